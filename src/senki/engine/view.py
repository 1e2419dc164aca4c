"""What a seat sees: built from the declared fields, by listing what it may see, never by deleting what it may not."""

from __future__ import annotations

from typing import cast

from senki.engine.decision import Decision, open_decision
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.table import CHANCE, EVERYONE, OVER, Table, stack
from senki.engine.zones import LISTED, NOBODY, OWNER, PUBLIC, Field, fields_of, value_at

Seen = int | list[int] | None | Row


def hidden(length: int, field: Field) -> Row:
    """Stands for cards that lie face down: how many, where that may be known."""
    return {"hidden": length if field.counted else None}


def sees_row(field: Field, table: Table, row: int, seat: int | None) -> bool:
    """May the seat see this row (or entry) of a field?"""
    if field.audience == PUBLIC:
        return True
    if field.audience == OWNER:
        return row // field.per == seat or (field.by != "" and bool(value_at(table, field.by)[row]))
    if field.audience == NOBODY:
        return False
    return hears(value_at(table, field.by)[row], seat)


def hears(audience: int, seat: int | None) -> bool:
    """Is the seat (None: a spectator) among an audience, a bit for each seat or EVERYONE?"""
    return audience == EVERYONE or (seat is not None and (audience >> seat) & 1 == 1)


def known_cards(field: Field, table: Table, cards: list[int], seat: int | None) -> list[int]:
    """Of a list whose cards are known one by one: those that the seat knows."""
    audiences: list[int] = value_at(table, field.by)
    return sorted(card for card in cards if hears(audiences[card], seat))


def see_row(field: Field, table: Table, row: int, cards: list[int], seat: int | None) -> list[int] | Row:
    if field.by_card:
        known = known_cards(field, table, cards, seat)
        return list(cards) if len(known) == len(cards) else hidden(len(cards), field) | {"known": known}
    return list(cards) if sees_row(field, table, row, seat) else hidden(len(cards), field)


def see_field(field: Field, table: Table, seat: int | None) -> object:
    value = field.of(table)
    if field.audience == PUBLIC:
        return [list(row) for row in value] if field.is_rows else list(value) if field.is_list else int(value)
    if field.is_rows:
        return [see_row(field, table, row, cards, seat) for row, cards in enumerate(value)]
    if not field.is_list:
        return None
    if field.audience == NOBODY:
        return hidden(len(value), field)
    if field.by_card:
        return see_row(field, table, 0, value, seat)
    return [int(entry) if sees_row(field, table, row, seat) else None for row, entry in enumerate(value)]


def view(game: Game, table: Table, seat: int | None) -> Row:
    """Everything that a seat may know of the table now; None: a spectator. Plain data."""
    seen = by_rows(table, {field.name: see_field(field, table, seat) for field in fields_of(table)})
    row: Row = {"game": game.info.id, "seat": seat, "waiting": ["chance" if s == CHANCE else s for s in seen_waiting(game, table)]}
    row["could_react"] = could_react(game, table)
    row["where"] = where(table)
    row["table"] = seen
    mine = decision_of(game, table, seat)
    row["decision"] = mine.plain() if mine else None
    if table.seat == OVER:
        outcome = game.outcome(table)
        assert outcome is not None
        row["outcome"] = {"scores": list(outcome.scores), "winners": list(outcome.winners)}
    return row


def by_rows(table: Table, seen: Row) -> Row:
    """What is seen of the columns of rows, put together row by row: units: [{mech, damage, ...}, ...]."""
    made: Row = {}
    for field in fields_of(table):
        value = seen[field.name]
        if not field.column:
            made[field.name] = value
        elif field.attr not in made:
            columns = {other.column: cast(list[object], seen[other.name]) for other in fields_of(table) if other.attr == field.attr}
            count = len(cast(list[object], value))
            made[field.attr] = [one_of(columns, number) for number in range(count)] if field.many else zipped(columns, count)
    return made


def one_of(columns: dict[str, list[object]], number: int) -> object:
    """Of many rows those of one seat: row by row, or that they are hidden."""
    own = {name: values[number] for name, values in columns.items()}
    first = next(iter(own.values()))
    return zipped(cast(dict[str, list[object]], own), len(first)) if isinstance(first, list) else first


def zipped(columns: dict[str, list[object]], count: int) -> list[Row]:
    return [{name: values[row] for name, values in columns.items()} for row in range(count)]


def is_quiet(game: Game, table: Table) -> bool:
    """Are reactions open, of which nobody may see who has chosen already?"""
    sealed = table.sealed
    if sealed is not None:
        for place, seat in enumerate(sealed.seats):
            if seat != OVER:
                return game.info.questions[sealed.keys[place]].quiet  # a quiet question is the only one of its choice
    return False


def could_react(game: Game, table: Table) -> list[int]:
    """While reactions are open: all who are asked for one, whether they have chosen or not, in the order in which they would act."""
    return list(table.sealed.owners) if table.sealed is not None and is_quiet(game, table) else []


def seen_waiting(game: Game, table: Table) -> list[int]:
    """The seats that are asked something now, as far as anybody may know: while reactions are open, all who could react."""
    return could_react(game, table) or table.waiting()


def where(table: Table) -> list[str]:
    """The place in the rulebook: the procedures under way. Of sealed choices, only that they are being made."""
    names = []
    for frame in stack(table):
        name = frame.spec().name
        if frame is table.sealed:
            break
        names.append(name.rsplit(".", 1)[-1])
    return names


def decision_of(game: Game, table: Table, seat: int | None) -> Decision | None:
    """The seat's open question, if it is asked one."""
    if seat is None or seat not in table.waiting():
        return None
    focus = table.seat
    table.turn_to(seat)
    mine = open_decision(table, game.info.questions)
    table.turn_to(focus)
    return mine


def pending(game: Game, table: Table) -> tuple[Decision, ...]:
    """All open questions, chance's included."""
    return tuple(cast(Decision, decision_of(game, table, seat)) for seat in table.waiting())


def hidden_places(table: Table, seat: int | None) -> dict[str, list[tuple[Field, int, list[int]]]]:
    """By kind of card: the zones in which cards lie that the seat cannot see, as (field, row, those cards)."""
    places: dict[str, list[tuple[Field, int, list[int]]]] = {}
    for field in fields_of(table):
        if field.audience == PUBLIC or not field.kind.cards or not field.is_list:
            continue
        value = field.of(table)
        for row, cards in enumerate(value if field.is_rows else [value]):
            if field.audience == LISTED and field.by_card:
                known = known_cards(field, table, cards, seat)
                cards = [card for card in cards if card not in known]
            elif sees_row(field, table, row, seat):
                continue
            places.setdefault(field.kind.name, []).append((field, row, list(cards)))
    return places


def hidden_cards(table: Table, seat: int | None) -> set[tuple[str, int]]:
    """The cards that lie hidden from the seat (None: from a spectator), each with its kind."""
    return {(kind, card) for kind, places in hidden_places(table, seat).items() for _, _, cards in places for card in cards}
