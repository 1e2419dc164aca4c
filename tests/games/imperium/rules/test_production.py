"""U  Production."""

from __future__ import annotations

from games.imperium.table_builder import LETNEV, SOL, fleet, forget, hold, learn, planet, run, start, table
from senki.engine.shapes import ENOUGH
from senki.games.imperium.kinds import Money, VesselClass
from senki.games.imperium.model import Imperium, count
from senki.games.imperium.pack import UnitType
from senki.games.imperium.rules.payment import purse
from senki.games.imperium.rules.production import (
    basket_cost,
    build_places,
    build_planets,
    buildable,
    can_produce,
    dock_sites,
    production_goods,
    production_limit,
)

HOME = 19


def at_home(goods: int = 0) -> Imperium:
    t = table()
    forget(t, SOL)
    fleet(t, SOL, HOME, carrier=1)
    t.goods[SOL] = goods
    return t


def options(t: Imperium) -> list[int]:
    return buildable(t, SOL, HOME, production_limit(t, SOL, HOME), purse(t, SOL, Money.RESOURCES))


def test_U1_docks_produce_unless_built_this_round_or_blockaded() -> None:
    t = at_home()
    assert can_produce(t, SOL, HOME)
    t.planets.dock[planet("jord")] = 1 + t.round
    assert not can_produce(t, SOL, HOME)
    t.planets.dock[planet("jord")] = 1
    fleet(t, LETNEV, HOME, destroyer=1)
    assert not can_produce(t, SOL, HOME)


def test_U2_where_a_dock_may_be_built() -> None:
    """On a planet held since the round began, for 4; not with enemy ships there, not a fourth."""
    t = at_home(4)
    hold(t, SOL, "centauri", since=0)
    hold(t, SOL, "gral", since=1)
    assert dock_sites(t, SOL, 7) == [planet("centauri")]
    play = start(t, "build_docks", seat=SOL, place=7).answer(SOL, "build-dock", planet("centauri")).answer(SOL, "pay-goods", 4)
    assert t.planets.dock[planet("centauri")] == 2
    assert t.goods[SOL] == 0
    assert play.over
    hold(t, SOL, "lodor", dock=1)
    assert dock_sites(t, SOL, 7) == []


def test_U3_docks_are_built_in_the_production_step() -> None:
    t = at_home(4)
    hold(t, SOL, "centauri")
    assert start(t, "production_step", seat=SOL, place=7).asked.name == "build-dock"


def test_U4_the_limit_is_resources_and_two() -> None:
    """Jord: 6; with the Enviro Compensator 7."""
    t = at_home()
    assert production_limit(t, SOL, HOME) == 6
    learn(t, SOL, "enviro_compensator")
    assert production_limit(t, SOL, HOME) == 7


def test_U5_docks_of_a_system_produce_together() -> None:
    t = at_home()
    hold(t, SOL, "centauri", dock=1)
    hold(t, SOL, "gral", dock=1)
    learn(t, SOL, "sarween_tools")
    assert production_limit(t, SOL, 7) == 6
    assert production_goods(t, SOL, 7) == 2


def test_U6_costs() -> None:
    """Three fighters 2, one ground force 1, a cruiser 2."""
    t = at_home()
    t.basket[UnitType.FIGHTER] = 3
    assert basket_cost(t, SOL) == 2
    t.basket[UnitType.GROUND_FORCE] = 1
    t.basket[UnitType.CRUISER] = 1
    assert basket_cost(t, SOL) == 5


def test_U7_where_units_appear() -> None:
    """Ships in space, ground forces on the planet with the dock; further with the Integrated Economy."""
    t = at_home()
    t.basket[UnitType.DESTROYER] = 1
    t.basket[UnitType.GROUND_FORCE] = 2
    run(t, "place_built", seat=SOL, place=HOME)
    assert count(t, HOME, VesselClass.DESTROYER) == 1
    assert t.planets.forces[planet("jord")] == 7
    learn(t, SOL, "integrated_economy")
    hold(t, SOL, "centauri")
    t.activated[7] = t.activated[20] = 1 << SOL
    fleet(t, LETNEV, 20, destroyer=1)
    assert build_places(t, SOL, HOME) == [HOME, 7]
    assert build_planets(t, SOL, HOME) == [planet("jord"), planet("centauri")]


def test_U8_supply_room_and_pieces_limit_what_is_built() -> None:
    """With three ships in space no more ships; nine fighters' room is used up."""
    t = at_home(20)
    assert UnitType.CRUISER in options(t)
    fleet(t, SOL, HOME, carrier=3, fighter=21)
    assert options(t) == [UnitType.GROUND_FORCE, UnitType.PDS]
    t.planets.pds[planet("jord")] = 2
    assert options(t) == [UnitType.GROUND_FORCE]


def test_U9_war_suns_need_the_technology() -> None:
    t = at_home(20)
    assert UnitType.WAR_SUN not in options(t)
    learn(t, SOL, "war_sun")
    assert UnitType.WAR_SUN in options(t)


def test_U10_one_payment_for_all() -> None:
    """A cruiser and two fighters: 3, paid once with Jord."""
    t = at_home()
    play = start(t, "produce", seat=SOL, place=HOME, most=9, extra=0)
    for unit in (UnitType.CRUISER, UnitType.FIGHTER, UnitType.FIGHTER, ENOUGH):
        play.answer(SOL, "build", unit)
    assert play.told("planet-exhausted") == [("planet-exhausted", SOL, planet("jord"))]
    assert count(t, HOME, VesselClass.FIGHTER) == 2


def test_U12_a_dock_does_not_count_against_the_limit() -> None:
    t = at_home(4)
    t.planets.since[planet("jord")] = 0
    before = production_limit(t, SOL, HOME)
    hold(t, SOL, "centauri")
    start(t, "build_docks", seat=SOL, place=7).answer(SOL, "build-dock", planet("centauri")).answer(SOL, "pay-goods", 4)
    assert production_limit(t, SOL, HOME) == before
