"""A drill of faults on a real server that this starts and ends itself: what a player is told while it lasts, and whether the game goes on.

    python benchmarks/faults.py                    (as root on Linux: the full disk is a small one that is mounted for it)
    python benchmarks/faults.py --only workers

A full disk, a disk that takes no more writes, a dead database (PostgreSQL), dead workers. Prints a row for each. A clock that jumps is a
test: tests/server/test_operation.py. At the end of each the acknowledged moves are compared with what is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import os
import pathlib
import random
import resource
import signal
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

HERE: Final = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent / "tests")]
os.environ.setdefault("SENKI_GAMES", "small_games")

from benchmarks.client import LOST, Chair, Json, Player  # noqa: E402 - a script finds its neighbours only now
from benchmarks.several import free_port  # noqa: E402

RUN: Final = HERE.parent / "tests" / "server" / "run_server.py"
MEGABYTE: Final = 1 << 20


class Server:
    """One server on a database, and what it says of its condition."""

    def __init__(self, database: str) -> None:
        self.port: Final = free_port()
        self.database: Final = database
        paths = [str(HERE.parent / "src"), *(path for path in sys.path if path)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        self.log: Final = tempfile.NamedTemporaryFile(suffix=".log")  # noqa: SIM115 - kept until the server has ended
        command = [sys.executable, str(RUN), str(self.port), database]
        self.process: Final = subprocess.Popen(command, env=environment, stdout=self.log, stderr=self.log)

    def condition(self, path: str = "/readyz") -> str:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=15) as answer:
                return f"{answer.status}"
        except urllib.error.HTTPError as error:
            return f"{error.code}: {msgspec.json.decode(error.read()).get('wrong')}"
        except OSError as error:
            return f"no answer ({type(error).__name__})"

    async def until(self, path: str, well: Callable[[str], bool]) -> str:
        while not well(said := await asyncio.to_thread(self.condition, path)):
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {pathlib.Path(self.log.name).read_text()[-2000:]}")
            await asyncio.sleep(0.2)
        return said

    def faults(self) -> int:
        return pathlib.Path(self.log.name).read_text(errors="replace").count("Traceback")

    def end(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()


async def attempt(chair: Chair) -> str:
    """Send a move once; what the player is told."""
    seat, decision = sorted(chair.state["decisions"].items())[0]
    number = f"m{next(chair.numbers)}"
    message = {"type": "move", "id": number, "seq": chair.seq, "seat": int(seat), "answers": [chair.rng.choice(decision["options"])]}
    try:
        if chair.connection is None:
            await chair.open()
        assert chair.connection is not None
        await chair.connection.send(msgspec.json.encode(message).decode())
        while number not in chair.answers:
            await chair.listen()
    except LOST as error:
        await chair.lose()
        return f"connection lost ({type(error).__name__}); the browser tries again"
    reply: Json = chair.answers.pop(number)
    if reply["type"] == "ack":
        chair.acked.append((number, reply["seq"]))
        return "taken"
    return f"refused: {reply['error']}: {reply.get('message', '')}"


async def at_a_table(server: Server, game: str, kinds: list[str]) -> Chair:
    await server.until("/readyz", lambda said: said == "200")
    player = Player(server.port, "Anna")
    await player.enter()
    made = await player.new_table(game, kinds)
    chair = Chair(player, made["id"], random.Random(1))
    await chair.until_asked()
    for _ in range(3):
        await chair.move()
        await chair.until_asked()
    return chair


async def tried(server: Server, fault: Callable[[], Any], repair: Callable[[], Any]) -> list[str]:
    """What is told during a fault and after it, at a table of two people at one screen."""
    chair = await at_a_table(server, "hearts", ["me", *["hotseat"] * 3])
    await asyncio.to_thread(fault)
    told = [await attempt(chair)]
    while told[-1] == "taken":  # what was still possible
        await chair.until_asked()
        told.append(await attempt(chair))
    ready = await server.until("/readyz", lambda said: said != "200")
    alive = await asyncio.to_thread(server.condition, "/healthz")
    await asyncio.to_thread(repair)
    await server.until("/readyz", lambda said: said == "200")
    await chair.until_asked()
    for _ in range(5):
        await chair.move()
        await chair.until_asked()
    moves = [client_id for client_id, _ in chair.acked]
    await chair.close()
    await chair.player.close()
    code = await asyncio.to_thread(server.end)
    compare(server.database, chair.table, moves)
    return [told[-1], f"/readyz {ready}; /healthz {alive}", f"goes on; {len(moves)} acknowledged moves, all stored once; ended with {code}"]


def compare(database: str, table: str, moves: list[str]) -> None:
    store: Any = importlib.import_module("senki.server.sqlstore").open_store(database)
    try:
        stored = [step.client_id for step in store.steps(table) if step.client_id.startswith("m")]
    finally:
        store.close()
    if stored != moves:
        raise SystemExit(f"acknowledged {moves}, stored {stored}")


@contextlib.contextmanager
def small_disk() -> Iterator[pathlib.Path]:
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=96m", "tmpfs", folder], check=True)
        try:
            yield pathlib.Path(folder)
        finally:
            subprocess.run(["umount", folder], check=True)


def full_disk() -> list[str]:
    with small_disk() as folder:
        server, filler = Server(str(folder / "senki.db")), folder / "filler"

        def fill() -> None:
            with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                for size in (MEGABYTE, 4096):
                    with contextlib.suppress(OSError):
                        while file.write(bytes(size)):
                            pass

        return asyncio.run(tried(server, fill, filler.unlink))


def no_writes() -> list[str]:
    """The system refuses every write to any file, as a disk does that was made read-only."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(pathlib.Path(folder) / "senki.db"))
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)

        def limit(soft: int) -> None:
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, limits[1]))

        return asyncio.run(tried(server, lambda: limit(0), lambda: limit(limits[0])))


def dead_database() -> list[str]:
    module: Any = importlib.import_module("server.postgres")
    programs = module.find_programs()
    if programs is None:
        return [module.WHY_NOT, "", ""]
    postgres = module.Postgres(programs)
    try:
        return asyncio.run(tried(Server(postgres.new_database()), lambda: postgres.stop("immediate"), postgres.start))
    finally:
        postgres.remove()


def workers() -> list[str]:
    """Every process in which computers think is killed, again and again, while a person plays against one."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(pathlib.Path(folder) / "senki.db"))

        async def play() -> list[str]:
            chair = await at_a_table(server, "ganymede", ["me", "computer"])
            killed = 0
            while not chair.over:
                for child in children(server.process.pid):
                    with contextlib.suppress(ProcessLookupError):
                        os.kill(child, signal.SIGKILL)
                        killed += 1
                await chair.move()
                await chair.until_asked()
            moves = [client_id for client_id, _ in chair.acked]
            ready = await asyncio.to_thread(server.condition)
            await chair.close()
            await chair.player.close()
            code = await asyncio.to_thread(server.end)
            compare(server.database, chair.table, moves)
            return [
                f"nothing but a pause: {killed} processes were killed in one game",
                f"/readyz {ready}",
                f"played to its end; {len(moves)} acknowledged moves, all stored once; ended with {code}",
            ]

        return asyncio.run(play())


def children(process: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    for path in pathlib.Path(f"/proc/{process}/task").glob("*/children"):
        with contextlib.suppress(OSError):  # a thread, or a process, that has ended
            found += [int(one) for one in path.read_text().split()]
    return found + [more for one in found for more in children(one)]


DRILLS: Final = {"full disk": full_disk, "no writes": no_writes, "dead database": dead_database, "workers": workers}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=list(DRILLS))
    asked = parser.parse_args()
    for name in [asked.only] if asked.only else DRILLS:
        print(f"| {name} | {' | '.join(DRILLS[name]())} |", flush=True)


if __name__ == "__main__":
    main()
