"""K  The powers of the ordinary resources."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, Resource, Seat, opponent_of, ready_cards
from senki.games.empire_rebellion.questions import (
    DIPLOMACY,
    FORCE,
    LOOKED_AT_TWO,
    MILITARY,
    NOTHING_HAPPENS,
    RECON_DECK,
    RECON_DISCARD,
)
from senki.games.empire_rebellion.rules.decks import discard, exhaust, look_at_top, put_back, put_on_discards


@procedure
def military(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """K1  Discard one of the opponent's resources."""
    targets = t.area[opponent_of(seat)][:]
    if len(targets) == 0:
        t.tell(NOTHING_HAPPENS, card)
        return
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, MILITARY, targets)
    discard(t, target)


@procedure
def the_force(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """K2  Exhaust one ready resource of either player."""
    targets = ready_cards(t, REBEL) + ready_cards(t, IMPERIAL)
    if len(targets) == 0:
        t.tell(NOTHING_HAPPENS, card)
        return
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, FORCE, targets)
    exhaust(t, target)


@procedure
def diplomacy(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """K3  Discard this card or another of your resources."""
    targets = t.area[seat][:]
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, DIPLOMACY, targets)
    discard(t, target)


@procedure
def recon(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """K4  Look at the top two cards of either deck; discard one, the other goes back on top."""
    deck = yield from ask(seat, RECON_DECK, [REBEL, IMPERIAL])
    yield from look_at_top(t, seat, deck)
    yield from look_at_top(t, seat, deck)
    t.tell_to(1 << seat, LOOKED_AT_TWO, seat, deck, t.looked[deck][0], t.looked[deck][1])
    card = yield from ask(seat, RECON_DISCARD, t.looked[deck][:])
    t.looked[deck].remove(card)
    t.known[card] = 0
    put_on_discards(t, card)
    put_back(t, deck, t.looked[deck][0])
