"""A player without foresight: it does what the game itself thinks that a sensible player would do."""

from __future__ import annotations

from senki.agents.agent import Knowledge
from senki.engine.chance import Rng


class SensibleAgent:
    """The option of the most weight; where the game has no opinion, any. It is quick: nothing is tried out."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        if len(options) == 1:
            return options[0]
        weighed = self.weigh(knowledge, rng)
        most = max(weight for _, weight in weighed)
        best = [option for option, weight in weighed if weight == most]
        return best[rng.below(len(best))]

    def weigh(self, knowledge: Knowledge, rng: Rng) -> list[tuple[int, int]]:
        """Every option with its weight."""
        options = knowledge.decision.options
        return list(zip(options, knowledge.game.weights(knowledge.sample(rng)) or [0] * len(options), strict=True))
