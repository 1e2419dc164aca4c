"""Which seat of a room may take its last answer back.

Most of it can be told at once. Whether an answer has shown anybody anything takes long to find out, because many re-dealt tables are asked:
that is done elsewhere, for the newest answer of a person only, while the seat is idle; who asks before it is known waits for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from senki.engine.session import SHOWN
from senki.server.effects import Effect, FindReveal
from senki.server.wire import CanUndo, Undo

if TYPE_CHECKING:
    from senki.server.gathering import Connection
    from senki.server.rooms import Room


class Undoing:
    """Of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.known = -1  # the record after which it was found out
        self.shown = False  # whether its answer has shown anything
        self.running = False
        self.asked: list[tuple[int, Undo]] = []  # by connection: who waits

    def may(self, seat: int) -> bool | str | None:
        """Whether the seat may take its last answer back, or why not; None: not known yet."""
        room = self.room
        if room.game_record.session.over:
            return "the game is over"
        if room.reactions.takes(seat):
            return True if room.reactions.chosen(seat) is not None else "nothing has been answered yet"
        why = room.game_record.why_clearly_no_undo(seat)
        if why:
            return why
        if room.game_record.session.chooses_sealed(seat):
            return True
        if self.known != room.step_log.last:
            return None
        return SHOWN if self.shown else True

    def known_now(self) -> dict[int, bool | str]:
        """By seat that somebody holds, as far as it is known."""
        found = {seat: self.may(seat) for seat in self.room.people()}
        return {seat: may for seat, may in found.items() if may is not None}

    def find_out(self) -> None:
        """Have it found out for the newest answer, unless it is known or others are at it."""
        room = self.room
        steps = room.game_record.session.steps
        seat = steps[-1].answer.seat if steps and room.status == "playing" else -1
        if seat in room.people() and self.may(seat) is None and not self.running:
            self.running = True
            room.effects.append(FindReveal(room.step_log.last, room.game_record.session.reveal().apart()))

    def found(self, number: int, shown: bool, now: int) -> list[Effect]:
        """It was found out for a record. If the game has gone on meanwhile, the next one's turn has come."""
        room = self.room
        self.running = False
        if room.broken:
            return []
        if number == room.step_log.last and room.status == "playing":
            self.known, self.shown = number, shown
            self.tell()
        self.find_out()
        asked, self.asked = self.asked, []
        effects = room.take_effects()
        for connection, message in asked:
            effects += room.receive(connection, message, now)
        return effects

    def tell(self) -> None:
        """Whoever holds the seat; others need not know."""
        seat = self.room.game_record.session.steps[-1].answer.seat
        may = self.may(seat)
        assert may is not None
        for connection in self.room.connections.values():
            if seat in connection.seats and not connection.quiet:
                self.room.out(connection.number, CanUndo(self.room.step_log.number(connection.seats), seat, may))

    def wait(self, connection: Connection, message: Undo) -> None:
        if all((connection.number, message.id) != (number, other.id) for number, other in self.asked):
            self.asked.append((connection.number, message))
        self.find_out()
