"""How well a seat stands in the game, and what it is worth thinking about."""

from __future__ import annotations

from typing import Final

from senki.games.imperium import questions as asked
from senki.games.imperium.hints.ambition import prospects
from senki.games.imperium.hints.standing import standing
from senki.games.imperium.kinds import Mode
from senki.games.imperium.model import Imperium, clockwise

WHOLE: Final = 1000
COMMON: Final = 250  # what all have in common: it keeps early differences small
LARGE: Final = (asked.TURN, asked.ACTIVATE, asked.TAKE_CARD, asked.PLAY_CARD, asked.GAIN_TECH, asked.SECONDARY)
LARGE_AT_COUNCIL: Final = (asked.VOTE, asked.VOTE_PLAYER, asked.VOTE_PLANET, asked.VOTE_LAW, asked.WITHDRAW, asked.CHOOSE_ABILITY)


def evaluate(t: Imperium, seat: int) -> int:
    """The share of the win that the seat may expect, from 0 to 1000: its worth against that of all."""
    total = 0
    own = 0
    for other in clockwise(t, 0):
        worth = COMMON + standing(t, other)
        if t.mode != Mode.EXPLORE:
            worth += prospects(t, other, other == seat)
        worth = worth * worth // 100 * worth // 100
        total += worth
        if other == seat:
            own = worth
    return WHOLE * own // max(1, total)


def is_weighty(t: Imperium) -> bool:
    """Is the open question one of the large ones, on which more than rules of thumb is worth its time?"""
    return len(t.options) > 1 and (t.key in LARGE or t.key in LARGE_AT_COUNCIL)
