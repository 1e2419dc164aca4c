"""senki compare: what a change of the card data changes."""

from __future__ import annotations

from dataclasses import replace

import click
from rich.console import Console

from senki.cli.errors import Failure
from senki.cli.matching import (
    Playing,
    agents_argument,
    exit_if_stopped,
    games_option,
    make_grid,
    percent,
    plain_estimate,
    play_options,
    print_json,
    show_endless,
)
from senki.cli.progress import progress_bar
from senki.cli.settings import make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.matches import make_match
from senki.lab.statistics import Difference, Estimate
from senki.lab.variants import Changes, compare


@click.command("compare")
@click.argument("game")
@agents_argument
@games_option
@click.option("--to", "base", metavar="FILE", help="The pack to compare with; by default the game's own.")
@play_options
def compare_command(
    game: str,
    agents: tuple[str, ...],
    games: int,
    base: str | None,
    playing: Playing,
) -> None:
    """Play the same games with two packs (--pack and --to) and show the differences.

    Both are played with the same dice, cards, seats and players, so luck falls out of the differences. Their intervals are of 95 % and
    count blocks: a difference is shown where the interval leaves 0 out.
    """
    found = find_game(game)
    if found.schema() is None:
        raise Failure(f"{game} has no packs, so there is nothing to compare")
    if playing.pack is None:
        raise Failure("--pack is missing: name the file of your card data, for example --pack my.toml")
    with wrong_settings():
        changed = make_match(found, list(agents), *playing.table_settings)
    with progress_bar(2 * games) as progress:
        changes = compare(changed, replace(changed, pack=base), games, playing.jobs, progress)
    if playing.as_json:
        print_json(as_plain(changes, games))
    else:
        show(changes, games, make_console())
    exit_if_stopped(changes.games < games)


def as_plain(changes: Changes, wanted: int) -> Row:
    row: Row = {"games": changes.games, "wanted": wanted, "stopped": changes.games < wanted, "endless": changes.endless}
    row["seats"] = [plain(seat) for seat in changes.seats]
    row["agents"] = {name: plain(agent) for name, agent in changes.agents.items()}
    row |= {"decisions": plain(changes.decisions, False), "events": plain(changes.events, False), "draws": plain(changes.draws)}
    return row


def plain(difference: Difference, rates: bool = True) -> Row:
    first, second = (part.wins / part.games if part.games else None for part in (difference.first, difference.second))
    return {"with": first, "without": second, "difference": plain_estimate(difference.estimate(rates))}


def show(changes: Changes, wanted: int, console: Console) -> None:
    if changes.games < wanted:
        console.print(f"STOPPED: {changes.games} of {wanted} games were played with each pack; the figures are of these")
    if not changes.games:
        return
    console.print(f"{changes.games} games with each pack, the same dice, cards, seats and players\n")
    grid = make_grid("", "--pack", "--to", "difference", "95 %", "shown")
    for seat, difference in enumerate(changes.seats, 1):
        grid.add_row(f"seat {seat} wins", *rates(difference))
    for name, difference in changes.agents.items():
        grid.add_row(f"{name} wins", *rates(difference))
    grid.add_row("won by several", *rates(changes.draws))
    grid.add_row("decisions a game", *means(changes.decisions))
    grid.add_row("events a game", *means(changes.events))
    console.print(grid)
    show_endless(console, changes.endless)


def rates(difference: Difference) -> tuple[str, ...]:
    first, second = (percent(part.wins / part.games) for part in (difference.first, difference.second))
    off = difference.estimate()
    return first, second, f"{off.value:+.1%}", f"{off.low:+.1%} to {off.high:+.1%}", shown(off)


def means(difference: Difference) -> tuple[str, ...]:
    first, second = (f"{part.wins / part.games:.1f}" for part in (difference.first, difference.second))
    off = difference.estimate(rates=False)
    return first, second, f"{off.value:+.2f}", f"{off.low + 0.0:+.2f} to {off.high:+.2f}", shown(off)


def shown(off: Estimate) -> str:
    return "yes" if off.low > 0 or off.high < 0 else "no"
