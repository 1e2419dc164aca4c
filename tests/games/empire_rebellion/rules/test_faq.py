"""F  The questions and answers of the rulebook, each as a situation."""

from __future__ import annotations

import pytest

from games.empire_rebellion.table_builder import card, event, ids, plan, planning, power, run, seen, start, start_power, strategy, struggle
from senki.games.empire_rebellion.model import IMPERIAL, PLAY, REBEL
from senki.games.empire_rebellion.rules.cleanup import cleanup


@pytest.mark.parametrize(
    "character,question,side,drawn",
    [
        ("luke-skywalker", "luke-own", REBEL, []),
        ("lando-calrissian", "lando", REBEL, ["rebel-recon-2"]),
        ("darth-vader", "vader", IMPERIAL, []),
        ("jabba-the-hutt", "jabba-discard", IMPERIAL, ["imperial-recon-2"]),
    ],
)
def test_F1_a_power_also_reaches_its_own_card(character: str, question: str, side: int, drawn: list[str]) -> None:
    """Whoever discards one of their own, or an exhausted one, may discard themselves."""
    t = struggle(
        rebel=["rebel-force-2", *([character] if side == REBEL else [])],
        imperial=["imperial-force-2", *([character] if side == IMPERIAL else [])],
        exhausted=["imperial-force-2"],
    )
    play = start_power(t, character, dice=[card(one) for one in drawn])
    assert play.open[0].name == question
    assert card(character) in play.open[0].options
    play.answer(side, question, card(character))
    assert character not in ids(t.area[side])


def test_F2_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """The Rebel plays a card with an empty deck; the pile is then empty and the deck has the rest."""
    t = struggle(rebel=["yoda"], all_discarded=REBEL)
    count = len(t.discards[REBEL])
    play = run(t, "turn", dice=[card("rebel-recon-5")], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert play.told("reshuffled") == [("reshuffled", REBEL)]
    assert ids(t.area[REBEL]) == ["yoda", "rebel-recon-5"]
    assert (t.discards[REBEL], len(t.decks[REBEL])) == ([], count - 1)


def test_F2_an_empty_deck_stays_empty_until_a_card_is_needed() -> None:
    """Ruling at U3.2: the last card is drawn, and the discard pile still lies there."""
    t = struggle(rebel=["yoda"], all_discarded=REBEL, deck=["rebel-recon-5"])
    play = run(t, "turn", dice=[card("rebel-recon-5")], answers=[(REBEL, "turn", PLAY)], seat=REBEL)
    assert play.told("reshuffled") == []
    assert t.decks[REBEL] == []
    assert len(t.discards[REBEL]) > 0


def test_F3_what_a_power_can_do_must_be_done() -> None:
    """Obi-Wan with a card in the discard pile has no way to play none."""
    t = struggle(rebel=["obi-wan-kenobi"], discards=["rebel-force-2"])
    play = start_power(t, "obi-wan-kenobi")
    assert play.open[0].options == [card("rebel-force-2")]


def test_F3_a_character_may_be_exhausted_even_if_the_power_can_do_nothing() -> None:
    """Obi-Wan without one: he is exhausted, and counts 1."""
    t = struggle(rebel=["obi-wan-kenobi", "yoda"])
    power(t, "obi-wan-kenobi")
    assert ids(t.exhausted[REBEL]) == ["obi-wan-kenobi"]


@pytest.mark.parametrize("character", ["han-solo", "leia-organa", "obi-wan-kenobi"])
def test_F4_powers_play_no_card_beyond_the_capacity(character: str) -> None:
    """Control of Endor holds two cards, and there are two."""
    t = struggle("control-of-endor", rebel=[character, "rebel-force-2"], discards=["rebel-force-3"], rebel_reserve=["yoda"])
    play = start_power(t, character)
    while not play.over:
        play.answer(REBEL, play.open[0].name, play.open[0].options[0])
    assert ids(t.area[REBEL]) == [character, "rebel-force-2"]


def test_F5_a_character_is_added_secretly_and_shuffled_in() -> None:
    """Support: the Empire sees one card fewer in the reserve, and does not know which; what lay on top is shuffled in too."""
    t = struggle(rebel=["rebel-force-5"], stacked=["rebel-force-2"], rebel_reserve=["yoda", "chewbacca"], chosen=("support", "bureaucracy"))
    play = start(t, "dominance_phase").answer(REBEL, "add-character", card("yoda")).finish()
    assert (card("yoda") in t.decks[REBEL], t.stacked[REBEL]) == (True, [])
    assert seen(t, IMPERIAL, "reserve")[REBEL] == {"hidden": 1, "known": []}
    assert card("yoda") not in [value for told in play.heard(IMPERIAL) for value in told]


@pytest.mark.parametrize("character", ["emperor-palpatine", "r2-d2-and-c-3po"])
def test_F6_if_the_last_strategy_is_discarded_all_come_back_at_once(character: str) -> None:
    """Four are used and Support is discarded: the Rebel chooses among all five, Support included."""
    used = ["bureaucracy", "deception", "direct-assault", "infiltration"]
    t = struggle(rebel=["r2-d2-and-c-3po"], imperial=["emperor-palpatine"], chosen=("support", "support"), used={REBEL: used})
    play = start_power(t, character)
    assert ("strategies-back", REBEL) in play.events
    assert play.open[0].options == [strategy(REBEL, name) for name in (*used, "support")]
    play.answer(REBEL, "new-strategy", strategy(REBEL, "support")).finish()
    assert t.chosen[REBEL] == [strategy(REBEL, "support")]
    assert t.used[REBEL] == []


def test_F7_a_strategy_takes_effect_even_against_its_owner() -> None:
    """The Rebel would win with 5 to 4, and its own Deception gives the event to the Empire; nobody is asked."""
    t = struggle(rebel=["rebel-force-5"], imperial=["imperial-force-4"], chosen=("deception", "bureaucracy"))
    run(t, "dominance_phase")
    assert t.round_winner == IMPERIAL


@pytest.mark.parametrize("rebel,winner", [("rebel-force-5", REBEL), ("rebel-force-2", IMPERIAL)])
def test_F8_two_deceptions_have_no_effect(rebel: str, winner: int) -> None:
    """The higher total wins as if there were none."""
    t = struggle(rebel=[rebel], imperial=["imperial-force-4"], chosen=("deception", "deception"))
    play = run(t, "dominance_phase")
    assert play.told("deceptions-cancel") == [("deceptions-cancel",)]
    assert t.round_winner == winner


def test_F9_the_owner_may_look_at_a_strategy_chosen_by_infiltration() -> None:
    """As soon as it is chosen; the Empire hears it too."""
    t = planning(infiltrated=[IMPERIAL])
    play = start(t, "choose_strategies").answer(REBEL, "choose-strategy", strategy(REBEL, "support"))
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "deception")).finish()
    assert seen(t, IMPERIAL, "chosen")[IMPERIAL] == [strategy(IMPERIAL, "deception")]
    assert ("strategy-infiltrated", REBEL, IMPERIAL, strategy(IMPERIAL, "deception")) in play.heard(IMPERIAL)


def test_F10_two_infiltrations_choose_at_the_same_time() -> None:
    """Both are asked for the other's strategy; nobody sees anything until both have chosen, then each sees both."""
    t = struggle(rebel=["rebel-force-5"], imperial=["imperial-force-4"], chosen=("infiltration", "infiltration"))
    run(t, "dominance_phase")
    cleanup(t)
    play = start(t, "planning_phase", dice=[event("battle-of-yavin")])
    assert [(asked.seat, asked.name) for asked in play.open] == [(REBEL, "infiltrate"), (IMPERIAL, "infiltrate")]
    play.answer(REBEL, "infiltrate", strategy(IMPERIAL, "support"))
    assert strategy(IMPERIAL, "support") not in [value for told in play.heard(IMPERIAL) for value in told[1:]]
    play.answer(IMPERIAL, "infiltrate", strategy(REBEL, "deception"))
    assert seen(t, REBEL, "chosen") == seen(t, IMPERIAL, "chosen") == [[strategy(REBEL, "deception")], [strategy(IMPERIAL, "support")]]


def test_F10_before_both_have_chosen_the_owner_does_not_see_the_card() -> None:
    """The Rebel has chosen for the Empire; the Empire still decides without knowing it."""
    t = planning(infiltrated=[REBEL, IMPERIAL])
    start(t, "choose_strategies").answer(REBEL, "infiltrate", strategy(IMPERIAL, "support"))
    assert seen(t, IMPERIAL, "chosen")[IMPERIAL] == {"hidden": None}
    assert plan(("deception", "support"), infiltrated=[REBEL, IMPERIAL]).chosen == [
        [strategy(REBEL, "deception")],
        [strategy(IMPERIAL, "support")],
    ]


def test_F11_there_is_no_limit_to_influence() -> None:
    """With 30 tokens, more than the box holds, Yoda brings one more."""
    t = struggle(rebel=["yoda"], influence=(30, 2))
    power(t, "yoda")
    assert t.influence[REBEL] == 31


@pytest.mark.parametrize("has,lost", [(1, 1), (0, 0), (5, 2)])
def test_F12_nobody_loses_more_influence_than_they_have(has: int, lost: int) -> None:
    """Tarkin asks for two."""
    t = struggle(imperial=["grand-moff-tarkin"], influence=(has, 0))
    play = power(t, "grand-moff-tarkin")
    assert play.events[-1] == ("power-takes", REBEL, lost, card("grand-moff-tarkin"))
    assert t.influence[REBEL] == has - lost
