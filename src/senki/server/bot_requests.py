"""A room's computer players: who has to think, and what becomes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from senki.agents.advice import ADVISER, Advice
from senki.agents.odds import OptionOdds
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.position import dump
from senki.server.api_errors import ApiError
from senki.server.effects import Effect
from senki.server.jobs import HINT, MOVE, ODDS, ThinkJob
from senki.server.seats import COMPUTER, USUAL_LEVEL
from senki.server.views import hint_message, odds_message
from senki.server.wire import AskHint, AskOdds, Refused, ServerMessage, Thinking

if TYPE_CHECKING:
    from senki.server.gathering import Connection
    from senki.server.rooms import Room

TRIES: Final = 3  # then any option is taken, so that the game goes on
SECONDS: Final = {1: 2.0, 2: 3.0, 3: 4.0, 4: 5.0, 5: 5.0}  # by level: for a move; then a quick player chooses instead
ADVICE_SECONDS: Final = 10.0  # for a hint or odds; then there is none
Answer = int | list[Advice] | list[OptionOdds]  # to a move, a hint, odds


@dataclass(frozen=True)
class BotRequest:
    """Something that a computer player was asked."""

    kind: str
    seat: int
    asked: int  # since which step the seat's question has stood
    level: int
    tries: int = 0
    connection: int = -1
    person: str = ""
    client_id: str = ""


@dataclass(frozen=True)
class Shown:
    """What everybody was told of a seat that thinks."""

    number: int  # of the thought
    since: int


class BotRequests:
    """Of one room. The true table is re-dealt for the seat here; nothing else is ever handed out."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.open: dict[int, BotRequest] = {}
        self.count = 0
        self.shown: dict[int, Shown] = {}  # by seat of which everybody has been told that it thinks

    def wake(self, now: int) -> None:
        """Let every computer seat think that is asked something and does not think yet."""
        room = self.room
        asked = room.step_log.asked if room.status == "playing" and room.stopped is None else {}
        self.shown = {seat: shown for seat, shown in self.shown.items() if seat in asked}
        thinking = {(thought.seat, thought.asked) for thought in self.open.values() if thought.kind == MOVE}
        for seat, since in sorted(asked.items()):
            if seat < 0 or room.seats[seat].kind != COMPUTER or (seat, since) in thinking:
                continue
            if room.reactions.takes(seat) and room.reactions.chosen(seat) is not None:
                continue  # it is kept back
            self.start(BotRequest(MOVE, seat, since, room.seats[seat].level or USUAL_LEVEL))
            if seat not in self.shown and not room.reactions.takes(
                seat
            ):  # once for a whole sealed choice: how many steps it has is a secret
                self.shown[seat] = Shown(self.count, now // 1000)
                room.to_all(Thinking(seat, now // 1000, 0, False))

    def noted(self, number: int, place: int, less: bool) -> list[Effect]:
        """How a thought fares. Of a sealed choice only the first is told of, for the reason above."""
        thought = self.open.get(number)
        shown = self.shown.get(thought.seat) if thought else None
        if thought is not None and shown is not None and shown.number == number:
            self.room.to_all(Thinking(thought.seat, shown.since, place, less))
        return self.room.take_effects()

    def ask(self, connection: Connection, message: AskHint | AskOdds) -> None:
        """A hint or odds for whoever holds the seat."""
        room, seat = self.room, message.seat
        if seat not in room.step_log.asked:
            raise ApiError("not_asked", f"seat {seat} is not asked anything now")
        mine = [thought for thought in self.open.values() if thought.person == connection.person.id]
        if any(thought.client_id == message.id for thought in mine):
            return  # a repeat, while the computer still thinks
        if mine:
            raise ApiError("too_fast", "one thing at a time: the computer is still thinking about your last question")
        kind = HINT if isinstance(message, AskHint) else ODDS
        since = room.step_log.asked[seat]
        self.start(BotRequest(kind, seat, since, ADVISER, 0, connection.number, connection.person.id, message.id))

    def start(self, thought: BotRequest) -> None:
        room = self.room
        self.count += 1
        self.open[self.count] = thought
        session = room.game_record.session
        table = determinize(room.game, session.table, thought.seat, Rng(self.seed()))
        # reactions are chosen by weights, without a search: they have to be there before the bell
        agent = "sensible" if thought.kind == MOVE and room.reactions.takes(thought.seat) else f"level:{thought.level}"
        seconds = SECONDS[thought.level] if thought.kind == MOVE else ADVICE_SECONDS
        room.effects.append(
            ThinkJob(
                room.stored.game, session.seats, dict(session.options), room.setting.pack, dump(room.game, table), thought.seat,
                agent, self.seed(), seconds, thought.kind, room.stored.id, self.count,
            )
        )  # fmt: skip

    def seed(self) -> int:
        rng = self.room.rng
        return (int(rng.next()) << 24) ^ int(rng.next())

    def thought(self, number: int, result: Answer | None, error: Exception | None, now: int) -> list[Effect]:
        """The computer is done thinking."""
        room = self.room
        thought = self.open.pop(number, None)
        if thought is None or room.broken:
            return []
        room.used = now
        still_asked = room.status == "playing" and room.step_log.asked.get(thought.seat) == thought.asked
        if thought.kind != MOVE:
            self.tell(thought, result if error is None else None, still_asked)
        elif still_asked and room.seats[thought.seat].kind == COMPUTER:
            self.move(thought, result if error is None else None, now)
        self.wake(now)
        return room.take_effects()

    def move(self, thought: BotRequest, result: Answer | None, now: int) -> None:
        room = self.room
        mine = room.game_record.session.decision(thought.seat)
        if mine is None:
            return
        value = result if isinstance(result, int) else None
        if value not in mine.options:
            if thought.tries + 1 < TRIES:
                self.start(BotRequest(MOVE, thought.seat, thought.asked, thought.level, thought.tries + 1))
                return
            value = mine.options[int(room.rng.below(len(mine.options)))]
        assert value is not None
        if room.reactions.takes(thought.seat):
            room.reactions.keep_computers(thought.seat, value, now)
            return
        room.record(room.game_record.answer(thought.seat, [value]), f"computer {room.step_log.last + 1}", None, now)

    def tell(self, thought: BotRequest, result: Answer | None, still_asked: bool) -> None:
        """A hint or odds, if the question is still the same one."""
        room = self.room
        mine = room.game_record.session.decision(thought.seat)
        connection = room.connections.get(thought.connection)
        if connection is None or thought.seat not in connection.seats:
            return
        message: ServerMessage
        if mine is None or not still_asked:
            message = Refused(thought.client_id, "stale", "the question is no longer open", None)
        elif not isinstance(result, list) or not result:
            message = Refused(thought.client_id, "busy", "no answer was found in time", None)
        elif thought.kind == HINT:
            message = hint_message(thought.client_id, thought.seat, thought.level, [row for row in result if isinstance(row, Advice)])
        else:
            message = odds_message(thought.client_id, room.game, [row for row in result if isinstance(row, OptionOdds)])
        room.answered[thought.person, thought.client_id] = message
        room.out(connection.number, message)
