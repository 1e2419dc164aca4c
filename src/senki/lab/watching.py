"""What is written down of a watched game: every question, how many options it had, which was taken."""

from __future__ import annotations

import json
from typing import Final

from senki.engine.chance import Rng
from senki.engine.game import Game
from senki.engine.playout import Seats
from senki.engine.policies import Policy
from senki.engine.table import STOP, Table
from senki.lab.course import Course

OPENING: Final = 2  # cards that a seat takes first


class Watch:
    """The decisions of one game, counted by seat and question, and by seat, question and option; its course, and how the seats open."""

    def __init__(self, course: Course, cards: dict[int, tuple[str, ...]]) -> None:
        self.course: Final = course
        self.cards: Final = cards  # by question that asks for cards: their names
        self.opening: dict[int, list[str]] = {}  # by seat
        self.branching: list[int] = []  # by decision: how many options it had
        self.asked: dict[tuple[int, int], list[int]] = {}  # by seat and question: decisions, options, places of what was taken
        self.used: dict[tuple[int, int, int], list[int]] = {}  # by seat, question and option: how often offered, how often taken

    def see(self, table: Table, choice: int) -> None:
        """What is answered to the question in the registers."""
        self.course.look(table)
        self.count(table.seat, table.key, table.options, choice)

    def count(self, seat: int, key: int, options: list[int], choice: int) -> None:
        self.branching.append(len(options))
        asked = self.asked.setdefault((seat, key), [0, 0, 0])
        asked[0] += 1
        asked[1] += len(options)
        asked[2] += options.index(choice)
        for option in options:
            self.used.setdefault((seat, key, option), [0, 0])[0] += 1
        self.used[seat, key, choice][1] += 1
        names = self.cards.get(key)
        if names and len(options) > 1 and 0 <= choice < len(names):
            opening = self.opening.setdefault(seat, [])
            if len(opening) < OPENING:
                opening.append(names[choice])

    def openings(self, seats: int) -> list[str]:
        """By seat: the first cards that it chose, in the order of their names."""
        return [" + ".join(sorted(self.opening.get(seat, []))) for seat in range(seats)]


class Watched(Seats):
    """The seats that a policy answers for, with a watch on what they answer."""

    def __init__(self, game: Game, rng: Rng, policies: list[Policy | None], own: list[Rng], watch: Watch) -> None:
        super().__init__(game, rng, policies, own)
        self.watch = watch

    def pick(self, table: Table) -> int:
        choice = super().pick(table)
        if choice != STOP:
            self.watch.see(table, choice)
        return choice


def game_line(row: dict[str, object], watch: Watch) -> str:
    """One line of JSON: the game's own values, its branching, and the counts as lists of whole numbers."""
    asked = [[*place, *counts] for place, counts in sorted(watch.asked.items())]
    used = [[*place, *counts] for place, counts in sorted(watch.used.items())]
    return json.dumps(row | {"branching": watch.branching, "asked": asked, "used": used}, separators=(",", ":"))
