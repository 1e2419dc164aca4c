"""V  Action cards against action cards, and those that may be played at any time."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import WHOLE_FORM, Hex, Seat, Vessel, VesselClass
from senki.games.imperium.model import Imperium, count
from senki.games.imperium.pack import NONE
from senki.games.imperium.questions import DISCARD_OF
from senki.games.imperium.rules.fleets import change_form
from senki.games.imperium.rules.hand import discard
from senki.games.imperium.rules.payment import refresh


@procedure
def sabotage(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When another player announces an action card: it is cancelled and counts as not played."""
    answered = t.occasions.thing[t.said.occasion[row]]
    t.said.cancelled[answered] = 1
    t.occasions.closed[t.said.occasion[row]] = 1
    yield from nothing()


@procedure
def disclosure(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Look at an opponent's action cards and discard one of them; you know the others from now on."""
    other = Seat(t.said.first[row])
    for card in t.a_hand[other]:
        t.a_known[card] |= 1 << seat
    if len(t.a_hand[other]) > 0:
        card = yield from ask(seat, DISCARD_OF, t.a_hand[other][:], player=other)
        discard(t, other, card, "V10")


@procedure
def emergency_repairs(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """All your dreadnoughts and war suns in one system are repaired; cruisers are not."""
    place = Hex(t.said.first[row])
    for vessel in (VesselClass.DAMAGED_DREADNOUGHT, VesselClass.DAMAGED_WAR_SUN):
        amount = count(t, place, vessel)
        for _ in range(amount):
            change_form(t, place, vessel, WHOLE_FORM[vessel])
        if amount > 0:
            events.repaired(t, seat, Vessel(WHOLE_FORM[vessel]), amount, place)
    yield from nothing()


@procedure
def master_of_trade(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """With two trade agreements: up to two planets of yours are refreshed."""
    for planet in (t.said.first[row], t.said.second[row]):
        if planet != NONE:
            refresh(t, planet)
    yield from nothing()


@procedure
def touch_of_genius(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Pay 3 influence: this card works as an action card of the discards that you could play now. What it copies is carried out instead."""
    yield from nothing()
