"""Reactions at a table: answers to quiet questions are kept back, durably, and given to the game together when the window closes.

When it closes hangs on nothing that is hidden: not on who holds what, nor on who has chosen. By the mode of the table:

    bell       open for some seconds (fewer in battles) whenever anybody could react by public facts; then PASS is entered for the others.
               Whoever could react may stop the bell for a while ("hold on"), and their clock runs meanwhile
    orders     nobody is waited for: standing orders, or PASS, are entered at once
    everyone   all who could react have to answer

Standing orders belong to the seat, not to the table: the room answers for it. They change what is entered, never when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from senki.engine.decision import Decision
from senki.engine.shapes import PASS
from senki.engine.view import could_react
from senki.server.api_errors import ApiError
from senki.server.seats import COMPUTER, HUMAN, Kept
from senki.server.wire import Anew, Hold, Move, Order, ReactionRule, Reactions, SetOrders, Undo

if TYPE_CHECKING:
    from senki.server.gathering import Connection
    from senki.server.rooms import Room

SECOND: Final = 1000
HOLD: Final = 30 * SECOND
HURRIED: Final = 67  # per cent of a bell's time where many windows follow each other
COMPUTERS: Final = SECOND  # that they have in the mode `orders`, whatever they hold
MOST_CHANGES: Final = 50  # of a seat in one window
CLOSED: Final = -1


def usual_rule(room: Room) -> ReactionRule:
    """Where the table says nothing. Of two players only one can react: both know who is thought about, and a bell would hide nothing."""
    if room.setting.clock and room.setting.clock.days:
        return ReactionRule("orders")
    return ReactionRule("everyone" if len(room.seats) == 2 else "bell")


class ReactionWindow:
    """The window of one room: closed most of the time."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.rule: Final = room.setting.reactions or usual_rule(room)
        self.opened = CLOSED  # the record after which it opened
        self.closes: int | None = None
        self.held: list[int] = []  # who has stopped the bell

    # -- opening and closing ------------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """All who could react, whether they have chosen or not."""
        return could_react(self.room.game, self.room.game_record.table) if self.room.status == "playing" else []

    def look(self, now: int) -> None:
        """The game has gone on, or the room was opened: is there a window?"""
        if self.room.stopped is not None:
            return
        asked, last = self.asked(), self.room.step_log.last
        if not asked:
            self.opened, self.closes, self.held = CLOSED, None, []
        if not asked or self.opened == last:
            return
        self.opened, self.held = last, []
        self.closes = self.closing_time(asked, now)
        for number, seat in enumerate(self.room.seats):
            if seat.kept is None or seat.kept.window != last:
                seat.kept = Kept(last, self.ordered(number)) if number in self.room.game_record.table.waiting() else None
        self.room.run_clocks(now)
        self.tell(now)
        self.close_if_due(now)
        self.close_if_all(now)

    def shift(self, by: int) -> None:
        if self.closes is not None:
            self.closes += by

    def closing_time(self, asked: list[int], now: int) -> int | None:
        if self.rule.mode == "everyone":
            return None
        if self.rule.mode == "bell":
            hurried = self.room.game.is_hurried(self.room.game_record.table)
            return now + self.rule.seconds * SECOND * (HURRIED if hurried else 100) // 100
        return now + (COMPUTERS if any(self.room.seats[seat].kind == COMPUTER for seat in asked) else 0)

    def chosen(self, seat: int) -> int | None:
        kept = self.room.seats[seat].kept
        return kept.value if kept is not None and kept.window == self.opened else None

    def close_if_due(self, now: int) -> None:
        """The bell rings. Only time brings this about, never a message: that one came just then could tell something."""
        if self.opened != CLOSED and self.closes is not None and now >= self.closes:
            self.close(now)

    def close_if_all(self, now: int) -> None:
        """Without a bell: all have chosen."""
        if self.opened != CLOSED and self.closes is None:
            if all(self.chosen(seat) is not None for seat in self.room.game_record.table.waiting()):
                self.close(now)

    def close(self, now: int) -> None:
        """Everything that was kept back goes to the game in one step."""
        room = self.room
        found = {seat: self.chosen(seat) for seat in room.game_record.table.waiting()}
        result = room.game_record.answer_together({seat: [PASS if value is None else value] for seat, value in found.items()})
        result.body.by = [pair for seat in room.seats if seat.kept is not None for pair in seat.kept.ids]
        self.opened, self.closes, self.held = CLOSED, None, []
        for seat in room.seats:
            seat.kept = None
        room.record(result, f"reactions {room.step_log.last + 1}", None, now)

    def clocks(self) -> list[int]:
        """Whose clocks run while a window is open: nobody's who could tell something by it."""
        return self.asked() if self.rule.mode == "everyone" else self.held

    # -- what people say ----------------------------------------------------------------------------------------------

    def takes(self, seat: int) -> bool:
        return self.opened != CLOSED and seat in self.asked()

    def receive(self, connection: Connection, message: Move | Undo | Anew, now: int) -> None:
        """A choice is kept back, changed or withdrawn. Nobody else is told that there was one."""
        seat = message.seat
        mine = self.room.game_record.session.decision(seat)
        if mine is None:
            raise ApiError("not_asked", f"seat {seat} has reacted already")
        if isinstance(message, Move):
            if len(message.answers) != 1 or message.answers[0] not in mine.options:
                options = ", ".join(str(option) for option in mine.options)
                raise ApiError("illegal", f"{mine.question.name} has one answer; allowed: {options}", mine.rule)
            value: int | None = message.answers[0]
        else:
            value = None
            if self.chosen(seat) is None:
                raise ApiError("cannot_undo", "nothing has been answered yet")
        kept = self.room.seats[seat].kept
        assert kept is not None
        if len(kept.ids) >= MOST_CHANGES:
            raise ApiError("too_fast", "this choice was changed too often")
        kept.value = value
        kept.ids.append((connection.person.id, message.id))
        self.accept(connection, message.id, self.opened, now)
        self.tell(now, seat)
        self.close_if_all(now)

    def accept(self, connection: Connection, client_id: str, seq: int, now: int) -> None:
        """Durable first, then acknowledged."""
        room = self.room
        room.answered[connection.person.id, client_id] = seq
        room.keep([room.table_now(now, False)], [(connection.number, client_id)])
        room.reply(connection, client_id)

    def keep_computers(self, seat: int, value: int, now: int) -> None:
        """A computer's choice. It need not be durable: a computer chooses again."""
        kept = self.room.seats[seat].kept
        if kept is not None and kept.window == self.opened:
            kept.value = value
            self.close_if_all(now)

    def hold(self, connection: Connection, message: Hold, now: int) -> None:
        """Stop the bell. Everybody who could react may, also without anything to react with, so that it proves nothing."""
        if not self.takes(message.seat) or self.closes is None:
            raise ApiError("not_asked", "there is no bell to stop now")
        if message.seat in self.held:
            raise ApiError("too_fast", "you have stopped the bell already")
        self.held.append(message.seat)
        self.closes = max(self.closes, now + HOLD)
        self.room.run_clocks(now)
        self.accept(connection, message.id, self.room.step_log.last, now)
        self.tell(now)
        self.room.show_seats(now)

    # -- standing orders ----------------------------------------------------------------------------------------------

    def set_orders(self, connection: Connection, message: SetOrders, now: int) -> None:
        self.room.seats[message.seat].orders = message.orders
        self.accept(connection, message.id, self.room.step_log.last, now)
        self.tell(now, message.seat)

    def ordered(self, number: int) -> int | None:
        """What the first standing order that fits says to the seat's open question; None: nothing."""
        seat = self.room.seats[number]
        mine = self.room.game_record.session.decision(number)
        if mine is None or seat.kind != HUMAN:
            return None
        for order in seat.orders:
            value = obeyed(order, mine)
            if value is not None:
                if order.times is not None:
                    order.times -= 1
                    seat.orders = [one for one in seat.orders if one.times != 0]
                return value
        return PASS if self.rule.mode == "orders" else None

    # -- telling ------------------------------------------------------------------------------------------------------

    def tell(self, now: int, seat: int | None = None) -> None:
        """Everybody, or whoever holds a seat."""
        for connection in self.room.connections.values():
            if not connection.quiet and (seat is None or seat in connection.seats):
                self.tell_one(connection, now)

    def tell_one(self, connection: Connection, now: int) -> None:
        room = self.room
        chosen = {str(seat): value for seat in sorted(connection.seats) if (value := self.chosen(seat)) is not None}
        orders = {str(seat): room.seats[seat].orders for seat in sorted(connection.seats) if room.seats[seat].orders}
        is_open = self.opened != CLOSED
        left = max(0, self.closes - now) if self.closes is not None else None
        room.out(connection.number, Reactions(room.step_log.number(connection.seats), is_open, left, self.held[:], chosen, orders))


def obeyed(order: Order, mine: Decision) -> int | None:
    """What an order says to a question; None if it is not meant."""
    if order.ask != mine.question.name:
        return None
    if any(mine.about.get(name, ("", None))[1] != value for name, value in order.about.items()):
        return None
    others = [value for kind, value in mine.about.values() if kind == "seat"]
    if order.against and not any(other in order.against for other in others):
        return None
    if not order.take:
        return PASS
    return next((value for value in order.take if value in mine.options), None)
