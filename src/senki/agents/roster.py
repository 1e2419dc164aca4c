"""The computer players, by what they are called: `random`, `greedy`, or with settings after a colon, as in `search:iterations=400`.

`level:3` is the third of the five players that the game itself names, weakest first, whose strength is measured (docs/opponents.md).
"""

from __future__ import annotations

from typing import Final

from senki.agents.agent import Agent
from senki.agents.greedy import GreedyAgent
from senki.agents.random_agent import RandomAgent
from senki.engine.game import Game

LEVELS: Final = (1, 2, 3, 4, 5)
PLAIN: Final[dict[str, Agent]] = {"random": RandomAgent(), "greedy": GreedyAgent()}
NAMES: Final = (*PLAIN, "level")


class UnknownAgent(LookupError):
    """No computer player of that name, or none with such settings."""


def find_agent(spec: str, game: Game) -> Agent:
    """The computer player that a spec names, for this game."""
    name, _, settings = spec.partition(":")
    if name == "level":
        return find_agent(level_spec(settings, game), game)
    if name not in PLAIN:
        raise UnknownAgent(f"no computer player is called {spec!r}; there are: {', '.join(NAMES)}")
    if settings:
        raise UnknownAgent(f"{name} has no settings, so {spec!r} names nobody; write {name}")
    return PLAIN[name]


def level_spec(number: str, game: Game) -> str:
    """The player that stands on this level in this game."""
    levels = game.levels()
    if number not in {str(level) for level in LEVELS}:
        raise UnknownAgent(f"there is no level {number!r}; there are: {', '.join(map(str, LEVELS))}")
    return levels[int(number) - 1]
