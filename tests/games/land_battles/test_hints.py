"""What the game's own weights think sensible: a few situations in which one answer is plainly the best."""

from __future__ import annotations

from games.land_battles.table_builder import battle, begin, card, deed, go_plainly, unit
from senki.engine.shapes import PASS
from senki.games.land_battles import GAME
from senki.games.land_battles.model import LandBattles

FRONT = {"b1": ["usa-m1a1", "usa-m113", "usa-bradley"]}
ENEMY = {"b1": ["cn-type80", "cn-yw531"]}


def best(t: LandBattles) -> int:
    """The option of the most weight."""
    weights = GAME.weights(t)
    return t.options[weights.index(max(weights))]


def test_a_blow_that_wins_is_struck() -> None:
    """The last enemy of the breakthrough area has three hits."""
    t = battle(FRONT, {"b1": ["cn-yw531"], "f1": ["cn-type80"]}, hand=["barrage", "cover"], hits={"cn-yw531": 3})
    begin(t, 0)
    assert best(t) == deed("barrage")


def test_whoever_has_nothing_left_prepares() -> None:
    """No cards, and all but one unit have acted."""
    t = battle(FRONT, ENEMY, acted=["usa-m1a1", "usa-bradley"])
    begin(t, 0)
    assert best(t) == deed("prepare")


def test_a_wounded_unit_is_saved_and_a_scratch_is_not() -> None:
    """Four hits on a tank are worth a card and a unit; one hit on a carrier is not."""
    for dice, reacts in (([9, 9, 9, 9], True), ([9, 1, 1, 1], False)):
        t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover-fire"])
        target = unit("cn-type80") if reacts else unit("cn-yw531")
        play = begin(t, 0, ("act", deed("barrage")), ("unit", unit("usa-m1a1")), ("target", target), dice=dice)
        go_plainly(play, "react")
        assert best(t) == (card("cover-fire") if reacts else PASS)


def test_guns_stand_behind() -> None:
    """In the third row of the line that is put up."""
    t = battle({"b1": ["usa-m1a1", "usa-m109"]}, ENEMY)
    play = begin(t, 0, ("act", deed("artillery")), ("unit", unit("usa-m109")), ("target", unit("cn-yw531")), dice=[1] * 4)
    assert play.asked.name == "move-to"
    assert best(t) == 1


def test_standings_follow_the_points() -> None:
    """Equal tables are even; points, hits and counters tip them, and both sides see the same."""
    t = battle({"b1": ["usa-m113"]}, {"b1": ["cn-type59"]})
    assert 450 < GAME.evaluate(t, 0) < 550
    t.points = [10, 0]
    assert GAME.evaluate(t, 0) > 650
    assert abs(GAME.evaluate(t, 0) + GAME.evaluate(t, 1) - 1000) <= 2
