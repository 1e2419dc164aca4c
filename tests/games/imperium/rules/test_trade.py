"""E  Trade contracts, agreements, income, deals and promises."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fleet, hold, home_planet, learn, run, start, table
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.testing.scripted import Play
from senki.games.imperium import GAME
from senki.games.imperium.kinds import AGREEMENT, ARRIVING, Ability, Action, CounterArea, DealTerm, PromiseKind
from senki.games.imperium.model import Imperium, counters_in
from senki.games.imperium.pack import CONTRACTS, MOST_PLAYERS, NONE, Race, Strategy
from senki.games.imperium.pack_cards import ActionKind
from senki.games.imperium.rules.deals import can_deal, open_terms, parties
from senki.games.imperium.rules.ending import eliminate
from senki.games.imperium.rules.promises import cards_are_taken, find_promise, peace_lasted, promise, promises_open
from senki.games.imperium.rules.strategy import can_use, secondary_price
from senki.games.imperium.rules.trade import (
    breakable,
    can_agree,
    can_break_up,
    contract_with,
    end_trading,
    free_values,
    go_to_war,
    have_agreement,
    income,
    make_agreement,
    partners_of,
)
from senki.games.imperium.rules.turns import actions

PLACE = 7  # the system of Centauri and Gral
FOURTH = 3
FIFTH = 4
NO_HACAN = "sol,letnev,jol-nar"  # contracts of 2 and 2, 1 and 1, 1 and 3


def traders(seats: int = 3, **options: str) -> Imperium:
    return table(seats, mode="full", **options)


def agree(t: Imperium, seat: int, other: int) -> None:
    """An agreement of earlier, with the lowest contracts."""
    make_agreement(t, seat, other, free_values(t, seat)[0], free_values(t, other)[0])
    end_trading(t)


def negotiating(t: Imperium, seat: int) -> Play[Imperium]:
    return start(t, "negotiate", seat=seat)


def refuse_the_rest(play: Play[Imperium]) -> Play[Imperium]:
    """Nobody offers anything more."""
    while not play.over:
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    return play


def count_promises(t: Imperium) -> tuple[int, int]:
    return sum(t.kept), sum(t.broken)


# -- E1 to E4 ---------------------------------------------------------------------------------------------------------


def test_E1_each_race_has_two_contracts() -> None:
    """They begin with their owner; without trade there are none."""
    assert cards().race.contracts[Race.JOL_NAR] == [1, 3]
    assert cards().race.contracts[Race.HACAN] == [3, 3]
    assert traders().contracts == [0, 0, 1, 1, 2, 2]
    assert table(mode="core").contracts == [NONE] * 6


def test_E2_an_agreement_exchanges_a_contract_each() -> None:
    t = traders(race=NO_HACAN)
    make_agreement(t, SOL, 2, 2, 3)
    assert t.contracts == [2, SOL, LETNEV, LETNEV, 2, SOL]
    assert contract_with(t, 2, SOL) == 1
    assert partners_of(t, SOL) == [2]
    assert free_values(t, 2) == [1]
    GAME.check(t)


def test_E3_one_agreement_with_anyone_and_two_in_all() -> None:
    t = traders(4)
    agree(t, SOL, LETNEV)
    assert not can_agree(t, SOL, LETNEV)
    assert can_agree(t, SOL, HACAN)
    agree(t, SOL, HACAN)
    assert not can_agree(t, SOL, FOURTH)
    assert can_agree(t, LETNEV, FOURTH)
    GAME.check(t)


def test_E4_only_in_negotiations() -> None:
    t = traders(race=NO_HACAN)
    assert DealTerm.AGREEMENT not in open_terms(t, SOL, LETNEV)
    play = negotiating(t, LETNEV)
    assert t.negotiator == LETNEV
    assert DealTerm.AGREEMENT in open_terms(t, SOL, LETNEV)
    refuse_the_rest(play)
    assert t.negotiator == NONE


def test_E4_the_active_player_approves() -> None:
    """Letnev holds negotiations; Sol and Jol-Nar agree, and Letnev has the last word."""
    for approval in (0, 1):
        t = traders(race=NO_HACAN)
        play = negotiating(t, LETNEV).answer(LETNEV, "deal-with", ENOUGH).answer(2, "deal-with", SOL)
        play.answer(2, "deal-terms", DealTerm.AGREEMENT).answer(2, "deal-terms", ENOUGH).answer(2, "deal-contract", 1)
        play.answer(SOL, "deal-agree", 1).answer(LETNEV, "deal-agree", approval)
        assert have_agreement(t, SOL, 2) == bool(approval)
        assert len(play.told("deal-refused")) == 1 - approval


def test_E4_his_own_agreements_need_no_second_word() -> None:
    t = traders(race=NO_HACAN)
    t.negotiator = LETNEV
    for seat, partner in ((LETNEV, SOL), (SOL, LETNEV)):
        t.offer = [seat, partner, 1, 1, 0, 0, NONE, NONE, NONE, NONE]
        assert parties(t) == [partner]


def test_E4_the_hacan_need_no_approval() -> None:
    t = traders()
    t.negotiator = LETNEV
    t.offer = [HACAN, SOL, 3, 2, 0, 0, NONE, NONE, NONE, NONE]
    assert parties(t) == [SOL]
    t.offer = [SOL, HACAN, 2, 3, 0, 0, NONE, NONE, NONE, NONE]
    assert parties(t) == [HACAN]


def test_E4_a_deal_without_agreement_needs_no_approval() -> None:
    t = traders(race=NO_HACAN)
    t.negotiator = LETNEV
    t.offer = [SOL, 2, 0, 0, 1, 0, NONE, NONE, NONE, NONE]
    assert parties(t) == [2]


# -- E5  income -------------------------------------------------------------------------------------------------------


def test_E5_income_is_what_the_contracts_of_others_are_worth() -> None:
    t = traders(race=NO_HACAN)
    make_agreement(t, SOL, 2, 2, 3)
    make_agreement(t, SOL, LETNEV, 2, 1)
    end_trading(t)
    assert [income(t, seat) for seat in range(3)] == [4, 2, 2]


def test_E5_the_hacan_and_micro_technology_get_more() -> None:
    t = traders()
    agree(t, HACAN, SOL)
    agree(t, HACAN, LETNEV)
    assert income(t, HACAN) == 2 + 1 + 2
    learn(t, HACAN, "micro_technology")
    assert income(t, HACAN) == 2 + 1 + 4
    learn(t, SOL, "micro_technology")
    assert income(t, SOL) == 3 + 1


def test_E5_nothing_in_the_action_in_which_it_is_made() -> None:
    """Sol makes an agreement with Trade and gets nothing for it; nor does the other by the secondary ability."""
    t = traders(race=NO_HACAN, strategy="base")
    t.taken_by[Strategy.TRADE] = SOL
    play = start(t, "strategic_action", seat=SOL).answer(SOL, "choose-ability", Ability.TRADE_GOODS)
    play.answer(SOL, "deal-with", LETNEV).answer(SOL, "deal-terms", DealTerm.AGREEMENT).answer(SOL, "deal-terms", ENOUGH)
    play.answer(LETNEV, "deal-agree", 1)
    assert income(t, LETNEV) == 0
    assert not can_use(t, LETNEV, Strategy.TRADE)
    refuse_the_rest(play)
    assert t.goods == [3, 0, 0]
    assert income(t, LETNEV) == 2


def test_H11_income_ends_with_the_goods() -> None:
    """52 trade goods: of an income of 3 there is 1 left."""
    t = traders()
    agree(t, SOL, HACAN)
    t.goods[LETNEV] = cards().start.goods - 1
    run(t, "collect", seat=SOL, less=0)
    assert t.goods[SOL] == 1


# -- E6 to E8  breaking -----------------------------------------------------------------------------------------------


def test_E6_war_breaks_agreements() -> None:
    """Those with the Hacan too; the contracts go back."""
    t = traders()
    agree(t, SOL, HACAN)
    agree(t, SOL, LETNEV)
    go_to_war(t, HACAN, SOL)
    assert partners_of(t, SOL) == [LETNEV]
    assert t.contracts[HACAN * CONTRACTS] == HACAN


def facing(attackers: dict[str, int], defenders: dict[str, int]) -> Imperium:
    """Sol has come to a system held by Letnev, with whom it has an agreement."""
    t = traders()
    agree(t, SOL, LETNEV)
    t.act_hex = PLACE
    t.activated[PLACE] = 1 << SOL
    t.counters[1] = t.counters[4] = 7
    fleet(t, LETNEV, PLACE, **defenders)
    fleet(t, SOL, ARRIVING, **attackers)
    return t


def test_B15_the_first_round_of_a_battle_breaks_it() -> None:
    """Not the arrival: there is no shot before the round."""
    t = facing({"cruiser": 1}, {"carrier": 1})
    assert have_agreement(t, SOL, LETNEV)
    play = run(t, "space_battle", dice=[10, 1], attacker=SOL)
    assert play.told("agreement-broken") == [("agreement-broken", SOL, LETNEV)]
    assert not have_agreement(t, SOL, LETNEV)


def test_B15_so_does_a_shot_before_it() -> None:
    """The barrage kills the only enemy, a fighter: no round is fought, and yet the agreement is broken."""
    t = facing({"destroyer": 1}, {"fighter": 1})
    play = run(t, "space_battle", dice=[10, 1], attacker=SOL)
    assert not play.told("battle-round")
    assert not have_agreement(t, SOL, LETNEV)


def test_I9_an_undefended_landing_breaks_it() -> None:
    t = traders()
    agree(t, SOL, LETNEV)
    target = home_planet(t, LETNEV)
    place = t.act_hex = t.home[LETNEV]
    t.planets.forces[target] = 0
    fleet(t, SOL, place, carrier=1, forces=1)
    play = start(t, "planetary_landing", seat=SOL, place=place)
    while not play.over:
        lands = play.asked.name == "land-forces" and t.about() == (target,)
        play.answer(play.asked.seat, play.asked.name, 1 if lands else play.asked.options[0])
    assert t.planets.owner[target] == SOL
    assert not have_agreement(t, SOL, LETNEV)


def test_P8_pds_fire_breaks_nothing() -> None:
    """Letnev's PDS hit a cruiser of Sol."""
    t = facing({"cruiser": 1}, {})
    t.fleet_owner[PLACE] = NONE
    hold(t, LETNEV, "gral", pds=1)
    play = run(t, "pds_fire", dice=[10], answers=[(LETNEV, "pds-fire", 1)], active=SOL, place=PLACE)
    assert play.told("pds-fires")
    assert have_agreement(t, SOL, LETNEV)


def test_E8_pds_fire_is_no_war() -> None:
    """Nor does it break a promise of peace."""
    t = facing({"cruiser": 1}, {})
    t.fleet_owner[PLACE] = NONE
    hold(t, LETNEV, "gral", pds=1)
    promise(t, LETNEV, SOL, PromiseKind.PEACE, NONE)
    run(t, "pds_fire", dice=[10], answers=[(LETNEV, "pds-fire", 1)], active=SOL, place=PLACE)
    assert len(t.promises) == 1
    assert partners_of(t, SOL) == [LETNEV]


def test_E7_own_agreements_are_broken_on_the_own_turn() -> None:
    """Before the action; the turn goes on."""
    t = traders()
    agree(t, SOL, LETNEV)
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.BREAK_AGREEMENT).answer(SOL, "break-up", LETNEV)
    assert partners_of(t, SOL) == []
    assert play.asked.name == "turn"
    assert Action.BREAK_AGREEMENT not in play.asked.options


def test_E7_nobody_breaks_one_with_the_hacan() -> None:
    """Neither side, nor a card: they are not even offered."""
    t = traders()
    agree(t, SOL, HACAN)
    agree(t, SOL, LETNEV)
    assert can_break_up(t, SOL) == [LETNEV]
    assert can_break_up(t, HACAN) == []
    assert breakable(t) == [AGREEMENT.of(SOL, LETNEV)]


# -- E9, E10, E12  deals ----------------------------------------------------------------------------------------------


def test_E9_goods_are_given_on_the_own_turn() -> None:
    """Two goods for three; then Sol acts, and cannot deal again in this turn."""
    t = traders()
    t.goods = [2, 5, 0]
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.DEAL).answer(SOL, "deal-with", LETNEV)
    play.answer(SOL, "deal-terms", DealTerm.GIVE).answer(SOL, "deal-terms", DealTerm.WANT).answer(SOL, "deal-terms", ENOUGH)
    play.answer(SOL, "deal-give", 2).answer(SOL, "deal-want", 3)
    assert t.offer == [SOL, LETNEV, 0, 0, 2, 3, NONE, NONE, NONE, NONE, 0, 0]
    play.answer(LETNEV, "deal-agree", 1)
    assert t.goods == [3, 4, 0]
    assert t.offer == []
    play.answer(SOL, "deal-with", ENOUGH)
    assert Action.DEAL not in play.asked.options


def test_E10_a_refusal_ends_all_of_it() -> None:
    t = traders(race=NO_HACAN)
    t.goods[SOL] = 2
    play = negotiating(t, SOL).answer(SOL, "deal-with", LETNEV).answer(SOL, "deal-terms", DealTerm.AGREEMENT)
    play.answer(SOL, "deal-terms", DealTerm.GIVE).answer(SOL, "deal-terms", ENOUGH).answer(SOL, "deal-give", 1)
    play.answer(LETNEV, "deal-agree", 0)
    assert t.goods[SOL] == 2
    assert not have_agreement(t, SOL, LETNEV)
    assert play.told("deal-refused") == [("deal-refused", LETNEV, SOL)]


def test_E10_goods_contracts_and_promises_move_at_once() -> None:
    t = traders(race=NO_HACAN)
    t.goods[SOL] = 2
    play = negotiating(t, SOL).answer(SOL, "deal-with", 2)
    for term in (DealTerm.AGREEMENT, DealTerm.GIVE, DealTerm.ASK_PROMISE):
        play.answer(SOL, "deal-terms", term)
    play.answer(SOL, "deal-contract-back", 3).answer(SOL, "deal-give", 2).answer(SOL, "deal-ask-promise", PromiseKind.LEAVE_CARD)
    play.answer(SOL, "deal-ask-leave", Strategy.LEADERSHIP).answer(2, "deal-agree", 1)
    assert t.goods == [0, 0, 2]
    assert contract_with(t, 2, SOL) == 1
    row = find_promise(t, 2, SOL, PromiseKind.LEAVE_CARD)
    assert t.promises.card[row] == Strategy.LEADERSHIP
    GAME.check(t)


def test_E10_an_offer_may_be_dropped() -> None:
    t = traders()
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.DEAL).answer(SOL, "deal-with", LETNEV).answer(SOL, "deal-terms", ENOUGH)
    assert play.asked.name == "deal-with"
    assert t.offer == []


def test_E12_one_offer_to_each_on_the_own_turn() -> None:
    t = traders()
    t.goods[SOL] = 9
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.DEAL)
    for partner in (LETNEV, HACAN):
        play.answer(SOL, "deal-with", partner).answer(SOL, "deal-terms", DealTerm.GIVE).answer(SOL, "deal-terms", ENOUGH)
        play.answer(SOL, "deal-give", 1).answer(partner, "deal-agree", 0)
    assert play.asked.name == "turn"
    assert not can_deal(t, SOL)


def test_E12_two_rounds_of_offers_in_negotiations() -> None:
    """The second only if there was an offer in the first."""
    t = traders()
    play = negotiating(t, LETNEV)
    asked = []
    while not play.over:
        asked.append(play.asked.seat)
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    assert asked == [LETNEV, HACAN, SOL]
    t = traders()
    t.goods[HACAN] = 1
    play = negotiating(t, LETNEV).answer(LETNEV, "deal-with", ENOUGH).answer(HACAN, "deal-with", SOL)
    play.answer(HACAN, "deal-terms", DealTerm.GIVE).answer(HACAN, "deal-terms", ENOUGH).answer(SOL, "deal-agree", 0)
    asked = []
    while not play.over:
        asked.append(play.asked.seat)
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    assert asked == [SOL, LETNEV, HACAN, SOL]


def test_E12_one_offer_of_each_in_a_discussion() -> None:
    t = traders()
    play = start(t, "discuss", first=LETNEV)
    asked = []
    while not play.over:
        asked.append(play.asked.seat)
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    assert asked == [LETNEV, HACAN, SOL]


def test_J11_what_may_be_agreed_on() -> None:
    """Without promises; and without deals there are agreements in negotiations, and nothing else."""
    t = traders(deals="goods")
    t.goods = [1, 1, 0]
    assert open_terms(t, SOL, LETNEV) == [DealTerm.GIVE, DealTerm.WANT]
    t = traders(deals="none")
    t.goods = [1, 1, 0]
    assert Action.DEAL not in actions(t, SOL)
    assert run(t, "discuss", first=SOL).over
    t.negotiator = SOL
    assert open_terms(t, SOL, LETNEV) == [DealTerm.AGREEMENT]


def test_H16_only_goods_and_contracts_change_hands() -> None:
    """All that a deal may be made of."""
    t = traders()
    t.goods = [1, 1, 1]
    t.negotiator = SOL
    assert open_terms(t, SOL, LETNEV) == [DealTerm.AGREEMENT, DealTerm.GIVE, DealTerm.WANT, DealTerm.PROMISE, DealTerm.ASK_PROMISE]


# -- E11  promises ----------------------------------------------------------------------------------------------------


def test_E11_peace_is_kept_or_broken() -> None:
    t = traders()
    promise(t, SOL, LETNEV, PromiseKind.PEACE, NONE)
    peace_lasted(t)
    assert count_promises(t) == (1, 0)
    assert t.kept[SOL * MOST_PLAYERS + LETNEV] == 1
    promise(t, SOL, LETNEV, PromiseKind.LONG_PEACE, NONE)
    peace_lasted(t)
    assert len(t.promises) == 1
    go_to_war(t, SOL, LETNEV)
    assert count_promises(t) == (1, 1)
    assert t.broken[SOL * MOST_PLAYERS + LETNEV] == 1


def test_E11_whoever_is_attacked_is_free() -> None:
    t = traders()
    promise(t, SOL, LETNEV, PromiseKind.LONG_PEACE, NONE)
    go_to_war(t, LETNEV, SOL)
    assert len(t.promises) == 0
    assert count_promises(t) == (0, 0)


def test_E11_a_card_that_was_left_or_taken() -> None:
    """Letnev takes the card that was promised to be left; Hacan leaves it."""
    t = traders()
    for seat in (LETNEV, HACAN):
        promise(t, seat, SOL, PromiseKind.LEAVE_CARD, Strategy.TRADE_II)
    start(t, "take_card", seat=LETNEV).answer(LETNEV, "take-card", Strategy.TRADE_II).finish()
    assert count_promises(t) == (0, 1)
    cards_are_taken(t)
    assert count_promises(t) == (1, 1)


def promised_talks(t: Imperium) -> Play[Imperium]:
    """Letnev has promised Sol an agreement; Sol holds negotiations."""
    promise(t, LETNEV, SOL, PromiseKind.AGREEMENT, NONE)
    return negotiating(t, SOL)


def test_E11_a_promised_agreement() -> None:
    """Made: kept; refused: broken; never made: broken."""
    offer = [("deal-with", LETNEV), ("deal-terms", DealTerm.AGREEMENT), ("deal-terms", ENOUGH)]
    for answer, counts in ((1, (1, 0)), (0, (0, 1))):
        t = traders(race=NO_HACAN)
        play = promised_talks(t)
        for name, value in offer:
            play.answer(SOL, name, value)
        play.answer(LETNEV, "deal-agree", answer)
        refuse_the_rest(play)
        assert count_promises(t) == counts
    t = traders(race=NO_HACAN)
    refuse_the_rest(promised_talks(t))
    assert count_promises(t) == (0, 1)


def test_E11_a_promised_agreement_lapses_if_others_prevent_it() -> None:
    """The promiser offers it and is refused; or both have two agreements by then."""
    t = traders(race=NO_HACAN)
    play = promised_talks(t).answer(SOL, "deal-with", ENOUGH).answer(LETNEV, "deal-with", SOL)
    play.answer(LETNEV, "deal-terms", DealTerm.AGREEMENT).answer(LETNEV, "deal-terms", ENOUGH).answer(SOL, "deal-agree", 0)
    refuse_the_rest(play)
    assert count_promises(t) == (0, 0)
    t = traders(5)
    agree(t, SOL, HACAN)
    agree(t, SOL, FOURTH)
    refuse_the_rest(promised_talks(t))
    assert count_promises(t) == (0, 0)


def test_E11_nothing_is_promised_twice() -> None:
    """A longer peace takes the place of a shorter one."""
    t = traders()
    promise(t, SOL, LETNEV, PromiseKind.PEACE, NONE)
    assert promises_open(t, SOL, LETNEV, False) == [PromiseKind.LONG_PEACE, PromiseKind.LEAVE_CARD]
    promise(t, SOL, LETNEV, PromiseKind.LONG_PEACE, NONE)
    assert len(t.promises) == 1
    assert promises_open(t, SOL, LETNEV, True) == [PromiseKind.LEAVE_CARD, PromiseKind.AGREEMENT]


# -- the Trade cards, elimination -------------------------------------------------------------------------------------


def test_C4_trade_breaks_all_but_hacans() -> None:
    t = traders(strategy="base")
    agree(t, SOL, LETNEV)
    agree(t, SOL, HACAN)
    t.taken_by[Strategy.TRADE] = HACAN
    start(t, "strategic_action", seat=HACAN).answer(HACAN, "choose-ability", Ability.BREAK_AGREEMENTS).answer(SOL, "secondary", 0).finish()
    assert partners_of(t, SOL) == [HACAN]
    assert t.goods == [0, 0, 0]


def test_C4_trade_secondary_costs_the_hacan_nothing() -> None:
    """Sol pays a counter for its income of 3, the Hacan none for 2 and 1."""
    t = traders(strategy="base")
    agree(t, SOL, HACAN)
    t.taken_by[Strategy.TRADE] = LETNEV
    assert secondary_price(t, HACAN, Strategy.TRADE) == 0
    play = start(t, "strategic_action", seat=LETNEV).answer(LETNEV, "choose-ability", Ability.TRADE_GOODS)
    while play.asked.name == "deal-with":
        play.answer(play.asked.seat, "deal-with", ENOUGH)
    play.answer(HACAN, "secondary", 1).answer(SOL, "secondary", 1).finish()
    assert t.goods == [3, 3, 3]
    assert [counters_in(t, seat, CounterArea.STRATEGY) for seat in (SOL, HACAN)] == [1, 2]


def test_C4_trade_ii_pays_all_and_the_others_less() -> None:
    t = traders()
    agree(t, SOL, LETNEV)
    agree(t, SOL, HACAN)
    t.taken_by[Strategy.TRADE_II] = LETNEV
    play = start(t, "strategic_action", seat=LETNEV).answer(LETNEV, "choose-ability", Ability.TRADE_GOODS)
    assert t.goods == [1 + 3 - 1, 3 + 2, 2 + 1 - 1]
    refuse_the_rest(play)


@pytest.mark.parametrize("breaks", [[], [AGREEMENT.of(SOL, LETNEV)], [AGREEMENT.of(SOL, LETNEV), AGREEMENT.of(LETNEV, FOURTH)]])
def test_C4_trade_ii_breaks_up_to_two(breaks: list[int]) -> None:
    """Instead of the goods."""
    t = traders(5)
    agree(t, SOL, LETNEV)
    agree(t, LETNEV, FOURTH)
    agree(t, FOURTH, FIFTH)
    t.taken_by[Strategy.TRADE_II] = HACAN
    play = start(t, "strategic_action", seat=HACAN).answer(HACAN, "choose-ability", Ability.BREAK_AGREEMENTS)
    for pair in breaks:
        play.answer(HACAN, "break-agreements", pair)
    if len(breaks) < 2:
        play.answer(HACAN, "break-agreements", ENOUGH)
    assert len(breakable(t)) == 3 - len(breaks)
    assert t.goods[HACAN] == 0
    refuse_the_rest(play)


def test_Z1_contracts_of_the_eliminated_leave_the_game() -> None:
    t = traders()
    agree(t, SOL, LETNEV)
    promise(t, SOL, HACAN, PromiseKind.PEACE, NONE)
    promise(t, HACAN, LETNEV, PromiseKind.PEACE, NONE)
    eliminate(t, SOL)
    assert t.contracts == [NONE, NONE, LETNEV, LETNEV, HACAN, HACAN]
    assert len(t.promises) == 1
    assert not can_agree(t, SOL, HACAN)


# -- computers --------------------------------------------------------------------------------------------------------


def worth_of(t: Imperium, answer: int) -> int:
    return GAME.weights(t)[t.options.index(answer)]


def test_computers_take_good_agreements_and_refuse_bad_deals() -> None:
    """A contract of 3 for one of 2 is taken; five goods for nothing are not given."""
    t = traders(race=NO_HACAN)
    play = negotiating(t, LETNEV).answer(LETNEV, "deal-with", SOL).answer(LETNEV, "deal-terms", DealTerm.AGREEMENT)
    play.answer(LETNEV, "deal-terms", ENOUGH)
    assert worth_of(t, 1) > worth_of(t, 0)
    t = traders(race=NO_HACAN)
    t.goods[SOL] = 5
    play = start(t, "turn", seat=LETNEV).answer(LETNEV, "turn", Action.DEAL).answer(LETNEV, "deal-with", SOL)
    play.answer(LETNEV, "deal-terms", DealTerm.WANT).answer(LETNEV, "deal-terms", ENOUGH).answer(LETNEV, "deal-want", 5)
    assert worth_of(t, 1) < worth_of(t, 0)


def test_computers_do_not_offer_without_end() -> None:
    """On the own turn there is no weight on deals once a counter lies in the galaxy, or in the first round."""
    t = traders()
    start(t, "turn", seat=SOL)
    assert worth_of(t, Action.DEAL) == 0
    t.round = 2
    t.activated[PLACE] = 1 << SOL
    assert worth_of(t, Action.DEAL) == 0


# -- the window `trade` -----------------------------------------------------------------------------------------------


def hold_cards(t: Imperium, seat: int, *kinds: int) -> None:
    """These action cards in the seat's hand, out of the deck."""
    for kind in kinds:
        card = next(one for one in t.a_deck if cards().action.kind[one] == kind)
        t.a_deck.remove(card)
        t.a_hand[seat].append(card)
        t.a_known[card] = 1 << seat


def test_V9_ruinous_tariffs_answer_trade_income() -> None:
    """Sol has an income of 3, and 5 goods then: its partner Hacan, asked alone, takes half of them, rounded up."""
    t = traders()
    agree(t, SOL, HACAN)
    t.goods[SOL] = 2
    hold_cards(t, HACAN, ActionKind.RUINOUS_TARIFFS)
    hold_cards(t, LETNEV, ActionKind.SABOTAGE)
    play = start(t, "collect", seat=SOL, less=0)
    assert [asked.seat for asked in play.open] == [HACAN]
    play.answer(HACAN, "react", ActionKind.RUINOUS_TARIFFS)
    assert [asked.seat for asked in play.open] == [LETNEV]
    play.answer(LETNEV, "react", PASS).finish()
    assert t.goods == [2, 0, 3]


def test_V9_no_income_no_window() -> None:
    t = traders()
    hold_cards(t, LETNEV, ActionKind.RUINOUS_TARIFFS)
    assert run(t, "collect", seat=SOL, less=0).over
