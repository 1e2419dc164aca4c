"""Everything that goes over the wire, declared once: messages of the socket, bodies of HTTP, errors.

Unknown fields are refused and every length has a bound. The TypeScript types, the JSON Schema and the protocol's page are made from this
module by tools/wire.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from senki.server.texts import BadText, check_texts, clean_talk

LARGEST_MESSAGE: Final = 16 * 1024
LARGEST_BODY: Final = 64 * 1024
LARGEST_IMPORT: Final = 2 * 1024 * 1024
UNREAD: Final = ("password", "old", "new")  # texts that nobody ever reads
PAGES: Final = ("pack",)  # texts of several lines

ErrorCode = Literal[
    "unknown", "not_found", "bad_request", "not_yours", "not_asked", "illegal", "stale", "over", "full", "too_fast", "too_large",
    "bad_origin", "unauthorised", "exists", "wrong_password", "cannot_undo", "busy", "banned",
]  # fmt: skip

Lang = Literal["ja", "en"]
Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["open", "human", "computer"]
Shape = Literal["one", "some", "number", "share", "order", "yes_no", "reaction", "amounts", "payment"]
Unit = Literal["", "tenths", "percent"]
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
Seq = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Level = Annotated[int, Meta(ge=1, le=5)]  # of a computer player, weakest first
Fact = int | str | list[int | str]  # a field of a record of a pack
Answer = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]


class Wire(Struct, forbid_unknown_fields=True):
    """A part of a message."""


# -- what is seen -----------------------------------------------------------------------------------------------------


class SeatCard(Wire):
    """A seat as everybody sees it. `level`: how well the computer plays that sits there. In lists of tables, of a game that is over: how it
    ended for the seat."""

    seat: int
    kind: SeatKind
    name: str
    level: int | None
    present: bool
    ready: bool  # has finished its sealed choice, while others are still choosing
    turn: bool
    clock: int | None  # milliseconds left
    team: int
    score: int | None = None
    won: bool | None = None


class Clock(Wire, omit_defaults=True):
    """Time to think: so many seconds for the game and an increment for each answer, or so many days for each answer."""

    seconds: Annotated[int, Meta(ge=10, le=86400)] | None = None
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    days: Annotated[int, Meta(ge=1, le=60)] | None = None


class ReactionRule(Wire):
    """How reactions are asked for: until a bell rings after so many seconds, by standing orders only, or of everyone who could react."""

    mode: Literal["bell", "orders", "everyone"] = "bell"
    seconds: Annotated[int, Meta(ge=0, le=15)] = 3


class Order(Wire):
    """A standing order of a seat for a question: pass, or take the first of these options that is offered.

    `against`: only if the question is about one of these seats; empty: whoever it is. `times`: so often; null: until it is changed.
    `about`: only if the question is about these things, by name: a window, a card.
    """

    ask: Annotated[str, Meta(max_length=60)]
    take: Annotated[list[Answer], Meta(max_length=64)] = []
    against: Annotated[list[SeatNumber], Meta(max_length=16)] = []
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    about: Annotated[dict[str, int], Meta(max_length=8)] = {}


class FieldCard(Wire):
    """What lies in a field of a view: the kind of its numbers, and how many rows in succession belong to a seat."""

    kind: str
    per: int


class Stopped(Wire):
    """A running game that the newer rules on this server cannot take over as it was played.

    `step`: so many of its steps (`of`) still go through; the next is not possible any more, and `why` says so. The owner chooses how it
    goes on. `now`: the rules' version here.
    """

    step: int
    of: int
    why: str
    now: str


class TableInfo(Wire):
    """What there is to know of a table besides the game on it. The seed is told when the game is over. `explains`: are there figures?

    `reactions`: null for games in which nobody is asked for reactions in secret. `rules`: the version that is played by; `began_with`:
    the older one with which it began. `archived`: it was played by older rules, and is shown as it was kept then.
    `closed`: whoever runs the server has ended it.
    """

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
    facts: dict[str, list[dict[str, Fact]]]
    fields: dict[str, FieldCard]
    explains: bool
    reactions: ReactionRule | None
    began_with: str | None = None
    archived: bool = False
    stopped: Stopped | None = None
    closed: bool = False


class DecisionView(Wire):
    """A seat's open question. Only whoever holds the seat gets it.

    `limits`: of shares, amounts and payments, how many each candidate may get in all. `values`: of payments, what each is worth; `least`
    and `most` are then the price.
    """

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
    values: list[int]
    sealed: bool


class Outcome(Wire):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class State(Wire):
    """The table as one viewer sees it. Views by seat; a spectator's stands under "-1".

    A view also has `where`, the place in the rulebook, and `figures`, the numbers of what lies on the table as the seat knows them: by name
    and by the thing's number, [least, most] where it cannot know better. `could_react`: while reactions are open, all who are asked for
    one; who of them has chosen already is not to be seen. `can_undo`: by seat whether it may take its last answer back, or why not; of a
    seat of which it is not known yet, a message says it later.
    """

    seq: int
    waiting: list[int | str]
    could_react: list[int]
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
    """A line of talk; `seat` is null for a spectator. `number`: of the line at its table. `author`: the same for everything that somebody
    says, wherever that is, and nothing else; empty for somebody without a name."""

    who: str
    seat: int | None
    text: str
    at: int
    number: int = 0
    author: str = ""


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
    watching: int = 0
    watchers: list[str] = msgspec.field(default_factory=list)


class Step(Wire, tag_field="type", tag="step"):
    """Something was answered or taken back. Numbers are dense, from 1.

    `state` is null for steps that the viewer missed: the welcome has brought the newest, and older ones are told on request. If it is
    `partial`, its views have only the fields that differ from the step before; a socket that is opened with `partial=1` is told so.
    `events` is all that the viewer heard. Where that is several seats, and they heard different things, `by_seat` has what each of them
    heard: people who share a screen must not read each other's secrets.
    """

    seq: int
    events: list[WireEvent]
    state: State | None
    by_seat: dict[str, list[WireEvent]]
    partial: bool = False


class Missed(Wire, tag_field="type", tag="missed"):
    """After a welcome: the steps that the client did not have, in one message; of very many the last ones, and the others on request."""

    steps: list[Step]


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
    """Presence, names or clocks have changed. `watching`: how many look on without a seat; `watchers`: those of them with a name."""

    seats: list[SeatCard]
    watching: int = 0
    watchers: list[str] = msgspec.field(default_factory=list)


class Thinking(Wire, tag_field="type", tag="thinking"):
    """A computer seat thinks, since so many seconds of unix time. It may come again for the same seat.

    `place`: in the line of those who wait for a processor; 0: it has one. `less`: many wait, so it thinks less than usual.
    """

    seat: int
    since: int
    place: int
    less: bool


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


class TermView(Wire):
    """What a rule gives to a figure: its text is `term-<name>`; without a name it is called what the thing is called."""

    amount: int
    rule: str
    name: str
    thing: tuple[str, int] | None


class FigureView(Wire):
    """A number that the rules work out, the sum of its terms; `limit`: what it is held against. Its text: `figure-<name>`.

    `most`: where it hangs on something hidden, the most that it may be, and `total` the least. `breaks`: the rule that it would break.
    Tenths are averages; chances are given in hundredths of a per cent. A `detail` need not stand beside the option.
    """

    name: str
    rule: str
    total: int
    limit: int | None
    thing: tuple[str, int] | None
    terms: list[TermView]
    unit: Unit
    most: int | None
    breaks: str
    detail: bool


class ExplainedOption(Wire):
    option: int
    figures: list[FigureView]


class Explained(Wire, tag_field="type", tag="explained"):
    """The figures of the options and of the plan asked about, as the rules work them out from what the seat knows."""

    id: str
    seat: int
    options: list[ExplainedOption]
    plan: list[FigureView]


class Reactions(Wire, tag_field="type", tag="reactions"):
    """Reactions are open, or no longer: after the step with this number. Who has chosen is not to be seen until the window closes.

    `left`: milliseconds until the bell, null without one. `held`: who has stopped it. `chosen`: what the viewer's own seats have chosen,
    and may change; `orders`: their standing orders.
    """

    seq: int
    open: bool
    left: int | None
    held: list[int]
    chosen: dict[str, int]
    orders: dict[str, list[Order]]


class CanUndo(Wire, tag_field="type", tag="can_undo"):
    """Whether a seat may take its last answer back, or why not: found out after the step with this number, whose state lacked it."""

    seq: int
    seat: int
    may: bool | str


class Pong(Wire, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = (
    Welcome | Step | Missed | Ack | Refused | Seats | Chat | Thinking | Hint | OddsMessage | Explained | CanUndo | Reactions | Pong
)


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


class AskExplain(Wire, tag_field="type", tag="explain"):
    """How do the rules work out the figures of these options? `picked`: steps of a choice in several steps that are not sent yet.

    `plan`: answers in mind to the seat's own questions that come next, written as the game says; what would come of them?
    """

    id: ClientId
    seat: SeatNumber
    options: Annotated[list[Answer], Meta(max_length=64)]
    picked: Annotated[list[Answer], Meta(max_length=32)] = []
    plan: Annotated[list[Answer], Meta(max_length=64)] | None = None


class Hold(Wire, tag_field="type", tag="hold"):
    """Hold on: stop the bell for a while. Whoever could react may, once a window."""

    id: ClientId
    seat: SeatNumber


class SetOrders(Wire, tag_field="type", tag="orders"):
    """The seat's standing orders from now on; the first that fits counts."""

    id: ClientId
    seat: SeatNumber
    orders: Annotated[list[Order], Meta(max_length=32)]


class Ping(Wire, tag_field="type", tag="ping"):
    """Is the other side there?"""


ClientMessage = Move | Undo | Anew | Say | AskHint | AskOdds | AskExplain | Hold | SetOrders | Ping


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
        if isinstance(message, Say):
            message.text = clean_talk(message.text)
        check_texts(message)
        return message
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(reason(error)) from None


def read_body(data: bytes, kind: Any) -> Any:
    """The body of a request, checked."""
    try:
        body = msgspec.json.decode(data, type=kind)
        check_texts(body, UNREAD, PAGES)
        return body
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadMessage(reason(error)) from None


def reason(error: Exception) -> str:
    return str(error)[:200] if isinstance(error, msgspec.MsgspecError | BadText) else "not a message"


def encode(value: object) -> bytes:
    return _encoder.encode(value)


def read_server_message(data: bytes | str) -> ServerMessage:
    """For clients written in Python, and for tests."""
    message: ServerMessage = _from_server.decode(data)
    return message
