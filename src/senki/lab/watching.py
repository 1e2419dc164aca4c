"""What is written down of a watched game: every question, how many options it had, which was taken."""

from __future__ import annotations

import json

from senki.engine.chance import Rng, Seeded
from senki.engine.table import STOP, Table


class Watch:
    """The decisions of one game, counted by seat and question, and by seat, question and option."""

    def __init__(self) -> None:
        self.branching: list[int] = []  # by decision: how many options it had
        self.asked: dict[tuple[int, int], list[int]] = {}  # by seat and question: decisions, options, places of what was taken
        self.used: dict[tuple[int, int, int], list[int]] = {}  # by seat, question and option: how often offered, how often taken

    def see(self, seat: int, key: int, options: list[int], choice: int) -> None:
        self.branching.append(len(options))
        asked = self.asked.setdefault((seat, key), [0, 0, 0])
        asked[0] += 1
        asked[1] += len(options)
        asked[2] += options.index(choice)
        for option in options:
            self.used.setdefault((seat, key, option), [0, 0])[0] += 1
        self.used[seat, key, choice][1] += 1


class SomeWatched(Seeded):
    """As chance.SomeAtRandom, with a watch on what it answers.

    The answers must be given at the same moments as there: where several choose at once, what a seat that thinks is given to think about
    depends on who has chosen already, and so do the random numbers that it uses.
    """

    def __init__(self, rng: Rng, seats: int, own: list[Rng], watch: Watch) -> None:
        super().__init__(rng)
        self.seats = seats
        self.own = own
        self.watch = watch
        self.picks = 0
        self.rolls = 0

    def roll(self, count: int) -> int:
        self.rolls += 1
        return self.rng.below(count)

    def pick(self, table: Table) -> int:
        seat, options = table.seat, table.options
        if not (self.seats >> seat) & 1:
            return STOP
        self.picks += 1
        choice = options[self.own[seat].below(len(options))]
        self.watch.see(seat, table.key, options, choice)
        return choice


def game_line(row: dict[str, object], watch: Watch) -> str:
    """One line of JSON: the game's own values, its branching, and the counts as lists of whole numbers."""
    asked = [[*place, *counts] for place, counts in sorted(watch.asked.items())]
    used = [[*place, *counts] for place, counts in sorted(watch.used.items())]
    return json.dumps(row | {"branching": watch.branching, "asked": asked, "used": used}, separators=(",", ":"))
