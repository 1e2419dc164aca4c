"""The Ares Project: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, Outcome, PackGame
from senki.engine.table import OVER, Frame, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.ares import knowledge
from senki.games.ares.cards import FACTIONS, SCHEMA, Cards
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
    KEEP,
    MODE,
    MODES,
    PLACE,
    REWARD,
    SHOWN,
    SPOT,
    STAND,
    TYPE,
    UNIT,
    USE,
    Ares,
    allies,
)
from senki.games.ares.questions import EVENTS, QUESTIONS
from senki.games.ares.rules.results import points, winners
from senki.games.ares.sequence import game, set_up

USUAL: Final = "-".join(FACTIONS)  # by seat, as many as there are players
PAIRS: Final = tuple(f"{one}-{other}" for one in FACTIONS for other in FACTIONS if one != other and (one, other) != FACTIONS[:2])
OTHERS: Final = (
    *PAIRS,
    *("terran-kahoum-colossus", "terran-xenos-colossus", "kahoum-xenos-colossus"),
    *("terran-xenos-kahoum-colossus", "terran-colossus-kahoum-xenos"),  # the other ways to pair them in teams
)
IN_BASIC: Final = "kahoum-terran"  # G2: no others play the basic game

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
    rules_version="1",
    questions=QUESTIONS,
    events=EVENTS,
    kinds=(SEAT, CARD, SHOWN, UNIT, FACTION, TYPE, MODE, USE, CHOICE, STAND, END, KEEP, REWARD, FORCE, PLACE, SPOT, DIE, FACE, FLAG),
    options=(
        Option("mode", ("full", "basic", "teams"), seats={"basic": (2,), "teams": (4,)}),
        Option(
            "factions",
            (USUAL, *OTHERS),
            seats={names: (names.count("-") + 1,) for names in OTHERS},
            needs={names: {"mode": ("full", "teams")} for names in OTHERS if names != IN_BASIC},
        ),
    ),
    longest=40_000,
    undertakings=("battle",),
)


class AresGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, SCHEMA, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        mode = MODES.index(options.get("mode", "full"))
        names = options.get("factions", USUAL).split("-")[:seats]
        return set_up([FACTIONS.index(name) for name in names], cast(Cards, pack), mode)

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

    def may_lie(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return knowledge.may_lie(cast(Ares, table), field, row, card)

    def redeal(self, table: Table, seat: int, rng: Rng) -> None:
        knowledge.redeal(cast(Ares, table), seat, rng)

    def evaluate(self, table: Table, seat: int) -> int:
        return evaluate(cast(Ares, table), seat)

    def levels(self) -> tuple[str, ...]:
        return LEVELS

    def weights(self, table: Table) -> list[int]:
        return weights(cast(Ares, table))


GAME: Final = AresGame()
