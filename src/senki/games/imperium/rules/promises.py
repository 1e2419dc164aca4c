"""E11  Promises: they bind nobody, and all see who keeps them."""

from __future__ import annotations

from senki.games.imperium import events
from senki.games.imperium.kinds import Deals, Promise, PromiseKind, Seat, StrategyCard
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import MOST_PLAYERS, NONE, STRATEGIES


def has_promised(t: Imperium, seat: int, other: int, kind: int) -> bool:
    """Is such a promise of the seat open?"""
    return find_promise(t, seat, other, kind) != NONE


def find_promise(t: Imperium, seat: int, other: int, kind: int) -> int:
    for row in range(len(t.promises)):
        if t.promises.seat[row] == seat and t.promises.other[row] == other and t.promises.kind[row] == kind:
            return row
    return NONE


def promises_open(t: Imperium, seat: int, other: int, agreement: bool) -> list[int]:
    """E11  What the seat may promise: nothing twice, and no agreement to whom it could make one with now or has one already."""
    if t.deals != Deals.ALL:
        return []
    found: list[int] = []
    if not has_promised(t, seat, other, PromiseKind.LONG_PEACE):
        if not has_promised(t, seat, other, PromiseKind.PEACE):
            found.append(PromiseKind.PEACE)
        found.append(PromiseKind.LONG_PEACE)
    if not has_promised(t, seat, other, PromiseKind.LEAVE_CARD) and len(cards_to_leave(t)) > 0:
        found.append(PromiseKind.LEAVE_CARD)
    if agreement and not has_promised(t, seat, other, PromiseKind.AGREEMENT):
        found.append(PromiseKind.AGREEMENT)
    return found


def cards_to_leave(t: Imperium) -> list[int]:
    """E11  The strategy cards of this game."""
    return [card for card in range(STRATEGIES) if t.bonus[card] != NONE]


def promise(t: Imperium, seat: int, other: int, kind: int, card: int) -> None:
    """E11  From now on it stands on the table. A longer peace takes the place of a shorter one."""
    row = find_promise(t, seat, other, PromiseKind.PEACE)
    if kind == PromiseKind.LONG_PEACE and row != NONE:
        t.promises.remove(row)
    row = t.promises.add()
    t.promises.kind[row] = kind
    t.promises.seat[row] = seat
    t.promises.other[row] = other
    t.promises.card[row] = card
    if kind == PromiseKind.PEACE:
        t.promises.until[row] = t.round
    elif kind == PromiseKind.LONG_PEACE:
        t.promises.until[row] = t.round + 1
    if kind == PromiseKind.LEAVE_CARD:
        events.promised_card(t, Seat(seat), Seat(other), StrategyCard(card))
    else:
        events.promised(t, Seat(seat), Seat(other), Promise(kind))


# -- when they are due ------------------------------------------------------------------------------------------------


def keep(t: Imperium, row: int) -> None:
    seat, other, kind = t.promises.seat[row], t.promises.other[row], t.promises.kind[row]
    t.kept[seat * MOST_PLAYERS + other] += 1
    t.promises.remove(row)
    events.promise_kept(t, Seat(seat), Seat(other), Promise(kind))


def break_promise(t: Imperium, row: int) -> None:
    seat, other, kind = t.promises.seat[row], t.promises.other[row], t.promises.kind[row]
    t.broken[seat * MOST_PLAYERS + other] += 1
    t.promises.remove(row)
    events.promise_broken(t, Seat(seat), Seat(other), Promise(kind))


def lapse(t: Imperium, row: int) -> None:
    """It is neither kept nor broken."""
    seat, other, kind = t.promises.seat[row], t.promises.other[row], t.promises.kind[row]
    t.promises.remove(row)
    events.promise_lapsed(t, Seat(seat), Seat(other), Promise(kind))


def lapse_all(t: Imperium, seat: int) -> None:
    """Z1  Promises by and to who is eliminated."""
    for row in range(len(t.promises) - 1, -1, -1):
        if seat in (t.promises.seat[row], t.promises.other[row]):
            lapse(t, row)


def war_on(t: Imperium, attacker: int, defender: int) -> None:
    """E11  Who attacks breaks the own promise of peace; the one attacked is no longer bound by his."""
    for kind in (PromiseKind.PEACE, PromiseKind.LONG_PEACE):
        row = find_promise(t, attacker, defender, kind)
        if row != NONE:
            break_promise(t, row)
        row = find_promise(t, defender, attacker, kind)
        if row != NONE:
            lapse(t, row)


def peace_lasted(t: Imperium) -> None:
    """E11  At the end of a round: promises of peace that ran until now are kept."""
    for row in range(len(t.promises) - 1, -1, -1):
        if t.promises.kind[row] in (PromiseKind.PEACE, PromiseKind.LONG_PEACE) and t.promises.until[row] <= t.round:
            keep(t, row)


def card_was_taken(t: Imperium, seat: int, card: int) -> None:
    """E11  Who takes the card breaks all promises to leave it."""
    for row in range(len(t.promises) - 1, -1, -1):
        if t.promises.kind[row] == PromiseKind.LEAVE_CARD and t.promises.seat[row] == seat and t.promises.card[row] == card:
            break_promise(t, row)


def cards_are_taken(t: Imperium) -> None:
    """E11  At the end of the Strategy Phase: cards promised were left."""
    for row in range(len(t.promises) - 1, -1, -1):
        if t.promises.kind[row] == PromiseKind.LEAVE_CARD:
            keep(t, row)
