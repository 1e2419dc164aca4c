"""What may follow each option of an open question: how likely the seat's side then wins, and what happens next.

Everything is worked out on tables that the seat cannot tell from the true one. What happens next are the results that the game would tell
(see EventKind) before the seat is asked again. Where that hangs on dice alone it is counted out and exact; where it hangs on hidden things
or on what others choose, or where there is too much to count, it is tried out many times and tells how often. If the option is then part
of a longer undertaking (a battle), it is tried out how that ends, past the seat's own further answers.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from senki.agents.agent import Knowledge
from senki.agents.greedy import has_evaluation
from senki.engine.chance import Rng, Seeded, scramble
from senki.engine.decision import steps_of
from senki.engine.events import heard
from senki.engine.game import WON, Game, share_of_win
from senki.engine.playout import Sensible, play_on
from senki.engine.shapes import ENOUGH
from senki.engine.table import CHANCE, OVER, Driver, Table, Told, apply
from senki.engine.view import hidden_cards, sees_row, where
from senki.engine.zones import LISTED, OWNER, fields_of

LEAVES: Final = 20_000  # ends of an option that are counted out; with more of them it is tried out instead
FORKS: Final = LEAVES  # and throws on the way to them: some dice are thrown again and again
DEALS: Final = 16  # other tables on which what was counted must be the same
PATHS: Final = 24  # ways through the dice that are compared on each of them
TRIALS: Final = 400
FIRST_TRIALS: Final = 8  # if none of these brings a result, nothing will be decided so soon
ROUNDS: Final = 200  # games played out for each option
OPEN: Final = Driver()  # leaves every question open, chance's too

Clock = Callable[[], float]
Value = int | tuple[int, ...] | None
Raw = tuple[tuple[Told, ...], int]  # results as told, and the seat's share of a finished game, or NOT_OVER
NOT_OVER: Final = -1


@dataclass(frozen=True)
class Result:
    """A result as the seat would hear it: the number of its kind, and its values."""

    kind: int
    values: tuple[tuple[str, Value], ...]


@dataclass(frozen=True)
class Outcome:
    """One way in which things may go: the results in order, and the seat's share of the win if the game ends with them."""

    results: tuple[Result, ...]
    share: float | None


@dataclass(frozen=True)
class Distribution:
    """What may happen, likeliest first. It is exact, or was tried out so many times."""

    rows: tuple[tuple[Outcome, Fraction], ...]
    trials: int = 0

    @property
    def exact(self) -> bool:
        return self.trials == 0

    @property
    def tells(self) -> bool:
        """Is there any result at all?"""
        return any(outcome.results or outcome.share is not None for outcome, _ in self.rows)


@dataclass(frozen=True)
class OptionOdds:
    """How often the seat's side won after an option, and what may follow it at once; None if nothing is decided before the next question.

    A shared win counts as a part of one. `gain`: how much better the seat stands when somebody is asked next, in the game's own judgement,
    in shares of a won game; None for games without one.
    """

    option: int
    chance: float
    playouts: int
    follows: Distribution | None = None
    gain: float | None = None


def odds(knowledge: Knowledge, seed: int, seconds: float | None = None, clock: Clock = time.monotonic) -> list[OptionOdds]:
    """The odds of every option. A limit of time makes them rougher; without one the same seed gives the same odds."""
    began = clock()
    options = knowledge.decision.options
    follows: list[Distribution | None] = []
    for place, option in enumerate(options):  # half of the time, in equal parts
        until = None if seconds is None else began + seconds / 2 * (place + 1) / len(options)
        follows.append(what_follows(knowledge, option, Rng(scramble(seed) ^ (place + 1)), until, clock))
    found = win_odds(knowledge, seed, ROUNDS, None if seconds is None else began + seconds, clock)
    return [
        OptionOdds(row.option, row.chance, row.playouts, next_up if next_up is not None and next_up.tells else None, row.gain)
        for row, next_up in zip(found, follows, strict=True)
    ]


# -- the rest of the game ---------------------------------------------------------------------------------------------


def win_odds(knowledge: Knowledge, seed: int, rounds: int, until: float | None = None, clock: Clock = time.monotonic) -> list[OptionOdds]:
    """Try every option once in each round, on the same re-dealt table, and play on to the end, all seats sensibly.

    Round k depends on the seed and on k only, so that fewer rounds are the beginning of more.
    """
    game, seat, options = knowledge.game, knowledge.seat, knowledge.decision.options
    judges = has_evaluation(game)
    won = [0] * len(options)
    gained = [0] * len(options)
    played = 0
    while played < rounds and (played == 0 or until is None or clock() < until):
        mixed = scramble(seed) ^ (played + 1)
        sample = knowledge.sample(Rng(mixed))
        before = game.evaluate(sample, seat) if judges else 0
        for place, option in enumerate(options):
            table = sample.clone()
            driver = Sensible(game, Rng(scramble(mixed) ^ (place + 1)))
            apply(table, Seeded(driver.rng, game.info.max_answers), option)
            if judges:
                gained[place] += (share_of_win(game, table, seat) if table.seat == OVER else game.evaluate(table, seat)) - before
            play_on(table, driver)
            won[place] += share_of_win(game, table, seat)
        played += 1
    return [
        OptionOdds(option, wins / WON / played, played, None, gain / WON / played if judges else None)
        for option, wins, gain in zip(options, won, gained, strict=True)
    ]


# -- what happens next ------------------------------------------------------------------------------------------------


def what_follows(
    knowledge: Knowledge, option: int, rng: Rng, until: float | None = None, clock: Clock = time.monotonic
) -> Distribution | None:
    """What may happen before the seat is asked again, if that can be counted out; else how the undertaking ends, or what happens next, by
    trying."""
    exact = exact_outcomes(knowledge, option, rng, until, clock)
    if exact is not None and exact.tells:
        return exact
    far = far_outcomes(knowledge, option, rng, TRIALS, until, clock) if knowledge.game.info.odds_horizon else None
    return far or exact or sampled_outcomes(knowledge, option, rng, TRIALS, until, clock)


def exact_outcomes(
    knowledge: Knowledge, option: int, rng: Rng, until: float | None = None, clock: Clock = time.monotonic
) -> Distribution | None:
    """Every way in which the dice may fall, with its probability; None if that is too much, or if it hangs on more than dice.

    It hangs on dice alone if, on tables that differ in all that the seat cannot see, the same dice bring the same results, and if nothing
    hidden comes to light on the way.
    """
    first = start(knowledge, rng)
    if not Comparison(knowledge, first, option, rng).holds():
        return None
    counted = count_out(knowledge, take(first, option, knowledge), until, clock)
    return None if counted is None else distribution(knowledge, counted)


def sampled_outcomes(
    knowledge: Knowledge, option: int, rng: Rng, trials: int, until: float | None = None, clock: Clock = time.monotonic
) -> Distribution:
    """The same by trying: each time on another table, with other dice, and with sensible answers of the other seats."""
    driver = Sensible(knowledge.game, rng)
    counts: dict[Raw, Fraction] = {}
    tried = 0
    while tried < trials and (tried == 0 or until is None or clock() < until):
        table = take(start(knowledge, rng), option, knowledge)
        driver.begin_count()
        while not is_settled(knowledge, table):
            chance = table.seat == CHANCE
            apply(table, OPEN, table.options[driver.roll(len(table.options))] if chance else driver.pick(table))
        raw = raw_outcome(knowledge, table)
        counts[raw] = counts.get(raw, Fraction(0)) + 1
        tried += 1
        if tried == FIRST_TRIALS and not any(told or share != NOT_OVER for told, share in counts):
            break
    return distribution(knowledge, {raw: count / tried for raw, count in counts.items()}, tried)


def far_outcomes(
    knowledge: Knowledge, option: int, rng: Rng, trials: int, until: float | None = None, clock: Clock = time.monotonic
) -> Distribution | None:
    """How the undertaking that the option is part of ends, with sensible answers of all seats, the own too; None if it is part of none."""
    driver = Sensible(knowledge.game, rng)
    counts: dict[Raw, Fraction] = {}
    tried = 0
    takes_part = False
    while tried < trials and (tried == 0 or until is None or clock() < until):
        table = take(start(knowledge, rng), option, knowledge)
        driver.begin_count()
        while is_under_way(knowledge, table):
            takes_part = True
            chance = table.seat == CHANCE
            apply(table, OPEN, table.options[driver.roll(len(table.options))] if chance else driver.pick(table))
        told, share = raw_outcome(knowledge, table)
        raw = tuple(one for one in told if knowledge.game.info.events[one[0]].closes), share
        counts[raw] = counts.get(raw, Fraction(0)) + 1
        tried += 1
        takes_part = takes_part or len(raw[0]) > 0
        if tried == FIRST_TRIALS and not takes_part:
            break
    return None if not takes_part else distribution(knowledge, {raw: count / tried for raw, count in counts.items()}, tried)


def is_under_way(knowledge: Knowledge, table: Table) -> bool:
    return table.seat != OVER and any(name in knowledge.game.info.odds_horizon for name in where(table))


def start(knowledge: Knowledge, rng: Rng) -> Table:
    """A table that may be the true one, with somebody who listens."""
    table = knowledge.sample(rng)
    table.told = []
    return table


def take(table: Table, option: int, knowledge: Knowledge) -> Table:
    """Take an option. In a choice of several, it alone: the choice ends there if it may."""
    key, seat = table.key, knowledge.seat
    apply(table, OPEN, option)
    while table.seat == seat and table.key == key and ENOUGH in table.options and steps_of(table.top):
        apply(table, OPEN, ENOUGH)
    return table


def results_told(knowledge: Knowledge, table: Table) -> tuple[Told, ...]:
    assert table.told is not None
    kinds = knowledge.game.info.events
    return tuple(told for told in table.told if kinds[told[0]].result)


def is_settled(knowledge: Knowledge, table: Table) -> bool:
    """Over, or the seat is asked again, or results have been told and the next question is open."""
    return table.seat == OVER or knowledge.seat in table.waiting() or bool(results_told(knowledge, table))


def raw_outcome(knowledge: Knowledge, table: Table) -> Raw:
    return results_told(knowledge, table), share_of_win(knowledge.game, table, knowledge.seat) if table.seat == OVER else NOT_OVER


def count_out(knowledge: Knowledge, table: Table, until: float | None, clock: Clock) -> dict[Raw, Fraction] | None:
    """All ways through the dice from here, depth first; None if they are too many."""
    sums: dict[tuple[Raw, int], int] = {}  # by outcome and denominator: numerators
    waiting = [(table, 1, 1)]
    leaves = 0
    forks = 0
    while waiting:
        table, above, below = waiting.pop()
        if is_settled(knowledge, table):
            leaves += 1
            if leaves > LEAVES or (until is not None and leaves % 256 == 0 and clock() > until):
                return None
            place = raw_outcome(knowledge, table), below
            sums[place] = sums.get(place, 0) + above
            continue
        if table.seat != CHANCE:
            return None  # somebody else's choice
        forks += 1
        if forks > FORKS:
            return None
        told, options = table.told, table.options
        assert told is not None
        for option in dict.fromkeys(options):
            copy = table.clone()
            copy.told = told[:]
            apply(copy, OPEN, option)
            waiting.append((copy, above * options.count(option), below * len(options)))
    found: dict[Raw, Fraction] = {}
    for (raw, below), above in sums.items():
        found[raw] = found.get(raw, Fraction(0)) + Fraction(above, below)
    return found


class Comparison:
    """Do the same dice bring the same results on every table that may be the true one?"""

    def __init__(self, knowledge: Knowledge, first: Table, option: int, rng: Rng) -> None:
        self.knowledge = knowledge
        self.option = option
        self.rng = rng
        self.paths = [self.along(first, path) for path in range(PATHS)]

    def holds(self) -> bool:
        if None in self.paths:
            return False
        for _ in range(DEALS):
            other = start(self.knowledge, self.rng)
            if any(self.along(other, path) != self.paths[path] for path in range(PATHS)):
                return False
        return True

    def along(self, table: Table, path: int) -> tuple[tuple[int, ...], Raw] | None:
        """One way through the dice: from how many sides each was thrown, and the outcome. None if it cannot be counted so."""
        dice = Seeded(Rng(path), self.knowledge.game.info.max_answers)
        before = unseen(self.knowledge, table)
        copy = table.clone()
        copy.told = []
        take(copy, self.option, self.knowledge)
        counts: list[int] = []
        while not is_settled(self.knowledge, copy):
            if copy.seat != CHANCE:
                return None
            counts.append(len(copy.options))
            apply(copy, OPEN, copy.options[dice.roll(len(copy.options))])
        came_to_light = before - unseen(self.knowledge, copy)
        hangs_on_cards = copy.seat == OVER and hidden_cards(table, self.knowledge.seat)
        return None if came_to_light or hangs_on_cards else (tuple(counts), raw_outcome(self.knowledge, copy))


def unseen(knowledge: Knowledge, table: Table) -> set[tuple[str, int]]:
    """What the seat cannot see: hidden cards, and rows of the table that are another's."""
    seat = knowledge.seat
    found = hidden_cards(table, seat)
    for field in fields_of(table):
        if field.is_list and not field.by_card and field.audience in (OWNER, LISTED):
            found |= {(field.name, row) for row in range(len(field.of(table))) if not sees_row(field, table, row, seat)}
    return found


def distribution(knowledge: Knowledge, chances: dict[Raw, Fraction], trials: int = 0) -> Distribution:
    """Outcomes as the seat hears them: what differs only in what it may not know is one outcome."""
    merged: dict[Outcome, Fraction] = {}
    for raw, chance in chances.items():
        outcome = outcome_of(knowledge.game, knowledge.seat, raw)
        merged[outcome] = merged.get(outcome, Fraction(0)) + chance
    return Distribution(tuple(sorted(merged.items(), key=lambda row: -row[1])), trials)


def outcome_of(game: Game, seat: int, raw: Raw) -> Outcome:
    results, share = raw
    return Outcome(tuple(result_of(game, seat, told) for told in results), None if share == NOT_OVER else share / WON)


def result_of(game: Game, seat: int, told: Told) -> Result:
    event = heard(told, game.info.events, seat)
    return Result(told[0], tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in event.values.items()))
