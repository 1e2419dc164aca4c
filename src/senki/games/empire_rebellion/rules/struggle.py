"""U  The struggle phase: turn by turn, until both have passed one directly after the other."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
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
from senki.games.empire_rebellion.questions import PASSED, POWER_USED, READIED, READY, STRUGGLE_ENDS, TURN, USE_POWER
from senki.games.empire_rebellion.rules.decks import play_top
from senki.games.empire_rebellion.rules.powers import resolve_power


@procedure
def struggle_phase(t: EmpireRebellion) -> Rule[None]:
    """U1, U6.1  The face of the token that shows acts first."""
    t.passes = 0
    seat = Seat(t.balance)
    while t.passes < 2:
        yield from turn(t, seat)
        seat = opponent_of(seat)
    t.tell(STRUGGLE_ENDS)


@procedure
def turn(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U2  Exactly one of four things."""
    action = yield from ask(seat, TURN, actions(t, seat))
    if action == PASS_TURN:  # U6
        t.passes += 1
        t.tell(PASSED, seat)
        return
    t.passes = 0
    if action == PLAY:
        yield from play_top(t, seat)  # U3
    elif action == POWER:
        yield from use_power(t, seat)
    else:
        yield from spend_influence(t, seat)


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
def use_power(t: EmpireRebellion, seat: Seat) -> Rule[None]:
    """U4  Exhaust one of your ready cards and resolve its power."""
    able = ready_cards(t, seat)
    card = able[0]
    if len(able) > 1:
        card = yield from ask(seat, USE_POWER, able)
    t.exhausted[seat].append(card)
    t.tell(POWER_USED, seat, card)
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
    t.tell(READIED, seat, card)
