"""Games stepped from outside by action numbers: one table (`Play`) or many side by side (`Tables`). Compiled with the engine.

What a step needs is one call here: the check of the action, the rules up to the next question, and what is then seen and legal, written
straight into memory. The environments of senki.api put names, arrays and the peers' interfaces around it.
"""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex

from senki.engine.chance import Rng, Seeded
from senki.engine.decision import WAY_OUT, Question
from senki.engine.game import Game
from senki.engine.native import mypyc_attr
from senki.engine.numbers import ahead, blank, byte_at, clear, copy_memory, copy_row, mark, mark_buffer, put, put_byte, put_real
from senki.engine.observer import Observer
from senki.engine.playout import start_game
from senki.engine.table import NO_OPTIONS, OVER, STOP, Driver, Frame, Table, apply

WHOLE: Final = 1000  # the payoff of a won game, as games count it


class IllegalAction(ValueError):
    """An action that cannot be taken now. The message says what is asked; nothing has changed."""


class Answers:
    """The answers to a question as action numbers: those of its kind from `first` on, behind them its way out (no more, no reaction)."""

    def __init__(self, question: Question, first: int) -> None:
        self.first: Final = first
        self.size: Final = question.size
        self.way_out: Final = WAY_OUT.get(question.shape, STOP)

    def action(self, option: int) -> int:
        return self.first + (self.size if option == self.way_out else option)

    def option(self, action: int) -> int:
        """The answer that an action stands for; STOP: it belongs to another question."""
        offset = action - self.first
        if offset == self.size:
            return self.way_out
        return offset if 0 <= offset < self.size else STOP

    def legal(self, options: list[int]) -> list[int]:
        """The actions of these answers in order, each once."""
        found: list[int] = []
        last = -1
        for option in options:
            action = self.action(option)
            if action <= last:
                return sorted({self.action(each) for each in options})
            found.append(action)
            last = action
        return found


def answers_of(game: Game) -> dict[int, Answers]:
    """By the key of each question."""
    return {key: Answers(question, game.info.first_action[key]) for key, question in game.info.questions.items()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """A game under way, as it is stepped and looked at."""

    def __init__(self, game: Game, seats: int, answers: dict[int, Answers], table: Table, driver: Driver, remembers: bool) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.actions: Final = game.info.actions
        self.answers: Final = answers
        self.table: Table = table
        self.driver: Driver = driver
        self.remembers: Final = remembers  # each step is told to `note`
        self.observer: Observer | None = None  # made when it is first needed

    # -- where it stands --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.table.seat == OVER

    @property
    def seat(self) -> int:
        """Who is asked: a seat, CHANCE, or OVER. Where several choose at the same time, the first of them."""
        return self.table.seat

    def waiting(self) -> list[int]:
        """All who are asked now; several where they choose at the same time, in any order."""
        return self.table.waiting()

    def ask(self, seat: SupportsIndex | None) -> bool:
        """Turn to a seat's question, if it is asked one."""
        table = self.table
        if seat is None:
            return table.seat != OVER
        number = seat if isinstance(seat, int) else index(seat)
        if number == table.seat:
            return number != OVER
        if table.sealed is None or number not in table.waiting():
            return False
        table.turn_to(number)
        return True

    def check_seat(self, seat: SupportsIndex) -> int:
        number = seat if isinstance(seat, int) else index(seat)
        if not 0 <= number < self.seats:
            raise ValueError(f"there is no seat {number}: seats are 0 to {self.seats - 1}")
        return number

    # -- what may be done -------------------------------------------------------------------------------------------------

    def legal(self, seat: SupportsIndex | None = None) -> list[int]:
        """The actions that may be taken now; of a seat that is not asked, none."""
        if not self.ask(seat):
            self.refuse_unknown(seat)
            return []
        table = self.table
        return self.answers[table.key].legal(table.options)

    def mask(self, seat: SupportsIndex | None = None, buffer: Any = None) -> Any:
        """The same as a byte for each action number: 1 where it may be taken. Written into the buffer, or into a new bytearray."""
        made = bytearray(self.actions) if buffer is None else buffer
        table, options, first, size, way_out = self.table, NO_OPTIONS, 0, 0, STOP
        if self.ask(seat):
            answers = self.answers[table.key]
            options, first, size, way_out = table.options, answers.first, answers.size, answers.way_out
        else:
            self.refuse_unknown(seat)
        if not mark_buffer(made, self.actions, options, first, size, way_out):
            raise ValueError(f"a buffer of {memoryview(made).nbytes} bytes for {self.actions} actions")
        return made

    def refuse_unknown(self, seat: SupportsIndex | None) -> None:
        """A seat that is not asked anything, and is none of the game's."""
        if seat is not None and index(seat) >= self.seats:
            self.check_seat(seat)

    def chances(self) -> list[tuple[int, float]]:
        """Where dice or cards are asked: their actions in order, with their probabilities. Equal cards are one action."""
        table = self.table
        answers, options = self.answers[table.key], table.options
        actions = answers.legal(options)
        whole = len(options)
        if len(actions) == whole:
            return [(action, 1 / whole) for action in actions]
        counts = dict.fromkeys(actions, 0)
        for option in options:
            counts[answers.action(option)] += 1
        return [(action, counts[action] / whole) for action in actions]

    def step(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Take an action, for the seat that is asked; where several are, `seat` says who."""
        if not self.ask(seat):
            raise IllegalAction("the game is over" if self.over else f"seat {seat} is not asked anything now; asked: {self.waiting()}")
        table = self.table
        number = action if isinstance(action, int) else self.whole(action)
        option = self.answers[table.key].option(number)
        if option not in table.options:
            raise IllegalAction(self.why_not(number))
        if not self.remembers:
            apply(table, self.driver, option)
            return
        actor = table.seat
        table.told = []
        apply(table, self.driver, option)
        self.note(actor, number)

    def whole(self, action: SupportsIndex) -> int:
        """NumPy's whole numbers too."""
        try:
            return index(action)
        except TypeError:
            raise IllegalAction(f"an action is a whole number, not {action!r}; legal() lists those that may be taken") from None

    def why_not(self, action: int) -> str:
        """What is said of an action that cannot be taken."""
        raise NotImplementedError

    def note(self, actor: int, action: int) -> None:
        """Somebody has acted, where steps are told."""
        raise NotImplementedError

    # -- what is seen -----------------------------------------------------------------------------------------------------

    def make_observer(self) -> Observer:
        raise NotImplementedError

    def eyes(self) -> Observer:
        observer = self.observer
        if observer is None:
            observer = self.make_observer()
            self.observer = observer
        return observer

    def observe(self, seat: SupportsIndex, buffer: Any = None) -> Any:
        """What the seat sees, as numbers: written into a buffer of `observation_size` numbers, or as a new list."""
        me = self.check_seat(seat)
        if buffer is None:
            return self.eyes().observe(self.table, me)
        self.eyes().write(self.table, me, buffer)
        return buffer

    def look(self, seat: SupportsIndex, seen: Any, mask: Any) -> None:
        """What the seat sees and what it may do (nothing, if it is not asked), into two arrays: of `int32`, and of bytes."""
        me = self.check_seat(seat)
        self.mask(me, mask)
        observer = self.eyes()
        if not copy_memory(observer.numbers(self.table, me), seen):
            raise ValueError(f"an array of {memoryview(seen).nbytes} bytes for an observation of {observer.size} numbers of four bytes")


@mypyc_attr(allow_interpreted_subclasses=True)
class Tables:
    """Many tables of one setting. Who is asked at each, what that seat sees and may do lie side by side in memory, table by table; where a
    game ends, what each seat had of it, and the next begins."""

    def __init__(
        self, game: Game, observer: Observer, answers: dict[int, Answers], start: Table, first: Frame, driver: Seeded, count: int
    ) -> None:
        self.game: Final = game
        self.observer: Final = observer
        self.answers: Final = answers
        self.start: Final = start
        self.first: Final = first
        self.driver: Final = driver
        self.actions: Final = game.info.actions
        self.places: Final = observer.seats
        self.tables: Final[list[Table]] = [start_game(start, first, driver) for _ in range(count)]
        self.asked: Final[list[Answers]] = [answers[table.key] for table in self.tables]  # by table: the question that is open
        self.seats: Final = blank(count)
        self.seen: Final = blank(count * observer.size)
        self.marks: Final = bytearray(count * game.info.actions)
        self.ended: Final = bytearray(count)
        self.shares: Final = blank(count * observer.seats)
        self.row: Final = blank(observer.size)  # an observation as it is written
        self.drawn: Final = blank(count)
        self.hints = True
        for place, table in enumerate(self.tables):
            self.tell(place, table)

    def tell(self, place: int, table: Table) -> None:
        """How a table stands, into memory."""
        answers = self.answers[table.key]
        self.asked[place] = answers
        put(self.seats, place, table.seat)
        mark(self.marks, place * self.actions, self.actions, table.options, answers.first, answers.size, answers.way_out)
        row = self.row
        clear(row)
        self.observer.fill(table, table.seat, row)
        copy_row(row, self.seen, place)

    def illegal(self, actions: list[int]) -> int:
        """The first table whose action cannot be taken; STOP: all can."""
        marks, count = self.marks, self.actions
        base = 0
        for place, action in enumerate(actions):
            if not 0 <= action < count or byte_at(marks, base + action) == 0:
                return place
            base += count
        return STOP

    def step(self, actions: list[int]) -> None:
        """An action for each table, all of them legal."""
        driver, tables, asked = self.driver, self.tables, self.asked
        clear(self.ended)
        last, hints = len(tables) - 1, self.hints
        for place, action in enumerate(actions):  # answered and looked at at once, while the table lies in the processor's cache
            if hints:
                ahead(tables[min(place + 2, last)], False)
                ahead(tables[min(place + 1, last)], True)
            table = tables[place]
            apply(table, driver, asked[place].option(action))
            if table.seat == OVER:
                table = self.next_game(place, table)
            self.tell(place, table)

    def next_game(self, place: int, table: Table) -> Table:
        put_byte(self.ended, place, 1)
        for seat in range(self.places):
            put_real(self.shares, place * self.places + seat, self.game.payoff(table, seat), WHOLE)
        made = start_game(self.start, self.first, self.driver)
        self.tables[place] = made
        return made

    def draw(self, rng: Rng) -> None:
        """For each table one of the legal actions, all equally likely, into `drawn`."""
        drawn, asked = self.drawn, self.asked
        for place, table in enumerate(self.tables):
            options = table.options
            put(drawn, place, asked[place].action(options[rng.below(len(options))]))
