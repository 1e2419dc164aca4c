"""B  Tough, shield, scouting, deep strike, base defence, rerolls, no flanking."""

from __future__ import annotations

import pytest

from games.ares.table_builder import Play, construct, empty, find, force, line_up, of_places, start, table
from senki.engine.shapes import PASS
from senki.games.ares.model import AT_BASE, AT_FRONTIER, ATTACKERS, BETWEEN, NONE, SPOT, Ares, battle_row, force_at
from senki.games.ares.rules.battle import attacking_forces, defending_forces
from senki.games.ares.rules.combat import flanking_bonus
from senki.games.ares.rules.line import spots
from senki.games.ares.rules.losses import take_hits
from senki.games.ares.rules.results import end_battle
from senki.games.ares.rules.strength import scouting


def hit(t: Ares, seat: int, hits: int) -> None:
    t.forces.hits[battle_row(t, force_at(seat, 0))] = hits
    take_hits(t, force_at(seat, 0))


@pytest.mark.parametrize("volleys, units, damaged", [([1], 3, 1), ([2], 2, 0), ([3], 2, 1), ([1, 1], 2, 0), ([1, 2], 2, 1), ([7], 0, 0)])
def test_B1_two_hits_for_a_tough_unit(volleys: list[int], units: int, damaged: int) -> None:
    """Three Boulders: never more than one of them is damaged."""
    t = table([], [force("boulder", 3)])
    line_up(t, [], [], AT_BASE)
    for hits in volleys:
        hit(t, 1, hits)
    assert t.base[1].units == [units]
    assert of_places(t, 1, t.forces.damaged) == [damaged]


def test_B1_damage_is_healed_after_the_battle() -> None:
    t = table([force("trooper", 1)], [force("boulder", 2)])
    line_up(t, [find(t, 0, "trooper")], [find(t, 1, "boulder")], AT_BASE)
    hit(t, 1, 1)
    end_battle(t)
    assert t.base[1].units == [2]
    assert len(t.forces) == 0


def test_B2_the_shield_example() -> None:
    """Three Void Rips with shield 1 take three hits: the shield and two units."""
    t = table([], [force("void-rip", 3)])
    construct(t, 1)
    assert of_places(t, 1, t.forces.shield) == [1]
    hit(t, 1, 3)
    assert t.base[1].units == [1]
    assert of_places(t, 1, t.forces.shield) == [0]
    hit(t, 1, 1)
    assert t.base[1].units == [0]


def test_B2_renewed_in_construction_only() -> None:
    t = table([], [force("void-rip", 3)])
    construct(t, 1)
    hit(t, 1, 1)
    assert of_places(t, 1, t.forces.shield) == [0]
    construct(t, 1)
    assert of_places(t, 1, t.forces.shield) == [1]


def test_B2_a_force_of_emergency_defence_has_its_shield() -> None:
    t = table([], [empty("sanctum", side=1)])
    construct(t, 1)
    assert of_places(t, 1, t.forces.shield) == [1]


def test_B3_each_force_counts_once() -> None:
    """Four Stealth units scout 2, not 8; those at home do not count."""
    t = table([force("stealth", 4), force("scout-car", 1)], [])
    line_up(t, [find(t, 0, "stealth")], [NONE], AT_FRONTIER)
    assert scouting(t, ATTACKERS) == 2
    t.reserve[ATTACKERS] = [find(t, 0, "scout-car")]
    assert scouting(t, ATTACKERS) == 3


def test_B4_deep_strike() -> None:
    t = table([force("stealth", 1), force("tank", 1)], [])
    t.attacker, t.defender = 0, 1
    assert attacking_forces(t, True) == [find(t, 0, "stealth")]


def test_B5_base_defence_fights_at_home_only() -> None:
    t = table([force("turret", 2)], [force("guardian", 2)])
    t.attacker, t.defender = 0, 1
    assert attacking_forces(t, False) == []
    t.battleground = AT_FRONTIER
    assert defending_forces(t) == []
    t.battleground = AT_BASE
    assert defending_forces(t) == [find(t, 1, "guardian")]


def rolling(rerolls: int, faces: list[int]) -> Play:
    """Three Troopers fire at three Embers (to hit 2), with rerolls."""
    t = table([force("trooper", 3)], [force("ember", 3)])
    line_up(t, [find(t, 0, "trooper")], [find(t, 1, "ember")], AT_FRONTIER)
    t.rerolls[0] = rerolls
    return start(t, "fire", dice=faces, side=ATTACKERS, shooter=find(t, 0, "trooper"))


def test_B6_no_die_is_rolled_again_twice() -> None:
    """One die after the other, each once, and the reroll is used up."""
    play = rolling(2, [5, 6, 1, 5, 2])
    assert play.asked.options == [PASS, 0, 1, 2]
    play.answer(0, "reroll", 0)
    assert play.asked.options == [PASS, 1, 2]
    play.answer(0, "reroll", 1).finish()
    assert play.t.dice == [5, 2, 1]
    assert play.t.rerolls[0] == 0
    assert of_places(play.t, 1, play.t.forces.hits) == [2]


def test_B6_a_reroll_may_be_kept() -> None:
    play = rolling(1, [5, 6, 1]).answer(0, "reroll", PASS).finish()
    assert play.t.rerolls[0] == 1


def test_B6_nobody_is_asked_without_rerolls_or_misses() -> None:
    rolling(0, [5, 6, 1]).finish()
    rolling(2, [1, 2, 1]).finish()


def test_B7_no_flanking() -> None:
    """A Turret may not go behind the Trooper, and who stands behind a Turret has no bonus."""
    t = table([force("turret", 1), force("stealth", 1), force("trooper", 1)], [force("pebble", 1), force("ember", 1)])
    line_up(t, [find(t, 0, "turret"), find(t, 0, "trooper")], [find(t, 1, "pebble"), find(t, 1, "ember")], AT_BASE)
    assert spots(t, ATTACKERS, find(t, 0, "turret")) == [SPOT.of(BETWEEN, 0), SPOT.of(BETWEEN, 1), SPOT.of(BETWEEN, 2)]
    assert spots(t, ATTACKERS, find(t, 0, "stealth")) == [0, 1, SPOT.of(BETWEEN, 0), SPOT.of(BETWEEN, 1), SPOT.of(BETWEEN, 2)]
    t.flank[ATTACKERS] = [find(t, 0, "stealth")]
    for column, bonus in ((0, 0), (1, 1)):
        t.behind[ATTACKERS] = [column]
        assert flanking_bonus(t, ATTACKERS, find(t, 0, "stealth")) == bonus
