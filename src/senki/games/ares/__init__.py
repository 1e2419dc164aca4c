"""The Ares Project: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.events import declared_events
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, Outcome, PackGame
from senki.engine.options import join_seats, split_seats
from senki.engine.table import OVER, Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.ares import events, figures, knowledge
from senki.games.ares.hints.choices import weights
from senki.games.ares.hints.standing import evaluate
from senki.games.ares.invariants import check
from senki.games.ares.model import (
    CARD,
    CHOICE,
    DIE,
    END,
    FACE,
    FACTION,
    FORCE,
    GOAL,
    KEEP,
    MODE,
    MODES,
    REWARD,
    SHOWN,
    SPOT,
    STAND,
    TYPE,
    UNIT,
    USE,
    WINDOW,
    Ares,
    allies,
)
from senki.games.ares.pack import FACTIONS, Cards
from senki.games.ares.questions import QUESTIONS
from senki.games.ares.rules.results import points, winners
from senki.games.ares.sequence import game, set_up

NOT_BASIC: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    name: {"mode": ("full", "teams")} for name in FACTIONS[2:]
}  # G2: the first two play the basic game

LEVELS: Final = (
    "sensible:blunder=70",
    "sensible:blunder=30",
    "sensible",
    "rollout:playouts=12,cut=40,ms=2000",
    "rollout:playouts=64,cut=100,ms=4000",
)

INFO: Final = GameInfo(
    id="ares",
    seats=(2, 3, 4),
    rules_version="3",
    questions=QUESTIONS,
    events=declared_events(events.__name__),
    kinds=(
        SEAT,
        CARD,
        SHOWN,
        UNIT,
        FACTION,
        TYPE,
        MODE,
        USE,
        CHOICE,
        STAND,
        END,
        KEEP,
        REWARD,
        FORCE,
        GOAL,
        SPOT,
        DIE,
        FACE,
        WINDOW,
        FLAG,
    ),
    options=(
        Option("mode", ("full", "basic", "teams"), seats={"basic": (2,), "teams": (4,)}),
        Option("faction", FACTIONS, needs=NOT_BASIC, by_seat=True, distinct=True),
    ),
    max_answers=40_000,
    figures=figures.FIGURES,
    chance=("start-player", "draw", "die", "die-again"),
    odds_horizon=("battle",),
)


class AresGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        mode = MODES.index(options.get("mode", "full"))
        names = split_seats(options["faction"]) if "faction" in options else FACTIONS[:seats]
        return set_up([FACTIONS.index(name) for name in names], cast(Cards, pack), mode)

    def renamed_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        if "factions" not in options:
            return options
        names = options["factions"].split("-")[:seats]  # one option named all four, as many as played
        return {name: value for name, value in options.items() if name != "factions"} | {"faction": join_seats(names)}

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return cast(Ares, table).players

    def side(self, table: Table, seat: int) -> int:
        return allies(cast(Ares, table), seat)[0]

    def outcome(self, table: Table) -> Outcome | None:
        if table.seat != OVER:
            return None
        return Outcome(tuple(self.scores(table)), tuple(winners(cast(Ares, table))))

    def scores(self, table: Table) -> list[int]:
        t = cast(Ares, table)
        return [points(t, seat) for seat in range(t.players)]

    def check(self, table: Table) -> None:
        check(cast(Ares, table))

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return knowledge.is_possible_location(cast(Ares, table), field, row, card)

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.resample(cast(Ares, table), seat, rng)

    def evaluate(self, table: Table, seat: int) -> int:
        return evaluate(cast(Ares, table), seat)

    def tally(self, table: Table, told: list[tuple[str, Ints]]) -> dict[str, list[int]]:
        """Units lost in battles and raids (R4.7)."""
        lost = [0] * self.seat_count(table)
        for name, values in told:
            if name == "losses":
                lost[values[0]] += values[2]
        return {"lost": lost}

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        return figures.of_option(cast(Ares, table), seat, option)

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        return figures.on_table(cast(Ares, table), seat)

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def weights(self, table: Table) -> list[int]:
        return weights(cast(Ares, table))


GAME: Final = AresGame()
