"""What things are worth to a sensible player, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.land_battles.model import (
    BREAKTHROUGH,
    DESTROYED,
    NONE,
    SIDES,
    LandBattles,
    area_of,
    enemy_of,
    goal,
    hits_on,
    side_of_unit,
    units_in,
)
from senki.games.land_battles.pack import ActionCard, Perk
from senki.games.land_battles.rules.hits import SIDES_OF_A_DIE, dice_of, needed_face
from senki.games.land_battles.rules.terrain import steps_left

POINT: Final = 100
WINNING: Final = 2000  # a blow that wins the game
DAMAGE: Final[Ints] = (0, 20, 43, 68, 118)  # hundredths of a unit's VP, by hits: wounded units are finished, and a kill takes future dice
A_CARD: Final = 30  # kept in hand
ACTED: Final = 25  # a unit that has acted
SUPERIOR: Final = 110  # a superior counter at the beginning
LEAVING: Final = 15  # the breakthrough area
LEAVING_FEW: Final = 120
ON_THE_WAY: Final = 60  # hundredths: what steps to a terrain card are worth of it
MOST_DICE: Final = 7
HUNDRED: Final = 100
TEN_THOUSAND: Final = 10_000
DEAR: Final[dict[int, int]] = {ActionCard.CLOSE_AIR_SUPPORT: 60, ActionCard.REACTION_FORCE: 50, ActionCard.OVERRUN: 50}
PERK_WORTH: Final[dict[int, int]] = {  # of one of what the perk gives
    Perk.NONE: 0,
    Perk.REFRESH: 25,
    Perk.DRAW: 30,
    Perk.REPAIR: 25,
    Perk.SUPERIOR: 80,
    Perk.RESERVE: 30,
    Perk.STRIKE: 40,
}


def binomial(dice: int, tenths: int) -> list[int]:
    """How likely 0, 1, 2, ... of so many dice succeed, in ten-thousandths."""
    shares = [1]
    for _ in range(dice):
        shares = [
            (shares[number] if number < len(shares) else 0) * (SIDES_OF_A_DIE - tenths) + (shares[number - 1] if number > 0 else 0) * tenths
            for number in range(len(shares) + 1)
        ]
    return [share * TEN_THOUSAND // SIDES_OF_A_DIE**dice for share in shares]


ODDS: Final = [[binomial(dice, tenths) for tenths in range(SIDES_OF_A_DIE + 1)] for dice in range(MOST_DICE + 1)]


def odds(dice: int, needed: int) -> list[int]:
    """The same by the face that is needed."""
    return ODDS[min(dice, MOST_DICE)][min(max(SIDES_OF_A_DIE + 1 - needed, 0), SIDES_OF_A_DIE)]


def card_worth(t: LandBattles, card: int) -> int:
    return DEAR.get(t.cards.kind[card], A_CARD)


# -- damage -----------------------------------------------------------------------------------------------------------


def damage_worth(t: LandBattles, unit: int, hits: int) -> int:
    """What so many more hits on a unit are worth to its enemy."""
    before = hits_on(t, unit)
    after = min(before + hits, DESTROYED)
    worth = (DAMAGE[after] - DAMAGE[before]) * t.cards.vp[unit]
    return worth + WINNING if after == DESTROYED and hits > 0 and is_decisive(t, unit) else worth


def is_decisive(t: LandBattles, unit: int) -> bool:
    """Would the loss of the unit end the game?"""
    side = side_of_unit(t, unit)
    if t.points[enemy_of(side)] + t.cards.vp[unit] >= goal(t):
        return True
    return area_of(t, unit) == BREAKTHROUGH and len(units_in(t, side, BREAKTHROUGH)) == 1


def roll_worth(t: LandBattles, target: int, dice: int, needed: int) -> int:
    """What a roll at a unit may be expected to bring."""
    shares = odds(dice, needed)
    found = 0
    for hits in range(1, len(shares)):
        if shares[hits] > 0:
            found += shares[hits] * damage_worth(t, target, hits)
    return found // TEN_THOUSAND


def shot_worth(t: LandBattles, unit: int, weapon: int, target: int, more: int) -> int:
    worth = roll_worth(t, target, dice_of(t, unit) + more, needed_face(t, unit, weapon, target))
    return worth - leaving(t, unit, area_of(t, target))


def leaving(t: LandBattles, unit: int, area: int) -> int:
    """What it costs to take a unit out of the breakthrough area."""
    if area == BREAKTHROUGH or area_of(t, unit) != BREAKTHROUGH:
        return 0
    return LEAVING_FEW if len(units_in(t, side_of_unit(t, unit), BREAKTHROUGH)) <= 3 else LEAVING


# -- manoeuvres -------------------------------------------------------------------------------------------------------


def superior_worth(t: LandBattles, side: int, count: int) -> int:
    """What so many successes on the flank are worth: less late in the game, and less the more counters there are."""
    leader = max(t.points) * SIDES // t.players
    first = SUPERIOR * max(130 - 4 * leader, 20) // HUNDRED
    has = t.superior[side] - t.superior[enemy_of(side)]
    found = 0
    for number in range(count):
        found += first * max(HUNDRED - 8 * abs(has + number), 20) // HUNDRED
    return found


def terrain_worth(t: LandBattles) -> int:
    """What the terrain card is worth to whoever secures it."""
    if t.terrain == NONE:
        return 0
    return t.cards.terrain_vp[t.terrain] * POINT + PERK_WORTH[t.cards.perk[t.terrain]] * t.cards.perk_number[t.terrain]


def advance_worth(t: LandBattles, side: int, successes: int) -> int:
    """What so many successes on the terrain are worth."""
    if successes == 0 or t.terrain == NONE:
        return 0
    if successes >= steps_left(t, side):
        wins = t.points[side] + t.cards.terrain_vp[t.terrain] >= goal(t)
        return terrain_worth(t) + (WINNING if wins else 0)
    return terrain_worth(t) * ON_THE_WAY // HUNDRED * successes // t.cards.terrain_steps[t.terrain]


def successes_worth(t: LandBattles, side: int, flank: bool, successes: int) -> int:
    return superior_worth(t, side, successes) if flank else advance_worth(t, side, successes)


def manoeuvre_worth(t: LandBattles, unit: int, area: int, flank: bool, modifier: int) -> int:
    """What a manoeuvre of a unit may be expected to bring."""
    shares = odds(dice_of(t, unit), t.cards.manoeuvre[unit] - modifier)
    side = side_of_unit(t, unit)
    found = 0
    for successes in range(1, len(shares)):
        if shares[successes] > 0:
            found += shares[successes] * successes_worth(t, side, flank, successes)
    return found // TEN_THOUSAND - leaving(t, unit, area)
