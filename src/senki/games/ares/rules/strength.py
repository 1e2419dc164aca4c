"""F, B  What a force is worth just now: type, ratings, initiative, scouting and abilities, with all that cards change."""

from __future__ import annotations

from senki.games.ares.model import (
    ACID,
    BASIC,
    FIRST_INITIATIVE,
    INITIATIVE_UP,
    NONE,
    RATING_UP,
    ROUND_ONLY,
    SCOUTING_UP,
    WHOLE_BATTLE,
    Ares,
    Boosts,
    battle_row,
    cards_attached,
    fighters,
    line_forces,
    place_of,
    seat_of,
    side_of,
    unit_at,
    unit_of,
)
from senki.games.ares.pack import (
    AIR,
    EVOLVE,
    NEVER,
    NOTHING,
)

# -- boosts -----------------------------------------------------------------------------------------------------------


def boost(t: Ares, force: int, what: int, amount: int, until: int) -> None:
    """FAC6  An effect on one force that lasts for the round or the battle."""
    if t.boosts.frozen:
        t.boosts = Boosts()
    row = t.boosts.add()
    t.boosts.force[row] = force
    t.boosts.what[row] = what
    t.boosts.amount[row] = amount
    t.boosts.until[row] = until


def boost_rating(t: Ares, force: int, against: int, amount: int, until: int) -> None:
    """FAC6  The same on the rating against one type."""
    boost(t, force, RATING_UP, amount, until)
    t.boosts.against[len(t.boosts) - 1] = against


def boost_side(t: Ares, side: int, what: int, amount: int) -> None:
    """FAC6  An effect on all forces of a side, for the whole battle."""
    boost(t, NONE, what, amount, WHOLE_BATTLE)
    t.boosts.side[len(t.boosts) - 1] = side


def boosted(t: Ares, force: int, what: int) -> int:
    """By how much all boosts of this sort change the force."""
    boosts = t.boosts
    total = 0
    for row in range(len(boosts.force)):
        if boosts.force[row] == force and boosts.what[row] == what:
            total += boosts.amount[row]
    return total


def rating_boosted(t: Ares, force: int, against: int) -> int:
    """The same for the rating against a type: what changes all ratings, and that one."""
    boosts = t.boosts
    total = 0
    for row in range(len(boosts.force)):
        if boosts.force[row] == force and boosts.what[row] == RATING_UP and boosts.against[row] in (NONE, against):
            total += boosts.amount[row]
    return total


def side_boosted(t: Ares, side: int, what: int) -> int:
    boosts = t.boosts
    total = 0
    for row in range(len(boosts.side)):
        if boosts.side[row] == side and boosts.what[row] == what:
            total += boosts.amount[row]
    return total


def end_round_boosts(t: Ares) -> None:
    for row in range(len(t.boosts) - 1, -1, -1):
        if t.boosts.until[row] == ROUND_ONLY:
            t.boosts.remove(row)


# -- types and ratings ------------------------------------------------------------------------------------------------


def type_made(t: Ares, seat: int, place: int) -> int:
    """F2, XEN5  The type of the units that a building makes: the printed one, or the last Evolve card's."""
    found = t.cards.type[unit_at(t, seat, place)]
    for card in cards_attached(t, seat, place):
        if t.cards.becomes[card] != NOTHING:
            found = t.cards.becomes[card]
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
            change = t.cards.added_rating[against][card]
            value = max(value + change, 0) if change < 0 else value + change  # XEN5: Wings' own limit
    for card in attached:
        if t.cards.group[card] != EVOLVE:
            value += t.cards.added_rating[against][card]  # XEN6
    return value + rating_boosted(t, force, against)


# -- initiative, shields, scouting ------------------------------------------------------------------------------------


def initiative(t: Ares, force: int) -> int:
    """R4  The printed initiative with all changes; there is no limit to it."""
    value = t.cards.initiative[unit_of(t, force)]
    if t.mode == BASIC:
        return value
    for card in cards_attached(t, seat_of(force), place_of(force)):
        value += t.cards.added_initiative[card]
    value += boosted(t, force, INITIATIVE_UP)
    if t.round == 1:
        value += boosted(t, force, FIRST_INITIATIVE) + side_boosted(t, side_of(t, seat_of(force)), FIRST_INITIATIVE)
    return value


def shield_of(t: Ares, seat: int, place: int) -> int:
    """B2, FAC6  The shield of the unit and of the cards attached."""
    total = t.cards.shield[unit_at(t, seat, place)]
    for card in cards_attached(t, seat, place):
        total += t.cards.added_shield[card]
    return total


def add_shield(t: Ares, force: int, amount: int) -> None:
    """B2  Shield tokens for this battle."""
    if amount > 0:
        row = battle_row(t, force)
        t.forces.shield[row] += amount


def scouting(t: Ares, side: int) -> int:
    """L2, B3  Each force of the side in the battle counts its value once, however many units it has; and what effects give."""
    if is_blinded(t, side):
        return 0
    total = side_boosted(t, side, SCOUTING_UP)
    for force in t.reserve[side] + line_forces(t, side):
        total += t.cards.scouting[unit_of(t, force)] + boosted(t, force, SCOUTING_UP)
    return total


def is_blinded(t: Ares, side: int) -> bool:
    """KAH8  With some attack cards of the enemy a side's scouting counts as 0."""
    for seat in fighters(t, 1 - side):
        if t.special[seat] != NONE and t.cards.no_enemy_scouting[t.special[seat]]:
            return True
    return False


# -- abilities --------------------------------------------------------------------------------------------------------


def strikes_deep(t: Ares, force: int) -> bool:
    """B4  By its own ability or by an effect."""
    return t.cards.deep_strike[unit_of(t, force)] == 1 or force in t.joined


def may_not_flank(t: Ares, force: int) -> bool:
    """B7"""
    if t.cards.no_flanking[unit_of(t, force)]:
        return True
    for card in cards_attached(t, seat_of(force), place_of(force)):
        if t.cards.bars_flanking[card]:
            return True
    return False


def is_base_defence(t: Ares, force: int) -> bool:
    """B5"""
    return t.cards.base_defence[unit_of(t, force)] == 1


def has_special(t: Ares, side: int, effect: int) -> bool:
    """C10  Is this an attack card of the side in this battle?"""
    for seat in fighters(t, side):
        if t.special[seat] != NONE and t.cards.effect[t.special[seat]] == effect:
            return True
    return False
