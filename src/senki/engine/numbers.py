"""Whole numbers side by side in memory, four bytes each, as observations are written.

The compiled engine calls C in place of these functions (tools/numbers.h, made known to mypyc by tools/fastbuild.py): no number becomes an
object there. What they do is the same.
"""

from __future__ import annotations

import array
import struct
from typing import Any, Final

WIDTH: Final = 4
FORM: Final = "i"  # as arrays and buffers call it
REAL: Final = "f"
NUMBER: Final = struct.Struct(FORM)
REAL_NUMBER: Final = struct.Struct(REAL)

PLAIN: Final = 0  # how a value is written: as it is,
SIZED: Final = 1  # with 1 added,
SEATED: Final = 2  # as a seat counted from the observing one,
PAIRED: Final = 3  # as such a seat with something of its own,
AMONG: Final = 4  # or as a set of seats, a bit each, counted from the observing one

ALL: Final = 0  # who sees an entry: everybody,
OWN: Final = 1  # whom it belongs to,
NONE: Final = 2  # nobody,
BY_LIST: Final = 3  # or those whom a list names
EVERYONE: Final = -1  # as in senki.engine.table


def blank(count: int) -> bytearray:
    """So many numbers, all 0."""
    return bytearray(WIDTH * count)


def copy_numbers(numbers: bytearray, buffer: Any) -> bool:
    """Copy all of them to a buffer of as many numbers of the same kind, or of real numbers of four bytes; False: it is another, and nothing
    was copied."""
    with memoryview(buffer) as place:
        fits = place.format in (FORM, REAL) and place.nbytes == len(numbers) and place.c_contiguous
        if fits and place.format == FORM:
            place.cast("B")[:] = numbers
        elif fits:
            place.cast("B")[:] = array.array(REAL, memoryview(numbers).cast(FORM)).tobytes()
    return fits


def copy_memory(numbers: bytearray, buffer: Any) -> bool:
    """Copy all of them to a buffer of as many bytes, whatever it calls them; False: it is another, and nothing was copied."""
    with memoryview(buffer) as place, place.cast("B") as there:
        fits = len(there) == len(numbers)
        if fits:
            there[:] = numbers
    return fits


def copy_row(numbers: bytearray, out: bytearray, row: int) -> None:
    """Copy all of them to a row of a larger stretch of memory that has rows of as many."""
    place = len(numbers) * row
    if not 0 <= place <= len(out) - len(numbers):
        raise IndexError("a row outside of the memory")
    out[place : place + len(numbers)] = numbers


def clear(out: bytearray) -> None:
    """All 0 again."""
    out[:] = bytes(len(out))


def put_real(out: bytearray, at: int, value: int, whole: int) -> None:
    """A part of a whole, as a real number of four bytes."""
    REAL_NUMBER.pack_into(out, WIDTH * at, value / whole)


def mark(out: bytearray, at: int, count: int, options: list[int], first: int, size: int, way_out: int) -> None:
    """A row of so many bytes from `at` on: 1 for each of these options, else 0. Their places begin at `first`; the way out has the one
    behind all `size` others."""
    out[at : at + count] = bytes(count)
    for option in options:
        place = size if option == way_out else option
        if not (0 <= place < size or option == way_out) or first + place >= count:
            raise IndexError("an option without a number")
        out[at + first + place] = 1


def mark_buffer(buffer: Any, count: int, options: list[int], first: int, size: int, way_out: int) -> bool:
    """The same in a buffer of so many bytes; False: it has not so many, and nothing was written."""
    with memoryview(buffer) as place, place.cast("B") as there:
        fits = len(there) == count
        if fits:
            row = bytearray(count)
            mark(row, 0, count, options, first, size, way_out)
            there[:] = row
    return fits


def byte_at(out: bytearray, at: int) -> int:
    return out[at]


def put_byte(out: bytearray, at: int, value: int) -> None:
    out[at] = value


def put(out: bytearray, at: int, value: int) -> None:
    """The number at this place."""
    NUMBER.pack_into(out, WIDTH * at, value)


def put_row(out: bytearray, at: int, step: int, values: list[int], how: int, seats: int, width: int, me: int) -> None:
    """These numbers, `step` places apart, each written as `coded` says."""
    for value in values:
        put(out, at, coded(value, how, seats, width, me))
        at += step


def put_seen(
    out: bytearray,
    at: int,
    step: int,
    count: int,
    values: list[int],
    order: list[int],
    how: int,
    seats: int,
    width: int,
    sight: int,
    per: int,
    listing: list[int],
    me: int,
) -> None:
    """The same for so many places in an order (an empty one: as they are), as far as the seat sees them; unless all do, each behind a flag
    that it does. Where an entry is not there, its place is passed over."""
    for place in order or range(count):
        if place < len(values) and sees(place, sight, per, listing, me):
            if sight != ALL:
                put(out, at, 1)
            put(out, at + (sight != ALL), coded(values[place], how, seats, width, me))
        at += step


def put_there(out: bytearray, at: int, step: int, count: int, there: int, order: list[int]) -> None:
    """A flag for each of so many places in an order whose entry is one of the first `there`."""
    for place in order or range(count):
        if place < there:
            put(out, at, 1)
        at += step


def put_lists(
    out: bytearray,
    at: int,
    step: int,
    count: int,
    rows: list[list[int]],
    order: list[int],
    most: int,
    bag: bool,
    counted: bool,
    how: int,
    seats: int,
    width: int,
    sight: int,
    per: int,
    listing: list[int],
    me: int,
) -> int:
    """So many rows of numbers in an order: for each a flag that it is seen, how many it has as far as that may be known, and these; of a
    bag instead how many of each. What is given: 0, or how many a row has that has more than `most`."""
    for place in order or range(count):
        if place < len(rows):
            values = rows[place]
            if len(values) > most and not bag:
                return len(values)
            seen = sees(place, sight, per, listing, me)
            if seen:
                put(out, at, 1)
                if bag:
                    for value in values:
                        count_one(out, at + 1 + coded(value, how, seats, width, me))
                else:
                    put_row(out, at + 2, 1, values, how, seats, width, me)
            if seen or counted:
                put(out, at + 1, len(values))
        at += step
    return 0


def coded(value: int, how: int, seats: int, width: int, me: int) -> int:
    """A value as a number: plain as it is, else 0 where there is nothing. Seats are counted from the observing one."""
    if how == PLAIN:
        return value
    if how == AMONG:
        high = (1 << seats) - 1
        bits = value & high  # EVERYONE has all bits
        return (bits >> me) | ((bits << (seats - me)) & high)
    if value < 0:
        return 0
    if how == SIZED:
        return value + 1
    if how == SEATED:
        return counted_from(value, seats, me) + 1
    return counted_from(value // width, seats, me) * width + value % width + 1


def counted_from(seat: int, seats: int, me: int) -> int:
    """Counted from the observing one; what is no seat of this game stays as it is."""
    if seat >= seats:
        return seat
    return seat - me if seat >= me else seat - me + seats


def sees(place: int, sight: int, per: int, listing: list[int], me: int) -> bool:
    """May the seat see this row or entry? `listing` has for each its audience, or whether it is turned up."""
    if sight == ALL:
        return True
    if sight == OWN:
        return place // per == me or (bool(listing) and listing[place] != 0)
    return sight == BY_LIST and (listing[place] == EVERYONE or (listing[place] >> me) & 1 == 1)


def put_cards(out: bytearray, at: int, cards: list[int], number: int) -> None:
    """The same number for each of these cards, each of which has its place from `at` on."""
    for card in cards:
        put(out, at + card, number)


def count_one(out: bytearray, at: int) -> None:
    """One more at this place."""
    put(out, at, NUMBER.unpack_from(out, WIDTH * at)[0] + 1)


def ahead(thing: object, deep: bool) -> None:
    """A table will be stepped soon: the compiled engine has the processor fetch its memory meanwhile, or (deep) what it points to."""
