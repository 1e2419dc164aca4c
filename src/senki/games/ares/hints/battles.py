"""What a sensible player does in construction and in battle."""

from __future__ import annotations

from typing import Final

from senki.engine.shapes import PASS
from senki.games.ares.hints.bases import USUAL, brings_resources, expected_foes, unit_gain
from senki.games.ares.hints.forces import (
    DEEP_STRIKERS,
    MOBILE,
    Outlook,
    army,
    army_known,
    chance_to_win,
    emergency,
    hit_chance,
    hits_by_type,
    side_army,
)
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    BASE_CARD,
    BEHIND,
    DEFENDERS,
    NONE,
    SPOT,
    Ares,
    fighters,
    in_battle,
    place_of,
    seat_of,
    side_of,
    unit_at,
    unit_made,
    unit_of,
    units_of,
)
from senki.games.ares.pack import KAHOUM, NEVER, ORDERS, SPECIAL_ATTACK, SPEND, Target
from senki.games.ares.rules.combat import count_hits, dice_for, to_hit
from senki.games.ares.rules.effects import swap
from senki.games.ares.rules.power import discarded
from senki.games.ares.rules.strength import force_type, may_not_flank, rating
from senki.games.ares.rules.targets import targets_of

HOPELESS: Final = 130  # a chance to win with which one retreats
SAFE: Final = 850  # and with which a defender spends no cards
WORTH_DEFENDING: Final = 250  # a chance to hold the frontier with which one stands there,
FEARED_STRIKE: Final = 150  # and how much more it must be against nothing but deep strikers
REFITTING: Final = 20  # what must be gained by turning a weapon
RUIN_WORTH: Final = 90  # of an empty building, with nothing on it


def battle_chance(t: Ares, side: int) -> int:
    """How likely the side wins the battle that is under way."""
    ours, theirs = side_army(t, ATTACKERS), side_army(t, DEFENDERS)
    if t.battleground == AT_BASE:
        for seat in fighters(t, DEFENDERS):
            theirs += emergency(t, seat)
    won = chance_to_win(ours, theirs, max(t.rounds_left, 1))
    return won if side == ATTACKERS else 1000 - won


# -- the defender's stand ---------------------------------------------------------------------------------------------


def stand_worth(t: Ares, seat: int) -> list[int]:
    """A2.1  The frontier is held unless the attackers are far stronger; A3.7: sooner left to those of whom many may strike deep."""
    army_of_foe = army_known(t, seat, t.attacker, MOBILE)
    won = chance_to_win(army_of_foe, army(t, seat, MOBILE), 6)
    strikers = sum(hits_by_type(army_known(t, seat, t.attacker, DEEP_STRIKERS)))
    feared = FEARED_STRIKE * strikers // max(sum(hits_by_type(army_of_foe)), 1)
    return [1, 0] if won < 1000 - WORTH_DEFENDING - feared else [0, 1]


def is_conceded(t: Ares) -> bool:
    """A3.5  The defender has left the frontier to the attackers: there will be no battle."""
    return t.battleground == AT_FRONTIER and t.stand == AT_BASE


# -- the line ---------------------------------------------------------------------------------------------------------


def duel(t: Ares, force: int, enemy: int) -> int:
    """How a force stands against the enemy opposite: the worth of what it destroys less what it loses in a round."""
    return expected_worth(t, force, enemy, 0) - expected_worth(t, enemy, force, 0)


def expected_worth(t: Ares, shooter: int, target: int, change: int) -> int:
    """The worth of the units that a force destroys in a round, firing at one target."""
    needed = rating(t, shooter, force_type(t, target))
    if needed == NEVER:
        return 0
    return damage_worth(t, shooter, target, needed + change)


def hits_to_bear(t: Ares, force: int) -> int:
    """How many more hits the force can take before it is gone."""
    whole = units_of(t, force) * (1 + t.cards.tough[unit_of(t, force)])
    return whole + in_battle(t, force, t.forces.shield) - in_battle(t, force, t.forces.hits)


def damage_worth(t: Ares, shooter: int, target: int, needed: int) -> int:
    """The same with a known to-hit number; more hits than the target can bear are worth nothing."""
    hits = units_of(t, shooter) * hit_chance(needed) // 10
    unit = unit_of(t, target)
    bears = 100 * hits_to_bear(t, target)
    hits = min(hits, max(bears, 0))
    worth = hits * max(t.cards.cost[unit], 1) * USUAL // (100 * (1 + t.cards.tough[unit]))
    return worth * 5 // 4 if hits >= bears * 4 // 5 else worth


def next_worth(t: Ares, side: int, force: int) -> int:
    """L1  A force that has little to fear from whatever the enemy puts opposite it."""
    worst = 0
    first = True
    for enemy in t.reserve[1 - side]:
        found = duel(t, force, enemy)
        if first or found < worst:
            worst = found
            first = False
    return worst


def spot_worth(t: Ares, side: int, force: int, spot: int) -> int:
    """R2.1, R2.2  The best target from there."""
    behind = SPOT.first(spot) == BEHIND
    own = SPOT.second(spot)
    bonus = 0
    if behind and not may_not_flank(t, t.front[side][own]):
        bonus = 1
    enemies = t.front[1 - side]
    best = 0
    for column in range(len(enemies)):
        if enemies[column] != NONE:
            passed = 0
            if behind:
                step = 1 if column > own else -1
                for at in range(own, column, step):
                    if enemies[at] != NONE:
                        passed += 1
            elif column >= own:
                for at in range(own, column):
                    if enemies[at] != NONE:
                        passed += 1
            else:
                for at in range(column + 1, own):
                    if enemies[at] != NONE:
                        passed += 1
            best = max(best, expected_worth(t, force, enemies[column], bonus - passed))
    return best


def line_worth(t: Ares, side: int) -> int:
    """What all forces of a side do from where they stand, less what the enemy does."""
    total = 0
    for own in (side, 1 - side):
        for force in t.front[own] + t.flank[own]:
            if force != NONE:
                best = 0
                for enemy in t.front[1 - own]:
                    if enemy != NONE:
                        best = max(best, damage_worth(t, force, enemy, to_hit(t, own, force, enemy)))
                total += best if own == side else -best
    return total


def swap_gain(t: Ares, side: int, first: int, second: int) -> int:
    """KAH4  How much better the line is when two forces have changed places."""
    before = line_worth(t, side)
    swap(t, side, first, second)
    after = line_worth(t, side)
    swap(t, side, first, second)
    return after - before


# -- fire -------------------------------------------------------------------------------------------------------------


def target_worth(t: Ares, side: int, shooter: int, target: int) -> int:
    """R4.1, R4.9  What the shot is worth: units destroyed, or an empty building."""
    needed = to_hit(t, side, shooter, target)
    if target == BASE_CARD:
        dice = dice_for(t, shooter, needed)
        chance = hit_chance(max(needed, 1))
        missed = 1000
        for _ in range(dice):
            missed = missed * (1000 - chance) // 1000
        return (1000 - missed) * RUIN_WORTH // 1000
    return damage_worth(t, shooter, target, needed)


def ruin_worth(t: Ares, ruin: int) -> int:
    """R4.9  An empty building with what lies on it."""
    seat, place = seat_of(ruin), place_of(ruin)
    unit = unit_at(t, seat, place)
    worth = RUIN_WORTH + USUAL * t.base[seat].resources[place] + USUAL // 2 * t.base[seat].under[place]
    return worth + (15 * t.cards.cost[unit] if unit != NONE else 60)


def reroll_weights(t: Ares) -> list[int]:
    """B6  Dice that missed, as long as more hits are of use."""
    needed = min(max(t.to_hit, 1), 5)
    wanted = 1
    if t.target != BASE_CARD:
        wanted = hits_to_bear(t, t.target)
    if count_hits(t) >= wanted:
        return [1 if option == PASS else 0 for option in t.options]
    return [1 if option != PASS and t.dice[option] > needed else 0 for option in t.options]


# -- effects ----------------------------------------------------------------------------------------------------------


def effect_worth(t: Ares, seat: int, card: int, when: int) -> int:
    """C3  What it is worth to use an effect now; PASS is worth 0."""
    if card == PASS:
        return 0
    price = t.cards.price[card]
    if when == ORDERS:
        if brings_resources(t, card):
            return 100 if discarded(t, seat) >= t.cards.amount[card] else -1
        best = -1
        for place in targets_of(t, seat, card):
            best = max(best, turn_worth(t, seat, place))
        return best
    if t.defender == NONE:
        return -1  # A1.1: no battle
    if when == SPEND and is_conceded(t):
        return -1
    if when == SPEND:
        return 100 - 10 * price + carrier_load(t, seat, card)
    if t.cards.target[card] in (Target.PAIR, Target.NEAR_PAIR):
        return best_swap(t, seat) - 100
    return 100 if t.cards.kind[card] == SPECIAL_ATTACK else 100 - 10 * price  # C10: an attack card has its effect in this battle or never


def carrier_load(t: Ares, seat: int, card: int) -> int:
    """The effect serves a building with many units best, and one that does not fight not at all."""
    attached = t.attached[seat]
    if card not in attached.card:
        return 0
    place = attached.bearer[attached.card.index(card)]
    unit = unit_at(t, seat, place)
    if unit == NONE:
        return 0
    if t.cards.base_defence[unit] and side_of(t, seat) == ATTACKERS:
        return -200
    return t.base[seat].units[place] * t.cards.cost[unit]


def turn_worth(t: Ares, seat: int, place: int) -> int:
    """KAH6, COL11  How much more a building is worth with its other side up."""
    base = t.base[seat]
    card = base.card[place]
    outlook = Outlook(expected_foes(t, seat))
    before = unit_gain(t, seat, unit_at(t, seat, place), outlook)
    after = unit_gain(t, seat, unit_made(t, card, 1 - base.turned[place]), outlook)
    load = base.units[place] * t.cards.cost[unit_at(t, seat, place)]
    if t.faction[seat] == KAHOUM:
        return load  # two of cost 1 become one of cost 3
    return (after - before) * load // 4 - REFITTING


def best_swap(t: Ares, seat: int) -> int:
    side = side_of(t, seat)
    own = [force for force in t.front[side] if force != NONE and seat_of(force) == seat]
    best = 0
    for first in range(len(own)):
        for second in range(first + 1, len(own)):
            best = max(best, swap_gain(t, side, own[first], own[second]))
    return best


def effect_force_worth(t: Ares, seat: int, force: int) -> int:
    """The force that does most, or has most to lose."""
    unit = unit_of(t, force)
    if unit == NONE:
        return 1  # a token of the Hull
    return units_of(t, force) * max(t.cards.cost[unit], 1) + 10 * in_battle(t, force, t.forces.hits)
