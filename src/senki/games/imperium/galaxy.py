"""N  The galaxy: which systems are adjacent, what may be passed, and how far it is."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Effect, VesselClass
from senki.games.imperium.model import Imperium, count, has_tech, is_special, ships_in, type_at
from senki.games.imperium.pack import HEXES, NONE, PLACES, SIDES, SystemType, Technology
from senki.games.imperium.pack_politics import Political

FAR: Final = 99

NEXT: Final[list[list[int]]] = [  # by hex: the hexes that touch it
    [PLACES.index((q + dq, r + dr)) for dq, dr in SIDES if (q + dq, r + dr) in PLACES] for q, r in PLACES
]


def touching(t: Imperium, place: int) -> list[int]:
    """The systems that touch a hex; wormholes do not count (N8)."""
    return [other for other in NEXT[place] if t.systems[other] != NONE]


def adjacent(t: Imperium, place: int) -> list[int]:
    """N7, X8  The systems adjacent to a hex: those that touch it, and those with the same wormhole."""
    found = [other for other in NEXT[place] if t.systems[other] != NONE]
    hole = t.cards.system.wormhole[t.systems[place]] if t.systems[place] != NONE else NONE
    if hole != NONE and not is_in_force(t, Effect.NO_WORMHOLES, NONE):
        any_hole = Political.WORMHOLE_RECONSTRUCTION in t.c_laws
        for other in range(HEXES):
            if other != place and t.systems[other] != NONE and other not in found:
                mark = t.cards.system.wormhole[t.systems[other]]
                if mark == hole or (any_hole and mark != NONE):
                    found.append(other)
    return found


def can_enter(t: Imperium, place: int) -> bool:
    """N2, N4  Where ships may end a move and which may be activated: no asteroid field, no supernova."""
    kind = type_at(t, place)
    if is_special(t, place) and is_in_force(t, Effect.NO_RED_SYSTEMS, NONE):
        return False
    return kind != NONE and kind != SystemType.ASTEROID_FIELD and kind != SystemType.SUPERNOVA


def blocks(t: Imperium, seat: int, place: int) -> bool:
    """T6  Do another player's ships keep the seat from passing? Fighters alone do only with Advanced Fighters."""
    holder = t.fleet_owner[place]
    if holder in (NONE, seat) or has_tech(t, seat, Technology.LIGHT_WAVE_DEFLECTOR):
        return False
    if ships_in(t, place) > 0:
        return True
    return has_tech(t, holder, Technology.ADVANCED_FIGHTERS) and count(t, place, VesselClass.FIGHTER) > 0


def can_pass(t: Imperium, seat: int, place: int, silent: bool = False) -> bool:
    """N2 to N5, T6  May ships of the seat fly on through this system? Silent ones pass others' ships."""
    kind = type_at(t, place)
    if is_special(t, place) and is_in_force(t, Effect.NO_RED_SYSTEMS, NONE):
        return False
    if kind in (SystemType.NEBULA, SystemType.ION_STORM) and Political.INVESTIGATE_SPATIAL_ANOMALIES in t.c_laws:
        return not blocks(t, seat, place)
    if kind in (NONE, SystemType.NEBULA):
        return False
    if kind == SystemType.SUPERNOVA and not has_ability(t, seat, RaceAbility.MUAAT_SUPERNOVA):
        return False
    if kind == SystemType.ASTEROID_FIELD and not has_tech(t, seat, Technology.ANTIMASS_DEFLECTORS):
        return False
    if kind == SystemType.ION_STORM and not has_tech(t, seat, Technology.MANEUVERING_JETS):
        return False
    return silent or not blocks(t, seat, place)


def distances(t: Imperium, seat: int, target: int, silent: bool = False) -> list[int]:
    """T6, T14  By hex: how many steps a ship of the seat needs from there to the target."""
    found = [FAR] * HEXES
    found[target] = 0
    reached = [target]
    for place in reached:
        if place != target and not can_pass(t, seat, place, silent):
            continue
        for other in adjacent(t, place):
            if found[other] == FAR:
                found[other] = found[place] + 1
                reached.append(other)
    return found


def leads_through(t: Imperium, seat: int, start: int, target: int, moves: int, stops: Ints, silent: bool = False) -> bool:
    """T15  Is there a way of at most so many steps from start to target that comes through all the stops?"""
    wanted = [place for place in stops if place != start]
    return search(t, seat, start, target, moves, wanted, distances(t, seat, target, silent), silent)


def search(t: Imperium, seat: int, place: int, target: int, moves: int, stops: list[int], far: list[int], silent: bool) -> bool:
    if place == target:
        return not stops
    if moves < far[place] or moves <= len(stops):
        return False
    for other in adjacent(t, place):
        if other == target:
            if not stops:
                return True
        elif far[other] < moves and can_pass(t, seat, other, silent):
            if search(t, seat, other, target, moves - 1, [stop for stop in stops if stop != other], far, silent):
                return True
    return False


from senki.games.imperium.rules.effects import is_in_force  # noqa: E402  the rules begin with windows, which lead back to the galaxy (rules/__init__.py)
