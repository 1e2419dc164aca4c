"""What choices cost: on positions whose best answer is known, and over games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.frames import Row
from senki.lab.matches import make_match, set_up
from senki.lab.regrets import MOST_OPTIONS, Probing, decisions, is_above, regret, some_options, try_options
from small_games import leduc


def probing(agent: str, count: int = 4, playouts: int = 8) -> Probing:
    return Probing(replace(make_match(leduc.GAME, [agent], 7), watched=True), count, playouts)


def test_the_decisions_are_those_of_the_game() -> None:
    match = probing("random").match
    seen = [(table.key, choice) for table, choice in decisions(match, set_up(match), 3)]
    assert seen == [(table.key, choice) for table, choice in decisions(match, set_up(match), 3)]
    assert seen


def test_a_game_that_is_tried_stays_as_it_is() -> None:
    match = probing("random").match
    for table, choice in decisions(match, set_up(match), 1):
        before = (list(table.options), table.seat, table.key)
        tried = try_options(leduc.GAME, table, choice, 8, Rng(1))
        assert tried is not None
        assert (list(table.options), table.seat, table.key) == before


def test_options_that_are_tried() -> None:
    options = some_options(list(range(40)), 7, Rng(1))
    assert options[0] == 7
    assert len(set(options)) == MOST_OPTIONS
    assert some_options([3, 5], 5, Rng(1)) == [5, 3]


def test_above_noise() -> None:
    assert is_above([1000, 1000, 1000, 0], [0.0, 0.0, 0.0, 0.0])
    assert not is_above([1000, 0, 1000, 0], [0.0, 1000.0, 0.0, 1000.0])
    assert not is_above([0, 0], [0.0, 0.0])


def test_a_random_player_loses_more_than_a_sensible_one() -> None:
    """At Ganymede's choices of parts and defenders; going on after a stop gives the same."""
    lost = {}
    for agent in ("random", "sensible"):
        match = replace(make_match(find_game("ganymede"), [agent], 5, 2), watched=True)
        kept: list[Row] = []
        whole = regret(Probing(match, 3, 8), 8, 1, lambda _: None, [], kept.extend)
        assert len(kept) == whole.games == 8
        assert regret(Probing(match, 3, 8), 8, 1, lambda _: None, kept[:3], None) == whole
        costs = [cost for _, cost in whole.ordered()]
        assert sum(cost.lost.games for cost in costs) == 24
        lost[agent] = sum(cost.lost.wins for cost in costs)
    assert lost["random"] > lost["sensible"]


def test_one_playout_is_not_enough() -> None:
    with pytest.raises(ValueError, match="at least two playouts"):
        probing("random", 1, 1)
