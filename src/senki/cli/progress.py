"""How far a long run has come."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextlib.contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Told how many more games are done, draws a bar with the time left: on a terminal only."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games, time left"), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)
