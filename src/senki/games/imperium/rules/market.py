"""R3  The market of the Hacan: in the Status Phase action cards may be part of their deals."""

from __future__ import annotations

from senki.engine.offers import make_offers
from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import ActionCard, Seat
from senki.games.imperium.model import Imperium, clockwise
from senki.games.imperium.pack import NONE
from senki.games.imperium.questions import DEAL_AGREE, DEAL_CARD, DEAL_WITH
from senki.games.imperium.rules.deals import card_terms, parties, partners_on_turn, settle, terms
from senki.games.imperium.rules.hand import keep_limit, put_in_hand


@procedure
def hold_markets(t: Imperium) -> Rule[None]:
    """R3  From the Speaker clockwise, whoever has the ability."""
    for seat in list(clockwise(t, t.speaker)):
        if has_ability(t, seat, RaceAbility.HACAN_SWAP_CARDS):
            yield from hold_market(t, Seat(seat))


@procedure
def hold_market(t: Imperium, seat: Seat) -> Rule[None]:
    """R3, E12  One offer to each other player; after each the cards agreed on change hands."""
    t.market = seat
    t.dealt = 0
    visits: int = t.players - 1
    while visits > 0:
        made = yield from make_offers(t, seat, 1, DEAL_WITH, DEAL_AGREE, customers, terms, parties, settle)
        visits = visits - 1 if made > 0 else 0
        yield from hand_over_cards(t)
    t.market = NONE
    t.dealt = 0


def customers(t: Imperium, seat: int) -> list[int]:
    """R3  With whom a card may change hands."""
    return [other for other in partners_on_turn(t, seat) if len(card_terms(t, seat, other)) > 0]


@procedure
def hand_over_cards(t: Imperium) -> Rule[None]:
    """R3  Each lays the card that it gives face down; then they change hands. The hand limit holds at once (V5)."""
    if len(t.owed) == 0:
        return
    one, other = Seat(t.owed[0]), Seat(t.owed[1])
    for giver in (one, other):
        if t.owed[2 if giver == one else 3] > 0:
            yield from lay_out(t, Seat(giver), other if giver == one else one)
    t.owed = []
    change_hands(t, one, other)
    change_hands(t, other, one)
    yield from keep_limit(t, one)
    yield from keep_limit(t, other)


@procedure
def lay_out(t: Imperium, seat: Seat, other: Seat) -> Rule[None]:
    """R3  A card of own choice."""
    card = yield from ask(seat, DEAL_CARD, t.a_hand[seat][:], player=other)
    t.a_hand[seat].remove(card)
    t.a_look[seat].append(card)


def change_hands(t: Imperium, giver: Seat, taker: Seat) -> None:
    """R3  Both know the card."""
    for card in t.a_look[giver]:
        put_in_hand(t, taker, card)
        t.a_known[card] |= 1 << giver
        events.card_traded(t, (1 << giver) | (1 << taker), giver, taker, ActionCard(card))
    t.a_look[giver] = []
