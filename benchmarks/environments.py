"""Steps a second behind the interfaces of learning agents, beside the peers' own games, in one run.

    make compiled && SENKI_LIBRARIES=build/compiled/senki/compiled .venv/bin/python benchmarks/environments.py
    ... benchmarks/environments.py --write docs/benchmarks.md        writes the page of the documentation

PettingZoo's connect four needs pygame (pip install pygame-ce) to be imported, OpenSpiel's games pyspiel; without them their part is left
out. All play random legal actions, drawn in the same way, and read the acting seat's observation at every step. Slices of all of them take
turns, and each is counted by its processor time; shown is the best slice, the one least disturbed by what else the machine did.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import importlib.util
import os
import pathlib
import platform
import random
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

import senki.api
from senki.api.batched import make_batch
from senki.api.pettingzoo import aec_env
from senki.build import is_compiled
from senki.engine.catalog import find_game, game_ids

TABLES: Final = 256
PEERS: Final = ("python_block_dominoes", "python_team_dominoes", "python_liars_poker")  # OpenSpiel's own with hidden information

Steps = Callable[[], int]  # plays for a while, and says how many steps it was


class Aec:
    """One game through PettingZoo's AEC interface."""

    def __init__(self, env: Any) -> None:
        self.env: Final = env

    def __call__(self) -> int:
        env, draw, steps = self.env, random.random, 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
                continue
            legal = (seen["action_mask"] if "action_mask" in seen else info["action_mask"]).nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
        return steps


class Plain:
    """One game through senki.api: the observation into a buffer, legal actions as a list."""

    def __init__(self, game: str) -> None:
        self.begun: Final = senki.api.make(game)
        self.buffer: Final = np.empty(self.begun.observation_size, np.int32)
        self.seed = 0

    def __call__(self) -> int:
        self.seed += 1
        env, buffer, draw, steps = self.begun.clone(self.seed), self.buffer, random.random, 0
        while not env.over:
            env.observe(env.seat, buffer)
            legal = env.legal()
            env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps


class Batched:
    """Some steps of many tables; a legal action for each is drawn by NumPy for all at once."""

    def __init__(self, game: str) -> None:
        self.batch: Final = make_batch(game, TABLES)
        self.rng: Final = np.random.default_rng(1)

    def __call__(self) -> int:
        batch, rng = self.batch, self.rng
        tables, places = np.nonzero(batch.masks)
        counts = np.bincount(tables, minlength=TABLES)
        first = np.concatenate(([0], counts.cumsum()[:-1]))
        batch.step(places[first + (rng.random(TABLES) * counts).astype(np.intp)])
        return TABLES


class Spiel:
    """One game through OpenSpiel, chance drawn by its probabilities. What players and chance do is counted alike."""

    def __init__(self, name: str) -> None:
        self.game: Final = importlib.import_module("pyspiel").load_game(name)

    def __call__(self) -> int:
        state, draw, steps = self.game.new_initial_state(), random.random, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), draw()))
                steps += 1
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
            steps += 1
        return steps


def drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """What chance does, given a number from 0 to 1."""
    for action, share in outcomes:
        left -= share
        if left <= 0:
            return action
    return outcomes[-1][0]


def measured(runs: dict[str, Steps], seconds: float, rounds: int) -> dict[str, float]:
    """Steps a second of processor time, the best of some slices; those of all runs take turns."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run()
    for _ in range(rounds):
        for name, run in runs.items():
            steps, begun = 0, time.process_time()
            while (taken := time.process_time() - begun) < seconds:
                steps += run()
            found[name].append(steps / taken)
    return {name: max(rates) for name, rates in found.items()}


def installed(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join([f"| {' | '.join(head)} |", "|" + "---|" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def environments(games: list[str], seconds: float, rounds: int) -> str:
    """One environment, PettingZoo's form of it, and many at once."""
    runs: dict[str, Steps] = {}
    if installed("pygame"):
        runs["peer"] = Aec(importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env())
    for game in games:
        runs |= {f"aec {game}": Aec(aec_env(game)), f"plain {game}": Plain(game), f"batch {game}": Batched(game)}
    rates = measured(runs, seconds, rounds)
    base = rates.get("peer")
    rows = [["PettingZoo's connect four", f"{base:,.0f}", "1.0", "", "", "", ""]] if base else []
    for game in games:
        aec, plain, batch = (rates[f"{kind} {game}"] for kind in ("aec", "plain", "batch"))
        over = f"{aec / base:.1f}" if base else ""
        name = f"`{game}`, {find_game(game).info.seats[0]} seats" + ("" if is_compiled(game) or not is_compiled() else " (interpreted)")
        rows.append([name, f"{aec:,.0f}", over, f"{plain:,.0f}", f"{batch:,.0f}", f"{batch / plain:.1f}", f"{batch / aec:.1f}"])
    head = [
        "steps a second",
        "PettingZoo AEC",
        "of connect four",
        "`senki.api`",
        f"batch of {TABLES}",
        "batch : `senki.api`",
        "batch : AEC",
    ]
    return table(head, rows)


def spiel(games: list[str], seconds: float, rounds: int) -> str:
    """OpenSpiel's bridge beside OpenSpiel's own games that are written in Python."""
    if not installed("pyspiel"):
        return "OpenSpiel was not installed.\n"
    importlib.import_module("senki.api.openspiel")
    importlib.import_module("open_spiel.python.games")
    peers = [name for name in PEERS if name in importlib.import_module("pyspiel").registered_names()]
    runs: dict[str, Steps] = {name: Spiel(name) for name in peers}
    runs |= {game: Spiel(f"senki_{game}(recall=False)") for game in games}
    rates = measured(runs, seconds, rounds)
    best = rates.get(PEERS[0], 0.0)
    rows = [[f"OpenSpiel's `{name}`", f"{rates[name]:,.0f}", f"{rates[name] / best:.1f}"] for name in peers]
    rows += [[f"`senki_{game}(recall=False)`", f"{rates[game]:,.0f}", f"{rates[game] / best:.1f}" if best else ""] for game in games]
    return table(["OpenSpiel", "actions a second", "of its dominoes"], rows)


PAGE: Final = """# Benchmarks

<!-- written by: python benchmarks/environments.py --write docs/benchmarks.md -->

Steps a second behind the interfaces of learning agents, beside the peers' own games, in one run: {where}, {libraries},
PettingZoo {zoo}, OpenSpiel {spiel}, NumPy {numpy}; load average {load:.0f} on {cores} cores when it ended. All play random legal
actions, drawn in the same way, and read the acting seat's observation at every step. Slices of {seconds} s take turns, {rounds} of each;
counted is their own processor time, shown the best. Compare the columns with each other, not with another machine.

{environments}
A batch writes an observation and a mask for every table at every step, as the single environment does. It saves some of Python's part and
loses more: so many tables do not stay in the processor's cache, where a single one does.

{openspiel}
Speed of the engine itself, and of this version beside the one before: [speed](performance.md). `make bench` compares it with other engines.
"""


def page(games: list[str], seconds: float, rounds: int) -> str:
    peers = {name: importlib.metadata.version(name) if installed(module) else "not installed" for name, module in MODULES.items()}
    made = {"environments": environments(games, seconds, rounds), "openspiel": spiel(games, seconds, rounds)}
    where = f"Python {platform.python_version()} on {platform.machine()}"
    libraries = "compiled" if is_compiled() else "interpreted"
    facts = {"where": where, "libraries": libraries, "load": os.getloadavg()[0], "cores": os.cpu_count()}
    return PAGE.format(
        zoo=peers["pettingzoo"], spiel=peers["open-spiel"], numpy=peers["numpy"], seconds=seconds, rounds=rounds, **facts, **made
    )


MODULES: Final = {"pettingzoo": "pettingzoo", "open-spiel": "pyspiel", "numpy": "numpy"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", help="only these")
    parser.add_argument("--seconds", type=float, default=0.5, help="of a slice")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", type=pathlib.Path, help="the page to write")
    asked = parser.parse_args()
    made = page(asked.games or game_ids(), asked.seconds, asked.rounds)
    if asked.write:
        asked.write.write_text(made, encoding="utf-8")
    print(made)


if __name__ == "__main__":
    main()
