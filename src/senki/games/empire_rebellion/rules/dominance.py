"""D, W  The dominance phase: strategies are revealed, and somebody wins the event."""

from __future__ import annotations

from senki.engine.procedure import Rule, procedure
from senki.engine.table import EVERYONE
from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.cards.decks import EVENTS, REVEALED
from senki.games.empire_rebellion.cards.strategies import bureaucracy, deception, direct_assault, is_off
from senki.games.empire_rebellion.model import (
    IMPERIAL,
    NONE,
    REBEL,
    EmpireRebellion,
    EventCard,
    Seat,
    Strategy,
    objective,
    opponent_of,
    total,
)


@procedure
def dominance_phase(t: EmpireRebellion) -> Rule[None]:
    """D  Reveal strategies, then determine victory; the cleanup is apart (C)."""
    for seat in (REBEL, IMPERIAL):
        events.total(t, Seat(seat), total(t, seat))  # D1
    yield from reveal_strategies(t)
    t.round_winner = determine_victory(t)
    if t.round_winner == NONE:
        t.event_bottom.append(t.event)  # D6
        events.nobody_wins(t, EventCard(t.event))
        return
    winner = Seat(t.round_winner)
    take_event(t, winner)
    if t.winner != NONE:
        return  # W1: at once
    gain_influence(t, winner)
    bureaucracy(t, opponent_of(winner))  # Y1
    yield from EVENTS[t.cards.effect[t.event]](t, winner)  # D5.2


@procedure
def reveal_strategies(t: EmpireRebellion) -> Rule[None]:
    """D2  Both are turned over together. What is done now: Support (Y5) and Infiltration (Y4)."""
    for seat in (REBEL, IMPERIAL):
        turn_over(t, Seat(seat))
    for other in (t.balance, 1 - t.balance):
        if not is_off(t, other):
            yield from REVEALED[t.cards.ruse[t.chosen[other][0]]](t, Seat(other))


def turn_over(t: EmpireRebellion, seat: Seat) -> None:
    """D2, D2.1  Everyone sees the strategy; of a player who is over it has no effect."""
    strategy = Strategy(t.chosen[seat][0])
    t.strategy_seen[seat] = EVERYONE
    events.strategy_revealed(t, seat, strategy)
    if is_off(t, seat):
        events.strategy_off(t, seat, strategy)


def gain_influence(t: EmpireRebellion, winner: Seat) -> None:
    """D5.1  What the event gives to the winner."""
    gained = t.cards.influence[t.event]
    if gained > 0:
        t.influence[winner] += gained
        events.influence_gained(t, winner, gained, EventCard(t.event))


# -- D3  victory ------------------------------------------------------------------------------------------------------


def determine_victory(t: EmpireRebellion) -> int:
    """D3, D4  The higher total that is not over wins; a tie goes to the token's face. D6: both over, and nobody wins."""
    rebel = direct_assault(t, REBEL, total(t, REBEL))
    imperial = direct_assault(t, IMPERIAL, total(t, IMPERIAL))
    winner = best_total(rebel, imperial, objective(t))
    if winner != NONE:
        tell_why(t, Seat(winner), rebel, imperial, rule="D3")
    elif rebel <= objective(t):
        winner = t.balance  # D4
        events.token_decides(t, Seat(winner))
    return deception(t, winner, rebel <= objective(t) and imperial <= objective(t))


def best_total(rebel: int, imperial: int, limit: int) -> int:
    """D3, T4  Who has the higher total that is not over; nobody on a tie, or if both are over."""
    if rebel > limit or imperial > limit:
        return REBEL if rebel <= limit else IMPERIAL if imperial <= limit else NONE
    if rebel == imperial:
        return NONE
    return REBEL if rebel > imperial else IMPERIAL


def tell_why(t: EmpireRebellion, winner: Seat, rebel: int, imperial: int, rule: str) -> None:
    """D3, T4  Whether the higher total has won, or the only one that is not over."""
    if max(rebel, imperial) > objective(t):
        events.only_one_within(t, winner, rule)
    else:
        events.higher_total(t, winner, rule)


def take_event(t: EmpireRebellion, seat: Seat) -> None:
    """D5  The event and its victory points; W1: who has 7 wins the game at once."""
    t.won[seat].append(t.event)
    t.points[seat] += t.cards.points[t.event]
    events.won_event(t, seat, EventCard(t.event))
    if t.points[seat] >= t.cards.points_to_win:
        t.winner = seat
        events.game_won(t, seat, t.points[seat])
