"""How far skill can take a player: a search that is shown everything, against the usual players. It cheats, so it lives here only.

    PYTHONPATH=<compiled copy> python benchmarks/skill_cap.py ganymede --games 100 --iterations 300 --cut 0

What such a player cannot win either is luck, or beyond a search of that size.
"""

from __future__ import annotations

import argparse
import time

from senki.agents.agent import Agent, Knowledge
from senki.agents.roster import find_agent
from senki.agents.tree import EXPLORE, WHOLE_TREE, Search
from senki.engine.catalog import find_game
from senki.engine.chance import Rng, Seeded, scramble
from senki.engine.determinize import Resampler
from senki.engine.game import WON, Game, share_of_win
from senki.engine.options import check_setting
from senki.engine.playout import NO_CUT, start_game
from senki.engine.table import OVER, Table, apply
from senki.lab.statistics import wilson


class TrueTable(Resampler):
    """Deals nothing again: every sample is the true table. Dice and draws to come stay unknown."""

    def __init__(self, game: Game, table: Table, seat: int) -> None:
        super().__init__(game, table, seat)
        self.truth = table.clone()

    def deal(self, rng: Rng) -> Table:
        return self.truth.clone()


def choose_knowing_all(game: Game, table: Table, iterations: int, cut: int, rng: Rng) -> int:
    dealer = TrueTable(game, table, table.seat)
    search = Search(game, dealer, table.seat, rng, False, WHOLE_TREE, cut, EXPLORE)
    search.run(iterations, 0.0)
    edges = search.root.asked(table.seat, table.key).edges
    return max(table.options, key=lambda option: edges[option].visits if option in edges else -1)


def play(game: Game, start: Table, knowing: int, opponent: Agent, iterations: int, cut: int, seed: int) -> float:
    """One game; the share of the win of the seat that knows all."""
    driver = Seeded(Rng(seed))
    thoughts = [Rng(scramble(seed) ^ (seat + 1)) for seat in range(game.seat_count(start))]
    table = start_game(start, game.first(start), driver)
    while table.seat != OVER:
        seat = table.seat
        if len(table.options) == 1:
            choice = table.options[0]
        elif seat == knowing:
            choice = choose_knowing_all(game, table, iterations, cut, thoughts[seat])
        else:
            choice = opponent.choose(Knowledge(game, table, seat, thoughts[seat]), thoughts[seat])
        apply(table, driver, choice)
    return share_of_win(game, table, knowing) / WON


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--iterations", type=int, default=300)
    parser.add_argument("--cut", type=int, default=NO_CUT)
    parser.add_argument("--against", nargs="+", default=["random", "greedy"])
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    start = game.setup(arguments.players, check_setting(game, arguments.players, {}), game.load_pack(None))
    for spec in arguments.against:
        opponent = find_agent(spec, game)
        began = time.perf_counter()
        won = 0.0
        games = 0
        for number in range(arguments.games):
            for knowing in range(arguments.players):
                seed = arguments.seed * 1_000_000 + number
                won += play(game, start, knowing, opponent, arguments.iterations, arguments.cut, seed)
                games += 1
        low, high = wilson(won, games)
        print(
            f"{arguments.game}, {arguments.players} seats: knowing all, {arguments.iterations} iterations, against {spec}: "
            f"{won / games:.1%} ({low:.1%} to {high:.1%}) of {games} games, {time.perf_counter() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
