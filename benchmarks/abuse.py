"""What one person can do to the others: each known way to hurt a server, tried on a real one, with what it costs and what the others feel.

    python benchmarks/abuse.py                          all of it on this source, a few minutes
    python benchmarks/abuse.py --only packs,logins      some of it
    python benchmarks/abuse.py --source OTHER/src       the same against another version of the server

Everything is bounded in number, size and time, and goes to a server on 127.0.0.1 that the script itself starts and ends, with a database of
its own. The attacks run on the same machine as what is measured; figures compare versions in the same hour, not machines.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import pathlib
import random
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final

import httpx2 as httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
PATIENCE: Final = 120.0  # seconds for any answer
SECRET: Final = "correct horse"
SPELLINGS: Final = ("aAａＡ𝐚𝒂𝖆", "lLｌＬ𝐥𝒍𝖑", "iIｉＩ𝐢𝒊𝖎", "cCｃＣ𝐜𝒄𝖈", "eEｅＥ𝐞𝒆𝖊")
Row = tuple[str, str]
Json = dict[str, Any]


class Server:
    """A server of its own, and what it takes."""

    def __init__(self, source: pathlib.Path, folder: pathlib.Path, more: list[str]) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source), "SENKI_GAMES": ""}
        command = [sys.executable, "-m", "senki.cli.main", "serve", "--port", "0", "--no-browser"]
        if (
            "--proxy" in more
            and "--proxy" not in subprocess.run([*command, "--help"], env=environment, capture_output=True, text=True).stdout
        ):
            more = []
        self.database: Final = folder / "tables.sqlite"
        self.log: Final = (folder / "log").open("w+")
        self.process: Final = subprocess.Popen([*command, "--database", str(self.database), *more], stderr=self.log, env=environment)
        self.base = ""

    async def ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            found = re.search(r"http://127\.0\.0\.1:\d+", pathlib.Path(self.log.name).read_text())
            if found:
                self.base = found[0]
                with contextlib.suppress(httpx.HTTPError):
                    async with self.person() as nobody:
                        await nobody.get("/healthz")
                        return
            await asyncio.sleep(0.1)
        raise TimeoutError("the server does not start")

    @contextlib.asynccontextmanager
    async def person(self, name: str = "", **headers: str) -> AsyncIterator[httpx.AsyncClient]:
        """Somebody with a browser; with a name a guest."""
        headers = {"Origin": self.base, **headers}
        async with httpx.AsyncClient(base_url=self.base, headers=headers, timeout=PATIENCE, trust_env=False) as client:
            if name:
                (await client.post("/api/me", json={"name": name, "lang": "en"})).raise_for_status()
            yield client

    def socket(self, client: httpx.AsyncClient, table: str, after: int = -1) -> connect:
        cookie = client.cookies.get("senki")
        headers = {"Cookie": f"senki={cookie}"} if cookie else {}
        address = f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table}?after={after}"
        return connect(address, origin=self.base, additional_headers=headers, max_size=None, open_timeout=PATIENCE)  # type: ignore[arg-type]

    def memory(self) -> float:
        """The most that the server's process has held, in MB; its own workers count for themselves."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) / 1024

    def tracebacks(self) -> int:
        return pathlib.Path(self.log.name).read_text().count("Traceback")

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Others:
    """Somebody who plays, and somebody who looks at a page: how long they wait while something goes on."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self.moves: Final[list[float]] = []
        self.pages: Final[list[float]] = []

    @contextlib.asynccontextmanager
    async def feel(self) -> AsyncIterator[None]:
        async with self.server.person("Victim") as client:
            tasks = [asyncio.create_task(self.play(client)), asyncio.create_task(self.look(client))]
            await asyncio.sleep(1.5)
            self.moves.clear()
            self.pages.clear()
            try:
                yield
                await asyncio.sleep(0.5)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self, client: httpx.AsyncClient) -> None:
        while True:
            await timed(client.get("/api/me"), self.pages)
            await asyncio.sleep(0.05)

    async def play(self, client: httpx.AsyncClient) -> None:
        rng = random.Random(1)
        while True:
            table = (await make(client, "ganymede", ["me", "me"]))["id"]
            async with self.server.socket(client, table, 0) as socket:
                state = (await until(socket, "welcome"))["state"]
                while not state["over"]:
                    if not state["decisions"]:
                        state = (await until(socket, "step"))["state"]
                        continue
                    seat, decision = next(iter(state["decisions"].items()))
                    answer = rng.choice(decision["options"])
                    move = {"type": "move", "id": f"m{state['seq']}", "seq": state["seq"], "seat": int(seat), "answers": [answer]}
                    await socket.send(json.dumps(move))
                    await timed(until(socket, "ack"), self.moves)
                    state = (await until(socket, "step"))["state"]
                    await asyncio.sleep(0.2)

    def rows(self) -> list[Row]:
        return [("the other player's acknowledgement, worst", worst(self.moves)), ("GET /api/me of others, worst", worst(self.pages))]


async def timed(what: Awaitable[Any], into: list[float]) -> Any:
    """Also what does not come is counted, for as long as it was waited for."""
    began = time.monotonic()
    try:
        return await what
    finally:
        into.append(time.monotonic() - began)


async def until(socket: ClientConnection, kind: str) -> Json:
    while True:
        async with asyncio.timeout(PATIENCE):  # wait_for may swallow that the task is cancelled
            message: Json = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


async def make(client: httpx.AsyncClient, game: str, seats: list[str], level: int = 1, **more: Any) -> Json:
    rows = [{"kind": kind, "level": level if kind == "computer" else None} for kind in seats]
    for _ in range(60):
        reply = await client.post("/api/tables", json={"game": game, "seats": rows, **more})
        if reply.status_code != 429:
            break
        await asyncio.sleep(2)
    made: Json = reply.json()
    return made


def worst(seconds: list[float]) -> str:
    return f"{max(seconds) * 1000:,.0f} ms" if seconds else "none at all"


def statuses(replies: list[httpx.Response]) -> str:
    return ", ".join(f"{count} × {status}" for status, count in sorted(Counter(reply.status_code for reply in replies).items()))


# -- what is tried ----------------------------------------------------------------------------------------------------


async def packs(server: Server) -> list[Row]:
    """4 tables at once with packs of 20 KB whose key has 10,000 dots."""
    body = {"game": "ganymede", "seats": [{"kind": "me"}, {"kind": "open"}]}
    others = Others(server)
    async with server.person("Mallory") as mallory, others.feel():
        began = time.monotonic()
        replies = await asyncio.gather(
            *(mallory.post("/api/tables", json={**body, "pack": ".".join("a" * (10_000 + n)) + "=1"}) for n in range(4))
        )
        took = time.monotonic() - began
    return [
        ("until all are answered", f"{took:.1f} s"),
        ("answers", statuses(replies)),
        ("server's memory, most", f"{server.memory():,.0f} MB"),
        *others.rows(),
    ]


async def imports(server: Server) -> list[Row]:
    """A save whose pack has a name with 8,000 dots."""
    others = Others(server)
    async with server.person("Mallory") as mallory, others.feel():
        games = (await mallory.get("/api/games")).json()
        rules = [(await make(mallory, game["id"], ["me"] * game["seats"][0]))["id"] for game in games if game["id"] == "ganymede"]
        async with server.socket(mallory, rules[0]) as socket:
            version = (await until(socket, "welcome"))["table"]["rules"]
        head = {"senki": 1, "game": "ganymede", "rules": version, "seats": 2, "options": {"mode": "duel"}}
        head["pack"] = {"id": "p", "hash": "x", "tables": {"mech": [{".".join("a" * 8000): 1}]}}
        text = "\n".join(map(json.dumps, ({**head, "options": {}}, {"end": 0, "hash": "x"})))
        began = time.monotonic()
        reply = await mallory.post("/api/import", content=text.encode())
        took = time.monotonic() - began
    return [
        ("until it is answered", f"{took:.1f} s"),
        ("answer", statuses([reply])),
        ("server's memory, most", f"{server.memory():,.0f} MB"),
        *others.rows(),
    ]


async def guesses(server: Server) -> list[Row]:
    """60 guesses at one account's password, its name spelt differently each time; then a change of the password."""
    async with server.person("Alice") as alice, server.person() as second, server.person() as mallory:
        (await alice.post("/api/account/register", json={"name": "alice", "password": SECRET})).raise_for_status()
        await second.post("/api/account/login", json={"name": "alice", "password": SECRET})
        names = ["".join(letters) for letters in itertools.islice(itertools.product(*SPELLINGS), 0, 16_800, 280)]
        replies = [await mallory.post("/api/account/login", json={"name": name, "password": "a wrong guess"}) for name in names]
        checked = sum(reply.status_code == 401 for reply in replies)
        for _ in range(40):
            changed = await alice.post("/api/account/password", json={"old": SECRET, "new": "another secret"})
            if changed.status_code != 429:
                break
            await asyncio.sleep(3)
        left = (await second.get("/api/me")).json()["account"]
    return [
        ("guesses that were checked", f"{checked} of {len(names)}"),
        ("another session after a change of password", f"still {left}" if left else "ended"),
    ]


async def logins(server: Server) -> list[Row]:
    """40 logins at once."""
    others = Others(server)
    async with others.feel(), server.person() as mallory:
        began = time.monotonic()
        replies = await asyncio.gather(
            *(mallory.post("/api/account/login", json={"name": f"somebody{n}", "password": SECRET}) for n in range(40))
        )
        took = time.monotonic() - began
    return [("until all are answered", f"{took:.1f} s"), ("answers", statuses(replies)), *others.rows()]


async def proxy(server: Server) -> list[Row]:
    """60 new guests of one person behind a proxy, each with another forged hop; then one of somebody else."""
    made: list[httpx.Response] = []
    for number, hop in [*((number, "198.51.100.7") for number in range(60)), (0, "198.51.100.8")]:
        headers = {"X-Forwarded-For": f"203.0.113.{number}, {hop}"}
        async with server.person(**headers) as client:
            made.append(await client.post("/api/me", json={"name": "G", "lang": "en"}))
    return [("guests made by one person", statuses(made[:-1])), ("by somebody else", statuses(made[-1:]))]


async def reconnects(server: Server) -> list[Row]:
    """240 messages on four sockets, one after the other; and an unnamed spectator after ten lines of another, at another table."""
    async with server.person("Mallory") as mallory, server.person() as nobody:
        tables = [(await make(mallory, "ganymede", ["me", "open"]))["id"] for _ in range(2)]
        answered = 0
        for _ in range(4):
            async with server.socket(mallory, tables[0]) as socket:
                await until(socket, "welcome")
                for _ in range(60):
                    await socket.send('{"type":"ping"}')
                kinds = [json.loads(await socket.recv())["type"] for _ in range(60)]
                answered += kinds.count("pong")
        async with server.socket(nobody, tables[0]) as socket:
            for number in range(10):
                await socket.send(json.dumps({"type": "chat", "text": f"line {number}"}))
            await until(socket, "chat")
        address = f"{server.base.replace('http', 'ws', 1)}/ws/tables/{tables[1]}"
        async with connect(
            address, additional_headers={"Origin": server.base}, local_addr=("127.0.0.2", 0), open_timeout=PATIENCE
        ) as socket:
            await socket.send('{"type":"chat","text":"hello\\u202e\\u0000"}')
            while (reply := json.loads(await socket.recv()))["type"] not in ("chat", "refused"):
                pass
    said = "refused" if reply["type"] == "refused" else f"taken as {reply['text']!r}"
    return [("messages taken of 240", str(answered)), ("another spectator's first line", said)]


async def lists(server: Server) -> list[Row]:
    """A public table, then 104 private ones."""
    async with server.person("Host") as host:
        await make(host, "ganymede", ["me", "open"], public=True)
        for number in range(4):
            async with server.person(f"M{number}") as mallory:
                for _ in range(26):
                    await make(mallory, "ganymede", ["me", "open"])
        shown = (await host.get("/api/tables/open")).json()
    return [("public tables shown, of 1", str(len(shown)))]


async def addresses(server: Server) -> list[Row]:
    """Strange paths and numbers."""
    async with server.person("Mallory") as mallory:
        table = (await make(mallory, "ganymede", ["me", "open"]))["id"]
        replies = [
            *[
                await mallory.get(path)
                for path in ("/%00", "/assets/%00", "/" + "a" * 5000, f"/api/tables/{table}/replay?seat={'9' * 5000}")
            ],
            await mallory.post(f"/api/tables/{table}/seats/{'9' * 5000}", json={"kind": "open"}),
        ]
    return [("answers", statuses(replies)), ("tracebacks in the log", str(server.tracebacks()))]


async def readers(server: Server) -> list[Row]:
    """4 people who each read an old game of The Ares Project five times."""
    async with server.person("Reader") as reader:
        table = (await make(reader, "ares", ["computer", "computer"]))["id"]
        async with server.socket(reader, table) as socket:
            await until(socket, "welcome")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(240):
                    while not (state := (await until(socket, "step"))["state"])["over"]:
                        pass
        others = Others(server)
        async with others.feel():
            took: list[float] = []

            async def read() -> None:
                for _ in range(5):
                    (await timed(reader.get(f"/api/tables/{table}/steps?after=0"), took)).raise_for_status()

            await asyncio.gather(*(read() for _ in range(4)))
    return [
        ("steps of the game", str(state["seq"])), ("a reader waits, p50", f"{statistics.median(took) * 1000:,.0f} ms"),
        ("GET /api/me of others, p50", f"{statistics.median(others.pages) * 1000:,.0f} ms"), *others.rows(),
    ]  # fmt: skip


async def mine(server: Server) -> list[Row]:
    """The list of games of somebody who has 10,000."""
    others = Others(server)
    async with server.person("Veteran") as veteran:
        table = (await make(veteran, "ganymede", ["me", "open"]))["id"]
        with sqlite3.connect(server.database, timeout=60) as database:
            names = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
            row = dict(zip(names, database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone(), strict=True))
            marks = ", ".join("?" * len(names))
            copies = [[*({**row, "id": f"copy{n:05}", "updated": row["updated"] - n}).values()] for n in range(10_000)]
            database.executemany(f"INSERT INTO tables VALUES ({marks})", copies)
            database.executemany("INSERT INTO places VALUES (?, ?)", [(row["owner"], copy[0]) for copy in copies])
        took: list[float] = []
        async with others.feel():
            for _ in range(8):
                page = (await timed(veteran.get("/api/me/tables"), took)).json()
        further = (await veteran.get("/api/me/tables?skip=5000")).json()
    reached = "yes" if further and further[0]["id"] != page[0]["id"] else "no"
    return [
        ("GET /api/me/tables, p50", f"{statistics.median(took) * 1000:,.0f} ms"),
        ("games beyond the first hundred are reached", reached),
        *others.rows(),
    ]


async def thinkers(server: Server) -> list[Row]:
    """20 tables of The Ares Project against level 5, the people at them answering at once, for 60 seconds."""
    turns: list[float] = []
    told: Counter[str] = Counter()
    over = asyncio.Event()

    async def play(client: httpx.AsyncClient, rng: random.Random) -> None:
        table = (await make(client, "ares", ["me", "computer"], 5))["id"]
        async with server.socket(client, table, 0) as socket:
            waits_since: float | None = None
            try:
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "thinking":
                        told["place in line"] += message.get("place", 0) > 0
                        told["thinks less"] += message.get("less", False)
                    if message["type"] not in ("welcome", "step"):
                        continue
                    state = message["state"]
                    if waits_since is not None:
                        turns.append(time.monotonic() - waits_since)
                    waits_since = time.monotonic() if 1 in state["waiting"] else None
                    for seat, decision in state["decisions"].items():
                        answers = [rng.choice(decision["options"])]
                        move = {"type": "move", "id": f"m{state['seq']}-{seat}", "seq": state["seq"], "seat": int(seat), "answers": answers}
                        await socket.send(json.dumps(move))
                    if over.is_set():
                        break
            finally:
                if waits_since is not None:
                    turns.append(time.monotonic() - waits_since)

    async with server.person("First") as first:  # the workers have to be there
        table = (await make(first, "ares", ["computer", "computer"]))["id"]
        async with server.socket(first, table) as socket:
            for _ in range(20):
                await until(socket, "step")
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(server.person(f"P{n}")) for n in range(20)]
        tasks = [asyncio.create_task(play(person, random.Random(n))) for n, person in enumerate(people)]
        await asyncio.sleep(60)
        over.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    turns.sort()
    p50, p95 = turns[len(turns) // 2], turns[int(len(turns) * 0.95)]
    return [
        ("computer's answers", str(len(turns))), ("p50", f"{p50:.1f} s"), ("p95", f"{p95:.1f} s"),
        ("longest", f"{turns[-1]:.1f} s"), ("told: place in line, thinks less", f"{told['place in line']}, {told['thinks less']}"),
    ]  # fmt: skip


TRIED: Final[dict[str, Callable[[Server], Awaitable[list[Row]]]]] = {
    one.__name__: one for one in (packs, imports, guesses, logins, proxy, reconnects, lists, addresses, readers, mine, thinkers)
}


async def try_out(name: str, source: pathlib.Path) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(source, pathlib.Path(folder), ["--proxy", "127.0.0.1"] if name == "proxy" else [])
        try:
            await server.ready()
            async with asyncio.timeout(900):
                return await TRIED[name](server)
        except (OSError, WebSocketException, httpx.HTTPError, TimeoutError) as error:
            return [("broken off", f"{type(error).__name__}: {error}"[:100])]
        finally:
            server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(TRIED), help=f"some of: {', '.join(TRIED)}")
    parser.add_argument("--source", type=pathlib.Path, default=ROOT / "src", help="the folder in which the package senki lies")
    given = parser.parse_args()
    print(f"load of the machine at the beginning: {os.getloadavg()[0]:.1f}")
    for name in given.only.split(","):
        print(f"\n{name}: {(TRIED[name].__doc__ or '').strip()}", flush=True)
        for what, value in asyncio.run(try_out(name, given.source)):
            print(f"  {what:<45} {value}", flush=True)


if __name__ == "__main__":
    main()
