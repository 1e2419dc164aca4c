"""senki regret: which questions a player answers worst, and what that costs."""

from __future__ import annotations

from typing import Final

import click
from rich.console import Console

from senki.cli.matching import Playing, exit_if_stopped, go_on_option, make_grid, percent, play_options, print_json
from senki.cli.progress import progress_bar
from senki.cli.settings import make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.lab.cards import card_names
from senki.lab.folders import Journal
from senki.lab.matches import make_match, set_up
from senki.lab.records import describe
from senki.lab.regrets import Cost, Probing, Regrets, regret
from senki.lab.statistics import Estimate, plain_number

MOST_NAMED: Final = 3  # choices that would have been better, of a question


@click.command("regret")
@click.argument("game")
@click.argument("player", metavar="PLAYER")
@click.option("--games", type=click.IntRange(min=1), default=50, show_default=True, help="How many games.")
@click.option("--decisions", type=click.IntRange(min=1), default=8, show_default=True, help="Decisions of each game that are tried.")
@click.option("--playouts", type=click.IntRange(min=2), default=32, show_default=True, help="Playouts of each option.")
@go_on_option
@play_options
def regret_command(game: str, player: str, games: int, decisions: int, playouts: int, out: str | None, playing: Playing) -> None:
    """Find the questions that PLAYER answers worst, by playing every option out on the true table.

    PLAYER has all seats. Of each game some decisions are drawn; every option is played out with the same dice, all seats going on as the
    game thinks sensible. One half of the playouts finds the best option, the other says what it is worth more than the one taken, so luck
    does not make a choice look bad. What nobody could know is part of the cost: compare questions and players. A choice matters where the
    best option lies above the mean of all by more than two standard errors.
    """
    found = find_game(game)
    with wrong_settings():
        match = playing.set_up(make_match(found, [player], *playing.table_settings), True)
        probing = Probing(match, decisions, playouts)
    asked: Row = {"wanted": games, "decisions": decisions, "playouts": playouts}
    journal = Journal.go_on(out, describe("regret", [match], asked)) if out else None
    with progress_bar(games) as progress:
        regrets = regret(probing, games, playing.jobs, progress, journal.rows() if journal else [], journal.put if journal else None)
    names = option_names(found, set_up(match).facts)
    if journal:
        journal.finish(as_plain(regrets, games, names))
    if playing.as_json:
        print_json(as_plain(regrets, games, names))
    else:
        show(regrets, games, names, make_console())
    exit_if_stopped(regrets.games < games)


def option_names(game: Game, facts: object) -> dict[str, tuple[str, ...]]:
    """By question: what its options are called, as far as they have names."""
    cards = card_names(game, facts)
    return {question.name: cards.get(key, question.kind.labels) for key, question in game.info.questions.items()}


def named(question: str, option: str, names: dict[str, tuple[str, ...]]) -> str:
    number = int(option)
    return names[question][number] if 0 <= number < len(names[question]) else option


def better_of(question: str, cost: Cost, names: dict[str, tuple[str, ...]]) -> list[tuple[str, str, int]]:
    """What was taken, what would have been better, and how often, the most frequent first and copies of a card alike."""
    found: dict[tuple[str, str], int] = {}
    for pair, times in cost.better.items():
        taken, best = (named(question, option, names) for option in pair.split(">"))
        found[taken, best] = found.get((taken, best), 0) + times
    return [(*pair, times) for pair, times in sorted(found.items(), key=lambda item: (-item[1], item[0]))]


def as_plain(regrets: Regrets, wanted: int, names: dict[str, tuple[str, ...]]) -> Row:
    questions = [
        {
            "question": name,
            "tried": cost.lost.games,
            "lost": plain(cost.estimate, 1000),
            "a_game": plain_number(cost.of_game / 1000),
            "decisions": cost.asked.wins / max(1, cost.asked.games),
            "matters": plain(cost.matters.rate()),
            "better": [{"taken": taken, "best": best, "times": times} for taken, best, times in better_of(name, cost, names)],
        }
        for name, cost in regrets.ordered()
    ]
    return {"games": regrets.games, "wanted": wanted, "stopped": regrets.games < wanted, "questions": questions}


def plain(estimate: Estimate, whole: int = 1) -> Row:
    value, *limits = (plain_number(number / whole) for number in (estimate.value, estimate.low, estimate.high))
    return {"value": value, "interval": limits}


def show(regrets: Regrets, wanted: int, names: dict[str, tuple[str, ...]], console: Console) -> None:
    if regrets.games < wanted:
        console.print(f"STOPPED: {regrets.games} of {wanted} games were played; the figures are of these")
    if not regrets.questions:
        console.print("no decision was tried")
        return
    console.print(f"{regrets.games} games; lost by a choice, by all of its sort in a game, and how often it matters which is taken\n")
    grid = make_grid("", "tried", "lost", "95 %", "a game", "matters")
    for name, cost in regrets.ordered():
        lost = cost.estimate
        limits = f"{lost.low / 1000:+.1%} to {lost.high / 1000:+.1%}"
        tried = cost.lost.games
        row = (
            [f"{lost.value / 1000:+.1%}", limits, f"{cost.of_game / 1000:+.1%}", percent(cost.matters.rate().value)] if tried else [""] * 4
        )
        grid.add_row(name, str(tried), *row)
    console.print(grid)
    for name, cost in regrets.ordered():
        for taken, best, times in better_of(name, cost, names)[:MOST_NAMED]:
            console.print(f"{name}: took {taken}, better was {best} ({times} times)")
