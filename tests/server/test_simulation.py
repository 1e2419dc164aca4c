"""R7: rooms under seeded faults: messages are dropped, delayed, doubled and overtake each other; commits are slow, fail, or are lost.

Afterwards: no acknowledged move is lost or doubled, and what every client saw is what the log tells.
"""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass, field

import msgspec
import pytest

from senki.server.game_record import Body
from senki.server.gathering import Person
from senki.server.loading import open_room
from senki.server.wire import ClientMessage, Missed, Move, ServerMessage, Step, Undo, encode
from server.desk import Desk, heard, of_kind, person

SETTINGS = (
    ("leduc", "pp"),
    ("leduc", "pc"),
    ("standoff", "pp"),
    ("standoff", "pc"),
    ("bell", "pp"),
    ("bell", "pcpc"),
    ("ganymede", "pc"),
    ("ganymede", "pp"),
)


@dataclass
class Client:
    """A browser that keeps to the protocol: it sends a message again until it is answered, and reconnects where it was cut off."""

    who: Person
    seat: int | None
    connection: int = 0  # 0: cut off
    read: int = 0  # messages of the connection's box that have arrived
    history: list[bytes] = field(default_factory=list)
    seq: int = 0
    decision: object = None
    waiting: Move | Undo | None = None
    acked: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    sent: int = 0


class World:
    """Clients, a bad network, a slow store and a server that crashes, all driven by one seed."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        game, seats = SETTINGS[seed % len(SETTINGS)]
        self.desk = Desk(game, seats, held=True, seed=seed)
        self.clients = [Client(person(seat), seat) for seat, kind in enumerate(seats) if kind == "p"] + [Client(Person("w", "W"), None)]
        self.in_flight: list[tuple[int, ClientMessage]] = []  # to the server, by connection
        self.crashes = self.failures = 0

    # -- what may happen ----------------------------------------------------------------------------------------------

    def step(self) -> None:
        self.desk.now += self.random.randrange(1, 400)
        chance = self.random.random()
        client = self.random.choice(self.clients)
        if chance < 0.02:
            self.crash()
        elif chance < 0.05:
            self.cut(client)
        elif chance < 0.25:
            self.arrive()
        elif chance < 0.50:
            self.desk.store.commit(1)
            if self.desk.room.broken:
                self.reopen()
        elif chance < 0.53 and self.desk.store.waiting:
            self.desk.store.fail_next = 1
            self.failures += 1
        elif chance < 0.55:
            self.desk.run(self.desk.room.tick(self.desk.now))
        elif chance < 0.63:
            if self.desk.thinks:
                self.desk.think()
            else:
                self.desk.find_reveals()
        elif client.connection == 0:
            self.connect(client)
        else:
            self.look(client)
            self.act(client)

    def connect(self, client: Client) -> None:
        client.connection = self.desk.come(client.who, client.seq)
        client.read = 0

    def cut(self, client: Client) -> None:
        if client.connection:
            self.desk.run(self.desk.room.disconnect(client.connection, self.desk.now))
            self.desk.boxes.pop(client.connection)
        client.connection = 0

    def crash(self) -> None:
        """The process dies: what was not committed is gone, and all connections with it."""
        self.crashes += 1
        self.desk.store.crash()
        self.desk.store.fail_next = 0
        for client in self.clients:
            if client.connection:
                self.desk.boxes.pop(client.connection)
            client.connection = 0
        self.desk.open()

    def reopen(self) -> None:
        """As the service does after a failed commit."""
        for number, client_id in self.desk.dropped[-1].waiting:
            for client in self.clients:
                if client.connection == number and client.waiting and client.waiting.id == client_id:
                    assert client_id not in client.acked
        self.desk.open()
        for client in self.clients:
            if client.connection:
                self.look(client, everything=True)
                self.desk.boxes.pop(client.connection)
                self.connect(client)

    def arrive(self) -> None:
        """Some message reaches the server, not always in the order of sending, sometimes twice, sometimes not at all."""
        if not self.in_flight:
            return
        number, message = self.in_flight.pop(self.random.randrange(len(self.in_flight)))
        fate = self.random.random()
        if fate < 0.15:
            return
        if fate < 0.3:
            self.in_flight.append((number, message))
        if number in self.desk.boxes:
            self.desk.run(self.desk.room.receive(number, message, self.desk.now))

    # -- clients ------------------------------------------------------------------------------------------------------

    def look(self, client: Client, everything: bool = False) -> None:
        """Some of what was sent to a client arrives, in order."""
        box = self.desk.boxes[client.connection]
        upto = len(box) if everything else self.random.randrange(client.read, len(box) + 1)
        for message in box[client.read : upto]:
            self.take(client, message)
        client.read = upto

    def take(self, client: Client, message: ServerMessage) -> None:
        kind = type(message).__name__
        if kind == "Welcome":
            client.decision = message.state.decisions.get(str(client.seat))  # type: ignore[union-attr]
        if isinstance(message, Step | Missed):
            for step in [message] if isinstance(message, Step) else message.steps:
                assert step.seq == client.seq + 1, "a step is missing, doubled or out of order"
                client.seq = step.seq
            client.history += heard([message])
            if isinstance(message, Step):
                assert message.state is not None
                client.decision = message.state.decisions.get(str(client.seat))
        elif kind == "Ack":
            assert client.acked.setdefault(message.id, message.seq) == message.seq, "two different answers"  # type: ignore[union-attr]
        elif kind == "Refused":
            assert message.id not in client.acked, "acknowledged first, and then refused"  # type: ignore[union-attr]
            client.refused.add(message.id)  # type: ignore[union-attr]
        assert not client.refused & client.acked.keys(), "refused first, and then carried out"
        if kind in ("Ack", "Refused") and client.waiting and client.waiting.id == message.id:  # type: ignore[union-attr]
            client.waiting = None

    def act(self, client: Client) -> None:
        if client.waiting is not None:
            self.in_flight.append((client.connection, client.waiting))  # not answered yet: the same again
        elif client.seat is not None and client.decision is not None:
            client.sent += 1
            name = f"{client.seat}-{client.sent}"
            if self.random.random() < 0.1:
                client.waiting = Undo(name, client.seq, client.seat)
            else:
                client.waiting = Move(name, client.seq, client.seat, [self.random.choice(client.decision.options)])  # type: ignore[attr-defined]
            self.in_flight.append((client.connection, client.waiting))

    # -- the reckoning ------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """The faults end; everybody catches up."""
        self.desk.store.fail_next = 0
        self.desk.store.commit()
        assert not self.desk.room.broken
        for client in self.clients:
            if client.connection:
                self.look(client, everything=True)
            else:
                self.connect(client)
        self.desk.store.commit()
        for client in self.clients:
            self.look(client, everything=True)

    def check(self) -> str:
        steps = self.desk.store.steps(f"table{self.desk.store.tables and next(iter(self.desk.store.tables)).removeprefix('table')}")
        assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
        ids = [pair for step in steps for pair in [(step.user, step.client_id), *msgspec.json.decode(step.body, type=Body).by]]
        ids += [pair for seat in self.desk.room.seats if seat.kept is not None for pair in seat.kept.ids]  # durable, but not in a step yet
        assert len(set(ids)) == len(ids), "a message was carried out twice"
        for client in self.clients:
            for client_id in client.acked:
                assert (client.who.id, client_id) in ids, "an acknowledged move is lost"
            held = self.desk.room.held(client.who)
            assert client.history == [encode(step) for step in self.desk.room.steps_after(held, 0)], (
                "a client saw another game than the log"
            )
        stored = next(iter(self.desk.store.tables.values()))
        again = open_room(stored, steps, [], self.desk.now, 0)  # goes through only if it leads to the stored hash
        assert again.game_record.session.hash() == self.desk.room.game_record.session.hash()
        history = repr([(client.history, sorted(client.acked.items())) for client in self.clients]) + repr(steps)
        return hashlib.sha256(history.encode()).hexdigest()


def simulate(seed: int, steps: int = 300) -> tuple[World, str]:
    world = World(seed)
    for _ in range(steps):
        world.step()
    world.settle()
    return world, world.check()


@pytest.mark.parametrize("block", range(6))
def test_faults(block: int) -> None:
    crashes = failures = acked = 0
    for seed in range(block * 50, block * 50 + 50):
        world, _ = simulate(seed)
        crashes += world.crashes
        failures += world.failures
        acked += sum(len(client.acked) for client in world.clients)
    assert crashes > 60
    assert failures > 30
    assert acked > 100


def test_the_same_seed_gives_the_same_history() -> None:
    for seed in range(12):
        assert simulate(seed)[1] == simulate(seed)[1]


def test_the_simulation_would_notice_a_lost_move() -> None:
    world, _ = simulate(2)
    steps = world.desk.store.all_steps["table2"]
    own = next(client for client in world.clients if client.acked)
    lost = next(step for step in steps if step.client_id in own.acked)
    steps.remove(lost)
    with pytest.raises(AssertionError):
        world.check()
    assert of_kind([], "Step") == []
