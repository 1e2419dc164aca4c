"""For each answer, how likely a sensible player gives it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH, PASS
from senki.games.land_battles import questions as asked
from senki.games.land_battles.hints.lesson import TOLD, told
from senki.games.land_battles.hints.replies import reply_worth
from senki.games.land_battles.hints.worth import (
    A_CARD,
    ACTED,
    DAMAGE,
    HUNDRED,
    POINT,
    advance_worth,
    card_worth,
    damage_worth,
    manoeuvre_worth,
    roll_worth,
    shot_worth,
)
from senki.games.land_battles.model import (
    ADVANCE,
    BOMBARD,
    BREAKTHROUGH,
    FIRST_CARD,
    FIRST_STYLE,
    FLANK,
    FLANKING,
    NONE,
    PREPARE,
    REINFORCE,
    STAY,
    TERRAIN_AREA,
    LandBattles,
    area_of,
    card_of_kind,
    cards_to_play,
    hand_size,
    has_weapon,
    hits_on,
    one_of_each,
    owner_of,
    price_of,
    ready_units,
    row_of,
    side_of,
    units_of,
)
from senki.games.land_battles.pack import ActionCard, Weapon
from senki.games.land_battles.rules.attack import attackers, card_targets, extra_dice, gunners, usable_weapons
from senki.games.land_battles.rules.hits import depth_bonus, targets
from senki.games.land_battles.rules.manoeuvre import manoeuvrers
from senki.games.land_battles.rules.reinforce import value_of
from senki.games.land_battles.rules.terrain import STRIKE_FACE

SPAN: Final = 240  # answers that are worse than the best by more are not considered
PREPARE_BASE: Final = -20
PREPARE_UNIT: Final = 30
PREPARE_CARD: Final = 42
THRESHOLD: Final = 15  # below that nobody reacts
FULL_FORCE: Final = 34  # VP of units in play above which nobody reinforces
BROUGHT: Final = 3  # hundredths of a point a VP brought in, for each VP below that
NEVER: Final = -10_000


def weights(t: LandBattles) -> list[int]:
    """For each option, how likely a sensible player takes it; empty: no opinion. O7: in the lesson what it tells."""
    if t.lesson and t.key in TOLD:
        place = told(t)
        if place != NONE:
            return [1 if other == place else 0 for other in range(len(t.options))]
    judge = JUDGES.get(t.key)
    if judge is None:
        return []
    if t.key in IN_ORDER:
        return in_order([judge(t, t.seat, option) for option in t.options])
    return lean([judge(t, t.seat, option) for option in t.options])


def lean(worth: list[int]) -> list[int]:
    """Weights that fall with the distance from the best."""
    best = max(worth)
    found: list[int] = []
    for each in worth:
        near = max(0, each - best + SPAN) // 8
        found.append(near * near)
    return found


def in_order(wanted: list[int]) -> list[int]:
    """Of a choice in steps, in which nothing before the last one can be taken any more: the first that is wanted, else enough."""
    for place, want in enumerate(wanted):
        if want > 0:
            return [1 if other == place else 0 for other in range(len(wanted))]
    return [1 if want == 0 else 0 for want in wanted]


# -- what to do -------------------------------------------------------------------------------------------------------


def deed_worth(t: LandBattles, seat: int, deed: int) -> int:
    if deed == PREPARE:
        tired = len([unit for unit in units_of(t, seat) if unit in t.acted])
        return PREPARE_BASE + PREPARE_UNIT * tired + PREPARE_CARD * max(hand_size(t, seat) - len(t.hand[seat]), 0)
    if deed == REINFORCE:
        return reinforce_worth(t, seat)
    if deed in (FLANKING, ADVANCE):
        area = FLANK if deed == FLANKING else TERRAIN_AREA
        return max([best_manoeuvre(t, seat, unit, area) for unit in manoeuvrers(t, seat, area)])
    if deed == BOMBARD:
        return max([best_bombardment(t, unit) for unit in gunners(t, seat)])
    return card_deed_worth(t, seat, card_of_kind(t, seat, deed - FIRST_CARD))


def card_deed_worth(t: LandBattles, seat: int, card: int) -> int:
    kind = t.cards.kind[card]
    if kind == ActionCard.ENGINEERS:
        gain = advance_worth(t, side_of(seat), t.cards.steps[card])
        return NEVER if gain < 3 * POINT else 2 * gain
    if kind == ActionCard.REGROUP:
        return max([regroup_worth(t, seat, unit) for unit in ready_units(t, seat)]) - card_worth(t, card)
    return max([best_attack(t, unit, card) for unit in attackers(t, seat, card)]) - card_worth(t, card)


def reinforce_worth(t: LandBattles, seat: int) -> int:
    own = units_of(t, seat)
    missing = FULL_FORCE - price_of(t, own) + len([unit for unit in t.damage if owner_of(t, unit) == seat])
    brought = min(value_of(t, t.hand[seat]), 6)
    return BROUGHT * brought * max(missing, 0) - A_CARD * min(len(t.hand[seat]), brought * 3 // 5)


def regroup_worth(t: LandBattles, seat: int, unit: int) -> int:
    return DAMAGE[hits_on(t, unit)] * t.cards.vp[unit] - ACTED


def best_attack(t: LandBattles, unit: int, card: int) -> int:
    return max([weapon_worth(t, unit, weapon, card) for weapon in usable_weapons(t, unit, card)])


def weapon_worth(t: LandBattles, unit: int, weapon: int, card: int) -> int:
    return max([card_shot_worth(t, unit, weapon, target, card) for target in card_targets(t, unit, weapon, card)])


def card_shot_worth(t: LandBattles, unit: int, weapon: int, target: int, card: int) -> int:
    return shot_worth(t, unit, weapon, target, extra_dice(t, card, area_of(t, target)))


def best_bombardment(t: LandBattles, unit: int) -> int:
    found = targets(t, unit, Weapon.ARTILLERY, False, False)
    return max([shot_worth(t, unit, Weapon.ARTILLERY, target, 0) for target in found])


def best_manoeuvre(t: LandBattles, seat: int, unit: int, area: int) -> int:
    best = modifier_worth(t, unit, area, PASS)
    for card in one_of_each(t, cards_to_play(t, seat)):
        if t.cards.card_manoeuvre[card] > 0:
            best = max(best, modifier_worth(t, unit, area, card))
    return best


def modifier_worth(t: LandBattles, unit: int, area: int, card: int) -> int:
    if card == PASS:
        return manoeuvre_worth(t, unit, area, area == FLANK, 0)
    return manoeuvre_worth(t, unit, area, area == FLANK, t.cards.card_manoeuvre[card]) - card_worth(t, card) * 6 // 10


# -- questions of an action -------------------------------------------------------------------------------------------


def of_unit(t: LandBattles, seat: int, unit: int) -> int:
    (deed,) = t.about()
    if deed in (FLANKING, ADVANCE):
        return best_manoeuvre(t, seat, unit, FLANK if deed == FLANKING else TERRAIN_AREA)
    if deed == BOMBARD:
        return best_bombardment(t, unit)
    return regroup_worth(t, seat, unit) if t.cards.kind[t.played] == ActionCard.REGROUP else best_attack(t, unit, t.played)


def of_weapon(t: LandBattles, seat: int, weapon: int) -> int:
    (unit,) = t.about()
    return weapon_worth(t, unit, weapon, t.played)


def of_target(t: LandBattles, seat: int, target: int) -> int:
    unit, weapon = t.about()
    if weapon == Weapon.ARTILLERY:
        return shot_worth(t, unit, weapon, target, 0)
    return card_shot_worth(t, unit, weapon, target, t.played)


def of_modifier(t: LandBattles, seat: int, card: int) -> int:
    unit, area = t.about()
    return modifier_worth(t, unit, area, card)


def of_spot(t: LandBattles, seat: int, spot: int) -> int:
    """The rearmost row from which it can be done; M5.5: a new unit stands in front unless it is artillery."""
    unit, _area = t.about()
    row = row_of(t, unit) if spot == STAY else spot
    if unit in t.reserve[seat]:
        return row * HUNDRED if has_weapon(t, unit, Weapon.ARTILLERY) else -row * HUNDRED
    return row * t.cards.vp[unit] * 6


def of_payment(t: LandBattles, seat: int, card: int) -> int:
    """What pays much and is worth little in hand; enough for a unit or two."""
    if card == ENOUGH:
        return 2 * POINT if t.about()[0] >= 4 or len(t.hand[seat]) <= 3 else -POINT
    return t.cards.reinforcement[card] * 20 - card_worth(t, card)


def of_reinforcement(t: LandBattles, seat: int, unit: int) -> int:
    return 0 if unit == ENOUGH else t.cards.vp[unit] * POINT


def of_row(t: LandBattles, seat: int, unit: int) -> int:
    """Artillery and headquarters to row 3, missile carriers to row 2."""
    if unit == ENOUGH:
        return 0
    row = t.about()[1]
    if has_weapon(t, unit, Weapon.ARTILLERY) or t.cards.headquarters[unit]:
        return 1 if row == 2 else -1
    return 1 if row == 1 and has_weapon(t, unit, Weapon.MISSILE) and not has_weapon(t, unit, Weapon.CANNON) else -1


def of_discard(t: LandBattles, seat: int, card: int) -> int:
    """Nothing is thrown away: every card pays for something."""
    return 0 if card == ENOUGH else -1


def after(t: LandBattles, seat: int, card: int) -> int:
    if card == PASS:
        return 0
    if t.cards.kind[card] == ActionCard.ENGINEERS:
        return advance_worth(t, side_of(seat), t.cards.steps[card]) - card_worth(t, card) - 2 * POINT
    return 2 * POINT


# -- set-up, perks, reactions -----------------------------------------------------------------------------------------


def of_way(t: LandBattles, seat: int, way: int) -> int:
    """A force made ready; one by chance, or picked without a plan, is weaker."""
    return -SPAN if way < FIRST_STYLE else 0


def of_pick(t: LandBattles, seat: int, unit: int) -> int:
    return -HUNDRED if unit == ENOUGH else 0


def of_purchase(t: LandBattles, seat: int, card: int) -> int:
    return 0 if card == ENOUGH else DEAR_TO_BUY.get(t.cards.kind[card], -HUNDRED)


DEAR_TO_BUY: Final[dict[int, int]] = {ActionCard.OVERRUN: 50, ActionCard.CLOSE_AIR_SUPPORT: 50, ActionCard.REACTION_FORCE: 20}


def of_direction(t: LandBattles, seat: int, way: int) -> int:
    return -SPAN if way else 0


def of_yes(t: LandBattles, seat: int, yes: int) -> int:
    return 0 if yes else -SPAN


def of_rearrangement(t: LandBattles, seat: int, yes: int) -> int:
    return -SPAN if yes else 0


def of_refresh(t: LandBattles, seat: int, unit: int) -> int:
    return 0 if unit == ENOUGH else 1


def of_repair(t: LandBattles, seat: int, unit: int) -> int:
    return 0 if unit == PASS else DAMAGE[hits_on(t, unit)] * t.cards.vp[unit]


def of_call(t: LandBattles, seat: int, unit: int) -> int:
    return 0 if unit == PASS else t.cards.vp[unit] * POINT


def of_strike(t: LandBattles, seat: int, unit: int) -> int:
    if unit == PASS:
        return -POINT
    (terrain,) = t.about()
    return roll_worth(t, unit, t.cards.perk_number[terrain], STRIKE_FACE + depth_bonus(t, unit))


def of_reaction(t: LandBattles, seat: int, card: int) -> int:
    return THRESHOLD if card == PASS else reply_worth(t, seat, card)


def of_replier(t: LandBattles, seat: int, unit: int) -> int:
    """The least valuable unit acts, and rather one that is in the area already."""
    away = area_of(t, unit) != (area_of(t, t.target) if t.target != NONE else area_of(t, t.actor))
    return -t.cards.vp[unit] * 20 - (60 if away and area_of(t, unit) == BREAKTHROUGH else 0)


def of_screen(t: LandBattles, seat: int, unit: int) -> int:
    return -damage_worth(t, unit, t.successes)


IN_ORDER: Final = (asked.PUT_IN_ROW, asked.DISCARD, asked.REFRESH)
JUDGES: Final[dict[int, Callable[[LandBattles, int, int], int]]] = {  # by question
    asked.FORCE: of_way,
    asked.PICK: of_pick,
    asked.BUY: of_purchase,
    asked.PUT_IN_ROW: of_row,
    asked.ACT: deed_worth,
    asked.AFTER: after,
    asked.DISCARD: of_discard,
    asked.PAY: of_payment,
    asked.BRING: of_reinforcement,
    asked.REARRANGE: of_rearrangement,
    asked.UNIT_TO_ACT: of_unit,
    asked.USE_WEAPON: of_weapon,
    asked.TARGET: of_target,
    asked.MOVE_TO: of_spot,
    asked.MODIFIER: of_modifier,
    asked.WAY_OF_COUNTER: of_direction,
    asked.USE_PERK: of_yes,
    asked.REFRESH: of_refresh,
    asked.REPAIR: of_repair,
    asked.CALL_UP: of_call,
    asked.STRIKE: of_strike,
    asked.REACT: of_reaction,
    asked.REACT_WITH: of_replier,
    asked.SCREEN: of_screen,
}
