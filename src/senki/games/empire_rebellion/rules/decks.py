"""U3, F2, F5  The resource decks: what is taken from them, discarded, put back and shuffled in, and who has seen it."""

from __future__ import annotations

from senki.engine.procedure import Rule, draw, procedure
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion.model import (
    LEFT_ONCE,
    MET,
    MET_ONCE,
    UNKNOWN,
    EmpireRebellion,
    character_index,
    characters_of,
    is_character,
    note_contents,
    objective,
    opponent_of,
    seat_of,
    total,
)
from senki.games.empire_rebellion.pack import CHARACTERS
from senki.games.empire_rebellion.questions import (
    ADDED,
    DISCARDED,
    DRAW,
    EXHAUSTED,
    GATHERED,
    MOVED_TO_RESERVE,
    PLAYED,
    PUT_BACK,
    RESHUFFLED,
    SENT_TO_RESERVE,
    STANDS,
)

# -- taking from the top ----------------------------------------------------------------------------------------------


@procedure
def top_card(t: EmpireRebellion, deck: int) -> Rule[int]:
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


def reshuffle(t: EmpireRebellion, deck: int) -> None:
    """U3.2  The discard pile becomes the deck."""
    t.decks[deck] = sorted(t.discards[deck])
    t.discards[deck] = []
    t.tell(RESHUFFLED, deck)


@procedure
def look_at_top(t: EmpireRebellion, seat: int, deck: int) -> Rule[None]:
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


def put_back(t: EmpireRebellion, deck: int, card: int) -> None:
    """A card that was looked at goes back on top."""
    t.looked[deck].remove(card)
    audience = t.known[card]
    t.known[card] = 0
    t.tell_to(audience, PUT_BACK, deck, card)
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


@procedure
def play_top(t: EmpireRebellion, seat: int) -> Rule[None]:
    """U3  The top card comes into play, ready."""
    card = yield from top_card(t, seat)
    put_into_play(t, seat, card)


def put_into_play(t: EmpireRebellion, seat: int, card: int) -> None:
    t.area[seat].append(card)
    show(t, card)
    t.tell(PLAYED, seat, card)
    if t.told is not None:
        t.tell(STANDS, seat, total(t, seat), objective(t), max(0, total(t, seat) - objective(t)))  # D1, as the totals are now


# -- discarding and exhausting ----------------------------------------------------------------------------------------


def discard(t: EmpireRebellion, card: int) -> None:
    """U3.3  A card in play goes to its owner's discard pile."""
    leave_play(t, card)
    put_on_discards(t, card)


def put_on_discards(t: EmpireRebellion, card: int) -> None:
    seat = seat_of(card)
    t.discards[seat].append(card)
    show(t, card)
    t.tell(DISCARDED, seat, card)


def leave_play(t: EmpireRebellion, card: int) -> None:
    seat = seat_of(card)
    t.area[seat].remove(card)
    if card in t.exhausted[seat]:
        t.exhausted[seat].remove(card)


def exhaust(t: EmpireRebellion, card: int) -> None:
    """U4.2  By another card's power: its own is not used."""
    t.exhausted[seat_of(card)].append(card)
    t.tell(EXHAUSTED, card)


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


def gather(t: EmpireRebellion, seat: int) -> None:
    """C1  All resources from the play area, the discard pile and the deck become the new deck."""
    shuffle(t, seat)
    t.decks[seat] = sorted(t.decks[seat] + t.area[seat] + t.discards[seat])
    t.area[seat] = []
    t.exhausted[seat] = []
    t.discards[seat] = []
    t.tell(GATHERED, seat)


# -- the reserve ------------------------------------------------------------------------------------------------------


def add_character(t: EmpireRebellion, seat: int, card: int) -> None:
    """F5  A character of the reserve is shuffled into the deck, in secret."""
    for other in t.reserve[seat]:
        if t.known[other] == EVERYONE:
            t.known[other] = 1 << seat
            t.met[character_index(other)] = LEFT_ONCE
    doubtful = [other for other in characters_of(seat) if t.met[character_index(other)] == LEFT_ONCE]
    t.moved_in[seat] = t.moved_in[seat] + 1 if len(doubtful) > 0 else 0
    t.reserve[seat].remove(card)
    t.known[card] = 0
    t.tell_to(1 << seat, ADDED, seat, card)
    t.decks[seat].append(card)
    shuffle(t, seat)


def play_from_reserve(t: EmpireRebellion, seat: int, card: int) -> None:
    """H4  A character comes openly out of the reserve, so it had been there until now."""
    if t.met[character_index(card)] == MET_ONCE:
        t.moved_out[seat] -= 1
    t.met[character_index(card)] = UNKNOWN
    t.reserve[seat].remove(card)
    t.known[card] = 0
    put_into_play(t, seat, card)


def send_to_reserve(t: EmpireRebellion, card: int) -> None:
    """H11  A character in play goes openly to its owner's reserve."""
    seat = seat_of(card)
    leave_play(t, card)
    t.reserve[seat].append(card)
    t.known[card] = EVERYONE
    t.met[character_index(card)] = UNKNOWN
    t.tell(SENT_TO_RESERVE, seat, card)


def move_to_reserve(t: EmpireRebellion, seat: int, card: int) -> None:
    """E5, E6  A character of the deck goes to the reserve in secret."""
    t.decks[seat].remove(card)
    t.reserve[seat].append(card)
    t.known[card] = 1 << seat
    t.moved_out[seat] += 1
    for other in characters_of(seat):
        index = character_index(other)
        if t.met[index] == MET:
            t.met[index] = MET_ONCE
        t.spied[seen_by(opponent_of(seat), other)] = 0
    t.tell_to(1 << seat, MOVED_TO_RESERVE, seat, card)


# -- what has been seen of the characters -----------------------------------------------------------------------------


def show(t: EmpireRebellion, card: int) -> None:
    """Everyone sees a card of the deck: a character among them is not in the reserve."""
    if is_character(card):
        index = character_index(card)
        if t.met[index] == LEFT_ONCE:
            t.moved_in[seat_of(card)] -= 1
        t.met[index] = MET
        t.spied[seen_by(opponent_of(seat_of(card)), card)] = 0


def spy(t: EmpireRebellion, seat: int, card: int) -> None:
    """The seat alone has seen that this card is in the other's deck."""
    t.glimpses[seat] += 1
    if is_character(card) and t.met[character_index(card)] != MET:
        t.spied[seen_by(seat, card)] = 1


def seen_by(seat: int, card: int) -> int:
    """The place of the opponent's character among those that a seat has spied."""
    return seat * CHARACTERS + character_index(card) % CHARACTERS
