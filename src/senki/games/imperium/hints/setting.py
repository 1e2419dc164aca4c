"""Races to choose, and tiles to lay: what is rich near one's own home, what is barren near the others'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.games.imperium import questions as asked
from senki.games.imperium.making import distance, worth_of
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import UnitType

PLAIN: Final = 35  # what a system is worth on the average


def race_worth(t: Imperium, seat: int, race: int) -> int:
    """Ships to begin with, technologies, and what the home planets are worth."""
    units, cost = t.cards.race.units[race], t.cards.unit.cost
    fleet = sum([units[unit] * cost[unit] for unit in range(UnitType.WAR_SUN + 1)])
    return 1 + fleet + 2 * len(t.cards.race.technologies[race]) + worth_of(t.cards, t.cards.homes[race]) // 10


def tile_worth(t: Imperium, seat: int, system: int) -> int:
    """The extremes first: they matter most where the ring is still open."""
    return 2 + abs(worth_of(t.cards, system) - PLAIN) // 5


def place_worth(t: Imperium, seat: int, place: int) -> int:
    (system,) = t.about()
    own = distance(t.home[seat], place)
    others = min([distance(t.home[other], place) for other in range(t.players) if other != seat])
    gain = (others - own) * (worth_of(t.cards, system) - PLAIN) // 10
    return max(1, 12 + gain)


SETTING_JUDGES: Final[dict[int, Callable[[Imperium, int, int], int]]] = {  # by question
    asked.CHOOSE_RACE: race_worth,
    asked.DRAFT_RACE: race_worth,
    asked.LAY_TILE: tile_worth,
    asked.LAY_AT: place_worth,
}
