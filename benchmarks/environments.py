"""Steps a second behind the interfaces of learning agents, beside the peers' own games, in one run.

    make compiled && SENKI_LIBRARIES=build/compiled/senki/compiled .venv/bin/python benchmarks/environments.py
    ... benchmarks/environments.py --write docs/benchmarks.md        writes the page of the documentation

PettingZoo's connect four needs pygame (pip install pygame-ce) to be imported, OpenSpiel's games pyspiel; without them their part is left
out. All play random legal actions and read the acting seat's observation at every step. Slices of all of them take turns, and each is
counted by its processor time; shown is the best slice, the one least disturbed by what else the machine did.
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
from senki.api.environment import begin_environment
from senki.api.pettingzoo import aec_env
from senki.api.setting import make_setting
from senki.build import is_compiled
from senki.engine.catalog import find_game, game_ids
from senki.engine.chance import Rng
from senki.engine.playout import run_games
from senki.engine.policies import AT_RANDOM
from senki.engine.table import apply

BYTES: Final = np.dtype(np.bool_)  # NumPy finds what is set much quicker among truth values
FEW: Final = 16  # tables of a small batch, which stay in the processor's cache,
MANY: Final = 256  # and of a large one
PEERS: Final = (  # OpenSpiel's own games in Python with hidden information, the quickest and the two nearest in size
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)
LIKE: Final = "python_block_dominoes"  # two seats, dealt hands, the nearest to the smallest of senki's

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
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            legal = mask.view(BYTES).nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
        return steps


class Engine:
    """Games inside the rules, without any interface: what no interface can be quicker than."""

    def __init__(self, game: str) -> None:
        self.setting: Final = make_setting(game, None, None, None, 0)
        self.seed = 0

    def __call__(self) -> int:
        self.seed += 1
        setting = self.setting
        return run_games(setting.game, setting.start, setting.first, self.seed, 3)


class Looking:
    """The same with an observation at every decision: what one that is looked at cannot be quicker than."""

    def __init__(self, game: str) -> None:
        self.setting: Final = make_setting(game, None, None, None, 0)
        self.rng: Final = Rng(1)
        self.seed = 0

    def __call__(self) -> int:
        self.seed += 1
        env, steps = begin_environment(self.setting, self.seed), 0
        table, observer, game, buffer = env.table, self.setting.observer, env.game, np.empty(env.observation_size, np.int32)
        while table.seat >= 0:
            observer.write(table, table.seat, buffer)
            apply(table, env.driver, AT_RANDOM.answer(game, table, self.rng))
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
        env, buffer, draw, steps = begin_environment(self.begun.setting, self.seed), self.buffer, random.random, 0
        while not env.over:
            env.observe(env.seat, buffer)
            legal = env.legal()
            env.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps


class Batched:
    """Some steps of many tables. A legal action for each is drawn by the batch, or by NumPy from the masks of all at once."""

    def __init__(self, game: str, tables: int, by_numpy: bool = False) -> None:
        self.batch: Final = make_batch(game, tables)
        self.rng: Final = np.random.default_rng(1)
        self.by_numpy: Final = by_numpy

    def __call__(self) -> int:
        batch = self.batch
        count = len(batch.tables)
        for _ in range(MANY // count):
            batch.step(self.drawn() if self.by_numpy else batch.draw())
        return MANY

    def drawn(self) -> Any:
        count = len(self.batch.tables)
        tables, places = np.nonzero(self.batch.masks.view(BYTES))
        options = np.bincount(tables, minlength=count)
        first = np.concatenate(([0], options.cumsum()[:-1]))
        return places[first + (self.rng.random(count) * options).astype(np.intp)]


class Spiel:
    """One game through OpenSpiel, chance drawn by its probabilities, observations through its observers (`make_py_observer`, which writes
    into an array). What players and chance do is counted alike."""

    def __init__(self, name: str) -> None:
        self.game: Final = importlib.import_module("pyspiel").load_game(name)
        self.observer: Final = importlib.import_module("open_spiel.python.observation").make_observation(self.game)

    @property
    def numbers(self) -> int:
        """In an observation."""
        return int(self.observer.tensor.size)

    def __call__(self) -> int:
        state, observer, draw, steps = self.game.new_initial_state(), self.observer, random.random, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), draw()))
                steps += 1
                continue
            observer.set_from(state, state.current_player())
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
    """The engine alone, one environment, PettingZoo's form of it, and many at once."""
    runs: dict[str, Steps] = {}
    if installed("pygame"):
        runs["peer"] = Aec(importlib.import_module("pettingzoo.classic.connect_four_v3").raw_env())
    for game in games:
        runs |= {f"rules {game}": Engine(game), f"looking {game}": Looking(game)}
        runs |= {f"aec {game}": Aec(aec_env(game)), f"plain {game}": Plain(game)}
        runs |= {f"few {game}": Batched(game, FEW), f"many {game}": Batched(game, MANY), f"numpy {game}": Batched(game, MANY, True)}
    rates = measured(runs, seconds, rounds)
    base = rates.get("peer")
    rows = [["PettingZoo's connect four", "84", "", "", f"{base:,.0f}", "1.0", "", "", "", "", ""]] if base else []
    for game in games:
        rules, looking, aec, plain, few, many, numpy = (
            rates[f"{kind} {game}"] for kind in ("rules", "looking", "aec", "plain", "few", "many", "numpy")
        )
        size = make_setting(game, None, None, None, 0).observer.size
        name = f"`{game}`, {find_game(game).info.seats[0]} seats" + ("" if is_compiled(game) or not is_compiled() else " (interpreted)")
        row = [f"{size:,}", f"{rules:,.0f}", f"{looking:,.0f}", f"{aec:,.0f}", f"{aec / base:.1f}" if base else ""]
        rows.append([name, *row, *(f"{rate:,.0f}" for rate in (plain, few, many, numpy)), f"{max(few, many) / plain:.1f}"])
    head = ["steps a second", "numbers seen", "rules alone", "rules and observation", "PettingZoo AEC", "of connect four", "`senki.api`"]
    return table([*head, f"batch of {FEW}", f"batch of {MANY}", "the same, NumPy draws", "batch : `senki.api`"], rows)


def spiel(games: list[str], seconds: float, rounds: int) -> str:
    """OpenSpiel's bridge beside OpenSpiel's own games that are written in Python."""
    if not installed("pyspiel"):
        return "OpenSpiel was not installed.\n"
    importlib.import_module("senki.api.openspiel")
    importlib.import_module("open_spiel.python.games")
    runs = {name: Spiel(name) for name in (*PEERS, *(f"senki_{game}(recall=False)" for game in games))}
    rates = measured({**runs}, seconds, rounds)
    most, like = max(rates[name] for name in PEERS), rates[LIKE]
    rows = []
    for name, run in runs.items():
        own = "OpenSpiel's " if name in PEERS else ""
        size = [f"{run.game.num_players()}", f"{run.game.num_distinct_actions():,}", f"{run.numbers:,}"]
        rows.append([f"{own}`{name}`", *size, f"{rates[name]:,.0f}", f"{rates[name] / like:.1f}", f"{rates[name] / most:.1f}"])
    return table(["OpenSpiel", "seats", "actions", "numbers seen", "actions a second", "of its block dominoes", "of its quickest"], rows)


PAGE: Final = """# Benchmarks

<!-- written by: python benchmarks/environments.py --write docs/benchmarks.md -->

Steps a second behind the interfaces of learning agents, beside the peers' own games, in one run: {where}, {libraries},
PettingZoo {zoo}, OpenSpiel {spiel}, NumPy {numpy}; load average {load:.0f} on {cores} cores when it ended. All play random legal
actions and read the acting seat's observation at every step. Slices of {seconds} s take turns, {rounds} of each; counted is their own
processor time, shown the best. Compare the columns with each other, not with another machine.

{environments}
"Rules alone" are random games inside the engine: no interface can be quicker. "Rules and observation" is a bare loop of Python around
them that reads an observation at every decision. A batch writes an observation and a mask for every table at every step, as PettingZoo's
form does. Its legal actions are drawn by the batch itself (`Batch.draw`); in the column after them by NumPy from the masks.

{openspiel}{left_out}
Observations are read through OpenSpiel's observers, its own games' too. What players and chance do is counted alike.

Speed of the engine itself, and of this version beside the one before: [speed](performance.md). `make bench` compares it with other engines.
"""


def page(games: list[str], seconds: float, rounds: int) -> str:
    peers = {name: importlib.metadata.version(name) if installed(module) else "not installed" for name, module in MODULES.items()}
    made = {"environments": environments(games, seconds, rounds), "openspiel": spiel(games, seconds, rounds)}
    missing = [f"`{game}`" for game in game_ids() if game not in games]
    made["left_out"] = f"\nNot measured in this run: {', '.join(missing)}.\n" if missing else ""
    where = f"Python {platform.python_version()} on {platform.machine()}"
    libraries = "compiled" if is_compiled() else "interpreted"
    facts: dict[str, Any] = {"where": where, "libraries": libraries, "load": os.getloadavg()[0], "cores": os.cpu_count()}
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
