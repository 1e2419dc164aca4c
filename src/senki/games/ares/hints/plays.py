"""What a sensible player does in a turn: which card, for what, and where."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.ares.hints.bases import USUAL, Plan
from senki.games.ares.hints.forces import (
    ALL_FORCES,
    DEEP_STRIKERS,
    MOBILE,
    Army,
    army,
    army_known,
    chance_to_win,
    emergency,
    hits_by_type,
    squad_of_unit,
)
from senki.games.ares.model import (
    DEEP,
    DEEP_STRIKE,
    FIRST_SIDE,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    RAIDING,
    ROUNDS,
    SCORE,
    SECOND_SIDE,
    TAKE_FRONTIER,
    Ares,
    allies,
    are_foes,
)
from senki.games.ares.pack import ARMOUR, INFANTRY, NOTHING, SPECIAL_ATTACK
from senki.games.ares.rules.places import foes_to_attack, goals_for, is_attack, look_uses, uses

SPAN: Final = 60  # answers that are worse than the best by more are seldom given,
EVEN: Final = 15  # and those that are worse by less as often;
EVEN_SIDES: Final = 90  # of the two sides of a building, by which all that is put on it is judged
GAME_WORTH: Final = 7000  # what is gained by taking the base
FRONTIER_WORTH: Final = 1000  # what it is worth to take it while it is neutral,
WON_FRONTIER: Final = 5000  # and from an enemy, who loses an army there
LOW_GUESS: Final = 50  # of a hundred: how little and how much may have been played behind a screen
HIGH_GUESS: Final = 150
POINT_WORTH: Final = 200  # at the beginning of the cards,
LATE_POINT: Final = 300  # and so much more at their end, when there is no time left for anything else
DECK: Final = 45
SOON_OVER: Final = 12  # cards in the deck with which there is less and less time to use a card that is kept
SURPRISED: Final = 80  # of a hundred: how often the holder of the frontier stands there when somebody strikes deep
LOST_STRIKER: Final = 45  # of a striker that does not come back, by the hits that it can bear
LOST_ARMY: Final = 1000  # what is lost with a battle on the frontier,
LOST_ATTACK: Final = 1300  # and with one at a base, where an enemy is left who will strike back
RAID_WORTH: Final = 700
LOST_RAID: Final = 250
SPECIAL_ATTACK_BONUS: Final = 40  # thousandths of the chance to win
KEPT_ATTACK: Final[Ints] = (0, 190, 90, 30)  # by attack cards in hand: what it is worth to keep one


def play_worth(plan: Plan, card: int) -> int:
    """T1  The best that can be done with the card."""
    t, seat = plan.t, plan.seat
    best = -GAME_WORTH
    for use in uses(t, seat, card) + look_uses(t, card):
        best = max(best, use_worth(plan, card, use))
    return best


def use_worth(plan: Plan, card: int, use: int) -> int:
    """P1  The best that a use of the card brings, less what it is worth to keep an attack card for later."""
    t, seat = plan.t, plan.seat
    if use in (TAKE_FRONTIER, NORMAL, DEEP, SCORE, RAIDING):
        best = -GAME_WORTH
        for foe in foes_to_attack(t, seat, use) if use in (NORMAL, DEEP, RAIDING) else [NONE]:
            best = max(best, attack_worth(plan, card, use, foe))
        return best
    goals = goals_for(t, seat, card, use)
    best = plan.use_worth(card, use, NONE) if len(goals) == 0 else 0
    for goal in goals:
        best = max(best, plan.use_worth(card, use, goal))
    if is_attack(t, card):
        best -= kept_worth(t, seat, card)
    return best


def even_sides(options: list[int], worth: list[int]) -> list[int]:
    """P3  Either side of a building will do where they are about as good."""
    if FIRST_SIDE not in options or SECOND_SIDE not in options:
        return worth
    first, second = options.index(FIRST_SIDE), options.index(SECOND_SIDE)
    if abs(worth[first] - worth[second]) <= EVEN_SIDES:
        worth[first] = worth[second] = max(worth[first], worth[second])
    return worth


def kept_worth(t: Ares, seat: int, card: int) -> int:
    """An attack card that is not used now may be later; the last of them most."""
    held = len([other for other in t.hand[seat] if is_attack(t, other)])
    kept = KEPT_ATTACK[min(held, 3)] + (USUAL // 3 if t.cards.kind[card] == SPECIAL_ATTACK else 0)
    return kept * min(len(t.deck[seat]), SOON_OVER) // SOON_OVER


# -- attacks ----------------------------------------------------------------------------------------------------------


def attack_worth(plan: Plan, card: int, use: int, foe: int) -> int:
    t, seat = plan.t, plan.seat
    kept = kept_worth(t, seat, card)
    if use == TAKE_FRONTIER:
        return (FRONTIER_WORTH if len(army(t, seat, MOBILE)) > 0 else -GAME_WORTH) - kept
    if use == SCORE:
        return point_worth(t, seat) - kept
    if use == RAIDING:
        won = raid_chance(t, seat, foe)
        return (won * RAID_WORTH - (1000 - won) * LOST_RAID) // 1000 - kept + point_for(t, seat)
    won = attack_chance(t, seat, card, use, foe)
    if use == DEEP:
        return strike_worth(t, seat, won, foe) - kept
    prize, price = (GAME_WORTH, LOST_ATTACK) if t.holder in allies(t, seat) else (WON_FRONTIER, LOST_ARMY)
    return (won * prize - (1000 - won) * price) // 1000 - kept + point_for(t, seat)


def strike_worth(t: Ares, seat: int, won: int, foe: int) -> int:
    """A3.7  A deep strike may take the base; if not, it surprises a foe who stands at the frontier, and leaves at once: it is a point."""
    strikers: Army = []
    for ally in allies(t, seat):
        strikers += army(t, ally, DEEP_STRIKERS)
    if len(strikers) == 0:
        return -GAME_WORTH  # A3.6
    price = sum(hits_by_type(strikers)) * LOST_STRIKER // 100
    point = point_for(t, seat)
    if t.holder != NONE and not are_foes(t, foe, t.holder):
        point += 2 * point_worth(t, seat) * SURPRISED // 100
    return (won * GAME_WORTH - (1000 - won) * min(price, LOST_ATTACK)) // 1000 + point


def point_worth(t: Ares, seat: int) -> int:
    """V4  A scoring card."""
    return POINT_WORTH + LATE_POINT * max(DECK - len(t.deck[seat]), 0) // DECK


def point_for(t: Ares, seat: int) -> int:
    """A3.1  The attack card is a point for the holder of the frontier."""
    if t.holder == NONE:
        return 0
    return point_worth(t, seat) if t.holder in allies(t, seat) else -point_worth(t, seat)


def attack_chance(t: Ares, seat: int, card: int, use: int, foe: int) -> int:
    """How likely an attack wins, for all that is known of the defender."""
    deep = use == DEEP
    ours: Army = []
    for ally in allies(t, seat):
        ours += army(t, ally, DEEP_STRIKERS if deep else MOBILE)
    if t.cards.brings[card] != NOTHING:
        ours.append(squad_of_unit(t, t.cards.first[t.cards.brings[card]]))  # XEN8
    at_base = deep or t.holder in allies(t, seat)
    won = 0
    for guess in (LOW_GUESS, HIGH_GUESS):
        theirs: Army = []
        for other in range(t.players):
            if not are_foes(t, foe, other):
                theirs += army_known(t, seat, other, ALL_FORCES if at_base else MOBILE, guess)
                if at_base:
                    theirs += emergency(t, other)
        won += chance_to_win(ours, theirs, ROUNDS[DEEP_STRIKE if deep else NORMAL_ATTACK]) // 2
    return min(won + SPECIAL_ATTACK_BONUS, 1000) if won > 100 and t.cards.kind[card] == SPECIAL_ATTACK else won


def raid_chance(t: Ares, seat: int, foe: int) -> int:
    """D2  The best force against the best."""
    best = 0
    theirs = army_known(t, seat, foe, ALL_FORCES)
    for squad in army(t, seat, MOBILE):
        if squad.kind in (INFANTRY, ARMOUR) and squad.units > 0:
            worst = 1000
            for other in theirs:
                worst = min(worst, chance_to_win([squad], [other], 3))
            best = max(best, worst)
    return best
