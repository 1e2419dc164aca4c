"""senki ladder: computer players in order of strength, each tested against the one below it."""

from __future__ import annotations

import contextlib
import importlib.util
from collections.abc import Callable
from dataclasses import replace

import click
from rich.console import Console

from senki.cli.match import llr_note, plain_claim, plain_duel
from senki.cli.matching import (
    Playing,
    alpha_option,
    beta_option,
    exit_if_stopped,
    interval,
    make_grid,
    percent,
    play_options,
    points,
    print_json,
    show_endless,
)
from senki.cli.progress import progress_with_note
from senki.cli.settings import make_console, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.ladders import Ladder, Rung, make_rungs, play_ladder, usual_agents
from senki.lab.records import Results, describe
from senki.lab.sprt import H0, H1, OPEN, Claim
from senki.lab.statistics import plain_estimate

WORDS = {H1: "holds", H0: "does not hold", OPEN: "not decided"}


@click.command("ladder")
@click.argument("game")
@click.argument("agents", metavar="[AGENT...]", nargs=-1)
@click.option("--p0", type=float, default=0.60, show_default=True, help="The claim: each takes more than this share from the one below.")
@click.option("--p1", type=float, default=0.65, show_default=True, help="The share at which the claim shall be taken with certainty.")
@alpha_option
@beta_option
@click.option("--max-games", type=click.IntRange(min=1), default=4000, show_default=True, help="Of each two neighbours.")
@click.option(
    "--out", metavar="FOLDER", help="Write every game to a folder; the same command again goes on where it was stopped (extra `lab`)."
)
@play_options
def ladder_command(
    game: str,
    agents: tuple[str, ...],
    p0: float,
    p1: float,
    alpha: float,
    beta: float,
    max_games: int,
    out: str | None,
    playing: Playing,
) -> None:
    """Test computer players, weakest first, each against the one below it, and rate them all on one scale.

    Without AGENTs: random and level:1 to level:5. Each pair is a test as in `senki match`, with the claim that the stronger takes more than
    p0 of the games. Elo is fitted to all games by maximum likelihood, the first player being 0; openskill is rated game by game, if it is
    installed.
    """
    found = find_game(game)
    with wrong_settings():
        claim = Claim(p0, p1, alpha, beta)
        rungs = make_rungs(found, list(agents) or usual_agents(found), *playing.table_settings, watched=out is not None)
        rungs = [replace(rung, match=playing.set_up(rung.match, rung.match.watched) if rung.match else None) for rung in rungs]
    results = None
    matches = [rung.match for rung in rungs if rung.match]
    if out and matches:
        results = Results.go_on(out, describe("ladder", matches, {"claim": plain_claim(claim), "wanted": max_games}))
    known = results.known_blocks() if results else {}
    with_skill = importlib.util.find_spec("openskill") is not None
    with contextlib.ExitStack() as bars:

        def progress(rung: Rung) -> Callable[[int, float], None]:
            bars.close()
            bar = bars.enter_context(progress_with_note(max_games, f"{rung.stronger} : {rung.weaker}", "at most"))
            return lambda done, llr: bar(done, llr_note(claim, llr))

        ladder = play_ladder(rungs, claim, max_games, playing.jobs, progress, results.add if results else None, known, with_skill)
    if results:
        results.finish(as_plain(ladder))
    if playing.as_json:
        print_json(as_plain(ladder))
    else:
        show(ladder, claim, make_console())
        if ladder.stopped and out:
            make_console().print(f"\nthe same command goes on from here: its games are kept in {out}")
    exit_if_stopped(ladder.stopped)


def as_plain(ladder: Ladder) -> Row:
    claims = [
        plain_duel(rung.duel) if rung.duel else {"first": rung.stronger, "second": rung.weaker, "verdict": why_not(rung)}
        for rung in ladder.rungs
    ]
    ratings: list[Row] = []
    for rating in ladder.ratings:
        row: Row = {"agent": rating.agent, "elo": plain_estimate(rating.elo)}
        if rating.skill:
            row |= {"mu": rating.skill.mu, "sigma": rating.skill.sigma, "ordinal": rating.skill.ordinal}
        ratings.append(row)
    return {"claims": claims, "ratings": ratings, "stopped": ladder.stopped}


def why_not(rung: Rung) -> str:
    return "same player" if rung.match is None else "not begun"


def show(ladder: Ladder, claim: Claim, console: Console) -> None:
    if ladder.stopped:
        console.print("STOPPED: the figures are of what was played until then\n")
    console.print(f"claim: takes more than {percent(claim.p0)} of the games from the player below")
    console.print(f"(p1 {claim.p1:g}, alpha {claim.alpha:g}, beta {claim.beta:g})\n")
    grid = make_grid("stronger : weaker", "claim", "games", "share", "95 %")
    for rung in reversed(ladder.rungs):
        duel = rung.duel
        name = f"{rung.stronger} : {rung.weaker}"
        if duel is None or not duel.games:
            grid.add_row(name, why_not(rung), "", "", "")
            continue
        grid.add_row(name, WORDS[duel.verdict], str(duel.games), percent(duel.share.value), interval(*duel.share.interval))
    console.print(grid)
    show_endless(console, sum(rung.duel.endless for rung in ladder.rungs if rung.duel))
    console.print()
    grid = make_grid("rating", "Elo", "95 %", "openskill mu", "sigma")
    for rating in reversed(ladder.ratings):
        skill = (f"{rating.skill.mu:.1f}", f"{rating.skill.sigma:.1f}") if rating.skill else ("not installed", "")
        grid.add_row(rating.agent, points(rating.elo.value), f"{points(rating.elo.low)} to {points(rating.elo.high)}", *skill)
    console.print(grid)
