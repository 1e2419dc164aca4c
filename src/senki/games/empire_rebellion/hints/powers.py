"""What a power is worth: the chance to win after the card is exhausted and its power used as well as it can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from senki.engine.shapes import ENOUGH
from senki.games.empire_rebellion.hints.standing import EVEN, chance_to_win
from senki.games.empire_rebellion.model import EmpireRebellion, has_room, objective, seat_of, value
from senki.games.empire_rebellion.pack import Power
from senki.games.empire_rebellion.rules.powers import does_nothing

A_LITTLE: Final = 20  # what a small advantage is worth that does not show in the totals


def power_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """The chance to win after the card is exhausted and its power used as well as it can be."""
    if card not in t.exhausted[seat]:
        own -= fall(t, card)
    if does_nothing(t, card):
        return chance_to_win(t, seat, own, opposing, False)
    return WORTHS[t.cards.power[card]](t, seat, card, own, opposing)


def fall(t: EmpireRebellion, card: int) -> int:
    """By how much a total falls when the card is exhausted."""
    return t.cards.ready[card] - t.cards.exhausted[card]


# -- what becomes of the totals ---------------------------------------------------------------------------------------


def top_worth(t: EmpireRebellion, seat: int, own: int, opposing: int) -> int:
    """The top card if the seat knows it, else the average of all that it could be."""
    if len(t.stacked[seat]) > 0:
        return play_worth(t, seat, t.stacked[seat][-1], own, opposing)
    if len(t.peeked[seat]) > 0 and (t.peekers[seat] >> seat) & 1:
        return play_worth(t, seat, t.peeked[seat][0], own, opposing)
    worth = 0
    count = 0
    for card in t.decks[seat]:
        worth += play_worth(t, seat, card, own, opposing)
        count += 1
    for card in t.peeked[seat]:
        worth += play_worth(t, seat, card, own, opposing)
        count += 1
    return worth // count if count > 0 else EVEN


def play_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return chance_to_win(t, seat, own + t.cards.ready[card], opposing, False)


def exhaust_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    if card == ENOUGH:
        return chance_to_win(t, seat, own, opposing, False)
    if seat_of(t, card) == seat:
        return chance_to_win(t, seat, own - fall(t, card), opposing, False) - A_LITTLE
    return chance_to_win(t, seat, own, opposing - fall(t, card), False) + A_LITTLE


def discard_worth(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    if card == ENOUGH:
        return chance_to_win(t, seat, own, opposing, False)
    if seat_of(t, card) == seat:
        return chance_to_win(t, seat, own - value(t, card), opposing, False)
    return chance_to_win(t, seat, own, opposing - value(t, card), False)


def best_discard(t: EmpireRebellion, seat: int, of: int, own: int, opposing: int) -> int:
    """The best that comes of discarding one of a seat's cards."""
    best = 0
    for card in t.area[of]:
        best = max(best, discard_worth(t, seat, card, own, opposing))
    return best


def best_exhaust(t: EmpireRebellion, seat: int, of: int, own: int, opposing: int, used: int) -> int:
    best = 0
    for card in t.area[of]:
        if card != used and card not in t.exhausted[of]:
            best = max(best, exhaust_worth(t, seat, card, own, opposing))
    return best


def best_play(t: EmpireRebellion, seat: int, cards: list[int], own: int, opposing: int) -> int:
    """The best that comes of bringing one of these cards into play, if there is room."""
    worth = chance_to_win(t, seat, own, opposing, False)
    if has_room(t, seat):
        for other in cards:
            worth = max(worth, play_worth(t, seat, other, own, opposing))
    return worth


# -- a power each, used by a card that is exhausted already -----------------------------------------------------------


def military(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return best_discard(t, seat, 1 - seat, own, opposing)


def the_force(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return max(best_exhaust(t, seat, 1 - seat, own, opposing, card), best_exhaust(t, seat, seat, own, opposing, card))


def diplomacy(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return best_discard(t, seat, seat, own, opposing)


def recon(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return chance_to_win(t, seat, own, opposing, False) + A_LITTLE // 2


def exhaust_two(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return max(chance_to_win(t, seat, own, opposing, False), best_exhaust(t, seat, 1 - seat, own, opposing, card) + A_LITTLE)


def play_from_deck(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return best_play(t, seat, t.decks[seat], own, opposing)


def replace(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """Worth it for a total that is over."""
    return EVEN - A_LITTLE if own > objective(t) else chance_to_win(t, seat, own, opposing, False)


def call_reserve(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return best_play(t, seat, t.reserve[seat], own, opposing)


def discard_on_either_side(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """H5, H10"""
    return max(best_discard(t, seat, 1 - seat, own, opposing) + A_LITTLE, best_discard(t, seat, seat, own, opposing))


def play_from_discard(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return best_play(t, seat, t.discards[seat], own, opposing)


def gain_influence(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """Nothing, where the total loses by it: the token would be spent on making the card ready again, without end."""
    worth = chance_to_win(t, seat, own, opposing, False)
    before = own if card in t.exhausted[seat] else own + fall(t, card)
    return 0 if worth < chance_to_win(t, seat, before, opposing, False) else worth + A_LITTLE


def discard_exhausted(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """The card itself, if there is no better target."""
    best = chance_to_win(t, seat, own - t.cards.exhausted[card], opposing, False)
    for other in t.exhausted[1 - seat]:
        best = max(best, chance_to_win(t, seat, own, opposing - value(t, other), False))
    return best


def discard_lower(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """The card that turns up is worth about 4."""
    gone = 0
    for other in t.area[1 - seat]:
        gone += value(t, other) if value(t, other) < 4 else 0
    return chance_to_win(t, seat, own, opposing - gone, False)


def take_influence(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return chance_to_win(t, seat, own, opposing, False) + (A_LITTLE if t.influence[1 - seat] > 0 else 0)


def look_and_play(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    worth = chance_to_win(t, seat, own, opposing, False)
    return max(worth, top_worth(t, seat, own, opposing)) + A_LITTLE if has_room(t, seat) else worth


def helps_a_little(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    """What it brings does not show in the totals."""
    return chance_to_win(t, seat, own, opposing, False) + A_LITTLE


def helps_not(t: EmpireRebellion, seat: int, card: int, own: int, opposing: int) -> int:
    return chance_to_win(t, seat, own, opposing, False)


WORTHS: Final[dict[int, Callable[[EmpireRebellion, int, int, int, int], int]]] = {
    Power.MILITARY: military,
    Power.FORCE: the_force,
    Power.DIPLOMACY: diplomacy,
    Power.RECON: recon,
    Power.EXHAUST_TWO: exhaust_two,
    Power.PLAY_FROM_DECK: play_from_deck,
    Power.REPLACE: replace,
    Power.CALL_RESERVE: call_reserve,
    Power.DISCARD_BOTH_SIDES: discard_on_either_side,
    Power.PLAY_FROM_DISCARD: play_from_discard,
    Power.CHANGE_OWN_STRATEGY: helps_not,
    Power.GAIN_INFLUENCE: gain_influence,
    Power.DISCARD_TO_DECK: helps_not,
    Power.DISCARD_AND_EXHAUST: discard_on_either_side,
    Power.DISCARD_EXHAUSTED: discard_exhausted,
    Power.CHANGE_OPPOSING_STRATEGY: helps_a_little,
    Power.DISCARD_LOWER: discard_lower,
    Power.TAKE_INFLUENCE: take_influence,
    Power.SEARCH_TWO: helps_a_little,
    Power.LOOK_AND_PLAY: look_and_play,
}
