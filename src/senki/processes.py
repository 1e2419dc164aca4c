"""Processes that do one job after another, for the server and the laboratory, which may lose one at any time without harm.

A worker has a pipe of its own, so that its end is noticed and touches no other. It can be bounded: so much processor time for a job, and so
much memory beyond what it began with. Where the system has no such bounds, the deadline of the job remains.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import pathlib
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

from senki import libraries
from senki.engine.catalog import find_games

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

LOG: Final = logging.getLogger(__name__)
NICENESS: Final = 10
JOBS_PER_WORKER: Final = 2000  # a worker is then replaced, whatever it may have hoarded
READY: Final = "ready"
MEMORY_NOW: Final = pathlib.Path("/proc/self/statm")
Work = Callable[[Any], object]


class WorkFailed(RuntimeError):
    """An error in another process, in one line; its traceback is the cause."""


class WorkerDied(RuntimeError):
    """A worker's process ended in the middle of its job."""


@dataclass(frozen=True)
class Bounds:
    """What a job may take."""

    seconds: int  # of processor time
    memory: int  # bytes, beyond what the worker has when it is ready


@dataclass(frozen=True)
class Life:
    """How a worker lives. One that announces itself says when it is ready; one that is polite leaves the processor to others."""

    announces: bool = False
    loads_games: bool = False  # before it is ready; otherwise it loads those that its jobs need
    polite: bool = False
    bounds: Bounds | None = None


def load_games(tell: bool = False) -> None:
    """Import every game now, so that nobody has to wait for it later. One that is broken does not stop the others; the log may tell it."""
    for error in find_games()[1]:
        if tell:
            LOG.error("%s", error)


def usable_cores() -> int:
    """The cores that this process may use, which may be fewer than there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def bound_memory(beyond: int) -> None:
    """Beyond that the process gets no memory (MemoryError). Nothing where the system cannot tell how much it has or does not bound it."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        now = int(MEMORY_NOW.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + beyond, resource.RLIM_INFINITY))


def bound_processor(seconds: int) -> None:
    """After that much more processor time the system ends the process (SIGXCPU)."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        used = resource.getrusage(resource.RUSAGE_SELF)
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + seconds, hard))


def work_in_process(pipe: Connection, work: Work, life: Life) -> None:
    """A worker's life: get ready, then do jobs until the pipe is closed, which also happens when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal goes to all; the parent decides
    if life.loads_games:
        load_games()
    if life.polite and hasattr(os, "nice"):
        os.nice(NICENESS)  # only now: on a busy machine a worker that begins so would not be ready when it is needed
    if life.bounds is not None:
        bound_memory(life.bounds.memory)
    with contextlib.suppress(EOFError, OSError):
        if life.announces:
            pipe.send(READY)
        while True:
            job = pipe.recv()
            if life.bounds is not None:
                bound_processor(life.bounds.seconds)
            try:
                answer: tuple[object, str, str] = (work(job), "", "")
            except Exception as error:
                answer = (None, f"{type(error).__name__}: {error}", traceback.format_exc())
            pipe.send(answer)


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


class Worker:
    """A process and the pipe to it. Not forked: the same on every system, and safe beside threads."""

    def __init__(self, work: Work, name: str, life: Life) -> None:
        context = multiprocessing.get_context("spawn")
        self.libraries: Final = libraries.standing(libraries.FOLDER)
        self.pipe, other = context.Pipe()
        self.process: Final = context.Process(target=work_in_process, args=(other, work, life), name=name, daemon=True)
        with interrupts_held():
            self.process.start()
        other.close()
        self.jobs = 0

    def is_fresh(self) -> bool:
        """Not worn out, and started after the last compiled library came: games may still be compiled while the server runs."""
        return self.jobs < JOBS_PER_WORKER and self.libraries == libraries.standing(libraries.FOLDER) and self.process.is_alive()

    def is_ready(self, timeout: float) -> bool:
        """Of one that announces itself."""
        try:
            return bool(self.pipe.poll(timeout)) and self.pipe.recv() == READY
        except (EOFError, OSError):
            return False

    def give(self, job: object) -> None:
        """A job, whose answer is taken later."""
        self.jobs += 1
        with contextlib.suppress(OSError):  # it has ended: that is seen when its answer is taken
            self.pipe.send(job)

    def take(self) -> object:
        """The answer to the job that was given; WorkerDied or WorkFailed if there is none."""
        try:
            value, error, trace = self.pipe.recv()
        except (EOFError, OSError) as lost:
            raise WorkerDied(f"worker {self.process.pid} died") from lost
        if error:
            raise WorkFailed(error) from RuntimeError(trace)
        found: object = value
        return found

    def answer(self, job: object, until: float) -> object:
        """The same in one go, and TimeoutError if it takes too long."""
        self.give(job)
        try:
            in_time = self.pipe.poll(max(0.0, until - time.monotonic()))
        except (EOFError, OSError) as lost:
            raise WorkerDied(f"worker {self.process.pid} died") from lost
        if not in_time:
            raise TimeoutError
        return self.take()

    def end(self) -> None:
        self.process.kill()
        self.pipe.close()
        self.process.join(5)
