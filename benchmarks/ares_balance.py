"""The balance and the depth of The Ares Project: every pairing of factions played many times, both seat orders alike, against all targets.

    python benchmarks/ares_balance.py --games 2000               the full game, every opening free
    python benchmarks/ares_balance.py --games 2000 --advised     with the first pairs that the rulebook and the reference advise
    python benchmarks/ares_balance.py --games 2000 --basic       the basic game (with --advised: the rulebook's first pairs)
    python benchmarks/ares_balance.py --games 20 --player level:4

It prints who wins, how games end, what is opened with, what is built and which cards are seldom played face up, and beside every target
what was found. The usual players are `sensible`, level 3: they take what the game's own weights say, and these look at nothing that a seat
cannot see. So they are asked on the true table, which is quicker and gives the same answers; any other --player sees what its seat may.
"""

from __future__ import annotations

import argparse
import itertools
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Final, cast

from senki.agents.agent import Agent, Knowledge
from senki.agents.roster import find_agent
from senki.engine.chance import Rng, Seeded, scramble
from senki.engine.events import declared_events
from senki.engine.frames import local_of
from senki.engine.playout import start_game
from senki.engine.policies import MOST_WEIGHT
from senki.engine.table import Table
from senki.games.ares import GAME, events
from senki.games.ares.model import DEEP_STRIKE, NONE, RESOURCE, Ares
from senki.games.ares.pack import BUILDING_CARD, FACTIONS, RAID, START, Cards
from senki.games.ares.questions import OPENING, PLAY, USE_AS
from senki.lab.batches import in_batches
from senki.lab.statistics import wilson

ADVISED: Final = {
    "terran": ("barracks", "factory"),
    "kahoum": ("quake", "pyre"),
    "xenos": ("nest", "hive"),
    "colossus": ("blade-arm", "missile-rack"),
}
EVENT: Final = {kind.number: kind.name for kind in declared_events(events.__name__)}
COUNTED: Final = ("surprise", "gives-way", "retreats", "emergency-played", "frontier-taken", "reward-taken", "queen-comes", "ascended")
SELDOM: Final = 2  # percent: cards that are played face up less often are listed
WANTED: Final = {"pairing": (45, 55), "faction": (47, 53), "points": (35, 65), "turns": (12, 25), "basic": (52, 60)}
MOST_BEGINNER: Final = 54
MOST_OPENING: Final = 40
LEAST_BUILT: Final = 5
LEAST_DEEP: Final = 20  # in a hundred games


@dataclass(frozen=True)
class Plan:
    """What is played: all of it plain data, as it goes to other processes."""

    mode: str
    pack: str | None
    player: str  # of both seats; "" for the sensible one
    advised: bool
    seed: int


class Watcher(Seeded):
    """Plays both sides, and counts turns, cards and what is told."""

    def __init__(self, rng: Rng, plan: Plan, cards: Cards, agent: Agent | None, seed: int) -> None:
        super().__init__(rng, GAME.info.max_answers)
        self.plan: Final = plan
        self.cards: Final = cards
        self.agent: Final = agent
        self.thoughts: Final = Rng(scramble(seed) ^ 1)
        self.turns = 0
        self.first = NONE
        self.opened: dict[int, list[int]] = {}
        self.drawn: set[int] = set()
        self.shown: set[int] = set()
        self.built: dict[tuple[int, int], int] = {}
        self.counts: Counter[str] = Counter()

    def pick(self, table: Table) -> int:
        self.count()
        t = cast(Ares, table)
        self.listen(t)
        answer = self.answer(t)
        if t.key in (PLAY, USE_AS):
            self.note(t, answer)
        elif t.key == OPENING:
            self.opened.setdefault(t.seat, []).append(answer)
        return answer

    def answer(self, t: Ares) -> int:
        if self.plan.advised and t.key == OPENING:
            pair = ADVISED[FACTIONS[t.faction[t.seat]]]
            taken = [self.cards.card_ids[card] for card in self.opened.get(t.seat, [])]
            return next(card for card in t.options if self.cards.card_ids[card] in pair and self.cards.card_ids[card] not in taken)
        if self.agent is None or len(t.options) == 1:
            return MOST_WEIGHT.answer(GAME, t, self.rng)
        return self.agent.choose(Knowledge(GAME, t, t.seat, self.thoughts), self.thoughts)

    def note(self, t: Ares, answer: int) -> None:
        self.drawn.update(t.hand[t.seat])
        if t.key == USE_AS:
            self.turns += 1
            self.first = t.seat if self.first == NONE else self.first
            if answer != RESOURCE:
                self.shown.add(local_of(t.top, "card"))

    def listen(self, t: Ares) -> None:
        """What was told since the last question."""
        if t.told is None:
            t.told = []
        for number, _, _, values in t.told:
            name = EVENT[number]
            if name in COUNTED:
                self.counts[name] += 1
            elif name == "built":
                seat, unit, count = values[:3]
                self.built[seat, unit] = self.built.get((seat, unit), 0) + count
            elif name == "revealed":
                raid = self.cards.kind[values[1]] == RAID and t.mode != 0
                self.counts["raids" if raid else "deep strikes" if values[2] == DEEP_STRIKE else "attacks"] += 1
        t.told = []


def play(pair: tuple[str, str], plan: Plan, first: int, count: int) -> Counter[str]:
    """Some games of a pairing, every other one with the seats changed."""
    cards = cast(Cards, GAME.load_pack(plan.pack))
    agent = find_agent(plan.player, GAME) if plan.player else None
    found: Counter[str] = Counter()
    for number in range(first, first + count):
        names = pair if number % 2 == 0 else pair[::-1]
        start = GAME.setup(2, {"mode": plan.mode, "faction": ",".join(names)}, cards)
        seed = plan.seed * 1_000_003 + number
        watcher = Watcher(Rng(seed), plan, cards, agent, seed)
        table = cast(Ares, start_game(start, GAME.first(start), watcher))
        watcher.listen(table)
        found += of_game(table, watcher, names, cards)
    return found


def of_game(table: Ares, watcher: Watcher, names: tuple[str, ...], cards: Cards) -> Counter[str]:
    found: Counter[str] = Counter(watcher.counts)
    outcome = GAME.outcome(table)
    assert outcome is not None
    by_base = table.victor != NONE
    found.update({"games": 1, "turns": watcher.turns, "bases": by_base, "turns of bases": watcher.turns if by_base else 0})
    found[f"length {watcher.turns // 2}"] += 1
    for seat in outcome.winners:
        half = 2 // len(outcome.winners)
        found[f"won {names[seat]}"] += half
        found["begins"] += half * (seat == watcher.first)
        found["points of winners"] += half * (0 if by_base else outcome.scores[seat])
    for seat, name in enumerate(names):
        found[f"seats {name}"] += 1
        pair = "+".join(sorted(cards.card_ids[card] for card in watcher.opened[seat]))
        found[f"opens {name} {pair}"] += 1
        found[f"opening wins {name} {pair}"] += 2 // len(outcome.winners) if seat in outcome.winners else 0
    for (seat, unit), units in watcher.built.items():
        ident = cards.unit_ids[unit]
        found[f"games {ident}"] += 1
        found[f"units {ident}"] += units
        found[f"wins {ident}"] += 2 // len(outcome.winners) if seat in outcome.winners else 0
        found[f"spent {cards.cost[unit]}"] += units * cards.cost[unit]
    found.update({f"drawn {name}": 1 for name in {cards.card_ids[card] for card in watcher.drawn}})
    found.update({f"shown {name}": 1 for name in {cards.card_ids[card] for card in watcher.shown}})
    return found


# -- the pack itself --------------------------------------------------------------------------------------------------


def faction_units(cards: Cards, basic: bool) -> dict[str, list[int]]:
    """By faction: the units that its deck and the start cards of this game make; not the Queen, who costs nothing."""
    starts = cards.basic if basic else cards.full
    found: dict[str, list[int]] = {name: [] for name in FACTIONS}
    for card, kind in enumerate(cards.kind):
        if kind != BUILDING_CARD and (kind != START or starts[card] < 0):
            continue
        units = found[FACTIONS[cards.faction[card]]]
        made = [unit for unit in (cards.first[card], cards.second[card]) if unit != NONE and cards.cost[unit] > 0]
        units += [unit for unit in made if unit not in units]
    return found


def dominated(cards: Cards, basic: bool) -> list[str]:
    """Units of which another of the faction is at least as good in everything, for no more: base defence among itself, texts apart."""
    found = []
    for units in faction_units(cards, basic).values():
        for unit, other in itertools.permutations(units, 2):
            if cards.base_defence[unit] == cards.base_defence[other] and not cards.text[unit] and is_better(cards, other, unit):
                found.append(f"{cards.unit_ids[unit]} by {cards.unit_ids[other]}")
    return found


def is_better(cards: Cards, one: int, other: int) -> bool:
    merits = (cards.initiative, *cards.rating, cards.tough, cards.shield, cards.scouting, cards.deep_strike)
    return cards.cost[one] <= cards.cost[other] and all(merit[one] >= merit[other] for merit in merits)


# -- tables -----------------------------------------------------------------------------------------------------------


def percent(part: float, whole: int) -> float:
    return 100 * part / max(whole, 1)


def share(doubled: int, games: int) -> str:
    """A share of wins with its interval; wins are counted twice, so that a draw is one for each."""
    low, high = wilson(doubled / 2, games)
    return f"{percent(doubled / 2, games):.1f} ({100 * low:.1f} to {100 * high:.1f})"


def show_pairing(pair: tuple[str, str], found: Counter[str]) -> None:
    games = found["games"]
    ends = f"{percent(games - found['bases'], games):.0f} % | {found['turns'] / games / 2:.1f}"
    print(
        f"| {pair[0]} : {pair[1]} | {games} | {share(found[f'won {pair[0]}'], games)} | {share(found['begins'], games)} | {ends} |",
        flush=True,
    )


def median(found: Counter[str]) -> int:
    lengths = sorted(itertools.chain.from_iterable([int(name[7:])] * found[name] for name in found if name.startswith("length ")))
    return lengths[len(lengths) // 2]


def show_ways(total: Counter[str]) -> None:
    games = total["games"]
    bases = total["bases"]
    print("\n| of a hundred games | number |\n|---|---|")
    for name in ("attacks", "deep strikes", "raids", *COUNTED):
        print(f"| {name} | {percent(total[name], games):.1f} |")
    print(f"\nturns a player: mean {total['turns'] / games / 2:.1f}, median {median(total)}; ", end="")
    print(f"of games that end with a base {total['turns of bases'] / max(bases, 1) / 2:.1f}, of the others ", end="")
    print(f"{(total['turns'] - total['turns of bases']) / max(games - bases, 1) / 2:.1f}")
    spent = {cost: total[f"spent {cost}"] for cost in range(1, 5)}
    print(
        "resources by the cost of what they became:",
        ", ".join(f"{cost}: {percent(part, sum(spent.values())):.0f} %" for cost, part in spent.items()),
    )


def show_openings(total: Counter[str]) -> None:
    print("\n| faction | openings, with their share and how often they win |\n|---|---|")
    for faction in FACTIONS:
        found = {name[7 + len(faction) :]: total[name] for name in total if name.startswith(f"opens {faction} ")}
        listed = []
        for pair in sorted(found, key=lambda pair: -found[pair])[:6]:
            wins = percent(total[f"opening wins {faction} {pair}"], 2 * found[pair])
            listed.append(f"{pair} {percent(found[pair], total[f'seats {faction}']):.0f} % ({wins:.0f})")
        if listed:
            print(f"| {faction} | {', '.join(listed)}; {len(found)} pairs |")


def show_units(total: Counter[str], cards: Cards, basic: bool) -> None:
    print("\n| faction | units: games of the faction with it, units in such a game, wins of such games |\n|---|---|")
    for faction, units in faction_units(cards, basic).items():
        listed = []
        for unit in units:
            ident, games = cards.unit_ids[unit], total[f"games {cards.unit_ids[unit]}"]
            built = percent(games, total[f"seats {faction}"])
            mean, wins = total[f"units {ident}"] / max(games, 1), percent(total[f"wins {ident}"], 2 * games)
            listed.append(f"{ident} {cards.cost[unit]}: {built:.0f} % × {mean:.1f} ({wins:.0f})")
        if total[f"seats {faction}"]:
            print(f"| {faction} | {', '.join(listed)} |")


def show_targets(total: Counter[str], pairs: dict[tuple[str, str], Counter[str]], cards: Cards, basic: bool) -> None:
    games = total["games"]
    points = percent(games - total["bases"], games)
    lines: list[tuple[str, str, bool]] = []
    wins = {pair: percent(found[f"won {pair[0]}"], 2 * found["games"]) for pair, found in pairs.items()}
    if basic:
        kahoum = 100 - next(iter(wins.values()))
        lines.append(("Kahoum 52 to 60 %", f"{kahoum:.1f} %", within("basic", kahoum)))
    else:
        worst = max(wins, key=lambda pair: abs(wins[pair] - 50))
        lines.append(("pairings 45 to 55 %", f"{worst[0]} : {worst[1]} {wins[worst]:.1f} %", within("pairing", wins[worst])))
        factions = {name: percent(total[f"won {name}"], 2 * total[f"seats {name}"]) for name in FACTIONS}
        listed = ", ".join(f"{name} {rate:.1f}" for name, rate in factions.items())
        lines.append(("factions 47 to 53 %", listed, all(within("faction", rate) for rate in factions.values())))
    begins = percent(total["begins"], 2 * games)
    turns = total["turns"] / games / 2
    deep = percent(total["deep strikes"], games)
    lines.append((f"first player at most {MOST_BEGINNER} %", f"{begins:.1f} %", begins <= MOST_BEGINNER))
    lines.append(("12 to 25 turns a player", f"{turns:.1f}, median {median(total)}", within("turns", turns)))
    lines.append(("35 to 65 % by points", f"{points:.0f} %", within("points", points)))
    lines.append(("deep strikes at least 0.2", f"{deep / 100:.2f}", deep >= LEAST_DEEP))
    opened = [(percent(total[name], total[f"seats {name.split()[1]}"]), name[6:]) for name in total if name.startswith("opens ")]
    lines.append((f"no opening above {MOST_OPENING} %", f"{max(opened)[1]} {max(opened)[0]:.0f} %", max(opened)[0] <= MOST_OPENING))
    built = {}
    for faction, units in faction_units(cards, basic).items():
        for unit in units:
            if total[f"seats {faction}"]:
                built[cards.unit_ids[unit]] = percent(total[f"games {cards.unit_ids[unit]}"], total[f"seats {faction}"])
    rare = [f"{ident} {built[ident]:.1f}" for ident in sorted(built, key=lambda ident: built[ident]) if built[ident] < LEAST_BUILT]
    lines.append((f"every unit in {LEAST_BUILT} % of games", ", ".join(rare) or "yes", not rare))
    worse = dominated(cards, basic)
    lines.append(("no unit dominated", ", ".join(worse) or "yes", not worse))
    print("\n| target | found | met |\n|---|---|---|")
    for wanted, found, met in lines:
        print(f"| {wanted} | {found} | {'yes' if met else 'NO'} |")


def within(what: str, found: float) -> bool:
    return WANTED[what][0] <= found <= WANTED[what][1]


def main() -> None:
    parser = argparse.ArgumentParser(description="Balance and depth of The Ares Project.")
    parser.add_argument("--games", type=int, default=200, help="for each pairing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--pack", default=None)
    parser.add_argument("--player", default="", help="who plays both seats; the sensible one, level 3, without")
    parser.add_argument("--basic", action="store_true")
    parser.add_argument("--advised", action="store_true", help="both open with the pairs that are advised")
    arguments = parser.parse_args()
    plan = Plan("basic" if arguments.basic else "full", arguments.pack, arguments.player, arguments.advised, arguments.seed)
    cards = cast(Cards, GAME.load_pack(plan.pack))
    pairs = [(FACTIONS[0], FACTIONS[1])] if arguments.basic else list(itertools.combinations(FACTIONS, 2))
    total: Counter[str] = Counter()
    by_pair: dict[tuple[str, str], Counter[str]] = {}
    print("| pairing | games | first wins, % | beginner wins, % | by points | turns a player |\n|---|---|---|---|---|---|")
    for pair in pairs:
        by_pair[pair] = Counter()
        for part in in_batches(partial(play, pair, plan), arguments.games, arguments.jobs):
            by_pair[pair].update(part)
        show_pairing(pair, by_pair[pair])
        total.update(by_pair[pair])
    show_ways(total)
    show_openings(total)
    show_units(total, cards, arguments.basic)
    seldom = [
        f"{name} {percent(total[f'shown {name}'], total[f'drawn {name}']):.1f} %"
        for name in sorted(name[6:] for name in total if name.startswith("drawn "))
        if percent(total[f"shown {name}"], total[f"drawn {name}"]) < SELDOM
    ]
    print(f"\nplayed face up in less than {SELDOM} % of the games in which the card was drawn: {', '.join(seldom) or 'none'}")
    show_targets(total, by_pair, cards, arguments.basic)


if __name__ == "__main__":
    main()
