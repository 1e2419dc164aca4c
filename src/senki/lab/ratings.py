"""One scale for several computer players, from all the games that they played against each other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from senki.lab.matches import PARTS
from senki.lab.skill import Skill, first_skill, rated
from senki.lab.statistics import Z95, Estimate

POINTS: Final = 400 / math.log(10)  # of Elo in a unit of log-odds
HALF: Final = 0.5  # a game lost and a game won that count half are added to each meeting, or a clean sweep would be endlessly strong


@dataclass(frozen=True)
class Meeting:
    """What two players have shown against each other."""

    first: int
    second: int
    share: float
    games: float
    sides: int
    worth: float = 1.0  # of a game, as part of an independent one


def worth_of_a_game(share: Estimate, games: int) -> float:
    """How many independent games would give a share with this variance, for each that was played; never more than one."""
    if not 0 < share.value < 1 or not math.isfinite(share.variance):
        return 1.0
    return min(1.0, share.value * (1 - share.value) / share.variance / games)


def bradley_terry(players: int, meetings: list[Meeting]) -> list[Estimate]:
    """Elo by maximum likelihood, the first player being 0, with intervals of the difference from it.

    A side of strength a against n - 1 sides of strength b wins a / (a + (n - 1) b) of the games (Bradley and Terry; Luce for more than
    two sides). Newton's method on the log-likelihood, which has a single summit. A player that met nobody on a chain of meetings to
    the first has no rating.
    """
    linked = linked_to_first(players, meetings)
    strength = [0.0] * players
    rest = [player for player in range(1, players) if player in linked]
    place = {player: number for number, player in enumerate(rest)}
    inverse: list[list[float]] = []
    for _ in range(100):
        slope = [0.0] * len(rest)
        curve = [[0.0] * len(rest) for _ in rest]
        for meeting in meetings:
            if meeting.first not in linked:
                continue
            games = (meeting.games + 2 * HALF) * meeting.worth
            won = (meeting.share * meeting.games + HALF) * meeting.worth
            odds = strength[meeting.first] - strength[meeting.second] - math.log(meeting.sides - 1)
            expected = 1 / (1 + math.exp(-odds))
            weight = games * expected * (1 - expected)
            for player, sign in ((meeting.first, 1), (meeting.second, -1)):
                if player in place:
                    slope[place[player]] += sign * (won - games * expected)
                    for other, other_sign in ((meeting.first, 1), (meeting.second, -1)):
                        if other in place:
                            curve[place[player]][place[other]] += sign * other_sign * weight
        inverse = inverted(curve)
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max((abs(step) for step in steps), default=0.0)
        for player, step in zip(rest, steps, strict=True):
            strength[player] += step / max(1.0, longest)  # at most one unit at a time, so that it cannot overshoot
        if longest < 1e-10:
            break
    ratings = [Estimate(0.0, 0.0, 0.0, 0.0)]
    for player in range(1, players):
        if player not in place:
            ratings.append(Estimate(math.nan, -math.inf, math.inf, math.inf))
            continue
        value, variance = strength[player] * POINTS, inverse[place[player]][place[player]] * POINTS**2
        reach = Z95 * math.sqrt(variance)
        ratings.append(Estimate(value, value - reach, value + reach, variance))
    return ratings


def linked_to_first(players: int, meetings: list[Meeting]) -> set[int]:
    linked = {0}
    for _ in range(players):
        for meeting in meetings:
            if meeting.first in linked or meeting.second in linked:
                linked |= {meeting.first, meeting.second}
    return linked


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix, by elimination (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *[1.0 if column == place else 0.0 for column in range(size)]] for place, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        rows[column] = [value / scale for value in rows[column]]
        for other in range(size):
            if other != column and rows[other][column]:
                factor = rows[other][column]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[column], strict=True)]
    return [row[size:] for row in rows]


# -- openskill --------------------------------------------------------------------------------------------------------


def open_skill(players: int, games: list[tuple[int, int, int, int]]) -> list[Skill]:
    """Ratings by openskill's model of Plackett and Luce, game by game in the order given.

    A game is (first player, second player, what the first has won in parts, sides). The second player holds all sides but one; its new
    rating is the mean of what they come to.
    """
    skills = [first_skill() for _ in range(players)]
    for first, second, share, sides in games:
        before = [[skills[first]], *[[skills[second]]] * (sides - 1)]
        found = [side[0] for side in rated(before, ranks(share, sides))]
        skills[first] = found[0]
        skills[second] = Skill(sum(skill.mu for skill in found[1:]) / (sides - 1), sum(skill.sigma for skill in found[1:]) / (sides - 1))
    return skills


def ranks(share: int, sides: int) -> list[float]:
    """The places of the first player's side and of the others: sides that won together are first, all others second."""
    if not share:
        return [2.0, 1.0, *[2.0] * (sides - 2)]
    winning = PARTS // share
    return [1.0 if side < winning else 2.0 for side in range(sides)]
