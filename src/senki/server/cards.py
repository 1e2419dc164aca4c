"""Tables as lists show them, and how finished games ended."""

from __future__ import annotations

from senki.server.bodies import Result, TableCard
from senki.server.gathering import Person
from senki.server.seats import HUMAN, Seat, read_seats, read_setting
from senki.server.storage import StoredTable
from senki.server.wire import SeatCard


def seat_cards(seats: list[Seat]) -> list[SeatCard]:
    return [
        SeatCard(
            number, seat.kind, seat.name, seat.shown_level, False, seat.ready, seat.turn, seat.left, seat.team, seat.score, seat.won
        )
        for number, seat in enumerate(seats)
    ]  # fmt: skip


def table_card(table: StoredTable, person: Person) -> TableCard:
    seats, setting = read_seats(table.seats), read_setting(table.setting)
    over = table.status == "over"
    you = [number for number, seat in enumerate(seats) if seat.user == person.id and (over or seat.kind == HUMAN)]
    your_turn = table.status == "playing" and any(seats[number].turn for number in you)
    return TableCard(
        table.id, table.game, setting.options, seat_cards(seats), table.status, your_turn, table.updated, you, setting.owner_name,
        setting.clock, setting.moves, table.created, result_of(seats, you[0]) if over and you else None,
    )  # fmt: skip


def result_of(seats: list[Seat], number: int) -> Result | None:
    """How a game ended for a seat; None if that is not known. A win that several sides share, or that nobody has, is a draw for them."""
    if seats[number].won is None:
        return None
    winning = {seat.team for seat in seats if seat.won}
    if not winning:
        return "drawn"
    if not seats[number].won:
        return "lost"
    return "won" if len(winning) == 1 else "drawn"
