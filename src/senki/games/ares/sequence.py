"""The sequence of play, and the table as it is set up."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_all, chance, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import Ints
from senki.engine.zones import frozen_copy
from senki.games.ares import events
from senki.games.ares.model import BASIC, NONE, TEAMS, Ares, Seat, add_place, close_screen, team_bits
from senki.games.ares.pack import COLOSSUS, STANDARD, Cards
from senki.games.ares.questions import OPENING, START_PLAYER
from senki.games.ares.rules.places import FIRST_SLOT, SLOTS
from senki.games.ares.rules.playing import draw_up, turn
from senki.games.ares.rules.results import has_ended, tell_end

CHOSEN_CARDS: Final = 2
STANDARD_ATTACKS_REMOVED: Final = 2


def set_up(factions: list[int], cards: Cards, mode: int) -> Ares:
    """S1 to S3  Each player has a deck of fifty cards and the start building of the faction; the frontier is neutral."""
    t = Ares()
    t.lay_out(len(factions))
    t.cards = cards
    t.players = len(factions)
    t.mode = mode
    t.faction = factions[:]
    t.attached = [frozen_copy(none) for none in t.attached]
    t.forces = frozen_copy(t.forces)
    t.boosts = frozen_copy(t.boosts)
    for seat in range(t.players):
        t.deck[seat] = cards.decks[factions[seat]][:]
        t.team[seat] = team_bits(t, seat)
        t.attack_sight[seat] = t.team[seat]
        lay_out_start(t, seat)
        close_screen(t, seat)
        if mode == TEAMS:
            remove_standard_attacks(t, seat)  # N7
    return t


def lay_out_start(t: Ares, seat: int) -> None:
    """S3, C1  The start buildings and the mat's, with what lies on them; COL1: and the slots of a Colossus."""
    for card in t.cards.laid_out[t.faction[seat]]:
        count = t.cards.basic[card] if t.mode == BASIC else t.cards.full[card]
        if count >= 0:
            place = add_place(t, seat, card, 0)
            t.base[seat].units[place] = count
    if t.faction[seat] == COLOSSUS:
        for _ in SLOTS[FIRST_SLOT:]:
            add_place(t, seat, NONE, 0)


def remove_standard_attacks(t: Ares, seat: int) -> None:
    """N7  In the team game two Standard attacks of each deck are not used."""
    standard = [card for card in t.deck[seat] if t.cards.kind[card] == STANDARD]
    for card in standard[:STANDARD_ATTACKS_REMOVED]:
        t.deck[seat].remove(card)


@procedure
def game(t: Ares) -> Rule[None]:
    """G1  The players choose their first cards; then turns until the end."""
    yield from ask_all(t, list(range(t.players)), choose_opening)  # S4
    for seat in range(t.players):
        take_opening(t, seat)
    t.turn = yield from chance(START_PLAYER, list(range(t.players)))  # S6
    events.start_player(t, Seat(t.turn))
    yield from draw_up(t, True, rule="S5")
    while not has_ended(t):
        yield from turn(t)
    tell_end(t)


@procedure
def choose_opening(t: Ares, seat: Seat) -> Rule[None]:
    """S4  Two cards of the player's choice, out of the whole deck."""
    t.opening[seat] = []
    chosen: Ints = yield from ask_some(t, seat, OPENING, opening_cards(t, seat), CHOSEN_CARDS, CHOSEN_CARDS)
    for card in chosen:
        t.opening[seat].append(card)


def opening_cards(t: Ares, seat: int) -> Ints:
    """S4  Of equal cards in the deck two are enough to choose from; one Standard attack stays, for the bottom."""
    ids = t.cards.card_ids
    deck = sorted(t.deck[seat])
    deck.remove([card for card in deck if t.cards.kind[card] == STANDARD][-1])
    found: list[int] = []
    for card in deck:
        if len([other for other in found if ids[other] == ids[card]]) < CHOSEN_CARDS:
            found.append(card)
    return tuple(found)


def take_opening(t: Ares, seat: int) -> None:
    """S4  The chosen cards go into the hand, and a Standard attack under the deck, which is a pool from which chance draws."""
    for card in t.opening[seat]:
        t.deck[seat].remove(card)
        t.hand[seat].append(card)
    t.opening[seat] = []
    standard = [card for card in t.deck[seat] if t.cards.kind[card] == STANDARD]
    t.deck[seat].remove(standard[-1])
    t.bottom[seat].append(standard[-1])
    events.opened(t, Seat(seat))
