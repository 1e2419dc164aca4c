"""Players without foresight: a policy of the engine's, as a computer player. Nothing is tried out, so they answer at once.

Where no person plays, the same policy answers inside the rules (see playout.Seats), with the same answers.
"""

from __future__ import annotations

from typing import Final

from senki.agents.agent import Knowledge
from senki.engine.chance import Rng
from senki.engine.policies import AT_RANDOM, MOST_WEIGHT, Policy


class QuickAgent:
    """Answers by a policy."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        return self.policy.answer(knowledge.game, knowledge.table, rng)


RANDOM: Final = QuickAgent(AT_RANDOM)  # the weakest player, and the yardstick of all others
SENSIBLE: Final = QuickAgent(MOST_WEIGHT)  # does what the game itself thinks that a sensible player would do
