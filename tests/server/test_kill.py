"""The promise of durability (R1): the server is killed at random instants under load, and nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import functools
import multiprocessing
import os
import pathlib
import random
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
import pytest
from benchmarks.client import LOST, Chair, Player

from senki.server.game_record import Body, open_record
from senki.server.seats import read_seats, read_setting
from senki.server.sqlstore import open_store
from senki.server.storage import Store
from server import write_steps

T = TypeVar("T")
WRITERS = multiprocessing.get_context("forkserver")
KINDS = {
    "hearts": ["me", "hotseat", "hotseat", "hotseat"],
    "standoff": ["me", "hotseat"],
    "ganymede": ["me", "computer"],
}


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Server:
    """A real server process on a database file."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.port = free_port()
        self.database = folder / "senki.db"
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}

    def start(self) -> None:
        command = [sys.executable, str(pathlib.Path(__file__).with_name("run_server.py")), str(self.port), str(self.database)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def is_ready(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"the server did not start:\n{self.log.read_text()[-3000:]}")
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5).close()
        except OSError:
            return False
        return True

    async def until_ready(self) -> None:
        while not await asyncio.to_thread(self.is_ready):
            await asyncio.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()


@dataclass
class Report:
    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    tables: int = 0
    in_flight: int = 0  # stored, but the server was killed before it could say so
    errors: list[str] = field(default_factory=list)


class Harness:
    """Some players, each with one game after another, and a killer."""

    def __init__(self, folder: pathlib.Path, players: int, seed: int) -> None:
        self.folder = folder
        self.server = Server(folder)
        self.rng = random.Random(seed)
        self.players = players
        self.chairs: list[Chair] = []
        self.stopping = False
        self.report = Report()

    @property
    def acknowledged(self) -> int:
        return sum(len(chair.acked) for chair in self.chairs)

    async def play(self, number: int) -> None:
        """Game after game. What a single game cannot be is checked here; what is stored is checked by the killer and at the end."""
        rng = random.Random(self.rng.random())
        player = Player(self.server.port, f"player {number}")
        try:
            await self.insist(player.enter)
            while not self.stopping:
                game = "ganymede" if number % 8 == 7 else "standoff" if number % 8 == 6 else "hearts"
                made = await self.insist(functools.partial(player.new_table, game, KINDS[game]))
                chair = Chair(player, made["id"], rng)
                self.chairs.append(chair)
                await chair.until_asked()
                while not chair.over and not self.stopping:
                    await chair.move()
                    await chair.until_asked()
                await chair.close()
        except Exception as error:
            self.report.errors.append(f"{type(error).__name__}: {error}")
        finally:
            await player.close()

    async def insist(self, call: Callable[[], Awaitable[T]]) -> T:
        """A request that is made until it succeeds: what it makes may be made twice, which harms nobody."""
        while True:
            try:
                return await call()
            except LOST:
                await asyncio.sleep(0.1)

    async def run(self, kills: int, between: tuple[int, int], wanted: int) -> Report:
        """Kill so many times, each time after a random number of further moves, and go on until as many as wanted were acknowledged."""
        self.server.start()
        await self.server.until_ready()
        tasks = [asyncio.create_task(self.play(number)) for number in range(self.players)]
        for _ in range(kills):
            await self.until_acknowledged(self.acknowledged + self.rng.randint(*between))
            await asyncio.sleep(self.rng.uniform(0, 0.05))  # not just when an acknowledgement has come
            await asyncio.to_thread(self.server.end)
            self.report.kills += 1
            await asyncio.to_thread(self.check_copy, [(chair, len(chair.acked)) for chair in self.chairs])
            self.server.start()
            await self.server.until_ready()
        await self.until_acknowledged(max(wanted, self.acknowledged + between[0]))
        self.stopping = True
        await asyncio.gather(*tasks)
        await asyncio.to_thread(self.server.end, signal.SIGTERM)
        self.report.acknowledged = self.acknowledged
        self.report.lost = sum(chair.lost for chair in self.chairs)
        self.report.tables = len(self.chairs)
        self.check_end()
        return self.report

    async def until_acknowledged(self, count: int) -> None:
        while self.acknowledged < count and not self.report.errors:
            await asyncio.sleep(0.002)

    # -- checks -------------------------------------------------------------------------------------------------------

    def check_copy(self, chairs: list[tuple[Chair, int]]) -> None:
        """What a power cut would have left: the files as they are now, looked at in a copy, so that the server itself must recover them."""
        copy = self.folder / "copy.db"
        for end in ("", "-wal"):
            source = pathlib.Path(f"{self.server.database}{end}")
            if source.exists():
                shutil.copyfile(source, f"{copy}{end}")
        connection = sqlite3.connect(copy)
        try:
            if connection.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
                self.report.errors.append("the database is damaged")
            stored: dict[str, list[str]] = {}
            for table, client_id in connection.execute("SELECT table_id, client_id FROM steps ORDER BY table_id, seq"):
                stored.setdefault(table, []).append(client_id)
        finally:
            connection.close()
            for path in self.folder.glob("copy.db*"):
                path.unlink()
        for chair, count in chairs:
            self.compare(chair, count, stored.get(chair.table, []))

    def compare(self, chair: Chair, count: int, stored: list[str]) -> None:
        """Stored are the acknowledged moves, in their order, each once; and perhaps one more that could not be acknowledged any more."""
        acknowledged = [client_id for client_id, _ in chair.acked[:count]]
        moves = [client_id for client_id in stored if client_id.startswith("m")]
        if moves[: len(acknowledged)] != acknowledged:
            self.report.errors.append(f"table {chair.table}: acknowledged {acknowledged[-5:]}, stored {moves[-5:]}")
        if len(moves) > len(acknowledged) + 1 or max(Counter(moves).values(), default=0) > 1:
            self.report.errors.append(f"table {chair.table}: done twice: {moves[-5:]}, acknowledged {acknowledged[-5:]}")
        self.report.in_flight += len(moves) - len(acknowledged)

    def check_end(self) -> None:
        store = open_store(str(self.server.database))
        try:
            for chair in self.chairs:
                steps = store.steps(chair.table)
                moves = [step.client_id for step in steps if step.client_id.startswith("m")]
                if moves != [client_id for client_id, _ in chair.acked]:  # a player's own numbers leave out others' secret steps
                    self.report.errors.append(f"table {chair.table}: stored {moves[-3:]}, acknowledged {chair.acked[-3:]}")
                replay(store, chair.table)
        finally:
            store.close()
        connection = sqlite3.connect(self.server.database)
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        connection.close()


def replay(store: Store, table_id: str) -> None:
    """Go through a stored game again: every step must lead to its stored hash."""
    stored = store.table(table_id)
    assert stored is not None
    steps = store.steps(table_id)
    assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
    assert stored.seq == len(steps)
    game_record = open_record(stored.game, len(read_seats(stored.seats)), read_setting(stored.setting), stored.seed)
    for step in steps:
        game_record.again(msgspec.json.decode(step.body, type=Body), f"step {step.seq}")
        assert game_record.session.hash() == step.hash, f"table {table_id}: step {step.seq} does not lead to its stored hash"


def check(report: Report) -> None:
    print(f"\n{report.kills} kills, {report.acknowledged} moves acknowledged on {report.tables} tables, "
          f"{report.lost} connections lost, {report.in_flight} moves stored but not yet acknowledged when killed")  # fmt: skip
    assert not report.errors, report.errors[:5]
    assert report.lost > 0


def kill_writer(address: str, seconds: float) -> dict[str, int]:
    """Let a process write for a while, then kill it; by table: the last step that it said was stored. It is forked from one that has all
    modules already, since to start afresh takes longer than all else."""
    WRITERS.set_forkserver_preload([write_steps.__name__])
    mine, theirs = WRITERS.Pipe(duplex=False)
    process = WRITERS.Process(target=write_steps.write, args=(address, theirs), daemon=True)
    process.start()
    theirs.close()
    with mine, open(mine.fileno(), "rb", closefd=False) as lines_of:
        first = lines_of.readline()
        threading.Timer(seconds, process.kill).start()
        lines = [first, *lines_of]
    process.join()
    told: dict[str, int] = {}
    for line in lines:
        name, number = line.decode().split()
        assert int(number) > told.get(name, 0), f"out of order: {line!r}"
        told[name] = int(number)
    return told


def test_the_store_alone(address: str) -> None:
    """Without the rest of the server the store takes thousands of moves a second, and is killed in the middle of commits."""
    rng = random.Random(3)
    told: dict[str, int] = {}
    for _ in range(6):
        told |= kill_writer(address, rng.uniform(0.05, 0.8))
        store = open_store(address)
        for name, last in told.items():
            steps = store.steps(name)
            found = store.table(name)
            assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
            assert len(steps) >= last, f"{name}: step {last} was acknowledged, {len(steps)} are stored"
            assert found is not None
            assert found.seq == len(steps)  # the batch is whole
        store.close()
    print(f"\n6 kills, {sum(told.values())} steps acknowledged")
    assert sum(told.values()) > 1000
    if "://" not in address:
        connection = sqlite3.connect(address)
        assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
        connection.close()


def test_five_kills(tmp_path: pathlib.Path) -> None:
    report = asyncio.run(Harness(tmp_path, 8, 1).run(5, (20, 200), 500))
    check(report)
    assert report.kills == 5
    assert report.acknowledged >= 500


@pytest.mark.long
def test_twenty_five_kills(tmp_path: pathlib.Path) -> None:
    report = asyncio.run(Harness(tmp_path, 32, 2).run(25, (1000, 3000), 50_000))
    check(report)
    assert report.kills == 25
    assert report.acknowledged >= 50_000
