"""Cards, laws and abilities where they meet: whose dice are rolled again, docks in space, goods and counters, what destroys what."""

from __future__ import annotations

from games.imperium.council_builder import council_table, enact_law, vote
from games.imperium.table_builder import (
    HACAN,
    LETNEV,
    SOL,
    cards,
    fleet,
    give,
    goal,
    hold,
    home_planet,
    learn,
    planet,
    put_system,
    run,
    start,
    table,
)
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play, Results
from senki.games.imperium.galaxy import can_enter, touching
from senki.games.imperium.kinds import AREAS, MOVER, CounterArea, Effect, Response, Stance, Until, VesselClass
from senki.games.imperium.model import Imperium, count, counters_in, reinforcements, units_on_board
from senki.games.imperium.pack import NONE, UnitType
from senki.games.imperium.pack_cards import ACTION_KINDS, Window
from senki.games.imperium.politics.choices import dock_places
from senki.games.imperium.politics.statutes import quiet_docks
from senki.games.imperium.rules.conditions import fulfils
from senki.games.imperium.rules.docks import launch
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.foresight import return_places
from senki.games.imperium.rules.payment import give_goods
from senki.games.imperium.rules.production import can_produce, production_limit
from senki.games.imperium.rules.trade import make_agreement
from senki.games.imperium.rules.verbs import place_dock
from senki.games.imperium.rules.windows import could_react, fitting, open_occasion

PLACE = 7  # the system of Centauri and Gral


def full() -> Imperium:
    return table(mode="full")


def play_card(
    t: Imperium, name: str, dice: Results = (), window: int = Window.ACT, seat: int = SOL, own: int = SOL, thing: int = NONE
) -> Play[Imperium]:
    """The seat announces a card; nobody else holds any."""
    give(t, seat, name)
    place = open_occasion(t, window, own, NONE, thing)
    return start(t, "play_card", dice, seat=seat, kind=cards().action.ids.index(name), place=place)


def near(t: Imperium, place: int) -> int:
    return next(other for other in touching(t, place) if can_enter(t, other) and t.fleet_owner[other] == NONE)


# -- dice -------------------------------------------------------------------------------------------------------------


def test_I3_the_graviton_laser_system_serves_at_landings() -> None:
    """A shot that misses is rolled again: 3, then 7 kills the one that lands."""
    t = full()
    hold(t, LETNEV, "centauri", forces=1, pds=1)
    learn(t, LETNEV, "graviton_laser_system")
    t.landed = [1, 0, 0]
    run(t, "fire_at_landing", dice=[3, 7], seat=SOL, defender=LETNEV, planet=planet("centauri"), which=0)
    assert t.landed == [0, 0, 0]


def test_B18_jolnar_does_not_roll_again_what_a_law_throws_against_it() -> None:
    """Technological Jihad: a 3 harms nobody, and is nothing to be rolled again for a counter."""
    t = council_table(race="jol-nar,letnev,hacan")
    enact_law(t, "technological-jihad")
    play = start(t, "learn", [3], seat=SOL, tech=5)
    assert play.over
    play = start(t, "blast", [1, 2, 3, 1, 2, 3], place=t.home[SOL])
    assert not [asked for asked in play.open if asked.name == "reroll"]


# -- what destroys what -----------------------------------------------------------------------------------------------


def test_I4_gen_synthesis_saves_from_cards_too() -> None:
    """Plague kills two of Letnev's, and 5 and 4 bring one home; Local Unrest kills the last, and 9 brings it home."""
    t = full()
    hold(t, LETNEV, "centauri", forces=3)
    learn(t, LETNEV, "gen_synthesis")
    home = home_planet(t, LETNEV)
    before = t.planets.forces[home]
    play_card(t, "plague", [2, 4, 1, 5, 4]).answer(SOL, "target-planet", planet("centauri"))
    assert (t.planets.forces[planet("centauri")], t.planets.forces[home]) == (1, before + 1)
    play_card(t, "local-unrest", [9]).answer(SOL, "target-planet", planet("centauri"))
    assert (t.planets.owner[planet("centauri")], t.planets.forces[home]) == (NONE, before + 2)


def test_I4_gen_synthesis_saves_from_the_star_of_death() -> None:
    t = full()
    hold(t, LETNEV, "centauri", forces=1)
    learn(t, LETNEV, "gen_synthesis")
    fleet(t, SOL, PLACE, war_sun=1)
    t.act_hex = PLACE
    before = t.planets.forces[home_planet(t, LETNEV)]
    play_card(t, "star-of-death", [7], Window.LAND, thing=PLACE).answer(SOL, "target-planet", planet("centauri"))
    assert t.planets.owner[planet("centauri")] == NONE
    assert t.planets.forces[home_planet(t, LETNEV)] == before + 1


def test_O6_a_dock_destroyed_by_a_card_was_not_destroyed_in_combat() -> None:
    """Secret Industrial Agent counts for Regulator, not for the objective that asks for combat."""
    t = full()
    hold(t, LETNEV, "centauri", dock=1)
    hold(t, HACAN, "gral", dock=1)
    play_card(t, "secret-industrial-agent").answer(SOL, "target-planet", planet("centauri"))
    assert not fulfils(t, SOL, goal("destroy_dock"))
    t.landed = [0, 1, 0]
    run(t, "invasion", seat=SOL, place=PLACE, planet=planet("gral"))
    assert fulfils(t, SOL, goal("destroy_dock"))
    assert fulfils(t, SOL, goal("regulator"))


# -- movement, stations -----------------------------------------------------------------------------------------------


def test_T17_in_a_transfer_ships_go_both_ways_before_fighters_are_lost() -> None:
    """Sol's carrier leaves three fighters behind; the carrier that comes the other way has room for them."""
    t = full()
    other = near(t, t.home[SOL])
    fleet(t, SOL, other, carrier=1, fighter=3)
    fleet(t, SOL, t.home[SOL], carrier=1)
    play = start(t, "transfer_action", seat=SOL).answer(SOL, "transfer-one", other).answer(SOL, "transfer-other", t.home[SOL])
    play.answer(SOL, "move-ship", MOVER.of(other, VesselClass.CARRIER))
    while play.open[0].name.startswith("load"):
        play.answer(SOL, play.open[0].name, 0)
    play.answer(SOL, "move-ship", MOVER.of(t.home[SOL], VesselClass.CARRIER))
    while play.open[0].name.startswith("load"):
        play.answer(SOL, play.open[0].name, 0)
    play.answer(SOL, "move-ship", ENOUGH)
    play.answer(SOL, "build", ENOUGH).finish()
    assert count(t, other, VesselClass.FIGHTER) == 3


def test_N10_a_ship_on_patrol_takes_a_trade_station() -> None:
    t = full()
    put_system(t, PLACE, "arcturus-sumerian")
    source = near(t, PLACE)
    fleet(t, SOL, source, cruiser=1)
    run(t, "send_on_patrol", seat=SOL, ship=MOVER.of(source, VesselClass.CRUISER), place=PLACE)
    assert t.planets.owner[planet("sumerian")] == SOL


# -- counters and goods -----------------------------------------------------------------------------------------------


def test_H6_neutrality_pact_takes_a_counter_of_the_sheet_where_the_reserve_is_empty() -> None:
    """Sol has all counters on the sheet: one of them goes on the system of its dock."""
    t = council_table()
    t.counters[SOL * AREAS + CounterArea.COMMAND] += reinforcements(t, SOL)
    on_sheet = sum(counters_in(t, SOL, area) for area in range(AREAS))
    vote(t, "neutrality-pact", [Stance.AGAINST])
    assert (t.activated[t.home[SOL]] >> SOL) & 1
    assert sum(counters_in(t, SOL, area) for area in range(AREAS)) == on_sheet - 1


def test_K9_rare_mineral_goes_left_and_deals_keep_to_diversified_income() -> None:
    """Goods of cards go left where Open the Trade Routes has failed; nobody holds more than planets, given ones included."""
    t = council_table()
    add_effect(t, Effect.GOODS_GO_LEFT, NONE, Until.ROUND)
    hold(t, SOL, "centauri", forces=1)
    play_card(t, "rare-mineral", window=Window.TAKEN, thing=planet("centauri"))
    assert t.goods == [0, 3, 0]
    t = council_table()
    enact_law(t, "diversified-income")
    t.goods = [0, 2, 0]
    own = t.planets.owner.count(SOL)
    give_goods(t, LETNEV, SOL, 2)
    assert t.goods[SOL] == min(2, own) < 2


def test_K9_sharing_of_technology_gives_nothing_to_who_may_gain_none() -> None:
    """Scientist Assassination holds for what partners share, too."""
    t = council_table()
    make_agreement(t, SOL, LETNEV, 2, 1)
    learn(t, LETNEV, "sarween_tools")
    add_effect(t, Effect.NO_TECHNOLOGY, SOL, Until.ROUND)
    play = vote(t, "sharing-of-technology", [Stance.FOR])
    assert not [event for event in play.told("tech-gained") if event[1] == SOL]
    assert [event for event in play.told("tech-gained") if event[1] == LETNEV]


def test_V8_what_a_law_allows_at_any_time_is_offered_in_windows() -> None:
    """Minister of Internal Security: in a window in which its holder is asked anyway; it is no reason to ask."""
    t = council_table()
    enact_law(t, "minister-of-internal-security", LETNEV)
    hold(t, SOL, "mecatol-rex", forces=2)
    place = open_occasion(t, Window.PRIM, SOL, NONE, 0)
    assert could_react(t, place) == []
    give(t, LETNEV, "policy-paralysis")
    assert could_react(t, place) == [LETNEV]
    assert ACTION_KINDS + Response.INTERNAL_SECURITY in fitting(t, LETNEV, place)


# -- R12  docks in space ----------------------------------------------------------------------------------------------


def saar() -> Imperium:
    """The Clan of Saar in the first seat, with a second dock in the system of Centauri and Gral."""
    t = council_table(race="saar,letnev,hacan")
    launch(t, SOL, PLACE, 1)
    return t


def test_R12_laws_that_bar_docks_bar_those_in_space() -> None:
    """Humane Labor voted down: none produces. Labor Force Politics voted down: one does, and then no other."""
    t = saar()
    assert production_limit(t, SOL, PLACE) == 4
    vote(t, "humane-labor", [Stance.AGAINST])
    assert not can_produce(t, SOL, PLACE)
    t = saar()
    launch(t, SOL, PLACE, 1)
    vote(t, "labor-force-politics", [Stance.AGAINST])
    assert production_limit(t, SOL, PLACE) == 4
    add_effect(t, Effect.PRODUCED, SOL, Until.ROUND)
    assert not can_produce(t, SOL, PLACE)


def test_R12_units_and_counters_come_to_docks_in_space() -> None:
    """Military Foresight, Warship Commission, Neutrality Pact; and a dock by Subsidized Industry lies in space."""
    t = saar()
    docks = sorted([t.home[SOL], PLACE])
    t.counters[SOL * AREAS + CounterArea.FLEET] = 5
    assert return_places(t, SOL, UnitType.CRUISER) == docks
    assert dock_places(t, SOL, UnitType.DREADNOUGHT) == docks
    assert quiet_docks(t, SOL) == docks
    hold(t, SOL, "mecatol-rex")
    place_dock(t, SOL, planet("mecatol-rex"))
    assert t.planets.dock[planet("mecatol-rex")] == 0
    assert t.planets.hex[planet("mecatol-rex")] in t.afloat.hex


def test_R12_conventions_of_war_take_a_dock_in_space() -> None:
    t = saar()
    t.goods = [9, 0, 0]
    vote(t, "conventions-of-war", [Stance.AGAINST])
    assert t.afloat.hex == [t.home[SOL]]


def test_R12_cards_name_docks_in_space_by_where_they_lie() -> None:
    """Letnev's agent: of Saar's docks the one outside the home system."""
    t = saar()
    hold(t, HACAN, "mecatol-rex", dock=1)
    t.active = LETNEV
    play = play_card(t, "secret-industrial-agent", seat=LETNEV)
    assert play.asked.options == [SOL, HACAN]
    play.answer(LETNEV, "target-seat", SOL)
    if not play.over:
        play.answer(LETNEV, "target-ship", MOVER.of(PLACE, VesselClass.FLOATING_DOCK))
    assert t.afloat.hex == [t.home[SOL]]
    assert fulfils(t, LETNEV, goal("regulator")) is False


def test_R12_spacedock_accident_stops_a_dock_in_space_for_the_round() -> None:
    t = saar()
    play = play_card(t, "spacedock-accident")
    if not play.over:
        play.answer(SOL, "target-ship", MOVER.of(PLACE, VesselClass.FLOATING_DOCK))
    assert not can_produce(t, SOL, PLACE)
    t.round += 1
    assert can_produce(t, SOL, PLACE)


def test_R12_massive_transport_brings_a_dock_in_space_to_a_friendly_system() -> None:
    t = saar()
    play = play_card(t, "massive-transport")
    play.answer(SOL, "target-ship", MOVER.of(PLACE, VesselClass.FLOATING_DOCK))
    if not play.over:
        play.answer(SOL, "target-hex", t.home[SOL])
    assert t.afloat.hex == [t.home[SOL], t.home[SOL]]
    assert units_on_board(t, SOL, UnitType.SPACE_DOCK) == 2


def test_R12_a_dock_in_space_may_be_an_experimental_battlestation() -> None:
    """Three dice from it at Letnev's ships, which have come to where Saar lies too."""
    t = saar()
    fleet(t, SOL, PLACE, cruiser=1)
    source = fleet(t, LETNEV, near(t, PLACE), cruiser=2)
    give(t, SOL, "experimental-battlestation")
    t.active = LETNEV
    mover = MOVER.of(source, VesselClass.CRUISER)
    play = start(t, "tactical_action", [6, 1, 1, 10, 10], seat=LETNEV).answer(LETNEV, "activate", PLACE)
    play.answer(LETNEV, "move-ship", mover).answer(LETNEV, "move-ship", mover)
    play.answer(SOL, "react", cards().action.ids.index("experimental-battlestation"))
    play.answer(SOL, "target-ship", MOVER.of(PLACE, VesselClass.FLOATING_DOCK))
    assert play.told("dock-fires") == [("dock-fires", SOL, PLACE, PLACE, 3)]
    assert play.told("ship-destroyed")[0] == ("ship-destroyed", LETNEV, VesselClass.CRUISER)
