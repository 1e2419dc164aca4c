"""What lies on a table and who may see it. Each field of a table says so once:

    deck: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)]
    turn: Annotated[int, public()] = 0

Views, text views, observations, saves and re-dealing are all derived from that.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from senki.engine.native import mypyc_attr

PUBLIC: Final = "public"
OWNER: Final = "owner"
LISTED: Final = "listed"
NOBODY: Final = "nobody"

# The parts of a view. No field may have one of these names, or what is sent of a table could mean either.
VIEW_KEYS: Final = ("game", "seat", "waiting", "could_react", "where", "table", "decision", "outcome", "figures")


class Kind:
    """What a number stands for: a card of a deck, a seat, a die's face, or just a number."""

    def __init__(
        self, name: str, size: int = 0, cards: bool = False, labels: tuple[str, ...] = (), type_name: str = "", indistinct: bool = False
    ) -> None:
        self.name: Final = name  # names of values are the texts "<name>-<value>", or "<name>-<label>" with labels
        self.size: Final = size  # values run from 0 to size - 1; 0: any number
        self.cards: Final = cards  # single things of which each lies in one place, so that hidden ones can be dealt again
        self.indistinct: Final = indistinct  # comes in several equal copies, so that a zone is told by how many of each lie in it
        self.labels: Final = labels
        self.type_name: Final = type_name or name.title().replace("-", "")  # the number type that locals of this kind are annotated with

    def text_id(self, value: int) -> str:
        return f"{self.name}-{self.labels[value] if value < len(self.labels) else value}"


class Pair(Kind):
    """Two things in one number: a force is a seat's place, so FORCE.of(seat, place), FORCE.first(force), FORCE.second(force)."""

    def __init__(self, name: str, first: Kind, second: Kind, type_name: str = "", indistinct: bool = False) -> None:
        if not second.size:
            raise ValueError(f"kind {name}: its second part {second.name} needs a size")
        super().__init__(name, first.size * second.size, type_name=type_name, indistinct=indistinct)
        self.parts: Final = (first, second)
        self.width: Final = second.size

    def of(self, first: int, second: int) -> int:
        return first * self.width + second

    def first(self, value: int) -> int:
        return value // self.width

    def second(self, value: int) -> int:
        return value % self.width


NUMBER: Final = Kind("number")
FLAG: Final = Kind("flag", 2)
SEAT: Final = Kind("seat", 8)
AUDIENCE: Final = Kind("audience")  # a set of seats, a bit each, or EVERYONE


class Field:
    """One attribute of a table: who may see it, and what its numbers mean."""

    def __init__(
        self, audience: str, kind: Kind, per: int, by: str, by_card: bool, counted: bool, slots: int, ordered: bool = False
    ) -> None:
        self.audience: Final = audience
        self.kind: Final = kind
        self.per: Final = per  # owner: how many rows in succession belong to a seat
        self.by: Final = by  # listed: the attribute that holds an audience for each row or card; owner: the flags of rows turned up
        self.by_card: Final = by_card
        self.counted: Final = counted  # do those who see nothing at least see how many?
        self.slots: Final = slots  # for observations: how many entries a list of numbers has at most
        self.ordered: Final = ordered  # of cards: the order in which they lie means something
        self.by_seat = False  # an entry (or several blocks of them) for each seat
        self.name = ""
        self.type = ""
        self.attr = ""  # the attribute of the table: the field itself, or the rows of which it is a column
        self.column = ""
        self.place = 0  # of the attribute in Table.contents,
        self.column_place = 0  # of the column in Rows.contents,
        self.by_place = 0  # and of what `by` names in Table.contents
        self.row_kind = NUMBER  # of a column: what a row stands for, such as a unit
        self.many = False  # a column of many rows: a list of them, one for each seat or so
        self.is_list = False
        self.is_rows = False

    def of_seats(self) -> Field:
        """Written by the lowering for fields that begin per_seat()."""
        self.by_seat = True
        return self

    def of(self, table: object) -> Any:
        """What the table has there. A column of many rows is a list of their columns."""
        value = getattr(table, self.attr)
        if not self.column:
            return value
        return [getattr(rows, self.column) for rows in value] if self.many else getattr(value, self.column)

    def put(self, table: object, value: Any) -> None:
        if not self.column:
            setattr(table, self.attr, value)
        elif self.many:
            group: list[Rows] = getattr(table, self.attr)
            for number, column in zip(range(len(group)), value, strict=True):
                group[number] = own_rows(group[number])
                setattr(group[number], self.column, column)
        else:
            setattr(table, self.attr, own_rows(getattr(table, self.attr)))
            setattr(getattr(table, self.attr), self.column, value)

    def columns(self, attr: str, many: bool, cls: type) -> list[Field]:
        """The fields of rows: each column is one, seen by those who see the rows unless it says otherwise."""
        found: list[Field] = []
        siblings = [name for name, _, _ in _columns[cls]]
        for place, (name, type_, said) in enumerate(_columns[cls]):
            if many and type_ != "list[int]":
                raise TypeError(f"{attr}.{name}: in a list of rows each column is a list[int], not {type_}")
            if many and said.seen is not None:
                raise TypeError(f"{attr}.{name}: in a list of rows all columns are seen by the same seats")
            seen = said.seen or self
            by = f"{attr}.{seen.by}" if seen.by in siblings else seen.by
            field = Field(seen.audience, said.kind, seen.per, by, seen.by_card, seen.counted, seen.slots or self.slots)
            field.by_seat = self.by_seat
            field.named(f"{attr}.{name}", "list[list[int]]" if many else type_)
            field.attr, field.column, field.many, field.row_kind = attr, name, many, self.kind
            field.column_place = place
            found.append(field)
        return found

    def named(self, name: str, type_: str) -> Field:
        self.name = name
        self.attr = name
        self.type = type_
        self.is_list = type_ != "int" and type_ != "bool"
        self.is_rows = type_ == "list[list[int]]"
        if self.audience in (OWNER, LISTED) and not self.is_list:
            raise TypeError(f"{name}: only a list has a seat's own or listed entries")
        if self.kind.cards and self.audience != PUBLIC:
            if type_ not in ("list[int]", "list[list[int]]"):
                raise TypeError(f"{name}: hidden cards lie in a list, or they could not be dealt again")
        if (self.kind.cards or self.kind.indistinct) and not self.is_rows and self.audience in (OWNER, LISTED) and not self.by_card:
            raise TypeError(f"{name}: a seat's own or listed cards lie in rows, a list[list[int]]")
        return self


def public(kind: Kind = NUMBER, slots: int = 0, ordered: bool = False) -> Field:
    """Everyone sees it. The order of cards means nothing unless they are `ordered`."""
    return Field(PUBLIC, kind, 1, "", False, True, slots, ordered)


def owner(kind: Kind = NUMBER, per: int = 1, revealed_by: str = "", counted: bool = True, slots: int = 0) -> Field:
    """A row (or entry) for each seat, or `per` of them in succession, seen by that seat; and by all where the flag `revealed_by` is set."""
    return Field(OWNER, kind, per, revealed_by, False, counted, slots)


def listed(kind: Kind = NUMBER, by: str = "", by_card: bool = False, counted: bool = True, slots: int = 0, ordered: bool = False) -> Field:
    """Seen by the seats whose bits are set in the attribute `by`: an audience for each row or entry, or (by_card) for each card."""
    return Field(LISTED, kind, 1, by, by_card, counted, slots, ordered)


def nobody(kind: Kind = NUMBER, counted: bool = True, slots: int = 0) -> Field:
    """Nobody sees it: a face-down deck."""
    return Field(NOBODY, kind, 1, "", False, counted, slots)


class Column:
    """What the numbers of a column mean, what a new row has there, and who may see it if not all who see the rows."""

    def __init__(self, kind: Kind, fill: int, seen: Field | None) -> None:
        self.kind: Final = kind
        self.fill: Final = fill
        self.seen: Final = seen


def column(kind: Kind = NUMBER, fill: int = 0, seen: Field | None = None) -> Any:
    """A column of rows: units: list[int] = column(UNIT, NONE). The list itself is made by the class."""
    return Column(kind, fill, seen)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rows:
    """The base of all rows. A class of rows declares its columns and is marked @rows; what follows here is then written for it."""

    frozen: bool = False  # never changed any more, only replaced by other rows: copies of a table share them

    def __init__(self, count: int = 0) -> None:
        """So many rows, each as column() says that a new one is."""

    def __len__(self) -> int:
        raise NotImplementedError(f"{type(self).__name__} lacks the decorator @rows")

    def add(self) -> int:
        """One row more; gives its number."""
        raise NotImplementedError

    def remove(self, row: int) -> None:
        raise NotImplementedError

    def copy(self) -> Rows:
        raise NotImplementedError

    def contents(self) -> list[object]:
        """The columns, in the order in which they are declared."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        """For pickle."""
        return rows_of, (type(self), self.contents())


def rows_of(cls: type[Rows], columns: list[object]) -> Rows:
    """Rows with these columns."""
    rows = cls()
    for (name, _, _), column in zip(_columns[cls], columns, strict=True):
        setattr(rows, name, column)
    return rows


R = TypeVar("R", bound=Rows)


def copy_of(rows: R) -> R:
    """Rows of their own, which may be changed."""
    return cast(R, rows.copy())


def own_rows(rows: Rows) -> Rows:
    """These rows, or instead of frozen ones a copy."""
    return rows.copy() if rows.frozen else rows


def frozen_copy(rows: R) -> R:
    """Rows that are never changed any more, such as what somebody remembers: copies of the table share them until they are replaced."""
    copy = copy_of(rows)
    copy.frozen = True
    return copy


def refuse_frozen() -> None:
    raise ValueError("frozen rows are shared by all copies of the table: put a copy_of(...) in their place and change that")


def empty() -> Any:
    """A field begins empty. Like per_seat and filled a default of a table's field, carried out by Table.lay_out."""


def per_seat(rows: int = 1, fill: int = 0) -> Any:
    """A field begins with so many entries (empty rows) for each seat."""


def filled(count: int, fill: int = 0) -> Any:
    """A field begins with so many entries (empty rows)."""


shared: Final = "shared"  # not part of the position: facts of the pack that all copies of a table share

_declared: dict[type, tuple[Field, ...]] = {}
_columns: dict[type, list[tuple[str, str, Column]]] = {}
T = TypeVar("T")


def declare(cls: type, fields: list[Field]) -> None:
    """Written into every table by the lowering."""
    for field in fields:
        if (field.audience == LISTED or field.by) and field.by not in [other.name for other in fields]:
            raise TypeError(f"{cls.__name__}.{field.name}: there is no attribute {field.by!r} that lists who may see it")
    places = {attr: place for place, attr in enumerate(dict.fromkeys([field.attr for field in fields]))}
    for field in fields:
        field.place = places[field.attr]
        field.by_place = places[field.by.partition(".")[0]] if field.by else 0
    _declared[cls] = tuple(fields)


def declare_rows(cls: type, columns: list[tuple[str, str, Column]]) -> None:
    """Written after every class of rows by the lowering."""
    _columns[cls] = columns


def value_at(table: object, name: str) -> Any:
    """A field's value by its name: an attribute, or a column of rows (units.face_up)."""
    attr, _, column = name.partition(".")
    value = getattr(table, attr)
    return getattr(value, column) if column else value


def fields_of(table: object) -> tuple[Field, ...]:
    return _declared[type(table)]
