"""The tree search behind the stronger players: information-set Monte Carlo tree search, compiled with the rules.

Each iteration deals the table again (what the seat cannot see), walks down the tree by the best statistics so far, adds one answer, plays
on to the end and counts the result for every answer on the way. All numbers are whole, so that the same random numbers give the same
choice on every machine, compiled or not.

- Options differ from deal to deal, so an answer is compared by how often it was there to be taken (its availability).
- Dice and draws are answered on the way and have no place in the tree: an answer's statistics are an average over them. What is asked next
  may depend on them, so a node holds one list of answers for each question that was met there.
- Every seat takes what is best for itself; partners have the same payoff.
- Where seats choose at the same time, a seat's statistics do not depend on what the others have sealed in the same choice.
"""

from __future__ import annotations

import math
import time
from typing import Final

from senki.engine.chance import Rng
from senki.engine.determinize import Resampler
from senki.engine.game import Game
from senki.engine.native import i64, mypyc_attr
from senki.engine.playout import Open, Sensible, has_weights, play_on
from senki.engine.table import OVER, SimultaneousChoice, Table, apply

SOMETHING: Final = -1  # in place of an answer that a seat does not see
WHOLE_TREE: Final = 1 << 30  # no limit to how deep the tree is
EXPLORE: Final = 700  # thousandths: how much an answer seldom tried is preferred to one that did well
WIDTH: Final = 6  # of long lists of options: how many are tried at first
WIDER: Final = 2  # and how many more for each time that the square root of the visits grows by one

# sqrt(ln n) and 1 / sqrt(n) as whole numbers, by n, as far as they have been needed.
SHIFT: Final = 20
LOGS: Final[list[int]] = [0, 0]
ROOTS_OF_LOGS: Final[list[int]] = [0, 0]
ROOTS: Final[list[int]] = [0, 1 << SHIFT]


def prepare_roots(most: int) -> None:
    """Have the numbers for up to so many visits. The logarithm is a sum of 2 / (2n - 1), near enough for this use."""
    while len(ROOTS) <= most:
        n = len(ROOTS)
        LOGS.append(LOGS[-1] + (2 << 2 * SHIFT) // (2 * n - 1))
        ROOTS_OF_LOGS.append(math.isqrt(LOGS[-1]))
        ROOTS.append(math.isqrt((1 << 2 * SHIFT) // n))


@mypyc_attr(acyclic=True)
class Edge:
    """An answer to a node's question: what has come of it, for the seat that gave it."""

    def __init__(self, option: int, weight: int) -> None:
        self.option: int = option
        self.weight: i64 = weight  # how likely a sensible player is to take it
        self.visits: i64 = 0
        self.total: i64 = 0  # payoffs
        self.available: i64 = 0  # how often it was there to be taken
        self.below: Node | None = None

    def below_it(self) -> Node:
        below = self.below
        if below is None:
            below = Node(OVER, 0)
            self.below = below
        return below


NO_EDGES: Final[list[Edge]] = []


@mypyc_attr(acyclic=True)
class Node:
    """A place in a tree: what a seat has answered and seen answered so far. There is one for each question that may be asked there."""

    def __init__(self, seat: int, key: int) -> None:
        self.seat: int = seat  # who is asked; OVER: not known yet
        self.key: int = key
        self.visits: i64 = 0
        self.edges: dict[int, Edge] = {}  # by option
        self.options: list[int] = []  # those that were offered last, and their edges
        self.offered: list[Edge] = NO_EDGES
        self.other: Node | None = None  # the same place where another question is asked

    def asked(self, seat: int, key: int) -> Node:
        """The node for this question."""
        node = self
        while node.seat != seat or node.key != key:
            if node.seat == OVER:
                node.seat = seat
                node.key = key
                return node
            other = node.other
            if other is None:
                other = Node(seat, key)
                node.other = other
            node = other
        return node

    def edge(self, option: int) -> Edge:
        found = self.edges.get(option)
        if found is None:
            found = Edge(option, 0)
            self.edges[option] = found
        return found

    def edges_for(self, options: list[int], weights: list[int]) -> list[Edge]:
        """The edges of the options that are worth considering."""
        if options == self.options and not weights:
            return self.offered
        weighs = sum(weights) > 0
        offered: list[Edge] = []
        for place, option in enumerate(options):
            if not weighs:
                offered.append(self.edge(option))
            elif weights[place] > 0:
                edge = self.edge(option)
                edge.weight = weights[place]
                offered.append(edge)
        self.options = options
        self.offered = offered
        return offered

    def choose(self, offered: list[Edge], explore: i64, rng: Rng) -> Edge:
        """The answer to try: one not tried yet, the likeliest first, else that of the highest upper confidence bound.

        Long lists are widened bit by bit: answers not tried yet wait until those tried have been visited often enough.
        """
        tried: i64 = 0
        alike: i64 = 0
        fresh: Edge | None = None
        for edge in offered:
            edge.available += 1
            if edge.visits > 0:
                tried += 1
            elif fresh is None or edge.weight > fresh.weight:
                fresh = edge
                alike = 1
            elif edge.weight == fresh.weight:
                alike += 1
                if rng.below(alike) == 0:
                    fresh = edge
        visits = self.visits
        self.visits = visits + 1
        if fresh is not None and (tried < WIDTH or (tried - WIDTH) * (tried - WIDTH) < WIDER * WIDER * visits):
            return fresh
        best = offered[0]
        highest: i64 = -1
        for edge in offered:
            count = edge.visits
            if count > 0:
                bonus = explore * ((ROOTS_OF_LOGS[edge.available] * ROOTS[count]) >> SHIFT)
                bound = ((edge.total << SHIFT) // count) + bonus
                if bound > highest:
                    highest = bound
                    best = edge
        return best


class Search:
    """A search for one question of one seat. Run it for as long as there is time; each iteration makes it better."""

    def __init__(self, game: Game, dealer: Resampler, seat: int, rng: Rng, many: bool, depth: int, cut: int, explore: int) -> None:
        self.game: Final = game
        self.dealer: Final = dealer
        self.seat: Final = seat
        self.rng: Final = rng
        self.many: Final = many  # a tree for each seat, of what that seat sees; else one tree of what this seat sees
        self.depth: Final = depth
        self.cut: Final = cut  # after so many answers beyond the tree the standing is judged; below 0: only at the end
        self.explore: Final[i64] = explore
        self.weighs: Final = has_weights(game)
        self.seats: Final = game.seat_count(dealer.base)
        self.secret: Final = {key for key, question in game.info.questions.items() if question.secret}
        self.open: Final = Open(game, rng)
        self.playout: Final = Sensible(game, rng)
        self.roots: Final = [Node(OVER, 0) for _ in range(self.seats if many else 1)]
        self.root: Node = self.roots[seat if many else 0]
        self.iterations: int = 0
        # Of the iteration under way:
        self.spots: list[Node] = []  # by seat: where it stands in its tree, or in the one tree
        self.path: list[Edge] = []
        self.movers: list[int] = []
        self.sealed: SimultaneousChoice | None = None  # the choice that several seats make at the same time,
        self.entry: Node = self.root  # where it began in the one tree,
        self.held: list[tuple[int, int, int]] = []  # and what was answered in it: seat, question, option

    def run(self, iterations: int, until: float) -> None:
        """So many iterations more, or until that time of the clock; at least one."""
        for _ in range(iterations):
            if self.iterations >= len(ROOTS) - 1:
                prepare_roots(2 * self.iterations + 1000)
            self.iterate()
            if until > 0.0 and time.monotonic() >= until:
                return

    def iterate(self) -> None:
        table = self.dealer.deal(self.rng)
        table.turn_to(self.seat)
        self.spots = self.roots[:] if self.many else [self.root] * self.seats
        self.path = []
        self.movers = []
        self.sealed = table.sealed
        self.entry = self.root
        self.held = []
        self.open.begin_count()
        self.playout.begin_count()
        self.walk(table)
        self.count(table)
        self.iterations += 1

    def walk(self, table: Table) -> None:
        """Down the tree until an answer is given for the first time, then on by playing."""
        depth = 0
        while True:
            seat, key = table.seat, table.key
            node = self.spots[seat].asked(seat, key)
            weights: list[int] = self.game.weights(table) if self.weighs else []
            edge = node.choose(node.edges_for(table.options, weights), self.explore, self.rng)
            self.path.append(edge)
            self.movers.append(seat)
            depth += 1
            if edge.visits == 0 or depth == self.depth:
                break
            apply(table, self.open, edge.option)
            if table.seat == OVER:
                return
            self.follow(table, node, edge)
        playout = self.playout
        playout.cut = self.cut
        apply(table, playout, edge.option)
        play_on(table, playout)

    def follow(self, table: Table, node: Node, edge: Edge) -> None:
        """Where each seat stands after an answer: who does not see it goes on as after any other."""
        seat, key = node.seat, node.key
        if self.sealed is None:
            self.see(seat, key, edge)
        else:
            self.spots[seat] = edge.below_it()
            self.held.append((seat, key, edge.option))
            if table.sealed is not self.sealed:
                self.open_sealed()
        if table.sealed is not self.sealed:
            self.sealed = table.sealed
            self.entry = self.spots[self.seat]
            self.held = []

    def see(self, seat: int, key: int, edge: Edge) -> None:
        """An answer that is not part of a sealed choice."""
        seen = SOMETHING if key in self.secret else edge.option
        if self.many:
            for viewer in range(self.seats):
                spot = self.spots[viewer]
                self.spots[viewer] = edge.below_it() if viewer == seat else spot.asked(seat, key).edge(seen).below_it()
        else:
            here = edge.below_it()
            if seen == SOMETHING and seat != self.seat:
                here = self.spots[seat].asked(seat, key).edge(SOMETHING).below_it()
            self.spots = [here] * self.seats

    def open_sealed(self) -> None:
        """A sealed choice has ended: all see what the others have answered in it, unless it stays secret."""
        if self.many:
            for seat, key, option in self.held:
                if key not in self.secret:
                    for viewer in range(self.seats):
                        if viewer != seat:
                            self.spots[viewer] = self.spots[viewer].asked(seat, key).edge(option).below_it()
        else:
            here = self.entry
            for seat, key, option in self.held:
                if seat == self.seat or key not in self.secret:
                    here = here.asked(seat, key).edge(option).below_it()
            self.spots = [here] * self.seats

    def count(self, table: Table) -> None:
        """The result, for every answer on the way."""
        over = table.seat == OVER
        payoffs: list[int] = [-1] * self.seats
        for edge, seat in zip(self.path, self.movers, strict=True):
            payoff = payoffs[seat]
            if payoff < 0:
                payoff = self.game.payoff(table, seat) if over else self.game.evaluate(table, seat)
                payoffs[seat] = payoff
            edge.visits += 1
            edge.total += payoff
