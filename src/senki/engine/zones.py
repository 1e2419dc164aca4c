"""What lies on a table and who may see it. Each field of a table says so once:

    deck: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)]
    turn: Annotated[int, public()] = 0

Views, text views, observations, saves and re-dealing are all derived from that.
"""

from __future__ import annotations

from typing import Final, TypeVar

PUBLIC: Final = "public"
OWNER: Final = "owner"
LISTED: Final = "listed"
NOBODY: Final = "nobody"

# The parts of a view. No field may have one of these names, or what is sent of a table could mean either.
VIEW_KEYS: Final = ("game", "seat", "waiting", "where", "table", "decision", "outcome")


class Kind:
    """What a number stands for: a card of a deck, a seat, a die's face, or just a number."""

    def __init__(
        self, name: str, size: int = 0, cards: bool = False, labels: tuple[str, ...] = (), type_name: str = "", alike: bool = False
    ) -> None:
        self.name: Final = name  # names of values are the texts "<name>-<value>", or "<name>-<label>" with labels
        self.size: Final = size  # values run from 0 to size - 1; 0: any number
        self.cards: Final = cards  # single things of which each lies in one place, so that hidden ones can be dealt again
        self.alike: Final = alike  # comes in several equal copies, so that a zone is told by how many of each lie in it
        self.labels: Final = labels
        self.type_name: Final = type_name or name.title().replace("-", "")  # the number type that locals of this kind are annotated with

    def text_id(self, value: int) -> str:
        return f"{self.name}-{self.labels[value] if value < len(self.labels) else value}"


NUMBER: Final = Kind("number")
FLAG: Final = Kind("flag", 2)
SEAT: Final = Kind("seat", 8)


class Field:
    """One attribute of a table: who may see it, and what its numbers mean."""

    def __init__(self, audience: str, kind: Kind, per: int, by: str, by_card: bool, counted: bool, slots: int) -> None:
        self.audience: Final = audience
        self.kind: Final = kind
        self.per: Final = per  # owner: how many rows in succession belong to a seat
        self.by: Final = by  # listed: the attribute that holds an audience for each row or card; owner: the flags of rows turned up
        self.by_card: Final = by_card
        self.counted: Final = counted  # do those who see nothing at least see how many?
        self.slots: Final = slots  # for observations: how many entries a list of numbers has at most
        self.name = ""
        self.type = ""

    def named(self, name: str, type_: str) -> Field:
        self.name = name
        self.type = type_
        self.is_list = type_ != "int" and type_ != "bool"
        self.is_rows = type_ == "list[list[int]]"
        if self.audience in (OWNER, LISTED) and not self.is_list:
            raise TypeError(f"{name}: only a list has a seat's own or listed entries")
        if self.kind.cards and self.audience != PUBLIC:
            if type_ not in ("list[int]", "list[list[int]]"):
                raise TypeError(f"{name}: hidden cards lie in a list, or they could not be dealt again")
        if (self.kind.cards or self.kind.alike) and not self.is_rows and self.audience in (OWNER, LISTED) and not self.by_card:
            raise TypeError(f"{name}: a seat's own or listed cards lie in rows, a list[list[int]]")
        return self


def public(kind: Kind = NUMBER, slots: int = 0) -> Field:
    """Everyone sees it."""
    return Field(PUBLIC, kind, 1, "", False, True, slots)


def owner(kind: Kind = NUMBER, per: int = 1, turned_up: str = "", counted: bool = True, slots: int = 0) -> Field:
    """A row (or entry) for each seat, or `per` of them in succession, seen by that seat; and by all where the flag `turned_up` is set."""
    return Field(OWNER, kind, per, turned_up, False, counted, slots)


def listed(kind: Kind = NUMBER, by: str = "", by_card: bool = False, counted: bool = True, slots: int = 0) -> Field:
    """Seen by the seats whose bits are set in the attribute `by`: an audience for each row or entry, or (by_card) for each card."""
    return Field(LISTED, kind, 1, by, by_card, counted, slots)


def nobody(kind: Kind = NUMBER, counted: bool = True, slots: int = 0) -> Field:
    """Nobody sees it: a face-down deck."""
    return Field(NOBODY, kind, 1, "", False, counted, slots)


shared: Final = "shared"  # not part of the position: facts of the pack that all copies of a table share

_declared: dict[type, tuple[Field, ...]] = {}
T = TypeVar("T")


def declare(cls: type, fields: list[Field]) -> None:
    """Written into every table by the lowering."""
    for field in fields:
        if (field.audience == LISTED or field.by) and field.by not in [other.name for other in fields]:
            raise TypeError(f"{cls.__name__}.{field.name}: there is no attribute {field.by!r} that lists who may see it")
    _declared[cls] = tuple(fields)


def fields_of(table: object) -> tuple[Field, ...]:
    return _declared[type(table)]
