"""Y, C, A  The Strategy Phase, strategy cards in play, the Action Phase."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fleet, fresh, goal, hold, learn, planet, run, start, table, tech
from senki.engine.shapes import ENOUGH
from senki.engine.testing.scripted import Play
from senki.games.imperium.kinds import MOVER, Ability, Action, CounterArea, Effect, VesselClass
from senki.games.imperium.model import Imperium, count, counters_in
from senki.games.imperium.pack import Objective, Strategy, UnitType
from senki.games.imperium.rules.cards import PRIMARIES, SECONDARIES
from senki.games.imperium.rules.cards_base import card_movers, card_targets
from senki.games.imperium.rules.cards_se import annexable
from senki.games.imperium.rules.dice import space_needed
from senki.games.imperium.rules.effects import is_in_force
from senki.games.imperium.rules.movement import move_of
from senki.games.imperium.rules.strategy import can_use, cards_left, secondary_price
from senki.games.imperium.rules.turns import actions, order_of_play

HOME = 19


def first_answers(play: Play[Imperium], until: str = "") -> Play[Imperium]:
    """Everybody gives the first answer, until a question comes or the end."""
    while not play.over and play.open[0].name != until:
        asked = play.open[0]
        play.answer(asked.seat, asked.name, asked.options[0])
    return play


def take(t: Imperium, seat: int, *names: int) -> None:
    for card in names:
        t.taken_by[card] = seat


# -- Y  the Strategy Phase --------------------------------------------------------------------------------------------


def test_Y1_a_round_has_three_phases() -> None:
    """The short game has no Strategy Phase; the full game begins with it."""
    t = fresh(race="sol,muaat,yin", mode="explore")
    assert start(t, "game", dice=[SOL]).asked.name == "turn"
    t = table()
    assert start(t, "strategy_phase").asked.name == "take-card"


def test_Y2_from_the_speaker_clockwise() -> None:
    t = table()
    t.speaker = LETNEV
    play = start(t, "strategy_phase")
    seats = []
    while not play.over:
        seats.append(play.asked.seat)
        play.answer(play.asked.seat, play.asked.name, play.asked.options[0])
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("seats, number", [(3, 2), (4, 2), (5, 1), (6, 1)])
def test_Y3_two_cards_with_three_and_four_players(seats: int, number: int) -> None:
    t = table(seats)
    first_answers(start(t, "strategy_phase"))
    assert [t.taken_by.count(seat) for seat in range(seats)] == [number] * seats


def test_Y4_bonus_counters_become_counters_or_goods() -> None:
    t = table()
    t.bonus[Strategy.TRADE_II] = 2
    play = start(t, "take_card", seat=SOL).answer(SOL, "take-card", Strategy.TRADE_II).answer(SOL, "bonus-goods", 1)
    play.answer(SOL, "gain-counters", CounterArea.FLEET).finish()
    assert t.goods[SOL] == 1
    assert counters_in(t, SOL, CounterArea.FLEET) == 4
    assert t.bonus[Strategy.TRADE_II] == 0


def test_Y5_cards_left_get_a_bonus_counter() -> None:
    t = table()
    first_answers(start(t, "strategy_phase"))
    assert sorted([bonus for bonus in t.bonus if bonus >= 0]) == [0, 0, 0, 0, 0, 0, 1, 1]


def test_Y6_initiative_not_twice_running() -> None:
    """Unless nothing else is left."""
    t = table(strategy="base")
    t.last_initiative = SOL
    assert Strategy.INITIATIVE not in cards_left(t, SOL)
    assert Strategy.INITIATIVE in cards_left(t, LETNEV)
    take(t, LETNEV, *range(1, 8))
    assert cards_left(t, SOL) == [Strategy.INITIATIVE]


def test_Y7_taking_bureaucracy_reveals_objectives() -> None:
    t = table()
    t.o_first = [goal("mecatol"), goal("blockade"), goal("invade_one")]
    t.o_second = []
    t.bonus[Strategy.BUREAUCRACY] = 2
    play = start(t, "take_card", dice=[goal("blockade"), goal("mecatol")], seat=SOL)
    play.answer(SOL, "take-card", Strategy.BUREAUCRACY).answer(SOL, "bonus-goods", 2).finish()
    assert t.o_public == [goal("blockade"), goal("mecatol")]


def test_Y8_taking_initiative_makes_the_speaker() -> None:
    """The order of taking goes on."""
    t = table(strategy="base")
    play = start(t, "strategy_phase").answer(SOL, "take-card", Strategy.DIPLOMACY).answer(LETNEV, "take-card", Strategy.INITIATIVE)
    assert t.speaker == LETNEV
    assert play.asked.seat == HACAN
    assert secondary_price(t, LETNEV, Strategy.TECHNOLOGY) == 0


# -- C  strategy cards ------------------------------------------------------------------------------------------------


def test_C1_the_primary_ability() -> None:
    """Trade II gives three goods."""
    t = table()
    take(t, SOL, Strategy.TRADE_II)
    run(t, "strategic_action", seat=SOL)
    assert t.goods[SOL] == 3


def test_C2_the_others_may_use_the_secondary_and_pay() -> None:
    """Letnev buys a technology for 6, and a counter."""
    t = table()
    take(t, SOL, Strategy.TECHNOLOGY_II)
    t.goods[LETNEV] = 6
    play = start(t, "strategic_action", seat=SOL).answer(SOL, "gain-tech", tech("xrd_transporters"))
    assert play.asked.seat == LETNEV
    play.answer(LETNEV, "secondary", 1)
    first_answers(play)
    assert counters_in(t, LETNEV, CounterArea.STRATEGY) == 1
    t.counters[3 * HACAN] = 0
    assert not can_use(t, HACAN, Strategy.PRODUCTION)


def test_C3_the_card_is_turned_down() -> None:
    t = table()
    take(t, SOL, Strategy.TRADE_II)
    run(t, "strategic_action", seat=SOL)
    assert t.face_down[Strategy.TRADE_II] == 1


@pytest.mark.parametrize("card", range(1, 17))
def test_C4_every_card_can_be_played(card: int) -> None:
    """Its primary and secondary abilities end, whatever is answered first."""
    t = table(strategy="base" if card <= Strategy.IMPERIAL_II else "shattered-empire")
    t.o_first = [goal("mecatol"), goal("blockade"), goal("invade_one")]
    t.o_second = []
    t.goods = [10, 10, 10]
    t.activated[7] = 7
    take(t, SOL, card)
    first_answers(start(t, "strategic_action", dice=[goal("mecatol"), goal("blockade")], seat=SOL))
    assert t.face_down[card] == 1
    assert len(PRIMARIES) == len(SECONDARIES) == len(cards().strategy.ids)


def test_C4_what_the_base_cards_do() -> None:
    """Imperial: an objective and two points; Warfare: a counter back; Diplomacy: a truce; Logistics: four counters."""
    t = table(strategy="base")
    t.o_first = [goal("mecatol")]
    t.o_second = []
    run(t, "imperial", dice=[goal("mecatol")], seat=SOL)
    assert (t.points[SOL], t.o_public) == (2, [goal("mecatol")])
    t.activated[7] = 1 << SOL
    run(t, "warfare", answers=[(SOL, "counter-back", 7)], seat=SOL)
    assert counters_in(t, SOL, CounterArea.COMMAND) == 4
    run(t, "diplomacy", answers=[(SOL, "truce-with", HACAN)], seat=SOL)
    assert is_in_force(t, Effect.TRUCE, SOL)
    run(t, "logistics", answers=[(SOL, "gain-counters", 2)] * 4, seat=SOL)
    assert counters_in(t, SOL, CounterArea.COMMAND) == 8


def test_C4_imperial_ii_lets_claim_any_number_or_builds_alone() -> None:
    t = table(strategy="base-imperial-ii")
    t.planets.owner[planet("mecatol-rex")] = SOL
    run(t, "imperial_ii", answers=[(SOL, "choose-ability", Ability.SCORE)], seat=SOL)
    assert is_in_force(t, Effect.SCORES_ALL, SOL)
    assert t.points[SOL] == 1
    take(t, SOL, Strategy.IMPERIAL_II)
    play = start(t, "strategic_action", seat=SOL).answer(SOL, "choose-ability", Ability.BUILD).answer(SOL, "build", ENOUGH)
    assert play.over


def test_C4_what_the_cards_of_shattered_empire_do() -> None:
    """Leadership: three counters and more for influence; Assembly: the Speaker token; its secondary refreshes up to 6."""
    t = table()
    run(t, "leadership", answers=[(SOL, "gain-counters", 2)] * 3 + [(SOL, "buy-counters", 1), (SOL, "gain-counters", 0)], seat=SOL)
    assert [counters_in(t, SOL, area) for area in range(3)] == [3, 3, 6]
    assert t.planets.ready[planet("jord")] == 0
    run(t, "assembly_secondary", answers=[(SOL, "refresh", planet("jord"))], seat=SOL)
    assert t.planets.ready[planet("jord")] == 1
    run(t, "assembly", answers=[(SOL, "speaker-to", LETNEV)], seat=SOL)
    assert t.speaker == LETNEV
    run(t, "assembly", answers=[(SOL, "choose-ability", Ability.TAKE_SPEAKER)], seat=SOL)
    assert t.speaker == SOL


def test_C7_bureaucracy_claims_besides_the_status_phase() -> None:
    """With all home planets only."""
    t = table()
    t.o_first = []
    t.o_second = []
    t.o_public = [goal("spend_3_counters")]
    play = start(t, "bureaucracy", seat=SOL).answer(SOL, "gain-counters", 2)
    assert play.asked.name == "claim"
    t = table()
    t.o_first = []
    t.o_second = []
    t.o_public = [goal("spend_3_counters")]
    t.planets.owner[planet("jord")] = LETNEV
    assert start(t, "bureaucracy", seat=SOL).answer(SOL, "gain-counters", 2).over


def test_C8_one_of_the_top_two_is_turned_up() -> None:
    """Imperium Rex may be put back; with one card left it is turned up. Others do not hear what was put back."""
    t = table()
    t.o_first = [goal("mecatol")]
    t.o_second = [Objective.IMPERIUM_REX]
    play = start(t, "bureaucracy", dice=[goal("mecatol"), Objective.IMPERIUM_REX], seat=SOL).answer(SOL, "gain-counters", 2)
    play.answer(SOL, "turn-up", goal("mecatol"))
    assert t.o_top == [Objective.IMPERIUM_REX]
    assert t.o_known[Objective.IMPERIUM_REX] == 1 << SOL
    assert next(event for event in play.heard(LETNEV) if event[0] == "objective-put-back")[2] is None
    t.o_top = []
    t.o_first = [goal("blockade")]
    start(t, "bureaucracy", dice=[goal("blockade")], seat=SOL).answer(SOL, "gain-counters", 2)
    assert goal("blockade") in t.o_public


def test_C9_high_alert() -> None:
    """On a system with own ships: +1 to movement and combat of its owner's ships; it may go along."""
    t = table()
    play = start(t, "warfare_ii", seat=SOL)
    assert play.asked.options == [HOME]
    play.answer(SOL, "high-alert", HOME)
    assert move_of(t, SOL, VesselClass.CARRIER, HOME) == 2
    assert space_needed(t, SOL, UnitType.CARRIER, HOME) == 8
    assert space_needed(t, LETNEV, UnitType.CARRIER, HOME) == 9
    t.act_hex = 7
    play = start(t, "move_ships", seat=SOL, partner=-1).answer(SOL, "move-ship", MOVER.of(HOME, VesselClass.DESTROYER))
    play.answer(SOL, "move-ship", ENOUGH).answer(SOL, "alert-follows", 1)
    assert t.high_alert == 7


def test_C10_production_by_a_card_activates_nothing() -> None:
    """Six resources for Sol with Production: Jord's 4 and 2; no dock is offered."""
    t = table()
    fleet(t, SOL, HOME)
    play = start(t, "production", seat=SOL)
    for unit in (UnitType.CRUISER, UnitType.CRUISER, UnitType.CRUISER):
        play.answer(SOL, "build", unit)
    assert play.over or play.asked.name == "build"
    assert t.activated[HOME] == 0
    t = table()
    assert start(t, "production_secondary", seat=SOL).answer(SOL, "build", 6).answer(SOL, "build", 6).answer(SOL, "build", 6).over


def test_C11_diplomacy_ii_takes_an_empty_planet() -> None:
    """Next to a controlled system, even another's; exhausted. No home, no station, not Mecatol Rex."""
    t = table()
    fleet(t, SOL, 6, destroyer=1)
    hold(t, SOL, "tarmann")
    hold(t, LETNEV, "bereg")
    hold(t, LETNEV, "lirta-iv", forces=1)
    found = annexable(t, SOL)
    assert planet("bereg") in found
    assert planet("lirta-iv") not in found
    assert planet("mecatol-rex") not in found
    assert planet("centauri") in found
    run(t, "annex", answers=[(SOL, "annex", planet("bereg"))], seat=SOL)
    assert (t.planets.owner[planet("bereg")], t.planets.ready[planet("bereg")]) == (SOL, 0)


def test_C12_who_has_passed_may_still_use_secondaries() -> None:
    t = table()
    take(t, SOL, Strategy.LEADERSHIP)
    t.passed[LETNEV] = 1
    t.goods[LETNEV] = 2
    play = first_answers(start(t, "strategic_action", seat=SOL), until="secondary")
    assert play.asked.seat == LETNEV


def test_C13_counters_of_diplomacy_ii_and_moves_of_warfare() -> None:
    """Who has a counter there puts none; cruisers and destroyers go to empty systems, no homes, and mark them."""
    t = table()
    t.activated[HOME] = 1 << LETNEV
    play = start(t, "diplomacy_ii", seat=SOL)
    first_answers(play)
    assert play.told("counter-placed") == [("counter-placed", HACAN, HOME)]
    t = table()
    destroyer = MOVER.of(HOME, VesselClass.DESTROYER)
    assert card_movers(t, SOL, Strategy.WARFARE) == [destroyer]
    assert card_targets(t, SOL, Strategy.WARFARE, destroyer) == [7, 20, 36]
    play = start(t, "warfare_secondary", seat=SOL).answer(SOL, "card-move", destroyer).answer(SOL, "card-move-to", 7)
    assert t.activated[7] == 1 << SOL
    assert count(t, 7, VesselClass.DESTROYER) == 1
    fleet(t, SOL, 20, cruiser=1)
    t.counters[CounterArea.FLEET] = 2
    assert card_targets(t, SOL, Strategy.WARFARE_II, MOVER.of(20, VesselClass.CRUISER)) == []
    t.counters[CounterArea.FLEET] = 5
    assert card_targets(t, SOL, Strategy.WARFARE_II, MOVER.of(20, VesselClass.CRUISER)) == [HOME]


# -- A  the Action Phase ----------------------------------------------------------------------------------------------


def test_A1_in_order_of_initiative_one_action_each() -> None:
    t = table()
    take(t, SOL, Strategy.BUREAUCRACY, Strategy.TECHNOLOGY_II)
    take(t, LETNEV, Strategy.TRADE_II, Strategy.WARFARE_II)
    take(t, HACAN, Strategy.LEADERSHIP, Strategy.DIPLOMACY_II)
    play = start(t, "action_phase")
    assert play.events[0] == ("order-of-play", [HACAN, LETNEV, SOL])
    assert play.asked.seat == HACAN


def test_A2_the_sum_of_two_cards_counts() -> None:
    t = table()
    take(t, SOL, Strategy.LEADERSHIP, Strategy.BUREAUCRACY)
    take(t, LETNEV, Strategy.DIPLOMACY_II, Strategy.ASSEMBLY)
    play = start(t, "action_phase")
    assert t.initiative == [9, 5, 0]
    assert play.asked.seat == HACAN


def test_A3_ties_go_to_the_nearest_of_the_speaker() -> None:
    t = table()
    t.initiative = [4, 4, 4]
    t.speaker = LETNEV
    assert order_of_play(t) == [1, 2, 0]


def test_A4_actions() -> None:
    """Strategic, tactical, transfer, the action of Transit Diodes, passing."""
    t = table()
    take(t, SOL, Strategy.TRADE_II)
    hold(t, SOL, "centauri", forces=2)
    learn(t, SOL, "transit_diodes")
    assert actions(t, SOL) == [Action.STRATEGIC, Action.TACTICAL, Action.TRANSFER, Action.TRANSIT]
    t.face_down[Strategy.TRADE_II] = 1
    assert Action.PASS in actions(t, SOL)
    play = start(t, "transit", seat=SOL).answer(SOL, "transit-from", planet("jord")).answer(SOL, "transit-forces", 4)
    play.answer(SOL, "transit-to", planet("centauri")).finish()
    assert t.planets.forces[planet("centauri")] == 6
    assert counters_in(t, SOL, CounterArea.STRATEGY) == 1


def test_A5_passing_needs_all_cards_face_down() -> None:
    """Initiative counts as face down."""
    t = table(strategy="base")
    take(t, SOL, Strategy.TRADE, Strategy.INITIATIVE)
    assert Action.PASS not in actions(t, SOL)
    t.face_down[Strategy.TRADE] = 1
    assert Action.PASS in actions(t, SOL)


def test_A6_who_has_passed_acts_no_more() -> None:
    t = table()
    play = start(t, "action_phase").answer(SOL, "turn", Action.PASS).answer(LETNEV, "turn", Action.TACTICAL)
    while play.asked.name != "turn":
        play.answer(LETNEV, play.asked.name, play.asked.options[-1])
    play.answer(HACAN, "turn", Action.PASS)
    assert play.asked.seat == LETNEV


def test_A7_when_all_have_passed_the_phase_ends() -> None:
    t = table()
    play = start(t, "action_phase")
    for seat in range(3):
        play.answer(seat, "turn", Action.PASS)
    assert play.over


def test_A8_there_is_always_something_to_do() -> None:
    """Without counters and with a card face up, the strategic action alone."""
    t = table()
    take(t, SOL, Strategy.TRADE_II)
    t.counters[CounterArea.COMMAND] = 0
    assert actions(t, SOL) == [Action.STRATEGIC]


def test_A10_fleet_logistics_allows_a_second_tactical_action() -> None:
    t = table()
    learn(t, SOL, "fleet_logistics")
    play = start(t, "tactical", seat=SOL).answer(SOL, "activate", 12)
    while play.asked.name != "again":
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    play.answer(SOL, "again", 1)
    assert play.asked.name == "activate"


def test_A11_the_order_stays_for_the_round() -> None:
    """The Speaker token changes hands in between."""
    t = table()
    play = start(t, "action_phase")
    t.speaker = HACAN
    play.answer(SOL, "turn", Action.PASS)
    assert play.asked.seat == LETNEV
