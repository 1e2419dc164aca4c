"""K9  Minister of Peace sends ships back that have come to a system with another's fleet."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, empty_space, fleet, home_planet, learn, start, table
from senki.engine.shapes import ENOUGH, PASS
from senki.games.imperium import GAME
from senki.games.imperium.galaxy import adjacent, can_enter
from senki.games.imperium.kinds import ARRIVING, FORCES_ABOARD, MOVER, Response, VesselClass
from senki.games.imperium.model import Imperium, count
from senki.games.imperium.pack import NONE
from senki.games.imperium.pack_cards import ACTION_KINDS, Window
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.docks import launch
from senki.games.imperium.rules.fleets import change_form, lose_ship
from senki.games.imperium.rules.journeys import send_back
from senki.games.imperium.rules.responses import may_send_back
from senki.games.imperium.rules.windows import open_occasion

SEND_BACK = ACTION_KINDS + Response.SEND_BACK
LAW = Political.MINISTER_OF_PEACE


def held_by(seat: int, **options: str) -> Imperium:
    """The law lies with the seat; Letnev's cruiser waits next to Sol's home."""
    t = table(3, mode="full", **options)
    empty_space(t)
    t.c_deck.remove(LAW)
    t.c_laws.append(LAW)
    t.c_holder[LAW] = seat
    fleet(t, LETNEV, target(t), cruiser=1)
    return t


def target(t: Imperium) -> int:
    """Next to Sol's home."""
    return next(place for place in sorted(adjacent(t, t.home[SOL])) if can_enter(t, place))


def come(t: Imperium, *vessels: int, aboard: int = 0) -> None:
    """Sol moves these ships out of its home, each carrier with so many ground forces."""
    t.act_hex = target(t)
    play = start(t, "move_ships", seat=SOL, partner=-1)
    for vessel in vessels:
        play.answer(SOL, "move-ship", MOVER.of(t.home[SOL], vessel))
        while play.open and play.asked.name.startswith(("load", "keep")):
            play.answer(SOL, play.asked.name, min(aboard, play.asked.options[-1]))
    if play.open:
        play.answer(SOL, "move-ship", ENOUGH)
    play.finish()


def test_K9_ships_go_back_with_all_they_carry() -> None:
    """A carrier with two ground forces and a fighter, and a cruiser: Hacan, neither of the two, sends them home; the counter stays."""
    t = held_by(HACAN)
    fleet(t, SOL, t.home[SOL], carrier=1, cruiser=1, fighter=2)
    t.planets.forces[home_planet(t, SOL)] = 5
    t.high_alert, t.high_alert_of = t.home[SOL], SOL
    play = start(t, "tactical_action", seat=SOL).answer(SOL, "activate", target(t))
    play.answer(SOL, "move-ship", MOVER.of(t.home[SOL], VesselClass.CARRIER)).answer(SOL, "load-forces", 2).answer(SOL, "load-fighters", 1)
    play.answer(SOL, "move-ship", MOVER.of(t.home[SOL], VesselClass.CRUISER))
    while play.asked.name == "move-ship":
        play.answer(SOL, "move-ship", ENOUGH)
    play.answer(SOL, "alert-follows", 1)
    assert t.fleet_owner[ARRIVING] == SOL
    play.answer(HACAN, "react", SEND_BACK)
    assert t.fleet_owner[ARRIVING] == NONE
    home = t.home[SOL]
    found = [count(t, home, vessel) for vessel in (VesselClass.CARRIER, VesselClass.CRUISER, VesselClass.FIGHTER, FORCES_ABOARD)]
    assert found == [1, 1, 2, 2]
    assert t.high_alert == home
    assert LAW in t.c_discard
    assert (t.activated[target(t)] >> SOL) & 1
    assert play.over
    assert len(play.told("fleet-sent-back")) == 1
    assert t.fleet_owner[target(t)] == LETNEV
    GAME.check(t)


def test_T17_fighters_left_behind_wait_for_the_carrier_that_is_sent_back() -> None:
    """Movement ends after the law has answered it: five fighters at a dock for three are still there when the carrier is back."""
    t = held_by(HACAN)
    home = t.home[SOL]
    fleet(t, SOL, home, carrier=1, fighter=5)
    play = start(t, "tactical_action", seat=SOL).answer(SOL, "activate", target(t))
    play.answer(SOL, "move-ship", MOVER.of(home, VesselClass.CARRIER))
    while play.asked.name.startswith("load"):
        play.answer(SOL, play.asked.name, 0)
    play.answer(HACAN, "react", SEND_BACK)
    assert [count(t, home, vessel) for vessel in (VesselClass.CARRIER, VesselClass.FIGHTER)] == [1, 5]


def test_K9_what_was_lost_before_stays_lost() -> None:
    """Of two carriers with two and three ground forces one is destroyed, a dreadnought and a war sun are damaged; then they go back."""
    t = held_by(HACAN)
    home = t.home[SOL]
    fleet(t, SOL, home, carrier=2, dreadnought=1, war_sun=1)
    t.counters[SOL * 3 + 1] = 6
    planet = home_planet(t, SOL)
    t.planets.forces[planet] = 9
    come(t, VesselClass.CARRIER, aboard=2)
    come(t, VesselClass.CARRIER, VesselClass.DREADNOUGHT, aboard=3)
    come(t, VesselClass.WAR_SUN, aboard=4)
    lose_ship(t, SOL, ARRIVING, VesselClass.CARRIER)
    for vessel, form in ((VesselClass.DREADNOUGHT, VesselClass.DAMAGED_DREADNOUGHT), (VesselClass.WAR_SUN, VesselClass.DAMAGED_WAR_SUN)):
        change_form(t, ARRIVING, vessel, form)
    send_back(t, SOL, HACAN)
    left = [count(t, home, VesselClass.CARRIER), count(t, home, FORCES_ABOARD)]
    assert left == [1, 7]
    assert count(t, home, VesselClass.DAMAGED_DREADNOUGHT) == count(t, home, VesselClass.DAMAGED_WAR_SUN) == 1
    assert (t.fleet_owner[ARRIVING], len(t.journeys)) == (NONE, 0)
    GAME.check(t)


def test_K9_fighters_and_docks_in_space_go_back() -> None:
    """With Advanced Fighters fighters come by themselves; Saar's dock comes along."""
    t = held_by(HACAN, race="saar,letnev,hacan")
    home = t.home[SOL]
    fleet(t, SOL, home, fighter=3, cruiser=1)
    learn(t, SOL, "advanced_fighters")
    t.counters[1] = 5
    launch(t, SOL, home, 1)
    play = start(t, "tactical_action", seat=SOL).answer(SOL, "activate", target(t))
    for vessel in (VesselClass.FIGHTER, VesselClass.FIGHTER, VesselClass.CRUISER, VesselClass.FLOATING_DOCK):
        play.answer(SOL, "move-ship", MOVER.of(home, vessel))
    play.answer(SOL, "move-ship", ENOUGH)
    docks = list(t.afloat.hex)
    assert target(t) in docks
    play.answer(HACAN, "react", SEND_BACK)
    assert [count(t, home, vessel) for vessel in (VesselClass.FIGHTER, VesselClass.CRUISER)] == [3, 1]
    assert target(t) not in t.afloat.hex


@pytest.mark.parametrize("holder", [SOL, LETNEV, HACAN])
def test_K9_not_for_who_moves_nor_for_whose_fleet_is_there(holder: int) -> None:
    t = held_by(holder)
    fleet(t, SOL, t.home[SOL], cruiser=1)
    come(t, VesselClass.CRUISER)
    place = open_occasion(t, Window.MOVED, SOL, LETNEV, target(t))
    assert may_send_back(t, holder, place) == (holder == HACAN)
    t.c_laws.remove(LAW)
    assert not may_send_back(t, holder, place)


def test_K9_nobody_is_asked_where_no_other_fleet_is() -> None:
    t = held_by(HACAN)
    empty_space(t)
    fleet(t, SOL, t.home[SOL], cruiser=1)
    come(t, VesselClass.CRUISER)
    assert not may_send_back(t, HACAN, open_occasion(t, Window.MOVED, SOL, NONE, target(t)))


def test_K9_the_holder_may_let_them_come() -> None:
    t = held_by(HACAN)
    fleet(t, SOL, t.home[SOL], cruiser=1)
    come(t, VesselClass.CRUISER)
    start(t, "ships_have_come", active=SOL, place=target(t)).answer(HACAN, "react", PASS).finish()
    assert LAW in t.c_laws
    assert t.fleet_owner[ARRIVING] == SOL
