"""V  The values of a mech, and how parts change them."""

from __future__ import annotations

from games.ganymede.table_builder import GREEN, RED, A, B, X, Y, battle, destroyed, left, mech, parts, right, run, start
from senki.games.ganymede.model import accuracy, actions, attack_dice, hit_points, rerolls


def values(unit: int, part_ids: tuple[str, ...] = ()) -> tuple[int, int, int, int, int]:
    """SP, HP, AIM, dice and rerolls of a mech with its parts."""
    fitted = mech("", *part_ids)
    t = battle(A=fitted) if unit == A else battle(B=fitted)
    return actions(t, unit), hit_points(t, unit), accuracy(t, unit), attack_dice(t, unit), rerolls(t, unit)


def test_V1_a_mech_has_as_many_cards_as_actions() -> None:
    """Grey Heron has SP 3, Ladybird SP 2."""
    t = battle()
    assert actions(t, A) == t.deck.count(right(A)) + t.deck.count(left(A)) == 3
    assert actions(t, B) == t.deck.count(right(B)) + t.deck.count(left(B)) == 2


def test_V1_a_mech_attacks_that_often_before_the_deck_is_reset() -> None:
    """Of ten cards each is drawn once before the deck is reset, and those of Grey Heron make three attacks."""
    t = battle(2, A=mech("grey-heron"))
    attacks = []
    for card in list(t.deck):
        foe = GREEN if card // 4 == 0 else RED
        play = start(t, "battle_step", dice=[card, *[6] * attack_dice(t, card // 2)])
        play.answer(foe, "defend-with", foe * 2).finish()
        attacks.append(play.told("attack")[0][1])
        assert not play.told("deck-reset")
    assert t.deck == []
    assert attacks.count(A) == 3


def test_V2_a_mech_stands_with_less_damage_than_hit_points() -> None:
    """Basalt Ox has HP 5: the fourth counter leaves it standing, the fifth destroys it."""
    t = battle(A=mech("grey-heron"), X=mech("basalt-ox", damage=3))
    run(t, "battle_step", dice=[right(A), 1, 6], answers=[(GREEN, "defend-with", X)])
    assert (t.units.damage[X], t.units.destroyed[X]) == (4, 0)
    run(t, "battle_step", dice=[right(A), 1, 6], answers=[(GREEN, "defend-with", X)])
    assert (t.units.damage[X], t.units.destroyed[X]) == (0, 1)


def test_V3_the_attack_says_how_many_dice_are_rolled() -> None:
    """Teal Swift rolls one die, with a rifle three."""
    play = run(battle(Y=mech("teal-swift")), "attack", dice=[4], attacker=Y)
    assert play.events == [("rolled", Y, 3, 0, [4])]
    play = run(battle(Y=mech("teal-swift", "rifle")), "attack", dice=[4, 5, 6], attacker=Y)
    assert play.events == [("rolled", Y, 3, 0, [4, 5, 6])]


def test_V4_a_die_up_to_the_accuracy_hits() -> None:
    """Grey Heron has AIM 3: a 3 hits, a 4 does not."""
    t = battle(A=mech("grey-heron"))
    play = run(t, "battle_step", dice=[right(A), 3, 4], answers=[(GREEN, "defend-with", X)])
    assert play.events[-1] == ("hits", X, 1)


def test_V5_reroll_icons_say_how_many_dice_may_be_rolled_again() -> None:
    """Without an icon nobody is asked; a shield claw has one, a scatter gun another, a combat cannon a third."""
    assert run(battle(), "attack", dice=[5, 6], attacker=A).over
    assert values(A, ("shield-claw",))[4] == 1
    assert values(A, ("shield-claw", "scatter-gun"))[4] == 2
    t = battle(X=mech("basalt-ox", "shield-claw", "scatter-gun", "combat-cannon"))
    assert rerolls(t, X) == 3
    assert [asked.name for asked in start(t, "attack", dice=[1, 1, 1], attacker=X).open] == ["reroll"]


def test_V6_the_parts_are_added_to_the_mech() -> None:
    """Grey Heron (3 3 3 2 0) with a missile shield (-1 +2 0 +1 0), a gatling gun (0 0 +1 0 0) and a thruster pack (+1 0 0 0 0)."""
    assert values(A, ("missile-shield", "gatling-gun", "thruster-pack")) == (3, 5, 4, 3, 0)


def test_V6_a_part_can_lower_a_value() -> None:
    """A hero shield takes away one accuracy, a hammer one action and two hit points."""
    assert values(A) == (3, 3, 3, 2, 0)
    assert values(A, ("hero-shield",)) == (3, 6, 2, 2, 0)
    assert values(A, ("hammer",)) == (2, 1, 4, 4, 0)


def test_V6_example_the_high_booster_makes_sp_4_and_hp_2() -> None:
    """The rulebook's example: a mech with SP 2 and HP 4 gets the High Booster."""
    assert values(B)[:2] == (2, 4)
    assert values(B, ("high-booster",))[:2] == (4, 2)


def test_V6_parts_that_were_left_off_have_no_effect() -> None:
    """Red drafted a shield and a rifle for Grey Heron, and fitted neither."""
    t = battle(A=mech("grey-heron", left_off=("shield", "rifle")))
    assert t.parts[RED] == parts("shield", "rifle")
    assert (actions(t, A), hit_points(t, A), attack_dice(t, A)) == (3, 3, 2)


def test_V6_a_soul_raises_accuracy_and_hit_points_only() -> None:
    """Red A is destroyed, and its soul lies under B (2 4 2 2 0)."""
    t = battle(A=destroyed())
    assert (actions(t, B), hit_points(t, B), accuracy(t, B), attack_dice(t, B), rerolls(t, B)) == (2, 5, 3, 2, 0)
