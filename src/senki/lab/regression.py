"""Least squares over blocks, with the standard library alone: few hundred columns, each row with few of them.

Rows of one block resemble each other, so the spread of a coefficient is taken from the blocks (the sandwich estimate of clusters).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from senki.lab.statistics import student

Sample = list[tuple[dict[int, float], float]]  # a block: rows of columns that are not 0, and what is to be explained
TINY: Final = 1e-9


@dataclass(frozen=True)
class Fitted:
    """What one more of something is worth, with an interval that holds for all of its sort at once."""

    name: str
    value: float
    low: float
    high: float
    error: float  # the standard error

    @property
    def shown(self) -> bool:
        return self.low > 0 or self.high < 0


def fit(blocks: list[Sample], names: list[str], shrink: dict[str, float]) -> list[Fitted]:
    """A coefficient for each name. Intervals are widened for as many figures as begin with the same sign."""
    size = len(names)
    if not size or len(blocks) < 2:
        return []
    square = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for held, won in (row for block in blocks for row in block):
        for one, value in held.items():
            right[one] += value * won
            line = square[one]
            for other, more in held.items():
                line[other] += value * more
    for number, name in enumerate(names):
        square[number][number] += shrink[name] + TINY
    inverse = invert(square)
    values = [sum(map(float.__mul__, line, right)) for line in inverse]
    errors = spread(blocks, inverse, values)
    sorts = [name[0] for name in names]
    return [
        fitted(name, value, error, student(max(1, len(blocks) - 1), sorts.count(name[0])))
        for name, value, error in zip(names, values, errors, strict=True)
    ]


def fitted(name: str, value: float, error: float, reach: float) -> Fitted:
    return Fitted(name, value, value - reach * error, value + reach * error, error)


def spread(blocks: list[Sample], inverse: list[list[float]], values: list[float]) -> list[float]:
    """The standard error of each coefficient."""
    total = [0.0] * len(values)
    for block in blocks:
        score: dict[int, float] = {}
        for held, won in block:
            off = won - sum(values[number] * value for number, value in held.items())
            for number, value in held.items():
                score[number] = score.get(number, 0.0) + value * off
        for number, line in enumerate(inverse):
            total[number] += sum([line[other] * value for other, value in score.items()]) ** 2
    grown = len(blocks) / (len(blocks) - 1)
    return [math.sqrt(one * grown) for one in total]


def invert(square: list[list[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix (Gauss and Jordan); a column that tells nothing of its own stays 0."""
    size = len(square)
    left = [line[:] for line in square]
    found = [[float(row == column) for column in range(size)] for row in range(size)]
    for pivot in range(size):
        factor = left[pivot][pivot]
        if factor <= TINY * (square[pivot][pivot] + 1):
            for line in (*left, *found):
                line[pivot] = 0.0
            left[pivot] = [0.0] * size
            found[pivot] = [0.0] * size
            continue
        left[pivot] = [value / factor for value in left[pivot]]
        found[pivot] = [value / factor for value in found[pivot]]
        for row in range(size):
            if row != pivot and left[row][pivot]:
                times = left[row][pivot]
                left[row] = [value - times * other for value, other in zip(left[row], left[pivot], strict=True)]
                found[row] = [value - times * other for value, other in zip(found[row], found[pivot], strict=True)]
    return found
