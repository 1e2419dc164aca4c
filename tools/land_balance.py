"""The balance of Modern Land Battles, measured with `sensible` players (level 3).

    python tools/land_balance.py pairings --games 1000                    every pairing of nations, forces drawn along the rulebook's tip
    python tools/land_balance.py pairings --games 1000 --option long-range=on
    python tools/land_balance.py search --out best.json                   the strongest force of every nation that a search finds
    python tools/land_balance.py pairings --games 1000 --forces best.json every pairing, with those forces
    python tools/land_balance.py types --games 2000                       swarms, armour, artillery and mixed forces against each other
    python tools/land_balance.py values --games 20000                     what each card is worth more than its price
    python tools/land_balance.py prices --games 100000                    how far cards of the same nation and price are apart
    python tools/land_balance.py pairings --games 10 --player level:5     the same with another player

Every command takes --seed and --pack. With the same seed it plays the same games. How forces are drawn and games are played stands in
tools/land_forces.py, how cards are valued in tools/land_fit.py.
"""

from __future__ import annotations

import argparse
import itertools
import json
import pathlib
import sys
from collections import Counter
from collections.abc import Callable
from typing import Final

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from tools.land_fit import Values, fit, load, play_samples
from tools.land_forces import TYPES, Force, draw_force, of_names, play, price, start_of, tally
from tools.land_search import search

from senki.agents.agent import Agent
from senki.agents.roster import find_agent
from senki.engine.chance import Rng
from senki.games.land_battles import GAME
from senki.games.land_battles.model import FORCE_VP, SIDES
from senki.games.land_battles.pack import ACTIONS, FORCES, NATIONS, Cards

Source = Callable[[int, Rng], Force]  # a force of a nation
FREE: Final = 1.0  # cards are hardly drawn towards what their numbers say: only for very many games
FORMS: Final = ("own text", "reaction", "modifier", "reinforcement")


def percent(part: float, whole: float) -> float:
    return 100 * part / max(whole, 1)


def drawn(cards: Cards, kind: str) -> Source:
    """Forces of a type, drawn anew for each game."""

    def source(nation: int, rng: Rng) -> Force:
        force = draw_force(cards, nation, rng, kind)
        if force is None:
            raise SystemExit(f"{NATIONS[nation]} has no force of this type: {kind}")
        return force

    return source


def read_forces(cards: Cards, path: pathlib.Path) -> dict[int, list[Force]]:
    """The forces that `search` has written; without those that no longer cost 25 VP."""
    named = json.loads(path.read_text(encoding="utf-8"))
    found = {nation: [of_names(cards, force) for force in named[name]] for nation, name in enumerate(NATIONS)}
    return {nation: [force for force in forces if price(cards, force) == FORCE_VP] for nation, forces in found.items()}


def from_file(cards: Cards, path: pathlib.Path) -> Source:
    """Of a nation any of the forces that `search` has written."""
    known = read_forces(cards, path)

    def source(nation: int, rng: Rng) -> Force:
        return known[nation][rng.below(len(known[nation]))]

    return source


def pairing(
    cards: Cards, pair: tuple[int, int], source: Source, options: dict[str, str], seed: int, games: int, agent: Agent | None = None
) -> Counter[str]:
    """Games of two nations, every other one with the seats changed; `won` counts halves of the first nation."""
    found: Counter[str] = Counter()
    starts = [start_of(cards, pair, options), start_of(cards, pair[::-1], options)]
    for number in range(games):
        game_seed = (seed * 100 + pair[0] * 10 + pair[1]) * 1_000_003 + number
        rng = Rng(game_seed)
        forces = source(pair[0], rng), source(pair[1], rng)
        place = number % SIDES
        result = play(starts[place], forces if place == 0 else forces[::-1], game_seed, noting=True, agent=agent)
        found["won"] += result.halves[place]
        tally(found, result)
    return found


def print_pairings(cards: Cards, source: Source, options: dict[str, str], seed: int, games: int, agent: Agent | None) -> None:
    total: Counter[str] = Counter()
    rates: dict[tuple[int, int], float] = {}
    for pair in itertools.combinations(range(len(NATIONS)), SIDES):
        found = pairing(cards, pair, source, options, seed, games, agent)
        rates[pair] = percent(found["won"], 2 * games)
        rates[pair[::-1]] = 100 - rates[pair]
        total.update(found)
    print("| row beats column, % | " + " | ".join(NATIONS) + " | all |\n|---" + "|---" * (len(NATIONS) + 1) + "|")
    for one, name in enumerate(NATIONS):
        row = [rates[one, other] for other in range(len(NATIONS)) if other != one]
        cells = ["–" if other == one else f"{rates[one, other]:.1f}" for other in range(len(NATIONS))]
        print(f"| {name} | " + " | ".join(cells) + f" | **{sum(row) / len(row):.1f}** |")
    print_totals(total)


def print_totals(total: Counter[str]) -> None:
    games = total["games"]
    print(f"\nfirst player {percent(total['first'], 2 * games):.1f} %, {total['actions'] / games:.1f} actions, ", end="")
    print(f"by points {percent(total['points'], games):.1f} %, terrain cards {total['terrain'] / games:.2f}; {games} games\n")
    print("| action card | used, of the games in which it is drawn | " + " | ".join(FORMS) + " |\n|---|---|" + "---|" * len(FORMS))
    for name in ACTIONS:
        of = total[f"drawn {name}"]
        forms = " | ".join(f"{percent(total[f'{form} {name}'], of):.1f}" for form in FORMS)
        print(f"| {name} | {percent(total[f'used {name}'], of):.1f} % | {forms} |")


def print_types(cards: Cards, options: dict[str, str], seed: int, games: int) -> None:
    """Each type against forces of the other types, nations by chance among those that have such a force."""
    kinds = [kind for kind in TYPES if kind != "any"]
    rng = Rng(seed)
    having = {kind: [nation for nation in range(len(NATIONS)) if draw_force(cards, nation, rng, kind)] for kind in kinds}
    won: Counter[str] = Counter()
    print("| row beats column, % | " + " | ".join(kinds) + " | all |\n|---" + "|---" * (len(kinds) + 1) + "|")
    rates: dict[tuple[str, str], float] = {}
    for one, other in itertools.combinations(kinds, SIDES):
        halves = 0
        for number in range(games):
            nations = nations_for(having[one], having[other], rng)
            forces = drawn(cards, one)(nations[0], rng), drawn(cards, other)(nations[1], rng)
            result = play(start_of(cards, nations, options), forces, seed * 1_000_003 + number)
            halves += result.halves[0]
        rates[one, other] = percent(halves, 2 * games)
        rates[other, one] = 100 - rates[one, other]
        won[one] += halves
        won[other] += 2 * games - halves
    for one in kinds:
        cells = ["–" if other == one else f"{rates[one, other]:.1f}" for other in kinds]
        print(f"| {one} | " + " | ".join(cells) + f" | **{percent(won[one], 2 * games * (len(kinds) - 1)):.1f}** |")


def nations_for(ones: list[int], others: list[int], rng: Rng) -> tuple[int, int]:
    while True:
        pair = ones[rng.below(len(ones))], others[rng.below(len(others))]
        if pair[0] != pair[1]:
            return pair


def print_values(cards: Cards, values: Values) -> None:
    print(f"a VP {values.vp:.3f}, the first player {values.first:+.3f} (log-odds)\n\n| feature | worth | ± |\n|---|---|---|")
    for name, (worth, error) in values.feature.items():
        print(f"| {name} | {worth:+.3f} | {error:.3f} |")
    print("\n| card | VP | worth more than its price | ± |\n|---|---|---|---|")
    ids = dict.fromkeys(cards.unit_ids[:FORCES])
    for name in sorted(ids, key=lambda one: -values.surplus(cards, one)):
        print(f"| {name} | {price(cards, (cards.unit_ids.index(name),))} | {values.surplus(cards, name):+.3f} | {values.error[name]:.3f} |")


def print_spreads(cards: Cards, values: Values) -> None:
    print("| nation | VP | best | worst | points of win rate apart | ± |\n|---|---|---|---|---|---|")
    for one in values.spreads(cards):
        print(f"| {NATIONS[one.nation]} | {one.vp} | {one.best} | {one.worst} | {one.points:.1f} | {one.error:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=("pairings", "search", "types", "values", "prices"))
    parser.add_argument("--games", type=int, default=1000, help="for each pairing; of `values` and `prices` all of them")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", default=None)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--player", help="of `pairings`, such as level:5, in place of level 3")
    parser.add_argument("--type", choices=list(TYPES), default="tip", help="of the forces drawn for `pairings`")
    parser.add_argument("--forces", type=pathlib.Path, help="forces that `search` has written; in a new search they take part")
    parser.add_argument("--out", type=pathlib.Path, help="where `search` writes its forces")
    given = parser.parse_args()
    cards = load(given.pack)
    options = dict(one.split("=", 1) for one in given.option)
    if given.command == "pairings":
        source = from_file(cards, given.forces) if given.forces else drawn(cards, given.type)
        agent = find_agent(given.player, GAME) if given.player else None
        print_pairings(cards, source, options, given.seed, given.games, agent)
    elif given.command == "types":
        print_types(cards, options, given.seed, given.games)
    elif given.command == "values":
        print_values(cards, fit(cards, play_samples(cards, options, given.seed, given.games, shaken=True)))
    elif given.command == "prices":
        print_spreads(cards, fit(cards, play_samples(cards, options, given.seed, given.games, shaken=False), own_worth=FREE))
    else:
        values = fit(cards, play_samples(cards, options, given.seed, given.games, shaken=False))
        found = search(cards, values, options, given.seed, read_forces(cards, given.forces) if given.forces else {})
        text = json.dumps(
            {NATIONS[nation]: [[cards.unit_ids[unit] for unit in force] for force in found[nation]] for nation in found}, indent=1
        )
        given.out.write_text(text + "\n", encoding="utf-8") if given.out else print(text)


if __name__ == "__main__":
    main()
