"""R  Combat rounds: emergency defence, retreat, fire, losses, empty buildings, the end of a battle."""

from __future__ import annotations

from games.ares.table_builder import all_cards, cards, empty, find, force, fronts, line_up, names, run, seen, spot, start, table
from senki.engine.shapes import PASS
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    BASE_CARD,
    BETWEEN,
    DEFENDERS,
    NONE,
    SPOT,
    Ares,
    battle_row,
    force_at,
    in_battle,
)
from senki.games.ares.rules.combat import CANNOT_HIT, dice_for, next_group, position_modifier, targets, to_hit, winner_after_round

NO = 0
YES = 1


def duel(attacker: str, count: int, defender: str, defenders: int, where: int = AT_FRONTIER, rounds: int = 6) -> Ares:
    """One force against one."""
    t = table([force(attacker, count)], [force(defender, defenders)])
    line_up(t, [find(t, 0, attacker)], [find(t, 1, defender)], where, rounds)
    return t


# -- R1 ---------------------------------------------------------------------------------------------------------------


def test_R1_cards_from_the_hand_become_base_defence() -> None:
    """Only buildings that make base defence are offered; the card lies face down, and the unit fights at once."""
    t = table([force("trooper", 1)], [force("pebble", 1), force("guardian", 1), empty("sanctum", side=1)], hands=((), ("quake", "pyre")))
    line_up(t, [find(t, 0, "trooper")], [find(t, 1, "guardian")], AT_BASE)
    play = start(t, "emergency_defence", seat=1)
    assert play.asked.options == [PASS, 1, 2]
    card = t.hand[1][1]
    play.answer(1, "emergency", 1).answer(1, "emergency-card", card)
    assert t.base[1].units[1] == 2
    assert t.laid[1] == [card]
    assert seen(t, 0, "laid")[1] == {"hidden": None}
    play.answer(1, "emergency", PASS).finish()


def test_R1_nobody_is_asked_on_the_frontier() -> None:
    t = duel("trooper", 1, "guardian", 1)
    t.hand[1] = [t.deck[1].pop()]
    assert start(t, "combat_rounds").asked.name == "retreat"


def test_R1_1_a_new_force_waits_for_redeployment() -> None:
    """A Ward Stone costs two: with the second card there is a force, which is then placed."""
    t = table([force("trooper", 1)], [force("guardian", 1), empty("sanctum", side=1)], hands=((), ("quake", "pyre")))
    line_up(t, [find(t, 0, "trooper")], [find(t, 1, "guardian")], AT_BASE)
    play = start(t, "combat_rounds").answer(1, "emergency", 1).answer(1, "emergency-card", t.hand[1][0])
    assert not t.reserve[DEFENDERS]
    play.answer(1, "emergency", 1)
    assert t.reserve[DEFENDERS] == [find(t, 1, "ward-stone")]
    assert play.asked.name == "move-to"
    assert play.asked.options == [SPOT.of(BETWEEN, 0), SPOT.of(BETWEEN, 1)]  # no flanking


# -- R3 ---------------------------------------------------------------------------------------------------------------


def test_R3_who_retreats_does_not_fire() -> None:
    """The attacker retreats: only the defender rolls, and has won."""
    t = duel("trooper", 2, "pebble", 2)
    play = run(t, "combat_rounds", dice=[1, 6], answers=[(0, "retreat", YES)])
    assert len(play.told("rolled")) == 1
    assert t.answer == DEFENDERS
    assert t.base[0].units == [1]


def test_R3_the_defender_may_retreat_from_the_frontier_only() -> None:
    t = duel("trooper", 2, "pebble", 2)
    play = start(t, "declare_retreat").answer(0, "retreat", NO)
    assert play.asked.seat == 1
    play.answer(1, "retreat", YES).finish()
    assert t.retreating == DEFENDERS
    t = duel("trooper", 2, "pebble", 2, AT_BASE)
    start(t, "declare_retreat").answer(0, "retreat", NO).finish()


# -- R4 ---------------------------------------------------------------------------------------------------------------


def test_R4_the_highest_initiative_first() -> None:
    """Stealth (3), then Tank and Ember together (2), then Trooper and Pebble (1)."""
    t = table([force("trooper", 1), force("tank", 1), force("stealth", 1)], [force("pebble", 1), force("ember", 1)])
    own = [find(t, 0, unit) for unit in ("trooper", "tank", "stealth")]
    line_up(t, own, [find(t, 1, "pebble"), find(t, 1, "ember"), NONE], AT_FRONTIER)
    groups = []
    while group := next_group(t):
        groups.append(set(group))
        t.fired += group
    assert groups == [{own[2]}, {own[1], find(t, 1, "ember")}, {own[0], find(t, 1, "pebble")}]


def test_R4_1_both_fire_before_losses() -> None:
    """Tank and Ember of the same group destroy each other."""
    t = duel("tank", 1, "ember", 1)
    play = run(t, "fire_group", dice=[1], answers=(), group=(find(t, 0, "tank"), find(t, 1, "ember")))
    assert len(play.told("rolled")) == 1  # one Ember against armour has a to-hit of 0 and no die
    assert [base.units for base in t.base] == [[1], [0], [1], [1]]
    t = duel("rocket", 1, "pebble", 1)
    play = run(t, "fire_group", dice=[1, 1], group=(find(t, 0, "rocket"), find(t, 1, "pebble")))
    assert [base.units for base in t.base[:2]] == [[0], [0]]
    assert [event[1] for event in play.told("rolled")] == [cards().unit_ids.index("rocket"), cards().unit_ids.index("pebble")]


def test_R4_1_the_player_chooses_the_order() -> None:
    t = table([force("trooper", 1), force("rocket", 1)], [force("pebble", 4)])
    own = [find(t, 0, "trooper"), find(t, 0, "rocket")]
    line_up(t, own, [find(t, 1, "pebble"), NONE], AT_FRONTIER)
    play = start(t, "fire_group", dice=[6, 6, 6, 6, 6, 6], group=(*own, find(t, 1, "pebble")))
    assert play.asked.name == "fire"
    play.answer(0, "fire", own[1])
    assert play.told("rolled")[0][1] == cards().unit_ids.index("rocket")


def test_R4_2_positions_of_the_rulebook() -> None:
    """B fires: at E without a modifier, at D and F with -1, at G with -2. E fires at C with -1 only, as nobody faces F.

    The line is D/A, E/B, F/nobody, G/C.
    """
    t = table(
        [force("trooper", 1), force("rocket", 1), force("tank", 1)],
        [force("pebble", 1), force("ember", 1), force("zephyr", 1), force("maelstrom", 1)],
    )
    a, b, c = (find(t, 0, unit) for unit in ("trooper", "rocket", "tank"))
    d, e, f, g = (find(t, 1, unit) for unit in ("pebble", "ember", "zephyr", "maelstrom"))
    line_up(t, [a, b, NONE, c], [d, e, f, g], AT_FRONTIER)
    assert [position_modifier(t, ATTACKERS, b, target) for target in (d, e, f, g)] == [1, 0, 1, 2]
    assert position_modifier(t, DEFENDERS, e, c) == 1


def modifiers_example() -> Ares:
    """Soldier/Mecha, Poison Ivy/Trooper with Bomber behind, nobody/Stealth, Rover/Tank: the only line that fits all numbers printed."""
    t = table(
        [force("mecha", 1), force("trooper", 1), force("stealth", 1), force("tank", 1), force("bomber", 1)],
        [force("soldier", 1), force("poison-ivy", 3), force("rover", 1)],
        factions=("terran", "xenos"),
    )
    own = [find(t, 0, unit) for unit in ("mecha", "trooper", "stealth", "tank")]
    line_up(t, own, [find(t, 1, "soldier"), find(t, 1, "poison-ivy"), NONE, find(t, 1, "rover")], AT_FRONTIER)
    t.flank[ATTACKERS] = [find(t, 0, "bomber")]
    t.behind[ATTACKERS] = [1]
    return t


def test_R4_4_the_modifiers_example() -> None:
    """All numbers that the rulebook prints."""
    t = modifiers_example()
    foes = [find(t, 1, unit) for unit in ("soldier", "poison-ivy", "rover")]
    assert [to_hit(t, ATTACKERS, find(t, 0, "mecha"), foe) for foe in foes] == [3, 1, 2]
    assert [to_hit(t, ATTACKERS, find(t, 0, "bomber"), foe) for foe in foes] == [3, 4, 1]
    assert [to_hit(t, ATTACKERS, find(t, 0, "stealth"), foe) for foe in foes] == [1, 1, 1]
    ivy = foes[1]
    assert to_hit(t, DEFENDERS, ivy, find(t, 0, "tank")) == -1
    assert find(t, 0, "tank") not in targets(t, DEFENDERS, ivy)


def test_R4_3_flanking_forces_are_targets_like_others() -> None:
    """The Bomber flanks in the Poison Ivy's own column: no modifier."""
    t = modifiers_example()
    assert position_modifier(t, DEFENDERS, find(t, 1, "poison-ivy"), find(t, 0, "bomber")) == 0
    assert position_modifier(t, DEFENDERS, find(t, 1, "soldier"), find(t, 0, "bomber")) == 1


def test_R4_4_a_six_always_misses() -> None:
    """A Boulder's 5 against buildings, one more for flanking, is 6; a 6 misses all the same."""
    t = table([force("turret", 3)], [force("pebble", 1), force("boulder", 2)])
    line_up(t, [find(t, 0, "turret")], [find(t, 1, "pebble")], AT_FRONTIER)
    boulder = find(t, 1, "boulder")
    t.flank[DEFENDERS], t.behind[DEFENDERS] = [boulder], [0]
    play = run(t, "fire", dice=[6, 5], side=DEFENDERS, shooter=boulder)
    assert play.told("shot")[0][3:] == (6, 1)


def test_R4_5_zero_hits_with_one_die_for_two_units() -> None:
    """Three Poison Ivies fire at the Bomber with one die; only a 1 hits."""
    t = modifiers_example()
    ivy, bomber = find(t, 1, "poison-ivy"), find(t, 0, "bomber")
    assert to_hit(t, DEFENDERS, ivy, bomber) == 0
    assert dice_for(t, ivy, 0) == 1
    for face, hits in ((1, 1), (2, 0)):
        t = modifiers_example()
        start(t, "fire", dice=[face], side=DEFENDERS, shooter=ivy).answer(1, "target", bomber).finish()
        assert in_battle(t, force_at(0, 4), t.forces.hits) == hits


def test_R4_5_a_single_unit_does_not_fire_at_zero() -> None:
    t = duel("predator", 1, "zephyr", 1)
    assert targets(t, ATTACKERS, find(t, 0, "predator")) == []


def test_R4_6_below_zero_and_x_are_no_targets() -> None:
    t = table([force("trooper", 3), force("tank", 1)], [force("pebble", 1), force("zephyr", 1)])
    line_up(t, [find(t, 0, "trooper"), find(t, 0, "tank")], [find(t, 1, "pebble"), find(t, 1, "zephyr")], AT_FRONTIER)
    assert to_hit(t, ATTACKERS, find(t, 0, "trooper"), find(t, 1, "zephyr")) == -1
    assert to_hit(t, ATTACKERS, find(t, 0, "tank"), find(t, 1, "zephyr")) == CANNOT_HIT
    assert targets(t, ATTACKERS, find(t, 0, "trooper")) == [find(t, 1, "pebble")]


def test_R4_7_hits_too_many_are_lost() -> None:
    """Three hits on one Ember; the building goes back to the base, empty, and is not destroyed."""
    t = duel("trooper", 3, "ember", 1, AT_BASE)
    play = run(t, "fire_group", dice=[1, 1, 1], group=(find(t, 0, "trooper"),))
    assert t.base[1].units == [0]
    assert t.base[1].card != [NONE]
    assert fronts(t) == (["trooper"], ["-"])
    assert play.told("losses")[0][3] == 1


def test_R4_8_the_foremost_flanker_moves_up() -> None:
    """As the rulebook says of its example: without the Troopers the Bombers face the Poison Ivy."""
    t = modifiers_example()
    t.forces.hits[battle_row(t, force_at(0, 1))] = 1
    run_losses(t)
    assert names(t, ATTACKERS) == ["mecha", "bomber", "stealth", "tank"]
    assert t.flank[ATTACKERS] == []


def run_losses(t: Ares) -> None:
    """An initiative group in which nobody fires, so that the hits noted are removed."""
    t.fired = [force_ for side in (0, 1) for force_ in t.front[side]]
    run(t, "fire_group", group=(t.front[0][0],))


def test_R4_9_fire_at_a_base_card() -> None:
    """Two hits destroy one building, the one that the attacker names; start buildings are not among them."""
    t = table([force("tank", 4)], [force("pebble", 1), empty("gale"), empty("pyre"), force("novice-basic", 0)])
    line_up(t, [find(t, 0, "tank")], [find(t, 1, "pebble")], AT_BASE)
    tank = find(t, 0, "tank")
    assert to_hit(t, ATTACKERS, tank, BASE_CARD) == 1  # 2 against buildings, past the Pebble
    play = start(t, "fire", dice=[1, 1, 6, 6], side=ATTACKERS, shooter=tank).answer(0, "target", BASE_CARD)
    assert play.asked.options == [spot(t, 1, "gale"), spot(t, 1, "pyre")]
    play.answer(0, "destroy", spot(t, 1, "pyre")).finish()
    assert t.base[1].card[2] == NONE
    assert t.discard[1] == [all_cards("pyre")[0]]


def test_R4_9_only_attackers_of_a_base_with_empty_buildings() -> None:
    for where, site, offered in ((AT_BASE, "gale", True), (AT_FRONTIER, "gale", False), (AT_BASE, "novice-start-basic", False)):
        t = table([force("tank", 4)], [force("pebble", 1), empty(site)])
        line_up(t, [find(t, 0, "tank")], [find(t, 1, "pebble")], where)
        assert (BASE_CARD in targets(t, ATTACKERS, find(t, 0, "tank"))) == offered


def test_R4_9_a_building_just_emptied_can_be_destroyed() -> None:
    t = duel("tank", 2, "pebble", 1, AT_BASE)
    t.base[1].units = [0]
    t.front[DEFENDERS] = [NONE]
    assert targets(t, ATTACKERS, find(t, 0, "tank")) == [BASE_CARD]
    assert to_hit(t, ATTACKERS, find(t, 0, "tank"), BASE_CARD) == 2


# -- R5 ---------------------------------------------------------------------------------------------------------------


def test_R5_after_the_last_round_the_attacker_has_lost() -> None:
    t = duel("trooper", 1, "boulder", 1, rounds=1)
    play = run(t, "combat_rounds", dice=[6, 6], answers=[(0, "retreat", NO), (1, "retreat", NO)])
    assert t.rounds_left == 0
    assert t.answer == DEFENDERS
    assert len(play.told("round")) == 1


def test_R5_1_rounds_go_on_until_a_side_is_gone() -> None:
    """A miss in the first round, a hit in the second: two rounds, and the marker stands on 4."""
    t = duel("rocket", 1, "pebble", 1)
    no = [(0, "retreat", NO), (1, "retreat", NO)]
    play = run(t, "combat_rounds", dice=[6, 6, 1, 6], answers=[*no, *no])
    assert t.answer == ATTACKERS
    assert len(play.told("round")) == 2
    assert t.rounds_left == 4


def test_R5_2_both_wiped_out_the_defender_wins() -> None:
    t = duel("rocket", 1, "pebble", 1)
    run(t, "combat_rounds", dice=[1, 1], answers=[(0, "retreat", NO), (1, "retreat", NO)])
    assert [base.units for base in t.base[:2]] == [[0], [0]]
    assert t.answer == DEFENDERS
    assert winner_after_round(t) == DEFENDERS
