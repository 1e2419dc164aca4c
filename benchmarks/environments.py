"""Steps a second behind the interfaces of learning agents, beside PettingZoo's own connect four, in one run.

    make fast && make rl && .venv/bin/pip install pygame-ce && .venv/bin/python benchmarks/environments.py

connect four needs pygame to be imported. Each row: random legal actions from the masks, observations of the acting seat read at every step.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

import senki.api
from senki.api.pettingzoo import aec_env
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng

SECONDS = 2.0
ROUNDS = 3


def rate(run: Callable[[], int]) -> float:
    """The best of some rounds, which is the one least disturbed."""
    best = 0.0
    for _ in range(ROUNDS):
        steps, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            steps += run()
        best = max(best, steps / (time.perf_counter() - begun))
    return best


def aec_game(env: object) -> int:
    """One game through the AEC interface."""
    rng, steps = np.random.default_rng(1), 0
    env.reset()  # type: ignore[attr-defined]
    for _ in env.agent_iter():  # type: ignore[attr-defined]
        seen, _, over, cut, info = env.last()  # type: ignore[attr-defined]
        if over or cut:
            env.step(None)  # type: ignore[attr-defined]
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))  # type: ignore[attr-defined]
        steps += 1
    return steps


def plain_game(game: str) -> int:
    """One game through senki.api: observation into a buffer, legal actions as a list."""
    env = senki.api.make(game) if game not in MADE else MADE[game].clone(len(MADE))
    MADE.setdefault(game, env.clone())
    buffer, rng, steps = np.empty(env.observation_size, np.int32), Rng(1), 0
    while not env.over:
        env.observe(env.seat, buffer)
        legal = env.legal()
        env.step(legal[rng.below(len(legal))])
        steps += 1
    return steps


MADE: dict[str, senki.api.Environment] = {}


def main() -> None:
    from pettingzoo.classic import connect_four_v3

    peer = connect_four_v3.raw_env()
    base = rate(lambda: aec_game(peer))
    print(f"{'PettingZoo connect_four':36} {base:10,.0f} steps/s   1.0")
    for game in game_ids():
        env = aec_env(game)
        through = rate(lambda env=env: aec_game(env))
        plain = rate(lambda game=game: plain_game(game))
        seats = find_game(game).info.seats[0]
        print(f"{f'{game}, {seats} seats, AEC':36} {through:10,.0f} steps/s {through / base:5.1f}")
        print(f"{f'{game}, {seats} seats, senki.api':36} {plain:10,.0f} steps/s {plain / base:5.1f}")


if __name__ == "__main__":
    main()
