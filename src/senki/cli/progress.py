"""How far a long run has come."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextlib.contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Told how many more games are done, draws a bar with the time left: on a terminal only."""
    with progress_with_note(games) as progress:
        yield lambda done: progress(done, "")


@contextlib.contextmanager
def progress_with_note(games: int, title: str = "", left: str = "time left") -> Iterator[Callable[[int, str], None]]:
    """The same with a word before the bar, and one after it that changes."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done, note: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn(f"games, {left}"), TimeRemainingColumn())
    with Progress(*columns, TextColumn("{task.fields[note]}"), console=console, transient=True) as bar:
        task = bar.add_task(title, total=games, note="")
        yield lambda done, note: bar.update(task, advance=done, note=note)
