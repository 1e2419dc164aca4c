"""What a room asks of the computer players' processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from senki.engine.frames import Row

MOVE: Final = "move"
HINT: Final = "hint"
ODDS: Final = "odds"


@dataclass(frozen=True)
class ThinkJob:
    """A question to a computer player, whose answer the room is told by the job's number. The position is one that the seat cannot tell
    from the true one: no secret leaves the room."""

    game: str
    seats: int
    options: dict[str, str]
    pack: str | None  # TOML text; None for the game's own
    position: Row  # made by engine.position.dump from a table re-dealt for the seat
    seat: int
    agent: str  # as the roster of computer players spells it
    seed: int
    deadline: float  # seconds of thinking
    kind: str = MOVE
    table: str = ""  # tables take turns
    number: int = 0
    seconds: float | None = None  # where there are fewer than usual: about so many shall be thought
