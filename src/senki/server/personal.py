"""What is kept of a person: given to them on request, and forgotten on request; and what nobody comes for any more is cleaned away."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

import msgspec

from senki.server.accounts import PREFERENCES
from senki.server.cards import table_card
from senki.server.gathering import Person
from senki.server.rooms import Room
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Seat
from senki.server.storage import PAGE, DeleteTable, ForgetUser, Store, StoredUser, Write

if TYPE_CHECKING:
    from senki.server.app import Site

LOG: Final = logging.getLogger(__name__)
DAY: Final = 86_400  # seconds
EMPTY_TABLES: Final = 30 * DAY  # after which a table that never began is deleted
IDLE_GUESTS: Final = 200 * DAY  # after which a guest is forgotten who has no table, and no session that still lasts
EVERY: Final = DAY / 4
AT_ONCE: Final = 200


def exported(store: Store, user: StoredUser) -> bytes:
    """Everything that is kept of somebody, as JSON; their games can be downloaded by the addresses in it."""
    kept = store.document(PREFERENCES, user.id)
    person, skip, tables = Person(user.id, user.name), 0, list[dict[str, Any]]()
    while page := store.tables_of(user.id, PAGE, skip):
        for table in page:
            row = msgspec.to_builtins(table_card(table, person))
            tables.append({**row, "save": f"/api/tables/{table.id}/save"})
        skip += PAGE
    sessions = [{"created": session.created, "seen": session.seen} for session in store.sessions_of(user.id)]
    row = {
        "name": user.name, "account": user.account, "language": user.lang, "created": user.created, "notices": user.webhook,
        "settings": json.loads(kept.body) if kept else None, "sessions": sessions, "tables": tables,
    }  # fmt: skip
    return json.dumps(row, ensure_ascii=False, indent=1).encode()


def leave_seat(seat: Seat, status: str) -> None:
    """Nobody can be told from a seat any more; a computer plays on where a game runs, and a place at a table that waits is free again."""
    seat.user, seat.name, seat.orders = None, "", []
    if seat.kind == HUMAN and status == "playing":
        seat.kind, seat.level = COMPUTER, seat.level or USUAL_LEVEL
    elif seat.kind == HUMAN and status == "waiting":
        seat.kind = OPEN


async def forget(site: Site, user: StoredUser) -> None:
    """Delete somebody: name, password, settings, sessions. Their games stay for the others, with nobody's name at their seats."""
    await forget_here(site, user.id)
    await asyncio.to_thread(site.accounts.commit, [ForgetUser(user.id)])
    await asyncio.to_thread(site.ratings.forget)
    site.tell("forgotten", user=user.id)
    site.user_ended(user.id)


async def forget_here(site: Site, user: str) -> None:
    """In what is open at this server, and in tournaments if they are this one's."""
    await asyncio.to_thread(site.ratings.forget)
    if site.owners.leads:
        await site.tournaments.rename(user, Person("", "-"))
    for room in list(site.service.rooms.values()):
        mine = [seat for seat in room.seats if seat.user == user]
        for seat in mine:
            leave_seat(seat, room.status)
        if room.owner == user:
            room.owner, room.setting.owner_name = "", ""
        elif not mine:
            continue
        if isinstance(room, Room):
            site.service.guarded(room, lambda room=room: site.service.changed(room))  # type: ignore[misc]
        await site.service.settled(room)


async def keep_house(site: Site) -> None:
    """Again and again, what nobody comes for is cleaned away."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            while await asyncio.to_thread(clean, site.store, site.service.now() // 1000):
                pass
        except Exception:
            LOG.exception("nothing could be cleaned away")


def clean(store: Store, now: int) -> int:
    """Some tables that never began and some guests who are not coming back; how many they were."""
    tables = store.tables_never_begun(now - EMPTY_TABLES, AT_ONCE)
    guests = store.idle_guests(now - IDLE_GUESTS, AT_ONCE)
    writes: list[Write] = [*(DeleteTable(table) for table in tables), *(ForgetUser(user) for user in guests)]
    if writes:
        LOG.info("cleaned away: %d tables that never began, %d guests", len(tables), len(guests))
        store.write(writes, lambda _error: None)
    return 0 if len(writes) < AT_ONCE else len(writes)
