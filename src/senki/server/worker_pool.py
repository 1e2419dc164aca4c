"""Computer players think in processes of their own, so that they take nothing from those who play.

Tables take turns. A job has its deadline counted from when a worker takes it up. A worker that is not done by then is killed; one that
dies by itself has its job given once more to another. Either way only that one job is late, because a warmed worker always stands ready to
replace the dead one.

Where many wait, everybody thinks less: what is left of a job's time, counted from when it was asked, is shared with all who wait, so that
the last in line is still answered within its own. Whoever asks is told its place in the line, and that less is thought.

A move comes in any case: for a player who is late a quick one chooses, and when no worker can be had at all, a simple one in the server
itself. Hints and odds are refused instead, because a random hint would be a lie.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from senki.processes import Life, Work, Worker, WorkerDied, WorkFailed, usable_cores
from senki.server.jobs import MOVE, ThinkJob
from senki.server.lines import FairLine
from senki.server.worker import answer_job, simple_option

LOG: Final = logging.getLogger(__name__)
LIFE: Final = Life(announces=True, loads_games=True, polite=True)
MOVES_WAITING: Final = 10_000  # each is a game that waits for its computer; more of them are refused
QUESTIONS_WAITING: Final = 64  # hints and odds
WARM_UP: Final = 600.0  # seconds for a worker to start; one that dies is noticed at once
PATIENCE: Final = 20.0  # seconds that a job waits for the first worker to start
RETRY_AFTER: Final = 1.0  # seconds between attempts to start a worker
QUICK: Final = "level:2"  # who chooses for a player who is late
QUICK_SECONDS: Final = 3.0
LEAST_SECONDS: Final = 0.1  # who would have less chooses like the quick player
AIM: Final = 0.6  # of its time, within which a job is to be answered where many wait: so much is kept back for what was not foreseen
LEARNT: Final = 0.2  # how much a new measurement counts beside the old ones
OVERRUN: Final = 1.5  # a player that takes so many times what it was given is not given so little again
MOVES_IN_A_ROW: Final = 4  # then somebody who waits for a hint has a turn
TOLD: Final = 20  # tables at the head of the line that are told their place

Answered = Callable[[object | None, Exception | None], None]


class Busy(RuntimeError):
    """Too many wait already."""


class Stopped(RuntimeError):
    """The computer players have been dismissed."""


@dataclass(frozen=True)
class Note:
    """How a job fares: its place in the line (0: a worker has it), and whether less is thought about it than usual."""

    place: int
    less: bool = False


Noted = Callable[[Note], None]


def nobody_asks(_note: Note) -> None:
    """For those who do not want to know."""


@dataclass(eq=False)
class Waiting:
    """A job in the line."""

    job: ThinkJob
    done: Answered
    noted: Noted
    asked: float
    place: int = 0  # of which it was told

    def tell_place(self, note: Note) -> None:
        if note != Note(self.place):
            self.place = note.place
            try:
                self.noted(note)
            except Exception:
                LOG.exception("the receiver of a note failed")


class WorkerPool:
    """Some workers, and the jobs that wait for them: moves before hints and odds, each table in its turn."""

    def __init__(self, workers: int | None = None, work: Work = answer_job) -> None:
        cores = usable_cores()  # they are polite to everything else, so they may have all
        self.count: Final = max(1, min(workers if workers is not None else cores, cores))
        self.work: Final = work
        self.moves: Final[FairLine[Waiting]] = FairLine()
        self.questions: Final[FairLine[Waiting]] = FairLine()
        self.moves_taken = 0  # in a row, while questions waited
        self.thinking = 0  # jobs that workers have
        self.given: Final = threading.Condition()
        self.stopped = False
        self.least: Final[dict[tuple[str, str], float]] = {}  # by game and player: seconds that it took at the least, where they were few
        self.beside: Final[dict[tuple[str, str], float]] = {}  # likewise: seconds that an answer takes besides thinking
        self.failing = False  # the last worker that was wanted could not be started
        self.killed = 0  # workers that were killed or died, for tests and figures
        self.spares: Final[queue.Queue[Worker]] = queue.Queue(maxsize=1)
        self.raised: Worker | None = None  # the last that was started
        self.busy: Final[dict[int, Worker]] = {}  # by thread: the worker it has
        self.threads: Final = [
            threading.Thread(target=self.raise_workers, name="senki-nursery", daemon=True),
            *(threading.Thread(target=self.keep, args=(n,), name=f"senki-keeper-{n}", daemon=True) for n in range(self.count)),
        ]
        for thread in self.threads:
            thread.start()

    def think(self, job: ThinkJob, done: Answered, noted: Noted = nobody_asks) -> None:
        """Have a job done; `done` is called with the answer or the error, from another thread or, when refused, from this one."""
        line, most = (self.moves, MOVES_WAITING) if job.kind == MOVE else (self.questions, QUESTIONS_WAITING)
        with self.given:
            if not self.stopped and len(line) < most:
                line.put(job.table, Waiting(job, done, noted, time.monotonic()))
                self.given.notify()
                if self.thinking >= self.count:
                    self.tell_places()
                return
        tell(done, None, Stopped("the server is stopping") if self.stopped else Busy("too many wait for the computer already"))

    def waiting(self) -> int:
        with self.given:
            return len(self.moves) + len(self.questions)

    def tell_places(self) -> None:
        """Whose turn is how far away, as far as the line can be looked over."""
        for place, waiting in enumerate(self.moves.first(), 1):
            if place > TOLD:
                break
            waiting.tell_place(Note(place))

    def may_take(self, has_worker: bool) -> bool:
        """Is there a job for a keeper? One without a worker waits for it to start, but not if none can be started."""
        first = next(self.moves.first(), None) or next(self.questions.first(), None)
        if self.stopped or first is None:
            return False
        return has_worker or self.failing or time.monotonic() - first.asked > PATIENCE

    def take_job(self) -> tuple[Waiting, float]:
        """The next job, and how many seconds there are for it: a fair part of what is left of its time, since others wait too."""
        move = len(self.moves) > 0 and (not len(self.questions) or self.moves_taken < MOVES_IN_A_ROW)
        self.moves_taken = self.moves_taken + 1 if move and len(self.questions) else 0
        waiting = (self.moves if move else self.questions).take()
        job, others = waiting.job, len(self.moves) + self.thinking
        self.thinking += 1
        self.tell_places()
        if job.kind != MOVE or others < self.count:
            return waiting, job.deadline
        left = AIM * job.deadline - (time.monotonic() - waiting.asked)
        return waiting, left * self.count / (others + 1)

    # -- workers ------------------------------------------------------------------------------------------------------

    def log_failure(self, error: Exception) -> None:
        """A worker did not start. While the server stops that is no news: it was ended."""
        if not self.stopped:
            LOG.error("a worker for the computer players could not be started", exc_info=error)

    def raise_workers(self) -> None:
        """Always keep one warmed worker ready; whoever lost theirs takes it at once."""
        while not self.stopped:
            worker: Worker | None = None
            try:
                worker = self.raised = Worker(self.work, "senki-thinker", LIFE)
                if not worker.is_ready(WARM_UP):
                    raise WorkerDied("a new worker did not start")
            except Exception as error:
                if worker is not None:
                    worker.end()
                self.log_failure(error)
                self.failing = True
                time.sleep(RETRY_AFTER)
                continue
            self.failing = False
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

    def take_worker(self, number: int, until: float) -> Worker | None:
        """The keeper's worker, or the one that stands ready. Where none can be started, nobody is kept waiting for one."""
        worker = self.busy.get(number)
        if worker is not None and worker.is_fresh():
            return worker
        if worker is not None:
            self.drop_worker(number)
        while not self.stopped:
            with contextlib.suppress(queue.Empty):
                worker = self.spares.get(timeout=max(0.001, min(0.1, until - time.monotonic())))
                self.busy[number] = worker
                return worker
            if self.failing or time.monotonic() >= until:
                break
        return None

    def drop_worker(self, number: int) -> None:
        worker = self.busy.pop(number, None)
        if worker is not None:
            worker.end()

    def keep(self, number: int) -> None:
        """One keeper thread for each worker: takes jobs, watches the time, buries and replaces."""
        while not self.stopped:
            has_worker = self.take_worker(number, time.monotonic()) is not None
            with self.given:
                if not self.may_take(has_worker):
                    self.given.wait(None if has_worker else 0.1)
                if not self.may_take(has_worker):
                    continue
                waiting, seconds = self.take_job()
            try:
                self.serve(number, waiting, seconds)
            finally:
                with self.given:
                    self.thinking -= 1
        self.drop_worker(number)

    def serve(self, number: int, waiting: Waiting, seconds: float) -> None:
        """A job with so many seconds; where they are fewer than usual, the player thinks less, and whoever asked is told."""
        job = waiting.job
        less = seconds < job.deadline
        waiting.tell_place(Note(0, less))
        if not less:
            self.answer(number, job, waiting.done)
        else:
            least, beside = self.lately(job)
            if seconds < max(least, LEAST_SECONDS + beside):
                LOG.info("seat %d of %s: %s has no time to think; the quick player moves", job.seat, job.game, job.agent)
                self.answer(number, replace(job, agent=QUICK, deadline=QUICK_SECONDS), waiting.done)
            else:
                began = time.monotonic()
                self.answer(number, replace(job, seconds=seconds - beside), waiting.done)
                self.note_time(job, seconds, time.monotonic() - began)

    def lately(self, job: ThinkJob) -> tuple[float, float]:
        """What such a player needed at the least, and what an answer took besides its thinking. Both count for a little less each time, so
        that it is tried again."""
        key = job.game, job.agent
        with self.given:
            self.least[key] = 0.9 * self.least.get(key, 0.0)
            self.beside[key] = 0.95 * self.beside.get(key, 0.0)
            return self.least[key], self.beside[key]

    def note_time(self, job: ThinkJob, seconds: float, took: float) -> None:
        """An answer was to take so many seconds, and took so many, on this machine, at this moment."""
        key = job.game, job.agent
        with self.given:
            if took > OVERRUN * seconds:
                self.least[key] = took
            self.beside[key] = max(0.0, self.beside[key] + LEARNT * (took - seconds))

    def answer(self, number: int, job: ThinkJob, done: Answered) -> None:
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
            self.answer(number, replace(job, agent=QUICK, deadline=QUICK_SECONDS), done)
        else:
            self.answer_without(job, done, problem)
        if late is not None:
            late.end()  # waits for the process to be gone, so it comes after the answer

    def answer_without(self, job: ThinkJob, done: Answered, problem: str) -> None:
        """Without a worker: for a move a simple player chooses here and now."""
        if self.stopped:
            tell(done, None, Stopped("the server is stopping"))
        elif job.kind != MOVE:
            tell(done, None, WorkFailed(problem))
        else:
            try:
                option = simple_option(job)
            except Exception as error:
                tell(done, None, error)
            else:
                LOG.warning("seat %d of %s: a simple player has chosen instead of %s", job.seat, job.game, job.agent)
                tell(done, option, None)

    def close(self) -> None:
        """Dismiss all: those who wait are told, those who think are killed."""
        with self.given:
            if self.stopped:
                return
            self.stopped = True
            rest = [*self.moves.clear(), *self.questions.clear()]
            self.given.notify_all()
        for worker in [*self.busy.values(), *([self.raised] if self.raised else [])]:
            worker.process.kill()
        for waiting in rest:
            tell(waiting.done, None, Stopped("the server is stopping"))
        for thread in self.threads:
            thread.join(10)
        with contextlib.suppress(queue.Empty):
            self.spares.get_nowait().end()


def tell(done: Answered, answer: object | None, error: Exception | None) -> None:
    """Hand over an answer. The receiver's mistakes must not stop a keeper."""
    try:
        done(answer, error)
    except Exception:
        LOG.exception("the receiver of a thought failed")
