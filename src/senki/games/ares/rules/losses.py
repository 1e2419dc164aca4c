"""R4.7, R4.8  Losses: hits take effect, forces leave the line, flankers move up."""

from __future__ import annotations

from senki.games.ares.model import ATTACKERS, DEFENDERS, NONE, Ares, line_forces, place_of, seat_of, unit_at, unit_of, units_of
from senki.games.ares.questions import FORCE_GONE, LOSSES, MOVES_UP
from senki.games.ares.rules.line import close_up


def remove_losses(t: Ares) -> None:
    """R4.7  The hits of an initiative group take effect; forces without units go back to their base, and flankers move up (R4.8)."""
    for side in (ATTACKERS, DEFENDERS):
        for force in line_forces(t, side):
            if t.hits[seat_of(force)][place_of(force)] > 0:
                take_hits(t, seat_of(force), place_of(force))
            if units_of(t, force) == 0:
                leave_line(t, side, force)
    close_up(t)


def take_hits(t: Ares, seat: int, place: int) -> None:
    """R4.7, B1, B2  Shields go first; then a unit for each hit, or for every two if it is tough. Hits too many are lost."""
    unit = unit_at(t, seat, place)
    hits = t.hits[seat][place]
    t.hits[seat][place] = 0
    absorbed = min(hits, t.shield[seat][place])
    t.shield[seat][place] -= absorbed
    hits -= absorbed
    lost = hits
    if t.cards.tough[unit]:
        hits += t.damaged[seat][place]
        lost = hits // 2
        t.damaged[seat][place] = hits % 2
    lost = min(lost, t.units[seat][place])
    t.units[seat][place] -= lost
    t.lost[seat][place] += lost
    if t.units[seat][place] == 0:
        t.damaged[seat][place] = 0
    if lost > 0:
        t.tell(LOSSES, seat, unit, lost)


def leave_line(t: Ares, side: int, force: int) -> None:
    """R4.7  The force leaves the line; R4.8: of those who flank behind it, the foremost takes its place."""
    t.tell(FORCE_GONE, seat_of(force), unit_of(t, force))
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
        t.tell(MOVES_UP, seat_of(t.front[side][column]), unit_of(t, t.front[side][column]))
