"""A table without a game, for rules that only try what the lowering can do, and the ways to run them side by side."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import Questions
from senki.engine.frames import Row, outermost
from senki.engine.game import Game, GameInfo
from senki.engine.position import dump, load
from senki.engine.procedure import Rule, ask, procedure, run_native, table
from senki.engine.table import CHANCE, OVER, STOP, Driver, Ints, Table, apply, begin
from senki.engine.zones import Kind, empty, fields_of, filled, nobody, owner, per_seat, public

CARD: Final = Kind("card", 40, cards=True)
Seat = NewType("Seat", int)

QUESTIONS: Final = Questions()
KEYS: Final = tuple([QUESTIONS.ask(f"k{number}", "1") for number in range(1, 60)])
K1, K2, K3, K4, K5, K6, K7, K8, K9 = KEYS[:9]


@table
class Board(Table):
    pool: Annotated[list[int], nobody(CARD)]
    said: Annotated[list[int], public(slots=9)] = empty()
    slots: Annotated[list[int], public(slots=5)] = filled(5)
    rows: Annotated[list[list[int]], public(slots=9)] = filled(3)
    bids: Annotated[list[int], owner(slots=3)] = per_seat()
    number: Annotated[int, public()] = 0
    fuel: Annotated[int, public()] = 60


def say(t: Board, *values: int) -> None:
    t.said.extend(int(value) for value in values)


def spend(t: Board) -> bool:
    """Takes a bit of the fuel that keeps random rules from running for ever."""
    t.fuel -= 1
    return t.fuel > 0


def choices(t: Board, n: int) -> list[int]:
    """A fresh list of one to four options."""
    return [n % 5 + k for k in range(1 + (n + len(t.said)) % 4)]


@procedure
def second_opinion(t: Board, seat: Seat) -> Rule[Seat]:
    """B1  In another module than its callers, with a number type as its result."""
    other = yield from ask(seat, K1, [0, 1, 2])
    t.said.append(other)
    return Seat((seat + other) % 3)


@procedure
def pair_of(t: Board, low: int) -> Rule[Ints]:
    first = yield from ask(0, K1, [low, low + 1])
    second = yield from ask(1, K2, [first, first + 2])
    return (first, second)


class BoardGame(Game):
    """Lets the engine run any procedure on a board."""

    def __init__(self) -> None:
        self.info = GameInfo(id="board", seats=(3,), rules_version="1", questions=QUESTIONS, events=(), kinds=(CARD,))

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Board()
        t.lay_out(seats)
        t.pool = list(range(40))
        return t

    def seat_count(self, table: Table) -> int:
        return 3

    def scores(self, table: Table) -> list[int]:
        return [0, 0, 0]


GAME: Final = BoardGame()
WATCHED: Final = Driver()
LONGEST: Final = 5000

Log = list[tuple[int, int, tuple[int, ...], int]]  # seat, key, options, answer


def set_up(game: Game = GAME, seats: int = 3) -> Table:
    return game.setup(seats, {}, None)


def lies_on(table: Table) -> Row:
    """What lies on a table, whatever stands on the stack."""
    return cast(Row, json.loads(json.dumps({field.name: field.of(table) for field in fields_of(table)})))


class Answers:
    """Random answers, to each seat from a source of its own: in which order several seats are asked makes no difference."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.sources: dict[int, Rng] = {}
        self.log: Log = []

    def source(self, seat: int) -> Rng:
        return self.sources.setdefault(seat, Rng(self.seed * 10 + seat))

    def answer(self, seat: int, key: int, options: list[int]) -> int:
        value = options[self.source(seat).below(len(options))]
        self.log.append((seat, key, tuple(options), value))
        assert len(self.log) < LONGEST
        return value


def play_native(rule: object, seed: int, game: Game = GAME) -> tuple[Log, Row]:
    """The source as it stands, as a generator."""
    t = set_up(game)
    answers = Answers(seed)
    run_native(t, rule, lambda asked: answers.answer(asked.seat, asked.key, asked.options))
    return answers.log, lies_on(t)


def play_lowered(rule: object, seed: int, between: Callable[[Table], Table] = lambda t: t, game: Game = GAME) -> tuple[Log, Row]:
    """Every question left open to the loop here; `between` may put another table in its place."""
    t = set_up(game)
    answers = Answers(seed)
    begin(t, outermost(rule), WATCHED)
    while t.seat != OVER:
        t = between(t)
        t.turn_to(t.waiting()[0])
        apply(t, WATCHED, answers.answer(t.seat, t.key, t.options))
    return answers.log, lies_on(t)


def cloned(t: Table, game: Game = GAME) -> Table:
    """Goes on with a copy, and plays on with the old table a little, which must not touch the copy."""
    copy = t.clone()
    before = dump(game, copy)
    for _ in range(2):
        if t.seat != OVER:
            apply(t, WATCHED, t.options[-1])
    assert dump(game, copy) == before
    return copy


def saved(t: Table, game: Game = GAME) -> Table:
    """Goes on with what was saved as text and loaded again."""
    text = json.dumps(dump(game, t))
    copy = load(game, set_up(game), json.loads(text))
    assert json.dumps(dump(game, copy)) == text
    return copy


class Moody(Driver):
    """Answers some questions at once and leaves others open, with the answers that the loop would give."""

    def __init__(self, answers: Answers, often: int) -> None:
        self.answers = answers
        self.mood = Rng(answers.seed + 1_000_003)
        self.often = often  # of 8: how often it answers

    def pick(self, table: Table) -> int:
        if self.mood.below(8) >= self.often:
            return STOP
        return self.answers.answer(table.seat, table.key, table.options)

    def roll(self, count: int) -> int:
        """Leaves no trace in the log."""
        return STOP if self.mood.below(8) >= self.often else self.answers.source(CHANCE).below(count)


def play_driven(rule: object, seed: int, often: int) -> tuple[Log, Row]:
    """A driver answers some or all questions inside the rules."""
    t = set_up()
    answers = Answers(seed)
    driver = Moody(answers, often)
    begin(t, outermost(rule), driver)
    while t.seat != OVER:
        apply(t, driver, answers.answer(t.seat, t.key, t.options))
    return answers.log, lies_on(t)


def by_seat(log: Log) -> Log:
    """What each seat was asked, in order; chance, which a driver answers without a trace, left out."""
    return sorted((line for line in log if line[0] >= 0), key=lambda line: line[0])


def check_all_ways(rule: object, seed: int) -> Log:
    """Native, lowered, copied and saved at every question, and driven: the same questions, the same answers, the same table."""
    native = play_native(rule, seed)
    assert play_lowered(rule, seed) == native
    assert play_lowered(rule, seed, cloned) == native
    assert play_lowered(rule, seed, saved) == native
    log, table = native
    for often in (4, 8):
        driven, driven_table = play_driven(rule, seed, often)
        assert (by_seat(driven), driven_table) == (by_seat(log), table)
    return log
