"""S3, R2  What would come of units that a player has in mind, and what would become of the unit under attack."""

from __future__ import annotations

from typing import Final

from senki.engine.figures import Figure
from senki.engine.table import Ints
from senki.games.land_battles import questions as asked
from senki.games.land_battles.model import DESTROYED, FORCE_VP, NONE, UNIT, LandBattles, can_manoeuvre, goal, has_weapon, hits_on
from senki.games.land_battles.pack import UNITS, Weapon

FIGURES: Final[dict[str, tuple[str, ...]]] = {  # by figure: its terms
    "force": ("no-units",),
    "bought": ("no-units",),
    "with-small-arms": ("no-units",),
    "with-cannon": ("no-units",),
    "with-missile": ("no-units",),
    "with-artillery": ("no-units",),
    "with-manoeuvre": ("no-units",),
    "with-headquarters": ("no-units",),
    "goal": ("points-to-win",),
    "fate": ("has", "comes", "at-most"),
}
ADVISED: Final = (  # S3: how many units with a weapon a sound force has, at least
    ("with-small-arms", Weapon.SMALL_ARMS, 2),
    ("with-cannon", Weapon.CANNON, 1),
    ("with-missile", Weapon.MISSILE, 1),
    ("with-artillery", Weapon.ARTILLERY, 1),
)
ADVISED_MANOEUVRES: Final = 4


def of_plan(t: LandBattles, plan: Ints) -> list[Figure]:
    """S3: the price of a force, and what it should not lack. R2: the price of reinforcements."""
    units = [unit for unit in plan if 0 <= unit < UNITS]
    if t.key == asked.BRING:
        return [price("bought", "R2", t, units, t.about()[0])]
    if t.key != asked.PICK:
        return []
    found = [price("force", "S3", t, units, FORCE_VP)]
    for name, weapon, least in ADVISED:
        found.append(count(name, [unit for unit in units if has_weapon(t, unit, weapon)], least))
    found.append(count("with-manoeuvre", [unit for unit in units if can_manoeuvre(t, unit)], ADVISED_MANOEUVRES))
    found.append(count("with-headquarters", [unit for unit in units if t.cards.headquarters[unit]], 1))
    return found


def price(name: str, rule: str, t: LandBattles, units: list[int], limit: int) -> Figure:
    figure = Figure(name, rule, limit=limit)
    for unit in units:
        figure.add(t.cards.vp[unit], rule, "", UNIT, unit)
    return bounded(figure)


def count(name: str, units: list[int], advised: int) -> Figure:
    figure = Figure(name, "S3", limit=advised)
    for unit in units:
        figure.add(1, "S3", "", UNIT, unit)
    return none_of(figure)


def bounded(figure: Figure) -> Figure:
    if figure.limit is not None and figure.total > figure.limit:
        figure.breaks = figure.rule
    return none_of(figure)


def none_of(figure: Figure) -> Figure:
    if len(figure.terms) == 0:
        figure.add(0, figure.rule, "no-units")
    return figure


def on_table(t: LandBattles) -> list[Figure]:
    """V1: the points that win. C6: the hits on the unit under attack, if nothing else is done about it."""
    points = Figure("goal", "V1")
    points.add(goal(t), "V1", "points-to-win")
    if t.target == NONE or len(t.dice) == 0:
        return [points]
    return [points, fate(t, t.successes)]


def fate(t: LandBattles, hits: int) -> Figure:
    """C6  The hits on the unit under attack after so many more."""
    figure = Figure("fate", "C6", UNIT, t.target)
    figure.add(hits_on(t, t.target), "C6", "has")
    figure.add(hits, "C6", "comes")
    figure.at_most(DESTROYED, "C6", "at-most")
    return figure
