"""A made-up game of sealed choices: three seats bid in secret, twice. A bid is made of up to three answers, in a procedure of its own."""

from __future__ import annotations

from typing import Annotated, Final, NewType, cast

from senki.engine.chance import Rng
from senki.engine.decision import YES_NO, Questions
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, event, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT, Kind, empty, owner, per_seat, public

Seat = NewType("Seat", int)

BIDS: Final = Kind("bid", 20)
DICE: Final = Kind("die", 7)

QUESTIONS: Final = Questions()
START: Final = QUESTIONS.ask("start", "S1", BIDS)
BID: Final = QUESTIONS.ask("bid", "S2", BIDS)
SURE: Final = QUESTIONS.ask("sure", "S3", shape=YES_NO)
DIE: Final = QUESTIONS.ask("die", "S4", DICE)
STAKE: Final = QUESTIONS.ask("stake", "S3", BIDS)


@event("S2", secret=("number",))
def has_bid(t: Table, to: int, seat: Seat, number: int) -> None: ...


@event("S2")
def opened(t: Table, seat: Seat, number: int) -> None: ...


@table
class Sealed(Table):
    bids: Annotated[list[list[int]], owner(BIDS, counted=False)] = per_seat()  # by seat
    open: Annotated[list[int], public(slots=30)] = empty()
    round: Annotated[int, public()] = 0


@procedure
def game(t: Sealed) -> Rule[None]:
    first = yield from ask(1, START, [1, 2])
    for bonus in range(2):
        t.round = bonus
        yield from ask_all(t, (2, 0, 1), bid, first, bonus)
        for seat in range(3):
            opened(t, Seat(seat), sum(t.bids[seat]))
            t.open.append(sum(t.bids[seat]))
    face = yield from roll(DIE, 6)
    t.open.append(face)


@procedure
def bid(t: Sealed, seat: int, first: int, bonus: int) -> Rule[None]:
    """Seat 1 bids at most two numbers, the others up to three."""
    t.bids[seat] = []
    for k in range(2):
        number = yield from ask(seat, BID, [0, first + seat, first + k + bonus + 5])
        t.bids[seat].append(number)
        has_bid(t, 1 << seat, Seat(seat), number)
        if number == 0:
            return
    if seat != 1:
        yield from stake(t, seat)


@procedure
def stake(t: Sealed, seat: int) -> Rule[None]:
    if (yield from ask_yes(seat, SURE)):
        more = yield from ask(seat, STAKE, [1, 2, 3])
        t.bids[seat].append(more)


class SealedGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="sealed",
            seats=(3,),
            rules_version="7",
            questions=QUESTIONS,
            events=declared_events(__name__),
            kinds=(BIDS, DICE, SEAT),
            max_answers=40,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Sealed()
        t.lay_out(seats)
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 3

    def scores(self, table: Table) -> list[int]:
        t = cast(Sealed, table)
        return [t.open[seat] + t.open[3 + seat] for seat in range(3)]

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """Whoever has finished could have bid anything."""
        t = cast(Sealed, table)
        if t.sealed is None:
            return
        for other in range(3):
            if other != seat and other not in t.sealed.waiting():
                t.bids[other] = [1 + rng.below(3), 0]


GAME: Final = SealedGame()
