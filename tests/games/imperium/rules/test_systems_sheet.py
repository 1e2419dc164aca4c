"""N, H, D  Systems, the race sheet, technology."""

from __future__ import annotations

from games.imperium.table_builder import (
    HACAN,
    LETNEV,
    SOL,
    cards,
    fleet,
    forget,
    hold,
    learn,
    planet,
    put_system,
    run,
    start,
    system,
    table,
    tech,
)
from senki.games.imperium.galaxy import adjacent, can_enter, can_pass, distances, touching
from senki.games.imperium.kinds import CounterArea, Money, VesselClass
from senki.games.imperium.model import count, counters_in, is_special, pieces_left, planets_outside_home, reinforcements
from senki.games.imperium.pack import NONE, Strategy, SystemType, UnitType
from senki.games.imperium.rules.conditions import by_colour
from senki.games.imperium.rules.dice import space_dice, space_needed
from senki.games.imperium.rules.fleets import fleet_limit
from senki.games.imperium.rules.movement import can_activate, move_of
from senki.games.imperium.rules.payment import gain_goods, purse, value_of
from senki.games.imperium.rules.pds import pds_in_range
from senki.games.imperium.rules.planets import take_stations
from senki.games.imperium.rules.strategy import secondary_price
from senki.games.imperium.rules.technology import is_known, tech_price, techs_for

NEAR = 8  # an empty system between the homes


def test_N1_red_borders_are_special_systems() -> None:
    """Homes have yellow ones."""
    t = table()
    assert is_special(t, system(t, "asteroid-field"))
    assert not is_special(t, t.home[SOL])
    assert cards().system.type[t.systems[t.home[SOL]]] == SystemType.HOME


def test_N2_asteroid_fields_are_passed_only_with_antimass_deflectors() -> None:
    """And never ended in or activated."""
    t = table()
    field = system(t, "asteroid-field")
    assert not can_enter(t, field)
    assert not can_activate(t, SOL, field)
    assert can_pass(t, SOL, field)
    forget(t, SOL)
    assert not can_pass(t, SOL, field)


def test_N3_nebulas() -> None:
    """Entered, not passed; ships starting there move 1; the defender's ships get +1, fighters do not."""
    t = table()
    put_system(t, NEAR, "nebula")
    assert can_enter(t, NEAR)
    assert not can_pass(t, SOL, NEAR)
    assert move_of(t, SOL, VesselClass.CRUISER, NEAR) == 1
    t.active = LETNEV
    assert space_needed(t, SOL, UnitType.CRUISER, NEAR) == 6
    assert space_needed(t, SOL, UnitType.FIGHTER, NEAR) == 8  # Cybernetics alone
    assert space_needed(t, LETNEV, UnitType.DREADNOUGHT, NEAR) == 5


def test_N4_supernovas_are_never_entered() -> None:
    t = table()
    put_system(t, NEAR, "supernova")
    assert not can_enter(t, NEAR)
    assert not can_pass(t, SOL, NEAR)
    assert not can_activate(t, SOL, NEAR)


def test_N5_ion_storms_stop_ships_and_pds() -> None:
    """With Maneuvering Jets they are passed."""
    t = table()
    put_system(t, 20, "ion-storm")
    hold(t, SOL, "jord", pds=1)
    learn(t, SOL, "deep_space_cannon")
    assert not can_pass(t, SOL, 20)
    assert pds_in_range(t, SOL, 20) == []
    assert pds_in_range(t, SOL, 7) == [planet("jord")]
    learn(t, SOL, "maneuvering_jets")
    assert can_pass(t, SOL, 20)


def test_N6_fighters_roll_nothing_in_an_ion_storm() -> None:
    t = table()
    put_system(t, 20, "ion-storm")
    assert space_dice(t, UnitType.FIGHTER, 20) == 0
    assert space_dice(t, UnitType.CRUISER, 20) == 1
    assert space_dice(t, UnitType.FIGHTER, 7) == 1


def test_N7_equal_wormholes_are_adjacent() -> None:
    """Lodor and the empty system beside Mecatol Rex."""
    t = table()
    assert 1 in adjacent(t, 9)
    assert distances(t, SOL, 1)[9] == 1


def test_N8_pds_do_not_fire_through_wormholes() -> None:
    t = table()
    hold(t, SOL, "lodor", pds=1)
    learn(t, SOL, "deep_space_cannon")
    assert 1 not in touching(t, 9)
    assert pds_in_range(t, SOL, 1) == []
    assert pds_in_range(t, SOL, 8) == [planet("lodor")]


def test_N9_refresh_abilities() -> None:
    """A station's two goods; fighters and ground forces of others."""
    t = table()
    put_system(t, NEAR, "arcturus-sumerian")
    hold(t, SOL, "sumerian")
    put_system(t, 20, "mirage")
    hold(t, SOL, "mirage", dock=1)
    put_system(t, 7, "primor")
    hold(t, SOL, "primor")
    play = start(t, "refresh_abilities")
    while not play.over:
        play.answer(SOL, "refresh-gain", 1)
    assert t.goods[SOL] == 2
    assert count(t, 20, VesselClass.FIGHTER) == 2
    assert t.planets.forces[planet("primor")] == 2
    assert [t.planets.ready[planet(name)] for name in ("sumerian", "mirage", "primor")] == [0, 0, 0]


def test_N10_a_trade_station_goes_to_whoever_is_alone_with_ships() -> None:
    """It comes exhausted, and stays when the ships leave."""
    t = table()
    put_system(t, NEAR, "arcturus-sumerian")
    station = planet("sumerian")
    fleet(t, SOL, NEAR, fighter=1)
    take_stations(t)
    assert t.planets.owner[station] == NONE
    fleet(t, SOL, NEAR, destroyer=1)
    take_stations(t)
    assert (t.planets.owner[station], t.planets.ready[station]) == (SOL, 0)
    fleet(t, LETNEV, NEAR, destroyer=1)
    take_stations(t)
    assert t.planets.owner[station] == LETNEV


def test_N11_a_station_counts_for_money_and_not_as_a_planet_outside_home() -> None:
    t = table()
    put_system(t, NEAR, "arcturus-sumerian")
    hold(t, SOL, "sumerian")
    assert planets_outside_home(t, SOL) == 0
    assert purse(t, SOL, Money.RESOURCES) == 4 + 2


def test_N12_mecatol_rex_is_worth_1_and_6() -> None:
    number = planet("mecatol-rex")
    assert (cards().planet.resources[number], cards().planet.influence[number]) == (1, 6)


# -- H  counters, planets, goods --------------------------------------------------------------------------------------


def test_H1_secondary_abilities_cost_counters_of_strategy_allocation() -> None:
    """Technology II costs one, Leadership none."""
    t = table()
    assert secondary_price(t, SOL, Strategy.TECHNOLOGY_II) == 1
    assert secondary_price(t, SOL, Strategy.LEADERSHIP) == 0


def test_H2_fleet_supply_limits_ships() -> None:
    assert fleet_limit(table(), SOL, 0) == 3


def test_H3_the_command_pool_pays_for_activation() -> None:
    t = table()
    start(t, "tactical_action", seat=SOL).answer(SOL, "activate", NEAR)
    assert counters_in(t, SOL, CounterArea.COMMAND) == 2


def test_H4_sixteen_counters_in_all() -> None:
    """Eight on the sheet, one in the galaxy: seven left."""
    t = table()
    t.activated[NEAR] = 1 << SOL
    assert reinforcements(t, SOL) == 7


def test_H5_counters_gained_go_where_their_owner_likes() -> None:
    """Four gained with eight left; of none left, none."""
    t = table()
    play = start(t, "gain_counters", seat=SOL, amount=2)
    play.answer(SOL, "gain-counters", CounterArea.FLEET).answer(SOL, "gain-counters", CounterArea.COMMAND).finish()
    assert [counters_in(t, SOL, area) for area in range(3)] == [2, 4, 4]
    t.counters[CounterArea.COMMAND] += 6
    run(t, "gain_counters", seat=SOL, amount=2)
    assert reinforcements(t, SOL) == 0


def test_H6_without_reinforcements_a_counter_comes_from_the_sheet() -> None:
    t = table()
    t.counters[CounterArea.COMMAND] += 8
    run(t, "put_counter", answers=[(SOL, "spend-counters", CounterArea.COMMAND)], seat=SOL, place=NEAR)
    assert counters_in(t, SOL, CounterArea.COMMAND) == 10
    assert t.activated[NEAR] == 1


def test_H7_planets_pay_their_whole_value() -> None:
    """Jord is exhausted for a price of 1, three resources are lost."""
    t = table()
    run(t, "pay", seat=SOL, money=Money.RESOURCES, price=1)
    assert t.planets.ready[planet("jord")] == 0


def test_H8_an_exhausted_planet_gives_nothing() -> None:
    t = table()
    t.planets.ready[planet("jord")] = 0
    assert value_of(t, planet("jord"), Money.RESOURCES) == 0
    assert purse(t, SOL, Money.INFLUENCE) == 0


def test_H9_specialties_make_technologies_cheaper() -> None:
    """A ready planet of the colour; it stays ready. Exhausted it gives nothing."""
    t = table()
    green = hold(t, SOL, "lodor")
    assert tech_price(t, SOL, tech("neural_motivator"), 8) == 7
    t.planets.ready[green] = 0
    assert tech_price(t, SOL, tech("neural_motivator"), 8) == 8


def test_H10_goods_stand_in_for_either_money() -> None:
    """Sol pays 3 influence with a good and Jord."""
    t = table()
    t.goods[SOL] = 3
    play = start(t, "pay", seat=SOL, money=Money.INFLUENCE, price=3)
    assert play.asked.options == [1, 2, 3]
    play.answer(SOL, "pay-goods", 1).finish()
    assert t.goods[SOL] == 2
    assert t.planets.ready[planet("jord")] == 0


def test_H11_there_are_no_more_than_52_goods() -> None:
    t = table()
    t.goods[LETNEV] = 51
    gain_goods(t, SOL, 3)
    assert t.goods[SOL] == 1


def test_H13_pieces_are_limited() -> None:
    """Four carriers, two of them on the board; ground forces have no limit."""
    t = table()
    assert pieces_left(t, SOL, UnitType.CARRIER) == 2
    assert pieces_left(t, SOL, UnitType.GROUND_FORCE) > 50


def test_H14_any_number_of_planets_may_be_controlled() -> None:
    t = table()
    for number in range(len(t.planets)):
        if t.planets.hex[number] != NONE:
            t.planets.owner[number] = HACAN
    assert planets_outside_home(t, HACAN) > 17


# -- D  technology ----------------------------------------------------------------------------------------------------


def test_D1_four_colours() -> None:
    assert sorted(set(cards().technology.colour)) == [0, 1, 2, 3]


def test_D2_prerequisites() -> None:
    """All of some, one of others: Type IV Drive needs both, Neural Motivator one."""
    t = table()
    forget(t, SOL)
    assert not is_known(t, SOL, tech("type_iv_drive"))
    learn(t, SOL, "xrd_transporters")
    assert not is_known(t, SOL, tech("type_iv_drive"))
    learn(t, SOL, "neural_motivator")
    assert is_known(t, SOL, tech("type_iv_drive"))
    assert not is_known(t, HACAN, tech("dacxive_animators"))
    learn(t, LETNEV, "micro_technology")
    assert is_known(t, LETNEV, tech("neural_motivator"))


def test_D3_the_price_is_never_below_nothing() -> None:
    """Free stays free with a specialty, and a purse of 4 buys nothing for 8."""
    t = table()
    hold(t, SOL, "lodor")
    assert tech_price(t, SOL, tech("cybernetics"), 0) == 0
    assert techs_for(t, HACAN, 8) == []
    t.goods[SOL] = 9
    play = start(t, "gain_tech", seat=SOL, price=8)
    play.answer(SOL, "gain-tech", tech("hylar_v_assault_laser"))
    while not play.over:
        play.answer(SOL, play.asked.name, play.asked.options[0])
    assert (t.techs[SOL] >> tech("hylar_v_assault_laser")) & 1


def test_D4_assault_cannon_needs_turrets_and_cybernetics() -> None:
    t = table()
    assert not is_known(t, SOL, tech("assault_cannon"))
    learn(t, SOL, "automated_defense_turrets")
    assert is_known(t, SOL, tech("assault_cannon"))


def test_D5_starting_technologies_count() -> None:
    assert sum(by_colour(table(), SOL)) == 2
