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
EVERY: list[tuple[str, int, dict[str, str] | None]] = [(game, seats, None) for game in SHIPPED for seats in find_game(game).info.seats]
EVERY += [("imperium", seats, {"mode": "full"}) for seats in find_game("imperium").info.seats]


@pytest.fixture(autouse=True)
def quietly() -> Iterator[None]:
    """The peers' suites warn about what is merely unusual, such as an observation that is no picture."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game, seats, options", EVERY)
def test_pettingzoo_aec(game: str, seats: int, options: dict[str, str] | None) -> None:
    api_test(aec_env(game, seats, options), num_cycles=60)


@pytest.mark.parametrize("game, seats, options", EVERY)
def test_pettingzoo_parallel(game: str, seats: int, options: dict[str, str] | None) -> None:
    parallel_api_test(parallel_env(game, seats, options), num_cycles=60)


@pytest.mark.parametrize("game, options", [*((game, None) for game in SHIPPED), ("imperium", {"mode": "full"})])
def test_pettingzoo_seeds(game: str, options: dict[str, str] | None) -> None:
    seed_test(lambda: aec_env(game, options=options), num_cycles=40)


@pytest.mark.parametrize("game, options", [*((game, None) for game in SHIPPED), ("imperium", {"mode": "full"})])
def test_gymnasium(game: str, options: dict[str, str] | None) -> None:
    check_env(SenkiEnv(game, options=options, illegal="replace"), skip_render_check=True)


@pytest.mark.long
@pytest.mark.parametrize("game, seats, options", EVERY)
def test_gymnasium_with_every_number_of_seats(game: str, seats: int, options: dict[str, str] | None) -> None:
    check_env(SenkiEnv(game, seats, options, seat=seats - 1, illegal="replace"), skip_render_check=True)


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
