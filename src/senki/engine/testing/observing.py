"""Do observations tell what a seat sees, all of it and nothing else?"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, cast

from senki.engine.chance import Rng
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.observed import check_sizes
from senki.engine.observer import Observer
from senki.engine.table import EVERYONE, Table
from senki.engine.testing.play import Fault, Position, Setting, positions, rng_for, spread
from senki.engine.view import view
from senki.engine.zones import AUDIENCE, SEAT, Field, fields_of

CHANGED: Final = 6  # fields that are changed at each position, each once


def check_observations(game: Game, setting: Setting, games: int, of_each: int) -> None:
    """An observation is as long as its parts say, within their bounds, and no other where the seat sees something else."""
    pack = game.load_pack(None)
    check_sizes(game.info.id, fields_of(game.setup(setting.seats, setting.options, pack)))
    observer = Observer(game, setting.seats, setting.options)
    seen: dict[tuple[int, ...], str] = {}
    for position in positions(game, setting, 2, games, of_each):
        check_lengths(position)
        for seat in range(setting.seats):
            found = observer.observe(position.table, seat)
            if len(found) != observer.size:
                raise Fault(f"{position}: the observation of seat {seat} has {len(found)} numbers, not {observer.size}")
            for part in observer.parts:
                numbers = found[part.start : part.start + part.length]
                if not part.low <= min(numbers, default=part.low) <= max(numbers, default=part.high) <= part.high:
                    raise Fault(f"{position}: {part.name} of the observation of seat {seat} is not from {part.low} to {part.high}")
            sight = what_is_seen(game, position.table, seat)
            if seen.setdefault((seat, *found), sight) != sight:
                raise Fault(f"{position}: seat {seat} sees something else, but has the same observation: {sight} {seen[seat, *found]}")


def check_lengths(position: Position) -> None:
    for field in fields_of(position.table):
        value = field.of(position.table)
        for row in (value if field.is_rows else [value]) if field.slots else []:
            if len(row) > field.slots:
                raise Fault(f"{position}: {field.name} has {len(row)} entries, declared are {field.slots} at most")


def check_changes(game: Game, setting: Setting, games: int, of_each: int, observer: Observer | None = None) -> None:
    """Something on a table is changed by hand: if the seat sees that, its observation is another; if it does not, it is the same."""
    rng = rng_for(6, 0)
    observer = observer or Observer(game, setting.seats, setting.options)
    for position in positions(game, setting, 6, games, of_each):
        known = [(what_is_seen(game, position.table, seat), observer.observe(position.table, seat)) for seat in range(setting.seats)]
        for what, other in changed_tables(game, position.table, setting.seats, rng):
            for seat, (sight, numbers) in enumerate(known):
                sees = what_is_seen(game, other, seat) != sight
                if sees != (observer.observe(other, seat) != numbers):
                    how = "sees that, but not in its observation" if sees else "does not see that, but its observation changes"
                    raise Fault(f"{position}: {what} is changed; seat {seat} {how}")


def changed_tables(game: Game, table: Table, seats: int, rng: Rng) -> Iterator[tuple[str, Table]]:
    """Copies of a table in which one thing is different."""
    fields = fields_of(table)
    for field in [fields[place] for place in spread(len(fields), CHANGED, rng)]:
        copy = table.clone()
        if field.column:
            field.put(copy, copied(field.of(copy)))  # rows that are frozen are the table's too
        if field.kind.cards and field.is_list and not field.column:  # a column of rows is no zone: its entries go with their rows
            zones = [other for other in fields if other.kind is field.kind and other.is_list and not other.column]
            move_card(field, zones[rng.below(len(zones))], copy, rng)
            if breaks_invariants(game, copy):
                continue
        elif field.column and not rng.below(3):
            remove_row(field, copy, rng)
        else:
            change_number(field, copy, seats, rng)
        yield field.name, copy


def copied(column: Any) -> Any:
    return [row[:] if isinstance(row, list) else row for row in column]


def breaks_invariants(game: Game, table: Table) -> bool:
    """Such as a card that lies in two places where the rules know one."""
    try:
        game.check(table)
    except AssertionError:
        return True
    return False


def rows_in(field: Field, table: Table) -> list[list[int]]:
    value: Any = field.of(table)
    return cast(list[list[int]], value) if field.is_rows else [cast(list[int], value)]


def move_card(field: Field, other: Field, table: Table, rng: Rng) -> None:
    """A card is put somewhere else among those of its kind, or exchanged for one that lies there."""
    rows, targets = rows_in(field, table), rows_in(other, table)
    row, target = rows[rng.below(len(rows))], targets[rng.below(len(targets))]
    if not row:
        return
    place = rng.below(len(row))
    if target and rng.below(2):
        there = rng.below(len(target))
        row[place], target[there] = target[there], row[place]
    else:
        target.append(row.pop(place))


def remove_row(field: Field, table: Table, rng: Rng) -> None:
    rows: Any = getattr(table, field.attr)
    if field.many:
        rows = rows[rng.below(len(rows))]
    if len(rows):
        rows.remove(len(rows) - 1)


def change_number(field: Field, table: Table, seats: int, rng: Rng) -> None:
    """A number, or one of a list of them."""
    value: Any = field.of(table)
    if not field.is_list:
        field.put(table, changed(field, value, seats, rng))
    elif isinstance(value, tuple):
        field.put(table, tuple(changed(field, number, seats, rng) for number in value))
    else:
        rows = [row for row in rows_in(field, table) if row]
        if rows:
            row = rows[rng.below(len(rows))]
            place = rng.below(len(row))
            row[place] = changed(field, row[place], seats, rng)


def changed(field: Field, value: int, seats: int, rng: Rng) -> int:
    """Another number of the same kind."""
    if isinstance(value, bool):
        return not value
    if field.kind.name == AUDIENCE.name:
        return (0 if value == EVERYONE else value) ^ (1 << rng.below(seats))
    size = seats if field.kind.name == SEAT.name else field.kind.size
    return (value + 1 + rng.below(size - 1)) % size if size > 1 else value + 1


def what_is_seen(game: Game, table: Table, seat: int) -> str:
    """A seat's view as one text. The order of cards that lie together means nothing unless the zone says so."""
    seen = view(game, table, seat)
    lying = cast(dict[str, Any], seen["table"])
    for field in fields_of(table):
        if (field.kind.cards or field.kind.indistinct) and not field.ordered:
            if not field.column:
                lying[field.name] = in_order(lying[field.name])
            elif not field.many:
                for row in cast(list[Row], lying[field.attr]):
                    row[field.column] = in_order(row[field.column])
    decision = cast(Row | None, seen["decision"])
    if decision is not None:
        decision["options"] = []  # what may be chosen is told by the legal actions
        decision["candidates"] = []
    return json.dumps(seen, sort_keys=True)


def in_order(cards: object) -> object:
    if isinstance(cards, list) and all(isinstance(card, int) for card in cards):
        return sorted(cards)
    return [in_order(row) for row in cards] if isinstance(cards, list) else cards
