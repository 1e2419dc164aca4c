"""Players that search: one through a whole tree of answers, one through its own options only."""

from __future__ import annotations

import time
from typing import Final

from senki.agents.agent import Knowledge, Ranked
from senki.agents.tree import EXPLORE, WHOLE_TREE, Search
from senki.engine.chance import Rng
from senki.engine.game import WON
from senki.engine.playout import NO_CUT

ITERATIONS: Final = 1000
PLAYOUTS: Final = 32
UNLIMITED: Final = 1 << 40


class SearchAgent:
    """Information-set Monte Carlo tree search, for so many iterations or milliseconds, whichever is over first."""

    def __init__(
        self,
        iterations: int = ITERATIONS,
        ms: int = 0,
        many: bool = True,
        cut: int = NO_CUT,
        depth: int = WHOLE_TREE,
        explore: int = EXPLORE,
    ) -> None:
        self.iterations: Final = iterations
        self.ms: Final = ms  # 0: no limit
        self.many: Final = many
        self.cut: Final = cut
        self.depth: Final = depth
        self.explore: Final = explore

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        return options[0] if len(options) == 1 else self.rank(knowledge, rng)[0].option

    def rank(self, knowledge: Knowledge, rng: Rng) -> list[Ranked]:
        """All options, those tried most often first: they are the ones that the search believes in."""
        search = Search(knowledge.game, knowledge.dealer, knowledge.seat, rng, self.many, self.depth, self.cut, self.explore)
        search.run(self.iterations_for(knowledge), time.monotonic() + self.ms / 1000 if self.ms else 0.0)
        edges = search.root.asked(knowledge.seat, knowledge.decision.question.key).edges
        ranked = []
        for option in knowledge.decision.options:
            edge = edges.get(option)
            visits, total = (int(edge.visits), int(edge.total)) if edge else (0, 0)
            ranked.append(Ranked(option, visits, total / visits / WON if visits else 0.0))
        return sorted(ranked, key=best_first)

    def iterations_for(self, knowledge: Knowledge) -> int:
        return self.iterations


class FlatAgent(SearchAgent):
    """Flat Monte Carlo: only its own options are compared, by playouts; so many for each of them, more for the better ones."""

    def __init__(self, playouts: int = PLAYOUTS, ms: int = 0, cut: int = NO_CUT) -> None:
        super().__init__(playouts, ms, cut=cut, depth=1)

    def iterations_for(self, knowledge: Knowledge) -> int:
        return min(self.iterations * len(knowledge.decision.options), UNLIMITED)


def best_first(ranked: Ranked) -> tuple[int, float]:
    return -ranked.visits, -ranked.value
