"""Everything that goes over the wire, declared once: messages of the socket, bodies of HTTP, errors.

Unknown fields are refused and every length has a bound. The TypeScript types, the JSON Schema and the protocol's page are made from this
module by tools/wire.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_BODY: Final = 64 * 1024
LARGEST_IMPORT: Final = 2 * 1024 * 1024

ErrorCode = Literal[
    "unknown", "not_found", "bad_request", "not_yours", "not_asked", "illegal", "stale", "over", "full", "too_fast", "too_large",
    "bad_origin", "unauthorised", "exists", "wrong_password", "cannot_undo", "busy",
]  # fmt: skip

Lang = Literal["ja", "en"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "human", "computer"]
Shape = Literal["one", "some", "number", "share", "order", "yes_no", "reaction"]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Level = Annotated[int, Meta(ge=1, le=5)]  # of a computer player, weakest first
Answer = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]


class Wire(Struct, forbid_unknown_fields=True):
    """A part of a message."""


# -- what is seen -----------------------------------------------------------------------------------------------------


class SeatCard(Wire):
    """A seat as everybody sees it. `level`: how well the computer plays that sits there."""

    seat: int
    kind: SeatKind
    name: str
    level: int | None
    present: bool
    ready: bool  # has finished its sealed choice, while others are still choosing
    turn: bool
    clock: int | None  # milliseconds left
    team: int


class Clock(Wire, omit_defaults=True):
    """Time to think: so many seconds for the game and an increment for each answer, or so many days for each answer."""

    seconds: Annotated[int, Meta(ge=10, le=86400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] | None = None


class FieldCard(Wire):
    """What lies in a field of a view: the kind of its numbers, and how many rows in succession belong to a seat."""

    kind: str
    per: int


class TableInfo(Wire):
    """What there is to know of a table besides the game on it. The seed is told when the game is over."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    status: Status
    seats: list[SeatCard]
    clock: Clock | None
    commitment: str | None
    seed: str | None
    created: int
    owner_name: str
    pack: str | None
    labels: dict[str, list[str]]
    facts: dict[str, list[dict[str, int | str]]]
    fields: dict[str, FieldCard]


class DecisionView(Wire):
    """A seat's open question. Only whoever holds the seat gets it. `limits`: of shares, how many each candidate may get in all."""

    seat: int
    ask: str
    rule: str
    shape: Shape
    kind: str
    options: list[int]
    about: dict[str, tuple[str, int]]
    picked: list[int]
    candidates: list[int]
    least: int
    most: int
    limits: list[int]
    sealed: bool


class Outcome(Wire):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class State(Wire):
    """The table as one viewer sees it. Views by seat; a spectator's stands under "-1"."""

    seq: int
    waiting: list[int | str]
    views: dict[str, dict[str, Any]]
    decisions: dict[str, DecisionView]
    can_undo: dict[str, bool | str]
    over: Outcome | None


class WireEvent(Wire):
    """Something that happened, as this viewer heard it: what may not be known is null."""

    event: str
    rule: str
    values: dict[str, int | list[int] | None]
    kinds: dict[str, str]


# -- server to client -------------------------------------------------------------------------------------------------


class Chat(Wire, tag_field="type", tag="chat"):
    """A line of talk; `seat` is null for a spectator."""

    who: str
    seat: int | None
    text: str
    at: int


class Welcome(Wire, tag_field="type", tag="welcome"):
    """The first message of a connection, and again whenever the client has to begin afresh.

    `you`: the seats that the viewer holds; `back`: those that the computer plays for the viewer, who may come back to them.
    """

    table: TableInfo
    you: list[int]
    back: list[int]
    owner: bool
    seq: int
    state: State
    chat: list[Chat]


class Step(Wire, tag_field="type", tag="step"):
    """Something was answered or taken back. Numbers are dense, from 1.

    `events` is all that the viewer heard. Where that is several seats, and they heard different things, `by_seat` has what each of them
    heard: people who share a screen must not read each other's secrets.
    """

    seq: int
    events: list[WireEvent]
    state: State
    by_seat: dict[str, list[WireEvent]]


class Ack(Wire, tag_field="type", tag="ack"):
    """The message with this id was carried out and is kept for good."""

    id: str
    seq: int


class Refused(Wire, tag_field="type", tag="refused"):
    """The message with this id changed nothing. An empty id: a message that had none, or could not be read."""

    id: str
    error: ErrorCode
    message: str
    rule: str | None


class Seats(Wire, tag_field="type", tag="seats"):
    """Presence, names or clocks have changed."""

    seats: list[SeatCard]


class Thinking(Wire, tag_field="type", tag="thinking"):
    """A computer seat thinks, since so many seconds of unix time."""

    seat: int
    since: int


class Weighed(Wire):
    """An option as the computer weighed it: the share of a win that it expects (null: it cannot tell), and the part of its thoughts."""

    option: int
    share: float | None
    weight: float


class Hint(Wire, tag_field="type", tag="hint"):
    """What a computer of this level would do in this seat, seeing what it sees. `ranked`: that option, and the next best ones."""

    id: str
    seat: int
    option: int
    level: int
    ranked: list[Weighed]


class OddsOutcome(Wire):
    """What may happen before the seat is asked again: the results that would be told, and the seat's share of the win if the game ends so.

    The interval (95 %) is null where the chance is exact.
    """

    events: list[WireEvent]
    won: float | None
    chance: float
    interval: tuple[float, float] | None


class OddsOption(Wire):
    """What an option leads to, worked out on tables that the seat cannot tell from the true one.

    `chance` to win, with its 95 % interval, by games played out. `outcomes`: what happens next, likeliest first; `rest` is the chance of
    those left out. They are exact, or were tried out `trials` times; an empty list: nothing is decided before the next question.
    `gain`: how much better the seat stands then, by the game's own judgement, in shares of a win.
    """

    option: int
    chance: float
    interval: tuple[float, float]
    exact: bool
    trials: int
    outcomes: list[OddsOutcome]
    rest: float
    gain: float | None


class OddsMessage(Wire, tag_field="type", tag="odds"):
    """The odds of each option, and how many games were played out for each."""

    id: str
    playouts: int
    options: list[OddsOption]


class Pong(Wire, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = Welcome | Step | Ack | Refused | Seats | Chat | Thinking | Hint | OddsMessage | Pong


# -- client to server -------------------------------------------------------------------------------------------------


class Move(Wire, tag_field="type", tag="move"):
    """Answers of a seat: one, or the steps of one choice in several steps. `seq` is the last step that the client has."""

    id: ClientId
    seq: Seq
    seat: SeatNumber
    answers: Annotated[list[Answer], Meta(min_length=1, max_length=32)]


class Undo(Wire, tag_field="type", tag="undo"):
    """Take the seat's last answer back."""

    id: ClientId
    seq: Seq
    seat: SeatNumber


class Anew(Wire, tag_field="type", tag="anew"):
    """Begin a sealed choice again."""

    id: ClientId
    seq: Seq
    seat: SeatNumber


class Say(Wire, tag_field="type", tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskHint(Wire, tag_field="type", tag="hint"):
    id: ClientId
    seat: SeatNumber


class AskOdds(Wire, tag_field="type", tag="odds"):
    id: ClientId
    seat: SeatNumber


class Ping(Wire, tag_field="type", tag="ping"):
    """Is the other side there?"""


ClientMessage = Move | Undo | Anew | Say | AskHint | AskOdds | Ping


_from_client: Final = msgspec.json.Decoder(ClientMessage)
_from_server: Final = msgspec.json.Decoder(ServerMessage)
_encoder: Final = msgspec.json.Encoder()


class BadMessage(ValueError):
    """A message that cannot be read, and why."""


def read_message(data: bytes | str) -> ClientMessage:
    """A client's message, checked. What is wrong with it is told in one line, without its contents."""
    if len(data) > LARGEST_MESSAGE:
        raise BadMessage("too large")
    try:
        message: ClientMessage = _from_client.decode(data)
        return message
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(reason(error)) from None


def read_body(data: bytes, kind: Any) -> Any:
    """The body of a request, checked."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(reason(error)) from None


def reason(error: Exception) -> str:
    return str(error)[:200] if isinstance(error, msgspec.MsgspecError) else "not a message"


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def read_server_message(data: bytes | str) -> ServerMessage:
    """For clients written in Python, and for tests."""
    message: ServerMessage = _from_server.decode(data)
    return message
