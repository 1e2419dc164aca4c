"""Simulations: what is counted, that the number of processes makes no difference, and the intervals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from senki.agents.roster import UnknownAgent
from senki.engine.catalog import find_game
from senki.engine.game import Outcome
from senki.engine.packs import PackError
from senki.lab.matches import PARTS, Match, Tally, allowed_seats, count_outcome, play_batch, seat_plan, simulate
from senki.lab.statistics import wilson
from small_games import leduc, standoff


@pytest.mark.parametrize(
    "wins,games,low,high",
    [
        (0, 10, 0.0, 0.2775),  # Wilson 1927; Newcombe 1998 gives the figures of the next three
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_wilson_without_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("seats", [["random", "random"], ["random", "greedy"]])
def test_jobs_make_no_difference(seats: list[str]) -> None:
    one = simulate(leduc.GAME, seats, 90, 4, jobs=1)
    two = simulate(leduc.GAME, seats, 90, 4, jobs=2)
    assert replace(one, seconds=0) == replace(two, seconds=0)
    assert replace(one, seconds=0) != replace(simulate(leduc.GAME, seats, 90, 5), seconds=0)


def test_longer_run_begins_with_the_same_games() -> None:
    """Game k depends on the seed and on k only."""
    short, long = Tally(wins=[0, 0]), simulate(leduc.GAME, ["random", "greedy"], 60, 4)
    for first in range(0, 60, 20):
        short.add(play_batch(Match("leduc", ("random", "greedy"), (), None, 4), first, 20))
    assert (short.events, short.decisions, short.games) == (long.events, long.decisions, long.games)
    assert [parts / PARTS for parts in short.wins] == long.wins


def test_counts_are_the_lines_of_the_log() -> None:
    """Leduc: two cards are dealt, a third unless somebody folds; the same definition with agents inside and outside the rules."""
    for seats in (["random"], ["greedy"], ["random", "greedy"]):
        result = simulate(leduc.GAME, seats, 50, 1)
        assert 2 * 50 <= result.events - result.decisions <= 3 * 50
        assert result.decisions >= 50
        assert sum(result.wins) == 50


def test_progress_adds_up() -> None:
    done: list[int] = []
    simulate(leduc.GAME, ["random"], 450, 1, progress=done.append)
    assert sum(done) == 450
    assert len(done) > 100


def test_seats_rotate() -> None:
    """Over an even number of games both agents had both seats equally often, so an agent's games are the match's."""
    result = simulate(leduc.GAME, ["random", "greedy"], 10, 1)
    assert {name: agent.games for name, agent in result.agents.items()} == {"random": 10, "greedy": 10}


def test_seat_plans() -> None:
    ganymede, hearts = find_game("ganymede"), find_game("hearts")
    assert seat_plan(ganymede, ["random"], None, {}) == ("random", "random")
    assert seat_plan(ganymede, ["random", "greedy", "random"], None, {}) == ("random", "greedy", "random")
    assert seat_plan(ganymede, ["random", "greedy"], 4, {}) == ("random", "greedy", "random", "greedy")
    assert seat_plan(ganymede, ["random", "greedy"], None, {"mode": "team"}) == ("random", "greedy", "random", "greedy")
    assert seat_plan(hearts, ["greedy", "random"], None, {}) == ("greedy", "random", "greedy", "random")
    assert allowed_seats(ganymede, {"mode": "team"}) == [4]
    with pytest.raises(ValueError, match="5 computer players are listed, but hearts is played with 4 seats"):
        seat_plan(hearts, ["random"] * 5, None, {})
    with pytest.raises(ValueError, match="at least one"):
        seat_plan(hearts, [], None, {})
    with pytest.raises(UnknownAgent):
        seat_plan(hearts, ["wise"], None, {})


def test_bad_settings_are_refused() -> None:
    with pytest.raises(ValueError, match="not 3"):
        simulate(leduc.GAME, ["random"], 1, 1, players=3)
    with pytest.raises(ValueError, match="no option"):
        simulate(leduc.GAME, ["random"], 1, 1, options={"a": "b"})
    with pytest.raises(PackError):
        simulate(find_game("ganymede"), ["random"], 1, 1, pack="/nowhere.toml")


def test_draws_are_shared_and_partners_count_once() -> None:
    table = standoff.GAME.setup(4, {"teams": "partners"}, None)
    tally = Tally(wins=[0] * 4)
    count_outcome(standoff.GAME, table, Outcome((3, 1, 3, 1), (0, 2)), ["a", "b", "a", "c"], tally)
    assert tally.wins == [PARTS, 0, PARTS, 0]
    assert tally.agent_games == {"a": 1, "b": 1, "c": 1}
    assert tally.agent_wins == {"a": PARTS, "b": 0, "c": 0}
    count_outcome(standoff.GAME, table, Outcome((3, 3, 3, 3), (0, 1, 2, 3)), ["a", "a", "a", "c"], tally)
    assert tally.wins == [PARTS + PARTS // 2, PARTS // 2, PARTS + PARTS // 2, PARTS // 2]
    assert tally.agent_games == {"a": 3, "b": 1, "c": 2}
    assert tally.agent_wins == {"a": 2 * PARTS, "b": 0, "c": PARTS // 2}
