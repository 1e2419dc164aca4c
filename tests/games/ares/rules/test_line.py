"""L, R2  Placement by turns, scouting, base cards, redeployment."""

from __future__ import annotations

from games.ares.table_builder import Play, find, force, fronts, line_up, names, start, table
from senki.games.ares.model import AT_BASE, AT_FRONTIER, ATTACKERS, BETWEEN, DEFENDERS, LEFT, NONE, RIGHT, SPOT, Ares
from senki.games.ares.rules.combat import flanking_bonus
from senki.games.ares.rules.line import MOVE, STAY, unengaged
from senki.games.ares.rules.strength import scouting


def placing(attackers: list[tuple[str, int]], defenders: list[tuple[str, int]], where: int = AT_FRONTIER) -> Ares:
    """A battle before placement."""
    t = table([force(unit, count) for unit, count in attackers], [force(unit, count) for unit, count in defenders])
    line_up(t, [], [], where)
    t.reserve = [[find(t, 0, unit) for unit, _ in attackers], [find(t, 1, unit) for unit, _ in defenders]]
    return t


def put(play: Play, seat: int, question: str, unit: str, end: int = NONE) -> None:
    play.answer(seat, question, find(play.t, seat, unit))
    if end != NONE:
        play.answer(seat, "place-end", end)


def test_L1_first_example_of_the_rulebook() -> None:
    """Cody attacks with three forces, John has four, nobody scouts: 1, then 2, then 2, then the last 2."""
    t = placing([("trooper", 1), ("rocket", 1), ("tank", 1)], [("pebble", 1), ("ember", 1), ("zephyr", 1), ("maelstrom", 1)])
    play = start(t, "place_forces")
    put(play, 0, "place-next", "trooper")
    put(play, 1, "place-against", "pebble")
    put(play, 1, "place-next", "ember", RIGHT)
    put(play, 0, "place-against", "rocket")  # and of one force left, only the end is asked
    play.answer(0, "place-end", RIGHT)
    put(play, 1, "place-against", "zephyr")
    play.answer(1, "place-end", RIGHT).finish()
    assert fronts(t) == (["trooper", "rocket", "tank", "-"], ["pebble", "ember", "zephyr", "maelstrom"])
    assert unengaged(t, DEFENDERS) == [find(t, 1, "maelstrom")]


def test_L1_1_the_rest_goes_to_the_ends() -> None:
    """The attacker has one force; the defender matches it and puts the others where they like."""
    t = placing([("trooper", 1)], [("pebble", 1), ("ember", 1), ("zephyr", 1)])
    play = start(t, "place_forces")
    put(play, 1, "place-against", "ember")
    put(play, 1, "place-next", "zephyr", LEFT)
    play.answer(1, "place-end", RIGHT).finish()
    assert fronts(t) == (["-", "trooper", "-"], ["zephyr", "ember", "pebble"])


def test_L1_1_too_few_to_match_all() -> None:
    """Stealth scouts: the defender places two first, and the attacker's only force is set against either of them."""
    t = placing([("stealth", 1)], [("pebble", 1), ("ember", 1)])
    play = start(t, "place_forces")
    put(play, 1, "place-next", "pebble")
    play.answer(1, "place-end", RIGHT)
    assert play.asked.options == [find(t, 1, "pebble"), find(t, 1, "ember")]
    play.answer(0, "match-whom", find(t, 1, "ember")).finish()
    assert fronts(t) == (["-", "stealth"], ["pebble", "ember"])


def test_L2_difference_of_three() -> None:
    """Stealth scouts 2 and the Scout Car 1, however many units they have: the defender places three forces first."""
    t = placing([("stealth", 3), ("scout-car", 2), ("trooper", 1)], [("pebble", 1), ("ember", 1), ("zephyr", 1), ("maelstrom", 1)], AT_BASE)
    assert scouting(t, ATTACKERS) == 3
    play = start(t, "place_forces")
    for unit, end in (("pebble", NONE), ("ember", RIGHT), ("zephyr", RIGHT)):
        put(play, 1, "place-next", unit, end)
    for unit in ("trooper", "stealth"):
        put(play, 0, "place-against", unit)
    play.answer(1, "place-end", LEFT).finish()
    assert fronts(t) == (["-", "trooper", "stealth", "scout-car"], ["maelstrom", "pebble", "ember", "zephyr"])


def test_L2_second_example_of_the_rulebook() -> None:
    """John has two less scouting: he places two forces, Cody three, then John his remaining two and the base cards."""
    t = placing([("stealth", 1), ("trooper", 1), ("tank", 1)], [("pebble", 1), ("ember", 1), ("zephyr", 1), ("maelstrom", 1)], AT_BASE)
    play = start(t, "place_forces")
    put(play, 1, "place-next", "pebble")
    put(play, 1, "place-next", "ember", RIGHT)
    put(play, 0, "place-against", "stealth")
    put(play, 0, "place-against", "trooper")
    play.answer(0, "place-end", LEFT)
    put(play, 1, "place-against", "maelstrom")
    play.answer(1, "place-end", RIGHT).finish()
    assert fronts(t) == (["tank", "stealth", "trooper", "-"], ["maelstrom", "pebble", "ember", "zephyr"])
    assert ("base-cards", 1) in play.events


def test_L3_base_cards_only_at_the_base() -> None:
    for where, wanted in ((AT_BASE, 1), (AT_FRONTIER, 0)):
        t = placing([("trooper", 1)], [("pebble", 1)], where)
        play = start(t, "place_forces").finish()
        assert len(play.told("base-cards")) == wanted


# -- R2 ---------------------------------------------------------------------------------------------------------------


def spare_defender(unit: str = "ember") -> Ares:
    """Trooper against Pebble, Tank against Boulder, and one defender without an enemy at the right end."""
    t = table([force("trooper", 2), force("tank", 2)], [force("pebble", 2), force("boulder", 1), force(unit, 2)])
    line_up(
        t,
        [find(t, 0, "trooper"), find(t, 0, "tank"), NONE],
        [find(t, 1, "pebble"), find(t, 1, "boulder"), find(t, 1, unit)],
        AT_FRONTIER,
    )
    return t


def test_R2_a_force_without_an_enemy_may_move_or_stay() -> None:
    t = spare_defender()
    play = start(t, "redeploy")
    assert play.asked.seat == 1
    assert play.asked.options == [STAY, MOVE]
    play.answer(1, "redeploy", STAY).finish()
    assert names(t, DEFENDERS) == ["pebble", "boulder", "ember"]


def test_R2_nobody_is_asked_when_all_are_engaged() -> None:
    t = table([force("trooper", 2)], [force("pebble", 2)])
    line_up(t, [find(t, 0, "trooper")], [find(t, 1, "pebble")], AT_FRONTIER)
    start(t, "redeploy").finish()


def test_R2_1_flanking_gives_one_more() -> None:
    """Behind the Pebble; the column that is left empty closes."""
    t = spare_defender()
    ember = find(t, 1, "ember")
    start(t, "redeploy").answer(1, "redeploy", MOVE).answer(1, "move-to", 0).finish()
    assert t.flank[DEFENDERS] == [ember]
    assert t.behind[DEFENDERS] == [0]
    assert fronts(t) == (["trooper", "tank"], ["pebble", "boulder"])
    assert flanking_bonus(t, DEFENDERS, ember) == 1
    assert flanking_bonus(t, DEFENDERS, find(t, 1, "pebble")) == 0


def test_R2_1_nobody_flanks_behind_a_force_without_an_enemy() -> None:
    """With two spare forces, neither may go behind the other; and one that stands so must move."""
    t = spare_defender()
    t.flank[DEFENDERS] = [find(t, 1, "boulder")]
    t.front = [[find(t, 0, "trooper"), NONE], [find(t, 1, "pebble"), find(t, 1, "ember")]]
    t.behind[DEFENDERS] = [1]
    play = start(t, "redeploy")
    assert play.asked.name == "move-force"
    play.answer(1, "move-force", find(t, 1, "ember"))
    assert play.asked.options == [0, SPOT.of(BETWEEN, 0), SPOT.of(BETWEEN, 1)]
    play.answer(1, "move-to", SPOT.of(BETWEEN, 1))
    assert play.asked.options == [0, SPOT.of(BETWEEN, 0), SPOT.of(BETWEEN, 1), SPOT.of(BETWEEN, 2)]


def test_R2_2_between_two_columns() -> None:
    """The others move apart; there is no bonus."""
    t = spare_defender()
    start(t, "redeploy").answer(1, "redeploy", MOVE).answer(1, "move-to", SPOT.of(BETWEEN, 1)).finish()
    assert fronts(t) == (["trooper", "-", "tank"], ["pebble", "ember", "boulder"])
    assert flanking_bonus(t, DEFENDERS, find(t, 1, "ember")) == 0


def test_R2_3_both_sides_place_anew() -> None:
    """Trooper and Ember have nobody opposite: both leave the line; the attacker places first, as nobody scouts."""
    t = table([force("trooper", 2), force("tank", 2)], [force("pebble", 2), force("ember", 2)])
    line_up(t, [find(t, 0, "trooper"), find(t, 0, "tank"), NONE], [NONE, find(t, 1, "pebble"), find(t, 1, "ember")], AT_FRONTIER)
    play = start(t, "redeploy")
    assert play.asked.name == "place-end"
    assert play.asked.seat == 0
    play.answer(0, "place-end", RIGHT).finish()
    assert fronts(t) == (["tank", "trooper"], ["pebble", "ember"])
    assert play.told("both-redeploy")


def test_R2_3_scouting_is_counted_anew_and_extra_forces_redeploy() -> None:
    """The attackers' Stealth is in the battle: the defender places first. The attackers' second spare force may flank at once."""
    t = table([force("trooper", 2), force("tank", 2), force("stealth", 1)], [force("pebble", 2), force("ember", 2)])
    line_up(
        t,
        [find(t, 0, "trooper"), find(t, 0, "tank"), find(t, 0, "stealth"), NONE],
        [NONE, find(t, 1, "pebble"), NONE, find(t, 1, "ember")],
        AT_FRONTIER,
    )
    play = start(t, "redeploy").answer(1, "place-end", LEFT)
    play.answer(0, "place-against", find(t, 0, "trooper"))
    assert play.asked.name == "move-to"
    play.answer(0, "move-to", 0).finish()
    assert fronts(t) == (["trooper", "tank"], ["ember", "pebble"])
    assert t.flank[ATTACKERS] == [find(t, 0, "stealth")]


def test_R2_4_no_place_opposite_a_base_card() -> None:
    """The places at the ends of the line are inside the base cards: there are as many gaps as columns and one more."""
    t = spare_defender()
    t.battleground = AT_BASE
    play = start(t, "redeploy").answer(1, "redeploy", MOVE)
    assert play.asked.options == [0, 1, SPOT.of(BETWEEN, 0), SPOT.of(BETWEEN, 1), SPOT.of(BETWEEN, 2)]
