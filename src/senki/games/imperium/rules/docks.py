"""R12  Space docks in space: those of the Clan of Saar. They are no ships (G2)."""

from __future__ import annotations

from typing import Final

from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.kinds import ARRIVING, FORCES_ABOARD, MOVER, PDS_ABOARD, REGISTERS, Effect, Hex, Register, Seat, VesselClass
from senki.games.imperium.model import Imperium, afloat_at, change, count, docks_at, fleet_of, is_activated, is_held_by_another
from senki.games.imperium.pack import NONE, PLANETS
from senki.games.imperium.rules.effects import barred, is_in_force
from senki.games.imperium.rules.fleets import carries_all, fighter_room, large_room, settle_fighters, small_room, stow_again

AFLOAT_LIMIT: Final = 4  # units that a dock in space produces


def docks_float(t: Imperium, seat: int) -> bool:
    """R12  Do the docks that the seat builds lie in space?"""
    return has_ability(t, seat, RaceAbility.SAAR_MOBILE_DOCKS)


def launch(t: Imperium, seat: int, place: int, built: int) -> None:
    """R12, S14  A dock appears in space; `built` is 1 more than the round."""
    row = t.afloat.add()
    t.afloat.seat[row] = seat
    t.afloat.hex[row] = place
    t.afloat.built[row] = built


def producing_afloat(t: Imperium, seat: int, place: int) -> int:
    """R12, U1  How many docks in space there produce: not built this round, not moved in this activation, not blockaded, not barred."""
    if is_held_by_another(t, seat, place) or barred(t, Effect.NO_PRODUCTION, seat):
        return 0
    able = len([row for row in afloat_at(t, seat, place) if t.afloat.built[row] <= t.round and not t.afloat.moved[row]])
    if is_in_force(t, Effect.NO_SECOND_DOCK, seat):
        return min(able, 0 if is_in_force(t, Effect.PRODUCED, seat) else 1)
    return able


def dock_owner(t: Imperium, dock: int) -> int:
    """Whose dock a card names: one on a planet, or, as the number of planets and more, one in space (R12)."""
    if dock < PLANETS:
        return t.planets.owner[dock]
    return t.afloat.seat[t.afloat.hex.index(dock - PLANETS)]


def docks_in_space(t: Imperium, seat: int) -> list[int]:
    """R12  Where the seat has docks in space, each system once."""
    return sorted({t.afloat.hex[row] for row in range(len(t.afloat)) if t.afloat.seat[row] == seat})


def has_dock_at(t: Imperium, seat: int, place: int) -> bool:
    """Has the seat a dock there, on a planet or in space?"""
    return len(docks_at(t, seat, place)) + len(afloat_at(t, seat, place)) > 0


def scrap_dock(t: Imperium, seat: int, place: int) -> None:
    """R12  A dock in space is gone; fighters that it supported may be lost (F4)."""
    t.afloat.remove(afloat_at(t, seat, place)[0])
    events.dock_sunk(t, Seat(seat), Hex(place))
    if t.fleet_owner[place] == seat:
        settle_fighters(t, seat, place)


# -- movement ---------------------------------------------------------------------------------------------------------


def dock_movers(t: Imperium, seat: int, partner: int) -> list[int]:
    """R12  Docks that may move one step into the activated system, from a system not activated; in a transfer from the other one."""
    found: list[int] = []
    for row in range(len(t.afloat)):
        place = t.afloat.hex[row]
        if t.afloat.seat[row] != seat or t.afloat.moved[row] or place == t.act_hex or not docks_float(t, seat):
            continue
        if is_activated(t, seat, place) if partner == NONE else place != partner:
            continue
        mover = MOVER.of(place, VesselClass.FLOATING_DOCK)
        if t.act_hex in adjacent(t, place) and mover not in found:
            found.append(mover)
    return found


def move_dock(t: Imperium, seat: Seat, mover: int) -> None:
    """R12  It does not produce in the activation in which it moves."""
    resting = [row for row in afloat_at(t, seat, MOVER.first(mover)) if not t.afloat.moved[row]]
    row = resting[0]
    t.afloat.hex[row] = t.act_hex
    t.afloat.moved[row] = 1
    events.dock_moved(t, seat, Hex(MOVER.first(mover)), Hex(t.act_hex))


def rest_docks(t: Imperium) -> None:
    """R12  The activation is over: docks that moved may produce again."""
    for row in range(len(t.afloat)):
        t.afloat.moved[row] = 0


def sink_docks(t: Imperium, place: int) -> None:
    """R12  After movement and after a battle: docks beside enemy ships or fighters, without any of their owner, are destroyed."""
    row = len(t.afloat) - 1
    while row >= 0:
        owner = t.afloat.seat[row]
        if t.afloat.hex[row] == place and fleet_of(t, owner, place) == NONE:
            enemy = t.fleet_owner[place] if t.fleet_owner[place] != NONE else t.fleet_owner[ARRIVING]
            if enemy != NONE:
                t.afloat.remove(row)
                t.registers[enemy * REGISTERS + Register.DOCKS_DESTROYED] |= 1 << owner
                events.dock_sunk(t, Seat(owner), Hex(place))
        row -= 1


# -- where what they build goes ---------------------------------------------------------------------------------------


def room_aboard(t: Imperium, seat: int, place: int, pds: bool) -> int:
    """R12, F3  How many ground forces more find room aboard the seat's ships there; or PDS, which not all of them carry."""
    if t.fleet_owner[place] != seat:
        return 0
    large, small = large_room(t, place), small_room(t, seat, place)
    for row in range(len(t.loads)):
        if t.loads.fleet[row] == place:
            if carries_all(t, t.loads.vessel[row]):
                large -= t.loads.forces[row] + t.loads.pds[row]
            else:
                small -= t.loads.forces[row]
    at_docks = fighter_room(t, seat, place) - large
    large -= max(0, count(t, place, VesselClass.FIGHTER) - at_docks)
    return max(0, large) + (0 if pds else small)


def put_aboard(t: Imperium, seat: int, place: int, forces: int, pds: int) -> None:
    """R12, U7  New ground forces and PDS go aboard ships."""
    change(t, place, FORCES_ABOARD, forces)
    change(t, place, PDS_ABOARD, pds)
    stow_again(t, seat, place)
