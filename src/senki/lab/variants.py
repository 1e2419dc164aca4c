"""What a change of the card data changes: the same games, with the same dice and the same players, played with two packs.

Differences are taken block by block, so what both packs have in common (luck, seats, players) falls out of them.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from dataclasses import dataclass, field

from senki.lab.batches import in_batches
from senki.lab.matches import PARTS, Match, Played, check_match, play_game, set_up, wins_by_name
from senki.lab.statistics import Difference
from senki.lab.stopping import Stoppable


@dataclass
class Changes:
    """Figures with the first pack and with the second, by name."""

    games: int = 0  # with each of the two packs
    endless: int = 0  # with any of them: games that did not end
    seats: list[Difference] = field(default_factory=list)
    agents: dict[str, Difference] = field(default_factory=dict)
    decisions: Difference = field(default_factory=Difference)
    events: Difference = field(default_factory=Difference)
    draws: Difference = field(default_factory=Difference)

    def add(self, other: Changes) -> None:
        self.games += other.games
        self.endless += other.endless
        if not self.seats:
            self.seats = [Difference() for _ in other.seats]
        for mine, others in zip(self.seats, other.seats, strict=True):
            mine.add(others)
        for name, difference in other.agents.items():
            self.agents.setdefault(name, Difference()).add(difference)
        self.decisions.add(other.decisions)
        self.events.add(other.events)
        self.draws.add(other.draws)


def compare(first: Match, second: Match, games: int, jobs: int | None, progress: Callable[[int], None]) -> Changes:
    """Play so many games with each of two matches that differ in their packs only, in whole blocks. Ctrl-C stops it."""
    check_match(first)
    set_up(second)
    total = Changes()
    blocks = -(-games // len(first.seatings))
    played = in_batches(functools.partial(compare_batch, first, second), blocks, jobs)
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:
        for changes in played:
            with stop.held():
                total.add(changes)
                progress(2 * changes.games)
    return total


def compare_batch(first: Match, second: Match, start: int, count: int) -> Changes:
    changes = Changes(seats=[Difference() for _ in first.seatings[0]])
    for block in range(start, start + count):
        one, two = ([play_game(match, set_up(match), block, seating) for seating in match.seatings] for match in (first, second))
        count_block(first, one, two, changes)
    return changes


def count_block(match: Match, one: list[Played], two: list[Played], changes: Changes) -> None:
    size = len(one)
    changes.games += size
    changes.endless += sum(not game.ended for game in one + two)
    for seat, difference in enumerate(changes.seats):
        wins = [sum(game.shares[seat] for game in games) for games in (one, two)]
        difference.put(wins[0], size * PARTS, wins[1], size * PARTS)
    first, second = wins_by_name(match, one), wins_by_name(match, two)
    for name in dict.fromkeys(match.players):
        changes.agents.setdefault(name, Difference()).put(*first[name], *second[name])
    changes.decisions.put(sum(game.decisions for game in one), size, sum(game.decisions for game in two), size)
    changes.events.put(sum(game.events for game in one), size, sum(game.events for game in two), size)
    changes.draws.put(sum(game.winning_sides > 1 for game in one), size, sum(game.winning_sides > 1 for game in two), size)
