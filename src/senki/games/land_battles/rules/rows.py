"""A  Areas and rows: where units stand, how rows close up, and the free move of a unit that acts."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import (
    AREAS,
    BREAKTHROUGH,
    ROWS,
    STAY,
    LandBattles,
    Seat,
    Unit,
    find,
    owner_of,
    row_at,
    row_of,
    side_of_unit,
)
from senki.games.land_battles.questions import MOVE_TO, PUT_IN_ROW


def close_up(t: LandBattles, side: int, area: int) -> None:
    """A2  Rows behind an empty one move forward."""
    first = row_at(side, area, 0)
    if len(t.rows[first + 1]) == 0 and len(t.rows[first + 2]) > 0:
        t.rows[first + 1], t.rows[first + 2] = t.rows[first + 2], t.rows[first + 1]
    if len(t.rows[first]) == 0:
        t.rows[first], t.rows[first + 1], t.rows[first + 2] = t.rows[first + 1], t.rows[first + 2], t.rows[first]


def depth(t: LandBattles, side: int, area: int) -> int:
    """How many rows a side has in an area."""
    first = row_at(side, area, 0)
    return (len(t.rows[first]) > 0) + (len(t.rows[first + 1]) > 0) + (len(t.rows[first + 2]) > 0)


def is_last(t: LandBattles, place: int) -> bool:
    """Is what stands there the last unit of its side in the breakthrough area?"""
    if place // ROWS % AREAS != BREAKTHROUGH:
        return False
    first = place - place % ROWS
    return len(t.rows[first]) + len(t.rows[first + 1]) + len(t.rows[first + 2]) == 1


def may_leave(t: LandBattles, unit: int) -> bool:
    """A4  Nobody leaves the own breakthrough area empty. Ruling: such a move is not allowed, rather than a way to lose."""
    return not is_last(t, find(t, unit))


def can_go(t: LandBattles, unit: int, area: int) -> bool:
    """A3, A4  May the unit, when it acts, stand in the area? Then it may stand in row 1 of it, whatever other rows there are."""
    place = find(t, unit)
    return place // ROWS % AREAS == area or not is_last(t, place)


def can_any_go(t: LandBattles, units: list[int], area: int) -> bool:
    for unit in units:
        if can_go(t, unit, area):
            return True
    return False


def spots(t: LandBattles, unit: int, area: int) -> list[int]:
    """A3  Where an acting unit may stand in an area: as it stands, in any row that is there, or in a new one behind them.

    A unit that moves inside its area leaves its row first, and the others close up. What comes to the same as staying is left out.
    """
    place = find(t, unit)
    side = place // (AREAS * ROWS)
    rows = depth(t, side, area)
    if place // ROWS % AREAS != area:
        return [] if is_last(t, place) else list(range(min(rows + 1, ROWS)))
    row = place % ROWS
    if len(t.rows[place]) > 1:
        return [STAY, *[other for other in range(min(rows + 1, ROWS)) if other != row]]
    return [STAY, *[other for other in range(rows) if other != row or row < rows - 1]]


def row_after(t: LandBattles, unit: int, spot: int) -> int:
    """The row in which the unit will then stand."""
    return row_of(t, unit) if spot == STAY else spot


def take_off(t: LandBattles, unit: int) -> None:
    """A unit leaves its row, and the rows close up."""
    place = find(t, unit)
    t.rows[place].remove(unit)
    close_up(t, place // (AREAS * ROWS), place // ROWS % AREAS)


def put_in(t: LandBattles, unit: int, area: int, row: int) -> None:
    """A unit joins a row of its side."""
    t.rows[row_at(side_of_unit(t, unit), area, row)].append(unit)


def move(t: LandBattles, unit: int, area: int, spot: int, rule: str) -> None:
    """A3  The free move."""
    if spot == STAY:
        return
    take_off(t, unit)
    put_in(t, unit, area, spot)
    events.moved(t, Seat(owner_of(t, unit)), Unit(unit), area, spot, rule=rule)


@procedure
def move_freely(t: LandBattles, seat: Seat, unit: Unit, area: int, ways: Ints, *, rule: str = "") -> Rule[None]:
    """A3  The unit goes to one of these spots of an area; what has no alternative is not asked."""
    spot: int = ways[0]
    if len(ways) > 1:
        spot = yield from ask(seat, MOVE_TO, list(ways), unit=unit, area=area)
    move(t, unit, area, spot, "A3")


@procedure
def assign_rows(t: LandBattles, seat: Seat, units: Ints, area: int, *, rule: str = "") -> Rule[Ints]:
    """S4, R3  Units are put into rows 1 to 3: first those for row 3 are named, then those for row 2; the others are in row 1."""
    found: Ints = tuple([0] * len(units))
    rest: Ints = units
    for row in (ROWS - 1, ROWS - 2):
        chosen: Ints = yield from ask_some(t, seat, PUT_IN_ROW, rest, 0, len(rest), area=area, row=row)
        found = with_row(units, found, chosen, row)
        rest = tuple([unit for unit in rest if unit not in chosen])
    return found


def with_row(units: Ints, rows: Ints, chosen: Ints, row: int) -> Ints:
    return tuple([row if units[place] in chosen else rows[place] for place in range(len(units))])


def line_up(t: LandBattles, units: Ints, rows: Ints, area: int) -> None:
    """S4, R3  Each unit stands in its row. The rows are not closed up yet."""
    for row in range(ROWS):
        for place in range(len(units)):
            if rows[place] == row:
                put_in(t, units[place], area, row)


def tell_rows(t: LandBattles, seat: int, units: Ints, rule: str) -> None:
    """S4, R3  Where the units now stand, the rows closed up: in which rows they were put before is not told."""
    for row in range(ROWS):
        joining = [unit for unit in units if row_of(t, unit) == row]
        if len(joining) > 0:
            events.lined_up(t, Seat(seat), row, joining, rule=rule)
