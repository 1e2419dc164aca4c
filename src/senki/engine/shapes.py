"""Larger choices, made of single questions: some of several, points given out, amounts, a payment, an order; and reaction windows.

Each is asked step by step, always in the same order, so that every whole choice has exactly one way to be made. A front end may show
it as one widget and send the steps together (see decision).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import ENOUGH as ENOUGH
from senki.engine.table import PASS as PASS
from senki.engine.table import Ints, Table


@procedure
def ask_some(t: Table, seat: int, key: int, options: Ints, least: int, most: int, *, rule: str = "", **about: int) -> Rule[Ints]:
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
def ask_share(t: Table, seat: int, key: int, options: Ints, limits: Ints, points: int, *, rule: str = "", **about: int) -> Rule[Ints]:
    """The seat gives out points among the options, each up to its limit; the result says how many each gets.

    Points that do not fit anywhere are lost.
    """
    shares: Ints = tuple([0] * len(options))
    points = min(points, sum(limits))
    first = 0
    while points > 0:
        choice = yield from ask(seat, key, open_shares(options, limits, shares, first, points))
        first = options.index(choice)
        shares = one_more(shares, first)
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
def ask_amounts(
    t: Table, seat: int, key: int, options: Ints, limits: Ints, least: int, most: int, *, rule: str = "", **about: int
) -> Rule[Ints]:
    """The seat takes any number of each option up to its limit, between least and most of them in all; the result says how many of each.

    A share that need not be used up: ENOUGH ends it, once there are the least. Where there are fewer than the least, all are taken.
    """
    amounts: Ints = tuple([0] * len(options))
    least = min(least, sum(limits))
    first = 0
    while sum(amounts) < most:
        left = open_amounts(options, limits, amounts, first, least - sum(amounts))
        if left == [] or left == [ENOUGH]:
            break
        choice = yield from ask(seat, key, left)
        if choice == ENOUGH:
            break
        first = options.index(choice)
        amounts = one_more(amounts, first)
    return amounts


def open_amounts(options: Ints, limits: Ints, amounts: Ints, first: int, needed: int) -> list[int]:
    """Which option may be taken once more: none before the last one, none so late that too few would be left."""
    found = open_shares(options, limits, amounts, first, max(needed, 1))
    return [*found, ENOUGH] if needed <= 0 else found


def one_more(amounts: Ints, place: int) -> Ints:
    return (*amounts[:place], amounts[place] + 1, *amounts[place + 1 :])


@procedure
def ask_until_covered(
    t: Table, seat: int, key: int, options: Ints, limits: Ints, values: Ints, price: int, *, rule: str = "", **about: int
) -> Rule[Ints]:
    """The seat pays a price: takes options, each up to its limit and worth its value, until they cover it; how many of each.

    It ends by itself when the price is covered, so only the last one taken can be more than was needed. What must be taken because the
    rest would not do is taken without asking. Whoever cannot pay it all pays all there is.
    """
    amounts: Ints = tuple([0] * len(options))
    owed = min(price, worth(limits, values))
    first = 0
    while owed > 0:
        left = open_payments(options, limits, values, amounts, first, owed)
        choice: int = left[0]
        if len(left) > 1:
            choice = yield from ask(seat, key, left)
        first = options.index(choice)
        amounts = one_more(amounts, first)
        owed -= values[first]
    return amounts


def worth(amounts: Ints, values: Ints) -> int:
    return sum([amount * value for amount, value in zip(amounts, values, strict=True)])


def open_payments(options: Ints, limits: Ints, values: Ints, amounts: Ints, first: int, owed: int) -> list[int]:
    """What may be taken next, in the order of the options: nothing before the last one, nothing so late that the rest would not do."""
    room = worth(limits[first:], values[first:]) - worth(amounts[first:], values[first:])
    found: list[int] = []
    for place in range(first, len(options)):
        if room < owed:
            break
        if amounts[place] < limits[place] and values[place] > 0:
            found.append(options[place])
        room -= (limits[place] - amounts[place]) * values[place]
    return found


@procedure
def ask_order(t: Table, seat: int, key: int, options: Ints, *, rule: str = "", **about: int) -> Rule[Ints]:
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
    *,
    rule: str = "",
    **about: int,
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
