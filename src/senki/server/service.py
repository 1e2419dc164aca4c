"""Holds the rooms: opens them from the store when they are needed, carries out what they want done, and lets idle ones go.

Everything here runs on one event loop. Reading and opening happen in worker threads; rooms themselves are only touched on the loop.
"""

from __future__ import annotations

import asyncio
import functools
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from senki.server.api_errors import ApiError
from senki.server.effects import Dropped, Effect, Ended, FindReveal, Notify, Save, Send
from senki.server.figures import Figures
from senki.server.gathering import Gathering, Person
from senki.server.jobs import ThinkJob
from senki.server.loading import catch_up
from senki.server.opening import open_table
from senki.server.owners import Owners
from senki.server.pools import Pool
from senki.server.rooms import Room
from senki.server.seats import COMPUTER, HUMAN, OPEN, hash_token, read_seats, read_setting
from senki.server.step_log import RECENT
from senki.server.storage import Store, StoredStep, StoredTable
from senki.server.wire import Ack, ClientMessage, Move, Pong, Refused, ServerMessage, Step, Welcome
from senki.server.worker_pool import Note

LOG: Final = logging.getLogger(__name__)
MAILBOX: Final = 512  # messages that may wait for a slow reader; then it is cut off, and may come back with after=
TICK: Final = 0.25  # seconds between looks at the clocks
IDLE: Final = 600_000  # milliseconds after which an unused room is let go
PATIENCE: Final = 15.0  # seconds for a commit, as seen by HTTP
OPENING: Final = 1000  # tables that may wait to be opened
REPLAYING: Final = 64  # requests that go through a whole game again
BUSY: Final = "too many want to look at a game at this moment; please try again soon"
TRIES: Final = 5
JUMP: Final = 2.0  # seconds that the computer's clock may differ from even time before it has jumped
WOKEN: Final = 10_000  # tables that are looked at after a restart, those last played first


class WorkerPool(Protocol):
    """Whoever lets computer players think (see worker_pool)."""

    def think(self, job: Any, done: Callable[[Any, Exception | None], None], noted: Callable[[Note], None]) -> None: ...

    def waiting(self) -> int:
        """How many jobs wait for a worker."""


@dataclass(eq=False)
class Mailbox:
    """What one connection has yet to be sent. None closes it."""

    number: int
    person: Person
    table: str
    quiet: bool
    figures: Figures
    queue: asyncio.Queue[ServerMessage | None] = field(default_factory=asyncio.Queue)
    closed: bool = False
    partial: bool = False  # is told what has changed at the table, not all of it
    seq: int = -1  # of the last step that was put here, so that nothing is missed when the table is opened again
    moves: dict[str, float] = field(default_factory=dict)  # by id: when a move was taken that has no answer yet

    def put(self, message: ServerMessage | None) -> None:
        if self.closed:
            return
        if self.queue.qsize() >= MAILBOX:
            message = None
        self.closed = message is None
        self.queue.put_nowait(message)
        if isinstance(message, Welcome | Step):
            self.seq = message.seq
        elif isinstance(message, Ack | Refused):
            taken = self.moves.pop(message.id, None)
            if isinstance(message, Refused):
                self.figures.refused[message.error] += 1
            elif taken is not None:
                self.figures.moves.note(time.monotonic() - taken)

    def taken(self, message: ClientMessage) -> None:
        if isinstance(message, Move) and len(self.moves) < MAILBOX:
            self.moves[message.id] = time.monotonic()


class Service:
    """All tables of this server."""

    def __init__(
        self,
        store: Store,
        worker_pool: WorkerPool,
        clock: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        owners: Owners | None = None,
    ) -> None:
        self.store: Final = store
        self.worker_pool: Final = worker_pool
        self.clock: Final = clock
        self.steady: Final = steady  # goes on evenly, whatever the computer's clock is set to
        self.apart = clock() - steady()
        self.owners: Final = owners or Owners()
        self.figures: Final = Figures()
        self.rooms: dict[str, Gathering] = {}
        self.loading: dict[str, asyncio.Task[Gathering]] = {}
        self.mailboxes: dict[int, Mailbox] = {}
        self.last_number = 0
        self.notify: Callable[[Notify], None] = lambda _notice: None
        self.ended: Callable[[], None] = lambda: None  # a game is over
        self.tasks: set[asyncio.Task[None]] = set()
        self.opens: Final = Pool("opening", 2, OPENING, BUSY)
        self.replays: Final = Pool("replaying", 2, REPLAYING, BUSY)  # all that goes through a whole game again
        self.reveals: Final = Pool("reveals", 1, OPENING, BUSY)

    def now(self) -> int:
        """The time of day in milliseconds. Where it has jumped (it was set, or the computer has slept), nobody's clock has run for it."""
        jumped = self.clock() - self.steady() - self.apart
        if abs(jumped) > JUMP:
            LOG.warning("the computer's clock has jumped by %.1f s; nobody is charged for it", jumped)
            self.apart += jumped
            for room in self.rooms.values():
                room.shift(int(jumped * 1000))
        return int(self.clock() * 1000)

    # -- rooms --------------------------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table that can be played at, or whose game can be gone through again."""
        found = await self.gathering(table_id)
        if not isinstance(found, Room):
            raise ApiError("over", "this game is over and shown as it was kept: it can be looked at, and nothing else")
        return found

    async def gathering(self, table_id: str) -> Gathering:
        """The room of a table, opened if it is not yet; of a game that was played by older rules, what was kept of it."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.get_running_loop().create_task(self.open(table_id))
        return await asyncio.shield(self.loading[table_id])  # whoever goes away must not stop it for the others

    async def open(self, table_id: str) -> Gathering:
        try:
            epoch = await self.owners.take(table_id)
            room = await self.opens.run(open_table, self.store, table_id, self.now(), secrets.randbits(60))
            if epoch != self.owners.epoch:
                raise ApiError("busy", "the table is being opened again; please try again")
            self.rooms[table_id] = room
            self.perform(room, room.tick(self.now()))
            return room
        finally:
            del self.loading[table_id]

    def perform(self, room: Gathering, effects: list[Effect]) -> None:
        """Do what a room wants done."""
        for effect in effects:
            match effect:
                case Send():
                    if effect.connection in self.mailboxes:
                        self.mailboxes[effect.connection].put(effect.message)
                case Save():
                    steps = sum(isinstance(write, StoredStep) for write in effect.batch)
                    self.store.write(effect.batch, self.from_thread(self.committed, room, effect.number, steps))
                case ThinkJob():
                    assert isinstance(room, Room)
                    self.think(room, effect)
                case FindReveal():
                    assert isinstance(room, Room)
                    self.start(self.find_reveal(room, effect))
                case Notify():
                    self.notify(effect)
                case Ended():
                    self.ended()
                case Dropped():
                    self.drop(room, effect)

    def guarded(self, room: Gathering, act: Callable[[], list[Effect]]) -> None:
        """A fault in a room ends that room, not the server: it is opened again from what was committed."""
        try:
            effects = act()
        except ApiError:
            raise
        except Exception:
            LOG.exception("table %s: a fault", room.stored.id)
            self.figures.faults += 1
            room.broken = True
            waiting = [pair for entry in room.queue for pair in entry.ids]
            self.drop(room, Dropped(waiting))
            raise ApiError("unknown", "a fault of the server; the table is opened again") from None
        self.perform(room, effects)

    def from_thread(self, then: Callable[..., None], *args: Any) -> Callable[..., None]:
        """A callback for other threads that comes back to the loop."""
        loop = asyncio.get_running_loop()

        def back(*results: Any) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(functools.partial(then, *args), *results)

        return back

    def committed(self, room: Gathering, number: int, steps: int, error: Exception | None) -> None:
        if error is None:
            self.figures.steps += steps
        else:
            self.figures.lost_commits += 1
            LOG.error("table %s: a commit failed: %s", room.stored.id, error)
        self.perform(room, room.committed(number, error, self.now()))

    def think(self, room: Room, job: ThinkJob) -> None:
        done = self.from_thread(self.thought, room, job.number, self.steady())
        noted = self.from_thread(self.noted, room, job.number)
        self.figures.thinking += 1
        self.worker_pool.think(job, done, noted)

    def noted(self, room: Room, number: int, note: Note) -> None:
        if not room.broken and self.rooms.get(room.stored.id) is room:
            self.perform(room, room.bot_requests.noted(number, note.place, note.less))

    def thought(self, room: Room, number: int, asked: float, result: Any, error: Exception | None) -> None:
        self.figures.thinking -= 1
        self.figures.thoughts.note(self.steady() - asked)
        if error is not None:
            LOG.warning("table %s: no thought: %s", room.stored.id, error)
        if not room.broken and self.rooms.get(room.stored.id) is room:
            try:
                self.guarded(room, lambda: room.bot_requests.thought(number, result, error, self.now()))
            except ApiError:
                LOG.warning("table %s is opened again", room.stored.id)

    async def find_reveal(self, room: Room, effect: FindReveal) -> None:
        try:
            shown = await self.reveals.run(effect.reveal.happened)
        except ApiError:  # too many wait: then it is not taken back
            shown = True
        except Exception:
            LOG.exception("table %s: what an answer has shown cannot be found out", room.stored.id)
            shown = True
        if not room.broken and self.rooms.get(room.stored.id) is room:
            try:
                self.guarded(room, lambda: room.undoing.found(effect.number, shown, self.now()))
            except ApiError:
                LOG.warning("table %s is opened again", room.stored.id)

    def drop(self, room: Gathering, dropped: Dropped) -> None:
        if self.rooms.get(room.stored.id) is room:
            del self.rooms[room.stored.id]
        self.start(self.reopen(room, dropped))

    async def reopen(self, room: Gathering, dropped: Dropped) -> None:
        """After a failed commit: those who wait are refused, and everybody begins afresh from what is stored."""
        for number, client_id in dropped.waiting:
            if number in self.mailboxes:
                self.mailboxes[number].put(Refused(client_id, "busy", "it could not be kept; please try again", None))
        try:
            fresh = await self.gathering(room.stored.id)
        except Exception:
            for number in room.connections:
                if number in self.mailboxes:
                    self.mailboxes[number].put(None)
            return
        for number, connection in room.connections.items():
            if number in self.mailboxes and not connection.quiet and number not in fresh.connections:
                await self.come_back(room.stored.id, connection.person, self.mailboxes[number])

    async def come_back(self, table_id: str, person: Person, box: Mailbox) -> None:
        """Somebody whose table was opened again goes on where they were."""
        try:
            room, missed = await self.caught_up(table_id, person, box.seq, RECENT)
            if box.number in self.mailboxes and box.number not in room.connections:
                self.guarded(room, lambda: room.connect(box.number, person, box.seq, self.now(), missed=missed, partial=box.partial))
        except ApiError:
            box.put(None)

    def lose_all(self) -> None:
        """Other servers may own the tables now: what stands here is of no more use, and whoever is connected comes again."""
        for room in self.rooms.values():
            room.broken = True
        self.rooms.clear()
        for box in list(self.mailboxes.values()):
            box.put(None)

    def start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- connections --------------------------------------------------------------------------------------------------

    def mailbox(self, person: Person, table_id: str, quiet: bool) -> Mailbox:
        self.last_number += 1
        box = Mailbox(self.last_number, person, table_id, quiet, self.figures)
        self.mailboxes[box.number] = box
        return box

    async def connect(self, person: Person, table_id: str, after: int, partial: bool = False) -> Mailbox:
        """A socket comes; its messages will lie in the mailbox."""
        room, missed = await self.caught_up(table_id, person, after, RECENT)
        box = self.mailbox(person, table_id, False)
        box.partial = partial
        self.guarded(room, lambda: room.connect(box.number, person, after, self.now(), missed=missed, partial=partial))
        return box

    async def caught_up(self, table_id: str, person: Person, after: int, last: int | None = None) -> tuple[Gathering, list[Step]]:
        """A room, and all that somebody missed at this very moment, or the last part of it, worked out off the loop; nothing for those who
        begin afresh."""
        for _ in range(TRIES):
            room = await self.gathering(table_id)
            viewer, missed = room.held(person), list[Step]()
            if after < 0:
                return room, []
            since = max(after, room.step_log.number(viewer) - last) if last is not None else after
            if not isinstance(room, Room):
                return room, await self.replays.run(room.steps_after, viewer, since)
            while self.rooms.get(table_id) is room and room.held(person) == viewer:
                work = catch_up(room, viewer, since + len(missed))
                if work is None:
                    return room, missed
                missed += await self.replays.run(work.steps)
        raise ApiError("busy", "the table is being opened again; please try again")

    def disconnect(self, box: Mailbox) -> None:
        self.mailboxes.pop(box.number, None)
        box.put(None)
        room = self.rooms.get(box.table)
        if room is not None and box.number in room.connections:
            self.guarded(room, lambda: room.disconnect(box.number, self.now()))

    async def receive(self, box: Mailbox, message: ClientMessage) -> None:
        room = await self.gathering(box.table)
        box.taken(message)
        if box.number in room.connections:
            self.guarded(room, lambda: room.receive(box.number, message, self.now()))
        else:
            box.put(Refused(getattr(message, "id", ""), "busy", "the table is being opened again", None))

    async def request(self, person: Person, table_id: str, message: ClientMessage) -> ServerMessage:
        """One message without a socket; its answer, once committed."""
        room = await self.gathering(table_id)
        box = self.mailbox(person, table_id, True)
        try:
            self.guarded(room, lambda: room.connect(box.number, person, -1, self.now(), quiet=True))
            box.taken(message)
            self.guarded(room, lambda: room.receive(box.number, message, self.now()))
            return await self.answer(box)
        finally:
            self.disconnect(box)

    def touch(self, room: Gathering, person: Person) -> None:
        """Somebody without a socket has seen the table: it may begin."""
        box = self.mailbox(person, room.stored.id, True)
        try:
            self.guarded(room, lambda: room.connect(box.number, person, -1, self.now(), quiet=True))
        finally:
            self.disconnect(box)

    async def answer(self, box: Mailbox) -> ServerMessage:
        try:
            message = await asyncio.wait_for(box.queue.get(), PATIENCE)
        except TimeoutError:
            message = None
        if message is None:
            raise ApiError("busy", "no answer in time; please try again")
        return message

    async def settled(self, room: Gathering) -> None:
        """Wait until all that the room has accepted so far is committed: what is read over HTTP must not be ahead of that."""
        if not room.queue:
            return
        box = self.mailbox(Person("", ""), room.stored.id, True)
        try:
            room.out(box.number, Pong())
            self.perform(room, room.take_effects())
            await self.answer(box)
        finally:
            self.mailboxes.pop(box.number, None)

    async def program(self, table_id: str, token: str) -> Person:
        """Whoever brings a seat's token is that seat; a seat still open is taken by it."""
        room = await self.gathering(table_id)
        hashed = hash_token(token)
        for number, seat in enumerate(room.seats):
            if seat.token is not None and hmac.compare_digest(seat.token, hashed):
                person = Person(f"program {hashed[:32]}", seat.name or f"program {number + 1}")
                if isinstance(room, Room) and (seat.kind == OPEN or (seat.kind == COMPUTER and seat.user == person.id)):
                    seat.kind, seat.user, seat.name = HUMAN, person.id, person.name
                    self.guarded(room, functools.partial(self.changed, room))
                return person
        raise ApiError("unauthorised", "that token opens no seat of this table")

    def changed(self, room: Room) -> list[Effect]:
        room.seats_changed(self.now())
        return room.take_effects()

    def rename(self, old: str, new: Person) -> None:
        """A guest has become an account: in open rooms too."""
        for room in list(self.rooms.values()):
            seats = [seat for seat in room.seats if seat.user == old]
            if not seats and room.owner != old:
                continue
            for seat in seats:
                seat.user = new.id
            if room.owner == old:
                room.owner = new.id
            if isinstance(room, Room):
                self.guarded(room, functools.partial(self.changed, room))

    # -- time ---------------------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """After a restart, or when another server died: open the tables at which something goes on without a visit, a computer to choose
        or a clock that runs."""
        for stored in await asyncio.to_thread(self.store.tables_with_status, "playing", WOKEN):
            try:
                if goes_on_alone(stored):
                    await self.gathering(stored.id)
            except ApiError:
                continue  # another server's
            except Exception:
                LOG.exception("table %s cannot be woken", stored.id)

    async def keep_time(self) -> None:
        """Ticks the rooms whose clocks run out, and lets idle rooms go."""
        if not self.owners.shared:  # else it is done whenever a server has come or gone
            self.start(self.wake())
        while True:
            due = self.steady() + TICK
            await asyncio.sleep(TICK)
            self.figures.delays.note(max(0.0, self.steady() - due))
            try:
                self.tick()
            except Exception:
                LOG.exception("a fault while keeping time")

    def tick(self) -> None:
        now, idle = self.now(), list[str]()
        for room in list(self.rooms.values()):
            out = room.next_tick()
            if out is not None and out <= now and not room.broken:
                try:
                    self.guarded(room, functools.partial(room.tick, now))
                except ApiError:
                    LOG.warning("table %s is opened again", room.stored.id)
            elif not room.connections and not room.queue and now - room.used > IDLE and not room.waits() and out is None:
                del self.rooms[room.stored.id]
                idle.append(room.stored.id)
        if idle:
            self.owners.let_go(idle)

    async def close(self) -> None:
        """Everybody is sent home; what was accepted is still committed by the store."""
        for box in list(self.mailboxes.values()):
            box.put(None)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.opens.close()
        self.replays.close()
        self.reveals.close()


def goes_on_alone(stored: StoredTable) -> bool:
    """Is a computer to choose, or does the clock of somebody run who is to choose?"""
    seats = [seat for seat in read_seats(stored.seats) if seat.turn]
    return any(seat.kind == COMPUTER for seat in seats) or (bool(seats) and read_setting(stored.setting).clock is not None)
