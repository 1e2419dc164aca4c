"""Games of a few answers, each of which shows one thing that a search must get right."""

from __future__ import annotations

from typing import Annotated, Final, cast

from senki.engine.decision import Questions
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, ask_all, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT, owner, per_seat, public

OPTIONS: Final = 30  # of the long list

QUESTIONS: Final = Questions()
PICK: Final = QUESTIONS.ask("pick", "1", size=OPTIONS)
HIDE: Final = QUESTIONS.ask("hide", "2", size=2, secret=True)
GUESS: Final = QUESTIONS.ask("guess", "3", size=2)
DIE: Final = QUESTIONS.ask("die", "4", size=5)
AFTER_LOW: Final = QUESTIONS.ask("after-low", "5", size=2)
AFTER_HIGH: Final = QUESTIONS.ask("after-high", "6", size=2)


@table
class Tiny(Table):
    picked: Annotated[list[int], owner(slots=4)] = per_seat(1, -1)
    won: Annotated[int, public(SEAT)] = -1


@procedure
def stone_paper_scissors(t: Tiny) -> Rule[None]:
    """Both choose at the same time, each in two steps of which only the first counts; equal choices are a draw."""
    yield from ask_all(t, (0, 1), choose_hand)
    difference = (t.picked[0] - t.picked[1]) % 3
    t.won = -1 if difference == 0 else difference - 1


@procedure
def choose_hand(t: Tiny, seat: int) -> Rule[None]:
    t.picked[seat] = -1
    hand = yield from ask(seat, PICK, [0, 1, 2])
    t.picked[seat] = hand
    yield from ask(seat, GUESS, [0, 1])


@procedure
def hide_and_guess(t: Tiny) -> Rule[None]:
    """One hides a coin in one of two hands, unseen; the other guesses."""
    hidden = yield from ask(0, HIDE, [0, 1])
    t.picked[0] = hidden
    guess = yield from ask(1, GUESS, [0, 1])
    t.won = 1 if guess == t.picked[0] else 0


@procedure
def show_and_guess(t: Tiny) -> Rule[None]:
    """The same in the open."""
    hidden = yield from ask(0, PICK, [0, 1])
    t.picked[0] = hidden
    guess = yield from ask(1, GUESS, [0, 1])
    t.won = 1 if guess == t.picked[0] else 0


@procedure
def die_and_question(t: Tiny) -> Rule[None]:
    """Safe: three of four win. Bold: after a die there is one of two questions, with another right answer to each."""
    bold = yield from ask(0, PICK, [0, 1])
    face = yield from roll(DIE, 4)
    if bold == 0:
        t.won = 0 if face < 4 else 1
    elif face < 3:
        low = yield from ask(0, AFTER_LOW, [0, 1])
        t.won = 0 if low == 0 else 1
    else:
        high = yield from ask(0, AFTER_HIGH, [0, 1])
        t.won = 0 if high == 1 else 1


@procedure
def partner_decides(t: Tiny) -> Rule[None]:
    """Four seats, partners opposite: the first says who decides the game, the partner or a foe."""
    who = yield from ask(0, PICK, [1, 2])
    winner = yield from ask(who, GUESS, [0, 1])
    t.won = winner


@procedure
def long_list(t: Tiny) -> Rule[None]:
    """One of many options wins."""
    pick = yield from ask(0, PICK, list(range(OPTIONS)))
    t.won = 0 if pick == 17 else 1


class TinyGame(Game):
    def __init__(self, rule: object, seats: int = 2) -> None:
        self.info = GameInfo("tiny", (seats,), "1", QUESTIONS, (), (SEAT,))
        self.rule = rule
        self.seats = seats

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Tiny()
        t.lay_out(self.seats)
        return t

    def first(self, table: Table) -> Frame:
        return outermost(self.rule)

    def seat_count(self, table: Table) -> int:
        return self.seats

    def side(self, table: Table, seat: int) -> int:
        return seat % 2

    def scores(self, table: Table) -> list[int]:
        won = cast(Tiny, table).won
        return [1 if won < 0 or seat % 2 == won else 0 for seat in range(self.seats)]


class Weighted(TinyGame):
    """Sensible players take one of the first five of a long list."""

    def weights(self, table: Table) -> list[int]:
        return [5 - option if option < 5 else 0 for option in table.options]


class Mistaken(TinyGame):
    """Sensible players take the second of a long list often and the one that wins seldom; most often one that is said."""

    def __init__(self, rule: object, first: int = 0) -> None:
        super().__init__(rule)
        self.likely = {17: 1, 1: 5, first: 9}

    def weights(self, table: Table) -> list[int]:
        return [self.likely.get(option, 0) for option in table.options]
