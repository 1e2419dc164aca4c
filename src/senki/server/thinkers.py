"""Computer players think in processes of their own, so that they take nothing from those who play.

A job has its deadline counted from when a worker takes it up. A worker that is not done by then is killed; one that dies by itself has
its job given once more to another. Either way only that one job is late, because a warmed worker always stands ready to replace the
dead one. A move comes in any case: for a player who is late a quick one chooses, and when no worker could find a move at all, it is a
random option. Hints and odds are refused instead, because a random hint would be a lie.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import Final

from senki.engine.catalog import find_game, game_ids
from senki.server.thinking import MOVE, ThinkJob, answer_job, any_option

LOG: Final = logging.getLogger(__name__)
NICENESS: Final = 10
JOBS_PER_WORKER: Final = 2000  # a worker is then replaced, whatever it may have hoarded
MOVES_WAITING: Final = 10_000  # each is a game that waits for its computer; more of them are refused
QUESTIONS_WAITING: Final = 64  # hints and odds
WARM_UP: Final = 60.0  # seconds for a worker to start
RETRY_AFTER: Final = 1.0  # seconds between attempts to start a worker
READY: Final = "ready"
QUICK: Final = "level:2"  # who chooses for a player who is late
QUICK_SECONDS: Final = 3.0

Thought = Callable[[object | None, Exception | None], None]
Work = Callable[[ThinkJob], object]


class Busy(RuntimeError):
    """Too many wait already."""


class NoAnswer(RuntimeError):
    """The computer did not come to an answer in time."""


class Stopped(RuntimeError):
    """The computer players have been dismissed."""


class WorkerDied(RuntimeError):
    """A worker's process ended in the middle of its job."""


def load_games() -> None:
    """Import every game now, so that nobody has to wait for it later. One that cannot be loaded does not stop the others."""
    for game_id in game_ids():
        with contextlib.suppress(Exception):
            find_game(game_id)


def work_in_process(pipe: Connection, work: Work) -> None:
    """A worker's life: load the games, then answer jobs until the pipe is closed, which also happens when the parent dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal goes to all; the parent decides
    load_games()
    if hasattr(os, "nice"):
        os.nice(NICENESS)  # only now: on a busy machine a worker that begins so would not be ready when it is needed
    with contextlib.suppress(EOFError, OSError):
        pipe.send(READY)
        while True:
            job = pipe.recv()
            try:
                answer: tuple[object, str] = (work(job), "")
            except Exception as error:
                answer = (None, f"{type(error).__name__}: {error}")
            pipe.send(answer)


class Worker:
    """A process and the pipe to it."""

    def __init__(self, work: Work) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process: Final = context.Process(target=work_in_process, args=(other, work), name="senki-thinker", daemon=True)
        self.process.start()
        other.close()
        self.jobs = 0

    def is_ready(self, timeout: float) -> bool:
        try:
            return bool(self.pipe.poll(timeout)) and self.pipe.recv() == READY
        except (EOFError, OSError):
            return False

    def answer(self, job: ThinkJob, until: float) -> object:
        """The worker's answer; WorkerDied, TimeoutError or NoAnswer if there is none."""
        self.jobs += 1
        try:
            self.pipe.send(job)
            if not self.pipe.poll(max(0.0, until - time.monotonic())):
                raise TimeoutError
            value, error = self.pipe.recv()
        except TimeoutError:
            raise
        except (EOFError, OSError) as lost:
            raise WorkerDied(f"worker {self.process.pid} died") from lost
        if error:
            raise NoAnswer(str(error))
        found: object = value
        return found

    def end(self) -> None:
        self.process.kill()
        self.pipe.close()
        self.process.join(5)


class Thinkers:
    """Some workers, and the jobs that wait for them: moves before hints and odds, each in the order they came."""

    def __init__(self, workers: int | None = None, work: Work = answer_job) -> None:
        cores = os.cpu_count() or 1
        self.count: Final = max(1, min(workers if workers is not None else cores, cores - 1))
        self.work: Final = work
        self.moves: Final[deque[tuple[ThinkJob, Thought]]] = deque()
        self.questions: Final[deque[tuple[ThinkJob, Thought]]] = deque()
        self.given: Final = threading.Condition()
        self.stopped = False
        self.killed = 0  # workers that were killed or died, for tests and figures
        self.spares: Final[queue.Queue[Worker]] = queue.Queue(maxsize=1)
        self.busy: Final[dict[int, Worker]] = {}  # by thread: the worker it has
        self.threads: Final = [
            threading.Thread(target=self.raise_workers, name="senki-nursery", daemon=True),
            *(threading.Thread(target=self.keep, args=(n,), name=f"senki-keeper-{n}", daemon=True) for n in range(self.count)),
        ]
        for thread in self.threads:
            thread.start()

    def think(self, job: ThinkJob, done: Thought) -> None:
        """Have a job done; `done` is called with the answer or the error, from another thread or, when refused, from this one."""
        line, most = (self.moves, MOVES_WAITING) if job.kind == MOVE else (self.questions, QUESTIONS_WAITING)
        with self.given:
            if not self.stopped and len(line) < most:
                line.append((job, done))
                self.given.notify()
                return
        tell(done, None, Stopped("the server is stopping") if self.stopped else Busy("too many wait for the computer already"))

    def waiting(self) -> int:
        with self.given:
            return len(self.moves) + len(self.questions)

    # -- workers ------------------------------------------------------------------------------------------------------

    def raise_workers(self) -> None:
        """Always keep one warmed worker ready; whoever lost theirs takes it at once."""
        while not self.stopped:
            worker: Worker | None = None
            try:
                worker = Worker(self.work)
                if not worker.is_ready(WARM_UP):
                    raise WorkerDied("a new worker did not start")
            except Exception:
                LOG.exception("a worker for the computer players could not be started")
                if worker is not None:
                    worker.end()
                time.sleep(RETRY_AFTER)
                continue
            if not self.offer(worker):
                worker.end()

    def offer(self, worker: Worker) -> bool:
        """Wait until there is room for a spare; False if it is not wanted any more."""
        while not self.stopped:
            try:
                self.spares.put(worker, timeout=0.5)
            except queue.Full:
                continue
            return True
        return False

    def take_worker(self, number: int, until: float | None = None) -> Worker | None:
        """The keeper's worker, or the one that stands ready."""
        worker = self.busy.get(number)
        if worker is not None and worker.jobs < JOBS_PER_WORKER and worker.process.is_alive():
            return worker
        if worker is not None:
            self.drop_worker(number)
        while not self.stopped and (until is None or time.monotonic() < until):
            with contextlib.suppress(queue.Empty):
                worker = self.spares.get(timeout=0.1 if until is None else max(0.0, min(0.1, until - time.monotonic())))
                self.busy[number] = worker
                return worker
        return None

    def drop_worker(self, number: int) -> None:
        worker = self.busy.pop(number, None)
        if worker is not None:
            worker.end()

    def keep(self, number: int) -> None:
        """One keeper thread for each worker: takes jobs, watches the time, buries and replaces."""
        while self.take_worker(number) is not None:
            with self.given:
                while not self.stopped and not self.moves and not self.questions:
                    self.given.wait()
                if self.stopped:
                    break
                job, done = (self.moves or self.questions).popleft()
            self.serve(number, job, done)
        self.drop_worker(number)

    def serve(self, number: int, job: ThinkJob, done: Thought) -> None:
        until = time.monotonic() + job.deadline
        problem = ""
        late: Worker | None = None
        for _ in range(2):
            worker = self.take_worker(number, until)
            if worker is None:
                problem = problem or "no worker could be had"
                break
            try:
                tell(done, worker.answer(job, until), None)
                return
            except WorkerDied as error:
                problem = str(error)  # once more: it may have been killed for reasons of its own
                self.killed += 1
                self.drop_worker(number)
            except TimeoutError:
                problem = f"not done within {job.deadline} s"
                self.killed += 1
                late = self.busy.pop(number)  # never to be asked again: its late answer could come up as another job's
                late.process.kill()
                break
            except Exception as error:
                problem = str(error)
                break
        LOG.warning("%s of seat %d of %s by %s: %s", job.kind, job.seat, job.game, job.agent, problem)
        if late is not None and job.kind == MOVE and job.agent != QUICK:
            self.serve(number, replace(job, agent=QUICK, deadline=QUICK_SECONDS), done)
        else:
            self.answer_without(job, done, problem)
        if late is not None:
            late.end()  # waits for the process to be gone, so it comes after the answer

    def answer_without(self, job: ThinkJob, done: Thought, problem: str) -> None:
        if self.stopped:
            tell(done, None, Stopped("the server is stopping"))
        elif job.kind != MOVE:
            tell(done, None, NoAnswer(problem))
        else:
            try:
                option = any_option(job)
            except Exception as error:
                tell(done, None, error)
            else:
                tell(done, option, None)

    def close(self) -> None:
        """Dismiss all: those who wait are told, those who think are killed."""
        with self.given:
            if self.stopped:
                return
            self.stopped = True
            rest = [*self.moves, *self.questions]
            self.moves.clear()
            self.questions.clear()
            self.given.notify_all()
        for worker in list(self.busy.values()):
            worker.process.kill()
        for _, done in rest:
            tell(done, None, Stopped("the server is stopping"))
        for thread in self.threads:
            thread.join(10)
        with contextlib.suppress(queue.Empty):
            self.spares.get_nowait().end()


def tell(done: Thought, answer: object | None, error: Exception | None) -> None:
    """Hand over an answer. The receiver's mistakes must not stop a keeper."""
    try:
        done(answer, error)
    except Exception:
        LOG.exception("the receiver of a thought failed")
