"""The sequence of play."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, procedure
from senki.games.imperium import events
from senki.games.imperium.kinds import Mode
from senki.games.imperium.model import Imperium
from senki.games.imperium.rules.ending import end_by_rex
from senki.games.imperium.rules.status import status_phase
from senki.games.imperium.rules.strategy import strategy_phase
from senki.games.imperium.rules.turns import action_phase
from senki.games.imperium.setup import complete_setup

SHORT_GAME: Final = 4  # rounds


@procedure
def game(t: Imperium) -> Rule[None]:
    """Y1, Z6  Rounds until somebody has won, Imperium Rex is seen, or the last round is over."""
    yield from complete_setup(t)
    while t.round < last_round(t):
        t.round += 1
        events.round_begins(t, t.round)
        if t.mode != Mode.EXPLORE:
            yield from strategy_phase(t)
        yield from action_phase(t)
        yield from status_phase(t)
    yield from end_by_rex(t, rule="Z6")


def last_round(t: Imperium) -> int:
    """Z6, J12  The short game has four rounds."""
    return SHORT_GAME if t.mode == Mode.EXPLORE else t.round_limit
