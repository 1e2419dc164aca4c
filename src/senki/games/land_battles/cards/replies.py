"""K  What each action card does as a reaction: a procedure each, its text in our own words.

Cards that stop or move hits and successes work in the window itself; those that strike back wait until the action has been resolved (T3).
"""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask, nothing, procedure
from senki.games.land_battles import events
from senki.games.land_battles.model import LandBattles, Seat, Shown, Unit, area_of, find, side_of_unit
from senki.games.land_battles.pack import ActionCard
from senki.games.land_battles.questions import REACT_WITH, SCREEN
from senki.games.land_battles.rules.ending import end_if_won
from senki.games.land_battles.rules.hits import depth_bonus, roll_dice, take_hits
from senki.games.land_battles.rules.replies import act, reaction_forces, screens, stop, stop_with_weapon
from senki.games.land_battles.rules.rows import close_up, move

STRIKING: Final = (ActionCard.CLOSE_AIR_SUPPORT, ActionCard.COUNTER_FIRE, ActionCard.MINEFIELD)  # T3: after the action is resolved


@procedure
def no_reply(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """D1  A card without a reaction is never played as one."""
    yield from nothing()


@procedure
def barrage(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K2  Act, cannon: stop 1 hit or 1 success."""
    yield from stop_with_weapon(t, seat, card, rule="K2")


@procedure
def close_air_support(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K4  Against any action of a unit, hits or none: three dice at the acting unit, each 7 or more is a hit.

    No superior counters, no range; O1 makes units in the rear harder to hit.
    """
    yield from roll_dice(t, t.cards.dice[card], t.cards.need[card] + depth_bonus(t, t.actor), rule="K4")
    if t.successes == 0:
        events.missed(t, Unit(t.actor), rule="K4")
    take_hits(t, seat, t.actor, t.successes, "K4")
    yield from end_if_won(t)


@procedure
def counter_fire(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K6  After an artillery attack: two hits on the artillery unit."""
    take_hits(t, seat, t.actor, t.cards.hits[card], "K6")
    yield from end_if_won(t)


@procedure
def cover(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K7  Stop 1 hit. No unit is needed."""
    stop(t, seat, t.cards.stop[card])
    yield from nothing()


@procedure
def cover_fire(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K8  Act, small arms: stop up to 2 hits or up to 2 successes."""
    yield from stop_with_weapon(t, seat, card, rule="K8")


@procedure
def minefield(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K10  After a manoeuvre: the unit takes as many hits as it had successes, which count all the same."""
    take_hits(t, seat, t.actor, t.successes, "K10")
    yield from end_if_won(t)


@procedure
def overwatch(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K13  Act, missile: stop 1 hit or 1 success."""
    yield from stop_with_weapon(t, seat, card, rule="K13")


@procedure
def pull_back(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K14  Act, the unit that was hit, in row 1 or 2: it goes one row back, and up to 2 hits are stopped."""
    place = find(t, t.target)
    area = area_of(t, t.target)
    t.rows[place].remove(t.target)
    t.rows[place + 1].append(t.target)
    close_up(t, side_of_unit(t, t.target), area)
    act(t, seat, t.target)
    stop(t, seat, t.cards.stop[card])
    yield from nothing()


@procedure
def reaction_force(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K16  Act, any unit in row 2 or 3 of any area: it moves to row 1 of the attacked area, and up to 3 hits are stopped."""
    actor = Unit(t.actor)
    unit = yield from ask(seat, REACT_WITH, reaction_forces(t, seat), rule="K16", card=card, unit=actor)
    move(t, unit, area_of(t, t.target), 0, "K16")
    act(t, seat, unit)
    stop(t, seat, t.cards.stop[card])


@procedure
def screening_force(t: LandBattles, seat: Seat, card: Shown) -> Rule[None]:
    """K19  All hits go to another unit of the same area and row, acted or not. No unit acts."""
    unit = yield from ask(seat, SCREEN, screens(t, seat), card=card)
    t.target = unit
    events.screened(t, seat, Unit(unit))


REPLIES: Final = (  # by kind of action card
    no_reply,
    barrage,
    no_reply,
    close_air_support,
    no_reply,
    counter_fire,
    cover,
    cover_fire,
    no_reply,
    minefield,
    no_reply,
    no_reply,
    overwatch,
    pull_back,
    no_reply,
    reaction_force,
    no_reply,
    no_reply,
    screening_force,
    no_reply,
)
