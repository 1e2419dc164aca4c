"""R4.7, R4.8  Losses: hits take effect, forces leave the line, flankers move up."""

from __future__ import annotations

from senki.games.ares import events
from senki.games.ares.model import (
    ATTACKERS,
    DEFENDERS,
    NONE,
    Ares,
    battle_row,
    in_battle,
    line_forces,
    place_of,
    seat_of,
    unit_of,
    units_of,
)
from senki.games.ares.rules.line import close_up


def remove_losses(t: Ares) -> None:
    """R4.7  The hits of an initiative group take effect; forces without units go back to their base, and flankers move up (R4.8)."""
    for side in (ATTACKERS, DEFENDERS):
        for force in line_forces(t, side):
            if in_battle(t, force, t.forces.hits) > 0:
                take_hits(t, force)
            if units_of(t, force) == 0:
                leave_line(t, side, force)
    close_up(t)


def add_hits(t: Ares, force: int, hits: int) -> None:
    """R4.4  Hits that are not removed yet."""
    if hits > 0:
        row = battle_row(t, force)
        t.forces.hits[row] += hits


def take_hits(t: Ares, force: int) -> None:
    """R4.7, B1, B2  Shields go first; then a unit for each hit, or for every two if it is tough. Hits too many are lost."""
    unit = unit_of(t, force)
    base, place = t.base[seat_of(force)], place_of(force)
    row = battle_row(t, force)
    forces = t.forces
    hits = forces.hits[row]
    forces.hits[row] = 0
    absorbed = min(hits, forces.shield[row])
    forces.shield[row] -= absorbed
    hits -= absorbed
    lost = hits
    if t.cards.tough[unit]:
        hits += forces.damaged[row]
        lost = hits // 2
        forces.damaged[row] = hits % 2
    lost = min(lost, base.units[place])
    base.units[place] -= lost
    forces.lost[row] += lost
    if base.units[place] == 0:
        forces.damaged[row] = 0
    if lost > 0:
        events.losses(t, seat_of(force), unit, lost)


def leave_line(t: Ares, side: int, force: int) -> None:
    """R4.7  The force leaves the line; R4.8: of those who flank behind it, the foremost takes its place."""
    events.force_gone(t, seat_of(force), unit_of(t, force))
    if force in t.flank[side]:
        number = t.flank[side].index(force)
        t.flank[side].pop(number)
        t.behind[side].pop(number)
        return
    column = t.front[side].index(force)
    t.front[side][column] = NONE
    if column in t.behind[side]:
        number = t.behind[side].index(column)
        t.behind[side].pop(number)
        t.front[side][column] = t.flank[side].pop(number)
        events.moves_up(t, seat_of(t.front[side][column]), unit_of(t, t.front[side][column]))
