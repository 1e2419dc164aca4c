"""U  The struggle phase: turn by turn, until both have passed one directly after the other."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import (
    INFLUENCE,
    PASS_TURN,
    PLAY,
    POWER,
    EmpireRebellion,
    Resource,
    Seat,
    has_room,
    opponent_of,
    ready_cards,
)
from senki.games.empire_rebellion.questions import READY, TURN, USE_POWER
from senki.games.empire_rebellion.rules.decks import put_into_play, top_card
from senki.games.empire_rebellion.rules.powers import resolve_power


@procedure
def struggle_phase(t: EmpireRebellion) -> Rule[None]:
    """U1, U6.1  The face of the token that shows acts first."""
    t.passes = 0
    t.gifts = 0
    seat = Seat(t.balance)
    while t.passes < 2:
        yield from turn(t, seat)
        seat = opponent_of(seat)
    events.struggle_ends(t)


@procedure
def turn(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U2  Exactly one of four things."""
    action = yield from ask(seat, TURN, actions(t, seat))
    if action != PASS_TURN:
        t.passes = 0
    yield from ACTIONS[action](t, seat)


def actions(t: EmpireRebellion, seat: int) -> list[int]:
    """U2, U2.1  What the seat may do; with no card in play it must play one."""
    if len(t.area[seat]) == 0:
        return [PLAY]
    found: list[int] = []
    if has_room(t, seat):  # U3.1
        found.append(PLAY)
    if len(t.exhausted[seat]) < len(t.area[seat]):
        found.append(POWER)
    if t.influence[seat] > 0 and len(t.exhausted[seat]) > 0:
        found.append(INFLUENCE)
    found.append(PASS_TURN)
    return found


@procedure
def play_card(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U3  The top card of your deck comes into play, ready."""
    card = yield from top_card(t, seat)
    put_into_play(t, seat, Resource(card), rule="U3")


@procedure
def use_power(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U4  Exhaust one of your ready cards and resolve its power."""
    able = ready_cards(t, seat)
    card = able[0]
    if len(able) > 1:
        card = yield from ask(seat, USE_POWER, able)
    t.exhausted[seat].append(card)
    events.power_used(t, seat, Resource(card))
    yield from resolve_power(t, seat, Resource(card))


@procedure
def spend_influence(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U5  One token makes one of your exhausted cards ready."""
    able = t.exhausted[seat][:]
    card = able[0]
    if len(able) > 1:
        card = yield from ask(seat, READY, able)
    t.influence[seat] -= 1
    t.exhausted[seat].remove(card)
    events.readied(t, seat, Resource(card))


@procedure
def pass_turn(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U6  Do nothing."""
    t.passes += 1
    events.passed(t, seat)
    yield from nothing()


ACTIONS: Final = (play_card, use_power, spend_influence, pass_turn)  # by action
