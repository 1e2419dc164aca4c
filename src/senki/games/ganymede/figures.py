"""What players look at and weigh, as the rules work it out: values of mechs, initiative cards, a plan of parts, and the attack to come."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Final, cast

from senki.engine.decision import steps_of
from senki.engine.figures import PERCENT, TENTHS, Figure, average, chance_figure, in_percent, in_tenths, successes
from senki.engine.shapes import ENOUGH
from senki.engine.table import Ints
from senki.engine.zones import Kind
from senki.games.ganymede.knowledge import squads_by_cards
from senki.games.ganymede.model import (
    LEAD,
    LEFT,
    LEFT_OFF,
    MECH,
    NONE,
    PART,
    PARTS_EACH,
    PLACE,
    RIGHT,
    UNIT,
    WING,
    Ganymede,
    accuracy,
    actions,
    attack_dice,
    drafted,
    inherited,
    rerolls,
    seat_of,
    unit_of,
)
from senki.games.ganymede.pack import AIM, COLUMNS, DICE, HP, MUST_BE_POSITIVE, REROLLS, SLOTS, SP
from senki.games.ganymede.questions import BOND_BEARER, DEFEND_WITH, DRAFT_PART, EXTRA_SIDE, FIT_PART, LEAD_LETTER, REROLL
from senki.games.ganymede.rules.battle import count_hits
from senki.games.ganymede.rules.build import cards_each, is_odd
from senki.games.ganymede.rules.fits import least_left_off

RULES: Final = ("V1", "V2", "V4", "V3", "V5")  # by column
SIDES_OF_A_DIE: Final = 6
MECHS: Final = 2

FIGURES: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(COLUMNS, ("soul", "bond", "hidden", "certain")),
    **{f"mech-{name}": () for name in COLUMNS},
    **{f"slot-{name}": () for name in SLOTS},
    "parts": (),
    "same-slot": (),
    **dict.fromkeys(("cards-right", "cards-left", "mech-cards-right", "mech-cards-left", "mech-odd"), ("half", "odd")),
    "left": ("soul", "bond", "damage"),
    "destroyed": ("hits", "hidden", "certain"),
    "average": ("dice", "hidden", "certain"),
    **dict.fromkeys(("attack-dice", "attack-aim", "attack-rerolls"), ("soul", "bond", "hidden", "certain")),
    "hits": ("aim",),
    "die-hits": ("aim",),
}  # by figure: its terms


# -- what lies on the table -------------------------------------------------------------------------------------------


def on_table(t: Ganymede, seat: int | None) -> list[Figure]:
    """The values of all mechs that the seat knows with their parts, what they have left, its own initiative cards, the attack under way."""
    found: list[Figure] = []
    for unit in range(MECHS * t.players):
        if t.units.mech[unit] != NONE and is_known(t, unit, seat):
            found += [unit_value(t, unit, column) for column in range(len(COLUMNS))]
            if not t.units.destroyed[unit]:
                found.append(hit_points_left(t, unit))
            if seat_of(unit) == seat:
                found += [cards_of_side(t, unit, side) for side in (RIGHT, LEFT)]
        elif unit == t.attacker:
            found += [hidden_value(t, unit, column, COLUMNS[column], UNIT) for column in (DICE, AIM, REROLLS)]
    if t.dice and t.defender != NONE:
        found.append(hits_so_far(t))
    return found


def is_known(t: Ganymede, unit: int, seat: int | None) -> bool:
    """B11  Does the seat know the mech and its parts?"""
    return seat_of(unit) == seat or (t.units.mech_known[unit] == 1 and t.units.face_up[unit] == 1)


# -- V6  values -------------------------------------------------------------------------------------------------------


def unit_value(t: Ganymede, unit: int, column: int, name: str = "") -> Figure:
    """V1 to V6, C5, T4  A value of a unit with its parts, its soul and its bond."""
    figure = mech_value(t, t.units.mech[unit], t.units.fitted[unit], column, name or COLUMNS[column], UNIT, unit)
    if column in (HP, AIM):
        figure.add(1 if t.units.souls[unit] != NONE else 0, "C5", "soul", UNIT, max(t.units.souls[unit], 0))
        figure.add(1 if t.units.bonds[unit] != NONE else 0, "T4", "bond", UNIT, max(t.units.bonds[unit], 0))
    return figure


def mech_value(t: Ganymede, mech: int, parts: list[int], column: int, name: str, kind: Kind, thing: int) -> Figure:
    """V6  The mech's value, and what each part adds."""
    figure = Figure(name, RULES[column], kind, thing)
    figure.add(t.cards.mech[column][mech], RULES[column], "", MECH, mech)
    for part in parts:
        figure.add(t.cards.part[column][part], "V6", "", PART, part)
    return figure


def hit_points_left(t: Ganymede, unit: int) -> Figure:
    """C4.1  What a unit can still take."""
    figure = unit_value(t, unit, HP, "left")
    figure.rule = "C4.1"
    figure.add(-t.units.damage[unit], "C3.2", "damage")
    return figure


def hidden_value(t: Ganymede, unit: int, column: int, name: str, kind: Kind | None) -> Figure:
    """B11  A value of a unit of another player on standby: from the least to the most that it may be."""
    values = [attack[column] for attack in possible_values(t, unit)]
    figure = Figure(name, RULES[column], kind, unit if kind else 0, most=max(values) if max(values) > min(values) else None)
    figure.add(min(values), "B11", "hidden" if figure.most is not None else "certain", UNIT, unit)
    return figure


def possible_values(t: Ganymede, unit: int) -> set[Ints]:
    """B8, B11  By column, all that a unit on standby may have: either mech, unless it is known which, with any parts that agree with what
    is seen."""
    found: set[Ints] = set()
    more = inherited(t, unit)
    for squads in squads_by_cards(cast(Ganymede, t.clone()), seat_of(unit)).values():
        for mechs, fitting in squads:
            letter = UNIT.second(unit)
            values = [
                t.cards.mech[column][mechs[letter]] + sum([t.cards.part[column][part] for part in fitting[letter]])
                for column in range(len(COLUMNS))
            ]
            values[HP] += more
            values[AIM] += more
            found.add(tuple(values))
    return found


# -- B10  initiative cards --------------------------------------------------------------------------------------------


def cards_of_side(t: Ganymede, unit: int, side: int, extra: int = NONE) -> Figure:
    """B10.1  How many initiative cards of a side the unit puts in; `extra`: if the odd card were on that side."""
    figure = Figure("cards-right" if side == RIGHT else "cards-left", "B10.1", UNIT, unit)
    figure.add(cards_each(actions(t, unit)), "B10.1", "half")
    figure.add(1 if side == (t.units.extra[unit] if extra == NONE else extra) else 0, "B10.1", "odd")
    return figure


def planned_cards(t: Ganymede, place: int, sp: int) -> list[Figure]:
    """B10.1  The initiative cards of a mech with so many actions, and the one whose side is still to be chosen."""
    half, odd = cards_each(max(sp, 0)), 1 if sp > 0 and is_odd(sp) else 0
    asked = odd if t.players > 2 else 0
    found: list[Figure] = []
    for name, more in (("mech-cards-right", odd - asked), ("mech-cards-left", 0)):
        figure = Figure(name, "B10.1", PLACE, place)
        figure.add(half, "B10.1", "half")
        figure.add(more, "B10.1", "odd")
        found.append(figure)
    if asked:
        figure = Figure("mech-odd", "B10.1", PLACE, place)
        figure.add(1, "B10.1", "odd")
        found.append(figure)
    return found


# -- B8  a plan of parts ----------------------------------------------------------------------------------------------


def of_plan(t: Ganymede, seat: int, plan: Ints) -> list[Figure]:
    """B8  What both mechs would be like. A plan: the places of the player's parts from the one asked about on; NONE: not decided yet."""
    if t.key not in (FIT_PART, LEAD_LETTER, EXTRA_SIDE):
        return []
    open_parts = t.parts[seat][t.parts[seat].index(t.about()[0]) :] if t.key == FIT_PART else []
    on = [t.units.fitted[unit_of(t, seat, place)][:] for place in (LEAD, WING)]
    for part, place in zip(open_parts, plan, strict=False):
        if place in (LEAD, WING):
            on[place].append(part)
    is_decided = len(plan) >= len(open_parts) and NONE not in plan[: len(open_parts)]
    found = [fitted_parts(t, seat, on, is_decided)]
    for place in (LEAD, WING):
        found += planned_values(t, seat, place, on[place])
        found += planned_slots(t, place, on[place])
        found += planned_cards(t, place, mech_value(t, drafted(t, seat, place), on[place], SP, "mech-sp", PLACE, place).total)
    return found


def fitted_parts(t: Ganymede, seat: int, on: list[list[int]], is_decided: bool) -> Figure:
    """B8  How many parts are fitted, of how many that can be; once all is decided, it must be as many."""
    figure = Figure("parts", "B8", limit=PARTS_EACH - least_left_off(t, seat))
    for part in on[LEAD] + on[WING]:
        figure.add(1, "B8", "", PART, part)
    if not figure.terms:
        figure.add(0, "B8", "", PART, t.parts[seat][0])
    if is_decided and figure.total < PARTS_EACH - least_left_off(t, seat):
        figure.breaks = "B8"
    return figure


def planned_values(t: Ganymede, seat: int, place: int, parts: list[int]) -> list[Figure]:
    """B8.2  SP, HP and AIM must be above zero."""
    found: list[Figure] = []
    for column, name in enumerate(COLUMNS):
        figure = mech_value(t, drafted(t, seat, place), parts, column, f"mech-{name}", PLACE, place)
        if column < MUST_BE_POSITIVE and figure.total <= 0:
            figure.breaks = "B8.2"
        found.append(figure)
    return found


def planned_slots(t: Ganymede, place: int, parts: list[int]) -> list[Figure]:
    """B8.1  Slots for which there is more than one part."""
    found: list[Figure] = []
    for slot, name in enumerate(SLOTS):
        figure = Figure(f"slot-{name}", "B8.1", PLACE, place, limit=1, breaks="B8.1")
        for part in parts:
            if t.cards.slot[part] == slot:
                figure.add(1, "B8.1", "", PART, part)
        if figure.total > 1:
            found.append(figure)
    return found


# -- C3  the attack ---------------------------------------------------------------------------------------------------


@cache
def hit_shares(dice: int, aim: int, again: int) -> tuple[Fraction, ...]:
    """C3.2, C3.3  How likely each number of hits is, if all misses that may be rolled again are."""
    chance = Fraction(min(aim, SIDES_OF_A_DIE), SIDES_OF_A_DIE)
    shares = [Fraction(0)] * (dice + 1)
    for hits, first in enumerate(successes(dice, chance)):
        for more, second in enumerate(successes(min(again, dice - hits), chance)):
            shares[hits + more] += first * second
    return tuple(shares)


def attacks(t: Ganymede, attacker: int, seat: int) -> list[Ints]:
    """Dice, AIM and rerolls of the attack: as they are where the seat knows them, or all that they may be."""
    if is_known(t, attacker, seat):
        return [(attack_dice(t, attacker), accuracy(t, attacker), rerolls(t, attacker))]
    return sorted({(values[DICE], values[AIM], values[REROLLS]) for values in possible_values(t, attacker)})


def of_defence(t: Ganymede, seat: int, attacker: int, unit: int) -> list[Figure]:
    """C2  What a unit can still take, and what the attack may do to it."""
    found = [hit_points_left(t, unit)]
    left = found[0].total
    shares = [list(hit_shares(*attack)) for attack in attacks(t, attacker, seat)]
    if len(shares) == 1:
        found.append(chance_figure("destroyed", "C4.1", "hits", shares[0], left))
    else:
        found.append(between("destroyed", "C4.1", PERCENT, [in_percent(sum(one[left:], Fraction(0))) for one in shares], attacker))
    averages = [in_tenths(average(one)) for one in shares]
    if len(set(averages)) == 1:
        figure = Figure("average", "C3.2", unit=TENTHS)
        figure.add(averages[0], "C3.2", "dice")
        found.append(figure)
    else:
        found.append(between("average", "C3.2", TENTHS, averages, attacker))
    for column in (DICE, AIM, REROLLS):
        name = f"attack-{COLUMNS[column]}"
        known = is_known(t, attacker, seat)
        found.append(unit_value(t, attacker, column, name) if known else hidden_value(t, attacker, column, name, None))
        found[-1].detail = True
    return found


def between(name: str, rule: str, unit: str, numbers: list[int], attacker: int) -> Figure:
    """B11  A number that hangs on what the attacker is."""
    figure = Figure(name, rule, unit=unit, most=max(numbers) if max(numbers) > min(numbers) else None)
    figure.add(min(numbers), "B11", "hidden" if figure.most is not None else "certain", UNIT, attacker)
    return figure


def hits_so_far(t: Ganymede) -> Figure:
    """C3.2  How many of the dice that lie there are hits."""
    figure = Figure("hits", "C3.2")
    figure.add(count_hits(t, accuracy(t, t.attacker)), "C3.2", "aim")
    return figure


def of_reroll(t: Ganymede, option: int) -> list[Figure]:
    """C3.3  What a die needs, and how likely it hits when it is rolled again."""
    found = [unit_value(t, t.attacker, AIM), hits_so_far(t)]
    for figure in found:
        figure.detail = option != ENOUGH
    if option != ENOUGH:
        figure = Figure("die-hits", "C3.2", unit=PERCENT)
        figure.add(in_percent(Fraction(min(found[0].total, SIDES_OF_A_DIE), SIDES_OF_A_DIE)), "C3.2", "aim")
        found.insert(0, figure)
    return found


# -- options ----------------------------------------------------------------------------------------------------------


def of_part(t: Ganymede, seat: int, part: int) -> list[Figure]:
    """B6  What a part would change on each of the player's mechs, and whether there are more for its slot than mechs (B8.1)."""
    found: list[Figure] = []
    for place in (LEAD, WING):
        for column, name in enumerate(COLUMNS):
            if t.cards.part[column][part]:
                found.append(mech_value(t, drafted(t, seat, place), [part], column, f"mech-{name}", PLACE, place))
                found[-1].detail = True
    slot = t.cards.slot[part]
    rivals = [other for other in t.parts[seat] if t.cards.slot[other] == slot]
    if len(rivals) >= MECHS:
        figure = Figure("same-slot", "B8.1", limit=MECHS, breaks="B8.1")
        for other in [*rivals, part]:
            figure.add(1, "B8.1", "", PART, other)
        found.insert(0, figure)
    return found


def of_option(t: Ganymede, seat: int, option: int) -> list[Figure]:
    """The figures of an option of the open question."""
    if t.key == DRAFT_PART:
        return of_part(t, seat, option)
    if t.key == FIT_PART and option != LEFT_OFF:
        parts = [*t.units.fitted[unit_of(t, seat, option)], t.about()[0]]
        mech = drafted(t, seat, option)
        return [mech_value(t, mech, parts, column, name, PLACE, option) for column, name in enumerate(COLUMNS)]
    if t.key == LEAD_LETTER:
        found = [card for place in (LEAD, WING) for card in planned_cards(t, place, actions(t, unit_of(t, seat, place)))]
        for figure in found:
            figure.detail = True
        return found
    if t.key == EXTRA_SIDE:
        return [cards_of_side(t, t.about()[0], side, option) for side in (RIGHT, LEFT)]
    if t.key == DEFEND_WITH:
        return of_defence(t, seat, t.about()[0], option)
    if t.key == REROLL and steps_of(t.top):
        return of_reroll(t, option)
    if t.key == BOND_BEARER:
        found = [unit_value(t, option, column) for column in (HP, AIM)]
        for figure in found:
            figure.add(1, "T4", "bond", UNIT, max(t.units.bonds[option], 0))
        return found
    return []
