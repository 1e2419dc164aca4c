"""How well a player stands, for opponents that look one step ahead."""

from __future__ import annotations

from typing import Final

from senki.games.ares.model import BASIC, MOST_UNITS, NONE, Ares, are_foes, unit_at
from senki.games.ares.rules.places import is_attack
from senki.games.ares.rules.results import winners

STANDING: Final = 60  # every player has some prospects
SCORING_CARD_WORTH: Final = 40
FRONTIER_WORTH: Final = 110
UNIT_WORTH: Final = 10  # for each resource of its cost
RESOURCE_WORTH: Final = 7
USELESS_RESOURCE: Final = 2  # where no further unit finds room
BUILDING_WORTH: Final = 9
BUILDINGS: Final = 4  # more of them make no units any sooner
ATTACHED_WORTH: Final = 7
TOKEN_WORTH: Final = 7
ATTACK_IN_HAND: Final = 8
HIT: Final = 9  # noted, not yet removed


def place_worth(t: Ares, seat: int, place: int) -> int:
    """Units, and resources as far as they will become units."""
    unit = unit_at(t, seat, place)
    if unit == NONE:
        return TOKEN_WORTH * t.units[seat][place] + RESOURCE_WORTH * t.resources[seat][place] + USELESS_RESOURCE * t.under[seat][place]
    cost = t.cards.cost[unit]
    room = (MOST_UNITS - t.units[seat][place]) * cost
    useful = min(t.resources[seat][place], room)
    worth = UNIT_WORTH * cost * t.units[seat][place] + RESOURCE_WORTH * useful
    worth += USELESS_RESOURCE * (t.resources[seat][place] - useful + t.under[seat][place])
    if len(t.hits[seat]) > place:
        worth -= HIT * min(t.hits[seat][place], t.units[seat][place]) * cost
    return worth


def strength(t: Ares, seat: int) -> int:
    """What the base, the scoring pile, the hand and the frontier are worth together."""
    if t.out[seat]:
        return 0
    total = STANDING + SCORING_CARD_WORTH * len(t.scored[seat]) + (FRONTIER_WORTH if t.holder == seat else 0)
    makers = 0
    for place in range(len(t.site[seat])):
        total += place_worth(t, seat, place)
        if unit_at(t, seat, place) != NONE:
            makers += 1
    total += BUILDING_WORTH * min(makers, BUILDINGS)
    if t.mode != BASIC:
        total += ATTACHED_WORTH * (len(t.attached[seat]) + len(t.orders[seat]))
    for card in t.hand[seat]:
        if is_attack(t, card):
            total += ATTACK_IN_HAND
    return total


def evaluate(t: Ares, seat: int) -> int:
    """The share of the seat's side in the strength of all, in thousandths."""
    if t.victor != NONE:
        return 1000 if seat in winners(t) else 0
    ours = 0
    everyone = 0
    for other in range(t.players):
        worth = strength(t, other)
        everyone += worth
        if not are_foes(t, seat, other):
            ours += worth
    return 1000 * ours // everyone if everyone > 0 else 0
