"""P, B, L, I  PDS fire, space battle, landing, invasion combat."""

from __future__ import annotations

from games.imperium.table_builder import LETNEV, SOL, empty_space, fleet, forget, hold, learn, planet, put_system, run, start, table
from senki.engine.testing.scripted import Play
from senki.games.imperium.kinds import ARRIVING, FORCES_ABOARD, PDS_ABOARD, Register, VesselClass
from senki.games.imperium.model import Imperium, count, register, ships_in
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.rules.dice import ground_needed, pds_needed, space_needed
from senki.games.imperium.rules.pds import fire_target, pds_in_range
from senki.games.imperium.rules.production import can_produce, pds_room
from senki.games.imperium.rules.withdrawal import havens

PLACE = 7  # the system of Centauri and Gral


def battle(attackers: dict[str, int], defenders: dict[str, int], plain: bool = True) -> Imperium:
    """Sol has come to a system held by Letnev; without technologies."""
    t = table()
    empty_space(t)
    if plain:
        forget(t, SOL)
        forget(t, LETNEV)
    t.act_hex = PLACE
    t.active = SOL
    t.activated[PLACE] = 1 << SOL
    t.counters[1] = t.counters[4] = 7
    fleet(t, LETNEV, PLACE, **defenders)
    fleet(t, SOL, ARRIVING, **attackers)
    return t


# -- P  PDS fire ------------------------------------------------------------------------------------------------------


def test_P1_each_pds_in_range_may_fire_once() -> None:
    """Two on Gral; one number is asked for both, and none fires again."""
    t = battle({"cruiser": 2}, {})
    t.fleet_owner[PLACE] = NONE
    hold(t, LETNEV, "gral", pds=2)
    play = start(t, "pds_fire", dice=[6, 5], active=SOL, place=PLACE)
    assert play.asked.options == [0, 1, 2]
    play.answer(LETNEV, "pds-fire", 2).finish()
    assert count(t, ARRIVING, VesselClass.CRUISER) == 1


def test_P2_at_whom_pds_fire() -> None:
    """The active player's at the other's fleet, others' at the active player's; with nobody there at none."""
    t = battle({"cruiser": 1}, {"destroyer": 1})
    assert fire_target(t, SOL, SOL, PLACE) == PLACE
    assert fire_target(t, SOL, LETNEV, PLACE) == ARRIVING
    fleet(t, SOL, ARRIVING)
    t.fleet_owner[ARRIVING] = NONE
    assert fire_target(t, SOL, LETNEV, PLACE) == NONE


def test_P3_range() -> None:
    """The own system; next door with Deep Space Cannon. Its 10 damages a dreadnought arriving there (TR2)."""
    t = table()
    hold(t, LETNEV, "meer", pds=1)
    assert pds_in_range(t, LETNEV, PLACE) == []
    assert pds_in_range(t, LETNEV, 36) == [planet("meer")]
    learn(t, LETNEV, "deep_space_cannon")
    assert pds_in_range(t, LETNEV, PLACE) == [planet("meer")]
    t.act_hex = PLACE
    fleet(t, SOL, PLACE, dreadnought=1)
    run(t, "pds_fire", dice=[10], answers=[(LETNEV, "pds-fire", 1)], active=SOL, place=PLACE)
    assert count(t, PLACE, VesselClass.DAMAGED_DREADNOUGHT) == 1


def test_P4_six_or_more_hits_and_the_owner_chooses() -> None:
    """Magen gives +1; Maneuvering Jets take 1, from next door 2; the Graviton Laser System rolls misses again."""
    t = battle({"cruiser": 1, "destroyer": 1}, {})
    t.fleet_owner[PLACE] = NONE
    hold(t, LETNEV, "gral", pds=1)
    learn(t, LETNEV, "graviton_laser_system")
    run(t, "pds_fire", dice=[5, 6], answers=[(LETNEV, "pds-fire", 1), (SOL, "lose", VesselClass.DESTROYER)], active=SOL, place=PLACE)
    assert ships_in(t, ARRIVING) == 1
    assert pds_needed(t, LETNEV, SOL, False) == 6
    learn(t, LETNEV, "magen_defense_grid")
    learn(t, SOL, "maneuvering_jets")
    assert pds_needed(t, LETNEV, SOL, False) == 6
    assert pds_needed(t, LETNEV, SOL, True) == 7


def test_P5_the_active_player_fires_first() -> None:
    t = battle({"cruiser": 1}, {"cruiser": 1})
    hold(t, SOL, "centauri", pds=1)
    hold(t, LETNEV, "gral", pds=1)
    play = start(t, "pds_fire", active=SOL, place=PLACE)
    assert play.asked.seat == SOL
    play.answer(SOL, "pds-fire", 0)
    assert play.asked.seat == LETNEV


def test_P6_no_fire_into_an_ion_storm() -> None:
    t = battle({"cruiser": 1}, {})
    put_system(t, PLACE, "ion-storm")
    learn(t, LETNEV, "deep_space_cannon")
    hold(t, LETNEV, "meer", pds=1)
    run(t, "pds_fire", active=SOL, place=PLACE)
    assert ships_in(t, ARRIVING) == 1


def test_P7_two_pds_on_a_planet() -> None:
    t = table()
    hold(t, SOL, "jord", pds=2)
    assert pds_room(t, planet("jord")) == 0


# -- B  space battle --------------------------------------------------------------------------------------------------


def test_B1_the_active_player_attacks() -> None:
    t = battle({"cruiser": 1}, {"destroyer": 1})
    play = start(t, "space_battle", dice=[7, 1], attacker=SOL)
    assert play.events[0] == ("battle-begins", SOL, LETNEV, PLACE)
    assert play.events[-1] == ("battle-won", SOL, PLACE)
    assert t.fleet_owner[PLACE] == SOL


def test_B2_the_assault_cannon_comes_before_the_barrage() -> None:
    """A dreadnought fires once; the fighter it kills does not fire back."""
    t = battle({"dreadnought": 1, "destroyer": 1}, {"fighter": 1})
    learn(t, SOL, "assault_cannon")
    play = run(t, "space_battle", dice=[5], attacker=SOL)
    assert [event[2] for event in play.told("dice-rolled")] == [UnitType.DREADNOUGHT]
    assert t.fleet_owner[PLACE] == SOL


def test_B3_both_roll_before_both_lose() -> None:
    """Two dreadnoughts with cannons damage each other."""
    t = battle({"dreadnought": 1}, {"dreadnought": 1})
    learn(t, SOL, "assault_cannon")
    learn(t, LETNEV, "assault_cannon")
    start(t, "assault_cannon", dice=[5, 5], attacker=SOL, defender=LETNEV)
    assert count(t, PLACE, VesselClass.DAMAGED_DREADNOUGHT) == count(t, ARRIVING, VesselClass.DAMAGED_DREADNOUGHT) == 1


def test_B4_barrage() -> None:
    """Two dice a destroyer against fighters only; three at +2 with Automated Defense Turrets."""
    t = battle({"destroyer": 1}, {"fighter": 3, "carrier": 1})
    start(t, "barrage", dice=[9, 10], attacker=SOL, defender=LETNEV)
    assert (count(t, PLACE, VesselClass.FIGHTER), count(t, PLACE, VesselClass.CARRIER)) == (1, 1)
    learn(t, SOL, "automated_defense_turrets")
    start(t, "barrage", dice=[6, 6, 7], attacker=SOL, defender=LETNEV)
    assert count(t, PLACE, VesselClass.FIGHTER) == 0


def test_B5_the_attacker_announces_first() -> None:
    """Only if not, the defender."""
    t = battle({"cruiser": 1}, {"cruiser": 1})
    t.activated[8] = 1 << SOL | 1 << LETNEV
    play = start(t, "announce", attacker=SOL, defender=LETNEV)
    assert play.asked.seat == SOL
    play.answer(SOL, "withdraw", 0)
    assert play.asked.seat == LETNEV
    t = battle({"cruiser": 1}, {"cruiser": 1})
    t.activated[8] = 1 << SOL | 1 << LETNEV
    assert start(t, "announce", attacker=SOL, defender=LETNEV).answer(SOL, "withdraw", 1).over


def test_B6_one_die_each_three_for_a_war_sun() -> None:
    """War sun 7, 4, 9: three hits; six fighters 5, 8, 5, 9, 3, 2: one; a carrier misses (after TR4)."""
    t = battle({"war_sun": 1, "carrier": 1, "fighter": 6}, {"cruiser": 1})
    play = start(t, "roll_side", dice=[7, 4, 9, 8, 5, 8, 5, 9, 3, 2], seat=SOL, fleet=ARRIVING)
    assert [event[2:5] for event in play.told("dice-rolled")] == [(5, 3, 3), (3, 9, 0), (0, 9, 1)]


def test_B7_owners_give_the_hits_freely() -> None:
    """The attacker first; both fleets have fired by then."""
    t = battle({"cruiser": 1, "destroyer": 1}, {"cruiser": 1, "destroyer": 1})
    play = start(t, "combat_round", dice=[7, 1, 7, 1], attacker=SOL, defender=LETNEV)
    assert play.asked.seat == SOL
    play.answer(SOL, "lose", VesselClass.DESTROYER)
    play.answer(LETNEV, "lose", VesselClass.CRUISER)
    assert (count(t, ARRIVING, VesselClass.CRUISER), count(t, PLACE, VesselClass.DESTROYER)) == (1, 1)


def test_B8_the_first_hit_damages() -> None:
    t = battle({"dreadnought": 1}, {"cruiser": 1})
    run(t, "take_hits", seat=SOL, fleet=ARRIVING, hits=1)
    assert count(t, ARRIVING, VesselClass.DAMAGED_DREADNOUGHT) == 1
    run(t, "take_hits", seat=SOL, fleet=ARRIVING, hits=1)
    assert t.fleet_owner[ARRIVING] == NONE


def test_B9_where_a_fleet_may_withdraw() -> None:
    """Adjacent, activated by its owner, held by nobody else, not an asteroid field."""
    t = battle({"cruiser": 1}, {"cruiser": 1})
    assert havens(t, SOL) == []
    t.activated[8] = t.activated[20] = t.activated[18] = 1 << SOL
    fleet(t, LETNEV, 18, destroyer=1)
    assert havens(t, SOL) == [8, 20]
    run(t, "withdraw", answers=[(SOL, "withdraw-to", 20)], seat=SOL, fleet=ARRIVING)
    assert count(t, 20, VesselClass.CRUISER) == 1


def test_B10_excess_over_fleet_supply_is_destroyed() -> None:
    t = battle({"cruiser": 2}, {"cruiser": 1})
    t.activated[8] = 1 << SOL
    t.counters[1] = 1
    run(t, "withdraw", seat=SOL, fleet=ARRIVING)
    assert count(t, 8, VesselClass.CRUISER) == 1


def test_B11_a_fleet_whose_enemy_died_stays() -> None:
    t = battle({"cruiser": 1}, {"destroyer": 1})
    t.activated[8] = 1 << SOL
    play = start(t, "space_battle", dice=[10, 1], attacker=SOL).answer(SOL, "withdraw", 1)
    assert play.over
    assert t.fleet_owner[PLACE] == SOL
    assert t.fleet_owner[8] == NONE


def test_B12_it_ends_when_one_side_is_gone_or_both() -> None:
    t = battle({"cruiser": 1}, {"cruiser": 1})
    play = run(t, "space_battle", dice=[1, 1, 7, 7], attacker=SOL)
    assert play.events[-1] == ("battle-drawn", PLACE)
    assert t.fleet_owner[PLACE] == NONE


def test_B13_a_carrier_takes_its_load_with_it() -> None:
    """Two carriers: of six and two ground forces the emptier one goes first."""
    t = battle({"carrier": 2, "forces": 8}, {"cruiser": 1})
    run(t, "take_hits", seat=SOL, fleet=ARRIVING, hits=1)
    assert count(t, ARRIVING, FORCES_ABOARD) == 6
    run(t, "take_hits", seat=SOL, fleet=ARRIVING, hits=1)
    assert t.fleet_owner[ARRIVING] == NONE


def test_B14_the_defender_in_a_nebula_has_plus_one() -> None:
    t = battle({"cruiser": 1}, {"cruiser": 1})
    put_system(t, PLACE, "nebula")
    assert space_needed(t, LETNEV, UnitType.CRUISER, PLACE) == 6
    assert space_needed(t, SOL, UnitType.CRUISER, PLACE) == 7


def test_B16_a_stalemate_ends_the_battle() -> None:
    """Fighters alone in an ion storm: the attacker withdraws, or is destroyed."""
    t = battle({"fighter": 2}, {"fighter": 2})
    put_system(t, PLACE, "ion-storm")
    run(t, "space_battle", attacker=SOL)
    assert t.fleet_owner[PLACE] == LETNEV
    assert t.fleet_owner[ARRIVING] == NONE


def test_B17_a_win_counts_the_ships_of_the_beginning() -> None:
    """Three ships beaten; two would not do."""
    for ships, wins in ((3, 1), (2, 0)):
        t = battle({"war_sun": 2}, {"destroyer": ships})
        run(t, "space_battle", dice=[10, 10, 10, 1, 1, 1, 1, 1, 1][: 6 + ships], attacker=SOL)
        assert register(t, SOL, Register.BIG_WINS) == wins


def test_B19_a_blockaded_dock_does_not_produce() -> None:
    t = table()
    assert can_produce(t, SOL, t.home[SOL])
    fleet(t, LETNEV, t.home[SOL], destroyer=1)
    assert not can_produce(t, SOL, t.home[SOL])


# -- L  landing -------------------------------------------------------------------------------------------------------


def landing(forces: int, pds: int = 0, **ships: int) -> Imperium:
    t = table()
    empty_space(t)
    forget(t, SOL)
    forget(t, LETNEV)
    t.act_hex = PLACE
    fleet(t, SOL, PLACE, forces=forces, pds=pds, **(ships or {"carrier": 1}))
    return t


def test_L1_no_landing_where_another_holds_the_space() -> None:
    t = landing(2)
    t.fleet_owner[PLACE] = LETNEV
    assert start(t, "planetary_landing", seat=SOL, place=PLACE).over


def test_L2_friendly_landing() -> None:
    t = landing(2)
    hold(t, SOL, "centauri", forces=1)
    start(t, "planetary_landing", seat=SOL, place=PLACE).answer(SOL, "land-forces", 2)
    assert t.planets.forces[planet("centauri")] == 3
    assert t.planets.ready[planet("centauri")] == 1


def test_L3_neutral_landing_takes_the_planet_exhausted() -> None:
    """With Nano-Technology it comes ready."""
    for name, ready in (("", 0), ("nano_technology", 1)):
        t = landing(1)
        if name:
            learn(t, SOL, name)
        start(t, "planetary_landing", seat=SOL, place=PLACE).answer(SOL, "land-forces", 1)
        assert t.planets.owner[planet("centauri")] == SOL
        assert t.planets.ready[planet("centauri")] == ready
        assert register(t, SOL, Register.PLANETS_GAINED) == 1


def test_L4_hostile_landing_leads_to_invasion() -> None:
    t = landing(1)
    hold(t, LETNEV, "centauri", forces=1)
    play = start(t, "planetary_landing", dice=[8, 1], seat=SOL, place=PLACE).answer(SOL, "land-forces", 1)
    assert play.told("invasion-begins") == [("invasion-begins", SOL, planet("centauri"), 1)]


def test_L5_pds_land_only_on_planets_friendly_before() -> None:
    """Centauri has just been taken; Gral was Sol's."""
    t = landing(1, pds=1)
    hold(t, SOL, "gral")
    play = start(t, "planetary_landing", seat=SOL, place=PLACE).answer(SOL, "land-forces", 1)
    assert play.asked.name == "land-pds"
    play.answer(SOL, "land-pds", 1).finish()
    assert t.planets.pds[planet("gral")] == 1
    assert count(t, PLACE, PDS_ABOARD) == 0


def test_L6_nobody_lands_on_a_station() -> None:
    """Of Arcturus and the station Sumerian only Arcturus is offered."""
    t = landing(1)
    put_system(t, PLACE, "arcturus-sumerian")
    play = start(t, "planetary_landing", seat=SOL, place=PLACE)
    assert play.t.about() == (planet("arcturus"),)
    assert play.answer(SOL, "land-forces", 0).over


def test_L7_all_landings_are_named_before_any_fight() -> None:
    t = landing(2)
    hold(t, LETNEV, "centauri", forces=1)
    hold(t, LETNEV, "gral", forces=1)
    play = start(t, "planetary_landing", seat=SOL, place=PLACE).answer(SOL, "land-forces", 1)
    assert play.asked.name == "land-forces"
    assert play.told("invasion-begins") == []


# -- I  invasion combat -----------------------------------------------------------------------------------------------


def invade(t: Imperium, forces: int, dice: list[int], more: list[tuple[int, str, int]] | None = None) -> Play[Imperium]:
    """All land on Centauri."""
    play = start(t, "planetary_landing", dice=dice, seat=SOL, place=PLACE).answer(SOL, "land-forces", forces)
    for seat, name, value in more or []:
        play.answer(seat, name, value)
    return play


def test_I1_the_attacker_says_in_which_order() -> None:
    t = landing(2)
    hold(t, LETNEV, "centauri", forces=1)
    hold(t, LETNEV, "gral", forces=1)
    play = start(t, "planetary_landing", seat=SOL, place=PLACE).answer(SOL, "land-forces", 1).answer(SOL, "land-forces", 1)
    assert play.asked.options == [planet("centauri"), planet("gral")]


def test_I2_bombardment() -> None:
    """5 and 3 of two dreadnoughts kill one ground force; a PDS stops dreadnoughts, not war suns (after TR5)."""
    t = landing(1, dreadnought=2, carrier=1)
    hold(t, LETNEV, "centauri", forces=1)
    play = invade(t, 1, [5, 3])
    assert t.planets.owner[planet("centauri")] == SOL
    assert play.told("dice-rolled")[0][2:5] == (UnitType.DREADNOUGHT, 5, 1)
    t = landing(1, dreadnought=1, war_sun=1)
    hold(t, LETNEV, "centauri", forces=3, pds=1)
    play = invade(t, 1, [1, 2, 3, 6])
    assert [event[2] for event in play.told("dice-rolled")][:2] == [UnitType.WAR_SUN, UnitType.PDS]
    t = landing(1, dreadnought=1, carrier=1)
    learn(t, SOL, "x89_bacterial_weapon")
    hold(t, LETNEV, "centauri", forces=5)
    invade(t, 1, [], [(SOL, "bacteria", 1)])
    assert t.planets.owner[planet("centauri")] == SOL


def test_I3_pds_fire_at_those_who_land() -> None:
    """6 and 5: one of two is lost."""
    t = landing(2)
    hold(t, LETNEV, "centauri", pds=2)
    invade(t, 2, [6, 5])
    assert t.planets.forces[planet("centauri")] == 1
    assert t.planets.owner[planet("centauri")] == SOL


def test_I4_both_roll_then_both_lose() -> None:
    """8 hits; Gen Synthesis +1, the Magen Defense Grid +1 where a PDS stands. Destroyed forces may return home."""
    t = landing(2)
    hold(t, LETNEV, "centauri", forces=2)
    play = invade(t, 2, [8, 1, 8, 1, 8, 7])
    assert play.told("forces-lost")[:2] == [
        ("forces-lost", SOL, 1, planet("centauri")),
        ("forces-lost", LETNEV, 1, planet("centauri")),
    ]
    assert ground_needed(t, LETNEV, planet("arc-prime")) == 8
    learn(t, LETNEV, "gen_synthesis", "magen_defense_grid")
    hold(t, LETNEV, "arc-prime", pds=1)
    assert ground_needed(t, LETNEV, planet("arc-prime")) == 6
    t.planets.forces[planet("arc-prime")] = 0
    run(t, "lose_forces", dice=[5, 4], seat=LETNEV, planet=planet("centauri"), number=2)
    assert t.planets.forces[planet("arc-prime")] == 1


def test_I5_rounds_until_one_side_is_gone() -> None:
    t = landing(1)
    hold(t, LETNEV, "centauri", forces=1)
    assert len(invade(t, 1, [1, 1, 2, 2, 9, 1]).told("dice-rolled")) == 6


def test_I6_success_needs_an_attacker_left() -> None:
    """Dacxive Animators then raise ground forces: 8 and 1 take it, one killed, 6 raises one."""
    t = landing(1)
    learn(t, SOL, "dacxive_animators")
    hold(t, LETNEV, "centauri", forces=1)
    invade(t, 1, [8, 1, 6])
    assert t.planets.owner[planet("centauri")] == SOL
    assert t.planets.forces[planet("centauri")] == 2
    assert register(t, SOL, Register.INVASIONS) == 1


def test_I7_pds_and_docks_are_destroyed() -> None:
    t = landing(1)
    hold(t, LETNEV, "centauri", pds=1, dock=1)
    invade(t, 1, [1])
    number = planet("centauri")
    assert (t.planets.pds[number], t.planets.dock[number], t.planets.ready[number]) == (0, 0, 0)
    assert register(t, SOL, Register.DOCKS_DESTROYED) == 1 << LETNEV
    assert register(t, SOL, Register.INVASIONS) == 0


def test_I8_both_gone_the_defender_keeps_it() -> None:
    t = landing(1)
    hold(t, LETNEV, "centauri", forces=1, dock=1)
    play = invade(t, 1, [8, 8])
    assert play.events[-1] == ("planet-held", planet("centauri"))
    assert t.planets.owner[planet("centauri")] == LETNEV
    assert t.planets.dock[planet("centauri")] == 1


def test_I11_there_is_no_retreat() -> None:
    """Nobody is asked anything in a fight of two."""
    t = landing(2)
    hold(t, LETNEV, "centauri", forces=2)
    play = invade(t, 2, [1, 1, 8, 8, 1, 8, 1, 8])
    assert play.over


def test_I12_fighters_join_with_the_graviton_negator() -> None:
    """A fighter rolls at 9, dies for the ground force, and cannot hold the planet alone."""
    t = landing(1, carrier=1, fighter=2)
    learn(t, SOL, "graviton_negator")
    hold(t, LETNEV, "centauri", forces=1)
    play = invade(t, 1, [1, 9, 8], [(SOL, "land-fighters", 1), (SOL, "lose-fighter", 1)])
    assert play.over
    assert count(t, PLACE, VesselClass.FIGHTER) == 1
    assert t.planets.owner[planet("centauri")] == SOL
