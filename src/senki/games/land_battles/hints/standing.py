"""How a side stands while the game goes on."""

from __future__ import annotations

from typing import Final

from senki.games.land_battles.hints.worth import A_CARD, DAMAGE, HUNDRED, ON_THE_WAY, POINT, superior_worth, terrain_worth
from senki.games.land_battles.model import NONE, SIDES, LandBattles, enemy_of, hits_on, seats_of, side_of, units_of_side
from senki.games.land_battles.rules.terrain import progress

EVEN: Final = 500
HALF: Final = 900  # a lead of so many hundredths of a point is worth half of what is left
IN_PLAY: Final = 25  # hundredths: what a unit in play is worth of its VP


def evaluate(t: LandBattles, seat: int) -> int:
    """What the seat may expect of the game, in thousandths."""
    side = side_of(seat)
    lead = (strength(t, side) - strength(t, enemy_of(side))) * SIDES // t.players
    return EVEN + (EVEN - 1) * lead // (abs(lead) + HALF)


def strength(t: LandBattles, side: int) -> int:
    """Points, units with their hits, superior counters, the way to the terrain card, and cards."""
    found = t.points[side] * POINT
    for unit in units_of_side(t, side):
        worth = t.cards.vp[unit]
        found += worth * IN_PLAY - DAMAGE[hits_on(t, unit)] * worth - (A_CARD // 2 if unit in t.acted else 0)
    if t.superior[side] > 0:
        found += superior_worth(t, side, min(t.superior[side], 6))
    if t.terrain != NONE and progress(t, side) > 0:
        found += terrain_worth(t) * ON_THE_WAY // HUNDRED * progress(t, side) // t.cards.terrain_steps[t.terrain]
    for seat in seats_of(t, side):
        found += A_CARD * (len(t.hand[seat]) + len(t.kept[seat]))
    return found
