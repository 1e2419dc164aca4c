"""senki backup and senki restore: all tables of a server in one file, also while it runs, and back."""

from __future__ import annotations

import pathlib

import click

from senki.cli.errors import Failure
from senki.cli.serve import default_database, missing_packages


@click.command("backup")
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--database", metavar="ADDRESS", help="The file that the server was given; by default the one in senki's own folder.")
def backup_command(file: pathlib.Path, database: str | None) -> None:
    """Copy all tables into FILE, also while the server runs."""
    missing = missing_packages()
    if missing:
        raise Failure(f"the server's packages are needed ({', '.join(missing)}): pip install 'senki[server]'")
    from senki.server.databases import StoreError, back_up

    try:
        back_up(database or default_database(), file)
    except StoreError as error:
        raise Failure(str(error)) from None
    click.echo(f"{file}: {file.stat().st_size:,} bytes; to go back to it: senki restore {file}")


@click.command("restore")
@click.argument("file", type=click.Path(dir_okay=False, path_type=pathlib.Path))
@click.option("--database", metavar="ADDRESS", help="The file that the server will be given; by default the one in senki's own folder.")
def restore_command(file: pathlib.Path, database: str | None) -> None:
    """Put the tables of FILE in the place of a server's. The server must be stopped; what was there is kept beside it."""
    missing = missing_packages()
    if missing:
        raise Failure(f"the server's packages are needed ({', '.join(missing)}): pip install 'senki[server]'")
    from senki.server.databases import StoreError, restore

    try:
        aside = restore(file, database or default_database())
    except StoreError as error:
        raise Failure(str(error)) from None
    click.echo("restored" + (f"; what was there before is {aside}" if aside else ""))
