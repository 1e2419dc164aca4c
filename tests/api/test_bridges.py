"""The games behind PettingZoo and Gymnasium, by the peers' own suites."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from senki.api import IllegalAction
from senki.api.gymnasium import SenkiEnv
from senki.api.pettingzoo import aec_env, parallel_env
from senki.engine.catalog import find_game, game_ids

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
