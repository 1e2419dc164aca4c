"""senki sim: many games between computer players, and what they show."""

from __future__ import annotations

from typing import cast

import click
from rich.console import Console

from senki.cli.matching import (
    Playing,
    agents_argument,
    exit_if_stopped,
    games_option,
    interval,
    make_grid,
    out_option,
    percent,
    play_options,
    print_json,
    show_endless,
)
from senki.cli.progress import progress_bar
from senki.cli.settings import make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.matches import Match, Result, check_match, make_match, play_match
from senki.lab.records import Results, describe
from senki.lab.regrets import choices_that_matter
from senki.lab.statistics import estimate_from, plain_estimate


@click.command("sim")
@click.argument("game")
@agents_argument
@games_option
@click.option("--choices", type=click.IntRange(min=0), default=0, help="Try the options of so many decisions: how often does it matter?")
@out_option
@play_options
def sim_command(
    game: str,
    agents: tuple[str, ...],
    games: int,
    choices: int,
    out: str | None,
    playing: Playing,
) -> None:
    """Play many games between computer players and count who wins.

    AGENT is random, greedy, level:1 to level:5 or one with settings, such as search:iterations=400; with fewer of them than seats the list
    is gone through again. Games are played in blocks: the same dice and cards, and the players change seats until each has had each.
    Sides that win together share a game equally; partners have their side's share in full. Intervals are of 95 % and count blocks, not
    games. Ctrl-C stops, and shows what was played until then (exit code 130); with --out the same command goes on from there.
    """
    with wrong_settings():
        match = playing.set_up(make_match(find_game(game), list(agents), *playing.table_settings), out is not None)
    check_match(match)
    results = Results.go_on(out, describe("sim", [match], {"wanted": games})) if out else None
    known = results.known_tally(match) if results else None
    with progress_bar(games) as progress:
        progress(known.games if known else 0)
        result = play_match(match, games, playing.jobs, progress, results.add if results else None, known)
    tried: Row = {}
    if choices and not result.stopped:
        with progress_bar(choices, "decisions") as progress:
            tried = {"choices": choices_that_matter(match, choices, playing.jobs, progress)}
    if results:
        results.finish(outcome(result) | tried)
    if playing.as_json:
        print_json(as_plain(result) | tried)
    else:
        show(match, result, make_console())
        show_choices(tried, make_console())
    exit_if_stopped(result.stopped)


def outcome(result: Result) -> Row:
    """What came of it, without the time that it took."""
    agents = {name: {"games": a.games, "wins": a.wins, "interval": list(a.interval)} for name, a in result.agents.items()}
    row: Row = {"games": result.games, "wanted": result.wanted, "stopped": result.stopped, "blocks": result.blocks}
    row |= {"events": result.events, "decisions": result.decisions, "draws": result.draws, "unwon": result.unwon, "endless": result.endless}
    row |= {"length": plain_estimate(result.length)} if result.games else {}
    return row | {"even_share": result.even_share, "wins": result.wins, "agents": agents, "seats": [list(s.interval) for s in result.seats]}


def as_plain(result: Result) -> Row:
    return outcome(result) | {"seconds": round(result.seconds, 3)}


def show(match: Match, result: Result, console: Console) -> None:
    if result.stopped:
        console.print(f"STOPPED: {result.games} of {result.wanted} games were played; the figures are of these")
    if not result.games:
        return
    seconds = max(result.seconds, 1e-9)
    console.print(f"{result.games} games, {result.decisions} decisions, {result.events} events with dice and cards, in {seconds:.1f} s")
    console.print(f"{result.games / seconds:,.0f} games/s, {result.decisions / seconds:,.0f} decisions/s")
    console.print(unit(match, result))
    if result.draws or result.unwon:
        console.print(f"won by several sides: {result.draws}; by nobody: {result.unwon}")
    show_endless(console, result.endless)
    console.print()
    grid = make_grid("", "games", "wins", "rate", "95 %")
    for name, agent in result.agents.items():
        grid.add_row(name, *figures(agent.wins, agent.games, agent.interval))
    console.print(grid)
    console.print()
    grid = make_grid("", "games", "wins", "rate", "95 %", f"above the even {percent(result.even_share)}")
    for seat, (wins, rate) in enumerate(zip(result.wins, result.seats, strict=True), 1):
        grid.add_row(f"seat {seat}", *figures(wins, result.games, rate.interval), advantage(rate.interval, result.even_share))
    console.print(grid)


def show_choices(tried: Row, console: Console) -> None:
    if tried:
        choices = cast(Row, tried["choices"])
        matters = estimate_from(cast(Row, choices["matters"]))
        console.print(
            f"\nin {percent(matters.value)} of {choices['tried']} decisions that were tried it matters which option is taken; "
            f"95 %: {interval(*matters.interval)}"
        )


def unit(match: Match, result: Result) -> str:
    """What the intervals count."""
    if len(match.seatings) == 1:
        return "each game with dice of its own; all seats have the same player, so nobody changes seats"
    return f"{result.blocks} blocks of {len(match.seatings)} games with the same dice and cards, the players changing seats"


def figures(wins: float, games: int, limits: tuple[float, float]) -> tuple[str, str, str, str]:
    return f"{games}", f"{wins:.10g}", percent(wins / games), interval(*limits)


def advantage(limits: tuple[float, float], even: float) -> str:
    """Only what the interval allows to say."""
    return "yes" if limits[0] > even else "below it" if limits[1] < even else "not shown"
