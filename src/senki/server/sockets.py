"""The socket of a table: a thin shell that reads messages, hands them to the room, and sends what lies in the mailbox."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from senki.server.accounts import token_hash
from senki.server.api_errors import ApiError
from senki.server.callers import Caller
from senki.server.gathering import Person
from senki.server.rate_limits import Limiter
from senki.server.service import Mailbox
from senki.server.settings import is_own_host, is_own_origin
from senki.server.texts import BadText, check_path, is_number
from senki.server.wire import LARGEST_MESSAGE, BadMessage, Refused, Say, encode, read_message

if TYPE_CHECKING:
    from senki.server.app import Site

LOG: Final = logging.getLogger(__name__)
PER_USER: Final = 20  # sockets
PER_ADDRESS: Final = 50
PATIENCE: Final = 100  # messages beyond the limit in a row, then the socket is closed
AT_ONCE: Final = 32_768  # letters that are written to one socket before others have their turn
RECHECK: Final = 600.0  # seconds after which a session is looked up again
ID: Final = re.compile(r'"id"\s*:\s*"([\w-]{1,64})"')
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
        self.by_session: Final[dict[str, set[Mailbox]]] = {}  # by the hash of its token

    async def endpoint(self, socket: WebSocket) -> None:
        try:
            person, session = await self.enter(socket)
        except ApiError as why:
            if why.error != "bad_origin":  # a browser is told the code only of a socket that was open
                await socket.accept()
            await socket.close(CLOSE_CODES.get(why.error, NOBODY), why.error)
            return
        await socket.accept()
        caller = self.site.caller(socket)
        who = speaker(person, caller)
        keys = [who, f"from {caller.address}"]
        if self.count[keys[0]] >= PER_USER or (self.count[keys[1]] >= PER_ADDRESS and not caller.near):
            await socket.close(TOO_MANY, "too_fast")
            return
        self.count.update(keys)
        try:
            await self.talk(socket, person, session, who)
        finally:
            for key in keys:
                self.count[key] -= 1
                if not self.count[key]:
                    del self.count[key]

    async def enter(self, socket: WebSocket) -> tuple[Person, str]:
        """Who comes: a program with a seat's token, or a browser, which must come from our own pages."""
        host = socket.headers.get("host", "")
        if not is_own_host(host, self.site.settings):
            raise ApiError("bad_origin", "not a name of this server")
        try:
            check_path(socket.url.path, socket.url.query)
        except BadText as why:
            raise ApiError("not_found", str(why)) from None
        bearer = bearer_token(socket.headers.get("authorization"))
        if bearer is not None:
            return await self.site.service.program(socket.path_params["id"], bearer), ""
        if not is_own_origin(socket.headers.get("origin"), host, self.site.settings):
            raise ApiError("bad_origin", "not from this server's own pages")
        token = socket.cookies.get(self.site.cookie, "")
        return await self.site.person_of(token), token

    async def talk(self, socket: WebSocket, person: Person, session: str, who: str) -> None:
        after, partial = socket.query_params.get("after", "-1"), socket.query_params.get("partial") == "1"
        try:
            box = await self.site.service.connect(person, socket.path_params["id"], int(after) if is_number(after) else -1, partial)
        except ApiError as why:
            await socket.close(CLOSE_CODES.get(why.error, NOBODY), why.error)
            return
        if session:
            self.by_session.setdefault(token_hash(session), set()).add(box)
            if self.site.accounts.has_ended(session):  # while the table was being opened
                box.put(None)
        writer = asyncio.create_task(self.write(socket, box))
        checker = asyncio.create_task(self.check_session(box, session))
        try:
            await self.read(socket, box, who)
        finally:
            if session:
                self.forget_box(token_hash(session), box)
            checker.cancel()
            self.site.service.disconnect(box)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def write(self, socket: WebSocket, box: Mailbox) -> None:
        """What lies in the mailbox together is written together: an answer, the step and the seats are one packet."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            written = 0
            while (message := await box.queue.get()) is not None:
                text = encode(message).decode()
                await socket.send_text(text)
                written += len(text)
                if written > AT_ONCE:  # one who has much to catch up on does not keep the others waiting
                    await asyncio.sleep(0)
                    written = 0
            await socket.close(1001)

    async def check_session(self, box: Mailbox, session: str) -> None:
        """A session that has ended must not live on in a socket."""
        while session:
            await asyncio.sleep(RECHECK)
            try:
                await self.site.person_of(session)
            except ApiError:
                box.put(None)
                return

    def forget_box(self, session: str, box: Mailbox) -> None:
        boxes = self.by_session.get(session, set())
        boxes.discard(box)
        if not boxes:
            self.by_session.pop(session, None)

    def close_session(self, session: str) -> None:
        """After a logout, by the hash of the session's token."""
        for box in self.by_session.get(session, ()):
            box.put(None)

    def close_user(self, user: str) -> None:
        """After a change of password: all sessions of the user have ended. A browser that has the new one comes back by itself."""
        for boxes in self.by_session.values():
            for box in boxes:
                if box.person.id == user:
                    box.put(None)

    async def read(self, socket: WebSocket, box: Mailbox, who: str) -> None:
        beyond = 0
        while True:
            try:
                event = await socket.receive()
            except RuntimeError:
                return
            if event["type"] != "websocket.receive" or box.closed:
                return
            data: str | bytes = event.get("text") or event.get("bytes") or b""
            if not self.may_speak(box, who):
                beyond += 1
                box.put(Refused(id_in(data), "too_fast", "too many messages", None))
                if beyond > PATIENCE:
                    box.put(None)
                    return
                continue
            beyond = 0
            if len(data) > LARGEST_MESSAGE:
                await socket.close(TOO_LARGE, "too_large")
                return
            await self.handle(box, data, who)

    def may_speak(self, box: Mailbox, who: str) -> bool:
        """Counted by who speaks: to come back on another socket does not begin afresh."""
        room = self.site.service.rooms.get(box.table)
        connection = room.connections.get(box.number) if room else None
        limiter = self.playing if connection and connection.seats else self.watching
        return limiter.allow(who, self.site.service.steady())

    async def handle(self, box: Mailbox, data: str | bytes, who: str) -> None:
        """One message: exactly one typed error if it is not carried out."""
        client_id = ""
        try:
            message = read_message(data)
            client_id = getattr(message, "id", "")
            if isinstance(message, Say) and not self.chatting.allow(who, self.site.service.steady()):
                raise ApiError("too_fast", "too many lines of talk")
            await self.site.service.receive(box, message)
        except BadMessage as why:
            box.put(Refused("", "bad_request", str(why), None))
        except ApiError as why:
            box.put(Refused(client_id, why.error, why.message, why.rule))


def id_in(data: str | bytes) -> str:
    """The id of a message that is not looked at any further: who sent it waits for an answer to just this one."""
    text = data[:LARGEST_MESSAGE]
    found = ID.search(text if isinstance(text, str) else text.decode(errors="replace"))
    return found[1] if found else ""


def speaker(person: Person, caller: Caller) -> str:
    """By whom messages are counted: a person, or where somebody without a name comes from."""
    return f"user {person.id}" if person.id else f"address {caller.address}"


def bearer_token(header: str | None) -> str | None:
    kind, _, token = (header or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and 1 <= len(token.strip()) <= 100 else None
