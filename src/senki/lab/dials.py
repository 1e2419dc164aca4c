"""The numbers of a pack as dials that can be turned without a file: `mech.grey-heron.hp=4`.

A change names a table, a record and a field. The record is called by its id or, where it has none, by its place, counted from 1; `*` stands
for any letters of it; parameters of the rules have none (`rules.hand=4`). `=` sets a value, `+=` and `-=` move a number. What comes out is
checked against the game's schema as a file is.
"""

from __future__ import annotations

import fnmatch
import json
import pathlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from senki.engine.game import Game
from senki.engine.packs import Column, Pack, PackError, Record, Schema, Value, is_of_rules, make_pack, read_pack, to_choose

CHANGE: Final = re.compile(r"(?P<table>[^.=]+)\.(?:(?P<record>[^=]+)\.)?(?P<field>[^.=+\s-]+)\s*(?P<how>[+-]?=)\s*(?P<value>.*)")
FIXED: Final = "known"  # the column that lists which of a record's columns the rulebook fixes
NUMBER: Final = re.compile(r"-?\d{1,9}")


@dataclass(frozen=True)
class Dial:
    """A whole number of a pack, and how far the game's schema lets it be turned."""

    table: str
    record: str
    field: str
    value: int
    low: int
    high: int
    fixed: bool  # by the rulebook

    @property
    def name(self) -> str:
        return f"{self.table}.{self.record}.{self.field}" if self.record else f"{self.table}.{self.field}"

    def at(self, value: int) -> str:
        return f"{self.name}={value}"


def dials_of(pack: Pack, schema: Schema) -> list[Dial]:
    """All numbers that stand in a pack's records."""
    found: list[Dial] = []
    for name, columns in schema.tables.items():
        if is_of_rules(columns):
            found += [
                Dial(name, "", field, rule_value(pack, name, field, column), column.low, column.high, False)
                for field, column in columns.items()
            ]
            continue
        for number, record in enumerate(pack.tables[name], 1):
            fixed = str(record.get(FIXED, "")).split()
            for field, column in columns.items():
                value = record.get(field)
                if is_number(column) and isinstance(value, int):
                    found.append(Dial(name, name_of(record, number), field, value, column.low, column.high, field in fixed))
    return found


def rule_value(pack: Pack, table: str, field: str, column: Column) -> int:
    records = pack.tables.get(table)
    value = records[0].get(field, column.usual) if records else column.usual
    assert isinstance(value, int)
    return value


def is_number(column: Column) -> bool:
    return not (column.choices or column.text or column.refers_to or column.many)


def name_of(record: Record, number: int) -> str:
    return str(record.get("id", number))


# -- changing ---------------------------------------------------------------------------------------------------------


def change_pack(pack: Pack, schema: Schema, changes: tuple[str, ...]) -> Pack:
    """The pack with the changes made, one after the other, and checked."""
    tables = {name: [dict(record) for record in pack.tables.get(name, [])] for name in schema.tables}
    for change in changes:
        make_change(tables, schema, change)
    for name, columns in schema.tables.items():
        if is_of_rules(columns) and all(record.get(field) == column.usual for record in tables[name] for field, column in columns.items()):
            tables[name] = []  # as the game has them anyway
    data: dict[str, object] = {**tables, "pack": {"id": pack.id, "game": pack.game}}
    return make_pack(data, pack.game, schema, f"--set {' '.join(changes)}")


def make_change(tables: dict[str, list[Record]], schema: Schema, change: str) -> None:
    found = CHANGE.fullmatch(change.strip())
    of_rules = found is not None and is_of_rules(schema.tables.get(found["table"], {}))
    if found is None or not (found["record"] or of_rules):
        raise PackError(f"--set {change}: write it as table.record.field=value; the tables are: {', '.join(schema.tables)}")
    table, wanted, field, how, raw = found["table"], found["record"] or "*", found["field"], found["how"], found["value"].strip()
    if table not in schema.tables:
        raise PackError(f"--set {change}: there is no table [[{table}]]; there are: {', '.join(schema.tables)}")
    column = schema.tables[table].get(field)
    if column is None:
        raise PackError(f"--set {change}: [[{table}]] has no field {field}; there are: {', '.join(schema.tables[table])}")
    if of_rules and not tables[table]:
        tables[table].append({name: one.usual for name, one in schema.tables[table].items() if one.usual is not None})
    names = [name_of(record, number) for number, record in enumerate(tables[table], 1)]
    places = [place for place, name in enumerate(names) if fnmatch.fnmatchcase(name, wanted)]
    if not places:
        raise PackError(f"--set {change}: there is no [[{table}]] {wanted!r}; {to_choose(wanted, names)}")
    for place in places:
        record = tables[table][place]
        record[field] = moved(record.get(field), how, raw, column, change)


def moved(before: Value | None, how: str, raw: str, column: Column, change: str) -> Value:
    """The new value of a field; whether it lies within bounds is seen when the pack is checked."""
    if how == "=":
        return value_of(raw, column)
    if not is_number(column) or not NUMBER.fullmatch(raw):
        raise PackError(f"--set {change}: {how} moves a whole number by another")
    if not isinstance(before, int):
        raise PackError(f"--set {change}: there is no number to be moved; set it with =")
    return before + int(raw) if how == "+=" else before - int(raw)


def value_of(raw: str, column: Column) -> Value:
    if not column.many:
        return int(raw) if is_number(column) and NUMBER.fullmatch(raw) else raw
    parts = [part.strip() for part in raw.split(",") if part.strip()]
    words = bool(column.choices or column.text or column.refers_to)
    return parts if words or not all(NUMBER.fullmatch(part) for part in parts) else [int(part) for part in parts]


def load_changed(game: Game, path: str | None, changes: tuple[str, ...]) -> object:
    """The card data to play with, in the rules' form: a pack with changes."""
    if not changes:
        return game.load_pack(path)
    schema = game.schema()
    if schema is None:
        raise PackError(f"--set {changes[0]}: {game.info.id} has no packs")
    return game.facts(change_pack(read_pack(pathlib.Path(path or game.pack_path()), game.info.id, schema), schema, changes))


# -- writing ----------------------------------------------------------------------------------------------------------


def pack_text(pack: Pack, source: str = "designed") -> str:
    """A pack as a TOML text, one record a line."""
    head = f"[pack]\nid = {quoted(pack.id)}\ngame = {quoted(pack.game)}\nsource = {quoted(source)}\n"
    return head + "".join(table_lines(pack))


def table_lines(pack: Pack) -> Iterator[str]:
    for name, records in pack.tables.items():
        for record in records:
            yield f"\n[[{name}]]\n" + "".join(f"{field} = {quoted(value)}\n" for field, value in record.items())


def quoted(value: Value) -> str:
    """A number, a text or a list of these as TOML writes them, which is as JSON does."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
