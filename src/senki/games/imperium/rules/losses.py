"""B7, B8  Hits taken by fleets: their owners choose, ships that sustain damage are damaged first."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.games.imperium.kinds import VESSELS, Seat
from senki.games.imperium.model import Imperium, count
from senki.games.imperium.questions import LOSE
from senki.games.imperium.rules.fleets import clear_if_empty, take_hit


@procedure
def take_hits(t: Imperium, seat: Seat, fleet: int, hits: int) -> Rule[None]:
    """B7, B8  The owner gives the hits to ships and fighters freely. Both sides' dice are rolled before, so that none fires less."""
    while hits > 0 and t.fleet_owner[fleet] == seat:
        options = losable(t, fleet)
        vessel: int = options[0]
        if len(options) > 1:
            vessel = yield from ask(seat, LOSE, losable(t, fleet), hits=hits)
        take_hit(t, seat, fleet, vessel)
        clear_if_empty(t, fleet)
        hits -= 1


def losable(t: Imperium, fleet: int) -> list[int]:
    return [vessel for vessel in range(VESSELS) if count(t, fleet, vessel) > 0]


def clear_hurt(t: Imperium) -> None:
    """What was just damaged or destroyed is no news any more."""
    while len(t.hurt) > 0:
        t.hurt.remove(len(t.hurt) - 1)
