"""What a player can know of the other's characters, where the zones cannot tell.

The zones say who has seen a card where it lies. Beyond that players remember: a character that was shown belongs to the deck; one that
somebody has spied in the deck does so too; and once its owner has moved a character in secret, at most that many of those known before
have changed places.
"""

from __future__ import annotations

from senki.engine.chance import Rng
from senki.games.empire_rebellion.model import (
    LEFT_ONCE,
    MET,
    MET_ONCE,
    EmpireRebellion,
    is_character,
    opponent_of,
    seat_of,
    status_of,
)
from senki.games.empire_rebellion.questions import TO_RESERVE
from senki.games.empire_rebellion.rules.decks import deck_characters, note_spied
from senki.games.empire_rebellion.setup import CHOSEN_CHARACTERS


def is_possible_location(t: EmpireRebellion, viewer: int, field: str, row: int, card: int) -> bool:
    """May this card lie there, for all that the viewer has seen?"""
    if field == "unused" or field == "chosen":
        return t.cards.strategy_side[card] == row
    if field == "event_top" or field == "event_deck":
        return True
    if seat_of(t, card) != row:
        return False
    return field != "reserve" or (is_character(t, card) and not in_deck(t, viewer, card))


def in_deck(t: EmpireRebellion, viewer: int, card: int) -> bool:
    """Does the viewer know that this character of the opponent is not in the reserve?"""
    return status_of(t, card) == MET or card in t.spied[viewer]


def resample(t: EmpireRebellion, viewer: int, rng: Rng) -> None:
    """Deal again what this seat cannot see and the zones cannot tell."""
    other = opponent_of(viewer)
    waiting = t.waiting()
    if t.sealed is not None and len(t.picked[other]) > 0 and other not in waiting:
        pick_again(t, other, rng)
    keep_to_the_moves(t, viewer, rng)
    spy_again(t, other, rng)
    if t.sealed is None and t.seat == other and t.key == TO_RESERVE:
        t.options = deck_characters(t, other)


def pick_again(t: EmpireRebellion, seat: int, rng: Rng) -> None:
    """S4  The other's choice of characters could be any."""
    characters = t.cards.characters[seat][:]
    rng.shuffle(characters)
    t.picked[seat] = sorted(characters[:CHOSEN_CHARACTERS])


def spy_again(t: EmpireRebellion, seat: int, rng: Rng) -> None:
    """What the other has spied of the viewer's deck is its own secret: as many looks as it has had, each at any card."""
    owner = opponent_of(seat)
    t.spied[seat] = []
    outside = t.decks[owner] + t.peeked[owner] + t.stacked[owner] + t.area[owner] + t.discards[owner] + t.looked[owner]
    for _ in range(t.glimpses[seat]):
        note_spied(t, seat, outside[rng.below(len(outside))])


# -- secret moves -----------------------------------------------------------------------------------------------------


def keep_to_the_moves(t: EmpireRebellion, viewer: int, rng: Rng) -> None:
    """No more of the characters once known have changed places than were moved in secret."""
    other = opponent_of(viewer)
    while len(those(t, t.reserve[other], MET_ONCE)) > t.moved_out[other]:
        card = any_of(those(t, t.reserve[other], MET_ONCE), rng)
        exchange(t, card, any_of(free_in_deck(t, viewer), rng))
    while len(those(t, hidden_in_deck(t, viewer), LEFT_ONCE)) > t.moved_in[other]:
        card = any_of([c for c in those(t, hidden_in_deck(t, viewer), LEFT_ONCE) if not in_deck(t, viewer, c)], rng)
        exchange(t, any_of([c for c in t.reserve[other] if may_leave(t, viewer, c)], rng), card)


def those(t: EmpireRebellion, cards: list[int], status: int) -> list[int]:
    return [card for card in cards if is_character(t, card) and status_of(t, card) == status]


def any_of(cards: list[int], rng: Rng) -> int:
    return cards[rng.below(len(cards))]


def hidden_in_deck(t: EmpireRebellion, viewer: int) -> list[int]:
    """The opponent's cards outside the reserve that the viewer cannot see."""
    other = opponent_of(viewer)
    found = t.decks[other] + [card for card in t.looked[other] if not (t.known[card] >> viewer) & 1]
    return found if (t.peekers[other] >> viewer) & 1 else found + t.peeked[other]


def free_in_deck(t: EmpireRebellion, viewer: int) -> list[int]:
    """Characters there that could as well be in the reserve."""
    return [
        card
        for card in hidden_in_deck(t, viewer)
        if is_character(t, card) and not in_deck(t, viewer, card) and status_of(t, card) != MET_ONCE
    ]


def may_leave(t: EmpireRebellion, viewer: int, card: int) -> bool:
    """Could this card of the reserve as well be in the deck?"""
    return not (t.known[card] >> viewer) & 1 and status_of(t, card) != LEFT_ONCE


def exchange(t: EmpireRebellion, one: int, other: int) -> None:
    """Two cards of a side change places, with all that is tied to the places."""
    for zone in (t.decks, t.peeked, t.looked, t.reserve):
        for cards in zone:
            for place in range(len(cards)):
                if cards[place] == one:
                    cards[place] = other
                elif cards[place] == other:
                    cards[place] = one
    t.known[one], t.known[other] = t.known[other], t.known[one]
    if t.sealed is None and t.seat == seat_of(t, one):
        t.options = [other if option == one else one if option == other else option for option in t.options]
