"""Those who sit and look on at a table, and what they say to each other; what there is to see is told by the classes made from this one."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from senki.server.effects import Effect
from senki.server.outbox import Outbox
from senki.server.seats import COMPUTER, HUMAN, Seat, Setting
from senki.server.step_log import RECENT, StepLog
from senki.server.storage import StoredChat, StoredTable
from senki.server.views import Viewer
from senki.server.wire import (
    Anew,
    AskExplain,
    AskHint,
    AskOdds,
    Chat,
    ClientMessage,
    Hold,
    Missed,
    Move,
    Ping,
    Pong,
    Say,
    SeatCard,
    Seats,
    ServerMessage,
    SetOrders,
    State,
    Step,
    TableInfo,
    Undo,
    Welcome,
)  # fmt: skip

CHATS: Final = 200  # lines of talk that a newcomer gets


Request = Move | Undo | Anew | AskHint | AskOdds | AskExplain | Hold | SetOrders


@dataclass(frozen=True)
class Person:
    """Somebody at the table: a user, or a program that holds a seat's token."""

    id: str
    name: str


@dataclass
class Connection:
    """A socket, or (quiet) a single request: that one is given its own answer only. `partial`: is told what has changed, not all."""

    number: int
    person: Person
    quiet: bool
    seats: Viewer = frozenset()
    partial: bool = False


class Gathering(Outbox):
    """A table and who is at it."""

    def __init__(self, stored: StoredTable, setting: Setting, seats: list[Seat], now: int) -> None:
        super().__init__()
        self.stored = stored
        self.setting: Final = setting
        self.seats: Final = seats
        self.status = stored.status
        self.owner = stored.owner
        self.step_log: Final = StepLog()
        self.chats: list[Chat] = []
        self.speakers: dict[int, str] = {}  # by the number of a line: the id of who said it
        self.chat_count = 0
        self.connections: dict[int, Connection] = {}
        self.seats_sent = Seats([])
        self.shown: dict[Viewer, State] = {}  # what viewers were told last
        self.used = now

    # -- what differs -------------------------------------------------------------------------------------------------

    def info(self, now: int) -> TableInfo:
        raise NotImplementedError

    def cards(self, now: int) -> list[SeatCard]:
        """The seats as everybody sees them."""
        raise NotImplementedError

    def state(self, viewer: Viewer) -> State:
        """The table now."""
        raise NotImplementedError

    def steps_after(self, viewer: Viewer, after: int) -> list[Step]:
        """Exactly what a viewer missed. In a long game it takes a while: a server has it worked out before (Service.caught_up)."""
        raise NotImplementedError

    def request(self, connection: Connection, message: Request, now: int) -> None:
        """Something that is wanted of the game."""
        raise NotImplementedError

    def arrived(self, now: int) -> None:
        """Somebody has come."""

    def tick(self, now: int) -> list[Effect]:
        """Time has gone by."""
        return []

    def next_tick(self) -> int | None:
        """When time will have done something; None: never."""
        return None

    def shift(self, by: int) -> None:
        """The computer's clock was set, by so many milliseconds: no time has gone by."""
        self.used += by

    def waits(self) -> bool:
        """Does it wait for a computer's thoughts?"""
        return False

    # -- who is here --------------------------------------------------------------------------------------------------

    def held(self, person: Person) -> Viewer:
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.user == person.id)

    def connect(
        self,
        number: int,
        person: Person,
        after: int,
        now: int,
        quiet: bool = False,
        missed: list[Step] | None = None,
        partial: bool = False,
    ) -> list[Effect]:
        """Somebody comes; `after`: the last step that they have, below 0 for none; `missed`: the steps after it, worked out already."""
        self.used = now
        connection = Connection(number, person, quiet, self.held(person), partial)
        self.connections[number] = connection
        if not quiet:
            self.welcome(connection, after, now, missed)
            self.show_seats(now)
        self.arrived(now)
        return self.take_effects()

    def welcome(self, connection: Connection, after: int, now: int, missed: list[Step] | None = None) -> None:
        viewer = connection.seats
        seq = self.step_log.number(viewer)
        state = self.shown[viewer] = self.state(viewer)
        person = connection.person.id
        back = [number for number, seat in enumerate(self.seats) if seat.kind == COMPUTER and person and seat.user == person]
        seats, chats = sorted(viewer), self.chats[-CHATS:]
        self.out(connection.number, Welcome(self.info(now), seats, back, person == self.owner, seq, state, chats, *self.watched()))
        if after >= 0:
            missed = self.steps_after(viewer, max(after, seq - RECENT)) if missed is None else missed
            if missed:
                self.out(connection.number, Missed(missed))

    def disconnect(self, number: int, now: int) -> list[Effect]:
        connection = self.connections.pop(number, None)
        self.used = now
        if connection and not connection.quiet:
            self.show_seats(now)
        return self.take_effects()

    def to_all(self, message: ServerMessage) -> None:
        for connection in self.connections.values():
            if not connection.quiet:
                self.out(connection.number, message)

    def show_seats(self, now: int) -> None:
        seats = Seats(self.cards(now), *self.watched())
        if seats != self.seats_sent:
            self.seats_sent = seats
            self.to_all(seats)

    def watched(self) -> tuple[int, list[str]]:
        """How many look on without a seat, and who of them has a name; somebody with several windows counts once."""
        watching = [one.person for one in self.connections.values() if not one.quiet and not one.seats]
        named = {person.id: person.name for person in watching if person.id}
        return len(named) + sum(not person.id for person in watching), sorted(named.values())

    # -- messages -----------------------------------------------------------------------------------------------------

    def receive(self, number: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message from a connection."""
        connection = self.connections.get(number)
        if connection is None or self.broken:
            return []
        self.used = now
        if isinstance(message, Ping):
            self.out(number, Pong())
        elif isinstance(message, Say):
            self.say(connection, message, now)
        else:
            self.request(connection, message, now)
        return self.take_effects()

    def restore_chats(self, chats: list[StoredChat]) -> None:
        self.chats = [Chat(chat.who, chat.seat, chat.text, chat.at, chat.number, author_of(chat.user)) for chat in chats[-CHATS:]]
        self.speakers = {chat.number: chat.user for chat in chats[-CHATS:]}
        self.chat_count = len(chats)

    def say(self, connection: Connection, message: Say, now: int) -> None:
        seat = min(connection.seats, default=None)
        self.chat_count += 1
        user = connection.person.id
        chat = Chat(connection.person.name or "guest", seat, message.text, now // 1000, self.chat_count, author_of(user))
        self.speakers[self.chat_count] = user
        self.speakers.pop(self.chat_count - CHATS - 1, None)
        self.chats = [*self.chats[-CHATS:], chat]
        self.keep([StoredChat(self.stored.id, self.chat_count, chat.who, chat.seat, chat.text, chat.at, user)])
        self.to_all(chat)


def author_of(user: str) -> str:
    """What stands for somebody in the talk, so that it can be muted; it leads to nobody."""
    return hashlib.sha256(f"author {user}".encode()).hexdigest()[:16] if user else ""
