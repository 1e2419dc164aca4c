"""C, P7  The frame of the full game: set-up, special cards, timing, stacks, mats, bonus resources, power, attached cards."""

from __future__ import annotations

import itertools

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
    line_up,
    order,
    run,
    seen,
    spot,
    start,
    table,
    take,
)
from senki.engine.options import check_setting
from senki.engine.shapes import PASS
from senki.games.ares import GAME
from senki.games.ares.model import (
    AT_BASE,
    AT_FRONTIER,
    ATTACH,
    BASE_CARD,
    BASIC,
    DEEP_STRIKE,
    FACE_UP,
    FIRST_SIDE,
    FULL,
    KEEP_ORDER,
    NONE,
    NORMAL_ATTACK,
    RESOURCE,
    Ares,
    add_place,
    can_be_destroyed,
    force_at,
    in_battle,
)
from senki.games.ares.pack import BEFORE_FIRE
from senki.games.ares.rules.combat import targets
from senki.games.ares.rules.places import resource_goals, uses
from senki.games.ares.sequence import set_up


def test_P7_the_dropship_takes_nobody_along_in_the_basic_game() -> None:
    """In a deep strike of the basic game only deep strikers take part; in the full game the infantry may join."""
    for mode, asked in ((BASIC, "retreat"), (FULL, "joins")):
        t = table([force("dropship", 1), force("trooper", 2)], [force("pebble", 1)], mode=mode, tokens=(0, 0) if mode == FULL else ())
        attack(t, 0, 1, DEEP_STRIKE)
        play = start(t, "battle")
        assert play.asked.name == asked


def test_C1_start_cards_and_mats() -> None:
    """Each faction begins with what its booklet says."""
    found = {}
    for number, faction in enumerate(("terran", "kahoum", "xenos", "colossus")):
        t = set_up([number, (number + 1) % 4], cards(), FULL)
        laid = [(cards().card_ids[card], t.base[0].units[place]) for place, card in enumerate(t.base[0].card) if card != NONE]
        found[faction] = laid
    assert found == {
        "terran": [("turret-start", 1), ("militia-start", 1), ("workers", 2)],
        "kahoum": [("novice-start", 2), ("acolytes", 2)],
        "xenos": [("larva-pool", 2), ("queen-mat", 2)],
        "colossus": [("iron-fists", 1), ("hull", 2), ("core", 0), ("body", 0)],
    }


def test_C1_every_pair_of_factions_can_play() -> None:
    pairs = [",".join(pair) for pair in itertools.permutations(("terran", "kahoum", "xenos", "colossus"), 2)]
    assert [check_setting(GAME, 2, {"faction": pair})["faction"] for pair in pairs] == pairs
    t = GAME.setup(2, {"mode": "full", "faction": "colossus,xenos"}, cards())
    assert t.faction == [3, 2]  # type: ignore[attr-defined]


def test_C2_special_cards_have_a_face() -> None:
    t = table([empty("barracks")], [], mode=FULL)
    assert uses(t, 0, take(t, 0, "power-plant")) == [RESOURCE, FACE_UP]
    assert uses(t, 0, take(t, 0, "advanced-optics")) == [RESOURCE, ATTACH]
    assert uses(t, 0, take(t, 0, "resupply")) == [RESOURCE, KEEP_ORDER]


def test_C2_a_special_building_is_an_empty_building() -> None:
    t = table([empty("power-plant")], [], mode=FULL)
    assert can_be_destroyed(t, 0, len(t.base[0].card) - 1)


def test_C3_the_attacker_goes_first() -> None:
    """Both have an effect before any force fires: the Kahoum attacker's Obelisk of Fire, then the Xenos' Fury Brain."""
    t = table([force("ember", 2), empty("obelisk-fire")], [force("razor", 2), empty("fury-brain")], factions=("kahoum", "xenos"), mode=FULL)
    line_up(t, [find(t, 0, "ember")], [find(t, 1, "razor")], AT_FRONTIER)
    t.power[0] = 1
    play = start(t, "window", when=BEFORE_FIRE)
    assert (play.asked.seat, play.asked.name) == (0, "use-effect")
    play.answer(0, "use-effect", PASS)
    assert (play.asked.seat, play.asked.name) == (1, "use-effect")
    play.answer(1, "use-effect", PASS).finish()


def hand_play(t: Ares, use: int, place: int = NONE) -> None:
    play = start(t, "turn").answer(0, "use-as", use)
    if place != NONE:
        play.answer(0, "put-on", place)
    play.finish()
    t.turn = 0
    t.discard[0] += t.hand[0]
    t.hand[0] = []


def test_C4_a_building_with_a_cost_lies_on_its_stack() -> None:
    """The example: a card face down, and in a later turn the building on it."""
    t = table([], [], factions=("kahoum", "terran"), mode=FULL, hands=(("abyss",), ()))
    assert uses(t, 0, t.hand[0][0]) == [RESOURCE]
    new = len(t.base[0].card)
    hand_play(t, RESOURCE, new)
    assert t.base[0].under[new] == 1
    t.hand[0] = [take(t, 0, "abyss")]
    hand_play(t, FIRST_SIDE)
    assert cards().card_ids[t.base[0].card[new]] == "abyss"
    construct(t, 0)
    assert t.base[0].under[new] == 0
    assert t.spent[0] == 1


def test_C4_the_explosive_gun() -> None:
    """The rulebook's example with the Colossus: one resource in an arm slot, then the gun on it, and it may take resources at once."""
    t = table([], [], factions=("colossus", "terran"), mode=FULL, hands=(("explosive-gun",), ()))
    hand_play(t, RESOURCE, 4)
    t.hand[0] = [take(t, 0, "explosive-gun")]
    hand_play(t, FIRST_SIDE)
    assert cards().card_ids[t.base[0].card[4]] == "explosive-gun"
    assert 4 in resource_goals(t, 0)


def test_C4_1_a_stack_is_for_any_building() -> None:
    """A stack of one card takes the Nuclear Plant; a Power Plant, without a cost, goes beside it."""
    t = table([], [], mode=FULL, hands=(("nuclear-plant",), ()))
    new = len(t.base[0].card)
    hand_play(t, RESOURCE, new)
    t.hand[0] = [take(t, 0, "nuclear-plant")]
    hand_play(t, FACE_UP)
    assert cards().card_ids[t.base[0].card[new]] == "nuclear-plant"
    t.hand[0] = [take(t, 0, "power-plant")]
    hand_play(t, FACE_UP)
    assert len(t.base[0].card) == new + 2


def test_C4_2_a_stack_grows_in_later_turns() -> None:
    t = table([], [], mode=FULL, hands=(("barracks",), ()))
    new = len(t.base[0].card)
    hand_play(t, RESOURCE, new)
    t.hand[0] = [take(t, 0, "factory")]
    hand_play(t, FIRST_SIDE)
    t.hand[0] = [take(t, 0, "barracks")]
    hand_play(t, RESOURCE, new)
    assert t.base[0].under[new] == 2


def test_C4_3_several_stacks() -> None:
    """Another stack may be started beside the first; nothing is moved between them."""
    t = table([], [], mode=FULL, hands=(("barracks",), ()))
    new = len(t.base[0].card)
    hand_play(t, RESOURCE, new)
    t.hand[0] = [take(t, 0, "barracks")]
    assert new + 1 in resource_goals(t, 0)
    hand_play(t, RESOURCE, new + 1)
    assert t.base[0].under[new:] == [1, 1]


def test_C4_4_a_stack_is_an_empty_building() -> None:
    """It can be fired at, and all its cards are discarded."""
    t = table([force("tank", 4)], [force("novice", 1)], mode=FULL)
    t.base[1].under[add_place(t, 1, NONE, 0)] = 2
    t.laid[1] += [t.deck[1].pop(0), t.deck[1].pop(0)]
    line_up(t, [find(t, 0, "tank")], [find(t, 1, "novice")], AT_BASE)
    assert BASE_CARD in targets(t, 0, find(t, 0, "tank"))
    play = run(t, "destroy_building", seat=0)
    assert t.spent[1] == 2
    assert ("stack-destroyed", 1, 2) in play.events


def test_C4_5_a_wrong_count_is_found_in_construction() -> None:
    """Abyss costs one resource, but lies on two: it goes with the resources on it, and the two stay as a stack."""
    t = table([empty("abyss", resources=2)], [], factions=("kahoum", "terran"), mode=FULL, tokens=(0, 2))
    place = spot(t, 0, "abyss")
    t.base[0].under[place] = 2
    t.laid[0] += [t.deck[0].pop(0), t.deck[0].pop(0)]
    play = run(t, "construction", seat=0)
    assert t.base[0].card[place] == NONE
    assert t.base[0].under[place] == 2
    assert t.spent[0] == 2
    assert t.base[0].units[place] == 0
    assert ("wrong-count", 0, all_cards("abyss")[0]) in play.events


def test_C5_buildings_of_the_mat() -> None:
    """Resources may be put on them, they are never destroyed, and what lies on them is no force."""
    t = table([], [force("trooper", 1)], factions=("xenos", "terran"), mode=FULL, tokens=(3,))
    queen = spot(t, 0, "queen-mat")
    assert queen in resource_goals(t, 0)
    t.base[0].units[queen] = 0
    assert not can_be_destroyed(t, 0, queen)


def test_C6_bonus_resources_come_from_the_discard_pile() -> None:
    """Resupply gives three, but only two cards lie there."""
    t = table([empty("barracks")], [], mode=FULL, tokens=(0, 0))
    discard(t, 0, 1)
    card = order(t, 0, "resupply")
    barracks = spot(t, 0, "barracks")
    play = start(t, "construction", seat=0).answer(0, "use-effect", card)
    play.answer(0, "put-bonus", barracks).answer(0, "put-bonus", barracks).finish()  # the Order itself lies in the pile by now
    assert t.base[0].units[barracks] == 2
    assert t.spent[0] == 2
    assert not t.orders[0]


def test_C7_power_is_spent_on_effects() -> None:
    """Two power of a plant pay for one Technology; with none left the second is not offered."""
    t = table([force("trooper", 2), empty("power-plant")], [], mode=FULL, tokens=(0, 0))
    optics = attach(t, 0, "advanced-optics", "barracks")
    cloak = attach(t, 0, "cloaking-field", "barracks")
    play = start(t, "construction", seat=0)
    assert play.asked.options == [PASS, optics, cloak]
    play.answer(0, "use-effect", cloak).finish()
    assert t.power[0] == 0


def test_C8_attached_cards_share_the_fate() -> None:
    t = table([force("trooper", 1)], [empty("quake")], mode=FULL)
    veil = attach(t, 1, "elemental-veil", "quake")
    line_up(t, [find(t, 0, "trooper")], [NONE], AT_BASE)
    run(t, "destroy_building", seat=0)
    assert t.attached[1].card == []
    assert veil in t.discard[1]


def test_C9_the_order_of_construction() -> None:
    """The stack under a building is discarded, an Order is used, power is made, units are built, power is spent, shields are put."""
    t = table([empty("abyss", resources=2)], [], factions=("kahoum", "terran"), mode=FULL, tokens=(2, 0))
    place = spot(t, 0, "abyss")
    t.base[0].under[place] = 1
    t.laid[0].append(t.deck[0].pop(0))
    card = order(t, 0, "meditation")
    play = (
        start(t, "construction", seat=0).answer(0, "use-effect", card).answer(0, "put-bonus", place).answer(0, "put-bonus", place).finish()
    )
    assert t.power[0] == 3
    assert t.base[0].units[place] == 2
    assert in_battle(t, force_at(0, place), t.forces.shield) == 1
    assert [event[0] for event in play.events] == ["screen-down", "effect-used", "bonus", "bonus", "made-power", "built"]


def test_C10_special_attacks_change_one_battle() -> None:
    """Blitz: initiative +1 in the first round; when the battle is over nothing is left of it."""
    t = table([force("trooper", 1)], [force("ember", 1)], mode=FULL, tokens=(0, 0), holder=1)
    attack(t, 0, 1, NORMAL_ATTACK, "blitz")
    play = start(t, "battle", dice=[6]).answer(1, "defend", AT_FRONTIER)
    assert t.special[0] == all_cards("blitz")[0]
    play.answer(0, "retreat", 1).finish()
    assert t.special == [NONE, NONE]
    assert len(t.boosts) == 0


def test_H1_attached_cards_and_orders_are_hidden_too() -> None:
    t = table([empty("barracks")], [], mode=FULL, hands=(("resupply", "advanced-optics"), ()))
    start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", KEEP_ORDER).finish()
    t.turn = 0
    start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", ATTACH).answer(0, "put-on", 3).finish()
    assert seen(t, 1, "orders")[0] == {"hidden": None}
    assert seen(t, 1, "attached")[0] == {"hidden": None}
    assert t.unseen[0] == 2
