"""S, T2  Setting up the full game and the tutorial."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_all, chance, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, characters_of
from senki.games.empire_rebellion.pack import (
    CHARACTERS,
    EVENTS,
    ORDINARY,
    RESOURCES,
    RESOURCES_A_SIDE,
    STRATEGIES,
    TUTORIAL_EVENT,
    Cards,
)
from senki.games.empire_rebellion.questions import BALANCE, CHARACTERS_CHOSEN, CHOOSE_CHARACTERS, TOKEN

CHOSEN_CHARACTERS: Final = 4
FIRST_INFLUENCE: Final = 2


def set_up(tutorial: bool, cards: Cards) -> EmpireRebellion:
    """The table before anybody has chosen or drawn anything."""
    t = EmpireRebellion()
    t.cards = cards
    t.tutorial = tutorial
    t.points = [0, 0]
    t.influence = [0, 0]
    t.event_top = []
    t.event_known = [0] * EVENTS
    t.event_deck = []
    t.event_bottom = []
    t.won = [[], []]
    t.unused = [[], []]
    t.chosen = [[], []]
    t.strategy_seen = [EVERYONE, EVERYONE]
    t.used = [[], []]
    t.infiltrated = [0, 0]
    t.diverted = [0, 0]
    t.exposed = [0, 0]
    t.decks = [[], []]
    t.deck_seen = [1 << REBEL, 1 << IMPERIAL]
    t.peeked = [[], []]
    t.peekers = [0, 0]
    t.stacked = [[], []]
    t.area = [[], []]
    t.exhausted = [[], []]
    t.discards = [[], []]
    t.reserve = [[], []]
    t.looked = [[], []]
    t.known = [0] * RESOURCES
    t.picked = [[], []]
    t.met = [0] * (2 * CHARACTERS)
    t.spied = [0] * (2 * CHARACTERS)
    t.glimpses = [0, 0]
    t.moved_out = [0, 0]
    t.moved_in = [0, 0]
    for seat in (REBEL, IMPERIAL):
        first = seat * RESOURCES_A_SIDE
        t.decks[seat] = list(range(first, first + ORDINARY))
    if tutorial:
        t.event = cards.event_ids.index(TUTORIAL_EVENT)  # T2
    else:
        lay_out(t)
    return t


def lay_out(t: EmpireRebellion) -> None:
    """S1 to S3, S6  Events, strategies and influence; the characters still lie open."""
    t.event_deck = list(range(EVENTS))
    for seat in (REBEL, IMPERIAL):
        t.unused[seat] = list(range(seat * STRATEGIES, (seat + 1) * STRATEGIES))
        t.reserve[seat] = characters_of(seat)
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
    t.tell(TOKEN, t.balance)


@procedure
def choose_characters(t: EmpireRebellion, seat: int) -> Rule[None]:
    """S4  Four of the eight, in secret."""
    t.picked[seat] = []
    picked = yield from ask_some(t, seat, CHOOSE_CHARACTERS, tuple(characters_of(seat)), CHOSEN_CHARACTERS, CHOSEN_CHARACTERS)
    t.picked[seat] = list(picked)
    t.tell(CHARACTERS_CHOSEN, seat)


def build_deck(t: EmpireRebellion, seat: int) -> None:
    """S4, S5  The chosen characters go into the deck; the others are the reserve, which only their owner may look at."""
    for card in characters_of(seat):
        if card in t.picked[seat]:
            t.reserve[seat].remove(card)
            t.decks[seat].append(card)
            t.known[card] = 0
        else:
            t.known[card] = 1 << seat
    t.picked[seat] = []
