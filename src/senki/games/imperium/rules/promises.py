"""E11  Promises: they bind nobody, and all see who keeps them."""

from __future__ import annotations

from senki.games.imperium import events
from senki.games.imperium.kinds import (
    Deals,
    ObjectiveCard,
    Planet,
    PoliticalCard,
    Promise,
    PromiseKind,
    Seat,
    Stance,
    StrategyCard,
    TechColour,
)
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import MOST_PLAYERS, NONE, STRATEGIES
from senki.games.imperium.pack_politics import Ballot
from senki.games.imperium.rules.agendas import voting_power


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
    if is_discussed(t) and voting_power(t, seat) > 0 and vote_promised(t, seat) == NONE:
        found.append(PromiseKind.VOTE)
    return found


def is_discussed(t: Imperium) -> bool:
    """E11  Is there an agenda on which votes can be promised?"""
    return len(t.agenda) > 0


def vote_promised(t: Imperium, seat: int) -> int:
    """E11  For what the seat has promised to vote; NONE if it is free."""
    for row in range(len(t.promises)):
        if t.promises.seat[row] == seat and t.promises.kind[row] == PromiseKind.VOTE:
            return t.promises.choice[row]
    return NONE


def cards_to_leave(t: Imperium) -> list[int]:
    """E11  The strategy cards of this game."""
    return [card for card in range(STRATEGIES) if t.bonus[card] != NONE]


def promise(t: Imperium, seat: int, other: int, kind: int, what: int) -> None:
    """E11  From now on it stands on the table: of a card left which one, of a vote for what. A longer peace replaces a shorter one."""
    row = find_promise(t, seat, other, PromiseKind.PEACE)
    if kind == PromiseKind.LONG_PEACE and row != NONE:
        t.promises.remove(row)
    row = t.promises.add()
    t.promises.kind[row] = kind
    t.promises.seat[row] = seat
    t.promises.other[row] = other
    if kind == PromiseKind.PEACE:
        t.promises.until[row] = t.round
    elif kind == PromiseKind.LONG_PEACE:
        t.promises.until[row] = t.round + 1
    if kind == PromiseKind.LEAVE_CARD:
        t.promises.card[row] = what
        events.promised_card(t, Seat(seat), Seat(other), StrategyCard(what))
    elif kind == PromiseKind.VOTE:
        t.promises.choice[row] = what
        tell_promised_vote(t, Seat(seat), Seat(other), PoliticalCard(t.agenda[0]), what)
    else:
        events.promised(t, Seat(seat), Seat(other), Promise(kind))


def tell_promised_vote(t: Imperium, seat: Seat, other: Seat, card: PoliticalCard, choice: int) -> None:
    ballot = t.cards.political.ballot[card]
    if ballot == Ballot.FOR_AGAINST and choice == Stance.FOR:
        events.promised_vote_for(t, seat, other, card)
    elif ballot == Ballot.FOR_AGAINST:
        events.promised_vote_against(t, seat, other, card)
    elif ballot in (Ballot.PLAYER, Ballot.TWO_PLAYERS):
        events.promised_vote_player(t, seat, other, card, Seat(choice))
    elif ballot in (Ballot.PLANET, Ballot.TWO_PLANETS):
        events.promised_vote_planet(t, seat, other, card, Planet(choice))
    elif ballot == Ballot.LAW:
        events.promised_vote_law(t, seat, other, card, PoliticalCard(choice))
    elif ballot == Ballot.COLOUR:
        events.promised_vote_colour(t, seat, other, card, TechColour(choice))
    else:
        events.promised_vote_objective(t, seat, other, card, ObjectiveCard(choice))


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


def vote_was_given(t: Imperium, seat: int, choice: int, could: bool) -> None:
    """E11  A vote promised is kept if it is given for that, broken if it is not; it lapses where the seat had no votes."""
    for row in range(len(t.promises) - 1, -1, -1):
        if t.promises.kind[row] == PromiseKind.VOTE and t.promises.seat[row] == seat:
            if not could:
                lapse(t, row)
            elif choice == t.promises.choice[row]:
                keep(t, row)
            else:
                break_promise(t, row)
