"""D, K: reactions, and every action card in both its forms."""

from __future__ import annotations

import pytest

from games.land_battles.table_builder import Play, battle, begin, card, deed, go_plainly, hits, options, terrain, turn, unit, where
from senki.engine.shapes import PASS
from senki.games.land_battles import GAME
from senki.games.land_battles.model import STAY, LandBattles

FRONT = {"b1": ["usa-m1a1", "usa-m113", "usa-bradley"]}
ENEMY = {"b1": ["cn-type80", "cn-yw531"]}


def fire(t: LandBattles, name: str, attacker: str, target: str, *more: tuple[str, int], dice: list[int]) -> Play:
    """Seat 0 attacks and stays where it stands, up to the reaction."""
    return begin(t, 0, ("act", deed(name)), ("unit", unit(attacker)), *more, ("target", unit(target)), dice=dice)


def answered(t: LandBattles, reply: str, *more: tuple[str, int], dice: list[int] | None = None, name: str = "barrage") -> Play:
    """Seat 0 attacks the YW531 with a Barrage of the M1A1, four hits unless the dice say otherwise; seat 1 reacts."""
    play = fire(t, name, "usa-m1a1", "cn-yw531", dice=dice or [9] * 4)
    go_plainly(play, "react")
    play.answer(1, "react", card(reply))
    for question, value in more:
        go_plainly(play, question)
        play.answer(play.open[0].seat, question, value)
    go_plainly(play)
    return play.finish()


def manoeuvred(t: LandBattles, reply: str, *more: tuple[str, int], dice: list[int]) -> Play:
    """Seat 0 manoeuvres on the flank with the Bradley; seat 1 reacts."""
    play = begin(t, 0, ("act", deed("flank")), ("unit", unit("usa-bradley")), dice=dice)
    go_plainly(play, "react")
    play.answer(1, "react", card(reply))
    for question, value in more:
        go_plainly(play, question)
        play.answer(play.open[0].seat, question, value)
    go_plainly(play)
    return play.finish()


def test_D1_one_card_and_all_are_asked() -> None:
    """A player without a fitting card is asked too, and can only pass; after one card nobody is asked again."""
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["regroup"])
    play = fire(t, "barrage", "usa-m1a1", "cn-yw531", dice=[1] * 4)
    go_plainly(play, "react")
    assert play.asked.options == [PASS]
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover", "cover", "close-air-support"])
    assert answered(t, "cover").told("reacts") == [("reacts", 1, card("cover"))]


def test_D2_it_is_told_what_becomes_of_the_unit_under_attack() -> None:
    """Of three hits Cover leaves two; what strikes back stops none; Screening Force has yet to choose a unit."""
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover", "close-air-support", "screening-force"])
    play = fire(t, "barrage", "usa-m1a1", "cn-yw531", dice=[9, 9, 9, 1])
    go_plainly(play, "react")

    def fate(name: str) -> list[int]:
        return [figure.total for figure in GAME.explain(t, 1, card(name)) if figure.name == "fate"]

    assert [fate(name) for name in ("cover", "close-air-support", "screening-force")] == [[2], [3], []]


def test_D2_up_to_so_many_are_stopped() -> None:
    """Cover Fire stops two; of one hit it stops one."""
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover-fire"])
    answered(t, "cover-fire", ("react-with", unit("cn-type80")), dice=[9, 9, 9, 1])
    assert hits(t, "cn-yw531") == 1
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover-fire"])
    play = answered(t, "cover-fire", ("react-with", unit("cn-type80")), dice=[9, 1, 1, 1])
    assert play.told("stopped-hits") == [("stopped-hits", 1, 1, 0)]


def test_D3_an_act_card_needs_a_unit_that_has_not_acted() -> None:
    """It gets an acted counter, and may be the unit attacked."""
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover-fire"], acted=["cn-type80"])
    answered(t, "cover-fire", ("react-with", unit("cn-yw531")), dice=[9, 1, 1, 1])
    assert unit("cn-yw531") in t.acted
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover-fire"], acted=["cn-type80", "cn-yw531"])
    play = fire(t, "barrage", "usa-m1a1", "cn-yw531", dice=[9] * 4)
    go_plainly(play, "react")
    assert play.asked.options == [PASS]


def test_D4_the_reacting_unit_may_come_from_another_area() -> None:
    """The missile carrier comes from the flank to the breakthrough area."""
    t = battle(FRONT, ENEMY | {"f1": ["cn-wz550at"]}, hand=["barrage"], enemy_hand=["overwatch"])
    answered(t, "overwatch", ("react-with", unit("cn-wz550at")))
    assert where(t, "cn-wz550at") == "b1"


def test_D5_the_acting_unit_must_be_in_range() -> None:
    """A missile carrier cannot reach an attacker in row 3, wherever it goes."""
    t = battle({"b1": ["usa-m113"], "b2": ["usa-m1a1"], "b3": ["usa-m109"]}, ENEMY | {"f1": ["cn-wz550at"]}, enemy_hand=["overwatch"])
    play = begin(t, 0, ("act", deed("artillery")), ("unit", unit("usa-m109")), ("target", unit("cn-yw531")), dice=[9] * 4)
    play.answer(0, "move-to", STAY)
    assert play.asked.options == [PASS]


def test_K1_assault_comes_from_another_area_with_a_die_more() -> None:
    """The target must lie elsewhere; five dice."""
    t = battle(FRONT, ENEMY | {"f1": ["cn-wz523"]}, hand=["assault"])
    assert options(t, 0, ("act", deed("assault")), ("unit", unit("usa-m113")), until="target") == [unit("cn-wz523")]
    t = battle(FRONT, ENEMY | {"f1": ["cn-wz523"]}, hand=["assault"])
    turn(t, 0, ("act", deed("assault")), ("unit", unit("usa-m113")), ("target", unit("cn-wz523")), dice=[1] * 5)
    assert where(t, "usa-m113") == "f1"


def test_K2_barrage_stops_one_hit_or_one_success() -> None:
    """By a unit with cannon; against a manoeuvre it moves to the flank."""
    t = battle(FRONT, ENEMY, hand=["raid"], enemy_hand=["barrage"])
    manoeuvred(t, "barrage", ("react-with", unit("cn-type80")), dice=[7, 7, 1, 1])
    assert (t.superior, where(t, "cn-type80")) == ([1, 0], "f1")


def test_K3_cannon_has_a_die_more_in_the_breakthrough_area() -> None:
    """Five dice there, four on the flank."""
    for target, dice in (("cn-yw531", 5), ("cn-wz523", 4)):
        t = battle(FRONT, ENEMY | {"f1": ["cn-wz523"]}, hand=["cannon"])
        turn(t, 0, ("act", deed("cannon")), ("unit", unit("usa-m1a1")), ("target", unit(target)), dice=[1] * dice)


def test_K4_close_air_support_answers_every_action_of_a_unit() -> None:
    """Even one without a success: three dice, 7 or more, whatever the armour and the counters."""
    t = battle(FRONT, ENEMY, enemy_hand=["close-air-support"], superior=(0, 3))
    manoeuvred(t, "close-air-support", dice=[1, 1, 1, 1, 7, 6, 10])
    assert hits(t, "usa-bradley") == 2


def test_K5_combined_arms_with_any_one_weapon() -> None:
    """The Bradley may choose between small arms and missile."""
    t = battle(FRONT, ENEMY, hand=["combined-arms"])
    assert options(t, 0, ("act", deed("combined-arms")), ("unit", unit("usa-bradley")), until="weapon") == [0, 2]


def test_K6_counter_fire_hits_the_artillery_twice() -> None:
    """After its attack, which counts all the same."""
    t = battle({"b1": ["usa-m1a1", "usa-m109"]}, ENEMY, enemy_hand=["counter-fire"])
    play = begin(t, 0, ("act", deed("artillery")), ("unit", unit("usa-m109")), ("target", unit("cn-type80")), dice=[9, 9, 1, 1])
    go_plainly(play, "react")
    play.answer(1, "react", card("counter-fire"))
    assert (hits(t, "cn-type80"), hits(t, "usa-m109")) == (2, 2)


def test_K7_cover_stops_one_hit_without_a_unit() -> None:
    """All units have acted; a success of a manoeuvre it does not stop."""
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["cover"], acted=["cn-type80", "cn-yw531"])
    answered(t, "cover")
    assert hits(t, "cn-yw531") == 3
    t = battle(FRONT, ENEMY, enemy_hand=["cover"])
    play = begin(t, 0, ("act", deed("flank")), ("unit", unit("usa-bradley")), dice=[9] * 4)
    go_plainly(play, "react")
    assert play.asked.options == [PASS]


def test_K8_cover_fire_stops_two_successes() -> None:
    """By a unit with small arms."""
    t = battle(FRONT, ENEMY, enemy_hand=["cover-fire"])
    manoeuvred(t, "cover-fire", ("react-with", unit("cn-yw531")), dice=[9, 9, 9, 1])
    assert t.superior == [1, 0]


def test_K9_engineers_before_and_after_the_action() -> None:
    """Two of them: one back, one forward; never off the enemy's end."""
    t = battle(FRONT, ENEMY, hand=["engineers", "engineers"])
    engineers = deed("engineers")
    play = begin(t, 0, ("act", engineers), ("direction", 1), ("act", deed("flank")), ("unit", unit("usa-bradley")), dice=[1] * 4)
    assert t.control == -1
    go_plainly(play, "after")
    play.answer(0, "after", card("engineers", 2))
    play.answer(0, "direction", 0)
    assert t.control == 0
    t = battle(FRONT, ENEMY, hand=["engineers"], control=-2)
    play = begin(t, 0, ("act", engineers))
    assert (play.asked.name, t.control) == ("act", -1)


def test_K9_engineers_may_secure() -> None:
    """Two successes and Engineers take Open Ground."""
    t = battle(FRONT, ENEMY, hand=["engineers"], control=2)
    begin(t, 0, ("act", deed("engineers")), ("direction", 0), dice=[("open-terrain", terrain("city"))])
    assert t.points == [4, 0]


def test_K10_minefield_hits_as_often_as_the_unit_succeeded() -> None:
    """Two successes: two hits, and two superior counters all the same."""
    t = battle(FRONT, ENEMY, enemy_hand=["minefield"])
    manoeuvred(t, "minefield", dice=[9, 9, 1, 1])
    assert (hits(t, "usa-bradley"), t.superior) == (2, [2, 0])


def test_K11_missile_has_a_die_more_in_the_breakthrough_area() -> None:
    """Five dice."""
    t = battle(FRONT, ENEMY, hand=["missile"])
    turn(t, 0, ("act", deed("missile")), ("unit", unit("usa-bradley")), ("target", unit("cn-yw531")), dice=[1] * 5)


def test_K12_overrun_gives_another_action_after_a_kill() -> None:
    """Not after a mere hit, and only one for all triggers."""
    t = battle(FRONT, ENEMY, hand=["barrage", "overrun", "raid"])
    play = fire(t, "barrage", "usa-m1a1", "cn-yw531", dice=[9] * 4)
    go_plainly(play, "after")
    play.answer(0, "after", card("overrun"))
    assert play.asked.name == "act"
    assert not t.has_destroyed
    t = battle(FRONT, ENEMY, hand=["barrage", "overrun"])
    play = fire(t, "barrage", "usa-m1a1", "cn-yw531", dice=[9, 9, 9, 1])
    go_plainly(play, "after")
    assert play.asked.options == [PASS]


def test_K13_overwatch_stops_one_by_a_missile() -> None:
    """The rulebook's example: two hits, one stopped, the carrier acts."""
    t = battle(FRONT, ENEMY | {"b2": ["cn-wz550at"]}, hand=["barrage"], enemy_hand=["overwatch"])
    answered(t, "overwatch", ("react-with", unit("cn-wz550at")), dice=[9, 9, 1, 1])
    assert (hits(t, "cn-yw531"), unit("cn-wz550at") in t.acted) == (1, True)


def test_K14_pull_back_goes_one_row_back() -> None:
    """The unit acts, two hits are stopped; one that has acted cannot."""
    t = battle(FRONT, ENEMY, hand=["barrage"], enemy_hand=["pull-back"])
    answered(t, "pull-back", dice=[9, 9, 9, 1])
    assert (where(t, "cn-yw531"), hits(t, "cn-yw531"), unit("cn-yw531") in t.acted) == ("b2", 1, True)


def test_K15_raid_reaches_every_row_from_row_1() -> None:
    """A gun in row 3."""
    t = battle(FRONT, {"b1": ["cn-type80"], "b2": ["cn-yw531"], "b3": ["cn-type83"]}, hand=["raid"])
    turn(t, 0, ("act", deed("raid")), ("unit", unit("usa-bradley")), ("target", unit("cn-type83")), dice=[2, 1, 1, 1])
    assert hits(t, "cn-type83") == 1


def test_K16_reaction_force_moves_to_row_1_and_acts() -> None:
    """From row 2 of the flank to row 1 of the attacked area; three hits are stopped."""
    t = battle(FRONT, ENEMY | {"f1": ["cn-wz523"], "f2": ["cn-type59"]}, hand=["barrage"], enemy_hand=["reaction-force"])
    answered(t, "reaction-force", ("react-with", unit("cn-type59")))
    assert (where(t, "cn-type59"), hits(t, "cn-yw531"), unit("cn-type59") in t.acted) == ("b1", 1, True)


def test_K17_recon_drone_gives_another_action_after_securing() -> None:
    """Also where Engineers have secured the card."""
    t = battle(FRONT, ENEMY, hand=["recon-drone", "engineers"], control=2)
    play = begin(t, 0, ("act", deed("engineers")), ("direction", 0), dice=[("open-terrain", terrain("city")), 1, 1, 1, 1])
    play.answer(0, "act", deed("flank"))
    play.answer(0, "unit", unit("usa-bradley"))
    go_plainly(play, "after")
    play.answer(0, "after", card("recon-drone"))
    assert play.asked.name == "act"


def test_K18_regroup_goes_to_the_rear_and_loses_all_hits() -> None:
    """With two rows a third one is formed; the unit has acted."""
    t = battle(FRONT | {"b2": ["usa-m901"]}, ENEMY, hand=["regroup"], hits={"usa-m1a1": 3})
    turn(t, 0, ("act", deed("regroup")), ("unit", unit("usa-m1a1")))
    assert (where(t, "usa-m1a1"), hits(t, "usa-m1a1"), t.acted) == ("b3", 0, [unit("usa-m1a1")])


def test_K19_screening_force_moves_all_hits() -> None:
    """To another unit of the row; a unit destroyed so counts for Overrun."""
    t = battle(FRONT, ENEMY, hand=["barrage", "overrun"], enemy_hand=["screening-force"], hits={"cn-type80": 2})
    answered(t, "screening-force", ("screen", unit("cn-type80")), ("after", PASS))
    assert (hits(t, "cn-yw531"), t.victory[0]) == (0, [unit("cn-type80")])


def test_K20_small_arms_have_a_die_more_in_the_breakthrough_area() -> None:
    """Five dice."""
    t = battle(FRONT, ENEMY, hand=["small-arms"])
    turn(t, 0, ("act", deed("small-arms")), ("unit", unit("usa-m113")), ("target", unit("cn-yw531")), dice=[1] * 5)


@pytest.mark.parametrize("name", ["close-air-support", "counter-fire", "cover", "minefield", "pull-back", "overrun"])
def test_K_cards_without_an_own_text_are_no_action(name: str) -> None:
    """They are modifiers, reinforcements and answers."""
    assert deed(name) not in options(battle(FRONT, ENEMY, hand=[name]), 0, until="act")
