"""A sequential test: games are played until it is clear which of two rates is the better account of them.

Wald's test with the likelihood of whole blocks. What a block's score can be, and how likely each score is, is not assumed: for each of
the two rates the likelihood is that of the most likely distribution of block scores with that mean (the "generalised" ratio that
chess programmers use on pairs of games, where a pair has five scores). So draws, seat advantage and the likeness of games with the same
dice are taken into account as they are.

If the true rate is p0 or less, the test takes p1 in about `alpha` of all runs at most; if it is p1 or more, it takes p0 in about `beta`
at most. Both are measured by simulation in the tests.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

OPEN: Final = "open"
H0: Final = "H0"  # the rate is p0 rather than p1
H1: Final = "H1"  # the rate is p1 rather than p0
A_LITTLE: Final = 1e-3  # blocks: scores of 0 and 1 are never held to be impossible, though none was seen yet


@dataclass(frozen=True)
class Claim:
    """What is tested: a side's share of the games is p1 rather than p0."""

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.p0 < self.p1 < 1:
            raise ValueError(f"the two rates must be 0 < p0 < p1 < 1, they are {self.p0:g} and {self.p1:g}")
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise ValueError(f"{name} must lie between 0 and 0.5, it is {value:g}")

    @property
    def lower(self) -> float:
        """At or below this log-likelihood ratio p0 is taken."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        return math.log((1 - self.beta) / self.alpha)


class Sprt:
    """The test under way."""

    def __init__(self, claim: Claim) -> None:
        self.claim: Final = claim
        self.scores: dict[float, float] = {0.0: A_LITTLE, 1.0: A_LITTLE}  # how often each was seen
        self.llr = 0.0
        self.verdict = OPEN

    def add(self, score: float) -> None:
        """A block's score, from 0 to 1. After the verdict nothing changes any more."""
        if self.verdict != OPEN:
            return
        self.scores[score] = self.scores.get(score, 0.0) + 1
        self.llr = log_likelihood(self.scores, self.claim.p1) - log_likelihood(self.scores, self.claim.p0)
        if self.llr >= self.claim.upper:
            self.verdict = H1
        elif self.llr <= self.claim.lower:
            self.verdict = H0


def log_likelihood(scores: dict[float, float], mean: float) -> float:
    """Of the most likely distribution with this mean, up to a constant that all means share.

    Its weights are n_i / (n (1 + x (a_i - mean))), where x makes their mean right (Owen, Empirical Likelihood).
    """
    off = [score - mean for score in scores]
    counts = list(scores.values())
    x = tilt(off, counts)
    return -sum(count * math.log1p(x * away) for count, away in zip(counts, off, strict=True))


def tilt(off: list[float], counts: list[float]) -> float:
    """The x at which sum(n_i d_i / (1 + x d_i)) is 0: by Newton's method, halving instead wherever that would leave the bracket."""
    low, high = -1 / max(off), -1 / min(off)  # all weights are positive between them, and the sum falls from +inf to -inf
    x = 0.0
    for _ in range(100):
        parts = [away / (1 + x * away) for away in off]
        value = sum(count * part for count, part in zip(counts, parts, strict=True))
        if value > 0:
            low = x
        else:
            high = x
        step = value / sum(count * part * part for count, part in zip(counts, parts, strict=True))
        if abs(step) < 1e-12:
            break
        x = x + step if low < x + step < high else (low + high) / 2
    return x
