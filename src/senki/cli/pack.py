"""senki pack check: is a file of card data as the game wants it?"""

from __future__ import annotations

import tomllib

import click

from senki.cli.errors import Failure
from senki.cli.settings import read_file
from senki.engine.catalog import find_game


@click.group("pack")
def pack_commands() -> None:
    """Packs: card data for a game."""


@pack_commands.command("check")
@click.argument("file")
def check_command(file: str) -> None:
    """Check a pack against its game's schema and the rulebook's counts."""
    try:
        head = tomllib.loads(read_file(file)).get("pack")
    except tomllib.TOMLDecodeError as error:
        raise Failure(f"{file}: not a TOML file: {error}") from None
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise Failure(f"{file}: lacks a table [pack] that names its game")
    game = find_game(head["game"])
    if game.schema() is None:
        raise Failure(f"{file}: {game.info.id} has no packs")
    pack = game.pack_of(game.load_pack(file))
    assert pack is not None
    counts = ", ".join(f"{len(records)} {name}" for name, records in pack.tables.items())
    click.echo(f"{file}: good: pack {pack.id} for {game.info.id} ({counts})")
