"""The sequence of play: the full game and the tutorial."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.games.empire_rebellion.model import IMPERIAL, NONE, REBEL, EmpireRebellion, objective, total
from senki.games.empire_rebellion.questions import ROUND, TOTAL, TUTORIAL_DRAWN, TUTORIAL_WON
from senki.games.empire_rebellion.rules.cleanup import cleanup
from senki.games.empire_rebellion.rules.dominance import best_total, dominance_phase
from senki.games.empire_rebellion.rules.planning import planning_phase
from senki.games.empire_rebellion.rules.setup import complete_setup
from senki.games.empire_rebellion.rules.struggle import struggle_phase


@procedure
def game(t: EmpireRebellion) -> Rule[None]:
    """G5, T1  Rounds until the game is won; the tutorial is a single struggle."""
    if t.tutorial:
        yield from struggle_phase(t)  # T3: the Rebel begins
        end_tutorial(t)
        return
    yield from complete_setup(t)
    while t.winner == NONE:
        yield from game_round(t)


@procedure
def game_round(t: EmpireRebellion) -> Rule[None]:
    """G5  Planning, struggle, dominance and cleanup."""
    t.rounds += 1
    t.tell(ROUND, t.rounds)
    yield from planning_phase(t)
    yield from struggle_phase(t)
    yield from dominance_phase(t)
    if t.winner == NONE:
        cleanup(t)


def end_tutorial(t: EmpireRebellion) -> None:
    """T4  The higher total that is not over wins. Ruling: on a tie, or with both over, it is a draw."""
    for seat in (REBEL, IMPERIAL):
        t.tell(TOTAL, seat, total(t, seat))
    t.winner = best_total(total(t, REBEL), total(t, IMPERIAL), objective(t), NONE)
    if t.winner == NONE:
        t.tell(TUTORIAL_DRAWN)
    else:
        t.tell(TUTORIAL_WON, t.winner)
