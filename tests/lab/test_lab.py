"""Simulations: what is counted, who sits where, that the number of processes makes no difference, that changing seats takes luck out."""

from __future__ import annotations

import statistics
from dataclasses import replace

import pytest

from senki.agents.roster import UnknownAgent
from senki.engine.catalog import find_game
from senki.engine.game import Outcome
from senki.engine.options import allowed_seats
from senki.engine.packs import PackError
from senki.lab.matches import (
    PARTS,
    Match,
    Played,
    Tally,
    count_block,
    make_match,
    play_batch,
    play_game,
    play_match,
    rotations,
    seat_plan,
    set_up,
    shares_of,
    simulate,
)
from senki.lab.statistics import Blocks
from small_games import leduc


@pytest.mark.parametrize("seats", [["random", "random"], ["random", "greedy"]])
def test_jobs_make_no_difference(seats: list[str]) -> None:
    one = simulate(leduc.GAME, seats, 90, 4, jobs=1)
    two = simulate(leduc.GAME, seats, 90, 4, jobs=2)
    assert replace(one, seconds=0) == replace(two, seconds=0)
    assert replace(one, seconds=0) != replace(simulate(leduc.GAME, seats, 90, 5), seconds=0)


def test_longer_run_begins_with_the_same_games() -> None:
    """Block k depends on the seed and on k only."""
    match = make_match(leduc.GAME, ["random", "greedy"], 4)
    short, long = Tally(), play_match(match, 60)
    for first in (20, 0, 10):
        short.add(play_batch(match, first, 10).tally)
    assert (short.events, short.decisions, short.games) == (long.events, long.decisions, long.games)
    assert [seat.wins / PARTS for seat in short.seats] == long.wins


def test_counts_are_the_lines_of_the_log() -> None:
    """Leduc: two cards are dealt, a third unless somebody folds; the same definition with agents inside and outside the rules."""
    for seats in (["random"], ["greedy"], ["random", "greedy"]):
        result = simulate(leduc.GAME, seats, 50, 1)
        assert 2 * 50 <= result.events - result.decisions <= 3 * 50
        assert result.decisions >= 50
        assert sum(result.wins) == 50


@pytest.mark.parametrize("game,thinking", [("leduc", 20), ("standoff", 4), ("ganymede", 8), ("hearts", 2)])
def test_watching_changes_nothing(game: str, thinking: int) -> None:
    """Random seats are answered inside the rules or by a driver that watches: the same random numbers at the same moments."""
    for agents, games in ((["random"], 24), (["random", "greedy"], thinking)):
        match = make_match(find_game(game), agents, 1)
        assert replace(play_match(match, games), seconds=0) == replace(play_match(replace(match, watched=True), games), seconds=0)


def test_progress_adds_up() -> None:
    done: list[int] = []
    play_match(make_match(leduc.GAME, ["random"], 1), 450, progress=done.append)
    assert sum(done) == 450
    assert len(done) > 1


# -- blocks -----------------------------------------------------------------------------------------------------------


def test_rotations() -> None:
    assert rotations(("a", "b")) == ((0, 1), (1, 0))
    assert rotations(("a", "a", "a")) == ((0, 1, 2),)
    assert rotations(("a", "b", "a", "b")) == ((0, 1, 2, 3), (1, 2, 3, 0))
    assert rotations(("a", "b", "b")) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


def test_whole_blocks_are_played() -> None:
    result = simulate(find_game("ganymede"), ["random", "random", "greedy"], 4, 1)
    assert (result.wanted, result.games, result.blocks, result.stopped) == (6, 6, 2, False)
    assert {name: agent.games for name, agent in result.agents.items()} == {"random": 12, "greedy": 6}


@pytest.mark.interpreted  # it derives from a game
def test_a_block_has_the_same_dice() -> None:
    """Leduc's deal: both seats have the same cards in both games of a block, and other cards in other blocks."""
    match = make_match(leduc.GAME, ["random", "greedy"], 9)
    setting = set_up(match)
    deals = []
    for block in range(8):
        dealt = set()
        for seating in match.seatings:
            hands: list[tuple[int, ...]] = []
            watched = replace(setting, game=Spy(hands))
            play_game(match, watched, block, seating)
            dealt.add(hands[-1])  # before that, greedy has looked at games that might be
        assert len(dealt) == 1
        deals.append(dealt.pop())
    assert len(set(deals)) > 4


class Spy(leduc.LeducGame):
    """Looks at the hands when the game is over."""

    def __init__(self, hands: list[tuple[int, ...]]) -> None:
        super().__init__()
        self.hands = hands

    def scores(self, table: object) -> list[int]:
        assert isinstance(table, leduc.Leduc)
        self.hands.append(tuple(card for hand in table.hands for card in hand))
        return super().scores(table)


def test_changing_seats_takes_luck_out() -> None:
    """What a player takes of a block varies less than what it would take of as many games with dice of their own."""
    match = Match("leduc", ("greedy", "greedy"), ((0, 1), (1, 0)), (), None, 2)
    blocks = play_batch(match, 0, 100).shares
    alone = sum(statistics.variance(block[place] for block in blocks) for place in range(2))
    assert statistics.variance(sum(block) for block in blocks) < 0.5 * alone


def test_the_same_player_twice_gives_two_different_games() -> None:
    """Each player thinks with random numbers of its own, so that a match against oneself is not the same game twice."""
    match = Match("leduc", ("random", "random"), ((0, 1), (1, 0)), (), None, 1)
    assert any(sum(shares) != PARTS for shares in play_batch(match, 0, 50).shares)


def test_seats_rotate() -> None:
    """Over whole blocks both agents had both seats equally often, so an agent's games are the match's."""
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


# -- wins -------------------------------------------------------------------------------------------------------------


def ended(winners: tuple[int, ...], sides: tuple[int, ...], players: tuple[int, ...]) -> Played:
    return Played(players, sides, *shares_of(Outcome((0,) * len(sides), winners), sides), (0,) * len(sides), 10, 20, None)


def test_draws_are_shared_and_partners_count_once() -> None:
    match = Match("standoff", ("a", "b", "a", "c"), ((0, 1, 2, 3),), (), None, 1)
    tally = Tally(seats=[Blocks() for _ in range(4)])
    sides = (0, 1, 0, 1)
    count_block(match, [ended((0, 2), sides, (0, 1, 2, 3))], tally)
    assert [seat.wins for seat in tally.seats] == [PARTS, 0, PARTS, 0]
    assert {name: (agent.games, agent.wins) for name, agent in tally.agents.items()} == {
        "a": (PARTS, PARTS),
        "b": (PARTS, 0),
        "c": (PARTS, 0),
    }
    count_block(match, [ended((0, 1, 2, 3), sides, (0, 2, 0, 3))], tally)
    assert [seat.wins for seat in tally.seats] == [PARTS + PARTS // 2, PARTS // 2, PARTS + PARTS // 2, PARTS // 2]
    assert {name: agent.games // PARTS for name, agent in tally.agents.items()} == {"a": 3, "b": 1, "c": 2}
    assert tally.agents["a"].wins == 2 * PARTS
    assert (tally.draws, tally.unwon, tally.games, tally.blocks) == (1, 0, 2, 2)


def test_share_of_a_player() -> None:
    """All that its seats have won; of a game that nobody won an even share."""
    free, teams = (0, 1, 2), (0, 1, 0, 1)
    assert ended((1,), free, (1, 0, 1)).share_of(0) == PARTS
    assert ended((0, 1), free, (1, 0, 1)).share_of(0) == PARTS // 2
    assert ended((0, 2), free, (1, 0, 1)).share_of(0) == 0
    assert ended((), free, (1, 0, 1)).share_of(0) == PARTS // 3
    assert ended((), free, (1, 0, 1)).winning_sides == 0
    assert ended((0, 2), teams, (0, 1, 0, 1)).share_of(0) == PARTS
    assert ended((0, 1, 2, 3), teams, (0, 1, 0, 1)).share_of(0) == PARTS // 2
    assert ended((0, 2), teams, (0, 1, 1, 1)).share_of(0) == PARTS // 2
