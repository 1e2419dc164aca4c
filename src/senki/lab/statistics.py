"""What may be claimed from counted games.

The unit of independence is the block: games with the same dice and cards in which the players change seats. Games of one block resemble
each other, so an interval that took every game for itself would promise too much, or, where changing seats evens out the luck of the
deal, too little. All intervals here are 95 % intervals, unless many figures are looked at together: then each is so much wider that all of
them hold at once in 95 % of such runs (Bonferroni).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from statistics import NormalDist
from typing import Final, cast

Z95: Final = 1.959963984540054  # the normal distribution holds 95 % within this many standard deviations
MOST_SUMMED: Final = 300  # degrees of freedom: beyond, the expansion is exact to five digits
STUDENT95: Final = (12.7062, 4.3027, 3.1824, 2.7764)  # Student's distribution with 1 to 4 degrees of freedom


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate of which `wins` of `games` were seen; everything is possible before the first game.

    For games that do not depend on each other. Unlike the plain normal interval it stays within 0 and 1 and holds for few games and for
    rates near the ends.
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    weight = z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = z * math.sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def student95(freedom: int) -> float:
    """Student's distribution holds 95 % within this many standard deviations (Abramowitz and Stegun 26.7.5 from 5 degrees on)."""
    if freedom <= len(STUDENT95):
        return STUDENT95[freedom - 1]
    z, v = Z95, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / v + second / v**2 + third / v**3 + fourth / v**4


@cache
def student(freedom: int, together: int = 1) -> float:
    """The same for so many figures together: each misses in 5 % divided by their number."""
    if together <= 1:
        return student95(freedom)
    risk = 0.05 / together
    if freedom > MOST_SUMMED:
        z = NormalDist().inv_cdf(1 - risk / 2)
        return z + (z**3 + z) / 4 / freedom + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / freedom**2
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if held(freedom, middle) < 1 - risk else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def held(freedom: int, angle: float) -> float:
    """What Student's distribution holds within sqrt(freedom) * tan(angle) (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    even = freedom % 2 == 0
    term = 1.0 if even else math.cos(angle)
    total = term if freedom > 1 else 0.0
    for step in range(2 if even else 3, freedom - 1, 2):
        term *= math.cos(angle) ** 2 * (step - 1) / step
        total += term
    return math.sin(angle) * total if even else (angle + math.sin(angle) * total) * 2 / math.pi


def doubt(blocks: int, together: int = 1) -> float:
    """The variance that is added to a rate: see Blocks.rate. As wide for many figures as the rule of three is at their risk."""
    if together <= 1:
        return 1 / blocks**2
    risk = 0.05 / together
    return (math.log(risk) / math.log(0.05) * Z95 / NormalDist().inv_cdf(1 - risk / 2) / blocks) ** 2


@dataclass(frozen=True)
class Estimate:
    """A figure with its interval and the variance of the figure itself."""

    value: float
    low: float
    high: float
    variance: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.low, self.high


def plain_number(value: float) -> float | None:
    """JSON has no infinity."""
    return value if math.isfinite(value) else None


def plain_estimate(estimate: Estimate) -> dict[str, object]:
    """As JSON."""
    return {"value": plain_number(estimate.value), "interval": [plain_number(estimate.low), plain_number(estimate.high)]}


def estimate_from(row: Mapping[str, object]) -> Estimate:
    """A figure that was written as JSON, with its value and its interval."""
    value, interval = cast(float | None, row["value"]), cast(list[float | None], row["interval"])
    low, high = (-math.inf if interval[0] is None else interval[0]), (math.inf if interval[1] is None else interval[1])
    return Estimate(math.nan if value is None else value, low, high, math.nan)


UNKNOWN: Final = Estimate(math.nan, -math.inf, math.inf, math.inf)


@dataclass
class Blocks:
    """A ratio of two things that are counted in blocks, such as wins and games. Whole numbers, so that sums are exact in any order."""

    blocks: int = 0
    wins: int = 0
    games: int = 0
    wins_squared: int = 0
    wins_games: int = 0
    games_squared: int = 0

    def put(self, wins: int, games: int) -> None:
        """One more block; one without games tells nothing and is no block."""
        if games:
            self.blocks += 1
            self.wins += wins
            self.games += games
            self.wins_squared += wins * wins
            self.wins_games += wins * games
            self.games_squared += games * games

    def add(self, other: Blocks) -> None:
        self.blocks += other.blocks
        self.wins += other.wins
        self.games += other.games
        self.wins_squared += other.wins_squared
        self.wins_games += other.wins_games
        self.games_squared += other.games_squared

    def spread(self) -> Fraction:
        """The variance of the ratio: of what each block has more or less than the ratio lets expect (the linearised ratio estimate)."""
        off = self.wins_squared * self.games**2 - 2 * self.wins * self.games * self.wins_games + self.wins**2 * self.games_squared
        return Fraction(off * self.blocks, self.games**4 * (self.blocks - 1))

    def rate(self, together: int = 1) -> Estimate:
        """A rate between 0 and 1, by Student's distribution over blocks.

        Few blocks may all end alike, and their spread is then no measure of what else could happen. So one block's worth of doubt is
        added: as if one of them had been off by a whole win a game. That is the "rule of three" where all are alike, and it vanishes
        as blocks are added.
        """
        if not self.games:
            return Estimate(math.nan, 0.0, 1.0, math.inf)
        value = self.wins / self.games
        if self.blocks < 2:
            return Estimate(value, 0.0, 1.0, math.inf)
        variance = float(self.spread()) + doubt(self.blocks, together)
        reach = student(self.blocks - 1, together) * math.sqrt(variance)
        return Estimate(value, max(0.0, value - reach), min(1.0, value + reach), variance)

    def mean(self, together: int = 1) -> Estimate:
        """Any other ratio, such as decisions a game, by Student's distribution over blocks."""
        if self.blocks < 2:
            return Estimate(self.wins / self.games, -math.inf, math.inf, math.inf) if self.games else UNKNOWN
        value, variance = self.wins / self.games, float(self.spread())
        reach = student(self.blocks - 1, together) * math.sqrt(variance)
        return Estimate(value, value - reach, value + reach, variance)


@dataclass
class Difference:
    """Two ratios that are counted in the same blocks, and how far the first is above the second."""

    first: Blocks = field(default_factory=Blocks)
    second: Blocks = field(default_factory=Blocks)
    blocks: int = 0
    wins_wins: int = 0  # what the first has in a block times what the second has
    wins_games: int = 0
    games_wins: int = 0
    games_games: int = 0

    def put(self, first_wins: int, first_games: int, second_wins: int, second_games: int) -> None:
        self.first.put(first_wins, first_games)
        self.second.put(second_wins, second_games)
        self.blocks += bool(first_games or second_games)
        self.wins_wins += first_wins * second_wins
        self.wins_games += first_wins * second_games
        self.games_wins += first_games * second_wins
        self.games_games += first_games * second_games

    def add(self, other: Difference) -> None:
        self.first.add(other.first)
        self.second.add(other.second)
        self.blocks += other.blocks
        self.wins_wins += other.wins_wins
        self.wins_games += other.wins_games
        self.games_wins += other.games_wins
        self.games_games += other.games_games

    def estimate(self, rates: bool = True, together: int = 1) -> Estimate:
        """The difference, as one of so many that are looked at together.

        What the two have in common in each block falls out of it; rates have the doubt of Blocks.rate.
        """
        one, two = self.first, self.second
        if not one.games or not two.games:
            return UNKNOWN
        a, b = Fraction(one.wins, one.games), Fraction(two.wins, two.games)
        value = float(a - b)
        if min(one.blocks, two.blocks) < 2:
            return Estimate(value, -math.inf, math.inf, math.inf)
        common = (self.wins_wins - b * self.wins_games - a * self.games_wins + a * b * self.games_games) / (one.games * two.games)
        alone = [part.spread() * (part.blocks - 1) / part.blocks for part in (one, two)]
        variance = float((alone[0] + alone[1] - 2 * common) * self.blocks / (self.blocks - 1))
        variance += doubt(one.blocks, together) + doubt(two.blocks, together) if rates else 0.0
        reach = student(min(one.blocks, two.blocks) - 1, together) * math.sqrt(max(variance, 0.0))
        low, high = value - reach, value + reach
        return Estimate(value, max(-1.0, low) if rates else low, min(1.0, high) if rates else high, variance)


# -- shares and Elo ---------------------------------------------------------------------------------------------------


def elo_of(share: float, sides: int = 2) -> float:
    """How many points of Elo a side is above equal opponents of whom it takes this share of the games.

    With more than two sides it is the strength that wins such a share against so many equals (Plackett and Luce); an even share is 0.
    """
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share * (sides - 1) / (1 - share))


def share_of(elo: float, sides: int = 2) -> float:
    """The share of the games that a side takes which is so many points above each of the others."""
    return 1 / (1 + (sides - 1) * math.exp(-elo * math.log(10) / 400))  # 10 ** (-elo / 400) written so that it cannot overflow to inf


def elo_estimate(share: Estimate, sides: int) -> Estimate:
    return Estimate(elo_of(share.value, sides), elo_of(share.low, sides), elo_of(share.high, sides), math.nan)
