"""J13  What the computers do in the first round of a lesson that is laid out: nothing but what it is about."""

from __future__ import annotations

from typing import Final

from senki.games.imperium import questions as asked
from senki.games.imperium.kinds import Action
from senki.games.imperium.lessons import PUPIL, is_laid_out
from senki.games.imperium.model import Imperium

TOLD: Final = (asked.TURN, asked.PDS_FIRE, asked.WITHDRAW, asked.LOSE)


def is_told(t: Imperium) -> bool:
    return is_laid_out(t) and t.seat != PUPIL and t.round <= 1 and t.key in TOLD


def told(t: Imperium) -> list[int]:
    """They pass, stay in battle, fire whatever they have, and lose the first class of ships that can be lost."""
    if t.key == asked.TURN:
        return [int(option == Action.PASS) for option in t.options]
    wanted = max(t.options) if t.key == asked.PDS_FIRE else min(t.options)
    return [int(option == wanted) for option in t.options]
