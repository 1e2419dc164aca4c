"""senki new: a game to begin with. It is written from the skeleton beside this module, is playable at once, and has its tests."""

from __future__ import annotations

import importlib.util
import keyword
import pathlib
import re
from typing import Final

import click

import senki
from senki.cli.errors import Failure
from senki.engine.catalog import find_modules, game_ids

SKELETON: Final = pathlib.Path(__file__).resolve().parent / "skeleton"
OWN_GAMES: Final = pathlib.Path(str(senki.__file__)).resolve().parent / "games"
SHARED: Final = ("conftest.py", "pytest.ini")  # for the tests of all games of a folder; senki's own tests have theirs
NAMES: Final = re.compile(r"senki\.cli\.skeleton\.my_game|my_game|MyGame|My Game")
IMPORTS: Final = re.compile(r"(?:^from [\w.]+ import .+\n)+", re.MULTILINE)


@click.command("new")
@click.argument("game")
@click.option(
    "--folder",
    type=click.Path(file_okay=False, path_type=pathlib.Path),
    default="my_games",
    show_default=True,
    help="The package to write it into; it is made if it is not there.",
)
def new_command(game: str, folder: pathlib.Path) -> None:
    """Write a small game that is playable, with its tests, for you to change."""
    folder = folder.resolve()
    package = check_names(game, folder)
    tests = folder.parents[2] / "tests" / "games" / game if folder == OWN_GAMES else folder / "tests" / game
    for place in (folder / game, tests):
        if place.exists():
            raise Failure(f"{place} is there already; choose another name, or remove it")
    for source, target in planned(folder, tests, game):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(source.read_text(encoding="utf-8"), package, game), encoding="utf-8")
    find_modules.cache_clear()
    click.echo(what_next(game, folder, tests))


def check_names(game: str, folder: pathlib.Path) -> str:
    """The dotted name of the folder's package, where both names can be had."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", game) or keyword.iskeyword(game):
        raise Failure(f"{game}: a game is named in small letters, digits and _, such as border_watch")
    if game in game_ids():
        raise Failure(f"there is a game called {game} already; choose another name")
    if folder == OWN_GAMES:
        return "senki.games"
    package = folder.name
    if not package.isidentifier() or keyword.iskeyword(package):
        raise Failure(f"{folder}: the folder is a Python package, so its name is made of letters, digits and _")
    spec = importlib.util.find_spec(package)
    if spec is not None and folder not in [pathlib.Path(path).resolve() for path in spec.submodule_search_locations or ()]:
        raise Failure(f"{folder}: Python has another module called {package}; give the folder another name")
    return package


def planned(folder: pathlib.Path, tests: pathlib.Path, game: str) -> list[tuple[pathlib.Path, pathlib.Path]]:
    """Which file of the skeleton becomes which; files that several games share are left as they are."""
    found: list[tuple[pathlib.Path, pathlib.Path]] = []
    for source in sorted(SKELETON.rglob("*")):
        if source.is_dir() or "__pycache__" in source.parts or source.parent == SKELETON:
            continue
        kind, *inner = source.relative_to(SKELETON).parts
        if source.name in SHARED:
            target = folder / "tests" / source.name
            if folder == OWN_GAMES or target.exists():
                continue
        else:
            target = (tests if kind == "tests" else folder / game).joinpath(*inner)
        found.append((source, target))
    return found


def renamed(text: str, package: str, game: str) -> str:
    """A file of the skeleton under the new game's names; its imports are put in order again."""
    words = game.split("_")
    names = {"senki.cli.skeleton.my_game": f"{package}.{game}", "my_game": game}
    names |= {"MyGame": "".join(word.capitalize() for word in words), "My Game": " ".join(words).capitalize()}
    text = NAMES.sub(lambda name: names[name[0]], text)  # all at once: a folder may well be called my_games
    return IMPORTS.sub(lambda block: "".join(sorted(block[0].splitlines(keepends=True), key=lambda line: line.split()[1])), text)


def what_next(game: str, folder: pathlib.Path, tests: pathlib.Path) -> str:
    before = "" if folder == OWN_GAMES else f"export PYTHONPATH={folder.parent} SENKI_GAMES={folder.name}\n"
    after = "\npython tools/readme.py        # the README lists it\n" if folder == OWN_GAMES else "\n"
    return (
        f"{folder / game} is a game of its own, with tests in {tests}. Try it:\n\n{before}"
        f"senki play {game}             # in the browser; with --text in the terminal\n"
        f"senki sim {game} random greedy\n"
        f"senki fuzz {game}\n"
        f"pytest {tests}{after}\n"
        "How to go on from there: docs/adding-a-game.md"
    )
