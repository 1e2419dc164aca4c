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


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Driver):
    """Answers chance, and leaves the seats' questions open."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def roll(self, count: int) -> int:
        return self.rng.below(count)


class Unforced(Seeded):
    """A question with one option is no question: for searches."""

    def pick(self, table: Table) -> int:
        return table.options[0] if len(table.options) == 1 else STOP


class Playout(Seeded):
    """Answers everything at random, so that a whole game runs inside the rules."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.picks: int = 0

    def pick(self, table: Table) -> int:
        self.picks += 1
        options = table.options
        return options[self.rng.below(len(options))]


class SomeAtRandom(Seeded):
    """Answers at random for some seats (a bit each), and leaves the others' questions open. Counts what it answers.

    With random numbers of their own, by seat, the seats' answers leave the dice as they would fall anyway.
    """

    def __init__(self, rng: Rng, seats: int, own: list[Rng] | None = None) -> None:
        super().__init__(rng)
        self.seats: int = seats
        self.own: list[Rng] | None = own
        self.picks: int = 0
        self.rolls: int = 0

    def roll(self, count: int) -> int:
        self.rolls += 1
        return self.rng.below(count)

    def pick(self, table: Table) -> int:
        if not (self.seats >> table.seat) & 1:
            return STOP
        self.picks += 1
        options = table.options
        own = self.own
        rng = self.rng if own is None else own[table.seat]
        return options[rng.below(len(options))]
