"""Looks a database over before an upgrade, or after a fault, and changes nothing: what would become of every table on this server, what is
damaged, and what of it can be saved. `rescue` copies all that can still be read into a new file."""

from __future__ import annotations

import pathlib
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, TypeVar

import msgspec

from senki.engine.catalog import NoGame, find_game
from senki.server.archives import KIND as ARCHIVE
from senki.server.bases import KIND as BASE
from senki.server.bases import with_base
from senki.server.databases import StoreError, sync_folder
from senki.server.game_record import Body, Damaged, GameRecord
from senki.server.opening import take_over
from senki.server.schema import METADATA
from senki.server.seats import read_seats, read_setting
from senki.server.storage import StoredDocument, StoredStep, StoredTable

Row = TypeVar("Row")
SHOWN: Final = 20  # tables that are named of a kind
KINDS: Final = {
    "same": "open as they are",
    "kept": "finished by other rules, shown from what was kept of them",
    "again": "finished by other rules, and lead to the same end by those of today",
    "taken": "running by other rules, will be taken over",
    "stops": "running by other rules, will stop: their owners choose how they go on",
    "lost": "finished by other rules and not kept: can be downloaded, but not shown",
    "damaged": "damaged",
    "no game": "of games that are not here",
}
NOT_WELL: Final = ("stops", "lost", "damaged", "no game")


@dataclass
class Report:
    """What was found."""

    tables: Counter[str] = field(default_factory=Counter)
    named: dict[str, list[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def note(self, kind: str, table: str, why: str = "") -> None:
        self.tables[kind] += 1
        if kind in NOT_WELL:
            self.named.setdefault(kind, []).append(f"{table}: {why}" if why else table)

    @property
    def well(self) -> bool:
        return not self.faults and not any(self.tables[kind] for kind in NOT_WELL)

    def lines(self) -> Iterator[str]:
        yield from (f"fault: {fault}" for fault in self.faults)
        for kind, text in KINDS.items():
            if self.tables[kind]:
                yield f"{self.tables[kind]:6,} tables {text}"
                names = self.named.get(kind, [])
                yield from (f"         {name}" for name in names[:SHOWN])
                if len(names) > SHOWN:
                    yield f"         and {len(names) - SHOWN} more"
        if not self.tables:
            yield "no tables"


class Reader:
    """Reads a file of SQLite row by row, so that what is damaged costs no more than itself. It reads the log beside the file too."""

    def __init__(self, path: pathlib.Path) -> None:
        if not path.is_file():
            raise StoreError(f"{path}: there is no such file")
        self.raw: Final = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10.0)
        try:
            self.names: Final = {name for (name,) in self.raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        except sqlite3.DatabaseError as error:
            raise StoreError(f"{path}: not even its list of tables can be read: {error}") from None
        if "tables" not in self.names:
            raise StoreError(f"{path}: no database of a senki server, or one without anything in it")

    def integrity(self) -> list[str]:
        """What SQLite itself finds."""
        try:
            found = [str(row[0]) for row in self.raw.execute("PRAGMA integrity_check(20)")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [] if found == ["ok"] else found

    def rows(self, table: str, faults: list[str]) -> Iterator[tuple[object, ...]]:
        """Every row that can be read; where a page is unreadable, those after it."""
        columns = ", ".join(f'"{column.name}"' for column in METADATA.tables[table].columns if column.name in self.columns(table))
        last, failed = 0, 0
        while True:
            try:
                for row in self.raw.execute(f'SELECT rowid, {columns} FROM "{table}" WHERE rowid > ? ORDER BY rowid', (last,)):
                    last, failed = int(row[0]), 0
                    yield row[1:]
                return
            except sqlite3.DatabaseError as error:
                if not failed:
                    faults.append(f"{table}: not readable after row {last}: {error}")
                failed += 1
                last += 1 << min(failed - 1, 10)
                if failed > 60:
                    return

    def columns(self, table: str) -> set[str]:
        return {str(row[1]) for row in self.raw.execute(f'PRAGMA table_info("{table}")')}

    def close(self) -> None:
        self.raw.close()


def examine(path: pathlib.Path) -> Report:
    """What would become of every table."""
    reader, report = Reader(path), Report()
    try:
        report.faults += reader.integrity()
        steps: dict[str, list[StoredStep]] = {}
        for row in reader.rows("steps", report.faults):
            step = StoredStep(*row)  # type: ignore[arg-type]
            steps.setdefault(step.table, []).append(step)
        kept, bases = set[str](), dict[str, StoredDocument]()
        for row in reader.rows("documents", report.faults) if "documents" in reader.names else ():
            document = StoredDocument(*row)  # type: ignore[arg-type]
            if document.kind == ARCHIVE:
                kept.add(document.id)
            elif document.kind == BASE:
                bases[document.id] = document
        for row in reader.rows("tables", report.faults):
            stored = StoredTable(*row)  # type: ignore[arg-type]
            mine = sorted(steps.pop(stored.id, []), key=lambda step: step.seq)
            report.note(*judge(stored, mine, stored.id in kept, bases.get(stored.id)))
        report.faults += [f"table {table}: {len(lost)} steps are there, but not the table" for table, lost in list(steps.items())[:SHOWN]]
    finally:
        reader.close()
    return report


def judge(stored: StoredTable, steps: list[StoredStep], kept: bool, base: StoredDocument | None = None) -> tuple[str, str, str]:
    """What becomes of one table, and why."""
    try:
        gap = next((place for place, step in enumerate(steps, 1) if step.seq != place), None)
        if gap is not None or (stored.status != "waiting" and len(steps) < stored.seq):
            return damaged(stored, kept, f"step {gap or len(steps) + 1} is missing; {(gap or len(steps) + 1) - 1} can be saved")
        setting, now = read_setting(stored.setting), find_game(stored.game).info.rules_version
        rules = setting.rules
        if setting.apart:
            stored = with_base(stored, setting.apart, base)
        if rules == now:
            wrong = first_wrong(stored, steps)
            return damaged(stored, kept, wrong) if wrong else ("same", stored.id, "")
        if stored.status == "over" and kept:
            return "kept", stored.id, ""
        taken = take_over(stored, steps)
        if stored.status == "over":
            same = taken.whole and (not steps or taken.steps[-1].hash == steps[-1].hash)
            return ("again", stored.id, "") if same else ("lost", stored.id, f"rules version {rules}")
        if taken.whole:
            return "taken", stored.id, ""
        return "stops", stored.id, f"after step {len(taken.steps)} of {taken.of}: {taken.why}"
    except NoGame:
        return ("kept", stored.id, "") if kept and stored.status == "over" else ("no game", stored.id, stored.game)
    except (msgspec.MsgspecError, Damaged, ValueError, TypeError) as error:
        return damaged(stored, kept, str(error)[:200])


def damaged(stored: StoredTable, kept: bool, why: str) -> tuple[str, str, str]:
    return "damaged", stored.id, why + ("; it is shown from what was kept of it" if kept else "")


def first_wrong(stored: StoredTable, steps: list[StoredStep]) -> str:
    """The first step that does not lead to the hash that was stored with it; empty if all do."""
    setting = read_setting(stored.setting)
    seed = bytes.fromhex(stored.seed) if stored.seed else None
    record = GameRecord(find_game(stored.game), len(read_seats(stored.seats)), setting, seed)
    for step in steps:
        try:
            record.again(msgspec.json.decode(step.body, type=Body), f"step {step.seq}")
        except (Damaged, msgspec.MsgspecError) as error:
            return f"{error}; {step.seq - 1} steps can be saved"
        if record.session.hash() != step.hash:
            return f"step {step.seq} was altered, or the rules without their version; {step.seq - 1} steps can be saved"
    return ""


def rescue(path: pathlib.Path, into: pathlib.Path) -> dict[str, int]:
    """Everything that can still be read, in a new file; how many rows of each table."""
    from senki.server.sqlstore import open_store

    if into.exists():
        raise StoreError(f"{into} is there already")
    reader = Reader(path)
    try:
        open_store(str(into)).close()  # an empty database of the newest form
        copied: dict[str, int] = {}
        raw = sqlite3.connect(into)
        try:
            for table in METADATA.sorted_tables:
                names = [column.name for column in table.columns if column.name in reader.columns(table.name)]
                if not names:
                    continue
                marks, faults = ", ".join("?" * len(names)), list[str]()
                insert = f'INSERT OR IGNORE INTO "{table.name}" ({", ".join(names)}) VALUES ({marks})'
                copied[table.name] = sum(raw.execute(insert, row).rowcount for row in reader.rows(table.name, faults))
            raw.commit()
        finally:
            raw.close()
        sync_folder(into.absolute().parent)
        return copied
    finally:
        reader.close()
