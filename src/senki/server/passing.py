"""Passes requests on to the server that owns the table they are about, where several share a database: any of them may be asked.

A passed request says who asked, and bears the secret that its receiver keeps in the database. It is never passed on again: a receiver that
does not own the table either says so, and the sender looks again. While a dead server's tables are being taken over, whoever asks waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import re
from typing import Final
from urllib.parse import urlsplit

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from senki.server.callers import PASSED, Caller, Callers
from senki.server.members import CLUB, Member, NoMember
from senki.server.owners import SharedOwners
from senki.server.service import Service
from senki.server.wire import LARGEST_BODY, LARGEST_MESSAGE

LOG: Final = logging.getLogger(__name__)
ABOUT: Final = re.compile(r"^/(?:api|ws)/tables/([^/]+)(?:/|$)|^/api/operator/tables/([^/]+)(?:/|$)")
CLUB_PATH: Final = "/api/tournaments"
SECRET, ASKED_BY, HOST, ELSEWHERE = b"x-senki-passed", b"x-senki-caller", b"x-senki-host", b"x-senki-elsewhere"
OWN_HOP: Final = frozenset(
    {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"host", b"content-length", b"te", b"trailer", SECRET, ASKED_BY, HOST}
)
PATIENCE: Final = 15.0  # seconds in which a table finds a new owner
PAUSE: Final = 0.2
REACHED: Final = 3.0  # seconds to reach another server
PIECE: Final = 65_536
BUSY: Final = b'{"error":"busy","message":"the table goes on at another server in a moment; please try again","rule":null}'
TOO_LARGE: Final = b'{"error":"too_large","message":"too much","rule":null}'
Row = tuple[bytes, bytes]


class Elsewhere(Exception):
    """The server that was asked does not own the table, or cannot be reached: nothing was done there."""


class Broken(Exception):
    """The server that was asked went away: what was asked may have been done."""


class Passing:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, service: Service, owners: SharedOwners, callers: Callers) -> None:
        self.app: Final = app
        self.service: Final = service
        self.owners: Final = owners
        self.callers: Final = callers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_in(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if table is None:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if SECRET.decode() in headers:
            await self.take_in(table, headers, scope, receive, send)
            return
        if table in self.service.rooms:
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            await self.pass_request(table, scope, receive, send)
        else:
            await self.pass_socket(table, scope, receive, send)

    async def take_in(self, table: str, headers: Headers, scope: Scope, receive: Receive, send: Send) -> None:
        """Somebody has passed this on to us."""
        known = hmac.compare_digest(headers[SECRET.decode()].encode("latin-1", "replace"), self.owners.members.secret.encode())
        try:
            ours = known and (table in self.service.rooms or await asyncio.to_thread(self.owners.members.take, table) is None)
        except Exception:
            ours = False
        if not ours:
            await self.refuse(scope, receive, send)
            return
        kind, _, address = headers.get(ASKED_BY.decode(), "").partition(" ")
        rows = [(HOST_NAME, value) if name == HOST else (name, value) for name, value in scope["headers"] if name not in DROPPED]
        await self.app({**scope, "headers": rows, PASSED: Caller(address, kind == "near")}, receive, send)

    async def refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await answer(send, 503, BUSY, [(ELSEWHERE, b"1")])
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1013})

    async def owner(self, table: str) -> Member | None:
        try:
            return await self.owners.whose(table)
        except NoMember:
            raise Elsewhere from None
        except Exception:
            LOG.exception("the owner of a table cannot be found")
            raise Elsewhere from None

    def rows(self, scope: Scope, member: Member) -> list[Row]:
        caller = self.callers.of(HTTPConnection(scope))
        host = next((value for name, value in scope["headers"] if name == b"host"), b"")
        rows = [(name, value) for name, value in scope["headers"] if name not in OWN_HOP and not name.startswith(b"sec-websocket")]
        asked = f"{'near' if caller.near else 'far'} {caller.address}".encode("latin-1", "replace")
        return [*rows, (SECRET, member.secret.encode()), (ASKED_BY, asked), (HOST, host)]

    # -- requests -----------------------------------------------------------------------------------------------------

    async def pass_request(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        body: bytes | None = None
        until = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            try:
                member = await self.owner(table)
                if member is None:
                    await self.app(scope, receive if body is None else again(body), send)
                    return
                if body is None:
                    body = await whole_body(receive)
                    if body is None:
                        await answer(send, 413, TOO_LARGE)
                        return
                await self.ask(member, scope, body, send)
                return
            except Elsewhere:
                self.owners.elsewhere.pop(table, None)
                await asyncio.sleep(PAUSE)
            except Broken:
                self.owners.elsewhere.pop(table, None)
                break
        await answer(send, 503, BUSY)

    async def ask(self, member: Member, scope: Scope, body: bytes, send: Send) -> None:
        """Ask the owner, and hand its answer through as it comes."""
        address = urlsplit(member.address)
        try:
            reader, writer = await asyncio.wait_for(asyncio.open_connection(address.hostname, address.port), REACHED)
        except (OSError, TimeoutError):
            raise Elsewhere from None
        begun = False
        try:
            target = scope.get("raw_path") or scope["path"].encode()
            query = b"?" + scope["query_string"] if scope["query_string"] else b""
            rows = [(b"host", address.netloc.encode()), (b"connection", b"close"), (b"content-length", b"%d" % len(body))]
            line = h11.Connection(h11.CLIENT)
            request = h11.Request(method=scope["method"], target=target + query, headers=[*rows, *self.rows(scope, member)])
            parts = [line.send(request), line.send(h11.Data(data=body)) if body else b"", line.send(h11.EndOfMessage())]
            writer.write(b"".join(part or b"" for part in parts))
            await writer.drain()
            while not isinstance(event := line.next_event(), h11.EndOfMessage):
                if event is h11.NEED_DATA:
                    line.receive_data(await reader.read(PIECE))
                elif isinstance(event, h11.Response):
                    if any(name == ELSEWHERE for name, _ in event.headers):
                        raise Elsewhere
                    begun = True
                    kept = [(name, value) for name, value in event.headers if name not in OWN_HOP or name == b"content-length"]
                    await send({"type": "http.response.start", "status": event.status_code, "headers": kept})
                elif isinstance(event, h11.Data):
                    await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
                elif isinstance(event, h11.ConnectionClosed):
                    raise Broken
            await send({"type": "http.response.body", "body": b""})
        except (OSError, h11.ProtocolError):
            if begun:
                raise  # half an answer: the connection is cut, and whoever asked sees that
            raise Broken from None
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    # -- sockets ------------------------------------------------------------------------------------------------------

    async def pass_socket(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        until = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < until:
            try:
                member = await self.owner(table)
                if member is None:
                    await self.app(scope, receive, send)
                    return
                upstream = await self.reach(member, scope)
            except Elsewhere:
                self.owners.elsewhere.pop(table, None)
                await asyncio.sleep(PAUSE)
                continue
            await receive()
            if upstream is None:
                await send({"type": "websocket.close", "code": 4403})
                return
            await send({"type": "websocket.accept"})
            await self.pump(upstream, receive, send)
            return
        await receive()
        await send({"type": "websocket.close", "code": 1013})

    async def reach(self, member: Member, scope: Scope) -> ClientConnection | None:
        """A socket at the owner; None if it refuses (a page of somebody else's)."""
        query = f"?{scope['query_string'].decode('latin-1')}" if scope["query_string"] else ""
        rows = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.rows(scope, member)]
        path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
        try:
            return await connect(
                f"{member.address.replace('http', 'ws', 1)}{path}{query}",
                additional_headers=rows, compression=None, max_size=None, open_timeout=REACHED, ping_interval=None, proxy=None,
                user_agent_header=None,
            )  # fmt: skip
        except InvalidHandshake:
            if await asyncio.to_thread(self.is_with, member, scope["path"]):
                return None
            raise Elsewhere from None
        except (OSError, TimeoutError, EOFError):
            raise Elsewhere from None

    def is_with(self, member: Member, path: str) -> bool:
        """Does the table belong to that server, which has therefore refused for a reason of its own?"""
        found = self.owners.members.take(table_in(path) or "")
        return found is not None and found.id == member.id

    async def pump(self, upstream: ClientConnection, receive: Receive, send: Send) -> None:
        async def up() -> None:
            while True:
                event: Message = await receive()
                if event["type"] != "websocket.receive":
                    return
                data = event.get("text") or event.get("bytes") or b""
                if len(data) > 4 * LARGEST_MESSAGE:
                    return
                await upstream.send(data)

        async def down() -> None:
            async for data in upstream:
                await send({"type": "websocket.send", "text": data if isinstance(data, str) else data.decode()})

        tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, ConnectionClosed | OSError | RuntimeError):
                    LOG.error("a passed socket broke: %r", result)
            code, reason = upstream.close_code, upstream.close_reason
            await upstream.close()
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": code if code and code not in (1005, 1006) else 1001, "reason": reason or ""})


HOST_NAME: Final = b"host"
DROPPED: Final = frozenset({SECRET, ASKED_BY, HOST_NAME})


def table_in(path: str) -> str | None:
    """The table, or the club's common business, that a path is about."""
    found = ABOUT.match(path)
    if found:
        return found[1] or found[2]
    return CLUB if path == CLUB_PATH or path.startswith(CLUB_PATH + "/") else None


async def whole_body(receive: Receive) -> bytes | None:
    """What was sent; None if it is too much."""
    parts, size = list[bytes](), 0
    while True:
        event = await receive()
        if event["type"] == "http.disconnect":
            return b"".join(parts)
        parts.append(event.get("body", b""))
        size += len(parts[-1])
        if size > LARGEST_BODY:
            return None
        if not event.get("more_body"):
            return b"".join(parts)


def again(body: bytes) -> Receive:
    """What was read already, for the application."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def answer(send: Send, status: int, body: bytes, rows: list[Row] | None = None) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *(rows or [])]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
