"""What a player's choices cost: at some of its decisions every option is played out on the true table.

The best option is compared with the one taken. The playouts of a decision are split in two halves. The first half says which option is
best, the second what it is worth more than the one taken: the best of several uncertain means looks better than it is, and so measured it
does not. All options are tried with the same dice, and all seats go on as the game thinks sensible. Whoever measures knows the true
table, the player never does; part of what a choice costs is what nobody could know: compare players and questions, not with 0.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, cast

from senki.agents.agent import Knowledge
from senki.engine.chance import DidNotEnd, Rng, scramble
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.playout import Best, Seats, play_on, start_game
from senki.engine.table import OVER, Table, apply
from senki.lab.batches import Jobs, in_batches
from senki.lab.matches import Match, Setting, check_match, set_up, stream
from senki.lab.statistics import Blocks, Estimate, plain_estimate
from senki.lab.stopping import Stoppable

MOST_OPTIONS: Final = 12  # of a decision are tried: the one taken, and others drawn by chance
USUAL_PLAYOUTS: Final = 32  # of each option
SURE: Final = 2.0  # standard errors by which the best option must lie above another, or above the mean of all


@dataclass(frozen=True)
class Probing:
    """How much is tried."""

    match: Match
    decisions: int  # of a game
    playouts: int  # of each option

    def __post_init__(self) -> None:
        if self.playouts < 2:
            raise ValueError("at least two playouts are needed: one half finds the best option, the other says what it is worth")


@dataclass
class Cost:
    """Of a question: what its choices cost, and how often one matters."""

    lost: Blocks = field(default_factory=Blocks)  # thousandths of a win, decisions tried
    matters: Blocks = field(default_factory=Blocks)
    asked: Blocks = field(default_factory=Blocks)  # decisions with several options, games
    better: dict[str, int] = field(default_factory=dict)  # "taken>best": times, where it was shown to be better

    def put(self, row: Row, games: int) -> None:
        tried, lost, matters, asked = (cast(int, row[name]) for name in ("tried", "lost", "matters", "asked"))
        self.lost.put(lost, tried)
        self.matters.put(matters, tried)
        self.asked.put(asked, games)
        for name, times in cast(dict[str, int], row["better"]).items():
            self.better[name] = self.better.get(name, 0) + times

    @property
    def estimate(self) -> Estimate:
        return self.lost.mean()

    @property
    def of_game(self) -> float:
        """What the question costs in a whole game, in thousandths of a win."""
        return self.estimate.value * self.asked.wins / max(1, self.asked.games)


@dataclass
class Regrets:
    games: int = 0
    questions: dict[str, Cost] = field(default_factory=dict)

    def put(self, row: Row) -> None:
        self.games += 1
        for name, found in cast(dict[str, Row], row["questions"]).items():
            self.questions.setdefault(name, Cost()).put(found, 1)

    def ordered(self) -> list[tuple[str, Cost]]:
        return sorted(self.questions.items(), key=lambda pair: -pair[1].of_game)


def regret(
    probing: Probing,
    games: int,
    jobs: Jobs,
    progress: Callable[[int], None],
    known: list[Row],
    record: Callable[[list[Row]], None] | None,
) -> Regrets:
    """Play so many games and try the player's choices. Ctrl-C stops it; `known` games are not played again."""
    check_match(probing.match)
    total = Regrets()
    for row in known:
        total.put(row)
    progress(total.games)
    done = total.games
    played = in_batches(functools.partial(probe_from, probing, done), max(0, games - done), jobs)
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt), Stoppable() as stop:
        for rows in played:
            with stop.held():
                for row in rows:
                    total.put(row)
                if record:
                    record(rows)
                progress(len(rows))
    return total


def choices_that_matter(match: Match, decisions: int, jobs: Jobs, progress: Callable[[int], None]) -> Row:
    """Of so many decisions, one of each game: how often it matters which option is taken, and what the player's choices lose."""
    found = regret(Probing(match, 1, USUAL_PLAYOUTS), decisions, jobs, progress, [], None)
    lost, matters = Blocks(), Blocks()
    for cost in found.questions.values():
        lost.add(cost.lost)
        matters.add(cost.matters)
    return {"tried": matters.games, "matters": plain_estimate(matters.rate()), "lost": plain_estimate(lost.mean())}


def probe_from(probing: Probing, start: int, first: int, count: int) -> list[Row]:
    return [probe_game(probing, game) for game in range(start + first, start + first + count)]


# -- one game ---------------------------------------------------------------------------------------------------------


def probe_game(probing: Probing, number: int) -> Row:
    """Play a game, remember some of its decisions, drawn evenly, and try their options."""
    setting = set_up(probing.match)
    rng = Rng(scramble(setting.seed ^ ~number))
    kept: list[tuple[Table, int]] = []
    asked: dict[str, int] = {}
    seen = 0
    with contextlib.suppress(DidNotEnd):
        for table, choice in decisions(probing.match, setting, number):
            name = setting.game.info.questions[table.key].name
            asked[name] = asked.get(name, 0) + 1
            seen += 1
            place = len(kept) if len(kept) < probing.decisions else rng.below(seen)
            if place < probing.decisions:
                kept[place : place + 1] = [(table.clone(), choice)]
    rows: dict[str, Row] = {name: {"tried": 0, "lost": 0, "matters": 0, "asked": times, "better": {}} for name, times in asked.items()}
    for table, choice in kept:
        question = setting.game.info.questions[table.key].name
        tried = try_options(setting.game, table, choice, probing.playouts, rng)
        if tried is None:
            continue
        row = rows[question]
        row["tried"] = cast(int, row["tried"]) + 1
        row["lost"] = cast(int, row["lost"]) + tried.lost
        row["matters"] = cast(int, row["matters"]) + tried.matters
        if tried.better:
            better = cast(dict[str, int], row["better"])
            better[tried.better] = better.get(tried.better, 0) + 1
    return {"questions": rows}


def decisions(match: Match, setting: Setting, number: int) -> Iterator[tuple[Table, int]]:
    """The seats' decisions with several options of a game, each with the answer that is about to be given."""
    game, seating = setting.game, match.seatings[number % len(match.seatings)]
    seed = setting.seed ^ number
    apart = scramble(seed)
    thoughts = [Rng(apart ^ stream(seating, seat)) for seat in range(len(seating))]
    deals = [Rng(scramble(apart) ^ stream(seating, seat)) for seat in range(len(seating))]
    driver = Seats(game, Rng(seed), [None] * len(seating), thoughts)
    table = start_game(setting.start, setting.first, driver)
    while table.seat != OVER:
        seat = table.seat
        choice = setting.agents[seating[seat]].choose(Knowledge(game, table, seat, deals[seat]), thoughts[seat])
        if len(table.options) > 1:
            yield table, choice
        driver.count()
        apply(table, driver, choice)


@dataclass(frozen=True)
class Tried:
    lost: int  # thousandths of a win
    matters: bool
    better: str  # "taken>best" where the best is better than the one taken by more than noise


def try_options(game: Game, table: Table, taken: int, playouts: int, rng: Rng) -> Tried | None:
    """Every option played out with the same dice; None where a game did not end."""
    options = some_options(table.options, taken, rng)
    seeds = [int(rng.next()) for _ in range(playouts)]
    results: dict[int, list[int]] = {}
    with contextlib.suppress(DidNotEnd):
        results |= {option: [play_out(game, table, option, Rng(seed)) for seed in seeds] for option in options}
    if not results:
        return None
    lost = 0.0
    for half in (0, 1):  # each half once finds the best, and once says what it is worth
        best = max(options, key=lambda option: sum(results[option][half::2]))
        lost += mean(results[best][1 - half :: 2]) - mean(results[taken][1 - half :: 2])
    best = max(options, key=lambda option: sum(results[option][0::2]))
    fresh = {option: values[1::2] for option, values in results.items()}
    middle = [mean(list(row)) for row in zip(*fresh.values(), strict=True)]
    better = best != taken and is_above(fresh[best], [float(value) for value in fresh[taken]])
    return Tried(round(lost / 2), is_above(fresh[best], middle), f"{taken}>{best}" if better else "")


def some_options(options: list[int], taken: int, rng: Rng) -> list[int]:
    """The one taken first, then others, drawn by chance where there are many."""
    others = [option for option in options if option != taken]
    rng.shuffle(others)
    return [taken, *others[: MOST_OPTIONS - 1]]


def play_out(game: Game, table: Table, option: int, rng: Rng) -> int:
    seat, copy = table.seat, table.clone()
    driver = Best(game, rng)
    driver.count()
    apply(copy, driver, option)
    play_on(copy, driver)
    return game.payoff(copy, seat)


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


def is_above(values: list[int], others: list[float]) -> bool:
    """By more than noise, on the same dice."""
    apart = [value - other for value, other in zip(values, others, strict=True)]
    middle = sum(apart) / len(apart)
    spread = sum((one - middle) ** 2 for one in apart) / max(1, len(apart) - 1)
    return middle > 0 and middle >= SURE * math.sqrt(spread / len(apart))
