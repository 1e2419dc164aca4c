"""K9  Laws at work: what each law that is asked for by its name does where the rule stands that it changes.

That a law passes, and that nothing is left of it when it goes, is shown in test_political_cards.py.
"""

from __future__ import annotations

from games.imperium.council_builder import council_table, enact_law, pass_windows, vote
from games.imperium.table_builder import HACAN, LETNEV, SOL, fleet, hold, home_planet, learn, planet, put_system, run, start, tech
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play
from senki.games.imperium.galaxy import can_pass
from senki.games.imperium.kinds import ARRIVING, FORCES_ABOARD, REGISTERS, CounterArea, Effect, Register, VesselClass
from senki.games.imperium.model import Imperium, count, counters_in, sheet_counters, ships_in
from senki.games.imperium.pack import Colour, Strategy, UnitType
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.cards_base import logistics_price
from senki.games.imperium.rules.effects import bonus
from senki.games.imperium.rules.laws_war import may_bombard, may_land, settle
from senki.games.imperium.rules.movement import move_of
from senki.games.imperium.rules.payment import gain_goods
from senki.games.imperium.rules.status import cards_due, end_of_round_laws, received
from senki.games.imperium.rules.strategy import can_use, secondary_price
from senki.games.imperium.rules.technology import tech_price, techs_for
from senki.games.imperium.rules.trade import have_agreement, make_agreement

PLACE = 7  # the system of Centauri and Gral


def with_law(name: str, elected: int = 0, second: int = -1) -> Imperium:
    """The complete game with the law in force; the holder of one that is given to a player is `elected`."""
    t = council_table()
    enact_law(t, name, elected, second)
    return t


def give_agreement(t: Imperium, seat: int, other: int) -> None:
    """An agreement of earlier: Sol's contract of 2, Letnev's of 1."""
    make_agreement(t, seat, other, 2, 1)
    t.unpaid = [0] * len(t.unpaid)


def cards_of(t: Imperium, seat: int, number: int) -> None:
    """So many action cards into the seat's hand."""
    for _ in range(number):
        t.a_hand[seat].append(t.a_deck.pop())
        t.a_known[t.a_hand[seat][-1]] = 1 << seat


# -- the Strategy Phase and strategy cards ----------------------------------------------------------------------------


def test_K9_checks_and_balances_gives_the_card_to_another() -> None:
    """Sol chooses Leadership for Hacan, who gets its bonus counters too."""
    t = with_law("checks-and-balances")
    t.bonus[Strategy.LEADERSHIP] = 1
    play = start(t, "take_card", seat=SOL).answer(SOL, "take-card", Strategy.LEADERSHIP)
    assert play.asked.options == [LETNEV, HACAN]
    play.answer(SOL, "pass-on-card", HACAN)
    assert t.taken_by[Strategy.LEADERSHIP] == HACAN
    assert (play.asked.seat, play.asked.name) == (HACAN, "bonus-goods")
    play.answer(HACAN, "bonus-goods", 1)
    assert t.goods == [0, 0, 1]


def test_K9_checks_and_balances_not_to_who_has_enough() -> None:
    """With three players each takes two; who has them is not offered, and without anybody the card stays."""
    t = with_law("checks-and-balances")
    t.taken_by[Strategy.PRODUCTION], t.taken_by[Strategy.TRADE_II] = LETNEV, LETNEV
    t.taken_by[Strategy.WARFARE_II], t.taken_by[Strategy.TECHNOLOGY_II] = HACAN, HACAN
    play = start(t, "take_card", seat=SOL).answer(SOL, "take-card", Strategy.LEADERSHIP)
    assert play.over
    assert t.taken_by[Strategy.LEADERSHIP] == SOL


def test_K9_political_focus_pays_for_assembly() -> None:
    """Two trade goods or a counter; for other cards nothing."""
    t = with_law("political-focus")
    run(t, "take_card", answers=[(SOL, "take-card", Strategy.ASSEMBLY), (SOL, "focus-gain", 1)], seat=SOL)
    assert t.goods[SOL] == 2
    run(t, "take_card", answers=[(LETNEV, "take-card", Strategy.LEADERSHIP)], seat=LETNEV)
    t.taken_by[Strategy.ASSEMBLY] = -1
    before = sheet_counters(t, HACAN)
    play = start(t, "take_card", seat=HACAN).answer(HACAN, "take-card", Strategy.ASSEMBLY).answer(HACAN, "focus-gain", 0)
    play.answer(HACAN, play.asked.name, play.asked.options[0])
    assert (t.goods[HACAN], sheet_counters(t, HACAN)) == (0, before + 1)


def test_K9_imperial_academy_makes_logistics_cheaper() -> None:
    """Two influence a counter instead of three."""
    t = council_table(strategy="base")
    assert logistics_price(t) == 3
    enact_law(t, "imperial-academy")
    assert logistics_price(t) == 2


def test_K9_forbidden_research_keeps_its_holder_from_technologies_once() -> None:
    """While Technology is used, by whomever; then the law is discarded."""
    t = with_law("forbidden-research", SOL)
    t.goods = [15, 15, 15]
    play = start(t, "resolve", seat=LETNEV, card=Strategy.TECHNOLOGY_II)
    while not play.over:
        assert techs_for(t, SOL, 0) == []
        asked = pass_windows(play).open[0]
        assert asked.seat != SOL or asked.name != "gain-tech"
        play.answer(asked.seat, asked.name, asked.options[-1])
    assert t.c_laws == []
    assert techs_for(t, SOL, 0) != []


def test_K9_science_community_speaker_researches_without_a_counter() -> None:
    t = with_law("science-community-speaker", SOL)
    assert [secondary_price(t, seat, Strategy.TECHNOLOGY_II) for seat in (SOL, LETNEV)] == [0, 1]
    assert secondary_price(t, SOL, Strategy.WARFARE_II) == 1


def test_K9_regressive_rhetoric_lets_draw_instead_of_research() -> None:
    """Letnev does not use the secondary ability and draws a card; Hacan wants none."""
    t = with_law("regressive-rhetoric")
    t.counters[LETNEV * 3] = t.counters[HACAN * 3] = 0
    play = start(t, "resolve", dice=[t.a_deck[0]], seat=SOL, card=Strategy.TECHNOLOGY_II)
    while pass_windows(play).asked.seat == SOL:
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    play.answer(LETNEV, "accept", 1).answer(HACAN, "accept", 0)
    assert [len(hand) for hand in t.a_hand] == [0, 1, 0]
    assert not can_use(t, LETNEV, Strategy.TECHNOLOGY_II)


# -- trade ------------------------------------------------------------------------------------------------------------


def test_K9_class_struggle_pools_trade_income() -> None:
    """Sol would get 1 and Letnev 2: of the three each gets one, Hacan nothing."""
    t = with_law("class-struggle")
    give_agreement(t, SOL, LETNEV)
    run(t, "collect_all", seat=SOL, less=0)
    assert t.goods == [1, 1, 0]


def test_K9_trade_war_costs_an_opponent_a_good() -> None:
    """Letnev collects with Sol's card and takes one of Hacan's out of play; Sol, whose card it is, takes none."""
    t = with_law("trade-war")
    give_agreement(t, SOL, LETNEV)
    t.goods[HACAN] = 2
    play = pass_windows(start(t, "collect_all", seat=SOL, less=0))
    assert (play.asked.seat, play.asked.options) == (LETNEV, [SOL, HACAN])
    play.answer(LETNEV, "name-seat", HACAN)
    assert play.over
    assert t.goods == [1, 2, 1]


def test_K9_diversified_income_keeps_goods_to_the_number_of_planets() -> None:
    """Goods beyond are not gained, and lost with a planet."""
    t = with_law("diversified-income")
    hold(t, SOL, "lodor")
    gain_goods(t, SOL, 5)
    assert t.goods[SOL] == 2
    fleet(t, LETNEV, t.planets.hex[planet("lodor")], cruiser=1)
    t.planets.owner[planet("lodor")] = -1
    gain_goods(t, LETNEV, 0)
    gain_goods(t, SOL, 1)
    assert t.goods[SOL] == 1


def test_K9_redefining_war_crimes_makes_pds_fire_break_agreements() -> None:
    t = with_law("redefining-war-crimes")
    give_agreement(t, SOL, LETNEV)
    t.act_hex, t.active = PLACE, SOL
    fleet(t, SOL, PLACE, cruiser=1)
    hold(t, LETNEV, "gral", pds=1)
    run(t, "pds_fire", dice=[1], answers=[(LETNEV, "pds-fire", 1)], active=SOL, place=PLACE)
    assert not have_agreement(t, SOL, LETNEV)


# -- activation and movement ------------------------------------------------------------------------------------------


def activate(t: Imperium, place: int) -> Play[Imperium]:
    return start(t, "tactical_action", seat=SOL).answer(SOL, "activate", place)


def test_K9_neutrality_pact_asks_influence_for_enemies_in_empty_space() -> None:
    """Three influence for a system without planets where another's ships are; who cannot pay cannot activate it."""
    t = with_law("neutrality-pact")
    put_system(t, PLACE, "empty")
    fleet(t, LETNEV, PLACE, cruiser=1)
    t.goods[SOL] = 3
    t.planets.ready[home_planet(t, SOL)] = 0
    play = activate(t, PLACE)
    assert (t.goods[SOL], play.asked.name) == (0, "move-ship")
    poor = with_law("neutrality-pact")
    put_system(poor, PLACE, "empty")
    fleet(poor, LETNEV, PLACE, cruiser=1)
    for one in range(len(poor.planets.owner)):
        poor.planets.ready[one] = 0
    assert PLACE not in start(poor, "tactical_action", seat=SOL).asked.options


def test_K9_non_aggression_pact_costs_the_first_aggressor_a_point() -> None:
    """To activate a system with enemy ships; then the law is gone."""
    t = with_law("non-aggression-pact")
    t.points[SOL] = 2
    fleet(t, LETNEV, PLACE, cruiser=1)
    activate(t, PLACE)
    assert t.points[SOL] == 1
    assert t.c_laws == []


def test_K9_traffic_tariffs_are_paid_at_the_activation() -> None:
    """A planet is exhausted or a good given, where a planet of another lies."""
    t = with_law("traffic-tariffs")
    t.goods[SOL] = 1
    hold(t, LETNEV, "gral", forces=1)
    play = activate(t, PLACE)
    assert play.asked.options == [home_planet(t, SOL), ENOUGH]
    play.answer(SOL, "pay-tariff", ENOUGH)
    assert t.goods[SOL] == 0
    again = with_law("traffic-tariffs")
    hold(again, LETNEV, "gral", forces=1)
    activate(again, PLACE).answer(SOL, "pay-tariff", home_planet(again, SOL))
    assert again.planets.ready[home_planet(again, SOL)] == 0


def test_K9_spatial_anomalies_are_passed_like_any_system() -> None:
    """Nebulas and ion storms; nebulas do not slow down either. Supernovas stay closed."""
    t = council_table()
    for name, free in (("nebula", True), ("ion-storm", True), ("supernova", False)):
        put_system(t, PLACE, name)
        assert not can_pass(t, SOL, PLACE)
        t.c_laws.append(Political.INVESTIGATE_SPATIAL_ANOMALIES)
        assert can_pass(t, SOL, PLACE) == free
        t.c_laws.clear()
    put_system(t, PLACE, "nebula")
    fleet(t, SOL, PLACE, cruiser=1)
    assert move_of(t, SOL, VesselClass.CRUISER, PLACE) == 1
    t.c_laws.append(Political.INVESTIGATE_SPATIAL_ANOMALIES)
    assert move_of(t, SOL, VesselClass.CRUISER, PLACE) == 2


def test_K9_short_term_truce_works_in_the_round_after_the_vote() -> None:
    """No system with enemy ships is activated, no planet of others invaded; when that round ends the law is gone."""
    t = with_law("short-term-truce")
    fleet(t, LETNEV, PLACE, cruiser=1)
    gral = hold(t, LETNEV, "gral", forces=1)
    assert PLACE in start(t, "tactical_action", seat=SOL).asked.options
    t.round += 1
    assert PLACE not in start(t, "tactical_action", seat=SOL).asked.options
    assert not may_land(t, SOL, gral)
    end_of_round_laws(t)
    assert t.c_laws == []
    assert may_land(t, SOL, gral)


# -- battles and landings ---------------------------------------------------------------------------------------------


def battle(t: Imperium, attackers: dict[str, int], defenders: dict[str, int]) -> None:
    t.act_hex, t.active, t.defender = PLACE, SOL, LETNEV
    fleet(t, LETNEV, PLACE, **defenders)
    fleet(t, SOL, ARRIVING, **attackers)


def test_K9_minister_of_war_hits_before_the_first_round() -> None:
    """For a counter of Strategy Allocation, B2.5; who has none is not asked, and not in battles of others."""
    t = with_law("minister-of-war", LETNEV)
    battle(t, {"cruiser": 1}, {"carrier": 1})
    play = start(t, "space_battle", attacker=SOL)
    assert (play.asked.seat, play.asked.name) == (LETNEV, "minister-hit")
    before = counters_in(t, LETNEV, CounterArea.STRATEGY)
    play.answer(LETNEV, "minister-hit", 1)
    assert play.over
    assert counters_in(t, LETNEV, CounterArea.STRATEGY) == before - 1
    assert play.told("battle-won") == [("battle-won", LETNEV, PLACE)]
    for law, counters in ((HACAN, 2), (LETNEV, 0)):
        t = with_law("minister-of-war", law)
        t.counters[law * 3] = counters
        battle(t, {"cruiser": 1}, {"carrier": 1})
        assert start(t, "space_battle", dice=[10, 1], attacker=SOL).told("battle-round") != []


def test_K9_enemy_of_the_throne_beaten_rewards_the_winner() -> None:
    """Two goods, a counter and a card for whoever wins a space battle against its holder; nothing if the holder wins."""
    t = with_law("enemy-of-the-throne", LETNEV)
    battle(t, {"cruiser": 1}, {"carrier": 1})
    goods, counters = t.goods[SOL], sheet_counters(t, SOL)
    play = start(t, "space_battle", dice=[10, 1, ("draw-card", t.a_deck[0])], attacker=SOL)
    while not play.over:
        play.answer(play.asked.seat, play.asked.name, play.asked.options[0])
    assert (t.goods[SOL], sheet_counters(t, SOL), len(t.a_hand[SOL]), t.c_laws) == (goods + 2, counters + 1, 1, [])
    t = with_law("enemy-of-the-throne", LETNEV)
    battle(t, {"cruiser": 1}, {"carrier": 1})
    start(t, "space_battle", dice=[1, 10], attacker=SOL)
    assert t.c_laws == [Political.ENEMY_OF_THE_THRONE]


def test_K9_conventions_of_war_protect_planets_with_docks() -> None:
    t = with_law("conventions-of-war")
    gral = hold(t, LETNEV, "gral", forces=1)
    assert may_bombard(t, SOL, gral)
    t.planets.dock[gral] = 1
    assert not may_bombard(t, SOL, gral)


def test_K9_colonization_licensing_asks_resources_for_neutral_planets() -> None:
    """As much as the planet has; who cannot pay does not land."""
    t = with_law("colonization-licensing")
    gral = planet("gral")
    fleet(t, SOL, PLACE, carrier=1, forces=1)
    t.act_hex, t.active = PLACE, SOL
    cost = t.cards.planet.resources[gral]
    assert cost > 0
    t.planets.ready[home_planet(t, SOL)] = 0
    assert not may_land(t, SOL, gral)
    t.goods[SOL] = cost
    play = start(t, "land_on", seat=SOL, place=PLACE, planet=gral).answer(SOL, "land-forces", 1)
    assert play.over
    assert (t.planets.owner[gral], t.goods[SOL]) == (SOL, 0)


def test_K9_planetary_conscription_and_the_minister_of_exploration() -> None:
    """A ground force more on a neutral planet; a good for the minister when another takes one."""
    t = with_law("planetary-conscription")
    enact_law(t, "minister-of-exploration", LETNEV)
    lodor = hold(t, SOL, "lodor", forces=1)
    settle(t, SOL, lodor)
    assert (t.planets.forces[lodor], t.goods) == (2, [0, 1, 0])
    settle(t, LETNEV, hold(t, LETNEV, "gral", forces=1))
    assert t.goods == [0, 1, 0]


def test_K9_the_crown_of_emphidia_goes_to_who_beats_its_holder() -> None:
    """With its point; an invasion combat against somebody else changes nothing."""
    t = with_law("the-crown-of-emphidia", LETNEV)
    assert t.points == [0, 1, 0]
    run(t, "pass_crown", winner=SOL, loser=HACAN)
    assert t.points == [0, 1, 0]
    run(t, "pass_crown", winner=SOL, loser=LETNEV)
    assert (t.points, t.c_holder[Political.THE_CROWN_OF_EMPHIDIA]) == ([1, 0, 0], SOL)


# -- fleets, technologies, the Status Phase ---------------------------------------------------------------------------


def test_K9_fleet_regulations_hold_fleet_supply_at_five() -> None:
    """Seven counters become five; those gained or put there later go no higher."""
    t = council_table()
    t.counters[SOL * 3 + CounterArea.FLEET] = 7
    enact_law(t, "fleet-regulations")
    assert counters_in(t, SOL, CounterArea.FLEET) == 5
    play = start(t, "put_in_order", seat=SOL)
    assert play.asked.name != "redistribute" or max(play.asked.options) == 5


def test_K9_fleet_restrictions_allow_two_of_a_type() -> None:
    """Of four fighters and three destroyers two each are left."""
    t = council_table()
    t.counters[SOL * 3 + CounterArea.FLEET] = 9
    fleet(t, SOL, PLACE, carrier=1, fighter=4, destroyer=3)
    enact_law(t, "fleet-restrictions")
    assert [count(t, PLACE, kind) for kind in (VesselClass.FIGHTER, VesselClass.DESTROYER, VesselClass.CARRIER)] == [2, 2, 1]


def test_K9_research_grant_lets_every_specialty_count() -> None:
    """A red technology with a planet that shows blue."""
    t = council_table()
    shows = next(one for one, colour in enumerate(t.cards.planet.specialty) if colour == Colour.BLUE)
    t.planets.owner[shows], t.planets.ready[shows] = SOL, 1
    red = next(one for one, colour in enumerate(t.cards.technology.colour) if colour == Colour.RED)
    before = tech_price(t, SOL, red, 8)
    enact_law(t, "research-grant")
    assert tech_price(t, SOL, red, 8) == before - 1


def test_K9_technological_jihad_may_cost_a_ship() -> None:
    """A 9 destroys a cruiser of whoever has gained a technology, an 8 does not."""
    for face, left in ((9, 0), (8, 1)):
        t = with_law("technological-jihad")
        fleet(t, SOL, PLACE, cruiser=1)
        for place in range(len(t.fleet_owner)):
            if place != PLACE and t.fleet_owner[place] == SOL:
                fleet(t, SOL, place, carrier=1)
        run(t, "learn", dice=[face], seat=SOL, tech=tech("hylar_v_assault_laser"))
        assert count(t, PLACE, VesselClass.CRUISER) == left


def test_K9_technology_buy_back_pays_six_goods() -> None:
    """For one that none of the others needs; it may be declined."""
    t = with_law("technology-buy-back")
    t.techs[LETNEV] = t.techs[HACAN] = 0
    before = t.techs[SOL]
    play = start(t, "obey_status_laws")
    sold = play.asked.options[0]
    play.answer(SOL, "sell-tech", sold)
    assert play.over
    assert (t.techs[SOL], t.goods[SOL]) == (before & ~(1 << sold), 6)


def test_T9_stasis_capsules_given_up_leave_ground_forces_behind() -> None:
    """A cruiser's ground force is lost, those of the carrier stay; with Advanced Fighters fighters without room go."""
    t = council_table()
    learn(t, SOL, "stasis_capsules", "advanced_fighters")
    t.counters[SOL * 3 + CounterArea.FLEET] = 9
    fleet(t, SOL, PLACE, carrier=1, cruiser=1, fighter=2, forces=7)
    assert count(t, PLACE, FORCES_ABOARD) == 7
    run(t, "give_up_tech", seat=SOL, tech=tech("stasis_capsules"))
    assert [count(t, PLACE, kind) for kind in (FORCES_ABOARD, VesselClass.CRUISER, VesselClass.FIGHTER)] == [6, 1, 2]
    run(t, "give_up_tech", seat=SOL, tech=tech("advanced_fighters"))
    assert count(t, PLACE, VesselClass.FIGHTER) == 0


def test_K9_minister_of_commerce_collects_from_who_trades() -> None:
    """A good of each other player with an agreement."""
    t = with_law("minister-of-commerce", HACAN)
    give_agreement(t, SOL, LETNEV)
    t.goods = [2, 0, 0]
    run(t, "obey_status_laws")
    assert t.goods == [1, 0, 1]


def test_K9_minister_of_policy_draws_one_more() -> None:
    t = with_law("minister-of-policy", LETNEV)
    assert cards_due(t, LETNEV) == cards_due(t, HACAN) + 1


def test_K9_vorhal_peace_prize_for_the_smallest_fleet_supply() -> None:
    t = with_law("vorhal-peace-prize")
    usual = received(t, LETNEV)
    t.counters[HACAN * 3 + CounterArea.FLEET] -= 1
    assert received(t, LETNEV) == usual - 1
    assert received(t, HACAN) == usual


def test_K9_resource_management_forbids_to_redistribute() -> None:
    """Counters received go where their owner says, and stay."""
    t = with_law("resource-management")
    before = [counters_in(t, SOL, area) for area in range(3)]
    play = start(t, "put_in_order", seat=SOL)
    while not play.over:
        assert play.asked.name == "scuttle"
        play.answer(SOL, "scuttle", ENOUGH)
    assert t.choice[SOL] == before


def test_K9_war_funding_lifts_fleet_supply_in_the_action_phase() -> None:
    """What is beyond goes when the Status Phase begins."""
    t = with_law("war-funding")
    t.active = SOL
    fleet(t, SOL, PLACE, cruiser=6)
    t.counters[SOL * 3 + CounterArea.FLEET] = 4
    run(t, "remove_excess", seat=SOL)
    assert ships_in(t, PLACE) == 6
    t.active = -1
    play = start(t, "remove_excess", seat=SOL)
    while not play.over:
        play.answer(SOL, play.asked.name, play.asked.options[0])
    assert ships_in(t, PLACE) == 4


def test_K9_the_prophecy_of_ixth_is_kept_by_who_buys_fighters() -> None:
    """Two a round; else its bonus is lost when the next round ends."""
    for bought, kept in ((2, 1), (1, 0)):
        t = council_table()
        vote(t, "prophecy-of-ixth", [SOL])
        assert bonus(t, Effect.COMBAT, SOL, UnitType.FIGHTER) == 1
        t.round += 1
        t.registers[SOL * REGISTERS + Register.FIGHTERS_BOUGHT] = bought
        end_of_round_laws(t)
        assert bonus(t, Effect.COMBAT, SOL, UnitType.FIGHTER) == kept
