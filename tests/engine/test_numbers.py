"""Numbers in memory, as the interpreted engine puts them there; that the compiled one does the same is seen by its observations."""

from __future__ import annotations

import struct
from array import array

import pytest

from senki.engine.numbers import FORM, blank, copy_numbers, count_one, put, put_cards, put_ordered, put_row


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
    put_row(out, 0, 2, [4, -1, 6], True)
    assert numbers(out) == [5, 0, 0, 0, 7]
    put_row(out, 1, 2, [4, -1], False)
    assert numbers(out) == [5, 4, 0, -1, 7]


def test_another_order_passes_over_what_is_not_there() -> None:
    out = blank(4)
    put_ordered(out, 0, 1, [10, 20], [1, 5, 0], False)
    assert numbers(out) == [20, 0, 10, 0]


def test_cards_have_their_places() -> None:
    out = blank(6)
    put_cards(out, 2, [3, 0], 9)
    assert numbers(out) == [0, 0, 9, 0, 0, 9]


def test_a_place_outside_is_refused() -> None:
    with pytest.raises(struct.error):
        put(blank(2), 2, 1)


@pytest.mark.parametrize("form, count, fits", [("i", 2, True), ("f", 2, False), ("i", 3, False)])
def test_only_numbers_of_the_same_kind_are_copied_as_they_are(form: str, count: int, fits: bool) -> None:
    out, buffer = blank(2), array(form, [8] * count)
    put(out, 1, 5)
    assert copy_numbers(out, buffer) == fits
    assert buffer.tolist() == ([0, 5] if fits else [8] * count)
