"""V, O: the end of the game, and the optional rules."""

from __future__ import annotations

from games.land_battles.table_builder import battle, begin, card, deed, go_plainly, hits, new_table, start, terrain, turn, unit, where
from senki.engine.shapes import ENOUGH
from senki.engine.view import view
from senki.games.land_battles import GAME
from senki.games.land_battles.lesson import DICE
from senki.games.land_battles.model import SIDES, goal, owner_of, price_of
from senki.games.land_battles.pack import FORCES, Weapon
from senki.games.land_battles.rules.ending import count_action
from senki.games.land_battles.rules.hits import needed_face, targets
from senki.games.land_battles.rules.replies import screens
from senki.games.land_battles.setup import for_sale

FRONT = {"b1": ["usa-m1a1", "usa-m113", "usa-bradley"]}
ENEMY = {"b1": ["cn-type80", "cn-yw531"]}
FOUR = ("usa", "china", "ussr", "uk")
ALLIES = {"b1": ["usa-m1a1", "ussr-t72"]}
FOES = {"b1": ["cn-yw531", "cn-type80", "uk-fv432"]}


def test_V1_enough_points_win_at_once() -> None:
    """The last two points come from a destroyed carrier."""
    t = battle(FRONT, ENEMY, hand=["barrage"], hits={"cn-yw531": 3})
    t.victory[0] = [unit(name) for name in ("cn-type99", "cn-type96", "cn-type59", "cn-type59#2", "cn-type83", "cn-type62")]
    t.reserve[1] = [one for one in t.reserve[1] if one not in t.victory[0]]
    t.points[0] = price_of(t, t.victory[0])
    play = begin(t, 0, ("act", deed("barrage")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), dice=[9] * 4)
    go_plainly(play)
    assert (t.points[0], t.winner, play.over) == (25, 0, True)


def test_V2_an_empty_breakthrough_area_loses() -> None:
    """The only unit there is destroyed, though another stands on the flank."""
    t = battle(FRONT, {"b1": ["cn-yw531"], "f1": ["cn-type80"]}, hand=["barrage"])
    play = begin(t, 0, ("act", deed("barrage")), ("unit", unit("usa-m1a1")), ("target", unit("cn-yw531")), dice=[9] * 4)
    go_plainly(play)
    assert (t.winner, play.told("broken-through")) == (0, [("broken-through", 0)])


def test_V3_a_game_without_change_ends() -> None:
    """After 60 actions without effect: more points, then more units, else a draw."""
    t = battle(FRONT, ENEMY)
    t.idle = 59
    count_action(t)
    assert t.winner == 0
    t = battle({"b1": ["usa-m113"]}, {"b1": ["cn-type59"]})
    t.actions = 599
    t.changed = True
    count_action(t)
    assert t.winner == SIDES


def test_V3_engineers_are_a_change() -> None:
    """K9: what they move before an action counts with that action, what they move after it with the next."""
    for asked in ("act", "after"):
        t = battle(FRONT, ENEMY, hand=["engineers"] + ["missile"] * 6 + ["cannon"], enemy_hand=["raid"] * 4 + ["cover"] * 3)
        t.idle = 30
        play = begin(t, 0, ("act", deed("engineers"))) if asked == "act" else begin(t, 0, ("act", deed("prepare")))
        if asked == "after":
            go_plainly(play, "after")
            play.answer(0, "after", card("engineers"))
        go_plainly(play, "direction")
        play.answer(0, "direction", 0)
        if asked == "act":
            play.answer(0, "act", deed("prepare"))
        go_plainly(play)
        assert (t.control, t.idle) == (1, 0 if asked == "act" else 31)
        turn(t, 1, ("act", deed("prepare")))
        assert t.idle == (1 if asked == "act" else 0)


def test_O1_rear_rows_are_harder_to_hit_from_afar() -> None:
    """Artillery needs 1 more against row 2 and 2 more against row 3; Close Air Support too; small arms do not."""
    lines = {"b1": ["cn-yw531"], "b2": ["cn-yw531#2"], "b3": ["cn-yw531#3"]}
    t = battle({"b1": ["usa-m109", "usa-m113"]}, lines, long_range=True)
    rows = [unit("cn-yw531"), unit("cn-yw531#2"), unit("cn-yw531#3")]
    gun, carrier = unit("usa-m109"), unit("usa-m113")
    near = 4 - t.cards.modifier[Weapon.ARTILLERY][gun]
    assert [needed_face(t, gun, Weapon.ARTILLERY, one) for one in rows] == [near, near + 1, near + 2]
    assert needed_face(t, carrier, Weapon.SMALL_ARMS, rows[2]) == 4 - t.cards.modifier[Weapon.SMALL_ARMS][carrier]
    t = battle({"b1": ["usa-m1a1"], "b2": ["usa-m109"]}, ENEMY, enemy_hand=["close-air-support"], long_range=True)
    play = begin(t, 0, ("act", deed("artillery")), ("unit", unit("usa-m109")), ("target", unit("cn-yw531")), dice=[1] * 4 + [7, 8, 9])
    go_plainly(play, "react")
    play.answer(1, "react", card("close-air-support"))
    assert hits(t, "usa-m109") == 2


def test_O2_1_seats_alternate_by_team() -> None:
    """Seats 0 and 2 against 1 and 3; the turn goes round."""
    t = battle(ALLIES, FOES, nations=FOUR)
    assert [GAME.side(t, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert len(set(t.nation)) == 4


def test_O2_2_rows_are_shared_and_chosen_openly() -> None:
    """The second player of a team sees where the first stands, and joins the same rows."""
    t = new_table(FOUR)
    t.picked = [[unit("usa-m1a1")], [unit("cn-type80")], [unit("ussr-t72")], [unit("uk-fv432")]]
    play = start(t, "choose_all_rows")
    go_plainly(play)
    assert where(t, "usa-m1a1") == where(t, "ussr-t72") == "b1"
    assert [event[1] for event in play.told("rows-chosen")] == [0, 1, 2, 3]


def test_O2_3_team_mates_are_no_targets() -> None:
    """Only units of the other team; and nobody acts with a mate's units."""
    t = battle(ALLIES, FOES, nations=FOUR, hand=["barrage"])
    assert {owner_of(t, one) for one in targets(t, unit("usa-m1a1"), Weapon.CANNON, False, False)} == {1, 3}
    assert begin(t, 0, ("act", deed("barrage"))).asked.options == [unit("usa-m1a1")]


def test_O2_4_a_team_plays_one_card_the_owner_first() -> None:
    """Both have Cover; the owner of the attacked unit is seat 3, whose card counts. A mate's unit screens nobody."""
    t = battle(ALLIES, FOES, nations=FOUR, hand=["barrage"], enemy_hand=["cover"], hands={3: ["cover"]})
    play = begin(t, 0, ("act", deed("barrage")), ("unit", unit("usa-m1a1")), ("target", unit("uk-fv432")), dice=[9] * 4)
    go_plainly(play, "react")
    assert screens(t, 1) == [unit("cn-yw531"), unit("cn-type80")]
    assert screens(t, 3) == []
    play.answer(1, "react", card("cover"))
    play.answer(3, "react", card("cover", 2))
    go_plainly(play)
    assert play.told("reacts") == [("reacts", 3, card("cover", 2))]
    assert t.hand[1] == [card("cover")]


def test_O2_5_points_and_counters_are_the_teams() -> None:
    """Seat 2 manoeuvres; the counters help seat 0."""
    t = battle(ALLIES, FOES, nations=FOUR)
    turn(t, 2, ("act", deed("flank")), ("unit", unit("ussr-t72")), dice=[8, 8, 1, 1])
    assert t.superior == [2, 0]
    assert GAME.scores(t) == [0, 0, 0, 0]


def test_O2_6_a_team_needs_25_for_each_enemy() -> None:
    """50 with four, 75 with six."""
    assert goal(new_table(FOUR)) == 50
    assert goal(new_table((*FOUR, "israel", "arab"))) == 75


def test_O2_7_a_player_without_units_stays() -> None:
    """He prepares and reinforces."""
    t = battle({"b1": ["ussr-t72"]}, FOES, nations=FOUR, hand=["raid"])
    play = begin(t, 0)
    assert play.asked.options == [deed("prepare"), deed("reinforce")]


def test_O3_1_action_cards_for_six_points_one_of_each_kind() -> None:
    """After a force of 20 VP up to 5 are left; a kind that a mate has bought is gone."""
    t = new_table(FOUR, reserve_cards=True)
    t.picked[2] = [unit(name) for name in ("ussr-t72", "ussr-t72#2", "ussr-t64b", "ussr-2s1")]
    t.buying[0] = [card("overrun")]
    kinds = [t.cards.card_ids[one] for one in for_sale(t, 2)]
    assert "overrun" not in kinds
    assert "regroup" in kinds
    t.buying[2] = [card("cover"), card("overwatch")]
    assert {t.cards.reinforcement[one] for one in for_sale(t, 2)} <= {1, 2, 3}
    assert all(one > card("overwatch") for one in for_sale(t, 2))


def test_O3_2_bought_cards_lie_face_down() -> None:
    """The number is open, the faces are hidden from the enemy."""
    t = new_table(reserve_cards=True)
    play = start(t, "choose_forces")
    play.answer(0, "force", 0).answer(0, "pick", unit("usa-m1a1")).answer(0, "pick", ENOUGH)
    play.answer(0, "buy", card("overrun")).answer(0, "buy", ENOUGH)
    play.answer(1, "force", 2)
    assert t.kept[0] == [card("overrun")]
    assert card("overrun") not in t.deck
    table = view(GAME, t, 1)["table"]
    assert isinstance(table, dict)
    assert table["kept"][0] == {"hidden": 1}


def test_O3_3_reserve_cards_are_played_but_do_not_pay() -> None:
    """An attack with a reserve card; it counts neither for reinforcements nor for the hand."""
    t = battle(FRONT, ENEMY, reserve_cards=True)
    t.deck.remove(card("cannon"))
    t.kept[0] = [card("cannon")]
    play = begin(t, 0)
    assert deed("reinforce") not in play.asked.options
    assert deed("cannon") in play.asked.options
    play.answer(0, "act", deed("cannon"))
    assert (t.kept[0], t.aside) == ([], [card("cannon")])


def test_O3_4_the_goal_stays_25() -> None:
    """Whatever was spent on cards."""
    assert goal(new_table(reserve_cards=True)) == 25


def test_O4_the_second_player_draws_two_more() -> None:
    """Nine cards instead of seven."""
    t = new_table(second_hand=True)
    draws = [("open-terrain", 0), ("first-player", 0), *[("draw", number) for number in range(16)]]
    play = start(t, "complete_setup", draws)
    play.answer(0, "force", 3).answer(1, "force", 3)
    go_plainly(play)
    assert [len(hand) for hand in t.hand] == [7, 9]


def test_O5_both_play_the_same_nation() -> None:
    """Each with a set of cards of its own."""
    t = new_table(("usa", "usa"))
    assert t.reserve[1] == [one + FORCES for one in t.reserve[0]]
    assert owner_of(t, t.reserve[1][0]) == 1


def test_O6_team_mates_see_each_others_hands() -> None:
    """Seat 2 sees the hand of seat 0, seat 1 does not."""
    t = battle(ALLIES, FOES, nations=FOUR, hand=["cover"], open_hands=True)
    seen = [view(GAME, t, seat)["table"] for seat in (1, 2)]
    assert isinstance(seen[0], dict)
    assert isinstance(seen[1], dict)
    assert seen[1]["hand"][0] == [card("cover")]
    assert seen[0]["hand"][0] != [card("cover")]


def test_O7_lesson_is_the_example_of_play() -> None:
    """Both sides do what the game's weights say: points, counters and hits as the rulebook has them, action by action; no die is thrown."""
    told = {
        1: ([0, 0], [2, 0], 0, {}),
        2: ([0, 0], [2, 0], 0, {"usa-m1a1": 1}),
        3: ([2, 0], [2, 0], 0, {"usa-m1a1": 1, "usa-m901": 2}),
        5: ([2, 4], [2, 0], 0, {"usa-m1a1": 1, "usa-m901": 2}),
        6: ([2, 4], [2, 0], -2, {"usa-m1a1": 1, "usa-m901": 2, "cn-wz523": 2}),
        7: ([2, 4], [2, 0], -2, {"usa-m1a1": 1, "usa-m901": 2, "cn-wz523": 2, "cn-type80": 1}),
        8: ([2, 4], [0, 0], -2, {"usa-m1a1": 1, "usa-m901": 2, "cn-wz523": 2, "cn-type80": 1}),
    }
    t = new_table(lesson=True)
    play = start(t, "game", [("open-terrain", terrain("forest"))])
    while t.actions < 8 or play.asked.name != "act":
        asked = play.asked
        if asked.name == "act" and t.actions in told:
            points, superior, control, damage = told[t.actions]
            assert (t.points, t.superior, t.control) == (points, superior, control), t.actions
            assert {t.cards.unit_ids[one]: t.damage.count(one) for one in t.damage} == damage, t.actions
        weights = GAME.weights(t)
        play.answer(asked.seat, asked.name, t.options[weights.index(max(weights))])
    assert (t.superior, t.rolled, len(t.hand[0])) == ([0, 0], len(DICE), 1)


def test_O7_lesson_leaves_the_players_free() -> None:
    """Whoever does something else meets the same dice, and an enemy that goes on as it sees fit."""
    t = new_table(lesson=True)
    play = start(t, "game", [])
    play.answer(0, "act", deed("barrage")).answer(0, "unit", unit("usa-m1a1")).answer(0, "target", unit("cn-type80"))
    go_plainly(play, "react")
    assert t.dice == list(DICE[:4])
    weights = GAME.weights(t)
    assert len(weights) == len(t.options)
    assert max(weights) > 0
