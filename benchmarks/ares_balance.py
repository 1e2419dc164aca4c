"""The balance of The Ares Project: every pairing of factions played many times, both seat orders alike.

    python benchmarks/ares_balance.py --games 2000             the full game
    python benchmarks/ares_balance.py --games 2000 --basic     the basic game

It prints how often each faction wins, how often the player who begins, how long games last and how they end, and which cards are seldom
played face up. The players are `sensible`, level 3 (with --blunder 30 level 2): they take what the game's own weights say, and these look
at nothing that a seat cannot see. So here they are asked on the true table, which is quicker and gives the same answers.
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from functools import partial
from typing import cast

from senki.engine.chance import Rng
from senki.engine.frames import local_of
from senki.engine.playout import Sensible, start_game
from senki.engine.policies import MOST_WEIGHT, Blundering
from senki.engine.table import Table
from senki.games.ares import GAME
from senki.games.ares.model import NONE, RESOURCE, Ares
from senki.games.ares.pack import FACTIONS, Cards
from senki.games.ares.questions import PLAY, USE_AS
from senki.lab.batches import in_batches

SELDOM = 10  # percent: cards that are played face up less often are listed


class Player(Sensible):
    """Plays both sides, and counts turns and cards."""

    def __init__(self, rng: Rng, blunder: int) -> None:
        super().__init__(GAME, rng, policy=Blundering(MOST_WEIGHT, blunder) if blunder else MOST_WEIGHT)
        self.turns = 0
        self.first = NONE
        self.drawn: set[int] = set()
        self.shown: set[int] = set()

    def pick(self, table: Table) -> int:
        answer = super().pick(table)
        if table.key in (PLAY, USE_AS):
            self.note(cast(Ares, table), answer)
        return answer

    def note(self, t: Ares, answer: int) -> None:
        self.drawn.update(t.hand[t.seat])
        if t.key == USE_AS:
            self.turns += 1
            self.first = t.seat if self.first == NONE else self.first
            if answer != RESOURCE:
                self.shown.add(local_of(t.top, "card"))


def play(pair: tuple[str, str], mode: str, pack: str | None, blunder: int, seed: int, first: int, count: int) -> Counter[str]:
    """Some games of a pairing, every other one with the seats changed."""
    cards = cast(Cards, GAME.load_pack(pack))
    found: Counter[str] = Counter()
    for number in range(first, first + count):
        names = pair if number % 2 == 0 else pair[::-1]
        start = GAME.setup(2, {"mode": mode, "faction": ",".join(names)}, cards)
        player = Player(Rng(seed * 1_000_003 + number), blunder)
        table = cast(Ares, start_game(start, GAME.first(start), player))
        outcome = GAME.outcome(table)
        assert outcome is not None
        found["games"] += 1
        found["turns"] += player.turns
        found["bases"] += table.victor != NONE
        for seat in outcome.winners:
            half = 2 // len(outcome.winners)
            found[names[seat]] += half
            found["begins"] += half * (seat == player.first)
            found["seat 1"] += half * (seat == 0)
        found.update({f"drawn {name}": 1 for name in {cards.card_ids[card] for card in player.drawn}})
        found.update({f"shown {name}": 1 for name in {cards.card_ids[card] for card in player.shown}})
    return found


def percent(part: int, whole: int) -> float:
    return 100 * part / max(whole, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description="Balance of The Ares Project.")
    parser.add_argument("--games", type=int, default=200, help="for each pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--pack", default=None)
    parser.add_argument("--basic", action="store_true")
    parser.add_argument("--blunder", type=int, default=0, help="answers in a hundred that both sides give at random")
    arguments = parser.parse_args()
    pairs = [(FACTIONS[0], FACTIONS[1])] if arguments.basic else list(itertools.combinations(FACTIONS, 2))
    mode = "basic" if arguments.basic else "full"
    total: Counter[str] = Counter()
    played: Counter[str] = Counter()
    print("| pairing | first wins | beginner wins | seat 1 wins | turns a player | bases taken |\n|---|---|---|---|---|---|")
    for pair in pairs:
        found: Counter[str] = Counter()
        for part in in_batches(
            partial(play, pair, mode, arguments.pack, arguments.blunder, arguments.seed), arguments.games, arguments.jobs
        ):
            found.update(part)
        games = found["games"]
        rates = [percent(found[name], 2 * games) for name in (pair[0], "begins", "seat 1")]
        shares = " | ".join(f"{rate:.1f} %" for rate in rates)
        length, bases = found["turns"] / games / 2, percent(found["bases"], games)
        print(f"| {pair[0]} : {pair[1]} | {shares} | {length:.1f} | {bases:.0f} % |", flush=True)
        total.update(found)
        for name in pair:
            played[name] += games
    print("\n| faction | wins |\n|---|---|")
    for name in FACTIONS:
        if played[name]:
            print(f"| {name} | {percent(total[name], 2 * played[name]):.1f} % |")
    print(f"\nbeginner {percent(total['begins'], 2 * total['games']):.1f} %, turns {total['turns'] / total['games'] / 2:.1f}")
    print(f"\nplayed face up in less than {SELDOM} % of the games in which the card was drawn:")
    for name in sorted(name[6:] for name in total if name.startswith("drawn ")):
        rate = percent(total[f"shown {name}"], total[f"drawn {name}"])
        if rate < SELDOM:
            print(f"{name}: {rate:.1f} % of {total[f'drawn {name}']}")


if __name__ == "__main__":
    main()
