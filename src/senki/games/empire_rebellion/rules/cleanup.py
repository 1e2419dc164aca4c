"""C  Cleanup: new decks, the balance token, used strategies."""

from __future__ import annotations

from senki.games.empire_rebellion import events
from senki.games.empire_rebellion.model import IMPERIAL, NONE, REBEL, EmpireRebellion, Seat
from senki.games.empire_rebellion.rules.decks import gather
from senki.games.empire_rebellion.rules.strategies import discard_chosen


def cleanup(t: EmpireRebellion) -> None:
    for seat in (REBEL, IMPERIAL):
        gather(t, seat)  # C1
    set_token(t)
    for seat in (REBEL, IMPERIAL):
        discard_chosen(t, seat, rule="C3")
    t.event = NONE
    t.round_winner = NONE


def set_token(t: EmpireRebellion) -> None:
    """C2  To the player with fewer points; on equal points to the loser. Ruling: without a loser it stays as it is."""
    if t.points[REBEL] != t.points[IMPERIAL]:
        t.balance = REBEL if t.points[REBEL] < t.points[IMPERIAL] else IMPERIAL
    elif t.round_winner != NONE:
        t.balance = 1 - t.round_winner
    events.token(t, Seat(t.balance), rule="C2")
