"""Larger choices, made of single questions: some of several, points given out, an order; and reaction windows.

Each is asked step by step, always in the same order, so that every whole choice has exactly one way to be made. A front end may show
it as one widget and send the steps together (see decision).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import Ints, Table

ENOUGH: Final = (1 << 20) - 1  # "no more of these"
PASS: Final = (1 << 20) - 2  # "no reaction from me"


@procedure
def ask_some(t: Table, seat: int, key: int, options: Ints, least: int, most: int) -> Rule[Ints]:
    """The seat picks between least and most of the options (all, where there are fewer); they are given in the order of the options."""
    least = min(least, len(options))
    picked: Ints = ()
    start = 0
    while len(picked) < most and start < len(options):
        left = more_options(options, start, least - len(picked))
        if left == [ENOUGH]:
            break
        choice = yield from ask(seat, key, left)
        if choice == ENOUGH:
            break
        picked = (*picked, choice)
        start = options.index(choice, start) + 1
    return picked


def more_options(options: Ints, start: int, needed: int) -> list[int]:
    """What may still be picked: never so late in the list that too few would be left."""
    last = len(options) - max(needed, 1) + 1
    return list(options[start:last]) + ([ENOUGH] if needed <= 0 else [])


@procedure
def ask_share(t: Table, seat: int, key: int, options: Ints, limits: Ints, points: int) -> Rule[Ints]:
    """The seat gives out points among the options, each up to its limit; the result says how many each gets.

    Points that do not fit anywhere are lost.
    """
    shares: Ints = tuple([0] * len(options))
    points = min(points, sum(limits))
    first = 0
    while points > 0:
        choice = yield from ask(seat, key, open_shares(options, limits, shares, first, points))
        first = options.index(choice)
        shares = (*shares[:first], shares[first] + 1, *shares[first + 1 :])
        points -= 1
    return shares


def open_shares(options: Ints, limits: Ints, shares: Ints, first: int, points: int) -> list[int]:
    """Who may get the next point, in the order of the options: nobody before the last one, nobody so late that points would be left."""
    room = sum(limits[first:]) - sum(shares[first:])
    found: list[int] = []
    for place in range(first, len(options)):
        if room < points:
            break
        if shares[place] < limits[place]:
            found.append(options[place])
        room -= limits[place] - shares[place]
    return found


@procedure
def ask_order(t: Table, seat: int, key: int, options: Ints) -> Rule[Ints]:
    """The seat puts the options in an order."""
    ordered: Ints = ()
    while len(ordered) < len(options) - 1:
        choice = yield from ask(seat, key, [x for x in options if x not in ordered])
        ordered = (*ordered, choice)
    return (*ordered, *[x for x in options if x not in ordered])


@procedure
def window(
    t: Any,
    seats: Ints,
    key: int,
    trigger: int,
    reactions: Callable[[Any, int, int], list[int]],
    react: Callable[[Any, int, int, int], Rule[None]],
) -> Rule[None]:
    """A reaction window: the seats are asked in the given order, again and again, until all of them have passed in a row.

    reactions(t, seat, trigger) gives what the seat may do; nothing at all means that everyone can see that it may do nothing, and it is
    not asked. A seat that could hold a card for it is asked even if it holds none: give [PASS], so that the question tells nothing.
    react(t, seat, trigger, choice) carries a reaction out, and may open a window of its own.
    """
    passed = 0
    place = 0
    while passed < len(seats):
        seat = seats[place]
        place = (place + 1) % len(seats)
        choice = PASS
        if len(reactions(t, seat, trigger)) > 0:
            choice = yield from ask(seat, key, [PASS, *[x for x in reactions(t, seat, trigger) if x != PASS]])
        if choice == PASS:
            passed += 1
        else:
            passed = 0
            yield from react(t, seat, trigger, choice)
