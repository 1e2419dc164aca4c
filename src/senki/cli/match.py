"""senki match: two computer players, until it is decided whether one is better."""

from __future__ import annotations

from typing import Final

import click
from rich.console import Console

from senki.cli.errors import Failure
from senki.cli.matching import (
    Playing,
    alpha_option,
    beta_option,
    exit_if_stopped,
    interval,
    out_option,
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
from senki.lab.duels import Duel, make_duel, play_duel
from senki.lab.records import Results, describe
from senki.lab.sprt import H0, H1, Claim
from senki.lab.statistics import elo_of, plain_estimate, share_of

USUAL_ELO: Final = elo_of(0.55)


@click.command("match")
@click.argument("game")
@click.argument("first", metavar="A")
@click.argument("second", metavar="B")
@click.option("--p0", type=float, help="A's share of the games if it is no better; by default the even share.")
@click.option("--p1", type=float, help="A's share if the claim is true; by default 0.55 between two sides, as much better among more.")
@click.option("--elo0", type=float, help="The same as --p0, in points of Elo above B.")
@click.option("--elo1", type=float, help="The same as --p1, in points of Elo above B.")
@alpha_option
@beta_option
@click.option("--max-games", type=click.IntRange(min=1), default=20_000, show_default=True, help="Stop without a verdict after so many.")
@out_option
@play_options
def match_command(
    game: str,
    first: str,
    second: str,
    p0: float | None,
    p1: float | None,
    elo0: float | None,
    elo1: float | None,
    alpha: float,
    beta: float,
    max_games: int,
    out: str | None,
    playing: Playing,
) -> None:
    """Play A against B until the claim "A takes the share p1 of the games rather than p0" is decided (Wald's sequential test).

    A holds one side and B all others; A moves from side to side with the same dice and cards, which is one block, the unit of the
    test. If A's true share is p0 or less, the claim is taken in a part of about alpha of all such tests, or less; if it is p1 or
    more, it is rejected in about beta, or less. The interval of the share is that of a fixed number of games.
    """
    with wrong_settings():
        match = playing.set_up(make_duel(find_game(game), first, second, *playing.table_settings), out is not None)
        sides = len(match.seatings)
        claim = Claim(
            rate_asked("--p0", p0, "--elo0", elo0, 0.0, sides), rate_asked("--p1", p1, "--elo1", elo1, USUAL_ELO, sides), alpha, beta
        )  # fmt: skip
    asked: Row = {"claim": plain_claim(claim), "wanted": max_games}
    results = Results.go_on(out, describe("match", [match], asked)) if out else None
    known = results.known_blocks().get(match.pair, ()) if results else ()
    with progress_with_note(max_games, left="at most") as progress:
        record = results.add if results else None
        duel = play_duel(match, claim, max_games, playing.jobs, lambda done, llr: progress(done, llr_note(claim, llr)), record, known)
    if results:
        results.finish(plain_duel(duel))
    if playing.as_json:
        print_json(plain_duel(duel))
    else:
        show(duel, make_console())
    exit_if_stopped(duel.stopped)


def rate_asked(name: str, rate: float | None, elo_name: str, elo: float | None, usual: float, sides: int) -> float:
    if rate is not None and elo is not None:
        raise Failure(f"{name} and {elo_name} say the same thing; give one of them")
    return rate if rate is not None else share_of(usual if elo is None else elo, sides)


def llr_note(claim: Claim, llr: float) -> str:
    return f"log-likelihood ratio {llr:+.2f} ({claim.lower:.2f} to {claim.upper:.2f})"


def plain_claim(claim: Claim) -> Row:
    return {"p0": claim.p0, "p1": claim.p1, "alpha": claim.alpha, "beta": claim.beta}


def plain_duel(duel: Duel) -> Row:
    row: Row = {"first": duel.first, "second": duel.second, "sides": duel.sides, "claim": plain_claim(duel.claim)}
    row |= {"verdict": duel.verdict, "llr": duel.llr, "stopped": duel.stopped, "games": duel.games, "blocks": duel.blocks}
    row |= {"won": duel.won, "shared": duel.shared, "lost": duel.lost, "endless": duel.endless}
    return row | {"share": plain_estimate(duel.share), "elo": plain_estimate(duel.elo)}


def verdict(duel: Duel) -> str:
    """What may be said, and with what risk."""
    claim = duel.claim
    if duel.verdict == H1:
        risk = f"if it were {percent(claim.p0)} or less, such a test would say this in about {percent(claim.alpha)} of all runs, or less"
        return f"HOLDS: {duel.first} takes more than {percent(claim.p0)} of the games ({risk})"
    if duel.verdict == H0:
        risk = f"if it were {percent(claim.p1)} or more, such a test would say this in about {percent(claim.beta)} of all runs, or less"
        return f"DOES NOT HOLD: {duel.first} takes less than {percent(claim.p1)} of the games ({risk})"
    return f"NOT DECIDED between {percent(claim.p0)} and {percent(claim.p1)}: the games played do not tell"


def show(duel: Duel, console: Console) -> None:
    if duel.stopped:
        console.print(f"STOPPED after {duel.games} games; the figures are of these")
    if not duel.games:
        return
    console.print(verdict(duel))
    console.print()
    claim = duel.claim
    each = "a pair of games with changed seats" if duel.sides == 2 else f"{duel.sides} games, {duel.first} on each side once"
    console.print(f"games        {duel.games}: {duel.won} won, {duel.lost} lost, {duel.shared} shared")
    show_endless(console, duel.endless)
    console.print(f"blocks       {duel.blocks}, each {each}")
    console.print(f"share        {percent(duel.share.value)}, 95 %: {interval(*duel.share.interval)} (even: {percent(1 / duel.sides)})")
    console.print(f"Elo          {points(duel.elo.value)}, 95 %: {points(duel.elo.low)} to {points(duel.elo.high)}")
    console.print(
        f"test         p0 {claim.p0:.4g}, p1 {claim.p1:.4g}, alpha {claim.alpha:g}, beta {claim.beta:g}; {llr_note(claim, duel.llr)}"
    )
