"""A finished game in numbers: moves, time, luck, damage and how the seats stood. It goes through the whole game, in a worker thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

import msgspec

from senki.agents.greedy import has_evaluation
from senki.engine.actions import chance_outcomes
from senki.engine.game import WON, Game
from senki.engine.table import CHANCE, OVER, Driver, Ints, Table, apply
from senki.server.club_bodies import CourseAt, GameStatistics, SeatStatistics, StandingAt, Swing
from senki.server.game_record import Body
from senki.server.storage import StoredStep
from senki.server.tables import Line, walk

STOPPING: Final = Driver()
MOST_OUTCOMES: Final = 60  # of one question to chance
MOST_TRIED: Final = 20_000  # outcomes of a game; beyond that its luck is not told
SWINGS: Final = 4  # that are named
SCORES: Final = "scores"
WORTH_NAMING: Final = 0.08  # of a win, that a move has changed at least


@runtime_checkable
class Tallies(Protocol):
    """A game that counts what its events tell. Each count has a text, `tally-` and its name."""

    def tally(self, table: Table, told: list[tuple[str, Ints]]) -> dict[str, list[int]]:
        """By name: a number for each seat, from all events of a game (name and values, as declared) and the table at its end."""
        ...


@runtime_checkable
class Courses(Protocol):
    """A game with numbers that are worth looking back at. Each has a text, `course-` and its name."""

    def course(self, table: Table) -> dict[str, list[int]]:
        """By name: a number for each seat, as things stand."""
        ...


@dataclass
class Told:
    """What going through the game has shown."""

    luck: list[float] | None
    standing: list[StandingAt]
    tallies: dict[str, list[int]]
    course: list[CourseAt]


def statistics(line: Line, steps: list[StoredStep]) -> GameStatistics:
    moves, seconds = [0] * line.seats, [0] * line.seats
    bodies = [(step, msgspec.json.decode(step.body, type=Body)) for step in steps]
    before = steps[0].at if steps else 0
    for step, body in bodies:
        if body.seat >= 0:
            moves[body.seat] += body.do == "answers"
            seconds[body.seat] += max(0, step.at - before)
        before = step.at
    told = go_through(line)
    seats = [
        SeatStatistics(
            seat, moves[seat], seconds[seat], told.luck[seat] if told.luck is not None else None,
            {name: counts[seat] for name, counts in told.tallies.items()},
        )
        for seat in range(line.seats)
    ]  # fmt: skip
    length = steps[-1].at - steps[0].at if steps else 0
    return GameStatistics(max(line.moves, default=0), length, seats, told.standing, swings(told.standing), told.course)


def swings(standing: list[StandingAt]) -> list[Swing]:
    """The moves that changed most for a seat, in the order of the game."""
    found: list[tuple[float, Swing]] = []
    for place in range(1, len(standing)):
        before, after = standing[place - 1], standing[place]
        changes = [lasting(standing, place, seat) for seat in range(len(after.shares))]
        seat = max(range(len(changes)), key=lambda one: round(changes[one], 3))
        found.append((changes[seat], Swing(after.move, seat, before.shares[seat], after.shares[seat])))
    worth = sorted((one for one in found if one[0] >= WORTH_NAMING), key=lambda one: -one[0])
    return sorted((swing for _, swing in worth[:SWINGS]), key=lambda swing: swing.move)


def lasting(standing: list[StandingAt], place: int, seat: int) -> float:
    """How much a move has changed for a seat that neither the move before it had brought nor the one after it undid."""
    before = [one.shares[seat] for one in standing[max(0, place - 2) : place]]
    after = [one.shares[seat] for one in standing[place : place + 2]]
    return max(min(after) - max(before), min(before) - max(after))


def go_through(line: Line) -> Told:
    game, judges = line.game, has_evaluation(line.game)
    luck: list[float] | None = [0.0] * line.seats if judges else None
    standing: list[StandingAt] = []
    course: list[CourseAt] = []
    events: list[tuple[str, Ints]] = []
    table, tried = None, 0
    for stop in walk(line, None):
        table = stop.game_record.table
        move = line.moves[stop.place - 1] if stop.place else 0
        events += [(game.info.events[number].name, values) for number, _, _, values in (stop.result.events if stop.result else [])]
        if table.seat != CHANCE:
            note_course(game, table, move, course)
        if not judges:
            continue
        if table.seat != CHANCE and stop.place:
            now = StandingAt(move, shares(game, table, line.seats))
            if standing and standing[-1].move == move:
                standing[-1] = now
            else:
                standing.append(now)
        if table.seat == CHANCE and luck is not None and stop.place < len(line.answers):
            found = luck_of(game, table, line.answers[stop.place][2], line.seats)
            tried += len(set(table.options))
            luck = [old + new for old, new in zip(luck, found, strict=True)] if tried <= MOST_TRIED else None
    return Told(luck, standing, game.tally(table, events) if isinstance(game, Tallies) and table is not None else {}, course)


def note_course(game: Game, table: Table, move: int, course: list[CourseAt]) -> None:
    """Only where a number has changed, once a move."""
    numbers = {SCORES: list(game.scores(table))} | (game.course(table) if isinstance(game, Courses) else {})
    if course and course[-1].move == move:
        course.pop()
    if not course or course[-1].numbers != numbers:
        course.append(CourseAt(move, numbers))


def luck_of(game: Game, table: Table, came: int | None, seats: int) -> list[float]:
    """How much better each seat stands after what came than after what may come on average. Where too much may come, nothing."""
    outcomes = chance_outcomes(game, table)
    if len(outcomes) < 2 or len(outcomes) > MOST_OUTCOMES:
        return [0.0] * seats
    expected, real = [0.0] * seats, [0.0] * seats
    for option, chance in outcomes:
        after = table.clone()
        apply(after, STOPPING, option)
        stands = shares(game, after, seats)
        expected = [old + float(chance) * new for old, new in zip(expected, stands, strict=True)]
        if option == came:
            real = stands
    return [one - other for one, other in zip(real, expected, strict=True)]


def shares(game: Game, table: Table, seats: int) -> list[float]:
    over = table.seat == OVER
    return [(game.payoff(table, seat) if over else game.evaluate(table, seat)) / WON for seat in range(seats)]
