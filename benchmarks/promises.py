"""What the server promises, tried much more often than the tests do it: kills under load, kills of the store alone, malformed messages.

    python benchmarks/promises.py malformed --messages 1000000
    python benchmarks/promises.py kills --kills 500                  (a whole server on SQLite, players at its sockets)
    python benchmarks/promises.py store --kills 500 --postgres       (a writer of thousands of moves a second; or on SQLite)

Each is the test's own code (tests/server), so what it checks stands there; a line every now and then tells how far it has come, and the
first thing that is wrong ends it. Kills of several servers on PostgreSQL: benchmarks/several.py.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import os
import pathlib
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any, Final

HERE: Final = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests")]
os.environ.setdefault("SENKI_GAMES", "small_games")

BLOCK: Final = 25_000  # messages to a table


def said(text: str, began: float) -> None:
    print(f"{text}; {time.monotonic() - began:.0f} s, load average {os.getloadavg()[0]:.1f}", flush=True)


def malformed(messages: int) -> None:
    """Damaged and invented messages at a table: each gets one typed error, and the table stays as it was."""
    security: Any = importlib.import_module("server.test_security")
    began = time.monotonic()
    for block in range(-(-messages // BLOCK)):
        security.test_malformed_messages_change_nothing_and_get_one_typed_error_each(block)
        said(f"{(block + 1) * BLOCK} messages, no effect and no fault", began)


def kills(count: int, players: int) -> None:
    """A server with players, killed after every few dozen moves; what is stored is compared with what each player was told."""
    killing: Any = importlib.import_module("server.test_kill")
    began = time.monotonic()
    done = acknowledged = 0
    while done < count:  # some at a time, each on a new database
        with tempfile.TemporaryDirectory() as folder:
            report = asyncio.run(killing.Harness(pathlib.Path(folder), players, 7 + done).run(min(5, count - done), (20, 60), 0))
        killing.check(report)
        done, acknowledged = done + report.kills, acknowledged + report.acknowledged
        said(f"{done} kills, none of {acknowledged} acknowledged moves lost or doubled", began)


@contextlib.contextmanager
def addresses(postgres: bool) -> Iterator[Any]:
    """Makes an address of a new, empty database."""
    if not postgres:
        with tempfile.TemporaryDirectory() as folder:
            yield lambda number: str(pathlib.Path(folder) / f"{number}.db")
        return
    module: Any = importlib.import_module("server.postgres")
    programs = module.find_programs()
    if programs is None:
        raise SystemExit(module.WHY_NOT)
    server = module.Postgres(programs)
    try:
        yield lambda number: server.new_database()
    finally:
        server.remove()


def store(count: int, postgres: bool) -> None:
    """A process that writes and says what is stored, killed at a random moment; then the database is opened and compared."""
    killing: Any = importlib.import_module("server.test_kill")
    opening: Any = importlib.import_module("senki.server.sqlstore")
    rng, began, acknowledged = random.Random(11), time.monotonic(), 0
    with addresses(postgres) as address_of:
        told: dict[str, int] = {}
        address = ""
        for number in range(count):
            if number % 20 == 0:
                address, told = address_of(number), {}
            before = sum(told.values())
            told |= killing.kill_writer(address, rng.uniform(0.05, 0.8))
            acknowledged += sum(told.values()) - before
            kept = opening.open_store(address)
            for name, last in told.items():
                found = [step.seq for step in kept.steps(name)]
                if found != list(range(1, len(found) + 1)) or len(found) < last:
                    raise SystemExit(f"kill {number + 1}: {name}: step {last} was acknowledged, {len(found)} are stored")
            kept.close()
            if (number + 1) % 10 == 0:
                said(f"{number + 1} kills, none of {acknowledged} acknowledged steps lost or doubled", began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["malformed", "kills", "store"])
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--players", type=int, default=16)
    parser.add_argument("--postgres", action="store_true", help="the store alone, on PostgreSQL")
    asked = parser.parse_args()
    if asked.what == "malformed":
        malformed(asked.messages)
    elif asked.what == "kills":
        kills(asked.kills, asked.players)
    else:
        store(asked.kills, asked.postgres)


if __name__ == "__main__":
    main()
