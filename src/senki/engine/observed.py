"""The parts of an observation, each for a field of the table, for rows, or for the cards of one kind.

Parts are made once for a setting, with all that can be worked out beforehand: in which order a seat reads, how a number is written, who may
see. Writing is then a few loops over the lists of a table, into memory that is all 0.
"""

from __future__ import annotations

from typing import Any, Final

from senki.engine.encoding import MOST_NUMBER, Code, Sight, is_among, numbers_of, order_of, orders_of
from senki.engine.native import mypyc_attr
from senki.engine.numbers import put, put_cards, put_lists, put_seen, put_there
from senki.engine.table import Table
from senki.engine.zones import LISTED, NOBODY, OWNER, PUBLIC, Field, Kind, Rows


class TooMany(ValueError):
    """A list has more entries than its field declares."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A stretch of an observation: what it tells, where it begins, its shape (rows, columns), and between which bounds its numbers lie."""

    def __init__(self, name: str, shape: tuple[int, ...], low: int, high: int) -> None:
        self.name: Final = name
        self.shape: Final = shape
        self.low: Final = low
        self.high: Final = high
        self.start: int = 0
        self.after: Part | None = None  # the one that is written after it
        length = 1
        for side in shape:
            length *= side
        self.length: Final = length

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        """What the seat sees of it; `held` is what lies on the table (Table.contents)."""
        raise NotImplementedError

    def refuse(self, name: str, count: int, most: int) -> None:
        raise TooMany(f"{name} has {count} entries, declared are {most} at most")


class Numbers(Part):
    """A single number of the table that everyone sees."""

    def __init__(self, field: Field, seats: int) -> None:
        self.code: Final = Code(field.kind, seats)
        super().__init__(field.name, (1,), self.code.low, self.code.high)
        self.place: Final = field.place

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        value: int = held[self.place]
        put(out, self.start, self.code.write(value, me))


class Entries(Part):
    """A list of numbers, entry by entry; where not all see them, each with a flag that it is seen. First comes how many there are."""

    def __init__(self, field: Field, count: int, seats: int) -> None:
        self.code: Final = Code(field.kind, seats)
        self.place: Final = field.place
        self.sight: Final = Sight(field)
        fixed = field.by_seat or field.audience == OWNER  # an entry for each seat: their number tells nothing
        self.most: Final = count if fixed else field.slots or count
        self.shown: Final = 0 if self.sight.none else self.most
        self.orders: Final = orders_of(field, self.shown, seats)
        self.width: Final = 1 if self.sight.all else 2
        super().__init__(field.name, (1 + self.shown * self.width,), self.code.low, max(self.code.high, self.most))

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        values = numbers_of(held[self.place])
        count = len(values)
        if count > self.most:
            self.refuse(self.name, count, self.most)
        code, sight = self.code, self.sight
        put(out, self.start, count)
        put_seen(
            out,
            self.start + 1,
            self.width,
            self.shown,
            values,
            self.orders[me],
            code.how,
            code.seats,
            code.width,
            sight.how,
            sight.per,
            sight.listing(held),
            me,
        )


class Lists(Part):
    """Rows of numbers: for each row whether it is seen, how many it has as far as that may be known, and its entries in order; of things
    that come in equal copies instead how many of each."""

    def __init__(self, field: Field, count: int, seats: int) -> None:
        self.code: Final = Code(field.kind, seats)
        self.place: Final = field.place
        self.many: Final = field.is_rows
        self.counted: Final = field.counted
        self.sight: Final = Sight(field)
        self.count: Final = count
        self.bag: Final = field.kind.indistinct
        self.most: Final = field.kind.size if self.bag else field.slots or field.kind.size
        self.orders: Final = orders_of(field, count, seats)
        low, high = (0, MOST_NUMBER) if self.bag else (self.code.low, max(self.code.high, self.most))
        super().__init__(field.name, (count, 2 + self.most), low, high)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        value: Any = held[self.place]
        rows: list[list[int]] = value if self.many else [numbers_of(value)]
        code, sight = self.code, self.sight
        longest = put_lists(
            out,
            self.start,
            2 + self.most,
            self.count,
            rows,
            self.orders[me],
            self.most,
            self.bag,
            self.counted,
            code.how,
            code.seats,
            code.width,
            sight.how,
            sight.per,
            sight.listing(held),
            me,
        )
        if longest > 0:
            self.refuse(self.name, longest, self.most)


class Zone:
    """A zone of cards: of one list, or of a list for each seat or so."""

    def __init__(self, field: Field, count: int, seats: int) -> None:
        self.place: Final = field.place
        self.many: Final = field.is_rows
        self.by_card: Final = field.by_card
        self.counted: Final = field.counted
        self.ordered: Final = field.ordered
        self.sight: Final = Sight(field)
        self.orders: Final = [order_of(field, count, seats, me) for me in range(seats)]


class Cards(Part):
    """Cards of one kind, each of which lies in one place: for every card the zone in which the seat sees it lie (0: nowhere that it sees);
    where the order in a zone means something, for every card its place there; then for every zone how many lie in it, as far as may be
    known."""

    def __init__(self, kind: Kind, fields: list[Field], counts: list[int], seats: int) -> None:
        self.zones: Final = [Zone(field, count, seats) for field, count in zip(fields, counts, strict=True)]
        self.size: Final = kind.size
        self.before_counts: Final = kind.size * (2 if any(field.ordered for field in fields) else 1)
        number = sum(counts)
        super().__init__(f"card:{kind.name}", (self.before_counts + number,), 0, max(number, kind.size))

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        start, size = self.start, self.size
        number = 0
        for zone in self.zones:
            sight = zone.sight
            listing = sight.listing(held)
            value: Any = held[zone.place]
            rows: list[list[int]] = value if zone.many else [numbers_of(value)]
            count = len(rows)
            for row in zone.orders[me]:
                number += 1
                if row >= count:
                    continue
                cards = rows[row]
                seen = not zone.by_card and sight.sees(row, me, listing)
                if seen and not zone.ordered:
                    put_cards(out, start, cards, number)
                elif seen or zone.by_card:
                    for place, card in enumerate(cards):
                        if seen or is_among(listing[card], me):
                            put(out, start + card, number)
                            if zone.ordered:
                                put(out, start + size + card, place + 1)
                if seen or zone.counted:
                    put(out, start + self.before_counts + number - 1, len(cards))


class Cell:
    """A column of rows: where its numbers stand in the block of a row, and how they are written."""

    def __init__(self, field: Field, seats: int, offset: int) -> None:
        self.name: Final = field.name
        self.place: Final = field.column_place
        self.lists: Final = field.is_rows and not field.many
        self.bag: Final = field.kind.indistinct or field.kind.cards
        self.counted: Final = field.counted
        self.sight: Final = Sight(field)
        self.code: Final = Code(field.kind, seats)
        self.offset: Final = offset
        self.most: Final = (field.kind.size if self.bag else 0) or field.slots or field.kind.size
        self.width: Final = 2 + self.most if self.lists else 1 if self.sight.all or field.many else 2


def cells_of(columns: list[Field], seats: int, offset: int) -> list[Cell]:
    cells: list[Cell] = []
    for column in columns:
        cells.append(Cell(column, seats, offset))
        offset += cells[-1].width
    return cells


class Block(Part):
    """Rows of things, row by row: for each a flag that it is there, and its columns; those that not all see have a flag each."""

    def __init__(self, columns: list[Field], count: int, seats: int) -> None:
        self.place: Final = columns[0].place
        self.cells: Final = cells_of(columns, seats, 1)
        self.most: Final = columns[0].slots or count
        self.width: Final = 1 + sum([cell.width for cell in self.cells])
        self.orders: Final = orders_of(columns[0], self.most, seats)
        super().__init__(columns[0].attr, (self.most, self.width), min([cell.code.low for cell in self.cells]), MOST_NUMBER)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        rows: Rows = held[self.place]
        count: int = len(rows)
        if count > self.most:
            self.refuse(self.name, count, self.most)
        order, width, most = self.orders[me], self.width, self.most
        put_there(out, self.start, width, most, count, order)
        columns: list[Any] = rows.contents()
        for cell in self.cells:
            at = self.start + cell.offset
            code, sight = cell.code, cell.sight
            listing = sight.listing(held)
            if not cell.lists:
                column: list[int] = columns[cell.place]
                put_seen(out, at, width, most, column, order, code.how, code.seats, code.width, sight.how, sight.per, listing, me)
                continue
            lists: list[list[int]] = columns[cell.place]
            longest = put_lists(
                out,
                at,
                width,
                most,
                lists,
                order,
                cell.most,
                cell.bag,
                cell.counted,
                code.how,
                code.seats,
                code.width,
                sight.how,
                sight.per,
                listing,
                me,
            )
            if longest > 0:
                self.refuse(cell.name, longest, cell.most)


class Blocks(Part):
    """Such rows for each seat: whether they are seen, how many there are, and then row by row."""

    def __init__(self, columns: list[Field], count: int, seats: int) -> None:
        self.place: Final = columns[0].place
        self.counted: Final = columns[0].counted
        self.sight: Final = Sight(columns[0])
        self.cells: Final = cells_of(columns, seats, 2)
        self.most: Final = columns[0].slots
        self.width: Final = len(columns)
        self.orders: Final = [order_of(columns[0], count, seats, me) for me in range(seats)]
        low = min([cell.code.low for cell in self.cells])
        super().__init__(columns[0].attr, (count, 2 + self.most * self.width), low, MOST_NUMBER)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        sight, width = self.sight, self.width
        listing = sight.listing(held)
        groups: list[Any] = held[self.place]
        number = len(groups)
        at = self.start
        for place in self.orders[me]:
            if place < number:
                group: Rows = groups[place]
                count: int = len(group)
                if count > self.most:
                    self.refuse(self.name, count, self.most)
                if sight.sees(place, me, listing):
                    put(out, at, 1)
                    put(out, at + 1, count)
                    if count > 0:
                        columns: list[Any] = group.contents()
                        for cell in self.cells:
                            cell.code.write_row(columns[cell.place], me, out, at + cell.offset, width)
                elif self.counted:
                    put(out, at + 1, count)
            at += 2 + self.most * width


def part_for(field: Field, table: Table, seats: int) -> Part | None:
    """The part of a field that is not a zone of cards; None where nobody ever sees any of it."""
    value: Any = field.of(table)
    if not field.is_list:
        return Numbers(field, seats) if field.audience == PUBLIC else None
    if field.kind.indistinct or field.is_rows:
        return Lists(field, len(value) if field.is_rows else 1, seats)
    if field.audience == NOBODY and not field.counted:
        return None
    return Entries(field, len(value), seats)


def check_sizes(game_id: str, fields: tuple[Field, ...]) -> None:
    """Every list must say how many entries it has at most, or its observation would have none."""
    for field in fields:
        counted = field.kind.cards or field.kind.indistinct
        fixed = not field.is_rows and (field.by_seat or field.audience == OWNER)
        if field.is_list and not field.slots and not counted and not fixed and not (field.is_rows and field.kind.size):
            raise TypeError(f"{game_id}: field {field.name} needs slots=..., the most entries it can have")
        if field.audience == LISTED and field.by_card and field.column:
            raise TypeError(f"{game_id}: {field.name}: cards that are known one by one do not lie in rows")
