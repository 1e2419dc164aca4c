"""Targets that a pack shall meet, and what games say of them."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senki.lab.matches import PARTS, Match, Played, Setting
from senki.lab.statistics import Blocks, Estimate, wilson
from senki.lab.variants import count_games

TARGET: Final = re.compile(r"(?P<name>[a-z0-9-]+)=(?P<low>-?[\d.]+)?\.\.(?P<high>-?[\d.]+)?")
LEAST: Final = 20  # seats in games that took a card, or were offered it, before it counts

Name = tuple[str, str]  # a question and a card


class WrongTarget(ValueError):
    """A target that is not written as one."""


@dataclass(frozen=True)
class Target:
    """A figure, and between what it shall lie."""

    name: str
    low: float
    high: float

    def off(self, value: float) -> float:
        """How far a figure lies outside, counted in what is wide for it: five points of a share, or a twentieth of the bound."""
        if math.isnan(value):
            return 0.0
        beyond, bound = max((self.low - value, self.low), (value - self.high, self.high))  # of the two, the bound that is passed
        return max(0.0, beyond) / (0.05 * max(1.0, abs(bound)))

    def holds(self, value: float) -> bool:
        return self.off(value) == 0.0


def parse_target(text: str) -> Target:
    found = TARGET.fullmatch(text)
    if not found or found["name"] not in FIGURES or not (found["low"] or found["high"]):
        raise WrongTarget(f"--target {text}: write it as name=low..high, of which one may be left out; the names are: {', '.join(FIGURES)}")
    try:
        low, high = float(found["low"] or -math.inf), float(found["high"] or math.inf)
    except ValueError:
        raise WrongTarget(f"--target {text}: the bounds must be numbers") from None
    if low > high:
        raise WrongTarget(f"--target {text}: the first bound must not be above the second")
    return Target(found["name"], low, high)


@dataclass
class Measured:
    """What some games of each pairing have shown. Parts of it can be added in any order."""

    games: int = 0
    figures: dict[str, Blocks] = field(default_factory=dict)  # all pairings together
    pairings: dict[int, Blocks] = field(default_factory=dict)  # by pairing: what the first named has won, in parts
    openings: dict[tuple[int, int], Counter[str]] = field(default_factory=dict)  # by pairing and seat
    offered: Counter[Name] = field(default_factory=Counter)  # seats in games
    taken: Counter[Name] = field(default_factory=Counter)
    won: Counter[Name] = field(default_factory=Counter)  # by those that took it, in parts

    def add(self, other: Measured) -> None:
        self.games += other.games
        for name, blocks in other.figures.items():
            self.figures.setdefault(name, Blocks()).add(blocks)
        for pair, blocks in other.pairings.items():
            self.pairings.setdefault(pair, Blocks()).add(blocks)
        for place, counts in other.openings.items():
            self.openings.setdefault(place, Counter()).update(counts)
        for mine, others in ((self.offered, other.offered), (self.taken, other.taken), (self.won, other.won)):
            mine.update(others)

    def put(self, match: Match, setting: Setting, played: list[Played], turned: bool) -> None:
        """A block of one pairing; `turned`: the sides were named the other way round."""
        self.games += len(played)
        for name, numbers in count_games(match, setting, played).items():
            if not name.startswith(("pick/", "use/", "win/", "agent/")):
                self.figures.setdefault(name, Blocks()).put(*numbers)
        first = len(match.seatings[0]) - 1 if turned else 0
        self.pairings.setdefault(match.pair, Blocks()).put(sum(game.shares[first] for game in played), PARTS * len(played))
        for game in played:
            if game.watch is not None:
                self.count_cards(match, setting, game, turned)

    def count_cards(self, match: Match, setting: Setting, game: Played, turned: bool) -> None:
        assert game.watch is not None
        seats = len(game.players)
        for seat, cards in enumerate(game.watch.openings(seats)):
            if cards:
                self.openings.setdefault((match.pair, seats - 1 - seat if turned else seat), Counter())[cards] += 1
        taken: dict[tuple[int, Name], bool] = {}
        for (seat, key, option), (_, times) in game.watch.used.items():
            names = setting.cards.get(key, ())
            if 0 <= option < len(names):
                place = seat, (setting.game.info.questions[key].name, names[option])
                taken[place] = taken.get(place, False) or times > 0
        for (seat, name), was_taken in taken.items():
            self.offered[name] += 1
            self.taken[name] += was_taken
            self.won[name] += game.shares[seat] if was_taken else 0


# -- figures ----------------------------------------------------------------------------------------------------------


def rate(name: str) -> Callable[[Measured], Estimate]:
    return lambda measured: measured.figures.get(name, Blocks()).rate()


def mean(name: str) -> Callable[[Measured], Estimate]:
    return lambda measured: measured.figures.get(name, Blocks()).mean()


def worst_pairing(measured: Measured) -> Estimate:
    """The pairing that is farthest from even."""
    return max((blocks.rate() for blocks in measured.pairings.values()), key=lambda one: abs(one.value - 0.5))


def commonest_opening(measured: Measured) -> Estimate:
    """The share of the opening that a seat has most often."""
    return most([of(max(counts.values()), counts.total()) for counts in measured.openings.values()])


def least_taken(measured: Measured) -> Estimate:
    """The card that the fewest take at any time in a game, of those to whom it was offered; copies and questions alike."""
    found: dict[str, list[int]] = {}
    for (_, card), offered in measured.offered.items():
        found.setdefault(card, [0, 0])[1] = max(found.get(card, [0, 0])[1], offered)
    for (_, card), taken in measured.taken.items():
        found[card][0] = max(found[card][0], taken)
    return least([of(min(taken, offered), offered) for taken, offered in found.values() if offered >= LEAST])


def spread(measured: Measured) -> Estimate:
    """How far the cards of a question lie apart: the standard deviation of what those win who took one, without what is chance."""
    worst = Estimate(math.nan, -math.inf, math.inf, math.inf)
    for question in {question for question, _ in measured.taken}:
        taken = {name: times for name, times in measured.taken.items() if name[0] == question and times >= LEAST}
        rows = [(measured.won[name] / PARTS / times, times) for name, times in taken.items()]
        if len(rows) < 3:
            continue
        middle = sum(value for value, _ in rows) / len(rows)
        seen = sum((value - middle) ** 2 for value, _ in rows) / (len(rows) - 1)
        chance = sum(max(value * (1 - value), 0.01) / times for value, times in rows) / len(rows)
        value = math.sqrt(max(0.0, seen - chance))
        reach = math.sqrt(chance)
        if not value <= worst.value:
            worst = Estimate(value, max(0.0, value - reach), value + reach, chance)
    return worst


def of(part: int, whole: int) -> Estimate:
    return Estimate(part / whole, *wilson(part, whole), math.nan)


def most(found: list[Estimate]) -> Estimate:
    return max(found, key=lambda one: one.value, default=Estimate(math.nan, -math.inf, math.inf, math.inf))


def least(found: list[Estimate]) -> Estimate:
    return min(found, key=lambda one: one.value, default=Estimate(math.nan, -math.inf, math.inf, math.inf))


FIGURES: Final[dict[str, Callable[[Measured], Estimate]]] = {
    "seat1": rate("seat/1"),
    "pairing": worst_pairing,
    "decisions": mean("decisions"),
    "lead-changes": mean("lead-changes"),
    "decided": rate("decided"),
    "comeback": rate("comeback"),
    "opening": commonest_opening,
    "taken": least_taken,
    "spread": spread,
}
