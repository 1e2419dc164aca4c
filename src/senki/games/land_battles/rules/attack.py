"""C, G  Attacks with action cards and with artillery."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import BOMBARD, BREAKTHROUGH, LandBattles, Seat, Shown, Unit, area_of, ready_units
from senki.games.land_battles.pack import Weapon
from senki.games.land_battles.questions import TARGET, UNIT_TO_ACT, USE_WEAPON
from senki.games.land_battles.rules.ending import end_if_won
from senki.games.land_battles.rules.hits import (
    any_has_target,
    dice_of,
    has_target,
    needed_face,
    roll_dice,
    spots_in_range,
    take_hits,
    targets,
)
from senki.games.land_battles.rules.rows import move_freely
from senki.games.land_battles.rules.window import reaction_window, strike_back


def card_targets(t: LandBattles, unit: int, weapon: int, card: int) -> list[int]:
    """C1 to C3  What the unit can attack with a weapon by means of a card."""
    return targets(t, unit, weapon, t.cards.other_area[card] == 1, t.cards.any_row[card] == 1)


def usable_weapons(t: LandBattles, unit: int, card: int) -> list[int]:
    """C1  The weapons on the card that the unit has and that reach somebody."""
    return [weapon for weapon in t.cards.weapons[card] if has_target(t, unit, weapon, t.cards.other_area[card] == 1)]


def attackers(t: LandBattles, seat: int, card: int) -> list[int]:
    """C1  The units that can attack with the card."""
    return [unit for unit in ready_units(t, seat) if len(usable_weapons(t, unit, card)) > 0]


def can_attack(t: LandBattles, units: list[int], card: int) -> bool:
    """C1  Is one of these units such a unit?"""
    for weapon in t.cards.weapons[card]:
        if any_has_target(t, units, weapon, t.cards.other_area[card] == 1):
            return True
    return False


def extra_dice(t: LandBattles, card: int, area: int) -> int:
    """K1, K3, K11, K20  Dice that the card adds, some of them in the breakthrough area only."""
    return t.cards.extra_dice[card] + (t.cards.breakthrough_dice[card] if area == BREAKTHROUGH else 0)


@procedure
def attack_with_card(t: LandBattles, seat: Seat, card: Shown, *, rule: str = "") -> Rule[None]:
    """C1  A unit with a weapon of the card attacks."""
    deed: int = t.deed
    unit = yield from ask(seat, UNIT_TO_ACT, attackers(t, seat, card), deed=deed)
    weapons: Ints = tuple(usable_weapons(t, unit, card))
    weapon: int = weapons[0]
    if len(weapons) > 1:
        weapon = yield from ask(seat, USE_WEAPON, list(weapons), unit=unit)
    target = yield from ask(seat, TARGET, card_targets(t, unit, weapon, card), unit=unit, weapon=weapon)
    aim(t, unit, weapon, target)
    ways: Ints = tuple(spots_in_range(t, unit, weapon, target, t.cards.any_row[card] == 1))
    yield from move_freely(t, seat, Unit(unit), area_of(t, target), ways)
    yield from attack(t, seat, Unit(unit), weapon, Unit(target), extra_dice(t, card, area_of(t, target)))


def gunners(t: LandBattles, seat: int) -> list[int]:
    """G1  Artillery without an acted counter that reaches an enemy."""
    return [unit for unit in ready_units(t, seat) if has_target(t, unit, Weapon.ARTILLERY, False)]


@procedure
def artillery_attack(t: LandBattles, seat: Seat) -> Rule[None]:
    """G1, G2  An artillery unit attacks an enemy unit within its range; no card is needed."""
    unit = yield from ask(seat, UNIT_TO_ACT, gunners(t, seat), rule="G1", deed=BOMBARD)
    target = yield from ask(seat, TARGET, targets(t, unit, Weapon.ARTILLERY, False, False), rule="G2", unit=unit, weapon=Weapon.ARTILLERY)
    aim(t, unit, Weapon.ARTILLERY, target)
    ways: Ints = tuple(spots_in_range(t, unit, Weapon.ARTILLERY, target, False))
    yield from move_freely(t, seat, Unit(unit), area_of(t, target), ways)
    yield from attack(t, seat, Unit(unit), Weapon.ARTILLERY, Unit(target), 0)


def aim(t: LandBattles, unit: int, weapon: int, target: int) -> None:
    """C1, C2  Who attacks whom with what."""
    t.actor = unit
    t.target = target
    t.weapon = weapon


@procedure
def attack(t: LandBattles, seat: Seat, unit: Unit, weapon: int, target: Unit, more: int) -> Rule[None]:
    """C4 to C6, T3  The acted counter, the dice, the enemy's reaction, the hits, and what strikes back."""
    t.acted.append(unit)  # A5
    needed = needed_face(t, unit, weapon, target)
    events.attacks(t, seat, unit, target, weapon, needed, rule="G2" if weapon == Weapon.ARTILLERY else "")
    yield from roll_dice(t, dice_of(t, unit) + more, needed)
    events.hits_rolled(t, target, t.successes)
    yield from reaction_window(t)
    if t.successes == 0:
        events.missed(t, Unit(t.target))
    if take_hits(t, seat, t.target, t.successes, "C6"):
        t.has_destroyed = True  # K12
    yield from end_if_won(t)
    yield from strike_back(t)
