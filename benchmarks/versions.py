"""The speed of two versions of senki, measured in one run: each slice of one is followed by a slice of the other.

    git worktree add ../before b442e07         another version, compiled there with its own tools
    (cd ../before && make compiled)            to build/compiled; likewise here
    python benchmarks/versions.py ../before/build/compiled build/compiled
    python benchmarks/versions.py ../before/build/compiled build/compiled --only observation --rounds 60

Printed are the best slice of each, their ratio, and the median of the ratios of neighbouring slices (above 1: the second is the faster).
Times are of the processor. Random play is given in decisions of seats a second and in games a second; where a rule was changed, games have
other decisions, and both figures are needed. `sensible` is `senki sim GAME sensible sensible` in one process, in games a second.

The worker below is run by both, so it keeps to what both have; what differs stands in `Version`.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import json
import os
import resource
import statistics
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from typing import Any

SLICE = 0.08  # seconds
WHOLE_RUN = 2.0  # of `senki sim`, which also has to begin and to report
POSITIONS = 40  # of one game, along which copies and observations are measured
JOBS = [
    ("random", "leduc", 2),
    ("random", "hearts", 4),
    ("random", "ganymede", 2),
    ("random", "ganymede", 4),
    ("random", "empire_rebellion", 2),
    ("random", "ares", 2),
    ("random", "ares", 4),
    ("clone", "ares", 2),
    ("clone", "ares", 4),
    ("observation", "ganymede", 2),
    ("observation", "empire_rebellion", 2),
    ("observation", "ares", 2),
    ("observation", "ares", 4),
    ("sensible", "ganymede", 2),
    ("sensible", "empire_rebellion", 2),
]


def module(name: str) -> Any:
    return importlib.import_module(f"senki.{name}")


class Version:
    """The senki that this process has imported, by what both versions can do."""

    def __init__(self) -> None:
        self.table: Any = module("engine.table")
        self.playout: Any = module("engine.playout")
        self.rng: Any = module("engine.chance").Rng
        self.find_game: Any = module("engine.catalog").find_game
        self.made: dict[tuple[str, str, int], Callable[[int], int]] = {}

    def check_setting(self, game: Any, seats: int) -> Any:
        try:
            return module("engine.options").check_setting(game, seats, {})
        except ImportError:
            return module("engine.session").check_setting(game, seats, {})

    def job(self, what: str, game_id: str, seats: int) -> Callable[[int], int]:
        """Does the job so many times; gives how many decisions, copies, observations or games that were."""
        key = (what, game_id, seats)
        if key not in self.made:
            game = self.find_game(game_id)
            start = game.setup(seats, self.check_setting(game, seats), game.load_pack(None))
            self.made[key] = getattr(self, what)(game, start, seats)
        return self.made[key]

    def random(self, game: Any, start: Any, _seats: int) -> Callable[[int], int]:
        first, run = game.first(start), self.playout.run_games
        head = [game] if "game" in inspect.signature(run).parameters else []
        return lambda times: int(run(*head, start, first, 1, times))

    def positions(self, game: Any, start: Any) -> list[Any]:
        """Along one random game."""
        open_all, rng, found = self.table.Driver(), self.rng(5), []
        table = start.clone()
        self.table.begin(table, game.first(table), open_all)
        while table.seat != self.table.OVER:
            found.append(table.clone())
            self.table.apply(table, open_all, table.options[rng.below(len(table.options))])
        return found[:: max(1, len(found) // POSITIONS)]

    def clone(self, game: Any, start: Any, _seats: int) -> Callable[[int], int]:
        positions = self.positions(game, start)
        return lambda times: sum(1 for _ in range(times) for position in positions if position.clone() is not None)

    def observation(self, game: Any, start: Any, seats: int) -> Callable[[int], int]:
        """Into the caller's buffer; before there was one, a new list."""
        positions = self.positions(game, start)
        try:
            observer: Any = module("engine.observer").Observer(game, seats)
            buffer = array("i", [0] * observer.size)
            return lambda times: sum(1 for _ in range(times) for position in positions if observer.write(position, 0, buffer) is None)
        except ImportError:
            observe: Any = module("engine.observation").observation
            return lambda times: sum(1 for _ in range(times) for position in positions if observe(game, position, 0))

    def sensible(self, game: Any, _start: Any, _seats: int) -> Callable[[int], int]:
        cli = module("cli.main").cli

        def play(times: int) -> int:
            arguments = ["sim", game.info.id, "sensible", "sensible", "--games", str(times), "--jobs", "1", "--seed", "5", "--json"]
            with open(os.devnull, "w", encoding="utf-8") as nowhere:
                told, sys.stdout = sys.stdout, nowhere
                try:
                    cli(arguments, standalone_mode=False)
                finally:
                    sys.stdout = told
            return times

        return play


def work() -> None:
    """A worker: jobs come in, a line each; what was done, and the seconds it took, goes out."""
    version = Version()
    for line in sys.stdin:
        what, game_id, seats, times = json.loads(line)
        job = version.job(what, game_id, seats)
        began = processor_time()
        done = job(times)
        print(json.dumps([done, processor_time() - began]), flush=True)


def processor_time() -> float:
    """Of this process and of those that it has started and seen end."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime


class Worker:
    def __init__(self, path: str) -> None:
        paths = os.pathsep.join([path, os.path.join(path, os.pardir, os.pardir, "tests")])
        known = dict(os.environ, PYTHONPATH=paths, SENKI_GAMES="small_games")
        known.pop("SENKI_LIBRARIES", None)
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=known
        )

    def run(self, *job: object) -> tuple[int, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(job) + "\n")
        self.process.stdin.flush()
        done, seconds = json.loads(self.process.stdout.readline())
        return done, seconds

    def times_for_a_slice(self, *job: object) -> int:
        wanted = WHOLE_RUN if job[0] == "sensible" else SLICE
        times = 1
        while True:
            _, seconds = self.run(*job, times)
            if seconds > wanted / 3:
                return max(1, int(times * wanted / seconds))
            times *= 3


def compare(before: Worker, after: Worker, job: tuple[str, str, int], rounds: int) -> Iterator[str]:
    """A line for each way to count."""
    workers = (before, after)
    times = [worker.times_for_a_slice(*job) for worker in workers]
    rates: dict[str, tuple[list[float], list[float]]] = {job[0]: ([], [])}
    if job[0] == "random":
        rates["games"] = ([], [])
    for _ in range(rounds):
        for number, worker in enumerate(workers):
            done, seconds = worker.run(*job, times[number])
            rates[job[0]][number].append(done / seconds)
            if "games" in rates:
                rates["games"][number].append(times[number] / seconds)
    for name, (old, new) in rates.items():
        pairs = statistics.median(mine / its for mine, its in zip(new, old, strict=True))
        best = [max(old), max(new)]
        each = " ".join(f"{rate:12,.0f}/s {1e6 / rate:9.2f} µs" for rate in best)
        yield f"{name:12} {job[1]:17} {job[2]} {each}   best {best[1] / best[0]:6.3f}   pairs {pairs:6.3f}"


def main() -> None:
    if sys.argv[1:] == ["--work"]:
        work()
        return
    parser = argparse.ArgumentParser(description="Measure two compiled versions of senki in one run.")
    parser.add_argument("before", help="the folder that `make compiled` made in the other checkout")
    parser.add_argument("after", help="the same of this one")
    parser.add_argument("--rounds", type=int, default=30, help="slices of each")
    parser.add_argument("--only", action="append", choices=sorted({job[0] for job in JOBS}))
    parser.add_argument("--game", action="append")
    arguments = parser.parse_args()
    before, after = Worker(arguments.before), Worker(arguments.after)
    for job in JOBS:
        if job[0] in (arguments.only or [job[0]]) and job[1] in (arguments.game or [job[1]]):
            for line in compare(before, after, job, arguments.rounds):
                print(line, flush=True)


if __name__ == "__main__":
    main()
