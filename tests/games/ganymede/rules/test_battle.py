"""C2, C3  The defender's choice, turning up, dice, hits and the single reroll."""

from __future__ import annotations

import itertools

import pytest

from games.ganymede.table_builder import (
    GREEN,
    RED,
    A,
    B,
    Play,
    X,
    Y,
    battle,
    destroyed,
    left,
    mech,
    mech_number,
    on_standby,
    parts,
    right,
    run,
    seen_by,
    start,
)
from senki.engine.shapes import ENOUGH
from senki.engine.view import decision_of
from senki.games.ganymede import GAME
from senki.games.ganymede.model import accuracy, attack_dice, hit_points, rerolls

# -- C2  the defender's choice ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [X, Y])
def test_C2_the_defender_names_the_mech_that_takes_the_attack(chosen: int) -> None:
    """Green has both mechs and may name either."""
    t = battle(A=mech("grey-heron"))
    play = start(t, "battle_step", dice=[right(A), 1, 6])
    assert [(asked.seat, asked.name, asked.options) for asked in play.open] == [(GREEN, "defend-with", [X, Y])]
    play.answer(GREEN, "defend-with", chosen).finish()
    assert t.units.damage[chosen] == 1
    assert t.units.damage[X + Y - chosen] == 0
    assert t.defender == chosen


def test_C2_a_defender_with_a_single_mech_is_not_asked() -> None:
    """Green X is destroyed, so Y takes the attack."""
    t = battle(X=destroyed())
    play = run(t, "battle_step", dice=[right(A), 6, 6])
    assert ("defends", Y) in play.events


def test_C2_mechs_on_standby_may_be_named() -> None:
    """Green X lies face up, Y face down; both are alive."""
    play = start(battle(Y=on_standby()), "battle_step", dice=[right(A)])
    assert play.open[0].options == [X, Y]


def test_C2_the_prompt_says_who_attacks() -> None:
    """The question carries the rule and the attacking mech."""
    t = battle()
    start(t, "battle_step", dice=[right(A)])
    decision = decision_of(GAME, t, GREEN)
    assert decision is not None
    assert decision.question.rule == "C2"
    assert decision.about["attacker"] == ("unit", A)


def test_C2_1_both_mechs_are_turned_up_after_the_choice() -> None:
    """All four mechs are on standby; the attacker and the chosen mech are turned up, the others are not."""
    t = battle(A=on_standby(), B=on_standby(), X=on_standby(), Y=on_standby())
    play = start(t, "battle_step", dice=[right(A), 6, 6])
    assert not any(t.units.face_up)
    play.answer(GREEN, "defend-with", Y).finish()
    assert t.units.face_up[:4] == [1, 0, 0, 1]
    assert play.told("turned-up") == [("turned-up", A, t.units.mech[A]), ("turned-up", Y, t.units.mech[Y])]


def test_C2_1_the_defender_chooses_before_seeing_the_attacker() -> None:
    """Red A on standby carries a twin rifle; green sees it only after the choice."""
    t = battle(A=on_standby("grey-heron", "twin-rifle"))
    play = start(t, "battle_step", dice=[right(A), 6, 6])
    assert seen_by(t, GREEN, "fitted")[A] == {"hidden": None}
    play.answer(GREEN, "defend-with", X)
    assert seen_by(t, GREEN, "fitted")[A] == parts("twin-rifle")


def test_C2_1_the_defender_does_not_know_which_mech_attacks() -> None:
    """Both of red's mechs are on standby: green sees letters only until the choice, and then both mechs (B11)."""
    t = battle(A=on_standby("ladybird"), B=on_standby("grey-heron"))
    play = start(t, "battle_step", dice=[right(A), 6, 6])
    assert seen_by(t, GREEN, "mech")[:2] == [None, None]
    assert [seen_by(t, GREEN, place)[RED] for place in ("lead", "wing")] == [mech_number("grey-heron"), mech_number("ladybird")]
    play.answer(GREEN, "defend-with", X)
    assert seen_by(t, GREEN, "mech")[:2] == [mech_number("ladybird"), mech_number("grey-heron")]


def test_C2_1_mechs_that_lie_face_up_stay_so() -> None:
    """Nothing is turned up where nothing is on standby."""
    play = run(battle(), "battle_step", dice=[right(A), 6, 6], answers=[(GREEN, "defend-with", X)])
    assert not play.told("turned-up")


# -- C3  the attack ---------------------------------------------------------------------------------------------------


def test_C3_each_hit_is_one_damage_on_the_chosen_mech() -> None:
    """Red A hits twice; the counters lie on X, beside one from before."""
    t = battle(A=mech("grey-heron"), X=mech(damage=1))
    play = run(t, "battle_step", dice=[right(A), 1, 2], answers=[(GREEN, "defend-with", X)])
    assert t.units.damage[:4] == [0, 0, 3, 0]
    assert play.events[-1] == ("hits", X, 2)


def test_C3_an_attack_without_a_hit_does_no_damage() -> None:
    """Both dice show more than the accuracy."""
    t = battle(A=mech("grey-heron"))
    play = run(t, "battle_step", dice=[right(A), 4, 5], answers=[(GREEN, "defend-with", X)])
    assert t.units.damage == [0] * 8
    assert play.events[-1] == ("missed", A)


@pytest.mark.parametrize(
    "part_ids,dice",
    [((), 2), (("mega-launcher",), 3), (("rifle",), 4), (("rifle", "bayonet"), 5), (("rifle", "bayonet", "mega-cannon"), 6)],
)
def test_C3_1_as_many_dice_are_rolled_as_the_attack_says(part_ids: tuple[str, ...], dice: int) -> None:
    """Grey Heron with more and more arms. Ruling: six dice are six, though the box holds five."""
    t = battle(A=mech("grey-heron", *part_ids))
    assert attack_dice(t, A) == dice
    play = run(t, "attack", dice=[("die", 6)] * dice, attacker=A)
    assert play.events == [("rolled", A, accuracy(t, A), 0, [6] * dice)]


def test_C3_2_example_2_4_5_with_accuracy_4_does_two_damage() -> None:
    """The rulebook's example: attack 3, accuracy 4, and the dice show 2, 4 and 5."""
    t = battle(A=mech("grey-heron", "mega-launcher", "cannon"))
    assert (attack_dice(t, A), accuracy(t, A)) == (3, 4)
    play = run(t, "battle_step", dice=[right(A), 2, 4, 5], answers=[(GREEN, "defend-with", X)])
    assert t.units.damage[X] == 2
    assert play.events[-2:] == [("rolled", A, 4, 0b011, [2, 4, 5]), ("hits", X, 2)]


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_C3_2_a_die_that_shows_the_accuracy_or_less_hits(face: int) -> None:
    """Teal Swift has one die and AIM 3."""
    t = battle(Y=mech("teal-swift"))
    run(t, "battle_step", dice=[right(Y), face], answers=[(RED, "defend-with", B)])
    assert t.units.damage[B] == (1 if face <= 3 else 0)


@pytest.mark.parametrize("part_ids,aim", [(("twin-rifle", "pile-bunker"), 6), (("twin-rifle", "pile-bunker", "cannon"), 7)])
def test_C3_2_with_accuracy_6_or_more_every_die_hits(part_ids: tuple[str, ...], aim: int) -> None:
    """Ruling: accuracy has no upper limit."""
    t = battle(A=mech("grey-heron", *part_ids), X=mech("basalt-ox"))
    assert accuracy(t, A) == aim
    run(t, "battle_step", dice=[right(A), 6, 6], answers=[(GREEN, "defend-with", X)])
    assert t.units.damage[X] == 2


# -- C3.3  the single reroll ------------------------------------------------------------------------------------------


def three_dice_and_two_icons() -> Play:
    """The rulebook's example: attack 3 and two reroll icons; the dice show 6, 5 and 1."""
    t = battle(A=mech("grey-heron", "scatter-gun", "shield-claw"))
    assert (attack_dice(t, A), rerolls(t, A)) == (3, 2)
    return start(t, "attack", dice=[6, 5, 1, ("die-again", 2), ("die-again", 3)], attacker=A)


def test_C3_3_example_up_to_two_of_three_dice_are_rolled_again() -> None:
    """The first and the second die are rolled again and show 2 and 3."""
    play = three_dice_and_two_icons()
    assert play.open[0].options == [0, 1, 2, ENOUGH]
    play.answer(RED, "reroll", 0)
    assert play.open[0].options == [1, 2, ENOUGH]
    play.answer(RED, "reroll", 1).finish()
    assert play.t.dice == [2, 3, 1]
    assert play.events == [("rolled", A, 3, 0b100, [6, 5, 1]), ("rerolled", A, 3, 0b111, [2, 3, 1])]


def test_C3_3_up_to_n_different_dice_are_rolled_again_once() -> None:
    """Every choice of none, one or two of three dice can be made, in one way each, and no other."""
    possible = set()
    for picks in itertools.product([0, 1, 2, ENOUGH], repeat=2):
        play = three_dice_and_two_icons()
        chosen: list[int] = []
        for pick in picks:
            if play.open and pick in play.open[0].options:
                play.answer(RED, "reroll", pick)
                chosen += [pick] if pick != ENOUGH else []
            else:
                break
        if play.over:
            possible.add(tuple(chosen))
            assert play.dice.place == 3 + len(chosen)  # one new result for each, and no second step
    assert possible == {(), (0,), (1,), (2,), (0, 1), (0, 2), (1, 2)}


def test_C3_3_the_question_says_how_many_dice_at_most() -> None:
    """From none to as many as there are icons."""
    play = three_dice_and_two_icons()
    decision = decision_of(GAME, play.t, RED)
    assert decision is not None
    assert (decision.least, decision.most, decision.candidates) == (0, 2, (0, 1, 2))


def test_C3_3_the_attacker_may_decline() -> None:
    """The roll stands, and nothing is told of a reroll."""
    t = battle(A=mech("grey-heron", "scatter-gun"))
    play = run(t, "attack", dice=[6, 5, 4], answers=[(RED, "reroll", ENOUGH)], attacker=A)
    assert t.dice == [6, 5, 4]
    assert play.events == [("rolled", A, 3, 0, [6, 5, 4])]


def test_C3_3_the_new_results_stand_even_if_worse() -> None:
    """A hit is rolled again and misses; only what lies there at the end counts."""
    t = battle(A=mech("grey-heron", "scatter-gun"))
    answers = [(GREEN, "defend-with", X), (RED, "reroll", 0)]
    play = run(t, "battle_step", dice=[right(A), 1, 1, 6, ("die-again", 5)], answers=answers)
    assert play.events[-2:] == [("rerolled", A, 3, 0b010, [5, 1, 6]), ("hits", X, 1)]


def test_C3_2_what_is_needed_is_told_with_the_roll() -> None:
    """Teal Swift (AIM 3) bears the soul of X: its roll is told with the 4 that it needs at most."""
    play = run(battle(X=destroyed(), Y=mech("teal-swift")), "attack", dice=[5], attacker=Y)
    assert play.events == [("rolled", Y, 4, 0, [5])]


def test_C3_3_hits_are_counted_after_the_reroll() -> None:
    """Three misses, of which two become hits; nothing is put on the mech before."""
    t = battle(A=mech("grey-heron", "scatter-gun", "shield-claw"))
    play = start(t, "battle_step", dice=[left(A), 6, 6, 6, 1, 1]).answer(GREEN, "defend-with", X)
    assert t.units.damage[X] == 0
    play.answer(RED, "reroll", 1).answer(RED, "reroll", 2).finish()
    assert (t.dice, t.units.damage[X]) == ([6, 1, 1], 2)


def test_C3_3_more_icons_than_dice() -> None:
    """Teal Swift has one die and two icons: the die is rolled again at most once."""
    t = battle(Y=mech("teal-swift", "shield-claw", "combat-cannon"))
    assert (attack_dice(t, Y), rerolls(t, Y)) == (1, 2)
    play = start(t, "attack", dice=[6, ("die-again", 6)], attacker=Y)
    assert play.open[0].options == [0, ENOUGH]
    play.answer(GREEN, "reroll", 0).finish()


def test_C3_3_a_mech_without_icons_does_not_reroll() -> None:
    """Nobody is asked."""
    t = battle(A=mech("grey-heron"))
    assert rerolls(t, A) == 0
    assert run(t, "attack", dice=[6, 6], attacker=A).over
    assert hit_points(t, A) == 3
