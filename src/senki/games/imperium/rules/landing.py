"""L, I1, I2  Planetary landing: what lands where, and which ships bombard."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import FORCES_ABOARD, PDS_ABOARD, TYPE_OF, VESSELS, Effect, Money, Planet, Seat, Unit, VesselClass
from senki.games.imperium.model import Imperium, change, count, has_tech, is_station, planets_at
from senki.games.imperium.pack import NONE, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import BOMBARD, INVADE, LAND_FIGHTERS, LAND_FORCES, LAND_PDS
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.fleets import unload
from senki.games.imperium.rules.invasion import invasion
from senki.games.imperium.rules.laws import is_law, resources_of
from senki.games.imperium.rules.laws_war import may_bombard, may_land, settle
from senki.games.imperium.rules.payment import pay
from senki.games.imperium.rules.planets import take_planet
from senki.games.imperium.rules.windows import own_window


@procedure
def planetary_landing(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """L1, L7  If no other player holds the space, ground forces and PDS land; then the planets of others are fought for."""
    if t.fleet_owner[place] != seat:
        return
    t.landed = [0, 0, 0]
    t.landed_fighters = [0, 0, 0]
    t.aimed = [0] * (3 * VESSELS)
    for planet in list(planets_at(t, place)):
        own = t.planets.owner[planet] == seat
        if not is_station(t, planet) and (own or t.act_other == NONE):  # L6, X6
            yield from land_on(t, seat, place, planet)
    yield from aim(t, seat, place)
    yield from invade_planets(t, seat, place)


@procedure
def land_on(t: Imperium, seat: Seat, place: int, planet: int) -> Rule[None]:
    """L2 to L5  Friendly landing places units; a neutral planet is taken by one ground force; another's is named for invasion."""
    if count(t, place, FORCES_ABOARD) > 0 and may_land(t, seat, planet):
        amount = yield from ask(seat, LAND_FORCES, list(range(count(t, place, FORCES_ABOARD) + 1)), planet=planet)
        if amount > 0:
            neutral = t.planets.owner[planet] == NONE
            if neutral and is_law(t, Political.COLONIZATION_LICENSING):
                yield from pay(t, seat, Money.RESOURCES, resources_of(t, planet), rule="K9")
            unload(t, place, amount, 0)
            events.landed(t, seat, Unit(UnitType.GROUND_FORCE), amount, Planet(planet))
            arrive(t, seat, place, planet, amount)
            if neutral:
                yield from own_window(t, Window.TAKEN, seat, NONE, planet)
    if t.planets.owner[planet] == seat and count(t, place, PDS_ABOARD) > 0 and was_friendly(t, seat, place, planet):
        room = min(count(t, place, PDS_ABOARD), t.cards.unit.on_planet[UnitType.PDS] - t.planets.pds[planet])
        if room > 0:
            amount = yield from ask(seat, LAND_PDS, list(range(room + 1)), planet=planet)
            if amount > 0:
                unload(t, place, 0, amount)
                t.planets.pds[planet] += amount
                events.landed(t, seat, Unit(UnitType.PDS), amount, Planet(planet), rule="L5")
    if landed_at(t, place, planet) > 0 and has_tech(t, seat, Technology.GRAVITON_NEGATOR) and count(t, place, VesselClass.FIGHTER) > 0:
        fighters = yield from ask(seat, LAND_FIGHTERS, list(range(count(t, place, VesselClass.FIGHTER) + 1)), planet=planet)
        t.landed_fighters[planets_at(t, place).index(planet)] = fighters  # I12
        change(t, place, VesselClass.FIGHTER, -fighters)


def arrive(t: Imperium, seat: Seat, place: int, planet: int, amount: int) -> None:
    owner = t.planets.owner[planet]
    if owner == seat:  # L2
        t.planets.forces[planet] += amount
    elif owner == NONE:  # L3
        take_planet(t, seat, planet)
        t.planets.forces[planet] = amount
        t.landed[planets_at(t, place).index(planet)] = NONE  # not friendly when the step began (L5)
        events.planet_taken(t, seat, Planet(planet))
        settle(t, seat, planet)
    else:  # L4
        t.landed[planets_at(t, place).index(planet)] = amount


def landed_at(t: Imperium, place: int, planet: int) -> int:
    """Ground forces that are about to invade the planet."""
    return max(0, t.landed[planets_at(t, place).index(planet)])


def was_friendly(t: Imperium, seat: int, place: int, planet: int) -> bool:
    """L5  PDS land only where the planet was friendly when the step began."""
    return t.planets.owner[planet] == seat and t.landed[planets_at(t, place).index(planet)] != NONE


def contested(t: Imperium, place: int) -> list[int]:
    """L4  Planets on which an invasion is still to be fought."""
    return [planet for planet in planets_at(t, place) if landed_at(t, place, planet) > 0]


# -- I1, I2  order and bombardment ------------------------------------------------------------------------------------


@procedure
def aim(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """I2  Each dreadnought and war sun bombards one of the planets attacked, named with the landings."""
    for vessel in list(bombarding(t, place)):
        left = count(t, place, vessel)
        while left > 0 and len(targets(t, seat, place, vessel)) > 0:
            planet = targets(t, seat, place, vessel)[0]
            if len(targets(t, seat, place, vessel)) > 1:
                planet = yield from ask(seat, BOMBARD, targets(t, seat, place, vessel), vessel=vessel)
            t.aimed[planets_at(t, place).index(planet) * VESSELS + vessel] += 1
            left -= 1


def bombarding(t: Imperium, place: int) -> list[int]:
    return [vessel for vessel in range(VESSELS) if t.cards.unit.bombards[TYPE_OF[vessel]] and count(t, place, vessel) > 0]


def targets(t: Imperium, seat: int, place: int, vessel: int) -> list[int]:
    """I2  A PDS on the planet stops dreadnoughts (not with the Graviton Negator), not war suns; there must be defenders."""
    through = TYPE_OF[vessel] == UnitType.WAR_SUN or has_tech(t, seat, Technology.GRAVITON_NEGATOR)
    open_to = [p for p in contested(t, place) if t.planets.forces[p] > 0 and (through or t.planets.pds[p] == 0)]
    return [p for p in open_to if may_bombard(t, seat, p) and not is_dug_in(t, p)]


def is_dug_in(t: Imperium, planet: int) -> bool:
    """Dug In: the forces there are not bombarded in this round."""
    return barred(t, Effect.NOT_BOMBARDED, t.planets.owner[planet], planet)


@procedure
def invade_planets(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """I1  Planet by planet, in the attacker's order."""
    while len(contested(t, place)) > 0:
        planet = contested(t, place)[0]
        if len(contested(t, place)) > 1:
            planet = yield from ask(seat, INVADE, contested(t, place))
        yield from invasion(t, seat, place, Planet(planet))
