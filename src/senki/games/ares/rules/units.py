"""F, K2, C8  Units made, attached cards lost, buildings destroyed."""

from __future__ import annotations

from senki.games.ares import events
from senki.games.ares.model import BASIC, MOST_UNITS, NONE, Ares, Seat, Shown, Unit, cards_attached, force_at, in_battle, unit_at


def has_its_power(t: Ares, seat: int, place: int) -> bool:
    """FAC5  Some buildings make units only with power on them."""
    base = t.base[seat]
    if t.mode == BASIC:
        return True
    return t.cards.need[base.turned[place]][base.card[place]] == 0 or is_powered(t, seat, place)


def is_powered(t: Ares, seat: int, place: int) -> bool:
    """FAC5  Does the power that the building needs lie on it?"""
    return in_battle(t, force_at(seat, place), t.forces.powered) == 1


def build_units(t: Ares, seat: int, place: int, rule: str) -> None:
    """K2  For every cost that lies on a building it gets a unit, four at most (F1.2); resources left over stay (F1.1)."""
    base = t.base[seat]
    unit = unit_at(t, seat, place)
    if unit == NONE or base.resources[place] == 0 or not has_its_power(t, seat, place):
        return
    cost = t.cards.cost[unit]
    count = min(base.resources[place] // cost, MOST_UNITS - base.units[place])
    if count > 0:
        base.units[place] += count
        base.resources[place] -= count * cost
        t.spent[seat] += count * cost  # K3
        events.built(t, Seat(seat), Unit(unit), count, rule)


def remove_attached(t: Ares, seat: int, card: int) -> None:
    """C8  An attached card is discarded, with the resources and the power on it."""
    attached = t.attached[seat]
    number = attached.card.index(card)
    t.spent[seat] += attached.charge[number]
    attached.remove(number)
    t.discard[seat].append(card)


def drop_attached(t: Ares, seat: int, place: int) -> None:
    """C8  All cards attached to a building share its fate."""
    for card in cards_attached(t, seat, place):
        remove_attached(t, seat, card)


def destroy(t: Ares, seat: int, place: int, rule: str) -> None:
    """R4.9, C4.4  A building is discarded with all that lies on it and is attached to it; a stack with all its cards."""
    base = t.base[seat]
    if base.card[place] == NONE:
        events.stack_destroyed(t, Seat(seat), base.under[place], rule)
    else:
        events.destroyed(t, Seat(seat), Shown(base.card[place]), rule)
    clear_place(t, seat, place)


def clear_place(t: Ares, seat: int, place: int) -> None:
    """C8  What lies at the place is discarded, with all that is attached."""
    base = t.base[seat]
    drop_attached(t, seat, place)
    if base.card[place] != NONE:
        t.discard[seat].append(base.card[place])
    t.spent[seat] += base.resources[place] + base.under[place]
    base.resources[place] = 0
    base.under[place] = 0
    base.units[place] = 0
    base.card[place] = NONE
