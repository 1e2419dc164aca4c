"""Opening a stored game: a real server on a database with thousands of them, running and finished, of all games, which are opened one
after another by somebody who looks on.

    python benchmarks/opening.py --stored 10000 --open 300

A few games of each kind are played at random and copied under other names. Told is the time from asking for a table's socket until its
welcome has come, in milliseconds, of tables that were not open yet; and the processor's time that the server had for it, which tells
more on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import os
import pathlib
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import connect

HERE: Final = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests"), str(HERE.parent / "src")]

from benchmarks.load import start_server  # noqa: E402 - a script finds its neighbours only now

from senki.build import is_compiled  # noqa: E402
from senki.server.archives import KIND as ARCHIVE  # noqa: E402
from senki.server.sqlstore import open_store  # noqa: E402
from senki.server.storage import Store, StoredDocument, StoredStep, StoredTable, Write  # noqa: E402

KINDS: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("ganymede", 2, {}), ("empire_rebellion", 2, {}), ("ares", 2, {}), ("ares", 4, {}), ("land_battles", 2, {}),
    ("land_battles", 4, {}), ("imperium", 3, {}), ("imperium", 6, {}),
]  # fmt: skip


@dataclasses.dataclass(frozen=True)
class Played:
    """A game with all that is kept of it."""

    name: str
    table: StoredTable
    steps: list[StoredStep]
    documents: list[StoredDocument]

    def writes(self, number: int) -> list[Write]:
        table_id = name_of(number)
        over = [StoredDocument(ARCHIVE, table_id, "", 0)] if self.table.status == "over" else []  # it need not be made while we measure
        return [
            dataclasses.replace(self.table, id=table_id),
            *(dataclasses.replace(step, table=table_id) for step in self.steps),
            *(dataclasses.replace(document, id=table_id) for document in self.documents),
            *over,
        ]


def name_of(number: int) -> str:
    return f"copy{number:06}"


def play(game: str, seats: int, options: dict[str, str], seed: int, most: int) -> Played:
    from server.desk import Desk

    desk = Desk(game, "p" * seats, options, seed=seed)
    desk.play({seat: desk.come(seat) for seat in range(seats)}, most)
    (table,) = desk.store.tables.values()
    return Played(f"{game} {seats}", table, desk.store.steps(table.id), list(desk.store.all_documents.values()))


def some_games(each: int) -> list[Played]:
    """Of each kind so many whole games, and as many that stopped half-way."""
    found: list[Played] = []
    for game, seats, options in KINDS:
        for seed in range(each):
            whole = play(game, seats, options, seed, 100_000)
            found += [whole, play(game, seats, options, seed, len(whole.steps) // 2)]
    return found


def fill(address: str, games: list[Played], count: int) -> None:
    """Each game is stored as a server does it; the rows are copied then."""
    store: Store = open_store(address)
    for number, played in enumerate(games):
        store.write(played.writes(number), complain)
    store.close()
    raw = sqlite3.connect(address)
    for table, key in (("tables", "id"), ("steps", "table_id"), ("documents", "id")):
        names = [row[1] for row in raw.execute(f"PRAGMA table_info({table})")]
        shown = ", ".join("?1" if name == key else name for name in names)
        for number in range(len(games), count):
            raw.execute(
                f"INSERT INTO {table} SELECT {shown} FROM {table} WHERE {key} = ?2", (name_of(number), name_of(number % len(games)))
            )
        raw.commit()
    raw.close()


def complain(error: Exception | None) -> None:
    if error is not None:
        raise SystemExit(f"the games cannot be stored: {error}")


def processor_time(pid: int) -> float:
    """Seconds, as exactly as the system counts them."""
    tasks = pathlib.Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


async def open_some(port: int, pid: int, numbers: list[int]) -> list[tuple[float, float]]:
    """Of each the seconds by the clock, and of the processor."""
    base, took = f"http://127.0.0.1:{port}", list[tuple[float, float]]()
    for number in numbers:
        began, before = time.perf_counter(), processor_time(pid)
        address = f"{base.replace('http', 'ws', 1)}/ws/tables/{name_of(number)}?after=0&partial=1"
        async with connect(address, origin=base, max_size=None, compression=None, close_timeout=1) as socket:  # type: ignore[arg-type]
            message: Any = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            took.append((time.perf_counter() - began, processor_time(pid) - before))
            if message["type"] != "welcome":
                raise SystemExit(f"{name_of(number)}: {message}")
        await asyncio.sleep(0.05)
    return took


@dataclasses.dataclass(frozen=True)
class Kind:
    """What is told of a game that was copied."""

    name: str
    status: str
    steps: int


def show(games: list[Kind], numbers: list[int], took: list[tuple[float, float]]) -> bool:
    rows: dict[tuple[str, str], list[tuple[float, float, int]]] = {}
    for number, (clock, processor) in zip(numbers, took, strict=True):
        played = games[number % len(games)]
        rows.setdefault((played.name, played.status), []).append((clock * 1000, processor * 1000, played.steps))
    for (name, status), found in sorted(rows.items()):
        steps = f"{min(row[2] for row in found)} to {max(row[2] for row in found)} steps"
        clock, used = ([row[column] for row in found] for column in (0, 1))
        print(f"{name:>20} {status:<8} {len(found):>4} opened, {steps:<18} {told(clock)}; {told(used)}")
    print(f"all, by the clock: {told([1000 * one[0] for one in took])} ms; processor: {told([1000 * one[1] for one in took])} ms")
    print(f"load average {os.getloadavg()[0]:.1f}")
    return max(one[0] for one in took) <= 0.2


def told(times: list[float]) -> str:
    return f"median {statistics.median(times):5.1f}, p99 {sorted(times)[int(0.99 * len(times))]:5.1f}, most {max(times):5.1f}"


def make(path: pathlib.Path, each: int, count: int) -> None:
    """The database, and beside it what was played."""
    games, began = some_games(each), time.monotonic()
    fill(str(path), games, count)
    path.with_suffix(".json").write_bytes(msgspec.json.encode([(game.name, game.table.status, len(game.steps)) for game in games]))
    steps = sum(len(games[number % len(games)].steps) for number in range(count))
    print(f"{count} games with {steps} steps, {path.stat().st_size // 1_000_000} MB, stored in {time.monotonic() - began:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--open", type=int, default=300, help="how many of them are opened, by chance")
    parser.add_argument("--each", type=int, default=2, help="games that are played of each kind, whole and half")
    parser.add_argument("--folder", type=pathlib.Path, help="where the database is kept for another time; a temporary one if none is given")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = (asked.folder or pathlib.Path(folder)) / "senki.db"
        if not path.exists():
            make(path, asked.each, asked.stored)
        games = [Kind(*row) for row in msgspec.json.decode(path.with_suffix(".json").read_bytes())]
        numbers = random.Random(5).sample(range(asked.stored), asked.open)
        print(f"compiled: {is_compiled()}; load average before: {os.getloadavg()[0]:.1f}")
        process, port = start_server(str(path)) if numbers else (None, 0)
        if process is None:
            return
        try:
            well = show(games, numbers, asyncio.run(open_some(port, process.pid, numbers)))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)
    if not well:
        raise SystemExit("one took more than 200 ms")


if __name__ == "__main__":
    main()
