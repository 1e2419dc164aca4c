"""The laboratory of Modern Land Battles' prices: forces, games between them, and what a regression finds in their results."""

from __future__ import annotations

import itertools
import json
import math
import pathlib
from collections import Counter

import pytest
from tools.land_balance import drawn, pairing, read_forces
from tools.land_fit import Sample, Shaken, dials_of, fit, load
from tools.land_forces import TYPES, draw_force, follows_tip, play, price, start_of, tally
from tools.land_search import changed, praised

from senki.agents.roster import find_agent
from senki.engine.chance import Rng
from senki.games.land_battles import GAME
from senki.games.land_battles.pack import ACTIONS, NATIONS, Cards


@pytest.fixture(scope="module")
def cards() -> Cards:
    return load(None)


@pytest.mark.parametrize("kind", TYPES)
def test_forces_are_of_their_type_and_cost_25(cards: Cards, kind: str) -> None:
    rng = Rng(3)
    forces = [draw_force(cards, nation, rng, kind) for nation in range(len(NATIONS) - 1)]  # insurgents have hardly any armour
    found = [force for force in forces if force is not None]
    assert len(found) >= 3
    for force in found:
        assert price(cards, force) == 25
        assert TYPES[kind](cards, force)
        assert len(set(force)) == len(force)


def test_a_game_is_played_with_the_forces_given(cards: Cards) -> None:
    """Twice the same with the same seed; what was done with the cards is noted."""
    rng = Rng(5)
    forces = drawn(cards, "tip")(0, rng), drawn(cards, "tip")(1, rng)
    assert all(follows_tip(cards, force) for force in forces)
    start = start_of(cards, (0, 1), {})
    one, other = play(start, forces, 8, noting=True), play(start, forces, 8, noting=True)
    assert one == other
    assert sum(one.halves) == 2
    assert {name for name, _ in one.used} <= one.drawn <= set(ACTIONS)
    found: Counter[str] = Counter()
    tally(found, one)
    assert found["games"] == 1


def test_seats_are_changed_in_a_pairing(cards: Cards) -> None:
    found = pairing(cards, (0, 1), drawn(cards, "tip"), {}, seed=1, games=2)
    assert found["games"] == 2
    assert 0 <= found["won"] <= 4


def test_shaken_numbers_are_the_same_for_all_copies_and_are_put_back(cards: Cards) -> None:
    usual = {name: numbers[:] for name, numbers in dials_of(cards).items()}
    shaken = Shaken(cards, Rng(1))
    shaken.shake()
    assert dials_of(cards) != usual
    for numbers in dials_of(cards).values():
        by_card = {name: {numbers[unit] for unit, other in enumerate(cards.unit_ids) if other == name} for name in cards.unit_ids}
        assert all(len(values) == 1 for values in by_card.values())
    shaken.put_back()
    assert dials_of(cards) == usual


def test_fit_finds_what_was_put_in(cards: Cards) -> None:
    """A made-up game in which one card is worth a point of log-odds, and beginning half of one."""
    rng = Rng(2)
    samples = []
    for _ in range(3000):
        has, first = int(rng.below(2)), 1 - 2 * int(rng.below(2))
        chance = 1 / (1 + math.exp(-(has + 0.5 * first)))
        samples.append(Sample({"a unit": 0.0}, {"usa-m1a1": has} if has else {}, first, float(int(rng.below(1000)) < 1000 * chance)))
    values = fit(cards, samples, own_worth=10)
    assert values.card["usa-m1a1"] == pytest.approx(1, abs=0.25)
    assert values.first == pytest.approx(0.5, abs=0.15)


def test_cards_of_equal_price_are_compared(cards: Cards) -> None:
    """Only those of the same nation; a card that wins two games of three stands above its equals."""
    has = [Sample({"a VP": 0.0}, {"usa-m60a3": place}, 1, won) for place, won in ((1, 1.0), (1, 1.0), (1, 0.0), (0, 0.5))] * 50
    spreads = fit(cards, has, own_worth=1.0).spreads(cards)
    assert all(one.points >= other.points for one, other in itertools.pairwise(spreads))
    for one in spreads:
        for name in (one.best, one.worst):
            number = cards.unit_ids.index(name)
            assert (cards.force_nation[number], cards.vp[number]) == (one.nation, one.vp)
    assert spreads[0].best == "usa-m60a3"
    assert spreads[0].points == pytest.approx(25 * math.log(2), rel=0.2)


def test_another_player_gets_the_same_forces(cards: Cards) -> None:
    """What is not given to it is asked of it, from what the seat knows; twice the same with the same seed."""
    rng = Rng(5)
    forces = drawn(cards, "tip")(0, rng), drawn(cards, "tip")(1, rng)
    agent = find_agent("rollout:playouts=1,cut=0", GAME)
    start = start_of(cards, (0, 1), {})
    one, other = (play(start, forces, 8, noting=True, agent=agent) for _ in range(2))
    assert one == other
    assert {name for name, _ in one.used} <= one.drawn
    assert one.used
    assert one != play(start, forces, 8, noting=True)


def test_candidates_of_a_search_cost_25(cards: Cards) -> None:
    values = fit(cards, [Sample({"a VP": 1.0}, {"cn-type99": 1}, 1, 1.0)])
    best = praised(cards, values, 1, Rng(4))[:2]
    for force in [*best, *changed(cards, best, Rng(6))]:
        assert price(cards, force) == 25
        assert {cards.force_nation[unit] for unit in force} == {1}


def test_forces_of_a_file_are_read_with_all_copies(cards: Cards, tmp_path: pathlib.Path) -> None:
    """Those that cost something else today are left out."""
    force = draw_force(cards, 1, Rng(9))
    assert force is not None
    named: dict[str, list[list[str]]] = {name: [] for name in NATIONS} | {
        NATIONS[1]: [[cards.unit_ids[unit] for unit in force], ["cn-type99"]]
    }
    path = tmp_path / "forces.json"
    path.write_text(json.dumps(named), encoding="utf-8")
    [found] = read_forces(cards, path)[1]
    assert [cards.unit_ids[unit] for unit in found] == [cards.unit_ids[unit] for unit in force]


def test_the_best_forces_found_cost_25(cards: Cards) -> None:
    """Those in the repository, from which docs/land-battles-balance.md is measured: two of each nation, at today's prices."""
    found = read_forces(cards, pathlib.Path(__file__).parents[2] / "tools" / "land_best.json")
    assert [len(found[nation]) for nation in range(len(NATIONS))] == [2] * len(NATIONS)
