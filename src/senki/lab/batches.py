"""Work on many games, here or in several processes."""

from __future__ import annotations

import concurrent.futures
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from typing import Final, TypeVar

T = TypeVar("T")
BATCHES: Final = 200  # about so many pieces of work, so that progress shows
MOST_IN_BATCH: Final = 2000


def in_batches(work: Callable[[int, int], T], games: int, jobs: int) -> Iterator[T]:
    """The results of work(first, count) for all games, in any order. With several jobs, `work` must be a function of a module."""
    size = max(1, min(games // BATCHES, MOST_IN_BATCH))
    batches = [(first, min(size, games - first)) for first in range(0, games, size)]
    if jobs <= 1:
        for first, count in batches:
            yield work(first, count)
        return
    # Spawned, not forked: the same on every system, and safe beside the threads of a progress bar. Ctrl-C is for this process alone,
    # which then ends the others.
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(jobs, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        futures = [pool.submit(work, first, count) for first, count in batches]
        try:
            for future in concurrent.futures.as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
