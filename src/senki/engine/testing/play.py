"""Random play for tests: settings of a game, games under way with their answers, and positions to look at."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.dice import OpenDice
from senki.engine.game import Game
from senki.engine.hashing import digest
from senki.engine.observer import Observer
from senki.engine.options import sampled_settings
from senki.engine.policies import Policy
from senki.engine.position import state_hash
from senki.engine.session import Session
from senki.engine.table import CHANCE, OVER, Driver, Table, Told, apply, begin
from senki.engine.view import view

WATCHED: Final = Driver()  # leaves every question open, chance's too
LONG_GAME: Final = 500  # answers: where games are longer than this on average, fewer of them are played


class Fault(AssertionError):
    """A game broke one of the promises that every game makes. The message says which, and where to find it again."""


class DeadEnd(Fault):
    """A question without an option."""


class Endless(Fault):
    """A game that went on longer than it says it can."""


@dataclass(frozen=True)
class Setting:
    """One way to set a game up."""

    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


@functools.cache
def observer_for(game: Game, seats: int) -> Observer:
    return Observer(game, seats)


def observer_of(game: Game, table: Table) -> Observer:
    """Options change what is played, not how many things there are: one observer serves all settings of so many seats."""
    return observer_for(game, game.seat_count(table))


def settings(game: Game) -> list[Setting]:
    """Every number of seats with the usual options, and with every other value of each option that fits it; by seat, a sample."""
    return [Setting(seats, options) for seats in game.info.seats for options in sampled_settings(game, seats)]


def rng_for(seed: int, number: int) -> Rng:
    """The generator of one game of a run: it depends on nothing but the run's seed and the game's number."""
    return Rng((seed << 32) + number)


class Line:
    """A game under way, with all that was answered in it. Chance is asked like a seat."""

    def __init__(self, game: Game, setting: Setting, pack: object) -> None:
        self.game: Final = game
        self.setting: Final = setting
        self.pack: Final = pack
        self.table = game.setup(setting.seats, setting.options, pack)
        self.table.told = []
        self.answers: list[tuple[int, int]] = []
        begin(self.table, game.first(self.table), WATCHED)
        self.look()

    @property
    def over(self) -> bool:
        return self.table.seat == OVER

    def look(self) -> None:
        """Notice at once what no game may come to."""
        table = self.table
        if table.seat != OVER and not table.options:
            raise DeadEnd(f"{self}: seat {table.seat} is asked {self.game.info.questions[table.key].name} and has no option")
        if len(self.answers) > self.game.info.max_answers:
            raise Endless(f"{self}: the game goes on after {self.game.info.max_answers} answers, the most that it says it can have")

    def give(self, seat: int, value: int) -> None:
        self.table.turn_to(seat)
        apply(self.table, WATCHED, value)
        self.answers.append((seat, value))
        self.look()

    def random_answer(self, rng: Rng) -> tuple[int, int]:
        """Any answer that somebody may give now; of seats that choose at the same time, any may be next."""
        table = self.table
        if table.sealed is not None:
            waiting = table.waiting()
            table.turn_to(waiting[rng.below(len(waiting))])
        return table.seat, table.options[rng.below(len(table.options))]

    def step(self, rng: Rng) -> None:
        self.give(*self.random_answer(rng))

    def events(self) -> list[Told]:
        """What was told since this was last asked."""
        told = self.table.told or []
        self.table.told = []
        return told

    def __str__(self) -> str:
        return f"{self.game.info.id} {self.setting}, after {len(self.answers)} answers"


def answer(table: Table, seat: int, value: int) -> list[Told]:
    """Answer on a bare table; what was told of it."""
    table.told = []
    table.turn_to(seat)
    apply(table, WATCHED, value)
    told = table.told
    table.told = None
    return told


def session_of(line: Line, answers: int | None = None) -> Session:
    """The same game as a session, whole or its first so many answers."""
    session = Session(line.game, line.setting.seats, line.setting.options, line.pack, OpenDice())
    for seat, value in line.answers[:answers]:
        session.give(seat, value)
    return session


@dataclass(frozen=True)
class Position:
    """A question of a random game: the table there, and the answer that was given."""

    table: Table
    seat: int
    value: int
    number: int  # of answers before
    line: Line

    def __str__(self) -> str:
        return f"{self.line.game.info.id} {self.line.setting}, answer {self.number + 1}"


def sessions_at(found: Iterable[Position]) -> Iterator[tuple[Session, Position]]:
    """Each position with its game as a session up to there. Positions of one game come in order, and share a session that is played on."""
    line: Line | None = None
    session: Session | None = None
    place = 0
    for position in found:
        if session is None or line is not position.line:
            line, place = position.line, 0
            session = session_of(line, 0)
        for seat, value in position.line.answers[place : position.number]:
            session.give(seat, value)
        place = position.number
        yield session, position


def play_line(game: Game, setting: Setting, rng: Rng, pack: object, policy: Policy | None = None) -> tuple[Line, list[Position]]:
    """A game with a position for every answer: a random one, or one in which the seats answer by a policy."""
    line = Line(game, setting, pack)
    found: list[Position] = []
    while not line.over:
        seat, value = line.random_answer(rng)
        if policy is not None and seat != CHANCE:
            value = policy.answer(game, line.table, rng)
        found.append(Position(line.table.clone(), seat, value, len(line.answers), line))
        line.give(seat, value)
    return line, found


def positions(game: Game, setting: Setting, seed: int, games: int, of_each: int, policy: Policy | None = None) -> Iterator[Position]:
    """Positions of games at random or by a policy, so many of each, spread at random over the game; of long games fewer are played."""
    pack = game.load_pack(None)
    answers = 0
    for number in range(games):
        if answers > games * LONG_GAME:
            return
        rng = rng_for(seed, number)
        found = play_line(game, setting, rng, pack, policy)[1]
        answers += len(found)
        for place in spread(len(found), of_each, rng):
            yield found[place]


def spread(count: int, most: int, rng: Rng) -> list[int]:
    """So many of the places 0 to count - 1 at most, chosen at random, in order."""
    places = list(range(count))
    rng.shuffle(places)
    return sorted(places[:most])


def fingerprint(game_id: str, chosen: list[Setting], seed: int, games: int) -> str:
    """A hash of everything that comes out of some random games: positions, events, views and re-dealt tables."""
    game = find_game(game_id)
    pack = game.load_pack(None)
    parts: list[object] = []
    for setting in chosen:
        for number in range(games):
            rng = rng_for(seed, number)
            line, found = play_line(game, setting, rng, pack)
            parts += [str(setting), line.events(), state_hash(game, line.table)]
            for position in found[:: max(1, len(found) // 8)]:
                seat = rng.below(setting.seats)
                parts.append(view(game, position.table, seat))
                parts.append(state_hash(game, determinize(game, position.table, seat, rng)))
    return digest(parts)
