"""The balance of Twilight Imperium between players of level 3: seats, races, strategy cards, length, and how games end.

    python benchmarks/imperium_balance.py --players 6 --games 400 --out six.json
    python benchmarks/imperium_balance.py --players 6 --galaxy random --games 200 --out random.json
    python benchmarks/imperium_balance.py --first 400 --games 400 --out more.json       the next games of the same run
    python benchmarks/imperium_balance.py --add six.json more.json                      tables of what was played

Game k of a run depends on (seed, players, galaxy, k) alone. The players are `sensible`: they take what the game's own weights say; these
look at nothing that a seat cannot see. So here they are asked on the true table, which is quicker and gives the same answers. What is
counted is written to the file after every game, so a run may be stopped at any time.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import time
from collections import Counter
from typing import cast

from senki.engine.chance import Rng
from senki.engine.facts import words_of
from senki.engine.options import check_setting
from senki.engine.playout import Sensible, start_game
from senki.engine.policies import MOST_WEIGHT
from senki.engine.table import Table
from senki.games.imperium import GAME
from senki.games.imperium.kinds import Action
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import Objective, Race, Strategy
from senki.games.imperium.questions import TAKE_CARD, TURN
from senki.lab.statistics import wilson

Counts = dict[str, Counter[str]]
NAMES = ("games", "won", "race", "race won", "race points", "taken", "taken won", "offered", "rounds", "ends", "actions", "points", "most")
WIN = 60  # so that a win can be shared by any number of players


class Watching(Sensible):
    """Answers for all seats, and notes which strategy cards are taken, and what turns are used for."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(GAME, rng, policy=MOST_WEIGHT)
        self.taken: list[tuple[int, int]] = []
        self.offered: Counter[int] = Counter()
        self.actions: Counter[int] = Counter()

    def pick(self, table: Table) -> int:
        answer = super().pick(table)
        if table.key == TAKE_CARD:
            self.taken.append((table.seat, answer))
            self.offered.update(table.options)
        elif table.key == TURN:
            self.actions[answer] += 1
        return answer


def play(players: int, galaxy: str, seed: int, number: int, counts: Counts) -> None:
    """One game."""
    rng = Rng((seed << 32) + number * 8 + players)
    order = list(range(len(words_of(Race))))
    rng.shuffle(order)
    options = check_setting(
        GAME, players, {"mode": "full", "galaxy": galaxy, "race": ",".join(words_of(Race)[race] for race in order[:players])}
    )
    driver = Watching(rng)
    start = GAME.setup(players, options, GAME.load_pack(None))
    t = cast(Imperium, start_game(start, GAME.first(start), driver))
    outcome = GAME.outcome(t)
    assert outcome is not None
    group = f"{players} {galaxy}"
    counts["games"][group] += 1
    counts["rounds"][f"{group} {t.round}"] += 1
    counts["ends"][f"{group} {ending(t)}"] += 1
    counts["most"][group] += max(t.points)
    counts["points"][group] += sum(t.points)
    share = WIN // len(outcome.winners)
    for seat in range(players):
        won = share if seat in outcome.winners else 0
        race = words_of(Race)[t.race[seat]]
        counts["won"][f"{group} {seat}"] += won
        counts["race"][f"{players} {race}"] += 1
        counts["race won"][f"{players} {race}"] += won
        counts["race points"][f"{players} {race}"] += t.points[seat]
    for seat, card in driver.taken:
        name = f"{players} {words_of(Strategy)[card]}"
        counts["taken"][name] += 1
        counts["taken won"][name] += share if seat in outcome.winners else 0
    for card, times in driver.offered.items():
        counts["offered"][f"{players} {words_of(Strategy)[card]}"] += times
    for action, times in driver.actions.items():
        counts["actions"][f"{group} {words_of(Action)[action]}"] += times


def ending(t: Imperium) -> str:
    if max(t.points) >= t.goal:
        return "points"
    if Objective.IMPERIUM_REX in t.o_public:
        return "imperium-rex"
    return "limit of rounds" if t.round >= t.round_limit else "an objective that wins, or the last player"


def rate(part: float, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def report(counts: Counts) -> None:
    """Tables in Markdown."""
    print("| seats, galaxy | games | wins by seat | rounds | ends | points of the winner, of all |\n|---|---|---|---|---|---|")
    for group, games in sorted(counts["games"].items()):
        players = int(group[0])
        wins = ", ".join(rate(counts["won"][f"{group} {seat}"] / WIN, games) for seat in range(players))
        rounds = {int(name.rsplit(" ", 1)[1]): number for name, number in counts["rounds"].items() if name.startswith(group + " ")}
        mean = sum(length * number for length, number in rounds.items()) / games
        told = [(name.removeprefix(group + " "), number) for name, number in counts["ends"].most_common() if name.startswith(group + " ")]
        ends = ", ".join(f"{name} {100 * number / games:.0f} %" for name, number in told)
        points = f"{counts['most'][group] / games:.1f}, {counts['points'][group] / games / players:.1f}"
        print(f"| {group} | {games} | {wins} | {mean:.1f} ({min(rounds)} to {max(rounds)}) | {ends} | {points} |")
    print("\n| seats, race | games | wins | mean points |\n|---|---|---|---|")
    for name, games in sorted(counts["race"].items()):
        print(f"| {name} | {games} | {rate(counts['race won'][name] / WIN, games)} | {counts['race points'][name] / games:.2f} |")
    print("\n| seats, strategy card | taken when offered | wins of who takes it |\n|---|---|---|")
    for name, taken in sorted(counts["taken"].items()):
        won = 100 * counts["taken won"][name] / WIN / taken
        print(f"| {name} | {100 * taken / counts['offered'][name]:.0f} % | {won:.1f} % of {taken} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[6])
    parser.add_argument("--galaxy", nargs="+", default=["preset"])
    parser.add_argument("--games", type=int, default=100, help="of each number of players and each galaxy")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after this time; 0: when the games are played")
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("--add", type=pathlib.Path, nargs="+", default=[])
    arguments = parser.parse_args()
    counts: Counts = {name: Counter() for name in NAMES}
    for path in arguments.add:
        for name, found in json.loads(path.read_text(encoding="utf-8")).items():
            counts[name].update(found)
    begun = time.monotonic()
    for number in range(arguments.first, arguments.first + (0 if arguments.add else arguments.games)):
        for players in arguments.players:
            for galaxy in arguments.galaxy:
                play(players, galaxy, arguments.seed, number, counts)
        if arguments.out:
            arguments.out.write_text(json.dumps(counts), encoding="utf-8")
        if 0 < arguments.minutes * 60 < time.monotonic() - begun:
            break
    report(counts)


if __name__ == "__main__":
    main()
