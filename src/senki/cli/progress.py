"""How far a long run has come."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

FIRST_LINE: Final = 10.0  # seconds until it is told how far a run has come where no bar can be drawn; then each time twice as long
LONGEST: Final = 300.0


@contextlib.contextmanager
def progress_bar(games: int, things: str = "games") -> Iterator[Callable[[int], None]]:
    """Told how many more games are done, draws a bar with the time left; off a terminal a line now and then."""
    with progress_with_note(games, things=things) as progress:
        yield lambda done: progress(done, "")


@contextlib.contextmanager
def progress_with_note(games: int, title: str = "", left: str = "time left", things: str = "games") -> Iterator[Callable[[int, str], None]]:
    """The same with a word before the bar, and one after it that changes."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield Lines(console, games, title, things).tell
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn(f"{things}, {left}"), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[note]}"), console=console, transient=True) as bar:
        task = bar.add_task(title, total=games, note="")
        yield lambda done, note: bar.update(task, advance=done, note=note)


class Lines:
    """A line now and then, for a run whose errors go to a file."""

    def __init__(self, console: Console, total: int, title: str, things: str) -> None:
        self.console: Final = console
        self.total: Final = total
        self.title: Final = f"{title}: " if title else ""
        self.things: Final = things
        self.done = 0
        self.begun = time.monotonic()
        self.wait = FIRST_LINE
        self.next = self.begun + self.wait

    def tell(self, done: int, note: str) -> None:
        self.done += done
        now = time.monotonic()
        if now < self.next:
            return
        self.wait = min(LONGEST, 2 * self.wait)
        self.next = now + self.wait
        words = f"senki: {self.title}{self.done} of {self.total} {self.things} after {now - self.begun:.0f} s {note}"
        self.console.out(words.strip(), highlight=False)
