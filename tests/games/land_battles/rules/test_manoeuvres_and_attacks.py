"""M, G, C: manoeuvres, superior counters, terrain and its perks, artillery and attacks."""

from __future__ import annotations

from games.land_battles.table_builder import battle, begin, card, deed, go_plainly, hits, options, terrain, turn, unit, where
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Results
from senki.games.land_battles.figures import outlook
from senki.games.land_battles.model import STAY
from senki.games.land_battles.pack import Weapon
from senki.games.land_battles.rules.hits import SIDES_OF_A_DIE, needed_face, reaches, targets

FRONT = {"b1": ["usa-m1a1", "usa-m113", "usa-bradley"]}
ENEMY = {"b1": ["cn-type80", "cn-yw531"]}
GO = ("act", deed("terrain"))
ROUND = ("act", deed("flank"))
BRADLEY = ("unit", unit("usa-bradley"))


def test_M1_each_die_of_at_least_the_value_succeeds() -> None:
    """A value of 7, two hits on the unit: two dice, of which a 7 succeeds and a 6 does not."""
    t = battle(FRONT, ENEMY, hits={"usa-bradley": 2})
    play = turn(t, 0, GO, BRADLEY, dice=[7, 6])
    assert play.told("succeeded") == [("succeeded", unit("usa-bradley"), 1)]


def test_M2_one_card_of_any_kind_changes_every_die() -> None:
    """The rulebook's example: 7, 9, 1, 4 with Small Arms (+3) are three successes."""
    t = battle(FRONT, ENEMY, hand=["small-arms"])
    play = turn(
        t, 0, GO, BRADLEY, ("modifier", card("small-arms")), ("refresh", ENOUGH), dice=[7, 9, 1, 4, ("open-terrain", terrain("city"))]
    )
    assert play.told("succeeded")[0][2] == 3
    assert t.discard == [card("small-arms")]


def test_M3_successes_pull_the_counter_to_the_own_side() -> None:
    """Two successes of two; for seat 1 the other way."""
    t = battle(FRONT, ENEMY)
    turn(t, 0, GO, BRADLEY, dice=[7, 8, 1, 2])
    assert t.control == 2
    turn(t, 1, GO, ("unit", unit("cn-yw531")), dice=[9, 9, 9, 1])
    assert t.control == -1


def test_M4_past_the_end_the_card_is_secured() -> None:
    """Four successes where one was needed: the points, the next card, and nothing is carried over."""
    t = battle(FRONT, ENEMY, terrain_card="city", control=4)
    turn(t, 0, GO, BRADLEY, dice=[9, 9, 9, 9, ("open-terrain", terrain("ridge"))])
    assert (t.points, t.secured, t.terrain, t.control) == ([9, 0], [[terrain("city")], []], terrain("ridge"), 0)
    assert deed("terrain") not in options(battle(FRONT, ENEMY, terrain_card=""), 0, until="act")


def test_M5_a_perk_may_be_left() -> None:
    """The city has none; of the crossroads the player draws nothing if he does not want to."""
    t = battle(FRONT, ENEMY, terrain_card="crossroads", control=2)
    turn(t, 0, GO, BRADLEY, ("use-perk", 0), dice=[9, 1, 1, 1, ("open-terrain", terrain("city"))])
    assert t.hand[0] == []


def test_M5_1_acted_counters_come_off() -> None:
    """Open Ground: one unit, here the one that has just acted."""
    t = battle(FRONT, ENEMY, control=2, acted=["usa-m113"])
    turn(t, 0, GO, BRADLEY, ("refresh", unit("usa-bradley")), dice=[9, 1, 1, 1, ("open-terrain", terrain("city"))])
    assert t.acted == [unit("usa-m113")]


def test_M5_2_cards_are_drawn_above_the_hand_size() -> None:
    """Two cards."""
    t = battle(FRONT, ENEMY, terrain_card="crossroads", control=2, hand=["cover"] * 5 + ["raid"] * 2)
    draws = [("draw", one) for one in t.deck[:2]]
    turn(t, 0, GO, BRADLEY, ("use-perk", 1), dice=[9, 1, 1, 1, *draws, ("open-terrain", terrain("city"))])
    assert len(t.hand[0]) == 9


def test_M5_3_hits_come_off_one_unit() -> None:
    """Two of three."""
    t = battle(FRONT, ENEMY, terrain_card="farmland", control=2, hits={"usa-m1a1": 3})
    turn(t, 0, GO, BRADLEY, ("repair", unit("usa-m1a1")), dice=[9, 1, 1, 1, ("open-terrain", terrain("city"))])
    assert hits(t, "usa-m1a1") == 1


def test_M5_4_as_a_success_on_the_flank() -> None:
    """The enemy's only counter goes."""
    t = battle(FRONT, ENEMY, terrain_card="ridge", control=3, superior=(0, 1))
    turn(t, 0, GO, BRADLEY, ("use-perk", 1), dice=[9, 1, 1, 1, ("open-terrain", terrain("city"))])
    assert t.superior == [0, 0]


def test_M5_5_a_cheap_unit_comes_in_free() -> None:
    """At most 3 VP, into a new row behind."""
    t = battle(FRONT, ENEMY, terrain_card="supply-depot", control=3)
    play = begin(t, 0, GO, BRADLEY, ("call-up", unit("usa-hmmwv")), ("move-to", 1), dice=[9, 1, 1, 1, ("open-terrain", terrain("city"))])
    go_plainly(play)
    assert where(t, "usa-hmmwv") == "b2"
    assert unit("usa-hmmwv") not in t.acted


def test_M5_6_a_strike_at_any_enemy() -> None:
    """Three dice, 7 or more; no superior counters."""
    t = battle(FRONT, ENEMY, terrain_card="airfield", control=4, superior=(3, 0), enemy_hand=["cover"])
    dice: Results = [9, 1, 1, 1, 7, 6, 10, ("open-terrain", terrain("city"))]
    turn(t, 0, GO, BRADLEY, ("strike", unit("cn-type80")), dice=dice)
    assert hits(t, "cn-type80") == 2


def test_M6_a_flanking_manoeuvre_in_the_flank_area() -> None:
    """The unit goes there; three successes are three counters."""
    t = battle(FRONT, ENEMY)
    turn(t, 0, ROUND, BRADLEY, dice=[7, 8, 9, 1])
    assert (where(t, "usa-bradley"), t.superior) == ("f1", [3, 0])


def test_M7_enemy_counters_go_first() -> None:
    """The rulebook's example: three of the enemy, four successes: one of the own. There is no limit."""
    t = battle(FRONT, ENEMY, superior=(3, 0))
    turn(t, 1, ROUND, ("unit", unit("cn-yw531")), dice=[9, 9, 9, 9])
    assert t.superior == [0, 1]
    t = battle(FRONT, ENEMY, superior=(20, 0))
    turn(t, 0, ROUND, BRADLEY, dice=[7, 1, 1, 1])
    assert t.superior == [21, 0]


def test_G1_artillery_needs_no_card() -> None:
    """And may move into another area first."""
    t = battle({"b1": ["usa-m1a1", "usa-m109"]}, {"b1": ["cn-yw531"], "f1": ["cn-type80"]})
    turn(t, 0, ("act", deed("artillery")), ("unit", unit("usa-m109")), ("target", unit("cn-type80")), dice=[9, 9, 1, 1])
    assert (where(t, "usa-m109"), hits(t, "cn-type80")) == ("f1", 2)


def test_G2_the_range_is_a_distance() -> None:
    """The rulebook's example: range 4 from row 3 reaches rows 1 and 2; armour 6, +1 and two counters: 3 or more."""
    t = battle({"b1": ["usa-m1a1"]}, ENEMY, superior=(2, 0))
    gun, modifiers = unit("usa-m109"), t.cards.modifier[Weapon.ARTILLERY]
    kept = t.cards.range[gun], modifiers[gun]
    t.cards.range[gun], modifiers[gun] = 4, 1
    assert [reaches(t, gun, Weapon.ARTILLERY, 2, row) for row in range(3)] == [True, True, False]
    assert needed_face(t, gun, Weapon.ARTILLERY, unit("cn-type80")) == 3
    t.cards.range[gun], modifiers[gun] = kept


def test_C1_the_unit_needs_a_weapon_of_the_card() -> None:
    """Overwatch is for missiles: of three units only the Bradley has one."""
    t = battle(FRONT, ENEMY, hand=["overwatch"])
    assert options(t, 0, ("act", deed("overwatch")), until="unit") == [unit("usa-bradley")]


def test_C2_attacker_and_target_are_in_the_same_area() -> None:
    """A unit of the flank attacks in the flank, or moves first."""
    t = battle(FRONT, {"b1": ["cn-type80"], "f1": ["cn-yw531"]}, hand=["barrage"])
    play = begin(t, 0, ("act", deed("barrage")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), dice=[1] * 4)
    go_plainly(play)
    assert where(t, "usa-m1a1") == "f1"


def test_C3_ranges_of_the_weapons() -> None:
    """By own row and enemy row: small arms 1, cannon 2, missiles by rows."""
    t = battle(FRONT, ENEMY)

    def reached(weapon: int) -> list[tuple[int, int]]:
        return [(own, enemy) for own in range(3) for enemy in range(3) if reaches(t, 0, weapon, own, enemy)]

    assert reached(Weapon.SMALL_ARMS) == [(0, 0)]
    assert reached(Weapon.CANNON) == [(0, 0), (0, 1), (1, 0)]
    assert reached(Weapon.MISSILE) == [(0, 0), (0, 1), (1, 0), (1, 1)]


def test_C4_dice_less_hits_against_armour() -> None:
    """The rulebook's example: two hits on the attacker, two dice, armour 4."""
    t = battle(FRONT, ENEMY, hand=["cover-fire"], hits={"cn-yw531": 2})
    t.hand = [[], t.hand[0]]
    act = (("act", deed("cover-fire")), ("unit", unit("cn-yw531")), ("target", unit("usa-m113")))
    play = turn(t, 1, *act, dice=[3, 1])
    assert play.told("hits-rolled") == [("hits-rolled", unit("usa-m113"), 1)]


def test_C5_superior_counters_count_in_the_breakthrough_area_only() -> None:
    """The rulebook's example: armour 4, small arms +1 and one counter: 2 or more; on the flank without it."""
    t = battle({"b1": ["usa-bradley", "usa-m1a1"]}, {"b1": ["cn-yw531"], "f1": ["cn-yw531#2"]}, superior=(1, 0))
    assert needed_face(t, unit("usa-bradley"), Weapon.SMALL_ARMS, unit("cn-yw531")) == 2
    assert needed_face(t, unit("usa-bradley"), Weapon.SMALL_ARMS, unit("cn-yw531#2")) == 3


def test_C6_four_hits_destroy() -> None:
    """Five hits: the fifth is lost; the unit goes to the victory pile with its points, its counters come off."""
    t = battle(FRONT, ENEMY, hand=["cannon"], acted=["cn-yw531"])
    turn(t, 0, ("act", deed("cannon")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), dice=[9] * 5)
    assert (t.victory[0], t.points, t.damage, t.acted) == ([unit("cn-yw531")], [2, 0], [], [unit("usa-m1a1")])


def test_C7_played_cards_lie_aside_until_the_action_is_over() -> None:
    """Attack card and reaction."""
    t = battle(FRONT, ENEMY, hand=["cannon"], enemy_hand=["cover"])
    act = (("act", deed("cannon")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), ("move-to", STAY))
    play = begin(t, 0, *act, dice=[9] * 5)
    assert (t.aside, t.discard) == ([card("cannon")], [])
    play.answer(1, "react", card("cover"))
    go_plainly(play)
    assert sorted(t.discard) == sorted([card("cannon"), card("cover")])


def test_C3_nothing_out_of_reach_is_offered() -> None:
    """Small arms do not reach row 2."""
    t = battle(FRONT, {"b1": ["cn-type80"], "b2": ["cn-yw531"]})
    assert targets(t, unit("usa-m113"), Weapon.SMALL_ARMS, False, False) == [unit("cn-type80")]


def test_C4_an_attack_that_no_face_can_hit_is_called_hopeless() -> None:
    t = battle(FRONT, ENEMY)
    assert [figure.name for figure in outlook(t, 4, SIDES_OF_A_DIE, 0)] == ["destroyed", "average"]
    (hopeless,) = outlook(t, 4, SIDES_OF_A_DIE + 1, 0)
    assert (hopeless.name, hopeless.total, hopeless.rule) == ("hopeless", 0, "C4")
