"""E3 to E11  What events do for the winner or the loser."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, draw, nothing, procedure
from senki.engine.shapes import ENOUGH, ask_order
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import EmpireRebellion, EventCard, Resource, Seat, Strategy, opponent_of
from senki.games.empire_rebellion.questions import DISCARD_STRATEGY, LOOK_AT_EVENT, ORDER_EVENTS
from senki.games.empire_rebellion.rules.decks import add_character, choose_addition, choose_removal, move_to_reserve
from senki.games.empire_rebellion.rules.influence import lose_influence
from senki.games.empire_rebellion.rules.strategies import take_back

INFLUENCE_LOST: Final = 2  # E3
EVENTS_LOOKED_AT: Final = 3  # E7


@procedure
def no_effect(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E1, E2  An event without an effect, or with one that restricts the struggle."""
    yield from nothing()


@procedure
def loser_loses_influence(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E3  Acquire the Death Star Plans, Destroy the Shield Generator: the loser loses 2 influence."""
    loser = opponent_of(winner)
    events.event_takes(t, loser, lose_influence(t, loser, INFLUENCE_LOST), EventCard(t.event))
    yield from nothing()


@procedure
def winner_adds_character(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E4  Occupation of Cloud City, Rebel Uprising: the winner may add a character of the reserve to the deck."""
    card = yield from choose_addition(t, winner, rule="E4")
    if card != ENOUGH:
        add_character(t, winner, Resource(card), rule="E4")


@procedure
def fall_of_a_hero(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E5  The loser moves one of their characters from the deck to the reserve."""
    loser = opponent_of(winner)
    card = yield from choose_removal(t, loser, rule="E5")
    if card != ENOUGH:
        move_to_reserve(t, loser, Resource(card), rule="E5")


@procedure
def negotiate_with_the_hutts(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E6  The winner moves one of their characters from the deck to the reserve."""
    card = yield from choose_removal(t, winner, rule="E6")
    if card != ENOUGH:
        move_to_reserve(t, winner, Resource(card), rule="E6")


@procedure
def balance_of_the_force(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E7  The winner looks at the top three events and puts them back in any order.

    Ruling: to leave them as they are is one of the orders, so nobody is asked whether to look.
    """
    while len(t.event_top) < EVENTS_LOOKED_AT:
        if len(t.event_deck) == 0:
            event = t.event_bottom.pop(0)
        else:
            event = yield from draw(LOOK_AT_EVENT, t.event_deck)
        t.event_top.append(event)
        t.event_known[event] = 1 << winner
    for event in t.event_top:
        t.event_known[event] = 1 << winner  # whoever knew them before does not know the new order
    tell_looked(t, winner)
    order = yield from ask_order(t, winner, ORDER_EVENTS, tuple(t.event_top[:EVENTS_LOOKED_AT]))
    t.event_top = list(order) + t.event_top[EVENTS_LOOKED_AT:]


def tell_looked(t: EmpireRebellion, winner: Seat) -> None:
    first, second, third = t.event_top[0], t.event_top[1], t.event_top[2]
    events.looked_at_events(t, 1 << winner, winner, EventCard(first), EventCard(second), EventCard(third))


@procedure
def create_a_diversion(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E8  The loser's next strategy is a random one."""
    t.diverted[opponent_of(winner)] = 1
    events.diverted(t, opponent_of(winner))
    yield from nothing()


@procedure
def display_of_power(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E9  The loser discards an unused strategy that the winner chooses. Ruling: this round's is not unused; C3 brings all back later."""
    loser = opponent_of(winner)
    if len(t.unused[loser]) > 0:
        strategy = yield from ask(winner, DISCARD_STRATEGY, t.unused[loser][:])
        t.unused[loser].remove(strategy)
        t.used[loser].append(strategy)
        events.strategy_discarded(t, loser, Strategy(strategy), rule="E9")


@procedure
def locate_the_rebel_base(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E10  In the next round the loser chooses first, and shows the strategy."""
    t.exposed[opponent_of(winner)] = 1
    events.exposed(t, opponent_of(winner))
    yield from nothing()


@procedure
def ultimate_power(t: EmpireRebellion, winner: Seat) -> Rule[None]:
    """E11  The winner takes back all used strategies. Ruling: this round's is not among them yet."""
    if len(t.used[winner]) > 0:
        take_back(t, winner, rule="E11")
    yield from nothing()
