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
        weights = knowledge.game.weights(knowledge.sample(rng)) or [0] * len(options)
        most = max(weights)
        best = [option for option, weight in zip(options, weights, strict=True) if weight == most]
        return best[rng.below(len(best))]
