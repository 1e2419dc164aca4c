"""V  Action cards in hand: drawing, the limit, discards."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, draw, procedure
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import ActionCard, Effect, Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.questions import DISCARD, DRAW_CARD, STEAL_CARD
from senki.games.imperium.rules.laws import is_law

HAND_LIMIT: Final = 7
NO_LIMIT: Final = 999


@procedure
def draw_cards(t: Imperium, seat: Seat, number: int) -> Rule[None]:
    """Q5, V5  So many cards from the deck, as long as there are any; then what is beyond the limit is discarded."""
    while number > 0 and len(t.a_deck) + len(t.a_discard) > 0:
        yield from draw_card(t, seat)
        number -= 1
    yield from keep_limit(t, seat)


@procedure
def draw_card(t: Imperium, seat: Seat) -> Rule[None]:
    """V7  The top card of the deck; when it is used up, the discards are shuffled to make a new one."""
    if len(t.a_deck) == 0:
        shuffle_discards(t)
    card = yield from draw(DRAW_CARD, t.a_deck)
    put_in_hand(t, seat, card)
    events.card_drawn(t, 1 << seat, seat, ActionCard(card))


def shuffle_discards(t: Imperium) -> None:
    """V7  All discards become the deck."""
    t.a_deck = t.a_deck + t.a_discard
    t.a_discard = []
    events.deck_shuffled(t)


def put_in_hand(t: Imperium, seat: int, card: int) -> None:
    """The seat holds a card from now on, and only it knows which."""
    t.a_hand[seat].append(card)
    t.a_known[card] = 1 << seat


def discard(t: Imperium, seat: int, card: int, rule: str) -> None:
    """V5  A card leaves the hand, for all to see."""
    t.a_hand[seat].remove(card)
    lay_on_discards(t, card)
    events.card_discarded(t, Seat(seat), ActionCard(card), rule=rule)


def discard_all(t: Imperium, seat: int, rule: str) -> None:
    """All action cards of the hand."""
    for card in t.a_hand[seat][:]:
        discard(t, seat, card, rule)


def lay_on_discards(t: Imperium, card: int) -> None:
    t.a_known[card] = 0
    t.a_discard.append(card)


def keep_usurper(t: Imperium) -> None:
    """V10  A card that lies on the table for a planet is discarded when its player holds that planet no more (Usurper)."""
    for row in range(len(t.effects) - 1, -1, -1):
        if t.effects.kind[row] == Effect.PLANET_VOTES and t.planets.owner[t.effects.thing[row]] != t.effects.seat[row]:
            seat, card = t.effects.seat[row], t.effects.source[row]
            t.effects.remove(row)
            t.a_board.remove(card)
            lay_on_discards(t, card)
            events.card_discarded(t, Seat(seat), ActionCard(card), rule="V10")


def hand_limit(t: Imperium, seat: int) -> int:
    """V5, R10  Seven cards; with Limits to Individual Power three, but the Yssaril have no limit."""
    if has_ability(t, seat, RaceAbility.YSSARIL_CARDS):
        return NO_LIMIT
    if is_law(t, Political.LIMITS_TO_INDIVIDUAL_POWER):
        return t.cards.political.number[Political.LIMITS_TO_INDIVIDUAL_POWER]
    return HAND_LIMIT


@procedure
def keep_limit(t: Imperium, seat: Seat) -> Rule[None]:
    """V5  What is beyond the hand limit is discarded at once, by own choice."""
    while len(t.a_hand[seat]) > hand_limit(t, seat):
        card = yield from ask(seat, DISCARD, t.a_hand[seat][:], rule="V5")
        discard(t, seat, card, "V5")


@procedure
def discard_one(t: Imperium, seat: Seat) -> Rule[None]:
    """A card or law makes the seat discard a card of own choice, if it has one."""
    if len(t.a_hand[seat]) > 0:
        card = yield from ask(seat, DISCARD, t.a_hand[seat][:])
        discard(t, seat, card, "V2")


def held_of(t: Imperium, seat: int, kind: int) -> int:
    """A card of this kind in the seat's hand; NONE if it holds none."""
    for card in t.a_hand[seat]:
        if t.cards.action.kind[card] == kind:
            return card
    return NONE


def seen_of(t: Imperium, kind: int) -> int:
    """V9  How many of a kind all can see: discarded, announced, or on the table."""
    found = 0
    for cards in (t.a_discard, t.a_board, t.said.card):
        for card in cards:
            if t.cards.action.kind[card] == kind:
                found += 1
    return found


@procedure
def steal_cards(t: Imperium, seat: Seat, other: Seat, number: int) -> Rule[None]:
    """Cards go over from one hand to another, drawn at random; both know them."""
    while number > 0 and len(t.a_hand[other]) > 0:
        yield from steal_card(t, seat, other)
        number -= 1
    yield from keep_limit(t, seat)


@procedure
def steal_card(t: Imperium, seat: Seat, other: Seat) -> Rule[None]:
    """One card, drawn at random."""
    card = yield from draw(STEAL_CARD, t.a_hand[other])
    put_in_hand(t, seat, card)
    t.a_known[card] |= 1 << other
    events.card_stolen(t, (1 << seat) | (1 << other), seat, other, ActionCard(card))


@procedure
def draw_to_look(t: Imperium, seat: Seat, number: int) -> Rule[None]:
    """Cards that the seat looks through before they go on."""
    while number > 0 and len(t.a_deck) + len(t.a_discard) > 0:
        yield from look_at_one(t, seat)
        number -= 1


@procedure
def look_at_one(t: Imperium, seat: Seat) -> Rule[None]:
    """V7  The next card of the deck."""
    if len(t.a_deck) == 0:
        shuffle_discards(t)
    card = yield from draw(DRAW_CARD, t.a_deck)
    t.a_look[seat].append(card)
