"""K  Construction: the screen is taken away and resources become units, in the open."""

from __future__ import annotations

from senki.games.ares.model import MOST_UNITS, NONE, Ares, open_screen, unit_at
from senki.games.ares.questions import BUILT, SCREEN_DOWN


def construct(t: Ares, seat: int) -> None:
    """K1  A player's construction: the defender's in step 2 of a battle, the attacker's in step 3."""
    open_screen(t, seat)
    t.tell(SCREEN_DOWN, seat)
    for place in range(len(t.site[seat])):
        build_units(t, seat, place)
    begin_fight(t, seat)


def build_units(t: Ares, seat: int, place: int) -> None:
    """K2  For every cost that lies on a building it gets a unit, four at most (F1.2); resources left over stay (F1.1)."""
    unit = unit_at(t, seat, place)
    if unit == NONE:
        return
    cost = t.cards.cost[unit]
    count = min(t.resources[seat][place] // cost, MOST_UNITS - t.units[seat][place])
    if count > 0:
        t.units[seat][place] += count
        t.resources[seat][place] -= count * cost
        t.spent[seat] += count * cost  # K3
        t.tell(BUILT, seat, unit, count)


def begin_fight(t: Ares, seat: int) -> None:
    """B2  Shields get their tokens, also where units may still come by emergency defence; nothing is hit or damaged yet."""
    places = len(t.site[seat])
    t.shield[seat] = [0] * places
    t.damaged[seat] = [0] * places
    t.hits[seat] = [0] * places
    for place in range(places):
        if unit_at(t, seat, place) != NONE:
            t.shield[seat][place] = t.cards.shield[unit_at(t, seat, place)]
