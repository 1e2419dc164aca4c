"""The sequence of play."""

from __future__ import annotations

from senki.engine.procedure import Rule, chance, procedure
from senki.games.ganymede import events as tell
from senki.games.ganymede.model import Ganymede, Seat
from senki.games.ganymede.questions import START_PLAYER
from senki.games.ganymede.rules.battle import battle_phase
from senki.games.ganymede.rules.build import build_phase


@procedure
def game(t: Ganymede) -> Rule[None]:
    """G2  The build phase, then the battle phase."""
    t.start = yield from chance(START_PLAYER, list(range(t.players)))  # S3  Ruling: at random, not by who last saw Jupiter
    tell.start_player(t, Seat(t.start))
    yield from build_phase(t)
    yield from battle_phase(t)
