"""senki balance: change as few numbers as needed for a pack to meet targets."""

from __future__ import annotations

import math
import pathlib
from dataclasses import replace
from typing import Final

import click
from rich.console import Console

from senki.cli.errors import Failure
from senki.cli.matching import Playing, exit_if_stopped, go_on_option, make_grid, play_options, print_json, usual_agents_argument
from senki.cli.settings import game_options, make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.lab.balancing import Balanced, Search, Task
from senki.lab.dials import load_changed, pack_text
from senki.lab.folders import Journal
from senki.lab.matches import Match, make_match
from senki.lab.records import describe
from senki.lab.statistics import Estimate, plain_estimate, plain_number
from senki.lab.targets import FIGURES, Target, parse_target

SHARES: Final = ("seat1", "pairing", "decided", "comeback", "opening", "taken", "spread")


@click.command("balance")
@click.argument("game")
@usual_agents_argument
@click.option("--target", "targets", metavar="NAME=LOW..HIGH", multiple=True, required=True, help=f"One of {', '.join(FIGURES)}.")
@click.option("--pairing", "pairings", metavar="OPTION=A,B", multiple=True, help="Play this pairing, both ways round (several times).")
@click.option("--vary", metavar="PATTERN", multiple=True, help="Change these numbers only; by default all that the rulebook leaves open.")
@click.option("--games", type=click.IntRange(min=2), default=400, show_default=True, help="How many games a pack is measured with.")
@click.option("--trials", type=click.IntRange(min=1), default=12, show_default=True, help="Numbers that are tried at each step.")
@click.option("--most", type=click.IntRange(min=1), default=6, show_default=True, help="How many numbers may be changed.")
@click.option("--write", metavar="FILE", help="Write the pack with the changes.")
@go_on_option
@play_options
def balance_command(
    game: str,
    agents: tuple[str, ...],
    targets: tuple[str, ...],
    pairings: tuple[str, ...],
    vary: tuple[str, ...],
    games: int,
    trials: int,
    most: int,
    write: str | None,
    out: str | None,
    playing: Playing,
) -> None:
    """Find few numbers to change so that the pack meets every --target, and prove it on fresh games.

    The figures: seat1, the share of games of the first seat; pairing, the share of the first named in the pairing farthest from even;
    decisions, of a game; lead-changes, decided, comeback (see `senki compare --cards`); opening, the share of a seat's commonest opening;
    taken, the share of seats that ever take the least wanted card; spread, the standard deviation of what the cards of a question win. A
    target holds where the figure lies within its bounds, on games that the search has not seen.
    """
    found = find_game(game)
    if write and pathlib.Path(write).exists():
        raise Failure(f"--write {write}: is there already; name another file")
    with wrong_settings():
        wanted = tuple(parse_target(target) for target in targets)
        matches = [make_pairing(playing, found, agents, pairing, number) for number, pairing in enumerate(pairings or ("",))]
    task = Task(tuple(matches), wanted, vary, games, trials, most)
    asked: Row = {"targets": list(targets), "pairings": list(pairings), "vary": list(vary), "wanted": games, "trials": trials, "most": most}
    journal = Journal.go_on(out, describe("balance", matches, asked)) if out else None
    console = make_console()
    search = Search(
        task,
        playing.jobs,
        journal.rows() if journal else [],
        (lambda row: journal.put([row])) if journal else None,
        (lambda told: None) if playing.as_json else console.print,
    )
    try:
        balanced = search.run()
    except KeyboardInterrupt:
        console.print(
            f"STOPPED after {search.measured} measurements" + (f"; the same command goes on, they are kept in {out}" if out else "")
        )
        exit_if_stopped(True)
        return
    if journal:
        journal.finish(as_plain(balanced, wanted))
    if write:
        pathlib.Path(write).write_text(changed_text(found, matches[0], balanced), encoding="utf-8")
    if playing.as_json:
        print_json(as_plain(balanced, wanted))
    else:
        show(balanced, wanted, console)


def make_pairing(playing: Playing, game: Game, agents: tuple[str, ...], pairing: str, number: int) -> Match:
    """A match with the options of a pairing."""
    options = playing.options | (game_options(None, None, (pairing,)) if pairing else {})
    match = make_match(game, list(agents), playing.seed, playing.players, options, playing.pack)
    return replace(playing.set_up(match, True), pair=number)


def changed_text(game: Game, match: Match, balanced: Balanced) -> str:
    """The pack with the changes, as a file."""
    changes = match.changes + tuple(dial.at(value) for dial, value in balanced.steps)
    pack = game.pack_of(load_changed(game, match.pack, changes))
    assert pack is not None
    return pack_text(pack)


def as_plain(balanced: Balanced, targets: tuple[Target, ...]) -> Row:
    changes = [{"change": dial.at(value), "before": dial.value, "after": value} for dial, value in balanced.steps]
    row: Row = {"met": balanced.met(targets), "changes": changes, "measured": balanced.measured}
    row["targets"] = [
        {
            "target": target.name,
            "low": plain_number(target.low),
            "high": plain_number(target.high),
            "before": plain_estimate(balanced.before.figures[target.name]),
            "after": plain_estimate(balanced.after.figures[target.name]),
            "holds": target.holds(balanced.after.figures[target.name].value),
        }
        for target in targets
    ]
    return row


def show(balanced: Balanced, targets: tuple[Target, ...], console: Console) -> None:
    if not balanced.steps:
        console.print("no number was changed: " + ("all targets hold" if balanced.met(targets) else "no step came nearer to the targets"))
    for dial, value in balanced.steps:
        console.print(f"{dial.name}: {dial.value} -> {value}")
    console.print(f"\non fresh games; {balanced.measured} measurements in the search\n")
    grid = make_grid("", "wanted", "before", "after", "95 %", "holds")
    for target in targets:
        before, after = balanced.before.figures[target.name], balanced.after.figures[target.name]
        holds = "yes" if target.holds(after.value) else "no"
        grid.add_row(target.name, limits(target), number(target, before.value), number(target, after.value), between(target, after), holds)
    console.print(grid)


def limits(target: Target) -> str:
    low, high = ("" if math.isinf(bound) else f"{bound:g}" for bound in (target.low, target.high))
    return f"{low}..{high}"


def number(target: Target, value: float) -> str:
    return "?" if math.isnan(value) else f"{value:.1%}" if target.name in SHARES else f"{value:.2f}"


def between(target: Target, estimate: Estimate) -> str:
    return f"{number(target, estimate.low)} to {number(target, estimate.high)}" if math.isfinite(estimate.low) else ""
