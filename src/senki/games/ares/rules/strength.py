"""F, B  What a force is worth just now: type, ratings, initiative, scouting and abilities, with all that cards change."""

from __future__ import annotations

from typing import Final

from senki.games.ares.cards import (
    ACID,
    AIR,
    BECOME,
    CLOAK,
    EVOLVE,
    FIRST_ROUND_INITIATIVE,
    INITIATIVE,
    NEVER,
    NO_FLANKING,
    NO_SCOUTING,
    PASSIVE,
    RATING,
    RATING_ALL,
    SCOUTING,
    SHIELD,
)
from senki.games.ares.model import (
    BASIC,
    BOOST,
    NONE,
    ROUND_ONLY,
    Ares,
    cards_attached,
    fighters,
    line_forces,
    place_of,
    seat_of,
    side_of,
    unit_at,
    unit_of,
)

ALL_OF: Final = -2  # as the force of a boost: all forces of side 0; below it, of side 1


# -- boosts -----------------------------------------------------------------------------------------------------------


def add_boost(t: Ares, force: int, what: int, amount: int, until: int) -> None:
    """FAC6  An effect that lasts for the round or the battle; on one force, or with ALL_OF on a side."""
    t.boosts += [force, what, amount, until]


def boosted(t: Ares, force: int, what: int) -> int:
    """By how much all boosts of this sort change the force."""
    total = 0
    for at in range(0, len(t.boosts), BOOST):
        if t.boosts[at] == force and t.boosts[at + 1] == what:
            total += t.boosts[at + 2]
    return total


def end_round_boosts(t: Ares) -> None:
    kept: list[int] = []
    for at in range(0, len(t.boosts), BOOST):
        if t.boosts[at + 3] != ROUND_ONLY:
            kept += t.boosts[at : at + BOOST]
    t.boosts = kept


def rating_boost(against: int) -> int:
    """The sort of boost that changes the rating against one type."""
    return RATING + 100 * (against + 1)


# -- types and ratings ------------------------------------------------------------------------------------------------


def type_made(t: Ares, seat: int, place: int) -> int:
    """F2, XEN5  The type of the units that a building makes: the printed one, or the last Evolve card's."""
    found = t.cards.type[unit_at(t, seat, place)]
    for card in cards_attached(t, seat, place):
        for effect in t.cards.effects[card]:
            if t.cards.op[effect] == BECOME:
                found = t.cards.against[effect]
    return found


def force_type(t: Ares, force: int) -> int:
    """F2  Infantry, armour, air or building."""
    return type_made(t, seat_of(force), place_of(force))


def rating(t: Ares, force: int, against: int) -> int:
    """F3, FAC6  The attack rating against a type, or NEVER: as printed, then Acid Spit, Evolve cards, Mutations, and all that was used."""
    value = t.cards.rating[against][unit_of(t, force)]
    if t.mode == BASIC:
        return value
    if against == AIR:
        for _ in range(boosted(t, force, ACID)):
            value = 1 if value == NEVER else value + 1
    if value == NEVER:
        return NEVER
    attached = cards_attached(t, seat_of(force), place_of(force))
    for card in attached:
        if t.cards.group[card] == EVOLVE:
            change = attached_rating(t, card, against)
            value = max(value + change, 0) if change < 0 else value + change  # XEN5: Wings' own limit
    for card in attached:
        if t.cards.group[card] != EVOLVE:
            value += attached_rating(t, card, against)
    return value + boosted(t, force, RATING_ALL) + boosted(t, force, rating_boost(against))


def attached_rating(t: Ares, card: int, against: int) -> int:
    """XEN6  What an attached card changes on the rating against a type, without being used."""
    total = 0
    for effect in t.cards.effects[card]:
        if t.cards.window[effect] == PASSIVE and t.cards.op[effect] == RATING and t.cards.against[effect] == against:
            total += t.cards.amount[effect]
    return total


def attached_sum(t: Ares, force: int, op: int) -> int:
    total = 0
    for card in cards_attached(t, seat_of(force), place_of(force)):
        total += t.cards.passive(card, op)
    return total


# -- initiative, shields, scouting ------------------------------------------------------------------------------------


def initiative(t: Ares, force: int) -> int:
    """R4  The printed initiative with all changes; there is no limit to it."""
    value = t.cards.initiative[unit_of(t, force)]
    if t.mode == BASIC:
        return value
    value += attached_sum(t, force, INITIATIVE) + boosted(t, force, INITIATIVE)
    if t.round == 1:
        value += boosted(t, force, FIRST_ROUND_INITIATIVE) + boosted(t, ALL_OF - side_of(t, seat_of(force)), FIRST_ROUND_INITIATIVE)
    return value


def shield_of(t: Ares, seat: int, place: int) -> int:
    """B2, FAC6  The shield of the unit and of the cards attached."""
    total = t.cards.shield[unit_at(t, seat, place)]
    for card in cards_attached(t, seat, place):
        total += t.cards.passive(card, SHIELD)
    return total


def scouting(t: Ares, side: int) -> int:
    """L2, B3  Each force of the side in the battle counts its value once, however many units it has; and what effects give."""
    if t.mode != BASIC and has_special(t, 1 - side, NO_SCOUTING):
        return 0  # KAH8: Eclipse
    total = boosted(t, ALL_OF - side, SCOUTING)
    for force in t.reserve[side] + line_forces(t, side):
        total += t.cards.scouting[unit_of(t, force)] + boosted(t, force, CLOAK)
    return total


# -- abilities --------------------------------------------------------------------------------------------------------


def strikes_deep(t: Ares, force: int) -> bool:
    """B4  By its own ability or by an effect."""
    return t.cards.deep_strike[unit_of(t, force)] == 1 or boosted(t, force, CLOAK) > 0 or force in t.joined


def may_not_flank(t: Ares, force: int) -> bool:
    """B7"""
    if t.cards.no_flanking[unit_of(t, force)]:
        return True
    for card in cards_attached(t, seat_of(force), place_of(force)):
        if t.cards.has(card, NO_FLANKING):
            return True
    return False


def is_base_defence(t: Ares, force: int) -> bool:
    """B5"""
    return t.cards.base_defence[unit_of(t, force)] == 1


def has_special(t: Ares, side: int, op: int) -> bool:
    """C10  Does a special attack card of the side do that in this battle?"""
    for seat in fighters(t, side):
        if t.special[seat] != NONE and t.cards.has(t.special[seat], op):
            return True
    return False
