"""Star Wars: Empire vs. Rebellion: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, PackGame
from senki.engine.table import Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.empire_rebellion import figures, hints, knowledge
from senki.games.empire_rebellion.invariants import check
from senki.games.empire_rebellion.model import ACTION, EVENT_CARD, RESOURCE, STRATEGY, EmpireRebellion
from senki.games.empire_rebellion.pack import Cards
from senki.games.empire_rebellion.questions import QUESTIONS
from senki.games.empire_rebellion.sequence import game
from senki.games.empire_rebellion.setup import SEATS, set_up

INFO: Final = GameInfo(
    id="empire_rebellion",
    seats=(SEATS,),
    rules_version="2",
    questions=QUESTIONS,
    events=declared_events("senki.games.empire_rebellion.events"),
    kinds=(SEAT, RESOURCE, STRATEGY, EVENT_CARD, ACTION, FLAG),
    options=(Option("mode", ("full", "tutorial")),),
    max_answers=20_000,  # players may discard and play for as long as they wish; random games have a few hundred answers
    chance=("balance", "random-strategy", "reveal-event", "draw", "look-at-event"),
    figures=figures.FIGURES,
)

LEVELS: Final = (
    "sensible:blunder=65",
    "sensible:blunder=30",
    "sensible",
    "rollout:playouts=3,cut=12,ms=2000",
    "rollout:playouts=128,cut=12,ms=4000",
)


class EmpireRebellionGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return set_up(options.get("mode") == "tutorial", cast(Cards, pack))

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return SEATS

    def scores(self, table: Table) -> list[int]:
        """The victory points; in the tutorial 1 for the winner."""
        t = cast(EmpireRebellion, table)
        return [1 if t.winner == seat else 0 for seat in range(SEATS)] if t.tutorial else t.points[:]

    def check(self, table: Table) -> None:
        check(cast(EmpireRebellion, table))

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return knowledge.is_possible_location(cast(EmpireRebellion, table), seat, field, row, card)

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.resample(cast(EmpireRebellion, table), seat, rng)

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        return figures.explain(cast(EmpireRebellion, table), seat, option)

    def explain_plan(self, table: Table, seat: int, plan: Ints) -> list[Figure]:
        return figures.explain_plan(cast(EmpireRebellion, table), seat, plan)

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        return figures.figures(cast(EmpireRebellion, table))

    def evaluate(self, table: Table, seat: int) -> int:
        return hints.evaluate(cast(EmpireRebellion, table), seat)

    def weights(self, table: Table) -> list[int]:
        return hints.weights(cast(EmpireRebellion, table))

    def levels(self) -> tuple[str, ...]:
        return LEVELS


GAME: Final = EmpireRebellionGame()
