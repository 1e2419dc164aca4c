"""D, W  The dominance phase: strategies are revealed, and somebody wins the event."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, procedure
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion.cards.events import may_add_character, resolve_event
from senki.games.empire_rebellion.model import IMPERIAL, NONE, REBEL, EmpireRebellion, objective, opponent_of, total
from senki.games.empire_rebellion.pack import BUREAUCRACY, DECEPTION, DIRECT_ASSAULT, INFILTRATION, SUPPORT
from senki.games.empire_rebellion.questions import (
    DECEIVED,
    DECEPTIONS_CANCEL,
    EVENT_NOT_WON,
    EVENT_WON,
    GAME_WON,
    INFILTRATES,
    RAISED,
    STRATEGY_OFF,
    STRATEGY_REVEALED,
    TOTAL,
)
from senki.games.empire_rebellion.rules.influence import gain_influence

POINTS_TO_WIN: Final = 7
ASSAULT: Final = 2  # Y3
RED_TAPE: Final = 2  # Y1


@procedure
def dominance_phase(t: EmpireRebellion) -> Rule[None]:
    """D  Reveal strategies, then determine victory; the cleanup is apart (C)."""
    for seat in (REBEL, IMPERIAL):
        t.tell(TOTAL, seat, total(t, seat))  # D1
    yield from reveal_strategies(t)
    t.round_winner = determine_victory(t)
    if t.round_winner == NONE:
        t.event_bottom.append(t.event)  # D6
        t.tell(EVENT_NOT_WON, t.event)
        return
    take_event(t, t.round_winner)
    if t.winner != NONE:
        return  # W1: at once
    gain_influence(t, t.round_winner, t.cards.influence[t.event])  # D5.1
    loser = opponent_of(t.round_winner)
    if works(t, loser, BUREAUCRACY):
        gain_influence(t, loser, RED_TAPE)  # Y1
    yield from resolve_event(t, t.round_winner)  # D5.2


@procedure
def reveal_strategies(t: EmpireRebellion) -> Rule[None]:
    """D2  Both are turned over together. What is done now: Support (Y5) and Infiltration (Y4)."""
    for seat in (REBEL, IMPERIAL):
        t.strategy_seen[seat] = EVERYONE
        t.tell(STRATEGY_REVEALED, seat, t.chosen[seat][0])
        if total(t, seat) > objective(t):
            t.tell(STRATEGY_OFF, seat, t.chosen[seat][0])  # D2.1
    for seat in (t.balance, 1 - t.balance):
        if works(t, seat, SUPPORT):
            yield from may_add_character(t, seat)
        elif works(t, seat, INFILTRATION):
            t.infiltrated[1 - seat] = 1
            t.tell(INFILTRATES, seat)


def works(t: EmpireRebellion, seat: int, effect: int) -> bool:
    """D2.1  Does the seat have this strategy, with a total that is not over the objective value? Ruling: before Direct Assault."""
    return t.cards.strategy[t.chosen[seat][0]] == effect and total(t, seat) <= objective(t)


# -- D3  victory ------------------------------------------------------------------------------------------------------


def determine_victory(t: EmpireRebellion) -> int:
    """D3, D4  The higher total that is not over wins; a tie goes to the token's face. D6: both over, and nobody wins."""
    rebel = raised_total(t, REBEL)
    imperial = raised_total(t, IMPERIAL)
    winner = best_total(rebel, imperial, objective(t), t.balance)
    both_within = rebel <= objective(t) and imperial <= objective(t)
    if works(t, REBEL, DECEPTION) and works(t, IMPERIAL, DECEPTION):
        t.tell(DECEPTIONS_CANCEL)  # F8
    elif both_within and (works(t, REBEL, DECEPTION) or works(t, IMPERIAL, DECEPTION)):
        winner = 1 - winner  # Y2
        t.tell(DECEIVED, winner)
    return winner


def best_total(rebel: int, imperial: int, limit: int, tie: int) -> int:
    if rebel > limit:
        return IMPERIAL if imperial <= limit else NONE
    if imperial > limit or rebel > imperial:
        return REBEL
    return IMPERIAL if imperial > rebel else tie


def raised_total(t: EmpireRebellion, seat: int) -> int:
    """Y3  Direct Assault adds 2. Ruling: the raised total can be over the objective value."""
    if works(t, seat, DIRECT_ASSAULT):
        t.tell(RAISED, seat, total(t, seat) + ASSAULT)
        return total(t, seat) + ASSAULT
    return total(t, seat)


def take_event(t: EmpireRebellion, seat: int) -> None:
    """D5  The event and its victory points; W1: who has 7 wins the game at once."""
    t.won[seat].append(t.event)
    t.points[seat] += t.cards.points[t.event]
    t.tell(EVENT_WON, seat, t.event)
    if t.points[seat] >= POINTS_TO_WIN:
        t.winner = seat
        t.tell(GAME_WON, seat, t.points[seat])
