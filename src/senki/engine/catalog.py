"""Finds the games: every package in senki.games, and those in the packages that SENKI_GAMES names. There is no list to edit."""

from __future__ import annotations

import functools
import importlib
import os
import pkgutil

from senki.engine.game import Game


class UnknownGame(LookupError):
    """No game of that name was found."""


def packages() -> list[str]:
    return ["senki.games", *(name.strip() for name in os.environ.get("SENKI_GAMES", "").split(",") if name.strip())]


@functools.cache
def find_modules(names: tuple[str, ...]) -> dict[str, str]:
    """The modules that hold games, by the game's id: its folder's (or module's) name."""
    found: dict[str, str] = {}
    for package in names:
        module = importlib.import_module(package)
        for info in pkgutil.iter_modules(module.__path__):
            found[info.name] = f"{package}.{info.name}"
    return dict(sorted(found.items()))


def game_ids() -> list[str]:
    return list(find_modules(tuple(packages())))


def game_module(game_id: str) -> str:
    """The dotted name of the module or package of a game."""
    modules = find_modules(tuple(packages()))
    if game_id not in modules:
        raise UnknownGame(f"no game is called {game_id!r}; there are: {', '.join(modules)}")
    return modules[game_id]


def find_game(game_id: str) -> Game:
    """The game's rules; its module defines GAME."""
    game: Game = importlib.import_module(game_module(game_id)).GAME
    return game
