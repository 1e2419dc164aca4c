"""K, S5, S6, C5, C6, H12  The galactic council: agendas, votes, decision, laws; political hands."""

from __future__ import annotations

import pytest

from games.imperium.council_builder import call, council_table, enact_law, first_answers, pass_windows, political, vote
from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, fresh, hold, home_planet, planet, run, start
from senki.engine.shapes import ENOUGH
from senki.games.imperium.kinds import Ability, CounterArea, Money, Stance
from senki.games.imperium.model import Imperium, counters_in
from senki.games.imperium.pack import NONE, PLANETS, Strategy
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.agendas import can_be_voted, voting_order, voting_power
from senki.games.imperium.rules.ending import eliminate
from senki.games.imperium.rules.payment import purse


def give(t: Imperium, seat: int, *names: str) -> list[int]:
    """Political cards out of the deck into a hand."""
    found = [political(name) for name in names]
    for card in found:
        t.c_deck.remove(card)
        t.c_hand[seat].append(card)
    return found


def exhaust_all(t: Imperium) -> None:
    t.planets.ready = [0] * PLANETS


# -- S, C, H ----------------------------------------------------------------------------------------------------------


def test_S5_imperial_academy_belongs_to_the_base_set() -> None:
    assert Political.IMPERIAL_ACADEMY not in fresh(mode="full").c_deck
    assert len(fresh(mode="full").c_deck) == 88
    assert sorted(fresh(mode="full", strategy="base").c_deck) == list(range(89))


def test_S6_two_political_cards_each() -> None:
    """Only with the strategy cards of Shattered Empire, and only in the complete game."""
    first = [
        political("mutiny"),
        political("repeal"),
        political("emperor"),
        political("revote"),
        political("veto-power"),
        political("war-funding"),
    ]
    play = start(fresh(mode="full", race="sol,muaat,yin"), "draw_first_hands", dice=[("draw-political", card) for card in first])
    assert play.t.c_hand == [first[0:2], first[2:4], first[4:6]]
    assert start(fresh(mode="full", strategy="base", race="sol,muaat,yin"), "draw_first_hands").t.c_hand == [[], [], []]
    assert fresh(mode="core").c_deck == []


def test_C5_councils_censure_means_bureaucracy() -> None:
    """The holder pays two counters of Strategy Allocation for the counterpart of Imperial, or may not take it."""
    t = council_table()
    enact_law(t, "councils-censure", SOL)
    play = start(t, "take_card", seat=SOL)
    play.answer(SOL, "take-card", Strategy.BUREAUCRACY)
    assert counters_in(play.t, SOL, CounterArea.STRATEGY) == 0
    t = council_table()
    enact_law(t, "councils-censure", SOL)
    t.counters[SOL * 3 + CounterArea.STRATEGY] = 1
    assert Strategy.BUREAUCRACY not in start(t, "take_card", seat=SOL).asked.options
    assert Strategy.BUREAUCRACY in start(t, "take_card", seat=LETNEV).asked.options


def test_C6_without_a_card_the_deck_is_turned_up() -> None:
    t = council_table()
    play = start(t, "council_from_hand", dice=[("draw-political", Political.MUTINY)], seat=SOL)
    assert t.agenda == [Political.MUTINY]
    assert play.asked.name == "vote"


def test_H12_political_cards_pay_as_trade_goods() -> None:
    """They count in the purse, are discarded one by one, and what is left is paid otherwise."""
    t = council_table()
    mutiny, repeal = give(t, SOL, "mutiny", "repeal")
    before = purse(t, SOL, Money.RESOURCES)
    assert before == t.goods[SOL] + 4 + 2
    play = start(t, "pay", seat=SOL, money=Money.RESOURCES, price=5)
    assert play.asked.options == [mutiny, repeal]  # four resources do not suffice: one card at least
    play.answer(SOL, "pay-cards", mutiny).answer(SOL, "pay-cards", ENOUGH)
    assert (t.c_hand[SOL], t.c_discard) == ([repeal], [mutiny])
    assert not t.planets.ready[home_planet(t, SOL)]


def test_H12_also_where_goods_are_asked_for() -> None:
    t = council_table()
    (mutiny,) = give(t, SOL, "mutiny")
    run(t, "pay_goods", answers=[(SOL, "pay-cards", mutiny)], seat=SOL, price=1)
    assert t.goods[SOL] == 0
    assert t.c_discard == [mutiny]


# -- K ----------------------------------------------------------------------------------------------------------------


def test_K1_political_votes_on_the_next_card() -> None:
    """And the three cards after it are looked at by its player alone: one goes on top, two under the deck."""
    t = council_table(strategy="base")
    seen = [political("repeal"), political("emperor"), political("war-funding")]
    dice = [
        *[("draw-card", card) for card in t.a_deck[:3]],
        ("draw-political", Political.MUTINY),
        *[("draw-political", card) for card in seen],
    ]
    play = start(t, "political", dice=dice, seat=SOL)
    assert len(t.a_hand[SOL]) == 3
    play.answer(SOL, "gain-counters", CounterArea.COMMAND)
    for seat in (LETNEV, HACAN, SOL):
        pass_windows(play).answer(seat, "vote", Stance.AGAINST)
    pass_windows(play).answer(SOL, "put-on-top", Political.EMPEROR).finish()
    assert t.c_top == [Political.EMPEROR]
    assert sorted(t.c_under) == sorted([political("repeal"), political("war-funding")])
    assert t.c_known[Political.EMPEROR] == 1 << SOL
    following = pass_windows(start(t, "council_from_deck"))
    assert (t.agenda, following.asked.name) == ([Political.EMPEROR], "vote-player")


@pytest.mark.parametrize("ability, player", [(Ability.TAKE_SPEAKER, HACAN), (Ability.GIVE_SPEAKER, LETNEV)])
def test_K1_assembly_votes_on_a_card_of_a_hand(ability: int, player: int) -> None:
    """a) the token is taken, and another player's card is voted on; b) it is given away, and the own card is."""
    t = council_table()
    t.speaker = SOL
    (mutiny,) = give(t, player, "mutiny")
    drawn = [("draw-card", card) for card in t.a_deck[:2]]
    play = start(t, "assembly", dice=[*drawn, ("draw-political", Political.REPEAL)], seat=LETNEV)
    play.answer(LETNEV, "choose-ability", ability)
    if ability == Ability.TAKE_SPEAKER:
        play.answer(LETNEV, "agenda-by", HACAN)
    else:
        play.answer(LETNEV, "speaker-to", HACAN)
    assert t.speaker == (LETNEV if ability == Ability.TAKE_SPEAKER else HACAN)
    pass_windows(play).answer(player, "play-agenda", mutiny)
    pass_windows(play)
    assert t.agenda == [mutiny]
    assert mutiny not in t.c_hand[player]


def test_K2_the_agenda_is_read_to_all() -> None:
    play = call(council_table(), "mutiny")
    assert play.told("agenda-read") == [("agenda-read", Political.MUTINY)]
    assert play.asked.name == "vote"


def test_K3_left_of_the_speaker_first() -> None:
    t = council_table()
    t.speaker = LETNEV
    assert list(voting_order(t)) == [HACAN, SOL, LETNEV]
    play = call(t, "mutiny")
    seats = []
    while not play.over and play.open[0].name == "vote":
        seats.append(play.asked.seat)
        play.answer(play.asked.seat, "vote", Stance.AGAINST)
    assert seats == [HACAN, SOL, LETNEV]


def test_K4_votes_are_the_influence_of_ready_planets() -> None:
    """With Labor Force Politics their resources."""
    t = council_table()
    exhaust_all(t)
    hold(t, SOL, "mecatol-rex")
    hold(t, SOL, "lodor")
    assert voting_power(t, SOL) == 6 + 1
    t.planets.ready[planet("mecatol-rex")] = 0
    assert voting_power(t, SOL) == 1
    t.c_laws.append(Political.LABOR_FORCE_POLITICS)
    assert voting_power(t, SOL) == 3


def test_K4_the_winnu_always_count_their_home() -> None:
    t = council_table(race="winnu,sol,yin")
    exhaust_all(t)
    assert voting_power(t, 0) == 4
    assert voting_power(t, 1) == 0


def test_K5_who_has_no_votes_abstains() -> None:
    """Without being asked; and has not voted, so Mutiny says nothing of that player."""
    t = council_table()
    exhaust_all(t)
    hold(t, LETNEV, "mecatol-rex")
    play = call(t, "mutiny")
    play.answer(LETNEV, "vote", Stance.FOR).finish()
    assert t.points == [0, 1, 0]
    assert (t.ballots, t.votes) == ([NONE, Stance.FOR, NONE], [0, 6, 0])


def test_K5_one_may_abstain() -> None:
    t = council_table()
    play = call(t, "mutiny")
    for seat in (LETNEV, HACAN, SOL):
        if not play.over and play.open[0].name == "vote" and play.asked.seat == seat:
            play.answer(seat, "vote", Stance.ABSTAIN if seat == SOL else Stance.FOR)
    assert t.ballots[SOL] == NONE
    assert t.points[SOL] == 0


def test_K6_voting_exhausts_nothing() -> None:
    t = council_table()
    before = t.planets.ready[:]
    vote(t, "seed-of-an-empire", [Stance.FOR])
    assert t.planets.ready == before


def test_K7_the_speaker_decides_ties() -> None:
    """Equal votes, and no votes at all."""
    t = council_table()
    exhaust_all(t)
    t.speaker = HACAN
    play = call(t, "imperial-mandate")
    assert (play.asked.seat, play.asked.name, play.asked.options) == (HACAN, "decide", [Stance.FOR, Stance.AGAINST])
    play.answer(HACAN, "decide", Stance.FOR).finish()
    assert t.points == [2, 2, 2]
    t = council_table()
    exhaust_all(t)
    hold(t, SOL, "tarmann")
    hold(t, LETNEV, "new-albion")
    play = call(t, "emperor")
    play.answer(LETNEV, "vote-player", LETNEV).answer(SOL, "vote-player", SOL)
    assert (play.asked.seat, play.asked.options) == (SOL, [SOL, LETNEV])
    play.answer(SOL, "vote-player", SOL).finish()
    assert t.points == [1, 0, 0]


def test_K8_most_votes_decide() -> None:
    t = council_table()
    exhaust_all(t)
    hold(t, SOL, "mecatol-rex")
    hold(t, LETNEV, "tarmann")
    hold(t, HACAN, "saudor")
    play = call(t, "imperial-mandate")
    play.answer(LETNEV, "vote", Stance.FOR).answer(HACAN, "vote", Stance.FOR).answer(SOL, "vote", Stance.AGAINST).finish()
    assert play.told("decided-against") == [("decided-against", Political.IMPERIAL_MANDATE, 6)]


def test_K8_two_planets_of_two_players() -> None:
    """The two with most votes, of different players; the one missing is named by the Speaker."""
    t = council_table()
    exhaust_all(t)
    one, other = hold(t, SOL, "mellon", forces=2), hold(t, SOL, "zohbat", forces=1)
    third = hold(t, LETNEV, "tarmann", forces=1)
    hold(t, HACAN, "saudor", forces=1)
    play = call(t, "dispute-resolution")
    play.answer(LETNEV, "vote-planet", one).answer(HACAN, "vote-planet", other).answer(SOL, "vote-planet", one)
    assert other not in play.asked.options
    play.answer(SOL, "vote-planet", third).finish()
    assert [t.planets.owner[p] for p in (one, other, third)] == [NONE, SOL, NONE]


def test_K9_a_law_stays_until_it_is_discarded() -> None:
    """With it ends what it did; a law of an elected player lies with that player."""
    t = council_table()
    enact_law(t, "crown-of-thalnos", HACAN)
    assert t.c_holder[Political.CROWN_OF_THALNOS] == HACAN
    assert len(t.effects) == 1
    vote(t, "repeal", [Political.CROWN_OF_THALNOS])
    assert t.c_laws == []
    assert len(t.effects) == 0
    assert set(t.c_discard) == {Political.CROWN_OF_THALNOS, Political.REPEAL}


def test_K10_a_card_without_candidates_is_replaced() -> None:
    """Repeal where there is no law: the next card of the deck, also if it came from a hand."""
    t = council_table()
    assert not can_be_voted(t, Political.REPEAL)
    (repeal,) = give(t, SOL, "repeal")
    play = start(t, "council_from_hand", dice=[("draw-political", Political.MUTINY)], seat=SOL)
    play.answer(SOL, "play-agenda", repeal)
    assert t.agenda == [Political.MUTINY]
    assert t.c_discard == [Political.REPEAL]


def test_K11_five_political_cards_at_most() -> None:
    t = council_table()
    held = give(t, SOL, "mutiny", "repeal", "emperor", "revote", "veto-power")
    play = start(t, "draw_political", dice=[("draw-political", Political.WAR_FUNDING)], seat=SOL, number=1)
    assert set(play.asked.options) == {*held, Political.WAR_FUNDING}
    play.answer(SOL, "discard-political", Political.MUTINY).finish()
    assert len(t.c_hand[SOL]) == 5
    assert t.c_discard == [Political.MUTINY]


def test_K11_what_is_drawn_is_seen_by_its_owner_alone() -> None:
    t = council_table()
    play = start(t, "draw_political", dice=[("draw-political", Political.WAR_FUNDING)], seat=SOL, number=1)
    assert play.heard(SOL)[-1][-1] == Political.WAR_FUNDING
    assert Political.WAR_FUNDING not in play.heard(LETNEV)[-1]


def test_K12_left_of_the_speaker_chooses_first() -> None:
    t = council_table()
    t.speaker = LETNEV
    for seat in range(3):
        hold(t, seat, ("tarmann", "lazar", "saudor")[seat])
        hold(t, seat, ("arnor", "lesab", "lor")[seat])
    play = call(t, "new-constitution")
    for seat in (HACAN, SOL, LETNEV):
        play.answer(seat, "vote", Stance.FOR)
    seats = [seat for seat in (HACAN, SOL, LETNEV) if seat == play.asked.seat]
    assert (seats, play.asked.name) == ([HACAN], "exhaust-planets")
    first_answers(play)
    assert [sum(1 for p in range(PLANETS) if t.planets.owner[p] == seat and not t.planets.ready[p]) for seat in range(3)] == [2, 2, 2]


def test_K13_veto_power_answers_a_law_that_passed() -> None:
    """It is asked of its holder after the decision; the law goes without effect, and so does Veto Power. Not against other cards."""
    t = council_table()
    enact_law(t, "veto-power", HACAN)
    play = call(t, "code-of-honor")
    for seat in (LETNEV, HACAN, SOL):
        play.answer(seat, "vote", Stance.FOR)
    play.answer(HACAN, "veto-power", 1).finish()
    assert t.c_laws == []
    assert len(t.effects) == 0
    assert {Political.CODE_OF_HONOR, Political.VETO_POWER} <= set(t.c_discard)
    t = council_table()
    enact_law(t, "veto-power", HACAN)
    vote(t, "seed-of-an-empire", [Stance.FOR])
    assert Political.VETO_POWER in t.c_laws


def test_all_cards_are_in_the_pack() -> None:
    """89 cards, 54 laws; every ballot is used."""
    pack = cards().political
    assert len(pack.ids) == 89
    assert set(pack.ballot) == set(range(8))


def test_Z1_who_is_eliminated_gives_up_cards_and_laws() -> None:
    """Political cards in hand, and the law that lies with the player; others keep theirs."""
    t = council_table()
    emperor, crown = enact_law(t, "emperor", 0), enact_law(t, "crown-of-thalnos", 1)
    hand = [t.c_deck.pop(), t.c_deck.pop()]
    t.c_hand[0] = t.c_hand[0] + hand
    eliminate(t, 0)
    assert t.c_hand[0] == []
    assert set(hand) < set(t.c_discard)
    assert (emperor in t.c_laws, crown in t.c_laws) == (False, True)
    assert emperor in t.c_discard


def test_K9_transcript_core_stability_by_ready_influence() -> None:
    """TR7: with 13, 11 and 6 ready influence cards are taken in this order, face up; the Yssaril take their two together."""
    t = council_table(race="sol,yssaril,letnev")
    enact_law(t, "core-stability")
    for one in range(len(t.planets)):
        t.planets.ready[one] = 0
    worth = t.cards.planet.influence
    for seat, wanted in ((2, 13), (1, 11), (0, 6)):
        for one in sorted(range(len(worth)), key=lambda number: -worth[number]):
            if 0 < worth[one] <= wanted and t.planets.hex[one] >= 0 and not t.planets.ready[one]:
                t.planets.owner[one], t.planets.ready[one] = seat, 1
                wanted -= worth[one]
        assert wanted == 0
    drawn = t.a_deck[:4]
    play = start(t, "take_open_cards", dice=drawn)
    order = []
    while not play.over:
        order.append(play.asked.seat)
        play.answer(play.asked.seat, "open-card", play.asked.options[0])
    assert order == [2, 1, 1, 0]
    assert all(t.a_known[card] == 7 for card in drawn), "all have seen them"
