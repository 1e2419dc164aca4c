"""What a room wants done. A room itself does nothing: it is given messages and the time, and answers with these."""

from __future__ import annotations

from dataclasses import dataclass, field

from senki.engine.revealing import Reveal
from senki.server.jobs import ThinkJob
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
class FindReveal:
    """Find out, off the loop, whether an answer has shown anybody anything, then tell the room's undoing by number."""

    number: int
    reveal: Reveal


@dataclass(frozen=True)
class Notify:
    """Tell a user who may not be looking that it is their turn."""

    user: str
    table: str
    seat: int


@dataclass(frozen=True)
class Ended:
    """A game is over: what there was to see of it can be kept for good."""

    table: str


@dataclass(frozen=True)
class Dropped:
    """A commit failed: this room is of no more use. Whoever stands here waits for an answer to the message with that id."""

    waiting: list[tuple[int, str]] = field(default_factory=list)


Effect = Send | Save | ThinkJob | FindReveal | Notify | Ended | Dropped
