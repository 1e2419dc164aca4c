"""Templates: procedures that take functions, called from another module that does not know the names they use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.lowering_cases.board import K6, K7, KEYS, Board
from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import window
from senki.engine.table import Ints

REACT: Final = KEYS[39]
STEP: Final = 7  # known here only


def stepped(n: int) -> int:
    return n + STEP


@procedure
def pay(t: Board, seat: int) -> Rule[int]:
    paid = yield from ask(seat, K6, [1, 2, STEP])
    return paid


@procedure
def each_in_turn(t: Board, seats: Ints, act: Callable[[Board, int, int], Rule[int]]) -> Rule[int]:
    """A template with a constant, a function and a procedure of its own module."""
    total = 0
    for seat in seats:
        price = yield from pay(t, seat)
        done = yield from act(t, seat, price)
        total += stepped(done) - STEP
    return total


@procedure
def counted_twice(t: Board, seat: int, worth: Callable[[Board, int], int]) -> Rule[int]:
    """A template whose function is a plain one."""
    before = worth(t, seat)
    more = yield from ask(seat, K7, [0, before])
    return before + more + worth(t, more)


@procedure
def paid_window(
    t: Board, seats: Ints, reactions: Callable[[Any, int, int], list[int]], react: Callable[[Any, int, int, int], Rule[None]]
) -> Rule[int]:
    """A template that hands its functions on to another template."""
    first = yield from pay(t, seats[0])
    yield from window(t, seats, REACT, first, reactions, react)
    return first
