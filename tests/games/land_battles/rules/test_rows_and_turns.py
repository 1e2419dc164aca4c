"""S, A, T, P, R: setting up, areas and rows, turns, preparing and reinforcing."""

from __future__ import annotations

from typing import cast

from games.land_battles.table_builder import battle, begin, card, deed, go_plainly, new_table, options, start, turn, unit, where
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.testing.scripted import Results
from senki.engine.view import view
from senki.games.land_battles import GAME
from senki.games.land_battles.model import AT_RANDOM, HAND, STAY, hand_size, price_of
from senki.games.land_battles.rules.decks import reshuffle
from senki.games.land_battles.rules.rows import spots
from senki.games.land_battles.setup import pickable, ways

FRONT = {"b1": ["usa-m1a1", "usa-m113"]}
ENEMY = {"b1": ["cn-type80", "cn-yw531"]}


def test_S1_each_player_has_the_cards_of_a_nation() -> None:
    """Twenty cards of the USA and twenty of China, all open."""
    t = new_table()
    assert [len(units) for units in t.reserve] == [20, 20]
    assert all(t.cards.force_nation[one] == t.nation[seat] for seat in (0, 1) for one in t.reserve[seat])


def test_S2_the_top_terrain_card_is_turned_up() -> None:
    """One of eleven; the counter stands on its start space."""
    t = new_table()
    start(t, "open_terrain", [("open-terrain", 4)]).finish()
    assert (t.terrain, t.control, len(t.terrain_deck)) == (4, 0, 10)


def test_S2_the_terrain_is_known_before_forces_are_chosen() -> None:
    """The battlefield is step 2 of the set-up, the forces are step 3: both players see the card when they are asked for a force."""
    t = new_table()
    play = start(t, "complete_setup", [("open-terrain", 4)])
    assert [asked.name for asked in play.open] == ["force", "force"]
    assert [cast(dict[str, object], view(GAME, t, seat)["table"])["terrain"] for seat in (0, 1)] == [4, 4]


def test_S3_a_force_costs_25_at_most_and_is_secret() -> None:
    """A unit that would cost too much is not offered; the enemy sees neither units nor their number."""
    t = new_table()
    play = start(t, "choose_forces")
    play.answer(0, "force", 0)
    for name in ("usa-m1a2", "usa-m1a1", "usa-m1a1#2", "usa-bradley"):
        play.answer(0, "pick", unit(name))
    assert price_of(t, t.picked[0]) == 21
    assert max(t.cards.vp[one] for one in pickable(t, 0)) <= 4
    seen = cast(dict[str, list[object]], view(GAME, t, 1)["table"])
    assert seen["picked"][0] == {"hidden": None}
    play.answer(0, "pick", ENOUGH)
    play.answer(1, "force", 2)
    assert play.told("fielded")[0][1:3] == (0, 21)
    assert play.told("fielded")[1][1:3] == (1, 25)


def test_S3_a_force_by_chance() -> None:
    """Units are drawn as long as one can be paid."""
    t = new_table()
    assert AT_RANDOM in ways(t, 0)
    drawn = [unit(name) for name in ("usa-m1a2", "usa-m1a1", "usa-m1a1#2", "usa-bradley", "usa-stryker")]
    play = start(t, "choose_forces", [("random-unit", one) for one in drawn])
    play.answer(0, "force", AT_RANDOM)
    play.answer(1, "force", 3)
    assert play.told("fielded")[0] == ("fielded", 0, 25, sorted(drawn))


def test_S4_rows_are_chosen_in_secret_and_close_up() -> None:
    """One unit in row 3 and none in row 2: it stands in row 2. Nothing is seen before both have chosen."""
    t = new_table()
    t.picked = [[unit("usa-m1a1"), unit("usa-m109")], [unit("cn-type80")]]
    play = start(t, "choose_all_rows")
    play.answer(0, "put-in-row", unit("usa-m109"))
    play.answer(0, "put-in-row", ENOUGH)
    assert where(t, "usa-m1a1") == ""
    play.answer(1, "put-in-row", ENOUGH)
    play.answer(1, "put-in-row", ENOUGH)
    assert (where(t, "usa-m1a1"), where(t, "usa-m109"), where(t, "cn-type80")) == ("b1", "b2", "b1")


def test_S5_a_headquarters_makes_the_hand_larger_by_one() -> None:
    """Seven cards without, eight with it in play; in the reserve it does not help."""
    t = battle({"b1": ["usa-m1a1", "usa-m577"]}, ENEMY)
    assert (hand_size(t, 0), hand_size(t, 1)) == (HAND + 1, HAND)


def test_S6_chance_decides_who_begins() -> None:
    """The first seat of either team; then the hands are dealt."""
    t = new_table()
    draws: Results = [("open-terrain", 0), ("first-player", 1), *[("draw", number) for number in range(15)]]
    play = start(t, "complete_setup", draws)
    play.answer(0, "force", 2)
    play.answer(1, "force", 3)
    go_plainly(play)
    assert (t.first, t.turn) == (1, 1)
    assert [len(hand) for hand in t.hand] == [8, 7]


def test_A1_a_row_holds_any_number() -> None:
    """Eleven units of a side in one row."""
    names = ["usa-m1a1", "usa-m1a1#2", "usa-m60a3", "usa-m60a3#2", "usa-m113", "usa-m113#2", "usa-hmmwv", "usa-hmmwv#2", "usa-m901"]
    t = battle({"b1": names}, ENEMY)
    assert len(t.rows[3]) == 9


def test_A2_rows_close_up_when_one_is_empty() -> None:
    """The only unit of row 1 goes to the flank: row 2 moves forward."""
    t = battle({"b1": ["usa-stryker"], "b2": ["usa-m1a1"], "b3": ["usa-m109"]}, ENEMY)
    turn(t, 0, ("act", deed("flank")), ("unit", unit("usa-stryker")), dice=[1, 1, 1, 1])
    assert (where(t, "usa-stryker"), where(t, "usa-m1a1"), where(t, "usa-m109")) == ("f1", "b1", "b2")


def test_A3_spots_of_the_free_move() -> None:
    """Into another area: any row there or a new one behind; inside the area the others close up first."""
    t = battle({"b1": ["usa-m1a1"], "b2": ["usa-m113"], "f1": ["usa-stryker"]}, ENEMY)
    assert spots(t, unit("usa-m1a1"), 0) == [0, 1]
    assert spots(t, unit("usa-m1a1"), 2) == [0]
    assert spots(t, unit("usa-m1a1"), 1) == [STAY, 0, 1]
    assert spots(t, unit("usa-m113"), 1) == [STAY, 0]
    assert spots(t, unit("usa-stryker"), 0) == [STAY]


def test_A4_the_last_unit_does_not_leave_the_breakthrough_area() -> None:
    """With a unit in the flank and one in the middle only the first may go to the terrain."""
    t = battle({"b1": ["usa-m1a1"], "f1": ["usa-stryker"]}, ENEMY)
    assert options(t, 0, ("act", deed("terrain")), until="unit") == [unit("usa-stryker")]


def test_A5_the_acting_unit_has_acted_before_the_roll() -> None:
    """When the enemy is asked for a reaction, the counter lies there."""
    t = battle(FRONT, ENEMY, hand=["cannon"], enemy_hand=["cover"])
    begin(t, 0, ("act", deed("cannon")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), ("move-to", STAY), dice=[9] * 5)
    assert t.acted == [unit("usa-m1a1")]


def test_T1_prepare_is_always_possible_and_there_is_no_pass() -> None:
    """Without cards and with all units acted it is the only action."""
    t = battle({"b1": ["usa-m1a1"]}, ENEMY, acted=["usa-m1a1"])
    assert options(t, 0, until="act") == [deed("prepare")]


def test_T2_units_that_have_acted_do_not_act() -> None:
    """Of two units with cannon only the other one can attack."""
    t = battle({"b1": ["usa-m1a1", "usa-m60a3"]}, ENEMY, hand=["cannon"], acted=["usa-m1a1"])
    assert options(t, 0, ("act", deed("cannon")), until="unit") == [unit("usa-m60a3")]


def test_T3_a_killing_shot_that_wins_comes_before_the_answer() -> None:
    """Close Air Support was played, but the game is over when the unit is destroyed."""
    t = battle(FRONT, ENEMY, hand=["cannon"], enemy_hand=["close-air-support"], hits={"cn-yw531": 3})
    t.victory[0] = [unit(name) for name in ("cn-type99", "cn-type96", "cn-type59", "cn-type59#2", "cn-type83", "cn-type83#2")]
    t.reserve[1] = [one for one in t.reserve[1] if one not in t.victory[0]]
    t.points[0] = price_of(t, t.victory[0])
    play = begin(t, 0, ("act", deed("cannon")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), ("move-to", STAY), dice=[9] * 5)
    play.answer(1, "react", card("close-air-support"))
    assert play.over
    assert t.winner == 0
    assert t.damage == []


def test_T3_a_question_after_the_action_tells_nothing_of_the_hand() -> None:
    """Whoever holds no Engineers is asked too, and can only pass."""
    t = battle(FRONT, ENEMY, hand=["cannon", "cover"])
    act = (("act", deed("cannon")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")))
    assert options(t, 0, *act, until="after", dice=[1] * 5) == [PASS]


def test_P1_prepare() -> None:
    """Cards are discarded, own counters come off, the hand is filled up to seven; the enemy's counters stay."""
    t = battle(FRONT, ENEMY, hand=["cover", "raid"], acted=["usa-m1a1", "cn-type80"])
    raid = next(one for one in t.hand[0] if t.cards.card_ids[one] == "raid")
    draws: Results = [("draw", one) for one in t.deck[:6]]
    turn(t, 0, ("act", deed("prepare")), ("discard", raid), dice=draws)
    assert t.acted == [unit("cn-type80")]
    assert len(t.hand[0]) == 7
    assert t.discard == [raid]


def test_P2_the_discard_pile_becomes_the_deck() -> None:
    """When the last card is drawn; an empty pile waits for the next discards."""
    t = battle(FRONT, ENEMY)
    t.deck, t.discard = [], t.deck
    reshuffle(t)
    assert (len(t.deck), t.discard) == (90, [])
    t.deck = []
    reshuffle(t)
    assert t.deck == []
    t.discard = list(range(90))
    reshuffle(t)
    assert len(t.deck) == 90


def test_R1_cards_pay_with_their_values() -> None:
    """Values 2, 1, 3 and 3 pay 9; without a unit that can be had, nobody stops paying."""
    t = battle(FRONT, ENEMY, hand=["raid", "cover", "counter-fire", "regroup"])
    assert ENOUGH not in options(t, 0, ("act", deed("reinforce")), until="pay")
    play = begin(battle(FRONT, ENEMY, hand=["raid", "cover", "counter-fire", "regroup"]), 0, ("act", deed("reinforce")))
    for name in ("raid", "cover", "counter-fire", "regroup"):
        play.answer(0, "pay", card(name))
    assert play.told("paid")[0][2] == 9


def test_R2_units_come_to_the_breakthrough_area() -> None:
    """Units for at most the value of the cards, un-acted; at least one."""
    t = battle(FRONT, ENEMY, hand=["raid", "cover", "counter-fire", "regroup"])
    pay = [("pay", card(name)) for name in ("raid", "cover", "counter-fire", "regroup")]
    bring = [("bring", unit(name)) for name in ("usa-m113#2", "usa-hmmwv", "usa-m109")]
    rows = [("put-in-row", unit("usa-m109")), ("put-in-row", ENOUGH)]
    turn(t, 0, ("act", deed("reinforce")), *pay, *bring, *rows)
    assert (where(t, "usa-m113#2"), where(t, "usa-hmmwv"), where(t, "usa-m109")) == ("b1", "b1", "b2")
    assert t.acted == []


def test_R3_units_may_change_their_rows_but_not_their_areas() -> None:
    """After a reinforcement the tank of row 1 goes behind; the unit of the flank stays there."""
    t = battle(FRONT | {"f1": ["usa-stryker"]}, ENEMY, hand=["raid"])
    rows = [("put-in-row", ENOUGH)] * 2 + [("rearrange", 1)] + [("put-in-row", ENOUGH)] * 2
    moved = [("put-in-row", ENOUGH), ("put-in-row", unit("usa-m1a1"))]
    play = begin(t, 0, ("act", deed("reinforce")), ("pay", card("raid")), ("bring", unit("usa-hmmwv")), *rows, *moved)
    go_plainly(play)
    assert (where(t, "usa-m1a1"), where(t, "usa-m113"), where(t, "usa-stryker")) == ("b2", "b1", "f1")
