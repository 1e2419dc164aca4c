"""What a seat sees, as numbers: part by part, seat by seat, hidden and empty told apart."""

from __future__ import annotations

import pathlib
from array import array
from typing import cast

import pytest

from engine.lowering_cases.importing import load_text
from engine.lowering_cases.zoo import GAME, Zoo
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.encoding import Code
from senki.engine.observed import TooMany, check_sizes
from senki.engine.observer import Observer
from senki.engine.table import Driver, begin
from senki.engine.zones import AUDIENCE, NUMBER, SEAT, Kind, Pair, fields_of
from small_games import skirmish

WATCHED = Driver()
OBSERVER = Observer(GAME, 2)
SKIRMISH = Observer(skirmish.GAME, 2)


def start() -> Zoo:
    t = cast(Zoo, GAME.setup(2, {}, None))
    begin(t, GAME.first(t), WATCHED)
    return t


def part_of(observer: Observer, name: str, seen: list[int]) -> list[int]:
    part = next(part for part in observer.parts if part.name == name)
    return seen[part.start : part.start + part.length]


ENCODED: dict[str, tuple[list[int], list[int]]] = {
    "number": ([7], [7]),
    "flag": ([2], [2]),
    "leader": ([0], [0]),  # nobody
    "order": ([2, 2, 1], [2, 1, 2]),  # seats as each counts them, itself being 1
    "turned": ([4, 1, 1, 1, 2], [4, 1, 1, 1, 2]),
    "bids": ([2, 1, 30, 0, 0], [2, 1, 40, 0, 0]),  # the own bid first; the other's is hidden
    "notes": ([3, 1, 50, 0, 0, 1, 70], [3, 0, 0, 0, 0, 1, 70]),
    "purse": ([0, 2, 0, 0, 0], [0, 2, 0, 0, 0]),
    "coins": ([1, 3, 1, 2, 0], [1, 3, 1, 2, 0]),
}


@pytest.mark.parametrize("field", ENCODED)
def test_each_seat_gets_the_numbers_of_what_it_sees(field: str) -> None:
    for seat, wanted in enumerate(ENCODED[field]):
        assert part_of(OBSERVER, field, OBSERVER.observe(start(), seat)) == wanted


def test_of_cards_it_is_told_where_each_of_them_lies() -> None:
    """Zones are counted in the order of the table, those of seats with the own first; cards that are not seen lie nowhere."""
    t = start()
    seen = [part_of(OBSERVER, "card:card", OBSERVER.observe(t, seat))[:16] for seat in (0, 1)]
    assert [card for card, zone in enumerate(seen[0]) if zone] == [0, 4, 5, 7, 8, 10, 12, 13, 14]
    assert [card for card, zone in enumerate(seen[1]) if zone] == [0, 6, 9, 10, 11, 12, 14]
    assert seen[0][4] == seen[0][5] == seen[1][6]  # each its own hand
    assert seen[0][10] != seen[1][10]  # a unit of seat 1, turned up


def test_parts_fill_an_observation_without_gaps() -> None:
    at = 0
    for part in OBSERVER.parts:
        assert part.start == at
        at += part.length
    assert len(OBSERVER.observe(start(), 0)) == OBSERVER.size == at


@pytest.mark.parametrize("form", ["i", "h", "q", "f", "d"])
def test_an_observation_is_written_into_any_buffer_of_numbers(form: str) -> None:
    t = start()
    buffer = array(form, [9] * OBSERVER.size)
    OBSERVER.write(t, 0, buffer)
    assert list(buffer) == OBSERVER.observe(t, 0)


def test_its_length_stays_when_cards_move() -> None:
    t = start()
    t.hands[0] += t.deck
    t.deck = []
    t.notes = [50]
    t.order = ()
    assert len(OBSERVER.observe(t, 0)) == OBSERVER.size


def test_it_does_not_change_with_what_is_hidden() -> None:
    t = start()
    for seat in (0, 1):
        wanted = OBSERVER.observe(t, seat)
        for seed in range(20):
            assert OBSERVER.observe(determinize(GAME, t, seat, Rng(seed)), seat) == wanted


def test_a_list_longer_than_declared_is_refused_and_the_next_observation_is_right() -> None:
    t = start()
    wanted = OBSERVER.observe(t, 0)
    t.notes = [50] * 9
    with pytest.raises(TooMany, match="notes has 9 entries, declared are 3 at most"):
        OBSERVER.observe(t, 0)
    assert OBSERVER.observe(start(), 0) == wanted


def test_a_buffer_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a buffer of 3 numbers"):
        OBSERVER.write(start(), 0, array("i", [0, 0, 0]))


def test_an_empty_place_is_not_the_last_card() -> None:
    code = Code(Kind("card", 50), 2)
    assert [code.write(value, 0) for value in (-1, 0, 49)] == [0, 1, 50]


def test_numbers_of_seats_are_counted_from_the_observing_seat() -> None:
    force = Pair("force", SEAT, Kind("place", 64))
    assert [Code(SEAT, 4).write(seat, 3) for seat in range(4)] == [2, 3, 4, 1]
    assert Code(force, 4).write(force.of(3, 5), 3) == 6
    assert Code(force, 4).write(force.of(0, 5), 3) == 64 + 6
    assert Code(NUMBER, 4).write(-7, 3) == -7
    assert [Code(AUDIENCE, 3).write(bits, 1) for bits in (0b010, 0b001, -1, 0)] == [0b001, 0b100, 0b111, 0]


def test_rows_are_written_row_by_row_the_own_first() -> None:
    t = skirmish.GAME.setup(2, {}, None)
    assert isinstance(t, skirmish.Skirmish)
    t.squads.order[:] = [0, 1, 1, 0]
    t.squads.strength[:] = [1, 2, 3, 4]
    t.squads.medals[3] = [0, 0]
    block = next(part for part in SKIRMISH.parts if part.name == "squads")
    rows, width = block.shape
    seen = part_of(SKIRMISH, "squads", SKIRMISH.observe(t, 1))
    own, other = seen[:width], seen[2 * width : 3 * width]
    assert rows == 6
    assert own[:5] == [1, 3, 1, 2, 1]  # there, strength, the order is seen, "charge", not open
    assert other[:5] == [1, 1, 0, 0, 1]  # another's order is not seen
    assert seen[width + 5 : width + 9] == [1, 2, 2, 2]  # medals: seen, two, of seat 0, who sits at the left


def test_units_on_different_buildings_are_told_apart() -> None:
    t = skirmish.GAME.setup(2, {}, None)
    assert isinstance(t, skirmish.Skirmish)
    for _ in range(2):
        t.camp[0].add()
    t.camp[0].worth[:] = [3, 1]
    one = SKIRMISH.observe(t, 0)
    t.camp[0].worth[:] = [1, 3]
    assert SKIRMISH.observe(t, 0) != one
    hidden = SKIRMISH.observe(t, 1)
    t.camp[0].worth[:] = [3, 1]
    assert SKIRMISH.observe(t, 1) == hidden


LOOSE = """
from __future__ import annotations

from typing import Annotated

from senki.engine.procedure import table
from senki.engine.table import Table
from senki.engine.zones import public


@table
class Loose(Table):
    loose: Annotated[list[int], public()]
"""


def test_a_list_without_a_length_is_refused(tmp_path: pathlib.Path) -> None:
    check_sizes("zoo", fields_of(start()))
    with pytest.raises(TypeError, match=r"zoo: field loose needs slots=..., the most entries it can have"):
        check_sizes("zoo", fields_of(load_text(LOOSE, tmp_path).Loose()))
