"""Who sits where, as the store keeps it, and what else a table remembers of how it was set up."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from senki.agents.roster import PLAIN
from senki.server.wire import Clock

OPEN: Final = "open"
HUMAN: Final = "human"
COMPUTER: Final = "computer"
TOKEN_BYTES: Final = 16  # 128 bits
DEFAULT_AGENT: Final = "greedy"

Logged = tuple[int, str, int | None]  # an answer: seat, question, value (None: a sealed choice begun anew)


class Seat(msgspec.Struct):
    """A seat. `user` holds it, or held it before the computer took it over and may come back. Of an invite only the hash is kept."""

    kind: str
    user: str | None = None
    name: str = ""
    agent: str | None = None
    token: str | None = None
    left: int | None = None  # milliseconds on the clock
    turn: bool = False  # these three as they were at the last step, for lists of tables
    ready: bool = False
    team: int = 0


class Setting(msgspec.Struct):
    """How a table was set up, and where its game began."""

    rules: str
    options: dict[str, str]
    owner_name: str
    public: bool = False
    pack: str | None = None  # TOML text, where it is not the game's own
    clock: Clock | None = None
    words: list[str] = []
    base: list[Logged] = []  # answers of the game that this one branched off or was imported from
    dice_from: int = 0  # the dice answer from this place of the log on
    rematch: str | None = None


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def agent_name(wanted: str | None) -> str | None:
    """The name of a computer player, the usual one where none is named; None if there is none of that name."""
    name = wanted or (DEFAULT_AGENT if DEFAULT_AGENT in PLAIN else next(iter(PLAIN)))
    return name if name.partition(":")[0] in PLAIN else None


def agent_parts(agent: str | None) -> tuple[str, int]:
    """Name and level of "name:level"; the level is 1 where none is given."""
    name, _, level = (agent or agent_name(None) or "").partition(":")
    return name, int(level) if level.isdecimal() and len(level) < 4 else 1


def read_seats(text: str) -> list[Seat]:
    return msgspec.json.decode(text, type=list[Seat])


def read_setting(text: str) -> Setting:
    return msgspec.json.decode(text, type=Setting)


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
