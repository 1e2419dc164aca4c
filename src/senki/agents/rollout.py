"""A player that checks what the game thinks sensible: the likeliest options are played out, and one that does better is taken instead."""

from __future__ import annotations

import math
import time
from typing import Final, Protocol, runtime_checkable

from senki.agents.agent import Knowledge, Ranked
from senki.engine.chance import Rng
from senki.engine.game import WON
from senki.engine.playout import NO_CUT, Best, play_on
from senki.engine.table import OVER, Table, apply

PLAYOUTS: Final = 48
WIDTH: Final = 6  # options that are tried: those of the most weight
SURE: Final = 100  # hundredths of a standard error: by how much an option must do better than the first to be taken
BATCH: Final = 4  # playouts of every option before those that do worse are dropped


@runtime_checkable
class Weighs(Protocol):
    """A game of many small questions may say which are worth trying; the others are answered as it thinks sensible."""

    def is_weighty(self, table: Table) -> bool: ...


class Trial:
    """An option, and what has come of it on one table after the other."""

    def __init__(self, option: int) -> None:
        self.option: Final = option
        self.results: Final[list[int]] = []

    def mean(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0

    def lead(self, other: Trial) -> float:
        """How much better than another on the same tables, in hundredths of the standard error."""
        apart = [mine - its for mine, its in zip(self.results, other.results, strict=False)]
        spread = math.sqrt(sum(one * one for one in apart))
        return 100 * sum(apart) / spread if spread else 0.0


class RolloutAgent:
    """Rollouts of a base player (Tesauro and Galperin, 1996): all seats go on as the sensible player would.

    Every option is tried on the same tables with the same dice, so that only what it changes counts. The one of the most weight is kept
    unless another has done better by more than luck explains; and options that have done worse by as much are not tried on.
    """

    def __init__(self, playouts: int = PLAYOUTS, width: int = WIDTH, ms: int = 0, cut: int = NO_CUT, sure: int = SURE) -> None:
        self.playouts: Final = playouts
        self.width: Final = width
        self.ms: Final = ms  # 0: no limit
        self.cut: Final = cut
        self.sure: Final = sure

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        return options[0] if len(options) == 1 else self.rank(knowledge, rng)[0].option

    def rank(self, knowledge: Knowledge, rng: Rng) -> list[Ranked]:
        trials = self.candidates(knowledge, rng)
        if isinstance(knowledge.game, Weighs) and not knowledge.game.is_weighty(knowledge.table):
            return self.untried(knowledge, trials)
        first = trials[0]
        better = [trial for trial in self.try_out(knowledge, trials, rng) if trial.lead(first) > self.sure]
        chosen = max(better, key=lambda trial: trial.lead(first), default=first)
        rest = sorted([trial for trial in trials if trial is not chosen], key=lambda trial: -trial.mean())
        tried = [Ranked(trial.option, len(trial.results), trial.mean() / WON) for trial in (chosen, *rest)]
        known = {trial.option for trial in trials}
        return tried + [Ranked(option, 0, 0.0) for option in knowledge.decision.options if option not in known]

    def untried(self, knowledge: Knowledge, trials: list[Trial]) -> list[Ranked]:
        """As the game weighs them."""
        known = [trial.option for trial in trials]
        return [Ranked(option, 0, 0.0) for option in known + [one for one in knowledge.decision.options if one not in known]]

    def candidates(self, knowledge: Knowledge, rng: Rng) -> list[Trial]:
        """The options of the most weight; those of equal weight in any order, so that none of them is preferred.

        Options without weight are tried as well, if there is room: where the game errs most, it thinks nothing of what is best.
        """
        options = knowledge.decision.options
        weights = knowledge.game.weights(knowledge.table) or [1] * len(options)
        places = list(range(len(options)))
        rng.shuffle(places)
        places.sort(key=lambda place: -weights[place])
        return [Trial(options[place]) for place in places[: self.width]]

    def try_out(self, knowledge: Knowledge, trials: list[Trial], rng: Rng) -> list[Trial]:
        """Play them out; those that were tried to the end."""
        until = time.monotonic() + self.ms / 1000 if self.ms else math.inf
        first = trials[0]
        left = trials
        for number in range(self.playouts):
            if number > 0 and (len(left) == 1 or time.monotonic() > until):
                break
            sample, seed = knowledge.sample(rng), int(rng.next())
            for trial in left:
                trial.results.append(self.play_out(knowledge, sample.clone(), trial.option, Rng(seed)))
            if (number + 1) % BATCH == 0:
                left = [trial for trial in left if trial is first or trial.lead(first) > -self.sure]
        return left

    def play_out(self, knowledge: Knowledge, table: Table, option: int, rng: Rng) -> int:
        driver = Best(knowledge.game, rng, self.cut)
        apply(table, driver, option)
        play_on(table, driver)
        game, seat = knowledge.game, knowledge.seat
        return game.payoff(table, seat) if table.seat == OVER else game.evaluate(table, seat)
