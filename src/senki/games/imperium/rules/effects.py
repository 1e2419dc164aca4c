"""What is in force for a time, and the four questions that rules ask of it: is it barred, what is added, what does it cost, is it allowed?

A card, law or ability that works on adds a record; the rule it changes asks for it by its kind. A record about nobody in particular is
about everybody, one about no thing in particular about every thing: a system, a planet, a technology or whatever its kind speaks of.
"""

from __future__ import annotations

from senki.games.imperium.kinds import Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE


def add_effect(
    t: Imperium, kind: int, seat: int, until: int, other: int = NONE, thing: int = NONE, amount: int = 0, source: int = NONE
) -> None:
    """Something is in force from now on. Of a law or a card that is kept the source says with which card it ends."""
    row = t.effects.add()
    t.effects.kind[row] = kind
    t.effects.seat[row] = seat
    t.effects.other[row] = other
    t.effects.thing[row] = thing
    t.effects.amount[row] = amount
    t.effects.source[row] = source
    t.effects.until[row] = until
    t.effects.last[row] = t.round + 1 if until == Until.NEXT_ROUND else t.round


def expire(t: Imperium, until: int) -> None:
    """What lasted for so long is over. At the end of a round also what lasted for this round and the one before."""
    row = len(t.effects) - 1
    while row >= 0:
        ended = t.effects.until[row] == until
        if until == Until.ROUND and t.effects.until[row] == Until.NEXT_ROUND:
            ended = t.effects.last[row] <= t.round
        if ended:
            t.effects.remove(row)
        row -= 1


def end_source(t: Imperium, until: int, source: int) -> None:
    """A law, or a card that was kept, leaves the table, and what it did with it."""
    row = len(t.effects) - 1
    while row >= 0:
        if t.effects.until[row] == until and t.effects.source[row] == source:
            t.effects.remove(row)
        row -= 1


def end_step_effect(t: Imperium, kind: int) -> None:
    """What was meant for this step alone is over; what lasts longer goes on."""
    row = len(t.effects) - 1
    while row >= 0:
        if t.effects.kind[row] == kind and t.effects.until[row] == Until.STEP:
            t.effects.remove(row)
        row -= 1


def end_effect(t: Imperium, kind: int) -> None:
    """Something is over for all before its time."""
    row = len(t.effects) - 1
    while row >= 0:
        if t.effects.kind[row] == kind:
            t.effects.remove(row)
        row -= 1


def applies(t: Imperium, row: int, kind: int, seat: int, thing: int) -> bool:
    """Is the record of this kind, about this seat or everybody, and about this thing or all of them?"""
    effects = t.effects
    if effects.kind[row] != kind:
        return False
    return effects.seat[row] in (seat, NONE) and effects.thing[row] in (thing, NONE)


def is_in_force(t: Imperium, kind: int, seat: int, thing: int = NONE) -> bool:
    """Does such an effect work for the seat, there?"""
    for row in range(len(t.effects)):
        if applies(t, row, kind, seat, thing):
            return True
    return False


def barred(t: Imperium, kind: int, seat: int, thing: int = NONE) -> bool:
    """Is it forbidden to the seat, there?"""
    return is_in_force(t, kind, seat, thing)


def has_source(t: Imperium, card: int) -> bool:
    """Has the law added something?"""
    for row in range(len(t.effects)):
        if t.effects.until[row] == Until.LAW and t.effects.source[row] == card:
            return True
    return False


def allowed(t: Imperium, kind: int, seat: int, thing: int = NONE) -> bool:
    """Does something let the seat do what the rules do not?"""
    return is_in_force(t, kind, seat, thing)


def bonus(t: Imperium, kind: int, seat: int, thing: int = NONE) -> int:
    """What is added to a number of the seat; less than 0 where it is taken off."""
    total = 0
    for row in range(len(t.effects)):
        if applies(t, row, kind, seat, thing):
            total += t.effects.amount[row]
    return total


def price(t: Imperium, kind: int, seat: int, thing: int, printed: int) -> int:
    """D3  What something costs the seat, with all that changes it; never below 0."""
    return max(0, printed + bonus(t, kind, seat, thing))
