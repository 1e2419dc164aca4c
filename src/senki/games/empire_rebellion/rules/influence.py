"""F11, F12  Influence tokens: no limit to what a player has, and nobody loses more than that."""

from __future__ import annotations

from senki.games.empire_rebellion.model import EmpireRebellion


def lose_influence(t: EmpireRebellion, seat: int, count: int) -> int:
    """F12  Who must lose more than they have loses all of it. How much it was."""
    lost = min(count, t.influence[seat])
    t.influence[seat] -= lost
    return lost
