"""A player that is not always at its best: for the lower levels."""

from __future__ import annotations

from typing import Final

from senki.agents.agent import Agent, Knowledge
from senki.agents.quick import QuickAgent
from senki.engine.chance import Rng
from senki.engine.policies import Blundering, blunder
from senki.engine.table import STOP


class BlunderingAgent:
    """Plays like another, but takes any option in so many of a hundred answers."""

    def __init__(self, agent: Agent, percent: int) -> None:
        self.agent: Final = agent
        self.percent: Final = percent

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        slip = blunder(knowledge.table.options, self.percent, rng)
        return self.agent.choose(knowledge, rng) if slip == STOP else slip


def blundering(agent: Agent, percent: int) -> Agent:
    """One that errs so often; a quick player stays one."""
    return QuickAgent(Blundering(agent.policy, percent)) if isinstance(agent, QuickAgent) else BlunderingAgent(agent, percent)
