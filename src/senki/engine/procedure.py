"""How rules are written: procedures as generators, and what they may stop for.

    @procedure
    def attack(t: Battle, seat: Seat) -> Rule[None]:
        target = yield from ask(seat, TARGET, targets(t, seat))
        face = yield from roll(DIE, 6)

The decorator lowers the generator to a frame (see lowering). The functions here are what the generator itself calls: they run only in
native mode, where the source runs as it stands, as the oracle of the lowering.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Callable, Generator, Iterable
from typing import Any, ParamSpec, TypeVar, cast

from senki.engine.lowering import lower_event, lower_procedure, lower_rows, lower_table
from senki.engine.table import CHANCE, Table, take_card

T = TypeVar("T")
P = ParamSpec("P")
C = TypeVar("C", bound=type)


class Asked:
    """A question as a generator yields it."""

    def __init__(self, seat: int, key: int, options: list[int]) -> None:
        self.seat = seat
        self.key = key
        self.options = options


class RulesEnd(Exception):
    """In native mode: a procedure has ended the game."""


Rule = Generator[Asked, int, T]
R = TypeVar("R", bound=Callable[..., Generator[Asked, int, object]])
NATIVE: dict[
    object, types.FunctionType
] = {}  # a lowered procedure's frame class: the generator function it was made from (a template's: it)


def procedure(rule: R) -> R:
    """A rule that stops for decisions. What it may do is in docs/rules-style.md; what it may not is refused here, at import.

    Typed as giving back what it was given: so types are known before bodies are checked, also where modules import each other.
    """
    if any(str(kind).startswith("Callable") for kind in rule.__annotations__.values()):
        NATIVE[rule] = cast(types.FunctionType, rule)
        return rule  # a template: lowered where it is called
    frame = lower_procedure(rule)
    NATIVE[frame] = cast(types.FunctionType, rule)
    return cast(R, frame)


def event(
    rule: str, *, secret: tuple[str, ...] = (), result: bool = False, closes: bool = False
) -> Callable[[Callable[P, None]], Callable[P, None]]:
    """A kind of event, declared as the function that tells it. Its parameters after the table are its values; the body is written by
    the lowering.

        @event("R4.4", result=True)
        def shot(t: Table, unit: Unit, target: Unit, hits: int) -> None:
            ...

    The name in texts is the function's, with hyphens. A value's number type says what it is; where there is none, Annotated[int, KIND]
    does. The last value may be a list. With `secret` values a parameter `to` comes first, who hears them (a bit a seat). A parameter
    `rule: str = ""` at the end lets the place say by which rule it happens, where that is not the one declared here.
    """

    def lower(tell: Callable[P, None]) -> Callable[P, None]:
        return cast(Callable[P, None], lower_event(cast(types.FunctionType, tell)))

    return lower


def rows(cls: C) -> C:
    """The rows of a table of things: columns declared once, kept as lists; gets add(), remove(), copy() and its length."""
    lower_rows(cls, str(sys.modules[cls.__module__].__file__))
    return cls


def table(cls: C) -> C:
    """A game's table: gets its clone(), and its fields are declared to views, saves and re-dealing."""
    lower_table(cls, str(sys.modules[cls.__module__].__file__))
    return cls


# -- what a procedure stops for ---------------------------------------------------------------------------------------


def ask(seat: int, key: int, options: list[int], *, rule: str = "", **about: int) -> Rule[int]:
    """The seat picks one of the options. The rule is given where it is not the question's own; `about` is what the question declares."""
    return (yield Asked(seat, key, options))


def ask_yes(seat: int, key: int, *, rule: str = "", **about: int) -> Rule[bool]:
    """The seat says yes or no."""
    return (yield Asked(seat, key, [0, 1])) != 0


def roll(key: int, sides: int, *, rule: str = "", **about: int) -> Rule[int]:
    """A die shows 1 to its number of sides."""
    return (yield Asked(CHANCE, key, list(range(1, sides + 1))))


def draw(key: int, pool: list[int], *, rule: str = "", **about: int) -> Rule[int]:
    """A card is drawn from a shuffled pool, and leaves it."""
    return take_card(pool, (yield Asked(CHANCE, key, pool[:])))


def chance(key: int, options: list[int], *, rule: str = "", **about: int) -> Rule[int]:
    """One of the options, at random."""
    return (yield Asked(CHANCE, key, options))


def ask_all(t: Any, seats: Iterable[int], choose: Callable[..., Rule[None]], *more: Any) -> Rule[None]:
    """Each seat runs choose(t, seat, ...) at the same time, sealed: nothing is seen of it until all have finished.

    The procedure clears what it fills before it asks, fills only what its seat alone may see, and leaves chance alone.
    """
    for seat in seats:
        yield from choose(t, seat, *more)


def nothing() -> Rule[None]:
    """Asks nothing: for a procedure of a table of procedures (the cards of a deck) that needs no answer."""
    yield from ()


def end_game(t: Table) -> Rule[None]:
    """The rules end here and now, however deep."""
    yield from rules_end()


def rules_end() -> Rule[None]:
    raise RulesEnd


# -- native mode ------------------------------------------------------------------------------------------------------

_spaces: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}  # by a namespace's id: itself and its native form


def native(frame: object) -> Callable[..., Rule[Any]]:
    """The generator function of a procedure, all of whose calls stay generators too."""
    if frame not in NATIVE:
        raise ValueError("native mode needs the rules interpreted: this build is compiled")
    return as_native(NATIVE[frame])


def as_native(rule: types.FunctionType) -> types.FunctionType:
    made = types.FunctionType(rule.__code__, native_space(rule.__globals__), rule.__name__)
    made.__kwdefaults__ = rule.__kwdefaults__
    return made


def native_space(space: dict[str, Any]) -> dict[str, Any]:
    """A module's namespace in which the names of procedures mean the generators."""
    if id(space) not in _spaces:
        copy = dict(space)
        _spaces[id(space)] = space, copy
        for name, value in space.items():
            if isinstance(value, (type, types.FunctionType)) and value in NATIVE:
                copy[name] = as_native(NATIVE[value])
            elif isinstance(value, tuple) and value and all(isinstance(one, type) and one in NATIVE for one in value):
                copy[name] = tuple(as_native(NATIVE[one]) for one in value)
    return _spaces[id(space)][1]


def run_native(t: Table, frame: object, answer: Callable[[Asked], int]) -> None:
    """Play a game in native mode, each question answered as it comes."""
    rule = native(frame)(t)
    given: int | None = None
    try:
        while True:
            given = answer(rule.send(cast(int, given)))
    except (StopIteration, RulesEnd):
        return
