"""A player without a browser, for load and crash tests: one session, plain HTTP, and the sockets of its tables."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from typing import Any, Final

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
LOST: Final = (OSError, WebSocketException, httpx.HTTPError, EOFError, TimeoutError)
PATIENCE: Final = 15.0  # seconds for an answer, then the connection counts as lost
AGAIN: Final = ("busy", "too_fast")  # refusals after which the same message is sent again


class Wrong(AssertionError):
    """The server did something that it must never do."""


class Player:
    """Somebody with a session. `local` is the address to come from: a server counts its limits by address."""

    def __init__(self, port: int, name: str, local: str = "127.0.0.1") -> None:
        self.base: Final = f"http://127.0.0.1:{port}"
        self.name: Final = name
        self.local: Final = local
        transport = httpx.AsyncHTTPTransport(local_address=local, verify=False)  # plain HTTP: to load certificates takes long
        self.http: Final = httpx.AsyncClient(
            base_url=self.base, transport=transport, headers={"Origin": self.base}, timeout=PATIENCE, trust_env=False
        )

    async def call(self, method: str, path: str, body: object = None) -> Any:
        response = await self.http.request(method, path, json=body)
        if response.status_code >= 400:
            raise httpx.HTTPStatusError(f"{path}: {response.text}", request=response.request, response=response)
        return response.json()

    async def enter(self) -> None:
        await self.call("POST", "/api/me", {"name": self.name, "lang": "en"})

    async def new_table(self, game: str, kinds: list[str], level: int = 1) -> Json:
        seats = [{"kind": kind, "level": level if kind == "computer" else None} for kind in kinds]
        made: Json = await self.call("POST", "/api/tables", {"game": game, "options": {}, "seats": seats, "public": False})
        return made

    def socket(self, table: str, after: int) -> connect:
        cookie = f"senki={self.http.cookies.get('senki')}"
        return connect(
            f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table}?after={after}",
            origin=self.base,  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            local_addr=(self.local, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=1,
        )

    async def close(self) -> None:
        await self.http.aclose()


class Chair:
    """A player's place at one table: knows the newest state, makes one move at a time, and comes back when the connection is lost."""

    def __init__(self, player: Player, table: str, rng: random.Random) -> None:
        self.player: Final = player
        self.table: Final = table
        self.rng: Final = rng
        self.seq = -1
        self.state: Json = {}
        self.over = False
        self.acked: list[tuple[str, int]] = []  # the ids of the moves that were acknowledged, with their numbers
        self.lost = 0  # connections
        self.numbers: Final = itertools.count(1)
        self.connection: ClientConnection | None = None
        self.answers: dict[str, Json] = {}

    async def open(self) -> None:
        self.connection = await self.player.socket(self.table, self.seq)

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close()
            self.connection = None

    async def listen(self) -> None:
        """Take in one message."""
        if self.connection is None:
            await self.open()
        assert self.connection is not None
        message: Json = msgspec.json.decode(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        kind = message["type"]
        if kind in ("welcome", "step"):
            if kind == "step" and message["seq"] > self.seq + 1 and self.seq >= 0:
                raise Wrong(f"table {self.table}: step {message['seq']} came after step {self.seq}")
            if kind == "welcome" and message["seq"] < self.last_acked:
                raise Wrong(f"table {self.table}: step {self.last_acked} was acknowledged, the server is at {message['seq']}")
            if message["state"]["seq"] >= self.seq:
                self.state = message["state"]
                self.seq = self.state["seq"]
                self.over = self.state["over"] is not None
        elif kind in ("ack", "refused"):
            self.answers[message["id"]] = message

    @property
    def last_acked(self) -> int:
        return self.acked[-1][1] if self.acked else 0

    def is_asked(self) -> bool:
        return bool(self.state.get("decisions")) and not self.over

    async def move(self) -> float:
        """Send a random move and wait for its acknowledgement, however often the connection is lost; the seconds of the last attempt."""
        seat, decision = self.rng.choice(sorted(self.state["decisions"].items()))
        answer = self.rng.choice(decision["options"])
        message = {"type": "move", "id": f"m{next(self.numbers)}", "seq": self.seq, "seat": int(seat), "answers": [answer]}
        data = msgspec.json.encode(message).decode()
        while True:
            began = time.perf_counter()
            try:
                if self.connection is None:
                    await self.open()
                assert self.connection is not None
                await self.connection.send(data)
                while message["id"] not in self.answers:
                    await self.listen()
            except LOST:
                await self.lose()
                continue
            reply = self.answers.pop(str(message["id"]))
            if reply["type"] == "ack":
                if reply["seq"] <= self.last_acked:
                    raise Wrong(f"table {self.table}: {message['id']} was acknowledged as step {reply['seq']} after {self.last_acked}")
                self.acked.append((str(message["id"]), reply["seq"]))
                return time.perf_counter() - began
            if reply["error"] not in AGAIN:
                raise Wrong(f"table {self.table}: {message} was refused: {reply}")
            await asyncio.sleep(0.05)

    async def lose(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            self.lost += 1
            connection.transport.abort()
        await asyncio.sleep(0.05)

    async def until_asked(self) -> None:
        """Wait until it is our turn, or the game is over, and the last move's own step has arrived."""
        while not self.over and (not self.is_asked() or self.seq < self.last_acked):
            try:
                await self.listen()
            except LOST:
                await self.lose()
