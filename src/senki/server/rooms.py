"""A table in play, as a state machine: fed with messages, results and the time, it answers with effects. No sockets, no clock, no disk."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Final

from senki.engine.chance import Rng
from senki.engine.explain import has_explanations
from senki.engine.session import IllegalAnswer
from senki.engine.table import EVERYONE
from senki.engine.view import seen_waiting
from senki.server.api_errors import ApiError
from senki.server.bases import setting_text
from senki.server.bot_requests import BotRequests
from senki.server.checkpoints import EVERY, Checkpoints, Resumed, document
from senki.server.clocks import Clocks
from senki.server.effects import Effect, Ended, Notify
from senki.server.explaining import Explanations
from senki.server.game_record import GameRecord, StepResult, open_record
from senki.server.gathering import Connection, Gathering, Request
from senki.server.reactions import ReactionWindow
from senki.server.seats import COMPUTER, HUMAN, OPEN, USUAL_LEVEL, Seat, Setting, to_text
from senki.server.step_log import RECENT, Record
from senki.server.storage import StoredChat, StoredDocument, StoredStep, StoredTable, Write
from senki.server.undoing import Undoing
from senki.server.views import Viewer, changes, facts_of, field_cards, labels_of, state_for, step_for
from senki.server.wire import (
    Ack,
    AskExplain,
    AskHint,
    AskOdds,
    Hold,
    Move,
    Refused,
    SeatCard,
    ServerMessage,
    SetOrders,
    State,
    Step,
    Stopped,
    TableInfo,
    Undo,
)  # fmt: skip

REMEMBERED: Final = 2048  # messages of which the answer is kept, so that a repeat gets it again; older ones are refused as stale
MOST_SECRET: Final = 5000  # secret steps of a seat: nobody fills the disk by choosing again and again


class Room(Gathering):
    """One table."""

    def __init__(
        self, stored: StoredTable, setting: Setting, seats: list[Seat], now: int, seed: int, resumed: Resumed | None = None
    ) -> None:
        super().__init__(stored, setting, seats, now)
        since, before = (resumed.checkpoint, resumed.answers) if resumed else (None, None)
        self.game_record: Final[GameRecord] = open_record(stored.game, len(seats), setting, stored.seed, since, before)
        self.checkpoints: Final = Checkpoints()
        self.kept_checkpoint = since.seq if since else 0  # the record after which the stored one stands
        if since:
            self.checkpoints.add(since)
        self.game: Final = self.game_record.session.game
        self.labels: Final = labels_of(self.game, self.game_record.session.pack)
        self.facts: Final = facts_of(self.game, self.game_record.session.pack)
        self.fields: Final = field_cards(self.game_record.table)
        self.clocks: Final = Clocks(setting.clock, [seat.left for seat in seats])
        self.rng: Final = Rng(seed)  # for the computer players' thoughts and the re-dealt tables they are given
        self.bot_requests: Final = BotRequests(self)
        self.explanations: Final = Explanations(self)
        self.undoing: Final = Undoing(self)
        self.reactions: Final = ReactionWindow(self)
        self.stopped: Stopped | None = None  # by newer rules, until the owner has chosen how it goes on
        self.answered: OrderedDict[tuple[str, str], int | ServerMessage] = OrderedDict()  # a number: the step that it was accepted with

    # -- opening ------------------------------------------------------------------------------------------------------

    def restore(self, steps: list[StoredStep], chats: list[StoredChat], now: int, resumed: Resumed | None = None) -> None:
        """Go through the stored steps again; Damaged if they do not lead where they led."""
        from senki.server.loading import replay  # that module knows rooms too

        for record in replay(self, steps, resumed):
            self.note_accepted(record)
        self.forget_answered()
        self.restore_chats(chats)
        self.used = now
        for seat in self.seats:
            for pair in seat.kept.ids if seat.kept is not None else ():
                self.answered[pair] = seat.kept.window if seat.kept else 0
        self.reactions.look(now)
        self.run_clocks(now)

    def people(self) -> list[int]:
        """Seats that somebody holds, or may come back to."""
        return [number for number, seat in enumerate(self.seats) if seat.user is not None]

    # -- who is here --------------------------------------------------------------------------------------------------

    def arrived(self, now: int) -> None:
        self.begin_if_ready(now)

    def welcome(self, connection: Connection, after: int, now: int, missed: list[Step] | None = None) -> None:
        super().welcome(connection, after, now, missed)
        if self.reactions.asked() or any(self.seats[seat].orders for seat in connection.seats):
            self.reactions.tell_one(connection, now)

    def state(self, viewer: Viewer) -> State:
        return state_for(
            self.game, self.game_record.table, viewer, self.step_log.number(viewer), self.status != "waiting", self.undoing.known_now()
        )

    def steps_after(self, viewer: Viewer, after: int) -> list[Step]:
        from senki.server.loading import catch_up  # that module knows rooms too

        work = catch_up(self, viewer, after)
        return work.steps() if work else []

    def info(self, now: int) -> TableInfo:
        stored, setting, dice = self.stored, self.setting, self.game_record.dice
        over = self.status == "over"
        return TableInfo(
            stored.id, stored.game, setting.rules, self.game_record.session.options, self.status, self.cards(now), setting.clock,
            dice.commitment if dice else None, stored.seed if over and dice else None, stored.created, setting.owner_name,
            setting.pack, self.labels, self.facts, self.fields, has_explanations(self.game),
            self.reactions.rule if any(question.quiet for question in self.game.info.questions.values()) else None,
            setting.began_with, False, self.stopped,
        )  # fmt: skip

    def cards(self, now: int) -> list[SeatCard]:
        table = self.game_record.table
        playing = self.status == "playing"
        waiting = seen_waiting(self.game, table) if playing else []
        sealed = table.sealed.owners if table.sealed is not None and playing else []
        here = {seat for connection in self.connections.values() if not connection.quiet for seat in connection.seats}
        return [
            SeatCard(
                number, seat.kind, seat.name, seat.shown_level, number in here, number in sealed and number not in waiting,
                number in waiting, self.clocks.left_at(number, now) if self.setting.clock else None, self.game.side(table, number),
            )
            for number, seat in enumerate(self.seats)
        ]  # fmt: skip

    # -- messages -----------------------------------------------------------------------------------------------------

    def request(self, connection: Connection, message: Request, now: int) -> None:
        """Every message that has an id gets one answer, and a repeat gets the same again."""
        key = connection.person.id, message.id
        if key in self.answered:
            self.reply(connection, message.id)
            return
        try:
            self.carry_out(connection, message, now)
        except ApiError as why:
            self.answered[key] = Refused(message.id, why.error, why.message, why.rule)
            self.reply(connection, message.id)
        self.forget_answered()

    def reply(self, connection: Connection, client_id: str) -> None:
        answer = self.answered.get((connection.person.id, client_id))
        if isinstance(answer, int):
            self.out(connection.number, Ack(client_id, self.step_log.number(connection.seats, answer)))
        elif answer is not None:
            self.out(connection.number, answer)

    def forget_answered(self) -> None:
        while len(self.answered) > REMEMBERED:
            self.answered.popitem(last=False)

    def carry_out(self, connection: Connection, message: Request, now: int) -> None:
        if message.seat not in connection.seats:
            raise ApiError("not_yours", f"seat {message.seat} is not yours")
        if self.status != "playing":
            raise ApiError("over", "the game is over") if self.status == "over" else ApiError("not_asked", "the game has not begun")
        if self.stopped is not None:
            raise ApiError("not_asked", "the game has stopped: the rules have changed, and the owner of the table chooses how it goes on")
        if isinstance(message, AskHint | AskOdds):
            self.bot_requests.ask(connection, message)
            return
        if isinstance(message, AskExplain):
            self.out(connection.number, self.explanations.answer(message))
            return
        if isinstance(message, Hold):
            self.reactions.hold(connection, message, now)
            return
        if isinstance(message, SetOrders):
            self.reactions.set_orders(connection, message, now)
            return
        seat = message.seat
        self.check_seq(connection, seat, message.seq)
        if self.reactions.takes(seat):
            self.reactions.receive(connection, message, now)
            return
        if len(self.step_log.private.get(seat, ())) > MOST_SECRET:
            raise ApiError("too_fast", "this choice was begun again too often")
        if isinstance(message, Move):
            result = self.move(seat, message)
        elif isinstance(message, Undo):
            undone = self.undo(seat, connection, message)
            if undone is None:
                return
            result = undone
        else:
            session = self.game_record.session
            if not session.chooses_sealed(seat) or not session.has_chosen_sealed(seat):
                raise ApiError("cannot_undo", "nothing has been chosen in secret now that could be changed")
            result = self.game_record.anew(seat)
        self.record(result, message.id, connection, now)

    def check_seq(self, connection: Connection, seat: int, seq: int) -> None:
        """The client must have seen all that matters: everything, or for a sealed choice the seat's own question as it stands."""
        viewer = connection.seats
        current = self.step_log.number(viewer)
        if seq == current:
            return
        if self.game_record.session.chooses_sealed(seat) and seat in self.step_log.asked:
            if self.step_log.number(viewer, self.step_log.asked[seat]) <= seq < current:
                return
        raise ApiError("stale", f"the game has gone on: it is at step {current}")

    def move(self, seat: int, message: Move) -> StepResult:
        mine = self.game_record.session.decision(seat)
        if mine is None:
            raise ApiError("not_asked", f"seat {seat} is not asked anything now")
        try:
            return self.game_record.answer(seat, message.answers)
        except IllegalAnswer as why:
            raise ApiError("illegal", str(why), mine.rule) from None

    def undo(self, seat: int, connection: Connection, message: Undo) -> StepResult | None:
        """None: whether it may is not known yet, and the message waits for it."""
        may = self.undoing.may(seat)
        if isinstance(may, str):
            raise ApiError("cannot_undo", may)
        if may is None:
            self.undoing.wait(connection, message)
            return None
        return self.game_record.undo(seat)

    # -- steps --------------------------------------------------------------------------------------------------------

    def record(self, result: StepResult, client_id: str, connection: Connection | None, now: int) -> None:
        """The game has gone on: keep it, tell everybody who may know, and see who is next."""
        user = connection.person.id if connection else ""
        waited = set(self.step_log.asked)
        record = Record(self.step_log.last + 1, client_id, user, result)
        session = self.game_record.session
        self.step_log.add(record, session.table.waiting())
        self.note_checkpoint(result)
        self.note_accepted(record)
        if session.over:
            self.status = "over"
        self.run_clocks(now)
        step = StoredStep(self.stored.id, record.seq, client_id, user, to_text(result.body), session.hash(), now // 1000)
        batch: list[Write] = [step, self.table_now(now, result.audience == EVERYONE), *self.checkpoint_to_keep(now)]
        self.keep(batch, [(connection.number, client_id)] if connection else [])
        if session.over:
            self.later(Ended(self.stored.id))
        if connection:  # before the step, whose questions the client may then answer at once
            self.reply(connection, client_id)
        self.show_step(record)
        if result.audience == EVERYONE:
            self.show_seats(now)
        self.reactions.look(now)
        if self.step_log.last != record.seq:
            return  # reactions have come and gone at once
        self.bot_requests.wake(now)
        self.undoing.find_out()
        for seat in sorted(set(self.step_log.asked) - waited):
            user_there = self.seats[seat].user if seat >= 0 and self.seats[seat].kind == HUMAN else None
            if user_there is not None:
                self.later(Notify(user_there, self.stored.id, seat))

    def show_step(self, record: Record) -> None:
        """To everybody who may know of it. All who hold the same seats see the same."""
        steps: dict[tuple[Viewer, bool], Step] = {}
        before, self.shown = self.shown, {}
        for other in self.connections.values():
            viewer, key = other.seats, (other.seats, other.partial)
            if other.quiet:
                continue
            if not self.step_log.knows(viewer, record):
                if viewer in before:
                    self.shown[viewer] = before[viewer]
                continue
            if viewer not in self.shown:
                self.shown[viewer] = self.state(viewer)
            if key not in steps:
                state = self.shown[viewer]
                told = changes(before.get(viewer), state) if other.partial else None
                steps[key] = step_for(self.game, viewer, state.seq, record, told or state, told is not None)
            self.out(other.number, steps[key])

    def note_checkpoint(self, result: StepResult) -> None:
        if result.body.do == "undo":
            self.checkpoints.take_back(len(self.game_record.session.steps))
        if self.step_log.last - self.checkpoints.last >= EVERY:
            found = self.game_record.checkpoint(self.step_log.last)
            if found is not None:
                self.checkpoints.add(found)

    def checkpoint_to_keep(self, now: int) -> list[StoredDocument]:
        """One for the store, once nothing before it can be taken back and nobody is told by itself what came before it."""
        found = self.checkpoints.before(self.step_log.last - RECENT)
        if found is None or found.seq <= self.kept_checkpoint or found.answers > self.game_record.kept:
            return []
        self.kept_checkpoint = found.seq
        return [document(self.stored.id, self.game, found, self.step_log.private, now // 1000)]

    def note_accepted(self, record: Record) -> None:
        """A repeat of a message that was carried out is acknowledged again, with the same number."""
        self.answered[record.user, record.client_id] = record.seq
        for pair in record.result.body.by:  # these were acknowledged while the window was open
            self.answered[pair] = record.seq - 1

    def table_now(self, now: int, noted: bool = True) -> StoredTable:
        for seat, card in zip(self.seats, self.cards(now), strict=True):
            seat.left, seat.turn, seat.ready, seat.team = card.clock, card.turn, card.ready, card.team
        outcome = self.game.outcome(self.game_record.table)
        if outcome is not None:
            for number, seat in enumerate(self.seats):
                seat.score, seat.won = outcome.scores[number], number in outcome.winners
        self.setting.moves = len(self.step_log.public)
        noted = noted and self.stored.status != "over"  # a finished game is dated by its end
        self.stored = replace(
            self.stored, status=self.status, owner=self.owner, setting=setting_text(self.setting), seats=to_text(self.seats),
            seq=self.step_log.last, updated=now // 1000 if noted else self.stored.updated,
        )  # fmt: skip
        return self.stored

    def begin_if_ready(self, now: int) -> None:
        """The game begins when every seat is taken and somebody has been shown the commitment."""
        if self.status == "waiting" and self.connections and all(seat.kind != OPEN for seat in self.seats):
            self.status = "playing"
            self.setting.begun = now // 1000
            self.record(self.game_record.begin(), "begin", None, now)

    # -- time ---------------------------------------------------------------------------------------------------------

    def run_clocks(self, now: int) -> None:
        asked = self.game_record.table.waiting() if self.status == "playing" and self.stopped is None else []
        if self.reactions.asked():
            asked = self.reactions.clocks()
        self.clocks.run({seat for seat in asked if seat >= 0 and self.seats[seat].kind == HUMAN}, now)

    def tick(self, now: int) -> list[Effect]:
        """Who has run out of time is replaced by the computer."""
        if self.broken or self.stopped is not None:
            return self.take_effects()
        for seat in self.clocks.run_out(now):
            self.hand_over(seat, now)
        self.reactions.close_if_due(now)
        self.bot_requests.wake(now)
        return self.take_effects()

    def next_tick(self) -> int | None:
        times = [time for time in (self.clocks.next_out(), self.reactions.closes) if time is not None]
        return min(times, default=None)

    def shift(self, by: int) -> None:
        super().shift(by)
        self.clocks.shift(by)
        self.reactions.shift(by)

    def waits(self) -> bool:
        return bool(self.bot_requests.open)

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
        self.bot_requests.wake(now)

    def refresh(self, connection: Connection, now: int) -> None:
        self.welcome(connection, -1, now)
