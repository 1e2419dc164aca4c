"""D  Who may react to an action with what; and the parts that several reaction cards have in common."""

from __future__ import annotations

from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import Ints
from senki.games.land_battles import events
from senki.games.land_battles.model import (
    ADVANCE,
    BOMBARD,
    FLANKING,
    NONE,
    ROWS,
    LandBattles,
    Seat,
    Shown,
    Unit,
    area_of,
    cards_to_play,
    enemy_of,
    find,
    has_weapon,
    one_of_each,
    owner_of,
    ready_units,
    row_of,
    seats_of,
    side_of_unit,
)
from senki.games.land_battles.pack import ActionCard
from senki.games.land_battles.questions import REACT_WITH
from senki.games.land_battles.rules.hits import reaches, spots_in_range
from senki.games.land_battles.rules.rows import can_go, may_leave, move_freely


def is_manoeuvre(t: LandBattles) -> bool:
    return t.deed == FLANKING or t.deed == ADVANCE


def first_asked(t: LandBattles) -> int:
    """D1, O2.4  The owner of the attacked unit first; of a manoeuvre the next seat."""
    return owner_of(t, t.target) if t.target != NONE else (owner_of(t, t.actor) + 1) % t.players


def could_react(t: LandBattles, unit: int) -> list[int]:
    """D1  Enemies that hold any card; one card answers an action."""
    if t.reply != NONE:
        return []
    enemies = seats_of(t, enemy_of(side_of_unit(t, unit)))
    return [seat for seat in enemies if len(t.hand[seat]) + len(t.kept[seat]) > 0]


def fitting(t: LandBattles, seat: int, unit: int) -> list[int]:
    """D1  The player's cards that answer the action, one of each kind."""
    return [card for card in one_of_each(t, cards_to_play(t, seat)) if answers(t, seat, card)]


def answers(t: LandBattles, seat: int, card: int) -> bool:
    """D2, D3  Does the card do anything against the action under way?"""
    kind = t.cards.kind[card]
    if kind == ActionCard.CLOSE_AIR_SUPPORT:
        return True
    if kind == ActionCard.COUNTER_FIRE:
        return t.deed == BOMBARD
    if t.successes == 0:
        return False
    if kind == ActionCard.MINEFIELD:
        return is_manoeuvre(t)
    if t.cards.reaction_weapon[card] != NONE:
        return (t.target != NONE or t.cards.stop_successes[card] > 0) and len(repliers(t, seat, t.cards.reaction_weapon[card])) > 0
    if t.target == NONE:
        return False
    if kind == ActionCard.COVER:
        return True
    if kind == ActionCard.PULL_BACK:
        return owner_of(t, t.target) == seat and t.target not in t.acted and row_of(t, t.target) < ROWS - 1
    if kind == ActionCard.REACTION_FORCE:
        return len(reaction_forces(t, seat)) > 0
    return kind == ActionCard.SCREENING_FORCE and len(screens(t, seat)) > 0


def repliers(t: LandBattles, seat: int, weapon: int) -> list[int]:
    """D3 to D5  Units without an acted counter whose weapon reaches the acting enemy unit, after a free move."""
    area, row = area_of(t, t.actor), row_of(t, t.actor)
    units = [unit for unit in ready_units(t, seat) if has_weapon(t, unit, weapon) and reaches(t, unit, weapon, 0, row)]
    return [unit for unit in units if can_go(t, unit, area)]


def reaction_forces(t: LandBattles, seat: int) -> list[int]:
    """K16  Units in row 2 or 3 of any area, without an acted counter, that may come to the attacked one."""
    area = area_of(t, t.target)
    return [unit for unit in ready_units(t, seat) if row_of(t, unit) > 0 and (area_of(t, unit) == area or may_leave(t, unit))]


def screens(t: LandBattles, seat: int) -> list[int]:
    """K19  The player's other units in the row of the target."""
    return [unit for unit in t.rows[find(t, t.target)] if unit != t.target and owner_of(t, unit) == seat]


@procedure
def stop_with_weapon(t: LandBattles, seat: Seat, card: Shown, *, rule: str = "") -> Rule[None]:
    """D2 to D5  A unit with the weapon moves up, acts, and stops hits or successes."""
    actor = Unit(t.actor)
    unit = yield from ask(seat, REACT_WITH, repliers(t, seat, t.cards.reaction_weapon[card]), card=card, unit=actor)
    ways: Ints = tuple(spots_in_range(t, unit, t.cards.reaction_weapon[card], t.actor, False))
    yield from move_freely(t, seat, Unit(unit), area_of(t, t.actor), ways, rule="D4")
    act(t, seat, unit)
    stop(t, seat, t.cards.stop_successes[card] if is_manoeuvre(t) else t.cards.stop[card])


def act(t: LandBattles, seat: int, unit: int) -> None:
    """D3  The reacting unit gets an acted counter."""
    t.acted.append(unit)
    events.reacts_with(t, Seat(seat), Unit(unit))


def stop(t: LandBattles, seat: int, most: int) -> None:
    """D2  Up to so many hits, or successes of a manoeuvre, do not count."""
    stopped = min(most, t.successes)
    t.successes -= stopped
    if is_manoeuvre(t):
        events.stopped_successes(t, Seat(seat), stopped, t.successes)
    else:
        events.stopped_hits(t, Seat(seat), stopped, t.successes)
