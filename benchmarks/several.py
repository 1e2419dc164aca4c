"""Several servers on one PostgreSQL behind one address, killed at random under load: nothing acknowledged is lost or done twice, and games
go on at the others.

    python benchmarks/several.py --servers 2 --games 200 --kills 10 --rate 50

Prints the moves that were acknowledged, how long after a kill those who had lost their table had it back, and what is wrong in the database
at the end. PostgreSQL is made in a temporary folder (Debian: package postgresql). The proxy is a plain one of its own, which hands every
connection to the next server that takes it; its passing on of requests is what is measured, so it does not look at tables.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import pathlib
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

HERE: Final = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests")]
os.environ.setdefault("SENKI_GAMES", "small_games")

from benchmarks.client import LOST, Chair, Player  # noqa: E402 - a script finds its neighbours only now

T = TypeVar("T")
RUN: Final = HERE.parent / "tests" / "server" / "run_server.py"
KINDS: Final = {"hearts": ["me", *["hotseat"] * 3], "standoff": ["me", "hotseat"], "ganymede": ["me", "computer"]}
RESTART: Final = 1.0  # seconds until a dead server is started again
SETTING: Final = 10  # tables that are set at the same time
RELOADS: Final = 0.1  # how often somebody opens the page anew after a move, so that all servers have somebody


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
        return port


class Server:
    """One of the processes."""

    def __init__(self, database: str, folder: pathlib.Path, number: int) -> None:
        self.port: Final = free_port()
        self.database: Final = database
        self.log: Final = folder / f"server{number}.log"
        self.process: subprocess.Popen[bytes] | None = None
        paths = [str(HERE.parent / "src"), *(path for path in sys.path if path)]
        self.environment: Final = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}

    def start(self) -> None:
        command = [sys.executable, str(RUN), str(self.port), self.database, f"http://127.0.0.1:{self.port}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)

    def is_ready(self) -> bool:
        assert self.process is not None
        if self.process.poll() is not None:
            raise AssertionError(f"a server did not start:\n{self.log.read_text()[-3000:]}")
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5).close()
        except OSError:
            return False
        return True

    async def until_ready(self) -> None:
        while not await asyncio.to_thread(self.is_ready):
            await asyncio.sleep(0.05)

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait()


class Balancer:
    """The one address: each connection goes to the next server that takes it."""

    def __init__(self, ports: list[int]) -> None:
        self.ports: Final = itertools.cycle(ports)
        self.count: Final = len(ports)
        self.port = 0

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0, backlog=4096)
        self.port = server.sockets[0].getsockname()[1]
        return server

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in itertools.islice(self.ports, self.count):
            with contextlib.suppress(OSError):
                up, down = await asyncio.open_connection("127.0.0.1", port)
                await asyncio.gather(pipe(reader, down), pipe(up, writer))
                return
        writer.close()


async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()
    writer.close()


@dataclass
class Report:
    kills: int = 0
    games: int = 0
    acknowledged: int = 0
    lost: int = 0
    away: list[float] = field(
        default_factory=list
    )  # seconds from a kill until a game that was cut off went on, the slowest after each kill that cut one off
    errors: list[str] = field(default_factory=list)


class Run:
    """Some players with a game each, one after another, and a killer."""

    def __init__(self, database: str, folder: pathlib.Path, servers: int, games: int, rate: float, seed: int) -> None:
        self.servers: Final = [Server(database, folder, number) for number in range(servers)]
        self.balancer: Final = Balancer([server.port for server in self.servers])
        self.games: Final = games
        self.pause: Final = games / rate  # seconds between the moves of a game
        self.rng: Final = random.Random(seed)
        self.chairs: Final[list[Chair]] = []
        self.cut_off: Final[set[Chair]] = set()
        self.back: Final[list[float]] = []
        self.setting: Final = asyncio.Semaphore(SETTING)
        self.stopping = False
        self.report: Final = Report()

    @property
    def acknowledged(self) -> int:
        return sum(len(chair.acked) for chair in self.chairs)

    async def insist(self, call: Callable[[], Awaitable[T]]) -> T:
        while True:
            try:
                return await call()
            except LOST:
                await asyncio.sleep(0.2)

    async def play(self, number: int) -> None:
        rng = random.Random(self.rng.random())
        player = Player(self.balancer.port, f"player {number}")
        try:
            game = "ganymede" if number % 8 == 7 else "standoff" if number % 8 == 6 else "hearts"
            async with self.setting:
                await self.insist(player.enter)
            while not self.stopping:
                async with self.setting:
                    made = await self.insist(lambda: player.new_table(game, KINDS[game]))
                chair = Chair(player, made["id"], rng)
                self.chairs.append(chair)
                await chair.until_asked()
                while not chair.over and not self.stopping:
                    await chair.move()
                    await chair.until_asked()
                    if rng.random() < RELOADS:
                        await chair.close()
                        with contextlib.suppress(*LOST):
                            await chair.open()
                    await self.listen(chair, rng.uniform(0, 2 * self.pause))
                await chair.close()
        except Exception as error:
            self.report.errors.append(f"{type(error).__name__}: {error}")
        finally:
            await player.close()

    async def listen(self, chair: Chair, seconds: float) -> None:
        """Between two moves; who loses the table comes back at once."""
        until = time.monotonic() + seconds
        while not self.stopping and (left := until - time.monotonic()) > 0:
            if chair.connection is None:
                self.cut_off.add(chair)
            try:
                async with asyncio.timeout(left if chair not in self.cut_off else None):
                    await chair.listen()
            except TimeoutError:
                return
            except LOST:
                self.cut_off.add(chair)
                await chair.lose()
                continue
            if chair in self.cut_off:
                self.cut_off.discard(chair)
                self.back.append(time.monotonic())

    async def run(self, kills: int, between: float, seconds: float) -> Report:
        for server in self.servers:
            server.start()
        for server in self.servers:
            await server.until_ready()
        async with await self.balancer.start():
            tasks = [asyncio.create_task(self.play(number)) for number in range(self.games)]
            while len(self.chairs) < self.games and not self.report.errors:
                await asyncio.sleep(0.1)
            until = time.monotonic() + seconds
            while self.report.kills < kills and time.monotonic() < until:
                await asyncio.sleep(self.rng.uniform(0.5, 1.5) * between)
                if self.report.errors:
                    break
                await self.kill()
            await asyncio.sleep(between)
            self.stopping = True
            await asyncio.gather(*tasks)
        for server in self.servers:
            status = await asyncio.to_thread(server.end, signal.SIGTERM)
            if status:
                self.report.errors.append(f"a server ended with {status}")
        self.report.acknowledged, self.report.games = self.acknowledged, len(self.chairs)
        self.report.lost = sum(chair.lost for chair in self.chairs)
        return self.report

    async def kill(self) -> None:
        server = self.rng.choice(self.servers)
        self.back.clear()
        killed = time.monotonic()
        await asyncio.to_thread(server.end)
        self.report.kills += 1
        await asyncio.sleep(RESTART)
        server.start()
        await server.until_ready()
        while self.cut_off and not self.report.errors:
            await asyncio.sleep(0.05)
        if self.back:
            self.report.away.append(max(moment - killed for moment in self.back))


def look(address: str, run: Run) -> None:
    """What is stored: the acknowledged moves, in their order, each once."""
    from senki.server.sqlstore import open_store

    store = open_store(address)
    try:
        for chair in run.chairs:
            steps = store.steps(chair.table)
            moves = [step.client_id for step in steps if step.client_id.startswith("m")]
            acknowledged = [client_id for client_id, _ in chair.acked]
            if moves != acknowledged or max(Counter(moves).values(), default=0) > 1:
                run.report.errors.append(f"table {chair.table}: stored {moves[-4:]}, acknowledged {acknowledged[-4:]}")
            if [step.seq for step in steps] != list(range(1, len(steps) + 1)):
                run.report.errors.append(f"table {chair.table}: a step is missing")
    finally:
        store.close()


def show(report: Report) -> None:
    away = sorted(report.away)
    print(f"{report.kills} kills, {report.games} games, {report.acknowledged} moves acknowledged, {report.lost} connections lost")
    if away:
        slowest = f"median {away[len(away) // 2]:.1f} s, p95 {away[len(away) * 95 // 100]:.1f}, most {away[-1]:.1f}"
        print(f"{len(away)} of the kills cut somebody off; after each of them the slowest game went on within: {slowest}")
    print(f"load average {os.getloadavg()[0]:.1f}; wrong: {len(report.errors)}")
    for error in report.errors[:5]:
        print(f"  {error}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--rate", type=float, default=50.0, help="moves in a second, over all games")
    parser.add_argument("--between", type=float, default=5.0, help="seconds between kills, about")
    parser.add_argument("--seconds", type=float, default=3600.0, help="after so many no more kills are begun")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    from server.postgres import WHY_NOT, Postgres, find_programs

    programs = find_programs()
    if programs is None:
        raise SystemExit(WHY_NOT)
    postgres = Postgres(programs)
    try:
        with tempfile.TemporaryDirectory() as folder:
            address = postgres.new_database()

            async def measure() -> Run:
                run = Run(address, pathlib.Path(folder), options.servers, options.games, options.rate, options.seed)
                await run.run(options.kills, options.between, options.seconds)
                return run

            run = asyncio.run(measure())
            look(address, run)
            for server in run.servers:
                lines = [line for line in server.log.read_text().splitlines() if "Traceback" in line or "fault" in line]
                print(f"{server.log.name}: {len(lines)} faults {lines[:3]}")
            show(run.report)
    finally:
        postgres.remove()
    if run.report.errors:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
