"""The games behind PettingZoo and Gymnasium, by the peers' own suites."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from senki.agents.roster import UnknownAgent
from senki.api import IllegalAction
from senki.api.gymnasium import SenkiEnv
from senki.api.pettingzoo import SenkiParallel, aec_env, parallel_env
from senki.engine.catalog import find_game, game_ids
from senki.engine.position import state_hash

with warnings.catch_warnings():  # where pygame is installed, PettingZoo's suite warns of its own games
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

SHIPPED = [game for game in game_ids() if find_game(game).__class__.__module__.startswith("senki.games.")]
EVERY = [(game, seats) for game in SHIPPED for seats in find_game(game).info.seats]  # of Twilight Imperium the whole game, its usual mode


@pytest.fixture(autouse=True)
def quietly() -> Iterator[None]:
    """The peers' suites warn about what is merely unusual, such as an observation that is no picture."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game, seats", EVERY)
def test_pettingzoo_aec(game: str, seats: int) -> None:
    api_test(aec_env(game, seats), num_cycles=60)


@pytest.mark.parametrize("game, seats", EVERY)
def test_pettingzoo_parallel(game: str, seats: int) -> None:
    parallel_api_test(parallel_env(game, seats), num_cycles=60)


@pytest.mark.parametrize("game", SHIPPED)
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: aec_env(game), num_cycles=40)


@pytest.mark.parametrize("game", SHIPPED)
def test_gymnasium(game: str) -> None:
    check_env(SenkiEnv(game, illegal="replace"), skip_render_check=True)


@pytest.mark.long
@pytest.mark.parametrize("game, seats", EVERY)
def test_gymnasium_with_every_number_of_seats(game: str, seats: int) -> None:
    check_env(SenkiEnv(game, seats, seat=seats - 1, illegal="replace"), skip_render_check=True)


def test_a_whole_game_by_masks_and_a_refused_action() -> None:
    env = SenkiEnv("ganymede", seats=2, seat=1, opponent="sensible")
    seen, _ = env.reset(seed=3)
    rng, over, reward = np.random.default_rng(1), False, 0.0
    while not over:
        assert (env.action_masks() == (seen["action_mask"] == 1)).all()
        with pytest.raises(IllegalAction):
            env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
        seen, reward, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert 0.0 <= reward <= 1.0
    assert env.render() != ""


@pytest.mark.parametrize("game", SHIPPED)
def test_what_agents_are_shown_is_what_the_environment_shows(game: str) -> None:
    env = aec_env(game)
    env.reset(seed=2)
    for agent in env.agent_iter(40):
        seen, _, over, _, _ = env.last()
        if over:
            break
        seat = env.number[agent]
        assert seen is not None
        assert seen["observation"].tolist() == env.env.observe(seat)
        assert np.flatnonzero(seen["action_mask"]).tolist() == env.env.legal(seat)
        assert not env.observe(env.possible_agents[seat - 1])["action_mask"].any() or len(env.env.waiting()) > 1
        env.step(np.int64(np.flatnonzero(seen["action_mask"])[-1]))


def played(game: str) -> SenkiParallel:
    """A parallel environment at a question that all seats are asked at once."""
    env = parallel_env(game)
    env.reset(seed=1)
    while len(env.env.waiting()) < 2:
        env.step({env.possible_agents[seat]: env.env.legal(seat)[0] for seat in env.env.waiting()})
    return env


def test_of_actions_given_together_all_are_taken_or_none() -> None:
    env = played("ganymede")
    first, second = (env.possible_agents[seat] for seat in env.env.waiting())
    legal = {name: env.env.legal(env.number[name])[0] for name in (first, second)}
    before = state_hash(env.env.game, env.env.table)
    wrong = next(action for action in range(env.env.actions) if action not in env.env.legal(env.number[second]))
    for actions, message in (
        (legal | {second: wrong}, f"{second}: action {wrong}"),
        ({first: legal[first]}, f"{second} is asked and must act; actions were given for {first}"),
        (legal | {second: "all"}, "an action is a whole number, not 'all'"),
    ):
        with pytest.raises(IllegalAction, match=message):
            env.step(actions)  # type: ignore[arg-type]
        assert state_hash(env.env.game, env.env.table) == before
    env.step(legal)
    assert state_hash(env.env.game, env.env.table) != before


def test_an_agent_out_of_turn_or_without_an_action_is_refused() -> None:
    env = aec_env("ganymede")
    env.reset(seed=1)
    before = state_hash(env.env.game, env.env.table)
    with pytest.raises(ValueError, match="is asked and must act"):
        env.step(None)
    with pytest.raises(IllegalAction, match="is not among the"):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))  # type: ignore[index]
    assert state_hash(env.env.game, env.env.table) == before


@pytest.mark.parametrize("wrong", [{"seat": 5}, {"opponent": "level:9"}, {"illegal": "ignore"}, {"seats": 9}, {"pack": "none.toml"}])
def test_a_wrong_setting_of_gymnasium_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises((ValueError, OSError, UnknownAgent), match=r"seat 5|9|ignore|none\.toml"):
        SenkiEnv("ganymede", **wrong)  # type: ignore[arg-type]
