"""A room on a desk: a store in memory, computer players that answer at random, a clock that is set by hand. For the server's tests."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from senki.server.bodies import NewSeat, NewTable
from senki.server.checkpoints import KIND
from senki.server.creating import make_table
from senki.server.effects import Dropped, Effect, FindReveal, Notify, Save, Send
from senki.server.gathering import Person
from senki.server.jobs import ThinkJob
from senki.server.loading import open_room
from senki.server.memory import MemoryStore
from senki.server.rooms import Room
from senki.server.seats import HUMAN, OPEN, read_seats, to_text
from senki.server.wire import ClientMessage, Clock, Missed, Move, ServerMessage, Step, encode

START = 1_800_000_000_000


def person(number: int) -> Person:
    return Person(f"u{number}", f"Player {number}")


class Desk:
    """A table of people (p), computers (c) and open seats (o); person k sits in seat k."""

    def __init__(
        self, game: str = "leduc", seats: str = "pp", options: dict[str, str] | None = None, clock: Clock | None = None, held: bool = False,
        seed: int = 1,
    ) -> None:  # fmt: skip
        self.random = random.Random(seed)
        self.now = START
        kinds: dict[str, Any] = {"p": "open", "c": "computer", "o": "open"}
        new = NewTable(game, [NewSeat(kinds[kind]) for kind in seats], options or {}, clock)
        made = make_table(new, person(0), self.now)
        self.tokens = {invite.seat: invite.token for invite in made.invites}
        stored = made.table
        sitting = read_seats(stored.seats)
        for number, kind in enumerate(seats):
            if kind == "p":
                sitting[number].kind, sitting[number].user, sitting[number].name = HUMAN, f"u{number}", f"Player {number}"
        fixed = self.random.randbytes(32).hex()
        stored = replace(stored, id=f"table{seed}", seed=fixed, seats=to_text(sitting))
        self.store = MemoryStore()
        self.store.write([stored], lambda error: None)
        self.store.held = held
        self.boxes: dict[int, list[ServerMessage]] = {}
        self.people: dict[int, Person] = {}
        self.thinks: list[ThinkJob] = []
        self.reveals: list[FindReveal] = []
        self.webhooks: list[Notify] = []
        self.dropped: list[Dropped] = []
        self.count = 0
        self.room = self.open()

    def open(self) -> Room:
        """Open the room from the store, as after a restart."""
        stored = next(iter(self.store.tables.values()))
        self.thinks, self.reveals = [], []
        steps, chats, checkpoint = self.store.steps(stored.id), self.store.chats(stored.id), self.store.document(KIND, stored.id)
        self.room = open_room(stored, steps, chats, self.now, self.random.getrandbits(40), checkpoint)
        self.run(self.room.tick(self.now))
        return self.room

    def run(self, effects: list[Effect]) -> None:
        room = self.room
        for effect in effects:
            match effect:
                case Send():
                    self.boxes.setdefault(effect.connection, []).append(effect.message)
                case Save():
                    number = effect.number
                    self.store.write(effect.batch, lambda error, number=number: self.run(room.committed(number, error, self.now)))  # type: ignore[misc]
                case ThinkJob():
                    self.thinks.append(effect)
                case FindReveal():
                    self.reveals.append(effect)
                case Notify():
                    self.webhooks.append(effect)
                case Dropped():
                    self.dropped.append(effect)

    # -- people -------------------------------------------------------------------------------------------------------

    def come(self, who: Person | int, after: int = -1) -> int:
        self.count += 1
        self.boxes[self.count] = []
        self.people[self.count] = person(who) if isinstance(who, int) else who
        self.run(self.room.connect(self.count, self.people[self.count], after, self.now))
        return self.count

    def send(self, connection: int, message: ClientMessage) -> list[ServerMessage]:
        """Send a message; what came back at once."""
        before = len(self.boxes[connection])
        self.run(self.room.receive(connection, message, self.now))
        return self.boxes[connection][before:]

    def seq(self, connection: int) -> int:
        return self.room.step_log.number(self.room.connections[connection].seats)

    def some_move(self, connection: int, seat: int, name: str | None = None) -> Move:
        """Any answer that the seat may give now."""
        mine = self.room.game_record.session.decision(seat)
        assert mine is not None
        self.count += 1
        return Move(name or f"m{self.count}", self.seq(connection), seat, [self.random.choice(mine.options)])

    def think(self, result: Any = None, error: Exception | None = None) -> None:
        """Let the computer that was asked first answer: at random, or as given."""
        effect = self.thinks.pop(0)
        if result is None and error is None:
            mine = self.room.game_record.session.decision(effect.seat)
            result = self.random.choice(mine.options) if mine else 0
        self.run(self.room.bot_requests.thought(effect.number, result, error, self.now))

    def find_reveals(self) -> None:
        """What the last answers have shown is found out."""
        while self.reveals:
            effect = self.reveals.pop(0)
            self.run(self.room.undoing.found(effect.number, effect.reveal.happened(), self.now))

    def ring(self) -> None:
        """The bell of an open window rings."""
        assert self.room.reactions.closes is not None
        self.now = max(self.now, self.room.reactions.closes)
        self.run(self.room.tick(self.now))

    def play(self, connections: dict[int, int], most: int = 10_000) -> int:
        """People (seat: connection) and computers answer at random until the end, or so often; how many answers that were."""
        for count in range(most):
            self.now += 10
            if self.room.status != "playing":
                return count
            window = self.room.reactions
            asked = [seat for seat in self.room.game_record.table.waiting() if seat in connections and window.chosen(seat) is None]
            if window.closes is not None and (not asked or self.random.random() < 0.3) and not self.thinks:
                self.ring()
                continue
            if self.thinks and (not asked or self.random.random() < 0.5):
                self.think()
            elif asked:
                seat = self.random.choice(asked)
                replies = self.send(connections[seat], self.some_move(connections[seat], seat))
                assert not any(type(reply).__name__ == "Refused" for reply in replies), replies
            else:
                raise AssertionError("nobody is asked anything")
        return most


def heard(messages: list[ServerMessage]) -> list[bytes]:
    """All steps, those that were missed too, as they were told: without the state, which only new ones bring."""
    steps = [
        step for message in messages for step in (message.steps if isinstance(message, Missed) else [message]) if isinstance(step, Step)
    ]
    return [encode(Step(step.seq, step.events, None, step.by_seat)) for step in steps]


def of_kind(messages: list[ServerMessage], kind: str) -> list[Any]:
    return [message for message in messages if type(message).__name__ == kind]


def text(message: ServerMessage) -> str:
    return encode(message).decode()


def is_open(room: Room, seat: int) -> bool:
    return room.seats[seat].kind == OPEN
