"""Star Wars: Empire vs. Rebellion: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, PackGame
from senki.engine.table import Frame, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.empire_rebellion import hints, knowledge
from senki.games.empire_rebellion.invariants import check
from senki.games.empire_rebellion.model import ACTION, EVENT_CARD, RESOURCE, STRATEGY, EmpireRebellion
from senki.games.empire_rebellion.pack import SCHEMA, Cards
from senki.games.empire_rebellion.questions import EVENTS, QUESTIONS
from senki.games.empire_rebellion.rules.setup import set_up
from senki.games.empire_rebellion.sequence import game

INFO: Final = GameInfo(
    id="empire_rebellion",
    seats=(2,),
    rules_version="1",
    questions=QUESTIONS,
    events=EVENTS,
    kinds=(SEAT, RESOURCE, STRATEGY, EVENT_CARD, ACTION, FLAG),
    options=(Option("mode", ("full", "tutorial")),),
    longest=20_000,  # players may discard and play for as long as they wish; random games have a few hundred answers
)

LEVELS: Final = (
    "greedy:blunder=80",
    "greedy:blunder=45",
    "greedy",
    "search:iterations=10,ms=2000",
    "search:iterations=400,cut=0,ms=4500",
)


class EmpireRebellionGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, SCHEMA, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return set_up(options.get("mode") == "tutorial", cast(Cards, pack))

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return 2

    def scores(self, table: Table) -> list[int]:
        """The victory points; in the tutorial 1 for the winner."""
        t = cast(EmpireRebellion, table)
        return [1 if t.winner == seat else 0 for seat in range(2)] if t.tutorial else t.points[:]

    def check(self, table: Table) -> None:
        check(cast(EmpireRebellion, table))

    def may_lie(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return knowledge.may_lie(cast(EmpireRebellion, table), seat, field, row, card)

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.redeal(cast(EmpireRebellion, table), seat, rng)

    def evaluate(self, table: Table, seat: int) -> int:
        return hints.evaluate(cast(EmpireRebellion, table), seat)

    def weights(self, table: Table) -> list[int]:
        return hints.weights(cast(EmpireRebellion, table))

    def levels(self) -> tuple[str, ...]:
        return LEVELS


GAME: Final = EmpireRebellionGame()
