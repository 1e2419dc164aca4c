"""The weakest player, and the yardstick of all others."""

from __future__ import annotations

from senki.agents.agent import Knowledge
from senki.engine.chance import Rng


class RandomAgent:
    """Takes any option, all equally likely."""

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        return options[rng.below(len(options))]
