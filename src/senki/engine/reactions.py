"""Reactions of many seats, without telling who could have reacted and did not.

Whether anybody is asked must follow from what all can see, never from the hands: asking only those who hold a fitting card would tell who
does, and so would waiting only for them. So all who *could* react are asked at once, sealed and quiet (see decision.Question): a seat
that holds nothing gets the one option PASS. A game that uses this declares a field for what the seats have chosen, seen by each alone,

    reactions: Annotated[list[int], owner(SHOWN, slots=4)]

and writes three things: who could react (from public facts), what fits (from the seat's own hand), and what a reaction does.

    yield from react_all(t, REACT, seat, place, could_react, fitting, react)

A reaction may open such a window itself, so reactions to reactions nest.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senki.engine.procedure import Rule, ask, ask_all, procedure
from senki.engine.shapes import PASS
from senki.engine.table import Ints

NO_REACTION: Final = -1  # in a table's `reactions`


@procedure
def react_all(
    t: Any,
    key: int,
    active: int,
    trigger: int,
    could_react: Callable[[Any, int], list[int]],
    fitting: Callable[[Any, int, int], list[int]],
    react: Callable[[Any, int, int, int], Rule[None]],
    *,
    rule: str = "",
    **about: int,
) -> Rule[None]:
    """All who could react choose at once, in secret. The first of them, clockwise from the active player, is carried out; the others keep
    theirs, unseen. Then whoever could still react is asked again, until all pass.

    could_react(t, trigger) gives seats, by public facts alone; none: there is nothing (more) to react to.
    fitting(t, seat, trigger) gives what the seat may do, perhaps nothing. react(t, seat, trigger, choice) carries it out.
    """
    seats: Ints = clockwise(could_react(t, trigger), active)
    while len(seats) > 0:
        yield from ask_all(t, seats, choose_reaction, key, trigger, fitting)
        seat = first_reaction(t.reactions, seats)
        if seat < 0:
            break
        choice: int = t.reactions[seat]
        put_back(t.reactions)
        yield from react(t, seat, trigger, choice)
        seats = clockwise(could_react(t, trigger), active)


@procedure
def choose_reaction(
    t: Any, seat: int, key: int, trigger: int, fitting: Callable[[Any, int, int], list[int]], *, rule: str = "", **about: int
) -> Rule[None]:
    """A fitting reaction, or none. Asked also of those who have nothing that fits."""
    t.reactions[seat] = NO_REACTION
    choice = yield from ask(seat, key, [PASS, *fitting(t, seat, trigger)])
    if choice != PASS:
        t.reactions[seat] = choice


def clockwise(seats: list[int], active: int) -> Ints:
    """Some seats in the order of the table, the active player's first."""
    return tuple([seat for seat in sorted(seats) if seat >= active] + [seat for seat in sorted(seats) if seat < active])


def first_reaction(reactions: list[int], seats: Ints) -> int:
    """The first of the seats that has chosen one; NO_REACTION if all have passed."""
    for seat in seats:
        if reactions[seat] != NO_REACTION:
            return seat
    return NO_REACTION


def put_back(reactions: list[int]) -> None:
    for seat in range(len(reactions)):
        reactions[seat] = NO_REACTION
