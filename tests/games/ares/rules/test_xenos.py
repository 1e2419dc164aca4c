"""XEN  Xenos."""

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
    fronts,
    in_base,
    line_up,
    order,
    put_on,
    run,
    start,
    table,
    take,
)
from senki.engine.shapes import PASS
from senki.games.ares import model
from senki.games.ares.model import (
    AT_FRONTIER,
    ATTACKERS,
    DEEP_STRIKE,
    FULL,
    NONE,
    RIGHT,
    Ares,
    battle_row,
    can_be_destroyed,
    in_battle,
    place_of,
)
from senki.games.ares.pack import (
    AFTER_CONSTRUCTIONS,
    AFTER_REDEPLOY,
    AIR,
    ARMOUR,
    BEFORE_FIRE,
    BUILDING,
    INFANTRY,
    ROUND_START,
)
from senki.games.ares.rules.combat import emergency_places
from senki.games.ares.rules.places import attach_places
from senki.games.ares.rules.power import power_for
from senki.games.ares.rules.raid import able_to_raid
from senki.games.ares.rules.results import end_battle
from senki.games.ares.rules.strength import force_type, initiative, may_not_flank, rating, scouting, shield_of

NO = 0
XT = ("xenos", "terran")
NEVER = -99


def ratings(t: Ares, unit: str) -> list[int]:
    return [rating(t, find(t, 0, unit), against) for against in (INFANTRY, ARMOUR, AIR, BUILDING)]


@pytest.mark.parametrize("eggs, resources, after, left", [(1, 1, 3, 0), (4, 0, 4, 0), (3, 2, 4, 2), (0, 0, 1, 0)])
def test_XEN1_eggs(eggs: int, resources: int, after: int, left: int) -> None:
    """A free egg and one for each resource, four at most."""
    t = table([], [], factions=XT, mode=FULL, tokens=(eggs, 0))
    queen = put_on(t, 0, "queen-mat", resources)
    start(t, "construction", quiet=True, seat=0).finish()
    assert t.base[0].units[queen] == after
    assert t.base[0].resources[queen] == left


def test_XEN1_great_spawning_lifts_the_limit() -> None:
    t = table([], [], factions=XT, mode=FULL, tokens=(3, 0))
    discard(t, 0, 3)
    card = order(t, 0, "great-spawning")
    start(t, "construction", quiet=True, seat=0).answer(0, "use-effect", card).finish()
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 7
    t.attacker = 0
    end_battle(t)
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 4


def test_XEN1_a_brood_brain_lays_another_egg() -> None:
    t = table([empty("brood-brain")], [], factions=XT, mode=FULL, tokens=(0, 0))
    start(t, "construction", quiet=True, seat=0).finish()
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 2


def test_XEN2_eggs_complete_units() -> None:
    """A Slicer costs two: with one resource there one egg makes it; where nothing lies, two."""
    t = table([empty("hive", resources=1)], [], factions=XT, mode=FULL, tokens=(2, 0))
    hive, queen = in_base(t, 0, "hive"), in_base(t, 0, "queen-mat")
    play = start(t, "construction", seat=0).answer(0, "eggs", hive)
    assert (t.base[0].units[hive], t.base[0].units[queen], t.base[0].resources[hive]) == (1, 2, 0)
    play.answer(0, "eggs", hive).finish()
    assert (t.base[0].units[hive], t.base[0].units[queen]) == (2, 0)


def test_XEN3_an_egg_is_power() -> None:
    """A Brain's power is paid with an egg; in emergency defence eggs are of no use."""
    t = table([force("razor", 2), empty("fury-brain")], [force("trooper", 2)], factions=XT, mode=FULL, tokens=(1, 0))
    line_up(t, [find(t, 0, "razor")], [find(t, 1, "trooper")], AT_FRONTIER)
    brain = all_cards("fury-brain")[0]
    assert power_for(t, 0, brain) == 1
    run(t, "window", when=BEFORE_FIRE, answers=[(0, "use-effect", brain)])
    assert initiative(t, find(t, 0, "razor")) == 3
    assert power_for(t, 0, brain) == 0


def test_XEN4_brains() -> None:
    """Tactical Brain swaps two forces after redeployment, Hunter Brain scouts; they are empty buildings."""
    t = table(
        [force("razor", 2), force("rover", 1), empty("tactical-brain"), empty("hunter-brain")],
        [force("trooper", 2)],
        factions=XT,
        mode=FULL,
    )
    line_up(t, [find(t, 0, "razor"), find(t, 0, "rover")], [find(t, 1, "trooper"), NONE], AT_FRONTIER)
    play = start(t, "window", when=AFTER_REDEPLOY).answer(0, "use-effect", all_cards("tactical-brain")[0])
    play.answer(0, "swap-force", find(t, 0, "razor")).answer(0, "swap-with", find(t, 0, "rover")).finish()
    assert fronts(t)[0] == ["rover", "razor"]
    run(t, "window", when=AFTER_CONSTRUCTIONS, answers=[(0, "use-effect", all_cards("hunter-brain")[0])])
    assert scouting(t, ATTACKERS) == 3
    assert can_be_destroyed(t, 0, in_base(t, 0, "tactical-brain"))


def test_XEN5_evolve() -> None:
    """Wings make flyers and cost one against infantry, not below 0; cards chain; the topmost may be discarded."""
    t = table([force("razor", 3)], [], factions=XT, mode=FULL, tokens=(0, 0))
    nest = in_base(t, 0, "nest")
    wings = attach(t, 0, "evolve-wings", "nest")
    assert force_type(t, find(t, 0, "razor")) == AIR
    assert ratings(t, "razor") == [2, 0, NEVER, 1]
    assert nest not in attach_places(t, 0, all_cards("evolve-carapace")[0])
    grounding = attach(t, 0, "evolve-grounding", "nest")
    assert force_type(t, find(t, 0, "razor")) == ARMOUR
    assert ratings(t, "razor") == [3, 0, NEVER, 1]
    t.attacker, t.defender = 0, 1
    assert able_to_raid(t, ATTACKERS) == [find(t, 0, "razor")]
    play = start(t, "construction", seat=0)
    assert play.asked.options == [PASS, grounding]
    play.answer(0, "evolve-off", grounding)
    assert play.asked.options == [PASS, wings]
    play.answer(0, "evolve-off", PASS)
    assert force_type(t, find(t, 0, "razor")) == AIR
    assert able_to_raid(t, ATTACKERS) == []


def test_XEN5_rooting_and_moulting() -> None:
    t = table([force("behemoth", 1), force("rover", 1)], [], factions=XT, mode=FULL)
    behemoth, rover = find(t, 0, "behemoth"), find(t, 0, "rover")
    model.attach(t, 0, take(t, 0, "evolve-rooting"), place_of(behemoth))
    model.attach(t, 0, take(t, 0, "evolve-moulting"), place_of(rover))
    assert force_type(t, behemoth) == BUILDING
    assert shield_of(t, 0, place_of(behemoth)) == 2
    assert may_not_flank(t, behemoth)
    assert force_type(t, rover) == INFANTRY
    assert initiative(t, rover) == 3


def test_XEN6_mutations() -> None:
    """Venom Glands and Ground Pound change ratings, also below 0; two Mutations on a building at most."""
    t = table([force("slicer", 1)], [], factions=XT, mode=FULL, tokens=(1, 0))
    attach(t, 0, "ground-pound", "hive")
    attach(t, 0, "ground-pound", "hive")
    assert ratings(t, "slicer") == [5, 1, -1, 1]
    assert attach_places(t, 0, take(t, 0, "venom-glands")) == [0]  # the Larva Pool
    t = table([force("behemoth", 1)], [], factions=XT, mode=FULL, tokens=(0, 0))
    acid = attach(t, 0, "acid-spit", "brood")
    attach(t, 0, "venom-glands", "brood")
    start(t, "construction", quiet=True, seat=0).answer(0, "use-effect", acid).finish()
    assert ratings(t, "behemoth") == [2, 2, 1, 3]


def test_XEN7_defenders_of_the_base() -> None:
    t = table([empty("thicket"), empty("nest")], [], factions=XT, mode=FULL)
    assert emergency_places(t, 0) == [in_base(t, 0, "larva-pool"), in_base(t, 0, "thicket")]


def test_XEN8_queen_attack() -> None:
    """She joins as a force of one, also in a deep strike; destroyed, all eggs are lost and the next free egg."""
    t = table([], [force("trooper", 4)], factions=XT, mode=FULL, tokens=(2, 0))
    attack(t, 0, 1, DEEP_STRIKE, "queen-attack")
    play = start(t, "battle", quiet=True)
    queen = find(t, 0, "queen")
    assert t.front[ATTACKERS] == [queen]
    assert in_battle(t, queen, t.forces.shield) == 2
    t.forces.shield[battle_row(t, queen)] = 0
    t.forces.damaged[battle_row(t, queen)] = 1
    play.dice.script = [6, 1, 1, 1, 1]
    play.answer(0, "retreat", NO).finish()
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 0
    assert t.exhausted[0] == 1
    start(t, "construction", quiet=True, seat=0).finish()
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 0
    assert t.exhausted[0] == 0


def test_XEN8_swarm_attack() -> None:
    """Before redeployment eggs become units of one building in the line."""
    t = table([force("razor", 1), force("slicer", 1)], [force("trooper", 2)], factions=XT, mode=FULL, tokens=(3, 0))
    line_up(t, [find(t, 0, "razor"), find(t, 0, "slicer")], [find(t, 1, "trooper"), NONE], AT_FRONTIER)
    t.special[0] = all_cards("swarm")[0]
    play = start(t, "window", when=ROUND_START).answer(0, "use-effect", t.special[0])
    play.answer(0, "swarm-on", in_base(t, 0, "nest"))
    assert play.asked.options == [1, 2, 3]
    play.answer(0, "swarm-count", 2).finish()
    assert t.base[0].units[in_base(t, 0, "nest")] == 3
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 1


def test_XEN8_ambush() -> None:
    """The defender places all forces first; then the attackers match them."""
    t = table([force("razor", 1), force("rover", 1)], [force("trooper", 1), force("tank", 1)], factions=XT, mode=FULL)
    line_up(t, [], [], AT_FRONTIER)
    t.special[0] = all_cards("ambush")[0]
    t.reserve = [[find(t, 0, "razor"), find(t, 0, "rover")], [find(t, 1, "trooper"), find(t, 1, "tank")]]
    play = start(t, "place_forces").answer(1, "place-next", find(t, 1, "trooper")).answer(1, "place-end", RIGHT)
    play.answer(0, "place-against", find(t, 0, "rover")).finish()
    assert fronts(t) == (["rover", "razor"], ["trooper", "tank"])


def test_XEN9_the_example_of_a_construction() -> None:
    """As printed: three Razors that fly, two Slicers, and one egg left for the Fury Brain."""
    t = table([empty("nest", resources=2), empty("hive", resources=3), empty("fury-brain")], [], factions=XT, mode=FULL, tokens=(1, 0))
    put_on(t, 0, "queen-mat", 1)
    attach(t, 0, "evolve-wings", "nest")
    attach(t, 0, "ground-pound", "hive")
    play = start(t, "construction", seat=0).answer(0, "evolve-off", PASS)
    play.answer(0, "eggs", in_base(t, 0, "nest")).answer(0, "eggs", in_base(t, 0, "hive")).answer(0, "eggs", PASS).finish()
    assert t.base[0].units[in_base(t, 0, "nest")] == 3
    assert t.base[0].units[in_base(t, 0, "hive")] == 2
    assert force_type(t, find(t, 0, "razor")) == AIR
    assert ratings(t, "razor") == [2, 0, NEVER, 1]
    assert ratings(t, "slicer") == [4, 1, 0, 1]
    assert t.base[0].units[in_base(t, 0, "queen-mat")] == 1
