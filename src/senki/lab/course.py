"""The course of a game, for figures of its quality: who led when, by the game's own judgement of the position.

A game that can tell how well a seat stands (Game.evaluate) is asked at the seats' decisions, on the true table, for every seat. Long games
are looked at in fewer places: whenever there are more than MOST, every other one is dropped and the next ones lie twice as far apart.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senki.engine.game import WON, Game
from senki.engine.table import Table

MOST: Final = 64  # places of a game that are kept
CLEAR: Final = WON // 20  # who stands so much better than all others leads; with less, whoever led before
SMOOTHED: Final = 4  # neighbouring places whose mean is taken
HALF: Final = 2  # a comeback: the winner once had half of what the leader could expect, or less

Standing = tuple[int, ...]  # by seat, in thousandths


@dataclass(frozen=True)
class Quality:
    """What the course of a game shows; None where nobody, or several sides, have won."""

    lead_changes: int
    decided: int | None  # thousandths of the decisions after which the winner led to the end
    comeback: bool | None


class Course:
    """Watches a game under way."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = range(seats)
        self.judges: Final = type(game).evaluate is not Game.evaluate
        self.standings: list[Standing] = []
        self.step = 1
        self.count = 0

    def look(self, table: Table) -> None:
        if not self.judges:
            return
        if self.count % self.step == 0:
            self.standings.append(tuple([self.game.evaluate(table, seat) for seat in self.seats]))
            if len(self.standings) > MOST:
                del self.standings[1::2]
                self.step *= 2
        self.count += 1

    def quality(self, sides: tuple[int, ...], winners: set[int]) -> Quality | None:
        """Of a finished game, whose winning sides are known now; None if the game has no judgement."""
        if not self.standings:
            return None
        places = smooth([by_side(standing, sides) for standing in self.standings])
        return quality_of(places, next(iter(winners)) if len(winners) == 1 else None)


def by_side(standing: Standing, sides: tuple[int, ...]) -> dict[int, float]:
    """What the seats of each side think of it, in the mean."""
    found: dict[int, list[int]] = {}
    for side, value in zip(sides, standing, strict=True):
        found.setdefault(side, []).append(value)
    return {side: sum(values) / len(values) for side, values in found.items()}


def smooth(places: list[dict[int, float]]) -> list[dict[int, float]]:
    """Each place with those just before it: while players take turns, whoever has just moved is not ahead for that alone."""
    found: list[dict[int, float]] = []
    for end in range(1, len(places) + 1):
        near = places[max(0, end - SMOOTHED) : end]
        found.append({side: sum(place[side] for place in near) / len(near) for side in near[0]})
    return found


def quality_of(places: list[dict[int, float]], winner: int | None) -> Quality:
    leader: int | None = None
    changes = 0
    since = 0  # the place from which on the winner has led
    comeback = False
    for number, place in enumerate(places):
        best, *others = sorted(place, key=lambda side: -place[side])
        if others and place[best] - place[others[0]] >= CLEAR and best != leader:
            changes += leader is not None
            leader = best
        if leader != winner:
            since = number + 1
        if winner is not None and place[winner] * HALF <= place[best] and best != winner:
            comeback = True
    if winner is None:
        return Quality(changes, None, None)
    return Quality(changes, WON * since // len(places), comeback)
