"""V  Action cards against action cards, and those that may be played at any time."""

from __future__ import annotations

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Seat
from senki.games.imperium.model import Imperium


@procedure
def sabotage(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When another player announces an action card: it is cancelled and counts as not played."""
    answered = t.occasions.thing[t.said.occasion[row]]
    t.said.cancelled[answered] = 1
    t.occasions.closed[t.said.occasion[row]] = 1
    yield from nothing()
