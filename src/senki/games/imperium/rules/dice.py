"""G14  What the dice of each kind of unit need to hit, and how many there are."""

from __future__ import annotations

from senki.games.imperium.kinds import Effect
from senki.games.imperium.model import Imperium, has_tech, type_at
from senki.games.imperium.pack import NONE, SystemType, Technology, UnitType
from senki.games.imperium.rules.effects import bonus
from senki.games.imperium.rules.modifiers import other_rolls
from senki.games.imperium.rules.modifiers import tech_combat as tech_combat
from senki.games.imperium.rules.races_war import first_round_combat, race_combat, race_ground_combat

# -- modifiers of combat rolls (G15): rounds of space battles and invasion combats ------------------------------------


def alert_combat(t: Imperium, seat: int, unit: int, place: int) -> int:
    """C9  Ships on High Alert."""
    return 1 if t.high_alert == place and t.high_alert_of == seat and unit != UnitType.FIGHTER else 0


def nebula_combat(t: Imperium, seat: int, unit: int, place: int) -> int:
    """B14, N3  The defender's ships in a nebula."""
    return 1 if type_at(t, place) == SystemType.NEBULA and t.active != seat and unit != UnitType.FIGHTER else 0


def card_combat(t: Imperium, seat: int, unit: int) -> int:
    """B18  Cards, laws and abilities that add to combat rolls for a time, to all units or to a type, or to ships."""
    found = bonus(t, Effect.COMBAT, seat, unit)
    return found + bonus(t, Effect.SHIP_COMBAT, seat) if UnitType.DESTROYER <= unit <= UnitType.WAR_SUN else found


def space_needed(t: Imperium, seat: int, unit: int, place: int) -> int:
    """B6  What a die must show in a round of a space battle."""
    added = tech_combat(t, seat, unit) + alert_combat(t, seat, unit, place) + nebula_combat(t, seat, unit, place)
    added += race_combat(t, seat, unit) + first_round_combat(t, seat) + card_combat(t, seat, unit)
    return t.cards.unit.combat[unit] - added


def space_dice(t: Imperium, unit: int, place: int) -> int:
    """B6, N6  How many dice a unit rolls; fighters in an ion storm roll none (J4)."""
    if unit == UnitType.FIGHTER and t.silent_fighters and type_at(t, place) == SystemType.ION_STORM:
        return 0
    return t.cards.unit.dice[unit]


def barrage_dice(t: Imperium, seat: int) -> int:
    """B4  Dice of a destroyer against fighters; one more with Automated Defense Turrets."""
    return t.cards.unit.barrage[UnitType.DESTROYER] + int(has_tech(t, seat, Technology.AUTOMATED_DEFENSE_TURRETS))


def barrage_needed(t: Imperium, seat: int) -> int:
    """B4  The destroyer's own value; Automated Defense Turrets give +2."""
    turrets = 2 if has_tech(t, seat, Technology.AUTOMATED_DEFENSE_TURRETS) else 0
    return t.cards.unit.combat[UnitType.DESTROYER] - turrets - other_rolls(t, seat, UnitType.DESTROYER)


def pds_needed(t: Imperium, seat: int, target: int, next_door: bool) -> int:
    """P4  6; the Magen Defense Grid gives +1, the target's Maneuvering Jets take 1, from an adjacent system 2."""
    needed = t.cards.unit.combat[UnitType.PDS] - int(has_tech(t, seat, Technology.MAGEN_DEFENSE_GRID)) - other_rolls(t, seat, UnitType.PDS)
    if target != NONE and has_tech(t, target, Technology.MANEUVERING_JETS):
        needed += 2 if next_door else 1
    return needed


def fire_needed(t: Imperium, seat: int, unit: int) -> int:
    """B2, I2  Ships that fire before a battle, or bombard: their own value, without modifiers of combat rolls (G15)."""
    return t.cards.unit.combat[unit] - other_rolls(t, seat, unit)


def ground_needed(t: Imperium, seat: int, planet: int) -> int:
    """I4  8; Gen Synthesis gives +1, and the Magen Defense Grid +1 to defenders where a PDS stands; then races and cards."""
    added = gen_combat(t, seat) + magen_combat(t, seat, planet) + race_ground_combat(t, seat, UnitType.GROUND_FORCE, planet)
    return t.cards.unit.combat[UnitType.GROUND_FORCE] - added - first_round_combat(t, seat) - card_combat(t, seat, UnitType.GROUND_FORCE)


def landed_fighter_needed(t: Imperium, seat: int, planet: int) -> int:
    """I12  Fighters in an invasion combat roll at their own value."""
    added = tech_combat(t, seat, UnitType.FIGHTER) + race_ground_combat(t, seat, UnitType.FIGHTER, planet)
    return t.cards.unit.combat[UnitType.FIGHTER] - added - first_round_combat(t, seat) - card_combat(t, seat, UnitType.FIGHTER)


def gen_combat(t: Imperium, seat: int) -> int:
    return int(has_tech(t, seat, Technology.GEN_SYNTHESIS))


def magen_combat(t: Imperium, seat: int, planet: int) -> int:
    """The Magen Defense Grid helps who controls the planet, where a PDS stands."""
    grid = t.planets.owner[planet] == seat and t.planets.pds[planet] > 0
    return 1 if grid and has_tech(t, seat, Technology.MAGEN_DEFENSE_GRID) else 0
