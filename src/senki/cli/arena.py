"""senki arena: any program that reads and writes lines, against the computer's levels."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

import click
from rich.console import Console

from senki.agents.roster import LEVELS
from senki.api.in_words import make_table
from senki.api.programs import Program, ProgramEnded, ProgramPlayer
from senki.cli.errors import Failure
from senki.cli.matching import FAR, games_option, interval, make_grid, percent, points, print_json
from senki.cli.settings import json_option, lang_option, make_console, option_option, pack_option, players_option, wrong_settings
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.lab.duels import make_duel
from senki.lab.matches import PARTS, Match
from senki.lab.statistics import Blocks, elo_estimate, plain_estimate


@dataclass
class Standing:
    """What the program has done against one level."""

    level: int
    blocks: Blocks = field(default_factory=Blocks)
    games: int = 0
    won: int = 0
    shared: int = 0
    given_up: int = 0

    def count(self, shares: list[int | None]) -> None:
        """One block: the program's part of each game; None: given up, which is lost."""
        self.blocks.put(sum(share or 0 for share in shares), PARTS * len(shares))
        self.games += len(shares)
        self.won += shares.count(PARTS)
        self.shared += sum(1 for share in shares if share and share != PARTS)
        self.given_up += shares.count(None)

    def plain(self, sides: int) -> Row:
        share = self.blocks.rate()
        row: Row = {"level": self.level, "games": self.games, "won": self.won, "shared": self.shared, "given_up": self.given_up}
        return row | {"share": plain_estimate(share), "elo": plain_estimate(elo_estimate(share, sides))}


def levels_asked(_ctx: click.Context, _param: click.Parameter, text: str) -> list[int]:
    """3, 1-5 or 2,4."""
    first, dash, last = text.partition("-")
    parts = [str(n) for n in range(int(first), int(last) + 1)] if dash and first.isdecimal() and last.isdecimal() else text.split(",")
    if not parts or not all(part.strip().isdecimal() and int(part) in LEVELS for part in parts):
        raise click.BadParameter(f"{text!r}: write it as 1-5, 3 or 2,4; there are levels {LEVELS[0]} to {LEVELS[-1]}")
    return sorted({int(part) for part in parts})


@click.command("arena")
@click.argument("game")
@click.argument("program", nargs=-1, required=True)
@click.option("--levels", default="1-5", show_default=True, callback=levels_asked, help="Against whom: 1-5, 3 or 2,4.")
@games_option
@click.option(
    "--patience", type=click.FloatRange(min=0.01), default=600.0, show_default=True, help="Seconds that the program has to answer."
)
@click.option("--seed", type=click.IntRange(0, FAR), default=1, show_default=True, help="The same seed gives the same dice and cards.")
@players_option
@option_option
@pack_option
@lang_option
@json_option
def arena_command(
    game: str,
    program: tuple[str, ...],
    levels: list[int],
    games: int,
    patience: float,
    seed: int,
    players: int | None,
    options: dict[str, str],
    pack: str | None,
    lang: str,
    as_json: bool,
) -> None:
    """Play PROGRAM, which reads and writes lines, against the computer's levels.

    It holds one side after the other with the same dice and cards, which is one block, the unit of the intervals. It is told lines of JSON
    and answers with an option's number or name (docs/research.md). Options of the program itself stand after --.
    """
    found = find_game(game)
    with wrong_settings():
        matches = {level: make_duel(found, "random", f"level:{level}", seed, players, options, pack) for level in levels}
    with running(list(program), patience) as process:
        player = ProgramPlayer(process, lang)
        try:
            standings = [play_level(player, match, level, games) for level, match in matches.items()]
        except ProgramEnded as error:
            raise Failure(f"{error} before all games were played") from None
    sides = len(matches[levels[0]].seatings)
    if as_json:
        row: Row = {"game": game, "program": shlex.join(program), "sides": sides, "answers": player.answers, "wrong": player.wrong}
        print_json(row | {"levels": [standing.plain(sides) for standing in standings]})
    else:
        show(standings, player, sides, make_console())


@contextlib.contextmanager
def running(command: list[str], patience: float) -> Iterator[Program]:
    try:
        program = Program(command, patience)
    except OSError as error:
        raise Failure(f"{command[0]}: cannot be run: {error.strerror}") from None
    try:
        yield program
    finally:
        program.close()


def play_level(player: ProgramPlayer, match: Match, level: int, games: int) -> Standing:
    """So many games against one level, in whole blocks."""
    standing = Standing(level)
    for block in range(-(-games // len(match.seatings))):
        standing.count([play_game(player, match, seating, level, block) for seating in match.seatings])
    return standing


def play_game(player: ProgramPlayer, match: Match, seating: tuple[int, ...], level: int, block: int) -> int | None:
    """The program's part of a game; None: given up."""
    seats = [seat for seat, who in enumerate(seating) if who == 0]
    table = make_table(match.game, len(seating), dict(match.options), match.pack, match.seed + block, set(seats), f"level:{level}")
    if not player.play(table, seats):
        return None
    outcome = table.session.outcome()
    assert outcome is not None
    side_of = table.session.game.side
    winning = {side_of(table.session.table, seat) for seat in outcome.winners}
    if not winning:
        return PARTS // len(match.seatings)
    return PARTS // len(winning) if side_of(table.session.table, seats[0]) in winning else 0


HEADINGS: Final = ("games", "won", "shared", "given up", "share", "95 %", "Elo")


def show(standings: list[Standing], player: ProgramPlayer, sides: int, console: Console) -> None:
    grid = make_grid("against", *HEADINGS)
    for one in standings:
        share = one.blocks.rate()
        counts = [str(count) for count in (one.games, one.won, one.shared, one.given_up)]
        elo = points(elo_estimate(share, sides).value)
        grid.add_row(f"level {one.level}", *counts, percent(share.value), interval(*share.interval), elo)
    console.print(grid)
    console.print(f"answers {player.answers}, of which {player.wrong} were no option; an even share is {percent(1 / sides)}")
