"""Who sits where, as the store keeps it, and what else a table remembers of how it was set up."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

import msgspec

from senki.server.wire import Clock, Order, ReactionRule, SeatKind

OPEN: Final = "open"
HUMAN: Final = "human"
COMPUTER: Final = "computer"
TOKEN_BYTES: Final = 16  # 128 bits
USUAL_LEVEL: Final = 2
OLD_LEVELS: Final = {"random": 1, "greedy": 2}  # what tables kept before there were levels call their computer players

Logged = tuple[int, str, int | None]  # an answer: seat, question, value (None: a sealed choice begun anew)


class Kept(msgspec.Struct):
    """A reaction that is kept back until the window closes: what was chosen, if anything, and the messages that did so."""

    window: int  # the step after which it opened
    value: int | None = None
    ids: list[tuple[str, str]] = []  # user, message


class Seat(msgspec.Struct):
    """A seat. `user` holds it, or held it before the computer took it over and may come back. Of an invite only the hash is kept.

    `level` is how well the computer plays here. It stays while a person holds the seat, for when the computer takes over again.
    """

    kind: SeatKind
    user: str | None = None
    name: str = ""
    level: int | None = None
    token: str | None = None
    left: int | None = None  # milliseconds on the clock
    turn: bool = False  # these three as they were at the last step, for lists of tables
    ready: bool = False
    team: int = 0
    score: int | None = None  # these two as they were at the end of the game
    won: bool | None = None
    kept: Kept | None = None
    orders: list[Order] = []
    agent: str | None = None  # only in tables kept before there were levels

    @property
    def shown_level(self) -> int | None:
        return self.level if self.kind == COMPUTER else None


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
    begun: int = 0  # unix seconds
    moves: int = 0  # steps that everybody knows of
    reactions: ReactionRule | None = None  # None: what is usual
    began_with: str | None = None  # the rules' version that the game began with, where it was taken over by a newer one
    closed: bool = False  # whoever runs the server has ended it
    seen: bool = False  # somebody may know every hand: the game was saved or branched while it ran, or began from such a save
    apart: int = 0  # so many answers of the base lie in a document of their own (see bases)


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def read_seats(text: str) -> list[Seat]:
    seats = msgspec.json.decode(text, type=list[Seat])
    for seat in seats:
        if seat.agent is not None:
            seat.level, seat.agent = OLD_LEVELS.get(seat.agent.partition(":")[0], USUAL_LEVEL), None
    return seats


def read_setting(text: str) -> Setting:
    return msgspec.json.decode(text, type=Setting)


def to_text(value: object) -> str:
    return msgspec.json.encode(value).decode()
