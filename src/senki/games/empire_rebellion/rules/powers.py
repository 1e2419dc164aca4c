"""U4, E2  The power of a card, and the events that switch powers off."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, procedure
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.cards.decks import POWERS
from senki.games.empire_rebellion.model import EmpireRebellion, Resource, Seat
from senki.games.empire_rebellion.pack import Cards, Effect, Power

# E2.5: the powers of all characters, but for those of Luke Skywalker and Darth Vader
CHARACTERS_STOPPED: Final = (
    *(Power.EXHAUST_TWO, Power.PLAY_FROM_DECK, Power.REPLACE, Power.CALL_RESERVE),
    *(Power.PLAY_FROM_DISCARD, Power.CHANGE_OWN_STRATEGY, Power.GAIN_INFLUENCE),
    *(Power.DISCARD_TO_DECK, Power.DISCARD_AND_EXHAUST, Power.CHANGE_OPPOSING_STRATEGY),
    *(Power.DISCARD_LOWER, Power.TAKE_INFLUENCE, Power.SEARCH_TWO, Power.LOOK_AND_PLAY),
)
STOPS: Final[dict[int, tuple[str, tuple[int, ...]]]] = {  # by effect of the event: its rule, and the powers that it stops
    Effect.NO_DIPLOMACY: ("E2.1", (Power.DIPLOMACY,)),
    Effect.NO_FORCE: ("E2.2", (Power.FORCE,)),
    Effect.NO_RECON: ("E2.3", (Power.RECON,)),
    Effect.NO_MILITARY: ("E2.4", (Power.MILITARY,)),
    Effect.NO_CHARACTERS: ("E2.5", CHARACTERS_STOPPED),
}


def stopping_rule(cards: Cards, event: int, card: int) -> str:
    """E2  By which rule the event stops the power of the card; empty: it does not."""
    effect = cards.effect[event]
    if effect not in STOPS:
        return ""
    rule, stopped = STOPS[effect]
    return rule if cards.power[card] in stopped else ""


def does_nothing(t: EmpireRebellion, card: int) -> bool:
    """E2  Is the power switched off by the event of this round?"""
    return stopping_rule(t.cards, t.event, card) != ""


@procedure
def resolve_power(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """U4, E2  The power of the card that was just exhausted."""
    if does_nothing(t, card):
        events.nothing_happens(t, card, stopping_rule(t.cards, t.event, card))
    else:
        yield from POWERS[t.cards.power[card]](t, seat, card)
