"""What the owner of a table may choose when newer rules have stopped its game."""

from __future__ import annotations

import asyncio
import dataclasses
import functools
from typing import TYPE_CHECKING

from senki.server.api_errors import ApiError
from senki.server.archives import make_archive
from senki.server.archiving import finished
from senki.server.bases import whole_table
from senki.server.bodies import UpgradeChoice
from senki.server.effects import Dropped
from senki.server.gathering import Person
from senki.server.opening import old_save, play_on
from senki.server.rooms import Room
from senki.server.seats import read_seats, to_text
from senki.server.storage import Store, Write

if TYPE_CHECKING:
    from senki.server.service import Service


async def choose(service: Service, table_id: str, body: UpgradeChoice, person: Person) -> None:
    """Keep the choice, then open the table again for everybody who is there."""
    room = await service.room(table_id)
    if room.stopped is None:
        raise ApiError("not_asked", "this game has not stopped")
    if person.id != room.owner:
        raise ApiError("not_yours", "the owner of the table chooses how it goes on")
    await service.settled(room)
    work = play_on_from if body.choice == "go_on" else end
    writes = await service.replays.run(work, service.store, room, service.now())
    kept: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()

    def done(error: Exception | None) -> None:
        if not kept.done():
            kept.set_result(error)

    service.store.write(writes, service.from_thread(done))
    if await kept is not None:
        raise ApiError("busy", "it could not be kept; please try again")
    room.broken = True  # what it holds is of the time before the choice
    service.drop(room, Dropped())


def play_on_from(store: Store, room: Room, now: int) -> list[Write]:
    stored = whole_table(store, room.stored.id)
    assert stored is not None
    return play_on(store, stored, now)


def end(store: Store, room: Room, now: int) -> list[Write]:
    """The game is over, without a winner: what the rules of today can show of it is kept, and its save is all of it."""
    stored = whole_table(store, room.stored.id)
    assert stored is not None
    room.status = "over"
    text = functools.partial(old_save, stored, store.steps(stored.id))
    seats = read_seats(stored.seats)
    for seat in seats:
        seat.turn, seat.ready = False, False
    over = dataclasses.replace(stored, status="over", seats=to_text(seats), updated=now // 1000)
    return [*make_archive(finished(room, store, now, text), now // 1000), over]
