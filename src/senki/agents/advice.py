"""A computer player that is asked for advice: how it weighs the options of a question."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, runtime_checkable

from senki.agents.agent import Agent, Knowledge, Ranked
from senki.agents.quick import SENSIBLE
from senki.engine.chance import Rng

ADVISER: Final = 5  # the level that gives advice


class Advice(NamedTuple):
    """An option: how much the player thinks of it, and the share of a win that it expects, if it can tell: of what it tried."""

    option: int
    visits: int
    share: float | None


@runtime_checkable
class Ranks(Protocol):
    """A player that can say how it weighs the options."""

    def rank(self, knowledge: Knowledge, rng: Rng) -> list[Ranked]: ...


def advice(agent: Agent, knowledge: Knowledge, rng: Rng) -> list[Advice]:
    """The options as the player ranks them, best first; of a player that only chooses, its choice."""
    if isinstance(agent, Ranks):
        return [Advice(row.option, row.visits, row.value if row.visits else None) for row in agent.rank(knowledge, rng)]
    if agent is SENSIBLE:
        options = knowledge.decision.options
        weights = knowledge.game.weights(knowledge.table) or [0] * len(options)
        rows = [Advice(option, weight, None) for option, weight in zip(options, weights, strict=True)]
        return sorted(rows, key=lambda row: -row.visits)
    return [Advice(agent.choose(knowledge, rng), 1, None)]
