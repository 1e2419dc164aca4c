"""The contract between a game and everything that plays it."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Final

from senki.engine.chance import Rng
from senki.engine.decision import Question
from senki.engine.events import EventKind
from senki.engine.native import mypyc_attr
from senki.engine.packs import Pack, Schema, read_pack
from senki.engine.table import OVER, Frame, Table
from senki.engine.zones import Kind

# Opponents that need nothing of a game; the milliseconds are for games in which a playout takes long.
USUAL_LEVELS: Final = (
    "random",
    "greedy:blunder=50",
    "greedy",
    "search:iterations=300,ms=900",
    "search:iterations=2000,ms=4000",
)
WON: Final = 1000  # a won game, as payoff and evaluate count it


class Option:
    """A choice made before the game, such as its mode: the values it may have, the first being the usual one."""

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        seats: dict[str, tuple[int, ...]] | None = None,
        needs: dict[str, dict[str, tuple[str, ...]]] | None = None,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.seats: Final = seats or {}  # values that need certain numbers of seats,
        self.needs: Final = needs or {}  # and those that need certain values of other options


class GameInfo:
    """What is known of a game before it is set up."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        rules_version: str,
        questions: tuple[Question, ...],
        events: tuple[EventKind, ...],
        kinds: tuple[Kind, ...],
        options: tuple[Option, ...] = (),
        longest: int = 10_000,
        undertakings: tuple[str, ...] = (),
    ) -> None:
        self.id: Final = id
        self.seats: Final = seats
        self.rules_version: Final = rules_version
        self.questions: Final = {question.key: question for question in questions}
        self.events: Final = {event.number: event for event in events}
        self.kinds: Final = kinds
        self.kinds_by_type: Final = {kind.type_name: kind for kind in kinds}  # for locals that a prompt may name
        self.options: Final = options
        self.longest: Final = longest  # no game has more answers than this, chance included
        self.undertakings: Final = undertakings  # procedures (a battle) to whose end odds look ahead, past the seat's own further answers
        if len(self.questions) != len(questions) or len(self.events) != len(events):
            raise ValueError(f"{id}: two questions or two events share a number")
        self.first_action: Final[dict[int, int]] = {}
        self.actions = 0
        for question in questions:
            self.first_action[question.key] = self.actions
            self.actions += question.actions


class Outcome:
    """How a game ended: a score for each seat, and the seats that have won."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.scores: Final = scores
        self.winners: Final = winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game's rules. A game gives info, setup, first, outcome and check; the engine does the rest."""

    info: GameInfo

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        """The table as it stands before the first procedure runs; nothing random happens here."""
        raise NotImplementedError

    def first(self, table: Table) -> Frame:
        """The outermost procedure."""
        raise NotImplementedError

    def outcome(self, table: Table) -> Outcome | None:
        """The result, once the rules have ended."""
        if table.seat != OVER:
            return None
        scores = self.scores(table)
        best = max(scores)
        return Outcome(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best))

    def scores(self, table: Table) -> list[int]:
        """What each seat has, higher is better; asked at the end only."""
        raise NotImplementedError

    def check(self, table: Table) -> None:
        """Raise AssertionError if the table breaks an invariant: counts of pieces, limits."""

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal again what this seat cannot see and the zones cannot tell: secret choices and the like. Cards are dealt before."""

    def may_lie(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        """May this card lie there, for all that the seat has seen? Asked once before hidden cards are dealt again many times."""
        return True

    # -- for computer players: each may be left alone -----------------------------------------------------------------

    def payoff(self, table: Table, seat: int) -> int:
        """What a finished game is worth to the seat, from 0 to 1000; by default its side's share of the win."""
        return share_of_win(self, table, seat)

    def evaluate(self, table: Table, seat: int) -> int:
        """How well the seat stands while the game goes on, counted like payoff: what it may expect."""
        return 0

    def weights(self, table: Table) -> list[int]:
        """For each option of the question in the registers, how likely a sensible player is to take it; empty: no opinion.

        It may look only at what the seat that is asked can see. Options of weight 0 are not considered at all, unless all are.
        """
        return []

    # -- card data: games without it leave these alone ----------------------------------------------------------------

    def schema(self) -> Schema | None:
        """What a pack of this game holds."""
        return None

    def pack_path(self) -> str:
        """The file of the game's own pack."""
        return ""

    def facts(self, pack: Pack) -> object:
        """A pack in the form that the rules use."""
        return pack

    def labels(self, facts: object) -> dict[str, tuple[str, ...]]:
        """By kind of thing: the ids of a pack's cards in the order of their numbers, which name their texts."""
        return {}

    def pack_of(self, facts: object) -> Pack | None:
        """The pack that the rules' form was made from."""
        return facts if isinstance(facts, Pack) else None

    def load_pack(self, path: str | None) -> object:
        """The card data to play with, checked, in the rules' form; without a path the game's own."""
        schema = self.schema()
        if schema is None:
            return None
        return self.facts(read_pack(pathlib.Path(path or self.pack_path()), self.info.id, schema))

    def levels(self) -> tuple[str, ...]:
        """The computer players of levels 1 to 5, weakest first, as the roster of agents spells them."""
        return USUAL_LEVELS

    def seat_count(self, table: Table) -> int:
        raise NotImplementedError

    def side(self, table: Table, seat: int) -> int:
        """The team that a seat plays for; by default each for itself."""
        return seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts:
    """A pack in the form that the rules use."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack

    def labels(self) -> dict[str, tuple[str, ...]]:
        """By kind of thing: the ids of the pack's cards in the order of their numbers."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class PackGame(Game):
    """A game with card data: its own pack is the file data/cards.toml beside its module."""

    def __init__(self, info: GameInfo, module_file: str, schema: Schema, make: Callable[[Pack], Facts]) -> None:
        self.info = info
        self.own_pack: Final = str(pathlib.Path(module_file).parent / "data" / "cards.toml")
        self.pack_schema: Final = schema
        self.make: Final = make

    def schema(self) -> Schema | None:
        return self.pack_schema

    def pack_path(self) -> str:
        return self.own_pack

    def facts(self, pack: Pack) -> object:
        return self.make(pack)

    def labels(self, facts: object) -> dict[str, tuple[str, ...]]:
        assert isinstance(facts, Facts)
        return facts.labels()

    def pack_of(self, facts: object) -> Pack | None:
        assert isinstance(facts, Facts)
        return facts.pack


def share_of_win(game: Game, table: Table, seat: int) -> int:
    """The seat's share of a finished game: sides that win together share it equally, partners have it in full."""
    outcome = game.outcome(table)
    assert outcome is not None
    sides: list[int] = []
    for winner in outcome.winners:
        side = game.side(table, winner)
        if side not in sides:
            sides.append(side)
    return WON // len(sides) if game.side(table, seat) in sides else 0
