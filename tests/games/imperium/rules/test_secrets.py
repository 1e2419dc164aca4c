"""O, S  Secret objectives: dealt, asked for, shown, and what each of them asks for."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import (
    HACAN,
    LETNEV,
    SOL,
    empty_space,
    fleet,
    forget,
    fresh,
    goal,
    hold,
    home_planet,
    learn,
    planet,
    start,
    table,
)
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.testing.scripted import Play
from senki.games.imperium import GAME
from senki.games.imperium.figures import on_table
from senki.games.imperium.galaxy import adjacent
from senki.games.imperium.hints.choices import weights
from senki.games.imperium.kinds import OBJECTIVE, REGISTERS, Planet, Register, Seat
from senki.games.imperium.model import Imperium, planets_at
from senki.games.imperium.pack import HEXES, MECATOL_HEX, NONE, PLANETS, Colour, Stage
from senki.games.imperium.rules.conditions import fulfils, progress
from senki.games.imperium.rules.docks import launch
from senki.games.imperium.rules.fleets import remove_fleet
from senki.games.imperium.rules.invasion import conquer


def full() -> Imperium:
    return table(mode="full", race="sol,letnev,hacan")


def holding(t: Imperium, seat: int, name: str) -> Imperium:
    t.secrets[seat] = [goal(name)]
    t.o_secret.remove(goal(name))
    return t


def on_mecatol(t: Imperium, forces: int = 1) -> None:
    """Sol's Mecatol Rex with a dock."""
    hold(t, SOL, "mecatol-rex", forces=forces, dock=1)


# -- S10  dealing -----------------------------------------------------------------------------------------------------


def test_S10_each_player_gets_one() -> None:
    """Only its owner hears which; in the game without cards there are none."""
    t = fresh(mode="full")
    play = start(t, "deal_secrets", dice=[goal("usurper"), goal("focused"), goal("merciless")])
    assert play.over
    assert t.secrets == [[goal("usurper")], [goal("focused")], [goal("merciless")]]
    assert len(t.o_secret) == 10
    assert len(fresh(mode="full", objectives="base").o_secret) == 10
    assert fresh(mode="core").o_secret == []


def test_S10_secrets_are_dealt_again_among_themselves() -> None:
    """What Letnev may hold in Sol's eyes is any secret objective that Sol does not hold, and nothing else."""
    t = full()
    for seat, name in enumerate(("usurper", "focused", "merciless")):
        holding(t, seat, name)
    seen = set()
    for seed in range(40):
        other = determinize(GAME, t, SOL, Rng(seed))
        assert isinstance(other, Imperium)
        assert other.secrets[SOL] == [goal("usurper")]
        assert all(t.cards.objective.stage[card] == Stage.SECRET for card in other.secrets[LETNEV] + other.o_secret)
        seen |= set(other.secrets[LETNEV])
    assert len(seen) > 5


# -- O2, O7, O9  claiming ---------------------------------------------------------------------------------------------


def test_O2_one_public_and_one_secret() -> None:
    """Both in one Status Phase, the public one first; then the next player claims."""
    t = holding(full(), SOL, "usurper")
    holding(t, LETNEV, "focused")
    t.o_first = []
    t.o_public = [goal("mecatol")]
    on_mecatol(t, forces=6)
    t.initiative = [1, 2, 3]
    play = start(t, "status_phase").answer(SOL, "claim", goal("mecatol")).answer(SOL, "claim-secret", 1)
    assert t.points[SOL] == 3
    assert (play.open[0].seat, play.open[0].name) == (LETNEV, "claim-secret")


def test_O7_a_claimed_secret_is_shown() -> None:
    t = holding(full(), SOL, "conqueror")
    for one in planets_at(t, t.home[LETNEV]):
        t.planets.owner[one] = SOL
    play = start(t, "claim_secret", seat=SOL)
    assert dict(zip(play.asked.options, weights(t), strict=True))[1] > 0
    play.answer(SOL, "claim-secret", 1).finish()
    assert t.secrets[SOL] == []
    assert t.o_shown == [goal("conqueror")]
    assert t.scored[goal("conqueror")] == 1 << SOL
    assert (t.points[SOL], t.claims[SOL]) == (2, 1)


def test_O9_everybody_with_a_secret_and_a_home_is_asked() -> None:
    """Also who cannot claim it; not who has lost a home planet, nor who has none left."""
    t = holding(full(), SOL, "usurper")
    play: Play[Imperium] = start(t, "claim_secret", seat=SOL)
    assert play.asked.options == [0]
    play.answer(SOL, "claim-secret", 0).finish()
    assert t.secrets[SOL] == [goal("usurper")]
    t.planets.owner[home_planet(t, SOL)] = LETNEV
    assert start(t, "claim_secret", seat=SOL).over
    assert start(full(), "claim_secret", seat=SOL).over


def test_O9_the_question_tells_others_nothing() -> None:
    """Dealt again for Letnev while Sol is asked, Sol is asked again, for what Sol may hold then."""
    t = holding(full(), SOL, "conqueror")
    for one in planets_at(t, t.home[LETNEV]):
        t.planets.owner[one] = SOL
    start(t, "claim_secret", seat=SOL)
    options = set()
    for seed in range(40):
        other = determinize(GAME, t, LETNEV, Rng(seed))
        assert other.waiting() == [SOL]
        options.add(tuple(other.options))
    assert options == {(0,), (0, 1)}


def test_O6_progress_with_a_secret_is_told_to_its_owner_alone() -> None:
    t = holding(full(), SOL, "technocrat")
    named = [figure.value for figure in on_table(t, SOL) if figure.kind is OBJECTIVE]
    assert goal("technocrat") in named
    for viewer in (LETNEV, None):
        assert goal("technocrat") not in [figure.value for figure in on_table(t, viewer) if figure.kind is OBJECTIVE]


# -- O6  each of the thirteen -----------------------------------------------------------------------------------------


def test_O6_conqueror() -> None:
    """All home planets of one other player."""
    t = full()
    homes = planets_at(t, t.home[LETNEV])
    t.planets.owner[homes[0]] = SOL
    assert not fulfils(t, SOL, goal("conqueror"))
    for one in homes:
        t.planets.owner[one] = SOL
    assert fulfils(t, SOL, goal("conqueror"))


def test_O6_diversified() -> None:
    """A dock on one's Mecatol Rex, and two technologies in each of three colours."""
    t = full()
    forget(t, SOL)
    learn(
        t,
        SOL,
        "hylar_v_assault_laser",
        "deep_space_cannon",
        "antimass_deflectors",
        "xrd_transporters",
        "enviro_compensator",
        "sarween_tools",
    )
    assert not fulfils(t, SOL, goal("diversified"))
    on_mecatol(t)
    assert fulfils(t, SOL, goal("diversified"))


def test_O6_focused_and_technocrat() -> None:
    """Four planets of one colour, six of any; yellow does not count."""
    t = full()
    colours = t.cards.planet.specialty
    for one in [one for one in range(PLANETS) if colours[one] == Colour.YELLOW]:
        t.planets.owner[one] = SOL
    assert progress(t, SOL, goal("technocrat")) == 0
    red = [one for one in range(PLANETS) if colours[one] == Colour.RED][:4]
    for one in red[:3]:
        t.planets.owner[one] = SOL
    assert not fulfils(t, SOL, goal("focused"))
    t.planets.owner[red[3]] = SOL
    assert fulfils(t, SOL, goal("focused"))
    assert not fulfils(t, SOL, goal("technocrat"))
    for one in [one for one in range(PLANETS) if colours[one] == Colour.BLUE][:2]:
        t.planets.owner[one] = SOL
    assert fulfils(t, SOL, goal("technocrat"))


def test_O6_forceful_and_master_of_ships() -> None:
    """Four dreadnoughts, or eight ships, over one's Mecatol Rex with a dock; damaged ones count, fighters do not."""
    t = full()
    on_mecatol(t)
    fleet(t, SOL, MECATOL_HEX, dreadnought=3, damaged_dreadnought=1, fighter=3)
    assert fulfils(t, SOL, goal("forceful"))
    assert not fulfils(t, SOL, goal("master_of_ships"))
    fleet(t, SOL, MECATOL_HEX, dreadnought=3, destroyer=5)
    assert not fulfils(t, SOL, goal("forceful"))
    assert fulfils(t, SOL, goal("master_of_ships"))
    t.planets.dock[planet("mecatol-rex")] = 0
    assert not fulfils(t, SOL, goal("master_of_ships"))
    launch(t, SOL, MECATOL_HEX, 1)
    assert fulfils(t, SOL, goal("master_of_ships")), "a dock in space over it will do (R12)"


def test_O6_industrial() -> None:
    """Mecatol Rex, all three docks and all five dreadnoughts in the galaxy."""
    t = full()
    hold(t, SOL, "mecatol-rex")
    hold(t, SOL, "lodor", dock=1)
    fleet(t, SOL, 7, dreadnought=2, damaged_dreadnought=3)
    assert not fulfils(t, SOL, goal("industrial"))
    hold(t, SOL, "quann", dock=1)
    assert fulfils(t, SOL, goal("industrial"))
    t.planets.owner[planet("mecatol-rex")] = LETNEV
    assert not fulfils(t, SOL, goal("industrial"))


def test_O6_keeper_of_gates() -> None:
    """A ship in every system whose wormhole has a partner; one without counts as none (M11)."""
    t = full()
    empty_space(t)
    holes = t.cards.system.wormhole
    gates = [place for place in range(HEXES) if t.systems[place] != NONE and holes[t.systems[place]] != NONE]
    assert not fulfils(t, SOL, goal("keeper_of_gates"))
    for place in gates:
        fleet(t, SOL, place, destroyer=1)
    assert fulfils(t, SOL, goal("keeper_of_gates"))
    fleet(t, SOL, gates[0], fighter=1)
    assert not fulfils(t, SOL, goal("keeper_of_gates"))
    alone = [place for place in gates if holes[t.systems[place]] == holes[t.systems[gates[0]]]]
    for place in alone[1:]:
        t.systems[place] = NONE
    assert fulfils(t, SOL, goal("keeper_of_gates"))


def test_O6_merciless() -> None:
    """The planet with the last dock of a neighbour; with another dock left it does not do."""
    t = full()
    second = hold(t, LETNEV, "lodor", dock=1)
    conquer(t, Seat(SOL), Seat(LETNEV), Planet(second), 1, False)
    assert not fulfils(t, SOL, goal("merciless"))
    conquer(t, Seat(SOL), Seat(LETNEV), Planet(home_planet(t, LETNEV)), 1, False)
    assert fulfils(t, SOL, goal("merciless"))


def test_O6_regulator() -> None:
    """Docks of two different players in one round."""
    t = full()
    t.registers[SOL * REGISTERS + Register.DOCKS_DESTROYED] = 1 << LETNEV
    assert not fulfils(t, SOL, goal("regulator"))
    conquer(t, Seat(SOL), Seat(HACAN), Planet(home_planet(t, HACAN)), 1, False)
    assert fulfils(t, SOL, goal("regulator"))


def test_O6_usurper() -> None:
    """Six ground forces and a dock on one's Mecatol Rex."""
    t = full()
    on_mecatol(t, forces=5)
    assert not fulfils(t, SOL, goal("usurper"))
    on_mecatol(t, forces=6)
    assert fulfils(t, SOL, goal("usurper"))


def test_O6_expansionist() -> None:
    """Eight systems outside the home system, each with a ship and all its planets."""
    t = full()
    places = [place for place in range(HEXES) if t.systems[place] != NONE and place not in t.home][:8]
    for place in places:
        for one in planets_at(t, place):
            t.planets.owner[one] = SOL
        fleet(t, SOL, place, destroyer=1)
    assert fulfils(t, SOL, goal("expansionist"))
    remove_fleet(t, places[0])
    assert not fulfils(t, SOL, goal("expansionist"))


@pytest.mark.parametrize("number", [1, 2])
def test_O6_threatening(number: int) -> None:
    """A controlled system next to the homes of two others."""
    t = full()
    empty_space(t)
    for other in (LETNEV, HACAN)[:number]:
        place = next(place for place in adjacent(t, t.home[other]) if place not in t.home)
        for one in planets_at(t, place):
            t.planets.owner[one] = SOL
        fleet(t, SOL, place, destroyer=1)
    assert fulfils(t, SOL, goal("threatening")) == (number == 2)
