"""senki mcp: a language model plays a seat, through the Model Context Protocol."""

from __future__ import annotations

import io
import secrets
import sys

import click

from senki.api.in_words import LocalPlace, Place, SeatInWords, make_table
from senki.api.mcp import McpServer
from senki.cli.errors import Failure
from senki.cli.matching import FAR
from senki.cli.settings import lang_option, option_option, pack_option, players_option, wrong_settings


@click.command("mcp")
@click.argument("game", required=False)
@click.option("--join", "link", metavar="LINK", help="Play a seat of a running server instead: the link of its invitation.")
@players_option
@click.option("--seat", type=click.IntRange(min=1), default=1, show_default=True, help="The model's seat at a table of its own.")
@click.option("--opponents", default="level:2", show_default=True, help="Who plays the other seats: level:1 to level:5, random, greedy.")
@click.option("--seed", type=click.IntRange(0, FAR), help="Makes the table repeatable; by default it is unforeseeable.")
@lang_option
@option_option
@pack_option
def mcp_command(
    game: str | None,
    link: str | None,
    players: int | None,
    seat: int,
    opponents: str,
    seed: int | None,
    lang: str,
    options: dict[str, str],
    pack: str | None,
) -> None:
    """Let a language model play GAME, or a seat of a running server, as an MCP server on standard input and output.

    The client's settings name the command: {"command": "senki", "args": ["mcp", "ganymede"]}. The model sees its own seat only.
    """
    if (game is None) == (link is None):
        raise Failure("name a game, or a seat with --join LINK; not both")
    if game is not None:
        drawn = seed if seed is not None else secrets.randbelow(FAR)
        with wrong_settings():
            place: Place = LocalPlace(make_table(game, players, options, pack, drawn, {seat - 1}, opponents), seat - 1)
    else:
        place = join(str(link), pack)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8")
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    McpServer(SeatInWords(place, lang)).serve(sys.stdin, sys.stdout)


def join(link: str, pack: str | None) -> Place:
    try:
        from senki.api.server_seat import NoSeat, ServerPlace
    except ImportError:
        raise Failure("--join needs the extra `server`: pip install 'senki[server]'") from None
    try:
        return ServerPlace(link, pack)
    except NoSeat as error:
        raise Failure(str(error)) from None
