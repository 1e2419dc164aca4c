"""Arguments that several commands share, and what stands behind them."""

from __future__ import annotations

import contextlib
import os
import pathlib
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import click
from rich.console import Console

from senki.cli.errors import Failure
from senki.engine.options import BETWEEN, join_seats, split_seats
from senki.text.files import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])
MOST_SEATS: Final = 64
WIDEST: Final = 100  # longer lines are hard to read


def language(_ctx: click.Context, _param: click.Parameter, value: str | None) -> str:
    """The language asked for, else the one of the terminal, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if not value and os.environ.get(name):
            value = os.environ[name][:2].lower()
    return value if value in LANGUAGES else "en"


lang_option = click.option("--lang", type=click.Choice(LANGUAGES), callback=language, help="Language; by default the terminal's.")
players_option = click.option("--players", type=int, help="Number of seats.")
pack_option = click.option("--pack", metavar="FILE", help="Card data to play with instead of the game's own.")
json_option = click.option("--json", "as_json", is_flag=True, help="Machine-readable output.")


def game_options(_ctx: click.Context | None, _param: click.Parameter | None, pairs: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise Failure(f"--option {pair}: write it as name=value, for example --option mode=team")
        stem, dot, seat = name.rpartition(".")
        if dot and seat.isdecimal():  # race.2=hacan: of one seat
            options[stem] = with_seat(options.get(stem, ""), int(seat), value, pair)
        else:
            options[name] = value
    return options


def with_seat(values: str, seat: int, value: str, pair: str) -> str:
    """The values by seat with that of one seat, counted from 1, put in."""
    if not 1 <= seat <= MOST_SEATS or BETWEEN in value:
        raise Failure(f"--option {pair}: write one seat's value as name.seat=value, for example --option race.2=hacan")
    found = split_seats(values)
    found += [""] * (seat - len(found))
    found[seat - 1] = value
    return join_seats(found)


option_option = click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    callback=game_options,
    help="A choice before the game, such as mode=team; by seat race=a,b,c, race.2=b or race=random.",
)


@contextlib.contextmanager
def wrong_settings() -> Iterator[None]:
    """What the engine says of settings that do not fit the game is the person's to read, not a fault."""
    try:
        yield
    except ValueError as error:
        raise Failure(str(error)) from None


def read_file(path: str) -> str:
    try:
        return pathlib.Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Failure(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Failure(f"{path}: not a text file") from None


def make_console() -> Console:
    """Rich output without the guesses that would colour numbers and read square brackets in names as markup."""
    console = Console(highlight=False, markup=False, emoji=False)
    if console.width > WIDEST:
        console.width = WIDEST
    return console
