"""Which systems are worth going to, by what is there and by what could come."""

from __future__ import annotations

from typing import Final

from senki.games.imperium.galaxy import distances
from senki.games.imperium.hints.deals import UNHARMED, restraint
from senki.games.imperium.hints.standing import defence, planet_worth, strength
from senki.games.imperium.kinds import FORCES_ABOARD, VESSELS
from senki.games.imperium.model import Imperium, count, fleet_of, is_activated, is_station, planets_at
from senki.games.imperium.pack import HEXES, NONE
from senki.games.imperium.rules.fleets import capacity, fleet_limit
from senki.games.imperium.rules.laws import resources_of
from senki.games.imperium.rules.movement import move_of
from senki.games.imperium.rules.production import can_produce

HOPELESS: Final = 0


def target_worth(t: Imperium, seat: int, place: int) -> int:
    """What activating a system may bring: planets to take, a dock that can build."""
    worth = build_worth(t, seat, place)
    gains = 0
    troops, arms = coming(t, seat, place)
    holder = t.fleet_owner[place]
    if holder not in (NONE, seat) and arms * 10 < strength(t, place) * 13:
        return worth
    for planet in planets_at(t, place):
        if t.planets.owner[planet] != seat:
            if is_station(t, planet):
                gains += planet_worth(t, planet) if arms > 0 else 0
                continue
            needed = 1 if t.planets.owner[planet] == NONE else defence(t, planet)
            if troops >= needed:
                gains += planet_worth(t, planet) + (12 if t.planets.owner[planet] != NONE else 0)
                troops -= needed
    rival = holder if holder not in (NONE, seat) else owner_there(t, seat, place)
    return worth + gains * restraint(t, seat, rival) // UNHARMED


def owner_there(t: Imperium, seat: int, place: int) -> int:
    """Another who has a planet there."""
    for planet in planets_at(t, place):
        if t.planets.owner[planet] not in (NONE, seat):
            return t.planets.owner[planet]
    return NONE


def coming(t: Imperium, seat: int, place: int) -> tuple[int, int]:
    """Ground forces that could be there after movement, and the strength of the fleet that could come with them."""
    far = distances(t, seat, place)
    own = fleet_of(t, seat, place)
    troops = count(t, own, FORCES_ABOARD) if own != NONE else 0
    arms = strength(t, own) if own != NONE else 0
    for source in range(HEXES):
        if t.fleet_owner[source] != seat or source == place or is_activated(t, seat, source) or far[source] > 5:
            continue
        room = 0
        moving = False
        for vessel in range(1, VESSELS):
            number = count(t, source, vessel)
            if number > 0 and move_of(t, seat, vessel, source) >= far[source]:
                room += min(number, fleet_limit(t, seat, place)) * capacity(t, seat, vessel)
                moving = True
        if moving:
            arms += strength(t, source)
            troops += min(room, troops_at(t, seat, source))
    return troops, arms


def troops_at(t: Imperium, seat: int, place: int) -> int:
    """Ground forces that may leave a system: one stays on each planet with a dock."""
    found = count(t, place, FORCES_ABOARD) if t.fleet_owner[place] == seat else 0
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat:
            found += spare_forces(t, planet)
    return found


def spare_forces(t: Imperium, planet: int) -> int:
    return max(0, t.planets.forces[planet] - (1 if t.planets.dock[planet] else 0))


def build_worth(t: Imperium, seat: int, place: int) -> int:
    """A dock that can build is worth what can be spent there."""
    if not can_produce(t, seat, place):
        return 0
    money = t.goods[seat]
    for planet in range(len(t.planets)):
        if t.planets.owner[planet] == seat and t.planets.ready[planet]:
            money += resources_of(t, planet)
    return 3 * min(money, 9)


def wants_ships(t: Imperium, seat: int, place: int) -> bool:
    """Is there something at the place for which ships must come?"""
    return target_worth(t, seat, place) > build_worth(t, seat, place)
