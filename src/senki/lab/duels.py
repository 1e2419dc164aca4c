"""Two computer players against each other, until a claim about them is decided.

The first player holds one side and the second all others; the first moves from side to side until it has had each, which is one block.
In a game of two sides that is a pair of games with the seats changed. Its even share is one in the number of sides.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from dataclasses import dataclass

from senki.engine.game import Game
from senki.engine.options import allowed_seats, check_setting
from senki.lab.batches import Jobs, in_batches
from senki.lab.matches import PARTS, Match, check_match, play_from, seat_plan
from senki.lab.sprt import OPEN, Claim, Sprt
from senki.lab.statistics import Blocks, Estimate, elo_estimate
from senki.lab.stopping import Stoppable

Shares = tuple[int, ...]  # what the first player has won of each game of a block, in parts


@dataclass(frozen=True)
class Duel:
    """How a test ended, or how far it has come."""

    first: str
    second: str
    sides: int
    claim: Claim
    verdict: str
    llr: float
    games: int
    blocks: int
    won: int  # games, of the first player
    shared: int
    share: Estimate
    elo: Estimate
    stopped: bool  # by Ctrl-C
    shares: tuple[Shares, ...]  # by block
    endless: int  # games played now that did not end

    @property
    def lost(self) -> int:
        return self.games - self.won - self.shared


def make_duel(
    game: Game,
    first: str,
    second: str,
    seed: int,
    players: int | None = None,
    options: dict[str, str] | None = None,
    pack: str | None = None,
) -> Match:
    """The match in which one player holds a side and another all others."""
    options = options or {}
    if players is None:
        players = min(allowed_seats(game, options) or game.info.seats)
    seat_plan(game, [first, second], players, options)
    checked = tuple(check_setting(game, players, options).items())
    trial = check_match(Match(game.info.id, (first, second), ((1,) * players,), checked, pack, seed))
    sides = trial.sides
    if len(set(sides)) < 2:
        raise ValueError(f"all seats of {game.info.id} are on the same side, so there is nobody to play against; use senki sim")
    seatings = tuple(tuple(0 if side == held else 1 for side in sides) for held in sorted(set(sides)))
    return Match(game.info.id, (first, second), seatings, checked, pack, seed)


def play_duel(
    match: Match,
    claim: Claim,
    most_games: int,
    jobs: Jobs = 1,
    progress: Callable[[int, float], None] | None = None,
    record: Callable[[list[str]], None] | None = None,
    known: tuple[Shares, ...] = (),
) -> Duel:
    """Play until the claim is decided, so many games are played, or Ctrl-C is pressed.

    Blocks count in order, so the verdict depends on the seed only; what was played beyond it is thrown away. `known` are blocks that
    were played before. `progress` is told how many games more count, and the log-likelihood ratio.
    """
    check_match(match)
    test = Sprt(claim)
    counted: list[Shares] = []
    size = len(match.seatings)
    most = max(1, most_games // size)

    def count(shares: Shares) -> bool:
        if test.verdict != OPEN or len(counted) == most:
            return False
        counted.append(shares)
        test.add(sum(shares) / (PARTS * size))
        if progress:
            progress(size, test.llr)
        return True

    for shares in known:
        count(shares)
    stopped = True
    endless = 0
    played = in_batches(functools.partial(play_from, match, len(counted)), most - len(counted), jobs)
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:
        while test.verdict == OPEN and (batch := next(played, None)):
            with stop.held():
                for place, shares in enumerate(batch.shares):
                    if count(shares):
                        endless += batch.endless[place]
                        if record:
                            record(batch.lines[place])
        stopped = False
    return sum_up(match, test, tuple(counted), stopped, endless)


def sum_up(match: Match, test: Sprt, counted: tuple[Shares, ...], stopped: bool, endless: int) -> Duel:
    size = len(match.seatings)
    blocks = Blocks()
    for shares in counted:
        blocks.put(sum(shares), size * PARTS)
    games = [share for shares in counted for share in shares]
    won, lost = games.count(PARTS), games.count(0)
    share = blocks.rate()
    first, second = match.players
    return Duel(
        first,
        second,
        size,
        test.claim,
        test.verdict,
        test.llr,
        len(games),
        len(counted),
        won,
        len(games) - won - lost,
        share,
        elo_estimate(share, size),
        stopped,
        counted,
        endless,
    )
