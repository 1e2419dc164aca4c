"""What whoever runs the server may do to tables and people: see, close, hand over, delete, forget, ban, let somebody choose a new password.

It is asked for over HTTP with a key that only somebody has who can read the server's own files: it lies beside the database, for its owner
alone, or in PostgreSQL (`senki admin` finds it there). So nothing is done behind the server's back, whichever of several owns a table.
"""

from __future__ import annotations

import asyncio
import dataclasses
import functools
import hmac
import os
import pathlib
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from senki.server.accounts import RESET, ResetBody, login_key, token_hash
from senki.server.api_errors import ApiError
from senki.server.archives import make_archive
from senki.server.archiving import finished
from senki.server.bases import whole_table
from senki.server.effects import Dropped
from senki.server.opening import old_save
from senki.server.operator_bodies import Ban, BannedPerson, HandOver, OperatorTable, Report, ResetLink
from senki.server.rooms import Room
from senki.server.seats import COMPUTER, HUMAN, USUAL_LEVEL, read_seats, read_setting, to_text
from senki.server.storage import PAGE, DeleteTable, Store, StoredDocument, StoredTable, StoredUser, Write

if TYPE_CHECKING:
    from senki.server.app import Site
    from senki.server.gathering import Gathering

KEY, BAN, REPORT = "operator", "ban", "report"  # kinds of document
DAY: Final = 86_400
MOST: Final = 10_000  # bans that are looked at
LINK_LASTS: Final = DAY
STATUSES: Final = ("playing", "waiting", "over")


class KeyBody(msgspec.Struct):
    address: str
    token: str


class Key:
    """Shows that somebody may read the server's own files."""

    def __init__(self, store: Store, file: pathlib.Path | None) -> None:
        self.store: Final = store
        self.file: Final = file

    def publish(self, address: str, commit: Callable[[list[Write]], None]) -> None:
        """Lay it where `senki admin` looks for it. Servers that share a database share it."""
        key = KeyBody(address, secrets.token_urlsafe(32))
        if self.file is not None:
            self.file.unlink(missing_ok=True)
            handle = os.open(self.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as opened:
                opened.write(msgspec.json.encode(key))
            return
        known = self.known()
        if known is not None:
            key.token = known.token
        commit([StoredDocument(KEY, KEY, to_text(key), 0)])

    def known(self) -> KeyBody | None:
        if self.file is not None:
            return read_key(self.file.read_bytes()) if self.file.is_file() else None
        kept = self.store.document(KEY, KEY)
        return read_key(kept.body) if kept is not None else None

    def fits(self, token: str) -> bool:
        known = self.known()
        return known is not None and hmac.compare_digest(token.encode("utf-8", "replace"), known.token.encode())

    def withdraw(self) -> None:
        if self.file is not None:
            self.file.unlink(missing_ok=True)


def key_file(database: pathlib.Path) -> pathlib.Path:
    """Where the key of a server lies that keeps its tables in a file."""
    return database.with_name(database.name + ".operator")


def read_key(text: str | bytes) -> KeyBody:
    return msgspec.json.decode(text, type=KeyBody)


class Bans:
    """Who may not play here, and until when. All are in memory, because every request asks."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.found: dict[str, Ban] = {}

    def load(self) -> None:
        found = [msgspec.json.decode(kept.body, type=Ban) for kept in self.store.documents(BAN, MOST)]
        self.found = {ban.user: ban for ban in found if ban.until}

    def check(self, user: StoredUser, now: int) -> None:
        ban = self.found.get(user.id)
        if ban is not None and now < ban.until:
            raise ApiError("banned", ban.why)


class Operating:
    """The acts, each on the server that owns the table."""

    def __init__(self, site: Site) -> None:
        self.site: Final = site
        self.service: Final = site.service
        self.store: Final = site.store

    def now(self) -> int:
        return self.service.now() // 1000

    async def keep(self, *writes: Write) -> None:
        await asyncio.to_thread(self.site.accounts.commit, list(writes))

    def person(self, who: str) -> StoredUser:
        """By the name of an account, or by the id that lists tell."""
        found = self.store.user(who) or self.store.user_by_account(login_key(who))
        if found is None:
            raise ApiError("not_found", f"nobody has the account or the id {who!r}")
        return found

    # -- tables -------------------------------------------------------------------------------------------------------

    def tables(self, status: str, who: str, most: int) -> list[OperatorTable]:
        if who:
            user = self.person(who).id
            found = [table for table in self.store.tables_of(user, most) if table.status == status or not status]
        else:
            wanted = [status] if status else STATUSES
            found = [table for one in wanted for table in self.store.tables_with_status(one, most)]
        return [table_row(table) for table in sorted(found, key=lambda table: -table.updated)[:most]]

    async def close(self, table_id: str) -> None:
        """End a game without a winner; what there was to see stays. A table that never began is deleted."""
        room = await self.service.room(table_id)
        if room.status == "over":
            raise ApiError("over", "the game is over")
        if room.status == "waiting":
            await self.delete(table_id)
            return
        await self.service.settled(room)
        if self.service.rooms.get(table_id) is not room:
            raise ApiError("busy", "the table is being opened again; please try again")
        del self.service.rooms[table_id]  # no move is taken meanwhile: whoever makes one comes to what is stored
        room.broken = True
        try:
            await self.keep(*await self.service.replays.run(closed, self.store, room, self.service.now()))
        finally:
            self.service.drop(room, Dropped())

    async def delete(self, table_id: str) -> None:
        """For good, with all that was kept of it."""
        room = self.service.rooms.pop(table_id, None)
        if room is not None:
            room.broken = True
        elif await asyncio.to_thread(self.store.table, table_id) is None:
            raise ApiError("not_found", "there is no such table")
        await self.keep(DeleteTable(table_id))
        self.service.rooms.pop(table_id, None)
        self.service.owners.let_go([table_id])
        for number in room.connections if room else ():
            if number in self.service.mailboxes:
                self.service.mailboxes[number].put(None)

    async def hand_over(self, table_id: str, body: HandOver) -> None:
        """The table to another owner, or a seat to a person or to the computer."""
        room = await self.service.room(table_id)
        if room.status == "over":
            raise ApiError("over", "the game is over")
        person = await asyncio.to_thread(self.person, body.to) if body.to != COMPUTER else None
        if body.seat is None:
            if person is None:
                raise ApiError("bad_request", "a computer owns no table; name a seat, or a person")
            room.owner, room.setting.owner_name = person.id, person.name
        elif not 0 <= body.seat < len(room.seats):
            raise ApiError("not_found", "there is no such seat")
        else:
            seat = room.seats[body.seat]
            if person is None:
                seat.kind, seat.level, seat.token = COMPUTER, seat.level or USUAL_LEVEL, None
            else:
                seat.kind, seat.user, seat.name, seat.token, seat.orders = HUMAN, person.id, person.name, None, []
        self.service.guarded(room, functools.partial(self.service.changed, room))
        await self.service.settled(room)

    # -- people -------------------------------------------------------------------------------------------------------

    async def reset(self, who: str) -> ResetLink:
        """A link by which somebody may choose a new password, once and within a day."""
        user = await asyncio.to_thread(self.person, who)
        if user.account is None:
            raise ApiError("bad_request", "a guest has no password")
        token, until = secrets.token_urlsafe(32), self.now() + LINK_LASTS
        await self.keep(StoredDocument(RESET, token_hash(token), to_text(ResetBody(user.id, until)), self.now()))
        return ResetLink(f"{self.site.settings.address}/reset#{token}", until)

    async def ban(self, who: str, days: int, why: str) -> None:
        user = await asyncio.to_thread(self.person, who)
        until = self.now() + days * DAY if days else 0
        body = to_text(Ban(user.id, user.account or user.name, until, why, self.now()))
        await self.keep(StoredDocument(BAN, user.id, body, self.now()))
        await asyncio.to_thread(self.site.bans.load)
        self.site.tell("bans")
        if until:
            self.site.user_ended(user.id)

    def banned(self) -> list[BannedPerson]:
        now = self.now()
        return [BannedPerson(ban.user, ban.name, ban.until, ban.why) for ban in self.site.bans.found.values() if ban.until > now]

    # -- reports ------------------------------------------------------------------------------------------------------

    def reports(self, all_of_them: bool) -> list[Report]:
        found = [msgspec.json.decode(kept.body, type=Report) for kept in self.store.documents(REPORT, PAGE)]
        return [report for report in found if all_of_them or not report.done]

    async def done(self, report_id: str) -> None:
        kept = await asyncio.to_thread(self.store.document, REPORT, report_id)
        if kept is None:
            raise ApiError("not_found", "there is no such report")
        report = msgspec.json.decode(kept.body, type=Report)
        report.done = True
        await self.keep(dataclasses.replace(kept, body=to_text(report)))


def closed(store: Store, room: Room, now: int) -> list[Write]:
    """The game is over: what there is to see of it is kept, and it is shown from that."""
    stored = whole_table(store, room.stored.id)
    assert stored is not None
    room.status, room.setting.closed = "over", True
    setting = read_setting(stored.setting)
    setting.closed = True
    seats = read_seats(stored.seats)
    for seat in seats:
        seat.turn, seat.ready = False, False
    text = functools.partial(old_save, stored, store.steps(stored.id))
    over = dataclasses.replace(stored, status="over", setting=to_text(setting), seats=to_text(seats), updated=now // 1000)
    return [*make_archive(finished(room, store, now, text), now // 1000), over]


def table_row(table: StoredTable) -> OperatorTable:
    setting = read_setting(table.setting)
    seats = [f"{seat.name or seat.kind}{f' ({seat.user})' if seat.user else ''}" for seat in read_seats(table.seats)]
    owner = f"{setting.owner_name} ({table.owner})" if table.owner else ""
    return OperatorTable(table.id, table.game, table.status, owner, seats, table.created, table.updated, table.seq)


def new_report(room: Gathering, line: int, by: StoredUser, why: str, text: str, now: int) -> Report:
    """A line of talk, with what was said before it, and who said it."""
    place = next((place for place, chat in enumerate(room.chats) if chat.number == line), None)
    if place is None:
        raise ApiError("not_found", "there is no such line")
    said, about = room.chats[place], room.speakers.get(line, "")
    if about == by.id:
        raise ApiError("bad_request", "that is your own line")
    before = [f"{chat.who}: {chat.text}" for chat in room.chats[max(0, place - 9) : place]]
    return Report(
        secrets.token_urlsafe(9), room.stored.id, room.stored.game, now, by.account or by.name, by.id, said.who, about, said.text, before,
        why, text,
    )  # fmt: skip
