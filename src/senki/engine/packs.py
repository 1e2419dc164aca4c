"""Packs: a game's cards and units as data, so that they can be swapped without touching the rules.

A pack is a TOML file with a table [pack] (id, game, source) and lists of records ([[mech]], [[part]]), or a folder of such files, read in
the order of their names as if they were one. It is checked against the game's schema; an error names the file, the record and the field,
and what there is to choose from. What a pack is does not depend on how it is split: its hash is that of its records.
"""

from __future__ import annotations

import difflib
import pathlib
import re
import tomllib
from dataclasses import dataclass
from typing import Final, cast

from senki.engine.hashing import digest
from senki.engine.shown import shown

BRACKETS: Final = re.compile(r"[\[\]{}]")
MOST_COMPARED: Final = 500  # ids that a wrong one is compared with
SOURCES: Final = ("rulebook", "public", "designed")
MOST_NAMED: Final = 30  # of more ids than these an error names the nearest only
LONGEST_ID: Final = 100  # letters of an id
LONGEST_TEXT: Final = 2000
# What a text may have before it is parsed: the time and the memory that a parser takes grow with the square of the dots in a key.
MOST_DOTS: Final = 64  # in a line
MOST_LINES: Final = 20_000
LONGEST_LINE: Final = 20_000
DEEPEST: Final = 50  # brackets within brackets, in what people send

Value = int | str | list[int] | list[str]
Record = dict[str, Value]
Part = tuple[str, dict[str, object]]  # a file's name and what it holds


class PackError(ValueError):
    """What is wrong with a pack, and where."""


@dataclass(frozen=True)
class Column:
    """A field of a record: a whole number within bounds, one of some words, the id of a record of another table, or any text.

    With `many` it is a list of these.
    """

    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    text: bool = False
    required: bool = True
    refers_to: str = ""  # the table whose ids it names
    many: bool = False
    usual: int | None = None  # the number of a parameter where its table has no record


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


# -- reading ----------------------------------------------------------------------------------------------------------


def read_pack(path: pathlib.Path, game: str, schema: Schema) -> Pack:
    """The pack in a file or in a folder of files, checked."""
    return join_parts(read_parts(path), game, schema, str(path))


def read_parts(path: pathlib.Path) -> list[Part]:
    """What the files of a pack hold, not yet checked."""
    if not path.is_dir():
        return [(str(path), read_toml(path))]
    files = sorted(path.glob("*.toml"))
    if not files:
        raise PackError(f"{path}: a folder without a *.toml file")
    return [(str(file), read_toml(file)) for file in files]


def read_toml(path: pathlib.Path) -> dict[str, object]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PackError(f"{path}: cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise PackError(f"{path}: not a TOML file: {error}") from error
    return parse_toml(text, str(path))


def check_shape(text: str, where: str) -> None:
    """Refuse a text that would take a parser long, at a glance."""
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise PackError(f"{where}: not a TOML file: it has {len(lines)} lines, and there may be {MOST_LINES}")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise PackError(f"{where}: not a TOML file: line {number} is too long")
        if line.count(".") > MOST_DOTS:
            raise PackError(f"{where}: not a TOML file: line {number} has more than {MOST_DOTS} dots")


def parse_toml(text: str, where: str) -> dict[str, object]:
    """What a TOML text holds."""
    check_shape(text, where)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise PackError(f"{where}: not a TOML file: lists within lists within lists") from None
    except ValueError as error:  # also a number that is too long for Python
        raise PackError(f"{where}: not a TOML file: {str(error)[:200]}") from None


def check_depth(text: str, where: str) -> None:
    """Brackets are counted wherever they stand, in texts too: who writes more than fifty that do not close is not writing a pack."""
    deep = 0
    for bracket in BRACKETS.findall(text):
        deep = deep + 1 if bracket in "[{" else max(0, deep - 1)
        if deep > DEEPEST:
            raise PackError(f"{where}: not a TOML file: lists within lists within lists")


def text_pack(text: str, game: str, schema: Schema, where: str) -> Pack:
    """The pack in a TOML text, checked."""
    check_depth(text, where)
    return make_pack(parse_toml(text, where), game, schema, where)


def make_pack(data: dict[str, object], game: str, schema: Schema, where: str) -> Pack:
    """The pack that was read from one file, checked."""
    return join_parts([(where, data)], game, schema, where)


def join_parts(parts: list[Part], game: str, schema: Schema, where: str) -> Pack:
    """One pack of what its files hold; `where` names the whole."""
    head_file, pack_id = find_head(parts, where)
    for file, data in parts:
        if "pack" in data:
            check_head(data["pack"], game, pack_id, file, head_file)
        for name in data:
            if name != "pack" and name not in schema.tables:
                raise PackError(f"{file}: unknown table [[{name[:LONGEST_ID]}]]; there are: {', '.join(schema.tables)}")
    tables = {name: join_table(name, columns, parts) for name, columns in schema.tables.items()}
    for name, columns in schema.tables.items():
        for field, column in columns.items():
            if column.refers_to:
                check_references(name, field, column, tables, parts)
    for count in schema.counts:
        check_count(count, tables[count.table], where)
    # A pack that leaves the parameters of the rules as they are is the same pack as before there were any.
    return Pack(pack_id, game, {name: records for name, records in tables.items() if records or not is_of_rules(schema.tables[name])})


def is_of_rules(columns: dict[str, Column]) -> bool:
    """Does a table hold parameters of the rules, in one record or in none?"""
    return bool(columns) and all(column.usual is not None for column in columns.values())


def find_head(parts: list[Part], where: str) -> tuple[str, str]:
    """The file that says which pack this is, and the pack's id; of several files one is enough."""
    for file, data in parts:
        head = data.get("pack")
        if isinstance(head, dict) and isinstance(head.get("id"), str):
            return file, head["id"]
    raise PackError(f"{where}: lacks a table [pack] with an id")


def game_of(parts: list[Part], where: str) -> str:
    """The game that a pack says it is for."""
    for _, data in parts:
        head = data.get("pack")
        if isinstance(head, dict) and isinstance(head.get("game"), str):
            return str(head["game"])
    raise PackError(f"{where}: lacks a table [pack] that names its game")


def check_head(head: object, game: str, pack_id: str, file: str, head_file: str) -> None:
    if not isinstance(head, dict) or not isinstance(head.get("id"), str):
        raise PackError(f"{file}: lacks a table [pack] with an id")
    if len(head["id"]) > LONGEST_ID:
        raise PackError(f"{file}: [pack] id has more than {LONGEST_ID} letters")
    if head.get("game") != game:
        raise PackError(f"{file}: [pack] game is {shown(head.get('game'))}, wanted {game!r}")
    if head["id"] != pack_id:
        raise PackError(f"{file}: [pack] id is {shown(head['id'])}, but {shown(pack_id)} in {head_file}; a folder is one pack")


# -- checking ---------------------------------------------------------------------------------------------------------


def join_table(name: str, columns: dict[str, Column], parts: list[Part]) -> list[Record]:
    """The records of a table from all files, in their order."""
    joined: list[Record] = []
    places: dict[str, str] = {}
    for file, data in parts:
        records = records_of(name, data, file)
        for number, record in enumerate(records, 1):
            place = place_of(name, number, record, file)
            check_record(record, columns, place)
            if "id" in record:
                found = str(record["id"])
                if found in places:
                    raise PackError(f"{place}: the id stands twice" + ("" if places[found] == file else f", also in {places[found]}"))
                places[found] = file
        joined += records
    return joined


def records_of(name: str, data: dict[str, object], file: str) -> list[Record]:
    records = data.get(name, [])
    if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
        raise PackError(f"{file}: {name} must be a list of records, written [[{name}]]")
    return cast(list[Record], records)


def place_of(name: str, number: int, record: Record, file: str) -> str:
    found: object = record.get("id", "without id")
    return f"{file}: [[{name}]] number {number} ({found[:LONGEST_ID] if isinstance(found, str) else shown(found)})"


def check_record(record: Record, columns: dict[str, Column], place: str) -> None:
    for field in record:
        if field not in columns:
            raise PackError(f"{place}: unknown field {field[:LONGEST_ID]}; there are: {', '.join(columns)}")
    for field, column in columns.items():
        if field not in record:
            if column.required:
                raise PackError(f"{place}: lacks the field {field}")
            continue
        value: object = record[field]
        if not column.many:
            check_value(value, column, f"{place}: {field}")
        elif not isinstance(value, list):
            raise PackError(f"{place}: {field} must be a list, is {shown(value)}")
        else:
            for number, one in enumerate(value, 1):
                check_value(one, column, f"{place}: {field}, entry {number},")


def check_value(value: object, column: Column, place: str) -> None:
    if column.text or column.refers_to:
        if not isinstance(value, str) or not value:
            what = f"the id of a [[{column.refers_to}]]" if column.refers_to else "a text"
            raise PackError(f"{place} must be {what}, is {shown(value)}")
        if len(value) > (LONGEST_ID if column.refers_to or place.endswith(": id") else LONGEST_TEXT):
            raise PackError(f"{place} is too long")
    elif column.choices:
        if value not in column.choices:
            raise PackError(f"{place} must be one of {', '.join(column.choices)}, is {shown(value)}")
    elif not isinstance(value, int) or isinstance(value, bool) or not column.low <= value <= column.high:
        raise PackError(f"{place} must be a whole number from {column.low} to {column.high}, is {shown(value)}")


def check_references(name: str, field: str, column: Column, tables: dict[str, list[Record]], parts: list[Part]) -> None:
    """Every record that another names must be there."""
    ids = {str(record["id"]): None for record in tables[column.refers_to] if "id" in record}
    for file, data in parts:
        for number, record in enumerate(records_of(name, data, file), 1):
            value = record.get(field, [])
            for one in value if isinstance(value, list) else [value]:
                if one not in ids:
                    place = place_of(name, number, record, file)
                    raise PackError(f"{place}: {field}: there is no [[{column.refers_to}]] {one!r}; {to_choose(str(one), list(ids))}")


def to_choose(wanted: str, ids: list[str]) -> str:
    """What there is instead: all ids, or of many those that look most like the one wanted."""
    if len(ids) <= MOST_NAMED:
        return f"there are: {', '.join(ids) or 'none'}"
    near = difflib.get_close_matches(wanted, ids[:MOST_COMPARED], 5, 0.5)
    return f"there are {len(ids)}" + (f"; did you mean {' or '.join(near)}?" if near else "")


def check_count(count: Count, records: list[Record], where: str) -> None:
    found = sum(not count.column or record.get(count.column) == count.value for record in records)
    if found != count.exactly:
        which = f" with {count.column} {count.value!r}" if count.column else ""
        raise PackError(f"{where}: there must be {count.exactly} [[{count.table}]]{which}, there are {found}")
