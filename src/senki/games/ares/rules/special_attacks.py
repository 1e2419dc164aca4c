"""C10  Special attack cards: what they change before the forces are placed. The rest of them are effects with a moment of their own."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.engine.shapes import ask_some
from senki.games.ares.cards import DROPSHIP, ENEMY, FIRST_ROUND_INITIATIVE, INFANTRY, JOIN, JOIN_ALL, QUEEN
from senki.games.ares.model import (
    ATTACKERS,
    BASIC,
    DEFENDERS,
    NONE,
    WHOLE_BATTLE,
    Ares,
    Seat,
    add_place,
    fighters,
    force_at,
    forces_of,
    seat_of,
    unit_of,
    units_of,
)
from senki.games.ares.questions import JOINS, QUEEN_COMES
from senki.games.ares.rules.effects import without_deep_strike
from senki.games.ares.rules.strength import ALL_OF, add_boost, force_type


def begin_special(t: Ares) -> None:
    """TER9, KAH8  Blitz and Eclipse: initiative in the first round."""
    for seat in fighters(t, ATTACKERS):
        card = t.special[seat]
        if card == NONE:
            continue
        for effect in t.cards.effects[card]:
            if t.cards.op[effect] != FIRST_ROUND_INITIATIVE:
                continue
            own = [force for force in t.reserve[ATTACKERS] if seat_of(force) == seat]
            for force in [ALL_OF - DEFENDERS] if t.cards.whose[effect] == ENEMY else own:  # enemies may still be built (R1)
                add_boost(t, force, FIRST_ROUND_INITIATIVE, t.cards.amount[effect], WHOLE_BATTLE)


# -- XEN8  the Queen --------------------------------------------------------------------------------------------------


def call_queen(t: Ares) -> None:
    """XEN8  In a Queen Attack the Queen joins the battle as a force of one unit, with a place of her own until it ends."""
    for seat in fighters(t, ATTACKERS):
        card = t.special[seat]
        if card != NONE and t.cards.has(card, QUEEN):
            add_place(t, seat, t.cards.numbered("queen-card"), 0)
            place = len(t.site[seat]) - 1
            t.units[seat][place] = 1
            t.shield[seat][place] = t.cards.shield[unit_of(t, force_at(seat, place))]
            t.joined.append(force_at(seat, place))
            t.tell(QUEEN_COMES, seat)


# -- FAC12  forces let into a deep strike -----------------------------------------------------------------------------


@procedure
def join_deep_strike(t: Ares) -> Rule[None]:
    """KAH8, COL10, TER8  Starwalk lets two forces in, Orbital Drop all, and each Dropship unit one force of infantry.

    P7: in the basic game the text of the Dropship is ignored.
    """
    if t.mode == BASIC:
        return
    for seat in fighters(t, ATTACKERS):
        card = t.special[seat]
        if card != NONE and t.cards.has(card, JOIN_ALL):
            for force in without_deep_strike(t, seat):
                t.joined.append(force)
        if card != NONE and t.cards.has(card, JOIN):
            yield from let_in(t, Seat(seat), tuple(without_deep_strike(t, seat)), t.cards.passive(card, JOIN))
        yield from let_in(t, Seat(seat), tuple(infantry_left(t, seat)), dropships(t, seat))


@procedure
def let_in(t: Ares, seat: Seat, able: tuple[int, ...], most: int) -> Rule[None]:
    if most > 0 and len(able) > 0:
        chosen = yield from ask_some(t, seat, JOINS, able, 0, most)
        for force in chosen:
            t.joined.append(force)


def dropships(t: Ares, seat: int) -> int:
    """TER8  How many Dropship units the player has."""
    total = 0
    for force in forces_of(t, seat):
        if t.cards.text[unit_of(t, force)] == DROPSHIP:
            total += units_of(t, force)
    return total


def infantry_left(t: Ares, seat: int) -> list[int]:
    return [force for force in without_deep_strike(t, seat) if force_type(t, force) == INFANTRY]
