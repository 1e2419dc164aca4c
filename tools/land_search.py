"""The strongest force of every nation of Modern Land Battles that a search finds.

It begins with the forces that the cards' fitted values praise most, and plays them against the best forces known of the other nations;
whoever does badly drops out. The few that are left are changed a little, card by card, and the changed ones play too. All nations do this
in turn, so each meets what the others have found.
"""

from __future__ import annotations

from typing import Final

from tools.land_fit import Values
from tools.land_forces import Force, draw_force, play, price, start_of

from senki.engine.chance import Rng
from senki.games.land_battles.model import FORCE_VP, SIDES
from senki.games.land_battles.pack import NATIONS, Cards

CANDIDATES: Final = 14  # of a nation and a round
DRAWN: Final = 3000  # forces from which they are taken
GAMES: Final = (18, 36, 72)  # of each that is left, stage by stage; a third goes on
KEPT: Final = 2  # forces of a nation
ROUNDS: Final = 2  # the second with changed forces
MOST_TRIES: Final = 200


def search(cards: Cards, values: Values, options: dict[str, str], seed: int, known: dict[int, list[Force]]) -> dict[int, list[Force]]:
    """The best forces by nation; `known` are forces that earlier searches found, which take part."""
    rng = Rng(seed)
    nations = range(len(NATIONS))
    first = {nation: known.get(nation, []) + praised(cards, values, nation, rng) for nation in nations}
    best = {nation: first[nation][:KEPT] for nation in nations}
    for turn in range(ROUNDS):
        for nation in nations:
            field = first[nation] if turn == 0 else best[nation] + changed(cards, best[nation], rng)
            best[nation] = tournament(cards, nation, field, best, options, rng)
    return best


def praised(cards: Cards, values: Values, nation: int, rng: Rng) -> list[Force]:
    """Of many forces drawn by chance those of most value."""
    found: set[Force] = set()
    for _ in range(DRAWN):
        force = draw_force(cards, nation, rng)
        if force is not None:
            found.add(force)
    worth = {force: sum(values.card[cards.unit_ids[unit]] for unit in force) for force in sorted(found)}
    return sorted(worth, key=lambda force: -worth[force])[:CANDIDATES]


def changed(cards: Cards, forces: list[Force], rng: Rng) -> list[Force]:
    """Forces in which one to three cards were exchanged for others of the same price together."""
    found: list[Force] = []
    for _ in range(MOST_TRIES):
        force = forces[rng.below(len(forces))]
        kept = list(force)
        for _ in range(1 + rng.below(3)):
            kept.pop(rng.below(len(kept)))
        more = refilled(cards, tuple(kept), rng)
        if price(cards, more) == FORCE_VP and more not in found and more not in forces:
            found.append(more)
        if len(found) == CANDIDATES - len(forces):
            break
    return found


def refilled(cards: Cards, force: Force, rng: Rng) -> Force:
    found = list(force)
    nation = cards.nation_units[cards.force_nation[force[0]]]
    while True:
        left = FORCE_VP - price(cards, tuple(found))
        fitting = [unit for unit in nation if unit not in found and cards.vp[unit] <= left]
        if not fitting:
            return tuple(sorted(found))
        found.append(fitting[rng.below(len(fitting))])


def tournament(
    cards: Cards, nation: int, field: list[Force], known: dict[int, list[Force]], options: dict[str, str], rng: Rng
) -> list[Force]:
    """The forces of the field that do best against those known of the other nations."""
    halves = dict.fromkeys(field, 0)
    played = dict.fromkeys(field, 0)
    for games in GAMES:
        for force in field:
            for number in range(games):
                halves[force] += meet(cards, nation, force, known, options, rng, number)
                played[force] += 1
        field = sorted(field, key=lambda force: -halves[force] / played[force])[: max(KEPT, len(field) // 3)]
    return field[:KEPT]


def meet(cards: Cards, nation: int, force: Force, known: dict[int, list[Force]], options: dict[str, str], rng: Rng, number: int) -> int:
    """One game against another nation's force: halves won."""
    other = (nation + 1 + number % (len(NATIONS) - 1)) % len(NATIONS)
    enemy = known[other][rng.below(len(known[other]))]
    place = number // (len(NATIONS) - 1) % SIDES
    nations = (nation, other) if place == 0 else (other, nation)
    forces = (force, enemy) if place == 0 else (enemy, force)
    return play(start_of(cards, nations, options), forces, rng.next()).halves[place]
