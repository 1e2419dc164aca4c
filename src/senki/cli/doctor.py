"""senki doctor: what would become of a server's tables with this version, and what is damaged."""

from __future__ import annotations

import pathlib

import click

from senki.cli.errors import Failure
from senki.cli.serve import default_database, missing_packages


@click.command("doctor")
@click.option("--database", metavar="FILE", help="The file that the server was given; by default the one in senki's own folder.")
@click.option("--rescue", "into", type=click.Path(dir_okay=False, path_type=pathlib.Path), help="Copy what can be read into this new file.")
def doctor_command(database: str | None, into: pathlib.Path | None) -> None:
    """Look over all tables of a server, before an upgrade or after a fault. Nothing in them is changed.

    Exit code 1: something is damaged, or a table cannot simply go on.
    """
    missing = missing_packages()
    if missing:
        raise Failure(f"the server's packages are needed ({', '.join(missing)}): pip install 'senki[server]'")
    from senki.server.databases import StoreError
    from senki.server.doctor import examine, rescue

    path = pathlib.Path((database or default_database()).removeprefix("sqlite:///"))
    try:
        if "://" in str(path) or ":/" in str(path):
            raise StoreError("only a file of SQLite can be looked over; of PostgreSQL, restore its dump and serve it by this version")
        if into is not None:
            for table, rows in rescue(path, into).items():
                click.echo(f"{rows:8,} rows of {table}")
            path = into
        report = examine(path)
    except StoreError as error:
        raise Failure(str(error)) from None
    for line in report.lines():
        click.echo(line)
    if not report.well:
        raise click.exceptions.Exit(1)
