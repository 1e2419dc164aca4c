"""Load on a real server (R2): games with two players each, moves at a steady rate, every one durable before it is acknowledged.

    python benchmarks/load.py --games 200 --rate 100 --seconds 30
    python benchmarks/load.py --games 50 --rate 50 --beside 20             beside 20 tables with somebody against a computer of level 5

Prints the time from when a move was due until its acknowledgement arrived (so that waiting for a slow server counts), errors and memory.
The generator runs on the same machine and takes processor time of its own. All limits of the server are in force: the players come from
twenty addresses of this machine, as many would. Whoever plays against a computer answers at once, so that it always has to choose; told is
the time from when it was asked until its answer has come.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import pathlib
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

HERE: Final = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from benchmarks.client import LOST, Json, Player  # noqa: E402 - a script finds its neighbours only now

ADDRESSES: Final = 20
PROGRAM: Final = "import sys; from senki.server.serve import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"


@dataclass
class Figures:
    late: list[float] = field(default_factory=list)  # seconds from when a move was due to its acknowledgement
    errors: list[str] = field(default_factory=list)
    skipped: int = 0  # moves that no table was ready for
    messages: int = 0
    processor: float = 0.0  # seconds of the server's processor time while moves were made: tells more than latency on a busy machine
    computers: list[float] = field(default_factory=list)  # seconds from when a computer was asked to its answer
    less: int = 0  # answers of which the table was told that less is thought


class Seat:
    """A player's socket at a table, which listens all the time."""

    def __init__(self, player: Player, table: str, figures: Figures) -> None:
        self.player = player
        self.table = table
        self.figures = figures
        self.state: Json = {}
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.numbers = itertools.count(1)
        self.welcomed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.socket = await self.player.socket(self.table, -1)
        self.task = asyncio.create_task(self.listen(self.socket))
        await asyncio.wait_for(self.welcomed.wait(), 30)

    async def listen(self, connection: ClientConnection) -> None:
        try:
            async for data in connection:
                self.figures.messages += 1
                self.take(msgspec.json.decode(data))
            self.figures.errors.append(f"a socket was closed: {connection.close_code}")
        except LOST as error:
            self.figures.errors.append(f"a socket was lost: {error}")

    def take(self, message: Json) -> None:
        if message["type"] in ("welcome", "step"):
            self.state = message["state"]
            self.welcomed.set()
        elif message["type"] in ("ack", "refused"):
            future = self.waiting.pop(message["id"], None)
            if future is not None and not future.done():
                future.set_result(message)

    def is_asked(self) -> bool:
        return bool(self.state.get("decisions")) and not self.waiting

    async def move(self, due: float, rng: random.Random) -> None:
        assert self.socket is not None
        seat, decision = rng.choice(sorted(self.state["decisions"].items()))
        number = f"m{next(self.numbers)}"
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[number] = future
        move = {"type": "move", "id": number, "seq": self.state["seq"], "seat": int(seat), "answers": [rng.choice(decision["options"])]}
        try:
            await self.socket.send(msgspec.json.encode(move).decode())
            reply = await asyncio.wait_for(future, 10)
        except LOST as error:
            self.figures.errors.append(f"no answer: {type(error).__name__}")
            return
        # In a sealed choice the other seat may have moved on in between: that is no error of the server's.
        if reply["type"] == "ack" or reply.get("error") == "stale":
            self.figures.late.append(time.perf_counter() - due)
        else:
            self.figures.errors.append(f"refused: {reply}")


class Duel:
    """Somebody against a computer, who answers at random, at once."""

    def __init__(self, player: Player, game: str, level: int, figures: Figures, rng: random.Random) -> None:
        self.player = player
        self.game = game
        self.level = level
        self.figures = figures
        self.rng = rng
        self.asked: float | None = None
        self.task: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Game after game, until the task is cancelled."""
        await self.player.enter()
        while True:
            made = await self.player.new_table(self.game, ["me", "computer"], self.level)
            try:
                async with self.player.socket(made["id"], -1) as connection:
                    async for data in connection:
                        if await self.take(connection, msgspec.json.decode(data)):
                            break
            except LOST as error:
                self.figures.errors.append(f"a socket was lost: {error}")
            self.note()

    async def take(self, connection: ClientConnection, message: Json) -> bool:
        """Is the game over?"""
        if message["type"] == "thinking":
            self.figures.less += bool(message.get("less"))
        if message["type"] not in ("welcome", "step"):
            return False
        self.note()
        state = message["state"]
        self.asked = time.perf_counter() if 1 in state["waiting"] else None
        for seat, decision in state["decisions"].items():
            answers = [self.rng.choice(decision["options"])]
            move = {"type": "move", "id": f"m{state['seq']}-{seat}", "seq": state["seq"], "seat": int(seat), "answers": answers}
            await connection.send(msgspec.json.encode(move).decode())
        return state["over"] is not None

    def note(self) -> None:
        """The computer has answered; also what is still open at the end counts."""
        if self.asked is not None:
            self.figures.computers.append(time.perf_counter() - self.asked)
        self.asked = None


async def sit_beside(port: int, options: argparse.Namespace, figures: Figures) -> list[Duel]:
    """Tables against computers; begun once the workers are there, which the first move of each shows."""
    duels: list[Duel] = []
    for number in range(options.beside):
        player = Player(port, f"guest {number}", f"127.0.1.{1 + number % ADDRESSES}")
        duels.append(Duel(player, options.beside_game, options.level, figures, random.Random(number)))
    for duel in duels:
        duel.task = asyncio.create_task(duel.play())
    while duels and len(figures.computers) < len(duels) and not figures.errors:
        await asyncio.sleep(0.1)
    figures.computers.clear()
    return duels


async def get_up(duels: list[Duel]) -> None:
    for duel in duels:
        if duel.task is not None:
            duel.task.cancel()
            await asyncio.gather(duel.task, return_exceptions=True)
            if duel.task.done() and not duel.task.cancelled() and (error := duel.task.exception()):
                duel.figures.errors.append(f"{type(error).__name__}: {error}")
        duel.note()
        await duel.player.close()


async def set_table(port: int, number: int, game: str, figures: Figures) -> list[Seat]:
    """A table with two players, each with a session of their own."""
    players = [Player(port, f"player {number} {seat}", f"127.0.1.{1 + number % ADDRESSES}") for seat in range(2)]
    for player in players:
        await player.enter()
    made = await players[0].new_table(game, ["me", "open"])
    await players[1].call("POST", f"/api/tables/{made['id']}/join", {"token": made["invites"][0]["token"]})
    seats = [Seat(player, made["id"], figures) for player in players]
    for seat in seats:
        await seat.open()
    return seats


async def play(tables: list[list[Seat]], rate: float, seconds: float, figures: Figures, rng: random.Random) -> None:
    """A move is due every 1 / rate seconds, at the next table in turn that waits for one; it is made whether others are done or not."""
    running: set[asyncio.Task[None]] = set()
    turn = itertools.cycle(tables)
    began = time.perf_counter()
    for count in range(round(rate * seconds)):
        due = began + count / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        for table in itertools.islice(turn, len(tables)):
            asked = [seat for seat in table if seat.is_asked()]
            if asked and not any(seat.waiting for seat in table):
                task = asyncio.create_task(rng.choice(asked).move(due, rng))
                running.add(task)
                task.add_done_callback(running.discard)
                break
        else:
            figures.skipped += 1
    if running:
        await asyncio.wait(running, timeout=15)


def memory(pid: int) -> dict[str, int]:
    """A process's memory in megabytes, now and at most."""
    lines = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
    found = dict(line.split(":", 1) for line in lines)
    return {name: int(found[name].split()[0]) // 1024 for name in ("VmRSS", "VmHWM")}


def processor_time(pid: int) -> float:
    """Seconds that a process has had of the processors."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(database: str) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(HERE.parent / "src"), *(path for path in sys.path if path)])}
    process = subprocess.Popen([sys.executable, "-c", PROGRAM, str(port), database], env=environment)
    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return process, port
    raise SystemExit("the server did not start")


async def measure(options: argparse.Namespace, port: int, pid: int) -> Figures:
    figures, rng = Figures(), random.Random(options.seed)
    began = time.perf_counter()
    tables: list[list[Seat]] = []
    for first in range(0, options.games, 10):
        made = (set_table(port, number, options.game, figures) for number in range(first, min(first + 10, options.games)))
        tables += await asyncio.gather(*made)
    print(f"{len(tables)} games of {options.game}, {2 * len(tables)} sockets, set up in {time.perf_counter() - began:.1f} s")
    print(f"memory before: {memory(pid)} MB")
    duels = await sit_beside(port, options, figures)
    before = processor_time(pid)
    await play(tables, options.rate, options.seconds, figures, rng)
    figures.processor = processor_time(pid) - before
    await get_up(duels)
    for seat in itertools.chain.from_iterable(tables):
        if seat.task is not None:
            seat.task.cancel()
        if seat.socket is not None:
            seat.socket.transport.abort()
        await seat.player.close()
    return figures


def show(figures: Figures, options: argparse.Namespace, used: dict[str, int]) -> dict[str, Any]:
    late = sorted(figures.late) or [0.0]
    cut = statistics.quantiles(late, n=100, method="inclusive") if len(late) > 1 else late * 99
    rows = {
        "moves": len(figures.late), "wanted": round(options.rate * options.seconds), "p50 ms": round(cut[49] * 1000, 1),
        "p99 ms": round(cut[98] * 1000, 1), "worst ms": round(late[-1] * 1000, 1), "skipped": figures.skipped,
        "messages received": figures.messages, "processor ms/move": round(figures.processor * 1000 / len(late), 2),
        "errors": len(figures.errors), "memory MB": used, "load average": os.getloadavg()[0],
    }  # fmt: skip
    if figures.computers:
        times = sorted(figures.computers)
        told = ", ".join(f"p{cent} {times[len(times) * cent // 100]:.1f}" for cent in (50, 95))
        rows["computers"] = f"{len(times)} answers, {told}, longest {times[-1]:.1f} s; less was thought {figures.less} times"
    for name, value in rows.items():
        print(f"{name:>18}: {value}")
    for error in figures.errors[:5]:
        print(f"  {error}")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="moves in a second, over all games")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--game", default="ganymede")
    parser.add_argument("--beside", type=int, default=0, help="tables of one person against a computer")
    parser.add_argument("--beside-game", default="ares")
    parser.add_argument("--level", type=int, default=5, help="of these computers")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="address of an empty database; a temporary SQLite file if none is given")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, port = start_server(options.database or str(pathlib.Path(folder) / "senki.db"))
        try:
            figures = asyncio.run(measure(options, port, process.pid))
            rows = show(figures, options, memory(process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    if rows["errors"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
