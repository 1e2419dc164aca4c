"""How well a player stands, for computer players."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.ares.hints.bases import USUAL
from senki.games.ares.hints.battles import battle_chance
from senki.games.ares.hints.forces import ALL_FORCES, EVEN, MOBILE, SURE, army_known, known_row, margin
from senki.games.ares.model import AT_BASE, ATTACKERS, BASIC, MOST_UNITS, NONE, Ares, are_foes, unit_at
from senki.games.ares.rules.results import winners

RESOURCE: Final = 90
UNSEEN: Final = 90
BUILDING: Final = 80
SPECIAL: Final = 110
TOKEN: Final = 80

# What speaks for a player, in thousandths of a logit: fitted to who won 700 games of the sensible player, at every fifth turn.
BASE: Final = 1500  # a base worth e times the other
ATTACK: Final = 670  # an attack on the other's base that loses nothing, at the end of the cards; at their beginning it tells nothing
DEFENCE: Final = 920  # the same for the defence of the own base
POINT: Final = 150  # each scoring card more, at the end of the cards,
LAST_POINT: Final = 360  # and so much more when the last ones are played
FRONTIER: Final = 100  # who holds the frontier, in the beginning,
LATE_FRONTIER: Final = 1450  # and at the end, with the points that it still brings
SMALL_BASE: Final = 500  # added to both bases, so that the first cards do not decide all
ROUNDS: Final = 4
DECK: Final = 45
STEP: Final = 500
LOGISTIC: Final[Ints] = (500, 622, 731, 818, 881, 924, 953, 971, 982)  # chances, by half logits


def base_worth(t: Ares, row: int) -> int:
    base = t.base[row]
    total = 0
    for place in range(len(base)):
        unit = unit_at(t, row, place)
        resources, units = base.resources[place], base.units[place]
        if unit == NONE:
            total += TOKEN * units + RESOURCE * (resources + base.under[place] // 2)
            continue
        cost = t.cards.cost[unit]
        total += BUILDING + USUAL * cost * units + RESOURCE * min(resources, (MOST_UNITS - units) * cost)
    if t.mode != BASIC:
        total += SPECIAL * (len(t.attached[row]) + len(t.orders[row]))
    return total


def known_worth(t: Ares, viewer: int, seat: int) -> int:
    """What a player's base is worth, as the viewer knows it."""
    row = known_row(t, viewer, seat)
    return base_worth(t, row) + (UNSEEN * t.unseen[seat] if row != seat else 0)


def chance(logit: int) -> int:
    """In thousandths."""
    size = min(abs(logit), STEP * (len(LOGISTIC) - 1) - 1)
    place = size // STEP
    found = LOGISTIC[place] + (LOGISTIC[place + 1] - LOGISTIC[place]) * (size % STEP) // STEP
    return found if logit >= 0 else SURE - found


def prospects(t: Ares, viewer: int, seat: int, foe: int) -> int:
    """How likely a player is to get the better of another, in thousandths."""
    if t.out[seat] or t.out[foe]:
        return 0 if t.out[seat] else SURE
    ours, theirs = known_worth(t, viewer, seat) + SMALL_BASE, known_worth(t, viewer, foe) + SMALL_BASE
    attack = margin(army_known(t, viewer, seat, MOBILE), army_known(t, viewer, foe, ALL_FORCES), ROUNDS)
    defence = -margin(army_known(t, viewer, foe, MOBILE), army_known(t, viewer, seat, ALL_FORCES), ROUNDS)
    points = len(t.scored[seat]) - len(t.scored[foe])
    held = (1 if t.holder == seat else 0) - (1 if t.holder == foe else 0)
    played = SURE * max(2 * DECK - len(t.deck[seat]) - len(t.deck[foe]), 0) // (2 * DECK)
    late = ATTACK * attack // SURE + DEFENCE * defence // SURE + POINT * points + LATE_FRONTIER * held
    logit = FRONTIER * held + late * played // SURE + LAST_POINT * points * eighth_power(played) // SURE
    return chance(2 * BASE * (ours - theirs) // (ours + theirs) + logit)


def eighth_power(thousandths: int) -> int:
    """Nearly nothing until nearly all."""
    for _ in range(3):
        thousandths = thousandths * thousandths // SURE
    return thousandths


def share(t: Ares, seat: int) -> int:
    """The seat's side in the win, in thousandths: its prospects against every foe, on average; even players have even shares."""
    total = 0
    pairs = 0
    sides = 0
    for ally in range(t.players):
        if are_foes(t, seat, ally):
            continue
        sides += 1
        for foe in range(t.players):
            if are_foes(t, seat, foe):
                total += prospects(t, seat, ally, foe)
                pairs += 1
    found = total // max(pairs, 1)
    return found * 2 * sides // t.players if found < EVEN else found


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
