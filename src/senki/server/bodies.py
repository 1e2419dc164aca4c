"""The bodies of HTTP requests and answers, beside the messages of the socket (see wire)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from senki.server.wire import LARGEST_BODY, Clock, ErrorCode, Fact, Lang, Level, ReactionRule, SeatCard, SeatNumber, Status, Wire, WireEvent

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Word = Annotated[str, Meta(max_length=100)]
OptionText = Annotated[str, Meta(max_length=60)]
OptionValue = Annotated[str, Meta(max_length=600)]  # of an option by seat there are many
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Result = Literal["won", "lost", "drawn"]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Wire):
    """Who the asker is: a guest with a name, or an account. An empty name: somebody who has not given one yet.

    `club`: does this server have pages of players, rankings, a list of public tables, and tournaments? `laboratory`: may one have games
    played with numbers changed?
    """

    name: str
    lang: Lang
    account: str | None
    club: bool
    laboratory: bool = False


# -- HTTP: what is asked for ------------------------------------------------------------------------------------------


class NewName(Wire):
    name: Name
    lang: Lang


class Credentials(Wire):
    name: Name
    password: Secret


class NewPassword(Wire):
    old: Secret
    new: Secret


class DeleteAccount(Wire):
    """The account's password; of a guest nothing."""

    password: Annotated[str, Meta(max_length=200)] = ""


class NoticeAddress(Wire):
    """Where "your turn" is sent as a small POST, if the server does that at all; null for nowhere."""

    address: Annotated[str, Meta(min_length=1, max_length=500)] | None


class Preferences(Wire):
    """How somebody likes the client; an account's are kept, and every browser that it logs in on has them."""

    speed: Literal["off", "fast", "normal", "slow"] = "normal"  # of events; off: the table jumps to the present
    sound: bool = False
    volume: Literal["quiet", "normal", "loud"] = "normal"
    theme: Literal["dark", "light", "contrast"] = "dark"
    text: Literal["normal", "large", "largest"] = "normal"
    confirm: bool = False  # an answer is sent by a second step
    palette: Literal["usual", "safe"] = "usual"  # safe: colours that stay apart for colour-blind eyes


class NewSeat(Wire):
    """A seat of a new table: the creator's own, open, a computer's (usually of level 2), or a further person's at the creator's screen."""

    kind: Literal["me", "open", "computer", "hotseat"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Wire):
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[OptionText, OptionValue], Meta(max_length=30)] = msgspec.field(default_factory=dict)
    clock: Clock | None = None
    word: Word | None = None
    pack: Annotated[str, Meta(max_length=LARGEST_BODY)] | None = None
    public: bool = False
    reactions: ReactionRule | None = None


class Join(Wire):
    """Take a seat: with the token of an invite, or an open seat of a public table, or a seat that was one's own before."""

    token: Token | None = None
    seat: SeatNumber | None = None


class ChangeSeat(Wire):
    """Hand a seat to the computer, change how well the computer in it plays, or open it for others."""

    kind: Literal["computer", "open"]
    level: Level | None = None


class UpgradeChoice(Wire):
    """How a game goes on that newer rules have stopped: from the last step that is possible by them, or not at all (its save is kept)."""

    choice: Literal["go_on", "end"]


class Branch(Wire):
    step: Annotated[int, Meta(ge=0, le=1 << 31)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]


# -- HTTP: what is answered -------------------------------------------------------------------------------------------


class ErrorBody(Wire):
    error: ErrorCode
    message: str
    rule: str | None


class OptionCard(Wire):
    """A choice made before the game; `seats` names the numbers of seats that a value needs, where it needs certain ones.

    `needs` does the same for the values of other options. With `by_seat` each seat has a value, joined by commas in the order of the seats;
    one left out is the usual one, `random` is drawn; with `distinct` no two seats may have the same.
    """

    name: str
    values: list[str]
    seats: dict[str, list[int]]
    needs: dict[str, dict[str, list[str]]]
    by_seat: bool
    distinct: bool


class GameCard(Wire):
    """A game that the server has. `levels`: the computer players that it offers, weakest first. `broken`: it cannot be loaded, and the
    server's log says why. `reacts`: players are asked for reactions in secret, in a way that is chosen for the table."""

    id: str
    seats: list[int]
    options: list[OptionCard]
    levels: list[int]
    playable: bool
    broken: bool
    reacts: bool = False


class TableCard(Wire):
    """A table in a list. `you`: the seats that the asker holds, of a finished game also those that the computer took over. `updated`:
    when it last changed, or when the game ended. `result`: how it ended for the asker."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatCard]
    status: Status
    your_turn: bool
    updated: int
    you: list[int]
    host: str
    clock: Clock | None
    moves: int
    created: int
    result: Result | None


class Invite(Wire):
    seat: int
    token: str


class Created(Wire):
    """A new table. The commitment is published here, before the first die."""

    id: str
    invites: list[Invite]
    commitment: str | None


class Joined(Wire):
    seat: int


class Invites(Wire):
    invites: list[Invite]


class RuleText(Wire):
    id: str
    title: str
    text: str


class Chapter(Wire):
    """`text`: what stands before its first rule."""

    title: str
    text: str
    rules: list[RuleText]


class Reference(Wire):
    """A game's rules in words."""

    intro: str
    chapters: list[Chapter]


class Cards(Wire):
    """The records of a game's own pack and the names of its things by number, as a table tells them, for pages that draw cards."""

    labels: dict[str, list[str]]
    facts: dict[str, list[dict[str, Fact]]]


class GivenAnswer(Wire):
    seat: int | Literal["chance"]
    ask: str
    value: int | None


class ReplayStep(Wire):
    """A moment of a game: the table after so many answers, what was heard of the last one, and the answer, where it may be known.

    `move`: the number that its step has in the log at the table (of a seat in its own log, otherwise in a spectator's); 0 before the first.
    """

    step: int
    move: int
    view: dict[str, Any]
    events: list[WireEvent]
    answer: GivenAnswer | None


class Verified(Wire):
    """Whether every die and card follows from the revealed seed, and how many there were."""

    commitment: str | None
    seed: str | None
    checked: int
    ok: bool


class NewReport(Wire):
    """Somebody complains of a line of talk at a table, by its number."""

    line: Annotated[int, Meta(ge=1)]
    why: Literal["insult", "spam", "secrets", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class Reset(Wire):
    """A new password, chosen by a link that whoever runs the server has given out."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    password: str


class Condition(Wire):
    """Of the server, for whoever watches over it: is it well, and what is wrong?"""

    ok: bool
    wrong: str


class Done(Wire):
    ok: bool


BODIES: Final[tuple[type[Struct], ...]] = (
    Me, NewName, NoticeAddress, Preferences, Credentials, NewPassword, DeleteAccount, NewTable, Join, ChangeSeat, UpgradeChoice, Branch,
    NewReport, Reset, ErrorBody, GameCard, TableCard, Created, Joined, Invites, Reference, Cards, ReplayStep, Verified, Condition, Done,
)  # fmt: skip
