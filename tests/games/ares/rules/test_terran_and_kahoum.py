"""TER, KAH  Terrans and Kahoum."""

from __future__ import annotations

from games.ares.table_builder import (
    all_cards,
    attach,
    attack,
    cards,
    construct,
    discard,
    empty,
    find,
    force,
    in_base,
    line_up,
    order,
    run,
    start,
    table,
    take,
    unit_number,
)
from senki.engine.shapes import ENOUGH, PASS
from senki.games.ares.model import (
    AT_FRONTIER,
    ATTACKERS,
    DEEP_STRIKE,
    DEFENDERS,
    FULL,
    NONE,
    NORMAL_ATTACK,
    Ares,
    battle_row,
    can_be_destroyed,
    force_at,
    in_battle,
)
from senki.games.ares.pack import AFTER_CONSTRUCTIONS, AFTER_PLACEMENT, AFTER_REDEPLOY, AIR, BEFORE_FIRE, BEFORE_LOSSES, INFANTRY
from senki.games.ares.rules.combat import emergency_places
from senki.games.ares.rules.places import attach_places
from senki.games.ares.rules.results import end_battle
from senki.games.ares.rules.strength import initiative, rating, scouting

KT = ("kahoum", "terran")


# -- TER --------------------------------------------------------------------------------------------------------------


def test_TER1_workers() -> None:
    """Three resources on two Workers: two more, four at most, and one resource stays. No Worker is a force."""
    t = table([], [], mode=FULL, tokens=(2, 0))
    workers = in_base(t, 0, "workers")
    t.base[0].resources[workers] = 3
    t.laid[0] += [t.deck[0].pop(0) for _ in range(3)]
    start(t, "construction", seat=0).answer(0, "workers", 0).finish()
    assert t.base[0].units[workers] == 4
    assert t.base[0].resources[workers] == 1
    assert t.power[0] == 4


def test_TER2_each_worker_has_one_task() -> None:
    for rerolls in range(4):
        t = table([], [], mode=FULL, tokens=(3, 0))
        start(t, "construction", seat=0).answer(0, "workers", rerolls).finish()
        assert (t.rerolls[0], t.power[0]) == (rerolls, 3 - rerolls)
        t.attacker = 0
        end_battle(t)
        assert t.rerolls[0] == 0


def test_TER3_a_worker_rolls_a_die_again() -> None:
    t = table([force("trooper", 2)], [force("ember", 2)], mode=FULL)
    line_up(t, [find(t, 0, "trooper")], [find(t, 1, "ember")], AT_FRONTIER)
    t.rerolls[0] = 1
    start(t, "fire", dice=[6, 1, 2], side=ATTACKERS, shooter=find(t, 0, "trooper")).answer(0, "reroll", 0).finish()
    assert t.rerolls[0] == 0
    assert in_battle(t, force_at(1, in_base(t, 1, "pyre")), t.forces.hits) == 2


def test_TER4_power_plants() -> None:
    """2 and 4; destroyed, they leave the power made."""
    t = table([empty("power-plant"), empty("nuclear-plant")], [], mode=FULL, tokens=(0, 0))
    construct(t, 0)
    assert t.power[0] == 6
    assert can_be_destroyed(t, 0, in_base(t, 0, "nuclear-plant"))


def technology(card_id: str, building: str, unit: str, count: int) -> Ares:
    """A Technology on a building, switched on in construction."""
    t = table([force(unit, count), empty("power-plant")], [], mode=FULL, tokens=(0, 0))
    card = attach(t, 0, card_id, building)
    play = start(t, "construction", seat=0).answer(0, "use-effect", card)
    if not play.over:
        play.answer(0, "effect-type", AIR)
    play.finish()
    t.attacker, t.defender = 0, 1
    t.reserve[0] = [find(t, 0, unit)]
    return t


def test_TER5_technologies() -> None:
    """Each with its effect, for the battle for which it was paid."""
    t = technology("advanced-optics", "barracks", "trooper", 2)
    assert in_battle(t, force_at(0, in_base(t, 0, "barracks")), t.forces.own_rerolls) == 2
    t = technology("smart-ammunition", "heavy-barracks", "rocket", 2)
    assert rating(t, find(t, 0, "rocket"), AIR) == 4
    assert rating(t, find(t, 0, "rocket"), INFANTRY) == 2
    t = technology("rapid-loader", "barracks", "trooper", 2)
    assert initiative(t, find(t, 0, "trooper")) == 2
    t = technology("cloaking-field", "barracks", "trooper", 2)
    assert scouting(t, ATTACKERS) == 2
    t = technology("field-hospital", "barracks", "trooper", 2)
    assert t.healing == [find(t, 0, "trooper")]


def test_TER5_two_on_a_building() -> None:
    t = table([empty("barracks")], [], mode=FULL)
    attach(t, 0, "advanced-optics", "barracks")
    attach(t, 0, "rapid-loader", "barracks")
    assert in_base(t, 0, "barracks") not in attach_places(t, 0, take(t, 0, "smart-ammunition"))


def test_TER6_the_flak_battery_needs_no_power() -> None:
    t = table([empty("base-defense", side=1, resources=2)], [], mode=FULL, tokens=(0, 0))
    construct(t, 0)
    assert t.base[0].units[in_base(t, 0, "base-defense")] == 2


def test_TER7_start_cards_for_emergency_defence() -> None:
    t = table([], [], mode=FULL)
    assert emergency_places(t, 0) == [0, 1]
    assert not can_be_destroyed(t, 0, 0)


def test_TER8_dropships_take_infantry_along() -> None:
    """One Dropship: one force of infantry joins the deep strike; armour does not."""
    t = table(
        [force("dropship", 1), force("trooper", 2), force("tank", 1), force("rocket", 1)], [force("pebble", 1)], mode=FULL, tokens=(0, 0)
    )
    attack(t, 0, 1, DEEP_STRIKE)
    play = start(t, "battle", quiet=True)
    assert play.asked.options == [find(t, 0, "trooper"), find(t, 0, "rocket"), ENOUGH]
    play.answer(0, "joins", find(t, 0, "rocket"))
    assert play.asked.name != "joins"


def special_attack(card_id: str, *base: object, foes: list[object], factions: tuple[str, str] = ("terran", "kahoum")) -> Ares:
    """A battle on the frontier with a special attack card, before placement."""
    t = table(list(base), foes, factions=factions, mode=FULL, tokens=(2, 0), holder=1)  # type: ignore[arg-type]
    attack(t, 0, 1, NORMAL_ATTACK, card_id)
    return t


def test_TER9_tactical_nuke() -> None:
    """With 2 power left: three hits on an enemy force, one on the own front force of that column."""
    t = special_attack("tactical-nuke", force("trooper", 2), foes=[force("pebble", 4)])
    play = start(t, "battle").answer(1, "defend", AT_FRONTIER).answer(0, "workers", 0)
    assert play.asked.options == [PASS, all_cards("tactical-nuke")[0]]
    play.answer(0, "use-effect", all_cards("tactical-nuke")[0])
    assert t.base[1].units[in_base(t, 1, "quake")] == 1
    assert t.base[0].units[in_base(t, 0, "barracks")] == 1
    assert t.power[0] == 0


def test_TER9_blitz_and_combined_arms() -> None:
    t = special_attack("blitz", force("trooper", 2), foes=[force("pebble", 1)])
    start(t, "battle", quiet=True).answer(1, "defend", AT_FRONTIER)
    assert initiative(t, find(t, 0, "trooper")) == 2
    t.round = 2
    assert initiative(t, find(t, 0, "trooper")) == 1
    t = table([force("trooper", 1), force("tank", 1), force("rocket", 1)], [force("pebble", 1)], mode=FULL)
    t.special[0] = all_cards("combined-arms")[0]
    line_up(t, [find(t, 0, "trooper"), find(t, 0, "tank"), find(t, 0, "rocket")], [find(t, 1, "pebble"), NONE, NONE], AT_FRONTIER)
    start(t, "window", when=AFTER_PLACEMENT).answer(0, "use-effect", t.special[0]).finish()
    assert t.rerolls[0] == 2


def test_TER10_the_example_of_a_construction() -> None:
    """As printed: three Workers, 3 power, a Minefield and three Troopers with two rerolls; 1 power is left."""
    t = table([empty("barracks", resources=3), empty("base-defense", resources=3), empty("power-plant")], [], mode=FULL, tokens=(2, 0))
    workers, mines = in_base(t, 0, "workers"), in_base(t, 0, "base-defense")
    t.base[0].resources[workers] = 1
    t.laid[0].append(t.deck[0].pop(0))
    optics = attach(t, 0, "advanced-optics", "barracks")
    play = start(t, "construction", seat=0).answer(0, "workers", 2).answer(0, "power-up", mines).answer(0, "use-effect", optics).finish()
    assert t.base[0].units[workers] == 3
    assert ("made-power", 0, 3) in play.events
    assert (t.base[0].units[mines], t.base[0].resources[mines]) == (1, 1)
    assert t.base[0].units[in_base(t, 0, "barracks")] == 3
    assert in_battle(t, force_at(0, in_base(t, 0, "barracks")), t.forces.own_rerolls) == 2
    assert t.rerolls[0] == 2
    assert t.power[0] == 1


# -- KAH --------------------------------------------------------------------------------------------------------------


def test_KAH1_acolytes() -> None:
    """A resource on their building is an Acolyte and gives power at once; four at most."""
    t = table([], [], factions=KT, mode=FULL, tokens=(3, 0))
    place = in_base(t, 0, "acolytes")
    t.base[0].resources[place] = 2
    t.laid[0] += [t.deck[0].pop(0) for _ in range(2)]
    construct(t, 0)
    assert t.base[0].units[place] == 4
    assert t.base[0].resources[place] == 1
    assert t.power[0] == 4


def test_KAH2_power() -> None:
    """Two Acolytes, two Obelisks and 1 power kept make 5."""
    t = table([empty("obelisk-fire"), empty("obelisk-earth")], [], factions=KT, mode=FULL, tokens=(2, 0))
    t.power[0] = 1
    construct(t, 0)
    assert t.power[0] == 5


def test_KAH3_novices_become_acolytes() -> None:
    """They give power only from the next construction on."""
    t = table([force("novice", 2)], [], factions=KT, mode=FULL, tokens=(3, 0))
    play = start(t, "construction", seat=0)
    assert play.asked.options == [0, 1]  # room for one
    play.answer(0, "acolytes", 1).finish()
    assert t.base[0].units[:2] == [1, 4]
    assert t.power[0] == 3


def obelisk(card_id: str, power: int = 2) -> Ares:
    """Two Embers and a Pebble against two Troopers, with an Obelisk."""
    t = table([force("ember", 2), force("pebble", 2), empty(card_id)], [force("trooper", 2)], factions=KT, mode=FULL)
    line_up(t, [find(t, 0, "ember"), find(t, 0, "pebble")], [find(t, 1, "trooper"), NONE], AT_FRONTIER)
    t.power[0] = power
    t.round = 1
    return t


def test_KAH4_obelisks_in_battle() -> None:
    """Fire, Water and Void before the fire, Wind after redeployment, Earth before losses: once per round each."""
    t = obelisk("obelisk-fire")
    card = all_cards("obelisk-fire")[0]
    start(t, "window", when=BEFORE_FIRE).answer(0, "use-effect", card).answer(0, "effect-force", find(t, 0, "ember")).finish()
    assert rating(t, find(t, 0, "ember"), INFANTRY) == 3
    assert t.power[0] == 1
    t = obelisk("obelisk-water")
    run(t, "window", when=BEFORE_FIRE, answers=[(0, "use-effect", all_cards("obelisk-water")[0])])
    assert initiative(t, find(t, 1, "trooper")) == 0
    t = obelisk("obelisk-void")
    run(t, "window", when=BEFORE_FIRE, answers=[(0, "use-effect", all_cards("obelisk-void")[0])])
    assert rating(t, find(t, 1, "trooper"), INFANTRY) == 1
    assert t.power[0] == 0
    t = obelisk("obelisk-wind")
    start(t, "window", when=AFTER_REDEPLOY).answer(0, "use-effect", all_cards("obelisk-wind")[0]).answer(
        0, "swap-force", find(t, 0, "ember")
    ).answer(0, "swap-with", find(t, 0, "pebble")).finish()
    assert t.front[0] == [find(t, 0, "pebble"), find(t, 0, "ember")]
    t = obelisk("obelisk-earth")
    t.forces.hits[battle_row(t, find(t, 0, "ember"))] = 2
    run(t, "window", when=BEFORE_LOSSES, answers=[(0, "use-effect", all_cards("obelisk-earth")[0])])
    assert in_battle(t, find(t, 0, "ember"), t.forces.hits) == 1


def test_KAH5_power_kept() -> None:
    """1 for each Obelisk that is left."""
    t = table([empty("obelisk-fire"), empty("obelisk-earth")], [], factions=KT, mode=FULL)
    t.attacker = 0
    t.power[0] = 5
    end_battle(t)
    assert t.power[0] == 2
    t.attacker = 0
    t.discard[0].append(t.base[0].card[-1])
    t.base[0].remove(len(t.base[0]) - 1)
    end_battle(t)
    assert t.power[0] == 1


def test_KAH6_ascending() -> None:
    """Three Pebbles: one Boulder, and the odd one is a bonus resource if something lies in the discard pile."""
    for spent, resources in ((1, 1), (0, 0)):
        t = table([force("pebble", 3)], [], factions=KT, mode=FULL, tokens=(2, 0))
        discard(t, 0, spent)
        quake = in_base(t, 0, "quake")
        start(t, "construction", seat=0).answer(0, "ascends", quake).finish()
        assert t.base[0].turned[quake] == 1
        assert t.base[0].units[quake] == 1
        assert t.base[0].resources[quake] == resources
        assert t.power[0] == 0


def test_KAH6_the_rite_needs_no_power() -> None:
    t = table([force("ember", 4)], [], factions=KT, mode=FULL, tokens=(0, 0))
    card = order(t, 0, "rite-of-ascension")
    start(t, "construction", seat=0).answer(0, "use-effect", card).answer(0, "effect-place", in_base(t, 0, "pyre")).finish()
    assert t.base[0].units[in_base(t, 0, "pyre")] == 2
    assert t.base[0].turned[in_base(t, 0, "pyre")] == 1


def test_KAH7_at_least_two_units() -> None:
    t = table([force("pebble", 1)], [], factions=KT, mode=FULL, tokens=(4, 0))
    construct(t, 0)
    assert t.base[0].turned[in_base(t, 0, "quake")] == 0


def test_KAH8_eclipse_and_convergence() -> None:
    """Enemy scouting is 0 and enemies are slower in round 1; with Convergence an Obelisk serves twice."""
    t = special_attack("eclipse", force("ember", 1), foes=[force("stealth", 1)], factions=KT)
    start(t, "battle", quiet=True).answer(1, "defend", AT_FRONTIER)
    assert scouting(t, DEFENDERS) == 0
    assert initiative(t, find(t, 1, "stealth")) == 2
    t = obelisk("obelisk-fire")
    t.special[0] = all_cards("convergence")[0]
    card = all_cards("obelisk-fire")[0]
    play = start(t, "window", when=BEFORE_FIRE).answer(0, "use-effect", card).answer(0, "effect-force", find(t, 0, "ember"))
    play.answer(0, "use-effect", card).answer(0, "effect-force", find(t, 0, "ember")).finish()
    assert rating(t, find(t, 0, "ember"), INFANTRY) == 4


def test_KAH8_eclipse_slows_what_is_built_in_the_first_round() -> None:
    """A Turret of emergency defence is an enemy force like any other: slower in round 1, and not in round 2."""
    t = table([force("ember", 1)], [], factions=KT, mode=FULL, holder=0, hands=((), ("barracks",)), tokens=(0, 0))
    attack(t, 0, 1, NORMAL_ATTACK, "eclipse")
    start(t, "battle", quiet=True).answer(1, "emergency", in_base(t, 1, "turret-start"))
    printed = cards().initiative[unit_number("turret")]
    assert initiative(t, find(t, 1, "turret")) == printed - 1
    t.round = 2
    assert initiative(t, find(t, 1, "turret")) == printed


def test_KAH8_foresight_gives_scouting() -> None:
    t = obelisk("obelisk-fire", 0)
    card = order(t, 0, "foresight")
    run(t, "window", when=AFTER_CONSTRUCTIONS, answers=[(0, "use-effect", card)])
    assert scouting(t, ATTACKERS) == 2


def test_KAH9_the_example_of_a_construction() -> None:
    """As printed: 5 power, three Infernos, two Pebbles, 2 shield tokens, 3 power left."""
    t = table(
        [force("ember", 4, resources=3), empty("quake", resources=2), empty("obelisk-fire"), empty("obelisk-earth")],
        [],
        factions=KT,
        mode=FULL,
        tokens=(2, 0),
    )
    acolytes = in_base(t, 0, "acolytes")
    t.base[0].resources[acolytes] = 1
    t.laid[0].append(t.deck[0].pop(0))
    pyre = in_base(t, 0, "pyre")
    play = start(t, "construction", seat=0).answer(0, "ascends", pyre).finish()
    assert ("made-power", 0, 5) in play.events
    assert t.base[0].units[pyre] == 3
    assert t.base[0].units[in_base(t, 0, "quake")] == 2
    assert in_battle(t, force_at(0, pyre), t.forces.shield) == 2
    assert t.power[0] == 3
