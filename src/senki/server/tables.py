"""What can be done with tables besides playing: create, join, hand over, branch, replay, save, import, verify, list."""

from __future__ import annotations

import asyncio
import dataclasses
import datetime
import functools
import hmac
import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from senki.engine.dice import StreamDice
from senki.engine.game import Game
from senki.engine.saves import SaveError, save, verify
from senki.engine.table import CHANCE, EVERYONE
from senki.server.api_errors import ApiError
from senki.server.bodies import (
    Branch,
    ChangeSeat,
    Created,
    GivenAnswer,
    Invite,
    Invites,
    Join,
    Joined,
    NewTable,
    ReplayStep,
    TableCard,
    Verified,
)  # fmt: skip
from senki.server.cards import table_card
from senki.server.creating import NewlyMade, make_branch, make_rematch, make_table
from senki.server.game_record import Body, Checkpoint, GameRecord, StepResult
from senki.server.gathering import Gathering, Person
from senki.server.loading import catch_up, earlier
from senki.server.opening import OldRules, old_save
from senki.server.past_rooms import PastRoom
from senki.server.rooms import Room
from senki.server.sandbox import Sandbox, Wish
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Logged, Seat, hash_token, new_token, read_setting, to_text
from senki.server.service import Service
from senki.server.storage import PAGE, Store, StoredTable
from senki.server.texts import is_number
from senki.server.views import Viewer, all_open, events_for, seen
from senki.server.wire import State, Step

LONGEST_REPLAY: Final = 2000  # steps in one answer


class Tables:
    """Operations on tables for one person at a time."""

    def __init__(self, service: Service, sandbox: Sandbox) -> None:
        self.service: Final = service
        self.sandbox: Final = sandbox
        self.store: Final = service.store
        self.rematches: Final[dict[str, asyncio.Task[Created]]] = {}  # by table: the rematch that is being made

    # -- making -------------------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, person: Person) -> Created:
        if new.pack is not None:
            return await self.keep(await self.sandbox.make(Wish(person, self.service.now(), new)))
        return await self.keep(await asyncio.to_thread(make_table, new, person, self.service.now()))

    async def import_save(self, text: str, person: Person) -> Created:
        return await self.keep(await self.sandbox.make(Wish(person, self.service.now(), None, text)))

    async def keep(self, made: NewlyMade) -> Created:
        """Commit a new table, then tell its id."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Exception | None] = loop.create_future()

        def tell(error: Exception | None) -> None:
            if not done.done():
                done.set_result(error)

        def committed(error: Exception | None) -> None:
            loop.call_soon_threadsafe(tell, error)

        self.store.write([made.table], committed)
        if await done is not None:
            raise ApiError("busy", "the table could not be kept; please try again")
        seed = made.table.seed
        words = tuple(read_setting(made.table.setting).words)
        return Created(made.table.id, made.invites, StreamDice(bytes.fromhex(seed), words).commitment if seed else None)

    async def rematch(self, table_id: str, person: Person) -> Created:
        """The first who asks makes the new table; whoever asks after that is led to it."""
        room = await self.service.gathering(table_id)
        if room.status != "over":
            raise ApiError("not_asked", "the game is not over yet")
        if person.id != room.owner and person.id not in {seat.user for seat in room.seats}:
            raise ApiError("not_yours", "only those who played may ask for a rematch")
        if table_id in self.rematches:
            made = await asyncio.shield(self.rematches[table_id])
            return Created(made.id, [], None)
        old = room.setting.rematch
        if old is not None and await asyncio.to_thread(self.store.table, old) is not None:
            return Created(old, [], None)
        if table_id in self.rematches:  # while the store was asked
            return Created((await asyncio.shield(self.rematches[table_id])).id, [], None)
        task = asyncio.get_running_loop().create_task(self.make_rematch(room, person))
        self.rematches[table_id] = task
        task.add_done_callback(lambda _: self.rematches.pop(table_id, None))
        return await asyncio.shield(task)

    async def make_rematch(self, room: Gathering, person: Person) -> Created:
        """The table is kept first, and only then does the old one name it: there must never be a link to nothing."""
        created = await self.keep(make_rematch(room, person, self.service.now()))
        current = await self.service.gathering(room.stored.id)
        current.setting.rematch = created.id
        if isinstance(current, Room):
            self.service.guarded(current, functools.partial(self.service.changed, current))
        else:
            self.store.write([dataclasses.replace(current.stored, setting=to_text(current.setting))], lambda _error: None)
        return created

    async def branch(self, table_id: str, body: Branch, person: Person) -> Created:
        room = await self.service.room(table_id)
        places = await self.places(room, person)
        if body.step >= len(places):
            raise ApiError("bad_request", f"there are steps 0 to {len(places) - 1}")
        answers = log_of(room)[: places[body.step]]  # the log only grows or is cut back behind what was seen here
        running = room.status != "over"
        if running and any(seat.kind == "open" for seat in body.seats):
            raise ApiError("not_yours", "a game that still runs can be branched for those at one screen only: its hands would be known")
        made = make_branch(room, answers, body.seats, person, self.service.now(), running)
        self.note_seen(room)
        await self.service.settled(room)
        return await self.keep(made)

    async def places(self, room: Room, person: Person) -> list[int]:
        """By step of the replay: how many answers lie before it. Of a running game only for somebody who plays it alone."""
        if room.status == "over":
            return list(range(len(room.game_record.session.steps) + 1))
        if not plays_alone(room, person):
            raise ApiError("not_yours", "a game can be branched when it is over, or by somebody who plays it alone")
        line, held = Line.of(room), room.held(person)
        return await self.service.replays.run(lambda: [stop.place for stop in walk(line, held)])

    def note_seen(self, room: Room) -> None:
        """Somebody may now know every hand of a running game: nobody else can be let into it any more."""
        if room.status != "over" and not room.setting.seen:
            room.setting.seen = True
            self.service.guarded(room, lambda: self.service.changed(room))

    # -- seats --------------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, body: Join, person: Person) -> Joined:
        room = await self.service.room(table_id)
        number = self.seat_to_join(room, body, person)
        seat = room.seats[number]
        if seat.kind == COMPUTER:
            room.clocks.give_grace(number)
        seat.kind, seat.user, seat.name, seat.token = HUMAN, person.id, person.name, None
        self.service.guarded(room, lambda: self.service.changed(room))
        await self.service.settled(room)
        return Joined(number)

    def seat_to_join(self, room: Room, body: Join, person: Person) -> int:
        """Which seat somebody may take. Nobody gets a second one once there are secrets on the table."""
        if (body.token is None) == (body.seat is None):
            raise ApiError("bad_request", "name a seat, or bring a token")
        if room.status == "over":
            raise ApiError("over", "the game is over")
        if body.token is not None:
            hashed = hash_token(body.token)
            found = [n for n, seat in enumerate(room.seats) if seat.token is not None and hmac.compare_digest(seat.token, hashed)]
            if not found or room.seats[found[0]].kind != OPEN:
                raise ApiError("full", "that invite has been used, or is not for this table")
        else:
            assert body.seat is not None
            if body.seat >= len(room.seats):
                raise ApiError("not_found", "there is no such seat")
            seat = room.seats[body.seat]
            if seat.user == person.id and seat.kind in (COMPUTER, HUMAN):
                return body.seat  # comes back
            if seat.kind != OPEN:
                raise ApiError("full", "that seat is taken")
            if not room.setting.public and person.id != room.owner:
                raise ApiError("not_yours", "that seat is by invitation")
            found = [body.seat]
        if room.status == "playing" and person.id in {seat.user for seat in room.seats}:
            raise ApiError("full", "you have a seat at this table already")
        return found[0]

    async def change_seat(self, table_id: str, number: int, body: ChangeSeat, person: Person) -> Joined:
        room = await self.service.room(table_id)
        if not 0 <= number < len(room.seats):
            raise ApiError("not_found", "there is no such seat")
        if room.status == "over":
            raise ApiError("over", "the game is over")
        seat = room.seats[number]
        mine = seat.user == person.id and (seat.kind == HUMAN or body.kind == "computer")
        if not mine:
            self.check_owner_may(room, number, seat, body.kind, person)
        if body.kind == "open":
            check_unseen(room, number)
        if body.kind == "computer":
            seat.kind, seat.level = COMPUTER, body.level or seat.level or USUAL_LEVEL
        else:
            seat.kind, seat.user, seat.name, seat.level, seat.token = OPEN, None, "", None, None
        self.service.guarded(room, lambda: self.service.changed(room))
        await self.service.settled(room)
        return Joined(number)

    def check_owner_may(self, room: Room, number: int, seat: Seat, kind: str, person: Person) -> None:
        """An owner sets the table up, and may let the computer play for somebody who is away; but never opens a player's hand to others."""
        if person.id != room.owner:
            raise ApiError("not_yours", "that seat is not yours")
        if room.status == "waiting" or (kind == "computer" and seat.kind == OPEN):
            return
        if kind == "open" or seat.kind == COMPUTER:
            if seat.user is None and seat.kind == COMPUTER:
                return
            raise ApiError("not_yours", "that seat belongs to somebody who may come back")
        if any(number in connection.seats for connection in room.connections.values() if not connection.quiet):
            raise ApiError("not_yours", "whoever sits there is present")

    async def invites(self, table_id: str, person: Person) -> Invites:
        """Fresh invites for all open seats; the old ones are void."""
        room = await self.service.room(table_id)
        if person.id != room.owner:
            raise ApiError("not_yours", "only the owner of the table invites")
        found: list[Invite] = []
        for number, seat in enumerate(room.seats):
            if seat.kind == OPEN:
                token = new_token()
                seat.token = hash_token(token)
                found.append(Invite(number, token))
        self.service.guarded(room, lambda: self.service.changed(room))
        await self.service.settled(room)
        return Invites(found)

    # -- looking back -------------------------------------------------------------------------------------------------

    async def steps(self, table_id: str, after: int, most: int | None, person: Person) -> list[Step]:
        """All steps after one, the last with the state; or so many of them, without."""
        room = await self.service.gathering(table_id)
        if room.status == "waiting" and room.held(person):
            self.service.touch(room, person)
        if isinstance(room, PastRoom):
            return await self.service.replays.run(past_steps, room, room.held(person), after, most)
        if most is not None:
            assert isinstance(room, Room)
            work = catch_up(room, room.held(person), after, most)
            found = await self.service.replays.run(work.steps) if work else []
        else:
            room, found = await self.service.caught_up(table_id, person, after)
            if found:
                found[-1].state = room.state(room.held(person))
        await self.service.settled(room)
        return found

    async def state(self, table_id: str, number: int, person: Person) -> State:
        """The table after a step of the viewer's own numbers, as it was then."""
        room = await self.service.gathering(table_id)
        if isinstance(room, PastRoom):
            kept = await self.service.replays.run(room.state_after, room.held(person), number)
            if kept is None:
                raise ApiError("not_found", "there is no such step")
            return kept
        room = await self.service.room(table_id)
        work = earlier(room, room.held(person), number)
        if work is None:
            raise ApiError("not_found", "there is no such step")
        await self.service.settled(room)
        state = await self.service.replays.run(work.state)
        for found in work.found:
            room.checkpoints.add(found)
        return state

    async def replay(self, table_id: str, seat: str, first: int, last: int, person: Person) -> list[ReplayStep]:
        room = await self.service.gathering(table_id)
        held = room.held(person)
        viewer = viewer_named(seat, room)
        if isinstance(room, PastRoom):
            return await self.service.replays.run(room.replay, viewer, first, min(last, first + LONGEST_REPLAY))
        room = await self.service.room(table_id)
        if room.status != "over" and (not viewer or not viewer <= set(held)):
            raise ApiError("not_yours", "while the game runs, only your own seats can be looked at")
        last = min(last, first + LONGEST_REPLAY)
        line = Line.of(room, viewer)
        knows = None if room.status == "over" else held
        await self.service.settled(room)
        return await self.service.replays.run(replay_steps, line, knows, viewer, first, last)

    async def save_file(self, table_id: str, person: Person) -> tuple[str, str]:
        """A name for the file, which tells the game and the day it was begun, and its text."""
        try:
            room = await self.service.gathering(table_id)
        except OldRules:
            return await self.service.replays.run(told_save, self.store, table_id)
        if isinstance(room, PastRoom):
            return save_name(room.stored), room.archive.head.save
        room = await self.service.room(table_id)
        if room.status != "over" and not plays_alone(room, person):
            raise ApiError("not_yours", "a running game with others holds their secrets; it can be saved when it is over")
        self.note_seen(room)
        if room.stopped is not None:
            return save_name(room.stored), await self.service.replays.run(lambda: old_save(room.stored, self.store.steps(table_id)))
        session, over = room.game_record.session.snapshot(), room.status == "over"
        await self.service.settled(room)
        return save_name(room.stored), await self.service.replays.run(save, session, over)

    async def verify(self, table_id: str) -> Verified:
        found = await self.service.gathering(table_id)
        if isinstance(found, PastRoom):
            return await self.service.replays.run(found.verify)
        room = await self.service.room(table_id)
        dice = room.game_record.dice
        commitment = dice.commitment if dice else None
        if room.status != "over" or dice is None:
            return Verified(commitment, None, 0, False)
        room.game_record.go_live()
        session = room.game_record.session.snapshot()
        await self.service.settled(room)
        try:
            return Verified(commitment, room.stored.seed, await self.service.replays.run(lambda: verify(save(session, True))), True)
        except SaveError:
            return Verified(commitment, room.stored.seed, 0, False)

    # -- lists --------------------------------------------------------------------------------------------------------

    def mine(self, person: Person, skip: int) -> list[TableCard]:
        """A page of somebody's tables, the newest first."""
        return [table_card(table, person) for table in self.store.tables_of(person.id, PAGE, skip)]

    def open_tables(self, person: Person) -> list[TableCard]:
        """Public tables with an open seat, and public games that can be watched."""
        found = [*self.store.public_tables("waiting", PAGE), *self.store.public_tables("playing", PAGE)]
        return [table_card(table, person) for table in found]


def check_unseen(room: Room, number: int) -> None:
    """A seat is not opened to others if somebody may know its cards: from a save, a branch, or from playing it beside another seat."""
    if room.setting.seen:
        raise ApiError("not_yours", "this game was saved or branched while it ran, so its hands may be known: nobody else can be let in")
    user = room.seats[number].user
    if room.status == "playing" and user is not None and sum(seat.user == user for seat in room.seats) > 1:
        raise ApiError("not_yours", "whoever plays several seats knows their hands: nobody else can be let in")


def plays_alone(room: Room, person: Person) -> bool:
    """Are all seats the person's own, or computers' that nobody else has held?"""
    held = room.held(person)
    others = {seat.user for seat in room.seats if seat.user is not None} - {person.id}
    return bool(held) and not others and all(seat.kind != OPEN for seat in room.seats)


def save_name(table: StoredTable) -> str:
    """A name for the file of a save: the game and the day on which it was begun."""
    day = datetime.datetime.fromtimestamp(table.created, datetime.UTC).date()
    return f"senki-{table.game}-{day.isoformat()}-{table.id}.senki"


def told_save(store: Store, table_id: str) -> tuple[str, str]:
    """Of a finished game that cannot be shown any more."""
    table = store.table(table_id)
    assert table is not None
    return save_name(table), old_save(table, store.steps(table_id))


def past_steps(room: PastRoom, viewer: Viewer, after: int, most: int | None) -> list[Step]:
    """As of any other table: all steps with the newest state in the last, or so many without."""
    found = room.steps_after(viewer, after, most)
    if found and most is None:
        found[-1].state = room.state(viewer)
    return found


def viewer_named(seat: str, room: Gathering) -> Viewer:
    """Whose point of view is asked for: a seat's, or with "all" everybody's, who is shown everything."""
    if seat == "all":
        return frozenset()
    if not is_number(seat) or not 0 <= int(seat) < len(room.seats):
        raise ApiError("bad_request", 'a seat is a number, or "all"')
    return frozenset({int(seat)})


def log_of(room: Room) -> list[Logged]:
    return [(answer.seat, answer.ask, answer.value) for answer in room.game_record.session.log]


@dataclass(frozen=True)
class Stop:
    """A moment of a game that is gone through again."""

    place: int  # answers before it
    game_record: GameRecord
    result: StepResult | None


@dataclass(frozen=True)
class Line:
    """A game as it was answered so far: enough to go through it again in another thread."""

    game: Game
    seats: int
    setting: str
    answers: list[Logged]
    moves: list[int]  # by answer: the number of its move, as the viewer counts moves at the table
    checkpoints: list[Checkpoint]

    @staticmethod
    def of(room: Room, viewer: Viewer = frozenset()) -> Line:
        answers = log_of(room)
        moves = moves_of(room, viewer, answers)
        return Line(room.game, len(room.seats), room.stored.setting, answers, moves, room.checkpoints.all[:])

    def before(self, place: int) -> Checkpoint | None:
        return next((one for one in reversed(self.checkpoints) if one.answers < place), None)


def moves_of(room: Room, viewer: Viewer, answers: list[Logged]) -> list[int]:
    """The numbers that the log at the table has. Answers from before the table (a branch) have 0; a game from a file counts its answers."""
    records = room.step_log.records
    if not records:
        return list(itertools.accumulate(int(seat != CHANCE) for seat, _, _ in answers))
    found = [0] * len(room.setting.base)
    for record in records:
        body = record.result.body
        if body.do == "undo":
            found.pop()
        else:
            found += [room.step_log.number(viewer, record.seq)] * len(body.log)
    return found


def walk(line: Line, viewer: Viewer | None, first: int = 0) -> Iterator[Stop]:
    """The game answer by answer. A viewer passes over what it may not know of; None knows everything, and may begin shortly before an
    answer."""
    setting = read_setting(line.setting)
    setting.base, setting.dice_from = [], 0
    since = line.before(first) if viewer is None else None
    begun = since.answers if since else 0
    game_record = GameRecord(line.game, line.seats, setting, None, since)
    yield Stop(begun, game_record, None)
    for place, logged in enumerate(line.answers[begun:], begun + 1):
        result = game_record.again(Body("anew" if logged[2] is None else "answers", logged[0], [logged]), f"answer {place}")
        if viewer is None or result.audience == EVERYONE or logged[0] in viewer:
            yield Stop(place, game_record, result)


def replay_steps(line: Line, knows: Viewer | None, viewer: Viewer, first: int, last: int) -> list[ReplayStep]:
    """Some steps of a replay. An empty viewer is shown everything."""
    found: list[ReplayStep] = []
    for count, stop in enumerate(walk(line, knows, first)):
        number = count if knows is not None else stop.place
        if number > last:
            break
        if number >= first:
            move = line.moves[stop.place - 1] if stop.place else 0
            found.append(replay_step(stop, number, move, viewer, not viewer))
    return found


def replay_step(stop: Stop, number: int, move: int, viewer: Viewer, everything: bool) -> ReplayStep:
    """A moment as the viewer saw it. Others' answers, and chance's, may be secret: they are told only where everything is open."""
    game, table = stop.game_record.session.game, stop.game_record.table
    view = all_open(game, table) if everything else seen(game, table, min(viewer))
    told = stop.result.events if stop.result else stop.game_record.session.told
    answer: GivenAnswer | None = None
    if stop.result is not None:
        (seat, ask, value) = stop.result.body.log[0]
        if everything or seat in viewer:
            answer = GivenAnswer("chance" if seat == CHANCE else seat, ask, value)
    return ReplayStep(number, move, view, events_for(game, told, viewer, everything), answer)
