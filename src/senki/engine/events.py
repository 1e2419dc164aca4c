"""What happened, as typed records with an audience. Words are made of them where they are read, in the reader's language.

A game declares each kind of event as a function (see procedure.event). The rules call it where it happens; it costs nothing unless
somebody listens.
"""

from __future__ import annotations

from dataclasses import dataclass

from senki.engine.frames import Row
from senki.engine.numbering import number_of
from senki.engine.table import EVERYONE, Told
from senki.engine.zones import FLAG, NUMBER, Kind


class EventKind:
    """A kind of event: its number in the rules, its name in texts, its rule, what its values mean, and which of them are secret.

    A value is of a kind, or of a number type (a NewType of int) that names the kind; the game's kinds tell which. Where `rest` is named,
    all values after the others belong to it, as a list. A `result` is what an answer was about (hits, a loss), as against what is told on
    the way there: odds are given for results. A result that `closes` tells how a longer undertaking (a battle) has ended: see GameInfo.
    """

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        values: dict[str, Kind] | dict[str, Kind | str],
        secret: tuple[str, ...] = (),
        rest: str = "",
        result: bool = False,
        closes: bool = False,
        where: str = "",
    ) -> None:
        if {"event", "rule"} & values.keys():
            raise ValueError(f"event {name}: no value may be called event or rule, which stand beside the values in plain data")
        if set(secret) - values.keys():
            raise ValueError(f"event {name}: there is no value {', '.join(sorted(set(secret) - values.keys()))} to be secret")
        self.number = number
        self.name = name
        self.rule = rule
        self.typed: dict[str, Kind | str] = dict(values)
        self.values: dict[str, Kind] = {value: kind for value, kind in self.typed.items() if isinstance(kind, Kind)}
        self.secret = secret
        self.rest = rest
        self.result = result or closes
        self.closes = closes
        self.where = where  # the module that declares it

    def settle(self, kinds: dict[str, Kind]) -> None:
        """Find the kinds of values that are declared by their number types."""
        found: dict[str, Kind] = {}
        for value, kind in self.typed.items():
            if isinstance(kind, Kind):
                found[value] = kind
            elif kind in kinds:
                found[value] = kinds[kind]
            else:
                raise TypeError(
                    f"{self.where}: event {self.name}: no kind of the game has the number type {kind} of its value {value}; "
                    f"name the kind in GameInfo.kinds (with type_name={kind!r}), or write Annotated[int, THE_KIND]"
                )
        self.values = found


PLAIN_TYPES: dict[str, Kind] = {"int": NUMBER, "bool": FLAG}
_by_module: dict[str, dict[str, EventKind]] = {}


def declare_event(
    module: str,
    name: str,
    rule: str,
    values: dict[str, Kind | str],
    secret: tuple[str, ...],
    rest: str,
    result: bool,
    closes: bool,
) -> int:
    """Written into every module that declares events, by the lowering; gives the event's number: the same in every process."""
    number = number_of(module, name)
    typed: dict[str, Kind | str] = {}
    for value, kind in values.items():
        typed[value] = PLAIN_TYPES.get(kind, kind) if isinstance(kind, str) else kind
    declared = EventKind(number, name.replace("_", "-"), rule, typed, secret, rest, result, closes, where=module)
    _by_module.setdefault(module, {})[name] = declared
    return number


def declared_events(*modules: str) -> tuple[EventKind, ...]:
    """The events that these modules declare, in their order."""
    return tuple(kind for module in modules for kind in _by_module.get(module, {}).values())


@dataclass(frozen=True)
class Event:
    """Something that happened, as one audience hears it: secret values are None for those who may not know them."""

    kind: EventKind
    values: dict[str, int | list[int] | None]
    rule: str = ""

    def __post_init__(self) -> None:
        if not self.rule:
            object.__setattr__(self, "rule", self.kind.rule)

    def plain(self) -> Row:
        return {"event": self.kind.name, "rule": self.rule, **self.values}


def heard(told: Told, kinds: dict[int, EventKind], seat: int | None) -> Event:
    """An event as a seat hears it; None: as a spectator does."""
    number, audience, rule, given = told
    kind = kinds[number]
    full = audience == EVERYONE or (seat is not None and (audience >> seat) & 1 == 1)
    values: dict[str, int | list[int] | None] = {}
    for place, name in enumerate(kind.values):
        if name in kind.secret and not full:
            values[name] = None
        else:
            values[name] = list(given[place:]) if name == kind.rest else given[place]
    return Event(kind, values, rule)


def in_full(told: Told) -> Told:
    """The same, for those who may hear everything."""
    return told[0], EVERYONE, told[2], told[3]
