"""What lies on the table of Ganymede, and the words for it.

Seats sit in a circle, clockwise: the left neighbour is the next seat. Each seat has two units, its mech cards on the table, with the
letters of its colour (red A and B, green X and Y, black S and T, purple E and F). Its lead mech stands under one of them and its wing mech
under the other, as the player has decided in secret (B9).
"""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import rows, table
from senki.engine.table import Table
from senki.engine.zones import FLAG, SEAT, Kind, Pair, Rows, column, empty, filled, nobody, owner, per_seat, public, shared
from senki.games.ganymede.pack import AIM, DICE, HP, REROLLS, SP, Cards

Seat = NewType("Seat", int)
Unit = NewType("Unit", int)
Mech = NewType("Mech", int)
Part = NewType("Part", int)

NONE: Final = -1

LEAD: Final = 0  # places of a mech, and where a part may go
WING: Final = 1
LEFT_OFF: Final = 2
PLACES: Final = 3

RIGHT: Final = 0  # sides of an initiative card
LEFT: Final = 1

PLAYERS: Final = 4
UNITS: Final = 2 * PLAYERS
PARTS_EACH: Final = 4
CARDS_A_SIDE: Final = 3  # of each unit's six initiative cards

MECH: Final = Kind("mech", 8)
PART: Final = Kind("part", 20)
UNIT: Final = Pair("unit", Kind("seat", PLAYERS), Kind("letter", 2))  # the first or the second letter of a player's colour
SIDE: Final = Kind("side", 2)
INITIATIVE: Final = Pair("initiative", UNIT, SIDE, indistinct=True)
PLACE: Final = Kind("place", PLACES)
DIE: Final = Kind("die", 12)  # which die of a roll
FACE: Final = Kind("face")


@rows
class Units(Rows):
    """The mech cards on the table, by unit."""

    mech: list[int] = column(MECH, NONE, seen=owner(per=2, revealed_by="mech_known"))
    mech_known: list[int] = column(FLAG)  # it or its player's other unit has been turned up (B11)
    fitted: list[list[int]] = column(PART, NONE, seen=owner(per=2, revealed_by="face_up", counted=False))
    face_up: list[int] = column(FLAG)
    damage: list[int] = column()
    destroyed: list[int] = column(FLAG)
    souls: list[int] = column(UNIT, NONE)  # the unit that lies under it
    bonds: list[int] = column(UNIT, NONE)
    extra: list[int] = column(SIDE, NONE, seen=owner(per=2, revealed_by="extra_known"))  # the side with one initiative card more
    extra_known: list[int] = column(FLAG)  # the cards shown have told it to everyone
    removed: list[int] = column(FLAG)  # its initiative cards have left the game


@table
class Ganymede(Table):
    cards: Annotated[Cards, shared]
    players: Annotated[int, public()] = 0
    teams: Annotated[bool, public(FLAG)] = False
    start: Annotated[int, public(SEAT)] = NONE

    # the build phase
    leads: Annotated[list[int], public(MECH, slots=4)] = empty()
    wings: Annotated[list[int], public(MECH, slots=4)] = empty()
    offer: Annotated[list[int], public(PART, slots=20)] = empty()
    lead: Annotated[list[int], public(MECH)] = per_seat(1, NONE)  # the mechs drafted
    wing: Annotated[list[int], public(MECH)] = per_seat(1, NONE)
    parts: Annotated[list[list[int]], public(PART)] = per_seat()

    # the battle
    units: Annotated[Units, public(UNIT, slots=UNITS)] = filled(UNITS)
    bond_used: Annotated[list[int], public(FLAG, slots=2)] = filled(2)  # by team
    out: Annotated[list[int], public(FLAG)] = per_seat()
    deck: Annotated[list[int], nobody(INITIATIVE)] = empty()
    shown: Annotated[list[int], public(INITIATIVE)] = empty()

    # the attack under way
    attacker: Annotated[int, public(UNIT)] = NONE
    defender: Annotated[int, public(UNIT)] = NONE
    dice: Annotated[list[int], public(FACE, slots=12)] = empty()


def units_of(seat: int) -> list[int]:
    """S2  A player's two letters."""
    return [UNIT.of(seat, 0), UNIT.of(seat, 1)]


def unit_of(t: Ganymede, seat: int, place: int) -> Unit:
    """B9  The unit that is the player's lead mech, or the wing mech."""
    first = UNIT.of(seat, 0)
    return Unit(first if t.units.mech[first] == drafted(t, seat, place) else UNIT.of(seat, 1))


def drafted(t: Ganymede, seat: int, place: int) -> int:
    """B2, B4  The player's lead mech, or the wing mech; NONE: not drafted yet."""
    return t.lead[seat] if place == LEAD else t.wing[seat]


def other_unit(unit: int) -> Unit:
    """The same player's other unit."""
    return Unit(UNIT.of(UNIT.first(unit), 1 - UNIT.second(unit)))


def seat_of(unit: int) -> Seat:
    return Seat(UNIT.first(unit))


def unit_on(card: int) -> Unit:
    """B10  The unit of an initiative card."""
    return Unit(INITIATIVE.first(card))


def shown_of(t: Ganymede, unit: int, side: int) -> int:
    """C1.1  How many of the unit's initiative cards of that side lie open."""
    return t.shown.count(INITIATIVE.of(unit, side))


def team_of(seat: int) -> int:
    """T2  Partners sit opposite."""
    return seat % 2


def value(t: Ganymede, unit: int, column: int) -> int:
    """V6  The mech's value with its parts' added."""
    cards = t.cards
    total = cards.mech[column][t.units.mech[unit]]
    if t.units.fitted[unit]:
        added = cards.part[column]
        for part in t.units.fitted[unit]:
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
    return (1 if t.units.souls[unit] != NONE else 0) + (1 if t.units.bonds[unit] != NONE else 0)


def living_units(t: Ganymede, seat: int) -> list[int]:
    """C1.4  Not destroyed. Ruling: mechs on standby are alive, though the book says "left face up"; their card turns them up."""
    destroyed = t.units.destroyed
    return [unit for unit in range(UNIT.of(seat, 0), UNIT.of(seat + 1, 0)) if not destroyed[unit]]


def left_of(t: Ganymede, seat: int) -> Seat:
    """S3  The next player clockwise."""
    return Seat((seat + 1) % t.players)


def right_of(t: Ganymede, seat: int) -> Seat:
    return Seat((seat - 1) % t.players)


def are_foes(t: Ganymede, seat: int, other: int) -> bool:
    """T2  Partners sit opposite; without teams each is everyone's foe."""
    return seat != other and not (t.teams and team_of(seat) == team_of(other))
