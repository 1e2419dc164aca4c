"""How well a player stands, for computer players."""

from __future__ import annotations

from typing import Final

from senki.games.ares.hints.bases import USUAL
from senki.games.ares.hints.battles import battle_chance
from senki.games.ares.hints.forces import known_row
from senki.games.ares.model import AT_BASE, ATTACKERS, BASIC, MOST_UNITS, NONE, Ares, are_foes, unit_at
from senki.games.ares.rules.places import is_attack
from senki.games.ares.rules.results import winners

STANDING: Final = 500
POINT: Final = 300
FRONTIER: Final = 900
RESOURCE: Final = 90
UNSEEN: Final = 90
BUILDING: Final = 80
SPECIAL: Final = 110
TOKEN: Final = 80
ATTACK: Final = 90


def base_worth(t: Ares, row: int) -> int:
    total = 0
    for place in range(len(t.site[row])):
        unit = unit_at(t, row, place)
        resources, units = t.resources[row][place], t.units[row][place]
        if unit == NONE:
            total += TOKEN * units + RESOURCE * (resources + t.under[row][place] // 2)
            continue
        cost = t.cards.cost[unit]
        total += BUILDING + USUAL * cost * units + RESOURCE * min(resources, (MOST_UNITS - units) * cost)
    if t.mode != BASIC:
        total += SPECIAL * (len(t.attached[row]) + len(t.orders[row]))
    return total


def strength(t: Ares, viewer: int, seat: int) -> int:
    """What a player's base, points and frontier are worth together, as the viewer knows them."""
    if t.out[seat]:
        return 0
    row = known_row(t, viewer, seat)
    total = STANDING + base_worth(t, row) + POINT * len(t.scored[seat]) + (FRONTIER if t.holder == seat else 0)
    if row != seat:
        total += UNSEEN * t.unseen[seat]
    for card in t.hand[viewer] if seat == viewer else []:
        if is_attack(t, card):
            total += ATTACK
    return total + (ATTACK if seat != viewer else 0)


def share(t: Ares, seat: int) -> int:
    """The seat's side in the strength of all, in thousandths; twice as strong wins four times in five."""
    ours = 0
    everyone = 0
    for other in range(t.players):
        worth = strength(t, seat, other) // 10
        everyone += worth * worth
        if not are_foes(t, seat, other):
            ours += worth * worth
    return 1000 * ours // everyone if everyone > 0 else 0


def evaluate(t: Ares, seat: int) -> int:
    """How likely the seat's side is to win, in thousandths."""
    if t.victor != NONE:
        return 1000 if seat in winners(t) else 0
    standing = share(t, seat)
    if t.battleground != AT_BASE or t.rounds_left == 0 or (len(t.front[0]) == 0 and len(t.reserve[0]) == 0):
        return standing
    won = battle_chance(t, ATTACKERS)
    if t.players > 2 and are_foes(t, seat, t.attacker) and are_foes(t, seat, t.defender):
        return standing
    ours = not are_foes(t, seat, t.attacker)
    return (won * (1000 if ours else 0) + (1000 - won) * standing) // 1000
