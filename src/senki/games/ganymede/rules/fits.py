"""B8  The legal ways to fit a player's parts.

A way is one number: its digits, to the base of three places, say where each part goes. What a mech carries is two numbers, so that a part
is put on by adding: the slots that are taken, a bit each, and SP, HP and AIM side by side (Cards.mech_load, part_load).
"""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.ganymede.model import LEAD, LEFT_OFF, PLACES, WING, Ganymede, units_of
from senki.games.ganymede.pack import HALF, LOAD_BITS, MUST_BE_POSITIVE, Cards

DIGITS: Final[Ints] = (1, PLACES, PLACES * PLACES, PLACES * PLACES * PLACES)  # by part: what a place counts


def legal_fits(t: Ganymede, seat: int) -> Ints:
    """B8  Every legal way to put on as many of the player's parts as can be."""
    first, second = units_of(seat)
    loads = t.cards.mech_load
    found: list[int] = []
    spare = 0
    while len(found) == 0:
        add_fits(t.cards, t.parts[seat], 0, 0, 0, loads[t.units.mech[first]], 0, loads[t.units.mech[second]], spare, found)
        spare += 1
    return tuple(found)


def add_fits(
    cards: Cards, parts: list[int], number: int, fit: int, slots: int, load: int, slots2: int, load2: int, spare: int, found: list[int]
) -> None:
    """Go on with the parts from this number, and leave off `spare` of them; two mechs carry what they do."""
    if number == len(parts):
        if spare == 0 and is_sound_load(load) and is_sound_load(load2):
            found.append(fit)
        return
    part = parts[number]
    digit = DIGITS[number]
    slot = 1 << cards.slot[part]
    more = cards.part_load[part]
    if slots & slot == 0:  # B8.1
        add_fits(cards, parts, number + 1, fit + LEAD * digit, slots | slot, load + more, slots2, load2, spare, found)
    if slots2 & slot == 0:
        add_fits(cards, parts, number + 1, fit + WING * digit, slots, load, slots2 | slot, load2 + more, spare, found)
    if spare > 0:
        add_fits(cards, parts, number + 1, fit + LEFT_OFF * digit, slots, load, slots2, load2, spare - 1, found)


def is_sound_load(load: int) -> bool:
    """B8.2  SP, HP and AIM are above zero."""
    for _ in range(MUST_BE_POSITIVE):
        if load & (2 * HALF - 1) <= HALF:
            return False
        load >>= LOAD_BITS
    return True


def place_in(fit: int, number: int) -> int:
    """Where the part of that number goes."""
    return fit // DIGITS[number] % PLACES


def places(fits: Ints, number: int) -> list[int]:
    """B8  Where the part of that number may go, so that the rest can still be fitted."""
    seen = 0
    for fit in fits:
        seen |= 1 << place_in(fit, number)
    return [place for place in range(PLACES) if seen >> place & 1]


def least_left_off(t: Ganymede, seat: int) -> int:
    """B8  How many of the player's parts no legal way has room for; the same whichever mech has which letter."""
    fit = legal_fits(t, seat)[0]
    return len([number for number in range(len(t.parts[seat])) if place_in(fit, number) == LEFT_OFF])
