"""L, I  Planetary landing and invasion combat."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import FORCES_ABOARD, PDS_ABOARD, REGISTERS, TYPE_OF, VESSELS, Planet, Register, Seat, Unit, VesselClass
from senki.games.imperium.model import Imperium, change, count, has_tech, is_station, planets_at
from senki.games.imperium.pack import NONE, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import BACTERIA, BOMBARD, INVADE, LAND_FIGHTERS, LAND_FORCES, LAND_PDS, LOSE_FIGHTER
from senki.games.imperium.rules.dice import ground_needed, pds_needed, roll_dice, tech_combat
from senki.games.imperium.rules.fleets import clear_if_empty, unload
from senki.games.imperium.rules.planets import note, take_planet
from senki.games.imperium.rules.windows import own_window

ANIMATED: Final = 6  # Dacxive Animators
SYNTHESISED: Final = 5  # Gen Synthesis


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
    if count(t, place, FORCES_ABOARD) > 0:
        amount = yield from ask(seat, LAND_FORCES, list(range(count(t, place, FORCES_ABOARD) + 1)), planet=planet)
        if amount > 0:
            neutral = t.planets.owner[planet] == NONE
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
    return [p for p in contested(t, place) if t.planets.forces[p] > 0 and (through or t.planets.pds[p] == 0)]


@procedure
def invade_planets(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """I1  Planet by planet, in the attacker's order."""
    while len(contested(t, place)) > 0:
        planet = contested(t, place)[0]
        if len(contested(t, place)) > 1:
            planet = yield from ask(seat, INVADE, contested(t, place))
        yield from invasion(t, seat, place, Planet(planet))


@procedure
def invasion(t: Imperium, seat: Seat, place: int, planet: Planet) -> Rule[None]:
    """I2 to I8  Bombardment, PDS fire at those who land, rounds until one side is gone."""
    which: int = planets_at(t, place).index(planet)
    defender = Seat(t.planets.owner[planet])
    defended = t.planets.forces[planet] > 0
    attackers: int = t.landed[which]
    fighters: int = t.landed_fighters[which]
    killed = 0
    events.invasion_begins(t, seat, planet, attackers)
    defenders: int = t.planets.forces[planet]
    yield from bombard(t, seat, defender, planet, which)
    killed += defenders - t.planets.forces[planet]
    if t.planets.pds[planet] > 0:  # I3
        hits = yield from roll_dice(t, defender, UnitType.PDS, t.planets.pds[planet], pds_needed(t, defender, NONE, False), rule="I3")
        hits = min(hits, attackers)
        yield from lose_forces(t, seat, planet, hits)
        attackers -= hits
        killed += hits
    while attackers + fighters > 0 and t.planets.forces[planet] > 0:  # I5
        attack = yield from roll_attack(t, seat, planet, attackers, fighters)
        defence = yield from roll_dice(
            t, defender, UnitType.GROUND_FORCE, t.planets.forces[planet], ground_needed(t, defender, planet), rule="I4"
        )
        defence = min(defence, attackers + fighters)
        lost_fighters = yield from share_losses(t, seat, attackers, fighters, defence)
        fighters -= lost_fighters
        attackers -= defence - lost_fighters
        attack = min(attack, t.planets.forces[planet])
        t.planets.forces[planet] -= attack
        yield from lose_forces(t, seat, planet, defence - lost_fighters)
        yield from lose_forces(t, defender, planet, attack)
        killed += defence - lost_fighters + attack
    change(t, place, VesselClass.FIGHTER, fighters)  # I12
    clear_if_empty(t, place)
    t.landed[which] = 0
    t.landed_fighters[which] = 0
    if attackers > 0:
        conquer(t, seat, defender, planet, attackers, defended)
        yield from animate(t, seat, planet, killed)
    else:
        events.planet_held(t, planet)  # I8


@procedure
def bombard(t: Imperium, seat: Seat, defender: Seat, planet: Planet, which: int) -> Rule[None]:
    """I2, G15  Each ship rolls at its combat value, without modifiers; X-89 kills all defenders instead."""
    for vessel in list(range(VESSELS)):
        ships: int = t.aimed[which * VESSELS + vessel]
        if ships > 0 and t.planets.forces[planet] > 0:
            wiped = False
            if has_tech(t, seat, Technology.X89_BACTERIAL_WEAPON):
                wiped = yield from ask_yes(seat, BACTERIA, planet=planet)
            hits: int = t.planets.forces[planet]
            if not wiped:
                unit = TYPE_OF[vessel]
                hits = yield from roll_dice(t, seat, unit, ships * t.cards.unit.dice[unit], t.cards.unit.combat[unit], rule="I2")
                hits = min(hits, t.planets.forces[planet])
            t.planets.forces[planet] -= hits
            yield from lose_forces(t, defender, planet, hits)


@procedure
def roll_attack(t: Imperium, seat: Seat, planet: Planet, attackers: int, fighters: int) -> Rule[int]:
    """I4, I12  One die for each ground force that has landed; fighters roll at their own value."""
    hits = yield from roll_dice(t, seat, UnitType.GROUND_FORCE, attackers, ground_needed(t, seat, planet), rule="I4")
    needed: int = t.cards.unit.combat[UnitType.FIGHTER] - tech_combat(t, seat, UnitType.FIGHTER)
    more = yield from roll_dice(t, seat, UnitType.FIGHTER, fighters, needed, rule="I12")
    return hits + more


@procedure
def share_losses(t: Imperium, seat: Seat, attackers: int, fighters: int, hits: int) -> Rule[int]:
    """I12  The attacker chooses between fighters and ground forces. Gives the fighters lost."""
    lost = 0
    while hits > 0 and fighters > lost:
        fighter = True
        if attackers > 0:
            fighter = yield from ask_yes(seat, LOSE_FIGHTER, hits=hits)
        if fighter:
            lost += 1
        else:
            attackers -= 1
        hits -= 1
    return lost


@procedure
def lose_forces(t: Imperium, seat: Seat, planet: Planet, number: int) -> Rule[None]:
    """I4  Ground forces are destroyed; with Gen Synthesis each returns to a home planet on 5 or more, if its owner holds one."""
    if number > 0:
        events.forces_lost(t, seat, number, planet)
        if has_tech(t, seat, Technology.GEN_SYNTHESIS) and refuge(t, seat, planet) != NONE:
            saved = yield from roll_dice(t, seat, UnitType.GROUND_FORCE, number, SYNTHESISED, rule="I4")
            if saved > 0:
                t.planets.forces[refuge(t, seat, planet)] += saved
                events.forces_return(t, seat, saved, Planet(refuge(t, seat, planet)))


def refuge(t: Imperium, seat: int, besides: int) -> int:
    """The first home planet that the seat holds, not the one that is fought for."""
    for planet in planets_at(t, t.home[seat]):
        if t.planets.owner[planet] == seat and planet != besides:
            return planet
    return NONE


def conquer(t: Imperium, seat: Seat, defender: Seat, planet: Planet, forces: int, defended: bool) -> None:
    """I6, I7  The attacker takes the planet, exhausted; PDS and docks there are destroyed."""
    pds, docks = t.planets.pds[planet], 1 if t.planets.dock[planet] > 0 else 0
    if pds + docks > 0:
        events.buildings_destroyed(t, defender, planet, pds, docks)
    if docks:
        t.registers[seat * REGISTERS + Register.DOCKS_DESTROYED] |= 1 << defender
    t.planets.pds[planet] = 0
    t.planets.dock[planet] = 0
    take_planet(t, seat, planet)
    t.planets.forces[planet] = forces
    if defended:
        note(t, seat, Register.INVASIONS, 1)
    events.planet_conquered(t, seat, planet)


@procedure
def animate(t: Imperium, seat: Seat, planet: Planet, killed: int) -> Rule[None]:
    """I6  Dacxive Animators: a die for each ground force killed on either side; 6 or more places one."""
    if killed > 0 and has_tech(t, seat, Technology.DACXIVE_ANIMATORS):
        raised = yield from roll_dice(t, seat, UnitType.GROUND_FORCE, killed, ANIMATED, rule="I6")
        if raised > 0:
            t.planets.forces[planet] += raised
            events.landed(t, seat, Unit(UnitType.GROUND_FORCE), raised, planet, rule="I6")
