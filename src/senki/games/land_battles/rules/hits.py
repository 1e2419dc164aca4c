"""C3 to C6, O1  Range, dice, armour, hits and destruction."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, procedure, roll
from senki.games.land_battles import events
from senki.games.land_battles.lesson import next_face
from senki.games.land_battles.model import (
    AREAS,
    BREAKTHROUGH,
    DESTROYED,
    DICE,
    NONE,
    ROWS,
    LandBattles,
    Seat,
    Unit,
    area_of,
    find,
    has_weapon,
    hits_on,
    row_at,
    row_of,
    side_of,
    side_of_unit,
)
from senki.games.land_battles.pack import Weapon
from senki.games.land_battles.questions import DIE
from senki.games.land_battles.rules.ending import check_breakthrough, score
from senki.games.land_battles.rules.rows import is_last, row_after, spots, take_off

SIDES_OF_A_DIE: Final = 10
CANNON_RANGE: Final = 2
MISSILE_ROWS: Final = 2


def distance(own_row: int, enemy_row: int) -> int:
    """C3  Rows are counted from the attacker to the target, its own not included; here row 1 is 0."""
    return own_row + enemy_row + 1


def reaches(t: LandBattles, unit: int, weapon: int, own_row: int, enemy_row: int) -> bool:
    """C3  Small arms 1, cannon 1 or 2, missiles from rows 1 and 2 to rows 1 and 2, artillery up to its range."""
    if weapon == Weapon.SMALL_ARMS:
        return distance(own_row, enemy_row) == 1
    if weapon == Weapon.CANNON:
        return distance(own_row, enemy_row) <= CANNON_RANGE
    if weapon == Weapon.MISSILE:
        return own_row < MISSILE_ROWS and enemy_row < MISSILE_ROWS
    return distance(own_row, enemy_row) <= t.cards.range[unit]


def spots_in_range(t: LandBattles, unit: int, weapon: int, target: int, any_row: bool) -> list[int]:
    """A3, C3  Where the unit may stand so that the weapon reaches the target; K15: from row 1 a Raid reaches every row."""
    place = find(t, target)
    found: list[int] = []
    for spot in spots(t, unit, place // ROWS % AREAS):
        row = row_after(t, unit, spot)
        if row == 0 if any_row else reaches(t, unit, weapon, row, place % ROWS):
            found.append(spot)
    return found


def targets(t: LandBattles, unit: int, weapon: int, other_area: bool, any_row: bool) -> list[int]:
    """C2, C3  The enemy units that the unit can attack with a weapon, after its free move: what any row reaches, row 1 reaches too."""
    found: list[int] = []
    if not has_weapon(t, unit, weapon):
        return found
    place = find(t, unit)
    here = place // ROWS % AREAS
    leaves = not is_last(t, place)
    enemy = 1 - place // (AREAS * ROWS)
    for area in range(AREAS):
        if not other_area if area == here else leaves:
            first = row_at(enemy, area, 0)
            for enemy_row in range(ROWS):
                if any_row or reaches(t, unit, weapon, 0, enemy_row):
                    found += t.rows[first + enemy_row]
    return found


def has_target(t: LandBattles, unit: int, weapon: int, other_area: bool) -> bool:
    """C2, C3  Is there any? Where there is an enemy unit, there is one in row 1."""
    if not has_weapon(t, unit, weapon) or not reaches(t, unit, weapon, 0, 0):
        return False
    place = find(t, unit)
    here = place // ROWS % AREAS
    leaves = not is_last(t, place)
    enemy = 1 - place // (AREAS * ROWS)
    for area in range(AREAS):
        if (not other_area if area == here else leaves) and len(t.rows[row_at(enemy, area, 0)]) > 0:
            return True
    return False


def any_has_target(t: LandBattles, units: list[int], weapon: int, other_area: bool) -> bool:
    for unit in units:
        if has_target(t, unit, weapon, other_area):
            return True
    return False


def dice_of(t: LandBattles, unit: int) -> int:
    """C4, M1  Four dice, one less for each hit on the acting unit."""
    return DICE - hits_on(t, unit)


def depth_bonus(t: LandBattles, target: int) -> int:
    """O1  From afar a unit in row 2 is harder to hit by 1, one in row 3 by 2."""
    return row_of(t, target) if t.long_range else 0


def needed_face(t: LandBattles, unit: int, weapon: int, target: int) -> int:
    """C4, C5, O1  The face that hits: the armour, less the weapon's modifier and in the breakthrough area the superior counters."""
    needed = t.cards.armour[target] - t.cards.modifier[weapon][unit]
    if area_of(t, target) == BREAKTHROUGH:
        needed -= t.superior[side_of_unit(t, unit)]
    return needed + depth_bonus(t, target) if weapon == Weapon.ARTILLERY else needed


@procedure
def roll_dice(t: LandBattles, count: int, needed: int, *, rule: str = "") -> Rule[None]:
    """C4  So many ten-sided dice; each face of at least the number needed is a success. Ruling: no face always hits or misses."""
    t.dice = []
    t.needed = needed
    for _ in range(count):
        face = next_face(t)  # O7
        if face == NONE:
            face = yield from roll(DIE, SIDES_OF_A_DIE)
        t.dice.append(face)
    t.successes = len([one for one in t.dice if one >= needed])
    events.rolled(t, needed, t.dice, rule="C4")


def take_hits(t: LandBattles, by: int, unit: int, hits: int, rule: str) -> bool:
    """C6  Hits lie on the unit; with four it is destroyed and goes to the enemy's victory pile. Was it destroyed?"""
    hits = min(hits, DESTROYED - hits_on(t, unit))
    if hits <= 0:
        return False
    t.damage += [unit] * hits
    t.changed = True
    events.hit(t, Unit(unit), hits, rule=rule)
    if hits_on(t, unit) < DESTROYED:
        return False
    destroy(t, by, unit)
    return True


def destroy(t: LandBattles, by: int, unit: int) -> None:
    """C6, V1, V2  The unit never returns."""
    side = side_of_unit(t, unit)
    take_off(t, unit)
    t.damage = [other for other in t.damage if other != unit]
    if unit in t.acted:
        t.acted.remove(unit)
    t.victory[side_of(by)].append(unit)
    events.destroyed(t, Seat(by), Unit(unit), t.cards.vp[unit])
    score(t, side_of(by), t.cards.vp[unit])
    check_breakthrough(t, side)
