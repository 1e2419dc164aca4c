"""The bodies of HTTP requests and answers about the laboratory (see bodies)."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from senki.server.bodies import OptionText, OptionValue
from senki.server.wire import Level, Wire

LARGEST_PACK: Final = 256 * 1024  # letters of a pack of somebody's own
LARGEST_ORDER: Final = 2 * LARGEST_PACK + 64 * 1024  # bytes of a body with one
MOST_GAMES: Final = 5000
MOST_CHANGES: Final = 200
GameId = Annotated[str, Meta(max_length=60)]
PackText = Annotated[str, Meta(max_length=LARGEST_PACK)]
NumberName = Annotated[str, Meta(min_length=3, max_length=240)]
ExperimentState = Literal["waiting", "running", "stopped", "done", "failed"]
Why = Literal["", "asked", "long", "lost", "wrong", "fault"]


class NumberChange(Wire):
    """A number of the pack, by its name in the form, and what it shall be."""

    name: NumberName
    value: Annotated[int, Meta(ge=-(10**6), le=10**6)]


class FormOrder(Wire):
    """Which pack's numbers are wanted: the game's own, or that of the text."""

    game: GameId
    pack: PackText | None = None


class NewExperiment(Wire):
    """The same games with the pack as it is and with its numbers changed, played by computers of that level."""

    game: GameId
    changes: Annotated[list[NumberChange], Meta(min_length=1, max_length=MOST_CHANGES)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    level: Level
    games: Annotated[int, Meta(ge=2, le=MOST_GAMES)]
    options: Annotated[dict[OptionText, OptionValue], Meta(max_length=30)] = msgspec.field(default_factory=dict)
    seed: Annotated[int, Meta(ge=0, le=10**9)] = 1
    pack: PackText | None = None


class FormNumber(Wire):
    """A number of a record. `fixed`: the rulebook tells it."""

    name: str
    column: str
    value: int
    low: int
    high: int
    fixed: bool


class FormRecord(Wire):
    """A record of a table by its id, or by its place; the rules' own parameters have neither."""

    id: str
    numbers: list[FormNumber]


class FormTable(Wire):
    name: str
    columns: list[str]
    records: list[FormRecord]


class PackForm(Wire):
    """All numbers of a pack that can be changed, with the bounds of the game's schema."""

    game: str
    pack: str
    hash: str
    tables: list[FormTable]


class ExperimentFigure(Wire):
    """A figure before and after, and the difference with its interval; null where that is not known (yet). `share`: of games."""

    name: str
    share: bool
    before: float | None
    after: float | None
    off: float | None
    low: float | None
    high: float | None


class ExperimentCard(Wire):
    """A card at a question that asks for cards. The intervals of the cards of a question hold at once in 95 % of such runs."""

    question: str
    kind: str
    card: str
    pick: ExperimentFigure
    use: ExperimentFigure
    win: ExperimentFigure


class ChangedNumber(Wire):
    name: str
    before: int
    after: int


class Experiment(Wire):
    """A run. `why`: for what reason it does not go on; `told`: what is wrong, in words, where the order was.

    `ahead`: so many wait before it. `closing`: how many games were played with each pack, and how wide the widest interval of a seat was
    then. `files`: can its pack and its report be fetched?
    """

    id: str
    game: str
    options: dict[str, str]
    seats: int
    level: int
    seed: int
    own: bool
    state: ExperimentState
    why: Why
    told: str
    ahead: int
    wanted: int
    games: int
    endless: int
    seconds: float
    created: int
    changes: list[ChangedNumber]
    figures: list[ExperimentFigure]
    cards: list[ExperimentCard]
    closing: list[tuple[int, float]]
    files: bool


class LaboratoryRoom(Wire):
    """What the laboratory offers: how many games a run may have, how many seconds at a stretch; the asker's own runs, the last first."""

    games: int
    seconds: int
    runs: list[Experiment]


BODIES: Final[tuple[type[Struct], ...]] = (FormOrder, NewExperiment, PackForm, Experiment, LaboratoryRoom)
