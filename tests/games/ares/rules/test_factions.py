"""FAC  Rules for all factions."""

from __future__ import annotations

from games.ares.table_builder import (
    all_cards,
    attach,
    attack,
    construct,
    discard,
    empty,
    find,
    force,
    in_base,
    line_up,
    order,
    seen,
    start,
    table,
    take,
)
from senki.engine.shapes import ENOUGH, PASS
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    BASIC,
    DEEP_STRIKE,
    FULL,
    KEEP_ORDER,
    LOOK,
    NONE,
    NORMAL_ATTACK,
    RESOURCE,
    add_place,
    battle_row,
    force_at,
    in_battle,
    place_of,
)
from senki.games.ares.pack import AIR, INFANTRY
from senki.games.ares.rules.combat import emergency_places
from senki.games.ares.rules.places import attach_places, uses
from senki.games.ares.rules.results import end_battle
from senki.games.ares.rules.strength import force_type, rating, shield_of

KT = ("kahoum", "terran")


def test_FAC1_the_basic_game_leaves_all_this_out() -> None:
    """No building cost, no power need, no mats: Abyss is played at once, and a Minefield is built without power."""
    t = table([empty("base-defense", resources=2)], [empty("abyss")], mode=BASIC)
    construct(t, 0)
    assert t.base[0].units == [1]
    assert len(uses(t, 1, take(t, 1, "abyss"))) == 3


def test_FAC2_what_may_bear_a_card() -> None:
    """A building that makes units or a start card; no stack, no special building, nothing of the mat."""
    t = table([empty("barracks"), empty("power-plant"), empty("airfield")], [], mode=FULL)
    any_bearer = take(t, 0, "advanced-optics")
    assert attach_places(t, 0, any_bearer) == [0, 1, in_base(t, 0, "barracks"), in_base(t, 0, "airfield")]
    assert in_base(t, 0, "airfield") not in attach_places(t, 0, take(t, 0, "composite-armour"))
    assert attach_places(t, 0, take(t, 0, "field-hospital")) == [1, in_base(t, 0, "barracks")]


def test_FAC2_orders_are_discarded_when_used() -> None:
    t = table([empty("barracks")], [], mode=FULL, tokens=(0, 0))
    discard(t, 0, 3)
    card = order(t, 0, "resupply")
    play = start(t, "construction", seat=0).answer(0, "use-effect", card)
    assert t.orders[0] == []
    assert card in t.discard[0]
    assert play.asked.name == "put-bonus"


def test_FAC3_units_before_effects_before_shields() -> None:
    """Composite Armour is paid after the units are built; its two tokens are added to the unit's own."""
    t = table([empty("barracks", side=1, resources=3), empty("power-plant")], [], mode=FULL, tokens=(0, 0))
    card = attach(t, 0, "composite-armour", "barracks")
    start(t, "construction", seat=0).answer(0, "use-effect", card).finish()
    place = in_base(t, 0, "barracks")
    assert t.base[0].units[place] == 1
    assert in_battle(t, force_at(0, place), t.forces.shield) == 2


def test_FAC3_claiming_the_frontier_is_a_construction() -> None:
    t = table([empty("barracks", resources=1), empty("power-plant")], [], mode=FULL, tokens=(2, 0))
    t.attacker = 0
    play = start(t, "claim_frontier").answer(0, "workers", 1).finish()
    assert t.holder == 0
    assert ("made-power", 0, 3) in play.events
    assert t.power[0] == 0
    assert t.rerolls[0] == 0


def test_FAC4_power_is_lost_after_the_battle() -> None:
    t = table([force("trooper", 1), empty("power-plant")], [force("pebble", 1)], mode=FULL, tokens=(0, 0), holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    start(t, "battle").answer(1, "defend", AT_BASE).finish()
    assert t.power[0] == 0


def test_FAC5_no_units_without_power() -> None:
    """The Minefield needs 1 power in the third step, in construction and in emergency defence; units already there fight without."""
    for powered, units in ((True, 2), (False, 1)):
        t = table([force("minefield", 1, resources=2), empty("power-plant")], [], mode=FULL, tokens=(0, 0))
        place = in_base(t, 0, "base-defense")
        play = start(t, "construction", seat=0).answer(0, "power-up", place if powered else PASS).finish()
        assert t.base[0].units[place] == units
        assert (place in emergency_places(t, 0)) == powered
        assert bool(play.told("powered")) == powered


def test_FAC6_two_copies_add_up_and_x_stays() -> None:
    """Two Ground Pounds on Behemoths: +2 against infantry; the X against air is not changed."""
    t = table([force("behemoth", 1)], [], factions=("xenos", "terran"), mode=FULL)
    attach(t, 0, "ground-pound", "brood")
    attach(t, 0, "ground-pound", "brood")
    behemoth = find(t, 0, "behemoth")
    assert rating(t, behemoth, INFANTRY) == 4
    assert rating(t, behemoth, AIR) == -99


def test_FAC6_evolve_cards_count_before_all_others() -> None:
    """Stingers with 0 against infantry, a Ground Pound and then Wings: the Wings stop at 0 first, and the Ground Pound adds 1 to that."""
    t = table([force("stinger", 1)], [], factions=("xenos", "terran"), mode=FULL)
    attach(t, 0, "ground-pound", "hive")
    attach(t, 0, "evolve-wings", "hive")
    assert rating(t, find(t, 0, "stinger"), INFANTRY) == 1


def test_FAC6_shields_add_up() -> None:
    t = table([], [force("void-rip", 1)], mode=FULL)
    attach(t, 1, "elemental-veil", "abyss")
    attach(t, 1, "elemental-veil", "abyss")
    assert shield_of(t, 1, in_base(t, 1, "abyss")) == 3


def test_FAC7_looking_at_a_base() -> None:
    """What was played behind the screen is known from then on, but not the cards that lie face down."""
    t = table([], [empty("quake")], mode=FULL, hands=(("satellite-scan",), ()))
    add_place(t, 1, take(t, 1, "gale"), 0)
    t.unseen[1] = 1
    assert len(t.base[3].card) < len(t.base[1].card)
    play = start(t, "turn").answer(0, "use-as", LOOK).finish()
    assert t.base[3].card == t.base[1].card
    assert t.unseen[1] == 0
    assert seen(t, 0, "laid")[1] == {"hidden": None}
    assert play.told("looks") == [("looks", 0, all_cards("satellite-scan")[0], 1)]
    assert t.orders[0] == t.orders[2] == all_cards("satellite-scan")


def test_FAC7_foresight_is_discarded_after_a_look_or_kept() -> None:
    t = table([], [], factions=KT, mode=FULL, hands=(("foresight",), ()))
    assert uses(t, 0, t.hand[0][0]) == [RESOURCE, KEEP_ORDER]
    start(t, "turn").answer(0, "use-as", LOOK).finish()
    assert all_cards("foresight")[0] in t.discard[0]


def test_FAC8_start_cards_do_not_claim_the_frontier() -> None:
    t = table([force("militia", 1), force("turret", 1)], [], mode=FULL, tokens=(0, 0))
    t.attacker = 0
    start(t, "claim_frontier").finish()
    assert t.holder == NONE


def test_FAC9_units_put_back() -> None:
    """Field Hospital: up to two of the three Troopers lost come back, and only if the card is still there."""
    for site, back in ((True, 3), (False, 0)):
        t = table([force("trooper", 1)], [], mode=FULL)
        trooper = find(t, 0, "trooper")
        line_up(t, [trooper], [NONE], AT_FRONTIER)
        t.forces.lost[battle_row(t, trooper)] = 3
        t.healing = [trooper]
        if not site:
            t.base[0].units[place_of(trooper)] = 0
            t.discard[0].append(t.base[0].card[place_of(trooper)])
            t.base[0].card[place_of(trooper)] = NONE
        end_battle(t)
        assert sum(t.base[0].units[3:]) == back


def test_FAC10_one_type() -> None:
    t = table([force("razor", 2)], [], factions=("xenos", "terran"), mode=FULL)
    assert force_type(t, find(t, 0, "razor")) == INFANTRY
    attach(t, 0, "evolve-wings", "nest")
    assert force_type(t, find(t, 0, "razor")) == AIR


def test_FAC11_retreating_sides_still_use_effects() -> None:
    """Before any force fires comes after retreats are declared."""
    t = table([force("ember", 2), empty("obelisk-water")], [force("trooper", 2)], factions=KT, mode=FULL)
    line_up(t, [find(t, 0, "ember")], [find(t, 1, "trooper")], AT_FRONTIER)
    t.power[0] = 1
    play = start(t, "combat_rounds").answer(0, "retreat", 1)
    assert play.asked.options == [PASS, all_cards("obelisk-water")[0]]


def test_FAC12_deep_strike_cards_only_in_a_deep_strike() -> None:
    """Starwalk in a deep strike lets two forces in; base defence never."""
    t = table(
        [force("pebble", 1), force("guardian", 2), force("void-rip", 1), force("ember", 1)],
        [force("trooper", 1)],
        factions=KT,
        mode=FULL,
        tokens=(0, 0),
    )
    attack(t, 0, 1, DEEP_STRIKE, "starwalk")
    play = start(t, "battle", quiet=True)
    assert play.asked.options == [find(t, 0, "pebble"), find(t, 0, "ember"), ENOUGH]
    play.answer(0, "joins", find(t, 0, "pebble")).answer(0, "joins", find(t, 0, "ember"))
    assert len(t.joined) == 2
    t = table([force("pebble", 1)], [force("trooper", 1)], factions=KT, mode=FULL, tokens=(0, 0), holder=1)
    attack(t, 0, 1, NORMAL_ATTACK, "starwalk")
    assert start(t, "battle", quiet=True).answer(1, "defend", AT_FRONTIER).asked.name == "retreat"
