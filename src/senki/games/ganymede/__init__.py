"""ガニメデ戦記 ZERO (The War Chronicles of Ganymede): the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, PackGame
from senki.engine.table import Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.ganymede import figures, knowledge
from senki.games.ganymede.hints import weights as hints
from senki.games.ganymede.invariants import check
from senki.games.ganymede.model import DIE, FACE, INITIATIVE, MECH, PART, PLACE, SIDE, UNIT, Ganymede, seat_of, team_of
from senki.games.ganymede.pack import Cards
from senki.games.ganymede.questions import QUESTIONS
from senki.games.ganymede.rules.battle import winners
from senki.games.ganymede.sequence import game
from senki.games.ganymede.setup import set_up

INFO: Final = GameInfo(
    id="ganymede",
    seats=(2, 3, 4),
    rules_version="2",
    questions=QUESTIONS,
    events=declared_events("senki.games.ganymede.events"),
    kinds=(SEAT, MECH, PART, UNIT, INITIATIVE, SIDE, PLACE, DIE, FACE, FLAG),
    options=(Option("mode", ("royale", "team"), seats={"team": (4,)}),),
    max_answers=20_000,  # dice may miss for long; random games have a few hundred answers
    chance=("start-player", "initiative", "die", "die-again"),
    figures=figures.FIGURES,
)
LEVELS: Final = ("greedy:blunder=80", "greedy:blunder=45", "greedy:blunder=16", "greedy", "search:iterations=400,cut=0,ms=4000")


class GanymedeGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        return set_up(seats, options.get("mode") == "team", cast(Cards, pack))

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return cast(Ganymede, table).players

    def side(self, table: Table, seat: int) -> int:
        return team_of(seat) if cast(Ganymede, table).teams else seat

    def scores(self, table: Table) -> list[int]:
        t = cast(Ganymede, table)
        won = winners(t)
        return [1 if seat in won else 0 for seat in range(t.players)]

    def check(self, table: Table) -> None:
        check(cast(Ganymede, table))

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.resample(cast(Ganymede, table), seat, rng)

    def evaluate(self, table: Table, seat: int) -> int:
        return hints.evaluate(cast(Ganymede, table), seat)

    def weights(self, table: Table) -> list[int]:
        return hints.weights(cast(Ganymede, table))

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        return figures.of_option(cast(Ganymede, table), seat, option)

    def explain_plan(self, table: Table, seat: int, plan: Ints) -> list[Figure]:
        return figures.of_plan(cast(Ganymede, table), seat, plan)

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        return figures.on_table(cast(Ganymede, table), seat)

    def tally(self, table: Table, told: list[tuple[str, Ints]]) -> dict[str, list[int]]:
        """Damage given (C3.2), and mechs destroyed (C4.1)."""
        damage, destroyed = [0] * self.seat_count(table), [0] * self.seat_count(table)
        attacker = 0
        for name, values in told:
            if name == "attack":
                attacker = seat_of(values[0])
            elif name == "hits":
                damage[attacker] += values[1]
            elif name == "destroyed":
                destroyed[attacker] += 1
        return {"damage": damage, "destroyed": destroyed}

    def levels(self) -> tuple[str, ...]:
        return LEVELS


GAME: Final = GanymedeGame()
