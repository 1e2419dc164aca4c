"""A finished game in numbers: moves, time, luck and how the seats stood. It goes through the whole game, in a worker thread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from senki.agents.greedy import has_evaluation
from senki.engine.actions import chance_outcomes
from senki.engine.game import WON, Game
from senki.engine.table import CHANCE, OVER, Driver, Table, apply
from senki.server.club_bodies import GameStatistics, SeatStatistics, StandingAt
from senki.server.game_record import Body
from senki.server.storage import StoredStep
from senki.server.tables import Line, walk

STOPPING: Final = Driver()
MOST_OUTCOMES: Final = 60  # of one question to chance
MOST_TRIED: Final = 20_000  # outcomes of a game; beyond that its luck is not told


@dataclass
class Told:
    """What going through the game has shown."""

    luck: list[float] | None
    standing: list[StandingAt]


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
        SeatStatistics(seat, moves[seat], seconds[seat], told.luck[seat] if told.luck is not None else None) for seat in range(line.seats)
    ]  # fmt: skip
    length = steps[-1].at - steps[0].at if steps else 0
    return GameStatistics(max(line.moves, default=0), length, seats, told.standing)


def go_through(line: Line) -> Told:
    game = line.game
    if not has_evaluation(game):
        return Told(None, [])
    luck: list[float] | None = [0.0] * line.seats
    standing: list[StandingAt] = []
    tried = 0
    for stop in walk(line, None):
        table = stop.game_record.table
        move = line.moves[stop.place - 1] if stop.place else 0
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
    return Told(luck, standing)


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
