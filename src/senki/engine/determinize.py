"""A copy of the table in which all that a seat cannot see is dealt again: what searches and honest opponents play on."""

from __future__ import annotations

from senki.engine.chance import Rng, Seeded
from senki.engine.decision import steps_of
from senki.engine.game import Game
from senki.engine.table import CHANCE, OVER, Table
from senki.engine.view import hidden_places
from senki.engine.zones import PUBLIC, Field, fields_of


def determinize(game: Game, table: Table, seat: int, rng: Rng) -> Table:
    """A table that this seat cannot tell from the true one. Nothing of what it cannot see is carried over."""
    copy = table.clone()
    copy.answer = 0  # may be a card that somebody has just drawn; no question needs it any more
    copy.answers = ()
    source = drawn_from(game, copy)
    restart_others(copy, seat, rng)
    for kind, places in hidden_places(copy, seat).items():
        follow_places(game, copy, seat, kind, deal_again(game, copy, seat, places, rng))
    game.redeal(copy, seat, rng)
    if source is not None:
        copy.options = zone(copy, *source)[:]
    restart_others(copy, seat, rng)  # once more, to be asked about what they hold now
    return copy


def restart_others(table: Table, seat: int, rng: Rng) -> None:
    """Others in the middle of a sealed choice begin it again: how far they have come is their secret."""
    sealed = table.sealed
    if sealed is None:
        return
    for other in sealed.waiting():
        if other != seat:
            sealed.restart(table, Seeded(rng), other)
    waiting = sealed.waiting()
    sealed.turn_to_seat(table, seat if seat in waiting else waiting[0])


def zone(table: Table, field: Field, row: int) -> list[int]:
    value = getattr(table, field.name)
    found: list[int] = value[row] if field.is_rows else value
    return found


def drawn_from(game: Game, table: Table) -> tuple[Field, int] | None:
    """Where chance is about to draw: the hidden zone that holds just what may come up."""
    if table.seat != CHANCE:
        return None
    kind = game.info.questions[table.key].kind
    for field in fields_of(table):
        if field.audience != PUBLIC and field.is_list and field.kind is kind:
            for row in range(len(getattr(table, field.name)) if field.is_rows else 1):
                if zone(table, field, row) == table.options:
                    return field, row
    return None


def deal_again(game: Game, table: Table, seat: int, places: list[tuple[Field, int, list[int]]], rng: Rng) -> dict[int, int]:
    """Deal the hidden cards of one kind over the hidden places, as many to each as before; which card lies where another lay."""
    moved: dict[int, int] = {}
    cards = [card for _, _, lying in places for card in lying]
    rng.shuffle(cards)
    sizes = [len(lying) for _, _, lying in places]
    dealt = deal(game, table, seat, places, cards, sizes, rng)
    for (field, row, old), new in zip(places, dealt, strict=True):
        rng.shuffle(new)
        value = zone(table, field, row)
        moved |= zip(old, new, strict=True)
        gone = set(old)
        fresh = iter(new)
        value[:] = [next(fresh) if card in gone else card for card in value]
    return moved


def follow_places(game: Game, table: Table, seat: int, kind: str, moved: dict[int, int]) -> None:
    """What is tied to the place of a hidden card goes over to the card that now lies there.

    That is who has looked at it, and what another seat is being asked about it. Where the options also depend on what the cards are, the
    game's redeal works them out again.
    """
    for by in {field.by for field in fields_of(table) if field.by_card and field.kind.name == kind}:
        audiences: list[int] = getattr(table, by)
        before = audiences[:]
        for old, new in moved.items():
            audiences[new] = before[old]
    if table.sealed is not None or table.seat in (seat, OVER) or game.info.questions[table.key].kind.name != kind:
        return
    table.options = [moved.get(card, card) for card in table.options]
    if steps_of(table.top):
        for name in ("options", "picked", "ordered"):
            if hasattr(table.top, name):
                setattr(table.top, name, tuple(moved.get(card, card) for card in getattr(table.top, name)))


def deal(
    game: Game, table: Table, seat: int, places: list[tuple[Field, int, list[int]]], cards: list[int], sizes: list[int], rng: Rng
) -> list[list[int]]:
    """Put each card where it may lie, the choosiest first; where all fitting places are full, move others on."""
    dealt: list[list[int]] = [[] for _ in places]
    allowed = {
        card: [k for k, (field, row, _) in enumerate(places) if sizes[k] and game.may_lie(table, seat, field.name, row, card)]
        for card in cards
    }

    def put(card: int, tried: set[int]) -> bool:
        room = [max(0, sizes[k] - len(dealt[k])) for k in allowed[card]]
        if any(room):
            # By the room that is left, so that without constraints every deal is equally likely.
            dealt[allowed[card][pick_by_weight(room, rng)]].append(card)
            return True
        for k in allowed[card]:
            if k not in tried:
                tried.add(k)
                for other in list(dealt[k]):
                    if put(other, tried):
                        dealt[k].remove(other)
                        dealt[k].append(card)
                        return True
        return False

    for card in sorted(cards, key=lambda c: len(allowed[c])):
        if not put(card, set()):
            raise ValueError(f"{game.info.id}: no place is left where card {card} may lie for seat {seat}: may_lie refuses the true deal")
    return dealt


def pick_by_weight(weights: list[int], rng: Rng) -> int:
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise AssertionError
