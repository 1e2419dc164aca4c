"""Opens a room from the store, and goes through its steps again for those who missed some."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from senki.server.course import Body, Course, Damaged, Moment
from senki.server.ledger import Record
from senki.server.rooms import RECENT, Room
from senki.server.seats import read_seats, read_setting
from senki.server.storage import StoredChat, StoredStep, StoredTable


def open_room(stored: StoredTable, steps: list[StoredStep], chats: list[StoredChat], now: int, seed: int) -> Room:
    """A room as it was left. Damaged, with the table's id, if what is stored does not go through."""
    try:
        room = Room(stored, read_setting(stored.setting), read_seats(stored.seats), now, seed)
        room.restore(steps, chats, now)
    except (Damaged, msgspec.MsgspecError) as error:
        raise Damaged(f"table {stored.id}: {error}") from None
    return room


def replay_steps(room: Room, steps: list[StoredStep]) -> Iterator[Record]:
    """Every stored step again, checked against the hash of the last."""
    course, ledger = room.course, room.ledger
    for place, step in enumerate(steps, 1):
        if step.seq != place:
            raise Damaged(f"step {place} is missing")
        happening = course.again(msgspec.json.decode(step.body, type=Body), f"step {place}")
        record = Record(step.seq, step.client_id, step.user, happening)
        ledger.add(record, course.table.waiting())
        if len(steps) - place < RECENT:
            room.recent.append(course.moment(place, happening))
        yield record
    if steps and course.session.hash() != steps[-1].hash:
        raise Damaged(f"step {len(steps)}: the game does not match its stored hash")
    if room.status != "waiting":
        course.go_live()


def rehearse(room: Room, first: int) -> Iterator[Moment]:
    """The moments from a step on, by going through the game again."""
    seed = bytes.fromhex(room.stored.seed) if room.stored.seed else None
    course = Course(room.game, len(room.seats), room.setting, seed)
    for record in room.ledger.records:
        happening = course.again(record.happening.body, f"step {record.seq}")
        if record.seq >= first:
            yield course.moment(record.seq, happening)
