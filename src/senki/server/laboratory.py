"""The laboratory for the browser: runs of games with two packs, one at a time, in a process of its own with bounds.

The server's loop only looks at what a thread has put down; the thread only talks to the process. A run lies in a folder that goes when the
server stops. One that was stopped, or that has used up its stretch of time, can go on later: it then waits its turn like any other.
"""

from __future__ import annotations

import contextlib
import logging
import pathlib
import secrets
import shutil
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from senki.processes import Bounds, Life, Worker, WorkerDied, WorkFailed
from senki.server.api_errors import ApiError
from senki.server.experiments import CHANGED, REPORT, Begin, Bench, Finish, Play, ReadForm, Stand, WrongOrder
from senki.server.laboratory_bodies import MOST_GAMES, Experiment, ExperimentState, LaboratoryRoom, NewExperiment, PackForm, Why
from senki.server.pools import Pool

LOG: Final = logging.getLogger(__name__)
BOUNDS: Final = Bounds(180, 1024 * 1024 * 1024)  # for a piece of work
STRETCH: Final = 900  # seconds that a run may have before it has to wait again
WARM_UP: Final = 60.0  # seconds for a process to start
DEADLINE: Final = 600.0  # seconds for a piece of work, on a machine that is busy with other things
WAITING: Final = 8  # runs, that under way included
KEPT: Final = 5  # runs of a person
ALL_KEPT: Final = 100
CLOSING: Final = 120  # points of the curve
FORMS_WAITING: Final = 4
READY: Final = ("waiting", "running")


@dataclass
class Run:
    """An order and how far it has come. The thread writes it, the loop reads it."""

    id: str
    owner: str
    order: NewExperiment
    folder: pathlib.Path
    created: int
    state: ExperimentState = "waiting"
    why: Why = ""
    told: str = ""
    stand: Stand | None = None
    seconds: float = 0.0
    closing: list[tuple[int, float]] = field(default_factory=list)
    files: bool = False
    stop: bool = False

    def shown(self, ahead: int) -> Experiment:
        order, stand = self.order, self.stand or Stand(0, 0, [], [], [], None)
        return Experiment(
            self.id, order.game, dict(order.options), order.seats, order.level, order.seed, order.pack is not None, self.state, self.why,
            self.told, ahead, order.games, stand.games, stand.endless, round(self.seconds, 1), self.created, stand.changes, stand.figures,
            stand.cards, list(self.closing), self.files,
        )  # fmt: skip

    def took(self, stand: Stand) -> None:
        self.stand = stand
        if stand.width is not None and (not self.closing or self.closing[-1][0] < stand.games):
            closing = [*self.closing, (stand.games, stand.width)]
            self.closing = closing if len(closing) <= CLOSING else closing[1::2]


class Laboratory:
    """The line of runs, and the thread that carries them out one after the other."""

    def __init__(self, bounds: Bounds = BOUNDS, stretch: float = STRETCH, deadline: float = DEADLINE) -> None:
        self.bounds: Final = bounds
        self.stretch: Final = stretch
        self.deadline: Final = deadline
        self.runs: Final[dict[str, Run]] = {}
        self.lock: Final = threading.Lock()
        self.executor: Final = ThreadPoolExecutor(1, "senki-laboratory")
        self.forms: Final = Pool(
            "laboratory-forms", 1, FORMS_WAITING, "too many packs are being read at this moment; please try again soon"
        )
        self.folder: pathlib.Path | None = None
        self.worker: Worker | None = None
        self.ended: Final = threading.Event()

    # -- asked by the loop --------------------------------------------------------------------------------------------

    def room(self, owner: str) -> LaboratoryRoom:
        own = [run for run in self.runs.values() if run.owner == owner]
        return LaboratoryRoom(MOST_GAMES, int(self.stretch), [self.shown(run) for run in reversed(own)])

    def shown(self, run: Run) -> Experiment:
        waiting = [one.id for one in self.runs.values() if one.state in READY]
        return run.shown(waiting.index(run.id) if run.state == "waiting" and run.id in waiting else 0)

    def find(self, run_id: str, owner: str) -> Run:
        run = self.runs.get(run_id)
        if run is None or run.owner != owner:
            raise ApiError("not_found", "there is no such run")
        return run

    def begin(self, order: NewExperiment, owner: str, now: int) -> Run:
        self.check_line(owner)
        run = Run(secrets.token_urlsafe(9), owner, order, self.new_folder(), now)
        with self.lock:
            self.runs[run.id] = run
        self.drop_old(owner)
        self.executor.submit(self.carry_out, run)
        return run

    def go_on(self, run: Run) -> None:
        if run.state != "stopped":
            raise ApiError("not_asked", "only a run that was stopped can go on")
        self.check_line(run.owner)
        run.state, run.why, run.stop = "waiting", "", False
        with self.lock:  # last in the line
            self.runs[run.id] = self.runs.pop(run.id)
        self.executor.submit(self.carry_out, run)

    def halt(self, run: Run) -> None:
        if run.state in READY:
            run.stop = True

    def check_line(self, owner: str) -> None:
        under_way = [run for run in self.runs.values() if run.state in READY]
        if any(run.owner == owner for run in under_way):
            raise ApiError("too_fast", "one run at a time")
        if len(under_way) >= WAITING or self.ended.is_set():
            raise ApiError("busy", "the laboratory is busy at this moment; please try again later")

    async def form(self, game: str, text: str | None) -> PackForm:
        return await self.forms.run(self.read_form, game, text)

    def close(self) -> None:
        """Nothing is waited for: the process is ended, and what was played goes with the folder."""
        self.ended.set()
        for run in self.runs.values():
            run.stop = True
        self.executor.shutdown(wait=False, cancel_futures=True)
        self.forms.close()
        worker = self.worker
        if worker is not None:
            worker.process.kill()
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)

    # -- what is kept -------------------------------------------------------------------------------------------------

    def new_folder(self) -> pathlib.Path:
        if self.folder is None:
            self.folder = pathlib.Path(tempfile.mkdtemp(prefix="senki-laboratory-"))
        return pathlib.Path(tempfile.mkdtemp(dir=self.folder))

    def drop_old(self, owner: str) -> None:
        """A person's oldest runs go, then those of whomever."""
        own = [run for run in self.runs.values() if run.owner == owner]
        for run in [*own[: max(0, len(own) - KEPT)], *list(self.runs.values())[: max(0, len(self.runs) - ALL_KEPT)]]:
            if run.state not in READY and run.id in self.runs:
                del self.runs[run.id]
                shutil.rmtree(run.folder, ignore_errors=True)

    def file(self, run: Run, name: str) -> bytes:
        """In a thread: the changed pack, or the report."""
        with contextlib.suppress(OSError):
            return (run.folder / (CHANGED if name == "pack" else REPORT)).read_bytes()
        raise ApiError("not_found", "there is no such file yet")

    # -- in the threads -----------------------------------------------------------------------------------------------

    def start(self) -> Worker:
        worker = Worker(Bench(), "senki-laboratory", Life(announces=True, polite=True, bounds=self.bounds))
        if not worker.is_ready(WARM_UP):
            worker.end()
            raise OSError("the process of the laboratory did not start")
        return worker

    def read_form(self, game: str, text: str | None) -> PackForm:
        try:
            worker = self.start()
        except (OSError, RuntimeError):
            LOG.exception("the process that reads packs for the laboratory could not be started")
            raise ApiError("busy", "packs cannot be read at this moment; please try again") from None
        try:
            found = worker.answer(ReadForm(game, text), time.monotonic() + self.deadline)
        except (WorkFailed, WorkerDied, TimeoutError):
            raise ApiError("bad_request", "it takes too much time or memory to read") from None
        finally:
            worker.end()
        if isinstance(found, WrongOrder):
            raise ApiError("bad_request", found.message)
        assert isinstance(found, PackForm)
        return found

    def carry_out(self, run: Run) -> None:
        """A run from where it stands to its end, or until it is stopped. Whatever goes wrong is put down."""
        if run.stop or self.ended.is_set():
            run.state, run.why = "stopped", "asked"
            return
        run.state = "running"
        began, before = time.monotonic(), run.seconds
        worker: Worker | None = None
        try:
            self.worker = worker = self.start()
            self.play(run, worker, began, before)
        except WorkerDied:
            run.why, run.state = ("asked", "stopped") if self.ended.is_set() else ("lost", "failed")
        except TimeoutError:
            run.why, run.state = "lost", "failed"
        except (WorkFailed, OSError, RuntimeError) as why:
            LOG.error("a run of the laboratory failed: %s", why)
            run.why, run.state = "fault", "failed"
        finally:
            self.worker = None
            if worker is not None:
                worker.end()

    def play(self, run: Run, worker: Worker, began: float, before: float) -> None:
        stand = self.ask(worker, Begin(run.order, str(run.folder)))
        while isinstance(stand, Stand):
            run.took(stand)
            run.seconds = before + time.monotonic() - began
            if stand.games >= run.order.games or run.stop or self.ended.is_set() or time.monotonic() - began >= self.stretch:
                break
            stand = self.ask(worker, Play())
        if isinstance(stand, Stand) and stand.games:
            stand = self.ask(worker, Finish())
            run.files = isinstance(stand, Stand)
        if isinstance(stand, WrongOrder):
            run.told, run.why, run.state = stand.message[:1000], "wrong", "failed"
        elif stand.games >= run.order.games:
            run.state = "done"
        else:
            run.why, run.state = ("asked" if run.stop else "long"), "stopped"

    def ask(self, worker: Worker, job: object) -> Stand | WrongOrder:
        found = worker.answer(job, time.monotonic() + self.deadline)
        assert isinstance(found, Stand | WrongOrder)
        return found
