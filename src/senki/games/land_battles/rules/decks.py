"""P2, S5  The action deck: drawing, playing, discarding."""

from __future__ import annotations

from senki.engine.procedure import Rule, draw, procedure
from senki.games.land_battles import events
from senki.games.land_battles.model import LandBattles, Seat
from senki.games.land_battles.questions import DRAW


@procedure
def draw_cards(t: LandBattles, seat: Seat, count: int, *, rule: str = "") -> Rule[None]:
    """P1, P2  The player draws cards, as far as there are any."""
    before = len(t.hand[seat])
    for _ in range(count):
        if len(t.deck) > 0:
            card = yield from draw(DRAW, t.deck)
            t.hand[seat].append(card)
            reshuffle(t)
    if len(t.hand[seat]) > before:
        events.drew(t, t.hand_sight[seat], seat, len(t.hand[seat]) - before, t.hand[seat][before:])


def reshuffle(t: LandBattles) -> None:
    """P2  When the last card is drawn, the discard pile is the new deck. Ruling: if that is empty too, the next cards discarded are."""
    if len(t.deck) == 0 and len(t.discard) > 0:
        t.deck, t.discard = t.discard, []
        events.reshuffled(t)


def put_aside(t: LandBattles, seat: int, card: int) -> None:
    """C7  A played card lies aside until the action is over."""
    if card in t.hand[seat]:
        t.hand[seat].remove(card)
    else:
        t.kept[seat].remove(card)  # O3.3
    t.aside.append(card)


def discard_aside(t: LandBattles) -> None:
    """C7  The action is over."""
    t.discard += t.aside
    t.aside = []
    reshuffle(t)
