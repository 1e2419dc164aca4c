"""senki sim: many games between computer players, and what they show."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table as Grid

from senki.cli.errors import Failure
from senki.cli.progress import progress_bar
from senki.cli.settings import json_option, make_console, option_option, pack_option, players_option, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.session import check_setting
from senki.lab.matches import Result, seat_plan, simulate
from senki.lab.statistics import wilson


@click.command("sim")
@click.argument("game")
@click.option("--seats", required=True, metavar="A,B,...", help="Computer players, such as random,greedy; seats rotate game by game.")
@click.option("--games", "games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed gives the same result, for any number of jobs.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes play.")
@players_option
@option_option
@pack_option
@json_option
def sim_command(
    game: str, seats: str, games: int, seed: int, jobs: int, players: int | None, options: dict[str, str], pack: str | None, as_json: bool
) -> None:
    """Play many games between computer players and count who wins.

    Sides that win together share a game equally; partners have their side's share in full.
    """
    names = [name.strip() for name in seats.split(",")]
    if not all(names):
        raise Failure(f"--seats {seats}: write the names of computer players with commas between, for example random,greedy")
    found = find_game(game)
    with wrong_settings():
        check_setting(found, len(seat_plan(found, names, players, options)), options)
    with progress_bar(games) as progress:
        result = simulate(found, names, games, seed, jobs, players, options, pack, progress)
    if as_json:
        click.echo(json.dumps(as_plain(result)))
    else:
        show(result, make_console())


def as_plain(result: Result) -> dict[str, object]:
    agents = {name: {"games": a.games, "wins": a.wins, "interval": list(a.interval)} for name, a in result.agents.items()}
    row: dict[str, object] = {"games": result.games, "events": result.events, "decisions": result.decisions}
    return row | {"seconds": round(result.seconds, 3), "wins": result.wins, "agents": agents}


def show(result: Result, console: Console) -> None:
    seconds = max(result.seconds, 1e-9)
    console.print(f"{result.games} games, {result.decisions} decisions, {result.events} events with dice and cards, in {seconds:.1f} s")
    console.print(f"{result.games / seconds:,.0f} games/s, {result.decisions / seconds:,.0f} decisions/s")
    console.print()
    grid = Grid(box=None, padding=(0, 3, 0, 0))
    grid.add_column("")
    for heading in ("games", "wins", "rate", "95 %"):
        grid.add_column(heading, justify="right")
    for name, agent in result.agents.items():
        grid.add_row(name, *figures(agent.wins, agent.games, agent.interval))
    for seat, wins in enumerate(result.wins, 1):
        grid.add_row(f"seat {seat}", *figures(wins, result.games, wilson(wins, result.games)))
    console.print(grid)


def figures(wins: float, games: int, interval: tuple[float, float]) -> tuple[str, str, str, str]:
    return f"{games}", f"{wins:.10g}", f"{wins / games:.1%}", f"{interval[0]:.1%} to {interval[1]:.1%}"
