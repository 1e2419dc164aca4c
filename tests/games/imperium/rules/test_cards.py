"""Rules V: action cards, windows, hands."""

from __future__ import annotations

from games.imperium.table_builder import HACAN, LETNEV, SOL, cards, give, hold, run, start, table, throw
from senki.engine.shapes import PASS
from senki.games.imperium import GAME
from senki.games.imperium.kinds import Action, Effect, Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE, Strategy
from senki.games.imperium.pack_cards import ActionKind, Window
from senki.games.imperium.rules.deck import DECK, deck_of
from senki.games.imperium.rules.effects import add_effect
from senki.games.imperium.rules.windows import could_open_hand, could_react, fitting, open_occasion

GOOD_YEAR = ActionKind.GOOD_YEAR
SABOTAGE = ActionKind.SABOTAGE


def full(seats: int = 3) -> Imperium:
    """The whole game; Sol holds a planet outside its home."""
    t = table(seats, mode="full")
    hold(t, SOL, "lodor")
    return t


def test_V1_V2_a_card_as_an_action_uses_the_turn() -> None:
    """Good Year is announced, nobody can answer it, and the turn is over."""
    t = full()
    give(t, SOL, "good-year")
    play = run(t, "turn", answers=[(SOL, "turn", Action.CARD), (SOL, "own-card", GOOD_YEAR)], seat=SOL)
    assert t.goods[SOL] == 1
    assert [event[0] for event in play.events] == ["card-announced", "card-works", "goods-gained"]
    assert t.a_hand[SOL] == []
    assert [cards().action.kind[card] for card in t.a_discard] == [GOOD_YEAR]


def test_V1_looking_at_the_hand_uses_nothing_and_is_not_offered_again() -> None:
    t = full()
    give(t, SOL, "sabotage")
    play = start(t, "turn", seat=SOL)
    assert Action.CARD in play.asked.options
    play.answer(SOL, "turn", Action.CARD).answer(SOL, "own-card", PASS)
    assert play.asked.name == "turn"
    assert Action.CARD not in play.asked.options


def test_V2_sabotage_answers_before_the_card_takes_effect() -> None:
    """The announced card lies open while the others choose; Sabotage itself is not announced to anybody (no window opens for it)."""
    t = full()
    give(t, SOL, "good-year")
    give(t, LETNEV, "sabotage")
    give(t, HACAN, "sabotage")
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD).answer(SOL, "own-card", GOOD_YEAR)
    assert [asked.seat for asked in play.open] == [LETNEV, HACAN]
    assert [cards().action.kind[card] for card in t.said.card] == [GOOD_YEAR]
    play.answer(HACAN, "react", PASS).answer(LETNEV, "react", SABOTAGE)
    assert t.goods[SOL] == 0
    assert play.told("card-cancelled") != []


def test_V3_a_cancelled_card_does_not_use_the_turn_up() -> None:
    t = full()
    give(t, SOL, "good-year")
    give(t, LETNEV, "sabotage")
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD).answer(SOL, "own-card", GOOD_YEAR)
    play.answer(LETNEV, "react", SABOTAGE)
    assert (play.asked.seat, play.asked.name) == (SOL, "turn")
    assert sorted(cards().action.kind[card] for card in t.a_discard) == [GOOD_YEAR, SABOTAGE]


def test_V4_not_twice_on_the_same_occasion() -> None:
    t = full()
    give(t, LETNEV, "sabotage", "sabotage")
    give(t, SOL, "good-year")
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD).answer(SOL, "own-card", GOOD_YEAR)
    place = len(t.occasions) - 1
    assert fitting(t, LETNEV, place) == [SABOTAGE]
    t.used.add()
    t.used.occasion[0], t.used.seat[0], t.used.play[0] = place, LETNEV, SABOTAGE
    assert fitting(t, LETNEV, place) == []
    play.answer(LETNEV, "react", PASS)
    assert len(t.used) == 0, "what was used is forgotten when the occasion is over"


def test_V5_more_than_seven_cards_are_discarded_at_once() -> None:
    t = full()
    t.a_hand[SOL] = list(range(8))
    for card in t.a_hand[SOL]:
        t.a_known[card] = 1 << SOL
    play = start(t, "keep_limit", seat=SOL)
    assert (play.asked.name, play.asked.options) == ("discard", list(range(8)))
    t.a_hand[SOL] = list(range(7))
    assert start(t, "keep_limit", seat=SOL).over


def test_V6_a_card_prevails_over_the_rule_that_it_changes() -> None:
    """What a card adds to `effects` is asked where the rule stands: barred secondaries are not asked."""
    t = full()
    add_effect(t, Effect.NO_SECONDARY, LETNEV, Until.STEP)
    play = start(t, "resolve", seat=SOL, card=Strategy.LEADERSHIP)
    while play.open and play.asked.seat == SOL:
        play.answer(SOL, play.asked.name, play.asked.options[-1])
    assert play.asked.seat == HACAN


def test_V7_the_discards_become_the_deck_when_it_is_used_up() -> None:
    t = full()
    throw(t, "good-year")
    for card in list(t.a_deck):
        t.a_deck.remove(card)
        t.a_hand[LETNEV].append(card)
        t.a_known[card] = 1 << LETNEV
    [card] = t.a_discard
    play = run(t, "draw_card", dice=[card], seat=SOL)
    assert t.a_hand[SOL] == [card]
    assert t.a_discard == []
    assert [event[0] for event in play.events] == ["deck-shuffled", "card-drawn"]
    assert ("card-drawn", SOL, None) in play.heard(HACAN)


def test_V8_the_hand_is_opened_in_the_own_turn_by_public_facts_alone() -> None:
    """Whoever holds any card may look at them, whether one fits or not, as long as one that fits is out of sight."""
    t = full()
    assert not could_open_hand(t, SOL)
    give(t, SOL, "sabotage")
    assert could_open_hand(t, SOL)
    add_effect(t, Effect.STABILITY, NONE, Until.PHASE)
    assert not could_open_hand(t, SOL)


def test_V9_all_who_could_react_are_asked_and_the_first_clockwise_is_carried_out() -> None:
    """Letnev sits left of Sol: its Sabotage counts, and Hacan keeps its own, unseen."""
    t = full()
    give(t, SOL, "good-year")
    give(t, LETNEV, "sabotage")
    give(t, HACAN, "sabotage")
    play = start(t, "turn", seat=SOL).answer(SOL, "turn", Action.CARD).answer(SOL, "own-card", GOOD_YEAR)
    play.answer(HACAN, "react", SABOTAGE).answer(LETNEV, "react", SABOTAGE)
    assert (len(t.a_hand[LETNEV]), len(t.a_hand[HACAN])) == (0, 1)
    assert play.asked.seat == SOL


def test_V9_who_could_react_hangs_on_public_facts_alone() -> None:
    """A seat without a Sabotage is asked all the same; nobody is once all five are seen; and nobody without cards."""
    t = full()
    give(t, SOL, "good-year")
    give(t, LETNEV, "sabotage")
    place = open_occasion(t, Window.CARD, SOL, NONE, 0)
    assert could_react(t, place) == [LETNEV]
    throw(t, *["sabotage"] * 4)
    assert could_react(t, place) == [LETNEV]
    t.a_hand[HACAN].append(t.a_hand[LETNEV].pop())
    assert could_react(t, place) == [HACAN]
    t.a_hand[LETNEV].append(t.a_discard.pop())
    t.a_discard.append(t.a_hand[HACAN].pop())
    assert could_react(t, place) == [LETNEV]


def test_V10_every_card_has_a_function_of_its_name() -> None:
    assert tuple(card.__name__.replace("_", "-") for card in DECK) == tuple(cards().action.ids)
    t = full()
    assert sorted(t.a_deck) == deck_of(t)
    assert len(t.a_deck) == 138
    GAME.check(t)
