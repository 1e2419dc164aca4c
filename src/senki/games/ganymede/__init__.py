"""ガニメデ戦記 ZERO (The War Chronicles of Ganymede): the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, PackGame
from senki.engine.table import Frame, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.ganymede import hints, knowledge
from senki.games.ganymede.cards import SCHEMA, Cards
from senki.games.ganymede.invariants import check
from senki.games.ganymede.model import DIE, FACE, INITIATIVE, MECH, PART, PLACE, SIDE, UNIT, Ganymede
from senki.games.ganymede.questions import EVENTS, QUESTIONS
from senki.games.ganymede.rules.battle import winners
from senki.games.ganymede.sequence import game, set_up

INFO: Final = GameInfo(
    id="ganymede",
    seats=(2, 3, 4),
    rules_version="1",
    questions=QUESTIONS,
    events=EVENTS,
    kinds=(SEAT, MECH, PART, UNIT, INITIATIVE, SIDE, PLACE, DIE, FACE, FLAG),
    options=(Option("mode", ("royale", "team"), seats={"team": (4,)}),),
    longest=20_000,  # dice may miss for long; random games have a few hundred answers
)
LEVELS: Final = ("greedy:blunder=80", "greedy:blunder=45", "greedy:blunder=16", "greedy", "search:iterations=400,cut=0,ms=4000")


class GanymedeGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, SCHEMA, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return set_up(seats, options.get("mode") == "team", cast(Cards, pack))

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return cast(Ganymede, table).players

    def side(self, table: Table, seat: int) -> int:
        return seat % 2 if cast(Ganymede, table).teams else seat

    def scores(self, table: Table) -> list[int]:
        t = cast(Ganymede, table)
        won = winners(t)
        return [1 if seat in won else 0 for seat in range(t.players)]

    def check(self, table: Table) -> None:
        check(cast(Ganymede, table))

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.redeal(cast(Ganymede, table), seat, rng)

    def evaluate(self, table: Table, seat: int) -> int:
        return hints.evaluate(cast(Ganymede, table), seat)

    def weights(self, table: Table) -> list[int]:
        return hints.weights(cast(Ganymede, table))

    def levels(self) -> tuple[str, ...]:
        return LEVELS


GAME: Final = GanymedeGame()
