"""Loops that play whole games, compiled with the rules."""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Playout, Rng, Seeded, pick_by_weight
from senki.engine.game import Game
from senki.engine.table import OVER, STOP, Driver, Frame, Table, apply, begin

NO_CUT: Final = 1 << 40  # more answers than any game has


def start_game(start: Table, first: Frame, driver: Driver) -> Table:
    """A new game from a table as set up: the table and the outermost procedure are copied, so both serve many games."""
    table = start.clone()
    begin(table, first.clone(), driver)
    return table


def play_out(table: Table, driver: Seeded) -> int:
    """Random answers to what the driver leaves open, until the end; the number of decisions answered here."""
    rng = driver.rng
    decisions = 0
    while table.seat != OVER:
        decisions += 1
        options = table.options
        apply(table, driver, options[rng.below(len(options))])
    return decisions


def has_weights(game: Game) -> bool:
    return type(game).weights is not Game.weights


class Sensible(Seeded):
    """Answers every question as the game thinks that a sensible player would, and after so many answers leaves all open."""

    def __init__(self, game: Game, rng: Rng, most: int = NO_CUT) -> None:
        super().__init__(rng)
        self.game: Game = game
        self.weighs: bool = has_weights(game)
        self.left: int = most

    def pick(self, table: Table) -> int:
        if self.left == 0:
            return STOP
        options = table.options
        if len(options) == 1:
            return options[0]
        self.left -= 1
        if self.weighs:
            weights = self.game.weights(table)
            if sum(weights) > 0:
                return options[self.place(weights)]
        return options[self.rng.below(len(options))]

    def place(self, weights: list[int]) -> int:
        """Which option to take: each as likely as its weight says."""
        return pick_by_weight(weights, self.rng)


class Best(Sensible):
    """Answers every question with what the game thinks most sensible."""

    def place(self, weights: list[int]) -> int:
        most = max(weights)
        best = [place for place, weight in enumerate(weights) if weight == most]
        return best[self.rng.below(len(best))]


class Open(Seeded):
    """Leaves open only what needs thinking: not where there is one option, or one only that a sensible player would take."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(rng)
        self.game: Game = game
        self.weighs: bool = has_weights(game)

    def pick(self, table: Table) -> int:
        options = table.options
        if len(options) == 1:
            return options[0]
        if not self.weighs:
            return STOP
        only = STOP
        for place, weight in enumerate(self.game.weights(table)):
            if weight > 0:
                if only != STOP:
                    return STOP
                only = options[place]
        return only


def play_on(table: Table, driver: Driver) -> None:
    """Go on as long as the driver answers: also what was open already, because several seats choose at the same time."""
    while table.seat != OVER:
        answer = driver.pick(table)
        if answer == STOP:
            return
        apply(table, driver, answer)


def run_games(start: Table, first: Frame, seed: int, games: int) -> int:
    """Random games, all inside the rules; the number of the seats' decisions."""
    driver = Playout(Rng(seed))
    for _ in range(games):
        start_game(start, first, driver)
    return driver.picks


def rollouts(table: Table, seed: int, times: int) -> int:
    """Copy a table at an open question and play it out at random, so many times; the number of the seats' decisions."""
    driver = Playout(Rng(seed))
    for _ in range(times):
        copy = table.clone()
        apply(copy, driver, driver.pick(copy))
    return driver.picks


def many_clones(table: Table, times: int) -> int:
    total = 0
    for _ in range(times):
        total += table.clone().seat
    return total
