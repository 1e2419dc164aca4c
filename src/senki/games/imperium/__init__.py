"""Twilight Imperium, Third Edition with Shattered Empire: the rules as a game that senki can play."""

from __future__ import annotations

from typing import Final, cast

import senki.games.imperium.rules  # noqa: F401  the rules first: windows are opened everywhere, and their cards lead everywhere
from senki.engine.chance import Rng
from senki.engine.determinize import choose_anew
from senki.engine.events import declared_events
from senki.engine.facts import words_of
from senki.engine.figures import Figure
from senki.engine.frames import outermost
from senki.engine.game import GameInfo, Option, Outcome, PackGame
from senki.engine.options import split_seats
from senki.engine.shapes import PASS
from senki.engine.table import OVER, Frame, Ints, Table
from senki.engine.zones import FLAG, SEAT
from senki.games.imperium import figures, knowledge, lessons, plans
from senki.games.imperium.building import layable
from senki.games.imperium.hints.choices import weights
from senki.games.imperium.hints.outlook import evaluate, is_weighty
from senki.games.imperium.invariants import check
from senki.games.imperium.kinds import (
    ABILITY,
    ACTION,
    ACTION_CARD,
    AGREEMENT,
    AREA,
    COLOUR,
    DEAL_TERM,
    DEALS,
    FACE,
    FLEETS,
    HEX,
    LOT,
    MODE,
    MONEY,
    MOVER,
    OBJECTIVE,
    PLANET,
    PLAY,
    POLITICAL,
    PROMISE,
    RACE,
    RACE_ABILITY,
    RACE_CARD,
    ROLLED,
    SCRAP,
    SHOWN,
    STANCE,
    STRATEGY_CARD,
    SYSTEM,
    TECH,
    TILE,
    UNIT,
    VESSEL,
    WINDOW,
    Deals,
    Lesson,
    Mode,
)
from senki.games.imperium.model import Imperium, planets_of, ships_in
from senki.games.imperium.pack import Cards, Race
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import LAY_TILE, OWN_CARD, QUESTIONS
from senki.games.imperium.rules.windows import fitting
from senki.games.imperium.sequence import game
from senki.games.imperium.setup import (
    ALL_TILES,
    BASE_IMPERIAL_II,
    BASE_SET,
    BY_CHANCE,
    BY_PLAYERS,
    CHOICES,
    MIXED,
    PRESET,
    SHATTERED_EMPIRE,
    set_up,
)

LESSONS: Final = words_of(Lesson)[1:]
LESSON_SEATS: Final = (3,)


def lesson_needs(lesson: str) -> dict[str, tuple[str, ...]]:
    """J13  What lies ready in a lesson needs the usual galaxy, cards and races."""
    mode = Mode.CORE if lesson == "round" else Mode.FULL if lesson == "council" else Mode.EXPLORE
    usual = {
        "mode": words_of(Mode)[mode],
        "races": CHOICES[0],
        "galaxy": PRESET,
        "strategy": SHATTERED_EMPIRE,
        "objectives": SHATTERED_EMPIRE,
    }
    return {name: (value,) for name, value in usual.items()}


MODES: Final = ("full", "core", "explore")  # words of Mode; the whole game is the usual one


INFO: Final = GameInfo(
    id="imperium",
    seats=(3, 4, 5, 6),
    rules_version="2",
    questions=QUESTIONS,
    events=declared_events("senki.games.imperium.events"),
    kinds=(
        SEAT,
        HEX,
        SYSTEM,
        TILE,
        PLANET,
        UNIT,
        VESSEL,
        MOVER,
        SCRAP,
        ROLLED,
        SHOWN,
        TECH,
        STRATEGY_CARD,
        OBJECTIVE,
        RACE,
        RACE_CARD,
        AREA,
        ACTION,
        ABILITY,
        MONEY,
        FACE,
        FLAG,
        LOT,
        MODE,
        POLITICAL,
        STANCE,
        COLOUR,
        DEALS,
        DEAL_TERM,
        PROMISE,
        AGREEMENT,
        ACTION_CARD,
        PLAY,
        WINDOW,
        RACE_ABILITY,
    ),
    options=(
        Option("mode", MODES),
        Option("race", words_of(Race), by_seat=True, distinct=True),
        Option("races", CHOICES),
        Option("galaxy", (PRESET, BY_CHANCE, BY_PLAYERS)),
        Option("tiles", (ALL_TILES, BASE_SET), needs={BASE_SET: {"galaxy": (BY_CHANCE, BY_PLAYERS)}}),
        Option("strategy", (SHATTERED_EMPIRE, BASE_SET, BASE_IMPERIAL_II)),
        Option("objectives", (SHATTERED_EMPIRE, BASE_SET, MIXED)),
        Option("initiative", ("sum", "lowest")),
        Option("goal", ("10", "6", "8", "9", "14")),
        Option("ion-storm", ("silent", "printed")),
        Option("combat-rolls", ("rounds", "inclusive")),
        Option("round-limit", ("24", "16", "12")),
        Option("deals", words_of(Deals)),
        Option("lesson", words_of(Lesson), seats=dict.fromkeys(LESSONS, LESSON_SEATS), needs={one: lesson_needs(one) for one in LESSONS}),
    ),
    max_answers=250_000,
    max_depth=48,
    odds_horizon=("space_battle", "planetary_landing"),
    figures=figures.NAMES,
    chance=(
        "galaxy",
        "first-speaker",
        "draw-tile",
        "deal-tile",
        "deal-race",
        "set-aside",
        "deal-secret",
        "reveal",
        "die",
        "draw-card",
        "steal-card",
        "draw-political",
        "who-leads",
    ),
)

HURRIED: Final = (
    *(Window.PDS, Window.BAT_OPEN, Window.RND_OPEN, Window.DIE, Window.HITS),
    *(Window.DAMAGED, Window.LOST, Window.BOMB, Window.INV_OPEN),
)
LEVELS: Final = (
    "sensible:blunder=65",
    "sensible:blunder=30",
    "sensible",
    "rollout:playouts=12,cut=60,ms=2000,sure=200",
    "rollout:playouts=32,cut=120,ms=4000,sure=200",
)


class ImperiumGame(PackGame):
    def __init__(self) -> None:
        super().__init__(INFO, __file__, Cards)

    def setup(self, seats: int, options: dict[str, str], pack: object) -> Table:
        cards = cast(Cards, pack)
        races = [words_of(Race).index(race) for race in split_seats(options["race"])]
        if options["lesson"] != words_of(Lesson)[Lesson.OFF]:
            races = list(lessons.RACES)
        return set_up(races, options, cards)

    def first(self, table: Table) -> Frame:
        return outermost(game)

    def seat_count(self, table: Table) -> int:
        return cast(Imperium, table).players

    def scores(self, table: Table) -> list[int]:
        """Z3  Victory points; in the short game planets."""
        t = cast(Imperium, table)
        return [len(planets_of(t, seat)) for seat in range(t.players)] if t.mode == Mode.EXPLORE else t.points[:]

    def outcome(self, table: Table) -> Outcome | None:
        """Z3 to Z7  The winners stand on the table: an objective may win with fewer points."""
        t = cast(Imperium, table)
        if t.seat != OVER:
            return None
        return Outcome(tuple(self.scores(t)), tuple([seat for seat in range(t.players) if (t.winners >> seat) & 1]))

    def check(self, table: Table) -> None:
        check(cast(Imperium, table))

    def is_possible_location(self, table: Table, seat: int, field: str, row: int, card: int) -> bool:
        return knowledge.is_possible_location(cast(Imperium, table), field, card)

    def course(self, table: Table) -> dict[str, list[int]]:
        """Planets, and ships in space without fighters."""
        t = cast(Imperium, table)
        planets = [len(planets_of(t, seat)) for seat in range(t.players)]
        fleets = [sum([ships_in(t, fleet) for fleet in range(FLEETS) if t.fleet_owner[fleet] == seat]) for seat in range(t.players)]
        return {"planets": planets, "ships": fleets}

    def explain(self, table: Table, seat: int, option: int) -> list[Figure]:
        return figures.of_option(cast(Imperium, table), seat, option)

    def explain_plan(self, table: Table, seat: int, plan: Ints) -> list[Figure]:
        return plans.of_plan(cast(Imperium, table), seat, plan)

    def figures(self, table: Table, seat: int | None) -> list[Figure]:
        return figures.on_table(cast(Imperium, table), seat)

    def is_hurried(self, table: Table) -> bool:
        """V9  The windows of battles and invasions follow each other fast."""
        t = cast(Imperium, table)
        return len(t.occasions) > 0 and t.occasions.window[len(t.occasions) - 1] in HURRIED

    def labels(self, facts: object) -> dict[str, tuple[str, ...]]:
        """A tile is a system, and a race card a race, face down."""
        found = super().labels(facts)
        return found | {"tile": found["system"], "race-card": words_of(Race)}

    def resample(self, table: Table, seat: int, rng: Rng) -> None:
        """Others who have finished a sealed choice choose again; who is just laying a tile may lay what it holds now."""
        knowledge.deal_tiles_again(cast(Imperium, table), seat, rng)
        choose_anew(self, table, seat, rng)
        t = cast(Imperium, table)
        if t.key == OWN_CARD and t.seat >= 0 and t.seat != seat:
            t.options = [PASS, *fitting(t, t.seat, len(t.occasions) - 1)]  # of the cards that it now holds
        elif t.key == LAY_TILE and t.seat != seat:
            t.options = layable(t, t.seat)

    def evaluate(self, table: Table, seat: int) -> int:
        return evaluate(cast(Imperium, table), seat)

    def weights(self, table: Table) -> list[int]:
        return weights(cast(Imperium, table))

    def is_weighty(self, table: Table) -> bool:
        return is_weighty(cast(Imperium, table))

    def levels(self) -> tuple[str, ...]:
        return LEVELS


GAME: Final = ImperiumGame()
