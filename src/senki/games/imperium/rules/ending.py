"""Z  Elimination and the end of the game."""

from __future__ import annotations

from senki.engine.procedure import Rule, end_game, procedure
from senki.engine.table import Ints
from senki.games.imperium import events
from senki.games.imperium.kinds import FLEETS, Mode, Seat
from senki.games.imperium.model import Imperium, clockwise, planets_of, reinforcements, sheet_counters
from senki.games.imperium.pack import HEXES, NONE, STRATEGIES
from senki.games.imperium.rules.hand import discard
from senki.games.imperium.rules.lawmaking import discard_law
from senki.games.imperium.rules.payment import discard_political
from senki.games.imperium.rules.trade import leave_trade


@procedure
def gain_points(t: Imperium, seat: Seat, points: int) -> Rule[None]:
    """Z2  Whoever reaches the goal ends the game at once."""
    t.points[seat] += points
    if t.points[seat] >= t.goal:
        yield from win_at_once(t, seat)


@procedure
def gain_points_together(t: Imperium, seats: Ints, points: int) -> Rule[None]:
    """Z4  Several gain points at once, and more than one may reach the goal."""
    for seat in seats:
        t.points[seat] += points
        events.points_gained(t, Seat(seat), points)
    if winner_of_points(t) != NONE:
        yield from win_at_once(t, Seat(winner_of_points(t)))


def winner_of_points(t: Imperium) -> int:
    """Z4  Of those who have reached the goal: most points, then the lower initiative number, then who sits nearer to the Speaker."""
    best = NONE
    for seat in clockwise(t, t.speaker):
        if t.points[seat] >= t.goal:
            ahead = best == NONE or t.points[seat] > t.points[best]
            if ahead or (t.points[seat] == t.points[best] and t.initiative[seat] < t.initiative[best]):
                best = seat
    return best


@procedure
def win_at_once(t: Imperium, seat: Seat) -> Rule[None]:
    """Z3, O8  The game is over, and this seat has won it."""
    t.winners = 1 << seat
    events.game_ends(t)
    yield from end_game(t)


@procedure
def end_by_rex(t: Imperium, *, rule: str = "") -> Rule[None]:
    """Z5, Z6  Imperium Rex, or the last round: points, objectives claimed, planets, counters in reserve, counters on the sheet decide."""
    t.winners = best_seats(t)
    events.game_ends(t, rule="Z5")
    yield from end_game(t)


def best_seats(t: Imperium) -> int:
    best = max([standing(t, seat) for seat in clockwise(t, 0)])
    found = 0
    for seat in clockwise(t, 0):
        if standing(t, seat) == best:
            found |= 1 << seat
    return found


def standing(t: Imperium, seat: int) -> tuple[int, int, int, int, int]:
    """Z5  What is compared, in order; of the short game planets alone."""
    planets = len(planets_of(t, seat))
    if t.mode == Mode.EXPLORE:
        return planets, 0, 0, 0, 0
    return t.points[seat], t.claims[seat], planets, reinforcements(t, seat), sheet_counters(t, seat)


@procedure
def check_elimination(t: Imperium) -> Rule[None]:
    """Z1, Z7  Players without planets and units are eliminated; the last one left wins."""
    for seat in range(t.players):
        if not t.out[seat] and not has_anything(t, seat):
            eliminate(t, seat)
    if len(clockwise(t, 0)) == 1:
        yield from win_at_once(t, Seat(clockwise(t, 0)[0]))


def has_anything(t: Imperium, seat: int) -> bool:
    for fleet in range(FLEETS):
        if t.fleet_owner[fleet] == seat:
            return True
    return seat in t.planets.owner or seat in t.afloat.seat


def eliminate(t: Imperium, seat: int) -> None:
    """Z1  Cards in hand and laws held are discarded, strategy cards turned down; counters leave the galaxy, contracts the game."""
    t.out[seat] = 1
    t.passed[seat] = 1
    t.goods[seat] = 0
    while len(t.a_hand[seat]) > 0:
        discard(t, seat, t.a_hand[seat][0], "Z1")
    while len(t.c_hand[seat]) > 0:
        discard_political(t, seat, t.c_hand[seat][0])
    for law in [law for law in t.c_laws if t.c_holder[law] == seat]:
        discard_law(t, law)
    for card in range(STRATEGIES):
        if t.taken_by[card] == seat:
            t.face_down[card] = 1
    for place in range(HEXES):
        t.activated[place] &= ~(1 << seat)
    if t.high_alert_of == seat:
        t.high_alert, t.high_alert_of = NONE, NONE
    events.eliminated(t, Seat(seat))
    leave_trade(t, seat)
    if t.speaker == seat and len(clockwise(t, seat)) > 0:
        t.speaker = clockwise(t, seat)[0]
        events.speaker(t, Seat(t.speaker), rule="Z1")
