"""G, S, M, J  Words, set-up, the galaxy, switches."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fleet, fresh, hold, planet, start, system, table
from senki.engine.chance import Rng
from senki.engine.options import check_setting, draw_random
from senki.games.imperium import GAME
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.model import (
    controls_system,
    counters_in,
    fleet_of,
    is_empty_system,
    is_held_by_another,
    neighbours,
    others,
    ships_in,
)
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, Objective, Stage, Strategy, Technology, UnitType
from senki.games.imperium.rules.dice import space_needed
from senki.games.imperium.rules.objectives import claimable, may_claim
from senki.games.imperium.rules.production import is_friendly
from senki.games.imperium.rules.turns import initiative_of
from senki.games.imperium.sequence import last_round

# -- G  words ---------------------------------------------------------------------------------------------------------


def test_G1_the_galaxy_is_made_of_systems() -> None:
    """For three players 28 hexes have one."""
    t = table()
    assert len([place for place in range(HEXES) if t.systems[place] != NONE]) == 28


def test_G2_fighters_are_no_ships() -> None:
    """Two carriers and five fighters are two ships."""
    t = table()
    fleet(t, SOL, 20, carrier=2, fighter=5)
    assert ships_in(t, 20) == 2


def test_G3_everybody_else_is_an_enemy() -> None:
    """Letnev's fleet keeps Sol out."""
    t = table()
    fleet(t, LETNEV, 7, destroyer=1)
    assert is_held_by_another(t, SOL, 7)
    assert not is_held_by_another(t, LETNEV, 7)


def test_G4_an_empty_system_has_no_units_and_is_not_special() -> None:
    """A counter does not matter; a unit, or a red border, does."""
    t = table()
    t.activated[8] = 1
    assert is_empty_system(t, 8)
    assert not is_empty_system(t, system(t, "asteroid-field"))
    hold(t, SOL, "lodor", forces=1)
    assert not is_empty_system(t, 9)


def test_G5_a_planet_without_units_is_empty_whoever_controls_it() -> None:
    """Its system is then empty too."""
    t = table()
    hold(t, SOL, "lodor")
    assert is_empty_system(t, 9)


def test_G6_to_control_a_system_takes_a_ship_and_all_planets() -> None:
    """Fighters do not do."""
    t = table()
    hold(t, SOL, "lodor")
    assert not controls_system(t, SOL, 9)
    fleet(t, SOL, 9, destroyer=1)
    assert controls_system(t, SOL, 9)
    fleet(t, SOL, 7, destroyer=1)
    hold(t, SOL, "centauri")
    assert not controls_system(t, SOL, 7)


def test_G7_a_friendly_system_has_no_others_in_it() -> None:
    """Neither in space nor on a planet."""
    t = table()
    assert is_friendly(t, SOL, 7)
    hold(t, LETNEV, "gral")
    assert not is_friendly(t, SOL, 7)
    fleet(t, LETNEV, 9, destroyer=1)
    assert not is_friendly(t, SOL, 9)


def test_G8_a_fleet_is_what_one_player_has_in_one_system() -> None:
    """Sol has one at home and none at Letnev's home."""
    t = table()
    assert fleet_of(t, SOL, t.home[SOL]) == t.home[SOL]
    assert fleet_of(t, SOL, t.home[LETNEV]) == NONE


def test_G9_neighbours_are_the_next_players_left() -> None:
    """The eliminated are passed over."""
    t = table(4)
    assert neighbours(t, 0) == [1, 3]
    t.out[1] = 1
    assert neighbours(t, 0) == [2, 3]


def test_G14_a_die_hits_from_the_number_on() -> None:
    """Of 7, 8, 9 and 10 a ground force hits with three."""
    t = table()
    play = start(t, "roll_dice", dice=[7, 8, 9, 10], seat=SOL, unit=UnitType.GROUND_FORCE, number=4, needed=8)
    assert play.told("dice-rolled")[0][3:5] == (8, 3)


def test_G15_barrages_are_no_combat_rolls() -> None:
    """Hylar V helps destroyers in rounds, not in the barrage."""
    t = table()
    fleet(t, LETNEV, 7, destroyer=1)
    t.act_hex = 7
    fleet(t, SOL, HEXES, fighter=1, carrier=1)
    play = start(t, "barrage", dice=[8, 9], attacker=SOL, defender=LETNEV)
    assert play.told("dice-rolled")[0][3:5] == (9, 1)
    assert space_needed(t, LETNEV, UnitType.DESTROYER, 7) == 8


def test_G16_clockwise_is_the_order_of_seats() -> None:
    """From seat 1: 2, then 0."""
    assert others(table(), 1) == [2, 0]


def test_G17_the_space_is_held_by_whose_ships_are_there() -> None:
    """Fighters are enough."""
    t = table()
    fleet(t, LETNEV, 26, fighter=1)
    assert is_held_by_another(t, SOL, 26)
    assert not is_held_by_another(t, SOL, 8)


# -- S  set-up --------------------------------------------------------------------------------------------------------


def test_S1_races_are_drawn_at_random() -> None:
    """No two seats have the same."""
    drawn = draw_random(GAME, 6, {"race": "random"}, Rng(5))
    assert len(set(drawn["race"].split(","))) == 6


def test_S2_home_planets_are_face_up_and_technologies_known() -> None:
    """Sol begins with Antimass Deflectors and Cybernetics."""
    t = fresh()
    assert t.planets.owner[planet("jord")] == SOL
    assert t.planets.ready[planet("jord")] == 1
    assert t.techs[SOL] == 1 << Technology.ANTIMASS_DEFLECTORS | 1 << Technology.CYBERNETICS


def test_S3_units_belong_to_seats() -> None:
    """Each home fleet to its own."""
    t = fresh()
    assert [t.fleet_owner[place] for place in t.home] == [0, 1, 2]


def test_S4_there_are_52_trade_goods() -> None:
    assert cards().start.goods == 52


def test_S7_eight_strategy_cards_of_a_set() -> None:
    """Of Shattered Empire, the base set, or the base set with Imperial II."""
    for name, last in (("shattered-empire", Strategy.BUREAUCRACY), ("base", Strategy.IMPERIAL), ("base-imperial-ii", Strategy.IMPERIAL_II)):
        t = fresh(strategy=name)
        laid_out = [card for card in range(len(t.bonus)) if t.bonus[card] != NONE]
        assert len(laid_out) == 8
        assert last in laid_out


@pytest.mark.parametrize("strategy, second", [("shattered-empire", 5), ("base", 4)])
def test_S8_the_objective_deck(strategy: str, second: int) -> None:
    """Six of stage I over four (three) of stage II with Imperium Rex."""
    t = fresh(strategy=strategy)
    play = start(t, "make_deck", dice=choices(strategy))
    assert play.over
    assert len(t.o_second) == second
    assert Objective.IMPERIUM_REX in t.o_second
    assert len(t.o_first) + len(t.o_public) == 6


def choices(strategy: str) -> list[int]:
    """What chance draws: the first card each time."""
    first = [
        o for o in range(len(cards().objective.ids)) if cards().objective.stage[o] == Stage.FIRST and cards().objective.expansion[o] == 1
    ]
    second = [
        o for o in range(len(cards().objective.ids)) if cards().objective.stage[o] == Stage.SECOND and cards().objective.expansion[o] == 1
    ]
    aside = len(second) - (4 if strategy == "shattered-empire" else 3)
    return first[:4] + second[:aside] + ([first[4]] if strategy == "shattered-empire" else [])


def test_S9_the_first_objective_lies_open() -> None:
    """With the cards of Shattered Empire; not with the base set."""
    t = fresh()
    start(t, "make_deck", dice=choices("shattered-empire"))
    assert len(t.o_public) == 1
    t = fresh(strategy="base")
    start(t, "make_deck", dice=choices("base"))
    assert t.o_public == []


def test_S11_all_begin_without_points() -> None:
    assert fresh(6).points == [0] * 6


def test_S12_counters_at_the_start() -> None:
    """2, 3 and 3; L1z1x has one more in Strategy Allocation, Mentak in Fleet Supply."""
    t = fresh(race="sol,l1z1x,mentak")
    assert [[counters_in(t, seat, area) for area in range(3)] for seat in range(3)] == [[2, 3, 3], [3, 3, 3], [2, 4, 3]]


def test_S13_the_galaxy_is_laid_out() -> None:
    assert fresh().systems[MECATOL_HEX] == cards().system.ids.index("mecatol-rex")


def test_S14_starting_units_are_placed_secretly_and_at_once() -> None:
    """Letnev divides three ground forces; Sol, with one planet, is not asked."""
    t = fresh()
    play = start(t, "complete_setup", dice=[*choices("shattered-empire"), SOL])
    assert {asked.seat for asked in play.open} == {LETNEV, HACAN}
    one, two = planet("arc-prime"), planet("wren-terra")
    play.answer(LETNEV, "start-dock", two)
    for _ in range(3):
        play.answer(LETNEV, "start-forces", one)
    assert t.planets.dock[two] == 0
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[0])
    assert t.planets.dock[two] == 1
    assert t.planets.forces[one] == 3
    assert t.planets.forces[planet("jord")] == 5


def test_S15_the_first_speaker_is_drawn() -> None:
    t = fresh(race="sol,muaat,yin")
    start(t, "complete_setup", dice=[*choices("shattered-empire"), 2])
    assert t.speaker == 2


def test_S16_nobody_begins_with_goods() -> None:
    assert fresh().goods == [0, 0, 0]


# -- M  the galaxy ----------------------------------------------------------------------------------------------------


def test_M1_mecatol_rex_is_the_centre() -> None:
    """It touches six systems."""
    assert adjacent(table(), MECATOL_HEX) == [3, 4, 5, 6, 1, 2]


@pytest.mark.parametrize("seats, systems", [(3, 28), (4, 37), (5, 37), (6, 37)])
def test_M2_the_size_of_the_galaxy(seats: int, systems: int) -> None:
    assert len([one for one in table(seats).systems if one != NONE]) == systems


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_M9_homes_lie_at_fixed_places(seats: int) -> None:
    """On the outer ring, the race's own system at its seat's place."""
    t = table(seats)
    for seat in range(seats):
        assert t.systems[t.home[seat]] == cards().homes[t.race[seat]]
        assert t.home[seat] > 18 or seats in (4, 5)


def test_M10_the_galaxy_is_the_one_laid_out_beforehand() -> None:
    t = table()
    assert [t.systems[place] for place in range(19)] == cards().galaxy.systems[cards().galaxy.of_players(3)][:19]


def test_M11_a_wormhole_without_partner_is_none() -> None:
    """With the other alpha gone, Lodor has only what touches it."""
    t = table()
    assert 1 in adjacent(t, 9)
    t.systems[1] = cards().system.ids.index("empty")
    assert adjacent(t, 9) == [10, 2, 8]


# -- J  switches ------------------------------------------------------------------------------------------------------


def test_J0_three_to_six_seats() -> None:
    assert GAME.info.seats == (3, 4, 5, 6)
    with pytest.raises(ValueError, match="seats"):
        check_setting(GAME, 2, {})


def test_J1_sum_or_lowest_of_two_cards() -> None:
    """Leadership and Bureaucracy: 9 or 1."""
    for name, number in (("sum", 9), ("lowest", 1)):
        t = table(initiative=name)
        t.taken_by[Strategy.LEADERSHIP] = t.taken_by[Strategy.BUREAUCRACY] = SOL
        assert initiative_of(t, SOL) == number


def test_J2_another_goal() -> None:
    """With 6 the sixth point ends the game."""
    t = table(goal="6")
    t.points[SOL] = 5
    assert start(t, "gain_points", seat=SOL, points=1).over
    assert t.winners == 1


def test_J4_fighters_in_ion_storms_as_printed() -> None:
    assert not table(ion_storm="printed").silent_fighters


def test_J6_with_imperial_ii_all_objectives_lie_open() -> None:
    """Without Imperium Rex; stage II is not claimed in the first three rounds."""
    t = table(strategy="base-imperial-ii", objectives="base")
    t.o_first = []
    t.o_second = []
    t.o_public = [Objective.FIVE_TECHNOLOGIES, Objective.NINE_TECHNOLOGIES]
    t.techs[SOL] = (1 << 12) - 1
    assert claimable(t, SOL) == [Objective.FIVE_TECHNOLOGIES]
    t.round = 4
    assert may_claim(t, SOL, Objective.NINE_TECHNOLOGIES)


def test_J7_sets_of_objectives() -> None:
    """Ten, ten or twenty of stage I."""
    assert [len(fresh(objectives=name).o_first) for name in ("shattered-empire", "base", "mixed")] == [10, 10, 20]


def test_J12_the_limit_of_rounds() -> None:
    assert last_round(table(round_limit="12")) == 12
    assert last_round(table(mode="explore")) == 4
