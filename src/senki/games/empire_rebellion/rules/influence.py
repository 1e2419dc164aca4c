"""F11, F12  Influence tokens: no limit to what a player has, and nobody loses more than that."""

from __future__ import annotations

from senki.games.empire_rebellion.model import EmpireRebellion
from senki.games.empire_rebellion.questions import INFLUENCE_GAINED, INFLUENCE_LOST


def gain_influence(t: EmpireRebellion, seat: int, count: int) -> None:
    if count > 0:
        t.influence[seat] += count
        t.tell(INFLUENCE_GAINED, seat, count)


def lose_influence(t: EmpireRebellion, seat: int, count: int) -> None:
    """F12  Who must lose more than they have loses all of it."""
    lost = min(count, t.influence[seat])
    t.influence[seat] -= lost
    t.tell(INFLUENCE_LOST, seat, lost)
