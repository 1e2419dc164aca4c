"""X  The transfer action."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import CounterArea, Hex, Seat
from senki.games.imperium.model import Imperium, change_counters, counters_in, has_units_at, others, reinforcements
from senki.games.imperium.pack import HEXES, NONE
from senki.games.imperium.questions import TRANSFER_BUILD, TRANSFER_ONE, TRANSFER_OTHER
from senki.games.imperium.rules.landing import planetary_landing
from senki.games.imperium.rules.movement import can_activate, end_activation, move_ships, movement_ends, settle_space
from senki.games.imperium.rules.passage import obey_laws
from senki.games.imperium.rules.pds import pds_fire, ships_have_come
from senki.games.imperium.rules.planets import take_stations
from senki.games.imperium.rules.production import can_produce, dock_sites, production_step


@procedure
def transfer_action(t: Imperium, seat: Seat) -> Rule[bool]:
    """X2, X3  Both systems are activated; ships move between them; PDS fire, landing, production in one of them."""
    one = yield from ask(seat, TRANSFER_ONE, transfer_systems(t, seat))
    other = yield from ask(seat, TRANSFER_OTHER, partners(t, seat, one), hex=one)
    change_counters(t, seat, CounterArea.COMMAND, -1)
    t.activated[one] |= 1 << seat
    t.activated[other] |= 1 << seat
    events.transfer(t, seat, Hex(one), Hex(other))
    t.act_other = one
    t.act_hex = other
    for place in (one, other):
        yield from obey_laws(t, seat, place)
    yield from move_ships(t, seat, one)  # X4: first to the second system, then to the first
    t.act_other = other
    t.act_hex = one
    yield from move_ships(t, seat, other)
    for place in (one, other):
        t.act_hex = place
        yield from ships_have_come(t, seat, place)
    yield from movement_ends(t, seat)  # T17: not before ships have gone both ways
    for place in (one, other):
        t.act_hex = place
        yield from pds_fire(t, seat, place)  # X5
        yield from settle_space(t, place)
    take_stations(t)
    for place in (one, other):
        t.act_hex = place
        yield from planetary_landing(t, seat, place)  # X6
    build = yield from choose_production(t, seat, one, other)
    if build != NONE:
        t.act_hex = build
        yield from production_step(t, seat, build)
    end_activation(t)
    return True


def transfer_systems(t: Imperium, seat: int) -> list[int]:
    """X1  Systems from which a transfer is possible."""
    return [place for place in range(HEXES) if is_own_system(t, seat, place) and len(partners(t, seat, place)) > 0]


def partners(t: Imperium, seat: int, place: int) -> list[int]:
    """X1, X8  Adjacent systems, wormholes included, that fit."""
    return sorted([other for other in adjacent(t, place) if is_own_system(t, seat, other)])


def is_own_system(t: Imperium, seat: int, place: int) -> bool:
    """X1  A unit of one's own there and none of another player, and not activated by the seat."""
    if not can_activate(t, seat, place) or not has_units_at(t, seat, place):
        return False
    for other in others(t, seat):
        if has_units_at(t, other, place):
            return False
    return True


def can_transfer(t: Imperium, seat: int) -> bool:
    """X2  One counter of the Command Pool, one of the reinforcements, and two systems."""
    return counters_in(t, seat, CounterArea.COMMAND) > 0 and reinforcements(t, seat) > 0 and len(transfer_systems(t, seat)) > 0


@procedure
def choose_production(t: Imperium, seat: Seat, one: int, other: int) -> Rule[int]:
    """X7  Production in one of the two."""
    able = [place for place in (one, other) if can_produce(t, seat, place) or len(dock_sites(t, seat, place)) > 0]
    if len(able) < 2:
        return able[0] if len(able) == 1 else NONE
    return (yield from ask(seat, TRANSFER_BUILD, [one, other]))
