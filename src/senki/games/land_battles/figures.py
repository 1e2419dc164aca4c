"""What players weigh, as the rules work it out: what an attack needs and may bring, manoeuvres, reactions, prices and points."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from senki.engine.figures import PERCENT, TENTHS, Figure, average, chance_figure, in_tenths, successes
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.zones import NUMBER, SEAT
from senki.games.land_battles import questions as asked
from senki.games.land_battles.model import (
    BREAKTHROUGH,
    DESTROYED,
    DICE,
    FIRST_CARD,
    FORCE_VP,
    HAND,
    NONE,
    PREPARE,
    REINFORCE,
    SHOWN,
    TERRAIN,
    TERRAIN_AREA,
    UNIT,
    LandBattles,
    area_of,
    can_manoeuvre,
    goal,
    hand_size,
    hits_on,
    price_of,
    row_of,
    side_of,
    side_of_unit,
    units_of_side,
)
from senki.games.land_battles.pack import ActionCard, Weapon
from senki.games.land_battles.plans import fate
from senki.games.land_battles.rules.attack import extra_dice
from senki.games.land_battles.rules.hits import SIDES_OF_A_DIE, depth_bonus, needed_face
from senki.games.land_battles.rules.reinforce import value_of
from senki.games.land_battles.rules.replies import is_manoeuvre
from senki.games.land_battles.rules.rows import row_after
from senki.games.land_battles.rules.terrain import STRIKE_FACE, progress, steps_left
from senki.games.land_battles.setup import value_bought

FIGURES: Final[dict[str, tuple[str, ...]]] = {  # by figure: its terms
    "to-hit": ("armour", "modifier", "superior", "depth", "fixed"),
    "to-succeed": ("manoeuvre", "card"),
    "dice": ("four", "hits", "extra", "printed"),
    "destroyed": ("hit-count",),
    "average": ("rolled-dice",),
    "hopeless": ("no-face",),
    "secures": ("success-count",),
    "distance": ("own-row", "enemy-row"),
    "left": ("rolled", "stopped"),
    "strikes": ("given",),
    "spent": ("so-far", "price"),
    "paid": ("so-far", "worth"),
    "rest": ("so-far", "price"),
    "draws": ("hand", "in-hand"),
    "value": ("in-hand",),
    "points": ("units", "terrain"),
    "hand-size": ("hand", "headquarters"),
    "unit-dice": ("four", "hits"),
    "steps": ("track", "progress"),
}


def explain(t: LandBattles, seat: int, option: int) -> list[Figure]:
    """The figures of an option of the open question."""
    if option in (PASS, ENOUGH):
        return of_modifier(t, PASS) if t.key == asked.MODIFIER else []
    if t.key == asked.TARGET:
        unit, weapon = t.about()
        return of_shot(t, unit, weapon, option)
    if t.key == asked.UNIT_TO_ACT:
        return of_unit(t, option)
    if t.key == asked.MODIFIER:
        return of_modifier(t, option)
    if t.key == asked.MOVE_TO:
        return of_move(t, option)
    if t.key == asked.REACT:
        return of_reply(t, option)
    if t.key == asked.STRIKE:
        return of_strike(t, option)
    if t.key == asked.ACT:
        return of_deed(t, seat, option)
    return of_price(t, seat, option)


# -- attacks ----------------------------------------------------------------------------------------------------------


def to_hit(t: LandBattles, unit: int, weapon: int, target: int) -> Figure:
    """C4, C5, O1  The face that hits, with all that changes it."""
    figure = Figure("to-hit", "C4")
    figure.add(t.cards.armour[target], "C4", "armour", UNIT, target)
    figure.add(-t.cards.modifier[weapon][unit], "C4", "modifier", UNIT, unit)
    if area_of(t, target) == BREAKTHROUGH:
        figure.add(-t.superior[side_of_unit(t, unit)], "C5", "superior")
    if weapon == Weapon.ARTILLERY:
        figure.add(depth_bonus(t, target), "O1", "depth")
    assert figure.total == needed_face(t, unit, weapon, target)
    return figure


def dice_figure(t: LandBattles, unit: int, card: int, area: int) -> Figure:
    """C4, M1  Four, less the hits, with what the card adds."""
    figure = Figure("dice", "C4")
    figure.add(DICE, "C4", "four")
    figure.add(-hits_on(t, unit), "C4", "hits", UNIT, unit)
    if card != NONE:
        figure.add(extra_dice(t, card, area), f"K{t.cards.kind[card] + 1}", "extra", SHOWN, card)
    return figure


def chance_of(needed: int) -> Fraction:
    """Of one die."""
    return Fraction(min(max(SIDES_OF_A_DIE + 1 - needed, 0), SIDES_OF_A_DIE), SIDES_OF_A_DIE)


def mean(dice: int, shares: list[Fraction], rule: str) -> Figure:
    figure = Figure("average", rule, unit=TENTHS)
    figure.add(in_tenths(average(shares)), rule, "rolled-dice", NUMBER, dice)
    return figure


def outlook(t: LandBattles, dice: int, needed: int, target: int) -> list[Figure]:
    """C6  How likely the target is destroyed, and the hits on average, before any reaction; C4: or that no die can hit at all."""
    if chance_of(needed) == 0:
        hopeless = Figure("hopeless", "C4", unit=PERCENT)
        hopeless.add(0, "C4", "no-face", NUMBER, needed)
        return [hopeless]
    shares = successes(dice, chance_of(needed))
    return [chance_figure("destroyed", "C6", "hit-count", shares, DESTROYED - hits_on(t, target)), mean(dice, shares, "C4")]


def of_shot(t: LandBattles, unit: int, weapon: int, target: int) -> list[Figure]:
    need = to_hit(t, unit, weapon, target)
    dice = dice_figure(t, unit, NONE if weapon == Weapon.ARTILLERY else t.played, area_of(t, target))
    return [need, dice, *outlook(t, dice.total, need.total, target)]


def of_strike(t: LandBattles, target: int) -> list[Figure]:
    """M5.6  The dice that a terrain card gives."""
    (terrain,) = t.about()
    return fixed_roll(t, target, STRIKE_FACE, t.cards.perk_number[terrain], "M5.6")


def fixed_roll(t: LandBattles, target: int, face: int, dice: int, rule: str) -> list[Figure]:
    need = Figure("to-hit", rule)
    need.add(face, rule, "fixed")
    need.add(depth_bonus(t, target), "O1", "depth")
    rolled = Figure("dice", rule)
    rolled.add(dice, rule, "printed")
    return [need, rolled, *outlook(t, dice, need.total, target)]


def of_move(t: LandBattles, spot: int) -> list[Figure]:
    """C3  How far the target, or for a reaction the acting enemy, would be."""
    unit, _ = t.about()
    other = t.target if unit == t.actor else t.actor
    if other == NONE or unit not in units_of_side(t, side_of_unit(t, unit)) or side_of_unit(t, other) == side_of_unit(t, unit):
        return []
    figure = Figure("distance", "C3")
    figure.add(row_after(t, unit, spot), "C3", "own-row")
    figure.add(row_of(t, other) + 1, "C3", "enemy-row")
    return [figure]


# -- manoeuvres -------------------------------------------------------------------------------------------------------


def of_unit(t: LandBattles, unit: int) -> list[Figure]:
    """M1, C4  What a unit rolls; of a manoeuvre also what it needs."""
    (deed,) = t.about()
    dice = dice_figure(t, unit, NONE, NONE)
    if deed >= FIRST_CARD or not can_manoeuvre(t, unit):
        return [dice]
    need = to_succeed(t, unit, PASS)
    return [need, dice, mean(dice.total, successes(dice.total, chance_of(need.total)), "M1")]


def to_succeed(t: LandBattles, unit: int, card: int) -> Figure:
    figure = Figure("to-succeed", "M1")
    figure.add(t.cards.manoeuvre[unit], "M1", "manoeuvre", UNIT, unit)
    if card != PASS:
        figure.add(-t.cards.card_manoeuvre[card], "M2", "card", SHOWN, card)
    return figure


def of_modifier(t: LandBattles, card: int) -> list[Figure]:
    """M2, M4  What the unit needs with the card, and how likely it then secures the terrain."""
    unit, area = t.about()
    need = to_succeed(t, unit, card)
    dice = dice_figure(t, unit, NONE, NONE)
    shares = successes(dice.total, chance_of(need.total))
    found = [need, dice, mean(dice.total, shares, "M1")]
    if area == TERRAIN_AREA:
        found.append(chance_figure("secures", "M4", "success-count", shares, steps_left(t, side_of_unit(t, unit))))
    return found


# -- reactions --------------------------------------------------------------------------------------------------------


def of_reply(t: LandBattles, card: int) -> list[Figure]:
    """C6, D2  What the card does, and the hits that the unit under attack would then have; K19: Screening Force chooses another unit."""
    found = of_card(t, card)
    if t.target != NONE and t.cards.kind[card] != ActionCard.SCREENING_FORCE:
        after = fate(t, found[0].total if found[0].name == "left" else t.successes)
        after.detail = True
        found.append(after)
    return found


def of_card(t: LandBattles, card: int) -> list[Figure]:
    """D2, K4, K6, K10  What is left of the hits or successes, or what strikes back."""
    kind = t.cards.kind[card]
    rule = f"K{kind + 1}"
    if kind == ActionCard.CLOSE_AIR_SUPPORT:
        return fixed_roll(t, t.actor, t.cards.need[card], t.cards.dice[card], rule)
    if kind in (ActionCard.COUNTER_FIRE, ActionCard.MINEFIELD):
        figure = Figure("strikes", rule)
        figure.add(t.cards.hits[card] if kind == ActionCard.COUNTER_FIRE else t.successes, rule, "given")
        return [figure]
    figure = Figure("left", "D2")
    figure.add(t.successes, "D2", "rolled")
    figure.add(-min(t.successes, t.cards.stop_successes[card] if is_manoeuvre(t) else t.cards.stop[card]), rule, "stopped", SHOWN, card)
    return [figure]


# -- prices -----------------------------------------------------------------------------------------------------------


def of_deed(t: LandBattles, seat: int, deed: int) -> list[Figure]:
    if deed == PREPARE:
        figure = Figure("draws", "P1")
        figure.add(hand_size(t, seat), "S5", "hand")
        figure.add(-min(len(t.hand[seat]), hand_size(t, seat)), "P1", "in-hand")
        return [figure]
    if deed == REINFORCE:
        figure = Figure("value", "R1")
        figure.add(value_of(t, t.hand[seat]), "R1", "in-hand")
        return [figure]
    return []


def of_price(t: LandBattles, seat: int, option: int) -> list[Figure]:
    """S3, O3.1, R1, R2  Running totals."""
    if t.key == asked.PICK:
        return [total("spent", "S3", t.about()[0], t.cards.vp[option], "price", FORCE_VP)]
    if t.key == asked.BUY:
        return [
            total("spent", "O3.1", price_of(t, t.picked[seat]) + value_bought(t, seat), t.cards.reinforcement[option], "price", FORCE_VP)
        ]
    if t.key == asked.PAY:
        return [total("paid", "R1", t.about()[0], t.cards.reinforcement[option], "worth", None)]
    if t.key == asked.BRING:
        return [total("rest", "R2", t.about()[0], -t.cards.vp[option], "price", None)]
    return []


def total(name: str, rule: str, before: int, more: int, term: str, limit: int | None) -> Figure:
    figure = Figure(name, rule, limit=limit)
    figure.add(before, rule, "so-far")
    figure.add(more, rule, term)
    return figure


# -- on the table -----------------------------------------------------------------------------------------------------


def on_table(t: LandBattles) -> list[Figure]:
    """Points, hand sizes, the dice of damaged units and the way to the terrain card: all of it open."""
    found: list[Figure] = []
    for seat in range(t.players):
        side = side_of(seat)
        points = Figure("points", "V1", SEAT, seat, goal(t))
        points.add(price_of(t, t.victory[side]), "C6", "units")
        points.add(sum(t.cards.terrain_vp[terrain] for terrain in t.secured[side]), "M4", "terrain")
        size = Figure("hand-size", "S5", SEAT, seat)
        size.add(HAND, "S5", "hand")
        size.add(hand_size(t, seat) - HAND, "S5", "headquarters")
        found += [points, size]
        if t.terrain != NONE:
            steps = Figure("steps", "M4", SEAT, seat)
            steps.add(t.cards.terrain_steps[t.terrain], "M4", "track", TERRAIN, t.terrain)
            steps.add(-progress(t, side), "M3", "progress")
            found.append(steps)
    for unit in sorted(set(t.damage)):
        dice = Figure("unit-dice", "C4", UNIT, unit)
        dice.add(DICE, "C4", "four")
        dice.add(-hits_on(t, unit), "C4", "hits", UNIT, unit)
        found.append(dice)
    return found
