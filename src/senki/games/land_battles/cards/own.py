"""K  What each action card does in its player's own turn: a procedure each, its text in our own words."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.land_battles import events
from senki.games.land_battles.model import (
    ROWS,
    LandBattles,
    Seat,
    Shown,
    Unit,
    area_of,
    enemy_of,
    hits_on,
    ready_units,
    side_of,
    side_of_unit,
)
from senki.games.land_battles.questions import UNIT_TO_ACT, WAY_OF_COUNTER
from senki.games.land_battles.rules.attack import attack_with_card
from senki.games.land_battles.rules.rows import depth, put_in, take_off
from senki.games.land_battles.rules.terrain import advance, shift, steps_left, take_off_hits
from senki.games.land_battles.rules.window import reaction_window, strike_back

TO_OWN_SIDE: Final = 0  # of the control counter
TO_ENEMY: Final = 1


@procedure
def no_action(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """T1  A card without a text for the own turn is never played in it."""
    yield from nothing()


@procedure
def assault(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K1  The unit moves to another area and attacks there with cannon or small arms, with one die more.

    The move is required, so the last unit in the breakthrough area cannot assault (A4).
    """
    yield from attack_with_card(t, seat, card, rule="K1")


@procedure
def barrage(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K2  Attack with cannon."""
    yield from attack_with_card(t, seat, card, rule="K2")


@procedure
def cannon(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K3  Attack with cannon; one die more if the attacker then stands in the breakthrough area."""
    yield from attack_with_card(t, seat, card, rule="K3")


@procedure
def combined_arms(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K5  Attack with any one of cannon, small arms and missile."""
    yield from attack_with_card(t, seat, card, rule="K5")


@procedure
def cover_fire(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K8  Attack with small arms."""
    yield from attack_with_card(t, seat, card, rule="K8")


@procedure
def engineers(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K9  No Action: the control counter moves one space to either side. It may so be secured for the own side.

    Ruling: never off the enemy's end, for nobody gives a card away.
    """
    way = TO_OWN_SIDE
    if steps_left(t, enemy_of(side_of(seat))) > t.cards.steps[card]:
        way = yield from ask(seat, WAY_OF_COUNTER, [TO_OWN_SIDE, TO_ENEMY])
    if way == TO_OWN_SIDE:
        yield from advance(t, seat, t.cards.steps[card], rule="K9")
    else:
        shift(t, enemy_of(side_of(seat)), t.cards.steps[card])
        events.control_pushed_back(t, seat, t.cards.steps[card])


@procedure
def missile(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K11  Attack with missile; one die more if the attacker then stands in the breakthrough area."""
    yield from attack_with_card(t, seat, card, rule="K11")


@procedure
def overwatch(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K13  Attack with missile."""
    yield from attack_with_card(t, seat, card, rule="K13")


@procedure
def raid(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K15  Attack with small arms from row 1, a target in any row of the area."""
    yield from attack_with_card(t, seat, card, rule="K15")


@procedure
def regroup(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K18  A unit goes to row 3, or the rearmost row that it can form, loses all its hits and has acted."""
    deed: int = t.deed
    unit = yield from ask(seat, UNIT_TO_ACT, ready_units(t, seat), rule="K18", deed=deed)
    fall_back(t, unit)
    t.acted.append(unit)
    t.actor = unit
    hits = hits_on(t, unit)
    take_off_hits(t, unit, hits)
    events.regrouped(t, seat, Unit(unit), hits)
    yield from reaction_window(t)
    yield from strike_back(t)


def fall_back(t: LandBattles, unit: int) -> None:
    """K18  To the rear of the area in which the unit stands."""
    area = area_of(t, unit)
    take_off(t, unit)
    put_in(t, unit, area, min(depth(t, side_of_unit(t, unit), area), ROWS - 1))


@procedure
def small_arms(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K20  Attack with small arms; one die more if the attacker then stands in the breakthrough area."""
    yield from attack_with_card(t, seat, card, rule="K20")


OWN: Final = (  # by kind of action card
    assault,
    barrage,
    cannon,
    no_action,
    combined_arms,
    no_action,
    no_action,
    cover_fire,
    engineers,
    no_action,
    missile,
    no_action,
    overwatch,
    no_action,
    raid,
    no_action,
    no_action,
    regroup,
    no_action,
    small_arms,
)
