"""B9 to B11, B16  How a fleet leaves a battle."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.galaxy import adjacent, can_enter
from senki.games.imperium.kinds import ARRIVING, Effect, Hex, Seat
from senki.games.imperium.model import Imperium, is_activated, is_held_by_another
from senki.games.imperium.questions import WITHDRAW_TO
from senki.games.imperium.rules.effects import barred
from senki.games.imperium.rules.fleets import join_fleets, remove_excess, remove_fleet


def havens(t: Imperium, seat: int) -> list[int]:
    """B9  Adjacent systems activated by the seat whose space no other player holds, and where ships may end a move."""
    if barred(t, Effect.NO_RETREAT, seat):
        return []
    return sorted([place for place in adjacent(t, t.act_hex) if is_haven(t, seat, place)])


def is_haven(t: Imperium, seat: int, place: int) -> bool:
    return is_activated(t, seat, place) and not is_held_by_another(t, seat, place) and can_enter(t, place)


@procedure
def withdraw(t: Imperium, seat: Seat, fleet: int) -> Rule[None]:
    """B9, B10  The whole fleet goes to one such system; what is beyond the Fleet Supply there is destroyed."""
    options = havens(t, seat)
    place: int = options[0]
    if len(options) > 1:
        place = yield from ask(seat, WITHDRAW_TO, havens(t, seat))
    yield from leave_for(t, seat, fleet, place)


@procedure
def leave_for(t: Imperium, seat: Seat, fleet: int, place: int) -> Rule[None]:
    """B9, B10  A fleet leaves a battle for a system."""
    join_fleets(t, fleet, place)
    events.withdrawn(t, seat, Hex(place))
    yield from remove_excess(t, seat)


@procedure
def end_stalemate(t: Imperium, attacker: Seat) -> Rule[None]:
    """B16  The attacker must withdraw; if that is not possible, the attacking fleet is destroyed."""
    if len(havens(t, attacker)) > 0:
        yield from withdraw(t, attacker, ARRIVING)
    else:
        remove_fleet(t, ARRIVING)
