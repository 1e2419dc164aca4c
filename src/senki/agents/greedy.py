"""A player that looks one step ahead: it tries every option on tables that might be the true one, and takes the best on average."""

from __future__ import annotations

from typing import Final

from senki.agents.agent import Knowledge, Ranked
from senki.engine.chance import Playout, Rng, SomeAtRandom
from senki.engine.game import WON, Game
from senki.engine.playout import play_out
from senki.engine.table import OVER, Table, apply

SAMPLES: Final = 8  # tables on which every option is tried, where the game tells how well a seat stands
PLAYOUTS: Final = 24  # and where only the end of a game tells, which is a much noisier answer


class GreedyAgent:
    """One step ahead: the option's outcome is judged when the seat is asked again, or when the game is over.

    Until then the dice are rolled and the other seats answer at random. The standing is judged by the game's own evaluate; for a game
    without one, by playing on to the end at random.
    """

    def choose(self, knowledge: Knowledge, rng: Rng) -> int:
        options = knowledge.decision.options
        if len(options) == 1:
            return options[0]
        _, totals = self.try_all(knowledge, rng)
        best = max(totals)
        equal = [option for option, total in zip(options, totals, strict=True) if total == best]
        return equal[rng.below(len(equal))]

    def rank(self, knowledge: Knowledge, rng: Rng) -> list[Ranked]:
        samples, totals = self.try_all(knowledge, rng)
        ranked = [Ranked(option, samples, total / samples / WON) for option, total in zip(knowledge.decision.options, totals, strict=True)]
        return sorted(ranked, key=lambda option: -option.value)

    def try_all(self, knowledge: Knowledge, rng: Rng) -> tuple[int, list[int]]:
        """On how many tables every option was tried, and what it came to on all of them together."""
        options = knowledge.decision.options
        totals = [0] * len(options)
        judges = has_evaluation(knowledge.game)
        samples = SAMPLES if judges else PLAYOUTS
        for _ in range(samples):
            sample = knowledge.sample(rng)  # the same tables for every option, so that luck in the deal favours none
            for place, option in enumerate(options):
                totals[place] += try_option(knowledge.game, sample.clone(), knowledge.seat, option, judges, rng)
        return samples, totals


def has_evaluation(game: Game) -> bool:
    return type(game).evaluate is not Game.evaluate


def try_option(game: Game, table: Table, seat: int, option: int, judges: bool, rng: Rng) -> int:
    """How well the seat stands after it has taken an option."""
    others = SomeAtRandom(rng, ~(1 << seat), game.info.max_answers)
    apply(table, others, option)
    answer_others(table, seat, others)
    if table.seat != OVER and judges:
        return game.evaluate(table, seat)
    play_out(table, Playout(rng, game.info.max_answers))
    return game.payoff(table, seat)


def answer_others(table: Table, seat: int, driver: SomeAtRandom) -> None:
    """Random answers to questions that were open already when the seat chose: those of others who choose at the same time."""
    while table.seat != OVER and seat not in table.waiting():
        driver.count()
        options = table.options
        apply(table, driver, options[driver.rng.below(len(options))])
