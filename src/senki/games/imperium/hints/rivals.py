"""Rivals and partners: how much another's gain counts as a loss, and what agreements are worth."""

from __future__ import annotations

from typing import Final

from senki.games.imperium.model import Imperium
from senki.games.imperium.rules.trade import addition, contract_value, contract_with, partners_of

COLLECTIONS: Final = 3  # how often an agreement pays, about


def rivalry(t: Imperium, other: int) -> int:
    """What another's gain costs, in per cent of it: more where that player leads."""
    leads = t.points[other] > 0 and t.points[other] == max(t.points)
    return (140 if leads else 80) // max(1, t.players - 1)


def trade_standing(t: Imperium, seat: int) -> int:
    """What the agreements of a seat are worth to it."""
    total = 0
    for other in partners_of(t, seat):
        total += 2 * (contract_value(t, other, contract_with(t, other, seat)) + addition(t, seat))
    return total
