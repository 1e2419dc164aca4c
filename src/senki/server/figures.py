"""What the server counts of itself, told at /metrics in the text format that Prometheus and most others read.

Written here and not taken from a package: it is three kinds of lines, and a package's registry is one for the whole process, where tests
and a club's machine have several servers.
"""

from __future__ import annotations

import bisect
import itertools
import os
import pathlib
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import senki

if TYPE_CHECKING:
    from senki.server.app import Site

KIND: Final = "text/plain; version=0.0.4; charset=utf-8"
MOVES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds
REQUESTS: Final = (0.005, 0.025, 0.1, 0.25, 1.0, 2.5, 10.0)
THOUGHTS: Final = (0.1, 0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 10.0)
DELAYS: Final = (0.001, 0.005, 0.02, 0.05, 0.1, 0.5, 2.0)
PROCESS: Final = pathlib.Path("/proc/self")


@dataclass
class Histogram:
    """How often something took at most so long."""

    bounds: tuple[float, ...]
    counts: list[int] = field(default_factory=list)
    total: float = 0.0

    def __post_init__(self) -> None:
        self.counts = [0] * (len(self.bounds) + 1)

    def note(self, seconds: float) -> None:
        self.counts[bisect.bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, help_text: str) -> Iterator[str]:
        yield from head(name, "histogram", help_text)
        for bound, count in zip([*map(str, self.bounds), "+Inf"], itertools.accumulate(self.counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {sum(self.counts)}"


class Figures:
    """Counted since the server was started."""

    def __init__(self) -> None:
        self.begun: Final = time.time()
        self.moves: Final = Histogram(MOVES)
        self.requests: Final = Histogram(REQUESTS)
        self.delays: Final = Histogram(DELAYS)
        self.thoughts: Final = Histogram(THOUGHTS)
        self.thinking = 0
        self.answers: Final[Counter[int]] = Counter()  # by status
        self.refused: Final[Counter[str]] = Counter()  # messages, by error
        self.steps = 0
        self.lost_commits = 0
        self.faults = 0

    def answered(self, status: int, seconds: float) -> None:
        self.answers[status] += 1
        self.requests.note(seconds)


def told(site: Site) -> str:
    """All of it, as text."""
    return "".join(f"{line}\n" for line in lines(site))


def lines(site: Site) -> Iterator[str]:
    service, figures = site.service, site.service.figures
    yield from head("senki_info", "gauge", "The version that runs.")
    yield f'senki_info{{version="{senki.__version__}",python="{sys.version.split()[0]}"}} 1'
    yield from figures.moves.lines("senki_move_seconds", "From taking a move to its acknowledgement, which is durable.")
    yield from one("senki_steps_total", "counter", "Steps of games that were kept.", figures.steps)
    yield from counted("senki_refused_total", "Messages that were refused.", "error", figures.refused)
    yield from counted("senki_answers_total", "Answers to requests.", "status", figures.answers)
    yield from figures.requests.lines("senki_request_seconds", "How long requests took.")
    yield from figures.delays.lines("senki_loop_delay_seconds", "How late the server's own clock was called: it keeps everybody waiting.")
    yield from one("senki_failed_commits_total", "counter", "Commits that failed.", figures.lost_commits)
    yield from one("senki_faults_total", "counter", "Faults in a table or a request; each stands in the log.", figures.faults)
    yield from one("senki_rooms", "gauge", "Tables that are open.", len(service.rooms))
    yield from one("senki_sockets", "gauge", "Open sockets.", sum(not box.quiet for box in service.mailboxes.values()))
    yield from figures.thoughts.lines("senki_thought_seconds", "From asking a computer player, waiting included, to its answer.")
    yield from one("senki_thoughts_open", "gauge", "Computer players that were asked and have not answered yet.", figures.thinking)
    yield from one("senki_thoughts_waiting", "gauge", "Those of them that wait for a worker.", service.worker_pool.waiting())
    yield from one("senki_store_waiting", "gauge", "Batches that wait for the database.", service.store.backlog())
    yield from of_the_process(figures)


def of_the_process(figures: Figures) -> Iterator[str]:
    spent = os.times()
    yield from one("process_start_time_seconds", "gauge", "When the server was started.", round(figures.begun, 3))
    yield from one("process_cpu_seconds_total", "counter", "Processor time.", round(spent.user + spent.system, 2))
    try:
        pages = int((PROCESS / "statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return
    yield from one("process_resident_memory_bytes", "gauge", "Memory.", pages * os.sysconf("SC_PAGE_SIZE"))


def head(name: str, kind: str, help_text: str) -> Iterator[str]:
    yield f"# HELP {name} {help_text}"
    yield f"# TYPE {name} {kind}"


def one(name: str, kind: str, help_text: str, value: float) -> Iterator[str]:
    yield from head(name, kind, help_text)
    yield f"{name} {value}"


def counted(name: str, help_text: str, label: str, counts: Counter[str] | Counter[int]) -> Iterator[str]:
    yield from head(name, "counter", help_text)
    for value, count in sorted(counts.items(), key=lambda entry: str(entry[0])):
        yield f'{name}{{{label}="{value}"}} {count}'
