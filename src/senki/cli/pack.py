"""senki pack check: is a file (or a folder of files) of card data as the game wants it?"""

from __future__ import annotations

import pathlib

import click

from senki.cli.errors import Failure
from senki.engine.catalog import find_game
from senki.engine.packs import game_of, read_parts


@click.group("pack")
def pack_commands() -> None:
    """Packs: card data for a game."""


@pack_commands.command("check")
@click.argument("file")
def check_command(file: str) -> None:
    """Check a pack, a file or a folder of files, against its game's schema and the rulebook's counts."""
    game = find_game(game_of(read_parts(pathlib.Path(file)), file))
    if game.schema() is None:
        raise Failure(f"{file}: {game.info.id} has no packs")
    pack = game.pack_of(game.load_pack(file))
    assert pack is not None
    counts = ", ".join(f"{len(records)} {name}" for name, records in pack.tables.items())
    click.echo(f"{file}: good: pack {pack.id} for {game.info.id} ({counts})")
