"""Leduc hold'em: two seats, six cards (three ranks), two rounds of betting, raises of 2 and 4, at most two a round."""

from __future__ import annotations

from typing import Annotated, Final, cast

from senki.engine.decision import Questions
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.procedure import Rule, ask, draw, procedure, table
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT, Kind, empty, nobody, owner, per_seat, public

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

CARD: Final = Kind("card", 6, cards=True)
BETS: Final = Kind("bet", 3, labels=("fold", "call", "raise"))

QUESTIONS: Final = Questions()
BET: Final = QUESTIONS.ask("bet", "1", BETS)
DEAL: Final = QUESTIONS.ask("deal", "1", CARD)
BOARD: Final = QUESTIONS.ask("board", "1", CARD)


@table
class Leduc(Table):
    pool: Annotated[list[int], nobody(CARD)]
    hands: Annotated[list[list[int]], owner(CARD)] = per_seat()
    board: Annotated[list[int], public(CARD)] = empty()
    pot: Annotated[list[int], public(slots=2)] = per_seat(1, 1)
    stakes: Annotated[int, public()] = 1
    folded: Annotated[int, public(SEAT)] = -1


@procedure
def game(t: Leduc) -> Rule[None]:
    for seat in range(2):
        card = yield from draw(DEAL, t.pool)
        t.hands[seat].append(card)
    folded = yield from betting(t, 2)
    if not folded:
        shown = yield from draw(BOARD, t.pool)
        t.board.append(shown)
        yield from betting(t, 4)


@procedure
def betting(t: Leduc, raise_by: int) -> Rule[bool]:
    """Fold, call or raise in turn until the stakes are met; True when a seat has folded."""
    seat = 0
    raises = 0
    calls = 0
    while calls < 2 and (calls == 0 or raises == 0):
        bet = yield from ask(seat, BET, bets(t, seat, raises))
        if bet == FOLD:
            t.folded = seat
            return True
        if bet == RAISE:
            t.stakes += raise_by
            raises += 1
            calls = 0
        else:
            calls += 1
        t.pot[seat] = t.stakes
        seat = 1 - seat
    return False


def bets(t: Leduc, seat: int, raises: int) -> list[int]:
    options: list[int] = [FOLD, CALL] if t.stakes > t.pot[seat] else [CALL]
    if raises < 2:
        options.append(RAISE)
    return options


def strength(t: Leduc, seat: int) -> int:
    rank = t.hands[seat][0] // 2
    return 10 + rank if rank == t.board[0] // 2 else rank


class LeducGame(Game):
    def __init__(self) -> None:
        self.info = GameInfo(
            id="leduc",
            seats=(2,),
            rules_version="1",
            questions=QUESTIONS,
            events=(),
            kinds=(CARD, BETS, SEAT),
            max_answers=20,
            chance=("deal", "board"),
        )

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        t = Leduc()
        t.lay_out(seats)
        t.pool = [0, 1, 2, 3, 4, 5]
        return t

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        t = cast(Leduc, table)
        if t.folded >= 0:
            lost = t.pot[t.folded]
            return [-lost, lost] if t.folded == 0 else [lost, -lost]
        edge = strength(t, 0) - strength(t, 1)
        won = t.pot[0] if edge > 0 else -t.pot[0] if edge < 0 else 0
        return [won, -won]

    def check(self, table: Table) -> None:
        t = cast(Leduc, table)
        assert sorted(t.pool + t.hands[0] + t.hands[1] + t.board) == [0, 1, 2, 3, 4, 5]


GAME: Final = LeducGame()
