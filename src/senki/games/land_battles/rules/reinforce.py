"""R  Reinforce: cards are discarded for their values, and units of the reserve come to the breakthrough area."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, ask_yes, procedure
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import AREAS, BREAKTHROUGH, NONE, LandBattles, Seat, one_of_each, owner_of, side_of, units_in
from senki.games.land_battles.questions import BRING, PAY, REARRANGE
from senki.games.land_battles.rules.decks import put_aside
from senki.games.land_battles.rules.rows import assign_rows, close_up, line_up, tell_rows


def value_of(t: LandBattles, cards: list[int]) -> int:
    """R1  What cards are worth for reinforcements."""
    found = 0
    for card in cards:
        found += t.cards.reinforcement[card]
    return found


def cheapest(t: LandBattles, seat: int) -> int:
    """R2  What the cheapest unit of the reserve costs; NONE if there is none."""
    prices = [t.cards.vp[unit] for unit in t.reserve[seat]]
    return min(prices) if len(prices) > 0 else NONE


def can_reinforce(t: LandBattles, seat: int) -> bool:
    """R1, R2  Ruling: at least one unit must come. O3.3: reserve cards do not pay."""
    return len(t.reserve[seat]) > 0 and value_of(t, t.hand[seat]) >= cheapest(t, seat)


def payments(t: LandBattles, seat: int, paid: int) -> list[int]:
    """R1  Hand cards, one of each kind; enough once a unit can be had for them."""
    return one_of_each(t, t.hand[seat]) + ([ENOUGH] if paid >= cheapest(t, seat) else [])


def affordable(t: LandBattles, seat: int, brought: Ints, left: int) -> list[int]:
    """R2  Units of the reserve that may come next, each way to choose them once: none before the last one, of equal ones the first."""
    found: list[int] = []
    last = brought[-1] if len(brought) > 0 else NONE
    for unit in sorted(t.reserve[seat]):
        if unit > last and t.cards.vp[unit] <= left and not is_copy(t, unit, found):
            found.append(unit)
    return found


def is_copy(t: LandBattles, unit: int, units: list[int]) -> bool:
    """Of equal cards one is enough to choose from."""
    return t.cards.unit_ids[unit] in [t.cards.unit_ids[other] for other in units]


@procedure
def reinforce(t: LandBattles, seat: Seat) -> Rule[None]:
    """R1 to R3  Cards, units, rows."""
    yield from pay(t, seat)
    left = value_of(t, t.aside)
    units: Ints = ()
    while len(affordable(t, seat, units, left)) > 0:
        more = affordable(t, seat, units, left) + ([ENOUGH] if len(units) > 0 else [])
        unit = yield from ask(seat, BRING, more, left=left)
        if unit == ENOUGH:
            break
        units = (*units, unit)
        left -= t.cards.vp[unit]
    rows: Ints = yield from assign_rows(t, seat, units, BREAKTHROUGH, rule="R2")
    for one in units:
        t.reserve[seat].remove(one)
    events.reinforced(t, seat, list(units))
    line_up(t, units, rows, BREAKTHROUGH)
    close_up(t, side_of(seat), BREAKTHROUGH)
    tell_rows(t, seat, units, "R2")
    t.changed = True
    if (yield from ask_yes(seat, REARRANGE)):
        for area in range(AREAS):
            yield from rearrange(t, seat, area)


@procedure
def pay(t: LandBattles, seat: Seat) -> Rule[None]:
    """R1  One or more hand cards are discarded."""
    paid = 0
    while len(t.hand[seat]) > 0:
        card = yield from ask(seat, PAY, payments(t, seat, paid), paid=paid)
        if card == ENOUGH:
            break
        put_aside(t, seat, card)
        paid += t.cards.reinforcement[card]
    events.paid(t, seat, paid, t.aside)


@procedure
def rearrange(t: LandBattles, seat: Seat, area: int) -> Rule[None]:
    """R3  The player's units of an area are put in other rows of it; O2.2: those of team mates stay where they are."""
    units: Ints = tuple([unit for unit in units_in(t, side_of(seat), area) if owner_of(t, unit) == seat])
    if len(units) > 0:
        rows: Ints = yield from assign_rows(t, seat, units, area, rule="R3")
        for row in t.rows:
            row[:] = [unit for unit in row if unit not in units]
        line_up(t, units, rows, area)
        close_up(t, side_of(seat), area)
        tell_rows(t, seat, units, "R3")
