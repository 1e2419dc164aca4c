"""Players by their specs: what can be said, and what is refused with a word of advice."""

from __future__ import annotations

import pytest

from senki.agents.blunder import BlunderingAgent
from senki.agents.rollout import RolloutAgent
from senki.agents.roster import LEVELS, PLAIN, UnknownAgent, find_agent, split_specs
from senki.agents.search import FlatAgent, SearchAgent
from senki.engine.catalog import find_game, game_ids
from senki.engine.game import USUAL_LEVELS
from senki.engine.playout import NO_CUT
from small_games import leduc

GANYMEDE = find_game("ganymede")


def test_settings_reach_the_players() -> None:
    search = find_agent("search:iterations=77,ms=500,form=one,cut=9,explore=300", GANYMEDE)
    assert isinstance(search, SearchAgent)
    assert (search.iterations, search.ms, search.many, search.cut, search.explore) == (77, 500, False, 9, 300)
    flat = find_agent("flat:playouts=64", leduc.GAME)
    assert isinstance(flat, FlatAgent)
    assert (flat.iterations, flat.ms, flat.depth, flat.cut) == (64, 0, 1, NO_CUT)
    rollout = find_agent("rollout:playouts=12,width=3,sure=80,ms=900", GANYMEDE)
    assert isinstance(rollout, RolloutAgent)
    assert (rollout.playouts, rollout.width, rollout.sure, rollout.ms, rollout.cut) == (12, 3, 80, 900, NO_CUT)
    blundering = find_agent("greedy:blunder=30", leduc.GAME)
    assert isinstance(blundering, BlunderingAgent)
    assert blundering.percent == 30
    assert blundering.agent is not None


def test_a_time_alone_is_the_only_limit() -> None:
    search = find_agent("search:ms=20", leduc.GAME)
    assert isinstance(search, SearchAgent)
    assert search.iterations > 1_000_000_000
    both = find_agent("search:ms=20,iterations=5", leduc.GAME)
    assert isinstance(both, SearchAgent)
    assert (both.iterations, both.ms) == (5, 20)


@pytest.mark.parametrize(
    "spec,wrong",
    [
        ("wise", "no computer player is called 'wise'; there are: random, sensible, greedy, rollout, flat, search, level"),
        ("search:iterations", "'search:iterations': 'iterations' is no setting; there are: iterations=..., ms=..., cut=..."),
        ("search:playouts=3", "'playouts=3' is no setting"),
        ("random:iterations=3", "'iterations=3' is no setting; there are: blunder=...$"),
        ("search:iterations=0", "iterations is a number from 1 to 1000000, not '0'"),
        ("search:iterations=-4", "not '-4'"),
        ("search:iterations=1e3", "not '1e3'"),
        ("search:iterations=99999999999999999999", "iterations is a number from 1 to 1000000"),
        ("search:iterations=1,iterations=2", "iterations is given twice"),
        ("search:form=both", "form is one or many, not 'both'"),
        ("greedy:blunder=101", "blunder is a number from 0 to 100, not '101'"),
        ("search:cut=5", "leduc cannot judge a game that is not over, so cut has no meaning there"),
        ("level:6", "there is no level '6'; there are: 1, 2, 3, 4, 5"),
        ("level:", "there is no level ''"),
    ],
)
def test_what_is_refused(spec: str, wrong: str) -> None:
    with pytest.raises(UnknownAgent, match=wrong):
        find_agent(spec, leduc.GAME)


@pytest.mark.parametrize("game_id", game_ids())
def test_every_level_of_every_game_is_there(game_id: str) -> None:
    game = find_game(game_id)
    assert len(game.levels()) == len(LEVELS)
    for level in LEVELS:
        assert find_agent(f"level:{level}", game) is not None


def test_usual_levels_need_nothing_of_a_game() -> None:
    for spec in USUAL_LEVELS:
        assert find_agent(spec, leduc.GAME) is not None
    assert set(PLAIN) >= {"random", "greedy", "flat", "search"}


def test_lists_of_players_are_split_between_players_only() -> None:
    assert split_specs("random, search:iterations=5,ms=7 ,level:3,flat:playouts=2,cut=0,greedy") == [
        "random",
        "search:iterations=5,ms=7",
        "level:3",
        "flat:playouts=2,cut=0",
        "greedy",
    ]
    assert split_specs("") == [""]
    assert split_specs("ms=5") == ["ms=5"]
