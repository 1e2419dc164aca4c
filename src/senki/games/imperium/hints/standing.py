"""What a seat has, and what single things are worth: whole numbers only."""

from __future__ import annotations

from senki.games.imperium.hints.rivals import trade_standing
from senki.games.imperium.kinds import FLEETS, TYPE_OF, VESSELS, Mode
from senki.games.imperium.model import Imperium, count, is_station, sheet_counters
from senki.games.imperium.pack import NONE, PLANETS, TECHNOLOGIES, UnitType
from senki.games.imperium.rules.dice import tech_combat
from senki.games.imperium.rules.races_war import race_combat


def standing(t: Imperium, seat: int) -> int:
    """Points above all; then planets, fleets, technologies, counters and goods."""
    worth = 20 + (100 * t.points[seat] if t.mode != Mode.EXPLORE else 0)
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat:
            worth += planet_worth(t, planet) + t.planets.forces[planet] + 2 * t.planets.pds[planet]
            worth += 10 if t.planets.dock[planet] else 0
            worth += 20 if t.mode == Mode.EXPLORE else 0
    worth += 10 * t.afloat.seat.count(seat)  # R12
    for fleet in range(FLEETS):
        if t.fleet_owner[fleet] == seat:
            worth += 3 * fleet_worth(t, fleet)
    for tech in range(TECHNOLOGIES):
        worth += 8 * ((t.techs[seat] >> tech) & 1)
    return worth + 4 * sheet_counters(t, seat) + 3 * t.goods[seat] + 3 * trade_standing(t, seat)


def planet_worth(t: Imperium, planet: int) -> int:
    """What a planet is worth to its owner: resources, influence, its specialty."""
    worth = 4 + 5 * t.cards.planet.resources[planet] + 4 * t.cards.planet.influence[planet]
    return worth + (3 if t.cards.planet.specialty[planet] != NONE else 0) + (3 if is_station(t, planet) else 0)


def fleet_worth(t: Imperium, fleet: int) -> int:
    """What its ships and fighters have cost."""
    worth = (count(t, fleet, 0) + 1) // 2
    for vessel in range(1, VESSELS):
        worth += count(t, fleet, vessel) * t.cards.unit.cost[TYPE_OF[vessel]]
    return worth


def strength(t: Imperium, fleet: int) -> int:
    """Expected hits a round, in tenths, times the hits that the fleet can take."""
    hits = 0
    lives = 0
    for vessel in range(VESSELS):
        number, unit = count(t, fleet, vessel), TYPE_OF[vessel]
        if number > 0:
            hits += number * t.cards.unit.dice[unit] * chances(t, t.fleet_owner[fleet], unit)
        lives += number * (2 if t.cards.unit.sustains[unit] and vessel == unit else 1)
    return hits * lives


def chances(t: Imperium, seat: int, unit: int) -> int:
    """How many of the ten numbers of a die hit, with what race and technologies add."""
    return max(0, 11 - t.cards.unit.combat[unit] + tech_combat(t, seat, unit) + race_combat(t, seat, unit))


def defence(t: Imperium, planet: int) -> int:
    """How many ground forces it takes to land there with good hope."""
    return t.planets.forces[planet] + (1 + t.planets.forces[planet] // 2 if t.planets.forces[planet] else 1) + t.planets.pds[planet]


def cheapest(t: Imperium, vessel: int) -> int:
    """What a loss of this class costs, in halves of a resource; damage costs nothing yet."""
    unit = TYPE_OF[vessel]
    if t.cards.unit.sustains[unit] and vessel == unit:
        return 0
    return 1 if unit == UnitType.FIGHTER else 2 * t.cards.unit.cost[unit]
