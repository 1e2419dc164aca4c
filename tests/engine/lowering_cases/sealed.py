"""A made-up game of sealed choices: three seats bid in secret, twice. A bid is made of up to three answers, in a procedure of its own."""

from __future__ import annotations

from typing import Annotated, Final, cast

from senki.engine.chance import Rng
from senki.engine.decision import YES_NO, Question
from senki.engine.events import EventKind
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, procedure, roll, table
from senki.engine.table import Frame, Table
from senki.engine.zones import NUMBER, SEAT, Kind, owner, public

START: Final = 1
BID: Final = 2
SURE: Final = 3
DIE: Final = 4
STAKE: Final = 5

BIDS: Final = Kind("bid", 20)
DICE: Final = Kind("die", 7)

HAS_BID: Final = 1
OPENED: Final = 2


@table
class Sealed(Table):
    bids: Annotated[list[list[int]], owner(BIDS, counted=False)]  # by seat
    open: Annotated[list[int], public(slots=30)]
    round: Annotated[int, public()] = 0


@procedure
def game(t: Sealed) -> Rule[None]:
    first = yield from ask(1, START, [1, 2])
    for bonus in range(2):
        t.round = bonus
        yield from ask_all(t, (2, 0, 1), bid, first, bonus)
        for seat in range(3):
            t.tell(OPENED, seat, sum(t.bids[seat]))
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
        t.tell_to(1 << seat, HAS_BID, seat, number)
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
            questions=(
                Question(START, "start", "S1", BIDS),
                Question(BID, "bid", "S2", BIDS),
                Question(SURE, "sure", "S3", shape=YES_NO),
                Question(DIE, "die", "S4", DICE),
                Question(STAKE, "stake", "S3", BIDS),
            ),
            events=(
                EventKind(HAS_BID, "has-bid", "S2", {"seat": SEAT, "number": NUMBER}, secret=("number",)),
                EventKind(OPENED, "opened", "S2", {"seat": SEAT, "number": NUMBER}),
            ),
            kinds=(BIDS, DICE, SEAT),
            longest=40,
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Sealed()
        t.bids = [[], [], []]
        t.open = []
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 3

    def scores(self, table: Table) -> list[int]:
        t = cast(Sealed, table)
        return [t.open[seat] + t.open[3 + seat] for seat in range(3)]

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        """Whoever has finished could have bid anything."""
        t = cast(Sealed, table)
        if t.sealed is None:
            return
        for other in range(3):
            if other != seat and other not in t.sealed.waiting():
                t.bids[other] = [1 + rng.below(3), 0]


GAME: Final = SealedGame()
