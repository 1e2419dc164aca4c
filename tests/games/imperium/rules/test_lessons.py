"""J13  The lessons: what lies ready, and where whoever does what is said comes out."""

from __future__ import annotations

from typing import Final

import pytest

from games.imperium.table_builder import fresh, planet, system
from senki.engine.dice import OpenDice
from senki.engine.options import check_setting
from senki.engine.session import Session
from senki.engine.shapes import ENOUGH
from senki.games.imperium import GAME
from senki.games.imperium.kinds import MOVER, Action, CounterArea, Lesson, VesselClass
from senki.games.imperium.lessons import DICE, PUPIL
from senki.games.imperium.model import Imperium, count, counters_in
from senki.games.imperium.pack import UnitType

Answers = list[int]


def learn(lesson: str, answers: Answers) -> Imperium:
    """The lesson, with these answers of the pupil's and those that it has the computers give; nothing is left to chance."""
    options = check_setting(GAME, 3, {"mode": "explore", "lesson": lesson})
    session = Session(GAME, 3, options, GAME.load_pack(None), OpenDice())
    t = session.table
    assert isinstance(t, Imperium)
    left = answers[:]
    while left:
        asked = session.pending()[0]
        assert asked.seat >= 0, "a die that is not fixed"
        weights = GAME.weights(t)
        session.answer(asked.seat, left.pop(0) if asked.seat == PUPIL else asked.options[weights.index(max(weights))])
    while session.pending()[0].seat != PUPIL:
        asked = session.pending()[0]
        weights = GAME.weights(t)
        session.answer(asked.seat, asked.options[weights.index(max(weights))])
    return t


def home() -> int:
    return system(fresh(mode="explore"), "home-sol")


def mover(vessel: int, place: int) -> int:
    return MOVER.of(place, vessel)


def test_J13_first_lesson_takes_two_planets() -> None:
    place = system(fresh(), "new-albion-starpoint")
    t = learn("map", [Action.TACTICAL, place, mover(VesselClass.CARRIER, home()), 4, ENOUGH, 2, 2])
    assert [t.planets.owner[planet(name)] for name in ("new-albion", "starpoint")] == [PUPIL, PUPIL]
    assert (sum(t.passed), t.round) == (2, 1)


def test_J13_second_lesson_is_about_counters() -> None:
    """Two ships come and no third; they stay where the counter lies."""
    field, near = system(fresh(), "centauri-gral"), system(fresh(), "new-albion-starpoint")
    ships = [mover(VesselClass.CRUISER, home()), mover(VesselClass.DESTROYER, system(fresh(), "arinam-meer"))]
    t = learn("supply", [Action.TACTICAL, field, *ships, Action.TACTICAL, near])
    assert counters_in(t, PUPIL, CounterArea.FLEET) == 2
    assert t.options == [mover(VesselClass.CARRIER, home()), ENOUGH]


def test_J13_third_lesson_builds_and_pays() -> None:
    near = system(fresh(), "new-albion-starpoint")
    basket = [UnitType.CARRIER, UnitType.FIGHTER, UnitType.GROUND_FORCE, ENOUGH]
    paid = [0, planet("new-albion"), planet("jord")]
    t = learn("production", [Action.TACTICAL, home(), *basket, *paid, Action.TACTICAL, near, planet("starpoint")])
    assert (count(t, home(), VesselClass.CARRIER), t.goods[PUPIL]) == (1, 0)
    assert t.planets.dock[planet("starpoint")] > 0


def test_J13_fourth_lesson_is_won_in_two_rounds() -> None:
    place, start = system(fresh(), "centauri-gral"), home()
    ships = [VesselClass.DREADNOUGHT, VesselClass.CRUISER, VesselClass.CRUISER, VesselClass.DESTROYER]
    t = learn("battle", [Action.TACTICAL, place, *[mover(ship, start) for ship in ships], VesselClass.DREADNOUGHT])
    assert t.fleet_owner[place] == PUPIL
    assert [count(t, place, vessel) for vessel in (VesselClass.DESTROYER, VesselClass.CRUISER)] == [1, 2]
    assert t.rolled == len(DICE[Lesson.BATTLE])


def test_J13_fifth_lesson_takes_both_planets() -> None:
    place, start = system(fresh(), "new-albion-starpoint"), home()
    ships = [mover(VesselClass.DREADNOUGHT, start), mover(VesselClass.CARRIER, start), 4]
    landing = [VesselClass.DREADNOUGHT, 3, 1, planet("new-albion")]
    t = learn("invasion", [Action.TACTICAL, place, *ships, *landing])
    assert [(t.planets.owner[planet(name)], t.planets.forces[planet(name)]) for name in ("new-albion", "starpoint")] == [
        (PUPIL, 3),
        (PUPIL, 1),
    ]
    assert t.planets.pds[planet("starpoint")] == 0
    assert t.rolled == len(DICE[Lesson.INVASION])


@pytest.mark.parametrize("lesson, mode", [("round", "core"), ("council", "full")])
def test_J13_last_lessons_begin_as_every_game(lesson: str, mode: str) -> None:
    """But for the Speaker, who is the pupil."""
    options = check_setting(GAME, 3, {"mode": mode, "lesson": lesson})
    session = Session(GAME, 3, options, GAME.load_pack(None), OpenDice())
    asked: set[str] = set()
    while session.pending()[0].question.name != "take-card":
        asked.add(session.pending()[0].question.name)
        session.answer(session.pending()[0].seat, session.pending()[0].options[0])
    assert session.pending()[0].seat == PUPIL
    assert "first-speaker" not in asked


WRONG: Final = (({"mode": "core", "lesson": "map"}, 3), ({"mode": "explore", "lesson": "map"}, 4))


@pytest.mark.parametrize("options, seats", WRONG, ids=["mode", "seats"])
def test_J13_lessons_need_what_they_are_made_for(options: dict[str, str], seats: int) -> None:
    with pytest.raises(ValueError, match="option lesson=map"):
        check_setting(GAME, seats, options)
