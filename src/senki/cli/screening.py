"""senki screen: what every number of a pack is worth."""

from __future__ import annotations

import click
from rich.console import Console

from senki.cli.matching import Playing, exit_if_stopped, go_on_option, make_grid, play_options, print_json, usual_agents_argument
from senki.cli.progress import progress_bar
from senki.cli.settings import make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.folders import Journal
from senki.lab.matches import make_match
from senki.lab.records import describe
from senki.lab.regression import Fitted
from senki.lab.screening import Screening, Shaking, screen
from senki.lab.statistics import plain_number

MOST_SHOWN = 30  # of columns, and of cards at each end


@click.command("screen")
@click.argument("game")
@usual_agents_argument
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, help="How many games, in whole blocks.")
@click.option(
    "--vary",
    metavar="PATTERN",
    multiple=True,
    help="Shake these numbers only, such as 'part.*.dice' (several times); by default all that the rulebook leaves open.",
)
@go_on_option
@play_options
def screen_command(game: str, agents: tuple[str, ...], games: int, vary: tuple[str, ...], out: str | None, playing: Playing) -> None:
    """Shake all numbers of the pack from game to game, and say what +1 in each column and each card is worth.

    AGENT is by default level:3. In every block each number moves by one up, one down or not at all, within the schema's bounds. One
    regression then tells what is worth what, in points of the share of games won: of columns, +1 on every card that a seat holds; of cards,
    having taken it rather than the average one. The intervals of all columns hold at once in 95 % of such runs; so do those of all cards.
    """
    found = find_game(game)
    with wrong_settings():
        match = playing.set_up(make_match(found, list(agents), *playing.table_settings), True)
    journal = Journal.go_on(out, describe("screen", [match], {"wanted": games, "vary": list(vary)})) if out else None
    with progress_bar(games) as progress:
        screening = screen(
            Shaking(match, vary), games, playing.jobs, progress, journal.rows() if journal else [], journal.put if journal else None
        )
    if journal:
        journal.finish(as_plain(screening, games))
    if playing.as_json:
        print_json(as_plain(screening, games))
    else:
        show(screening, games, make_console())
    exit_if_stopped(screening.games < games)


def as_plain(screening: Screening, wanted: int) -> Row:
    row: Row = {"games": screening.games, "wanted": wanted, "stopped": screening.games < wanted, "numbers": screening.dials}
    return row | {"columns": [plain(one) for one in screening.columns], "cards": [plain(one) for one in screening.cards]}


def plain(one: Fitted) -> Row:
    return {"name": one.name, "value": plain_number(one.value), "interval": [plain_number(one.low), plain_number(one.high)]}


def show(screening: Screening, wanted: int, console: Console) -> None:
    if screening.games < wanted:
        console.print(f"STOPPED: {screening.games} of {wanted} games were played; the figures are of these")
    if not screening.columns and not screening.cards:
        console.print("too few games to say anything")
        return
    console.print(f"{screening.games} games, {screening.dials} numbers shaken\n")
    show_list("+1 in a column, on every card held", screening.columns[:MOST_SHOWN], console)
    cards = sorted(screening.cards, key=lambda one: -one.value)
    shown = cards if len(cards) <= 2 * MOST_SHOWN else cards[:MOST_SHOWN] + cards[-MOST_SHOWN:]
    show_list("a card, against the average one", shown, console)
    if len(shown) < len(cards):
        console.print(f"and {len(cards) - len(shown)} cards between them (--json has all)")


def show_list(title: str, found: list[Fitted], console: Console) -> None:
    grid = make_grid(title, "share of games", "together 95 %", "shown")
    for one in found:
        grid.add_row(one.name, f"{one.value:+.1%}", f"{one.low:+.1%} to {one.high:+.1%}", "yes" if one.shown else "no")
    console.print(grid)
    console.print()
