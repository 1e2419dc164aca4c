"""F  Fleet supply and capacity; what ships carry; how ships are lost."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import (
    ARRIVING,
    COLUMNS,
    DAMAGED_FORM,
    FLEETS,
    FORCES_ABOARD,
    PDS_ABOARD,
    TYPE_OF,
    VESSELS,
    WHOLE_FORM,
    CounterArea,
    Effect,
    Hex,
    Seat,
    Vessel,
    VesselClass,
)
from senki.games.imperium.model import (
    Imperium,
    afloat_at,
    change,
    clockwise,
    count,
    count_type,
    counters_in,
    docks_at,
    fleet_of,
    has_tech,
    is_empty_fleet,
    place_of,
    ships_in,
)
from senki.games.imperium.pack import HEXES, NONE, Technology, UnitType
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import EXCESS
from senki.games.imperium.rules.effects import bonus, is_in_force
from senki.games.imperium.rules.laws import is_law

UNLIMITED: Final = 99

# -- supply -----------------------------------------------------------------------------------------------------------


def fleet_limit(t: Imperium, seat: int, place: int) -> int:
    """F1, H2, R2  As many ships as counters in Fleet Supply, Letnev's fleets one more, in some systems more by cards; with War Funding any
    number in the Action Phase."""
    if t.active != NONE and is_law(t, Political.WAR_FUNDING):
        return UNLIMITED
    limit = counters_in(t, seat, CounterArea.FLEET) + int(has_ability(t, seat, RaceAbility.LETNEV_FLEET))
    return limit + bonus(t, Effect.MORE_SUPPLY, seat, place)


def supply_used(t: Imperium, seat: int, fleet: int) -> int:
    """F1, F5  Ships; with Advanced Fighters also fighters beyond the room for them."""
    used = ships_in(t, fleet)
    if has_tech(t, seat, Technology.ADVANCED_FIGHTERS):
        used += max(0, count(t, fleet, VesselClass.FIGHTER) - fighter_room(t, seat, fleet))
    return used


def has_supply(t: Imperium, seat: int, fleet: int, vessel: int) -> bool:
    """T16  Would one ship more of this class still be within the Fleet Supply?"""
    if is_full_of(t, fleet, TYPE_OF[vessel]):
        return False
    change(t, fleet, vessel, 1)
    fits = supply_used(t, seat, fleet) <= fleet_limit(t, seat, place_of(t, fleet))
    change(t, fleet, vessel, -1)
    return fits


def type_limit(t: Imperium) -> int:
    """Fleet Restrictions: how many ships of a type may be in a system, fighters included."""
    return t.cards.political.number[Political.FLEET_RESTRICTIONS] if is_law(t, Political.FLEET_RESTRICTIONS) else UNLIMITED


def is_full_of(t: Imperium, fleet: int, unit: int) -> bool:
    return is_law(t, Political.FLEET_RESTRICTIONS) and count_type(t, fleet, unit) >= type_limit(t)


def limit_types(t: Imperium, seat: int) -> None:
    """Fleet Restrictions: ships of a type beyond those that are allowed are destroyed, damaged ones first."""
    if not is_law(t, Political.FLEET_RESTRICTIONS):
        return
    for fleet in fleets_of(t, seat):
        for vessel in range(VESSELS - 1, -1, -1):
            while count(t, fleet, vessel) > 0 and count_type(t, fleet, TYPE_OF[vessel]) > type_limit(t):
                events.excess_removed(t, Seat(seat), Vessel(vessel), Hex(place_of(t, fleet)), rule="K9")
                lose_ship(t, seat, fleet, vessel)
        settle_fighters(t, seat, fleet)
        clear_if_empty(t, fleet)


@procedure
def remove_excess(t: Imperium, seat: Seat) -> Rule[None]:
    """F2  Ships beyond the Fleet Supply are removed at once; their owner chooses which."""
    limit_types(t, seat)
    for fleet in list(fleets_of(t, seat)):
        while supply_used(t, seat, fleet) > fleet_limit(t, seat, place_of(t, fleet)):
            vessel = surplus(t, seat, fleet)[0]
            if len(surplus(t, seat, fleet)) > 1:
                vessel = yield from ask(seat, EXCESS, surplus(t, seat, fleet), hex=place_of(t, fleet))
            events.excess_removed(t, seat, Vessel(vessel), Hex(place_of(t, fleet)))
            lose_ship(t, seat, fleet, vessel)
        settle_fighters(t, seat, fleet)
        clear_if_empty(t, fleet)


@procedure
def keep_limits(t: Imperium) -> Rule[None]:
    """F2, F4  When something that worked for a time is over: ships beyond the Fleet Supply and fighters without room are removed."""
    for seat in list(clockwise(t, 0)):
        settle_all_fighters(t, seat)
        yield from remove_excess(t, Seat(seat))


def surplus(t: Imperium, seat: int, fleet: int) -> list[int]:
    """What counts against the supply."""
    fighters = supply_used(t, seat, fleet) > ships_in(t, fleet)
    return [vessel for vessel in range(VESSELS) if count(t, fleet, vessel) > 0 and (vessel != VesselClass.FIGHTER or fighters)]


def fleets_of(t: Imperium, seat: int) -> list[int]:
    return [fleet for fleet in range(FLEETS) if t.fleet_owner[fleet] == seat]


# -- room -------------------------------------------------------------------------------------------------------------


def carries_all(t: Imperium, vessel: int) -> bool:
    """T9, F3  Ships with a capacity of their own carry ground forces, PDS and fighters."""
    return t.cards.unit.capacity[TYPE_OF[vessel]] > 0


def capacity(t: Imperium, seat: int, vessel: int) -> int:
    """T9  How many units a ship may carry; with Stasis Capsules cruisers and dreadnoughts carry one ground force."""
    if vessel == VesselClass.FIGHTER:
        return 0
    own = t.cards.unit.capacity[TYPE_OF[vessel]]
    if own == 0 and TYPE_OF[vessel] in (UnitType.CRUISER, UnitType.DREADNOUGHT) and has_tech(t, seat, Technology.STASIS_CAPSULES):
        return 1
    return own


def large_room(t: Imperium, fleet: int) -> int:
    """Room on ships that carry anything."""
    room = 0
    for vessel in range(1, VESSELS):
        room += count(t, fleet, vessel) * t.cards.unit.capacity[TYPE_OF[vessel]]
    return room


def small_room(t: Imperium, seat: int, fleet: int) -> int:
    """Room on ships that carry a ground force only."""
    room = 0
    for vessel in range(1, VESSELS):
        if not carries_all(t, vessel):
            room += count(t, fleet, vessel) * capacity(t, seat, vessel)
    return room


def fighter_room(t: Imperium, seat: int, fleet: int) -> int:
    """F3, R12  Room for fighters: on ships, less what else they carry, and three at each dock."""
    room = large_room(t, fleet)
    for row in range(len(t.loads)):
        if t.loads.fleet[row] == fleet and carries_all(t, t.loads.vessel[row]):
            room -= t.loads.forces[row] + t.loads.pds[row]
    if fleet != ARRIVING:
        room += len(docks_at(t, seat, fleet)) * t.cards.unit.capacity[UnitType.SPACE_DOCK]
    room += len(afloat_at(t, seat, place_of(t, fleet))) * t.cards.unit.capacity[UnitType.SPACE_DOCK]  # R12
    return room


def settle_fighters(t: Imperium, seat: int, fleet: int) -> None:
    """F4, F5  Fighters without room are lost; with Advanced Fighters they stay, and count as ships."""
    if has_tech(t, seat, Technology.ADVANCED_FIGHTERS):
        return
    excess = count(t, fleet, VesselClass.FIGHTER) - max(0, fighter_room(t, seat, fleet))
    if excess > 0:
        change(t, fleet, VesselClass.FIGHTER, -excess)
        events.fighters_lost(t, Seat(seat), excess, Hex(place_of(t, fleet)))
    clear_if_empty(t, fleet)


def settle_all_fighters(t: Imperium, seat: int) -> None:
    """T17, F4  Everywhere: a ship that has left may leave fighters without support."""
    for fleet in fleets_of(t, seat):
        settle_fighters(t, seat, fleet)


# -- loads ------------------------------------------------------------------------------------------------------------


def stow(t: Imperium, fleet: int, vessel: int, forces: int, pds: int) -> None:
    """A ship of that class carries these from now on; one that has just been stowed carries more."""
    if forces == 0 and pds == 0:
        return
    row = t.loads.add()
    t.loads.fleet[row] = fleet
    t.loads.vessel[row] = vessel
    t.loads.forces[row] = forces
    t.loads.pds[row] = pds
    change(t, fleet, FORCES_ABOARD, forces)
    change(t, fleet, PDS_ABOARD, pds)


def unstow_all(t: Imperium, fleet: int) -> None:
    """Take all loads out of the records; the numbers aboard stay as they are."""
    row = len(t.loads) - 1
    while row >= 0:
        if t.loads.fleet[row] == fleet:
            t.loads.remove(row)
        row -= 1


def stow_again(t: Imperium, seat: int, fleet: int) -> None:
    """T19  What stays aboard is divided among the ships that stay, the roomiest first."""
    forces, pds = count(t, fleet, FORCES_ABOARD), count(t, fleet, PDS_ABOARD)
    unstow_all(t, fleet)
    change(t, fleet, FORCES_ABOARD, -forces)
    change(t, fleet, PDS_ABOARD, -pds)
    for large in (True, False):
        for vessel in range(VESSELS):
            if vessel == VesselClass.FIGHTER or carries_all(t, vessel) != large:
                continue
            for _ in range(count(t, fleet, vessel)):
                room = capacity(t, seat, vessel)
                some_pds = min(pds, room) if large else 0
                some_forces = min(forces, room - some_pds)
                stow(t, fleet, vessel, some_forces, some_pds)
                pds -= some_pds
                forces -= some_forces
    assert forces == 0
    assert pds == 0


def emptiest(t: Imperium, fleet: int, vessel: int) -> int:
    """B13  The load of the ship of a class that carries least: NONE if one carries nothing. Ruling: that one is lost or damaged first."""
    loaded, best = 0, NONE
    for row in range(len(t.loads)):
        if t.loads.fleet[row] == fleet and t.loads.vessel[row] == vessel:
            loaded += 1
            if best == NONE or t.loads.forces[row] + t.loads.pds[row] < t.loads.forces[best] + t.loads.pds[best]:
                best = row
    return best if loaded == count(t, fleet, vessel) else NONE


def lose_ship(t: Imperium, seat: int, fleet: int, vessel: int) -> None:
    """B13  A ship is gone, and with it what it carries."""
    row = emptiest(t, fleet, vessel)
    if row != NONE:
        forces, pds = t.loads.forces[row], t.loads.pds[row]
        change(t, fleet, FORCES_ABOARD, -forces)
        change(t, fleet, PDS_ABOARD, -pds)
        t.loads.remove(row)
        events.load_lost(t, Seat(seat), forces, pds)
    change(t, fleet, vessel, -1)


def change_form(t: Imperium, fleet: int, vessel: int, form: int) -> None:
    """B8, Q2  A ship is damaged or repaired; its load stays aboard."""
    row = emptiest(t, fleet, vessel)
    if row != NONE:
        t.loads.vessel[row] = form
    change(t, fleet, vessel, -1)
    change(t, fleet, form, 1)


def lose_overload(t: Imperium, seat: int) -> None:
    """T9  Ships that have lost their capacity lose what they carry."""
    for row in range(len(t.loads) - 1, -1, -1):
        fleet, forces, pds = t.loads.fleet[row], t.loads.forces[row], t.loads.pds[row]
        if t.fleet_owner[fleet] == seat and forces + pds > capacity(t, seat, t.loads.vessel[row]):
            change(t, fleet, FORCES_ABOARD, -forces)
            change(t, fleet, PDS_ABOARD, -pds)
            t.loads.remove(row)
            events.load_lost(t, Seat(seat), forces, pds)


def unload(t: Imperium, fleet: int, forces: int, pds: int) -> None:
    """L1  Units leave the ships; ruling: the last loaded first."""
    change(t, fleet, FORCES_ABOARD, -forces)
    change(t, fleet, PDS_ABOARD, -pds)
    row = len(t.loads) - 1
    while row >= 0:
        if t.loads.fleet[row] == fleet:
            some_forces, some_pds = min(forces, t.loads.forces[row]), min(pds, t.loads.pds[row])
            t.loads.forces[row] -= some_forces
            t.loads.pds[row] -= some_pds
            forces -= some_forces
            pds -= some_pds
            if t.loads.forces[row] == 0 and t.loads.pds[row] == 0:
                t.loads.remove(row)
        row -= 1


# -- whole fleets -----------------------------------------------------------------------------------------------------


def clear_if_empty(t: Imperium, fleet: int) -> None:
    if t.fleet_owner[fleet] != NONE and is_empty_fleet(t, fleet):
        t.fleet_owner[fleet] = NONE


def remove_fleet(t: Imperium, fleet: int) -> None:
    """All that is there is gone."""
    unstow_all(t, fleet)
    for kind in range(COLUMNS):
        t.ships[fleet * COLUMNS + kind] = 0
    t.fleet_owner[fleet] = NONE


def join_fleets(t: Imperium, fleet: int, target: int) -> None:
    """All units of a fleet go over to another place."""
    t.fleet_owner[target] = t.fleet_owner[fleet]
    for kind in range(COLUMNS):
        change(t, target, kind, count(t, fleet, kind))
        t.ships[fleet * COLUMNS + kind] = 0
    for row in range(len(t.loads)):
        if t.loads.fleet[row] == fleet:
            t.loads.fleet[row] = target
    t.fleet_owner[fleet] = NONE


def add_ships(t: Imperium, seat: int, place: int, vessel: int, amount: int) -> None:
    """New ships in a system whose space nobody else holds."""
    if amount > 0:
        t.fleet_owner[place] = seat
        change(t, place, vessel, amount)


def take_hit(t: Imperium, seat: int, fleet: int, vessel: int) -> None:
    """B7, B8  The first hit damages a ship that sustains damage, any other destroys."""
    damaged = damaged_form(t, seat, vessel)
    if damaged != NONE:
        change_form(t, fleet, vessel, damaged)
        note_hurt(t, seat, damaged, False)
        events.ship_damaged(t, Seat(seat), Vessel(damaged))
    else:
        destroy_ship(t, seat, fleet, vessel)


def destroy_ship(t: Imperium, seat: int, fleet: int, vessel: int) -> None:
    """B7, B18  A ship or fighter is destroyed; of ships it is known that they just were."""
    events.ship_destroyed(t, Seat(seat), Vessel(vessel))
    lose_ship(t, seat, fleet, vessel)
    if vessel != VesselClass.FIGHTER:
        speak_again(t, seat, TYPE_OF[vessel])
        forget_damage(t, seat, vessel, count(t, fleet, vessel))
        note_hurt(t, seat, vessel, True)


def speak_again(t: Imperium, seat: int, unit: int) -> None:
    """Target Their Flagship: of equal ships its owner loses the one first that would not have rolled."""
    for row in range(len(t.effects)):
        if t.effects.kind[row] == Effect.SILENT_SHIP and t.effects.seat[row] == seat and t.effects.thing[row] == unit:
            t.effects.remove(row)
            break


def note_hurt(t: Imperium, seat: int, vessel: int, lost: bool) -> None:
    """B18  A ship was just damaged or destroyed."""
    row = t.hurt.add()
    t.hurt.seat[row] = seat
    t.hurt.vessel[row] = vessel
    t.hurt.lost[row] = int(lost)


def forget_damage(t: Imperium, seat: int, vessel: int, left: int) -> None:
    """B18  Of ships just damaged no more are known than are left."""
    known = [row for row in range(len(t.hurt)) if t.hurt.seat[row] == seat and t.hurt.vessel[row] == vessel and not t.hurt.lost[row]]
    if len(known) > left:
        t.hurt.remove(known[0])


def damaged_form(t: Imperium, seat: int, vessel: int) -> int:
    """What a whole ship that sustains damage becomes by a hit, cruisers with Enhanced Armor; NONE: it is destroyed."""
    if vessel == VesselClass.CRUISER and not is_in_force(t, Effect.CRUISERS_SUSTAIN, seat):
        return NONE
    return DAMAGED_FORM[vessel]


def repair_all(t: Imperium) -> None:
    """Q2  All damaged ships are whole again."""
    for fleet in range(HEXES):
        for vessel in range(VESSELS):
            whole, amount = WHOLE_FORM[vessel], count(t, fleet, vessel)
            if whole != NONE and amount > 0:
                events.repaired(t, Seat(t.fleet_owner[fleet]), Vessel(whole), amount, Hex(fleet))
                for _ in range(amount):
                    change_form(t, fleet, vessel, whole)


def own_fleet(t: Imperium, seat: int, place: int) -> int:
    """Where units of the seat that come to a system join: its fleet there, or ARRIVING where another holds the space."""
    fleet = fleet_of(t, seat, place)
    if fleet != NONE:
        return fleet
    return place if t.fleet_owner[place] == NONE else ARRIVING
