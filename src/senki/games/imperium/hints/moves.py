"""Ships and troops: which ships come to the activated system, what they carry, where it lands, and when a battle is left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium import questions as asked
from senki.games.imperium.hints.ambition import planet_gain
from senki.games.imperium.hints.battles import (
    bombarding_ships,
    chance_in_space,
    chance_on_ground,
    fleet_at,
    forces_for,
    has_warships,
    is_exposed,
    is_warship,
    lives_of,
    menace,
    pds_at,
    weight_of,
)
from senki.games.imperium.hints.battles import chance_to_win as chance_between
from senki.games.imperium.hints.plans import HOPELESS, Raid, guards, idle_carriers, prize, raid_on, spare_forces, troops_at
from senki.games.imperium.hints.standing import cheapest, planet_worth
from senki.games.imperium.kinds import ARRIVING, FORCES_ABOARD, MOVER, TYPE_OF, VesselClass
from senki.games.imperium.model import Imperium, count, docks_at, fleet_of, is_home, planets_at, ships_in
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.rules.fleets import capacity
from senki.games.imperium.rules.production import can_produce

SAFE: Final = 85  # per cent: with more, no further ship is called to a battle
HARDLY: Final = 25  # per cent: with less, a battle is left


# -- ships ------------------------------------------------------------------------------------------------------------


def move_worths(t: Imperium, seat: int) -> list[int]:
    """For each ship that may come: carriers with the troops that are needed, warships until the battle is safe, an escort; at home
    carriers that come back for troops."""
    place = t.act_hex
    raid = raid_on(t, seat, place)
    fleet = fleet_of(t, seat, place)
    if raid.gains <= 0 and fleet in (NONE, place):
        if can_produce(t, seat, place):
            back = idle_carriers(t, seat, place)
            return [home_move(t, seat, mover, back) for mover in t.options]
        return [staging_move(t, seat, mover, fleet) for mover in t.options]
    here = fleet_at(t, fleet) if fleet != NONE else []
    troops = count(t, fleet, FORCES_ABOARD) if fleet != NONE else 0
    chance = chance_in_space(t, seat, here, place) if fleet != NONE else 0
    contested = t.fleet_owner[place] not in (NONE, seat) or pds_at(t, seat, place) > 0
    guarded = fleet != NONE and has_warships(here)
    found: list[int] = []
    for mover in t.options:
        if mover == ENOUGH:
            found.append(20 if fleet != NONE else 1)
        else:
            found.append(move_worth(t, seat, mover, raid, troops, chance if contested else SAFE, guarded))
    return found


def home_move(t: Imperium, seat: int, mover: int, back: list[int]) -> int:
    """A dock in space goes with ships of its owner; empty carriers come back; all others stay."""
    if mover == ENOUGH:
        return 5
    vessel = MOVER.second(mover)
    if vessel == VesselClass.FLOATING_DOCK:
        return 2
    return 10 if vessel == VesselClass.CARRIER and MOVER.first(mover) in back else 0


def staging_move(t: Imperium, seat: int, mover: int, fleet: int) -> int:
    """A carrier with troops, and a warship with it."""
    source, vessel = MOVER.first(mover), MOVER.second(mover)
    if mover == ENOUGH:
        return 5
    if capacity(t, seat, vessel) > 1 and troops_at(t, seat, source) > 0:
        return 10 + troops_at(t, seat, source) if fleet == NONE or count(t, fleet, FORCES_ABOARD) == 0 else 1
    own = len([planet for planet in planets_at(t, t.act_hex) if t.planets.owner[planet] == seat]) > 0
    alone = not has_warships(fleet_at(t, fleet)) if fleet != NONE else own
    return 8 if alone and is_warship(vessel) and count(t, source, vessel) > guards(t, seat, source, vessel) else 0


def move_worth(t: Imperium, seat: int, mover: int, raid: Raid, troops: int, chance: int, guarded: bool) -> int:
    source, vessel = MOVER.first(mover), MOVER.second(mover)
    if vessel == VesselClass.FLOATING_DOCK:  # R12
        return 2
    room = capacity(t, seat, vessel)
    if room > 0 and troops < raid.needed and raid.troops > troops:
        brought = min(room, troops_at(t, seat, source))
        if brought > 0:
            return 60 + 2 * min(brought, raid.needed - troops) - (len(docks_at(t, seat, source)) > 0)
    if is_warship(vessel) and count(t, source, vessel) > guards(t, seat, source, vessel):
        if chance < SAFE:
            return 40 + t.cards.unit.cost[TYPE_OF[vessel]]
        if not guarded and is_exposed(t, seat, t.act_hex):
            return 24 - t.cards.unit.cost[TYPE_OF[vessel]]
        return 3
    if vessel == VesselClass.CARRIER and chance < SAFE and count(t, source, VesselClass.FIGHTER) > 1:
        return 30
    return 1


# -- what they carry --------------------------------------------------------------------------------------------------


def load_forces_worth(t: Imperium, seat: int, number: int) -> int:
    """As many as are spare; where several carriers wait, each its share, but enough for what is to be taken."""
    mover, planet = t.about()
    spare = min(spare_forces(t, planet), t.options[-1])
    waiting = count(t, MOVER.first(mover), VesselClass.CARRIER) + 1
    raid = raid_on(t, seat, t.act_hex)
    fleet = fleet_of(t, seat, t.act_hex)
    lacking = raid.needed - (count(t, fleet, FORCES_ABOARD) if fleet != NONE else 0)
    wanted_now = min(spare, max(lacking, (spare + waiting - 1) // waiting))
    return 8 if number == wanted_now else 1


def load_fighters_worth(t: Imperium, seat: int, number: int) -> int:
    """All that find room where others may come; else two stay behind."""
    staying = 0 if is_exposed(t, seat, t.act_hex) else min(2, t.options[-1])
    return 8 if number == t.options[-1] - staying else 1


# -- landing ----------------------------------------------------------------------------------------------------------


def land_worth(t: Imperium, seat: int, number: int) -> int:
    """One on a neutral planet, the others stay aboard for the next; enough to take another's, or none."""
    (planet,) = t.about()
    most = t.options[-1]
    wanted_there = landing(t, seat, planet, most)
    return 12 if number == wanted_there else 1 if abs(number - wanted_there) == 1 and number > 0 else 0


def landing(t: Imperium, seat: int, planet: int, most: int) -> int:
    """How many land on a planet."""
    owner, place = t.planets.owner[planet], t.planets.hex[planet]
    bombards = bombarding_ships(fleet_at(t, place))
    later = [other for other in planets_at(t, place) if other > planet and t.planets.owner[other] != seat]
    kept = min([forces_for(t, seat, other, bombards) for other in later], default=0)
    if owner == seat:
        lacking = (2 if is_home(t, seat, planet) or planet_gain_if_lost(t, seat, planet) else 1) - t.planets.forces[planet]
        return max(0, min(lacking, most - kept)) if is_exposed(t, seat, place) else 0
    needed = forces_for(t, seat, planet, bombards)
    if needed == 1:
        extra = 1 if len(later) == 0 and most > 2 and is_exposed(t, seat, place) else 0
        return min(most, 1 + extra)
    if most < needed and chance_on_ground(t, seat, planet, most, bombards) < HOPELESS:
        return 0
    if kept > 0 and most - needed < kept and worth_more(t, seat, later, planet):
        return 0
    return max(min(most, needed), most - kept)


def worth_more(t: Imperium, seat: int, later: list[int], planet: int) -> bool:
    """Is another planet of the system worth more?"""
    return max([prize(t, seat, other) for other in later]) > prize(t, seat, planet)


def planet_gain_if_lost(t: Imperium, seat: int, planet: int) -> bool:
    """Is it a planet to be held: Mecatol Rex, or one with much on it?"""
    return planet_worth(t, planet) >= 20 or t.planets.dock[planet] > 0


def land_fighters_worth(t: Imperium, seat: int, number: int) -> int:
    """I12  Half of them help where it is fought."""
    return 8 if number == t.options[-1] // 2 else 1


def land_pds_worth(t: Imperium, seat: int, number: int) -> int:
    return 1 + number


def bombard_worth(t: Imperium, seat: int, planet: int) -> int:
    """Where most is defended."""
    return 1 + t.planets.forces[planet]


def invade_worth(t: Imperium, seat: int, planet: int) -> int:
    """The best first."""
    return 1 + planet_worth(t, planet) + planet_gain(t, seat, planet)


# -- battle -----------------------------------------------------------------------------------------------------------


def withdraw_worth(t: Imperium, seat: int, answer: int) -> int:
    """Leave when the battle is all but lost."""
    fleet = fleet_of(t, seat, t.act_hex)
    enemy = t.act_hex if fleet == ARRIVING else ARRIVING
    mine, theirs = fleet_at(t, fleet), fleet_at(t, enemy)
    chance = chance_between(weight_of(t, seat, mine), weight_of(t, t.fleet_owner[enemy], theirs), lives_of(mine) + lives_of(theirs))
    return (8 if chance < HARDLY else 0) if answer else (1 if chance < HARDLY else 8)


def withdraw_to_worth(t: Imperium, seat: int, place: int) -> int:
    """To a dock, to other ships of one's own, away from enemies."""
    worth = 2 + (6 if len(docks_at(t, seat, place)) > 0 else 0) + (ships_in(t, place) if t.fleet_owner[place] == seat else 0)
    return worth + (0 if menace(t, seat, place) > 0 else 4)


def lose_worth(t: Imperium, seat: int, vessel: int) -> int:
    """Damage first, then what is cheapest; ships with troops aboard last."""
    cost = cheapest(t, vessel)
    if TYPE_OF[vessel] == UnitType.CARRIER:
        cost += 6
    return max(1, 4000 // (1 + cost * cost * cost))


def more_is_better(t: Imperium, seat: int, number: int) -> int:
    return 1 + number * number


def less_is_better(t: Imperium, seat: int, number: int) -> int:
    return 12 if number == t.options[0] else 1


JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.LOAD_FORCES: load_forces_worth,
    asked.LOAD_PDS: less_is_better,
    asked.LOAD_FIGHTERS: load_fighters_worth,
    asked.KEEP_FORCES: more_is_better,
    asked.KEEP_PDS: less_is_better,
    asked.PDS_FIRE: more_is_better,
    asked.LOSE: lose_worth,
    asked.EXCESS: lose_worth,
    asked.WITHDRAW: withdraw_worth,
    asked.WITHDRAW_TO: withdraw_to_worth,
    asked.LAND_FORCES: land_worth,
    asked.LAND_PDS: land_pds_worth,
    asked.LAND_FIGHTERS: land_fighters_worth,
    asked.BOMBARD: bombard_worth,
    asked.INVADE: invade_worth,
}
