"""P, C  What a card may be used for, and where in the base it may go."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.ares.model import (
    ATTACH,
    BASIC,
    DEEP,
    FACE_UP,
    FIRST_SIDE,
    GOAL,
    KEEP_ORDER,
    LOOK,
    MEMBER,
    NONE,
    NORMAL,
    ON_PLACE,
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
    attach,
    cards_attached,
    is_stack,
    unit_at,
)
from senki.games.ares.pack import (
    AIR,
    ANY_SLOT,
    ARMOUR,
    BODY,
    BUILDING,
    BUILDING_CARD,
    COLOSSUS,
    EVOLVE,
    INFANTRY,
    MAT,
    MUTATION,
    NO_LOOK,
    ORDER_CARD,
    RAID,
    SPECIAL,
    SPECIAL_ATTACK,
    SPECIAL_BUILDING,
    STANDARD,
    TECHNOLOGY,
    UPGRADE,
)
from senki.games.ares.rules.strength import type_made

FIRST_SLOT: Final = 4  # COL1: the places of a Colossus after Iron Fists, Hull, Core and Body
SLOTS: Final[Ints] = (0, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5)  # by place: none; two arms, two shoulders, chest, legs, back
ATTACHED_OF_A_GROUP: Final = 2
ANY_TYPE: Final = (INFANTRY, ARMOUR, AIR, BUILDING)
# By what a card is attached to.
TYPES_BORNE: Final[tuple[Ints, ...]] = ((), ANY_TYPE, (INFANTRY,), (ARMOUR,), (AIR,), (INFANTRY, ARMOUR), ANY_TYPE, ())
ATTACK_USES: Final = (TAKE_FRONTIER, NORMAL, DEEP, SCORE, RAIDING)


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
    """N4, N8  A team makes one attack: both cards with the same combat choice, and a claim of the frontier alone.

    N8: a Raid goes with no other attack card, be it only scored.
    """
    for ally in allies(t, seat):
        if ally != seat and len(t.plan[ally]) > 0:
            other = t.plan[ally][1]
            if RAIDING in (use, other):
                return other not in ATTACK_USES
            if other in (NORMAL, DEEP) and use in (NORMAL, DEEP):
                return use == other
            if other in (TAKE_FRONTIER, NORMAL, DEEP):
                return use == SCORE
    return True


def look_uses(t: Ares, card: int) -> list[int]:
    """FAC7  Some Orders let their player look at a base when they are played."""
    return [LOOK] if t.mode != BASIC and t.cards.looks[card] != NO_LOOK else []


def foes_to_attack(t: Ares, seat: int, use: int) -> list[int]:
    """A1, M2, M3  Who can be attacked in that way: on the frontier its holder, at a base anybody."""
    if use == NORMAL and t.holder not in allies(t, seat):
        return [t.holder]
    if t.mode == TEAMS and use != LOOK:
        return [opposite(seat)]  # N3: a team is attacked as one
    return [other for other in range(t.players) if are_foes(t, seat, other) and not t.out[other]]


def opposite(seat: int) -> int:
    """N1, N3  Partners sit side by side, so that the player opposite is of the other team."""
    return MEMBER.of(1 - MEMBER.first(seat), MEMBER.second(seat))


# -- where ------------------------------------------------------------------------------------------------------------


def goals_for(t: Ares, seat: int, card: int, use: int) -> list[int]:
    """Where in the base the card may go; empty if it has no place there."""
    if use == RESOURCE:
        return resource_goals(t, seat)
    if use in (FIRST_SIDE, SECOND_SIDE, FACE_UP):
        return goals(building_places(t, seat, card))
    return goals(attach_places(t, seat, card)) if use == ATTACH else []


def goals(places: list[int]) -> list[int]:
    return [GOAL.of(ON_PLACE, place) for place in places]


def takes_resources(t: Ares, seat: int, place: int) -> bool:
    """F1, C5, C4.2  A building that makes units, one of the mat that makes tokens, or a stack."""
    base = t.base[seat]
    card = base.card[place]
    if card == NONE and t.faction[seat] == COLOSSUS:
        return base.under[place] < highest_cost(t, place)
    if card == NONE:
        return base.under[place] > 0
    return unit_at(t, seat, place) != NONE or t.cards.token_cost[card] > 0


def resource_goals(t: Ares, seat: int) -> list[int]:
    """F1, C4  Where a resource may be put; in the full game also as a new stack (COL1: in a free slot), or on an Upgrade (COL9)."""
    count = len(t.base[seat])
    found = goals([place for place in range(count) if takes_resources(t, seat, place)])
    if t.mode != BASIC and t.faction[seat] != COLOSSUS:
        found.append(GOAL.of(ON_PLACE, count))
    if t.faction[seat] == COLOSSUS:
        found += [GOAL.of(ON_UPGRADE, number) for number in range(len(t.attached[seat]))]
    return found


def building_places(t: Ares, seat: int, card: int) -> list[int]:
    """C4  With a building cost, on a stack of resources; without one, on a place of its own. COL1: a slot of the right kind.

    C4.5  The number of resources in the stack is not looked at here: if it is wrong, that is found in construction.
    """
    base = t.base[seat]
    cost = t.cards.building_cost[card] if t.mode != BASIC else 0
    count = len(base)
    if t.faction[seat] == COLOSSUS:
        slots = [place for place in range(FIRST_SLOT, count) if base.card[place] == NONE and fits_slot(t, card, place)]
        return [place for place in slots if (base.under[place] > 0) == (cost > 0)]
    return [place for place in range(count) if is_stack(t, seat, place)] if cost > 0 else [count]


def fits_slot(t: Ares, card: int, place: int) -> bool:
    """COL1"""
    return t.cards.slot[card] in (ANY_SLOT, SLOTS[place])


def highest_cost(t: Ares, place: int) -> int:
    """COL1  The highest building cost of a weapon that fits the slot; a larger stack would only block it."""
    return t.cards.slot_cost[SLOTS[place]]


def attach_places(t: Ares, seat: int, card: int) -> list[int]:
    """C8, FAC2  The buildings to which a card may be attached."""
    return [place for place in range(len(t.base[seat])) if may_bear(t, seat, place, card)]


def may_bear(t: Ares, seat: int, place: int, card: int) -> bool:
    site = t.base[seat].card[place]
    if site == NONE:
        return False
    wanted = t.cards.attach[card]
    if wanted == BODY:
        return len(cards_attached(t, seat, place)) < t.cards.carries[site]
    if t.cards.kind[site] == MAT or unit_at(t, seat, place) == NONE or not has_room(t, seat, place, card):
        return False
    return type_made(t, seat, place) in TYPES_BORNE[wanted]


def has_room(t: Ares, seat: int, place: int, card: int) -> bool:
    """TER5, XEN6, COL9  At most two cards of these groups on a building."""
    group = t.cards.group[card]
    if group not in (TECHNOLOGY, EVOLVE, MUTATION, UPGRADE):
        return True
    return len([other for other in cards_attached(t, seat, place) if t.cards.group[other] == group]) < ATTACHED_OF_A_GROUP


# -- the card goes there ----------------------------------------------------------------------------------------------


def put_resource(t: Ares, seat: int, goal: int) -> None:
    """F1, C4  A face-down card lies on a building or an Upgrade, or makes or grows a stack."""
    place = GOAL.second(goal)
    if GOAL.first(goal) == ON_UPGRADE:
        t.attached[seat].charge[place] += 1
        return
    base = t.base[seat]
    if place == len(base):
        add_place(t, seat, NONE, 0)
    if base.card[place] == NONE:
        base.under[place] += 1
    else:
        base.resources[place] += 1


def play_into_base(t: Ares, seat: int, card: int, use: int, goal: int) -> None:
    """P1  The card goes into the base, behind the screen."""
    t.laid[seat].append(card)
    put_card(t, seat, card, use, goal)


def put_card(t: Ares, seat: int, card: int, use: int, goal: int) -> None:
    """P1  Where the card lies in the base from now on."""
    place = GOAL.second(goal) if goal != NONE else NONE
    if use == RESOURCE:
        put_resource(t, seat, goal)
    elif use == ATTACH:
        attach(t, seat, card, place)
    elif use == KEEP_ORDER:
        t.orders[seat].append(card)
    elif place < len(t.base[seat]):
        t.base[seat].card[place] = card
        t.base[seat].turned[place] = 1 if use == SECOND_SIDE else 0
    else:
        add_place(t, seat, card, 1 if use == SECOND_SIDE else 0)
