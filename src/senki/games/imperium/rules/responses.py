"""V9  What race abilities and laws let a player do in a window, besides cards.

An ability is a word of `Response`, a line in `able_to` (by public facts alone: who, when), and a procedure in RESPONSES.
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, procedure
from senki.games.imperium.kinds import Effect, Response, Seat
from senki.games.imperium.model import Imperium
from senki.games.imperium.rules.effects import end_effect, is_in_force
from senki.games.imperium.rules.hand import discard_one
from senki.games.imperium.rules.windows import could_play

STABILITY_PRICE: Final = 3  # action cards


def able_to(t: Imperium, seat: int, place: int) -> list[int]:
    """V9  Which abilities and laws the seat may use in this window."""
    found: list[int] = []
    if is_in_force(t, Effect.STABILITY, seat) and len(t.a_hand[seat]) >= STABILITY_PRICE and could_play(t, seat, place, True):
        found.append(Response.END_STABILITY)
    return found


@procedure
def end_stability(t: Imperium, seat: Seat, place: int) -> Rule[None]:
    """V8  Three action cards are discarded, and Temporary Stability is over. Ruling: by whoever could else play a card just then."""
    paid = 0
    while paid < STABILITY_PRICE:
        yield from discard_one(t, seat)
        paid += 1
    end_effect(t, Effect.STABILITY)


RESPONSES: Final = (end_stability,)  # by response


@procedure
def use_response(t: Imperium, seat: Seat, response: int, place: int) -> Rule[None]:
    """V9  The ability is used, once on the occasion (V4)."""
    yield from RESPONSES[response](t, seat, place)
