"""Modern Land Battles: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, Outcome, PackGame
from senki.engine.options import split_seats
from senki.engine.table import OVER, Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.land_battles import events, figures, hints, knowledge, lesson, plans
from senki.games.land_battles.invariants import check
from senki.games.land_battles.model import (
    AREA,
    CARD,
    COUNTER,
    DEED,
    DIRECTION,
    FACE,
    FORCE_CARD,
    NATION,
    PERK,
    ROW,
    SHOWN,
    SIDES,
    SPOT,
    TERRAIN,
    TYPE,
    UNIT,
    WAY,
    WEAPON,
    LandBattles,
    side_of,
)
from senki.games.land_battles.pack import NATIONS, Cards
from senki.games.land_battles.questions import QUESTIONS
from senki.games.land_battles.sequence import game
from senki.games.land_battles.setup import set_up

SWITCHES: Final = ("long-range", "reserve-cards", "second-hand", "open-hands", "lesson")
PLAIN: Final = ("off",)
TWO: Final = (2,)
TEAMS: Final = (4, 6)

INFO: Final = GameInfo(
    id="land_battles",
    seats=(2, 4, 6),
    rules_version="3",
    questions=QUESTIONS,
    events=declared_events(events.__name__),
    kinds=(
        SEAT,
        CARD,
        SHOWN,
        FORCE_CARD,
        UNIT,
        COUNTER,
        TERRAIN,
        NATION,
        TYPE,
        WEAPON,
        PERK,
        AREA,
        ROW,
        SPOT,
        DEED,
        WAY,
        DIRECTION,
        FACE,
        FLAG,
    ),
    options=(
        Option("nation", NATIONS, by_seat=True, distinct=True),
        Option("same-nation", ("off", "on"), seats={"on": TWO}),
        Option("long-range", ("off", "on")),
        Option("reserve-cards", ("off", "on")),
        Option("second-hand", ("off", "on"), seats={"on": TWO}),
        Option("open-hands", ("off", "on"), seats={"on": TEAMS}),
        Option(
            "lesson",
            ("off", "on"),
            seats={"on": TWO},
            needs={"on": {"same-nation": PLAIN, "long-range": PLAIN, "reserve-cards": PLAIN, "second-hand": PLAIN}},
        ),
    ),
    max_answers=100_000,
    chance=("random-unit", "first-player", "draw", "open-terrain", "die"),
    figures={**figures.FIGURES, **plans.FIGURES},
)

LEVELS: Final = (
    "sensible:blunder=60",
    "sensible:blunder=25",
    "sensible",
    "rollout:playouts=8,cut=24,ms=2000",
    "rollout:playouts=64,cut=24,ms=4000",
)


class LandBattlesGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        names = split_seats(options["nation"]) if "nation" in options else list(NATIONS[:seats])
        nations = [NATIONS.index(name) for name in names]
        if options.get("same-nation") == "on":
            nations = [nations[0]] * seats
        if options.get("lesson") == "on":
            nations = list(lesson.NATIONS)
        return set_up(nations, cast(Cards, pack), {name: options.get(name) == "on" for name in SWITCHES})

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return cast(LandBattles, table).players

    def side(self, table: Table, seat: int) -> int:
        return side_of(seat)

    def outcome(self, table: Table) -> Outcome | None:
        if table.seat != OVER:
            return None
        t = cast(LandBattles, table)
        winners = [seat for seat in range(t.players) if t.winner == SIDES or side_of(seat) == t.winner]
        return Outcome(tuple(self.scores(table)), tuple(winners))

    def scores(self, table: Table) -> list[int]:
        t = cast(LandBattles, table)
        return [t.points[side_of(seat)] for seat in range(t.players)]

    def check(self, table: Table) -> None:
        check(cast(LandBattles, table))

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.resample(cast(LandBattles, table), seat, rng)

    def tally(self, table: Table, told: list[tuple[str, Ints]]) -> dict[str, list[int]]:
        """Units destroyed, and their points (C6)."""
        units, points = [0] * self.seat_count(table), [0] * self.seat_count(table)
        for name, values in told:
            if name == "destroyed":
                units[values[0]] += 1
                points[values[0]] += values[2]
        return {"destroyed": units, "points": points}

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        return figures.explain(cast(LandBattles, table), seat, option)

    def explain_plan(self, table: Table, seat: int, plan: Ints) -> list[Figure]:
        return plans.of_plan(cast(LandBattles, table), plan)

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        t = cast(LandBattles, table)
        return figures.on_table(t) + plans.on_table(t)

    def evaluate(self, table: Table, seat: int) -> int:
        return hints.evaluate(cast(LandBattles, table), seat)

    def weights(self, table: Table) -> list[int]:
        return hints.weights(cast(LandBattles, table))

    def levels(self) -> tuple[str, ...]:
        return LEVELS


GAME: Final = LandBattlesGame()
