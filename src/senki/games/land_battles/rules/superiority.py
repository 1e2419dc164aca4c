"""M7  Superior counters."""

from __future__ import annotations

from senki.games.land_battles import events
from senki.games.land_battles.model import LandBattles, Seat, enemy_of, side_of


def gain_superiority(t: LandBattles, seat: int, successes: int, rule: str) -> None:
    """M7  Each success removes an enemy superior counter, or adds an own one if there is none. There is no upper limit."""
    if successes == 0:
        return
    side = side_of(seat)
    removed = min(successes, t.superior[enemy_of(side)])
    t.superior[enemy_of(side)] -= removed
    t.superior[side] += successes - removed
    t.changed = True
    events.superior_changed(t, Seat(seat), removed, successes - removed, rule=rule)
