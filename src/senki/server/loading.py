"""Opens a room from the store, and goes through its steps again for those who missed some."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from senki.engine.catalog import find_game
from senki.engine.game import Game
from senki.server.bases import put_apart
from senki.server.checkpoints import EVERY, Resumed, resume
from senki.server.game_record import Body, Checkpoint, Damaged, GameRecord, load_pack
from senki.server.rooms import Room
from senki.server.seats import Setting, read_seats, read_setting, to_text
from senki.server.step_log import Record
from senki.server.storage import StoredChat, StoredDocument, StoredStep, StoredTable, Write
from senki.server.views import Viewer, state_for, step_for
from senki.server.wire import State, Step, Stopped


def open_room(
    stored: StoredTable,
    steps: list[StoredStep],
    chats: list[StoredChat],
    now: int,
    seed: int,
    checkpoint: StoredDocument | None = None,
    stopped: Stopped | None = None,
    first: list[Write] | None = None,
) -> Room:
    """A room as it was left. Damaged, with the table's id, if what is stored does not go through. `first`: is kept before anything else."""
    try:
        setting, seats = read_setting(stored.setting), read_seats(stored.seats)
        resumed = from_checkpoint(stored, setting, len(seats), steps, checkpoint)
        room = Room(stored, setting, seats, now, seed, resumed)
        room.stopped = stopped
        base = put_apart(setting, stored.id, now // 1000) if room.status != "over" else None
        first = [*(first or []), *([base] if base else [])]
        if first:
            room.keep(first)
        room.restore(steps, chats, now, resumed)
    except (Damaged, msgspec.MsgspecError) as error:
        raise Damaged(f"table {stored.id}: {error}") from None
    return room


def from_checkpoint(
    stored: StoredTable, setting: Setting, seats: int, steps: list[StoredStep], checkpoint: StoredDocument | None
) -> Resumed | None:
    if checkpoint is None:
        return None
    game = find_game(stored.game)
    if setting.rules != game.info.rules_version:
        return None
    return resume(game, game.setup(seats, setting.options, load_pack(game, setting.pack)), setting.base, steps, checkpoint)


def replay(room: Room, steps: list[StoredStep], resumed: Resumed | None) -> Iterator[Record]:
    """Every stored step again, or those after the checkpoint; checked against the hash of the last."""
    game_record, step_log = room.game_record, room.step_log
    if resumed is not None:
        known = zip(steps, resumed.results, strict=False)
        step_log.restore([Record(step.seq, step.client_id, step.user, result) for step, result in known], game_record.table.waiting())
        yield from step_log.records[:]
    for place, step in enumerate(steps[step_log.last :], step_log.last + 1):
        if step.seq != place:
            raise Damaged(f"step {place} is missing")
        result = game_record.again(msgspec.json.decode(step.body, type=Body), f"step {place}")
        record = Record(step.seq, step.client_id, step.user, result)
        step_log.add(record, game_record.table.waiting())
        room.note_checkpoint(result)
        yield record
    if steps and game_record.session.hash() != steps[-1].hash:
        raise Damaged(f"step {len(steps)}: the game does not match its stored hash")
    if room.status != "waiting":
        game_record.go_live()


@dataclass(frozen=True)
class PastGame:
    """A game up to some record, to be gone through in any thread: nothing in it is changed by the room any more."""

    game: Game
    seats: int
    setting: str
    seed: str
    since: Checkpoint | None
    records: list[Record]  # after the checkpoint, or from the beginning

    def begin(self) -> GameRecord:
        return GameRecord(self.game, self.seats, read_setting(self.setting), bytes.fromhex(self.seed) if self.seed else None, self.since)


def past_game(room: Room, first: int, last: int) -> PastGame:
    """How to come to a record, by way of the last checkpoint before it, and on to another."""
    since = room.checkpoints.before(first - 1)
    records = room.step_log.records[since.seq if since else 0 : last]
    return PastGame(room.game, len(room.seats), to_text(room.setting), room.stored.seed, since, records)


@dataclass(frozen=True)
class CatchUp:
    """What somebody missed, to be worked out in any thread."""

    game: Game
    viewer: Viewer
    after: int  # the last step that the viewer has, by the viewer's numbers
    missed: list[Record]  # that the viewer may know of
    past: PastGame | None  # where it is no longer remembered what was told

    def steps(self) -> list[Step]:
        """What was told; how the table stood after each is told on request."""
        told = self.told_again()
        return [
            step_for(self.game, self.viewer, self.after + number, told.get(record.seq, record))
            for number, record in enumerate(self.missed, 1)
        ]

    def told_again(self) -> dict[int, Record]:
        if self.past is None:
            return {}
        game_record = self.past.begin()
        return {
            record.seq: Record(record.seq, "", "", game_record.again(record.result.body, f"step {record.seq}"))
            for record in self.past.records
        }


def catch_up(room: Room, viewer: Viewer, after: int, most: int | None = None) -> CatchUp | None:
    """How to work out what a viewer missed, at most so many steps; None if there is nothing."""
    after = max(0, after)
    missed = room.step_log.since(viewer, after, most)
    if not missed:
        return None
    first, last = missed[0].seq, min(missed[-1].seq, room.step_log.told_from - 1)
    return CatchUp(room.game, viewer, after, missed, past_game(room, first, last) if first <= last else None)


@dataclass(frozen=True)
class Earlier:
    """The table after a step of long ago, to be worked out in any thread."""

    viewer: Viewer
    number: int  # the viewer's
    past: PastGame
    found: list[Checkpoint]  # on the way there: worth keeping

    def state(self) -> State:
        game_record = self.past.begin()
        for record in self.past.records:
            game_record.again(record.result.body, f"step {record.seq}")
            if record.seq % EVERY == 0 and (passed := game_record.checkpoint(record.seq)):
                self.found.append(passed)
        self.found[:] = [one for one in self.found if one.answers <= game_record.kept]  # others might still have been taken back
        return state_for(self.past.game, game_record.table, self.viewer, self.number, self.number > 0, {})


def earlier(room: Room, viewer: Viewer, number: int) -> Earlier | None:
    """How to work out what a viewer saw after a step; None if there is no such step yet."""
    if number > room.step_log.number(viewer):
        return None
    last = room.step_log.find(viewer, number).seq if number else 0
    return Earlier(viewer, number, past_game(room, last + 1, last), [])
