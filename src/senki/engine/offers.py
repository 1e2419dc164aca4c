"""Offers between seats: bounded, made of small questions, and the same for people and computers.

What is on offer lies on the table for all to see, in a field that the game declares and that is empty between offers,

    offer: Annotated[list[int], public(slots=6)]

as the seat that offers, its partner, and the terms: numbers that mean what the game says. Of the two questions it takes, the first is
about nothing, the second is declared with about={"offerer": SEAT, "partner": SEAT}.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints

ALL_AGREED: Final = -1  # instead of who refused


@procedure
def make_offers(
    t: Any,
    seat: int,
    most: int,
    partner_key: int,
    agree_key: int,
    partners: Callable[[Any, int], list[int]],
    terms: Callable[[Any, int, int], Rule[Ints]],
    parties: Callable[[Any], list[int]],
    settle: Callable[[Any, int], None],
) -> Rule[int]:
    """The seat may make so many offers at most, one after the other; how many it has made.

    partners(t, seat): whom it may deal with now. terms(t, seat, partner) asks it for the terms; none at all: it has thought better of it.
    parties(t): who must say yes to the offer on the table, in this order (the partner, perhaps somebody who has to approve); the first no
    ends it. settle(t, refuser) tells what came of it, and carries it out if it is ALL_AGREED. An offer counts from when a partner is named,
    so a visit ends.
    """
    made = 0
    while made < most and len(partners(t, seat)) > 0:
        partner = yield from ask(seat, partner_key, [*partners(t, seat), ENOUGH])
        if partner == ENOUGH:
            break
        made += 1
        wanted = yield from terms(t, seat, partner)
        if len(wanted) == 0:
            continue
        t.offer = [seat, partner, *wanted]
        refuser: int = ALL_AGREED
        for party in list(parties(t)):
            agreed = yield from ask_yes(party, agree_key, offerer=seat, partner=partner)
            if not agreed:
                refuser = party
                break
        settle(t, refuser)
        t.offer = []
    return made
