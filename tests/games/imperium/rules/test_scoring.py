"""O, Q, Z  Objectives, the Status Phase, elimination and end."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, empty_space, fleet, goal, hold, learn, planet, run, start, table
from senki.engine.shapes import ENOUGH
from senki.games.imperium import GAME
from senki.games.imperium.kinds import SCRAP, CounterArea, Effect, Register, Until, VesselClass
from senki.games.imperium.model import Imperium, count, counters_in
from senki.games.imperium.pack import MECATOL_HEX, NONE, PLANETS, Objective, Strategy, UnitType
from senki.games.imperium.rules.conditions import fulfils
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.ending import standing
from senki.games.imperium.rules.objectives import claimable, claims_allowed, may_claim
from senki.games.imperium.rules.status import return_cards


def with_goals(*names: str) -> Imperium:
    t = table()
    t.o_first = []
    t.o_second = []
    t.o_public = [goal(name) for name in names]
    t.initiative = [1, 2, 3]
    return t


# -- O  objectives ----------------------------------------------------------------------------------------------------


def test_O1_each_player_claims_an_objective_once() -> None:
    t = with_goals("mecatol")
    t.planets.owner[planet("mecatol-rex")] = SOL
    run(t, "claim_objectives", answers=[(SOL, "claim", goal("mecatol"))], seat=SOL, most=9)
    assert t.points == [1, 0, 0]
    assert claimable(t, SOL) == []
    t.planets.owner[planet("mecatol-rex")] = LETNEV
    assert claimable(t, LETNEV) == [goal("mecatol")]


def test_O2_one_a_status_phase() -> None:
    """Any number with Imperial II."""
    t = with_goals("mecatol", "spend_3_counters")
    assert claims_allowed(t, SOL) == 1
    add_effect(t, Effect.SCORES_ALL, SOL, Until.ROUND)
    assert claims_allowed(t, SOL) == 2


def test_O3_only_with_all_home_planets() -> None:
    t = with_goals("spend_3_counters")
    assert claimable(t, LETNEV) == [goal("spend_3_counters")]
    t.planets.owner[planet("wren-terra")] = SOL
    assert claimable(t, LETNEV) == []


def test_O4_in_order_of_initiative() -> None:
    t = with_goals("spend_3_counters")
    t.initiative = [3, 1, 2]
    assert start(t, "status_phase").asked.seat == LETNEV


def test_O5_what_is_spent_is_paid_when_claimed() -> None:
    """Three counters of the Command Pool; goods and planets alike."""
    t = with_goals("spend_3_counters", "spend_10_either", "spend_6_goods", "spend_4_3_3")
    play = start(t, "claim", seat=SOL, objective=goal("spend_3_counters"))
    while not play.over:
        play.answer(SOL, "spend-counters", CounterArea.COMMAND if CounterArea.COMMAND in play.asked.options else 0)
    assert counters_in(t, SOL, CounterArea.STRATEGY) + counters_in(t, SOL, CounterArea.COMMAND) == 2
    assert not may_claim(t, SOL, goal("spend_10_either"))
    t.goods[SOL] = 6
    assert may_claim(t, SOL, goal("spend_10_either"))
    run(t, "claim", seat=SOL, objective=goal("spend_6_goods"))
    assert t.goods[SOL] == 0
    hold(t, SOL, "meer")
    t.goods[SOL] = 4
    run(t, "claim", seat=SOL, objective=goal("spend_4_3_3"))
    assert (t.goods[SOL], t.planets.ready[planet("jord")], t.planets.ready[planet("meer")]) == (0, 0, 0)


def all_planets(t: Imperium, seat: int, number: int) -> None:
    """So many planets outside the home system."""
    left = number
    for one in range(PLANETS):
        if left > 0 and t.planets.hex[one] != NONE and t.planets.owner[one] == NONE:
            t.planets.owner[one] = seat
            left -= 1


@pytest.mark.parametrize("name, number", [("five_planets", 5), ("ten_planets", 10), ("eleven_planets", 11), ("supremacy", 18)])
def test_O6_planets_outside_home(name: str, number: int) -> None:
    t = table()
    all_planets(t, SOL, number - 1)
    assert not fulfils(t, SOL, goal(name))
    all_planets(t, SOL, 1)
    assert fulfils(t, SOL, goal(name))


@pytest.mark.parametrize(
    "name, techs",
    [
        ("five_technologies", 3),
        ("nine_technologies", 7),
    ],
)
def test_O6_numbers_of_technologies(name: str, techs: int) -> None:
    """Sol begins with two."""
    t = table()
    free = [one for one in range(28) if not (t.techs[SOL] >> one) & 1]
    for one in free[: techs - 1]:
        t.techs[SOL] |= 1 << one
    assert not fulfils(t, SOL, goal(name))
    t.techs[SOL] |= 1 << free[techs - 1]
    assert fulfils(t, SOL, goal(name))


def test_O6_colours_of_technologies() -> None:
    t = table()
    assert not fulfils(t, SOL, goal("three_of_a_colour"))
    learn(t, SOL, "xrd_transporters", "type_iv_drive")
    assert fulfils(t, SOL, goal("three_of_a_colour"))
    learn(t, SOL, "advanced_fighters")
    assert not fulfils(t, SOL, goal("five_of_a_colour"))
    learn(t, SOL, "maneuvering_jets")
    assert fulfils(t, SOL, goal("five_of_a_colour"))
    assert not fulfils(t, SOL, goal("four_colours"))
    learn(t, SOL, "hylar_v_assault_laser", "enviro_compensator")
    assert fulfils(t, SOL, goal("four_colours"))
    assert not fulfils(t, SOL, goal("two_in_three_colours"))
    learn(t, SOL, "deep_space_cannon", "stasis_capsules")
    assert fulfils(t, SOL, goal("two_in_three_colours"))


def test_O6_specialties_docks_and_mecatol() -> None:
    """Mecatol Rex held all round was held before it began; orbiting it is not enough (TR6)."""
    t = table()
    for name in ("lodor", "gral"):
        hold(t, SOL, name)
    assert not fulfils(t, SOL, goal("three_specialties"))
    hold(t, SOL, "bereg")
    assert fulfils(t, SOL, goal("three_specialties"))
    hold(t, SOL, "lodor", dock=1)
    assert not fulfils(t, SOL, goal("three_docks"))
    hold(t, SOL, "bereg", dock=1)
    assert fulfils(t, SOL, goal("three_docks"))
    fleet(t, SOL, MECATOL_HEX, cruiser=1)
    assert not fulfils(t, SOL, goal("mecatol"))
    hold(t, SOL, "mecatol-rex", since=1)
    assert fulfils(t, SOL, goal("mecatol"))
    assert not fulfils(t, SOL, goal("mecatol_all_round"))
    t.round = 2
    assert fulfils(t, SOL, goal("mecatol_all_round"))


def test_O6_systems_around_mecatol() -> None:
    t = table()
    fleet(t, SOL, MECATOL_HEX, cruiser=1)
    hold(t, SOL, "mecatol-rex")
    for place in (1, 3, 2):
        fleet(t, SOL, place, destroyer=1)
    assert fulfils(t, SOL, goal("mecatol_and_three_adjacent"))
    assert not fulfils(t, SOL, goal("mecatol_and_all_adjacent"))
    for place in (4, 5, 6):
        fleet(t, SOL, place, destroyer=1)
    for name in ("coorneeq", "resculon", "bereg", "lirta-iv", "tarmann"):
        hold(t, SOL, name)
    assert fulfils(t, SOL, goal("mecatol_and_all_adjacent"))


def test_O6_influence_over_neighbours() -> None:
    """Sol 2, Letnev 1, Hacan 2; then with Meer 6, against 3 together."""
    t = table()
    assert not fulfils(t, SOL, goal("influence_over_each_neighbour"))
    hold(t, SOL, "xxehan")
    assert fulfils(t, SOL, goal("influence_over_each_neighbour"))
    assert not fulfils(t, SOL, goal("influence_over_both_neighbours"))
    hold(t, SOL, "meer")
    assert fulfils(t, SOL, goal("influence_over_both_neighbours"))


@pytest.mark.parametrize(
    "name, which, number",
    [
        ("gain_three_planets", Register.PLANETS_GAINED, 3),
        ("invade_one", Register.INVASIONS, 1),
        ("invade_two", Register.INVASIONS, 2),
        ("win_big_battle", Register.BIG_WINS, 1),
        ("win_two_big_battles", Register.BIG_WINS, 2),
        ("destroy_dock", Register.DOCKS_DESTROYED, 1),
    ],
)
def test_O6_what_was_done_this_round(name: str, which: int, number: int) -> None:
    t = table()
    t.registers[which] = number - 1
    assert not fulfils(t, SOL, goal(name))
    t.registers[which] = number
    assert fulfils(t, SOL, goal(name))


def test_O6_blockade_homes_and_domination() -> None:
    t = table()
    empty_space(t)
    assert not fulfils(t, SOL, goal("blockade"))
    fleet(t, SOL, t.home[LETNEV], cruiser=4)
    assert fulfils(t, SOL, goal("blockade"))
    assert not fulfils(t, SOL, goal("four_ships_two_homes"))
    fleet(t, SOL, t.home[HACAN], destroyer=4, fighter=1)
    assert fulfils(t, SOL, goal("four_ships_two_homes"))
    for name in ("arc-prime", "wren-terra", "arretze", "hercant"):
        hold(t, SOL, name)
    assert not fulfils(t, SOL, goal("domination"))
    hold(t, SOL, "kamdorn")
    assert fulfils(t, SOL, goal("domination"))


def test_O8_some_objectives_win_at_once() -> None:
    t = with_goals("supremacy")
    all_planets(t, LETNEV, 18)
    run(t, "claim", seat=LETNEV, objective=goal("supremacy"))
    assert t.winners == 1 << LETNEV


# -- Q  the Status Phase ----------------------------------------------------------------------------------------------


def finish_status(t: Imperium) -> None:
    play = start(t, "status_phase")
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[-1] if ENOUGH in asked.options else asked.options[0])


def test_Q1_the_steps_in_order() -> None:
    t = with_goals()
    play = start(t, "status_phase")
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[-1] if ENOUGH in asked.options else asked.options[0])
    names = [event[0] for event in play.events if event[0] in ("status-begins", "counters-removed", "counters-gained", "redistributed")]
    assert names == ["status-begins", "counters-removed", *["counters-gained"] * 3, *["redistributed"] * 3]


def test_Q2_ships_are_repaired() -> None:
    t = with_goals()
    fleet(t, SOL, 7, damaged_dreadnought=1, forces=0)
    finish_status(t)
    assert count(t, 7, VesselClass.DREADNOUGHT) == 1


def test_Q3_counters_leave_the_galaxy() -> None:
    t = with_goals()
    t.activated[7] = 7
    finish_status(t)
    assert sum(t.activated) == 0


def test_Q4_planets_are_refreshed() -> None:
    t = with_goals()
    t.planets.ready[planet("jord")] = 0
    finish_status(t)
    assert t.planets.ready[planet("jord")] == 1


def test_Q5_two_counters_and_one_more_with_hyper_metabolism() -> None:
    t = with_goals()
    learn(t, LETNEV, "hyper_metabolism")
    finish_status(t)
    assert [sum(t.counters[3 * seat : 3 * seat + 3]) for seat in range(3)] == [10, 11, 10]


def test_Q6_counters_are_redistributed_and_fleet_supply_holds() -> None:
    """Sol has three ships at home: at least three counters stay there."""
    t = with_goals()
    play = start(t, "status_phase").answer(SOL, "scuttle", ENOUGH)
    assert [asked.options[0] for asked in play.open if asked.seat == SOL] == [3]
    play.answer(SOL, "redistribute", 6).answer(SOL, "redistribute", 1)
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[-1] if ENOUGH in asked.options else asked.options[0])
    assert [counters_in(t, SOL, area) for area in range(3)] == [1, 6, 3]


def test_Q7_strategy_cards_go_back() -> None:
    t = table(strategy="base")
    t.taken_by[Strategy.INITIATIVE] = LETNEV
    t.face_down[Strategy.TRADE] = 1
    return_cards(t)
    assert t.last_initiative == LETNEV
    assert set(t.taken_by) == {NONE}
    assert sum(t.face_down) == 0


def test_Q8_units_may_be_scuttled() -> None:
    """A destroyer; then two counters are enough for the fleet."""
    t = with_goals()
    play = start(t, "status_phase").answer(SOL, "scuttle", SCRAP.of(19, UnitType.DESTROYER)).answer(SOL, "scuttle", ENOUGH)
    assert [asked.options[0] for asked in play.open if asked.seat == SOL] == [2]
    while not play.over:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[-1] if ENOUGH in asked.options else asked.options[0])
    assert count(t, 19, VesselClass.DESTROYER) == 0


def test_Q9_high_alert_leaves() -> None:
    t = with_goals()
    t.high_alert, t.high_alert_of = 19, SOL
    finish_status(t)
    assert t.high_alert == NONE


# -- Z  the end -------------------------------------------------------------------------------------------------------


def test_Z1_a_player_without_planets_and_units_is_eliminated() -> None:
    """The Speaker token goes on."""
    t = table()
    t.taken_by[Strategy.TRADE_II] = SOL
    t.activated[7] = 1 << SOL
    fleet(t, LETNEV, 19, cruiser=1)
    hold(t, LETNEV, "jord", forces=1)
    run(t, "check_elimination")
    assert t.out == [1, 0, 0]
    assert (t.speaker, t.face_down[Strategy.TRADE_II], t.activated[7]) == (LETNEV, 1, 0)


def test_Z2_ten_points_end_the_game_at_once() -> None:
    t = table()
    t.points[HACAN] = 9
    play = start(t, "gain_points", seat=HACAN, points=1)
    assert play.over
    assert t.winners == 1 << HACAN


def test_Z3_most_points_win() -> None:
    t = table()
    t.points = [3, 5, 4]
    start(t, "end_by_rex")
    outcome = GAME.outcome(t)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((3, 5, 4), (1,))


def test_Z4_points_come_one_after_the_other() -> None:
    """The first to claim in order of initiative has won before the second is asked."""
    t = with_goals("mecatol", "spend_3_counters")
    t.points = [9, 9, 0]
    play = start(t, "status_phase").answer(SOL, "claim", goal("spend_3_counters"))
    while not play.over:
        play.answer(SOL, play.asked.name, play.asked.options[0])
    assert t.winners == 1 << SOL


def test_Z5_imperium_rex_and_what_decides_then() -> None:
    """Objectives claimed, then planets, then counters in reserve, then counters on the sheet; then it is shared."""
    t = table()
    t.o_first = []
    t.o_second = [Objective.IMPERIUM_REX]
    t.points = [4, 4, 3]
    t.claims = [1, 2, 0]
    start(t, "reveal_objectives", dice=[Objective.IMPERIUM_REX], number=1)
    assert t.winners == 1 << LETNEV
    t.claims = [2, 2, 0]
    assert standing(t, LETNEV) > standing(t, SOL)
    hold(t, SOL, "lodor")
    start(t, "end_by_rex")
    assert t.winners == 1 << SOL | 1 << LETNEV
    t.counters[CounterArea.COMMAND] -= 1
    assert standing(t, SOL) > standing(t, LETNEV)


def test_Z6_the_last_round_ends_the_game() -> None:
    t = table()
    t.round = t.round_limit
    t.points = [1, 0, 0]
    play = start(t, "end_by_rex")
    assert play.events == [("game-ends",)]
    assert t.winners == 1


def test_Z7_the_last_one_left_wins() -> None:
    t = table()
    t.out = [0, 1, 0]
    for name in ("arretze", "hercant", "kamdorn"):
        hold(t, SOL, name)
    empty_space(t)
    start(t, "check_elimination")
    assert t.winners == 1 << SOL
