"""M  Manoeuvres to the terrain and to the flank, and superior counters."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.shapes import PASS
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import (
    ADVANCE,
    FLANK,
    FLANKING,
    TERRAIN_AREA,
    LandBattles,
    Seat,
    Shown,
    Unit,
    can_manoeuvre,
    cards_to_play,
    one_of_each,
    ready_units,
)
from senki.games.land_battles.questions import MODIFIER, UNIT_TO_ACT
from senki.games.land_battles.rules.decks import put_aside
from senki.games.land_battles.rules.hits import dice_of, roll_dice
from senki.games.land_battles.rules.rows import can_go, move_freely, spots
from senki.games.land_battles.rules.superiority import gain_superiority
from senki.games.land_battles.rules.terrain import advance
from senki.games.land_battles.rules.window import reaction_window, strike_back


def manoeuvrers(t: LandBattles, seat: int, area: int) -> list[int]:
    """M1  Units with a manoeuvre symbol and without an acted counter that can be in the area."""
    return [unit for unit in ready_units(t, seat) if can_manoeuvre(t, unit) and can_go(t, unit, area)]


@procedure
def manoeuvre(t: LandBattles, seat: Seat, area: int) -> Rule[None]:
    """M1 to M3, M6, T3  A unit goes to the area and rolls; one card may be thrown in before."""
    deed: int = FLANKING if area == FLANK else ADVANCE
    unit = yield from ask(seat, UNIT_TO_ACT, manoeuvrers(t, seat, area), rule="M1", deed=deed)
    modifier: int = 0
    if len(cards_to_play(t, seat)) > 0:
        card = yield from ask(seat, MODIFIER, [PASS, *one_of_each(t, cards_to_play(t, seat))], unit=unit, area=area)
        if card != PASS:
            put_aside(t, seat, card)
            t.played = card
            modifier = t.cards.card_manoeuvre[card]
            events.modified(t, seat, Shown(card), modifier)
    ways: Ints = tuple(spots(t, unit, area))
    yield from move_freely(t, seat, Unit(unit), area, ways)
    t.acted.append(unit)  # A5
    t.actor = unit
    needed = t.cards.manoeuvre[unit] - modifier
    events.manoeuvres(t, seat, Unit(unit), area, needed)
    yield from roll_dice(t, dice_of(t, unit), needed, rule="M1")
    events.succeeded(t, Unit(unit), t.successes)
    yield from reaction_window(t)
    if area == TERRAIN_AREA:
        yield from advance(t, seat, t.successes)
    else:
        gain_superiority(t, seat, t.successes, "M7")
    yield from strike_back(t)
