"""V2  What the target words of cards in battles and invasions mean, and what such cards need. All of it is seen by everybody."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.imperium.galaxy import NEXT, adjacent, can_enter
from senki.games.imperium.kinds import MOVER, ROLLED, TYPE_OF, VESSELS, Effect, VesselClass
from senki.games.imperium.model import (
    Imperium,
    count,
    count_type,
    fleet_of,
    has_tech,
    has_units_at,
    is_activated,
    is_empty_system,
    is_held_by_another,
    is_station,
    planets_at,
    planets_of,
    reinforcements,
    ships_in,
    type_at,
)
from senki.games.imperium.pack import NONE, PLANETS, SystemType, Technology, UnitType
from senki.games.imperium.pack_cards import ActionKind, Need, Target, Window
from senki.games.imperium.rules.docks import docks_in_space
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.laws import resources_of
from senki.games.imperium.rules.rolls import is_hit
from senki.games.imperium.rules.sides import enemy_fleet, in_space_battle, is_there, opponent_of, side_fleet

GREAT_DREADNOUGHTS: Final = 2  # Rule by Terror: so many, or a war sun
WAR_TARGETS: Final = (
    Target.OWN_SHIP,
    Target.OWN_DREADNOUGHT,
    Target.ENEMY_SHIP,
    Target.SHIP_JUST_DAMAGED,
    Target.SHIP_JUST_LOST,
    Target.DIE,
    Target.PDS_DIE,
    Target.HAVEN,
    Target.DOCK_IN_RANGE,
    Target.READY_PLANET_OF_CONQUEROR,
    Target.OWN_EXHAUSTED_PLANET,
)
WAR_NEEDS: Final = (
    Need.DREADNOUGHT,
    Need.BOMBARDING_SHIP,
    Need.GREAT_SHIPS,
    Need.FIGHTER,
    Need.SWARM,
    Need.CRUISER,
    Need.ENEMY_SHIPS,
    Need.DOCK_IN_RANGE,
    Need.HITS,
)


# -- targets ----------------------------------------------------------------------------------------------------------


def ships_of(t: Imperium, fleet: int) -> list[int]:
    """The classes of ships in a fleet; fighters are none (G2)."""
    return [vessel for vessel in range(VESSELS) if vessel != VesselClass.FIGHTER and count(t, fleet, vessel) > 0]


def here(t: Imperium, vessels: list[int]) -> list[int]:
    """Classes of ships in the system fought for, as ships of the galaxy."""
    return sorted([MOVER.of(t.act_hex, vessel) for vessel in vessels])


def own_ships(t: Imperium, seat: int) -> list[int]:
    return here(t, ships_of(t, side_fleet(t, seat)))


def own_dreadnoughts(t: Imperium, seat: int) -> list[int]:
    return here(t, [vessel for vessel in ships_of(t, side_fleet(t, seat)) if TYPE_OF[vessel] == UnitType.DREADNOUGHT])


def enemy_ships(t: Imperium, seat: int) -> list[int]:
    """Ships of the opponent; Nano-Technology protects the largest."""
    return here(t, [vessel for vessel in ships_of(t, enemy_fleet(t, seat)) if not is_protected(t, opponent_of(t, seat), vessel)])


def is_protected(t: Imperium, seat: int, vessel: int) -> bool:
    """D1  With Nano-Technology enemy cards do not aim at dreadnoughts and war suns."""
    return TYPE_OF[vessel] in (UnitType.DREADNOUGHT, UnitType.WAR_SUN) and has_tech(t, seat, Technology.NANO_TECHNOLOGY)


def just_damaged(t: Imperium, seat: int) -> list[int]:
    """B18  Enemy ships that were damaged in this battle a moment ago."""
    other = opponent_of(t, seat)
    found = {t.hurt.vessel[row] for row in range(len(t.hurt)) if t.hurt.seat[row] == other and not t.hurt.lost[row]}
    return here(t, [vessel for vessel in found if not is_protected(t, other, vessel)])


def just_lost(t: Imperium, seat: int, kind: int) -> list[int]:
    """B18, V4  Own ships that were destroyed a moment ago; Courageous to the End avenges each of them once."""
    rows = [row for row in range(len(t.hurt)) if t.hurt.seat[row] == seat and t.hurt.lost[row]]
    if kind == ActionKind.COURAGEOUS_TO_THE_END:
        rows = [row for row in rows if not t.hurt.avenged[row]]
    return here(t, list({t.hurt.vessel[row] for row in rows}))


def worth_rolling(t: Imperium, seat: int) -> list[int]:
    """P9  Recheck. Ruling: own dice that missed and enemy dice that hit; nobody has a reason to roll others again. Equal dice are one."""
    found: list[int] = []
    for row in range(len(t.dice)):
        if (t.dice.seat[row] == seat) != is_hit(t, row) and not is_double(t, row, found):
            found.append(row)
    return found


def shots_that_hit(t: Imperium) -> list[int]:
    """P9  Faulty Targeting Systems. Ruling: dice that hit, for the same reason."""
    return [row for row in range(len(t.dice)) if is_hit(t, row)]


def is_double(t: Imperium, row: int, others: list[int]) -> bool:
    """Does another of these dice show the same for the same unit of the same player?"""
    dice = t.dice
    for other in others:
        if dice.seat[other] == dice.seat[row] and dice.unit[other] == dice.unit[row] and dice.face[other] == dice.face[row]:
            return True
    return False


def dice_owners(t: Imperium, dice: list[int]) -> Ints:
    """Whose dice these are."""
    return tuple(sorted({t.dice.seat[die] for die in dice}))


def dice_shown(t: Imperium, dice: list[int], owner: int) -> list[int]:
    """A player's dice among these, by unit and number."""
    return sorted({ROLLED.of(t.dice.unit[die], t.dice.face[die]) for die in dice if t.dice.seat[die] == owner})


def die_that_shows(t: Imperium, dice: list[int], owner: int, rolled: int) -> int:
    """One of these."""
    own = [die for die in dice if t.dice.seat[die] == owner]
    return next(die for die in own if ROLLED.of(t.dice.unit[die], t.dice.face[die]) == rolled)


def retreats(t: Imperium, seat: int) -> list[int]:
    """Skilled Retreat: adjacent systems, friendly (G7) or empty (G4), not activated by the seat, where ships may end a move."""
    if not in_space_battle(t, seat) or barred(t, Effect.NO_RETREAT, seat) or reinforcements(t, seat) == 0:
        return []
    return sorted([place for place in adjacent(t, t.act_hex) if is_retreat(t, seat, place)])


def is_retreat(t: Imperium, seat: int, place: int) -> bool:
    if is_activated(t, seat, place) or is_held_by_another(t, seat, place) or not can_enter(t, place):
        return False
    return is_empty_system(t, place) or has_units_at(t, seat, place) or holds_planet(t, seat, place)


def holds_planet(t: Imperium, seat: int, place: int) -> bool:
    return len([planet for planet in planets_at(t, place) if t.planets.owner[planet] == seat]) > 0


def docks_in_range(t: Imperium, seat: int) -> list[int]:
    """Experimental Battlestation: docks from which a PDS could fire at the ships that have come (P3, N5)."""
    if fleet_of(t, t.active, t.act_hex) == NONE or type_at(t, t.act_hex) == SystemType.ION_STORM:
        return []
    far = has_tech(t, seat, Technology.DEEP_SPACE_CANNON)
    docks = [planet for planet in planets_of(t, seat) if t.planets.dock[planet] > 0]
    found = [dock for dock in docks if t.planets.hex[dock] == t.act_hex or (far and t.act_hex in NEXT[t.planets.hex[dock]])]
    return found + [PLANETS + place for place in docks_in_space(t, seat) if place == t.act_hex or (far and t.act_hex in NEXT[place])]


def planets_to_hold(t: Imperium, seat: int) -> list[int]:
    """Dug In: own planets in the system."""
    return [planet for planet in planets_at(t, t.act_hex) if t.planets.owner[planet] == seat and not is_station(t, planet)]


def planets_to_exhaust(t: Imperium, place: int) -> list[int]:
    """Reparations: ready planets of the conqueror's."""
    return [planet for planet in planets_of(t, t.occasions.seat[place]) if t.planets.ready[planet]]


def planets_to_refresh(t: Imperium, seat: int, first: int) -> list[int]:
    """Reparations: own exhausted planets with no more resources than that one."""
    most = resources_of(t, first)
    return [planet for planet in planets_of(t, seat) if not t.planets.ready[planet] and resources_of(t, planet) <= most]


# -- needs ------------------------------------------------------------------------------------------------------------


def is_met_in_war(t: Imperium, seat: int, need: int) -> bool:
    """What cards in battles and invasions need besides."""
    match need:
        case Need.DREADNOUGHT:
            fleet = fleet_of(t, seat, t.act_hex)
            return fleet != NONE and count_type(t, fleet, UnitType.DREADNOUGHT) > 0
        case Need.BOMBARDING_SHIP:
            return in_space_battle(t, seat) and great_ships(t, seat) > 0
        case Need.GREAT_SHIPS:
            suns = count_type(t, side_fleet(t, seat), UnitType.WAR_SUN)
            return in_space_battle(t, seat) and (suns > 0 or great_ships(t, seat) >= GREAT_DREADNOUGHTS)
        case Need.FIGHTER:
            return in_space_battle(t, seat) and count(t, side_fleet(t, seat), VesselClass.FIGHTER) > 0
        case Need.SWARM:
            enemy = enemy_fleet(t, seat)
            return in_space_battle(t, seat) and count(t, enemy, VesselClass.FIGHTER) > max(1, ships_in(t, enemy))
        case Need.CRUISER:
            return t.fleet_owner[t.act_hex] == seat and count_type(t, t.act_hex, UnitType.CRUISER) > 0
        case Need.ENEMY_SHIPS:
            return is_there(t, enemy_fleet(t, seat)) and t.fleet_owner[enemy_fleet(t, seat)] != seat
        case Need.HITS:
            return t.hits[seat] > 0
    return len(docks_in_range(t, seat)) > 0  # DOCK_IN_RANGE


def great_ships(t: Imperium, seat: int) -> int:
    fleet = side_fleet(t, seat)
    return count_type(t, fleet, UnitType.DREADNOUGHT) + count_type(t, fleet, UnitType.WAR_SUN)


def answers_mines(t: Imperium, kind: int, place: int) -> bool:
    """Faulty Targeting Systems also cancel Minelayers; the active player, against whom these are, may play them so."""
    if kind != ActionKind.FAULTY_TARGETING_SYSTEMS or t.occasions.window[place] != Window.CARD:
        return False
    announced = t.occasions.thing[place]
    return 0 <= announced < len(t.said) and t.said.play[announced] == ActionKind.MINELAYERS


def war_things(t: Imperium, seat: int, target: int, kind: int, first: int, place: int) -> list[int]:
    """The targets of cards in battles and invasions."""
    match target:
        case Target.OWN_SHIP:
            return own_ships(t, seat)
        case Target.OWN_DREADNOUGHT:
            return own_dreadnoughts(t, seat)
        case Target.ENEMY_SHIP:
            return enemy_ships(t, seat)
        case Target.SHIP_JUST_DAMAGED:
            return just_damaged(t, seat)
        case Target.SHIP_JUST_LOST:
            return just_lost(t, seat, kind)
        case Target.DIE:
            return worth_rolling(t, seat)
        case Target.PDS_DIE:
            return shots_that_hit(t)
        case Target.HAVEN:
            return retreats(t, seat)
        case Target.DOCK_IN_RANGE:
            return docks_in_range(t, seat)
        case Target.OWN_PLANET:
            return planets_to_hold(t, seat)
        case Target.READY_PLANET_OF_CONQUEROR:
            return planets_to_exhaust(t, place)
    return planets_to_refresh(t, seat, first)  # OWN_EXHAUSTED_PLANET
