"""M3 to M5  The control counter, securing a terrain card, and what it gives."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, ask_yes, draw, nothing, procedure
from senki.engine.shapes import PASS, ask_some
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import (
    BREAKTHROUGH,
    NONE,
    ROWS,
    LandBattles,
    Seat,
    Terrain,
    Unit,
    enemy_of,
    hits_on,
    side_of,
    units_of,
    units_of_side,
)
from senki.games.land_battles.questions import CALL_UP, MOVE_TO, OPEN_TERRAIN, REFRESH, REPAIR, STRIKE, USE_PERK
from senki.games.land_battles.rules.decks import draw_cards
from senki.games.land_battles.rules.ending import end_if_won, score
from senki.games.land_battles.rules.hits import depth_bonus, roll_dice, take_hits
from senki.games.land_battles.rules.rows import depth, put_in
from senki.games.land_battles.rules.superiority import gain_superiority

STRIKE_FACE: Final = 7  # M5.6


def progress(t: LandBattles, side: int) -> int:
    """M3  How far the control counter stands on the way to a side; negative towards the enemy."""
    return t.control if side == 0 else -t.control


def steps_left(t: LandBattles, side: int) -> int:
    """M4  How many successes secure the card."""
    return t.cards.terrain_steps[t.terrain] - progress(t, side)


def shift(t: LandBattles, side: int, spaces: int) -> None:
    """M3  The counter moves towards a side."""
    t.control += spaces if side == 0 else -spaces
    t.changed = True


@procedure
def advance(t: LandBattles, seat: Seat, successes: int, *, rule: str = "") -> Rule[None]:
    """M3, M4  The counter moves to the own side; past the end the card is secured, and the rest of the successes is lost."""
    spaces = min(successes, steps_left(t, side_of(seat)))
    if spaces > 0:
        shift(t, side_of(seat), spaces)
        events.control_moved(t, seat, spaces)
        if steps_left(t, side_of(seat)) == 0:
            yield from secure(t, seat)


@procedure
def secure(t: LandBattles, seat: Seat) -> Rule[None]:
    """M4  The card goes to the victory pile; then its perk, then the next card."""
    terrain = Terrain(t.terrain)
    t.secured[side_of(seat)].append(t.terrain)
    t.terrain = NONE
    t.control = 0
    t.has_secured = True  # K17
    events.secured(t, seat, terrain, t.cards.terrain_vp[terrain])
    score(t, side_of(seat), t.cards.terrain_vp[terrain])
    yield from end_if_won(t)
    yield from PERKS[t.cards.perk[terrain]](t, seat, terrain)
    yield from open_terrain(t)


@procedure
def open_terrain(t: LandBattles) -> Rule[None]:
    """S2, M4  The next terrain card, if there is one."""
    if len(t.terrain_deck) > 0:
        t.terrain = yield from draw(OPEN_TERRAIN, t.terrain_deck)
        events.terrain_opened(t, Terrain(t.terrain))


# -- perks ------------------------------------------------------------------------------------------------------------


@procedure
def no_perk(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5  Nothing besides the points."""
    yield from nothing()


@procedure
def refresh(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5.1  Acted counters are taken off some own units, in any area."""
    tired: Ints = tuple([one for one in units_of(t, seat) if one in t.acted])
    units: Ints = yield from ask_some(t, seat, REFRESH, tired, 0, t.cards.perk_number[terrain], terrain=terrain)
    for unit in units:
        t.acted.remove(unit)
    if len(units) > 0:
        events.refreshed(t, seat, list(units))


@procedure
def draw_more(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5.2  Cards are drawn, even above the hand size."""
    if (yield from ask_yes(seat, USE_PERK, rule="M5.2", terrain=terrain)):
        yield from draw_cards(t, seat, t.cards.perk_number[terrain], rule="M5.2")


@procedure
def repair(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5.3  Damage counters are taken off one own unit, in any area."""
    if len(damaged(t, seat)) > 0:
        unit = yield from ask(seat, REPAIR, [PASS, *damaged(t, seat)], terrain=terrain)
        if unit != PASS:
            hits = min(t.cards.perk_number[terrain], hits_on(t, unit))
            take_off_hits(t, unit, hits)
            events.repaired(t, seat, Unit(unit), hits)


def damaged(t: LandBattles, seat: int) -> list[int]:
    return [unit for unit in units_of(t, seat) if unit in t.damage]


def take_off_hits(t: LandBattles, unit: int, hits: int) -> None:
    for _ in range(hits):
        t.damage.remove(unit)
        t.changed = True


@procedure
def take_position(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5.4  As so many successes of a flanking manoeuvre."""
    if (yield from ask_yes(seat, USE_PERK, rule="M5.4", terrain=terrain)):
        gain_superiority(t, seat, t.cards.perk_number[terrain], "M5.4")


@procedure
def call_up(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5.5  A cheap unit of the reserve comes to the breakthrough area, without cards and without an acted counter."""
    if len(on_call(t, seat, terrain)) == 0:
        return
    unit = yield from ask(seat, CALL_UP, [PASS, *on_call(t, seat, terrain)], terrain=terrain)
    if unit == PASS:
        return
    area: int = BREAKTHROUGH
    row = yield from ask(seat, MOVE_TO, list(range(min(depth(t, side_of(seat), area) + 1, ROWS))), rule="M5.5", unit=unit, area=area)
    t.reserve[seat].remove(unit)
    put_in(t, unit, area, row)
    t.changed = True
    events.reinforced(t, seat, [unit], rule="M5.5")


def on_call(t: LandBattles, seat: int, terrain: int) -> list[int]:
    """M5.5  Units of the reserve that are cheap enough, one of each."""
    found: list[int] = []
    for unit in t.reserve[seat]:
        if t.cards.vp[unit] <= t.cards.perk_number[terrain] and t.cards.unit_ids[unit] not in [t.cards.unit_ids[one] for one in found]:
            found.append(unit)
    return found


@procedure
def strike(t: LandBattles, seat: Seat, terrain: Terrain) -> Rule[None]:
    """M5.6  Dice at one enemy unit in any area, each 7 or more is a hit. No superior counters, no reaction."""
    enemies: Ints = tuple(units_of_side(t, enemy_of(side_of(seat))))
    unit = yield from ask(seat, STRIKE, [PASS, *enemies], terrain=terrain)
    if unit != PASS:
        successes = t.successes
        yield from roll_dice(t, t.cards.perk_number[terrain], STRIKE_FACE + depth_bonus(t, unit), rule="M5.6")
        if t.successes == 0:
            events.missed(t, Unit(unit), rule="M5.6")
        take_hits(t, seat, unit, t.successes, "M5.6")
        t.successes = successes  # T3: those of the manoeuvre, which a Minefield counts
        yield from end_if_won(t)


PERKS: Final = (no_perk, refresh, draw_more, repair, take_position, call_up, strike)  # by Perk
