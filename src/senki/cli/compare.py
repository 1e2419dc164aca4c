"""senki compare: what a change of the card data changes."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final, cast

import click
from rich.console import Console

from senki.cli.errors import Failure
from senki.cli.matching import (
    Playing,
    agents_argument,
    exit_if_stopped,
    games_option,
    go_on_option,
    make_grid,
    percent,
    play_options,
    print_json,
    show_endless,
)
from senki.cli.progress import progress_bar
from senki.cli.settings import make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.cards import PARTS_OF_CARD
from senki.lab.folders import Journal
from senki.lab.matches import make_match
from senki.lab.records import describe_two
from senki.lab.statistics import Difference, Estimate
from senki.lab.variants import MEANS, OF_GAME, Block, Changes, compare, plain_changes

TITLES: Final = {
    "decisions": "decisions a game",
    "events": "events a game",
    "draws": "won by several",
    "lead-changes": "changes of the lead",
    "decided": "decided after",
    "comeback": "comebacks",
}
MOST_CARDS: Final = 20  # shown of a question
CARD_TITLES: Final = {"pick": "picked when offered", "use": "times a game", "win": "won when taken"}


@click.command("compare")
@click.argument("game")
@agents_argument
@games_option
@click.option("--to", "base", metavar="FILE", help="The pack to compare with; by default the same without --set, else the game's own.")
@click.option("--cards", is_flag=True, help="Every card too: picked when offered, times a game, won when taken; and how the lead went.")
@go_on_option
@play_options
def compare_command(
    game: str,
    agents: tuple[str, ...],
    games: int,
    base: str | None,
    cards: bool,
    out: str | None,
    playing: Playing,
) -> None:
    """Play the same games with two packs (--pack or --set, and --to) and show the differences.

    Both are played with the same dice, cards, seats and players, so luck falls out of the differences. Their intervals are of 95 % and
    count blocks: a difference is shown where the interval leaves 0 out. The intervals of a question's cards are wide enough for all of
    them to hold at once in 95 % of such runs. With --out the games are kept, with those of the cards; the same command goes on where it
    was stopped, and `senki report` makes a page of it.
    """
    found = find_game(game)
    if found.schema() is None:
        raise Failure(f"{game} has no packs, so there is nothing to compare")
    if playing.pack is None and not playing.changes:
        raise Failure("--pack is missing: name the file of your card data (--pack my.toml), or a change (--set mech.grey-heron.hp=4)")
    with wrong_settings():
        changed = playing.set_up(make_match(found, list(agents), *playing.table_settings), cards or out is not None)
    other = replace(changed, pack=base or (playing.pack if playing.changes else None), changes=())
    journal = Journal.go_on(out, describe_two(changed, other, games)) if out else None
    known = cast(list[Block], journal.rows() if journal else [])
    record = (lambda blocks: journal.put(cast(list[Row], blocks))) if journal else None
    with progress_bar(2 * games) as progress:
        changes = compare(changed, other, games, playing.jobs, progress, known, record)
    if journal:
        journal.finish(plain_changes(changes, games))
    if playing.as_json:
        print_json(plain_changes(changes, games))
    else:
        show(changes, games, make_console())
    exit_if_stopped(changes.games < games)


def show(changes: Changes, wanted: int, console: Console) -> None:
    if changes.games < wanted:
        console.print(f"STOPPED: {changes.games} of {wanted} games were played with each pack; the figures are of these")
    if not changes.games:
        return
    console.print(f"{changes.games} games with each pack, the same dice, cards, seats and players\n")
    grid = make_grid("", "with", "without", "difference", "95 %", "shown")
    for name in [*sorted((f"seat/{seat}" for seat in changes.of("seat/")), key=len), *(f"agent/{name}" for name in changes.of("agent/"))]:
        grid.add_row(f"{name.replace('/', ' ', 1).removeprefix('agent ')} wins", *figures(changes, name))
    for name in OF_GAME:
        if name in changes.figures:
            grid.add_row(TITLES[name], *figures(changes, name))
    console.print(grid)
    show_endless(console, changes.endless)
    for question in dict.fromkeys(card.partition("/")[0] for card in changes.cards):
        show_cards(changes, question, console)


def show_cards(changes: Changes, question: str, console: Console) -> None:
    """Each figure of the cards of a question, those that changed most first."""
    cards = changes.cards_of(question)
    for part in PARTS_OF_CARD:
        console.print(f"\n{question}: {CARD_TITLES[part]} (the intervals of all {len(cards)} cards together: 95 %)")
        grid = make_grid("", "with", "without", "difference", "together", "shown")
        ordered = sorted(cards, key=lambda card: -sure(changes.estimate(f"{part}/{card}")))
        for card in ordered[:MOST_CARDS]:
            grid.add_row(card.partition("/")[2], *figures(changes, f"{part}/{card}"))
        console.print(grid)
        if len(cards) > MOST_CARDS:
            console.print(f"and {len(cards) - MOST_CARDS} more, which changed less (--json has all)")


def sure(off: Estimate) -> float:
    """How many standard deviations a difference lies from 0."""
    return abs(off.value) / math.sqrt(off.variance) if 0 < off.variance < math.inf else 0.0


def figures(changes: Changes, name: str) -> tuple[str, ...]:
    found, off = changes.figures.get(name, Difference()), changes.estimate(name)
    mean = name in MEANS or name.startswith("use/")
    first, second = (part.wins / part.games if part.games else math.nan for part in (found.first, found.second))
    if math.isnan(off.value):
        return written(first, mean), written(second, mean), "", "", ""
    if not math.isfinite(off.low):
        return written(first, mean), written(second, mean), written(off.value, mean, "+"), "", ""
    limits = f"{written(off.low + 0.0, mean, '+')} to {written(off.high, mean, '+')}"
    return written(first, mean), written(second, mean), written(off.value, mean, "+"), limits, shown(off)


def written(value: float, mean: bool, sign: str = "") -> str:
    if not mean and not sign:
        return percent(value)
    return "?" if math.isnan(value) else f"{value:{sign}.2f}" if mean else f"{value:{sign}.1%}"


def shown(off: Estimate) -> str:
    return "yes" if off.low > 0 or off.high < 0 else "no"
