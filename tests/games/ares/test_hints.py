"""What computer players are told of The Ares Project: answers that use nothing hidden, and that a sensible player would give."""

from __future__ import annotations

import pytest

from games.ares.table_builder import Play, attack, empty, find, force, line_up, start, table
from senki.engine.chance import Rng, Seeded
from senki.engine.determinize import determinize
from senki.engine.playout import start_game
from senki.engine.position import state_hash
from senki.engine.shapes import PASS
from senki.engine.table import Table
from senki.games.ares import GAME
from senki.games.ares.hints.forces import ALL_FORCES, army, chance_to_win, root
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    DEEP,
    DEEP_STRIKE,
    NONE,
    NORMAL,
    NORMAL_ATTACK,
    SCORE,
    TAKE_FRONTIER,
)

SETTINGS = (
    (2, {"mode": "basic"}),
    (2, {"mode": "full"}),
    (2, {"mode": "full", "faction": "xenos,colossus"}),
    (4, {"mode": "teams"}),
)


def weighed(play: Play) -> dict[int, int]:
    """The options of the open question with their weights."""
    return dict(zip(play.t.options, GAME.weights(play.t), strict=True))


def liked(play: Play) -> int:
    """The option of the most weight."""
    found = weighed(play)
    return max(found, key=lambda option: found[option])


class Watched(Seeded):
    """Plays sensibly, and now and then looks at the same question on tables that the seat cannot tell from the true one."""

    def __init__(self, rng: Rng, every: int) -> None:
        super().__init__(rng)
        self.every = every
        self.asked = 0
        self.looks = 0

    def pick(self, table: Table) -> int:
        if len(table.options) == 1:
            return table.options[0]
        self.asked += 1
        weights = GAME.weights(table)
        assert len(weights) in (0, len(table.options))
        if self.asked % self.every == 0:
            self.look(table, weights)
        if sum(weights) == 0:
            return table.options[self.rng.below(len(table.options))]
        most = max(weights)
        return next(option for option, weight in zip(table.options, weights, strict=True) if weight == most)

    def look(self, table: Table, weights: list[int]) -> None:
        self.looks += 1
        before = state_hash(GAME, table)
        copy = determinize(GAME, table, table.seat, Rng(self.asked))
        copy.turn_to(table.seat)
        assert GAME.weights(copy) == weights, GAME.info.questions[table.key].name
        assert 0 <= GAME.evaluate(copy, table.seat) <= 1000
        assert state_hash(GAME, table) == before


@pytest.mark.parametrize("seats, options", SETTINGS)
def test_weights_use_nothing_hidden_and_change_nothing(seats: int, options: dict[str, str]) -> None:
    """Whole games: on tables that the seat cannot tell from the true one the weights are the same."""
    setup = GAME.setup(seats, options, GAME.load_pack(None))
    driver = Watched(Rng(5), 7)
    start_game(setup, GAME.first(setup), driver)
    assert driver.looks > 10


def test_square_roots() -> None:
    assert [root(number) for number in (0, 1, 2, 3, 4, 8, 9, 10_000, 10_200, 10_201)] == [0, 1, 1, 1, 2, 2, 3, 100, 100, 101]


def test_the_larger_army_wins() -> None:
    """Equal armies: the defenders are ahead, because the rounds are counted; twice as many attackers are nearly sure to win."""
    few, many = (army(table([force("trooper", count)], []), 0, ALL_FORCES) for count in (2, 4))
    assert chance_to_win(few, few, 6) < 500 < chance_to_win(many, few, 6)
    assert chance_to_win(few, many, 6) < 100
    assert chance_to_win([], few, 6) == 0


def test_nobody_beats_what_cannot_be_hit() -> None:
    """Heavy Tanks have an X against air."""
    t = table([force("heavy-tank", 4)], [force("zephyr", 1)])
    assert chance_to_win(army(t, 0, ALL_FORCES), army(t, 1, ALL_FORCES), 6) < 200


# -- turns ------------------------------------------------------------------------------------------------------------


def test_the_neutral_frontier_is_claimed_with_units_only() -> None:
    ready = start(table([force("trooper", 3)], [], hands=(("terran-standard",),)), "plan_play", seat=0)
    assert ready.asked.name == "use-as"
    assert liked(ready) == TAKE_FRONTIER
    bare = start(table([empty("barracks")], [], hands=(("terran-standard",),)), "plan_play", seat=0)
    assert weighed(bare)[TAKE_FRONTIER] == 0


def test_a_weak_base_is_attacked_and_a_strong_one_is_not() -> None:
    strong, weak = [force("trooper", 4), force("tank", 4), force("mobile-aa", 4)], [force("trooper", 1)]
    for ours, theirs, wanted in ((strong, [force("pebble", 1)], NORMAL), (weak, [force("boulder", 4), force("inferno", 4)], SCORE)):
        play = start(table(ours, theirs, holder=0, hands=(("terran-standard",),)), "plan_play", seat=0)
        assert liked(play) == wanted


def test_nobody_strikes_deep_without_a_striker() -> None:
    """A3.7: it brings no point. Nor is a frontier attacked with nothing but base defence (A3.5)."""
    t = table([force("trooper", 4), force("tank", 4)], [force("pebble", 4)], holder=1, hands=(("terran-standard",),))
    assert weighed(start(t, "plan_play", seat=0))[DEEP] == 0
    t = table([force("turret", 4), empty("barracks")], [force("pebble", 1)], holder=1, hands=(("terran-standard",),))
    found = weighed(start(t, "plan_play", seat=0))
    assert found[DEEP] == found[NORMAL] == 0


def test_resources_go_where_they_become_units() -> None:
    """A full building gets no more."""
    play = start(table([force("trooper", 4), force("tank", 1)], [], hands=(("resupply",),)), "plan_play", seat=0)
    play.answer(0, "use-as", liked(play))
    assert play.asked.name == "put-on"
    assert weighed(play)[0] == 0 < weighed(play)[1]


# -- battles ----------------------------------------------------------------------------------------------------------


def test_a_hopeless_battle_is_left() -> None:
    for attackers, defenders, retreats in ((1, 4, 1), (4, 1, 0)):
        t = table([force("trooper", attackers)], [force("boulder", defenders)])
        line_up(t, [find(t, 0, "trooper")], [find(t, 1, "boulder")], AT_FRONTIER)
        play = start(t, "declare_retreat")
        assert (play.asked.seat, liked(play)) == (0, retreats)


def test_emergency_defence_only_in_danger() -> None:
    for attackers, passes in ((4, False), (1, True)):
        t = table([force("heavy-tank", attackers)], [force("guardian", 1), force("boulder", 3)], hands=((), ("quake", "pyre")))
        if passes:
            t.base[0].units[0] = 1
            t.base[1].units[1] = 4
        line_up(t, [find(t, 0, "heavy-tank")], [find(t, 1, "boulder"), find(t, 1, "guardian")], AT_BASE)
        t.front[0].append(NONE)
        play = start(t, "emergency_defence", seat=1)
        assert (liked(play) == PASS) == passes


def test_the_defender_gives_way_only_to_far_more() -> None:
    for attackers, stand in (
        ([force("trooper", 1)], AT_FRONTIER),
        ([force("heavy-tank", 4), force("tank", 4), force("rocket", 4)], AT_BASE),
    ):
        t = table(attackers, [force("pebble", 2)], holder=1)
        attack(t, 0, 1, NORMAL_ATTACK)
        play = start(t, "battle")
        assert play.asked.name == "defend"
        assert liked(play) == stand


def test_fire_goes_where_it_hits() -> None:
    """Tanks hit armour on 3 or more and infantry on less; air they cannot hit at all, so it is not offered."""
    t = table([force("tank", 3)], [force("maelstrom", 3), force("mist", 3)])
    line_up(t, [find(t, 0, "tank"), NONE], [find(t, 1, "maelstrom"), find(t, 1, "mist")], AT_FRONTIER)
    play = start(t, "fire", side=0, shooter=find(t, 0, "tank"))
    assert liked(play) == find(t, 1, "maelstrom")


# -- standing ---------------------------------------------------------------------------------------------------------


def test_units_points_and_the_frontier_count() -> None:
    even, more = (table([force("trooper", count)], [force("pebble", 2)]) for count in (2, 4))
    holding = table([force("trooper", 2)], [force("pebble", 2)], holder=0)
    assert GAME.evaluate(even, 0) == GAME.evaluate(even, 1)
    for better in (more, holding):
        assert GAME.evaluate(better, 0) > GAME.evaluate(even, 0) > GAME.evaluate(better, 1)


def test_a_base_about_to_fall_is_nearly_lost() -> None:
    t = table([force("heavy-tank", 4)], [force("guardian", 1)])
    attack(t, 0, 1, DEEP_STRIKE)
    before = GAME.evaluate(t, 1)
    line_up(t, [find(t, 0, "heavy-tank")], [find(t, 1, "guardian")], AT_BASE)
    assert GAME.evaluate(t, 1) < before
    assert GAME.evaluate(t, 0) > 850
