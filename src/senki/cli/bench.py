"""senki bench: how fast the games run here, and beside other engines."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table as Grid

from senki.build import is_compiled
from senki.engine.catalog import find_games
from senki.lab.peers import compare
from senki.lab.speed import Record, figures


@click.command()
@click.option("--peers", is_flag=True, help="Also measure other engines in the same run (needs the extra `bench`).")
@click.option("--json", "as_json", is_flag=True, help="Print a list of records instead of a table.")
def bench(peers: bool, as_json: bool) -> None:
    """Measure decisions, copies, views and saves a second; with --peers, ratios to other engines."""
    records: list[Record] = []
    compared = compare() if peers else []
    games, broken = find_games()
    for error in broken:
        click.echo(f"senki: {error}", err=True)
    for game in games:
        records += figures(game, game.info.seats[-1])
    if as_json:
        click.echo(json.dumps([record.plain() for record in compared + records], ensure_ascii=False, indent=1))
        return
    console = Console()
    console.print(f"senki, {'compiled' if is_compiled() else 'interpreted'}; processor time, best of interleaved repeats")
    if compared:
        console.print(grid(compared, "beside other engines"))
    console.print(grid(records, "each game"))


def grid(records: list[Record], title: str) -> Grid:
    table = Grid(title=title)
    table.add_column("what")
    table.add_column("ours", justify="right")
    with_peers = any(record.peer is not None for record in records)
    if with_peers:
        table.add_column("theirs", justify="right")
        table.add_column("ratio", justify="right")
        table.add_column("whose")
    for record in records:
        row = [record.name, f"{record.ours:,.{1 if record.ours < 1000 else 0}f} {record.unit}"]
        if with_peers and record.peer is not None:
            row += [f"{record.peer:,.0f}", f"{record.ratio:.2f}", record.peer_name]
        table.add_row(*row)
    return table
