"""F, K2, C8  Units made, attached cards lost, buildings destroyed."""

from __future__ import annotations

from senki.games.ares.model import BASIC, MOST_UNITS, NONE, Ares, unit_at
from senki.games.ares.questions import BUILT, DESTROYED, STACK_DESTROYED


def has_its_power(t: Ares, seat: int, place: int) -> bool:
    """FAC5  Some buildings make units only with power on them."""
    if t.mode == BASIC:
        return True
    return t.cards.need[t.turned[seat][place]][t.site[seat][place]] == 0 or t.powered[seat][place] == 1


def build_units(t: Ares, seat: int, place: int) -> None:
    """K2  For every cost that lies on a building it gets a unit, four at most (F1.2); resources left over stay (F1.1)."""
    unit = unit_at(t, seat, place)
    if unit == NONE or t.resources[seat][place] == 0 or not has_its_power(t, seat, place):
        return
    cost = t.cards.cost[unit]
    count = min(t.resources[seat][place] // cost, MOST_UNITS - t.units[seat][place])
    if count > 0:
        t.units[seat][place] += count
        t.resources[seat][place] -= count * cost
        t.spent[seat] += count * cost  # K3
        t.tell(BUILT, seat, unit, count)


def remove_attached(t: Ares, seat: int, card: int) -> None:
    """C8  An attached card is discarded, with the resources and the power on it."""
    number = t.attached[seat].index(card)
    t.attached[seat].pop(number)
    t.bearer[seat].pop(number)
    t.spent[seat] += t.charge[seat].pop(number)
    t.stored[seat].pop(number)
    t.discard[seat].append(card)


def drop_attached(t: Ares, seat: int, place: int) -> None:
    """C8  All cards attached to a building share its fate."""
    for card in [t.attached[seat][number] for number in range(len(t.attached[seat])) if t.bearer[seat][number] == place]:
        remove_attached(t, seat, card)


def destroy(t: Ares, seat: int, place: int) -> None:
    """R4.9, C4.4  A building is discarded with all that lies on it and is attached to it; a stack with all its cards."""
    if t.site[seat][place] == NONE:
        t.tell(STACK_DESTROYED, seat, t.under[seat][place])
    else:
        t.tell(DESTROYED, seat, t.site[seat][place])
    clear_place(t, seat, place)


def clear_place(t: Ares, seat: int, place: int) -> None:
    """C8  What lies at the place is discarded, with all that is attached."""
    drop_attached(t, seat, place)
    if t.site[seat][place] != NONE:
        t.discard[seat].append(t.site[seat][place])
    t.spent[seat] += t.resources[seat][place] + t.under[seat][place]
    t.resources[seat][place] = 0
    t.under[seat][place] = 0
    t.units[seat][place] = 0
    t.site[seat][place] = NONE
