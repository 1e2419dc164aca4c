"""The smallest set of changed numbers with which a pack meets targets, and the proof on fresh games.

The search goes step by step. Single steps of numbers are tried on the same games as the pack so far, many of them on few games, the best
few on all; the best is kept if it comes nearer to the targets. What no longer serves is taken back. The games of the search served to
choose; so what is claimed in the end is measured on games of another seed. Every measurement is kept in a journal, so that a search that
was stopped runs the same way again and finds what it had measured.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, cast

from senki.engine.chance import Rng, scramble
from senki.engine.frames import Row
from senki.engine.options import BETWEEN, split_seats
from senki.engine.packs import PackError
from senki.lab.batches import Jobs, in_batches
from senki.lab.dials import Dial
from senki.lab.matches import Match, play_game, set_up
from senki.lab.screening import Shaking, ground
from senki.lab.statistics import Estimate, estimate_from, plain_estimate
from senki.lab.targets import FIGURES, Measured, Target

FEW: Final = 4  # a first trial has so much fewer games
KEPT: Final = 4  # of those tried first, one in so many is tried on
FRESH: Final = 0x5EED  # what sets the games of the proof apart from those of the search

Steps = tuple[tuple[Dial, int], ...]  # numbers and their new values


@dataclass(frozen=True)
class Task:
    matches: tuple[Match, ...]  # one for each pairing
    targets: tuple[Target, ...]
    vary: tuple[str, ...]
    games: int  # of a measurement
    trials: int  # single steps tried at a time
    most: int  # numbers that may be changed


@dataclass(frozen=True)
class Found:
    figures: dict[str, Estimate]

    def off(self, targets: tuple[Target, ...]) -> float:
        return sum(target.off(self.figures[target.name].value) ** 2 for target in targets)


@dataclass(frozen=True)
class Balanced:
    steps: Steps
    before: Found  # both on the fresh games
    after: Found
    measured: int  # packs that were tried

    def met(self, targets: tuple[Target, ...]) -> bool:
        return self.after.off(targets) == 0.0


class Search:
    def __init__(
        self,
        task: Task,
        jobs: Jobs,
        known: list[Row],
        record: Callable[[Row], None] | None,
        tell: Callable[[str], None],
    ) -> None:
        self.task: Final = task
        self.jobs: Final = jobs
        self.known: Final = {str(row["key"]): found_from(row) for row in known}
        self.record: Final = record
        self.tell: Final = tell
        self.dials: Final = ground(Shaking(replace(task.matches[0], watched=True), task.vary)).dials
        self.rng: Final = Rng(scramble(task.matches[0].seed))
        self.measured = 0

    # -- measuring ----------------------------------------------------------------------------------------------------

    def measure(self, steps: Steps, games: int, fresh: bool = False) -> Found | None:
        """What games with these steps show; None if they make no pack."""
        key = f"{'fresh' if fresh else 'search'} {games} {' '.join(dial.at(value) for dial, value in steps)}"
        self.measured += 1
        if key not in self.known:
            try:
                found = Found(measure(self.task, steps, games, fresh, self.jobs))
            except PackError:
                return None
            self.known[key] = found
            if self.record:
                self.record(plain_found(key, found))
        return self.known[key]

    # -- searching ----------------------------------------------------------------------------------------------------

    def run(self) -> Balanced:
        task = self.task
        steps: Steps = ()
        best = self.sure((), task.games)
        while best.off(task.targets) > 0 and len(steps) < task.most:
            step = self.better(steps, best)
            if step is None:
                break
            steps, best = step
            self.tell(f"{', '.join(dial.at(value) for dial, value in steps)}: {best.off(task.targets):.2f} off")
        steps = self.pruned(steps, best)
        return Balanced(steps, self.sure((), task.games, True), self.sure(steps, task.games, True), self.measured)

    def sure(self, steps: Steps, games: int, fresh: bool = False) -> Found:
        found = self.measure(steps, games, fresh)
        assert found is not None
        return found

    def better(self, steps: Steps, best: Found) -> tuple[Steps, Found] | None:
        """The best of some single steps, if it comes nearer."""
        targets, games = self.task.targets, self.task.games
        few = max(2, games // FEW)
        first: list[tuple[float, int, Steps]] = []
        for number, trial in enumerate(self.trials(steps)):
            found = self.measure(trial, few)
            if found is not None:
                first.append((found.off(targets), number, trial))
        second: list[tuple[float, int, Steps, Found]] = []
        for _, number, trial in sorted(first)[: max(1, len(first) // KEPT)]:
            found = self.sure(trial, games)
            second.append((found.off(targets), number, trial, found))
        if not second or min(second)[0] >= best.off(targets):
            return None
        _, _, trial, found = min(second)
        return trial, found

    def trials(self, steps: Steps) -> list[Steps]:
        """Single steps of numbers that are drawn by chance, and a further step of each that has one."""
        now = dict(steps)
        order = list(range(len(self.dials)))
        self.rng.shuffle(order)
        found: list[Steps] = []
        for dial in [*now, *[self.dials[place] for place in order if self.dials[place] not in now]][: self.task.trials]:
            for step in (1, -1):
                value = now.get(dial, dial.value) + step
                if dial.low <= value <= dial.high:
                    moved = {**now, dial: value}
                    found.append(tuple((one, to) for one, to in moved.items() if to != one.value))
        return found

    def pruned(self, steps: Steps, best: Found) -> Steps:
        """Without the steps that are not needed."""
        for step in steps[:-1]:
            less = tuple(one for one in steps if one != step)
            found = self.measure(less, self.task.games)
            if found is not None and found.off(self.task.targets) <= best.off(self.task.targets):
                steps, best = less, found
        return steps


def measure(task: Task, steps: Steps, games: int, fresh: bool, jobs: Jobs) -> dict[str, Estimate]:
    changes = tuple(dial.at(value) for dial, value in steps)
    total = Measured()
    for match in task.matches:
        seed = match.seed ^ FRESH if fresh else match.seed
        match = replace(match, watched=True, changes=match.changes + changes, seed=seed)
        set_up(match)
        blocks = -(-games // len(task.matches) // len(match.seatings))
        for part in in_batches(functools.partial(measure_batch, match), blocks, jobs):
            total.add(part)
    return {target.name: FIGURES[target.name](total) for target in task.targets}


def measure_batch(match: Match, first: int, count: int) -> Measured:
    """Every other block with what each seat has named the other way round."""
    found = Measured()
    for block in range(first, first + count):
        played = turned(match) if block % 2 else match
        setting = set_up(played)
        found.put(played, setting, [play_game(played, setting, block, seating) for seating in played.seatings], played is not match)
    return found


def turned(match: Match) -> Match:
    """The same with the options of the seats the other way round; the match itself where seats have none, or the same ones."""
    options = tuple((name, BETWEEN.join(reversed(split_seats(value)))) for name, value in match.options)
    return match if options == match.options else replace(match, options=options)


# -- written and read -------------------------------------------------------------------------------------------------


def plain_found(key: str, found: Found) -> Row:
    return {"key": key, "figures": {name: plain_estimate(one) for name, one in found.figures.items()}}


def found_from(row: Row) -> Found:
    return Found({name: estimate_from(figure) for name, figure in cast(dict[str, Row], row["figures"]).items()})
