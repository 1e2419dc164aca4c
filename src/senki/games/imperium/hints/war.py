"""How likely a sensible player gives an answer in battles and invasions: race abilities and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium import questions as asked
from senki.games.imperium.hints.battles import chance_to_win, fleet_at, lives_of, weight_of
from senki.games.imperium.hints.standing import cheapest, fleet_worth, planet_worth, strength
from senki.games.imperium.kinds import ARRIVING, ROLLED, TYPE_OF
from senki.games.imperium.model import Imperium, fleet_of
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.pack_cards import ActionKind
from senki.games.imperium.rules.sides import enemy_fleet, side_fleet


def reroll_worth(t: Imperium, seat: int, answer: int) -> int:
    """Worth a counter where several dice missed."""
    (dice,) = t.about()
    return dice if answer else 3


def ambush_worth(t: Imperium, seat: int, unit: int) -> int:
    """Cruisers shoot better than destroyers."""
    if unit == ENOUGH:
        return 0
    return 9 if unit == UnitType.CRUISER else 2


def early_retreat_worth(t: Imperium, seat: int, answer: int) -> int:
    """Naalu leave what they would lose."""
    weak = strength(t, side_fleet(t, seat)) < strength(t, enemy_fleet(t, seat))
    return (6 if weak else 0) if answer else (1 if weak else 6)


def munitions_worth(t: Imperium, seat: int, answer: int) -> int:
    """Worth two goods where much is at stake."""
    if t.battle_planet != NONE:
        return 3 if answer else 2
    stake = fleet_worth(t, fleet_of(t, seat, t.act_hex)) + fleet_worth(t, enemy_fleet(t, seat))
    return stake // 4 if answer else 4


def suicide_worth(t: Imperium, seat: int, vessel: int) -> int:
    """A destroyer for a hit is a fair exchange, a cruiser hardly."""
    if vessel == ENOUGH:
        return 4
    return 3 if TYPE_OF[vessel] == UnitType.DESTROYER else 1


def target_worth(t: Imperium, seat: int, vessel: int) -> int:
    """What costs the enemy most."""
    return 1 + cheapest(t, vessel)


def terror_worth(t: Imperium, seat: int, answer: int) -> int:
    """Rule by Terror: whoever would lose anyway leaves."""
    return early_retreat_worth(t, seat, answer)


# -- cards in battles -------------------------------------------------------------------------------------------------


def chance_now(t: Imperium, seat: int) -> int:
    """How likely the seat wins the space battle under way, in per cent."""
    mine, theirs = fleet_at(t, side_fleet(t, seat)), fleet_at(t, enemy_fleet(t, seat))
    other = t.fleet_owner[enemy_fleet(t, seat)]
    return chance_to_win(weight_of(t, seat, mine), weight_of(t, other, theirs), lives_of(mine) + lives_of(theirs))


def stake_now(t: Imperium, seat: int) -> int:
    """What may be lost and won, in resources, on both sides."""
    if t.battle_planet != NONE:
        return max(t.landed) + t.planets.forces[t.battle_planet] + planet_worth(t, t.battle_planet) // 5
    return fleet_worth(t, side_fleet(t, seat)) + fleet_worth(t, enemy_fleet(t, seat))


def in_battle(t: Imperium, seat: int) -> bool:
    """Is a space battle with ships of the seat under way?"""
    return t.battle_planet == NONE and t.fleet_owner[ARRIVING] != NONE and seat in (t.fleet_owner[ARRIVING], t.fleet_owner[t.act_hex])


def battle_card_worth(t: Imperium, seat: int, kind: int, usual: int) -> int:
    """A retreat where the battle is all but lost; what helps to win where it may change something, and where enough is at stake."""
    if kind == ActionKind.SKILLED_RETREAT:
        return 12 if in_battle(t, seat) and chance_now(t, seat) < LOST else 0
    if kind not in BATTLE_CARDS:
        return usual
    if in_battle(t, seat):
        chance = chance_now(t, seat)
        return usual if 15 <= chance <= 85 and stake_now(t, seat) >= WORTH_A_CARD else 1
    return usual if t.battle_planet != NONE and stake_now(t, seat) >= WORTH_A_CARD else 1


def die_worth(t: Imperium, seat: int, rolled: int) -> int:
    """The die that is the likeliest to change, that of the strongest unit: great ships hit on low numbers."""
    return 12 - t.cards.unit.combat[ROLLED.first(rolled)]


def yes(t: Imperium, seat: int, answer: int) -> int:
    return answer


LOST: Final = 30  # per cent: with less, a card is spent to get away
WORTH_A_CARD: Final = 7  # resources at stake
BATTLE_CARDS: Final = (
    ActionKind.MORALE_BOOST,
    ActionKind.FIGHTER_PROTOTYPE,
    ActionKind.FLANKING_TACTIC,
    ActionKind.EXPERIMENTAL_WEAPONRY,
    ActionKind.RULE_BY_TERROR,
    ActionKind.TARGET_THEIR_FLAGSHIP,
    ActionKind.INTO_THE_BREACH,
    ActionKind.FRIENDLY_FIRE,
    ActionKind.COMMUNICATIONS_BREAKDOWN,
    ActionKind.RECHECK,
)
JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.REROLL: reroll_worth,
    asked.AMBUSH: ambush_worth,
    asked.EARLY_RETREAT: early_retreat_worth,
    asked.MUNITIONS: munitions_worth,
    asked.SUICIDE: suicide_worth,
    asked.SUICIDE_TARGET: target_worth,
    asked.CONVERT: yes,
    asked.TERROR: terror_worth,
    asked.TARGET_DIE: die_worth,
}
