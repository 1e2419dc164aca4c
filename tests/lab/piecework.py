"""Work for several processes that ends its process, or fails, on demand."""

from __future__ import annotations

import os
import pathlib
import signal


def numbers(first: int, count: int) -> list[int]:
    return list(range(first, first + count))


def die_once(marker: str, first: int, count: int) -> list[int]:
    """The process that gets number 3 is ended the hard way, in the middle of its piece; the next one is left alone."""
    if first <= 3 < first + count:
        path = pathlib.Path(marker)
        if not path.exists():
            path.touch()
            os.kill(os.getpid(), signal.SIGKILL)
    return numbers(first, count)


def die_always(first: int, count: int) -> list[int]:
    if first <= 3 < first + count:
        os.kill(os.getpid(), signal.SIGKILL)
    return numbers(first, count)


def fail(first: int, count: int) -> list[int]:
    if first + count > 5:
        raise OSError("no such thing")
    return numbers(first, count)
