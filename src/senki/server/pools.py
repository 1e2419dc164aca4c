"""Threads for work that takes long, so many for each kind of it: whoever asks for one kind keeps nobody waiting who asks for another."""

from __future__ import annotations

import asyncio
import contextvars
import functools
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from senki.server.api_errors import ApiError

Given = ParamSpec("Given")
Found = TypeVar("Found")


class Pool:
    """A few threads and a line before them; who comes when the line is full is asked to come again."""

    def __init__(self, name: str, threads: int, line: int, full: str) -> None:
        self.executor: Final = ThreadPoolExecutor(threads, f"senki-{name}")
        self.most: Final = threads + line
        self.full: Final = full
        self.lock: Final = threading.Lock()
        self.inside = 0

    async def run(self, work: Callable[Given, Found], *args: Given.args, **more: Given.kwargs) -> Found:
        """Have it done. Work that was begun is finished and counted, also when whoever wanted it has gone."""
        with self.lock:
            if self.inside >= self.most:
                raise ApiError("busy", self.full)
            self.inside += 1
        try:
            here = contextvars.copy_context()  # the number of the request, for the log
            future: Future[Found] = self.executor.submit(functools.partial(here.run, work, *args, **more))
        except RuntimeError:  # it was closed
            self.leave(None)
            raise ApiError("busy", "the server is stopping") from None
        future.add_done_callback(self.leave)
        return await asyncio.wrap_future(future)

    def leave(self, _future: object) -> None:
        with self.lock:
            self.inside -= 1

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)
