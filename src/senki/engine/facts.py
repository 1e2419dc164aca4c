"""The tables of a pack in the form that rules use: lists of numbers by card, each declared and read in one line.

    class Cards(Facts):
        def __init__(self, pack: Pack) -> None:
            super().__init__(pack)
            unit = self.table("unit")
            self.unit_ids: Final = unit.ids()
            self.cost: Final = unit.number("cost", 0, 9)               # list[int] by unit
            self.type: Final = unit.word("type", TYPES)                # the word's number
            self.carries: Final = unit.refs("carries", "unit")         # list[list[int]], the numbers of units

A game's facts are made once without any records: that run says which tables and columns there are, and is the schema. Made again on a pack
that was checked against it, the same lines give the lists. They are plain attributes with plain types, which compiled rules read at once.

An enumeration is declared once too: a class of constants whose names are the words.

    class Faction(Enumeration):
        TERRAN: Final = 0
        DEEP_ONES: Final = 1                                           # in packs, texts and options "deep-ones"
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field as made_by
from typing import Final

from senki.engine.packs import SOURCE, WORD, Column, Count, Pack, PackError, Record, Schema
from senki.engine.zones import Kind


class Enumeration:
    """Words that rules know by number: 0, 1, 2 and so on, in the order in which they stand."""


Choices = tuple[str, ...] | type[Enumeration]


def words_of(choices: Choices) -> tuple[str, ...]:
    """The words of an enumeration, by number."""
    if isinstance(choices, tuple):
        return choices
    numbers = {name: value for name, value in vars(choices).items() if name.isupper() and type(value) is int}
    if list(numbers.values()) != list(range(len(numbers))):
        raise TypeError(f"{choices.__name__}: its constants must be numbered 0, 1, 2 and so on, in the order in which they stand")
    return tuple(name.lower().replace("_", "-") for name in numbers)


def kind_of(name: str, choices: Choices) -> Kind:
    """The kind of thing that an enumeration's numbers stand for, named by its words."""
    words = words_of(choices)
    return Kind(name, len(words), labels=words)


@dataclass(frozen=True)
class Draft(Pack):
    """A pack without records, on which facts are made to learn what they read."""

    columns: dict[str, dict[str, Column]] = made_by(default_factory=dict)
    counts: list[Count] = made_by(default_factory=list)


def schema_of(make: Callable[[Pack], object], game: str) -> Schema:
    """The schema of the packs that such facts read."""
    draft = Draft("", game, {})
    make(draft)
    for table, columns in draft.columns.items():
        for name, column in columns.items():
            if column.refers_to and "id" not in draft.columns.get(column.refers_to, {}):
                raise TypeError(f"{game}: {table}.{name} refers to [[{column.refers_to}]], whose ids are never read")
    return Schema(draft.columns, tuple(draft.counts))


class Tables:
    """A pack while facts are made of it: how its records are numbered."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self.arranged: Final[dict[str, list[Record]]] = {}
        self.numbers: Final[dict[str, dict[str, int]]] = {}

    def open(self, name: str) -> Rows:
        if isinstance(self.pack, Draft):
            self.pack.columns.setdefault(name, {})
        return Rows(self, name, self.records(name))

    def records(self, name: str) -> list[Record]:
        return self.arranged[name] if name in self.arranged else self.pack.tables.get(name, [])

    def arrange(self, name: str, records: list[Record]) -> None:
        if name in self.numbers:
            raise TypeError(f"[[{name}]] is arranged after its records were referred to by number")
        self.arranged[name] = records

    def number(self, name: str, record_id: str) -> int:
        """The number of a record, of several copies the first."""
        if name not in self.numbers:
            ids = [str(record["id"]) for record in self.records(name)]
            self.numbers[name] = {one: len(ids) - 1 - place for place, one in enumerate(reversed(ids))}
        return self.numbers[name][record_id]


def repeated(records: list[Record], field: str = "copies") -> list[Record]:
    """Each record as often as its column says."""
    found: list[Record] = []
    for record in records:
        copies = record[field]
        assert isinstance(copies, int)
        found += [record] * copies
    return found


class Rows:
    """The records of a table, some of them, or each as often as there are copies; every method declares a column and reads it.

    `absent` is the number of a record that lacks the column; without it every record must have one. Lists may always be left out.
    """

    def __init__(self, tables: Tables, name: str, records: list[Record]) -> None:
        self.tables: Final = tables
        self.name: Final = name
        self.records: Final = records

    # -- which records ------------------------------------------------------------------------------------------------

    def where(self, field: str, value: str) -> Rows:
        """Those whose column has that value, in their order."""
        return Rows(self.tables, self.name, [record for record in self.records if record.get(field) == value])

    def arranged(self, order: Callable[[list[Record]], list[Record]]) -> Rows:
        """Numbered anew: in another order, or with copies. The order is asked only where there are records."""
        if isinstance(self.tables.pack, Draft):
            return self
        self.tables.arrange(self.name, order(self.records))
        return self.tables.open(self.name)

    def count(self, exactly: int, field: str = "", value: str = "") -> None:
        """The rulebook's count: so many records, or so many whose column has that value."""
        if isinstance(self.tables.pack, Draft):
            self.tables.pack.counts.append(Count(self.name, exactly, field, value))

    # -- a value a record ---------------------------------------------------------------------------------------------

    def ids(self) -> tuple[str, ...]:
        self.declare("id", WORD)
        return tuple(str(record["id"]) for record in self.records)

    def number(self, field: str, low: int, high: int, absent: int | None = None) -> list[int]:
        self.declare(field, Column(low, high, required=absent is None))
        return [self.one(record, field, absent, int) for record in self.records]

    def parameter(self, field: str, low: int, high: int, usual: int) -> int:
        """A number of the rules themselves, such as the size of a hand: that of the table's only record, or the usual one without it."""
        self.declare(field, Column(low, high, required=False, usual=usual))
        if len(self.records) > 1:
            raise PackError(f"[[{self.name}]]: there may be one record, there are {len(self.records)}")
        return self.one(self.records[0], field, usual, int) if self.records else usual

    def flag(self, field: str) -> list[int]:
        """1 or 0, which is also what a record without it has."""
        return self.number(field, 0, 1, 0)

    def word(self, field: str, choices: Choices, absent: int | None = None) -> list[int]:
        """One of some words, by number."""
        words = words_of(choices)
        self.declare(field, Column(choices=words, required=absent is None))
        return [self.one(record, field, absent, words.index) for record in self.records]

    def ref(self, field: str, table: str, absent: int | None = None) -> list[int]:
        """A record of a table (this one or another), by number."""
        self.declare(field, Column(required=absent is None, refers_to=table))
        return [self.one(record, field, absent, lambda value: self.tables.number(table, value)) for record in self.records]

    def text(self, field: str, required: bool = False) -> tuple[str, ...]:
        """Any text; empty where there is none."""
        self.declare(field, Column(text=True, required=required))
        return tuple(str(record.get(field, "")) for record in self.records)

    def source(self) -> None:
        """Where a record comes from, for the reader of the pack."""
        self.declare("source", SOURCE)

    # -- a list a record ----------------------------------------------------------------------------------------------

    def numbers(self, field: str, low: int, high: int) -> list[list[int]]:
        self.declare(field, Column(low, high, required=False, many=True))
        return [self.several(record, field, int) for record in self.records]

    def words(self, field: str, choices: Choices) -> list[list[int]]:
        words = words_of(choices)
        self.declare(field, Column(choices=words, required=False, many=True))
        return [self.several(record, field, words.index) for record in self.records]

    def refs(self, field: str, table: str) -> list[list[int]]:
        self.declare(field, Column(required=False, refers_to=table, many=True))
        return [self.several(record, field, lambda value: self.tables.number(table, value)) for record in self.records]

    # -- within -------------------------------------------------------------------------------------------------------

    def declare(self, field: str, column: Column) -> None:
        pack = self.tables.pack
        if isinstance(pack, Draft) and pack.columns[self.name].setdefault(field, column) != column:
            raise TypeError(f"[[{self.name}]]: the column {field} is declared in two ways")

    def one(self, record: Record, field: str, absent: int | None, to_number: Callable[..., int]) -> int:
        if field in record:
            return to_number(record[field])
        if absent is None:
            raise PackError(f"[[{self.name}]] ({record.get('id', 'without id')}): lacks the field {field}")
        return absent

    def several(self, record: Record, field: str, to_number: Callable[..., int]) -> list[int]:
        value = record.get(field, [])
        assert isinstance(value, list)
        return [to_number(one) for one in value]
