"""Finds the games: every package in senki.games, and those in the packages that SENKI_GAMES names. There is no list to edit.

A game that cannot be loaded is broken; it is told as such, with what is wrong, and the others are played.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import os
import pathlib
import pkgutil
import re
import types
from typing import Final

from senki.engine.declared import undeclared
from senki.engine.game import Game, GameInfo
from senki.engine.mistakes import Mistake, mistake_on_loading

NEEDED: Final = ("setup", "first", "seat_count")  # methods without which a game cannot be played


class NoGame(LookupError):
    """The game cannot be had."""


class UnknownGame(NoGame):
    """No game of that name was found."""


class BrokenGame(NoGame):
    """The game is there, but its own files are wrong."""

    def __init__(self, game_id: str, mistake: Mistake) -> None:
        super().__init__(f"{game_id} is broken: {mistake}")
        self.game_id: Final = game_id
        self.mistake: Final = mistake


def packages() -> list[str]:
    return ["senki.games", *(name.strip() for name in os.environ.get("SENKI_GAMES", "").split(",") if name.strip())]


@functools.cache
def find_modules(names: tuple[str, ...]) -> dict[str, str]:
    """The modules that hold games, by the game's id: its folder's (or module's) name. A package that cannot be loaded stands for itself."""
    found: dict[str, str] = {}
    for package in names:
        try:
            path = importlib.import_module(package).__path__
        except Exception:
            found[package] = package
            continue
        for info in pkgutil.iter_modules(path):
            found[info.name] = f"{package}.{info.name}"
    return dict(sorted(found.items()))


def game_ids() -> list[str]:
    """The games by their names, those that are broken among them."""
    return list(find_modules(tuple(packages())))


def game_module(game_id: str) -> str:
    """The dotted name of the module or package of a game."""
    modules = find_modules(tuple(packages()))
    if game_id not in modules:
        raise UnknownGame(f"no game is called {game_id!r}; there are: {', '.join(modules)}")
    return modules[game_id]


def game_path(game_id: str) -> pathlib.Path | None:
    """The folder of a game, or its file if it is a single module, found without loading it; None where a package is not there at all."""
    name = game_module(game_id)
    try:
        spec = importlib.util.find_spec(name)
    except Exception:  # the package around it cannot be loaded
        return None
    if spec is None or spec.origin is None:
        return None
    path = pathlib.Path(spec.origin).resolve()
    return path.parent if spec.submodule_search_locations else path


def game_folder(game_id: str) -> pathlib.Path | None:
    """The folder of a game's package; None for a game that is a single module, and so has no files of its own."""
    path = game_path(game_id)
    return path if path and path.is_dir() else None


def find_game(game_id: str) -> Game:
    """The game's rules; its module defines GAME."""
    name = game_module(game_id)
    if name == game_id:  # no game of a package, but the package itself
        raise BrokenGame(game_id, missing_package(name))
    path = game_path(game_id) or pathlib.Path(game_id)
    try:
        module = importlib.import_module(name)
    except Exception as error:
        raise BrokenGame(game_id, mistake_on_loading(error, path)) from error
    wrong = what_is_wrong(getattr(module, "GAME", None), game_id)
    if wrong is not None:
        raise BrokenGame(game_id, Mistake(*place_of_game(module, path), *wrong))
    mistake = undeclared_in(game_id, name)
    if mistake is not None:
        raise BrokenGame(game_id, mistake)
    game: Game = module.GAME
    return game


def find_games() -> tuple[list[Game], list[BrokenGame]]:
    """All games, and what is wrong with those that cannot be played."""
    games: list[Game] = []
    broken: list[BrokenGame] = []
    for game_id in game_ids():
        try:
            games.append(find_game(game_id))
        except BrokenGame as error:
            broken.append(error)
    return games, broken


# -- what an author may forget ----------------------------------------------------------------------------------------


def missing_package(name: str) -> Mistake:
    """A package that SENKI_GAMES names and that cannot be loaded, or holds nothing."""
    advice = "name a package that holds games, and put the folder in which it stands on PYTHONPATH"
    try:
        importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name and (name == error.name or name.startswith(error.name + ".")):
            return Mistake(pathlib.Path("SENKI_GAMES"), 0, f"there is no package {name!r}", advice)
        return mistake_on_loading(error, pathlib.Path(*name.split(".")))
    except Exception as error:
        return mistake_on_loading(error, pathlib.Path(*name.split(".")))
    return Mistake(pathlib.Path("SENKI_GAMES"), 0, f"{name!r} is a single module, not a package", advice)


@functools.cache
def undeclared_in(game_id: str, name: str) -> Mistake | None:
    """Looked for once, because a game is asked for often."""
    return undeclared(name, importlib.import_module(name).GAME.info)


def what_is_wrong(game: object, game_id: str) -> tuple[str, str] | None:
    """What a game lacks before it can be played, and what to do about it; None if nothing."""
    if game is None:
        return "there is no GAME", "end the module with GAME: Final = ..., the object that fulfils senki.engine.game.Game"
    if not isinstance(game, Game):
        return f"GAME is a {type(game).__name__}", "build it on senki.engine.game.Game, or on PackGame where there is card data"
    info = getattr(game, "info", None)
    if not isinstance(info, GameInfo):
        return "GAME has no info", "give it info, a GameInfo with its seats, questions and events"
    if info.id != game_id:
        return f"the game calls itself {info.id!r} and stands in {game_id!r}", "give GameInfo the folder's name as its id"
    if not info.seats:
        return "GameInfo.seats is empty", "say how many may play, as in seats=(2, 3)"
    given = type(game)
    missing = [name for name in NEEDED if getattr(given, name) == getattr(Game, name)]
    if given.scores == Game.scores and given.outcome == Game.outcome:
        missing.append("scores")
    if missing:
        return f"{given.__name__} has no {' and no '.join(missing)}", "write it: senki.engine.game.Game says what it gives"
    return None


def place_of_game(module: types.ModuleType, path: pathlib.Path) -> tuple[pathlib.Path, int]:
    """Where a module defines GAME, or should."""
    file = pathlib.Path(module.__file__).resolve() if module.__file__ else path
    lines = file.read_text(encoding="utf-8").splitlines() if file.suffix == ".py" else []
    found = [number for number, line in enumerate(lines, 1) if re.match(r"GAME\s*[:=]", line)]
    return file, found[-1] if found else len(lines)
