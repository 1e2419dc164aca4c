"""What the commands that play many games have in common: arguments, and how rates are written."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table as Grid

from senki.cli.settings import json_option, option_option, pack_option, players_option
from senki.engine.frames import Row
from senki.lab.batches import Jobs
from senki.lab.cluster import Cluster
from senki.lab.matches import Match

STOPPED: Final = 130  # the exit code of a program that was stopped by Ctrl-C
FAR: Final = (1 << 62) - 1

agents_argument = click.argument("agents", metavar="AGENT...", nargs=-1, required=True)
usual_agents_argument = click.argument(
    "agents", metavar="[AGENT...]", nargs=-1, callback=lambda _ctx, _param, agents: agents or ("level:3",)
)
games_option = click.option("--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games, in whole blocks.")
out_option = click.option(
    "--out",
    metavar="FOLDER",
    help="Write every game to a folder, for `senki report`; the same command goes on there (extra `lab`).",
)
go_on_option = click.option(
    "--out", metavar="FOLDER", help="Keep what is played in a folder; the same command again goes on where it was stopped."
)
set_option = click.option(
    "--set",
    "changes",
    metavar="TABLE.RECORD.FIELD=VALUE",
    multiple=True,
    help="Play with a number of the pack changed, such as mech.grey-heron.hp=4; += and -= move it, * stands for any letters of a record.",
)
alpha_option = click.option("--alpha", type=float, default=0.05, show_default=True, help="Risk of taking the claim though it is false.")
beta_option = click.option("--beta", type=float, default=0.05, show_default=True, help="Risk of rejecting the claim though it is true.")


@dataclass(frozen=True)
class Playing:
    """How a command shall play."""

    seed: int
    jobs: Jobs
    players: int | None
    options: dict[str, str]
    pack: str | None
    changes: tuple[str, ...]  # of the pack's numbers
    as_json: bool

    def set_up(self, match: Match, watched: bool) -> Match:
        """A match with the changes; is every decision written down?"""
        return replace(match, changes=self.changes, watched=watched)

    @property
    def table_settings(self) -> tuple[int, int | None, dict[str, str], str | None]:
        """In the order in which the laboratory takes them."""
        return self.seed, self.players, self.options, self.pack


def play_options(command: Callable[..., None]) -> Callable[..., None]:
    """Options of every command that plays; it gets them together, as `playing`."""

    @functools.wraps(command)
    def gathered(
        seed: int,
        jobs: int | None,
        cluster: str | None,
        players: int | None,
        options: dict[str, str],
        pack: str | None,
        changes: tuple[str, ...],
        as_json: bool,
        **others: Any,
    ) -> None:
        engine = Cluster(cluster, jobs) if cluster else jobs
        command(playing=Playing(seed, engine, players, options, pack, changes, as_json), **others)

    seed = click.option(
        "--seed", type=click.IntRange(0, FAR), default=1, show_default=True, help="The same seed gives the same result, for any --jobs."
    )
    jobs = click.option("--jobs", type=click.IntRange(min=1), help="How many processes play; by default one for each core.")
    cluster = click.option(
        "--cluster", metavar="ADDRESS", help="Play on a cluster of machines (Ray), such as 10.0.0.5:6379 or auto (extra `cluster`)."
    )
    options = gathered
    for option in (json_option, set_option, pack_option, option_option, players_option, cluster, jobs, seed):
        options = option(options)
    return options


def percent(value: float) -> str:
    return "?" if math.isnan(value) else f"{value:.1%}"


def interval(low: float, high: float) -> str:
    return f"{percent(low)} to {percent(high)}"


def points(value: float) -> str:
    """Elo, with its sign."""
    return "?" if math.isnan(value) else f"{'+' if value > 0 else '-'}∞" if math.isinf(value) else f"{value:+.0f}"


def make_grid(first: str, *headings: str) -> Grid:
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    grid.add_column(first, overflow="fold")
    for heading in headings:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def show_endless(console: Console, games: int) -> None:
    """Games that were broken off, if there are any."""
    if games:
        console.print(f"DID NOT END: {games} games, broken off after the most answers that the game says it can have; nobody has won them")


def print_json(row: Row) -> None:
    click.echo(json.dumps(row, ensure_ascii=False, allow_nan=False))


def exit_if_stopped(stopped: bool) -> None:
    if stopped:
        raise click.exceptions.Exit(STOPPED)
