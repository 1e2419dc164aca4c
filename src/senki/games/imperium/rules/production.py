"""U  Production: docks, the basket, payment, and where new units appear."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import Effect, Hex, Money, Planet, Register, Seat, Unit, Until, VesselClass
from senki.games.imperium.model import (
    Imperium,
    count,
    count_type,
    docks_at,
    has_tech,
    is_activated,
    is_held_by_another,
    is_station,
    pieces_left,
    planets_at,
    ships_in,
)
from senki.games.imperium.pack import NONE, Technology, UnitType
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import BUILD, BUILD_DOCK, BUILT_ABOARD, BUILT_IN, BUILT_WHERE
from senki.games.imperium.rules.docks import AFLOAT_LIMIT, docks_float, launch, producing_afloat, put_aboard, room_aboard
from senki.games.imperium.rules.effects import add_effect, allowed, barred, bonus, is_in_force, price
from senki.games.imperium.rules.fleets import add_ships, fighter_room, fleet_limit, has_supply, type_limit
from senki.games.imperium.rules.laws import is_law, resources_of
from senki.games.imperium.rules.payment import pay, purse
from senki.games.imperium.rules.planets import note

ANY_NUMBER: Final = 99
CHEAP_DREADNOUGHT: Final = 4  # R5
ORDER: Final[Ints] = (  # in which new units are placed
    UnitType.CARRIER,
    UnitType.WAR_SUN,
    UnitType.DREADNOUGHT,
    UnitType.CRUISER,
    UnitType.DESTROYER,
    UnitType.FIGHTER,
    UnitType.GROUND_FORCE,
    UnitType.PDS,
)


@procedure
def production_step(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """U1 to U3  In the activated system: new docks are built, and docks of earlier rounds produce."""
    yield from build_docks(t, seat, place)
    if can_produce(t, seat, place):
        yield from produce(t, seat, place, ANY_NUMBER, 0)


@procedure
def produce_blockaded(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """U1, B19  Surprise Assault: blockaded docks build right after movement."""
    if can_produce(t, seat, place):
        yield from produce(t, seat, place, ANY_NUMBER, 0)


# -- U2, U3  new docks ------------------------------------------------------------------------------------------------


@procedure
def build_docks(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """U2, U12  A dock for 4 resources on a planet held since the round began; not counted against the limit."""
    price: int = t.cards.unit.cost[UnitType.SPACE_DOCK]
    while len(dock_sites(t, seat, place)) > 0 and purse(t, seat, Money.RESOURCES) >= price:
        planet = yield from ask(seat, BUILD_DOCK, [*dock_sites(t, seat, place), ENOUGH])
        if planet == ENOUGH:
            break
        yield from pay(t, seat, Money.RESOURCES, t.cards.unit.cost[UnitType.SPACE_DOCK], rule="U2")
        if docks_float(t, seat):
            launch(t, seat, place, 1 + t.round)
        else:
            t.planets.dock[planet] = 1 + t.round
        events.dock_built(t, seat, Planet(planet))


def dock_sites(t: Imperium, seat: int, place: int) -> list[int]:
    """U2  Planets of the system where the seat may build a dock."""
    if is_held_by_another(t, seat, place) or pieces_left(t, seat, UnitType.SPACE_DOCK) <= 0:
        return []
    found: list[int] = []
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat and t.planets.since[planet] < t.round and t.planets.dock[planet] == 0:
            if not is_station(t, planet) and not is_holy(t, planet):
                found.append(planet)
    return found


def is_holy(t: Imperium, planet: int) -> bool:
    """K9  Holy Planet of Ixth: nothing is built there."""
    return is_law(t, Political.HOLY_PLANET_OF_IXTH) and t.c_elected[Political.HOLY_PLANET_OF_IXTH] == planet


# -- U1, U4, U5  what may be produced ---------------------------------------------------------------------------------


def producing(t: Imperium, seat: int, place: int) -> list[int]:
    """U1, B19  Planets whose docks produce: not blockaded, not built in this round."""
    if is_held_by_another(t, seat, place) and not allowed(t, Effect.BUILDS_EARLY, seat, place):
        return []
    docks = [planet for planet in docks_at(t, seat, place) if t.planets.dock[planet] <= t.round]
    docks = [planet for planet in docks if not barred(t, Effect.NO_PRODUCTION, seat, planet)]
    if len(docks) > 0 and is_in_force(t, Effect.NO_SECOND_DOCK, seat):
        docks = docks[:1] if not is_in_force(t, Effect.PRODUCED, seat) else []
    return docks


def can_produce(t: Imperium, seat: int, place: int) -> bool:
    return len(producing(t, seat, place)) + producing_afloat(t, seat, place) > 0


def production_limit(t: Imperium, seat: int, place: int) -> int:
    """U4, U5, R12  The planet's resources and 2 for each dock, in space 4; 1 more with the Enviro Compensator."""
    limit = 0
    for planet in producing(t, seat, place):
        if is_law(t, Political.HUMANE_LABOR):
            limit += t.cards.political.number[Political.HUMANE_LABOR]
        else:
            limit += resources_of(t, planet) + 2 + int(has_tech(t, seat, Technology.ENVIRO_COMPENSATOR))
            limit += bonus(t, Effect.MORE_PRODUCTION, seat, planet)
    afloat = AFLOAT_LIMIT + int(has_tech(t, seat, Technology.ENVIRO_COMPENSATOR))
    if is_law(t, Political.HUMANE_LABOR):
        afloat = t.cards.political.number[Political.HUMANE_LABOR]
    return limit + producing_afloat(t, seat, place) * afloat


def production_goods(t: Imperium, seat: int, place: int) -> int:
    """U5  Sarween Tools give a resource for each dock that produces."""
    docks = len(producing(t, seat, place)) + producing_afloat(t, seat, place)
    return docks if has_tech(t, seat, Technology.SARWEEN_TOOLS) else 0


def unit_cost(t: Imperium, seat: int, unit: int) -> int:
    """U6, R5  The cost of a unit, or of a batch of them; L1z1x pay 4 for a dreadnought."""
    cost = t.cards.unit.cost[unit]
    if unit == UnitType.DREADNOUGHT and has_ability(t, seat, RaceAbility.L1Z1X_CHEAP_DREADNOUGHT):
        cost = min(CHEAP_DREADNOUGHT, cost)
    return price(t, Effect.UNIT_PRICE, seat, unit, cost)


def batch_of(t: Imperium, unit: int) -> int:
    """U6  How many units that is; Fighter Tax and Regulated Conscription: each for itself."""
    if unit == UnitType.FIGHTER and is_law(t, Political.FIGHTER_TAX):
        return 1
    if unit == UnitType.GROUND_FORCE and is_law(t, Political.REGULATED_CONSCRIPTION):
        return 1
    return t.cards.unit.batch[unit]


def basket_cost(t: Imperium, seat: int) -> int:
    """U6  Two fighters or two ground forces for 1; a single one costs 1 as well."""
    total = 0
    for unit in range(len(t.basket)):
        batch = batch_of(t, unit)
        total += (t.basket[unit] + batch - 1) // batch * unit_cost(t, seat, unit)
    return total


@procedure
def produce(t: Imperium, seat: Seat, place: int, most: int, extra: int) -> Rule[None]:
    """U4 to U10  Unit by unit into the basket, one payment for all of it, then the units appear. `extra` resources come with a card."""
    t.basket = [0] * len(t.basket)
    limit = min(most, production_limit(t, seat, place))
    extra += production_goods(t, seat, place)
    money = purse(t, seat, Money.RESOURCES) + extra
    filling = True
    while filling:
        options = buildable(t, seat, place, limit, money)
        if len(options) == 0:
            break
        unit = yield from ask(seat, BUILD, [*options, ENOUGH], hex=place)
        filling = unit != ENOUGH
        if filling:
            t.basket[unit] += 1
    if sum(t.basket) > 0:
        yield from pay(t, seat, Money.RESOURCES, max(0, basket_cost(t, seat) - extra), rule="U10")
        note(t, seat, Register.FIGHTERS_BOUGHT, t.basket[UnitType.FIGHTER])
        if is_in_force(t, Effect.NO_SECOND_DOCK, seat):
            add_effect(t, Effect.PRODUCED, seat, Until.ROUND)
        yield from place_built(t, seat, place)
    t.basket = [0] * len(t.basket)


def buildable(t: Imperium, seat: int, place: int, limit: int, money: int) -> list[int]:
    """U4, U6, U8, U9  What may still go into the basket."""
    if sum(t.basket) >= limit:
        return []
    found: list[int] = []
    for unit in range(UnitType.SPACE_DOCK):
        t.basket[unit] += 1
        if basket_cost(t, seat) <= money and basket_fits(t, seat, place, unit):
            found.append(unit)
        t.basket[unit] -= 1
    return found


def basket_fits(t: Imperium, seat: int, place: int, unit: int) -> bool:
    """U8, U9  Are there pieces for the units in the basket, and is there room for those of this type?"""
    if t.basket[unit] > pieces_left(t, seat, unit) or barred(t, Effect.NO_UNIT, seat, unit):
        return False
    if unit <= UnitType.WAR_SUN and t.basket[unit] > type_room(t, seat, place, unit):
        return False
    if unit == UnitType.WAR_SUN and not has_tech(t, seat, Technology.WAR_SUN):
        return False
    if unit in (UnitType.GROUND_FORCE, UnitType.PDS) and len(build_planets(t, seat, place)) == 0:
        return t.basket[UnitType.FIGHTER] + troops_in_basket(t) <= room_for_basket(t, seat, place)  # R12
    if unit == UnitType.GROUND_FORCE:
        return True
    if unit == UnitType.PDS:
        aboard = room_aboard(t, seat, place, True) if producing_afloat(t, seat, place) > 0 else 0
        return t.basket[unit] <= aboard + sum([pds_room(t, planet) for planet in build_planets(t, seat, place)])
    free = 0
    for target in build_places(t, seat, place):
        free += max(0, ship_room(t, seat, target))
    ships = sum(t.basket[UnitType.DESTROYER : UnitType.WAR_SUN + 1])
    if unit != UnitType.FIGHTER:
        return ships <= free
    room = t.basket[UnitType.CARRIER] * t.cards.unit.capacity[UnitType.CARRIER]
    room += t.basket[UnitType.WAR_SUN] * t.cards.unit.capacity[UnitType.WAR_SUN]
    for target in build_places(t, seat, place):
        room += max(0, fighter_room(t, seat, target) - count(t, target, VesselClass.FIGHTER))
    if has_tech(t, seat, Technology.ADVANCED_FIGHTERS):
        room += max(0, free - ships)  # F5
    if len(build_planets(t, seat, place)) == 0:
        room -= troops_in_basket(t)  # R12
    return t.basket[unit] <= room


def troops_in_basket(t: Imperium) -> int:
    return t.basket[UnitType.GROUND_FORCE] + t.basket[UnitType.PDS]


def room_for_basket(t: Imperium, seat: int, place: int) -> int:
    """R12, F3  Room aboard for what a dock in space builds where its owner has no planet: on ships there and on new ones."""
    room = t.basket[UnitType.CARRIER] * t.cards.unit.capacity[UnitType.CARRIER]
    room += t.basket[UnitType.WAR_SUN] * t.cards.unit.capacity[UnitType.WAR_SUN]
    return room + room_aboard(t, seat, place, t.basket[UnitType.PDS] > 0)


def ship_room(t: Imperium, seat: int, place: int) -> int:
    """F1  How many ships more the Fleet Supply allows in a system."""
    used = ships_in(t, place)
    if has_tech(t, seat, Technology.ADVANCED_FIGHTERS):
        used += max(0, count(t, place, VesselClass.FIGHTER) - fighter_room(t, seat, place))
    return fleet_limit(t, seat, place) - used


def type_room(t: Imperium, seat: int, place: int, unit: int) -> int:
    """K9  Fleet Restrictions: how many more of the type the systems may hold in which new ships appear."""
    return sum([max(0, type_limit(t) - count_type(t, target, unit)) for target in build_places(t, seat, place)])


def pds_room(t: Imperium, planet: int) -> int:
    """P7  At most two PDS on a planet."""
    if is_holy(t, planet):
        return 0
    return t.cards.unit.on_planet[UnitType.PDS] - t.planets.pds[planet]


# -- U7  where new units appear ---------------------------------------------------------------------------------------


def build_places(t: Imperium, seat: int, place: int) -> list[int]:
    """U7  The system itself; with the Integrated Economy also adjacent systems activated by the seat, empty or friendly."""
    found = [place]
    if has_tech(t, seat, Technology.INTEGRATED_ECONOMY):
        found += [other for other in sorted(adjacent(t, place)) if is_activated(t, seat, other) and is_friendly(t, seat, other)]
    return found


def is_friendly(t: Imperium, seat: int, place: int) -> bool:
    """G7  No other player holds the space or a planet there."""
    if is_held_by_another(t, seat, place):
        return False
    for planet in planets_at(t, place):
        if t.planets.owner[planet] not in (NONE, seat):
            return False
    return True


def build_planets(t: Imperium, seat: int, place: int) -> list[int]:
    """U7, R12  Planets with a producing dock, or beside one in space; with the Integrated Economy all friendly ones in range."""
    found = producing(t, seat, place)
    if producing_afloat(t, seat, place) > 0:
        found = [planet for planet in planets_at(t, place) if t.planets.owner[planet] == seat and not is_station(t, planet)]
    if has_tech(t, seat, Technology.INTEGRATED_ECONOMY):
        for target in build_places(t, seat, place):
            for planet in planets_at(t, target):
                if t.planets.owner[planet] == seat and not is_station(t, planet) and not is_holy(t, planet) and planet not in found:
                    found.append(planet)
    return found


@procedure
def place_built(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """U7  Ships and fighters appear in space, ground forces and PDS on a planet."""
    order: Ints = ORDER
    for unit in order:
        left: int = t.basket[unit]
        if left > 0 and unit <= UnitType.WAR_SUN:
            if len(build_places(t, seat, place)) == 1:
                add_ships(t, seat, place, unit, left)
                events.built(t, seat, Unit(unit), left, Hex(place))
                left = 0
            while left > 0 and len(ship_places(t, seat, place, unit)) > 0:
                target = ship_places(t, seat, place, unit)[0]
                if len(ship_places(t, seat, place, unit)) > 1:
                    target = yield from ask(seat, BUILT_IN, ship_places(t, seat, place, unit), unit=unit)
                add_ships(t, seat, target, unit, 1)
                events.built(t, seat, Unit(unit), 1, Hex(target))
                left -= 1
        elif left > 0:
            while left > 0:
                aboard = yield from goes_aboard(t, seat, place, unit)
                sites = unit_planets(t, seat, place, unit)
                if aboard:
                    put_aboard(t, seat, place, 1 if unit == UnitType.GROUND_FORCE else 0, 1 if unit == UnitType.PDS else 0)
                    events.built(t, seat, Unit(unit), 1, Hex(place), rule="R12")
                    left -= 1
                elif len(sites) > 0:
                    planet: int = sites[0]
                    amount = 1 if producing_afloat(t, seat, place) > 0 else left
                    if len(sites) > 1:
                        planet = yield from ask(seat, BUILT_WHERE, unit_planets(t, seat, place, unit), unit=unit)
                        amount = 1
                    put_on_planet(t, planet, unit, amount)
                    events.built(t, seat, Unit(unit), amount, Hex(t.planets.hex[planet]))
                    left -= amount
                else:
                    left = 0


@procedure
def goes_aboard(t: Imperium, seat: Seat, place: int, unit: int) -> Rule[bool]:
    """R12, U7  What a dock in space builds goes on a planet there or aboard a ship, as its owner likes."""
    if producing_afloat(t, seat, place) == 0 or room_aboard(t, seat, place, unit == UnitType.PDS) == 0:
        return False
    if len(unit_planets(t, seat, place, unit)) == 0:
        return True
    return (yield from ask_yes(seat, BUILT_ABOARD, unit=unit))


def ship_places(t: Imperium, seat: int, place: int, unit: int) -> list[int]:
    """U8  Where one more fits."""
    found: list[int] = []
    for target in build_places(t, seat, place):
        room = fighter_room(t, seat, target) - count(t, target, VesselClass.FIGHTER)
        if count_type(t, target, unit) >= type_limit(t):
            continue
        if (unit == UnitType.FIGHTER and room > 0) or (
            (unit != UnitType.FIGHTER or has_tech(t, seat, Technology.ADVANCED_FIGHTERS)) and has_supply(t, seat, target, unit)
        ):
            found.append(target)
    return found


def unit_planets(t: Imperium, seat: int, place: int, unit: int) -> list[int]:
    return [planet for planet in build_planets(t, seat, place) if unit != UnitType.PDS or pds_room(t, planet) > 0]


def put_on_planet(t: Imperium, planet: int, unit: int, amount: int) -> None:
    if unit == UnitType.PDS:
        t.planets.pds[planet] += amount
    else:
        t.planets.forces[planet] += amount
