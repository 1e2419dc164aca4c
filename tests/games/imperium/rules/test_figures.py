"""Figures say what the rules do: objectives, prices of technologies, what dice need; and odds look to the end of a battle."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, fleet, hold, learn, put_system, start, table, tech
from senki.agents.agent import Knowledge
from senki.agents.odds import far_outcomes
from senki.engine.chance import Rng
from senki.engine.figures import Figure
from senki.games.imperium import GAME
from senki.games.imperium.figures import ground_figure, space_figure
from senki.games.imperium.kinds import ARRIVING, TYPE_OF, VesselClass
from senki.games.imperium.model import Imperium, planets_at
from senki.games.imperium.pack import MECATOL_HEX, Stage, UnitType
from senki.games.imperium.rules.conditions import fulfils
from senki.games.imperium.rules.dice import ground_needed, space_needed
from senki.games.imperium.rules.objectives import can_spend
from senki.games.imperium.rules.technology import tech_price


def standing(t: Imperium, seat: int | None) -> dict[tuple[str, int], Figure]:
    return {(figure.name, figure.value): figure for figure in GAME.figures(t, seat)}


def rich(t: Imperium) -> Imperium:
    """Sol has much of everything."""
    for name in ("lodor", "mellon", "zohbat", "quann", "saudor", "mecatol-rex"):
        hold(t, SOL, name, forces=1)
    learn(t, SOL, "hylar_v_assault_laser", "cybernetics", "gen_synthesis", "sarween_tools", "xrd_transporters")
    t.goods[SOL] = 12
    return t


@pytest.mark.parametrize("rest", [0, 3, 12])
def test_O6_progress_reaches_what_is_asked_where_the_objective_may_be_claimed(rest: int) -> None:
    """O5, O6  For every public objective, for the poor and the rich."""
    t = rich(table())
    t.goods[LETNEV] = rest
    t.o_public = [one for one, stage in enumerate(t.cards.objective.stage) if stage in (Stage.FIRST, Stage.SECOND)]
    for seat in (SOL, LETNEV, HACAN):
        told = standing(t, seat)
        for objective in t.o_public:
            progress, asked = told["progress", objective], told["asked", objective]
            assert progress.limit == asked.total
            able = fulfils(t, seat, objective) and can_spend(t, seat, objective)
            assert (progress.total >= asked.total) == able, t.cards.objective.ids[objective]


def test_O6_who_only_looks_on_has_no_progress() -> None:
    t = table()
    t.o_public = [0]
    assert ("progress", 0) in standing(t, SOL)
    assert ("progress", 0) not in standing(t, None)


@pytest.mark.parametrize("price", [0, 6, 8])
def test_D3_price_of_a_technology_with_its_specialties(price: int) -> None:
    t = rich(table())
    play = start(t, "gain_tech", seat=SOL, price=price)
    totals = set()
    for option in play.asked.options:
        [figure] = GAME.explain(t, SOL, option)
        assert figure.total == tech_price(t, SOL, option, price)
        totals.add(figure.total)
    assert len(totals) > 1 or price == 0


def test_B6_to_hit_with_each_modifier() -> None:
    """Technology, High Alert, and a nebula for the defender."""
    t = table()
    put_system(t, 7, "nebula")
    learn(t, LETNEV, "hylar_v_assault_laser")
    t.act_hex, t.active, t.high_alert, t.high_alert_of = 7, SOL, 7, LETNEV
    for vessel in VesselClass.CRUISER, VesselClass.FIGHTER, VesselClass.DREADNOUGHT:
        figure = space_figure(t, LETNEV, TYPE_OF[vessel])
        assert figure.total == space_needed(t, LETNEV, TYPE_OF[vessel], 7)
    assert [term.name for term in space_figure(t, LETNEV, UnitType.CRUISER).terms] == ["unit", "technology", "alert", "nebula"]


def test_I4_to_hit_on_the_ground() -> None:
    t = table()
    learn(t, LETNEV, "gen_synthesis", "magen_defense_grid")
    planet = hold(t, LETNEV, "lodor", forces=2, pds=1)
    figure = ground_figure(t, "to-hit-defending", LETNEV, planet)
    assert figure.total == ground_needed(t, LETNEV, planet)
    assert [term.value for term in figure.terms[1:]] == [tech("gen_synthesis"), tech("magen_defense_grid")]


def test_B7_the_question_which_ship_is_lost_tells_what_its_dice_need() -> None:
    """B6, B17  And the odds look past further rounds to who wins."""
    t = table()
    fleet(t, LETNEV, MECATOL_HEX, cruiser=2)
    t.act_hex = MECATOL_HEX
    fleet(t, SOL, ARRIVING, cruiser=1, destroyer=1)
    play = start(t, "space_battle", dice=[1, 1, 10, 1], attacker=SOL)
    assert play.asked.name == "lose"
    for vessel in play.asked.options:
        figure, chance = GAME.explain(t, SOL, vessel)
        assert 0 < chance.total < 100_00
        assert figure.total == space_needed(t, SOL, TYPE_OF[vessel], MECATOL_HEX)
    told = far_outcomes(Knowledge(GAME, t, SOL, Rng(1)), VesselClass.DESTROYER, Rng(1), 12)
    assert told is not None
    ends = {GAME.info.events[result.kind].name for outcome, _ in told.rows for result in outcome.results}
    assert ends <= {"battle-won", "battle-drawn"}
    assert all(len(outcome.results) == 1 for outcome, _ in told.rows)


def test_I1_the_question_which_planet_is_invaded_tells_what_both_sides_need() -> None:
    """I4  Two planets of another player, on one of them a PDS under the Magen Defense Grid."""
    t = table()
    learn(t, LETNEV, "magen_defense_grid")
    place = t.home[LETNEV]
    first, second = planets_at(t, place)[:2]
    t.planets.forces[first] = t.planets.forces[second] = 1
    t.planets.pds[first], t.planets.pds[second] = 1, 0
    fleet(t, SOL, place, carrier=1, forces=4)
    t.landed, t.landed_fighters = [2, 2, 0], [0, 0, 0]
    play = start(t, "invade_planets", seat=SOL, place=place)
    assert play.asked.options == [first, second]
    for one in (first, second):
        landing, defending = GAME.explain(t, SOL, one)
        assert (landing.total, defending.total) == (ground_needed(t, SOL, one), ground_needed(t, LETNEV, one))
    assert GAME.explain(t, SOL, first)[1].total < GAME.explain(t, SOL, second)[1].total
