"""What lies on the table of Ganymede, and the words for it.

Seats sit in a circle, clockwise: the left neighbour is the next seat. Each seat has two units, its mech cards on the table: the lead mech
and the wing mech, with the letters of its colour (red A and B, green X and Y, black S and T, purple E and F).
"""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import table
from senki.engine.table import Table
from senki.engine.zones import FLAG, SEAT, Kind, nobody, owner, public, shared
from senki.games.ganymede.cards import AIM, DICE, HP, REROLLS, SP, Cards

Seat = NewType("Seat", int)
Unit = NewType("Unit", int)
Mech = NewType("Mech", int)
Part = NewType("Part", int)

NONE: Final = -1

LEAD: Final = 0  # places of a mech, and where a part may go
WING: Final = 1
LEFT_OFF: Final = 2

RIGHT: Final = 0  # sides of an initiative card
LEFT: Final = 1

UNITS: Final = 8
PARTS_EACH: Final = 4
CARDS_A_SIDE: Final = 3  # of each unit's six initiative cards

MECH: Final = Kind("mech", 8)
PART: Final = Kind("part", 20)
UNIT: Final = Kind("unit", UNITS)
INITIATIVE: Final = Kind("initiative", UNITS * 2, alike=True)  # a card is unit * 2 + side
SIDE: Final = Kind("side", 2)
PLACE: Final = Kind("place", 3)
DIE: Final = Kind("die", 12)  # which die of a roll
FACE: Final = Kind("face")


@table
class Ganymede(Table):
    cards: Annotated[Cards, shared]
    players: Annotated[int, public()] = 0
    teams: Annotated[bool, public(FLAG)] = False
    start: Annotated[int, public(SEAT)] = NONE

    # the build phase
    leads: Annotated[list[int], public(MECH, slots=4)]
    wings: Annotated[list[int], public(MECH, slots=4)]
    offer: Annotated[list[int], public(PART, slots=20)]
    mech: Annotated[list[int], public(MECH, slots=UNITS)]  # by unit
    parts: Annotated[list[list[int]], public(PART)]  # by seat: those drafted

    # the units
    fitted: Annotated[list[list[int]], owner(PART, per=2, turned_up="face_up", counted=False)]  # by unit
    face_up: Annotated[list[int], public(FLAG, slots=UNITS)]
    damage: Annotated[list[int], public(slots=UNITS)]
    destroyed: Annotated[list[int], public(FLAG, slots=UNITS)]
    souls: Annotated[list[int], public(UNIT, slots=UNITS)]  # by bearer: the unit that lies under it
    bonds: Annotated[list[int], public(UNIT, slots=UNITS)]
    bond_used: Annotated[list[int], public(FLAG, slots=2)]  # by team
    out: Annotated[list[int], public(FLAG, slots=4)]  # by seat

    # the initiative cards
    extra: Annotated[list[int], owner(SIDE, per=2, turned_up="extra_known", slots=UNITS)]  # by unit: the side with one card more
    extra_known: Annotated[list[int], public(FLAG, slots=UNITS)]  # the cards shown have told it to everyone
    deck: Annotated[list[int], nobody(INITIATIVE)]
    shown: Annotated[list[int], public(INITIATIVE)]
    removed: Annotated[list[int], public(FLAG, slots=UNITS)]  # the unit's cards have left the game

    # the attack under way
    attacker: Annotated[int, public(UNIT)] = NONE
    defender: Annotated[int, public(UNIT)] = NONE
    dice: Annotated[list[int], public(FACE, slots=12)]


def unit_of(seat: int, place: int) -> Unit:
    return Unit(seat * 2 + place)


def seat_of(unit: int) -> Seat:
    return Seat(unit // 2)


def value(t: Ganymede, unit: int, column: int) -> int:
    """V6  The mech's value with its parts' added."""
    cards = t.cards
    total = cards.mech[column][t.mech[unit]]
    if t.fitted[unit]:
        added = cards.part[column]
        for part in t.fitted[unit]:
            total += added[part]
    return total


def actions(t: Ganymede, unit: int) -> int:
    """V1  SP."""
    return value(t, unit, SP)


def hit_points(t: Ganymede, unit: int) -> int:
    """V2  HP; a soul and a bond add 1 each (C5, T4)."""
    return value(t, unit, HP) + inherited(t, unit)


def accuracy(t: Ganymede, unit: int) -> int:
    """V4  AIM; a soul and a bond add 1 each (C5, T4)."""
    return value(t, unit, AIM) + inherited(t, unit)


def attack_dice(t: Ganymede, unit: int) -> int:
    """V3, C3.1  How many dice the unit rolls. Ruling: six are rolled as six, though the box holds five."""
    return value(t, unit, DICE)


def rerolls(t: Ganymede, unit: int) -> int:
    """V5  How many of its dice it may roll again."""
    return value(t, unit, REROLLS)


def inherited(t: Ganymede, unit: int) -> int:
    return (1 if t.souls[unit] != NONE else 0) + (1 if t.bonds[unit] != NONE else 0)


def living_units(t: Ganymede, seat: int) -> list[int]:
    """C1.4  Not destroyed. Ruling: mechs on standby are alive, though the book says "left face up"; their card turns them up."""
    return [unit for unit in range(seat * 2, seat * 2 + 2) if not t.destroyed[unit]]


def left_of(t: Ganymede, seat: int) -> Seat:
    """S3  The next player clockwise."""
    return Seat((seat + 1) % t.players)


def right_of(t: Ganymede, seat: int) -> Seat:
    return Seat((seat - 1) % t.players)


def are_foes(t: Ganymede, seat: int, other: int) -> bool:
    """T2  Partners sit opposite; without teams each is everyone's foe."""
    return seat != other and not (t.teams and seat % 2 == other % 2)
