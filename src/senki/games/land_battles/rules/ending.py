"""V  The end of the game."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, end_game, procedure
from senki.games.land_battles import events
from senki.games.land_battles.model import BREAKTHROUGH, NONE, SIDES, LandBattles, Seat, enemy_of, goal, price_of, units_in, units_of_side

IDLE_ACTIONS: Final = 60  # V3: for two players
MOST_ACTIONS: Final = 600


def score(t: LandBattles, side: int, points: int) -> None:
    """V1  Victory points for a destroyed unit or a secured terrain card."""
    t.points[side] += points
    t.changed = True
    if t.winner == NONE and t.points[side] >= goal(t):
        t.winner = side
        events.won_by_points(t, Seat(side), t.points[side])


def check_breakthrough(t: LandBattles, side: int) -> None:
    """V2  A side without a unit in the breakthrough area has lost."""
    if t.winner == NONE and len(units_in(t, side, BREAKTHROUGH)) == 0:
        t.winner = enemy_of(side)
        events.broken_through(t, Seat(t.winner))


@procedure
def end_if_won(t: LandBattles) -> Rule[None]:
    """V1, V2  The game ends at once."""
    if t.winner != NONE:
        yield from end_game(t)


def count_action(t: LandBattles) -> None:
    """V3  Ruling: a game in which nothing changes any more ends; limits for two players, more with more."""
    t.actions += 1
    t.idle = 0 if t.changed else t.idle + 1
    t.changed = False  # what Engineers change before or after an action counts with an action
    if t.idle >= IDLE_ACTIONS * t.players // SIDES or t.actions >= MOST_ACTIONS * t.players // SIDES:
        events.stalemate(t, t.actions)
        t.winner = leader(t)
        if t.winner == SIDES:
            events.drawn_game(t)
        else:
            events.won_stalemate(t, Seat(t.winner))


def leader(t: LandBattles) -> int:
    """V3  More victory points, then more victory points of units in play; SIDES if all is equal."""
    own = [t.points[side] * 1000 + price_of(t, units_of_side(t, side)) for side in range(SIDES)]
    if own[0] == own[1]:
        return SIDES
    return 0 if own[0] > own[1] else 1
