"""V, E  Action cards about trade agreements."""

from __future__ import annotations

from senki.engine.procedure import Rule, nothing, procedure
from senki.games.imperium.kinds import Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.rules.verbs import take_goods


@procedure
def ruinous_tariffs(t: Imperium, seat: Seat, row: int) -> Rule[None]:
    """When a player with whom you have an agreement has just got trade income: half of that player's trade goods are yours, rounded up."""
    collector = t.occasions.seat[t.said.occasion[row]]
    take_goods(t, collector, seat, (t.goods[collector] + 1) // 2)
    yield from nothing()
