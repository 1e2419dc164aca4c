"""Why the sensible player likes an option, in numbers that people can weigh: what a system brings, and how far it brings one.

They stand beside the options and in hints: "ground forces for Lodor 1 of 4; then, five planets: 5 of 6".
"""

from __future__ import annotations

from senki.engine.figures import PERCENT, Figure
from senki.games.imperium.figures_base import asked, reached
from senki.games.imperium.hints.ambition import free_resources, goals, planet_step, tech_gain
from senki.games.imperium.hints.battles import CERTAIN, bombarding_ships, forces_for
from senki.games.imperium.hints.needs import wanted_cost
from senki.games.imperium.hints.plans import raid_on
from senki.games.imperium.kinds import OBJECTIVE, PLANET
from senki.games.imperium.model import Imperium, is_station, planets_at
from senki.games.imperium.pack import Objective
from senki.games.imperium.rules.production import can_produce

COUNTED = (  # objectives that go on by one with each planet that helps
    Objective.FIVE_PLANETS,
    Objective.TEN_PLANETS,
    Objective.ELEVEN_PLANETS,
    Objective.SUPREMACY,
    Objective.GAIN_THREE_PLANETS,
    Objective.THREE_SPECIALTIES,
    Objective.TECHNOCRAT,
    Objective.INVADE_ONE,
    Objective.INVADE_TWO,
    Objective.MECATOL,
)
TECHNOLOGIES = (Objective.FIVE_TECHNOLOGIES, Objective.NINE_TECHNOLOGIES)


def activation_reasons(t: Imperium, seat: int, place: int) -> list[Figure]:
    """What the ships and troops that could come now would take there, and what that brings towards objectives; what could be built."""
    raid = raid_on(t, seat, place)
    found: list[Figure] = []
    taken: list[int] = []
    left = raid.troops
    for planet in planets_at(t, place):
        needed = 0 if is_station(t, planet) else forces_for(t, seat, planet, bombarding_ships(raid.ships))
        if t.planets.owner[planet] != seat and sum(raid.ships) > 0 and needed <= left:
            left -= needed
            taken.append(planet)
            figure = Figure("forces-for", "L3", PLANET, planet, limit=raid.troops)
            figure.add(needed, "L3", kind=PLANET, value=planet)
            found.append(figure)
    for objective in goals(t, seat):
        helpful = len([planet for planet in taken if planet_step(t, seat, planet, objective) > 0])
        if objective in COUNTED and helpful > 0:
            found.append(then(t, seat, objective, helpful))
    if 0 < raid.chance < CERTAIN:
        chance = Figure("space-chance", "B1", unit=PERCENT)
        chance.add(100 * raid.chance, "B1", "rule-of-thumb")
        found.append(chance)
    if can_produce(t, seat, place):
        spend = Figure("could-spend", "U1")
        spend.add(min(free_resources(t, seat), wanted_cost(t, seat, place)), "U1", "basket")
        found.append(spend)
    return found


def then(t: Imperium, seat: int, objective: int, more: int) -> Figure:
    """How far the seat would be with an objective."""
    figure = Figure("then", "O6", OBJECTIVE, objective, limit=asked(t, objective))
    figure.add(reached(t, seat, objective), "O6", "so-far")
    figure.add(more, "O6", "more")
    return figure


def tech_reasons(t: Imperium, seat: int, tech: int) -> list[Figure]:
    """How far a technology brings the seat with objectives that count them."""
    if tech_gain(t, seat, tech) == 0:
        return []
    return [
        then(t, seat, objective, 1)
        for objective in goals(t, seat)
        if objective in TECHNOLOGIES and reached(t, seat, objective) < asked(t, objective)
    ]
