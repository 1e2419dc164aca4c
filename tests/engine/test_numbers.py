"""Numbers in memory, as the interpreted engine puts them there; that the compiled one does the same is seen by its observations."""

from __future__ import annotations

import struct
from array import array

import pytest

from senki.engine.numbers import (
    ALL,
    AMONG,
    BY_LIST,
    FORM,
    NONE,
    OWN,
    PAIRED,
    PLAIN,
    REAL,
    SEATED,
    SIZED,
    blank,
    byte_at,
    clear,
    copy_numbers,
    copy_row,
    count_one,
    mark,
    mark_buffer,
    put,
    put_byte,
    put_cards,
    put_lists,
    put_real,
    put_row,
    put_seen,
    put_there,
)


def numbers(out: bytearray) -> list[int]:
    return array(FORM, out).tolist()


def test_single_numbers_and_counts() -> None:
    out = blank(4)
    put(out, 1, -7)
    count_one(out, 3)
    count_one(out, 3)
    assert numbers(out) == [0, -7, 0, 2]


def test_rows_with_gaps_and_numbers_of_a_kind_as_one_more() -> None:
    out = blank(5)
    put_row(out, 0, 2, [4, -1, 6], SIZED, 2, 1, 0)
    assert numbers(out) == [5, 0, 0, 0, 7]
    put_row(out, 1, 2, [4, -1], PLAIN, 2, 1, 0)
    assert numbers(out) == [5, 4, 0, -1, 7]


@pytest.mark.parametrize(
    "how, width, values, written",
    [
        (SEATED, 1, [0, 1, 2, 3, -1], [3, 1, 2, 4, 0]),  # three seats, seen from seat 1: seat 1 is the first, what is no seat stays
        (PAIRED, 4, [4, 3, -1], [1, 12, 0]),
        (AMONG, 1, [0b001, 0b010, 0b110, -1], [0b100, 0b001, 0b011, 0b111]),
    ],
)
def test_seats_are_counted_from_the_observing_one(how: int, width: int, values: list[int], written: list[int]) -> None:
    out = blank(len(values))
    put_row(out, 0, 1, values, how, 3, width, 1)
    assert numbers(out) == written


@pytest.mark.parametrize(
    "sight, per, listing, written",
    [
        (ALL, 1, [], [20, 0, 0, 0, 10, 0]),
        (OWN, 1, [], [1, 20, 0, 0, 0, 0]),
        (OWN, 2, [], [1, 20, 0, 0, 1, 10]),
        (OWN, 1, [1, 0], [1, 20, 0, 0, 1, 10]),
        (NONE, 1, [], [0, 0, 0, 0, 0, 0]),
        (BY_LIST, 1, [0b10, -1], [1, 20, 0, 0, 1, 10]),
        (BY_LIST, 1, [0b01, 0], [0, 0, 0, 0, 0, 0]),
    ],
)
def test_another_order_as_far_as_it_is_seen(sight: int, per: int, listing: list[int], written: list[int]) -> None:
    """Seen from seat 1, where with two entries to a seat both are seat 0's."""
    out, me = blank(6), 0 if per == 2 else 1
    put_seen(out, 0, 2, 3, [10, 20], [1, 5, 0], PLAIN, 2, 1, sight, per, listing, me)
    assert numbers(out) == written


def test_without_an_order_entries_stand_as_they_are() -> None:
    out = blank(3)
    put_seen(out, 0, 1, 2, [10, 20, 30], [], SIZED, 2, 1, ALL, 1, [], 0)
    assert numbers(out) == [11, 21, 0]


@pytest.mark.parametrize("order, written", [([], [1, 0, 1, 0, 0, 0]), ([2, 0, 1], [0, 0, 1, 0, 1, 0])])
def test_flags_of_what_is_there(order: list[int], written: list[int]) -> None:
    out = blank(6)
    put_there(out, 0, 2, 3, 2, order)
    assert numbers(out) == written


def test_lists_and_bags_and_what_is_too_long() -> None:
    out = blank(10)
    assert put_lists(out, 0, 5, 2, [[7, 8], [9]], [1, 0], 3, False, True, PLAIN, 2, 1, OWN, 1, [], 1) == 0
    assert numbers(out) == [1, 1, 9, 0, 0, 0, 2, 0, 0, 0]
    out = blank(10)
    assert put_lists(out, 0, 5, 2, [[2, 0, 2], [1]], [], 3, True, False, SIZED, 2, 1, OWN, 1, [], 0) == 0
    assert numbers(out) == [1, 3, 1, 0, 2, 0, 0, 0, 0, 0]
    assert put_lists(blank(10), 0, 5, 2, [[], [1, 2, 3, 4]], [], 3, False, True, PLAIN, 2, 1, ALL, 1, [], 0) == 4


def test_cards_have_their_places() -> None:
    out = blank(6)
    put_cards(out, 2, [3, 0], 9)
    assert numbers(out) == [0, 0, 9, 0, 0, 9]


def test_a_place_outside_is_refused() -> None:
    with pytest.raises(struct.error):
        put(blank(2), 2, 1)


@pytest.mark.parametrize("form, count, fits", [("i", 2, True), ("f", 2, True), ("d", 2, False), ("i", 3, False), ("f", 1, False)])
def test_only_numbers_of_the_same_kind_are_copied_as_they_are(form: str, count: int, fits: bool) -> None:
    out, buffer = blank(2), array(form, [8] * count)
    put(out, 1, 5)
    assert copy_numbers(out, buffer) == fits
    assert buffer.tolist() == ([0, 5] if fits else [8] * count)


def test_rows_of_larger_memory() -> None:
    row, out = blank(2), blank(6)
    put(row, 1, 7)
    copy_row(row, out, 2)
    assert numbers(out) == [0, 0, 0, 0, 0, 7]
    for outside in (3, -1):
        with pytest.raises(IndexError):
            copy_row(row, out, outside)
    clear(row)
    assert numbers(row) == [0, 0]


def test_bytes_and_parts_of_a_whole() -> None:
    out = bytearray(8)
    put_byte(out, 2, 1)
    assert [byte_at(out, place) for place in range(4)] == [0, 0, 1, 0]
    put_real(out, 1, 333, 1000)
    assert array(REAL, out)[1] == array(REAL, [0.333])[0]


@pytest.mark.parametrize("options, marked", [([0, 2], [5, 7]), ([9, 1], [6, 8]), ([], [])])
def test_marks_of_options_and_of_the_way_out(options: list[int], marked: list[int]) -> None:
    out = bytearray([1] * 12)
    mark(out, 2, 10, options, 3, 3, 9)
    assert [place for place, byte in enumerate(out) if byte] == [0, 1, *marked]
    buffer = array("b", [1] * 10)
    assert mark_buffer(buffer, 10, options, 3, 3, 9)
    assert buffer.tobytes() == out[2:]
    assert not mark_buffer(buffer, 11, options, 3, 3, 9)


@pytest.mark.parametrize("option, way_out", [(3, -1), (4, 9), (-1, -2)])
def test_an_option_without_a_number_is_refused(option: int, way_out: int) -> None:
    with pytest.raises(IndexError):
        mark(bytearray(10), 0, 10, [option], 3, 3, way_out)
