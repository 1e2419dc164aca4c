"""S, T2  Setting up the full game and the tutorial."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_all, chance, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, Seat
from senki.games.empire_rebellion.pack import EVENTS, TUTORIAL_EVENT, Cards
from senki.games.empire_rebellion.questions import BALANCE, CHOOSE_CHARACTERS

SEATS: Final = 2
CHOSEN_CHARACTERS: Final = 4
FIRST_INFLUENCE: Final = 2


def set_up(tutorial: bool, cards: Cards) -> EmpireRebellion:
    """The table before anybody has chosen or drawn anything."""
    t = EmpireRebellion()
    t.lay_out(SEATS)
    t.cards = cards
    t.tutorial = tutorial
    for seat in (REBEL, IMPERIAL):
        t.decks[seat] = cards.ordinary[seat][:]
        t.deck_seen[seat] = 1 << seat
    if tutorial:
        t.event = cards.event_ids.index(TUTORIAL_EVENT)  # T2
    else:
        set_up_full_game(t)
    return t


def set_up_full_game(t: EmpireRebellion) -> None:
    """S1 to S3, S6  Events, strategies and influence; the characters still lie open."""
    t.event_deck = list(range(EVENTS))
    for seat in (REBEL, IMPERIAL):
        t.unused[seat] = t.cards.strategies[seat][:]
        t.reserve[seat] = t.cards.characters[seat][:]
        for card in t.reserve[seat]:
            t.known[card] = EVERYONE
        t.influence[seat] = FIRST_INFLUENCE


@procedure
def complete_setup(t: EmpireRebellion) -> Rule[None]:
    """S4 to S7  Both choose their characters at the same time; the token falls."""
    yield from ask_all(t, [REBEL, IMPERIAL], choose_characters)
    for seat in (REBEL, IMPERIAL):
        build_deck(t, seat)
    t.balance = yield from chance(BALANCE, [REBEL, IMPERIAL])
    events.token(t, Seat(t.balance), rule="S7")


@procedure
def choose_characters(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """S4  Four of the eight, in secret."""
    t.picked[seat] = []
    picked = yield from ask_some(t, seat, CHOOSE_CHARACTERS, tuple(t.cards.characters[seat]), CHOSEN_CHARACTERS, CHOSEN_CHARACTERS)
    t.picked[seat] = list(picked)
    events.characters_chosen(t, seat)


def build_deck(t: EmpireRebellion, seat: int) -> None:
    """S4, S5  The chosen characters go into the deck; the others are the reserve, which only their owner may look at."""
    for card in t.cards.characters[seat]:
        if card in t.picked[seat]:
            t.reserve[seat].remove(card)
            t.decks[seat].append(card)
            t.known[card] = 0
        else:
            t.known[card] = 1 << seat
    t.picked[seat] = []
