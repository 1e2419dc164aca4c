"""What a player can know, where the zones cannot tell: for the tables that computer players think about."""

from __future__ import annotations

from senki.cli.skeleton.my_game.model import NONE, Board
from senki.engine.chance import Rng


def resample(t: Board, seat: int, rng: Rng) -> None:
    """R2  Hands have just been dealt again; what others have chosen of them is not known to the seat, and may be any card."""
    for other in range(len(t.hands)):
        if other != seat and t.chosen[other] != NONE:
            t.chosen[other] = t.hands[other][rng.below(len(t.hands[other]))]
