"""E3 to E11  What events do for the winner or the loser."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, draw, procedure
from senki.engine.shapes import ENOUGH, ask_order
from senki.games.empire_rebellion.model import EmpireRebellion, is_character
from senki.games.empire_rebellion.pack import (
    ADD_CHARACTER,
    DISCARD_STRATEGY,
    LOSER_LOSES_INFLUENCE,
    LOSER_TO_RESERVE,
    RANDOM_STRATEGY,
    REORDER_EVENTS,
    SHOW_STRATEGY,
    TAKE_BACK_STRATEGIES,
    WINNER_TO_RESERVE,
)
from senki.games.empire_rebellion.questions import ADD_CHARACTER as ASK_CHARACTER
from senki.games.empire_rebellion.questions import DISCARD_STRATEGY as ASK_STRATEGY
from senki.games.empire_rebellion.questions import (
    DIVERTED,
    EXPOSED,
    LOOK_AT_EVENT,
    LOOKED_AT_EVENTS,
    ORDER_EVENTS,
    STRATEGY_DISCARDED,
    TO_RESERVE,
)
from senki.games.empire_rebellion.rules.decks import add_character, gather, move_to_reserve
from senki.games.empire_rebellion.rules.influence import lose_influence
from senki.games.empire_rebellion.rules.strategies import take_back

INFLUENCE_LOST: Final = 2  # E3
EVENTS_LOOKED_AT: Final = 3  # E7


@procedure
def resolve_event(t: EmpireRebellion, winner: int) -> Rule[None]:
    """D5.2  The effect of the event that was just won, if it is one for the winner or the loser (E1)."""
    loser = 1 - winner
    effect = t.cards.effect[t.event]
    if effect == LOSER_LOSES_INFLUENCE:
        lose_influence(t, loser, INFLUENCE_LOST)  # E3
    elif effect == ADD_CHARACTER:
        yield from may_add_character(t, winner)  # E4
    elif effect == LOSER_TO_RESERVE:
        yield from lose_character(t, loser)  # E5
    elif effect == WINNER_TO_RESERVE:
        yield from lose_character(t, winner)  # E6
    elif effect == REORDER_EVENTS:
        yield from reorder_events(t, winner)  # E7
    elif effect == RANDOM_STRATEGY:
        t.diverted[loser] = 1  # E8
        t.tell(DIVERTED, loser)
    elif effect == DISCARD_STRATEGY:
        yield from display_of_power(t, winner)  # E9
    elif effect == SHOW_STRATEGY:
        t.exposed[loser] = 1  # E10
        t.tell(EXPOSED, loser)
    elif effect == TAKE_BACK_STRATEGIES:
        take_back(t, winner)  # E11


@procedure
def may_add_character(t: EmpireRebellion, seat: int) -> Rule[None]:
    """E4, Y5  One character of the reserve may be added to the deck (F5)."""
    if len(t.reserve[seat]) > 0:
        card = yield from ask(seat, ASK_CHARACTER, [*t.reserve[seat], ENOUGH])
        if card != ENOUGH:
            add_character(t, seat, card)


@procedure
def lose_character(t: EmpireRebellion, seat: int) -> Rule[None]:
    """E5, E6  One of the seat's characters goes from the deck to the reserve.

    Ruling: any that is not in the reserve, in secret. So the seat's resources are gathered (C1) before it chooses.
    """
    gather(t, seat)
    if len(deck_characters(t, seat)) > 0:
        card = yield from ask(seat, TO_RESERVE, deck_characters(t, seat))
        move_to_reserve(t, seat, card)


def deck_characters(t: EmpireRebellion, seat: int) -> list[int]:
    return sorted([card for card in t.decks[seat] if is_character(card)])


@procedure
def reorder_events(t: EmpireRebellion, winner: int) -> Rule[None]:
    """E7  The winner looks at the top three events and puts them back in any order. To leave them as they are is one of the orders."""
    while len(t.event_top) < EVENTS_LOOKED_AT:
        if len(t.event_deck) == 0:
            event = t.event_bottom.pop(0)
        else:
            event = yield from draw(LOOK_AT_EVENT, t.event_deck)
        t.event_top.append(event)
        t.event_known[event] = 1 << winner
    for event in t.event_top:
        t.event_known[event] = 1 << winner  # whoever knew them before does not know the new order
    t.tell_to(1 << winner, LOOKED_AT_EVENTS, winner, t.event_top[0], t.event_top[1], t.event_top[2])
    order = yield from ask_order(t, winner, ORDER_EVENTS, tuple(t.event_top[:EVENTS_LOOKED_AT]))
    t.event_top = list(order) + t.event_top[EVENTS_LOOKED_AT:]


@procedure
def display_of_power(t: EmpireRebellion, winner: int) -> Rule[None]:
    """E9  The loser discards an unused strategy that the winner chooses. Ruling: this round's is not unused; C3 brings all back later."""
    loser = 1 - winner
    if len(t.unused[loser]) > 0:
        strategy = yield from ask(winner, ASK_STRATEGY, t.unused[loser][:])
        t.unused[loser].remove(strategy)
        t.used[loser].append(strategy)
        t.tell(STRATEGY_DISCARDED, loser, strategy)
