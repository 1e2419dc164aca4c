"""Random games by the thousand, in search of faults: crashes, dead ends, endless games, broken invariants, leaks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from senki.engine.game import Game
from senki.engine.saves import save
from senki.engine.table import OVER, Table, Told
from senki.engine.testing.play import DeadEnd, Endless, Line, Setting, rng_for, session_of, settings
from senki.engine.testing.secrecy import Leak, check_secrets, check_told

CRASH: Final = "crash"
DEAD_END: Final = "dead end"
ENDLESS: Final = "endless"
BROKEN: Final = "broken invariant"
LEAK: Final = "leak"
CHECK_ONE_IN: Final = 8  # answers: invariants cost more than the rules do, and a broken one seldom mends itself


@dataclass(frozen=True)
class FuzzFault:
    """A fault that was found: its sort, what happened, in which game of the run, and that game up to there as a save."""

    sort: str
    message: str
    setting: Setting
    number: int
    save: str

    def __str__(self) -> str:
        return f"game {self.number} ({self.setting}): {self.sort}: {self.message}"


@dataclass
class FuzzReport:
    """What a run came to. Reports of the parts of a run can be added up."""

    games: int = 0
    answers: int = 0
    faults: list[FuzzFault] = field(default_factory=list)

    def add(self, other: FuzzReport) -> None:
        self.games += other.games
        self.answers += other.answers
        self.faults += other.faults


def fuzz(
    game: Game,
    games: int,
    seed: int,
    first: int = 0,
    only: list[Setting] | None = None,
    pack: object = None,
    done: Callable[[], None] | None = None,
) -> FuzzReport:
    """Play the games number first, first + 1 and so on of a run, going round the settings.

    Game k depends on (seed, k) alone, so a run can be split over processes in any way. `done` is called after every game.
    """
    pack = pack if pack is not None else game.load_pack(None)
    chosen = only or settings(game)
    report = FuzzReport()
    for number in range(first, first + games):
        answers, fault = fuzz_one(game, chosen[number % len(chosen)], seed, number, pack)
        report.games += 1
        report.answers += answers
        if fault is not None:
            report.faults.append(fault)
        if done is not None:
            done()
    return report


@dataclass
class Look:
    """The one step of a game that is looked at closely: the table before and after it, and what was told."""

    before: Table
    after: Table
    told: list[Told]
    number: int  # of answers before


def fuzz_one(game: Game, setting: Setting, seed: int, number: int, pack: object) -> tuple[int, FuzzFault | None]:
    """One game of a run: how many answers were given, and what went wrong, if anything did."""
    rng = rng_for(seed, number)
    line: Line | None = None
    look: Look | None = None
    try:
        line = Line(game, setting, pack)
        game.check(line.table)
        while not line.over:
            close = rng.below(len(line.answers) + 1) == 0  # so that in the end each step has been as likely as any other
            before = line.table.clone() if close else None
            if close:
                line.events()  # those of earlier answers
            line.step(rng)
            if line.table.seat == OVER or rng.below(CHECK_ONE_IN) == 0:
                game.check(line.table)
            if before is not None:
                look = Look(before, line.table.clone(), line.events(), len(line.answers) - 1)
    except Exception as error:
        return (len(line.answers) if line else 0), fault_of(error, line, None, setting, number)
    try:
        if look is not None:
            where = f"{game.info.id} {setting}, answer {look.number + 1}"
            check_told(game, look.before, look.after, look.told, where)
            check_secrets(game, look.before, rng.below(setting.seats), rng, where)
    except Exception as error:
        return len(line.answers), fault_of(error, line, look.number if look else None, setting, number)
    return len(line.answers), None


def fault_of(error: Exception, line: Line | None, answers: int | None, setting: Setting, number: int) -> FuzzFault:
    """A fault of its sort, with the game up to where it was found."""
    sort = CRASH
    for kind, name in ((DeadEnd, DEAD_END), (Endless, ENDLESS), (Leak, LEAK), (AssertionError, BROKEN)):
        if isinstance(error, kind):
            sort = name
            break
    message = str(error) if sort != CRASH else f"{type(error).__name__}: {error}"
    return FuzzFault(sort, message, setting, number, save(session_of(line, answers)) if line else "")
