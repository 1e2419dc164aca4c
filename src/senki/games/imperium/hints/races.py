"""What race abilities are worth to a sensible player."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.imperium import questions as asked
from senki.games.imperium.kinds import Action, CounterArea
from senki.games.imperium.model import Imperium, counters_in, is_home, ships_in
from senki.games.imperium.pack import UnitType
from senki.games.imperium.rules.races import swappable


def race_action_worth(t: Imperium, seat: int, action: int) -> int:
    """Counters of Strategy Allocation are kept for one secondary ability; values are swapped where that brings resources."""
    spare = counters_in(t, seat, CounterArea.STRATEGY) > 1
    if action == Action.RECRUIT:
        return 6 if spare else 0
    if action == Action.FORGE:
        return 10 if spare else 1
    if action == Action.SWAP:
        return 8 if max([swap_worth(t, seat, planet) for planet in swappable(t, seat)]) > 1 else 0
    return 2 if action == Action.STALL else 0


def swap_worth(t: Imperium, seat: int, planet: int) -> int:
    """By what resources gain."""
    gain = t.cards.planet.influence[planet] - t.cards.planet.resources[planet]
    return 1 + 4 * max(0, gain)


def recruit_worth(t: Imperium, seat: int, planet: int) -> int:
    """Where ships can fetch them: at docks, and at home."""
    worth = 1 + (6 if t.planets.dock[planet] else 0) + (3 if is_home(t, seat, planet) else 0)
    return worth + (4 if t.fleet_owner[t.planets.hex[planet]] == seat else 0)


def rob_worth(t: Imperium, seat: int, victim: int) -> int:
    return 1 if victim == ENOUGH else 20


def spy_worth(t: Imperium, seat: int, other: int) -> int:
    """The fullest hand."""
    return 0 if other == ENOUGH else 1 + len(t.a_hand[other])


def forge_worth(t: Imperium, seat: int, place: int) -> int:
    return 1 + ships_in(t, place)


def forged_worth(t: Imperium, seat: int, unit: int) -> int:
    return 3 if unit == UnitType.DESTROYER else 2


def yes(t: Imperium, seat: int, answer: int) -> int:
    return 6 if answer else 1


def aboard_worth(t: Imperium, seat: int, answer: int) -> int:
    """Ground forces are built to be carried away, PDS to stand."""
    (unit,) = t.about()
    return 3 if bool(answer) == (unit == UnitType.GROUND_FORCE) else 1


RACE_JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.RECRUIT_ON: recruit_worth,
    asked.USE_PRIMARY: yes,
    asked.ROB: rob_worth,
    asked.SPY_ON: spy_worth,
    asked.FORGE_AT: forge_worth,
    asked.FORGED: forged_worth,
    asked.SWAP_VALUES: swap_worth,
    asked.BUILT_ABOARD: aboard_worth,
}
