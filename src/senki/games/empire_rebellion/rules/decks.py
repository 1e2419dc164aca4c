"""U3, F2, F5  The resource decks: what is taken from them, discarded, put back and shuffled in, and who has seen it.

By which rule it is done is told by whoever does it.
"""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, draw, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import (
    LEFT_ONCE,
    MET,
    MET_ONCE,
    UNKNOWN,
    EmpireRebellion,
    Resource,
    Seat,
    is_character,
    note_contents,
    note_status,
    objective,
    opponent_of,
    seat_of,
    status_of,
    total,
)
from senki.games.empire_rebellion.questions import ADD_CHARACTER, DRAW, TO_RESERVE

# -- taking from the top ----------------------------------------------------------------------------------------------


@procedure
def top_card(t: EmpireRebellion, deck: Seat, *, rule: str = "") -> Rule[int]:
    """U3  The top card leaves the deck; U3.2: an empty deck is made of the discard pile again.

    At least ten cards of a side are always in its deck and its discard pile, so there is one.
    """
    if len(t.stacked[deck]) > 0:
        return t.stacked[deck].pop()
    if len(t.peeked[deck]) > 0:
        t.peekers[deck] = 0
        t.deck_seen[deck] = 1 << deck
        return t.peeked[deck].pop()
    if len(t.decks[deck]) == 0:
        reshuffle(t, deck)
    card = yield from draw(DRAW, t.decks[deck])
    return card


def reshuffle(t: EmpireRebellion, deck: Seat) -> None:
    """U3.2  The discard pile becomes the deck."""
    t.decks[deck] = sorted(t.discards[deck])
    t.discards[deck] = []
    events.reshuffled(t, deck)


@procedure
def look_at_top(t: EmpireRebellion, seat: Seat, deck: Seat, *, rule: str = "") -> Rule[None]:
    """The seat looks at the top card; who knew before that it lay there knows it still."""
    audience = who_knows_top(t, deck)
    card = yield from top_card(t, deck)
    t.known[card] = audience | 1 << seat
    t.looked[deck].append(card)
    note_contents(t, deck)


def who_knows_top(t: EmpireRebellion, deck: int) -> int:
    if len(t.stacked[deck]) > 0:
        return EVERYONE
    return t.peekers[deck]


def put_back(t: EmpireRebellion, deck: Seat, card: Resource, rule: str) -> None:
    """A card that was looked at goes back on top."""
    t.looked[deck].remove(card)
    audience = t.known[card]
    t.known[card] = 0
    events.put_back(t, audience, deck, card, rule)
    if audience == EVERYONE:
        t.stacked[deck].append(card)
        note_contents(t, deck)
    else:
        put_under(t, deck, card, audience)


def put_under(t: EmpireRebellion, deck: int, card: int, audience: int) -> None:
    """Directly on the shuffled part. Above it lie only cards that everyone knows, so nothing else can lie there."""
    t.peeked[deck].append(card)
    t.peekers[deck] = audience
    note_contents(t, deck)


def put_into_play(t: EmpireRebellion, seat: Seat, card: Resource, rule: str) -> None:
    """U3  A card comes into play, ready."""
    t.area[seat].append(card)
    t.gifts = 0
    show(t, card)
    events.played(t, seat, card, rule)
    if t.told is not None:
        events.stands(t, seat, total(t, seat), objective(t), max(0, total(t, seat) - objective(t)))  # D1, as the totals are now


# -- discarding and exhausting ----------------------------------------------------------------------------------------


def discard(t: EmpireRebellion, card: Resource, rule: str) -> None:
    """U3.3  A card in play goes to its owner's discard pile."""
    leave_play(t, card)
    put_on_discards(t, card, rule)


def put_on_discards(t: EmpireRebellion, card: Resource, rule: str) -> None:
    seat = seat_of(t, card)
    t.discards[seat].append(card)
    show(t, card)
    events.discarded(t, seat, card, rule)


def leave_play(t: EmpireRebellion, card: int) -> None:
    seat = seat_of(t, card)
    t.area[seat].remove(card)
    t.gifts = 0
    if card in t.exhausted[seat]:
        t.exhausted[seat].remove(card)


def exhaust(t: EmpireRebellion, card: Resource, rule: str) -> None:
    """U4.2  By another card's power: its own is not used."""
    t.exhausted[seat_of(t, card)].append(card)
    events.exhausted(t, card, rule)


# -- shuffling --------------------------------------------------------------------------------------------------------


def shuffle(t: EmpireRebellion, deck: int) -> None:
    """All cards of the deck lose their places. Who has seen one of them still knows that it is there."""
    other = opponent_of(deck)
    if (t.peekers[deck] >> other) & 1:
        for card in t.peeked[deck]:
            spy(t, other, card)
    t.decks[deck] = sorted(t.decks[deck] + t.peeked[deck] + t.stacked[deck])
    t.peeked[deck] = []
    t.peekers[deck] = 0
    t.stacked[deck] = []
    t.deck_seen[deck] = 1 << deck


def gather(t: EmpireRebellion, seat: Seat) -> None:
    """C1  All resources from the play area, the discard pile and the deck become the new deck; told once, if E5 or E6 did it before."""
    if len(t.area[seat]) + len(t.discards[seat]) + len(t.peeked[seat]) + len(t.stacked[seat]) > 0:
        events.gathered(t, seat)
    shuffle(t, seat)
    t.decks[seat] = sorted(t.decks[seat] + t.area[seat] + t.discards[seat])
    t.area[seat] = []
    t.exhausted[seat] = []
    t.discards[seat] = []


# -- the reserve ------------------------------------------------------------------------------------------------------


@procedure
def choose_addition(t: EmpireRebellion, seat: Seat, *, rule: str = "") -> Rule[int]:
    """E4, Y5  One character of the reserve may be added to the deck (F5); ENOUGH: none."""
    if len(t.reserve[seat]) == 0:
        return ENOUGH
    card = yield from ask(seat, ADD_CHARACTER, [*t.reserve[seat], ENOUGH])
    return card


def add_character(t: EmpireRebellion, seat: Seat, card: Resource, rule: str) -> None:
    """F5  A character of the reserve is shuffled into the deck, in secret."""
    for other in t.reserve[seat]:
        if t.known[other] == EVERYONE:
            t.known[other] = 1 << seat
            note_status(t, other, LEFT_ONCE)
    doubtful = [other for other in t.cards.characters[seat] if status_of(t, other) == LEFT_ONCE]
    t.moved_in[seat] = t.moved_in[seat] + 1 if len(doubtful) > 0 else 0
    t.reserve[seat].remove(card)
    t.known[card] = 0
    events.added(t, 1 << seat, seat, card, rule)
    t.decks[seat].append(card)
    shuffle(t, seat)


def play_from_reserve(t: EmpireRebellion, seat: Seat, card: Resource, rule: str) -> None:
    """H4  A character comes openly out of the reserve, so it had been there until now."""
    if status_of(t, card) == MET_ONCE:
        t.moved_out[seat] -= 1
    note_status(t, card, UNKNOWN)
    t.reserve[seat].remove(card)
    t.known[card] = 0
    put_into_play(t, seat, card, rule)


def send_to_reserve(t: EmpireRebellion, card: Resource) -> None:
    """H11  A character in play goes openly to its owner's reserve."""
    seat = seat_of(t, card)
    leave_play(t, card)
    t.reserve[seat].append(card)
    t.known[card] = EVERYONE
    note_status(t, card, UNKNOWN)
    events.sent_to_reserve(t, seat, card)


@procedure
def choose_removal(t: EmpireRebellion, seat: Seat, *, rule: str = "") -> Rule[int]:
    """E5, E6  One of the seat's characters is to go from the deck to the reserve; ENOUGH: there is none.

    Ruling: any that is not in the reserve, in secret. So the seat's resources are gathered (C1) before it chooses.
    """
    gather(t, seat)
    if len(deck_characters(t, seat)) == 0:
        return ENOUGH
    card = yield from ask(seat, TO_RESERVE, deck_characters(t, seat))
    return card


def deck_characters(t: EmpireRebellion, seat: int) -> list[int]:
    return sorted([card for card in t.decks[seat] if is_character(t, card)])


def move_to_reserve(t: EmpireRebellion, seat: Seat, card: Resource, rule: str) -> None:
    """E5, E6  A character of the deck goes to the reserve in secret."""
    t.decks[seat].remove(card)
    t.reserve[seat].append(card)
    t.known[card] = 1 << seat
    t.moved_out[seat] += 1
    for other in t.cards.characters[seat]:
        if status_of(t, other) == MET:
            note_status(t, other, MET_ONCE)
    t.spied[opponent_of(seat)] = []
    events.moved_to_reserve(t, 1 << seat, seat, card, rule)


# -- what has been seen of the characters -----------------------------------------------------------------------------


def show(t: EmpireRebellion, card: int) -> None:
    """Everyone sees a card of the deck: a character among them is not in the reserve."""
    if is_character(t, card):
        if status_of(t, card) == LEFT_ONCE:
            t.moved_in[seat_of(t, card)] -= 1
        note_status(t, card, MET)
        forget(t, opponent_of(seat_of(t, card)), card)


def spy(t: EmpireRebellion, seat: int, card: int) -> None:
    """The seat alone has seen that this card is in the other's deck."""
    t.glimpses[seat] += 1
    note_spied(t, seat, card)


def note_spied(t: EmpireRebellion, seat: int, card: int) -> None:
    if is_character(t, card) and status_of(t, card) != MET and card not in t.spied[seat]:
        t.spied[seat] = sorted([*t.spied[seat], card])


def forget(t: EmpireRebellion, seat: int, card: int) -> None:
    """What all can see is no longer the secret of one."""
    if card in t.spied[seat]:
        t.spied[seat].remove(card)
