"""The computer players by name."""

from __future__ import annotations

from typing import Final

from senki.agents.agent import Agent
from senki.agents.greedy import GreedyAgent
from senki.agents.random_agent import RandomAgent


class UnknownAgent(LookupError):
    """No computer player of that name."""


AGENTS: Final[dict[str, Agent]] = {"random": RandomAgent(), "greedy": GreedyAgent()}


def find_agent(name: str) -> Agent:
    if name not in AGENTS:
        raise UnknownAgent(f"no computer player is called {name!r}; there are: {', '.join(AGENTS)}")
    return AGENTS[name]
