"""My Game: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.cli.skeleton.my_game import hints, knowledge, questions
from senki.cli.skeleton.my_game.invariants import check
from senki.cli.skeleton.my_game.model import CARD, Board
from senki.cli.skeleton.my_game.questions import QUESTIONS
from senki.cli.skeleton.my_game.sequence import game, set_up
from senki.engine.chance import Rng
from senki.engine.events import declared_events
from senki.engine.frames import outermost
from senki.engine.game import Game, GameInfo
from senki.engine.table import Frame, Table
from senki.engine.zones import SEAT

INFO: Final = GameInfo(
    id="my_game",
    seats=(2, 3, 4),
    rules_version="1",  # raise it when the rules change: saves of the old version are then refused by name
    questions=QUESTIONS,
    events=declared_events(questions.__name__),
    kinds=(SEAT, CARD),
    max_answers=100,
    chance=("deal",),  # the questions that dice and cards answer
)


class MyGameRules(Game):
    def __init__(self) -> None:
        self.info = INFO

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return set_up(seats)

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return len(cast(Board, table).points)

    def scores(self, table: Table) -> list[int]:
        return cast(Board, table).points[:]

    def check(self, table: Table) -> None:
        check(cast(Board, table))

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.resample(cast(Board, table), seat, rng)

    def evaluate(self, table: Table, seat: int) -> int:
        return hints.evaluate(cast(Board, table), seat)


GAME: Final = MyGameRules()
