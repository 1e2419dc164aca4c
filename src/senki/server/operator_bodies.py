"""What whoever runs the server sends and is told (see operating). No browser knows these; the command `senki admin` does."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct


class OperatorTable(Struct):
    """A table in a list; people with their ids, which the other commands take."""

    id: str
    game: str
    status: str
    owner: str
    seats: list[str]
    created: int
    updated: int
    steps: int


class HandOver(Struct, forbid_unknown_fields=True):
    """`seat`: null for the table itself. `to`: an account or an id, or "computer"."""

    seat: int | None
    to: Annotated[str, Meta(min_length=1, max_length=64)]


class NewBan(Struct, forbid_unknown_fields=True):
    """0 days end it."""

    days: Annotated[int, Meta(ge=0, le=36_500)]
    why: Annotated[str, Meta(max_length=300)]


class ResetLink(Struct):
    link: str
    until: int


class Ban(Struct):
    """As it is kept."""

    user: str
    name: str
    until: int
    why: str
    at: int


class BannedPerson(Struct):
    id: str
    name: str
    until: int
    why: str


class Report(Struct):
    """A line of talk that somebody complains of. `by` and `about` are ids beside the names; `before`: what was said before it."""

    id: str
    table: str
    game: str
    at: int
    by_name: str
    by: str
    who: str
    about: str
    line: str
    before: list[str]
    why: str
    text: str
    done: bool = msgspec.field(default=False)
