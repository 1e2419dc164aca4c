"""What a room wants done. A room itself does nothing: it is given messages and the time, and answers with these."""

from __future__ import annotations

from dataclasses import dataclass, field

from senki.engine.frames import Row
from senki.server.storage import Write
from senki.server.wire import ServerMessage


@dataclass(frozen=True)
class Send:
    """A message for one connection."""

    connection: int
    message: ServerMessage


@dataclass(frozen=True)
class Save:
    """Commit this, then call the room's `committed` with the number."""

    number: int
    batch: list[Write]


@dataclass(frozen=True)
class Think:
    """Let a computer player think, then tell the room's thoughts by number. The position is re-dealt for the seat: never the true one."""

    number: int
    kind: str  # move, hint, odds
    game: str
    seats: int
    options: dict[str, str]
    pack: str | None
    position: Row
    seat: int
    agent: str  # as the roster of computer players spells it
    seed: int
    deadline: float  # seconds


@dataclass(frozen=True)
class Notify:
    """Tell a user who may not be looking that it is their turn."""

    user: str
    table: str
    seat: int


@dataclass(frozen=True)
class Dropped:
    """A commit failed: this room is of no more use. Whoever stands here waits for an answer to the message with that id."""

    waiting: list[tuple[int, str]] = field(default_factory=list)


Effect = Send | Save | Think | Notify | Dropped
