"""The computer players, by what they are called: a name, or a name with settings after a colon, as in `search:iterations=400,cut=20`.

    random                                       any option
    sensible                                     does what the game thinks sensible, without trying anything
    greedy                                       looks one step ahead
    rollout  playouts, width, ms, cut, sure      plays out what the game thinks sensible, and takes what does better
    flat     playouts, ms, cut                   compares its own options by playouts
    search   iterations, ms, cut, form, explore  searches a tree of everybody's answers
    level:3                                      the third of the five players that the game itself names (docs/opponents.md)

Each of them but a level takes `blunder`, the answers in a hundred that it gives at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.agents.agent import Agent
from senki.agents.blunder import blundering
from senki.agents.greedy import GreedyAgent, has_evaluation
from senki.agents.quick import RANDOM, SENSIBLE
from senki.agents.rollout import PLAYOUTS as ROLLOUTS
from senki.agents.rollout import SURE, WIDTH, RolloutAgent
from senki.agents.search import ITERATIONS, PLAYOUTS, UNLIMITED, FlatAgent, SearchAgent
from senki.agents.tree import EXPLORE
from senki.engine.game import Game
from senki.engine.playout import NO_CUT

LEVELS: Final = (1, 2, 3, 4, 5)
FORMS: Final = ("one", "many")  # a tree of what the player sees, or a tree for every seat of what that seat sees
HIGHEST: Final = 1_000_000

Settings = dict[str, int]


class UnknownAgent(LookupError):
    """No computer player of that name, or none with such settings."""


def make_random(settings: Settings) -> Agent:
    return RANDOM


def make_sensible(settings: Settings) -> Agent:
    return SENSIBLE


def make_greedy(settings: Settings) -> Agent:
    return GreedyAgent()


def make_flat(settings: Settings) -> Agent:
    """Where only a time is given, it alone is the limit."""
    playouts = settings.get("playouts", UNLIMITED if "ms" in settings else PLAYOUTS)
    return FlatAgent(playouts, settings.get("ms", 0), settings.get("cut", NO_CUT))


def make_rollout(settings: Settings) -> Agent:
    return RolloutAgent(
        settings.get("playouts", ROLLOUTS),
        settings.get("width", WIDTH),
        settings.get("ms", 0),
        settings.get("cut", NO_CUT),
        settings.get("sure", SURE),
    )


def make_search(settings: Settings) -> Agent:
    iterations = settings.get("iterations", UNLIMITED if "ms" in settings else ITERATIONS)
    many = FORMS[settings.get("form", 1)] == "many"
    cut, explore = settings.get("cut", NO_CUT), settings.get("explore", EXPLORE)
    return SearchAgent(iterations, settings.get("ms", 0), many, cut, explore=explore)


MAKERS: Final[dict[str, tuple[Callable[[Settings], Agent], tuple[str, ...]]]] = {
    "random": (make_random, ()),
    "sensible": (make_sensible, ()),
    "greedy": (make_greedy, ()),
    "rollout": (make_rollout, ("playouts", "width", "ms", "cut", "sure")),
    "flat": (make_flat, ("playouts", "ms", "cut")),
    "search": (make_search, ("iterations", "ms", "cut", "form", "explore")),
}
USUAL: Final = {"flat": {"playouts": PLAYOUTS}, "search": {"iterations": ITERATIONS}}  # of those that a time alone would set free
LOWEST: Final = {"playouts": 1, "width": 1, "sure": 0, "iterations": 1, "ms": 1, "cut": 0, "explore": 0, "blunder": 0}
PLAIN: Final[dict[str, Agent]] = {name: make({}) for name, (make, _) in MAKERS.items()}
NAMES: Final = (*PLAIN, "level")


def find_agent(spec: str, game: Game, most_ms: int | None = None) -> Agent:
    """The computer player that a spec names, for this game; with `most_ms` one that takes no longer, if it is a player who can."""
    name, _, text = spec.partition(":")
    if name == "level":
        return find_agent(level_spec(text, game), game, most_ms)
    if name not in MAKERS:
        raise UnknownAgent(f"no computer player is called {spec!r}; there are: {', '.join(NAMES)}")
    make, allowed = MAKERS[name]
    settings = read_settings(spec, text, (*allowed, "blunder")) if text else {}
    if "cut" in settings and not has_evaluation(game):
        raise UnknownAgent(f"{spec!r}: {game.info.id} cannot judge a game that is not over, so cut has no meaning there")
    if most_ms is not None and "ms" in allowed:
        settings = {**({} if "ms" in settings else USUAL.get(name, {})), **settings, "ms": min(most_ms, settings.get("ms", most_ms))}
    agent = make(settings)
    return blundering(agent, settings["blunder"]) if settings.get("blunder") else agent


def read_settings(spec: str, text: str, allowed: tuple[str, ...]) -> Settings:
    settings: Settings = {}
    for part in text.split(","):
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or key not in allowed:
            raise UnknownAgent(f"{spec!r}: {part!r} is no setting; there are: {', '.join(f'{name}=...' for name in allowed)}")
        if key in settings:
            raise UnknownAgent(f"{spec!r}: {key} is given twice")
        settings[key] = read_value(spec, key, value)
    return settings


def read_value(spec: str, key: str, value: str) -> int:
    if key == "form":
        if value not in FORMS:
            raise UnknownAgent(f"{spec!r}: form is {' or '.join(FORMS)}, not {value!r}")
        return FORMS.index(value)
    highest = 100 if key == "blunder" else HIGHEST
    if not value.isdecimal() or len(value) > len(str(HIGHEST)) or not LOWEST[key] <= int(value) <= highest:
        raise UnknownAgent(f"{spec!r}: {key} is a number from {LOWEST[key]} to {highest}, not {value!r}")
    return int(value)


def level_spec(number: str, game: Game) -> str:
    """The player that stands on this level in this game."""
    levels = game.levels()
    if number not in {str(level) for level in LEVELS}:
        raise UnknownAgent(f"there is no level {number!r}; there are: {', '.join(map(str, LEVELS))}")
    return levels[int(number) - 1]


def split_specs(text: str) -> list[str]:
    """Several specs with commas between: a piece such as `ms=500` belongs to the player before it."""
    specs: list[str] = []
    for piece in text.split(","):
        if "=" in piece and ":" not in piece and specs:
            specs[-1] += "," + piece.strip()
        else:
            specs.append(piece.strip())
    return specs
