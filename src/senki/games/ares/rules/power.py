"""C6, C7  Power and bonus resources."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, procedure
from senki.games.ares import events
from senki.games.ares.model import NONE, Ares, Seat
from senki.games.ares.pack import COLOSSUS, OBELISK, XENOS
from senki.games.ares.questions import PUT_BONUS
from senki.games.ares.rules.places import put_resource, resource_goals

MOST_TOKENS: Final = 4  # Workers, Acolytes, eggs, Hull tokens
MOST_STORED: Final = 4  # COL9: power on an Upgrade


def mat_place(t: Ares, seat: int) -> int:
    """C5  The place of the faction's building on the mat that makes tokens; NONE in the basic game."""
    base = t.base[seat]
    for place in range(len(base)):
        card = base.card[place]
        if card != NONE and t.cards.token_cost[card] > 0:
            return place
    return NONE


def tokens(t: Ares, seat: int) -> int:
    """Workers, Acolytes, eggs or Hull tokens on the mat."""
    place = mat_place(t, seat)
    return t.base[seat].units[place] if place != NONE else 0


def remove_tokens(t: Ares, seat: int, count: int) -> None:
    t.base[seat].units[mat_place(t, seat)] -= count


def make_tokens(t: Ares, seat: int, most: int) -> None:
    """TER1, KAH1, XEN1, COL5  Resources on the mat's building become tokens, up to its limit."""
    base = t.base[seat]
    place = mat_place(t, seat)
    cost = t.cards.token_cost[base.card[place]]
    count = max(min(base.resources[place] // cost, most - base.units[place]), 0)
    base.units[place] += count
    base.resources[place] -= count * cost
    t.spent[seat] += count * cost


def power_for(t: Ares, seat: int, card: int) -> int:
    """C7  How much power could be paid for a card's effect: from the pool, in eggs (XEN3), or what lies on the Upgrade (COL9)."""
    attached = t.attached[seat]
    if t.faction[seat] == XENOS:
        return tokens(t, seat)
    if t.faction[seat] == COLOSSUS:
        return attached.stored[attached.card.index(card)] if card in attached.card else 0
    return t.power[seat]


def pay_power(t: Ares, seat: int, card: int, price: int) -> None:
    attached = t.attached[seat]
    if price == 0:
        return
    if t.faction[seat] == XENOS:
        remove_tokens(t, seat, price)
    elif t.faction[seat] == COLOSSUS:
        attached.stored[attached.card.index(card)] -= price
    else:
        t.power[seat] -= price


def obelisks(t: Ares, seat: int) -> int:
    """KAH2  How many Obelisks stand."""
    return len([card for card in t.base[seat].card if card != NONE and t.cards.group[card] == OBELISK])


# -- C6  bonus resources ----------------------------------------------------------------------------------------------


def discarded(t: Ares, seat: int) -> int:
    """How many cards lie in the player's discard pile."""
    return t.spent[seat] + len(t.discard[seat])


def take_from_discard(t: Ares, seat: int) -> None:
    """C6  A card of the discard pile becomes a resource. Ruling: one that is face down already, if there is one; all are alike."""
    if t.spent[seat] > 0:
        t.spent[seat] -= 1
    else:
        t.laid[seat].append(t.discard[seat].pop())


@procedure
def bonus_resources(t: Ares, seat: Seat, count: int) -> Rule[None]:
    """C6  Cards of the player's own discard pile are put into the base as resources, as far as the pile reaches."""
    for _ in range(min(count, discarded(t, seat))):
        goal = yield from ask(seat, PUT_BONUS, resource_goals(t, seat))
        take_from_discard(t, seat)
        put_resource(t, seat, goal)
        events.bonus(t, seat)
