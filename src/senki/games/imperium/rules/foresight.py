"""Q9  Ships that lie on cards (Military Foresight) come back when the Status Phase begins."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import Effect, Hex, Seat, Unit
from senki.games.imperium.model import Imperium, is_held_by_another
from senki.games.imperium.pack import HEXES
from senki.games.imperium.questions import FORESIGHT_TO
from senki.games.imperium.rules.docks import has_dock_at
from senki.games.imperium.rules.fleets import add_ships, has_supply
from senki.games.imperium.rules.hand import lay_on_discards


@procedure
def ships_come_back(t: Imperium) -> Rule[None]:
    """Q9  Each appears at a dock of its owner whose space nobody else holds, within the Fleet Supply; if there is none it is lost."""
    row = len(t.effects) - 1
    while row >= 0:
        if t.effects.kind[row] == Effect.FORESEEN:
            seat = Seat(t.effects.seat[row])
            unit: int = t.effects.thing[row]
            card: int = t.effects.source[row]
            options = return_places(t, seat, unit)
            place = options[0] if len(options) > 0 else -1
            if len(options) > 1:
                place = yield from ask(seat, FORESIGHT_TO, return_places(t, seat, unit), unit=unit)
            if place >= 0:
                add_ships(t, seat, place, unit, 1)
                events.ship_returned(t, seat, Unit(unit), Hex(place))
            t.effects.remove(row)
            t.a_board.remove(card)
            lay_on_discards(t, card)
        row -= 1


def return_places(t: Imperium, seat: int, unit: int) -> list[int]:
    """Systems with docks of the seat where the ship may appear."""
    return [place for place in range(HEXES) if may_return(t, seat, unit, place)]


def may_return(t: Imperium, seat: int, unit: int, place: int) -> bool:
    return has_dock_at(t, seat, place) and not is_held_by_another(t, seat, place) and has_supply(t, seat, place, unit)
