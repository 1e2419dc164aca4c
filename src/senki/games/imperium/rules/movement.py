"""T  The tactical action: activation and movement."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import can_enter, distances, leads_through
from senki.games.imperium.kinds import (
    ARRIVING,
    COLUMNS,
    FORCES_ABOARD,
    MOVER,
    PDS_ABOARD,
    TYPE_OF,
    VESSELS,
    CounterArea,
    Effect,
    Hex,
    Seat,
    Unit,
    Until,
    Vessel,
    VesselClass,
)
from senki.games.imperium.model import (
    Imperium,
    change,
    change_counters,
    count,
    counters_in,
    has_tech,
    has_units_at,
    is_activated,
    place_of,
    planets_at,
    ships_in,
    type_at,
)
from senki.games.imperium.pack import HEXES, NONE, SystemType, Technology, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import (
    ACTIVATE,
    ALERT_FOLLOWS,
    KEEP_FORCES,
    KEEP_PDS,
    LOAD_FIGHTERS,
    LOAD_FORCES,
    LOAD_PDS,
    MOVE_SHIP,
)
from senki.games.imperium.rules.battle import space_battle
from senki.games.imperium.rules.docks import dock_movers, move_dock, rest_docks, sink_docks
from senki.games.imperium.rules.effects import allowed, barred, bonus, expire
from senki.games.imperium.rules.fleets import (
    capacity,
    carries_all,
    clear_if_empty,
    fighter_room,
    fleet_limit,
    has_supply,
    large_room,
    own_fleet,
    remove_excess,
    settle_all_fighters,
    settle_fighters,
    small_room,
    stow,
    stow_again,
)
from senki.games.imperium.rules.journeys import forget_journeys, note_journey
from senki.games.imperium.rules.landing import planetary_landing
from senki.games.imperium.rules.laws import is_law
from senki.games.imperium.rules.passage import is_lawful, obey_laws
from senki.games.imperium.rules.pds import pds_fire, ships_have_come
from senki.games.imperium.rules.planets import take_stations
from senki.games.imperium.rules.production import produce_blockaded, production_step
from senki.games.imperium.rules.windows import own_window

SILENT_MOVE: Final = 2  # In the Silence of Space


@procedure
def tactical_action(t: Imperium, seat: Seat) -> Rule[None]:
    """T1  Activate, move, PDS fire, space battle, planetary landing, invasion combat, production."""
    place = yield from ask(seat, ACTIVATE, activatable(t, seat))
    change_counters(t, seat, CounterArea.COMMAND, -activation_price(t, seat))  # T2
    t.activated[place] |= 1 << seat
    t.act_hex = place
    events.activated(t, seat, Hex(place))
    yield from obey_laws(t, seat, place)
    yield from own_window(t, Window.ACTIV, seat, NONE, place)
    yield from move_ships(t, seat, -1)
    sink_docks(t, place)
    yield from ships_have_come(t, seat, place)
    yield from movement_ends(t, seat)
    if allowed(t, Effect.BUILDS_EARLY, seat, place):
        yield from produce_blockaded(t, seat, place)
    yield from pds_fire(t, seat, place)
    if t.fleet_owner[place] != NONE and t.fleet_owner[place] != seat and t.fleet_owner[HEXES] == seat:
        yield from space_battle(t, seat)
    sink_docks(t, place)
    yield from settle_space(t, place)
    take_stations(t)
    yield from own_window(t, Window.LAND, seat, NONE, place)
    yield from planetary_landing(t, seat, place)
    if not allowed(t, Effect.BUILDS_EARLY, seat, place):
        yield from production_step(t, seat, place)
    end_activation(t)
    expire(t, Until.ACTIVATION)


@procedure
def settle_space(t: Imperium, place: int) -> Rule[None]:
    """F2, F4  After PDS fire and battle, fighters without room are lost and ships beyond the supply removed."""
    if t.fleet_owner[place] != NONE:
        seat = Seat(t.fleet_owner[place])
        settle_fighters(t, seat, place)
        yield from remove_excess(t, seat)


def end_activation(t: Imperium) -> None:
    t.act_hex = NONE
    t.act_other = NONE
    t.alert_from = NONE
    forget_journeys(t)
    t.fired = []
    rest_docks(t)


# -- T2, T3  activation -----------------------------------------------------------------------------------------------


def activatable(t: Imperium, seat: int) -> list[int]:
    """T2, T3  Systems that the seat may activate."""
    return [place for place in range(HEXES) if can_activate(t, seat, place)]


def can_activate(t: Imperium, seat: int, place: int) -> bool:
    if not can_enter(t, place) or is_activated(t, seat, place) or is_under_truce(t, seat, place):
        return False
    return not barred(t, Effect.NO_ACTIVATION, seat, place) and is_lawful(t, seat, place)


def activation_price(t: Imperium, seat: int) -> int:
    """T2  One counter of the Command Pool; more with Imperial Containment."""
    return 1 + bonus(t, Effect.ACTIVATION_PRICE, seat)


def is_under_truce(t: Imperium, seat: int, place: int) -> bool:
    """T3, C4  Diplomacy: neither of the two activates a system with units of the other."""
    for row in range(len(t.effects)):
        if t.effects.kind[row] == Effect.TRUCE:
            one, other = t.effects.seat[row], t.effects.other[row]
            if (seat == one and has_units_at(t, other, place)) or (seat == other and has_units_at(t, one, place)):
                return True
    return False


# -- T4 to T16  movement ----------------------------------------------------------------------------------------------


@procedure
def move_ships(t: Imperium, seat: Seat, partner: int) -> Rule[None]:
    """T4  Ship by ship to the activated system. With a partner, from there alone (X4)."""
    alert_ships = ships_in(t, t.high_alert) if t.high_alert != NONE and t.high_alert_of == seat else 0
    moving = True
    while moving:
        options = movers(t, seat, partner)
        if len(options) == 0:
            break
        mover = yield from ask(seat, MOVE_SHIP, [*options, ENOUGH], hex=t.act_hex)
        moving = mover != ENOUGH
        if moving and MOVER.second(mover) == VesselClass.FLOATING_DOCK:
            move_dock(t, seat, mover)
            note_journey(t, MOVER.first(mover), VesselClass.FLOATING_DOCK, False, 0)
        elif moving:
            yield from move_ship(t, seat, mover)
    if alert_ships > 0 and ships_in(t, t.high_alert) < alert_ships:
        follows = yield from ask_yes(seat, ALERT_FOLLOWS, hex=t.act_hex)
        if follows:
            t.alert_from = t.high_alert
            t.high_alert = t.act_hex  # C9
            events.alert_placed(t, seat, Hex(t.act_hex))


@procedure
def movement_ends(t: Imperium, seat: Seat) -> Rule[None]:
    """T17, F2, F4  When all ships have come, and what may answer that has: fighters left without support are lost."""
    settle_all_fighters(t, seat)
    yield from remove_excess(t, seat)


def move_of(t: Imperium, seat: int, vessel: int, place: int) -> int:
    """T13  How far a ship moves that starts in a hex: in a nebula 1, whatever else says (N3)."""
    base = base_move(t, seat, vessel)
    if base > 0 and type_at(t, place) == SystemType.NEBULA and not is_law(t, Political.INVESTIGATE_SPATIAL_ANOMALIES):
        return 1
    more = bonus(t, Effect.MORE_MOVE, seat) if base > 0 and vessel not in (VesselClass.FIGHTER, VesselClass.FLOATING_DOCK) else 0
    return base + tech_move(t, seat, vessel) + alert_move(t, seat, vessel, place) + more


def is_silent(t: Imperium, seat: int, vessel: int, place: int) -> bool:
    """In the Silence of Space: may the ship pass others' ships? Its own movement and technologies count."""
    return allowed(t, Effect.PASSES_SHIPS, seat, place) and base_move(t, seat, vessel) + tech_move(t, seat, vessel) >= SILENT_MOVE


def base_move(t: Imperium, seat: int, vessel: int) -> int:
    """T13, R11, R12  Fighters move only with Advanced Fighters, docks in space 1; Muaat's war suns 1, with Deep Space Cannon as others'."""
    if TYPE_OF[vessel] == UnitType.WAR_SUN and has_ability(t, seat, RaceAbility.MUAAT_SLOW_SUN):
        return 2 if has_tech(t, seat, Technology.DEEP_SPACE_CANNON) else 1
    if vessel == VesselClass.FIGHTER:
        return 2 if has_tech(t, seat, Technology.ADVANCED_FIGHTERS) else 0
    if vessel == VesselClass.FLOATING_DOCK:
        return 1
    return t.cards.unit.move[TYPE_OF[vessel]]


def tech_move(t: Imperium, seat: int, vessel: int) -> int:
    """T13  XRD Transporters for carriers, Type IV Drive for cruisers and dreadnoughts."""
    unit = TYPE_OF[vessel]
    if unit == UnitType.CARRIER and has_tech(t, seat, Technology.XRD_TRANSPORTERS):
        return 1
    if unit in (UnitType.CRUISER, UnitType.DREADNOUGHT) and has_tech(t, seat, Technology.TYPE_IV_DRIVE):
        return 1
    return 0


def alert_move(t: Imperium, seat: int, vessel: int, place: int) -> int:
    """C9  Ships on High Alert move one further."""
    is_ship = vessel not in (VesselClass.FIGHTER, VesselClass.FLOATING_DOCK)
    return 1 if t.high_alert == place and t.high_alert_of == seat and is_ship else 0


def movers(t: Imperium, seat: int, partner: int) -> list[int]:
    """T4 to T6, T16  Ships that can come to the activated system."""
    target = own_fleet(t, seat, t.act_hex)
    far = distances(t, seat, t.act_hex)
    silent = distances(t, seat, t.act_hex, True)
    found: list[int] = []
    for place in range(HEXES):
        if t.fleet_owner[place] != seat or place == t.act_hex:
            continue
        if is_activated(t, seat, place) if partner == NONE else place != partner:
            continue
        for vessel in range(VESSELS):
            steps = silent[place] if is_silent(t, seat, vessel, place) else far[place]
            if t.ships[place * COLUMNS + vessel] > 0 and (partner != NONE or move_of(t, seat, vessel, place) >= steps):
                if base_move(t, seat, vessel) > 0 and has_supply(t, seat, target, vessel):
                    found.append(MOVER.of(place, vessel))
    return sorted(found + dock_movers(t, seat, partner))


@procedure
def move_ship(t: Imperium, seat: Seat, mover: int) -> Rule[None]:
    """T8 to T12, T19  A ship moves with what it carries, and takes up units on its way."""
    place: int = MOVER.first(mover)
    vessel: int = MOVER.second(mover)
    target = own_fleet(t, seat, t.act_hex)
    room = capacity(t, seat, vessel)
    forces, pds = 0, 0
    if room > 0 and count(t, place, FORCES_ABOARD) + count(t, place, PDS_ABOARD) > 0:
        lows = staying_low(t, seat, place, vessel, 0)
        pds = lows[1]
        if lows[1] < lows[3]:
            pds = yield from ask(seat, KEEP_PDS, list(range(lows[1], lows[3] + 1)), mover=mover)
        lows = staying_low(t, seat, place, vessel, pds)
        forces = lows[0]
        if lows[0] < lows[2]:
            forces = yield from ask(seat, KEEP_FORCES, list(range(lows[0], lows[2] + 1)), mover=mover)
    events.ship_moved(t, seat, Vessel(vessel), Hex(place), Hex(t.act_hex))
    fighters: int = count(t, target, VesselClass.FIGHTER)
    transport(t, seat, place, target, vessel, forces, pds)
    room -= forces + pds
    rows: int = len(t.loads)
    stops: Ints = ()
    for source in list(pick_ups(t, seat, place, vessel, room)):
        if room > 0 and leads_through(
            t, seat, place, t.act_hex, move_of(t, seat, vessel, place), (*stops, source), is_silent(t, seat, vessel, place)
        ):
            loaded = forces + pds > 0 or len(t.loads) > rows  # fighters taken up before are no load of the ship
            left = yield from take_up(t, seat, source, mover, target, room, loaded)
            if left < room:
                stops = (*stops, source)
            room = left
    if target == ARRIVING:
        loaded = forces + pds > 0 or len(t.loads) > rows
        note_journey(t, place, vessel, loaded, count(t, target, VesselClass.FIGHTER) - fighters)  # the fighter itself, if it is one
    clear_if_empty(t, place)


def comes_through(t: Imperium, seat: int, place: int, vessel: int, stops: Ints) -> bool:
    """T15  Can the ship come to the activated system through all of these?"""
    return leads_through(t, seat, place, t.act_hex, move_of(t, seat, vessel, place), stops, is_silent(t, seat, vessel, place))


def staying_low(t: Imperium, seat: int, place: int, vessel: int, kept_pds: int) -> Ints:
    """T19  Of what is aboard in a fleet that a ship leaves, the least and most that it takes: (least forces, least PDS, most of each).

    What stays must fit the ships that stay; `kept_pds` go with the ship already.
    """
    forces, pds = count(t, place, FORCES_ABOARD), count(t, place, PDS_ABOARD)
    room = capacity(t, seat, vessel)
    large = large_room(t, place) - (room if carries_all(t, vessel) else 0)
    small = small_room(t, seat, place) - (0 if carries_all(t, vessel) else room)
    most_pds = min(room, pds) if carries_all(t, vessel) else 0
    least_pds = max(0, pds - large)
    most_forces = min(room - kept_pds, forces)
    least_forces = max(0, forces + pds - kept_pds - large - small)
    return least_forces, least_pds, most_forces, most_pds


def transport(t: Imperium, seat: int, place: int, target: int, vessel: int, forces: int, pds: int) -> None:
    """One ship goes over with part of what is aboard; the rest is divided among those that stay."""
    aboard = count(t, place, FORCES_ABOARD) + count(t, place, PDS_ABOARD)
    change(t, place, vessel, -1)
    change(t, place, FORCES_ABOARD, -forces)
    change(t, place, PDS_ABOARD, -pds)
    if aboard > 0:
        stow_again(t, seat, place)
    t.fleet_owner[target] = seat
    change(t, target, vessel, 1)
    stow(t, target, vessel, forces, pds)


def pick_ups(t: Imperium, seat: int, place: int, vessel: int, room: int) -> list[int]:
    """T10, T12  Systems where the ship could take up units: not activated by its owner, on some way; the starting one first."""
    if room == 0:
        return []
    moves = move_of(t, seat, vessel, place)
    silent = is_silent(t, seat, vessel, place)
    far = distances(t, seat, t.act_hex, silent)
    found = [place] if has_cargo(t, seat, place, carries_all(t, vessel)) else []
    for other in range(HEXES):
        if other != place and other != t.act_hex and far[other] < moves and not is_activated(t, seat, other):
            if has_cargo(t, seat, other, carries_all(t, vessel)) and leads_through(t, seat, place, t.act_hex, moves, (other,), silent):
                found.append(other)
    return found


def has_cargo(t: Imperium, seat: int, place: int, large: bool) -> bool:
    if large and t.fleet_owner[place] == seat and count(t, place, VesselClass.FIGHTER) > 0:
        return True
    for planet in planets_at(t, place):
        if t.planets.owner[planet] == seat and (t.planets.forces[planet] > 0 or (large and t.planets.pds[planet] > 0)):
            return True
    return False


@procedure
def take_up(t: Imperium, seat: Seat, source: int, mover: int, target: int, room: int, loaded: bool) -> Rule[int]:
    """T10  What the ship takes aboard in one system: ground forces and PDS from planets, fighters from space. Gives the room left."""
    vessel: int = MOVER.second(mover)
    large = carries_all(t, vessel)
    forces, pds = 0, 0
    for planet in list(planets_at(t, source)):
        if t.planets.owner[planet] == seat:
            if room > 0 and t.planets.forces[planet] > 0:
                amount = yield from ask(seat, LOAD_FORCES, up_to(room, t.planets.forces[planet]), mover=mover, planet=planet)
                t.planets.forces[planet] -= amount
                forces += amount
                room -= amount
            if room > 0 and large and t.planets.pds[planet] > 0:
                amount = yield from ask(seat, LOAD_PDS, up_to(room, t.planets.pds[planet]), mover=mover, planet=planet)
                t.planets.pds[planet] -= amount
                pds += amount
                room -= amount
    if forces + pds > 0:
        add_load(t, target, vessel, forces, pds, loaded)
        tell_load(t, seat, UnitType.GROUND_FORCE, forces, source)
        tell_load(t, seat, UnitType.PDS, pds, source)
    if room > 0 and large and t.fleet_owner[source] == seat and count(t, source, VesselClass.FIGHTER) > 0:
        options = fighter_options(t, seat, source, target, room)
        amount = 0
        if len(options) > 1:
            amount = yield from ask(seat, LOAD_FIGHTERS, options, mover=mover, hex=source)
        change(t, source, VesselClass.FIGHTER, -amount)
        change(t, target, VesselClass.FIGHTER, amount)
        tell_load(t, seat, UnitType.FIGHTER, amount, source)
        room -= amount
        clear_if_empty(t, source)
    return room


def up_to(room: int, there: int) -> list[int]:
    return list(range(min(room, there) + 1))


def fighter_options(t: Imperium, seat: int, source: int, target: int, room: int) -> list[int]:
    """T16, F3  As many as find room; with Advanced Fighters those beyond it must be within the Fleet Supply."""
    free = fighter_room(t, seat, target) - count(t, target, VesselClass.FIGHTER)
    if has_tech(t, seat, Technology.ADVANCED_FIGHTERS):
        free = max(free, 0) + max(0, fleet_limit(t, seat, place_of(t, target)) - ships_in(t, target))
    return up_to(max(0, min(room, free)), count(t, source, VesselClass.FIGHTER))


def add_load(t: Imperium, target: int, vessel: int, forces: int, pds: int, loaded: bool) -> None:
    """To the ship that has just come: its load is the last one, if it has any."""
    if not loaded:
        stow(t, target, vessel, forces, pds)
        return
    row = len(t.loads) - 1
    t.loads.forces[row] += forces
    t.loads.pds[row] += pds
    change(t, target, FORCES_ABOARD, forces)
    change(t, target, PDS_ABOARD, pds)


def tell_load(t: Imperium, seat: Seat, unit: int, amount: int, place: int) -> None:
    if amount > 0:
        events.loaded(t, seat, Unit(unit), amount, Hex(place))


def can_act(t: Imperium, seat: int) -> bool:
    """T2  Is there a counter for an activation, and a system for it?"""
    return counters_in(t, seat, CounterArea.COMMAND) >= activation_price(t, seat) and len(activatable(t, seat)) > 0
