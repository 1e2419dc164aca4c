"""What can be done with tables besides playing: create, join, hand over, branch, replay, save, import, verify, list."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from senki.engine.dice import StreamDice
from senki.engine.game import Game
from senki.engine.saves import SaveError, save, verify
from senki.engine.table import CHANCE, EVERYONE
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
from senki.server.course import Body, Course, Happening
from senki.server.creating import NewlyMade, make_branch, make_imported, make_rematch, make_table
from senki.server.refusals import Refusal
from senki.server.rooms import Person, Room
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Logged, Seat, hash_token, new_token, read_seats, read_setting
from senki.server.service import Service
from senki.server.showing import Viewer, all_open, events_for, seen
from senki.server.storage import StoredTable
from senki.server.wire import SeatCard, Step

LONGEST_REPLAY: Final = 2000  # steps in one answer
LISTED: Final = 100


class Tables:
    """Operations on tables for one person at a time."""

    def __init__(self, service: Service) -> None:
        self.service: Final = service
        self.store: Final = service.store

    # -- making -------------------------------------------------------------------------------------------------------

    async def create(self, new: NewTable, person: Person) -> Created:
        return await self.keep(await asyncio.to_thread(make_table, new, person, self.service.now()))

    async def import_save(self, text: str, person: Person) -> Created:
        return await self.keep(await asyncio.to_thread(make_imported, text, person, self.service.now()))

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
            raise Refusal("busy", "the table could not be kept; please try again")
        seed = made.table.seed
        words = tuple(read_setting(made.table.setting).words)
        return Created(made.table.id, made.invites, StreamDice(bytes.fromhex(seed), words).commitment if seed else None)

    async def rematch(self, table_id: str, person: Person) -> Created:
        """The first who asks makes the new table; whoever asks after that is led to it."""
        room = await self.service.room(table_id)
        if room.status != "over":
            raise Refusal("not_asked", "the game is not over yet")
        if person.id != room.owner and person.id not in {seat.user for seat in room.seats}:
            raise Refusal("not_yours", "only those who played may ask for a rematch")
        if room.setting.rematch is None:
            made = make_rematch(room, person, self.service.now())
            room.setting.rematch = made.table.id  # before the commit, so that two who ask at once get one table
            created = await self.keep(made)
            self.service.guarded(room, lambda: self.service.changed(room))
            return created
        return Created(room.setting.rematch, [], None)

    async def branch(self, table_id: str, body: Branch, person: Person) -> Created:
        room = await self.service.room(table_id)
        places = await self.places(room, person)
        if body.step >= len(places):
            raise Refusal("bad_request", f"there are steps 0 to {len(places) - 1}")
        answers = log_of(room)[: places[body.step]]  # the log only grows or is cut back behind what was seen here
        made = make_branch(room, answers, body.seats, person, self.service.now())
        await self.service.settled(room)
        return await self.keep(made)

    async def places(self, room: Room, person: Person) -> list[int]:
        """By step of the replay: how many answers lie before it. Of a running game only for somebody who plays it alone."""
        if room.status == "over":
            return list(range(len(room.course.session.steps) + 1))
        if not plays_alone(room, person):
            raise Refusal("not_yours", "a game can be branched when it is over, or by somebody who plays it alone")
        line, held = Line.of(room), room.held(person)
        return await asyncio.to_thread(lambda: [stop.place for stop in walk(line, held)])

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
            raise Refusal("bad_request", "name a seat, or bring a token")
        if room.status == "over":
            raise Refusal("over", "the game is over")
        if body.token is not None:
            hashed = hash_token(body.token)
            found = [n for n, seat in enumerate(room.seats) if seat.token is not None and hmac.compare_digest(seat.token, hashed)]
            if not found or room.seats[found[0]].kind != OPEN:
                raise Refusal("full", "that invite has been used, or is not for this table")
        else:
            assert body.seat is not None
            if body.seat >= len(room.seats):
                raise Refusal("not_found", "there is no such seat")
            seat = room.seats[body.seat]
            if seat.user == person.id and seat.kind in (COMPUTER, HUMAN):
                return body.seat  # comes back
            if seat.kind != OPEN:
                raise Refusal("full", "that seat is taken")
            if not room.setting.public and person.id != room.owner:
                raise Refusal("not_yours", "that seat is by invitation")
            found = [body.seat]
        if room.status == "playing" and person.id in {seat.user for seat in room.seats}:
            raise Refusal("full", "you have a seat at this table already")
        return found[0]

    async def change_seat(self, table_id: str, number: int, body: ChangeSeat, person: Person) -> Joined:
        room = await self.service.room(table_id)
        if not 0 <= number < len(room.seats):
            raise Refusal("not_found", "there is no such seat")
        if room.status == "over":
            raise Refusal("over", "the game is over")
        seat = room.seats[number]
        mine = seat.user == person.id and (seat.kind == HUMAN or body.kind == "computer")
        if not mine:
            self.check_owner_may(room, number, seat, body.kind, person)
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
            raise Refusal("not_yours", "that seat is not yours")
        if room.status == "waiting" or (kind == "computer" and seat.kind == OPEN):
            return
        if kind == "open" or seat.kind == COMPUTER:
            if seat.user is None and seat.kind == COMPUTER:
                return
            raise Refusal("not_yours", "that seat belongs to somebody who may come back")
        if any(number in connection.seats for connection in room.connections.values() if not connection.quiet):
            raise Refusal("not_yours", "whoever sits there is present")

    async def invites(self, table_id: str, person: Person) -> Invites:
        """Fresh invites for all open seats; the old ones are void."""
        room = await self.service.room(table_id)
        if person.id != room.owner:
            raise Refusal("not_yours", "only the owner of the table invites")
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

    async def steps(self, table_id: str, after: int, person: Person) -> list[Step]:
        room = await self.service.room(table_id)
        if room.status == "waiting" and room.held(person):
            self.service.touch(room, person)
        found = room.steps_after(room.held(person), after)
        await self.service.settled(room)
        return found

    async def replay(self, table_id: str, seat: str, first: int, last: int, person: Person) -> list[ReplayStep]:
        room = await self.service.room(table_id)
        held = room.held(person)
        everything = seat == "all"
        if not everything and (not seat.isdecimal() or int(seat) >= len(room.seats)):
            raise Refusal("bad_request", 'a seat is a number, or "all"')
        if room.status != "over" and (everything or int(seat) not in held):
            raise Refusal("not_yours", "while the game runs, only your own seats can be looked at")
        last = min(last, first + LONGEST_REPLAY)
        viewer: Viewer = frozenset() if everything else frozenset({int(seat)})
        line = Line.of(room)
        knows = None if room.status == "over" else held
        await self.service.settled(room)
        return await asyncio.to_thread(replay_steps, line, knows, viewer, first, last)

    async def save_text(self, table_id: str, person: Person) -> str:
        room = await self.service.room(table_id)
        if room.status != "over" and not plays_alone(room, person):
            raise Refusal("not_yours", "a running game with others holds their secrets; it can be saved when it is over")
        text = save(room.course.session, reveal=room.status == "over")
        await self.service.settled(room)
        return text

    async def verify(self, table_id: str) -> Verified:
        room = await self.service.room(table_id)
        dice = room.course.dice
        commitment = dice.commitment if dice else None
        if room.status != "over" or dice is None:
            return Verified(commitment, None, 0, False)
        room.course.go_live()
        text = save(room.course.session, reveal=True)
        await self.service.settled(room)
        try:
            return Verified(commitment, room.stored.seed, await asyncio.to_thread(verify, text), True)
        except SaveError:
            return Verified(commitment, room.stored.seed, 0, False)

    # -- lists --------------------------------------------------------------------------------------------------------

    def mine(self, person: Person) -> list[TableCard]:
        return [self.card(table, person) for table in self.store.tables_of(person.id)[:LISTED]]

    def open_tables(self, person: Person) -> list[TableCard]:
        """Public tables with an open seat, and public games that can be watched."""
        found = [*self.store.tables_with_status("waiting", LISTED), *self.store.tables_with_status("playing", LISTED)]
        return [self.card(table, person) for table in found if read_setting(table.setting).public]

    def card(self, table: StoredTable, person: Person) -> TableCard:
        seats = read_seats(table.seats)
        you = [number for number, seat in enumerate(seats) if seat.kind == HUMAN and seat.user == person.id]
        cards = [
            SeatCard(
                number, seat.kind, seat.name, seat.shown_level, False, seat.ready, seat.turn,
                seat.left, seat.team,
            )
            for number, seat in enumerate(seats)
        ]  # fmt: skip
        your_turn = table.status == "playing" and any(seats[number].turn for number in you)
        return TableCard(table.id, table.game, read_setting(table.setting).options, cards, table.status, your_turn, table.updated, you)


def plays_alone(room: Room, person: Person) -> bool:
    """Are all seats the person's own, or computers' that nobody else has held?"""
    held = room.held(person)
    others = {seat.user for seat in room.seats if seat.user is not None} - {person.id}
    return bool(held) and not others and all(seat.kind != OPEN for seat in room.seats)


def log_of(room: Room) -> list[Logged]:
    return [(answer.seat, answer.ask, answer.value) for answer in room.course.session.log]


@dataclass(frozen=True)
class Stop:
    """A moment of a game that is gone through again."""

    place: int  # answers before it
    course: Course
    happening: Happening | None


@dataclass(frozen=True)
class Line:
    """A game as it was answered so far: enough to go through it again in another thread."""

    game: Game
    seats: int
    setting: str
    answers: list[Logged]

    @staticmethod
    def of(room: Room) -> Line:
        return Line(room.game, len(room.seats), room.stored.setting, log_of(room))


def walk(line: Line, viewer: Viewer | None) -> Iterator[Stop]:
    """The game answer by answer. A viewer passes over what it may not know of; None knows everything."""
    setting = read_setting(line.setting)
    setting.base, setting.dice_from = [], 0
    course = Course(line.game, line.seats, setting, None)
    yield Stop(0, course, None)
    for place, logged in enumerate(line.answers, 1):
        happening = course.again(Body("anew" if logged[2] is None else "answers", logged[0], [logged]), f"answer {place}")
        if viewer is None or happening.audience == EVERYONE or logged[0] in viewer:
            yield Stop(place, course, happening)


def replay_steps(line: Line, knows: Viewer | None, viewer: Viewer, first: int, last: int) -> list[ReplayStep]:
    """Some steps of a replay. An empty viewer is shown everything."""
    found: list[ReplayStep] = []
    for number, stop in enumerate(walk(line, knows)):
        if number > last:
            break
        if number >= first:
            found.append(replay_step(stop, number, viewer, not viewer))
    return found


def replay_step(stop: Stop, number: int, viewer: Viewer, everything: bool) -> ReplayStep:
    """A moment as the viewer saw it. Others' answers, and chance's, may be secret: they are told only where everything is open."""
    game, table = stop.course.session.game, stop.course.table
    view = all_open(table) if everything else seen(game, table, min(viewer))
    told = stop.happening.events if stop.happening else stop.course.session.told
    answer: GivenAnswer | None = None
    if stop.happening is not None:
        (seat, ask, value) = stop.happening.body.log[0]
        if everything or seat in viewer:
            answer = GivenAnswer("chance" if seat == CHANCE else seat, ask, value)
    return ReplayStep(number, view, events_for(game, told, viewer, everything), answer)
