"""COL  Colossus."""

from __future__ import annotations

import pytest

from games.ares.table_builder import (
    all_cards,
    attach,
    attack,
    discard,
    empty,
    find,
    force,
    in_base,
    line_up,
    order,
    put_on,
    run,
    spot,
    start,
    table,
    take,
)
from senki.engine.shapes import PASS
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACKERS,
    BASE_CARD,
    DEEP_STRIKE,
    FULL,
    GOAL,
    IN_RAID,
    NONE,
    NORMAL_ATTACK,
    ON_UPGRADE,
    RESOURCE,
    battle_row,
    can_be_destroyed,
    force_at,
    in_battle,
    place_of,
)
from senki.games.ares.pack import (
    AFTER_CONSTRUCTIONS,
    AFTER_PLACEMENT,
    BEFORE_FIRE,
    BEFORE_LOSSES,
    INFANTRY,
    ROUND_END,
)
from senki.games.ares.rules.battle import attacking_forces
from senki.games.ares.rules.combat import emergency_places
from senki.games.ares.rules.places import attach_places, building_places, resource_goals, uses
from senki.games.ares.rules.results import end_battle
from senki.games.ares.rules.strength import initiative, rating, scouting

NO = 0
CT = ("colossus", "terran")


def test_COL1_slots() -> None:
    """Arms 4 and 5, shoulders 6 and 7, chest 8, legs 9, back 10. A weapon with a cost needs its stack first."""
    t = table([], [], factions=CT, mode=FULL)
    assert building_places(t, 0, take(t, 0, "blade-arm")) == [4, 5]
    assert building_places(t, 0, take(t, 0, "missile-rack")) == [6, 7]
    assert building_places(t, 0, take(t, 0, "treads")) == [9]
    assert building_places(t, 0, take(t, 0, "auxiliary-reactor")) == [10]
    assert building_places(t, 0, take(t, 0, "point-defence")) == [4, 5, 6, 7, 8, 9, 10]
    gun = take(t, 0, "explosive-gun")
    assert uses(t, 0, gun) == [RESOURCE]
    t.base[0].under[5] = 1
    t.laid[0].append(t.deck[0].pop(0))
    assert building_places(t, 0, gun) == [5]
    assert can_be_destroyed(t, 0, 5)
    assert not can_be_destroyed(t, 0, 4)


def test_COL2_freeing_a_slot() -> None:
    """In the first step of construction a weapon may be discarded, with all that is on it; otherwise its slot is taken."""
    t = table([force("cutter", 3, resources=1)], [], factions=CT, mode=FULL, tokens=(0, 0))
    upgrade = attach(t, 0, "overcharger", "blade-arm")
    card = t.base[0].card[4]
    assert building_places(t, 0, all_cards("blade-arm")[1]) == [5]
    play = start(t, "construction", seat=0).answer(0, "discard-weapon", 4).finish()
    assert [event[0] for event in play.events] == ["screen-down", "weapon-discarded"]
    assert t.base[0].card[4] == NONE
    assert t.base[0].units[4] == 0
    assert {card, upgrade} <= set(t.discard[0])
    assert t.spent[0] == 1


def test_COL1_stacks_only_where_a_weapon_needs_one() -> None:
    """Explosive Gun and Beam Core cost 1: one resource in each arm and in the chest, and none in the other slots."""
    t = table([], [], factions=CT, mode=FULL)
    hull = in_base(t, 0, "hull")
    assert resource_goals(t, 0) == [*sorted([in_base(t, 0, "iron-fists"), hull]), 4, 5, 8]
    t.base[0].under[5] = 1
    t.laid[0].append(t.deck[0].pop(0))
    assert 5 not in resource_goals(t, 0)


def test_COL2_a_stack_is_cleared() -> None:
    """No Explosive Gun may be left for it: the slot is free again for any other weapon of an arm."""
    t = table([], [], factions=CT, mode=FULL, tokens=(0, 0))
    t.base[0].under[4] = 1
    t.laid[0].append(t.deck[0].pop(0))
    arm = next(card for card in t.deck[0] if card in all_cards("blade-arm"))
    assert building_places(t, 0, arm) == [5]
    play = start(t, "construction", seat=0).answer(0, "discard-weapon", 4).finish()
    assert ("stack-discarded", 0, 1) in play.events
    assert (t.base[0].under[4], t.spent[0]) == (0, 1)
    assert building_places(t, 0, arm) == [4, 5]


def test_COL3_weapons_are_forces() -> None:
    t = table([force("cutter", 1), force("hornet", 2), force("iron-fist", 1)], [], factions=CT, mode=FULL)
    t.attacker, t.defender = 0, 1
    assert attacking_forces(t, False) == [find(t, 0, "iron-fist"), find(t, 0, "cutter"), find(t, 0, "hornet")]
    assert not can_be_destroyed(t, 0, 0)


@pytest.mark.parametrize("where, most", [(AT_FRONTIER, 2), (IN_RAID, 1)])
def test_COL4_the_hull_takes_hits(where: int, most: int) -> None:
    """Two tokens for an initiative group, one in a raid, each for a hit that no shield takes."""
    t = table([force("cutter", 4)], [force("trooper", 4)], factions=CT, mode=FULL, tokens=(4, 0))
    cutter = find(t, 0, "cutter")
    line_up(t, [cutter], [find(t, 1, "trooper")], where)
    t.forces.hits[battle_row(t, cutter)] = 3
    hull = all_cards("hull")[0]
    play = start(t, "window", when=BEFORE_LOSSES)
    for _ in range(most):
        play.answer(0, "use-effect", hull)
    play.finish()
    assert in_battle(t, cutter, t.forces.hits) == 3 - most
    assert t.base[0].units[in_base(t, 0, "hull")] == 4 - most


def test_COL4_shields_take_their_hits_first() -> None:
    t = table([force("cutter", 4)], [force("trooper", 4)], factions=CT, mode=FULL, tokens=(4, 0))
    cutter = find(t, 0, "cutter")
    line_up(t, [cutter], [find(t, 1, "trooper")], AT_FRONTIER)
    t.forces.hits[battle_row(t, cutter)] = 2
    t.forces.shield[battle_row(t, cutter)] = 2
    run(t, "window", when=BEFORE_LOSSES)


def test_COL5_repair() -> None:
    """Each two resources on the Hull make a token; a Nanoforge puts a unit back at the end of a round."""
    t = table([force("cutter", 1)], [force("trooper", 4)], factions=CT, mode=FULL, tokens=(2, 0))
    hull = put_on(t, 0, "hull", 3)
    start(t, "construction", quiet=True, seat=0).finish()
    assert (t.base[0].units[hull], t.base[0].resources[hull]) == (3, 1)
    forge = attach(t, 0, "nanoforge", "body", power=2)
    cutter = find(t, 0, "cutter")
    line_up(t, [cutter], [find(t, 1, "trooper")], AT_FRONTIER)
    t.forces.lost[battle_row(t, cutter)] = 2
    start(t, "window", when=ROUND_END).answer(0, "use-effect", forge).answer(0, "effect-force", cutter).finish()
    assert t.base[0].units[place_of(cutter)] == 2


def test_COL6_the_machine_is_the_base() -> None:
    """Weapons without units, stacks and reactors are empty buildings; a destroyed one frees its slot."""
    t = table([force("tank", 4)], [empty("blade-arm"), empty("auxiliary-reactor")], factions=("terran", "colossus"), mode=FULL)
    assert [can_be_destroyed(t, 1, place) for place in range(11)] == [False] * 4 + [True] + [False] * 5 + [True]
    line_up(t, [find(t, 0, "tank")], [NONE], AT_BASE)
    start(t, "destroy_building", seat=0).answer(0, "destroy", force_at(1, 4)).finish()
    end_battle(t)
    assert len(t.base[1].card) == 11
    assert t.base[1].card[4] == NONE


def test_COL7_emergency_defence() -> None:
    """On Hull, Iron Fists and base defence weapons; a new token can be used in the same round."""
    t = table([force("tank", 1)], [empty("point-defence"), empty("blade-arm")], factions=("terran", "colossus"), mode=FULL, tokens=(0, 0))
    point = in_base(t, 1, "point-defence")
    assert emergency_places(t, 1) == [0, in_base(t, 1, "hull"), point]
    line_up(t, [find(t, 0, "tank")], [NONE], AT_BASE)
    t.hand[1] = [t.deck[1].pop(0), t.deck[1].pop(0)]
    hull = in_base(t, 1, "hull")
    play = start(t, "emergency_defence", seat=1).answer(1, "emergency", hull).answer(1, "emergency-card", t.hand[1][0])
    play.answer(1, "emergency", hull).finish()
    assert t.base[1].units[hull] == 1


def test_COL8_the_fall_of_the_colossus() -> None:
    """No weapon left in the line: the base is taken, whatever is left of the Hull."""
    t = table([force("tank", 4)], [], factions=("terran", "colossus"), mode=FULL, tokens=(0, 4), holder=0)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle", quiet=True).answer(0, "retreat", NO).finish()
    assert t.victor == 0
    assert ("base-taken", 0, 1) in play.events


def test_COL9_power_and_upgrades() -> None:
    """Resources on an Upgrade become its power, four at most; the Core adds 1 to one, a reactor 1 to each of two. It stays."""
    t = table([force("cutter", 1), empty("auxiliary-reactor")], [], factions=CT, mode=FULL, tokens=(0, 0))
    jets = attach(t, 0, "jump-jets", "body", charge=5)
    armour = attach(t, 0, "reactive-armour", "blade-arm", power=1)
    assert GOAL.of(ON_UPGRADE, 0) in resource_goals(t, 0)
    play = start(t, "construction", quiet=True, seat=0)
    assert t.attached[0].stored == [4, 3]  # the Core's and the reactor's power had only one place to go
    assert t.attached[0].charge == [1, 0]
    assert play.asked.options == [PASS, armour]
    play.answer(0, "use-effect", armour).finish()
    assert t.attached[0].stored == [4, 2]
    assert in_battle(t, force_at(0, 4), t.forces.shield) == 2
    t.attacker = 0
    end_battle(t)
    assert t.attached[0].stored == [4, 2]
    assert attach_places(t, 0, take(t, 0, "sensor-array")) == [in_base(t, 0, "body")]
    assert jets in t.attached[0].card


def test_COL9_upgrades_in_battle() -> None:
    """Overcharger, Servo Joint and Targeting Computer serve the weapon that bears them; the Sensor Array scouts."""
    t = table([force("cutter", 2)], [force("trooper", 2)], factions=CT, mode=FULL)
    cutter = find(t, 0, "cutter")
    line_up(t, [cutter], [find(t, 1, "trooper")], AT_FRONTIER)
    over = attach(t, 0, "overcharger", "blade-arm", power=1)
    servo = attach(t, 0, "servo-joint", "blade-arm", power=1)
    run(t, "window", when=BEFORE_FIRE, answers=[(0, "use-effect", over), (0, "use-effect", servo)])
    assert rating(t, cutter, INFANTRY) == 3
    assert initiative(t, cutter) == 5
    computer = attach(t, 0, "targeting-computer", "blade-arm", power=1)
    play = start(t, "fire", dice=[6, 6, 1, 2], side=ATTACKERS, shooter=cutter)
    play.answer(0, "use-effect", computer).answer(0, "reroll", 0).answer(0, "reroll", 1).finish()
    assert in_battle(t, find(t, 1, "trooper"), t.forces.hits) == 2
    sensor = attach(t, 0, "sensor-array", "body", power=1)
    run(t, "window", when=AFTER_CONSTRUCTIONS, answers=[(0, "use-effect", sensor)])
    assert scouting(t, ATTACKERS) == 2


def test_COL9_jump_jets() -> None:
    t = table([force("cutter", 1), force("rocket-storm", 1)], [force("trooper", 2)], factions=CT, mode=FULL, tokens=(0, 0))
    jets = attach(t, 0, "jump-jets", "body", power=2)
    attack(t, 0, 1, DEEP_STRIKE)
    play = start(t, "battle", quiet=True).answer(0, "use-effect", jets)
    play.answer(0, "joins", find(t, 0, "cutter")).answer(0, "joins", find(t, 0, "rocket-storm"))
    assert attacking_forces(t, True) == [find(t, 0, "cutter"), find(t, 0, "rocket-storm")]


def test_COL10_colossus_attacks() -> None:
    """Overdrive for a Hull token, Orbital Drop for all weapons, Rampage for two buildings or two rerolls."""
    t = table([force("cutter", 2)], [force("trooper", 2)], factions=CT, mode=FULL, tokens=(2, 0))
    cutter = find(t, 0, "cutter")
    line_up(t, [cutter], [find(t, 1, "trooper")], AT_FRONTIER)
    t.special[0] = all_cards("overdrive")[0]
    run(t, "window", when=BEFORE_FIRE, answers=[(0, "use-effect", t.special[0])])
    assert (rating(t, cutter, INFANTRY), initiative(t, cutter)) == (3, 4)
    assert t.base[0].units[in_base(t, 0, "hull")] == 1
    t.special[0] = all_cards("rampage")[0]
    run(t, "window", when=AFTER_PLACEMENT, answers=[(0, "use-effect", t.special[0])])
    assert t.rerolls[0] == 2
    t = table([force("cutter", 1), force("iron-fist", 1)], [force("trooper", 2)], factions=CT, mode=FULL, tokens=(0, 0))
    attack(t, 0, 1, DEEP_STRIKE, "orbital-drop")
    start(t, "battle", quiet=True)
    assert len(t.joined) == 2


def test_COL10_rampage_destroys_two_buildings() -> None:
    t = table([force("ram", 3)], [empty("barracks"), empty("factory"), empty("airfield")], factions=CT, mode=FULL)
    ram = find(t, 0, "ram")
    line_up(t, [ram], [NONE], AT_BASE)
    t.special[0] = all_cards("rampage")[0]
    play = start(t, "fire", dice=[1, 1, 6], side=ATTACKERS, shooter=ram)
    play.answer(0, "destroy", spot(t, 1, "factory")).answer(0, "destroy", spot(t, 1, "barracks")).finish()
    assert t.target == BASE_CARD
    assert len(t.discard[1]) == 2


def test_COL11_salvage_and_refit() -> None:
    """Two bonus resources, four after a bloody battle; Refit turns a weapon and keeps what its units cost."""
    for kills, count in ((3, 2), (4, 4)):
        t = table([empty("blade-arm")], [], factions=CT, mode=FULL, tokens=(0, 0))
        discard(t, 0, 5)
        t.kills[0] = kills
        card = order(t, 0, "salvage")
        play = start(t, "construction", quiet=True, seat=0).answer(0, "use-effect", card)
        for _ in range(count):
            play.answer(0, "put-bonus", 4)
        play.finish()
        assert t.base[0].units[4] == count
    t = table([force("cutter", 3)], [], factions=CT, mode=FULL, tokens=(0, 0))
    discard(t, 0, 5)
    card = order(t, 0, "refit")
    start(t, "construction", quiet=True, seat=0).answer(0, "use-effect", card).answer(0, "effect-place", 4).finish()
    assert t.base[0].turned[4] == 1
    assert (t.base[0].units[4], t.base[0].resources[4]) == (1, 1)  # a Crusher costs two


def test_COL11_kills_are_counted() -> None:
    t = table([force("cutter", 4)], [force("trooper", 4)], factions=CT, mode=FULL, tokens=(0, 0), holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    play = start(t, "battle", quiet=True, dice=[1, 1, 1, 1]).answer(1, "defend", AT_FRONTIER)
    play.answer(0, "retreat", NO).answer(1, "retreat", NO).finish()
    assert t.kills == [4, 0]


def test_COL12_the_example_of_a_construction() -> None:
    """As printed: a third Hull token, 3 power on the Overcharger, one Mortis Cannon with 1 resource left, two Rocket Storms."""
    t = table(
        [force("mortis-cannon", 0, resources=4), force("rocket-storm", 0, resources=4), force("iron-fist", 1)],
        [],
        factions=CT,
        mode=FULL,
        tokens=(2, 0),
    )
    t.base[0].under[4] = 1
    t.laid[0].append(t.deck[0].pop(0))
    attach(t, 0, "overcharger", "explosive-gun", charge=2)
    hull = put_on(t, 0, "hull", 2)
    start(t, "construction", quiet=True, seat=0).finish()
    assert t.base[0].under[4] == 0
    assert t.base[0].units[hull] == 3
    assert t.attached[0].stored == [3]
    assert (t.base[0].units[4], t.base[0].resources[4]) == (1, 1)
    assert t.base[0].units[6] == 2
    t.attacker, t.defender = 0, 1
    assert len(attacking_forces(t, False)) == 3
