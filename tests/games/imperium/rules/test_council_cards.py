"""K13, V10  The council's windows: cards before an agenda, when it is read, with a vote, on a vote, when all have voted."""

from __future__ import annotations

from games.imperium.council_builder import call, council_table, enact_law, first_answers, give_votes, pass_windows, political
from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, give, hold, home_planet, planet, start
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.testing.scripted import Play
from senki.games.imperium.kinds import Action, CounterArea, Effect, Response, Stance
from senki.games.imperium.model import Imperium, counters_in
from senki.games.imperium.pack import NONE, PLANETS
from senki.games.imperium.pack_cards import ACTION_KINDS, ActionKind
from senki.games.imperium.pack_politics import Political
from senki.games.imperium.rules.windows import could_open_hand


def table_with(seat: int, *names: str) -> Imperium:
    """Sol is active; a player holds action cards."""
    t = council_table()
    t.active = SOL
    give(t, seat, *names)
    return t


def hand_of(t: Imperium, seat: int, *names: str) -> None:
    for name in names:
        t.c_deck.remove(political(name))
        t.c_hand[seat].append(political(name))


def play_card(play: Play[Imperium], seat: int, kind: int) -> Play[Imperium]:
    return play.answer(seat, play.asked.name, kind)


# -- agd.call ---------------------------------------------------------------------------------------------------------


def test_K13_council_dissolved_there_is_no_agenda() -> None:
    """No card is drawn, and with Assembly nobody plays one; it is over at once."""
    t = table_with(LETNEV, "council-dissolved")
    play = play_card(start(t, "council_from_deck"), LETNEV, ActionKind.COUNCIL_DISSOLVED)
    assert play.over
    assert (t.agenda, t.c_discard, len(t.effects)) == ([], [], 0)
    t = table_with(LETNEV, "council-dissolved")
    hand_of(t, HACAN, "mutiny")
    assert play_card(start(t, "council_from_hand", seat=HACAN), LETNEV, ActionKind.COUNCIL_DISSOLVED).over
    assert t.c_hand[HACAN] == [Political.MUTINY]


def test_V10_council_dissolved_is_for_others_and_for_strategy_cards() -> None:
    """Who uses Political is not asked; nor is anybody before an agenda that an outcome calls."""
    kind = ActionKind.COUNCIL_DISSOLVED
    assert start(table_with(SOL, "council-dissolved"), "council_from_deck", dice=[("draw-political", Political.MUTINY)]).t.agenda == []
    play = start(table_with(LETNEV, "council-dissolved"), "call_agenda", by=NONE, card=NONE)
    assert play.asked.name == "react"
    assert kind not in play.asked.options


def test_K13_determine_policy_chooses_among_deck_discards_and_laws() -> None:
    """What is chosen is the agenda; the deck is whole otherwise, and nobody knows where its cards lie."""
    t = table_with(LETNEV, "determine-policy")
    law = political("mutiny")
    t.c_deck.remove(law)
    t.c_discard.append(law)
    t.c_deck.remove(political("emperor"))
    t.c_top, t.c_known[political("emperor")] = [political("emperor")], 1 << SOL
    number = len(t.c_deck) + 1
    play = play_card(start(t, "council_from_deck"), LETNEV, ActionKind.DETERMINE_POLICY)
    assert (play.asked.seat, play.asked.name) == (LETNEV, "play-agenda")
    assert {law, political("emperor")} <= set(play.asked.options)
    play.answer(LETNEV, "play-agenda", law)
    assert t.agenda == [law]
    assert (len(t.c_deck), t.c_top, t.c_look[LETNEV], t.c_known[political("emperor")]) == (number, [], [], 0)
    pass_windows(play)
    assert play.asked.name == "vote"


def test_K13_a_law_chosen_by_determine_policy_is_voted_on_again() -> None:
    t = table_with(LETNEV)
    law = enact_law(t, "regulated-conscription", Stance.FOR)
    give(t, LETNEV, "determine-policy")
    play = play_card(start(t, "council_from_deck"), LETNEV, ActionKind.DETERMINE_POLICY).answer(LETNEV, "play-agenda", law)
    assert (t.agenda, t.revoted, t.c_laws) == ([law], law, [])
    give_votes(t, pass_windows(play), "regulated-conscription", [Stance.AGAINST])
    assert (t.c_laws, t.c_discard, t.revoted) == ([], [law], NONE)


# -- agd.read ---------------------------------------------------------------------------------------------------------


def test_K13_veto_with_assembly_brings_another_card_of_the_same_hand() -> None:
    t = table_with(LETNEV, "veto")
    hand_of(t, HACAN, "mutiny", "emperor")
    play = start(t, "council_from_hand", seat=HACAN)
    pass_windows(play).answer(HACAN, "play-agenda", Political.MUTINY)
    play_card(play, LETNEV, ActionKind.VETO)
    assert (play.asked.seat, play.asked.options) == (HACAN, [Political.EMPEROR])
    play.answer(HACAN, "play-agenda", Political.EMPEROR)
    assert (t.agenda, t.c_discard) == ([Political.EMPEROR], [Political.MUTINY])
    assert play.asked.name == "vote-player"


def test_K13_veto_of_a_law_that_is_voted_on_again_leaves_it_in_force() -> None:
    t = table_with(LETNEV)
    law = enact_law(t, "regulated-conscription", Stance.FOR)
    give(t, LETNEV, "veto")
    t.c_laws.remove(law)
    t.agenda, t.revoted = [law], law
    play = start(t, "sitting", dice=[("draw-political", Political.MUTINY)], by=NONE)
    play_card(play, LETNEV, ActionKind.VETO)
    assert (t.agenda, t.c_laws, t.revoted) == ([Political.MUTINY], [law], NONE)


def test_K13_thugs_keep_a_player_from_voting_but_not_from_breaking_ties() -> None:
    """Hacan is the Speaker, has no votes, and decides."""
    t = table_with(LETNEV, "thugs")
    t.speaker = HACAN
    t.planets.ready = [0] * PLANETS
    play = play_card(call(t, "mutiny"), LETNEV, ActionKind.THUGS).answer(LETNEV, "target-seat", HACAN)
    pass_windows(play)
    assert (play.asked.seat, play.asked.name) == (HACAN, "decide")


# -- votes ------------------------------------------------------------------------------------------------------------


def test_K5_fantastic_rhetoric_votes_without_influence_and_does_not_abstain() -> None:
    t = table_with(LETNEV, "fantastic-rhetoric")
    t.planets.ready = [0] * PLANETS
    play = pass_until(call(t, "mutiny"), "own-card")
    play_card(play, LETNEV, ActionKind.FANTASTIC_RHETORIC)
    assert play.asked.options == [Stance.FOR, Stance.AGAINST]
    play.answer(LETNEV, "vote", Stance.AGAINST)
    assert (t.votes[LETNEV], len(t.effects)) == (10, 0)
    t = table_with(LETNEV, "fantastic-rhetoric")
    play = play_card(pass_until(call(t, "emperor"), "own-card"), LETNEV, ActionKind.FANTASTIC_RHETORIC)
    assert ENOUGH not in play.asked.options


def pass_until(play: Play[Imperium], name: str) -> Play[Imperium]:
    """Other windows go by."""
    while play.asked.name != name:
        play.answer(play.asked.seat, "react", PASS)
    return play


def test_K5_discredit_turns_a_vote_into_an_abstention() -> None:
    """Its own vote is not asked about, an abstention neither; the next player votes."""
    t = table_with(SOL, "discredit")
    play = pass_windows(call(t, "mutiny")).answer(LETNEV, "vote", Stance.FOR)
    assert t.votes[LETNEV] > 0
    play_card(play, SOL, ActionKind.DISCREDIT)
    assert (t.ballots[LETNEV], t.votes[LETNEV]) == (NONE, 0)
    assert play.told("abstained") == [("abstained", LETNEV)]
    assert pass_windows(play).asked.seat == HACAN


def test_K13_bribery_adds_votes_to_the_own_side_when_all_have_voted() -> None:
    """Political cards pay too; who has abstained is not asked."""
    t = table_with(SOL, "bribery")
    t.goods[SOL] = 2
    hand_of(t, SOL, "emperor")
    play = pass_windows(call(t, "mutiny"))
    for seat, stance in ((LETNEV, Stance.FOR), (HACAN, Stance.FOR), (SOL, Stance.AGAINST)):
        pass_windows(play).answer(seat, "vote", stance)
    before = t.votes[SOL]
    play_card(play, SOL, ActionKind.BRIBERY)
    assert play.asked.options == [1, 2, 3]
    first_answers(play.answer(SOL, "target-number", 3))
    assert (t.goods[SOL], t.c_hand[SOL], t.votes[SOL]) == (0, [], before + 3)
    t = table_with(SOL, "bribery")
    t.goods[SOL] = 2
    play = pass_windows(call(t, "mutiny"))
    for seat, stance in ((LETNEV, Stance.FOR), (HACAN, Stance.FOR), (SOL, Stance.ABSTAIN)):
        pass_windows(play).answer(seat, "vote", stance)
    assert play.over or play.asked.name != "react"


def test_K13_the_effects_of_the_vote_alone_are_gone_with_it() -> None:
    t = table_with(LETNEV, "fantastic-rhetoric")
    play = play_card(pass_until(call(t, "mutiny"), "own-card"), LETNEV, ActionKind.FANTASTIC_RHETORIC)
    give_votes(t, play, "mutiny", [Stance.AGAINST])
    assert [t.effects.kind[row] for row in range(len(t.effects)) if t.effects.kind[row] == Effect.MORE_VOTES] == []
    assert [cards().action.kind[card] for card in t.a_discard] == [ActionKind.FANTASTIC_RHETORIC]


# -- abilities and laws -----------------------------------------------------------------------------------------------


def test_R9_xxcha_quash_an_agenda_for_a_counter() -> None:
    """Another one is drawn, and may be quashed too while there are counters; without one nobody is asked."""
    t = council_table(race="sol,xxcha,hacan")
    t.counters[LETNEV * 3 + CounterArea.STRATEGY] = 1
    quashed = ACTION_KINDS + Response.QUASH
    play = call(t, "mutiny", dice=[("draw-political", Political.EMPEROR)])
    assert (play.asked.seat, play.asked.options) == (LETNEV, [PASS, quashed])
    play.answer(LETNEV, "react", quashed)
    assert (t.agenda, t.c_discard) == ([Political.EMPEROR], [Political.MUTINY])
    assert counters_in(t, LETNEV, CounterArea.STRATEGY) == 0
    assert play.asked.name == "vote-player"


def test_K9_council_elder_decides_an_election_alone() -> None:
    """For or against is no election. The law is gone, and the next agenda is for all again."""
    t = council_table()
    law = enact_law(t, "council-elder", HACAN)
    assert call(t, "mutiny").asked.name == "vote"
    t.c_deck.append(t.agenda.pop())
    play = call(t, "emperor").answer(HACAN, "react", ACTION_KINDS + Response.COUNCIL_ELDER)
    assert (t.sole_voter, t.c_laws, t.c_discard) == (HACAN, [], [law])
    assert (play.asked.seat, play.asked.name) == (HACAN, "vote-player")
    play.answer(HACAN, "vote-player", SOL)
    assert t.c_holder[Political.EMPEROR] == SOL
    assert t.sole_voter == NONE


def test_K10_council_elder_may_leave_nothing_to_elect() -> None:
    """It is the only law, and is used when a law is to be elected: another card is drawn, and that one is for all."""
    t = council_table()
    enact_law(t, "council-elder", HACAN)
    play = call(t, "repeal", dice=[("draw-political", Political.EMPEROR)])
    play.answer(HACAN, "react", ACTION_KINDS + Response.COUNCIL_ELDER)
    assert t.agenda == [Political.EMPEROR]
    assert t.sole_voter == NONE
    assert (play.asked.seat, play.asked.name) == (LETNEV, "vote-player")


def test_K9_minister_of_internal_security_destroys_ground_forces_on_mecatol_rex() -> None:
    t = council_table()
    hold(t, SOL, "mecatol-rex", forces=6)
    law = enact_law(t, "minister-of-internal-security", LETNEV)
    assert not could_open_hand(t, SOL)
    play = start(t, "turn", seat=LETNEV).answer(LETNEV, "turn", Action.CARD)
    play.answer(LETNEV, "own-card", ACTION_KINDS + Response.INTERNAL_SECURITY)
    assert (t.planets.forces[planet("mecatol-rex")], t.c_discard) == (2, [law])
    assert play.asked.name == "turn", "it is no action"


def test_K9_short_term_truce_is_ended_for_ten_influence() -> None:
    """Only while it works: in the round after the vote."""
    t = council_table()
    t.goods[LETNEV] = 10
    law = enact_law(t, "short-term-truce", Stance.FOR)
    assert not could_open_hand(t, LETNEV)
    t.round += 1
    play = start(t, "turn", seat=LETNEV).answer(LETNEV, "turn", Action.CARD)
    play.answer(LETNEV, "own-card", ACTION_KINDS + Response.END_TRUCE).answer(LETNEV, "pay-goods", 10)
    assert (t.goods[LETNEV], t.c_laws, t.c_discard) == (0, [], [law])


def test_R1_under_regulated_conscription_sol_recruits_one() -> None:
    t = council_table()
    enact_law(t, "regulated-conscription", Stance.FOR)
    before = t.planets.forces[home_planet(t, SOL)]
    start(t, "recruit", seat=SOL).answer(SOL, "recruit-on", home_planet(t, SOL))
    assert t.planets.forces[home_planet(t, SOL)] == before + 1
