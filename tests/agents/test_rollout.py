"""The player that plays out what the game thinks sensible, and takes what does better."""

from __future__ import annotations

from agents import tiny_games
from senki.agents.agent import Knowledge, Ranked
from senki.agents.rollout import WIDTH, RolloutAgent, Trial
from senki.engine.chance import Rng, Seeded
from senki.engine.playout import start_game


def ranked(game: tiny_games.TinyGame, agent: RolloutAgent) -> list[Ranked]:
    start = game.setup(game.seats, {}, None)
    table = start_game(start, game.first(start), Seeded(Rng(1)))
    found = agent.rank(Knowledge(game, table, table.seat, Rng(1)), Rng(2))
    assert agent.choose(Knowledge(game, table, table.seat, Rng(1)), Rng(2)) == found[0].option
    return found


def trial(results: list[int]) -> Trial:
    made = Trial(0)
    made.results.extend(results)
    return made


def test_what_does_better_is_taken_instead_of_the_likeliest() -> None:
    found = ranked(tiny_games.Mistaken(tiny_games.long_list), RolloutAgent(playouts=8))
    assert found[0] == Ranked(17, 8, 1.0)
    assert {row.option: row.visits for row in found[1:3]} == {0: 8, 1: 8}


def test_only_the_likeliest_are_tried() -> None:
    found = ranked(tiny_games.Mistaken(tiny_games.long_list), RolloutAgent(playouts=8, width=2))
    assert found[0].option == 0
    assert sorted(row.option for row in found if row.visits) == [0, 1]
    assert len(found) == tiny_games.OPTIONS


def test_the_likeliest_is_kept_where_nothing_does_better() -> None:
    found = ranked(tiny_games.Weighted(tiny_games.long_list), RolloutAgent(playouts=8))
    assert found[0].option == 0
    tried = [row.option for row in found if row.visits]
    assert len(tried) == WIDTH
    assert {0, 1, 2, 3, 4} < set(tried)  # those with weight, and one without


def test_a_game_without_opinions_is_played_out_at_random() -> None:
    assert ranked(tiny_games.TinyGame(tiny_games.long_list), RolloutAgent(playouts=4, width=tiny_games.OPTIONS))[0].option == 17


def test_what_does_worse_is_dropped() -> None:
    """The winning option is the likeliest here, and the other loses the first four playouts; then only one is left."""
    found = ranked(tiny_games.Mistaken(tiny_games.long_list, first=17), RolloutAgent(playouts=8))
    assert found[:2] == [Ranked(17, 4, 1.0), Ranked(1, 4, 0.0)]


def test_the_clock_leaves_at_least_one_playout_of_each() -> None:
    found = ranked(tiny_games.Mistaken(tiny_games.long_list), RolloutAgent(playouts=1 << 30, ms=1, sure=50))
    assert found[0].option == 17


def test_a_lead_is_counted_in_what_luck_explains() -> None:
    even = trial([0, 1000, 0, 1000])
    assert even.lead(even) == 0
    assert trial([1000, 1000, 0, 1000]).lead(even) == 100  # one table more
    assert trial([1000, 1000, 1000, 1000]).lead(even) > 140  # two
    assert trial([0, 0, 0, 1000]).lead(even) == -100
    assert trial([1000, 0]).lead(even) == 0  # only the tables that both have seen
