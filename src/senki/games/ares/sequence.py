"""The sequence of play, and the table as it is set up."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_all, chance, procedure
from senki.engine.shapes import ask_some
from senki.engine.table import EVERYONE, Ints
from senki.games.ares.cards import CARDS, COLOSSUS, DECK_CARDS, DECK_SIZE, STANDARD, Cards
from senki.games.ares.model import BASIC, NONE, TEAMS, Ares, Seat, add_place, close_screen, team_bits
from senki.games.ares.questions import OPENED, OPENING, START_PLAYER, STARTS
from senki.games.ares.rules.places import SLOTS
from senki.games.ares.rules.playing import draw_up, turn
from senki.games.ares.rules.results import has_ended, tell_end

CHOSEN_CARDS: Final = 2
STANDARD_ATTACKS_REMOVED: Final = 2


def set_up(factions: list[int], cards: Cards, mode: int) -> Ares:
    """S1 to S3  Each player has a deck of fifty cards and the start building of the faction; the frontier is neutral."""
    players = len(factions)
    t = Ares()
    t.cards = cards
    t.players = players
    t.mode = mode
    t.faction = factions[:]
    t.out = [0] * players
    t.deck = [list(range(faction * DECK_SIZE, (faction + 1) * DECK_SIZE)) for faction in factions]
    t.bottom = [[] for _ in range(players)]
    t.hand = [[] for _ in range(players)]
    t.team = [team_bits(t, seat) for seat in range(players)]
    t.laid = [[] for _ in range(players)]
    t.spent = [0] * players
    t.discard = [[] for _ in range(players)]
    t.scored = [[] for _ in range(players)]
    t.opening = [[] for _ in range(players)]
    t.plan = [[] for _ in range(players)]
    t.aside = [[] for _ in range(players)]
    t.sight = [EVERYONE] * (2 * players)
    t.unseen = [0] * players
    t.site = [[] for _ in range(2 * players)]
    t.turned = [[] for _ in range(2 * players)]
    t.under = [[] for _ in range(2 * players)]
    t.resources = [[] for _ in range(2 * players)]
    t.units = [[] for _ in range(2 * players)]
    t.attached = [[] for _ in range(2 * players)]
    t.bearer = [[] for _ in range(2 * players)]
    t.charge = [[] for _ in range(2 * players)]
    t.stored = [[] for _ in range(2 * players)]
    t.orders = [[] for _ in range(2 * players)]
    t.power = [0] * players
    t.exhausted = [0] * players
    t.kills = [0] * players
    t.declared = [[] for _ in range(players)]
    t.choice = [NONE] * players
    t.attack_sight = t.team[:]
    t.revealed = [NONE] * players
    t.revealed_choice = [NONE] * players
    t.special = [NONE] * players
    t.raider = [0] * players
    t.raider_shown = [1] * players
    t.reserve = [[], []]
    t.front = [[], []]
    t.flank = [[], []]
    t.behind = [[], []]
    t.fired = []
    t.shield = [[] for _ in range(players)]
    t.damaged = [[] for _ in range(players)]
    t.hits = [[] for _ in range(players)]
    t.lost = [[] for _ in range(players)]
    t.powered = [[] for _ in range(players)]
    t.own_rerolls = [[] for _ in range(players)]
    t.rerolls = [0] * players
    t.healing = []
    t.joined = []
    t.boosts = []
    t.used = []
    t.dice = []
    t.rolled_again = []
    for seat in range(players):
        lay_out_start(t, seat)
        close_screen(t, seat)
        if mode == TEAMS:
            remove_standard_attacks(t, seat)  # N7
    return t


def lay_out_start(t: Ares, seat: int) -> None:
    """S3, C1  The start buildings and the mat's, with what lies on them; COL1: and the slots of a Colossus."""
    for card in range(DECK_CARDS, CARDS):
        count = t.cards.basic[card] if t.mode == BASIC else t.cards.full[card]
        if t.cards.faction[card] == t.faction[seat] and count >= 0:
            add_place(t, seat, card, 0)
            t.units[seat][-1] = count
    if t.faction[seat] == COLOSSUS:
        for _ in SLOTS:
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
    t.tell(STARTS, t.turn)
    yield from draw_up(t)  # S5
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
    t.tell(OPENED, seat)
