"""G14  Dice are rolled and lie on the table, where they may be rolled again, until others are rolled."""

from __future__ import annotations

from typing import Final

from senki.engine.procedure import Rule, ask_yes, procedure, roll
from senki.games.imperium import events
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.kinds import Area, CounterArea, Seat, Unit
from senki.games.imperium.lessons import next_face
from senki.games.imperium.model import Imperium, change_counters, counters_in
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.pack_cards import Window
from senki.games.imperium.questions import DIE, REROLL
from senki.games.imperium.rules.windows import open_window

SIDES: Final = 10


@procedure
def roll_dice(t: Imperium, seat: Seat, unit: int, number: int, needed: int) -> Rule[int]:
    """G14  Dice outside a combat round; nobody but Jol-Nar rolls them again. Gives the hits."""
    clear_dice(t)
    yield from cast_dice(t, seat, unit, number, needed)
    yield from jolnar_reroll(t, seat)
    return hits_of(t, seat)


@procedure
def roll_fate(t: Imperium, seat: Seat, unit: int, number: int, needed: int) -> Rule[int]:
    """G14, B18  Dice that a card or law throws against a player are not that player's own: nobody rolls them again. Gives the hits."""
    clear_dice(t)
    yield from cast_dice(t, seat, unit, number, needed)
    return hits_of(t, seat)


@procedure
def cast_dice(t: Imperium, seat: Seat, unit: int, number: int, needed: int) -> Rule[None]:
    """G14  So many dice come to those on the table."""
    first: int = len(t.dice)
    while len(t.dice) < first + number:
        face: int = next_face(t)
        if face == NONE:
            face = yield from roll(DIE, SIDES, unit=unit)
        add_die(t, seat, unit, face, needed)
    if number > 0:
        events.dice_rolled(t, seat, Unit(unit), needed, hits_from(t, seat, first), t.dice.face[first:])


def add_die(t: Imperium, seat: int, unit: int, face: int, needed: int) -> None:
    row = t.dice.add()
    t.dice.seat[row] = seat
    t.dice.unit[row] = unit
    t.dice.face[row] = face
    t.dice.needed[row] = needed


def clear_dice(t: Imperium) -> None:
    while len(t.dice) > 0:
        t.dice.remove(len(t.dice) - 1)


def is_hit(t: Imperium, row: int) -> bool:
    """G14  A die that shows at least the number needed is a hit."""
    return t.dice.face[row] >= t.dice.needed[row]


def hits_from(t: Imperium, seat: int, first: int) -> int:
    return len([row for row in range(first, len(t.dice)) if t.dice.seat[row] == seat and is_hit(t, row)])


def hits_of(t: Imperium, seat: int) -> int:
    """The hits of a seat among the dice on the table."""
    return hits_from(t, seat, 0)


def great_hits_of(t: Imperium, seat: int) -> int:
    """Hits of dreadnoughts and war suns."""
    great = (UnitType.DREADNOUGHT, UnitType.WAR_SUN)
    return len([row for row in range(len(t.dice)) if t.dice.seat[row] == seat and t.dice.unit[row] in great and is_hit(t, row)])


def misses_of(t: Imperium, seat: int) -> list[int]:
    """The dice of a seat that may still become hits."""
    return [row for row in range(len(t.dice)) if t.dice.seat[row] == seat and not is_hit(t, row) and t.dice.needed[row] <= SIDES]


@procedure
def roll_again(t: Imperium, row: int) -> Rule[None]:
    """G14  A die on the table is rolled again; its new number counts."""
    unit: int = t.dice.unit[row]
    face = yield from roll(DIE, SIDES, unit=unit)
    t.dice.face[row] = face
    events.die_rerolled(t, Seat(t.dice.seat[row]), Unit(unit), t.dice.needed[row], face)


@procedure
def jolnar_reroll(t: Imperium, seat: Seat) -> Rule[bool]:
    """B18  Jol-Nar: for a counter of Strategy Allocation own dice just rolled are rolled again, as often as there are counters.

    Ruling: all that missed are; nobody has a reason to spare one. Says whether any were.
    """
    rerolled = False
    while (
        len(misses_of(t, seat)) > 0 and has_ability(t, seat, RaceAbility.JOLNAR_REROLL) and counters_in(t, seat, CounterArea.STRATEGY) > 0
    ):
        again = yield from ask_yes(seat, REROLL, dice=len(misses_of(t, seat)))
        if not again:
            break
        rerolled = True
        change_counters(t, seat, CounterArea.STRATEGY, -1)
        events.counters_lost(t, seat, Area(CounterArea.STRATEGY), 1, rule="B18")
        for row in list(misses_of(t, seat)):
            yield from roll_again(t, row)
    return rerolled


@procedure
def dice_are_rolled(t: Imperium, attacker: Seat, defender: Seat) -> Rule[None]:
    """B18  Dice of a round are rolled again, until nobody wants that any more."""
    rolling = True
    while rolling:
        t.again = 0
        yield from open_window(t, Window.DIE, attacker, defender, t.act_hex)
        rolling = t.again != 0
        for seat in (attacker, defender):
            again = yield from jolnar_reroll(t, Seat(seat))
            rolling = rolling or again
