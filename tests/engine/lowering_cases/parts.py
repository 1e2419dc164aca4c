"""What random rules call: a few procedures and functions that are always the same."""

from __future__ import annotations

from engine.lowering_cases.board import K1, Board, say, spend
from senki.engine.procedure import Rule, ask, ask_yes, procedure


def reactions(t: Board, seat: int, trigger: int) -> list[int]:
    return [trigger % 7, 8 + seat] if t.fuel > 20 + seat else []


@procedure
def react(t: Board, seat: int, trigger: int, choice: int) -> Rule[None]:
    if spend(t):
        sure = yield from ask_yes(seat, K1)
        say(t, seat, trigger, choice, sure)


@procedure
def act(t: Board, seat: int, price: int) -> Rule[int]:
    got = yield from ask(seat, K1, [price, price + 1])
    return got


@procedure
def gives_nothing(t: Board, n: int) -> Rule[None]:
    yield from ask(0, K1, [0, n])


def worth(t: Board, n: int) -> int:
    return n + len(t.said) % 5


def fill_pool(t: Board) -> None:
    if len(t.pool) < 3:
        t.pool = list(range(40))


@procedure
def bid(t: Board, seat: int, base: int) -> Rule[None]:
    t.bids[seat] = 0
    for k in range(base % 3):
        more = yield from ask(seat, K1, [0, base, k])
        t.bids[seat] += more


def fill(t: Board) -> None:
    """Gives the next procedure something to work with: fuel, and numbers that differ."""
    t.fuel = 16
    t.number = len(t.said) % 11
    t.slots = [1, 2, 3, 5, 8]
