"""What the force cards of Modern Land Battles are worth: fitted to games between forces drawn by chance.

The result of a game is explained by the cards of both forces (logistic regression). In every game the numbers of all cards may be shaken
a little, so that it shows as well what one more of armour, of a modifier and so on is worth. A card's value is drawn towards what its
numbers say: few games tell little of one card, but much of all cards together. One force in ten is worth less than 25 VP, which gives
the value of a VP.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray
from tools.land_forces import Force, draw_force, play, start_of

from senki.engine.chance import Rng
from senki.engine.table import Table
from senki.games.land_battles import GAME
from senki.games.land_battles.model import FORCE_VP
from senki.games.land_battles.pack import FORCES, NATIONS, NO_SYMBOL, WEAPONS, Cards

Numbers = NDArray[np.float64]

HEAVY: Final = 7
MIDDLE: Final = 5
OWN_WORTH: Final = 0.05  # how far a card's value strays from what its numbers say, in log-odds
ROUNDS: Final = 8
POINTS: Final = 25  # of win rate near 50 %, for one in log-odds
DIALS: Final = ("armour", "manoeuvre", *WEAPONS, "range")


def dials_of(cards: Cards) -> dict[str, list[int]]:
    return {"armour": cards.armour, "manoeuvre": cards.manoeuvre, "range": cards.range} | {
        weapon: cards.modifier[number] for number, weapon in enumerate(WEAPONS)
    }


def features(cards: Cards, unit: int) -> dict[str, float]:
    """What a card's value may hang on."""
    armour = cards.armour[unit]
    found: dict[str, float] = {
        "a unit": 1,
        "armour to 4": min(armour, MIDDLE - 1),
        "armour 5, 6": min(max(armour - MIDDLE + 1, 0), HEAVY - MIDDLE),
        "armour from 7": max(armour - HEAVY + 1, 0),
        "headquarters": float(cards.headquarters[unit]),
        "weapons": sum(modifiers[unit] != NO_SYMBOL for modifiers in cards.modifier),
        "a VP": cards.vp[unit],
    }
    for name, numbers in dials_of(cards).items():
        if name not in ("armour", "range") and numbers[unit] != NO_SYMBOL:
            found[name] = 1
            found[f"{name} +1"] = numbers[unit] - (8 if name == "manoeuvre" else 0)
    if cards.range[unit]:
        found["range +1"] = cards.range[unit] - 5
    return found


class Shaken:
    """The pack's numbers, changed by chance for each game and put back."""

    def __init__(self, cards: Cards, rng: Rng) -> None:
        self.cards: Final = cards
        self.rng: Final = rng
        self.usual: Final = {name: numbers[:] for name, numbers in dials_of(cards).items()}

    def shake(self) -> None:
        for name, numbers in dials_of(self.cards).items():
            for unit, usual in enumerate(self.usual[name][:FORCES]):
                copy = unit > 0 and self.cards.unit_ids[unit] == self.cards.unit_ids[unit - 1]
                value = numbers[unit - 1] if copy else self.changed(name, usual)
                numbers[unit] = numbers[unit + FORCES] = value

    def changed(self, name: str, usual: int) -> int:
        if usual == NO_SYMBOL or (name == "range" and usual == 0):
            return usual
        value = usual + (-1, 0, 0, 1)[self.rng.below(4)]
        return min(max(value, 1), 6) if name == "range" else max(value, 1) if name in ("armour", "manoeuvre") else value

    def put_back(self) -> None:
        for name, numbers in dials_of(self.cards).items():
            numbers[:] = self.usual[name]


@dataclass
class Sample:
    """One game: the cards' numbers of side 0 less those of side 1, which cards, who began, who won."""

    numbers: dict[str, float]
    cards: dict[str, int]
    first: int
    won: float


@dataclass(frozen=True)
class Spread:
    """Two cards of a nation and price: by how many points of win rate (near 50 %) the one is better, with its standard error."""

    nation: int
    vp: int
    best: str
    worst: str
    points: float
    error: float


@dataclass
class Values:
    """By card its value in log-odds with its standard error, by feature what one of it is worth, and the value of a VP."""

    card: dict[str, float]
    error: dict[str, float]
    feature: dict[str, tuple[float, float]]
    first: float
    vp: float

    def surplus(self, cards: Cards, name: str) -> float:
        """What a card is worth more than its price, in log-odds."""
        return self.card[name] - self.vp * cards.vp[cards.unit_ids.index(name)]

    def spreads(self, cards: Cards) -> list[Spread]:
        """Of each nation's cards of equal price the best and the worst, the widest apart first."""
        groups: dict[tuple[int, int], list[str]] = {}
        for unit in range(FORCES):
            group = groups.setdefault((cards.force_nation[unit], cards.vp[unit]), [])
            if cards.unit_ids[unit] not in group:
                group.append(cards.unit_ids[unit])
        found: list[Spread] = []
        for (nation, vp), names in groups.items():
            names.sort(key=lambda name: -self.card[name])
            best, worst = names[0], names[-1]
            if best != worst:
                points = POINTS * (self.card[best] - self.card[worst])
                found.append(Spread(nation, vp, best, worst, points, POINTS * math.hypot(self.error[best], self.error[worst])))
        return sorted(found, key=lambda one: -one.points)


def sample(cards: Cards, forces: tuple[Force, Force], first: int, halves: int) -> Sample:
    numbers: dict[str, float] = {}
    counts: dict[str, int] = {}
    for sign, force in zip((1, -1), forces, strict=True):
        for unit in force:
            counts[cards.unit_ids[unit]] = counts.get(cards.unit_ids[unit], 0) + sign
            for name, value in features(cards, unit).items():
                numbers[name] = numbers.get(name, 0) + sign * value
    return Sample(numbers, counts, 1 - 2 * first, halves / 2)


def play_samples(cards: Cards, options: dict[str, str], seed: int, games: int, shaken: bool) -> list[Sample]:
    """Games between forces drawn by chance, half of them along the rulebook's tip."""
    rng = Rng(seed)
    numbers = Shaken(cards, rng)
    starts: dict[tuple[int, int], Table] = {}
    found: list[Sample] = []
    for number in range(games):
        nations = pair_by_chance(rng)
        if nations not in starts:
            starts[nations] = start_of(cards, nations, options)
        if shaken:
            numbers.shake()
        spend = FORCE_VP if rng.below(10) else FORCE_VP - 1 - rng.below(4)
        forces = (some_force(cards, nations[0], rng, spend), some_force(cards, nations[1], rng, FORCE_VP))
        result = play(starts[nations], forces, seed * 1_000_003 + number)
        found.append(sample(cards, forces, result.first, result.halves[0]))
    numbers.put_back()
    return found


def pair_by_chance(rng: Rng) -> tuple[int, int]:
    one = rng.below(len(NATIONS))
    return one, (one + 1 + rng.below(len(NATIONS) - 1)) % len(NATIONS)


def some_force(cards: Cards, nation: int, rng: Rng, spend: int) -> Force:
    force = draw_force(cards, nation, rng, ("tip", "any")[rng.below(2)], spend)
    if force is None:
        raise ValueError(f"{NATIONS[nation]} has no force of {spend} VP")
    return force


def fit(cards: Cards, samples: list[Sample], own_worth: float = OWN_WORTH) -> Values:
    """Logistic regression, by Newton's method, with a normal prior on what cards are worth besides their numbers."""
    ids = list(dict.fromkeys(cards.unit_ids[:FORCES]))
    names = sorted({name for unit in range(FORCES) for name in features(cards, unit)})
    matrix = np.zeros((len(samples), len(ids) + len(names) + 1))
    for row, one in enumerate(samples):
        for name, count in one.cards.items():
            matrix[row, ids.index(name)] = count
        for name, value in one.numbers.items():
            matrix[row, len(ids) + names.index(name)] = value
        matrix[row, -1] = one.first
    won = np.array([one.won for one in samples])
    penalty = np.array([own_worth**-2] * len(ids) + [0.1] * len(names) + [0.0])
    weights, spread = regress(matrix, won, penalty)
    return values_of(cards, ids, names, weights, spread)


def regress(matrix: Numbers, won: Numbers, penalty: Numbers) -> tuple[Numbers, Numbers]:
    """The weights, and their covariance."""
    weights = np.zeros(matrix.shape[1])
    information = np.diag(penalty)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-(matrix @ weights)))
        information = (matrix * (chance * (1 - chance))[:, None]).T @ matrix + np.diag(penalty)
        weights = weights + np.linalg.solve(information, matrix.T @ (won - chance) - penalty * weights)
    spread: Numbers = np.linalg.inv(information).astype(np.float64)
    return weights, spread


def values_of(cards: Cards, ids: list[str], names: list[str], weights: Numbers, spread: Numbers) -> Values:
    of_cards = np.zeros((len(ids), len(weights)))
    for row, card in enumerate(ids):
        of_cards[row, row] = 1
        for name, number in features(cards, cards.unit_ids.index(card)).items():
            of_cards[row, len(ids) + names.index(name)] = number
    value = of_cards @ weights
    error = np.sqrt(np.einsum("ij,jk,ik->i", of_cards, spread, of_cards))
    prices = np.array([cards.vp[cards.unit_ids.index(card)] for card in ids])
    return Values(
        dict(zip(ids, map(float, value), strict=True)),
        dict(zip(ids, map(float, error), strict=True)),
        {name: (float(weights[len(ids) + at]), float(np.sqrt(spread[len(ids) + at, len(ids) + at]))) for at, name in enumerate(names)},
        float(weights[-1]),
        float(value @ prices / (prices @ prices)),
    )


def load(pack: str | None) -> Cards:
    return cast(Cards, GAME.load_pack(pack))
