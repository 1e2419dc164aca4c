"""What lies on the table of Empire vs. Rebellion, and the words for it.

Seat 0 plays the Rebels, seat 1 the Empire. A resource deck lies on the table as three zones, from the bottom up: the shuffled part, of
which nobody knows the order; a card that somebody has looked at and put back; and cards that were put on top openly. In the same way the
event deck is what was put back on top, the shuffled part, and what went to the bottom.
"""

from __future__ import annotations

from typing import Annotated, Final, NewType

from senki.engine.procedure import table
from senki.engine.table import EVERYONE, Table
from senki.engine.zones import AUDIENCE, FLAG, SEAT, Kind, empty, filled, listed, nobody, owner, per_seat, public, shared
from senki.games.empire_rebellion.pack import CHARACTERS, EVENTS, NO_CHARACTER, RESOURCES, STRATEGIES, Cards

Seat = NewType("Seat", int)
Resource = NewType("Resource", int)
Strategy = NewType("Strategy", int)
EventCard = NewType("EventCard", int)

NONE: Final = -1
REBEL: Final = Seat(0)
IMPERIAL: Final = Seat(1)

PLAY: Final = 0  # U2: what to do on a turn
POWER: Final = 1
INFLUENCE: Final = 2
PASS_TURN: Final = 3

UNKNOWN: Final = 0  # what has been seen openly of where a character is
MET: Final = 1  # shown, and since then not moved in secret: it belongs to the deck
MET_ONCE: Final = 2  # the same, but its owner has since moved some character to the reserve in secret
LEFT_ONCE: Final = 3  # went openly to the reserve, but its owner has since added some character to the deck in secret

RESOURCE: Final = Kind("resource", RESOURCES, cards=True)
NOTED: Final = Kind("resource", RESOURCES)  # a resource as it is written down, wherever it lies
STRATEGY: Final = Kind("strategy", 2 * STRATEGIES, cards=True)
EVENT_CARD: Final = Kind("event-card", EVENTS, cards=True)
ACTION: Final = Kind("action", 4, labels=("play", "power", "influence", "pass"))


@table
class EmpireRebellion(Table):
    cards: Annotated[Cards, shared]
    tutorial: Annotated[bool, public(FLAG)] = False
    rounds: Annotated[int, public()] = 0  # the round under way, counted from 1
    balance: Annotated[int, public(SEAT)] = 0  # the face of the token that shows
    winner: Annotated[int, public(SEAT)] = NONE  # of the game
    points: Annotated[list[int], public(slots=2)] = per_seat()  # victory points
    influence: Annotated[list[int], public(slots=2)] = per_seat()

    # events
    event: Annotated[int, public(EVENT_CARD)] = NONE
    event_top: Annotated[list[int], listed(EVENT_CARD, by="event_known", by_card=True, ordered=True)] = empty()  # the first is on top
    event_known: Annotated[list[int], nobody(AUDIENCE, slots=EVENTS)] = filled(EVENTS)  # by card: who has looked at it
    event_deck: Annotated[list[int], nobody(EVENT_CARD)] = empty()  # the shuffled part
    event_bottom: Annotated[list[int], public(EVENT_CARD, ordered=True)] = empty()  # the last is at the very bottom
    won: Annotated[list[list[int]], public(EVENT_CARD)] = per_seat()
    round_winner: Annotated[int, public(SEAT)] = NONE

    # strategies
    unused: Annotated[list[list[int]], listed(STRATEGY, by="strategy_seen", counted=False)] = per_seat()
    chosen: Annotated[list[list[int]], listed(STRATEGY, by="strategy_seen", counted=False)] = per_seat()  # one card, or none
    strategy_seen: Annotated[list[int], public(AUDIENCE, slots=2)] = per_seat(1, EVERYONE)  # who knows which of its strategies is chosen
    used: Annotated[list[list[int]], public(STRATEGY)] = per_seat()
    infiltrated: Annotated[list[int], public(FLAG, slots=2)] = per_seat()  # the opponent chooses this seat's next strategy
    diverted: Annotated[list[int], public(FLAG, slots=2)] = per_seat()  # its next strategy is random
    exposed: Annotated[list[int], public(FLAG, slots=2)] = per_seat()  # its next strategy is shown first

    # resources
    decks: Annotated[list[list[int]], listed(RESOURCE, by="deck_seen")] = per_seat()  # the shuffled part, in no order
    deck_seen: Annotated[list[int], public(AUDIENCE, slots=2)] = (
        per_seat()
    )  # who knows that part; its owner, if nothing lies on it in secret
    peeked: Annotated[list[list[int]], listed(RESOURCE, by="peekers")] = per_seat()  # one card on top of it, or none
    peekers: Annotated[list[int], public(AUDIENCE, slots=2)] = per_seat()  # by deck: who knows that card
    stacked: Annotated[list[list[int]], public(RESOURCE, ordered=True)] = per_seat()  # put on top of that openly; the last is on top
    area: Annotated[list[list[int]], public(RESOURCE)] = per_seat()
    exhausted: Annotated[list[list[int]], public(RESOURCE)] = per_seat()  # those of the play area that are
    discards: Annotated[list[list[int]], public(RESOURCE)] = per_seat()
    reserve: Annotated[list[list[int]], listed(RESOURCE, by="known", by_card=True)] = per_seat()
    looked: Annotated[list[list[int]], listed(RESOURCE, by="known", by_card=True)] = (
        per_seat()
    )  # cards of its deck that are being looked at
    known: Annotated[list[int], nobody(AUDIENCE, slots=RESOURCES)] = filled(RESOURCES)  # by card in the reserve or looked at: who knows it
    picked: Annotated[list[list[int]], owner(NOTED, counted=False, slots=CHARACTERS // 2)] = (
        per_seat()
    )  # S4: characters chosen, until both have

    # what has been seen of the characters
    met: Annotated[list[int], public(slots=2 * CHARACTERS)] = filled(2 * CHARACTERS)  # by character
    spied: Annotated[list[list[int]], owner(NOTED, counted=False, slots=CHARACTERS)] = per_seat()  # in the other's deck, by this seat alone
    glimpses: Annotated[list[int], public(slots=2)] = per_seat()  # how many cards of the other's deck it alone has seen
    moved_out: Annotated[list[int], public(slots=2)] = per_seat()  # characters moved to the reserve in secret
    moved_in: Annotated[list[int], public(slots=2)] = per_seat()  # characters added in secret since one went openly to the reserve

    # the struggle
    passes: Annotated[int, public()] = 0  # in a row
    gifts: Annotated[int, public()] = 0  # H8: how often Yoda has given influence since a card was played or left play


def opponent_of(seat: int) -> Seat:
    return Seat(1 - seat)


# -- cards ------------------------------------------------------------------------------------------------------------


def seat_of(t: EmpireRebellion, card: int) -> Seat:
    """Whose resource it is."""
    return Seat(t.cards.side[card])


def is_character(t: EmpireRebellion, card: int) -> bool:
    return t.cards.character[card] != NO_CHARACTER


def status_of(t: EmpireRebellion, card: int) -> int:
    """What has been seen openly of where a character is."""
    return t.met[t.cards.character[card]]


def note_status(t: EmpireRebellion, card: int, status: int) -> None:
    t.met[t.cards.character[card]] = status


def value(t: EmpireRebellion, card: int) -> int:
    """G3  The value of a card in play: a character has a lower one when it is exhausted."""
    return t.cards.exhausted[card] if card in t.exhausted[t.cards.side[card]] else t.cards.ready[card]


# -- the event of the round -------------------------------------------------------------------------------------------


def capacity(t: EmpireRebellion) -> int:
    return t.cards.capacity[t.event]


def objective(t: EmpireRebellion) -> int:
    return t.cards.objective[t.event]


def has_room(t: EmpireRebellion, seat: int) -> bool:
    """U3.1  Would one card more still be within the capacity?"""
    return len(t.area[seat]) < t.cards.capacity[t.event]


def total(t: EmpireRebellion, seat: int) -> int:
    """D1  The sum of the values of the cards in play."""
    found = 0
    for card in t.area[seat]:
        found += value(t, card)
    return found


# -- zones ------------------------------------------------------------------------------------------------------------


def ready_cards(t: EmpireRebellion, seat: int) -> list[int]:
    return [card for card in t.area[seat] if card not in t.exhausted[seat]]


def note_contents(t: EmpireRebellion, deck: int) -> None:
    """An owner knows what is in the deck by knowing what is not: but for cards of it that only the opponent has seen."""
    t.deck_seen[deck] = 1 << deck
    if len(t.peeked[deck]) > 0 and not (t.peekers[deck] >> deck) & 1:
        t.deck_seen[deck] = 0
    for card in t.looked[deck]:
        if not (t.known[card] >> deck) & 1:
            t.deck_seen[deck] = 0


def deck_size(t: EmpireRebellion, seat: int) -> int:
    return len(t.decks[seat]) + len(t.peeked[seat]) + len(t.stacked[seat])
