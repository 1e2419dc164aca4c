"""Ctrl-C, or a request to end (SIGTERM), between two pieces of work, never in the middle of counting one: what was played is kept whole."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType


class Stoppable:
    """While this is open, both raise KeyboardInterrupt as Ctrl-C does ever, but inside `held` only at its end."""

    def __init__(self) -> None:
        self.asked = False
        self.holding = False

    def __enter__(self) -> Stoppable:
        self.here = threading.current_thread() is threading.main_thread()  # other threads never hear of Ctrl-C
        if self.here:
            self.before = {number: signal.signal(number, self.hear) for number in (signal.SIGINT, signal.SIGTERM)}
        return self

    def __exit__(self, *_: object) -> None:
        if self.here:
            for number, before in self.before.items():
                signal.signal(number, before)

    def hear(self, _number: int, _frame: FrameType | None) -> None:
        self.asked = True
        if not self.holding:
            raise KeyboardInterrupt

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
        if self.asked:
            raise KeyboardInterrupt
