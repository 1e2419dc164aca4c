"""How likely a sensible player gives an answer in battles and invasions: race abilities and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium import questions as asked
from senki.games.imperium.hints.standing import cheapest, fleet_worth, strength
from senki.games.imperium.kinds import ROLLED, TYPE_OF
from senki.games.imperium.model import Imperium, fleet_of
from senki.games.imperium.pack import NONE, UnitType
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


def die_worth(t: Imperium, seat: int, rolled: int) -> int:
    """The die that is the likeliest to change, that of the strongest unit: great ships hit on low numbers."""
    return 12 - t.cards.unit.combat[ROLLED.first(rolled)]


def yes(t: Imperium, seat: int, answer: int) -> int:
    return answer


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
