"""The contract between a game and everything that plays it."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Final

from senki.engine.chance import Rng
from senki.engine.decision import Question, Questions
from senki.engine.events import EventKind
from senki.engine.facts import Rows, Tables, schema_of
from senki.engine.figures import Figure
from senki.engine.native import mypyc_attr
from senki.engine.packs import Pack, Schema, read_pack
from senki.engine.table import OVER, Frame, Ints, Table
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
    """A choice made before the game, such as its mode: the values it may have, the first being the usual one.

    With `by_seat` each seat has a value of its own, such as its race, and with `distinct` no two the same (see options).
    """

    def __init__(
        self,
        name: str,
        values: tuple[str, ...],
        seats: dict[str, tuple[int, ...]] | None = None,
        needs: dict[str, dict[str, tuple[str, ...]]] | None = None,
        by_seat: bool = False,
        distinct: bool = False,
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.seats: Final = seats or {}  # values that need certain numbers of seats,
        self.needs: Final = needs or {}  # and those that need certain values of other options, not of options by seat
        self.by_seat: Final = by_seat
        self.distinct: Final = distinct
        if by_seat and any("," in value or value in ("", "random") for value in values):
            raise ValueError(f"option {name}: a value by seat is no 'random' and holds no comma")


class GameInfo:
    """What is known of a game before it is set up."""

    def __init__(
        self,
        id: str,
        seats: tuple[int, ...],
        rules_version: str,
        questions: tuple[Question, ...] | Questions,
        events: tuple[EventKind, ...],
        kinds: tuple[Kind, ...],
        options: tuple[Option, ...] = (),
        max_answers: int = 10_000,
        odds_horizon: tuple[str, ...] = (),
        chance: tuple[str, ...] = (),
        figures: dict[str, tuple[str, ...]] | None = None,
        max_depth: int = 24,
    ) -> None:
        self.id: Final = id
        self.seats: Final = seats
        self.rules_version: Final = rules_version
        declared = tuple(questions.declared) if isinstance(questions, Questions) else questions
        self.questions: Final = {question.key: question for question in declared}
        self.events: Final = {event.number: event for event in events}
        self.kinds: Final = kinds
        self.kinds_by_type: Final = {kind.type_name: kind for kind in kinds}  # for events, and locals that name a card
        self.options: Final = options
        self.max_answers: Final = max_answers  # no game has more answers than this, chance included
        self.max_depth: Final = max_depth  # no more procedures are ever under way at once; more where cards answer cards
        self.odds_horizon: Final = odds_horizon  # procedures (a battle) to whose end odds look ahead, past the seat's own further answers
        self.chance: Final = chance  # the names of the questions that dice and cards answer
        if set(chance) - {question.name for question in self.questions.values()}:
            raise ValueError(f"{id}: chance names what is no question: {', '.join(chance)}")
        self.figures: Final = figures or {}  # by the name of a figure that explain gives: the names of the terms that it may have
        if len(self.questions) != len(declared) or len(self.events) != len(events):
            raise ValueError(f"{id}: two questions or two events share a number")
        for event in events:
            event.settle(self.kinds_by_type)
        self.first_action: Final[dict[int, int]] = {}
        self.actions = 0
        for question in sorted(declared, key=lambda one: one.name) if isinstance(questions, Questions) else declared:
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

    def renamed_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options by today's names, for saves and tables that name them as an older edition did."""
        return options

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

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """Deal again what this seat cannot see and the zones cannot tell: secret choices and the like. Cards are dealt before."""

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
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

    def is_hurried(self, table: Table) -> bool:
        """Is the open window for reactions one of many that follow each other, as in a battle? Its bell is shorter. By what all can see."""
        return False

    # -- for people: may be left alone --------------------------------------------------------------------------------

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        """The numbers that hang on an option of the seat's open question, as the rules work them out, the most important first.

        The question stands in the table's registers (`table.key`, `table.about()`). It may look only at what the seat can see, and changes
        nothing. Of a choice in steps it may be asked about every candidate, and about the end of the choice.
        """
        return []

    def explain_plan(self, table: Table, seat: int, plan: Ints) -> list[Figure]:
        """The numbers that would come of answers that the seat has in mind to the questions of its own that come next, sent or not, allowed
        or not: a figure that breaks a rule says so. What stands in a plan, and how what is not decided yet is written, the game says.
        """
        return []

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        """The numbers of things on the table that players look at all the time, as the seat knows them (None: a spectator).

        Asked on the true table whenever it is shown: it may look only at what the seat can see, and changes nothing.
        """
        return []

    # -- card data: games without it leave these alone ----------------------------------------------------------------

    def schema(self) -> Schema | None:
        """What a pack of this game holds."""
        return None

    def pack_path(self) -> str:
        """The file of the game's own pack, or the folder of its files."""
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
    """A pack in the form that the rules use: lists by number, each declared and read in one line (see facts)."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self.tables: Final = Tables(pack)

    def table(self, name: str) -> Rows:
        """The records of a table, whose columns are declared by reading them."""
        return self.tables.open(name)

    def labels(self) -> dict[str, tuple[str, ...]]:
        """By kind of thing: the ids of the pack's cards in the order of their numbers."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class PackGame(Game):
    """A game with card data: its own pack is the folder data beside its module, and its facts say what a pack holds."""

    def __init__(self, info: GameInfo, module_file: str, make: Callable[[Pack], Facts]) -> None:
        self.info = info
        self.own_pack: Final = str(pathlib.Path(module_file).parent / "data")
        self.pack_schema: Final = schema_of(make, info.id)
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
