"""Whole numbers side by side in memory, four bytes each, as observations are written.

The compiled engine calls C in place of these functions (tools/numbers.h, made known to mypyc by tools/fastbuild.py): no number becomes an
object there. What they do is the same.
"""

from __future__ import annotations

import struct
from typing import Any, Final

WIDTH: Final = 4
FORM: Final = "i"  # as arrays and buffers call it
NUMBER: Final = struct.Struct(FORM)


def blank(count: int) -> bytearray:
    """So many numbers, all 0."""
    return bytearray(WIDTH * count)


def copy_numbers(numbers: bytearray, buffer: Any) -> bool:
    """Copy all of them to a buffer of as many numbers of the same kind; False: it is another, and nothing was copied."""
    with memoryview(buffer) as place:
        fits = place.format == FORM and place.nbytes == len(numbers) and place.c_contiguous
        if fits:
            place.cast("B")[:] = numbers
    return fits


def put(out: bytearray, at: int, value: int) -> None:
    """The number at this place."""
    NUMBER.pack_into(out, WIDTH * at, value)


def put_row(out: bytearray, at: int, step: int, values: list[int], sized: bool) -> None:
    """These numbers, `step` places apart. Of a kind with a size each is one more than its value, and 0 where there is nothing."""
    for value in values:
        put(out, at, max(value + 1, 0) if sized else value)
        at += step


def put_ordered(out: bytearray, at: int, step: int, values: list[int], order: list[int], sized: bool) -> None:
    """The same in another order; where the order names an entry that is not there, the place is passed over."""
    for entry in order:
        if entry < len(values):
            put(out, at, max(values[entry] + 1, 0) if sized else values[entry])
        at += step


def put_cards(out: bytearray, at: int, cards: list[int], number: int) -> None:
    """The same number for each of these cards, each of which has its place from `at` on."""
    for card in cards:
        put(out, at + card, number)


def count_one(out: bytearray, at: int) -> None:
    """One more at this place."""
    put(out, at, NUMBER.unpack_from(out, WIDTH * at)[0] + 1)
