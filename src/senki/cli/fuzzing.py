"""senki fuzz: random games in search of faults in a game's rules."""

from __future__ import annotations

import contextlib
import functools
import pathlib
import time
from collections import Counter
from typing import Final

import click

from senki.cli.errors import Failure
from senki.cli.matching import exit_if_stopped
from senki.cli.progress import progress_bar
from senki.cli.settings import option_option, players_option
from senki.engine.catalog import find_game
from senki.engine.game import Game
from senki.engine.testing.fuzz import BROKEN, CRASH, DEAD_END, ENDLESS, LEAK, FuzzFault, FuzzReport, fuzz
from senki.engine.testing.play import Setting, settings
from senki.lab.batches import in_batches
from senki.lab.stopping import Stoppable

SORTS: Final = (CRASH, DEAD_END, ENDLESS, BROKEN, LEAK)
MOST_FILES: Final = 20  # a broken rule can fail in every game; a few of them are enough to find it


@click.command("fuzz")
@click.argument("game")
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=1, show_default=True, help="The same seed plays the same games.")
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many processes play.")
@click.option("--out", metavar="FOLDER", default=".", help="Where failing games are written; by default here.")
@players_option
@option_option
def fuzz_command(game: str, games: int, seed: int, jobs: int, out: str, players: int | None, options: dict[str, str]) -> None:
    """Play random games and look for crashes, dead ends, endless games, broken invariants and leaks.

    All numbers of seats and all options take turns, or those that are named. In each game one step, any as likely as another, is looked
    at for leaks, for one seat; invariants are checked after one answer in eight and at the end. Exit code 1 if a fault was found;
    `senki replay` opens the files of failing games. Ctrl-C stops, and shows what was played until then (exit code 130, or 1 if a fault
    was found).
    """
    chosen = fitting(find_game(game), players, options)
    report = FuzzReport()
    began = time.perf_counter()
    played = in_batches(functools.partial(fuzz_batch, game, seed, chosen), games, jobs)
    with progress_bar(games) as progress, contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:
        for part in played:
            with stop.held():
                report.add(part)
                progress(part.games)
    seconds = max(time.perf_counter() - began, 1e-9)
    stopped = report.games < games
    if stopped:
        click.echo(f"STOPPED: {report.games} of {games} games were played; the figures are of these")
    click.echo(f"{report.games} games, {report.answers} answers, {seconds:.1f} s, {report.games / seconds:,.0f} games/s")
    counts = Counter(fault.sort for fault in report.faults)
    click.echo(", ".join(f"{sort}: {counts[sort]}" for sort in SORTS))
    if report.faults:
        write_faults(game, seed, sorted(report.faults, key=lambda fault: fault.number), pathlib.Path(out))
        raise click.exceptions.Exit(1)
    exit_if_stopped(stopped)


def fitting(game: Game, players: int | None, options: dict[str, str]) -> list[Setting]:
    """The settings of a game with that number of seats and these options."""
    found = [one for one in settings(game) if players in (None, one.seats) and options.items() <= one.options.items()]
    if not found:
        raise Failure(f"{game.info.id} has no setting with {players or 'any number of'} players and {options or 'any options'}")
    return found


def fuzz_batch(game_id: str, seed: int, chosen: list[Setting], first: int, count: int) -> FuzzReport:
    return fuzz(find_game(game_id), count, seed, first, chosen)


def write_faults(game: str, seed: int, faults: list[FuzzFault], folder: pathlib.Path) -> None:
    for fault in faults[:MOST_FILES]:
        click.echo(str(fault))
        if not fault.save:
            continue  # it failed before its first answer
        path = folder / f"{game}-fuzz-{seed}-{fault.number}.senki"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(fault.save, encoding="utf-8")
        except OSError as error:
            raise Failure(f"{path}: cannot be written: {error.strerror}") from None
        click.echo(f"  senki replay {path}")
    if len(faults) > MOST_FILES:
        click.echo(f"... and {len(faults) - MOST_FILES} more")
