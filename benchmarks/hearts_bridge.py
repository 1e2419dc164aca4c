"""Our search against OpenSpiel's C++ search at Hearts, over a bridge that keeps both engines' games in step.

    SENKI_GAMES=small_games PYTHONPATH=<compiled copy> python benchmarks/hearts_bridge.py --deals 100 --iterations 200

Each deal is played twice: ours in seats 1 and 3 and theirs in 2 and 4, then the other way round. Counted are points (fewer is better; all
26 count as 26 for each of the others, as both engines score it). Ours gets nothing but its seat's knowledge; theirs deals again by itself.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import pyspiel

from senki.agents.agent import Knowledge
from senki.agents.roster import find_agent
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded, scramble
from senki.engine.playout import start_game
from senki.engine.table import OVER, Table, apply
from small_games.hearts import Hearts

SEATS = 4
MOST = 26


class Bridge:
    """One deal in both engines."""

    def __init__(self, seed: int) -> None:
        self.game = find_game("hearts")
        start = self.game.setup(SEATS, {}, None)
        self.driver = Seeded(Rng(seed))
        self.ours: Table = start_game(start, self.game.first(start), self.driver)
        self.theirs = pyspiel.load_game("hearts(pass_cards=false)").new_initial_state()
        self.theirs.apply_action(0)  # nothing is passed
        assert isinstance(self.ours, Hearts)
        for turn in range(52):  # OpenSpiel deals one card at a time in turn, we deal hand by hand
            self.theirs.apply_action(self.ours.hands[turn % SEATS][turn // SEATS])

    def play(self, card: int) -> None:
        assert self.ours.seat == self.theirs.current_player()
        assert sorted(self.ours.options) == self.theirs.legal_actions()
        apply(self.ours, self.driver, card)
        self.theirs.apply_action(card)

    def points(self) -> list[int]:
        """By seat, as the scores of both engines have it."""
        assert self.theirs.is_terminal()
        scores = self.game.scores(self.ours)
        assert scores == self.theirs.returns()
        return [MOST - score for score in scores]


def their_bot(iterations: int, constant: float, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.ISMCTSBot(seed, evaluator, constant, iterations, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT)


def play_deal(seed: int, spec: str, iterations: int, constant: float, our_seats: tuple[int, ...]) -> float:
    """Points of our seats less theirs, a seat on average."""
    bridge = Bridge(seed)
    agent = find_agent(spec, bridge.game)
    bot = their_bot(iterations, constant, seed + 1)
    thoughts = Rng(scramble(seed) ^ 77)
    while bridge.ours.seat != OVER:
        seat = bridge.ours.seat
        if len(bridge.ours.options) == 1:
            card = bridge.ours.options[0]
        elif seat in our_seats:
            card = agent.choose(Knowledge(bridge.game, bridge.ours, seat, thoughts), thoughts)
        else:
            card = bot.step(bridge.theirs)
        bridge.play(card)
    points = bridge.points()
    ours = sum(points[seat] for seat in our_seats)
    return (ours - (sum(points) - ours)) / len(our_seats)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--spec", default="", help="our player; by default search with as many iterations")
    parser.add_argument("--constant", type=float, default=18.2, help="how much theirs explores, in points; by default as much as ours")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    spec = arguments.spec or f"search:iterations={arguments.iterations}"
    began = time.perf_counter()
    differences: list[float] = []
    for deal in range(arguments.deals):
        seed = arguments.seed * 1_000_000 + deal
        both = [play_deal(seed, spec, arguments.iterations, arguments.constant, seats) for seats in ((0, 2), (1, 3))]
        differences.append(sum(both) / 2)
    count = len(differences)
    mean = sum(differences) / count
    spread = math.sqrt(sum((difference - mean) ** 2 for difference in differences) / max(count - 1, 1))
    margin = 1.96 * spread / math.sqrt(count)
    theirs = f"OpenSpiel's search with {arguments.iterations} iterations and constant {arguments.constant}"
    print(f"{spec} against {theirs}, {count} deals played twice")
    print(f"points of ours less theirs, a seat and deal: {mean:+.2f}, 95 % between {mean - margin:+.2f} and {mean + margin:+.2f}")
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
