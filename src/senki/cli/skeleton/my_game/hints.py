"""How well a player stands: for computer players. It may look only at what that player can see."""

from __future__ import annotations

from senki.cli.skeleton.my_game.model import HAND, Board


def evaluate(t: Board, seat: int) -> int:
    """What the seat may expect, in thousandths: an equal share at first, and more for each point it is ahead."""
    share = 1000 // len(t.points)
    best = max(points for other, points in enumerate(t.points) if other != seat)
    return max(0, min(1000, share + (t.points[seat] - best) * 1000 // (2 * HAND)))
