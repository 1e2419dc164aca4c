"""Work on many games, here, in several processes or on a cluster. How it is divided changes nothing: results come in order, each once.

A piece that takes long is small, so that progress shows and a stop loses little. If a process is ended from outside, its piece is done
again by another one.
"""

from __future__ import annotations

import functools
import time
from collections import Counter
from collections.abc import Callable, Generator
from multiprocessing.connection import wait
from typing import Final, Generic, Protocol, TypeVar, cast

from senki.lab.extras import LabError
from senki.processes import Life, Worker, WorkerDied, usable_cores

T = TypeVar("T")
Piece = tuple[int, int]  # its first number, and how many
Work = Callable[[int, int], T]

SECONDS: Final = 0.25  # about so long for a piece
WARM_UP: Final = 0.5  # what is done in less time is not worth starting processes for
AHEAD: Final = 8  # pieces for each process that may wait for an earlier one
MOST_DEATHS: Final = 3  # of the processes that try the same piece


class ProcessesDie(LabError):
    """Processes were ended again and again at the same work."""


def in_batches(work: Work[T], total: int, jobs: Jobs = None) -> Generator[T, None, None]:
    """The results of work(first, count) for all numbers below the total, in order.

    Without `jobs` all cores are used, unless the work is done before processes could be started. With several jobs, or on an engine, `work`
    must be a function of a module, or a partial one.
    """
    if jobs is not None and not isinstance(jobs, int):
        if total:
            crew = jobs.crew(work, total)
            yield from by_crew(crew, 0, total, Sizes(total, crew.places))
        return
    sizes = Sizes(total, jobs or usable_cores())
    first = 0
    began = time.perf_counter()
    while first < total and (sizes.jobs == 1 or (jobs is None and time.perf_counter() - began < WARM_UP)):
        count = sizes.next(first)
        start = time.perf_counter()
        result = work(first, count)
        sizes.learn(count, time.perf_counter() - start)
        first += count
        yield result
    if first < total:
        yield from by_crew(Processes(work, min(sizes.jobs, total - first)), first, total, sizes)


class Sizes:
    """How large the next piece shall be: grows from one while pieces are quick, and leaves something for each process at the end."""

    def __init__(self, total: int, jobs: int) -> None:
        self.total: Final = total
        self.jobs: Final = jobs
        self.size = 1

    def next(self, first: int) -> int:
        left = self.total - first
        return max(1, min(self.size, left if self.jobs == 1 else left // (2 * self.jobs)))

    def learn(self, count: int, seconds: float) -> None:
        self.size = max(1, min(2 * self.size, int(count * SECONDS / max(seconds, 1e-6))))


class Crew(Protocol[T]):
    """Processes that do pieces, here or elsewhere."""

    @property
    def places(self) -> int:
        """How many pieces may be under way."""
        ...

    def is_free(self) -> bool: ...

    def give(self, piece: Piece) -> None: ...

    def done(self) -> list[tuple[Piece, tuple[float, T] | None]]:
        """Wait for some pieces: the seconds that each took, and its result; None if its process was ended from outside."""
        ...

    def end(self) -> None: ...


class Engine(Protocol):
    """Where the pieces are done."""

    def crew(self, work: Work[T], most: int) -> Crew[T]:
        """Processes for so many pieces at most."""
        ...


Jobs = int | Engine | None  # so many processes here, an engine of its own, or all cores


def do_piece(work: Work[T], piece: Piece) -> tuple[float, T]:
    """In another process: the piece, and how long it took."""
    start = time.perf_counter()
    result = work(*piece)
    return time.perf_counter() - start, result


class Processes(Generic[T]):
    """Processes on this machine."""

    def __init__(self, work: Work[T], places: int) -> None:
        self.work: Final = work
        self.places: Final = places
        self.workers: Final = [self.start() for _ in range(places)]
        self.given: Final[list[Piece | None]] = [None] * places

    def start(self) -> Worker:
        return Worker(functools.partial(do_piece, self.work), "senki-lab", Life())

    def is_free(self) -> bool:
        return None in self.given

    def give(self, piece: Piece) -> None:
        place = self.given.index(None)
        self.given[place] = piece
        self.workers[place].give(piece)

    def done(self) -> list[tuple[Piece, tuple[float, T] | None]]:
        ready = wait([worker.pipe for worker, piece in zip(self.workers, self.given, strict=True) if piece is not None])
        found: list[tuple[Piece, tuple[float, T] | None]] = []
        for place, worker in enumerate(self.workers):
            piece = self.given[place]
            if worker.pipe not in ready or piece is None:
                continue
            self.given[place] = None
            try:
                found.append((piece, cast(tuple[float, T], worker.take())))
            except WorkerDied:
                found.append((piece, None))
                worker.end()
                self.workers[place] = self.start()
        return found

    def end(self) -> None:
        for worker in self.workers:
            worker.end()


def by_crew(crew: Crew[T], first: int, total: int, sizes: Sizes) -> Generator[T, None, None]:
    """The results in order, whoever does the pieces and in whatever order they are done."""
    done: dict[int, tuple[int, T]] = {}
    again: list[Piece] = []
    deaths: Counter[Piece] = Counter()
    unplanned = first
    try:
        while first < total:
            while crew.is_free() and (again or (unplanned < total and len(done) < AHEAD * crew.places)):
                if again:
                    crew.give(again.pop())
                else:
                    count = sizes.next(unplanned)
                    crew.give((unplanned, count))
                    unplanned += count
            for piece, result in crew.done():
                if result is None:
                    deaths[piece] += 1
                    if deaths[piece] == MOST_DEATHS:
                        raise ProcessesDie(
                            f"{MOST_DEATHS} processes in a row were ended from outside at the same games; "
                            "if memory ran out, use fewer processes (--jobs)"
                        )
                    again.append(piece)
                else:
                    sizes.learn(piece[1], result[0])
                    done[piece[0]] = (piece[1], result[1])
            while first in done:
                count, value = done.pop(first)
                first += count
                yield value
    finally:
        crew.end()
