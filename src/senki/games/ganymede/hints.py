"""How well a player stands, for opponents that look one step ahead."""

from __future__ import annotations

from typing import Final

from senki.games.ganymede.cards import AIM, DICE, HP, REROLLS, SP
from senki.games.ganymede.model import NONE, Ganymede, accuracy, actions, are_foes, attack_dice, hit_points, rerolls

WEIGHTS: Final = (14, 6, 10, 12, 4)  # by column: what a point of it is worth before the mechs are fitted
BASE: Final = 4  # a mech that hits nothing still draws fire


def strength(t: Ganymede, unit: int) -> int:
    """Hits that it can still take, times hits that it deals in one pass of the deck."""
    if t.destroyed[unit] or t.mech[unit] == NONE:
        return 0
    shots = actions(t, unit) * (6 * attack_dice(t, unit) + 2 * rerolls(t, unit))
    return (hit_points(t, unit) - t.damage[unit]) * (BASE * 6 + shots * min(accuracy(t, unit), 6))


def promise(t: Ganymede, seat: int) -> int:
    """What a player has drafted, before it is fitted."""
    total = 0
    for column in (SP, HP, AIM, DICE, REROLLS):
        for unit in (seat * 2, seat * 2 + 1):
            if t.mech[unit] != NONE:
                total += WEIGHTS[column] * t.cards.mech[column][t.mech[unit]]
        for part in t.parts[seat]:
            total += WEIGHTS[column] * t.cards.part[column][part]
    return total


def evaluate(t: Ganymede, seat: int) -> int:
    """The share of the seat's side in the strength of all, in thousandths."""
    drafting = not t.deck and not t.shown and t.sealed is None
    ours = 0
    everyone = 0
    for other in range(t.players):
        power = promise(t, other) if drafting else strength(t, other * 2) + strength(t, other * 2 + 1)
        everyone += power
        if not are_foes(t, seat, other):
            ours += power
    return 1000 * ours // everyone if everyone > 0 else 0
