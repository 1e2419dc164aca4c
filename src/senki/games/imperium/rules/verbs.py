"""V10  What action cards do, in the words of which their texts are made: placing, destroying, exhausting, counters on systems."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import REGISTERS, Hex, Planet, Register, Seat, Unit, Vessel
from senki.games.imperium.model import Imperium, clockwise, is_activated, pieces_left, reinforcements
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.rules.fleets import add_ships, clear_if_empty, lose_ship, remove_excess, settle_all_fighters
from senki.games.imperium.rules.invasion import lose_forces
from senki.games.imperium.rules.payment import exhaust


def place_forces(t: Imperium, seat: int, planet: int, number: int) -> None:
    t.planets.forces[planet] += number
    events.landed(t, Seat(seat), Unit(UnitType.GROUND_FORCE), number, Planet(planet), rule="V10")


def place_pds(t: Imperium, seat: int, planet: int, number: int) -> None:
    """As many as there are pieces left (H13), and two on a planet at most (P7)."""
    number = min(number, pieces_left(t, seat, UnitType.PDS), t.cards.unit.on_planet[UnitType.PDS] - t.planets.pds[planet])
    if number > 0:
        t.planets.pds[planet] += number
        events.landed(t, Seat(seat), Unit(UnitType.PDS), number, Planet(planet), rule="V10")


def place_ship(t: Imperium, seat: int, place: int, unit: int) -> None:
    add_ships(t, seat, place, unit, 1)
    events.built(t, Seat(seat), Unit(unit), 1, Hex(place), rule="V10")


def destroy_ship(t: Imperium, place: int, vessel: int) -> None:
    """A ship is destroyed outside a battle, with what it carries; fighters without room are lost (F4)."""
    owner = t.fleet_owner[place]
    events.ship_destroyed(t, Seat(owner), Vessel(vessel), rule="V10")
    lose_ship(t, owner, place, vessel)
    clear_if_empty(t, place)
    settle_all_fighters(t, owner)


@procedure
def destroy_forces(t: Imperium, planet: Planet, number: int) -> Rule[None]:
    """So many ground forces on a planet, as far as there are."""
    number = min(number, t.planets.forces[planet])
    t.planets.forces[planet] -= number
    yield from lose_forces(t, Seat(t.planets.owner[planet]), planet, number)


def destroy_buildings(t: Imperium, seat: int, planet: int, pds: int, docks: int) -> None:
    """PDS and docks on a planet; a dock of another player counts among those that the seat has destroyed."""
    owner = t.planets.owner[planet]
    pds = min(pds, t.planets.pds[planet])
    docks = min(docks, 1 if t.planets.dock[planet] > 0 else 0)
    if pds + docks > 0:
        events.buildings_destroyed(t, Seat(owner), Planet(planet), pds, docks)
        t.planets.pds[planet] -= pds
    if docks > 0:
        t.planets.dock[planet] = 0
        if owner != seat:
            t.registers[seat * REGISTERS + Register.DOCKS_DESTROYED] |= 1 << owner
        settle_all_fighters(t, owner)


def make_neutral(t: Imperium, seat: int, planet: int) -> None:
    """Nobody controls the planet any more; PDS and docks there are destroyed."""
    destroy_buildings(t, seat, planet, t.planets.pds[planet], 1)
    t.planets.owner[planet] = NONE
    t.planets.ready[planet] = 0
    events.planet_neutral(t, Planet(planet))


def exhaust_if_ready(t: Imperium, planet: int) -> None:
    if t.planets.owner[planet] != NONE and t.planets.ready[planet]:
        exhaust(t, planet)


def put_reserve_counter(t: Imperium, seat: int, place: int) -> None:
    """A counter from the reinforcements activates a system, if there is none of the seat's already."""
    if not is_activated(t, seat, place) and reinforcements(t, seat) > 0:
        t.activated[place] |= 1 << seat
        events.counter_placed(t, Seat(seat), Hex(place), rule="V10")


@procedure
def keep_limits(t: Imperium) -> Rule[None]:
    """F2, F4  When something that worked for a time is over: ships beyond the Fleet Supply and fighters without room are removed."""
    for seat in list(clockwise(t, 0)):
        settle_all_fighters(t, seat)
        yield from remove_excess(t, Seat(seat))
