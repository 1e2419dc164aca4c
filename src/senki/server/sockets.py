"""The socket of a table: a thin shell that reads messages, hands them to the room, and sends what lies in the mailbox."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from senki.server.limits import Limiter
from senki.server.refusals import Refusal
from senki.server.rooms import Person
from senki.server.service import Mailbox
from senki.server.settings import is_own_host, is_own_origin
from senki.server.wire import LARGEST_MESSAGE, BadMessage, Refused, Say, encode, read_message

if TYPE_CHECKING:
    from senki.server.app import Site

LOG: Final = logging.getLogger(__name__)
PER_USER: Final = 20  # sockets
PER_ADDRESS: Final = 50
PATIENCE: Final = 100  # messages beyond the limit in a row, then the socket is closed
RECHECK: Final = 600.0  # seconds after which a session is looked up again
BAD_ORIGIN, NOBODY, GONE, TOO_MANY, TOO_LARGE = 4403, 4401, 4404, 4429, 1009
CLOSE_CODES: Final = {"not_found": GONE, "unauthorised": NOBODY, "bad_origin": BAD_ORIGIN, "too_fast": TOO_MANY}


class Sockets:
    """All open sockets of a server, with their limits."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.playing: Final = Limiter(100, 20)
        self.watching: Final = Limiter(50, 20)
        self.chatting: Final = Limiter(10, 30)
        self.count: Final[Counter[str]] = Counter()
        self.by_session: Final[dict[str, set[Mailbox]]] = {}

    async def endpoint(self, socket: WebSocket) -> None:
        try:
            person, session = await self.enter(socket)
        except Refusal as why:
            if why.error != "bad_origin":  # a browser is told the code only of a socket that was open
                await socket.accept()
            await socket.close(CLOSE_CODES.get(why.error, NOBODY), why.error)
            return
        await socket.accept()
        address = socket.client.host if socket.client else ""
        keys = [f"user {person.id or address}", f"address {address}"]
        if self.count[keys[0]] >= PER_USER or (self.count[keys[1]] >= PER_ADDRESS and not self.site.is_near(address)):
            await socket.close(TOO_MANY, "too_fast")
            return
        self.count.update(keys)
        try:
            await self.talk(socket, person, session)
        finally:
            for key in keys:
                self.count[key] -= 1
                if not self.count[key]:
                    del self.count[key]

    async def enter(self, socket: WebSocket) -> tuple[Person, str]:
        """Who comes: a program with a seat's token, or a browser, which must come from our own pages."""
        host = socket.headers.get("host", "")
        if not is_own_host(host, self.site.settings):
            raise Refusal("bad_origin", "not a name of this server")
        bearer = bearer_token(socket.headers.get("authorization"))
        if bearer is not None:
            return await self.site.service.program(socket.path_params["id"], bearer), ""
        if not is_own_origin(socket.headers.get("origin"), host, self.site.settings):
            raise Refusal("bad_origin", "not from this server's own pages")
        token = socket.cookies.get(self.site.cookie, "")
        return await self.site.person_of(token), token

    async def talk(self, socket: WebSocket, person: Person, session: str) -> None:
        after = socket.query_params.get("after", "-1")
        try:
            box = await self.site.service.connect(person, socket.path_params["id"], int(after) if is_number(after) else -1)
        except Refusal as why:
            await socket.close(CLOSE_CODES.get(why.error, NOBODY), why.error)
            return
        if session:
            self.by_session.setdefault(session, set()).add(box)
        writer = asyncio.create_task(self.write(socket, box))
        checker = asyncio.create_task(self.check_session(box, session))
        try:
            await self.read(socket, box)
        finally:
            self.by_session.get(session, set()).discard(box)
            if session and not self.by_session.get(session):
                self.by_session.pop(session, None)
            checker.cancel()
            self.site.service.disconnect(box)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def write(self, socket: WebSocket, box: Mailbox) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            while (message := await box.queue.get()) is not None:
                await socket.send_text(encode(message).decode())
            await socket.close(1001)

    async def check_session(self, box: Mailbox, session: str) -> None:
        """A session that has ended must not live on in a socket."""
        while session:
            await asyncio.sleep(RECHECK)
            try:
                await self.site.person_of(session)
            except Refusal:
                box.put(None)
                return

    def close_session(self, session: str) -> None:
        """After a logout."""
        for box in self.by_session.get(session, ()):
            box.put(None)

    async def read(self, socket: WebSocket, box: Mailbox) -> None:
        beyond = 0
        while True:
            try:
                event = await socket.receive()
            except RuntimeError:
                return
            if event["type"] != "websocket.receive" or box.closed:
                return
            data: str | bytes = event.get("text") or event.get("bytes") or b""
            if not self.may_speak(box):
                beyond += 1
                box.put(Refused("", "too_fast", "too many messages", None))
                if beyond > PATIENCE:
                    box.put(None)
                    return
                continue
            beyond = 0
            if len(data) > LARGEST_MESSAGE:
                await socket.close(TOO_LARGE, "too_large")
                return
            await self.handle(box, data)

    def may_speak(self, box: Mailbox) -> bool:
        room = self.site.service.rooms.get(box.table)
        connection = room.connections.get(box.number) if room else None
        limiter = self.playing if connection and connection.seats else self.watching
        return limiter.allow(box.number, self.site.service.clock())

    async def handle(self, box: Mailbox, data: str | bytes) -> None:
        """One message: exactly one typed error if it is not carried out."""
        client_id = ""
        try:
            message = read_message(data)
            client_id = getattr(message, "id", "")
            if isinstance(message, Say) and not self.chatting.allow(box.person.id, self.site.service.clock()):
                raise Refusal("too_fast", "too many lines of talk")
            await self.site.service.receive(box, message)
        except BadMessage as why:
            box.put(Refused("", "bad_request", str(why), None))
        except Refusal as why:
            box.put(Refused(client_id, why.error, why.message, why.rule))


def bearer_token(header: str | None) -> str | None:
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and 1 <= len(token.strip()) <= 100 else None


def is_number(text: str) -> bool:
    return text.removeprefix("-").isdecimal() and text.isascii() and len(text) < 10
