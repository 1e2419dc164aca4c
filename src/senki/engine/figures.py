"""Figures: numbers that the rules work out, each with the terms that it is the sum of and the rule of each.

    to hit 4 = 3 (rating, C2.1) + 1 (position, C2.3)

A figure's name is the text `figure-<name>` of the game, a term's the text `term-<name>`; both may name a thing (`{ $thing }`). A term
without a name of its own is called what the thing is called.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from senki.engine.frames import Row
from senki.engine.zones import NUMBER, Kind

# What a figure is counted in; "" is whole numbers.
TENTHS: Final = "tenths"  # averages
PERCENT: Final = "percent"  # chances, in hundredths of a per cent
CERTAIN: Final = 100_00


@dataclass(frozen=True)
class Term:
    """What a rule gives to a figure, or takes from it; by its name, by the thing that it is owed to, or both."""

    amount: int
    rule: str
    name: str = ""
    kind: Kind | None = None
    value: int = 0

    def plain(self) -> Row:
        return {"amount": self.amount, "rule": self.rule, "name": self.name, "thing": thing(self.kind, self.value)}


@dataclass
class Figure:
    """A number that the rules work out: the sum of its terms. Where there is a `limit`, it is shown against that (5 of 7).

    What bounds a figure is a term like the others (never below 2: +1), so that the sum always holds. Where it hangs on something that the
    seat cannot see, the sum is the least that it may be, and `most` the most. `breaks` names the rule that such a number would break.
    A `detail` is told to whoever asks, but does not stand beside the option.
    """

    name: str
    rule: str
    kind: Kind | None = None  # the thing whose number it is, where a choice has several figures of the same name
    value: int = 0
    limit: int | None = None
    terms: list[Term] = field(default_factory=list)
    unit: str = ""
    most: int | None = None
    breaks: str = ""
    detail: bool = False

    @property
    def total(self) -> int:
        return sum(term.amount for term in self.terms)

    def add(self, amount: int, rule: str, name: str = "", kind: Kind | None = None, value: int = 0) -> None:
        """One term more. What changes nothing is left out, unless it is the first, to which the others are added."""
        if amount or not self.terms:
            self.terms.append(Term(amount, rule, name, kind, value))

    def at_least(self, least: int, rule: str, name: str) -> None:
        """Bounded from below by a rule."""
        self.add(max(0, least - self.total), rule, name)

    def at_most(self, most: int, rule: str, name: str) -> None:
        """Bounded from above by a rule."""
        self.add(min(0, most - self.total), rule, name)

    def plain(self) -> Row:
        row: Row = {"name": self.name, "rule": self.rule, "total": self.total, "limit": self.limit}
        row["thing"] = thing(self.kind, self.value)
        row["terms"] = [term.plain() for term in self.terms]
        row["unit"], row["most"], row["breaks"], row["detail"] = self.unit, self.most, self.breaks, self.detail
        return row


def thing(kind: Kind | None, value: int) -> list[object] | None:
    return None if kind is None else [kind.name, value]


# -- what dice may bring ----------------------------------------------------------------------------------------------


def chance_figure(name: str, rule: str, term: str, shares: list[Fraction], least: int) -> Figure:
    """How likely a number is at least `least`, if `shares` says how likely 0, 1, 2, ... are; a term for each such number."""
    figure = Figure(name, rule, unit=PERCENT)
    reached = Fraction(0)
    for number in range(least, len(shares)):
        before, reached = reached, reached + shares[number]
        if reached > before:
            figure.terms.append(Term(in_percent(reached) - in_percent(before), rule, term, NUMBER, number))
    if not figure.terms:
        figure.add(0, rule, term, NUMBER, least)
    return figure


def in_percent(share: Fraction) -> int:
    """In hundredths of a per cent; what is neither impossible nor certain does not look so."""
    if share in (0, 1):
        return int(share) * CERTAIN
    return min(max(round(share * CERTAIN), 1), CERTAIN - 1)


def in_tenths(number: Fraction) -> int:
    return round(number * 10)


def average(shares: list[Fraction]) -> Fraction:
    return sum([number * share for number, share in enumerate(shares)], Fraction(0))


def successes(dice: int, chance: Fraction) -> list[Fraction]:
    """How likely 0, 1, 2, ... of so many dice succeed, each with the same chance."""
    shares = [Fraction(1)]
    for _ in range(dice):
        less = [share * (1 - chance) for share in shares] + [Fraction(0)]
        more = [Fraction(0)] + [share * chance for share in shares]
        shares = [one + other for one, other in zip(less, more, strict=True)]
    return shares
