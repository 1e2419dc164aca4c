"""What a player can know of the others' secrets: dealing again hands, decks, cards that lie face down, and what was played behind a screen.

Of another base a player knows what was to be seen when its screen was last away, and how many cards were played behind it since. A table
dealt again has that base as it was seen, and as many cards played on it as were played, each in a way that was allowed.
"""

from __future__ import annotations

from senki.engine.chance import Rng
from senki.engine.view import hears
from senki.games.ares.model import DEEP_STRIKE, NONE, NORMAL, NORMAL_ATTACK, RESOURCE, Ares
from senki.games.ares.questions import EMERGENCY_CARD
from senki.games.ares.rules.playing import attack_uses, is_attack, play_into_base, resource_places, uses
from senki.games.ares.sequence import CHOSEN_CARDS, opening_cards


def may_lie(t: Ares, field: str, row: int, card: int) -> bool:
    """Nobody holds another faction's cards, and everyone has seen which cards were scored."""
    if field == "scored":
        return card in t.scored[row]
    return t.cards.faction[card] == t.faction[row] and not is_scored(t, card)


def is_scored(t: Ares, card: int) -> bool:
    for row in t.scored:
        if card in row:
            return True
    return False


def redeal(t: Ares, viewer: int, rng: Rng) -> None:
    """Deal again all that this seat cannot see."""
    for seat in range(t.players):
        if seat != viewer:
            if len(t.opening[seat]) > 0:
                t.opening[seat] = some_cards(opening_cards(t, seat), rng)
            deal_seat(t, seat, hears(t.sight[seat], viewer), rng)
            if t.seat == seat and t.key == EMERGENCY_CARD and t.sealed is None:
                t.options = t.hand[seat][:]


def some_cards(cards: tuple[int, ...], rng: Rng) -> list[int]:
    chosen = list(cards)
    rng.shuffle(chosen)
    return sorted(chosen[:CHOSEN_CARDS])


def deal_seat(t: Ares, seat: int, base_seen: bool, rng: Rng) -> None:
    """Deal the unseen cards of a player again; behind a screen, also what was played since it went up."""
    pool = t.deck[seat] + t.hand[seat] + t.face_down[seat]
    sizes = (len(t.deck[seat]), len(t.hand[seat]), len(t.face_down[seat]))
    if not base_seen:
        pool += unseen_sites(t, seat)
        put_back(t, seat)
        sizes = (sizes[0], sizes[1], sum(t.resources[seat]) + t.spent[seat])
    hides_attack = len(t.declared[seat]) > 0 and not t.revealed[seat]
    if hides_attack:
        pool += t.declared[seat]
    rng.shuffle(pool)
    if hides_attack:
        declare_again(t, seat, pool, rng)
    t.deck[seat] = pool[: sizes[0]]
    t.hand[seat] = pool[sizes[0] : sizes[0] + sizes[1]]
    t.face_down[seat] = pool[sizes[0] + sizes[1] : sum(sizes)]
    for card in pool[sum(sizes) :]:
        play_somehow(t, seat, card, rng)


def unseen_sites(t: Ares, seat: int) -> list[int]:
    """The cards that lie face up in the base and were not there when it was last seen."""
    seen = t.site[t.players + seat]
    return [card for card in t.site[seat] if card not in seen]


def put_back(t: Ares, seat: int) -> None:
    """The base as it was last seen."""
    seen = t.players + seat
    t.site[seat] = t.site[seen][:]
    t.turned[seat] = t.turned[seen][:]
    t.resources[seat] = t.resources[seen][:]
    t.units[seat] = t.units[seen][:]


def declare_again(t: Ares, seat: int, pool: list[int], rng: Rng) -> None:
    """Some attack card with some combat choice card that it may be declared with."""
    attacks = [card for card in pool if is_attack(t, card)]
    card = attacks[rng.below(len(attacks))]
    pool.remove(card)
    t.declared[seat] = [card]
    choices = [NORMAL_ATTACK] if t.holder == seat else [DEEP_STRIKE]
    if NORMAL in attack_uses(t, seat) and t.holder != seat:
        choices = [NORMAL_ATTACK, DEEP_STRIKE]
    t.choice[seat] = choices[rng.below(len(choices))]


def play_somehow(t: Ares, seat: int, card: int, rng: Rng) -> None:
    """A card is played into the base, face down or in a way that it allows."""
    ways = [RESOURCE] if is_attack(t, card) else uses(t, seat, card)
    use = ways[rng.below(len(ways))]
    place = NONE
    if use == RESOURCE:
        places = resource_places(t, seat)
        place = places[rng.below(len(places))]
    play_into_base(t, seat, card, use, place)
