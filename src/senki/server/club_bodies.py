"""The bodies of HTTP requests and answers about players, invitations, tournaments and finished games (see bodies)."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, field

from senki.server.bodies import GivenAnswer, Result, Token
from senki.server.wire import Clock, SeatCard, Shape, Status, Wire

# -- players ----------------------------------------------------------------------------------------------------------


class PlayerRating(Wire):
    """A rating in one game, from games among people with accounts: 1500 to begin with, within `spread` of the truth 19 times in 20."""

    game: str
    rating: int
    spread: int
    games: int
    won: int


class RecordAgainst(Wire):
    """How somebody has fared in a game against the computer of a level; without a level: against people."""

    game: str
    level: int | None
    won: int
    drawn: int
    lost: int


class PlayedGame(Wire):
    """A finished game of somebody's. `id` is told on one's own page, and to everybody if the table was public; `seat`: the player's."""

    id: str | None
    game: str
    options: dict[str, str]
    result: Result | None
    seats: list[SeatCard]
    seat: int
    moves: int
    seconds: int
    ended: int
    rated: bool


class Profile(Wire):
    """A player: how they have fared, their ratings and a page of their finished games, the last first. `account` is null for a guest."""

    name: str
    account: str | None
    since: int
    records: list[RecordAgainst]
    ratings: list[PlayerRating]
    games: list[PlayedGame]
    more: bool


class RankedPlayer(Wire):
    place: int
    account: str
    name: str
    rating: int
    spread: int
    games: int
    won: int


class Ranking(Wire):
    """Those with a rating in a game, by what they almost certainly are worth (the rating less one and a half times its spread)."""

    game: str
    players: list[RankedPlayer]


# -- invitations ------------------------------------------------------------------------------------------------------


class AskInvitation(Wire):
    token: Token


class Invitation(Wire):
    """What somebody who brings a seat's token may know before sitting down. `free`: can it still be taken?"""

    host: str
    game: str
    options: dict[str, str]
    seats: list[SeatCard]
    seat: int
    clock: Clock | None
    status: Status
    free: bool


# -- finished games ---------------------------------------------------------------------------------------------------


class SeatStatistics(Wire):
    """What a seat did in a game: its moves, the seconds that they took, and its luck.

    `luck`: how much better or worse it stood after dice and cards than they lead to on average, added up, by the game's own judgement in
    shares of a win; null where the game has none. `tallies`: what the game counts, such as damage, by name (see Tallies in statistics).
    """

    seat: int
    moves: int
    seconds: int
    luck: float | None
    tallies: dict[str, int] = field(default_factory=dict)


class Swing(Wire):
    """A move after which things stood otherwise: the seat that gained or lost most by it, and its shares of a win before and after."""

    move: int
    seat: int
    before: float
    after: float


class StandingAt(Wire):
    """How each seat stood after a move, by the game's own judgement, in shares of a win."""

    move: int
    shares: list[float]


class CourseAt(Wire):
    """What each seat had after a move, by name: its score, and what the game counts besides (see Courses in statistics)."""

    move: int
    numbers: dict[str, list[int]]


class GameStatistics(Wire):
    """A finished game in numbers. `swings`: the moves that changed most, in the order of the game. `course`: where its numbers changed."""

    moves: int
    seconds: int
    seats: list[SeatStatistics]
    standing: list[StandingAt]
    swings: list[Swing] = field(default_factory=list)
    course: list[CourseAt] = field(default_factory=list)


class AnalysedMove(Wire):
    """A choice in a finished game: what was played and what the computer would have played, with the share of a win that it expects.

    It saw what the seat saw. `step`: of the replay, before the choice. `line`: at a turning point, how the computers play on from the best
    answer, which is its first.
    """

    step: int
    move: int
    seat: int
    ask: str
    kind: str
    shape: Shape
    played: int
    share: float | None
    best: int
    best_share: float | None
    line: list[GivenAnswer] = field(default_factory=list)


class Analysis(Wire):
    """A finished game as the computer of a level judges it, so far. `turning`: the choices that cost most, places of `moves`."""

    state: Literal["none", "waiting", "running", "done"]
    done: int
    of: int
    level: int
    moves: list[AnalysedMove]
    turning: list[int]


BODIES: Final[tuple[type[Struct], ...]] = (Profile, Ranking, AskInvitation, Invitation, GameStatistics, Analysis)
