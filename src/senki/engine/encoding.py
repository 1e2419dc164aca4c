"""How single things are written as numbers for learning agents: values by their kind, in which order a seat reads, who may see."""

from __future__ import annotations

from typing import Any, Final

from senki.engine.numbers import ALL, AMONG, BY_LIST, NONE, OWN, PAIRED, PLAIN, SEATED, SIZED, put_row
from senki.engine.table import EVERYONE
from senki.engine.zones import AUDIENCE, NOBODY, OWNER, PUBLIC, SEAT, Field, Kind, Pair

MOST_NUMBER: Final = (1 << 31) - 1


def is_seat(kind: Kind) -> bool:
    return kind.name == SEAT.name


def seat_within(kind: Kind) -> int:
    """Of a pair that belongs to a seat: how many of them each seat has; else 0."""
    first: Kind = kind
    while isinstance(first, Pair):
        first = first.parts[0]
    return kind.size // first.size if is_seat(first) and first is not kind else 0


class Code:
    """How the numbers of a kind are written."""

    def __init__(self, kind: Kind, seats: int) -> None:
        self.seats: Final = seats
        self.width: int = 1
        if is_seat(kind):
            self.how: int = SEATED
            self.high: int = seats
        elif kind.name == AUDIENCE.name:
            self.how = AMONG
            self.high = (1 << seats) - 1
        elif seat_within(kind) > 0:
            self.how = PAIRED
            self.width = seat_within(kind)
            self.high = kind.size
        elif kind.size:
            self.how = SIZED
            self.high = kind.size
        else:
            self.how = PLAIN
            self.high = MOST_NUMBER
        self.low: Final = -MOST_NUMBER if self.how == PLAIN else 0

    def write(self, value: int, me: int) -> int:
        how = self.how
        if how == PLAIN:
            return value
        if how == SIZED:
            return value + 1 if value >= 0 else 0
        if how == AMONG:
            bits = value & self.high  # EVERYONE has all bits
            return (bits >> me) | ((bits << (self.seats - me)) & self.high)
        if value < 0:
            return 0
        if how == SEATED:
            return self.seat(value, me) + 1
        return self.seat(value // self.width, me) * self.width + value % self.width + 1

    def write_row(self, values: list[int], me: int, out: bytearray, at: int, step: int) -> None:
        """All these, `step` places apart."""
        put_row(out, at, step, values, self.how, self.seats, self.width, me)

    def seat(self, seat: int, me: int) -> int:
        """Counted from the observing one; what is no seat of this game stays as it is."""
        if seat >= self.seats:
            return seat
        return seat - me if seat >= me else seat - me + self.seats


NO_LISTING: Final[list[int]] = []


class Sight:
    """Who may see the rows or entries of a field: what view.sees_row says, made ready to be asked often."""

    def __init__(self, field: Field) -> None:
        self.all: Final = field.audience == PUBLIC
        self.own: Final = field.audience == OWNER
        self.none: Final = field.audience == NOBODY
        self.how: Final = ALL if self.all else OWN if self.own else NONE if self.none else BY_LIST
        self.per: Final = field.per
        self.listed: Final = field.by != ""
        self.place: Final = field.by_place
        self.column: Final = field.by.partition(".")[2]

    def listing(self, held: list[Any]) -> list[int]:
        """For each row (or card) its audience, or whether it is turned up; empty where nothing lists it."""
        if not self.listed:
            return NO_LISTING
        value: Any = held[self.place]
        return numbers_of(getattr(value, self.column) if self.column else value)

    def sees(self, row: int, me: int, listing: list[int]) -> bool:
        if self.all:
            return True
        if self.own:
            first = me * self.per
            return first <= row < first + self.per or (self.listed and listing[row] != 0)
        return not self.none and is_among(listing[row], me)


def is_among(audience: int, me: int) -> bool:
    return audience == EVERYONE or (audience >> me) & 1 == 1


def numbers_of(value: Any) -> list[int]:
    """A field of the table as a list: it may be a tuple."""
    return value if isinstance(value, list) else list(value)


def orders_of(field: Field, count: int, seats: int) -> list[list[int]]:
    """For each seat the entries of a field in the order in which it reads them; empty: as they are."""
    found = [order_of(field, count, seats, me) for me in range(seats)]
    return [order if order != list(range(count)) else NO_LISTING for order in found]


def order_of(field: Field, count: int, seats: int, me: int) -> list[int]:
    """The entries of a field in the order in which this seat reads them: those that belong to seats begin with its own."""
    per = field.per if field.audience == OWNER else 1
    if seat_within(field.row_kind) > 0:
        per = seat_within(field.row_kind)
    elif not (field.audience == OWNER or field.by_seat):
        return list(range(count))
    elif field.audience != OWNER:  # blocks of an entry for each seat
        return [block + (me + place) % seats for block in range(0, count, seats) for place in range(min(seats, count - block))]
    own = seats * per
    first = [(me * per + place) % own for place in range(min(own, count))]
    return first + list(range(len(first), count))
