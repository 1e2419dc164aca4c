"""Loops that play whole games, compiled with the rules. Each stops with an error where a game passes its declared bound of answers."""

from __future__ import annotations

from typing import Final

from senki.engine.chance import Playout, Rng, Seeded
from senki.engine.game import Game
from senki.engine.native import i64, mypyc_attr
from senki.engine.policies import BY_WEIGHT, MOST_WEIGHT, Policy
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
        driver.count()
        options = table.options
        apply(table, driver, options[rng.below(len(options))])
    return decisions


def has_weights(game: Game) -> bool:
    return type(game).weights is not Game.weights


@mypyc_attr(allow_interpreted_subclasses=True)
class Sensible(Seeded):
    """Answers every question as the game thinks that a sensible player would, and after so many answers leaves all open."""

    def __init__(self, game: Game, rng: Rng, cut: int = NO_CUT, policy: Policy = BY_WEIGHT) -> None:
        super().__init__(rng, game.info.max_answers)
        self.game: Game = game
        self.policy: Policy = policy
        self.cut: int = cut  # answers until all is left open; questions with one option do not count

    def pick(self, table: Table) -> int:
        if self.cut == 0:
            return STOP
        if len(table.options) > 1:
            self.cut -= 1
        self.count()
        return self.policy.answer(self.game, table, self.rng)


class Best(Sensible):
    """Answers every question with what the game thinks most sensible."""

    def __init__(self, game: Game, rng: Rng, cut: int = NO_CUT) -> None:
        super().__init__(game, rng, cut, MOST_WEIGHT)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Seeded):
    """Answers for the seats that have a policy, and leaves the others' questions open. Counts the seats' answers.

    Every seat has random numbers of its own, so that its answers leave the dice as they would fall anyway.
    """

    def __init__(self, game: Game, rng: Rng, policies: list[Policy | None], own: list[Rng]) -> None:
        super().__init__(rng, game.info.max_answers)
        self.game: Game = game
        self.policies: list[Policy | None] = policies
        self.own: list[Rng] = own
        self.picks: i64 = 0

    def pick(self, table: Table) -> int:
        seat = table.seat
        policy = self.policies[seat]
        if policy is None:
            return STOP
        self.picks += 1
        self.count()
        return policy.answer(self.game, table, self.own[seat])


class Open(Seeded):
    """Leaves open only what needs thinking: not where there is one option, or one only that a sensible player would take."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(rng, game.info.max_answers)
        self.game: Game = game
        self.weighs: bool = has_weights(game)

    def pick(self, table: Table) -> int:
        only = self.only_sensible(table)
        if only != STOP:
            self.count()
        return only

    def only_sensible(self, table: Table) -> int:
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


def run_games(game: Game, start: Table, first: Frame, seed: int, games: int) -> int:
    """Random games, all inside the rules; the number of the seats' decisions."""
    driver = Playout(Rng(seed), game.info.max_answers)
    for _ in range(games):
        driver.begin_count()
        start_game(start, first, driver)
    return driver.picks


def rollouts(game: Game, table: Table, seed: int, times: int) -> int:
    """Copy a table at an open question and play it out at random, so many times; the number of the seats' decisions."""
    driver = Playout(Rng(seed), game.info.max_answers)
    for _ in range(times):
        driver.begin_count()
        copy = table.clone()
        apply(copy, driver, driver.pick(copy))
    return driver.picks


def many_clones(table: Table, times: int) -> int:
    total = 0
    for _ in range(times):
        total += table.clone().seat
    return total
