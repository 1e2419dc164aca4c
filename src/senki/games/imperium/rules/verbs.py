"""What cards do, in the words that they share: units, planets, counters, goods, points. Cards are composed of these.

A verb does as much as can be done (G12), tells of it, and asks nothing; who is to choose has been asked before.
"""

from __future__ import annotations

from senki.games.imperium import events
from senki.games.imperium.kinds import TYPE_OF, VESSELS, Area, Hex, Planet, Seat, Unit
from senki.games.imperium.model import Imperium, change_counters, count, counters_in, is_station, pieces_left, reinforcements
from senki.games.imperium.pack import NONE, PLANETS, UnitType
from senki.games.imperium.rules.docks import docks_float, launch
from senki.games.imperium.rules.fleets import add_ships, clear_if_empty, lose_ship, settle_fighters
from senki.games.imperium.rules.hand import keep_usurper
from senki.games.imperium.rules.payment import exhaust, gain_goods, trim_goods

# -- trade goods and counters -----------------------------------------------------------------------------------------


def lose_goods(t: Imperium, seat: int, amount: int) -> int:
    """Trade goods go back to the supply, as far as there are any. Gives how many."""
    amount = min(amount, t.goods[seat])
    if amount > 0:
        t.goods[seat] -= amount
        events.goods_paid(t, Seat(seat), amount)
    return amount


def take_goods(t: Imperium, victim: int, seat: int, amount: int) -> int:
    """Trade goods go from one player to another, as far as there are any. Gives how many."""
    amount = lose_goods(t, victim, amount)
    gain_goods(t, seat, amount)
    return amount


def gain_counters_in(t: Imperium, seat: int, area: int, amount: int) -> None:
    """H5  Counters from the reinforcements into one area."""
    amount = min(amount, reinforcements(t, seat))
    if amount > 0:
        change_counters(t, seat, area, amount)
        events.counters_gained(t, Seat(seat), Area(area), amount)


def lose_counters(t: Imperium, seat: int, area: int, amount: int) -> None:
    """Counters of one area go back to the reinforcements."""
    amount = min(amount, counters_in(t, seat, area))
    if amount > 0:
        change_counters(t, seat, area, -amount)
        events.counters_lost(t, Seat(seat), Area(area), amount)


def put_counter_from_reserve(t: Imperium, seat: int, place: int) -> None:
    """A counter from the reinforcements goes on a system, which is then activated by the seat."""
    if reinforcements(t, seat) > 0 and not (t.activated[place] >> seat) & 1:
        t.activated[place] |= 1 << seat
        events.counter_placed(t, Seat(seat), Hex(place))


# -- points -----------------------------------------------------------------------------------------------------------


def lose_points(t: Imperium, seat: int, points: int) -> None:
    """Victory points, never below 0."""
    points = min(points, t.points[seat])
    if points > 0:
        t.points[seat] -= points
        events.points_lost(t, Seat(seat), points)


# -- planets ----------------------------------------------------------------------------------------------------------


def exhaust_if_ready(t: Imperium, planet: int) -> None:
    if t.planets.ready[planet] and t.planets.owner[planet] != NONE:
        exhaust(t, planet)


def exhaust_all(t: Imperium, seat: int) -> None:
    for planet in range(PLANETS):
        if t.planets.owner[planet] == seat:
            exhaust_if_ready(t, planet)


def destroy_forces(t: Imperium, planet: int, amount: int) -> int:
    """Ground forces on a planet, as many as there are; control stays. Gives how many."""
    amount = min(amount, t.planets.forces[planet])
    if amount > 0:
        t.planets.forces[planet] -= amount
        events.forces_lost(t, Seat(t.planets.owner[planet]), amount, Planet(planet))
    return amount


def destroy_buildings(t: Imperium, planet: int) -> None:
    """PDS and dock of a planet."""
    pds, docks = t.planets.pds[planet], 1 if t.planets.dock[planet] > 0 else 0
    if pds + docks > 0:
        events.buildings_destroyed(t, Seat(t.planets.owner[planet]), Planet(planet), pds, docks)
    t.planets.pds[planet] = 0
    t.planets.dock[planet] = 0


def destroy_dock(t: Imperium, planet: int) -> None:
    """The dock alone; fighters that it supported may be lost (F4)."""
    events.buildings_destroyed(t, Seat(t.planets.owner[planet]), Planet(planet), 0, 1)
    seat, place = t.planets.owner[planet], t.planets.hex[planet]
    t.planets.dock[planet] = 0
    if t.fleet_owner[place] == seat:
        settle_fighters(t, seat, place)


def turn_neutral(t: Imperium, planet: int) -> None:
    """Nobody controls the planet any more; all that stands there is destroyed."""
    if t.planets.owner[planet] == NONE:
        return
    seat, place = t.planets.owner[planet], t.planets.hex[planet]
    destroy_forces(t, planet, t.planets.forces[planet])
    destroy_buildings(t, planet)
    t.planets.owner[planet] = NONE
    t.planets.ready[planet] = 0
    events.planet_turned_neutral(t, Planet(planet))
    trim_goods(t)
    keep_usurper(t)
    if t.fleet_owner[place] == seat:
        settle_fighters(t, seat, place)


# -- units ------------------------------------------------------------------------------------------------------------


def place_forces(t: Imperium, seat: int, planet: int, amount: int) -> None:
    """Ground forces on a planet of the seat."""
    if amount > 0 and not is_station(t, planet):
        t.planets.forces[planet] += amount
        events.units_placed(t, Seat(seat), Unit(UnitType.GROUND_FORCE), amount, Hex(t.planets.hex[planet]))


def place_dock(t: Imperium, seat: int, planet: int) -> None:
    """A dock, which produces from the next round on (U1); in space for who builds them there (R12)."""
    if pieces_left(t, seat, UnitType.SPACE_DOCK) > 0:
        if docks_float(t, seat):
            launch(t, seat, t.planets.hex[planet], 1 + t.round)
        else:
            t.planets.dock[planet] = 1 + t.round
        events.dock_built(t, Seat(seat), Planet(planet))


def place_ships(t: Imperium, seat: int, place: int, unit: int, amount: int) -> None:
    """Ships or fighters in a system whose space nobody else holds, as far as there are pieces."""
    amount = min(amount, pieces_left(t, seat, unit))
    if amount > 0:
        add_ships(t, seat, place, unit, amount)
        events.units_placed(t, Seat(seat), Unit(unit), amount, Hex(place))
        settle_fighters(t, seat, place)


def destroy_ship(t: Imperium, fleet: int, vessel: int) -> None:
    """One ship of a class, with what it carries; fighters that lose their room go with it (F4)."""
    seat = t.fleet_owner[fleet]
    events.units_destroyed(t, Seat(seat), Unit(TYPE_OF[vessel]), 1, Hex(fleet))
    lose_ship(t, seat, fleet, vessel)
    clear_if_empty(t, fleet)
    if t.fleet_owner[fleet] == seat:
        settle_fighters(t, seat, fleet)


def destroy_fleet(t: Imperium, place: int, with_fighters: bool) -> None:
    """All ships of a fleet; its fighters too, or those that then have no room (F4)."""
    seat = t.fleet_owner[place]
    if seat == NONE:
        return
    for vessel in range(0 if with_fighters else 1, VESSELS):
        while t.fleet_owner[place] == seat and count(t, place, vessel) > 0:
            destroy_ship(t, place, vessel)


def place_pds(t: Imperium, seat: int, planet: int, amount: int) -> None:
    """PDS on a planet, as many as there are pieces left (H13), and two at most (P7)."""
    amount = min(amount, pieces_left(t, seat, UnitType.PDS), t.cards.unit.on_planet[UnitType.PDS] - t.planets.pds[planet])
    if amount > 0:
        t.planets.pds[planet] += amount
        events.landed(t, Seat(seat), Unit(UnitType.PDS), amount, Planet(planet), rule="V10")


def destroy_pds(t: Imperium, planet: int, amount: int) -> None:
    """PDS on a planet, as many as there are."""
    amount = min(amount, t.planets.pds[planet])
    if amount > 0:
        events.buildings_destroyed(t, Seat(t.planets.owner[planet]), Planet(planet), amount, 0)
        t.planets.pds[planet] -= amount
