"""Work on many games, here or in several processes. How it is divided changes nothing: results come in order, each piece once.

A piece that takes long is small, so that progress shows and a stop loses little. If a process is ended from outside, its piece is done
again by another one.
"""

from __future__ import annotations

import functools
import time
from collections import Counter
from collections.abc import Callable, Generator
from multiprocessing.connection import wait
from typing import Final, TypeVar, cast

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


def in_batches(work: Work[T], total: int, jobs: int | None = None) -> Generator[T, None, None]:
    """The results of work(first, count) for all numbers below the total, in order.

    Without `jobs` all cores are used, unless the work is done before processes could be started. With several jobs, `work` must be a
    function of a module, or a partial one.
    """
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
        yield from in_processes(work, first, total, sizes)


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


def do_piece(work: Work[T], piece: Piece) -> tuple[float, T]:
    """In another process: the piece, and how long it took."""
    start = time.perf_counter()
    result = work(*piece)
    return time.perf_counter() - start, result


def in_processes(work: Work[T], first: int, total: int, sizes: Sizes) -> Generator[T, None, None]:
    def start() -> Worker:
        return Worker(functools.partial(do_piece, work), "senki-lab", Life())

    workers = [start() for _ in range(min(sizes.jobs, total - first))]
    given: list[Piece | None] = [None for _ in workers]
    done: dict[int, tuple[int, T]] = {}
    again: list[Piece] = []
    deaths: Counter[Piece] = Counter()
    unplanned = first
    try:
        while first < total:
            for place, worker in enumerate(workers):
                piece = again.pop() if given[place] is None and again else None
                if given[place] is None and piece is None and unplanned < total and len(done) < AHEAD * len(workers):
                    piece = (unplanned, sizes.next(unplanned))
                    unplanned += piece[1]
                if piece is not None:
                    given[place] = piece
                    worker.give(piece)
            ready = wait([worker.pipe for worker, piece in zip(workers, given, strict=True) if piece is not None])
            for place, worker in enumerate(workers):
                piece = given[place]
                if worker.pipe not in ready or piece is None:
                    continue
                given[place] = None
                try:
                    seconds, result = cast(tuple[float, T], worker.take())
                except WorkerDied:
                    deaths[piece] += 1
                    if deaths[piece] == MOST_DEATHS:
                        raise ProcessesDie(
                            f"{MOST_DEATHS} processes in a row were ended from outside at the same games; "
                            "if memory ran out, use fewer processes (--jobs)"
                        ) from None
                    again.append(piece)
                    worker.end()
                    workers[place] = start()
                    continue
                sizes.learn(piece[1], seconds)
                done[piece[0]] = (piece[1], result)
            while first in done:
                count, result = done.pop(first)
                first += count
                yield result
    finally:
        for worker in workers:
            worker.end()
