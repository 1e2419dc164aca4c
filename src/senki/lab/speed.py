"""How fast games run here: rates, best of interleaved repeats, since machines are noisy."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Final

from senki.engine import playout, saves
from senki.engine.chance import Rng, Seeded
from senki.engine.dice import StreamDice
from senki.engine.fairness import seed_from
from senki.engine.game import Game
from senki.engine.options import check_setting
from senki.engine.session import Session
from senki.engine.table import OVER, Frame, Table, apply
from senki.engine.view import view

SLICE: Final = 0.2  # seconds of processor time for one repeat
ROUNDS: Final = 5

Work = Callable[[int], float]  # does something so many times; gives how much was done


@dataclass(frozen=True)
class Record:
    """One figure, with a peer's figure from the same run where there is one."""

    name: str
    unit: str
    ours: float
    peer_name: str = ""
    peer: float | None = None
    ratio: float | None = None

    def plain(self) -> dict[str, object]:
        return asdict(self)


def against(name: str, unit: str, ours: Work, peer_name: str, peer: Work, rounds: int = ROUNDS) -> Record:
    """Both measured in turn, so that a slow moment of the machine hits both."""
    best = best_rates([ours, peer], rounds)
    return Record(name, unit, best[0], peer_name, best[1], best[0] / best[1])


def alone(name: str, unit: str, work: Work, rounds: int = ROUNDS) -> Record:
    return Record(name, unit, best_rates([work], rounds)[0])


def best_rates(works: list[Work], rounds: int) -> list[float]:
    """For each, the best of its repeats: how much it does in a second of processor time."""
    times = [calibrate(work) for work in works]
    best = [0.0] * len(works)
    for _ in range(rounds):
        for place, work in enumerate(works):
            best[place] = max(best[place], rate(work, times[place]))
    return best


def rate(work: Work, times: int) -> float:
    start = time.process_time()
    done = work(times)
    return done / max(time.process_time() - start, 1e-9)


def calibrate(work: Work) -> int:
    """How often to do it so that it takes about a slice."""
    times = 1
    while True:
        start = time.process_time()
        work(times)
        spent = time.process_time() - start
        if spent > SLICE / 4:
            return max(1, int(times * SLICE / spent))
        times *= 4


# -- what is measured of a game ---------------------------------------------------------------------------------------


class Measured:
    """A game as set up, and one table of it in the middle of a game."""

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = check_setting(game, seats, options or {})
        self.facts = game.load_pack(None)
        self.start: Table = game.setup(seats, self.options, self.facts)
        self.first: Frame = game.first(self.start)
        self.middle = self.table_after(self.length() // 2)

    def length(self) -> int:
        """Decisions in one random game."""
        return playout.run_games(self.game, self.start, self.first, 7, 1)

    def table_after(self, decisions: int) -> Table:
        """A table at a question with a choice, after so many random decisions."""
        rng = Rng(7)
        driver = Seeded(rng, self.game.info.max_answers)
        table = playout.start_game(self.start, self.first, driver)
        while decisions > 0 or len(table.options) < 2:
            before = table.clone()
            driver.count()
            apply(table, driver, table.options[rng.below(len(table.options))])
            if table.seat == OVER:
                return before
            decisions -= 1
        return table

    def random_decisions(self, games: int) -> float:
        """Whole random games inside the engine; counts decisions."""
        return playout.run_games(self.game, self.start, self.first, 1, games)

    def driven_decisions(self, games: int) -> float:
        """Random games driven from Python, decision by decision."""
        rng = Rng(1)
        driver = Seeded(rng, self.game.info.max_answers)
        decisions = 0
        for _ in range(games):
            driver.begin_count()
            table = playout.start_game(self.start, self.first, driver)
            while table.seat != OVER:
                options = table.options
                driver.count()
                apply(table, driver, options[rng.below(len(options))])
                decisions += 1
        return decisions

    def random_games(self, games: int) -> float:
        playout.run_games(self.game, self.start, self.first, 1, games)
        return games

    def views(self, times: int) -> float:
        for _ in range(times):
            view(self.game, self.middle, 0)
        return times

    def save_and_load(self, times: int) -> float:
        rng = Rng(3)
        session = Session(self.game, self.seats, self.options, self.facts, StreamDice(seed_from("bench")))
        while not session.over:
            decision = session.pending()[0]
            session.answer(decision.seat, decision.options[rng.below(len(decision.options))])
        for _ in range(times):
            saves.load(saves.save(session))
        return times

    def table_bytes(self) -> float:
        """Memory of one table in the middle of a game, stack included."""
        tracemalloc.start()
        copies = [self.middle.clone() for _ in range(200)]
        size, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return size / len(copies)

    def rollout_games(self, times: int) -> float:
        playout.rollouts(self.game, self.middle, 1, times)
        return times

    def clone_many(self, times: int) -> float:
        playout.many_clones(self.middle, times)
        return times


def figures(game: Game, seats: int) -> list[Record]:
    """A game's own figures."""
    measured = Measured(game, seats)
    name = f"{game.info.id}, {seats} seats"
    clone = best_rates([measured.clone_many], ROUNDS)[0]
    seen = best_rates([measured.views], ROUNDS)[0]
    saved = best_rates([measured.save_and_load], 2)[0]
    return [
        alone(f"{name}: random play", "decisions/s", measured.random_decisions),
        alone(f"{name}: random play", "games/s", measured.random_games),
        Record(f"{name}: clone at mid-game", "µs", 1e6 / clone),
        Record(f"{name}: view", "µs", 1e6 / seen),
        Record(f"{name}: save and load a finished game", "ms", 1e3 / saved),
        Record(f"{name}: memory of a table", "KB", measured.table_bytes() / 1024),
    ]
