"""J13  The lessons: tables that lie ready, with dice that are fixed. Who does something else meets the same dice."""

from __future__ import annotations

from typing import Final

from senki.engine.table import Ints
from senki.games.imperium.kinds import AREAS, VESSELS, CounterArea, Lesson
from senki.games.imperium.model import Imperium, change, count
from senki.games.imperium.pack import NONE, Race

PUPIL: Final = 0
ENEMY: Final = 1
RACES: Final[Ints] = (Race.SOL, Race.LETNEV, Race.HACAN)
DICE: Final[dict[int, Ints]] = {  # by lesson
    Lesson.BATTLE: (
        *(9, 4),  # the destroyer's barrage: one of two fighters
        *(3, 7, 5, 8),  # round 1: dreadnought, cruisers, destroyer: one hit
        *(2, 9, 4),  # carrier, cruiser and fighter of the enemy: one hit
        *(6, 8, 2, 4),  # round 2: two hits
        *(5, 3),
    ),
    Lesson.INVASION: (
        *(7,),  # the PDS at the ships: a hit
        *(6,),  # the dreadnought at the first planet: a hit
        *(9, 2, 5),  # three ground forces there: one hit
        *(4,),
        *(3,),  # the PDS of the second planet at those who land
    ),
}
FLEETS: Final[dict[int, tuple[tuple[int, str, Ints], ...]]] = {  # by lesson: whose, at which planet, ships by class from fighters on
    Lesson.SUPPLY: ((PUPIL, "jord", (0, 0, 1, 1)), (PUPIL, "meer", (0, 1))),
    Lesson.PRODUCTION: ((PUPIL, "jord", (0, 1)),),
    Lesson.BATTLE: ((PUPIL, "jord", (0, 1, 2, 0, 1)), (ENEMY, "centauri", (2, 0, 1, 1))),
    Lesson.INVASION: ((PUPIL, "jord", (0, 0, 0, 1, 1)),),
}
PLANETS: Final[dict[int, tuple[tuple[int, str, int, int], ...]]] = {  # by lesson: whose, ground forces and PDS there
    Lesson.SUPPLY: ((PUPIL, "arinam", 1, 0), (PUPIL, "meer", 1, 0)),
    Lesson.PRODUCTION: ((PUPIL, "new-albion", 1, 0), (PUPIL, "starpoint", 1, 0)),
    Lesson.INVASION: ((ENEMY, "new-albion", 2, 0), (ENEMY, "starpoint", 0, 1)),
}
FLEET_SUPPLY: Final[dict[int, int]] = {Lesson.SUPPLY: 2, Lesson.BATTLE: 5}
GOODS: Final[dict[int, int]] = {Lesson.PRODUCTION: 1}


def is_laid_out(t: Imperium) -> bool:
    """Does all lie ready? The lessons on a round and on the council begin as every game does."""
    return Lesson.OFF < t.lesson < Lesson.ROUND


def next_face(t: Imperium) -> int:
    """J13  The next die of the lesson; NONE once they are all rolled, and in every other game."""
    dice = DICE.get(t.lesson, ())
    if t.rolled >= len(dice):
        return NONE
    t.rolled += 1
    return dice[t.rolled - 1]


def lay_out_lesson(t: Imperium) -> None:
    """J13  What lies otherwise than in the usual beginning."""
    for seat, name, ships in FLEETS.get(t.lesson, ()):
        place = t.planets.hex[t.cards.planet.ids.index(name)]
        for vessel in range(VESSELS):
            change(t, place, vessel, -count(t, place, vessel))
        for vessel, number in enumerate(ships):
            change(t, place, vessel, number)
        t.fleet_owner[place] = seat
    for seat, name, forces, pds in PLANETS.get(t.lesson, ()):
        planet = t.cards.planet.ids.index(name)
        t.planets.owner[planet] = seat
        t.planets.ready[planet] = 1
        t.planets.forces[planet] = forces
        t.planets.pds[planet] = pds
    supply = PUPIL * AREAS + CounterArea.FLEET
    t.counters[supply] = FLEET_SUPPLY.get(t.lesson, t.counters[supply])
    t.goods[PUPIL] += GOODS.get(t.lesson, 0)
