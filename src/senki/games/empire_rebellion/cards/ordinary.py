"""K  The powers of the ordinary resources."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import IMPERIAL, REBEL, EmpireRebellion, Resource, Seat, opponent_of, ready_cards
from senki.games.empire_rebellion.questions import DIPLOMACY, FORCE, MILITARY, RECON_DECK, RECON_DISCARD
from senki.games.empire_rebellion.rules.decks import discard, exhaust, look_at_top, put_back, put_on_discards


@procedure
def military(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """K1  Discard one of the opponent's resources."""
    targets = t.area[opponent_of(seat)][:]
    if len(targets) == 0:
        events.nothing_happens(t, card)
        return
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, MILITARY, targets)
    discard(t, Resource(target), rule="K1")


@procedure
def the_force(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """K2  Exhaust one ready resource of either player."""
    targets = ready_cards(t, REBEL) + ready_cards(t, IMPERIAL)
    if len(targets) == 0:
        events.nothing_happens(t, card)
        return
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, FORCE, targets)
    exhaust(t, Resource(target), rule="K2")


@procedure
def diplomacy(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """K3  Discard this card or another of your resources."""
    targets = t.area[seat][:]
    target = targets[0]
    if len(targets) > 1:
        target = yield from ask(seat, DIPLOMACY, targets)
    discard(t, Resource(target), rule="K3")


@procedure
def recon(t: EmpireRebellion, seat: Seat, card: Resource) -> Rule[None]:
    """K4  Look at the top two cards of either deck; discard one, the other goes back on top."""
    chosen = yield from ask(seat, RECON_DECK, [REBEL, IMPERIAL])
    deck = Seat(chosen)
    yield from look_at_top(t, seat, deck, rule="K4")
    yield from look_at_top(t, seat, deck, rule="K4")
    events.looked_at_two(t, 1 << seat, seat, deck, Resource(t.looked[deck][0]), Resource(t.looked[deck][1]))
    gone = yield from ask(seat, RECON_DISCARD, t.looked[deck][:], deck=deck)
    t.looked[deck].remove(gone)
    t.known[gone] = 0
    put_on_discards(t, Resource(gone), rule="K4")
    put_back(t, deck, Resource(t.looked[deck][0]), rule="K4")
