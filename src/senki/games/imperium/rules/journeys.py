"""K9  How ships have come to a system that another holds, and how Minister of Peace sends them back."""

from __future__ import annotations

from senki.games.imperium import events
from senki.games.imperium.kinds import ARRIVING, DAMAGED_FORM, FORCES_ABOARD, PDS_ABOARD, Hex, Seat, VesselClass
from senki.games.imperium.model import Imperium, afloat_at, change, count
from senki.games.imperium.pack import NONE
from senki.games.imperium.rules.fleets import clear_if_empty, settle_all_fighters


def note_journey(t: Imperium, place: int, vessel: int, loaded: bool, fighters: int) -> None:
    """A ship has come, or a fighter by itself, or a dock in space; its load is the last one, and fighters have come from where it did."""
    row = found_journey(t, place) if vessel == VesselClass.FIGHTER else NONE
    if row != NONE:
        t.journeys.fighters[row] += fighters
        return
    row = t.journeys.add()
    t.journeys.hex[row] = place
    t.journeys.vessel[row] = vessel
    t.journeys.fighters[row] = fighters
    if loaded:
        t.journeys.forces[row] = t.loads.forces[len(t.loads) - 1]
        t.journeys.pds[row] = t.loads.pds[len(t.loads) - 1]


def found_journey(t: Imperium, place: int) -> int:
    """Fighters that come by themselves from one system share a row."""
    for row in range(len(t.journeys)):
        if t.journeys.hex[row] == place and t.journeys.vessel[row] == VesselClass.FIGHTER:
            return row
    return NONE


def forget_journeys(t: Imperium) -> None:
    while len(t.journeys) > 0:
        t.journeys.remove(len(t.journeys) - 1)


def send_back(t: Imperium, seat: int, minister: int) -> None:
    """All that has come goes back to where it started, with what is aboard. What was lost on the way stays lost."""
    events.fleet_sent_back(t, Seat(minister), Seat(seat), Hex(t.act_hex))
    for row in range(len(t.journeys)):
        if t.journeys.vessel[row] == VesselClass.FLOATING_DOCK:
            dock_goes_back(t, seat, t.journeys.hex[row])
        else:
            ship_goes_back(t, seat, row)
    forget_journeys(t)
    clear_if_empty(t, ARRIVING)
    if t.alert_from != NONE:
        t.high_alert, t.alert_from = t.alert_from, NONE
    settle_all_fighters(t, seat)


def dock_goes_back(t: Imperium, seat: int, place: int) -> None:
    """R12"""
    came = [row for row in afloat_at(t, seat, t.act_hex) if t.afloat.moved[row]]
    if len(came) > 0:
        t.afloat.hex[came[0]] = place


def ship_goes_back(t: Imperium, seat: int, row: int) -> None:
    """The ship, damaged by now perhaps, with its load, then the fighters that it brought."""
    place, vessel = t.journeys.hex[row], t.journeys.vessel[row]
    load = load_of(t, row)
    form: int = NONE
    if load != NONE:
        form = t.loads.vessel[load]
        t.loads.fleet[load] = place
        move_aboard(t, place, t.loads.forces[load], t.loads.pds[load])
    elif t.journeys.forces[row] + t.journeys.pds[row] == 0 and vessel != VesselClass.FIGHTER:
        form = vessel if unloaded(t, vessel) > 0 else damaged(t, vessel)
    if form != NONE:
        t.fleet_owner[place] = seat
        change(t, ARRIVING, form, -1)
        change(t, place, form, 1)
    fighters = min(t.journeys.fighters[row], count(t, ARRIVING, VesselClass.FIGHTER))
    if fighters > 0:
        t.fleet_owner[place] = seat
        change(t, ARRIVING, VesselClass.FIGHTER, -fighters)
        change(t, place, VesselClass.FIGHTER, fighters)


def load_of(t: Imperium, row: int) -> int:
    """Where the load of the ship is; NONE if it carries nothing, or was lost."""
    journeys, loads = t.journeys, t.loads
    if journeys.forces[row] + journeys.pds[row] == 0:
        return NONE
    for load in range(len(loads)):
        if loads.fleet[load] == ARRIVING and loads.vessel[load] in (journeys.vessel[row], DAMAGED_FORM[journeys.vessel[row]]):
            if loads.forces[load] == journeys.forces[row] and loads.pds[load] == journeys.pds[row]:
                return load
    return NONE


def move_aboard(t: Imperium, place: int, forces: int, pds: int) -> None:
    for unit, number in ((FORCES_ABOARD, forces), (PDS_ABOARD, pds)):
        change(t, ARRIVING, unit, -number)
        change(t, place, unit, number)


def unloaded(t: Imperium, vessel: int) -> int:
    """How many ships of a class have come that carry nothing."""
    loads = [row for row in range(len(t.loads)) if t.loads.fleet[row] == ARRIVING and t.loads.vessel[row] == vessel]
    return count(t, ARRIVING, vessel) - len(loads)


def damaged(t: Imperium, vessel: int) -> int:
    """The damaged class, if such a ship has come; NONE: it was lost."""
    form = DAMAGED_FORM[vessel]
    return form if form != NONE and unloaded(t, form) > 0 else NONE
