"""The sequence of play: the full game and the tutorial."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import IMPERIAL, NONE, REBEL, EmpireRebellion, EventCard, Seat, capacity, objective, total
from senki.games.empire_rebellion.rules.cleanup import cleanup
from senki.games.empire_rebellion.rules.dominance import best_total, dominance_phase, tell_why
from senki.games.empire_rebellion.rules.planning import planning_phase
from senki.games.empire_rebellion.rules.struggle import struggle_phase
from senki.games.empire_rebellion.setup import complete_setup


@procedure
def game(t: EmpireRebellion) -> Rule[None]:
    """G5, T1  Rounds until the game is won; the tutorial is a single struggle."""
    if t.tutorial:
        events.tutorial_begins(t, EventCard(t.event), capacity(t), objective(t))  # T2
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
    events.round(t, t.rounds)
    yield from planning_phase(t)
    yield from struggle_phase(t)
    yield from dominance_phase(t)
    if t.winner == NONE:
        cleanup(t)


def end_tutorial(t: EmpireRebellion) -> None:
    """T4  The higher total that is not over wins. Ruling: on a tie, or with both over, it is a draw."""
    rebel, imperial = total(t, REBEL), total(t, IMPERIAL)
    events.total(t, REBEL, rebel, rule="T4")
    events.total(t, IMPERIAL, imperial, rule="T4")
    t.winner = best_total(rebel, imperial, objective(t))
    if t.winner != NONE:
        tell_why(t, Seat(t.winner), rebel, imperial, rule="T4")
        events.tutorial_won(t, Seat(t.winner))
        return
    if rebel > objective(t):
        events.both_over(t)
    else:
        events.equal_totals(t)
    events.tutorial_drawn(t)
