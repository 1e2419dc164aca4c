"""TER  The Terrans: Workers and power plants. Technologies are effects of attached cards."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.games.ares.model import NONE, Ares, Seat
from senki.games.ares.questions import MADE_POWER, POWER_UP, POWERED, WORKERS
from senki.games.ares.rules.power import MOST_TOKENS, make_tokens, tokens


@procedure
def make_terran_power(t: Ares, seat: Seat) -> Rule[None]:
    """TER1, TER2, TER4  New Workers; each Worker makes power or stands by for a reroll; the plants make power."""
    make_tokens(t, seat, MOST_TOKENS)
    workers = tokens(t, seat)
    for_rerolls = 0
    if workers > 0:
        for_rerolls = yield from ask(seat, WORKERS, list(range(workers + 1)))
    t.rerolls[seat] = for_rerolls
    t.power[seat] = workers - for_rerolls
    for card in list(t.site[seat]):
        if card != NONE:
            t.power[seat] += t.cards.power[card]
    t.tell(MADE_POWER, seat, t.power[seat])
    while len(buildings_to_power(t, seat)) > 0:  # FAC5, TER6
        place = yield from ask(seat, POWER_UP, [PASS, *buildings_to_power(t, seat)])
        if place == PASS:
            return
        t.power[seat] -= power_needed(t, seat, place)
        t.powered[seat][place] = 1
        t.tell(POWERED, seat, t.site[seat][place])


def power_needed(t: Ares, seat: int, place: int) -> int:
    card = t.site[seat][place]
    return t.cards.need[t.turned[seat][place]][card] if card != NONE else 0


def buildings_to_power(t: Ares, seat: int) -> list[int]:
    """FAC5  Buildings that need power, have none yet and could get it."""
    without = [place for place in range(len(t.site[seat])) if not t.powered[seat][place]]
    return [place for place in without if 0 < power_needed(t, seat, place) <= t.power[seat]]
