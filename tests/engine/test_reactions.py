"""Reactions of many seats, on cards of the game Bell: who is asked, what is carried out, what nobody gets to see."""

from __future__ import annotations

import pathlib

import pytest

from engine.lowering_cases.importing import load_text
from senki.engine.chance import Rng
from senki.engine.decision import SOME, Question
from senki.engine.determinize import choose_anew, determinize
from senki.engine.dice import OpenDice
from senki.engine.reactions import NO_REACTION, clockwise
from senki.engine.session import Answer, CannotUndo, IllegalAnswer, Session
from senki.engine.shapes import PASS
from senki.engine.testing import quiet
from senki.engine.testing.play import Setting
from senki.engine.testing.scripted import Play, Stage
from senki.engine.testing.secrecy import Leak
from senki.engine.view import could_react, decision_of, is_quiet, seen_waiting, view
from small_games import bell, standoff
from small_games.bell import CARDS, GAME, Bell

PROFIT, SABOTAGES, GENIUS = 0, list(range(10, 16)), 16
STAGE: Stage[Bell] = Stage(GAME)


def built(*hands: list[int], discard: list[int] | None = None) -> Bell:
    t = GAME.setup(len(hands), {}, None)
    assert isinstance(t, Bell)
    t.hand = [list(hand) for hand in hands]
    t.discard = discard or []
    t.deck = [card for card in range(CARDS) if card not in t.discard + [card for hand in hands for card in hand]]
    return t


def announced(*hands: list[int], discard: list[int] | None = None, seat: int = 0) -> Play[Bell]:
    """Seat 0 (or another) plays its first card, against which others may do something."""
    t = built(*hands, discard=discard)
    t.wares[seat] = [0, 0, 1]  # the price, without a choice
    t.market[0] += 1
    t.market[1] += 1
    return STAGE.start(t, "play_card", seat=seat, card=hands[seat][0])


def asked(play: Play[Bell]) -> dict[int, list[int]]:
    return {question.seat: question.options for question in play.open}


# -- windows ----------------------------------------------------------------------------------------------------------


def test_all_who_could_react_are_asked_also_those_who_hold_nothing_that_fits() -> None:
    play = announced([0], [10, 1], [2], [])
    assert asked(play) == {1: [PASS, 10], 2: [PASS]}


def test_nobody_is_asked_when_all_can_see_that_nobody_could() -> None:
    play = announced([0], [1], [2], discard=[*SABOTAGES, 16, 17, 18, 19])
    assert play.over
    assert play.t.points == [1, 0, 0]


def test_window_ends_when_all_pass() -> None:
    play = announced([0], [10], [2]).answer(2, "react", PASS).answer(1, "react", PASS).finish()
    assert play.t.points == [1, 0, 0]
    assert play.t.hand[1] == [10]


def test_first_clockwise_from_the_active_player_is_carried_out_and_the_others_keep_theirs() -> None:
    play = announced([10, 5], [11], [0], [12], seat=2)
    play.answer(0, "react", 10).answer(1, "react", 11).answer(3, "react", 12)
    assert play.t.announced == [0, 12]
    assert play.t.reactions == [NO_REACTION] * 4
    assert (play.t.hand[0], play.t.hand[1]) == ([10, 5], [11])
    assert asked(play) == {0: [PASS, 10], 1: [PASS, 11]}  # against the sabotage now: not of seat 3, which played it
    for seat in (0, 1):
        play.answer(seat, "react", PASS)
    play.finish()
    assert play.told("cancelled") == [("cancelled", 2, 0)]  # and with that there is nothing more to react to
    assert play.t.points == [0, 0, 0, 0]


def test_reactions_to_reactions_nest() -> None:
    play = announced([0, 10], [11, 12], [13])
    play.answer(1, "react", 11).answer(2, "react", PASS)
    play.answer(2, "react", PASS).answer(0, "react", 10)  # against 11
    assert play.t.announced == [0, 11, 10]
    play.answer(1, "react", PASS).answer(2, "react", PASS)  # against 10, which therefore cancels 11
    assert asked(play) == {1: [PASS, 12], 2: [PASS, 13]}  # and 0 can be reacted to again
    play.answer(1, "react", PASS).answer(2, "react", PASS).finish()
    assert play.t.points == [1, 0, 0]


def test_reaction_is_asked_about_what_the_caller_says() -> None:
    play = announced([3], [11, 12], [13])
    decision = decision_of(GAME, play.t, 2)
    assert decision is not None
    assert decision.about == {"player": ("seat", 0), "card": ("card", 3)}
    assert decision.rule == "3.1"


def test_order_of_seats_begins_with_the_active_player() -> None:
    assert clockwise([3, 0, 1], 2) == (3, 0, 1)
    assert clockwise([0, 1, 2], 1) == (1, 2, 0)
    assert clockwise([], 1) == ()


# -- quiet ------------------------------------------------------------------------------------------------------------


def opened(*hands: list[int]) -> Session:
    session = Session(GAME, len(hands), {}, None, OpenDice())
    session.table = announced(*hands).t
    session.table.told = []
    return session


def test_nobody_sees_who_has_chosen() -> None:
    session = opened([0], [10], [2], [3])
    before = [session.view(seat) for seat in (0, 1, 3, None)]
    session.answer(2, PASS)
    assert session.table.waiting() == [1, 3]
    assert [session.view(seat) for seat in (0, 1, 3, None)] == before
    assert session.view(None)["waiting"] == session.view(0)["could_react"] == [1, 2, 3]
    assert session.view(2)["decision"] is None
    assert seen_waiting(GAME, session.table) == [1, 2, 3]


def test_nothing_can_be_taken_back_that_would_tell_whether_somebody_has_chosen() -> None:
    session = opened([0], [10], [2], [3])
    why = session.why_no_undo(0)
    assert why
    session.answer(1, 10)
    assert session.why_no_undo(0) == why
    with pytest.raises(CannotUndo, match="nothing has been answered yet"):
        session.undo(3)
    session.undo(1)  # its own choice may be changed until all have chosen
    assert session.table.waiting() == [1, 2, 3]
    assert isinstance(session.table, Bell)
    assert session.table.reactions == [NO_REACTION] * 4


def test_answers_given_together_are_logged_in_the_order_of_the_seats() -> None:
    one, other = opened([0], [10], [2], [3]), opened([0], [10], [2], [3])
    one.answer_together({3: [PASS], 1: [PASS], 2: [PASS]})
    for seat in (1, 2, 3):
        other.answer(seat, PASS)
    assert one.log == other.log == [Answer(seat, "react", PASS) for seat in (1, 2, 3)]
    assert (one.hash(), one.told) == (other.hash(), other.told)
    assert not is_quiet(GAME, one.table)


def test_answers_given_together_complete_what_was_answered_before() -> None:
    session = opened([0], [10], [2], [3])
    session.answer(2, PASS)
    session.answer_together({1: [10], 3: [PASS]})
    assert isinstance(session.table, Bell)
    assert session.table.announced == [0, 10]


@pytest.mark.parametrize(
    "answers, why",
    [
        ({1: [PASS], 2: [PASS]}, "missing: seat 3"),
        ({1: [PASS], 2: [11], 3: [PASS]}, "11 is no answer to react"),
        ({0: [PASS], 1: [PASS], 2: [PASS], 3: [PASS]}, "seat 0 is not asked"),
        ({1: [PASS], 2: [PASS], 3: [PASS, PASS]}, "seat 3 gives more answers"),
        ({1: [PASS, PASS], 2: [PASS], 3: [PASS]}, "seat 1 is not asked"),
    ],
    ids=str,
)
def test_of_answers_given_together_all_are_taken_or_none(answers: dict[int, list[int]], why: str) -> None:
    session = opened([0], [10], [2], [3])
    session.answer(1, 10)
    session.begin_anew(1)
    before = (session.hash(), session.log, session.told, [session.view(seat) for seat in range(4)])
    with pytest.raises(IllegalAnswer, match=why):
        session.answer_together(answers)
    assert (session.hash(), session.log, session.told, [session.view(seat) for seat in range(4)]) == before
    session.answer_together({1: [PASS], 2: [PASS], 3: [PASS]})


def test_without_open_reactions_nothing_is_answered_together() -> None:
    session = Session(standoff.GAME, 2, {}, None, OpenDice())
    with pytest.raises(IllegalAnswer, match="no reactions are open"):
        session.answer_together({0: [PASS]})
    assert could_react(standoff.GAME, session.table) == []


def test_only_a_reaction_can_be_quiet() -> None:
    with pytest.raises(ValueError, match="only a reaction"):
        Question(1, "some", "1", bell.CARD, SOME, quiet=True)


# -- dealing again ----------------------------------------------------------------------------------------------------


def test_dealt_again_in_mid_window_all_others_choose_again() -> None:
    """Whether they have chosen, and what, is nothing that the seat knows."""
    session = opened([0], [10], [11, 2], [3])
    undecided = determinize(GAME, session.table, 3, Rng(5))
    session.answer(2, 11)
    session.answer(1, PASS)
    copy = determinize(GAME, session.table, 3, Rng(5))
    assert copy.waiting() == [1, 2, 3]
    assert isinstance(copy, Bell)
    assert copy.reactions == [NO_REACTION] * 4
    assert view(GAME, copy, 3) == view(GAME, session.table, 3)
    assert isinstance(undecided, Bell)
    assert copy.hand == undecided.hand
    for seat in (1, 2):
        copy.turn_to(seat)
        assert copy.options == [PASS, *bell.fitting(copy, seat, 0)]


def test_own_choice_stays_when_others_are_dealt_again() -> None:
    session = opened([0], [10], [11], [3])
    session.answer(1, 10)
    copy = determinize(GAME, session.table, 1, Rng(5))
    assert copy.waiting() == [2, 3]
    assert isinstance(copy, Bell)
    assert copy.reactions[1] == 10


def test_seats_that_have_finished_a_sealed_choice_can_be_made_to_choose_again() -> None:
    """What a game's resample may use where a choice is sealed, but not quiet."""
    t = standoff.GAME.setup(2, {"teams": "none"}, None)
    play: Play[standoff.Standoff] = Stage(standoff.GAME).start(t, "game", dice=[*range(6), 0])  # type: ignore[arg-type]
    for name, value in (("target", 0), ("stake", 2), ("stance-order", 1), ("stance-order", 0)):
        play.answer(1, name, value)
    plans = set()
    for seed in range(20):
        copy = play.t.clone()
        assert isinstance(copy, standoff.Standoff)
        choose_anew(standoff.GAME, copy, 0, Rng(seed))
        assert copy.waiting() == [0]
        assert copy.aims[1] == 0
        plans.add((copy.stakes[1], tuple(copy.stances[1])))
    assert len(plans) > 5


# -- the leak test can fail -------------------------------------------------------------------------------------------

LEAKS = {
    "asks those only who hold a fitting card": (
        "seat != t.announced_by[place] and len(hand) > 0]",
        "seat != t.announced_by[place] and len(fitting(t, seat, place)) > 0]",
    ),
    "shows what was chosen": ("owner(CHOSEN, slots=4)", "public(CHOSEN, slots=4)"),
    "goes by what is held": ("and len(hand) > 0]", "and min(hand, default=0) > 4]"),
}


@pytest.mark.parametrize("old, new", LEAKS.values(), ids=LEAKS)
def test_windows_that_leak_are_found(old: str, new: str, tmp_path: pathlib.Path) -> None:
    text = pathlib.Path(bell.__file__).read_text(encoding="utf-8")
    assert old in text
    game = load_text(text.replace(old, new), tmp_path).GAME
    with pytest.raises(Leak):
        quiet.check_quiet(game, Setting(4), 12)
