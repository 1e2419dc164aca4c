"""Players that need no thought: each looks at the question in the registers and answers at once, inside the rules.

They are given the table as it is. That is no cheating: they look at the options alone, or at `Game.weights`, which may look only at what
the asked seat can see (tested for every game: on tables that the seat cannot tell apart the weights are the same).
"""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Rng, pick_by_weight
from senki.engine.game import Game
from senki.engine.native import mypyc_attr
from senki.engine.table import STOP, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A way to answer. It keeps nothing between two questions, so one serves any number of seats and games."""

    def answer(self, game: Game, table: Table, rng: Rng) -> int:
        """One of the options of the question in the registers."""
        raise NotImplementedError


class AtRandom(Policy):
    """Any option, all equally likely."""

    def answer(self, game: Game, table: Table, rng: Rng) -> int:
        options = table.options
        return options[rng.below(len(options))]


class ByWeight(Policy):
    """Every option as likely as the game thinks that a sensible player would take it; where the game has no opinion, any."""

    def answer(self, game: Game, table: Table, rng: Rng) -> int:
        options = table.options
        if len(options) == 1:
            return options[0]
        weights = game.weights(table)
        if sum(weights) > 0:
            return options[self.place(weights, rng)]
        return options[rng.below(len(options))]

    def place(self, weights: list[int], rng: Rng) -> int:
        """Which option to take."""
        return pick_by_weight(weights, rng)


class MostWeight(ByWeight):
    """The option that the game thinks most sensible; of several such, any."""

    def place(self, weights: list[int], rng: Rng) -> int:
        most = max(weights)
        best = [place for place, weight in enumerate(weights) if weight == most]
        return best[rng.below(len(best))]


class Blundering(Policy):
    """As another, but any option in so many of a hundred answers."""

    def __init__(self, policy: Policy, percent: int) -> None:
        self.policy: Final = policy
        self.percent: Final = percent

    def answer(self, game: Game, table: Table, rng: Rng) -> int:
        slip = blunder(table.options, self.percent, rng)
        return self.policy.answer(game, table, rng) if slip == STOP else slip


def blunder(options: list[int], percent: int, rng: Rng) -> int:
    """Any option, so many times in a hundred; else STOP: this time the player is at its best."""
    return options[rng.below(len(options))] if rng.below(100) < percent else STOP


AT_RANDOM: Final = AtRandom()
BY_WEIGHT: Final = ByWeight()
MOST_WEIGHT: Final = MostWeight()
