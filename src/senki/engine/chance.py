"""Random numbers for searches and simulations: fast, seeded, the same on every machine, compiled or not.

The dice of real games come from the keyed stream in fairness, which can be checked afterwards.
"""

from __future__ import annotations

from typing import Final

from senki.engine.native import i64, mypyc_attr
from senki.engine.table import STOP, Driver, Table

WORD: Final = 0xFFFFFFFF
MULTIPLIER: Final = 0x7A3F9685
MASK: Final = 0x3FFFFFFFFFFFFFFF


def scramble(seed: int) -> int:
    """Spread neighbouring seeds far apart (raw ones would start correlated streams)."""
    x = (seed ^ (seed >> 62)) & MASK
    for _ in range(3):
        x = ((x ^ (x >> 31)) * 0x2545F4914F6CDD1D + 0x1B873593CC9E2D51) & MASK
    return x


@mypyc_attr(acyclic=True)
class Rng:
    """Multiply-with-carry on one word below 2**63."""

    def __init__(self, seed: int) -> None:
        mixed = scramble(seed)
        self.x: i64 = ((mixed >> 32) << 32) | ((mixed & WORD) or 1)
        for _ in range(4):
            self.next()

    def next(self) -> i64:
        """32 random bits."""
        x = self.x
        self.x = MULTIPLIER * (x & WORD) + (x >> 32)
        return (x ^ (x >> 32)) & WORD

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely: products that would favour some are thrown away."""
        x = self.x  # next(), written out: this is where simulations spend their time
        self.x = MULTIPLIER * (x & WORD) + (x >> 32)
        product = ((x ^ (x >> 32)) & WORD) * n
        if (product & WORD) < n:
            floor = (WORD + 1) % n
            while (product & WORD) < floor:
                product = self.next() * n
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]


def pick_by_weight(weights: list[int], rng: Rng) -> int:
    """A place in the list, each as likely as its weight says."""
    left = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        if left < weight:
            return place
        left -= weight
    raise ValueError("nothing has any weight")


NO_BOUND: Final = 1 << 40  # more answers than any game has


class DidNotEnd(Exception):
    """A game that goes on after more answers than it says it can have."""

    def __init__(self, most: int) -> None:
        super().__init__(f"the game goes on after {most} answers, the most that it says it can have")


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Driver):
    """Answers chance, and leaves the seats' questions open. All that it answers is counted, up to the game's declared bound."""

    def __init__(self, rng: Rng, most: int = NO_BOUND) -> None:
        self.rng: Rng = rng
        self.most: i64 = most  # answers of a game, GameInfo.max_answers
        self.left: i64 = most  # of them, those that may still come

    def count(self) -> None:
        """One answer more."""
        left = self.left - 1
        self.left = left
        if left < 0:
            raise DidNotEnd(int(self.most))

    def begin_count(self) -> None:
        """Another game begins."""
        self.left = self.most

    def roll(self, count: int) -> int:
        left = self.left - 1  # count(), written out: this is where simulations spend their time
        self.left = left
        if left < 0:
            raise DidNotEnd(int(self.most))
        return self.rng.below(count)


class Unforced(Seeded):
    """A question with one option is no question: for searches."""

    def pick(self, table: Table) -> int:
        if len(table.options) > 1:
            return STOP
        self.count()
        return table.options[0]


class Playout(Seeded):
    """Answers everything at random, so that a whole game runs inside the rules."""

    def __init__(self, rng: Rng, most: int = NO_BOUND) -> None:
        super().__init__(rng, most)
        self.earlier: i64 = 0  # answers of the games before
        self.rolls: i64 = 0

    @property
    def picks(self) -> int:
        """The seats' answers in all games."""
        return int(self.earlier + self.most - self.left - self.rolls)

    def begin_count(self) -> None:
        self.earlier += self.most - self.left
        self.left = self.most

    def roll(self, count: int) -> int:
        self.rolls += 1
        left = self.left - 1  # count(), written out
        self.left = left
        if left < 0:
            raise DidNotEnd(int(self.most))
        return self.rng.below(count)

    def pick(self, table: Table) -> int:
        left = self.left - 1  # count(), written out
        self.left = left
        if left < 0:
            raise DidNotEnd(int(self.most))
        options = table.options
        return options[self.rng.below(len(options))]


class SomeAtRandom(Seeded):
    """Answers at random for some seats (a bit each), and leaves the others' questions open."""

    def __init__(self, rng: Rng, seats: int, most: int = NO_BOUND) -> None:
        super().__init__(rng, most)
        self.seats: int = seats

    def pick(self, table: Table) -> int:
        if not (self.seats >> table.seat) & 1:
            return STOP
        self.count()
        options = table.options
        return options[self.rng.below(len(options))]
