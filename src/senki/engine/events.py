"""What happened, as typed records with an audience. Words are made of them where they are read, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from senki.engine.frames import Row
from senki.engine.table import EVERYONE, Ints
from senki.engine.zones import Kind


class EventKind:
    """A kind of event: its number in the rules, its name in texts, its rule, what its values mean, and which of them are secret.

    Where `rest` is named, all values after the others belong to it, as a list. A `result` is what an answer was about (hits, a loss), as
    against what is told on the way there: odds are given for results. A result that `closes` tells how a longer undertaking (a battle) has
    ended: see GameInfo.
    """

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        values: dict[str, Kind],
        secret: tuple[str, ...] = (),
        rest: str = "",
        result: bool = False,
        closes: bool = False,
    ) -> None:
        if {"event", "rule"} & values.keys():
            raise ValueError(f"event {name}: no value may be called event or rule, which stand beside the values in plain data")
        self.number = number
        self.name = name
        self.rule = rule
        self.values = values
        self.secret = secret
        self.rest = rest
        self.result = result or closes
        self.closes = closes


@dataclass(frozen=True)
class Event:
    """Something that happened, as one audience hears it: secret values are None for those who may not know them."""

    kind: EventKind
    values: dict[str, int | list[int] | None]

    def plain(self) -> Row:
        return {"event": self.kind.name, "rule": self.kind.rule, **self.values}


def heard(told: Ints, kinds: dict[int, EventKind], seat: int | None) -> Event:
    """An event as a seat hears it; None: as a spectator does."""
    kind = kinds[told[0]]
    audience = told[1]
    full = audience == EVERYONE or (seat is not None and (audience >> seat) & 1 == 1)
    values: dict[str, int | list[int] | None] = {}
    place = 2
    for name in kind.values:
        if name in kind.secret and not full:
            values[name] = None
        else:
            values[name] = list(told[place:]) if name == kind.rest else told[place]
        place += 1
    return Event(kind, values)
