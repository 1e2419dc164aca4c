"""Packs and saves that people send are read in a process of their own, with bounds on processor time and memory.

What costs too much there ends that process and nothing else: the server starts another when it is needed. Whatever was refused is
remembered for a while, so that the same text is not read again and again.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import signal
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from senki.engine.packs import PackError, check_depth, check_shape
from senki.processes import Bounds, Life, Work, Worker, WorkerDied, WorkFailed
from senki.server.api_errors import ApiError
from senki.server.bodies import NewTable
from senki.server.creating import NewlyMade, make_imported, make_table
from senki.server.gathering import Person
from senki.server.pools import Pool
from senki.server.wire import ErrorCode

LOG: Final = logging.getLogger(__name__)
BOUNDS: Final = Bounds(10, 256 * 1024 * 1024)
WARM_UP: Final = 60.0  # seconds for the process to start
DEADLINE: Final = 60.0  # seconds for a text, also on a machine that is busy with other things
LINE: Final = 8  # people who may wait
REMEMBERED: Final = 500  # texts that were refused
LONGEST_HEAD: Final = 256 * 1024  # letters of a save's first line, which holds its pack
LONGEST_NAME: Final = 100  # of a table or field of a pack
TOO_COSTLY: Final = "it takes too much time or memory to read"


@dataclass(frozen=True)
class Wish:
    """A table that somebody wants: with a pack of their own, or from a save."""

    person: Person
    now: int
    new: NewTable | None
    save: str = ""

    @property
    def text(self) -> str:
        return f"{self.new.game}\n{len(self.new.seats)}\n{self.new.pack}" if self.new else self.save


@dataclass(frozen=True)
class No:
    """An ApiError on its way between processes. It follows from the text: to read it again would end the same."""

    error: ErrorCode
    message: str


def carry_out(wish: Wish) -> NewlyMade | No:
    """What the process does."""
    try:
        if wish.new is not None:
            return make_table(wish.new, wish.person, wish.now)
        return make_imported(wish.save, wish.person, wish.now)
    except ApiError as why:
        return No(why.error, why.message)
    except (MemoryError, RecursionError):
        return No("bad_request", TOO_COSTLY)


def check_head(save: str) -> None:
    """Refuse, without keeping anybody waiting, a save that no senki writes: its first line is read, which is JSON and so costs little."""
    head = save.partition("\n")[0]
    if len(head) > LONGEST_HEAD:
        raise ApiError("bad_request", "not a game that can be opened: its first line is too long")
    try:
        row = json.loads(head)
    except (ValueError, RecursionError):
        raise ApiError("bad_request", "not a game that can be opened: line 1 is no line of a save") from None
    names: list[str] = []
    tables = row["pack"].get("tables") if isinstance(row, dict) and isinstance(row.get("pack"), dict) else None
    for table, records in tables.items() if isinstance(tables, dict) else ():
        names += (
            [table, *(name for record in records if isinstance(record, dict) for name in record)] if isinstance(records, list) else [table]
        )
    if any(len(name) > LONGEST_NAME for name in names):
        raise ApiError("bad_request", "not a game that can be opened: a name in its pack is too long")


class Sandbox:
    """The process, the line before it, and what was refused lately."""

    def __init__(self, work: Work = carry_out, bounds: Bounds = BOUNDS, deadline: float = DEADLINE, warm: bool = False) -> None:
        """`warm`: the process is started before anybody waits for it."""
        self.bounds: Final = bounds
        self.deadline: Final = deadline
        self.work: Final = work
        self.pool: Final = Pool("sandbox", 1, LINE, "too many packs and saves are being read at this moment; please try again soon")
        self.worker: Worker | None = None
        self.lock: Final = threading.Lock()
        self.refused: Final[OrderedDict[str, No]] = OrderedDict()
        self.people: Final[set[str]] = set()  # whose texts are being read or wait for it
        self.read = 0  # texts that were read, for tests and figures
        self.warm: Final = warm
        if warm:
            self.pool.executor.submit(self.warm_up)

    async def make(self, wish: Wish) -> NewlyMade:
        """The table, not yet kept; an ApiError if it cannot be made."""
        if wish.new is not None and wish.new.pack is not None:
            try:
                check_shape(wish.new.pack, "pack")
                check_depth(wish.new.pack, "pack")
            except PackError as why:  # no need to keep anybody waiting
                raise ApiError("bad_request", str(why)) from None
        if wish.new is None:
            await asyncio.to_thread(check_head, wish.save)
        key = hashlib.sha256(wish.text.encode("utf-8", "replace")).hexdigest()
        if key in self.refused:
            self.refused.move_to_end(key)
            raise ApiError(self.refused[key].error, self.refused[key].message)
        if wish.person.id in self.people:
            raise ApiError("too_fast", "one pack or save at a time")
        self.people.add(wish.person.id)
        try:
            found = await self.pool.run(self.ask, wish)
        finally:
            self.people.discard(wish.person.id)
            if self.warm and self.worker is None:
                with contextlib.suppress(RuntimeError):  # the server is stopping
                    self.pool.executor.submit(self.warm_up)
        if isinstance(found, No):
            self.refused[key] = found
            while len(self.refused) > REMEMBERED:
                self.refused.popitem(last=False)
            raise ApiError(found.error, found.message)
        return found

    def warm_up(self) -> None:
        """In the pool's thread: have the process ready. If it cannot be started, that is tried again when somebody needs it."""
        with contextlib.suppress(ApiError):
            self.ready_worker()

    def ask(self, wish: Wish) -> NewlyMade | No:
        """In the pool's thread: have it read. An ApiError from here says nothing about the text, which may be sent again."""
        worker = self.ready_worker()
        self.read += 1
        try:
            found = worker.answer(wish, time.monotonic() + self.deadline)
        except WorkFailed as why:
            LOG.error("a pack or save could not be read: %s", why)
            if "MemoryError" not in str(why):
                raise ApiError("unknown", "a fault of the server") from None
            found = No("bad_request", TOO_COSTLY)
        except (WorkerDied, TimeoutError):
            self.drop_worker()
            if worker.process.exitcode != -signal.Signals.SIGXCPU:
                LOG.warning("a pack or save of user %s was given up (exit code %s)", wish.person.id, worker.process.exitcode)
                raise ApiError("busy", "it could not be read in time; please try again") from None
            LOG.warning("a pack or save of user %s took all the processor time that it may have", wish.person.id)
            found = No("bad_request", TOO_COSTLY)
        if isinstance(found, No) and found.message == TOO_COSTLY:
            self.drop_worker()  # what it has hoarded goes with it
        assert isinstance(found, NewlyMade | No)
        return found

    def ready_worker(self) -> Worker:
        with self.lock:
            if self.worker is not None and self.worker.is_fresh():
                return self.worker
            self.end_worker()
            worker: Worker | None = None
            with contextlib.suppress(OSError, RuntimeError):
                worker = Worker(self.work, "senki-sandbox", Life(announces=True, polite=True, bounds=self.bounds))
                if worker.is_ready(WARM_UP):
                    self.worker = worker
                    return worker
            if worker is not None:
                worker.end()
            LOG.error("the process that reads packs and saves could not be started")
            raise ApiError("busy", "packs and saves cannot be read at this moment; please try again")

    def drop_worker(self) -> None:
        with self.lock:
            self.end_worker()

    def end_worker(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end()

    def close(self) -> None:
        self.pool.close()
        worker = self.worker
        if worker is not None:
            worker.process.kill()
