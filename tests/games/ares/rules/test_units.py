"""F, H, K  Units and forces, screens, construction."""

from __future__ import annotations

from games.ares.table_builder import (
    attack,
    cards,
    construct,
    empty,
    find,
    force,
    line_up,
    run,
    seen,
    seen_column,
    start,
    table,
    unit_number,
)
from senki.games.ares.model import AT_BASE, ATTACKERS, FIRST_SIDE, NONE, NORMAL_ATTACK, SECOND_SIDE, can_be_destroyed, forces_of, place_of
from senki.games.ares.pack import AIR, ARMOUR, BUILDING, INFANTRY
from senki.games.ares.rules.combat import CANNOT_HIT, to_hit
from senki.games.ares.rules.strength import force_type


def test_F1_three_cards_three_troopers() -> None:
    """The rulebook's figures: three cards make three Troopers, or one Heavy Tank."""
    t = table([empty("barracks", resources=3), empty("factory", resources=3)], [])
    construct(t, 0)
    assert t.base[0].units == [3, 1]
    assert t.base[0].resources == [0, 0]


def test_F1_1_five_cards_one_heavy_tank_two_left() -> None:
    t = table([empty("factory", resources=5)], [])
    construct(t, 0)
    assert t.base[0].units == [1]
    assert t.base[0].resources == [2]


def test_F1_2_four_units_at_most() -> None:
    """Six resources for Troopers make four; two stay."""
    t = table([empty("barracks", resources=6), force("predator", 3, resources=4)], [])
    construct(t, 0)
    assert t.base[0].units == [4, 4]
    assert t.base[0].resources == [2, 3]


def test_F2_types() -> None:
    t = table([force("trooper", 1), force("tank", 1), force("predator", 1), force("turret", 1)], [])
    assert [force_type(t, number) for number in forces_of(t, 0)] == [INFANTRY, ARMOUR, AIR, BUILDING]


def test_F3_ratings_of_the_trooper_and_an_x() -> None:
    """2 against infantry, 1 against armour and buildings, 0 against air; a Minefield never hits air, even with modifiers."""
    trooper = unit_number("trooper")
    assert [cards().rating[against][trooper] for against in (INFANTRY, ARMOUR, AIR, BUILDING)] == [2, 1, 0, 1]
    t = table([force("minefield", 4)], [force("zephyr", 1)])
    line_up(t, [find(t, 0, "minefield")], [find(t, 1, "zephyr")], AT_BASE)
    assert to_hit(t, ATTACKERS, find(t, 0, "minefield"), find(t, 1, "zephyr")) == CANNOT_HIT


def test_F4_a_building_without_units_is_empty() -> None:
    t = table([force("trooper", 1), empty("factory"), force("turret", 0)], [])
    assert [can_be_destroyed(t, 0, place) for place in range(3)] == [False, True, False]


def test_F4_1_start_buildings_are_never_destroyed() -> None:
    """Without units the Turret card is empty, but no target; its units can be destroyed."""
    t = table([force("turret", 0)], [])
    assert not can_be_destroyed(t, 0, 0)


def test_F5_forces_are_buildings_with_units() -> None:
    t = table([force("trooper", 1), empty("factory", resources=9), force("tank", 2)], [])
    assert [place_of(number) for number in forces_of(t, 0)] == [0, 2]


def test_H1_the_opponent_sees_only_that_a_card_was_played() -> None:
    """Whether it is a building or a resource, and where, is hidden; the base is shown as it was last seen."""
    views = []
    for use in (FIRST_SIDE, SECOND_SIDE):
        t = table([force("turret", 2)], [], hands=(("barracks", "factory"), ()))
        play = start(t, "turn").answer(0, "play", t.hand[0][0]).answer(0, "use-as", use).finish()
        assert ("played", 0) in play.events
        assert seen(t, 1, "base")[0] == {"hidden": None}
        assert seen(t, 1, "unseen") == [1, 0]
        views.append([seen(t, 1, zone) for zone in ("base", "hand")])
        assert len(t.base[0].card) == 2
        assert seen_column(t, 0, "card")[0] == t.base[0].card
    assert views[0] == views[1]


def test_H2_in_construction_all_may_look() -> None:
    """Cards, sides, units and the number of resources; not the cards that lie face down."""
    t = table([empty("heavy-barracks", side=1, resources=3)], [])
    construct(t, 0)
    assert seen_column(t, 1, "card")[0] == t.base[0].card
    assert seen_column(t, 1, "turned")[0] == [1]
    assert seen_column(t, 1, "resources")[0] == [1]
    assert seen_column(t, 1, "units")[0] == [1]
    assert seen(t, 1, "laid")[0] == {"hidden": None}


def test_H3_what_was_seen_is_known_afterwards() -> None:
    """After the battle the screens are up, and the bases are remembered as they then stood."""
    t = table([force("trooper", 2)], [force("pebble", 1)], holder=1)
    attack(t, 0, 1, NORMAL_ATTACK)
    run(t, "battle", answers=[(1, "defend", AT_BASE)])
    assert seen_column(t, 1, "units") == [{"hidden": None}, [1], [2], [1]]
    assert t.unseen == [0, 0]


def test_H4_the_number_of_scoring_cards_is_not_told() -> None:
    t = table()
    t.scored[0] = [t.deck[0].pop()]
    assert seen(t, 1, "scored")[0] == {"hidden": None}
    assert seen(t, 0, "scored")[0] == t.scored[0]


def test_K1_construction_only_in_a_battle() -> None:
    """A turn without a battle turns nothing into units."""
    t = table([empty("barracks", resources=3)], [], hands=(("factory",), ()))
    start(t, "turn").answer(0, "use-as", FIRST_SIDE).finish()
    assert t.base[0].units == [0, 0]


def test_K2_the_construction_example() -> None:
    """Two cards on the Heliport become two Predators, two on the Heavy Barracks one Rocket."""
    t = table([empty("heliport", resources=2), empty("heavy-barracks", resources=2)], [])
    construct(t, 0)
    assert t.base[0].units == [2, 1]
    assert t.base[0].resources == [0, 0]


def test_K3_used_resources_are_discarded_face_down() -> None:
    t = table([empty("heavy-barracks", resources=3)], [])
    construct(t, 0)
    assert t.spent[0] == 2
    assert len(t.laid[0]) == 3
    assert not t.discard[0]


def test_K3_a_destroyed_building_takes_its_resources_along() -> None:
    """R4.9: what lies on it is discarded too."""
    t = table([force("trooper", 4)], [empty("quake", side=1, resources=2)])
    line_up(t, [find(t, 0, "trooper")], [NONE], AT_BASE)
    run(t, "destroy_building", seat=0)
    assert t.base[1].card == [NONE]
    assert t.spent[1] == 2
    assert len(t.discard[1]) == 1
