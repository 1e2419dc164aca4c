"""R  What the races can do beyond the others."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import cards, fleet, forget, fresh, hold, home_planet, learn, planet, start, table, tech
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play
from senki.games.imperium.abilities import RaceAbility, has_ability
from senki.games.imperium.galaxy import can_enter, touching
from senki.games.imperium.hints.choices import weights
from senki.games.imperium.kinds import FORCES_ABOARD, MOVER, Ability, Action, CounterArea, Money, Register, VesselClass
from senki.games.imperium.model import (
    Imperium,
    change_counters,
    count,
    counters_in,
    has_units_at,
    is_held_by_another,
    register,
    units_on_board,
)
from senki.games.imperium.pack import HEXES, NONE, Strategy, Technology, UnitType
from senki.games.imperium.rules.aims_war import planets_to_refresh
from senki.games.imperium.rules.docks import launch, room_aboard, sink_docks
from senki.games.imperium.rules.fleets import fighter_room, fleet_limit, remove_fleet
from senki.games.imperium.rules.hand import put_in_hand
from senki.games.imperium.rules.objectives import claimable, influence
from senki.games.imperium.rules.payment import purse
from senki.games.imperium.rules.planets import take_planet
from senki.games.imperium.rules.production import can_produce, dock_sites, production_limit, unit_cost
from senki.games.imperium.rules.races import forgeable, forges, robbable
from senki.games.imperium.rules.status import receive, return_cards
from senki.games.imperium.rules.strategy import can_use, secondary_price
from senki.games.imperium.rules.turns import actions, initiative_of, order_of_play
from senki.games.imperium.setup import put_units

ONE = 0  # the seat whose race is tried
TWO = 1
THREE = 2


def of_race(race: str, mode: str = "full") -> Imperium:
    """Three players of the full game, the first of them of this race."""
    others = [one for one in ("sol", "letnev", "norr") if one != race]
    return table(race=f"{race},{others[0]},{others[1]}", mode=mode)


def take(t: Imperium, seat: int, *names: int) -> None:
    for card in names:
        t.taken_by[card] = seat


def acting(t: Imperium, seat: int, action: int) -> Play[Imperium]:
    """The seat's turn, in which it does this."""
    return start(t, "turn", seat=seat).answer(seat, "turn", action)


def judged(play: Play[Imperium]) -> list[int]:
    """What a sensible player thinks of the options of the open question."""
    return weights(play.t)


# -- R1  Sol ----------------------------------------------------------------------------------------------------------


def test_R1_sol_recruit_puts_two_ground_forces_on_a_planet() -> None:
    """For a counter of Strategy Allocation, as an action."""
    t = of_race("sol")
    hold(t, ONE, "lodor")
    play = acting(t, ONE, Action.RECRUIT)
    assert max(judged(play)) > 0
    play.answer(ONE, "recruit-on", planet("lodor")).finish()
    assert t.planets.forces[planet("lodor")] == 2
    assert counters_in(t, ONE, CounterArea.STRATEGY) == 1


def test_R1_sol_recruit_needs_a_counter_and_the_full_game() -> None:
    t = of_race("sol")
    change_counters(t, ONE, CounterArea.STRATEGY, -2)
    assert Action.RECRUIT not in actions(t, ONE)
    assert Action.RECRUIT not in actions(of_race("sol", "core"), ONE)
    assert Action.RECRUIT not in actions(of_race("sol"), TWO)


def test_R1_sol_extra_cc_in_the_status_phase() -> None:
    """Three, where others receive two."""
    t = of_race("sol")
    receive(t, ONE)
    receive(t, TWO)
    assert [counters_in(t, seat, CounterArea.COMMAND) for seat in (ONE, TWO)] == [6, 5]


# -- R2  Letnev -------------------------------------------------------------------------------------------------------


def test_R2_letnev_fleet_holds_one_ship_more() -> None:
    """Four with three counters; nobody else's, and not without race abilities."""
    t = of_race("letnev")
    assert [fleet_limit(t, seat, t.home[seat]) for seat in (ONE, TWO)] == [4, 3]
    assert fleet_limit(of_race("letnev", "core"), ONE, 0) == 3


# -- R4  Jol-Nar ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card, price", [(Strategy.TECHNOLOGY, 8), (Strategy.TECHNOLOGY_II, 6)])
def test_R4_jolnar_research_uses_both_abilities(card: int, price: int) -> None:
    """One technology free, then one for the price of the secondary ability; one counter is paid."""
    t = of_race("jol-nar")
    t.goods[ONE] = price
    play = start(t, "use_secondary", seat=ONE, card=card).answer(ONE, "secondary", 1).answer(ONE, "use-primary", 1)
    play.answer(ONE, "gain-tech", Technology.XRD_TRANSPORTERS)
    if card == Strategy.TECHNOLOGY_II:
        play.answer(ONE, "buy-second", 0)
    assert max(judged(play)) > 0
    play.answer(ONE, "buy-second", 1).answer(ONE, "gain-tech", Technology.STASIS_CAPSULES).answer(ONE, "pay-goods", price).finish()
    for name in ("xrd_transporters", "stasis_capsules"):
        assert (t.techs[ONE] >> tech(name)) & 1
    assert counters_in(t, ONE, CounterArea.STRATEGY) == 1
    assert t.goods[ONE] == 0


def test_R4_jolnar_research_may_be_left_alone() -> None:
    """Then only the secondary ability is used."""
    t = of_race("jol-nar")
    t.goods[ONE] = 8
    play = start(t, "use_secondary", seat=ONE, card=Strategy.TECHNOLOGY).answer(ONE, "secondary", 1).answer(ONE, "use-primary", 0)
    play.answer(ONE, "gain-tech", Technology.STASIS_CAPSULES)
    assert play.open[0].name == "pay-goods"


def test_R4_jolnar_research_needs_no_money() -> None:
    """With nothing to pay the secondary ability, the primary alone is worth the counter; others may not use it so."""
    t = of_race("jol-nar")
    for seat in range(3):
        for one in range(len(t.planets)):
            t.planets.ready[one] = 0
        forget(t, seat)
    assert can_use(t, ONE, Strategy.TECHNOLOGY)
    assert not can_use(t, TWO, Strategy.TECHNOLOGY)


# -- R5  L1z1x --------------------------------------------------------------------------------------------------------


def test_R5_l1z1x_cheap_dreadnought() -> None:
    """Four resources instead of five; war suns cost the same."""
    t = of_race("l1z1x")
    assert [unit_cost(t, seat, UnitType.DREADNOUGHT) for seat in (ONE, TWO)] == [4, 5]
    assert unit_cost(t, ONE, UnitType.WAR_SUN) == unit_cost(t, TWO, UnitType.WAR_SUN)


def test_R5_l1z1x_start_cc() -> None:
    t = of_race("l1z1x")
    assert [counters_in(t, seat, CounterArea.STRATEGY) for seat in (ONE, TWO)] == [3, 2]


# -- R6  Mentak -------------------------------------------------------------------------------------------------------


def test_R6_mentak_start_fleet() -> None:
    t = of_race("mentak")
    assert [counters_in(t, seat, CounterArea.FLEET) for seat in (ONE, TWO)] == [4, 3]


def test_R6_mentak_piracy_takes_a_good_from_the_rich() -> None:
    """From each of up to two players who have three or more, before the first card is taken."""
    t = of_race("mentak")
    t.goods = [0, 3, 5]
    play = start(t, "strategy_phase")
    assert max(judged(play)) > 0
    play.answer(ONE, "rob", TWO).answer(ONE, "rob", THREE)
    assert play.open[0].name == "take-card"
    assert t.goods == [2, 2, 4]


def test_Y10_mentak_piracy_spares_the_poor() -> None:
    """Who has fewer than three goods; then the phase begins with the first card."""
    t = of_race("mentak")
    t.goods = [0, 2, 1]
    assert robbable(t, ONE) == []
    assert start(t, "strategy_phase").open[0].name == "take-card"


# -- R7  Naalu --------------------------------------------------------------------------------------------------------


def test_R7_naalu_zero_acts_first() -> None:
    """Whatever cards Naalu has taken."""
    t = of_race("naalu")
    take(t, ONE, Strategy.BUREAUCRACY, Strategy.TECHNOLOGY_II)
    take(t, TWO, Strategy.LEADERSHIP)
    take(t, THREE, Strategy.DIPLOMACY_II)
    for seat in range(3):
        t.initiative[seat] = initiative_of(t, seat)
    assert t.initiative[ONE] == 0
    assert order_of_play(t)[0] == ONE


# -- R3, R8  Hacan and N'orr ------------------------------------------------------------------------------------------


def test_R3_hacan_has_four_abilities_of_trade() -> None:
    t = of_race("hacan")
    for ability in (
        RaceAbility.HACAN_NO_APPROVAL,
        RaceAbility.HACAN_FREE_TRADE,
        RaceAbility.HACAN_UNBREAKABLE,
        RaceAbility.HACAN_SWAP_CARDS,
    ):
        assert [has_ability(t, seat, ability) for seat in range(3)] == [True, False, False]


def test_R8_norr_fights_better_than_others() -> None:
    t = of_race("norr")
    assert [has_ability(t, seat, RaceAbility.NORR_COMBAT) for seat in range(3)] == [True, False, False]


# -- all races --------------------------------------------------------------------------------------------------------


def test_abilities_belong_to_their_races_and_to_the_full_game() -> None:
    """All 39, each of one race; none without the full game."""
    owners = [race for race in range(14) for _ in cards().race.abilities[race]]
    assert len(owners) == 39
    t = table(6, race="hacan,norr,xxcha,yssaril,muaat,yin", mode="full")
    core = table(6, race="hacan,norr,xxcha,yssaril,muaat,yin", mode="core")
    for ability in range(39):
        able = [seat for seat in range(6) if has_ability(t, seat, ability)]
        assert able == [seat for seat in range(6) if ability in cards().race.abilities[t.race[seat]]]
        assert not any(has_ability(core, seat, ability) for seat in range(6))


# -- R9  Xxcha --------------------------------------------------------------------------------------------------------


def test_R9_xxcha_diplomacy_uses_the_primary_instead() -> None:
    """Diplomacy: a truce for the counter of the secondary ability."""
    t = of_race("xxcha")
    play = start(t, "use_secondary", seat=ONE, card=Strategy.DIPLOMACY).answer(ONE, "secondary", 1).answer(ONE, "truce-with", TWO).finish()
    assert play.told("truce")
    assert counters_in(t, ONE, CounterArea.STRATEGY) == 1


def test_R9_xxcha_diplomacy_ii_costs_no_influence() -> None:
    """The opponents put counters on a system of Xxcha's."""
    t = of_race("xxcha")
    for one in range(len(t.planets)):
        t.planets.ready[one] = 0
    play = start(t, "use_secondary", seat=ONE, card=Strategy.DIPLOMACY_II).answer(ONE, "secondary", 1)
    play.answer(ONE, "choose-ability", Ability.COUNTERS).answer(ONE, "counters-at", t.home[ONE]).finish()
    assert t.activated[t.home[ONE]] == 0b110
    assert not can_use(t, TWO, Strategy.DIPLOMACY_II)


# -- R10  Yssaril -----------------------------------------------------------------------------------------------------


def test_A9_yssaril_stall_never_twice_running() -> None:
    """After another action Yssaril may stall again; not once all others have passed."""
    t = of_race("yssaril")
    acting(t, ONE, Action.STALL).finish()
    assert Action.STALL not in actions(t, ONE)
    acting(t, ONE, Action.PASS)
    assert Action.STALL in actions(t, ONE)
    t.passed[TWO] = t.passed[THREE] = 1
    assert Action.STALL not in actions(t, ONE)


def test_R10_yssaril_stall_passes_over_the_turn() -> None:
    """Nothing else happens, and a sensible player may do so."""
    t = of_race("yssaril")
    play = start(t, "turn", seat=ONE)
    assert dict(zip(play.asked.options, judged(play), strict=True))[Action.STALL] > 0
    play.answer(ONE, "turn", Action.STALL).finish()
    assert t.stalled == [1, 0, 0]
    assert t.passed == [0, 0, 0]


def test_R10_yssaril_cards_one_more_and_no_limit() -> None:
    """Two where others draw one; nothing is discarded beyond seven."""
    t = of_race("yssaril")
    t.a_deck = list(range(20))
    held = t.a_deck[:8]
    drawn = t.a_deck[8:11]
    for card in held:
        t.a_deck.remove(card)
        put_in_hand(t, ONE, card)
    start(t, "receive_cards", dice=drawn[:2], seat=ONE).finish()
    assert len(t.a_hand[ONE]) == 10
    start(t, "receive_cards", dice=drawn[2:], seat=TWO).finish()
    assert len(t.a_hand[TWO]) == 1


def test_R10_yssaril_spy_knows_a_hand() -> None:
    """Yssaril sees the cards from then on, and nobody else does."""
    t = of_race("yssaril")
    cards_held = t.a_deck[:2]
    for card in cards_held:
        t.a_deck.remove(card)
        put_in_hand(t, TWO, card)
    play = start(t, "openings")
    assert play.asked.options == [TWO, ENOUGH]
    assert max(judged(play)) > 0
    play.answer(ONE, "spy-on", TWO).finish()
    assert [t.a_known[card] for card in cards_held] == [0b011] * 2
    assert play.told("spied")
    assert not of_race("sol").a_hand[ONE]


# -- R11  Muaat -------------------------------------------------------------------------------------------------------


def test_R11_muaat_forge_makes_a_destroyer_or_two_fighters() -> None:
    """Where a war sun or a dock is, for a counter of Strategy Allocation."""
    t = of_race("muaat")
    fleet(t, ONE, 7, war_sun=1)
    play = acting(t, ONE, Action.FORGE)
    assert play.asked.options == sorted([7, t.home[ONE]])
    play.answer(ONE, "forge-at", 7)
    assert max(judged(play)) > 0
    play.answer(ONE, "forged", UnitType.FIGHTER).finish()
    assert count(t, 7, VesselClass.FIGHTER) == 2
    acting(t, ONE, Action.FORGE).answer(ONE, "forge-at", 7).answer(ONE, "forged", UnitType.DESTROYER).finish()
    assert count(t, 7, VesselClass.DESTROYER) == 1
    assert Action.FORGE not in actions(t, ONE)


def test_R11_muaat_forge_keeps_to_supply_room_and_space() -> None:
    """No destroyer beyond the supply, nothing where another player holds the space over a dock."""
    t = of_race("muaat")
    fleet(t, ONE, 7, war_sun=1, cruiser=2)
    assert forgeable(t, ONE, 7) == [UnitType.FIGHTER]
    fleet(t, TWO, t.home[ONE], destroyer=1)
    assert forges(t, ONE) == [7]


# -- R12  Saar --------------------------------------------------------------------------------------------------------


def test_R12_saar_scavenge_brings_a_good_for_each_planet() -> None:
    t = of_race("saar")
    take_planet(t, ONE, planet("lodor"))
    take_planet(t, TWO, planet("quann"))
    assert t.goods == [1, 0, 0]


def test_R12_saar_nomads_need_no_home() -> None:
    """An objective is claimed without the home planets."""
    t = of_race("saar")
    t.o_public = [1]
    hold(t, ONE, "mecatol-rex")
    t.round = 2
    t.planets.owner[home_planet(t, ONE)] = TWO
    t.planets.owner[home_planet(t, TWO)] = ONE
    assert claimable(t, ONE) == [1]


def test_R12_saar_mobile_docks_begin_in_space() -> None:
    """Saar is not asked where the dock stands; the dock makes room for fighters, and counts as a unit and a dock."""
    t = fresh(race="saar,sol,norr", mode="full")
    play = start(t, "place_units", seat=ONE)
    while not play.over:
        assert play.asked.name == "start-forces"
        play.answer(ONE, "start-forces", play.asked.options[0])
    put_units(t, ONE)
    assert t.afloat.hex == [t.home[ONE]]
    assert units_on_board(t, ONE, UnitType.SPACE_DOCK) == 1
    launch(t, ONE, 7, 1)
    assert fighter_room(t, ONE, 7) == 3
    assert has_units_at(t, ONE, 7)
    assert is_held_by_another(t, TWO, 7)


def test_R12_saar_mobile_docks_move_with_the_fleet_and_then_do_not_build() -> None:
    """One step, from a system without a counter of Saar's; in the next activation it builds four units."""
    t = of_race("saar")
    place = neighbours_of(t, t.home[ONE])[0]
    mover = MOVER.of(t.home[ONE], VesselClass.FLOATING_DOCK)
    play = start(t, "tactical_action", seat=ONE).answer(ONE, "activate", place).answer(ONE, "move-ship", mover)
    assert play.told("dock-moved")
    play.answer(ONE, "move-ship", ENOUGH)
    play.finish()
    assert t.afloat.hex == [place]
    assert not t.afloat.moved[0]
    assert can_produce(t, ONE, place)
    assert production_limit(t, ONE, place) == 4
    learn(t, ONE, "enviro_compensator")
    assert production_limit(t, ONE, place) == 5
    t.act_hex = t.home[ONE]
    assert t.afloat.hex.count(t.home[ONE]) == 0


def neighbours_of(t: Imperium, place: int) -> list[int]:
    return [other for other in touching(t, place) if can_enter(t, other)]


def test_R12_saar_mobile_docks_are_lost_beside_enemies() -> None:
    """A cruiser comes to a dock without ships: the dock is destroyed, and counts for the other player."""
    t = of_race("saar")
    launch(t, ONE, 7, 1)
    place = neighbours_of(t, 7)[0]
    fleet(t, TWO, place, cruiser=1)
    t.active = TWO
    mover = MOVER.of(place, VesselClass.CRUISER)
    play = start(t, "tactical_action", seat=TWO).answer(TWO, "activate", 7).answer(TWO, "move-ship", mover)
    while play.open and play.open[0].name == "move-ship":
        play.answer(TWO, "move-ship", ENOUGH)
    assert t.afloat.hex == [t.home[ONE]]
    assert play.told("dock-sunk")
    assert register(t, TWO, Register.DOCKS_DESTROYED) == 1 << ONE


def test_R12_saar_mobile_docks_stay_with_a_fighter() -> None:
    """A fighter of Saar's beside it is enough; without any enemy it is safe too."""
    t = of_race("saar")
    launch(t, ONE, 7, 1)
    sink_docks(t, 7)
    fleet(t, ONE, 7, fighter=1)
    fleet(t, TWO, HEXES, cruiser=1)
    t.act_hex = 7
    sink_docks(t, 7)
    assert t.afloat.hex == [t.home[ONE], 7]
    remove_fleet(t, 7)
    sink_docks(t, 7)
    assert t.afloat.hex == [t.home[ONE]]


def test_R12_saar_mobile_docks_build_on_planets_or_aboard() -> None:
    """Without a planet in the system ground forces go aboard, as far as there is room; with one their owner chooses."""
    t = of_race("saar")
    t.afloat.hex[0] = 7
    fleet(t, ONE, 7, carrier=1, forces=3)
    t.goods[ONE] = 6
    assert room_aboard(t, ONE, 7, False) == 3
    play = start(t, "produce", seat=ONE, place=7, most=99, extra=0)
    for _ in range(3):
        play.answer(ONE, "build", UnitType.GROUND_FORCE)
    assert UnitType.GROUND_FORCE not in play.asked.options
    play.answer(ONE, "build", ENOUGH).answer(ONE, "pay-goods", 2).finish()
    assert count(t, 7, FORCES_ABOARD) == 6
    fleet(t, ONE, 7, carrier=1)
    hold(t, ONE, "centauri")
    play = start(t, "produce", seat=ONE, place=7, most=99, extra=0).answer(ONE, "build", UnitType.GROUND_FORCE)
    play.answer(ONE, "build", ENOUGH).answer(ONE, "pay-goods", 1)
    assert max(judged(play)) > 0
    play.answer(ONE, "built-aboard", 0).finish()
    assert t.planets.forces[planet("centauri")] == 1


def test_R12_saar_mobile_docks_are_built_by_a_planet_held_since_the_round_began() -> None:
    """The dock appears in space, and produces from the next round on."""
    t = of_race("saar")
    hold(t, ONE, "lodor", since=0)
    t.goods[ONE] = 4
    place = 9
    assert dock_sites(t, ONE, place) == [planet("lodor")]
    play = start(t, "build_docks", seat=ONE, place=place).answer(ONE, "build-dock", planet("lodor"))
    play.answer(ONE, "pay-goods", 4).answer(ONE, "build-dock", ENOUGH).finish()
    assert t.afloat.hex == [t.home[ONE], place]
    assert t.planets.dock[planet("lodor")] == 0
    assert not can_produce(t, ONE, place)
    t.round = 2
    assert can_produce(t, ONE, place)


# -- R13  Winnu -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [Strategy.TECHNOLOGY, Strategy.TECHNOLOGY_II])
def test_R13_winnu_research_costs_no_counter(card: int) -> None:
    t = of_race("winnu")
    assert [secondary_price(t, seat, card) for seat in (ONE, TWO)] == [0, 1]
    assert secondary_price(t, ONE, Strategy.PRODUCTION) == 1


def test_R13_winnu_calm_ignores_local_unrest() -> None:
    """On a planet with a ground force; without one, and on others' planets, the card works."""
    t = of_race("winnu")
    calm, bare, other = hold(t, ONE, "lodor", forces=2), hold(t, ONE, "quann"), hold(t, TWO, "saudor", forces=2)
    for one in (calm, bare, other):
        row = t.said.add()
        t.said.first[row] = one
        start(t, "local_unrest", seat=TWO, row=row).finish()
        t.said.remove(row)
    assert (t.planets.ready[calm], t.planets.forces[calm]) == (1, 2)
    assert t.planets.owner[bare] == NONE
    assert t.planets.forces[other] == 1


# -- R14  Yin ---------------------------------------------------------------------------------------------------------


def test_R14_yin_swap_changes_what_a_planet_is_worth() -> None:
    """Darien, 2 and 4, pays 4 resources until the round ends; once in a round."""
    t = of_race("yin")
    before = influence(t, ONE)
    play = acting(t, ONE, Action.SWAP)
    assert max(judged(play)) > 0
    play.answer(ONE, "swap-values", planet("darien")).finish()
    assert purse(t, ONE, Money.RESOURCES) == 4
    assert purse(t, ONE, Money.INFLUENCE) == 2
    assert influence(t, ONE) == before - 2
    assert production_limit(t, ONE, t.home[ONE]) == 6
    assert Action.SWAP not in actions(t, ONE)
    return_cards(t)
    assert purse(t, ONE, Money.RESOURCES) == 2
    assert Action.SWAP in actions(t, ONE)


def test_R14_yin_swap_needs_a_ready_planet() -> None:
    t = of_race("yin")
    t.planets.ready[planet("darien")] = 0
    assert Action.SWAP not in actions(t, ONE)
    assert RaceAbility.YIN_SWAP in cards().race.abilities[t.race[ONE]]


def test_R14_swapped_values_count_for_action_cards() -> None:
    """Reparations goes by resources, Productivity Spike by influence, as they are while they are swapped."""
    t = table(mode="full")
    for name in ("meer", "arinam"):  # 0/4 and 1/2
        hold(t, 0, name, forces=1)
    t.planets.ready[planet("meer")] = 0
    assert planet("meer") in planets_to_refresh(t, 0, planet("arinam"))
    t.swapped = planet("meer")
    assert planet("meer") not in planets_to_refresh(t, 0, planet("arinam"))
    row = t.said.add()
    t.said.first[row] = planet("meer")
    assert start(t, "productivity_spike", seat=0, row=row).over
    assert list(t.effects.amount) == [0]
