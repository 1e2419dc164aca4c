"""V  Action cards that are played as the action of a turn."""

from __future__ import annotations

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Seat
from senki.games.imperium.model import Imperium, planets_outside_home
from senki.games.imperium.rules.payment import gain_goods


@procedure
def good_year(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """Gain a trade good for each planet that you control outside your home system."""
    gain_goods(t, seat, planets_outside_home(t, seat))
    yield from nothing()
