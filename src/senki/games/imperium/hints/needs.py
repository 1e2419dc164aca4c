"""What a seat would build in a system: how many more of each type of unit, and how much sooner than others."""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium.hints.ambition import dreadnoughts_afloat, free_resources, wants_dreadnoughts
from senki.games.imperium.hints.battles import is_exposed
from senki.games.imperium.kinds import VesselClass
from senki.games.imperium.model import Imperium, count, has_tech, planets_at, ships_in, units_on_board
from senki.games.imperium.pack import NONE, PLANETS, Technology, UnitType
from senki.games.imperium.rules.fleets import fleet_limit
from senki.games.imperium.rules.production import basket_cost, production_limit, unit_cost

MOST_CARRIERS: Final = 4
GARRISON: Final = 2
FIGHTERS: Final = 3  # for each carrier
DESPERATE: Final = 30
FREE_PLANETS: Final = 6  # while so many planets are neutral there is room to expand


def wanted(t: Imperium, seat: int, place: int, unit: int) -> int:
    """How many more of a type the seat would like to have there, what lies in the basket not counted."""
    carriers = (
        count(t, place, VesselClass.CARRIER) + t.basket[UnitType.CARRIER] if t.fleet_owner[place] == seat else t.basket[UnitType.CARRIER]
    )
    supply = fleet_limit(t, seat, place) - (ships_in(t, place) if t.fleet_owner[place] == seat else 0) - ships_in_basket(t)
    danger = is_exposed(t, seat, place)
    if unit == UnitType.GROUND_FORCE:
        there = sum([t.planets.forces[planet] for planet in planets_at(t, place) if t.planets.owner[planet] == seat])
        return max(0, 5 * max(1, carriers) + GARRISON + (2 if danger else 0) - there - t.basket[unit])
    if unit == UnitType.FIGHTER:
        there = count(t, place, VesselClass.FIGHTER) if t.fleet_owner[place] == seat else 0
        return max(0, FIGHTERS * carriers + (3 if danger else 0) - there - t.basket[unit])
    if unit == UnitType.PDS:
        guns = sum([t.planets.pds[planet] for planet in planets_at(t, place) if t.planets.owner[planet] == seat])
        return 1 if danger and guns + t.basket[unit] == 0 else 0
    if supply <= 0:
        return 0
    if unit == UnitType.CARRIER:
        have = units_on_board(t, seat, unit) + t.basket[unit]
        return max(0, (MOST_CARRIERS if neutral_planets(t) > FREE_PLANETS else MOST_CARRIERS - 1) - have) if carriers < 2 else 0
    if unit == UnitType.DESTROYER:
        return 1 if t.basket[unit] == 0 else 0
    if unit == UnitType.WAR_SUN:
        return 1 if has_tech(t, seat, Technology.WAR_SUN) else 0
    return supply


def ships_in_basket(t: Imperium) -> int:
    return sum(t.basket[UnitType.DESTROYER : UnitType.WAR_SUN + 1])


def neutral_planets(t: Imperium) -> int:
    return len([planet for planet in range(PLANETS) if t.planets.hex[planet] != NONE and t.planets.owner[planet] == NONE])


def wanted_cost(t: Imperium, seat: int, place: int) -> int:
    """What the seat would spend there, as far as the dock can build: in resources."""
    slots = production_limit(t, seat, place)
    total = 0
    for unit in (UnitType.WAR_SUN, UnitType.DREADNOUGHT, UnitType.CARRIER, UnitType.CRUISER, UnitType.GROUND_FORCE, UnitType.FIGHTER):
        number = min(slots, wanted(t, seat, place, unit), 2 if unit == UnitType.DREADNOUGHT else slots)
        if unit == UnitType.WAR_SUN and free_resources(t, seat) < unit_cost(t, seat, unit):
            continue
        slots -= number
        troops = unit == UnitType.GROUND_FORCE  # they count twice: without them carriers are idle
        total += number * unit_cost(t, seat, unit) // (1 if troops else t.cards.unit.batch[unit])
    return total


def build_worths(t: Imperium, seat: int) -> list[int]:
    """For each option of what to build, how soon the seat would take it; what is saved for an objective stays unspent."""
    (place,) = t.about()
    spent = basket_cost(t, seat)
    money = free_resources(t, seat) - spent
    slots = production_limit(t, seat, place) - sum(t.basket)
    return [build_worth(t, seat, place, unit, money, slots) for unit in t.options]


def build_worth(t: Imperium, seat: int, place: int, unit: int, money: int, slots: int) -> int:
    """Carriers and troops to expand, ships to guard them, the dear ones where money is plenty and room is not."""
    if unit == ENOUGH:
        return 2
    left_over = t.cards.unit.batch[unit] > 1 and t.basket[unit] % t.cards.unit.batch[unit] == 1  # the second of two is free
    if left_over and unit in (UnitType.GROUND_FORCE, UnitType.FIGHTER):
        return DESPERATE + 1
    price = unit_cost(t, seat, unit)
    if price > money or wanted(t, seat, place, unit) <= 0:
        return 0
    rich = money >= 2 * slots
    match unit:
        case UnitType.CARRIER:
            return 24
        case UnitType.GROUND_FORCE:
            there = sum([t.planets.forces[planet] for planet in planets_at(t, place) if t.planets.owner[planet] == seat])
            return DESPERATE if there + t.basket[unit] < GARRISON else 14
        case UnitType.WAR_SUN:
            return 26
        case UnitType.DREADNOUGHT:
            eager = wants_dreadnoughts(t, seat) and dreadnoughts_afloat(t, seat) + t.basket[unit] < 5
            return 22 if eager else 18 if rich else 9 if money >= price + 3 else 4
        case UnitType.CRUISER:
            return 16 if rich else 11
        case UnitType.FIGHTER:
            return 8 if rich else 12
        case UnitType.PDS:
            return 10
    return 5
