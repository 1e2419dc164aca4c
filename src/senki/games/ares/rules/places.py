"""P, C  What a card may be used for, and where in the base it may go."""

from __future__ import annotations

from typing import Final

from senki.games.ares.cards import (
    AIR,
    ANY_BEARER,
    ANY_SLOT,
    ARMOUR,
    BODY,
    BUILDING_CARD,
    COLOSSUS,
    EVOLVE,
    GROUND,
    INFANTRY,
    MAT,
    MUTATION,
    ORDER_CARD,
    PLAYED_UP,
    RAID,
    SPECIAL,
    SPECIAL_ATTACK,
    SPECIAL_BUILDING,
    STANDARD,
    TECHNOLOGY,
    UPGRADE,
)
from senki.games.ares.model import (
    ATTACH,
    BASIC,
    DEEP,
    FACE_UP,
    FIRST_SIDE,
    KEEP_ORDER,
    LOOK,
    NONE,
    NORMAL,
    ON_UPGRADE,
    RAIDING,
    RESOURCE,
    SCORE,
    SECOND_SIDE,
    TAKE_FRONTIER,
    TEAMS,
    Ares,
    add_place,
    allies,
    are_foes,
    cards_attached,
    is_stack,
    unit_at,
)
from senki.games.ares.rules.strength import type_made

FIRST_SLOT: Final = 4  # COL1: the places of a Colossus after Iron Fists, Hull, Core and Body
SLOTS: Final = (1, 1, 2, 2, 3, 4, 5)  # two arms, two shoulders, chest, legs, back
BODY_UPGRADES: Final = 3
ATTACHED_OF_A_GROUP: Final = 2


def is_attack(t: Ares, card: int) -> bool:
    return t.cards.kind[card] in (STANDARD, RAID, SPECIAL_ATTACK)


# -- P1  uses ---------------------------------------------------------------------------------------------------------


def uses(t: Ares, seat: int, card: int) -> list[int]:
    """P1  Every card may be a resource, and what is printed on it; P5: in the basic game special cards may be nothing else."""
    return base_uses(t, seat, card) + (attack_uses(t, seat, card) if is_attack(t, card) else [])


def base_uses(t: Ares, seat: int, card: int) -> list[int]:
    """P1  What may be done with the card in the base."""
    found = [RESOURCE]
    kind = t.cards.kind[card]
    if kind == BUILDING_CARD and len(building_places(t, seat, card)) > 0:
        found.append(FIRST_SIDE)  # P3
        if t.cards.second[card] != NONE:
            found.append(SECOND_SIDE)
    if t.mode == BASIC:
        return found
    if kind == SPECIAL_BUILDING and len(building_places(t, seat, card)) > 0:
        found.append(FACE_UP)
    elif kind == SPECIAL and t.cards.group[card] == ORDER_CARD:
        found.append(KEEP_ORDER)
    elif kind == SPECIAL and len(attach_places(t, seat, card)) > 0:
        found.append(ATTACH)
    return found


def attack_uses(t: Ares, seat: int, card: int) -> list[int]:
    """A1, V2  What an attack card may do, by who holds the frontier; D1: a raid goes ahead whoever holds it."""
    is_raid = t.cards.kind[card] == RAID and t.mode != BASIC
    if t.holder in allies(t, seat):
        found = [RAIDING if is_raid else NORMAL, SCORE]  # A1.2: from the frontier to the base
    elif is_raid:
        found = [RAIDING]
    else:
        found = [TAKE_FRONTIER if t.holder == NONE else NORMAL, DEEP]  # A1.1: a neutral frontier is taken, or it is jumped over
    return [use for use in found if fits_partner(t, seat, use)]


def fits_partner(t: Ares, seat: int, use: int) -> bool:
    """N4, N8  A team makes one attack: both cards with the same combat choice, and a Raid or a claim of the frontier alone."""
    for ally in allies(t, seat):
        if ally != seat and len(t.plan[ally]) > 0:
            other = t.plan[ally][1]
            if other in (NORMAL, DEEP) and use in (NORMAL, DEEP):
                return use == other
            if other in (TAKE_FRONTIER, NORMAL, DEEP, RAIDING):
                return use == SCORE
    return True


def look_uses(t: Ares, card: int) -> list[int]:
    """FAC7  Some Orders let their player look at a base when they are played."""
    return [LOOK] if t.mode != BASIC and t.cards.effect_in(card, PLAYED_UP) != -1 else []


def foes_to_attack(t: Ares, seat: int, use: int) -> list[int]:
    """A1, M2, M3  Who can be attacked in that way: on the frontier its holder, at a base anybody."""
    if use == NORMAL and t.holder not in allies(t, seat):
        return [t.holder]
    foes = [other for other in range(t.players) if are_foes(t, seat, other) and not t.out[other]]
    return foes[:1] if t.mode == TEAMS and use != LOOK else foes  # N3: a team is attacked as one


# -- where ------------------------------------------------------------------------------------------------------------


def places_for(t: Ares, seat: int, card: int, use: int) -> list[int]:
    """Where in the base the card may go; empty if it has no place there."""
    if use == RESOURCE:
        return resource_places(t, seat)
    if use in (FIRST_SIDE, SECOND_SIDE, FACE_UP):
        return building_places(t, seat, card)
    return attach_places(t, seat, card) if use == ATTACH else []


def takes_resources(t: Ares, seat: int, place: int) -> bool:
    """F1, C5, C4.2  A building that makes units, one of the mat that makes tokens, or a stack."""
    card = t.site[seat][place]
    if card == NONE:
        return t.under[seat][place] > 0 or t.faction[seat] == COLOSSUS
    return unit_at(t, seat, place) != NONE or t.cards.token_cost[card] > 0


def resource_places(t: Ares, seat: int) -> list[int]:
    """F1, C4  Where a resource may be put; in the full game also as a new stack (COL1: in a free slot), or on an Upgrade (COL9)."""
    count = len(t.site[seat])
    found = [place for place in range(count) if takes_resources(t, seat, place)]
    if t.mode != BASIC and t.faction[seat] != COLOSSUS:
        found.append(count)
    if t.faction[seat] == COLOSSUS:
        found += [ON_UPGRADE + number for number in range(len(t.attached[seat]))]
    return found


def building_places(t: Ares, seat: int, card: int) -> list[int]:
    """C4  With a building cost, on a stack of resources; without one, on a place of its own. COL1: a slot of the right kind.

    C4.5  The number of resources in the stack is not looked at here: if it is wrong, that is found in construction.
    """
    cost = t.cards.building_cost[card] if t.mode != BASIC else 0
    count = len(t.site[seat])
    if t.faction[seat] == COLOSSUS:
        slots = [place for place in range(FIRST_SLOT, count) if t.site[seat][place] == NONE and fits_slot(t, card, place)]
        return [place for place in slots if (t.under[seat][place] > 0) == (cost > 0)]
    return [place for place in range(count) if is_stack(t, seat, place)] if cost > 0 else [count]


def fits_slot(t: Ares, card: int, place: int) -> bool:
    """COL1"""
    return t.cards.slot[card] in (ANY_SLOT, SLOTS[place - FIRST_SLOT])


def attach_places(t: Ares, seat: int, card: int) -> list[int]:
    """C8, FAC2  The buildings to which a card may be attached."""
    return [place for place in range(len(t.site[seat])) if may_bear(t, seat, place, card)]


def may_bear(t: Ares, seat: int, place: int, card: int) -> bool:
    site = t.site[seat][place]
    if site == NONE:
        return False
    wanted = t.cards.attach[card]
    if wanted == BODY:
        return t.cards.card_ids[site] == "body" and len(cards_attached(t, seat, place)) < BODY_UPGRADES
    if t.cards.kind[site] == MAT or unit_at(t, seat, place) == NONE or not has_room(t, seat, place, card):
        return False
    made = type_made(t, seat, place)
    if wanted == GROUND:
        return made in (INFANTRY, ARMOUR)
    if INFANTRY <= wanted - 2 <= AIR:
        return made == wanted - 2
    return wanted >= ANY_BEARER


def has_room(t: Ares, seat: int, place: int, card: int) -> bool:
    """TER5, XEN6, COL9  At most two cards of these groups on a building."""
    group = t.cards.group[card]
    if group not in (TECHNOLOGY, EVOLVE, MUTATION, UPGRADE):
        return True
    return len([other for other in cards_attached(t, seat, place) if t.cards.group[other] == group]) < ATTACHED_OF_A_GROUP


# -- the card goes there ----------------------------------------------------------------------------------------------


def put_resource(t: Ares, seat: int, place: int) -> None:
    """F1, C4  A face-down card lies on a building or an Upgrade, or makes or grows a stack."""
    if place >= ON_UPGRADE:
        t.charge[seat][place - ON_UPGRADE] += 1
        return
    if place == len(t.site[seat]):
        add_place(t, seat, NONE, 0)
    if t.site[seat][place] == NONE:
        t.under[seat][place] += 1
    else:
        t.resources[seat][place] += 1


def play_into_base(t: Ares, seat: int, card: int, use: int, place: int) -> None:
    """P1  The card goes into the base, behind the screen."""
    t.laid[seat].append(card)
    put_card(t, seat, card, use, place)


def put_card(t: Ares, seat: int, card: int, use: int, place: int) -> None:
    """P1  Where the card lies in the base from now on."""
    if use == RESOURCE:
        put_resource(t, seat, place)
    elif use == ATTACH:
        t.attached[seat].append(card)
        t.bearer[seat].append(place)
        t.charge[seat].append(0)
        t.stored[seat].append(0)
    elif use == KEEP_ORDER:
        t.orders[seat].append(card)
    elif place < len(t.site[seat]):
        t.site[seat][place] = card
        t.turned[seat][place] = 1 if use == SECOND_SIDE else 0
    else:
        add_place(t, seat, card, 1 if use == SECOND_SIDE else 0)
