"""A table in play, as a state machine: fed with messages, results and the time, it answers with effects. No sockets, no clock, no disk."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, replace
from typing import Final

from senki.engine.chance import Rng
from senki.engine.session import CannotUndo, IllegalAnswer
from senki.engine.table import EVERYONE
from senki.server.clocks import Clocks
from senki.server.course import Course, Happening, Moment, open_course
from senki.server.effects import Effect, Notify
from senki.server.ledger import Ledger, Record
from senki.server.outbox import Outbox
from senki.server.refusals import Refusal
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Seat, Setting, to_text
from senki.server.showing import Viewer, facts_of, field_cards, heard_apart, labels_of, state_for, step_events
from senki.server.storage import StoredChat, StoredStep, StoredTable
from senki.server.thoughts import Thoughts
from senki.server.wire import (
    Ack,
    Anew,
    AskHint,
    AskOdds,
    Chat,
    ClientMessage,
    Move,
    Ping,
    Pong,
    Refused,
    Say,
    SeatCard,
    Seats,
    ServerMessage,
    Step,
    TableInfo,
    Undo,
    Welcome,
)  # fmt: skip

RECENT: Final = 32  # moments kept for those who were away for a short time
REMEMBERED: Final = 512  # refusals kept, so that a repeat gets the first answer again
MOST_SECRET: Final = 5000  # secret steps of a seat: nobody fills the disk by choosing again and again
CHATS: Final = 200  # lines of talk that a newcomer gets


@dataclass(frozen=True)
class Person:
    """Somebody at the table: a user, or a program that holds a seat's token."""

    id: str
    name: str


@dataclass
class Connection:
    """A socket, or (quiet) a single request: that one is given its own answer only."""

    number: int
    person: Person
    quiet: bool
    seats: Viewer = frozenset()


class Room(Outbox):
    """One table."""

    def __init__(self, stored: StoredTable, setting: Setting, seats: list[Seat], now: int, seed: int) -> None:
        super().__init__()
        self.stored = stored
        self.setting: Final = setting
        self.seats: Final = seats
        self.course: Final[Course] = open_course(stored.game, len(seats), setting, stored.seed)
        self.game: Final = self.course.session.game
        self.labels: Final = labels_of(self.game, self.course.session.pack)
        self.facts: Final = facts_of(self.game, self.course.session.pack)
        self.fields: Final = field_cards(self.course.table)
        self.status = stored.status
        self.owner = stored.owner
        self.ledger: Final = Ledger()
        self.chats: list[Chat] = []
        self.chat_count = 0
        self.clocks: Final = Clocks(setting.clock, [seat.left for seat in seats])
        self.rng: Final = Rng(seed)  # for the computer players' thoughts and the re-dealt tables they are given
        self.thoughts: Final = Thoughts(self)
        self.connections: dict[int, Connection] = {}
        self.answered: OrderedDict[tuple[str, str], Record | ServerMessage] = OrderedDict()
        self.recent: deque[Moment] = deque(maxlen=RECENT)
        self.cards_sent: list[SeatCard] = []
        self.used = now

    # -- opening ------------------------------------------------------------------------------------------------------

    def restore(self, steps: list[StoredStep], chats: list[StoredChat], now: int) -> None:
        """Go through the stored steps again; Damaged if they do not lead where they led."""
        from senki.server.opening import replay_steps  # that module knows rooms too

        for record in replay_steps(self, steps):
            self.answered[record.user, record.client_id] = record
        self.chats = [Chat(chat.who, chat.seat, chat.text, chat.at) for chat in chats[-CHATS:]]
        self.chat_count = len(chats)
        self.now_is(now)
        self.run_clocks(now)

    def people(self) -> list[int]:
        """Seats that somebody holds, or may come back to."""
        return [number for number, seat in enumerate(self.seats) if seat.user is not None]

    def now_is(self, now: int) -> None:
        self.used = now
        if not self.recent:
            self.recent.append(self.course.moment(self.ledger.last, None))

    # -- who is here --------------------------------------------------------------------------------------------------

    def held(self, person: Person) -> Viewer:
        return frozenset(number for number, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.user == person.id)

    def connect(self, number: int, person: Person, after: int, now: int, quiet: bool = False) -> list[Effect]:
        """Somebody comes; `after`: the last step that they have, below 0 for none."""
        self.now_is(now)
        connection = Connection(number, person, quiet, self.held(person))
        self.connections[number] = connection
        if not quiet:
            self.welcome(connection, after, now)
            self.show_seats(now)
        self.begin_if_ready(now)
        return self.take_effects()

    def welcome(self, connection: Connection, after: int, now: int) -> None:
        viewer = connection.seats
        seq = self.ledger.number(viewer)
        state = state_for(self.game, self.recent[-1], viewer, seq, self.status != "waiting")
        person = connection.person.id
        back = [number for number, seat in enumerate(self.seats) if seat.kind == COMPUTER and person and seat.user == person]
        self.out(connection.number, Welcome(self.info(now), sorted(viewer), back, person == self.owner, seq, state, self.chats[-CHATS:]))
        if after >= 0:
            for step in self.steps_after(viewer, after):
                self.out(connection.number, step)

    def steps_after(self, viewer: Viewer, after: int) -> list[Step]:
        """Exactly what a viewer missed."""
        records = self.ledger.since(viewer, after)
        if not records:
            return []
        moments = {moment.seq: moment for moment in self.recent}
        if records[0].seq not in moments:
            from senki.server.opening import rehearse

            moments = {moment.seq: moment for moment in rehearse(self, records[0].seq)}
        return [self.step_for(viewer, record, moments[record.seq]) for record in records]

    def step_for(self, viewer: Viewer, record: Record, moment: Moment) -> Step:
        seq = self.ledger.number(viewer, record.seq)
        state = state_for(self.game, moment, viewer, seq, True)
        return Step(seq, step_events(self.game, record.happening, viewer), state, heard_apart(self.game, record.happening, viewer))

    def disconnect(self, number: int, now: int) -> list[Effect]:
        connection = self.connections.pop(number, None)
        self.used = now
        if connection and not connection.quiet:
            self.show_seats(now)
        return self.take_effects()

    def info(self, now: int) -> TableInfo:
        stored, setting, dice = self.stored, self.setting, self.course.dice
        over = self.status == "over"
        return TableInfo(
            stored.id, stored.game, setting.rules, self.course.session.options, self.status, self.cards(now), setting.clock,
            dice.commitment if dice else None, stored.seed if over and dice else None, stored.created, setting.owner_name,
            setting.pack, self.labels, self.facts, self.fields,
        )  # fmt: skip

    def cards(self, now: int) -> list[SeatCard]:
        """The seats as everybody sees them."""
        table = self.course.table
        playing = self.status == "playing"
        waiting = table.waiting() if playing else []
        sealed = table.sealed.owners if table.sealed is not None and playing else []
        here = {seat for connection in self.connections.values() if not connection.quiet for seat in connection.seats}
        return [
            SeatCard(
                number, seat.kind, seat.name, seat.shown_level, number in here, number in sealed and number not in waiting,
                number in waiting, self.clocks.left_at(number, now) if self.setting.clock else None, self.game.side(table, number),
            )
            for number, seat in enumerate(self.seats)
        ]  # fmt: skip

    def to_all(self, message: ServerMessage) -> None:
        for connection in self.connections.values():
            if not connection.quiet:
                self.out(connection.number, message)

    def show_seats(self, now: int) -> None:
        cards = self.cards(now)
        if cards != self.cards_sent:
            self.cards_sent = cards
            self.to_all(Seats(cards))

    # -- messages -----------------------------------------------------------------------------------------------------

    def receive(self, number: int, message: ClientMessage, now: int) -> list[Effect]:
        """A message from a connection. Every one that has an id gets one answer, and a repeat gets the same again."""
        connection = self.connections.get(number)
        if connection is None or self.broken:
            return []
        self.now_is(now)
        if isinstance(message, Ping):
            self.out(number, Pong())
        elif isinstance(message, Say):
            self.say(connection, message, now)
        else:
            key = connection.person.id, message.id
            if key in self.answered:
                self.reply(connection, message.id)
                return self.take_effects()
            try:
                self.carry_out(connection, message, now)
            except Refusal as why:
                self.answered[key] = Refused(message.id, why.error, why.message, why.rule)
                self.reply(connection, message.id)
            self.forget_refusals()
        return self.take_effects()

    def reply(self, connection: Connection, client_id: str) -> None:
        answer = self.answered.get((connection.person.id, client_id))
        if isinstance(answer, Record):
            self.out(connection.number, Ack(client_id, self.ledger.number(connection.seats, answer.seq)))
        elif answer is not None:
            self.out(connection.number, answer)

    def forget_refusals(self) -> None:
        if len(self.answered) > self.ledger.last + REMEMBERED:
            oldest = next(key for key, answer in self.answered.items() if not isinstance(answer, Record))
            del self.answered[oldest]

    def carry_out(self, connection: Connection, message: Move | Undo | Anew | AskHint | AskOdds, now: int) -> None:
        if message.seat not in connection.seats:
            raise Refusal("not_yours", f"seat {message.seat} is not yours")
        if self.status != "playing":
            raise Refusal("over", "the game is over") if self.status == "over" else Refusal("not_asked", "the game has not begun")
        if isinstance(message, AskHint | AskOdds):
            self.thoughts.ask(connection, message)
            return
        seat = message.seat
        self.check_seq(connection, seat, message.seq)
        if len(self.ledger.private.get(seat, ())) > MOST_SECRET:
            raise Refusal("too_fast", "this choice was begun again too often")
        if isinstance(message, Move):
            happening = self.move(seat, message)
        elif isinstance(message, Undo):
            happening = self.undo(seat)
        else:
            session = self.course.session
            if not session.chooses_sealed(seat) or not session.has_chosen_sealed(seat):
                raise Refusal("cannot_undo", "nothing has been chosen in secret now that could be changed")
            happening = self.course.anew(seat)
        self.record(happening, message.id, connection, now)

    def check_seq(self, connection: Connection, seat: int, seq: int) -> None:
        """The client must have seen all that matters: everything, or for a sealed choice the seat's own question as it stands."""
        viewer = connection.seats
        current = self.ledger.number(viewer)
        if seq == current:
            return
        if self.course.session.chooses_sealed(seat) and seat in self.ledger.asked:
            if self.ledger.number(viewer, self.ledger.asked[seat]) <= seq < current:
                return
        raise Refusal("stale", f"the game has gone on: it is at step {current}")

    def move(self, seat: int, message: Move) -> Happening:
        mine = self.course.session.decision(seat)
        if mine is None:
            raise Refusal("not_asked", f"seat {seat} is not asked anything now")
        try:
            self.course.check(seat, message.answers)
        except IllegalAnswer as why:
            raise Refusal("illegal", str(why), mine.question.rule) from None
        return self.course.answer(seat, message.answers)

    def undo(self, seat: int) -> Happening:
        why = self.course.why_no_undo(seat)
        if why:
            raise Refusal("cannot_undo", why)
        try:
            return self.course.undo(seat)
        except CannotUndo as error:  # pragma: no cover - asked just before
            raise Refusal("cannot_undo", str(error)) from None

    def say(self, connection: Connection, message: Say, now: int) -> None:
        seat = min(connection.seats, default=None)
        chat = Chat(connection.person.name or "guest", seat, message.text, now // 1000)
        self.chat_count += 1
        self.chats = [*self.chats[-CHATS:], chat]
        self.keep([StoredChat(self.stored.id, self.chat_count, chat.who, chat.seat, chat.text, chat.at)])
        self.to_all(chat)

    # -- steps --------------------------------------------------------------------------------------------------------

    def record(self, happening: Happening, client_id: str, connection: Connection | None, now: int) -> None:
        """The game has gone on: keep it, tell everybody who may know, and see who is next."""
        user = connection.person.id if connection else ""
        waited = set(self.ledger.asked)
        record = Record(self.ledger.last + 1, client_id, user, happening)
        session = self.course.session
        self.ledger.add(record, session.table.waiting())
        self.answered[user, client_id] = record
        if session.over:
            self.status = "over"
        self.run_clocks(now)
        happening.body.undo = self.course.may_undo(self.people())
        moment = self.course.moment(record.seq, happening)
        self.recent.append(moment)
        step = StoredStep(self.stored.id, record.seq, client_id, user, to_text(happening.body), session.hash(), now // 1000)
        self.keep([step, self.table_now(now, happening.audience == EVERYONE)], [(connection.number, client_id)] if connection else [])
        if connection:  # before the step, whose questions the client may then answer at once
            self.reply(connection, client_id)
        for other in self.connections.values():
            if not other.quiet and self.ledger.knows(other.seats, record):
                self.out(other.number, self.step_for(other.seats, record, moment))
        if happening.audience == EVERYONE:
            self.show_seats(now)
        self.thoughts.wake(now)
        for seat in sorted(set(self.ledger.asked) - waited):
            user_there = self.seats[seat].user if seat >= 0 and self.seats[seat].kind == HUMAN else None
            if user_there is not None:
                self.later(Notify(user_there, self.stored.id, seat))

    def table_now(self, now: int, noted: bool = True) -> StoredTable:
        for seat, card in zip(self.seats, self.cards(now), strict=True):
            seat.left, seat.turn, seat.ready, seat.team = card.clock, card.turn, card.ready, card.team
        self.stored = replace(
            self.stored, status=self.status, owner=self.owner, setting=to_text(self.setting), seats=to_text(self.seats),
            seq=self.ledger.last, updated=now // 1000 if noted else self.stored.updated,
        )  # fmt: skip
        return self.stored

    def begin_if_ready(self, now: int) -> None:
        """The game begins when every seat is taken and somebody has been shown the commitment."""
        if self.status == "waiting" and self.connections and all(seat.kind != OPEN for seat in self.seats):
            self.status = "playing"
            self.record(self.course.begin(), "begin", None, now)

    # -- time ---------------------------------------------------------------------------------------------------------

    def run_clocks(self, now: int) -> None:
        asked = self.course.table.waiting() if self.status == "playing" else []
        self.clocks.run({seat for seat in asked if seat >= 0 and self.seats[seat].kind == HUMAN}, now)

    def tick(self, now: int) -> list[Effect]:
        """Time has gone by. Who has run out of it is replaced by the computer."""
        if self.broken:
            return []
        for seat in self.clocks.run_out(now):
            self.hand_over(seat, now)
        self.thoughts.wake(now)
        return self.take_effects()

    def hand_over(self, seat: int, now: int) -> None:
        """The computer takes a seat over. It sees what the seat sees; whoever held the seat may come back."""
        self.seats[seat].kind = COMPUTER
        self.seats[seat].level = self.seats[seat].level or USUAL_LEVEL
        self.seats_changed(now)

    def seats_changed(self, now: int) -> None:
        """Somebody sits down, leaves, or is replaced: keep it, and show everybody whose seats changed the table afresh."""
        self.run_clocks(now)
        self.keep([self.table_now(now)])
        for connection in self.connections.values():
            seats = self.held(connection.person)
            if seats != connection.seats:
                connection.seats = seats
                if not connection.quiet:
                    self.refresh(connection, now)
        self.show_seats(now)
        self.begin_if_ready(now)
        self.thoughts.wake(now)

    def refresh(self, connection: Connection, now: int) -> None:
        self.welcome(connection, -1, now)
