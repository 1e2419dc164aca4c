"""A folder in which a run writes down what it has done, so that nothing is lost and the same command can go on after a stop.

    results.json        what is played, and what came of it
    games.jsonl         the journal: a line for each piece of work that was done

What lies there already is never overwritten, and a run with other settings is refused.
"""

from __future__ import annotations

import json
import os
import pathlib
from typing import Final, Self, cast

from senki.engine.frames import Row
from senki.lab.extras import LabError

FORMAT: Final = 3
ABOUT: Final = "results.json"
JOURNAL: Final = "games.jsonl"


class ResultsError(LabError):
    """What is wrong with a folder of results, or in its way."""


class Folder:
    """One that is being written, or one that is read."""

    def __init__(self, folder: pathlib.Path, settings: Row, outcome: Row | None) -> None:
        self.folder: Final = folder
        self.settings: Final = settings
        self.outcome = outcome

    @classmethod
    def begin(cls, path: str, settings: Row) -> Self:
        """A new folder; what lies there already is never overwritten."""
        folder = pathlib.Path(path)
        results = cls(folder, settings, None)
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise ResultsError(f"--out {path}: there is something already; name a new folder, or remove it")
        results.write_about()
        return results

    @classmethod
    def go_on(cls, path: str, settings: Row) -> Self:
        """A new folder, or the one of the same run, which is gone on with."""
        if not (pathlib.Path(path) / ABOUT).exists():
            return cls.begin(path, settings)
        results = cls.read(path)
        settings = cast(Row, json.loads(json.dumps(settings)))
        different = [name for name in settings if results.settings.get(name) != settings[name]]
        if different:
            raise ResultsError(f"--out {path}: holds a run with other settings ({', '.join(different)}); name a new folder, or remove it")
        return results

    @classmethod
    def read(cls, path: str) -> Self:
        """Results that were written before."""
        settings, outcome = read_about(path)
        results = cls(pathlib.Path(path), settings, outcome)
        results.opened()
        return results

    def opened(self) -> None:
        """What is to be done first with a folder that is there: a line that was not written to its end goes."""
        journal = self.folder / JOURNAL
        if journal.exists():
            cut_broken_line(journal)

    def write_about(self) -> None:
        text = json.dumps({"settings": self.settings, "outcome": self.outcome}, ensure_ascii=False, indent=1)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.write(ABOUT, text + "\n")
        except OSError as error:
            raise ResultsError(f"{self.folder}: cannot be written: {error.strerror}") from None

    def write(self, name: str, text: str) -> None:
        """A whole file or none."""
        new = self.folder / f"{name}.new"
        new.write_text(text, encoding="utf-8")
        os.replace(new, self.folder / name)

    def add(self, lines: list[str]) -> None:
        """Lines of the journal."""
        try:
            with (self.folder / JOURNAL).open("a", encoding="utf-8") as file:
                file.write("".join(line + "\n" for line in lines))
        except OSError as error:
            raise ResultsError(f"{self.folder / JOURNAL}: cannot be written: {error.strerror}") from None

    def finish(self, outcome: Row) -> None:
        self.outcome = outcome
        self.write_about()


class Journal(Folder):
    """A folder whose journal is all that is kept: a row for each piece of work."""

    def rows(self) -> list[Row]:
        journal = self.folder / JOURNAL
        if not journal.exists():
            return []
        try:
            return [json.loads(line) for line in journal.read_text(encoding="utf-8").splitlines()]
        except ValueError:
            raise ResultsError(f"{journal}: damaged; name a new folder") from None

    def put(self, rows: list[Row]) -> None:
        self.add([json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows])


def read_about(path: str) -> tuple[Row, Row | None]:
    """What was played, and what came of it."""
    folder = pathlib.Path(path)
    try:
        about = json.loads((folder / ABOUT).read_text(encoding="utf-8"))
    except OSError as error:
        raise ResultsError(f"{path}: no folder of results ({ABOUT}: {error.strerror}); senki sim --out FOLDER writes one") from None
    except ValueError:
        raise ResultsError(f"{folder / ABOUT}: damaged") from None
    settings = about.get("settings") if isinstance(about, dict) else None
    if not isinstance(settings, dict) or settings.get("format") != FORMAT:
        raise ResultsError(f"{folder / ABOUT}: not results of this version of senki; play the games again")
    return settings, about.get("outcome")


def cut_broken_line(journal: pathlib.Path) -> None:
    """Drop a last line that was not written to its end."""
    with journal.open("rb+") as file:
        end = file.seek(0, os.SEEK_END)
        step = 1 << 16
        while end:
            start = max(0, end - step)
            file.seek(start)
            newline = file.read(end - start).rfind(b"\n")
            if newline >= 0:
                file.truncate(start + newline + 1)
                return
            end = start
        file.truncate(0)
