"""Plans of players: what would come of ships, cargo, units and landings that were not sent yet, and what the rules keep out of them."""

from __future__ import annotations

from typing import cast

from games.imperium.table_builder import LETNEV, SOL, fleet, hold, learn, planet, start, table
from senki.engine.figures import Figure
from senki.engine.table import Ints
from senki.games.imperium import GAME
from senki.games.imperium.kinds import MOVER, CounterArea, VesselClass
from senki.games.imperium.model import Imperium, change_counters
from senki.games.imperium.pack import UnitType
from senki.games.imperium.plans import Part

HOME = 19
NEAR = 20  # New Albion and Starpoint
FIELD = 7  # Centauri and Gral
CARRIER = MOVER.of(HOME, VesselClass.CARRIER)
DESTROYER = MOVER.of(HOME, VesselClass.DESTROYER)


def planned(t: Imperium, *plan: Ints) -> dict[tuple[str, int], Figure]:
    told = GAME.explain_plan(t, SOL, tuple([number for row in plan for number in row]))
    return {(figure.name, figure.value): figure for figure in told}


def moving(t: Imperium, place: int = NEAR) -> Imperium:
    return start(t, "tactical_action", seat=SOL).answer(SOL, "activate", place).t


def test_T4_ships_that_may_come_and_what_they_carry() -> None:
    """Two carriers and a destroyer lie at home, with five ground forces; each carrier takes six units."""
    t = moving(table())
    told = planned(t)
    assert (told["may-come", CARRIER].total, told["may-come", CARRIER].limit) == (2, 2)
    assert not [name for name, _ in told if name.startswith("may-load")], "no ship is planned that could carry anything"
    told = planned(t, (Part.SHIPS, CARRIER, 1), (Part.FORCES, planet("jord"), 2))
    load = told["may-load", planet("jord")]
    assert (load.total, load.limit, load.breaks) == (5, 5, "")
    assert (told["supply", 0].total, told["supply", 0].limit) == (1, 3)
    assert (told["carried", 0].total, told["carried", 0].limit, told["carried", 0].breaks) == (2, 6, "")


def test_T9_what_finds_no_room_breaks_the_plan() -> None:
    t = table()
    t.planets.forces[planet("jord")] = 9
    moving(t)
    told = planned(t, (Part.SHIPS, CARRIER, 1), (Part.FORCES, planet("jord"), 7))
    assert told["carried", 0].breaks == "T9"
    told = planned(t, (Part.SHIPS, CARRIER, 1), (Part.FORCES, planet("jord"), 6))
    assert (told["carried", 0].breaks, told["may-load", planet("jord")].total, told["may-load", planet("jord")].breaks) == ("", 6, "T9")


def test_F1_beyond_the_fleet_supply_no_ship_may_be_planned() -> None:
    t = table()
    change_counters(t, SOL, CounterArea.FLEET, -2)
    told = planned(moving(t), (Part.SHIPS, CARRIER, 1))
    assert (told["may-come", CARRIER].total, told["may-come", CARRIER].breaks) == (1, "F1")
    assert (told["may-come", DESTROYER].total, told["may-come", DESTROYER].breaks) == (0, "F1")


def test_T5_T13_ships_that_cannot_come_say_why() -> None:
    """Held by an own counter; too far away."""
    t = table()
    fleet(t, SOL, FIELD, cruiser=1)
    t.activated[FIELD] |= 1 << SOL
    far = fleet(t, SOL, 0, carrier=1)
    told = planned(moving(t))
    assert told["may-come", MOVER.of(FIELD, VesselClass.CRUISER)].breaks == "T5"
    assert told["may-come", MOVER.of(far, VesselClass.CARRIER)].breaks in ("T6", "T13")


def test_B1_P4_what_awaits_the_planned_fleet() -> None:
    """PDS of others, and the chance in space against their fleet, which falls with its strength."""
    t = table()
    fleet(t, SOL, HOME, dreadnought=3)
    hold(t, LETNEV, "new-albion", pds=2)
    chances = []
    for enemies in (5, 7):
        fleet(t, LETNEV, NEAR, cruiser=enemies)
        told = planned(moving(cast(Imperium, t.clone())), (Part.SHIPS, MOVER.of(HOME, VesselClass.DREADNOUGHT), 3))
        assert told["pds-hits", 0].total == 10, "two dice that hit on 6 or more"
        chances.append(told["space-chance", 0].total)
    assert 0 <= chances[1] < chances[0] < 100_00


def test_U4_U6_units_that_may_be_built() -> None:
    """Jord has 4 resources and builds 6 units: a carrier for 3 and two fighters for 1, and nothing more."""
    t = table()
    t.planets.ready[planet("jord")] = 1
    fleet(t, SOL, HOME, destroyer=1)
    play = start(t, "tactical_action", seat=SOL).answer(SOL, "activate", HOME)
    t = play.t
    told = planned(t, (Part.UNITS, UnitType.CARRIER, 1), (Part.UNITS, UnitType.FIGHTER, 1))
    assert (told["basket-price", 0].total, told["basket-units", 0].total, told["basket-units", 0].limit) == (4, 2, 6)
    assert told["may-build", UnitType.FIGHTER].total == 2, "the second fighter costs nothing"
    assert told["may-build", UnitType.CRUISER].total == 0
    told = planned(t, (Part.UNITS, UnitType.CARRIER, 2))
    assert told["basket-units", 0].breaks == "U4"


def test_L1_forces_that_may_land() -> None:
    """What is aboard is divided among the planets; a defended one says how likely it falls."""
    t = table()
    learn(t, SOL, "xrd_transporters")
    hold(t, LETNEV, "starpoint", forces=1)
    play = start(t, "tactical_action", seat=SOL).answer(SOL, "activate", NEAR).answer(SOL, "move-ship", CARRIER)
    play.answer(SOL, "load-forces", 4).answer(SOL, "move-ship", DESTROYER).answer(SOL, "move-ship", CARRIER)
    play.answer(SOL, "load-forces", 0)
    told = planned(play.t, (Part.LANDING, planet("new-albion"), 1))
    assert (told["may-land", planet("new-albion")].total, told["may-land", planet("starpoint")].total) == (4, 3)
    weak = planned(play.t, (Part.LANDING, planet("starpoint"), 1))["ground-chance", planet("starpoint")].total
    strong = planned(play.t, (Part.LANDING, planet("starpoint"), 4))["ground-chance", planet("starpoint")].total
    assert weak < strong
    assert planned(play.t, (Part.LANDING, planet("starpoint"), 5))["may-land", planet("starpoint")].breaks == "L1"
