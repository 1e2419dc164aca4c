"""What may be claimed from counted games."""

from __future__ import annotations

import math
from typing import Final

Z95: Final = 1.959963984540054  # the normal distribution holds 95 % within this many standard deviations


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a rate of which `wins` of `games` were seen; everything is possible before the first game.

    Unlike the plain normal interval it stays within 0 and 1 and holds for few games and for rates near the ends.
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    weight = z * z / games
    middle = (rate + weight / 2) / (1 + weight)
    reach = z * math.sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - reach), min(1.0, middle + reach)
