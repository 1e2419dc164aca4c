"""The bodies of HTTP requests and answers about tournaments (see bodies)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from senki.server.bodies import OptionText, OptionValue
from senki.server.tournament import Form, State
from senki.server.wire import Clock, Wire

Title = Annotated[str, Meta(min_length=1, max_length=32)]


class NewTournament(Wire):
    """A tournament to be opened. `rounds` counts for a Swiss one; `days`: how long a round lasts at most; `seats`: at a table."""

    name: Title
    game: Annotated[str, Meta(max_length=60)]
    form: Form
    clock: Clock
    rounds: Annotated[int, Meta(ge=1, le=9)] = 3
    days: Annotated[int, Meta(ge=1, le=30)] = 7
    options: Annotated[dict[OptionText, OptionValue], Meta(max_length=30)] = msgspec.field(default_factory=dict)
    seats: Annotated[int, Meta(ge=2, le=8)] = 2


class TournamentCard(Wire):
    """A tournament in a list. `rounds`: how many it has in all, `round`: which one is under way, 0 before the first."""

    id: str
    name: str
    game: str
    form: Form
    state: State
    host: str
    players: int
    round: int
    rounds: int
    created: int
    joined: bool
    seats: int


class TournamentRow(Wire):
    """How somebody stands. Ties are broken by the opponents' points (Buchholz), those of the beaten (Sonneborn-Berger), then wins."""

    place: int
    player: int
    name: str
    points: float
    buchholz: float
    beaten: float
    won: int
    drawn: int
    lost: int
    left: bool


class TournamentMatch(Wire):
    """Players by their numbers, in the order of the seats, or one with a bye. `points`: null while it is played."""

    players: list[int]
    table: str | None
    points: list[float] | None


class TournamentRound(Wire):
    until: int
    matches: list[TournamentMatch]


class TournamentPage(Wire):
    """A tournament. `you`: the asker's number among the players; `host`: is the asker the host?"""

    card: TournamentCard
    options: dict[str, str]
    clock: Clock
    days: int
    standings: list[TournamentRow]
    rounds: list[TournamentRound]
    you: int | None
    host: bool
    most: int


BODIES: Final[tuple[type[Struct], ...]] = (NewTournament, TournamentCard, TournamentPage)
