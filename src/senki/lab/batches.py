"""Work on many games, here or in several processes. How it is divided changes nothing: results come in order, each piece once.

A piece that takes long is small, so that progress shows and a stop loses little. If a process is ended from outside, its piece is done
again by another one.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from typing import Final, Generic, TypeVar

from senki.lab.extras import LabError

T = TypeVar("T")
Piece = tuple[int, int]  # its first number, and how many
Work = Callable[[int, int], T]

SECONDS: Final = 0.25  # about so long for a piece
WARM_UP: Final = 0.5  # what is done in less time is not worth starting processes for
AHEAD: Final = 8  # pieces for each process that may wait for an earlier one
MOST_DEATHS: Final = 3  # of the processes that try the same piece


class ProcessesDie(LabError):
    """Processes were ended again and again at the same work."""


class WorkFailed(RuntimeError):
    """An error in another process; its traceback is the cause."""


def all_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_batches(work: Work[T], total: int, jobs: int | None = None) -> Generator[T, None, None]:
    """The results of work(first, count) for all numbers below the total, in order.

    Without `jobs` all cores are used, unless the work is done before processes could be started. With several jobs, `work` must be a
    function of a module, or a partial one.
    """
    sizes = Sizes(total, jobs or all_cores())
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


def in_processes(work: Work[T], first: int, total: int, sizes: Sizes) -> Generator[T, None, None]:
    context = multiprocessing.get_context("spawn")  # not forked: the same on every system, and safe beside the threads of a progress bar
    workers = [Worker(context, work) for _ in range(min(sizes.jobs, total - first))]
    done: dict[int, tuple[int, T]] = {}
    again: list[Piece] = []
    deaths: Counter[Piece] = Counter()
    unplanned = first
    try:
        while first < total:
            for worker in workers:
                if worker.piece is None and again:
                    worker.give(again.pop())
                elif worker.piece is None and unplanned < total and len(done) < AHEAD * len(workers):
                    count = sizes.next(unplanned)
                    worker.give((unplanned, count))
                    unplanned += count
            ready = wait([worker.pipe for worker in workers if worker.piece is not None])
            for place, worker in enumerate(workers):
                if worker.pipe not in ready or worker.piece is None:
                    continue
                piece = worker.piece
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):
                    deaths[piece] += 1
                    if deaths[piece] == MOST_DEATHS:
                        raise ProcessesDie(
                            f"{MOST_DEATHS} processes in a row were ended from outside at the same games; "
                            "if memory ran out, use fewer processes (--jobs)"
                        ) from None
                    again.append(piece)
                    worker.end()
                    workers[place] = Worker(context, work)
                    continue
                seconds, result, trace = answer
                if trace:
                    raise WorkFailed(trace.splitlines()[-1]) from RuntimeError(trace)
                worker.piece = None
                sizes.learn(piece[1], seconds)
                done[piece[0]] = (piece[1], result)
            while first in done:
                count, result = done.pop(first)
                first += count
                yield result
    finally:
        for worker in workers:
            worker.end()


class Worker(Generic[T]):
    """A process that does one piece at a time, with a pipe of its own, so that its end is noticed and touches no other."""

    def __init__(self, context: SpawnContext, work: Work[T]) -> None:
        self.pipe, theirs = context.Pipe()
        self.piece: Piece | None = None
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()

    def give(self, piece: Piece) -> None:
        self.piece = piece
        with contextlib.suppress(OSError):  # it has ended: that is seen when its result is waited for
            self.pipe.send(piece)

    def end(self) -> None:
        self.process.terminate()
        self.process.join()
        self.process.close()
        self.pipe.close()


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is started here never hears of Ctrl-C, which is for its parent; the parent hears of it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection, work: Work[T]) -> None:
    """In the process: do what comes, until the parent closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            first, count = pipe.recv()
            start = time.perf_counter()
            result, trace = None, ""
            try:
                result = work(first, count)
            except Exception:
                trace = traceback.format_exc()
            pipe.send((time.perf_counter() - start, result, trace))
