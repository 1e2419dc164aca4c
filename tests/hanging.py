"""A test that hangs is found by its lack of progress, never by the clock: a slow or busy machine only takes longer.

A test hangs when nothing of it has used the processor for a long while (it waits for what never comes), or when it has used more processor
time than any test of its kind could (it goes round for ever). Processor time counts for the process and all that it has started. Whoever
hangs is told with the stacks of all threads, and its process ends; under xdist that fails the test, and the others go on.
"""

from __future__ import annotations

import faulthandler
import os
import pathlib
import sys
import threading
import time
from dataclasses import dataclass, field
from typing import Final

LOOK_EVERY: Final = 15.0  # seconds
QUIET: Final = 20 * 60.0  # seconds in which a test has done nothing at all
NOTHING: Final = 0.002  # of the processor: what idle threads and pollers use
ENDLESS: Final = 2 * 3600.0  # seconds of processor time for one test; the longest takes about a minute
ENDLESS_LONG: Final = 24 * 3600.0  # for those marked long
EXIT_CODE: Final = 70
PROC: Final = pathlib.Path("/proc")


@dataclass(frozen=True)
class Limits:
    quiet: float = QUIET
    endless: float = ENDLESS


@dataclass
class Watched:
    """The progress of one test. Given the time and the processor time used so far, says what is wrong, or nothing."""

    test: str
    limits: Limits
    began_with: float
    worked_at: float
    worked_with: float = field(init=False)

    def __post_init__(self) -> None:
        self.worked_with = self.began_with

    def look(self, now: float, used: float) -> str:
        if used - self.worked_with > NOTHING * max(now - self.worked_at, LOOK_EVERY):
            self.worked_at, self.worked_with = now, used
        if now - self.worked_at > self.limits.quiet:
            return f"has done nothing for {(now - self.worked_at) / 60:.0f} minutes"
        if used - self.began_with > self.limits.endless:
            return f"has used {(used - self.began_with) / 60:.0f} minutes of the processor"
        return ""


def processor_time(root: int) -> float:
    """Seconds that a process and all that it has started have used; where the system does not tell, this process alone."""
    if not PROC.joinpath("self", "stat").exists():
        return time.process_time()
    ticks: dict[int, int] = {}
    parents: dict[int, int] = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit():
            try:
                fields = folder.joinpath("stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()
            except OSError:
                continue  # it has ended meanwhile
            parents[int(folder.name)] = int(fields[1])
            ticks[int(folder.name)] = sum(map(int, fields[11:15]))  # its own, and of children that have ended
    family = {root}
    while True:
        more = {process for process, parent in parents.items() if parent in family} - family
        if not more:
            return sum(ticks.get(process, 0) for process in family) / os.sysconf("SC_CLK_TCK")
        family |= more


class HangWatch:
    """A thread beside the tests of one process."""

    def __init__(self) -> None:
        self.errors: Final = os.fdopen(os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2), "w", encoding="utf-8")
        self.watched: Watched | None = None
        threading.Thread(target=self.run, name="hang watch", daemon=True).start()

    def begin(self, test: str, limits: Limits) -> None:
        self.watched = Watched(test, limits, processor_time(os.getpid()), time.monotonic())

    def end(self) -> None:
        self.watched = None

    def run(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            watched = self.watched
            wrong = watched.look(time.monotonic(), processor_time(os.getpid())) if watched is not None else ""
            if watched is not None and watched is self.watched and wrong:
                print(f"\n*** {watched.test} HANGS: it {wrong}", file=self.errors, flush=True)
                faulthandler.dump_traceback(self.errors, all_threads=True)
                os._exit(EXIT_CODE)
