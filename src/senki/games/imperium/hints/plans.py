"""Which systems are worth activating: what could come there, how a battle would go, what would be won, and what could be built."""

from __future__ import annotations

from typing import Final

from senki.games.imperium.galaxy import FAR, adjacent, can_enter, distances
from senki.games.imperium.hints.ambition import free_resources, planet_gain, presence_gain
from senki.games.imperium.hints.battles import (
    CERTAIN,
    bombarding_ships,
    chance_in_space,
    chance_on_ground,
    cost_of,
    fleet_at,
    forces_for,
    has_warships,
    is_exposed,
    is_warship,
    no_fleet,
    pds_at,
    weight_of,
)
from senki.games.imperium.hints.deals import UNHARMED, restraint
from senki.games.imperium.hints.needs import wanted_cost
from senki.games.imperium.hints.standing import planet_worth
from senki.games.imperium.kinds import FORCES_ABOARD, VESSELS, VesselClass
from senki.games.imperium.model import Imperium, count, docks_at, fleet_of, is_activated, is_station, planets_at, ships_in
from senki.games.imperium.pack import HEXES, NONE
from senki.games.imperium.rules.fleets import capacity, fleet_limit
from senki.games.imperium.rules.movement import move_of
from senki.games.imperium.rules.production import can_produce

HOPELESS: Final = 45  # per cent: with less, ships do not attack
RAID: Final = 10  # what another loses with a planet, as far as it is a gain
LEADERS: Final = 15  # more of it, where the other leads
HOME_LOST: Final = 25  # and where it is a home planet, without which nothing is claimed
BUILD: Final = 3  # what a resource is worth that is spent on units
LITTLE: Final = 14  # with less to be won at once, ships go nearer to something better
STAGED: Final = 5  # ground forces that go there
WORTH_ITS_COUNTER: Final = 8  # with less to be won, the counter is kept
RICH: Final = 25  # planets that are worth so much are guarded
IDLE: Final = 7  # what it is worth that an empty carrier comes to fetch troops
STRONG_FIRST: Final = (
    VesselClass.WAR_SUN,
    VesselClass.DAMAGED_WAR_SUN,
    VesselClass.DREADNOUGHT,
    VesselClass.DAMAGED_DREADNOUGHT,
    VesselClass.CRUISER,
    VesselClass.DAMAGED_CRUISER,
    VesselClass.DESTROYER,
)


class Raid:
    """What could come to a system, with what is there: vessels by class, ground forces, and what it would bring."""

    def __init__(self, ships: list[int], troops: int, needed: int, chance: int, gains: int) -> None:
        self.ships: Final = ships
        self.troops: Final = troops
        self.needed: Final = needed  # ground forces that find something to do
        self.chance: Final = chance  # to hold the space, in per cent
        self.gains: Final = gains


def target_worths(t: Imperium, seat: int, places: list[int]) -> list[int]:
    """What activating each of these systems may bring: planets to take, places to hold; where little is to be won at once, going nearer to
    what may be won next. Building, and fetching empty carriers, comes when that is done: ships in an activated system stay there.
    """
    found = [max(0, raid_on(t, seat, place).gains) for place in places]
    if max(found, default=0) < LITTLE:
        for number, place in enumerate(places):
            found[number] = max(found[number], staging_worth(t, seat, place), guard_worth(t, seat, place))
    best = max(found, default=0)
    for number, place in enumerate(places):
        home = home_worth(t, seat, place)
        if home > 0:
            found[number] = max(found[number], min(home, best - 1) if best >= WORTH_ITS_COUNTER else home)
    return found


def guard_worth(t: Imperium, seat: int, place: int) -> int:
    """Warships that come to rich planets of one's own where an enemy is near and no warship is."""
    own = sum([planet_worth(t, planet) for planet in planets_at(t, place) if t.planets.owner[planet] == seat])
    if own < RICH or t.fleet_owner[place] not in (NONE, seat) or not is_exposed(t, seat, place):
        return 0
    if t.fleet_owner[place] == seat and has_warships(fleet_at(t, place)):
        return 0
    return own // 3 if has_warships(coming(t, seat, place, 0)[0]) else 0


def staging_worth(t: Imperium, seat: int, place: int) -> int:
    """What carriers with troops could take next that come to a free system now: a part of it, as it takes two counters."""
    if t.fleet_owner[place] not in (NONE, seat) or pds_at(t, seat, place) > 0 or len(docks_at(t, seat, place)) > 0:
        return 0
    there = fleet_of(t, seat, place) != NONE and count(t, place, FORCES_ABOARD) > 0
    ships, troops = coming(t, seat, place, STAGED)
    if troops == 0 or there:
        return 0
    best = 0
    for other in adjacent(t, place):
        if other in t.home or not can_enter(t, other):
            continue
        if t.fleet_owner[other] in (NONE, seat) or chance_in_space(t, seat, ships, other) >= HOPELESS:
            best = max(best, conquests(t, seat, other, ships, troops))
    return best // 3


def raid_on(t: Imperium, seat: int, place: int) -> Raid:
    """What the seat could do in a system with what may come there now."""
    needed = forces_needed(t, seat, place)
    ships, troops = coming(t, seat, place, needed)
    if sum(ships) == 0:
        return Raid(ships, troops, needed, 0, 0)
    chance = chance_in_space(t, seat, ships, place)
    return Raid(ships, troops, needed, chance, gains_of(t, seat, place, ships, troops, chance))


def gains_of(t: Imperium, seat: int, place: int, ships: list[int], troops: int, chance: int) -> int:
    """What may be won, times the chance to win it, less what may be lost; less again where a promise or an agreement is broken."""
    holder = t.fleet_owner[place] if t.fleet_owner[place] != seat else NONE
    if chance < HOPELESS:
        return 0
    gains = presence_gain(t, seat, place) + conquests(t, seat, place, ships, troops)
    rival = holder if holder != NONE else owner_there(t, seat, place)
    if holder != NONE:
        theirs = fleet_at(t, place)
        mine, other = weight_of(t, seat, ships), weight_of(t, holder, theirs)
        gains += cost_of(t, theirs) * (2 if leads(t, holder) else 1) // 2
        gains = gains * chance // CERTAIN - cost_of(t, ships) * 3 * other // (2 * max(1, mine + other))
    elif chance < CERTAIN:
        gains = gains * chance // CERTAIN - (CERTAIN - chance) * cost_of(t, ships) // CERTAIN
    return gains * restraint(t, seat, rival) // UNHARMED


def conquests(t: Imperium, seat: int, place: int, ships: list[int], troops: int) -> int:
    """The planets that so many ground forces could take, those first for which fewer are needed."""
    found = 0
    left = [planet for planet in planets_at(t, place) if t.planets.owner[planet] != seat]
    bombards = bombarding_ships(ships)
    while len(left) > 0:
        planet = min(left, key=lambda one: forces_for(t, seat, one, bombards))
        left.remove(planet)
        if is_station(t, planet):
            found += planet_worth(t, planet)
            continue
        needed = forces_for(t, seat, planet, bombards)
        if troops >= needed:
            found += prize(t, seat, planet) * (CERTAIN if needed == 1 else chance_on_ground(t, seat, planet, needed, bombards)) // CERTAIN
            troops -= needed
    return found


def prize(t: Imperium, seat: int, planet: int) -> int:
    """What it brings to take a planet: its worth, what objectives ask, and what another loses."""
    owner = t.planets.owner[planet]
    found = planet_worth(t, planet) + planet_gain(t, seat, planet)
    if owner not in (NONE, seat):
        found += RAID + (LEADERS if leads(t, owner) else 0) + (HOME_LOST if t.planets.hex[planet] == t.home[owner] else 0)
    return found


def leads(t: Imperium, seat: int) -> bool:
    return t.points[seat] > 0 and t.points[seat] == max(t.points)


def owner_there(t: Imperium, seat: int, place: int) -> int:
    """Another who has a planet there."""
    for planet in planets_at(t, place):
        if t.planets.owner[planet] not in (NONE, seat):
            return t.planets.owner[planet]
    return NONE


def forces_needed(t: Imperium, seat: int, place: int) -> int:
    """Ground forces with which all planets of others there, and neutral ones, could be taken."""
    found = 0
    for planet in planets_at(t, place):
        if t.planets.owner[planet] != seat and not is_station(t, planet):
            found += forces_for(t, seat, planet, 0)
    return found


# -- what may come ----------------------------------------------------------------------------------------------------


def coming(t: Imperium, seat: int, place: int, needed: int) -> tuple[list[int], int]:
    """The vessels that would be there after movement, and the ground forces with them: carriers for the forces, then warships."""
    far = distances(t, seat, place)
    own = fleet_of(t, seat, place)
    ships = fleet_at(t, own) if own != NONE else no_fleet()
    troops = count(t, own, FORCES_ABOARD) if own != NONE else 0
    supply = fleet_limit(t, seat, place) - (ships_in(t, own) if own != NONE else 0)
    sources = [one for one in range(HEXES) if one != place and may_start(t, seat, one, far[one])]
    for source in sources:
        waiting = troops_at(t, seat, source)
        for vessel in range(VESSELS - 1, VesselClass.FIGHTER, -1):
            room = capacity(t, seat, vessel)
            for _ in range(count(t, source, vessel) if room > 0 and move_of(t, seat, vessel, source) >= far[source] else 0):
                if supply > 0 and waiting > 0 and troops < needed:
                    taken = min(room, waiting)
                    ships[vessel] += 1
                    ships[VesselClass.FIGHTER] += min(room - taken, count(t, source, VesselClass.FIGHTER)) if room > 1 else 0
                    troops += taken
                    waiting -= taken
                    supply -= 1
    for vessel in STRONG_FIRST:
        for source in sources:
            free = count(t, source, vessel) - guards(t, seat, source, vessel)
            if free > 0 and move_of(t, seat, vessel, source) >= far[source]:
                more = max(0, min(free, supply))
                ships[vessel] += more
                supply -= more
    return ships, troops


def may_start(t: Imperium, seat: int, source: int, steps: int) -> bool:
    return t.fleet_owner[source] == seat and steps < FAR and not is_activated(t, seat, source)


def guards(t: Imperium, seat: int, source: int, vessel: int) -> int:
    """Warships that stay where a dock of the seat's is in reach of an enemy: half of them."""
    if not is_warship(vessel) or len(docks_at(t, seat, source)) == 0 or not is_exposed(t, seat, source):
        return 0
    return (count(t, source, vessel) + 1) // 2


def troops_at(t: Imperium, seat: int, place: int) -> int:
    """Ground forces that may leave a system."""
    found = count(t, place, FORCES_ABOARD) if t.fleet_owner[place] == seat else 0
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat:
            found += spare_forces(t, planet)
    return found


def spare_forces(t: Imperium, planet: int) -> int:
    """One stays on each planet, two where a dock is or much is to be had."""
    kept = 2 if (t.planets.dock[planet] and t.round > 1) or planet_worth(t, planet) >= RICH else 1
    return max(0, t.planets.forces[planet] - kept)


# -- at home ----------------------------------------------------------------------------------------------------------


def home_worth(t: Imperium, seat: int, place: int) -> int:
    """A dock that can build is worth what would be spent there; and carriers come back for troops."""
    if not can_produce(t, seat, place):
        return 0
    worth = BUILD * min(free_resources(t, seat), wanted_cost(t, seat, place))
    return worth + IDLE * len(idle_carriers(t, seat, place)) if worth > 0 or troops_at(t, seat, place) > 0 else worth


def idle_carriers(t: Imperium, seat: int, place: int) -> list[int]:
    """Systems from which carriers without anything to carry could come to a dock, as often as there are such carriers."""
    far = distances(t, seat, place)
    supply = fleet_limit(t, seat, place) - (ships_in(t, place) if t.fleet_owner[place] == seat else 0)
    found: list[int] = []
    for source in range(HEXES):
        if source != place and may_start(t, seat, source, far[source]) and len(docks_at(t, seat, source)) == 0:
            carriers = count(t, source, VesselClass.CARRIER)
            if carriers > 0 and move_of(t, seat, VesselClass.CARRIER, source) >= far[source] and troops_at(t, seat, source) == 0:
                found += [source] * carriers
    return found[: max(0, supply)]
