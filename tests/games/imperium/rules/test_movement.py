"""T, F, X  Activation, movement, loading, fleet supply, transfer."""

from __future__ import annotations

from games.imperium.table_builder import HACAN, LETNEV, SOL, empty_space, fleet, forget, hold, learn, planet, put_system, run, start, table
from senki.engine.shapes import ENOUGH
from senki.games.imperium.galaxy import adjacent, blocks, can_pass, distances, leads_through
from senki.games.imperium.kinds import FORCES_ABOARD, MOVER, Action, CounterArea, Effect, Until, VesselClass
from senki.games.imperium.model import count, counters_in, planets_at, reinforcements, ships_in
from senki.games.imperium.pack import NONE
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.fleets import capacity, fighter_room, has_supply, supply_used
from senki.games.imperium.rules.movement import activatable, can_activate, move_of, movers
from senki.games.imperium.rules.transfer import partners, transfer_systems
from senki.games.imperium.rules.turns import actions

HOME = 19
CARRIER = MOVER.of(HOME, VesselClass.CARRIER)


def test_T1_seven_steps() -> None:
    """A first tactical action of Sol: carrier with three ground forces to the neutral system of Centauri and Gral (TR1)."""
    t = table()
    play = start(t, "tactical_action", seat=SOL)
    play.answer(SOL, "activate", 7).answer(SOL, "move-ship", CARRIER).answer(SOL, "load-forces", 3).answer(SOL, "move-ship", ENOUGH)
    play.answer(SOL, "land-forces", 2).answer(SOL, "land-forces", 1).finish()
    assert [t.planets.owner[planet(name)] for name in ("centauri", "gral")] == [SOL, SOL]
    assert [t.planets.forces[planet(name)] for name in ("centauri", "gral", "jord")] == [2, 1, 2]
    assert [event[0] for event in play.events] == [
        "activated",
        "ship-moved",
        "loaded",
        "landed",
        "planet-taken",
        "landed",
        "planet-taken",
    ]


def test_T2_a_counter_activates_a_system_once() -> None:
    t = table()
    play = start(t, "tactical_action", seat=SOL)
    play.answer(SOL, "activate", 8)
    assert t.activated[8] == 1 << SOL
    assert 8 not in activatable(t, SOL)
    assert 8 in activatable(t, LETNEV)


def test_T3_systems_that_may_not_be_activated() -> None:
    """Asteroid fields, supernovas, and by Diplomacy systems with units of the other."""
    t = table()
    put_system(t, 8, "supernova")
    assert not can_activate(t, SOL, 8)
    assert not can_activate(t, SOL, 2)
    assert can_activate(t, SOL, t.home[LETNEV])
    add_effect(t, Effect.TRUCE, LETNEV, Until.ROUND, SOL)
    assert not can_activate(t, SOL, t.home[LETNEV])
    assert not can_activate(t, LETNEV, HOME)
    assert can_activate(t, HACAN, HOME)


def test_T4_ships_move_to_the_activated_system_only() -> None:
    """Sol's destroyer comes to 8, two steps away; its carriers do not."""
    t = table()
    t.act_hex = 8
    assert movers(t, SOL, NONE) == [MOVER.of(HOME, VesselClass.DESTROYER)]


def test_T5_ships_in_an_activated_system_stay() -> None:
    t = table()
    t.act_hex = 7
    assert CARRIER in movers(t, SOL, NONE)
    t.activated[HOME] = 1 << SOL
    assert movers(t, SOL, NONE) == []


def test_T6_enemy_ships_block_the_way_fighters_do_not() -> None:
    """Except with their owner's Advanced Fighters, or the Light/Wave Deflector of the mover."""
    t = table()
    fleet(t, LETNEV, 7, destroyer=1)
    assert blocks(t, SOL, 7)
    fleet(t, LETNEV, 7, fighter=2)
    assert not blocks(t, SOL, 7)
    learn(t, LETNEV, "advanced_fighters")
    assert blocks(t, SOL, 7)
    learn(t, SOL, "light_wave_deflector")
    assert not blocks(t, SOL, 7)


def test_T7_own_activated_systems_may_be_passed() -> None:
    t = table()
    t.activated[7] = t.activated[20] = 1 << SOL
    assert distances(t, SOL, 8)[HOME] == 2


def test_T8_units_travel_aboard_ships() -> None:
    """Fighters do not move by themselves; a carrier takes them."""
    t = table()
    fleet(t, SOL, HOME, carrier=1, fighter=3)
    t.planets.forces[planet("jord")] = 0
    t.act_hex = 7
    assert movers(t, SOL, NONE) == [CARRIER]
    run(t, "move_ships", answers=[(SOL, "move-ship", CARRIER), (SOL, "load-fighters", 2)], seat=SOL, partner=NONE)
    assert count(t, 7, VesselClass.FIGHTER) == 2


def test_T9_capacity() -> None:
    """Carriers 6, war suns 6; with Stasis Capsules cruisers and dreadnoughts one ground force."""
    t = table()
    assert capacity(t, SOL, VesselClass.CARRIER) == 6
    assert capacity(t, SOL, VesselClass.WAR_SUN) == 6
    assert capacity(t, SOL, VesselClass.CRUISER) == 0
    learn(t, SOL, "stasis_capsules")
    assert capacity(t, SOL, VesselClass.DAMAGED_DREADNOUGHT) == 1


def test_T10_units_are_taken_up_where_the_ship_starts_and_passes() -> None:
    """A carrier with XRD passes system 20 and takes a ground force there, not where its owner has a counter."""
    t = table()
    learn(t, SOL, "xrd_transporters")
    hold(t, SOL, "starpoint", forces=2)
    hold(t, SOL, "centauri", forces=2)
    t.activated[7] = 1 << SOL
    t.act_hex = 8
    play = start(t, "move_ships", seat=SOL, partner=NONE)
    play.answer(SOL, "move-ship", CARRIER).answer(SOL, "load-forces", 1)
    assert play.t.about()[1] == planet("starpoint")
    play.answer(SOL, "load-forces", 2)
    assert count(t, 8, FORCES_ABOARD) == 3
    assert play.asked.name == "move-ship"


def test_T11_loads_leave_the_ship_only_in_the_activated_system() -> None:
    """What was loaded at home is aboard in system 7."""
    t = table()
    t.act_hex = 7
    start(t, "move_ships", seat=SOL, partner=NONE).answer(SOL, "move-ship", CARRIER).answer(SOL, "load-forces", 4)
    assert count(t, 7, FORCES_ABOARD) == 4
    assert t.planets.forces[planet("jord")] == 1


def test_T12_nothing_is_taken_aboard_in_the_activated_system() -> None:
    """The forces on Centauri stay there."""
    t = table()
    hold(t, SOL, "centauri", forces=2)
    t.act_hex = 7
    t.activated[7] = 1 << SOL
    play = start(t, "move_ships", seat=SOL, partner=NONE).answer(SOL, "move-ship", CARRIER).answer(SOL, "load-forces", 0)
    assert play.asked.name == "move-ship"
    assert t.planets.forces[planet("centauri")] == 2


def test_T13_movement() -> None:
    """Carriers 1, others 2; technologies and High Alert add, a nebula comes last."""
    t = table()
    forget(t, SOL)
    assert [move_of(t, SOL, vessel, HOME) for vessel in range(8)] == [0, 2, 2, 1, 1, 2, 1, 2]
    learn(t, SOL, "xrd_transporters", "type_iv_drive", "advanced_fighters")
    assert [move_of(t, SOL, vessel, HOME) for vessel in range(8)] == [2, 2, 3, 2, 2, 2, 2, 2]
    t.high_alert, t.high_alert_of = HOME, SOL
    assert move_of(t, SOL, VesselClass.CRUISER, HOME) == 4
    assert move_of(t, SOL, VesselClass.FIGHTER, HOME) == 2
    put_system(t, 8, "nebula")
    t.high_alert = 8
    assert move_of(t, SOL, VesselClass.CRUISER, 8) == 1


def test_T14_wormholes_cost_one_step_each() -> None:
    """From Lodor through alpha to the empty system, and on to Mecatol Rex."""
    t = table()
    assert distances(t, SOL, 0)[9] == 2


def test_T15_a_way_through_all_pick_ups_must_exist() -> None:
    """From home to 8 through 7 or 20, not through both."""
    t = table()
    assert leads_through(t, SOL, HOME, 8, 2, (7,))
    assert leads_through(t, SOL, HOME, 8, 2, (20,))
    assert not leads_through(t, SOL, HOME, 8, 2, (7, 20))
    assert leads_through(t, SOL, HOME, 8, 3, (7, 20))


def test_T16_no_more_ships_than_fleet_supply() -> None:
    t = table()
    fleet(t, SOL, 7, destroyer=3)
    t.act_hex = 7
    assert movers(t, SOL, NONE) == []
    t.counters[CounterArea.FLEET] = 4
    assert len(movers(t, SOL, NONE)) == 2


def test_T17_fighters_left_without_support_are_lost_when_movement_ends() -> None:
    """Two fighters in space without dock: lost when all ships have come, and what may answer that has."""
    t = table()
    fleet(t, SOL, 20, carrier=1, fighter=2)
    t.act_hex = 7
    play = start(t, "move_ships", seat=SOL, partner=NONE)
    play.answer(SOL, "move-ship", MOVER.of(20, VesselClass.CARRIER)).answer(SOL, "load-fighters", 0)
    assert count(t, 20, VesselClass.FIGHTER) == 2
    play.answer(SOL, "move-ship", ENOUGH).finish()
    assert count(t, 20, VesselClass.FIGHTER) == 2
    play = run(t, "movement_ends", seat=SOL)
    assert count(t, 20, VesselClass.FIGHTER) == 0
    assert ("fighters-lost", SOL, 2, 20) in play.events


def test_T19_what_is_aboard_is_divided_anew() -> None:
    """Two carriers with eight ground forces: the one that leaves takes two to six."""
    t = table()
    fleet(t, SOL, 20, carrier=2, forces=8)
    t.act_hex = 7
    play = start(t, "move_ships", seat=SOL, partner=NONE).answer(SOL, "move-ship", MOVER.of(20, VesselClass.CARRIER))
    assert play.asked.options == [2, 3, 4, 5, 6]
    play.answer(SOL, "keep-forces", 5)
    assert (count(t, 20, FORCES_ABOARD), count(t, 7, FORCES_ABOARD)) == (3, 5)


# -- F  fleet supply and capacity -------------------------------------------------------------------------------------


def test_F1_as_many_ships_as_counters() -> None:
    t = table()
    fleet(t, SOL, 7, cruiser=2)
    assert has_supply(t, SOL, 7, VesselClass.CRUISER)
    fleet(t, SOL, 7, cruiser=3)
    assert not has_supply(t, SOL, 7, VesselClass.CRUISER)


def test_F2_excess_is_removed_at_once() -> None:
    """Five ships with a supply of three: their owner chooses two."""
    t = table()
    fleet(t, SOL, 7, cruiser=2, destroyer=3)
    run(t, "remove_excess", answers=[(SOL, "excess", 1), (SOL, "excess", 2)], seat=SOL)
    assert ships_in(t, 7) == 3


def test_F3_room_for_fighters() -> None:
    """A carrier's six, less two ground forces; three at a dock."""
    t = table()
    fleet(t, SOL, 7, carrier=1, forces=2)
    assert fighter_room(t, SOL, 7) == 4
    fleet(t, SOL, HOME, fighter=1)
    assert fighter_room(t, SOL, HOME) == 3


def test_F4_fighters_without_room_are_removed() -> None:
    """After PDS fire and battle, too."""
    t = table()
    fleet(t, SOL, 7, carrier=1, fighter=8)
    run(t, "settle_space", place=7)
    assert count(t, 7, VesselClass.FIGHTER) == 6


def test_F5_with_advanced_fighters_they_count_as_ships() -> None:
    t = table()
    learn(t, SOL, "advanced_fighters")
    fleet(t, SOL, 7, carrier=1, fighter=8)
    assert supply_used(t, SOL, 7) == 3
    run(t, "settle_space", place=7)
    assert count(t, 7, VesselClass.FIGHTER) == 8


# -- X  transfer ------------------------------------------------------------------------------------------------------


def test_X1_two_adjacent_systems_with_own_units_only() -> None:
    t = table()
    assert transfer_systems(t, SOL) == []
    hold(t, SOL, "centauri", forces=1)
    assert transfer_systems(t, SOL) == [7, HOME]
    hold(t, LETNEV, "gral", forces=1)
    assert transfer_systems(t, SOL) == []


def test_X2_one_counter_of_the_pool_one_of_the_reinforcements() -> None:
    t = table()
    hold(t, SOL, "centauri", forces=1)
    play = start(t, "transfer_action", seat=SOL).answer(SOL, "transfer-one", HOME).answer(SOL, "transfer-other", 7)
    assert play.t.activated[HOME] == play.t.activated[7] == 1
    assert (counters_in(t, SOL, CounterArea.COMMAND), reinforcements(t, SOL)) == (2, 7)
    t = table()
    hold(t, SOL, "centauri", forces=1)
    t.counters[CounterArea.FLEET] += 8
    assert Action.TRANSFER not in actions(t, SOL)


def test_X3_the_order_of_steps() -> None:
    """Activation, movement, landing, production."""
    t = table()
    hold(t, SOL, "centauri", forces=1)
    play = start(t, "transfer_action", seat=SOL).answer(SOL, "transfer-one", HOME).answer(SOL, "transfer-other", 7)
    play.answer(SOL, "move-ship", CARRIER).answer(SOL, "load-forces", 2).answer(SOL, "move-ship", ENOUGH)
    play.answer(SOL, "move-ship", ENOUGH).answer(SOL, "land-forces", 2)
    assert play.asked.name in ("build", "transfer-build")


def test_X4_ships_move_either_way() -> None:
    """First from one to the other, then back; each carries."""
    t = table()
    hold(t, SOL, "centauri", forces=1)
    fleet(t, SOL, 7, cruiser=1)
    t.counters[CounterArea.FLEET] = 4
    play = start(t, "transfer_action", seat=SOL).answer(SOL, "transfer-one", HOME).answer(SOL, "transfer-other", 7)
    play.answer(SOL, "move-ship", ENOUGH).answer(SOL, "move-ship", MOVER.of(7, VesselClass.CRUISER))
    assert count(t, HOME, VesselClass.CRUISER) == 1


def test_X5_pds_in_range_of_both_fire_at_one_only() -> None:
    """Letnev's PDS with Deep Space Cannon reaches both systems and has fired at the first."""
    t = table()
    learn(t, LETNEV, "deep_space_cannon")
    hold(t, LETNEV, "meer", pds=1)
    fleet(t, SOL, 7, cruiser=1)
    t.act_hex = HOME
    run(t, "pds_fire", answers=[(LETNEV, "pds-fire", 1)], dice=[1], active=SOL, place=HOME)
    t.act_hex = 7
    run(t, "pds_fire", active=SOL, place=7)
    assert t.fired == [planet("meer")]


def test_X6_landing_only_on_own_planets() -> None:
    """Gral is neutral and not offered."""
    t = table()
    hold(t, SOL, "centauri")
    fleet(t, SOL, 7, carrier=1, forces=2)
    t.act_other = HOME
    run(t, "planetary_landing", answers=[(SOL, "land-forces", 1)], seat=SOL, place=7)
    assert t.planets.owner[planet("gral")] == NONE


def test_X7_production_in_one_of_the_two() -> None:
    t = table()
    hold(t, SOL, "centauri", dock=1)
    play = start(t, "choose_production", seat=SOL, one=HOME, other=7)
    assert play.asked.options == [HOME, 7]


def test_X8_wormhole_partners_are_adjacent() -> None:
    t = table()
    fleet(t, SOL, 1, cruiser=1)
    fleet(t, SOL, 9, cruiser=1)
    assert partners(t, SOL, 1) == [9]


def test_T10_ground_forces_taken_up_after_fighters() -> None:
    """A carrier that took up fighters only where it started takes up a ground force on its way: that is its own load."""
    t = table()
    empty_space(t)
    learn(t, SOL, "xrd_transporters")
    far = distances(t, SOL, 7)
    way = next(place for place in adjacent(t, 7) if can_pass(t, SOL, place) and len(planets_at(t, place)) > 0)
    begin = next(place for place in adjacent(t, way) if far[place] == 2 and t.systems[place] != NONE and place != t.home[LETNEV])
    for number in planets_at(t, begin):
        t.planets.owner[number] = NONE
    t.planets.owner[planets_at(t, way)[0]] = SOL
    t.planets.forces[planets_at(t, way)[0]] = 1
    fleet(t, SOL, begin, carrier=1, fighter=2)
    t.act_hex = 7
    play = start(t, "move_ship", seat=SOL, mover=MOVER.of(begin, VesselClass.CARRIER))
    while not play.over:
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    assert (len(t.loads), t.loads.forces[0], t.loads.fleet[0]) == (1, 1, 7)
    assert count(t, 7, VesselClass.FIGHTER) == 2
