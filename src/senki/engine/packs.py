"""Packs: a game's cards and units as data, so that they can be swapped without touching the rules.

A pack is a TOML file with a table [pack] (id, game, source) and lists of records ([[mech]], [[part]]). It is checked against the game's
schema; an error names the file, the record and the field.
"""

from __future__ import annotations

import pathlib
import tomllib
from dataclasses import dataclass
from typing import Final, cast

from senki.engine.hashing import digest

SOURCES: Final = ("rulebook", "public", "designed")
Record = dict[str, int | str]


class PackError(ValueError):
    """What is wrong with a pack, and where."""


@dataclass(frozen=True)
class Column:
    """A field of a record: a whole number within bounds, one of some words, or (choices empty) any text."""

    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    text: bool = False
    required: bool = True


@dataclass(frozen=True)
class Count:
    """The rulebook's count: so many records of a table, or so many whose column has a value."""

    table: str
    exactly: int
    column: str = ""
    value: str = ""


@dataclass(frozen=True)
class Schema:
    tables: dict[str, dict[str, Column]]
    counts: tuple[Count, ...] = ()


@dataclass(frozen=True)
class Pack:
    """Checked card data."""

    id: str
    game: str
    tables: dict[str, list[Record]]

    @property
    def hash(self) -> str:
        return digest({"id": self.id, "game": self.game, "tables": self.tables})


WORD: Final = Column(text=True)
NAME: Final = Column(text=True, required=False)
SOURCE: Final = Column(choices=SOURCES)


def read_pack(path: pathlib.Path, game: str, schema: Schema) -> Pack:
    """The pack in a file, checked."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PackError(f"{path}: cannot be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PackError(f"{path}: not a TOML file: {error}") from error
    return make_pack(data, game, schema, str(path))


def make_pack(data: dict[str, object], game: str, schema: Schema, where: str) -> Pack:
    head = data.get("pack")
    if not isinstance(head, dict) or not isinstance(head.get("id"), str):
        raise PackError(f"{where}: lacks a table [pack] with an id")
    if head.get("game") != game:
        raise PackError(f"{where}: [pack] game is {head.get('game')!r}, wanted {game!r}")
    for name in data:
        if name != "pack" and name not in schema.tables:
            raise PackError(f"{where}: unknown table [[{name}]]; there are: {', '.join(schema.tables)}")
    tables = {name: check_table(name, data.get(name, []), columns, where) for name, columns in schema.tables.items()}
    for count in schema.counts:
        check_count(count, tables[count.table], where)
    return Pack(head["id"], game, tables)


def check_table(name: str, records: object, columns: dict[str, Column], where: str) -> list[Record]:
    if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
        raise PackError(f"{where}: {name} must be a list of records, written [[{name}]]")
    ids: set[object] = set()
    for number, record in enumerate(records, 1):
        place = f"{where}: [[{name}]] number {number} ({record.get('id', 'without id')})"
        for field in record:
            if field not in columns:
                raise PackError(f"{place}: unknown field {field}; there are: {', '.join(columns)}")
        for field, column in columns.items():
            if field in record:
                check_value(record[field], column, f"{place}: {field}")
            elif column.required:
                raise PackError(f"{place}: lacks the field {field}")
        if "id" in record:
            if record["id"] in ids:
                raise PackError(f"{place}: the id stands twice")
            ids.add(record["id"])
    return cast(list[Record], records)


def check_value(value: object, column: Column, place: str) -> None:
    if column.text:
        if not isinstance(value, str) or not value:
            raise PackError(f"{place} must be a text, is {value!r}")
    elif column.choices:
        if value not in column.choices:
            raise PackError(f"{place} must be one of {', '.join(column.choices)}, is {value!r}")
    elif not isinstance(value, int) or isinstance(value, bool) or not column.low <= value <= column.high:
        raise PackError(f"{place} must be a whole number from {column.low} to {column.high}, is {value!r}")


def check_count(count: Count, records: list[Record], where: str) -> None:
    found = sum(not count.column or record.get(count.column) == count.value for record in records)
    if found != count.exactly:
        which = f" with {count.column} {count.value!r}" if count.column else ""
        raise PackError(f"{where}: there must be {count.exactly} [[{count.table}]]{which}, there are {found}")
