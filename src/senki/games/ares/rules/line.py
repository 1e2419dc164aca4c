"""L, R2  The battle line: forces placed by turns, scouting, base cards, and redeployment.

The line is a row of columns. In each column either side has at most one front force; further forces may stand behind it, flanking.
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import Ints
from senki.games.ares import events
from senki.games.ares.model import (
    ATTACKERS,
    BEHIND,
    BETWEEN,
    DEFENDERS,
    LEFT,
    NONE,
    RIGHT,
    SPOT,
    Ares,
    Seat,
    Unit,
    commander,
    fighters,
    line_forces,
    owned,
    owners,
    seat_of,
    unit_of,
)
from senki.games.ares.pack import Effect
from senki.games.ares.questions import (
    MATCH_WHOM,
    MOVE_FORCE,
    MOVE_TO,
    PLACE_AGAINST,
    PLACE_END,
    PLACE_NEXT,
    REDEPLOY,
    WHOSE_FORCE,
)
from senki.games.ares.rules.strength import has_special, may_not_flank, scouting

STAY: Final = 0
MOVE: Final = 1


@procedure
def owner_next(t: Ares, side: int, forces: Ints) -> Rule[Seat]:
    """N3  Of partners who both have forces for what comes next, the one who commands says whose it is; all else about it is the owner's."""
    able = owners(t, side, forces)
    seat = able[0]
    if len(able) > 1:
        seat = yield from ask(commander(t, side), WHOSE_FORCE, able)
    return Seat(seat)


@procedure
def match_forces(t: Ares, *, rule: str = "") -> Rule[None]:
    """L1  By turns a side matches the enemy's last forces and places one more, until a side has none left to place.

    What the other side then still has is left for the caller: extra forces, for which there is no enemy.
    """
    side = places_first(t)
    if len(t.reserve[DEFENDERS]) == 0 and len(unmatched(t, ATTACKERS)) > 0:
        side = DEFENDERS  # XEN8: all of them stand already
    for _ in range(forces_placed_first(t)):  # L2
        if len(t.reserve[side]) > 0:
            yield from place_at_end(t, side)
    while len(t.reserve[ATTACKERS]) + len(t.reserve[DEFENDERS]) > 0:
        side = 1 - side
        while len(t.reserve[side]) > 0 and len(unmatched(t, side)) > 0:
            yield from place_against(t, side)
        if len(t.reserve[1 - side]) == 0:
            return
        if len(t.reserve[side]) > 0:
            yield from place_at_end(t, side)


@procedure
def place_against(t: Ares, side: int, *, rule: str = "") -> Rule[None]:
    """L1  One of the side's forces goes opposite an enemy that has none; L1.1: with too few for all, the player says which enemy."""
    column = unmatched(t, side)[0]
    seat = yield from owner_next(t, side, tuple(t.reserve[side]))
    if len(t.reserve[side]) < len(unmatched(t, side)):
        enemy = yield from ask(seat, MATCH_WHOM, unmatched_enemies(t, side))
        column = t.front[1 - side].index(enemy)
    foe: Unit = unit_of(t, t.front[1 - side][column])
    able = owned(tuple(t.reserve[side]), seat)
    force = able[0]
    if len(able) > 1:
        force = yield from ask(seat, PLACE_AGAINST, able, foe=foe, enemy=t.front[1 - side][column])
    t.reserve[side].remove(force)
    t.front[side][column] = force
    events.placed_against(t, seat_of(force), unit_of(t, force), foe, "R2.3" if t.round > 0 else "L1")


@procedure
def place_at_end(t: Ares, side: int, *, rule: str = "") -> Rule[None]:
    """L1  One of the side's forces goes to either end of the line, into a column of its own."""
    seat = yield from owner_next(t, side, tuple(t.reserve[side]))
    able = owned(tuple(t.reserve[side]), seat)
    force = able[0]
    if len(able) > 1:
        force = yield from ask(seat, PLACE_NEXT, able)
    end: int = RIGHT
    if len(t.front[side]) > 0:
        end = yield from ask(seat, PLACE_END, [LEFT, RIGHT])
    t.reserve[side].remove(force)
    open_column(t, side, 0 if end == LEFT else len(t.front[side]), force)
    events.placed(t, seat_of(force), unit_of(t, force), rule_of_placing(t, side))


def rule_of_placing(t: Ares, side: int) -> str:
    """R2.3  Once a round has begun, forces are placed again; before it, by turns, all at once (XEN8), or because they are left over."""
    if t.round > 0:
        return "R2.3"
    if side == DEFENDERS and has_special(t, ATTACKERS, Effect.AMBUSH):
        return "XEN8"
    return "L1" if len(t.reserve[1 - side]) > 0 else "L1.1"


# -- L2  scouting -----------------------------------------------------------------------------------------------------


def places_first(t: Ares) -> int:
    """L1, L2  The side with the lower scouting; if they are equal, the attackers."""
    return DEFENDERS if scouting(t, DEFENDERS) < scouting(t, ATTACKERS) else ATTACKERS


def forces_placed_first(t: Ares) -> int:
    """L2  As many as the difference in scouting; one if there is none."""
    return max(abs(scouting(t, ATTACKERS) - scouting(t, DEFENDERS)), 1)


# -- columns ----------------------------------------------------------------------------------------------------------


def unmatched(t: Ares, side: int) -> list[int]:
    """The columns in which the enemy stands and this side does not."""
    own, enemy = t.front[side], t.front[1 - side]
    return [column for column in range(len(own)) if own[column] == NONE and enemy[column] != NONE]


def unmatched_enemies(t: Ares, side: int) -> list[int]:
    return [t.front[1 - side][column] for column in unmatched(t, side)]


def is_engaged(t: Ares, column: int) -> bool:
    return t.front[ATTACKERS][column] != NONE and t.front[DEFENDERS][column] != NONE


def open_column(t: Ares, side: int, at: int, force: int) -> None:
    """A new column in the line, with a force that has no enemy in front."""
    t.front[side].insert(at, force)
    t.front[1 - side].insert(at, NONE)
    shift_flankers(t, at, 1)


def shift_flankers(t: Ares, at: int, by: int) -> None:
    for behind in t.behind:
        for number in range(len(behind)):
            if behind[number] >= at:
                behind[number] += by


def close_up(t: Ares) -> None:
    """Columns in which nobody stands any more make no difference, and are closed."""
    for column in range(len(t.front[0]) - 1, -1, -1):
        if t.front[ATTACKERS][column] == NONE and t.front[DEFENDERS][column] == NONE:
            t.front[ATTACKERS].pop(column)
            t.front[DEFENDERS].pop(column)
            shift_flankers(t, column, -1)


def column_of(t: Ares, side: int, force: int) -> int:
    """The column in which a force stands, in front or behind."""
    if force in t.front[side]:
        return t.front[side].index(force)
    return t.behind[side][t.flank[side].index(force)]


# -- R2  redeployment -------------------------------------------------------------------------------------------------


@procedure
def redeploy(t: Ares) -> Rule[None]:
    """R2  Forces that are not engaged may be moved; R2.3: if both sides have some, these are placed anew as at the start."""
    if len(line_forces(t, DEFENDERS)) + len(t.reserve[DEFENDERS]) == 0:
        return  # without an enemy no place is better than another
    attackers = len(unengaged(t, ATTACKERS)) > 0
    defenders = len(unengaged(t, DEFENDERS)) > 0
    if attackers and defenders:
        events.both_redeploy(t)
        for side in (ATTACKERS, DEFENDERS):
            pull_back(t, side, fighters(t, side))
        close_up(t)
        yield from match_forces(t, rule="R2.3")
        yield from redeploy_reserve(t, ATTACKERS if len(t.reserve[ATTACKERS]) > 0 else DEFENDERS)
    elif attackers or defenders:
        yield from redeploy_side(t, ATTACKERS if attackers else DEFENDERS)


@procedure
def redeploy_side(t: Ares, side: int) -> Rule[None]:
    """R2  One side alone has forces that are not engaged: they stay or move. N3: each owner decides for the own forces."""
    moving: Ints = ()
    for seat in owners(t, side, tuple(unengaged(t, side))):
        move: int = MOVE
        if may_stay(t, side, seat):
            move = yield from ask(seat, REDEPLOY, [STAY, MOVE])
        if move == MOVE:
            moving = (*moving, seat)
    if len(moving) > 0:
        pull_back(t, side, list(moving))
        close_up(t)
        yield from redeploy_reserve(t, side)


def unengaged(t: Ares, side: int) -> list[int]:
    """R2  Forces that flank, that have no enemy in front, or that have just been built (R1.1)."""
    front = [t.front[side][column] for column in range(len(t.front[side])) if not is_engaged(t, column)]
    return [force for force in front if force != NONE] + t.flank[side] + t.reserve[side]


def may_stay(t: Ares, side: int, seat: int) -> bool:
    """R2  Where no force of the player is without a place or stands behind one without an enemy (R2.1), all of them may stay."""
    for number in range(len(t.flank[side])):
        if seat_of(t.flank[side][number]) == seat and not is_engaged(t, t.behind[side][number]):
            return False
    return len(owned(tuple(t.reserve[side]), seat)) == 0


def pull_back(t: Ares, side: int, seats: list[int]) -> None:
    """R2.3  The forces of these players that are not engaged leave the line, to be placed again."""
    t.reserve[side] = [force for force in unengaged(t, side) if seat_of(force) in seats]
    for column in range(len(t.front[side])):
        if t.front[side][column] in t.reserve[side]:
            t.front[side][column] = NONE
    staying = [number for number in range(len(t.flank[side])) if t.flank[side][number] not in t.reserve[side]]
    t.behind[side] = [t.behind[side][number] for number in staying]
    t.flank[side] = [t.flank[side][number] for number in staying]


@procedure
def redeploy_reserve(t: Ares, side: int) -> Rule[None]:
    """R2.1, R2.2  Each force goes behind an engaged one, or into a place of its own at an end of the line or between two columns."""
    while len(t.reserve[side]) > 0:
        seat = yield from owner_next(t, side, tuple(t.reserve[side]))
        able = owned(tuple(t.reserve[side]), seat)
        force = able[0]
        if len(able) > 1:
            force = yield from ask(seat, MOVE_FORCE, able)
        unit: Unit = unit_of(t, force)
        spot = yield from ask(seat, MOVE_TO, spots(t, side, force), unit=unit, force=force)
        t.reserve[side].remove(force)
        if SPOT.first(spot) == BEHIND:
            t.flank[side].append(force)
            t.behind[side].append(SPOT.second(spot))
        else:
            open_column(t, side, SPOT.second(spot), force)
        events.redeployed(t, seat_of(force), unit)


def spots(t: Ares, side: int, force: int) -> list[int]:
    """R2.1, R2.2  Behind a column, or into one of its own: before each of them and after the last.

    R2.1: nobody flanks behind a force without an enemy, and a force that may not flank never does (B7). R2.4: the base cards lie outside.
    """
    found: list[int] = []
    if not may_not_flank(t, force):
        found = [SPOT.of(BEHIND, column) for column in range(len(t.front[side])) if is_engaged(t, column)]
    return found + [SPOT.of(BETWEEN, gap) for gap in range(len(t.front[side]) + 1)]
