"""A player that is not always at its best: for the lower levels."""

from __future__ import annotations

from typing import Final

from senki.agents.agent import Agent, Knowledge
from senki.engine.chance import Rng


class BlunderingAgent:
    """Plays like another, but takes any option in so many of a hundred answers."""

    def __init__(self, agent: Agent, percent: int) -> None:
        self.agent: Final = agent
        self.percent: Final = percent

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        if rng.below(100) < self.percent:
            return options[rng.below(len(options))]
        return self.agent.choose(knowledge, rng)
