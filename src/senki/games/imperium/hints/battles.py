"""How a battle or an invasion would end, by rule of thumb, and which enemies are near: whole numbers only.

A fleet is a list of numbers by class of vessel. Its weight in a battle is the sum of the hits that it can expect in a round after every
hit that it takes (damage first, then the cheapest unit); two weights and the number of hits that both can take give the chance to win.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from senki.engine.table import Ints
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.hints.standing import chances
from senki.games.imperium.kinds import TYPE_OF, VESSELS, VesselClass
from senki.games.imperium.model import Imperium, count, planets_at, ships_in
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.rules.dice import ground_needed

CERTAIN: Final = 100
LOSS_ORDER: Final[Ints] = (
    VesselClass.FIGHTER,
    VesselClass.DESTROYER,
    VesselClass.DAMAGED_CRUISER,
    VesselClass.CRUISER,
    VesselClass.CARRIER,
    VesselClass.DAMAGED_DREADNOUGHT,
    VesselClass.DREADNOUGHT,
    VesselClass.DAMAGED_WAR_SUN,
    VesselClass.WAR_SUN,
)
PDS_HITS: Final = 2  # one in so many PDS hits
NEAR: Final = 2  # steps from which an enemy fleet may come


def fleet_at(t: Imperium, fleet: int) -> list[int]:
    """The vessels of a fleet, by class."""
    return [count(t, fleet, vessel) for vessel in range(VESSELS)]


def no_fleet() -> list[int]:
    return [0] * VESSELS


def force_of(t: Imperium, seat: int, ships: list[int]) -> int:
    """Hits to expect in a round, in tenths."""
    found = 0
    for vessel in range(VESSELS):
        if ships[vessel] > 0:
            found += ships[vessel] * t.cards.unit.dice[TYPE_OF[vessel]] * chances(t, seat, TYPE_OF[vessel])
    return found


def lives_of(ships: list[int]) -> int:
    """Hits that the fleet can take."""
    return sum(ships) + ships[VesselClass.DREADNOUGHT] + ships[VesselClass.WAR_SUN]


def weight_of(t: Imperium, seat: int, ships: list[int], lost: int = 0) -> int:
    """The fleet's weight in a battle, once it has taken so many hits before it."""
    force = force_of(t, seat, ships)
    shields = ships[VesselClass.DREADNOUGHT] + ships[VesselClass.WAR_SUN]
    found = force * max(0, shields - lost)
    lost -= min(lost, shields)
    for vessel in LOSS_ORDER:
        each = t.cards.unit.dice[TYPE_OF[vessel]] * chances(t, seat, TYPE_OF[vessel]) if ships[vessel] > 0 else 0
        for _ in range(ships[vessel]):
            if lost > 0:
                lost -= 1
            else:
                found += force
            force -= each
    return found


def chance_to_win(mine: int, theirs: int, lives: int) -> int:
    """In per cent, of two weights and the hits that both sides can take together."""
    if mine <= 0:
        return 0
    if theirs <= 0:
        return CERTAIN
    root = isqrt(65536 * min(mine, theirs) // max(mine, theirs))  # of the ratio, 256 is one
    share = 256
    for _ in range(isqrt(561 * lives // 100)):
        share = share * root >> 8
    weaker = CERTAIN * share // (256 + share)
    return CERTAIN - weaker if mine >= theirs else weaker


def pds_at(t: Imperium, seat: int, place: int) -> int:
    """PDS of others on the planets of a system."""
    return sum([t.planets.pds[planet] for planet in planets_at(t, place) if t.planets.owner[planet] not in (NONE, seat)])


def chance_in_space(t: Imperium, seat: int, ships: list[int], place: int) -> int:
    """How likely ships of the seat would hold the space of a system after PDS fire and battle."""
    if sum(ships) == 0:
        return 0
    lost = pds_at(t, seat, place) // PDS_HITS
    holder = t.fleet_owner[place]
    if holder in (NONE, seat):
        return CERTAIN - 40 * pds_at(t, seat, place) // lives_of(ships) if pds_at(t, seat, place) > 0 else CERTAIN
    theirs = fleet_at(t, place)
    mine = weight_of(t, seat, ships, lost)
    return chance_to_win(mine, weight_of(t, holder, theirs), lives_of(ships) + lives_of(theirs))


def chance_on_ground(t: Imperium, seat: int, planet: int, forces: int, bombards: int) -> int:
    """How likely so many ground forces take a planet, with so many ships that bombard it."""
    defenders, pds = t.planets.forces[planet], t.planets.pds[planet]
    if forces <= 0:
        return 0
    mine, theirs = 2 * forces - pds, 2 * defenders - (bombards if pds == 0 else 0)
    if theirs <= 0:
        return CERTAIN if pds == 0 or forces > pds else 60
    if mine <= 0:
        return 5
    attack = max(1, 11 - ground_needed(t, seat, planet))
    defence = max(1, 11 - ground_needed(t, t.planets.owner[planet], planet))
    return chance_to_win(mine * (mine + 2) * attack, theirs * (theirs + 2) * defence, (mine + theirs) // 2)


def forces_for(t: Imperium, seat: int, planet: int, bombards: int) -> int:
    """Ground forces with which one would land: one on an empty planet, else so many that it will be taken in most cases."""
    if t.planets.owner[planet] == NONE or (t.planets.forces[planet] == 0 and t.planets.pds[planet] == 0):
        return 1
    forces = 1
    while forces < 16 and chance_on_ground(t, seat, planet, forces, bombards) < 70:
        forces += 1
    return forces


# -- enemies near -----------------------------------------------------------------------------------------------------


def surroundings(t: Imperium, place: int, steps: int) -> list[int]:
    """The systems within so many steps, the nearest first; whatever lies between."""
    found = [place]
    first = 0
    for _ in range(steps):
        last = len(found)
        for one in found[first:last]:
            for other in adjacent(t, one):
                if other not in found:
                    found.append(other)
        first = last
    return found


def menace(t: Imperium, seat: int, place: int) -> int:
    """The weight of the strongest enemy fleet that may come to a system, or is there."""
    most = 0
    for other in surroundings(t, place, NEAR):
        holder = t.fleet_owner[other]
        if holder not in (NONE, seat) and ships_in(t, other) > 0:
            most = max(most, weight_of(t, holder, fleet_at(t, other)))
    return most


def is_exposed(t: Imperium, seat: int, place: int) -> bool:
    """May an enemy fleet come there?"""
    for other in surroundings(t, place, NEAR):
        if t.fleet_owner[other] not in (NONE, seat) and ships_in(t, other) > 0:
            return True
    return False


def bombarding_ships(ships: list[int]) -> int:
    return (
        ships[VesselClass.DREADNOUGHT]
        + ships[VesselClass.DAMAGED_DREADNOUGHT]
        + 3 * (ships[VesselClass.WAR_SUN] + ships[VesselClass.DAMAGED_WAR_SUN])
    )


def cost_of(t: Imperium, ships: list[int]) -> int:
    """What the ships have cost, in halves of a resource."""
    found = ships[VesselClass.FIGHTER]
    for vessel in range(1, VESSELS):
        found += 2 * ships[vessel] * t.cards.unit.cost[TYPE_OF[vessel]]
    return found


def is_warship(vessel: int) -> bool:
    """A ship that is there to fight."""
    return TYPE_OF[vessel] in (UnitType.DESTROYER, UnitType.CRUISER, UnitType.DREADNOUGHT, UnitType.WAR_SUN)


def has_warships(ships: list[int]) -> bool:
    return len([vessel for vessel in range(VESSELS) if ships[vessel] > 0 and is_warship(vessel)]) > 0
