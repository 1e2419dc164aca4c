"""What would come of a plan: ships and what they carry (T4 to T16), units to be built (U4 to U10), troops and where they land (L1 to L4).

A plan is written in threes: which part of it, of what, how many. It is carried out on a copy of the table as far as the rules allow, answer
by answer as the player would send it; what they do not allow shows in the figures, with the rule that is in the way.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, cast

from senki.engine.facts import Enumeration
from senki.engine.figures import PERCENT, TENTHS, Figure, in_tenths
from senki.engine.table import Driver, Ints, apply
from senki.engine.zones import Kind
from senki.games.imperium.galaxy import FAR, distances
from senki.games.imperium.hints.battles import CERTAIN, bombarding_ships, chance_in_space, chance_on_ground, fleet_at
from senki.games.imperium.kinds import COLUMNS, FORCES_ABOARD, HEX, MOVER, PLANET, UNIT, VESSELS, VesselClass
from senki.games.imperium.model import Imperium, count, is_activated, is_station, planets_at, ships_in
from senki.games.imperium.pack import HEXES, NONE, UnitType
from senki.games.imperium.questions import BUILD, KEEP_FORCES, KEEP_PDS, LAND_FORCES, LOAD_FIGHTERS, LOAD_FORCES, LOAD_PDS, MOVE_SHIP
from senki.games.imperium.rules.dice import pds_needed
from senki.games.imperium.rules.fleets import capacity, fleet_limit, own_fleet
from senki.games.imperium.rules.laws_war import may_land
from senki.games.imperium.rules.movement import base_move, move_of, pick_ups
from senki.games.imperium.rules.pds import pds_in_range
from senki.games.imperium.rules.production import basket_cost, can_produce, production_limit

NAMES: Final[dict[str, tuple[str, ...]]] = {  # by figure: its terms
    "may-come": ("planned", "more-of-them"),
    "supply": ("there", "arriving"),
    "carried": ("planned",),
    "may-load": ("planned", "more-of-them"),
    "may-load-pds": ("planned", "more-of-them"),
    "may-load-fighters": ("planned", "more-of-them"),
    "pds-hits": ("in-range",),
    "may-build": ("planned", "more-of-them"),
    "basket-price": ("basket",),
    "basket-units": ("basket",),
    "may-land": ("planned", "more-of-them"),
    "ground-chance": ("rule-of-thumb",),
}
OPEN: Final = Driver()  # leaves every question open
LOADING: Final = (LOAD_FORCES, LOAD_PDS, LOAD_FIGHTERS)
LONGEST: Final = 400  # answers; no plan has as many


class Part(Enumeration):
    """What a row of a plan is of."""

    SHIPS: Final = 0  # a mover
    FORCES: Final = 1  # of a planet, to be loaded
    PDS: Final = 2  # of a planet, to be loaded
    FIGHTERS: Final = 3  # of a hex, to be loaded
    UNITS: Final = 4  # a type of units, to be built
    LANDING: Final = 5  # a planet


Plan = dict[tuple[int, int], int]


def read_plan(plan: Ints) -> Plan:
    """By part and thing: how many."""
    found: Plan = {}
    for start in range(0, len(plan) - 2, 3):
        key = (plan[start], plan[start + 1])
        if plan[start + 2] > 0:
            found[key] = found.get(key, 0) + plan[start + 2]
    return found


def of_plan(t: Imperium, seat: int, plan: Ints) -> list[Figure]:
    if t.key == MOVE_SHIP:
        return movement_figures(t, seat, read_plan(plan))
    if t.key == BUILD:
        return production_figures(t, seat, read_plan(plan))
    if t.key == LAND_FORCES:
        return landing_figures(t, seat, read_plan(plan))
    return []


# -- movement ---------------------------------------------------------------------------------------------------------


class Course:
    """A plan carried out on a copy of the table: what is left of it, and the copy."""

    def __init__(self, t: Imperium, seat: int, plan: Plan) -> None:
        self.left: Plan = dict(plan)
        self.t: Imperium = cast(Imperium, t.clone())
        for _ in range(LONGEST):
            answer = self.answer(seat)
            if answer == NONE:
                break
            apply(self.t, OPEN, answer)

    def answer(self, seat: int) -> int:
        """The planned answer to the open question; NONE if there is none."""
        t = self.t
        if t.seat != seat:
            return NONE
        if t.key == MOVE_SHIP:
            for (part, mover), amount in self.left.items():
                if part == Part.SHIPS and amount > 0 and mover in t.options:
                    self.left[part, mover] -= 1
                    return mover
            return NONE
        if t.key in (KEEP_FORCES, KEEP_PDS):
            return max(t.options)  # what is aboard goes along
        if t.key in LOADING:
            key = (LOADING.index(t.key) + Part.FORCES, t.about()[1])
            amount = min(self.left.get(key, 0), max(t.options))
            if amount > 0:
                self.left[key] -= amount
            return amount
        return NONE

    def came(self, plan: Plan) -> list[tuple[int, int]]:
        """Vessels by class that come, and how many. (The last ship that can come ends the movement: the copy may have gone on.)"""
        found: list[tuple[int, int]] = []
        for key, amount in plan.items():
            if key[0] in (Part.SHIPS, Part.FIGHTERS):
                vessel = MOVER.second(key[1]) if key[0] == Part.SHIPS else VesselClass.FIGHTER
                found.append((vessel, amount - self.left[key]))
        return found

    @property
    def is_done(self) -> bool:
        return sum(self.left.values()) == 0


def movement_figures(t: Imperium, seat: int, plan: Plan) -> list[Figure]:
    """Fleet Supply and room, PDS in range and the chance in space; what may still be added to the plan, and what may not, and why."""
    course = Course(t, seat, plan)
    there = ships_in(t, own_fleet(t, seat, t.act_hex))
    supply = Figure("supply", "F1", limit=fleet_limit(t, seat, t.act_hex))
    supply.add(there, "F1", "there")
    supply.add(sum([amount for vessel, amount in course.came(plan) if vessel != VesselClass.FIGHTER]), "F1", "arriving")
    room = sum([amount * capacity(t, seat, MOVER.second(mover)) for (part, mover), amount in plan.items() if part == Part.SHIPS])
    carried = Figure("carried", "T9", limit=room)
    carried.add(sum([amount for (part, _), amount in plan.items() if part != Part.SHIPS]), "T9", "planned")
    if not course.is_done:
        carried.breaks = "T9"
    found = [supply, carried, *dangers(t, course, seat, plan)]
    for place in range(HEXES):
        found += [may_come(t, course, seat, place, vessel, plan) for vessel in range(VESSELS) if is_own_ship(t, seat, place, vessel)]
    return found + may_load(t, seat, plan)


def is_own_ship(t: Imperium, seat: int, place: int, vessel: int) -> bool:
    if t.fleet_owner[place] != seat or place == t.act_hex or (t.act_other != NONE and place != t.act_other):
        return False
    return t.ships[place * COLUMNS + vessel] > 0 and base_move(t, seat, vessel) > 0


def may_come(t: Imperium, course: Course, seat: int, place: int, vessel: int, plan: Plan) -> Figure:
    """T4 to T6, T13, T16  How many of these ships may be planned; the rule that keeps the others."""
    mover = MOVER.of(place, vessel)
    figure = Figure("may-come", "T4", MOVER, mover, limit=t.ships[place * COLUMNS + vessel])
    planned = plan.get((Part.SHIPS, mover), 0) - course.left.get((Part.SHIPS, mover), 0)
    figure.add(planned, "T4", "planned")
    if course.t.key == MOVE_SHIP and mover in course.t.options:
        figure.add(t.ships[place * COLUMNS + vessel] - planned, "T4", "more-of-them")
    elif planned < t.ships[place * COLUMNS + vessel]:
        figure.breaks = why_not(t, seat, place, vessel)
    return figure


def why_not(t: Imperium, seat: int, place: int, vessel: int) -> str:
    """The rule that keeps a ship from coming."""
    if t.act_other == NONE and is_activated(t, seat, place):
        return "T5"
    far = distances(t, seat, t.act_hex)[place]
    if t.act_other == NONE and move_of(t, seat, vessel, place) < far:
        return "T6" if far >= FAR else "T13"
    return "F1"


def dangers(t: Imperium, course: Course, seat: int, plan: Plan) -> list[Figure]:
    """P1, B1  PDS of others in range, and how likely the planned fleet would hold the space, by rule of thumb."""
    ships = fleet_at(t, own_fleet(t, seat, t.act_hex))
    for vessel, amount in course.came(plan):
        ships[vessel] += amount
    if sum(ships) == 0:
        return []
    hits = Fraction(0)
    for other in range(t.players):
        if other != seat:
            for planet in pds_in_range(t, other, t.act_hex):
                needed = pds_needed(t, other, seat, t.planets.hex[planet] != t.act_hex)
                hits += Fraction(t.planets.pds[planet] * max(0, min(10, 11 - needed)), 10)
    found: list[Figure] = []
    if hits > 0:
        figure = Figure("pds-hits", "P4", unit=TENTHS)
        figure.add(in_tenths(hits), "P4", "in-range")
        found.append(figure)
    if t.fleet_owner[t.act_hex] not in (NONE, seat):
        chance = Figure("space-chance", "B1", unit=PERCENT)
        chance.add(100 * chance_in_space(t, seat, ships, t.act_hex), "B1", "rule-of-thumb")
        found.append(chance)
    return found


def may_load(t: Imperium, seat: int, plan: Plan) -> list[Figure]:
    """T8 to T12  What the planned ships may take aboard, and how much of it with all else that is planned."""
    found: list[Figure] = []
    for part, thing, there in cargo(t, seat, plan):
        name = ("may-load", "may-load-pds", "may-load-fighters")[part - Part.FORCES]
        kind: Kind = HEX if part == Part.FIGHTERS else PLANET
        figure = Figure(name, "T8", kind, thing, limit=there)
        planned = plan.get((part, thing), 0)
        figure.add(planned, "T8", "planned")
        if planned < there:
            course = Course(t, seat, {**plan, (part, thing): there})
            figure.add(max(0, there - planned - sum(course.left.values())), "T8", "more-of-them")
            if figure.total == planned:
                figure.breaks = "T9"
        found.append(figure)
    return found


def cargo(t: Imperium, seat: int, plan: Plan) -> list[tuple[int, int, int]]:
    """T10  What lies where the planned ships start and where they may pass: part, thing, how many."""
    places: list[int] = []
    for (part, mover), amount in plan.items():
        if part == Part.SHIPS and amount > 0:
            place, vessel = MOVER.first(mover), MOVER.second(mover)
            stops = pick_ups(t, seat, place, vessel, capacity(t, seat, vessel))
            places += [stop for stop in stops if stop not in places]
    found: list[tuple[int, int, int]] = []
    for place in places:
        for planet in planets_at(t, place):
            if t.planets.owner[planet] == seat:
                found += [(Part.FORCES, planet, t.planets.forces[planet]), (Part.PDS, planet, t.planets.pds[planet])]
        if t.fleet_owner[place] == seat:
            found.append((Part.FIGHTERS, place, count(t, place, VesselClass.FIGHTER)))
    return [row for row in found if row[2] > 0]


# -- production -------------------------------------------------------------------------------------------------------


def accepted(t: Imperium, seat: int, units: list[int]) -> list[int]:
    """U4 to U9  Of units to be built, by type: those that go into the basket."""
    copy = cast(Imperium, t.clone())
    found = [0] * len(units)
    while copy.seat == seat and copy.key == BUILD:
        fitting = [unit for unit in range(len(units)) if found[unit] < units[unit] and unit in copy.options]
        if len(fitting) == 0:
            break
        found[fitting[-1]] += 1  # ships before the fighters that they carry
        apply(copy, OPEN, fitting[-1])
    return found


def production_figures(t: Imperium, seat: int, plan: Plan) -> list[Figure]:
    """U4, U6  The price and the number of the units, and of which there may be more."""
    units = [plan.get((Part.UNITS, unit), 0) for unit in range(len(t.basket))]
    taken = accepted(t, seat, units)
    (place,) = t.about()
    price = Figure("basket-price", "U6")
    price.add(price_of(t, seat, taken), "U6", "basket")
    built = Figure("basket-units", "U4", limit=production_limit(t, seat, place) if can_produce(t, seat, place) else None)
    built.add(sum(t.basket) + sum(taken), "U4", "basket")
    if taken != units:
        built.breaks = "U4"
    found = [price, built]
    for unit in range(UnitType.SPACE_DOCK):
        figure = Figure("may-build", "U4", UNIT, unit)
        figure.add(taken[unit], "U4", "planned")
        more = [taken[one] + int(one == unit) for one in range(len(taken))]
        if accepted(t, seat, more) == more:
            figure.add(1, "U4", "more-of-them")
        found.append(figure)
    return found


def price_of(t: Imperium, seat: int, units: list[int]) -> int:
    """U6  The price of what is in the basket with these."""
    before = t.basket
    t.basket = [before[unit] + units[unit] for unit in range(len(before))]
    price = basket_cost(t, seat)
    t.basket = before
    return price


# -- landing ----------------------------------------------------------------------------------------------------------


def landing_figures(t: Imperium, seat: int, plan: Plan) -> list[Figure]:
    """L1 to L4  For each planet that is still to be asked about: how many may land, and how likely they would take it."""
    (first,) = t.about()
    aboard = count(t, t.act_hex, FORCES_ABOARD)
    planets = planets_at(t, t.act_hex)
    landing = [p for p in planets[planets.index(first) :] if p == first or is_open(t, seat, p)]
    left = aboard - sum([plan.get((Part.LANDING, planet), 0) for planet in landing])
    found: list[Figure] = []
    for planet in landing:
        planned = plan.get((Part.LANDING, planet), 0)
        figure = Figure("may-land", "L1", PLANET, planet, limit=aboard)
        figure.add(planned, "L1", "planned")
        figure.add(max(0, left), "L1", "more-of-them")
        if left < 0:
            figure.breaks = "L1"
        found.append(figure)
        if planned > 0 and t.planets.owner[planet] not in (NONE, seat):
            bombards = bombarding_ships(fleet_at(t, t.act_hex))
            chance = Figure("ground-chance", "I1", PLANET, planet, unit=PERCENT)
            chance.add(100 * min(CERTAIN, chance_on_ground(t, seat, planet, planned, bombards)), "I1", "rule-of-thumb")
            found.append(chance)
    return found


def is_open(t: Imperium, seat: int, planet: int) -> bool:
    """L6, X6  Will it be asked whether forces land there?"""
    own = t.planets.owner[planet] == seat
    return not is_station(t, planet) and (own or t.act_other == NONE) and may_land(t, seat, planet)
