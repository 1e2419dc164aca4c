"""A game being played: what is accepted, what is heard, and what can be taken back."""

from __future__ import annotations

import json
from typing import cast

import pytest

from engine.lowering_cases import sealed, vault
from engine.lowering_cases.vault import CALL_OUT, COPY, DRAW, END, HIDE, PASS, REVEAL, ROLL, SCORE, SWAP, Vault
from senki.engine.dice import Dice, OpenDice, ScriptedDice, StreamDice
from senki.engine.events import EventKind, heard
from senki.engine.fairness import seed_from
from senki.engine.saves import load, save, verify
from senki.engine.session import Answer, CannotUndo, IllegalAnswer, Session
from senki.engine.table import CHANCE, EVERYONE
from senki.engine.zones import NUMBER, SEAT

pytestmark = pytest.mark.usefixtures("cases_are_games")


def play(*moves: int, seats: int = 2, dice: Dice | None = None) -> Session:
    """A game of vault in which seat 0 has made some moves."""
    options = {"mode": "short", "luck": "on"}
    session = Session(vault.GAME, seats, options, vault.GAME.load_pack(None), dice or ScriptedDice([4, 2, 6, 5]))
    for move in moves:
        session.answer(0, move)
    return session


def bids() -> Session:
    """A game of sealed bids, where the first bids are being made."""
    session = Session(sealed.GAME, 3, {}, None, StreamDice(seed_from("bids")))
    session.answer(1, 2)
    return session


def everything(session: Session) -> str:
    """All that can be seen of a session from outside."""
    views = [session.view(seat) for seat in (None, *range(session.seats))]
    events = [[event.plain() for event in session.events(seat)] for seat in (None, *range(session.seats))]
    decisions = [decision.plain() for decision in session.pending()]
    return json.dumps([session.hash(), [str(answer) for answer in session.log], views, events, decisions, session.dice_from])


# -- answers ----------------------------------------------------------------------------------------------------------


def test_answers_are_logged_with_the_name_of_the_question() -> None:
    session = play(SCORE, ROLL)
    session.answer(0, PASS)
    assert session.log == [Answer(0, "act", SCORE), Answer(0, "act", ROLL), Answer(CHANCE, "die", 4), Answer(0, "act", PASS)]
    assert [decision.seat for decision in session.pending()] == [1]


@pytest.mark.parametrize("value", [-1, 10, 2**20 - 1, 2.5, "0", None, [0]], ids=repr)
def test_answer_that_is_not_offered_changes_nothing(value: object) -> None:
    session = play(SCORE)
    before = everything(session)
    with pytest.raises(IllegalAnswer, match=r"is no answer to act \(rule V1\); allowed: 0, 1, 4, 6, 8, 9, 2, 7, 3, 5"):
        session.answer(0, cast(int, value))
    assert everything(session) == before


def test_answer_of_a_seat_that_is_not_asked_changes_nothing() -> None:
    session = play(SCORE)
    before = everything(session)
    for seat in (1, 2, -1, CHANCE):
        with pytest.raises(IllegalAnswer, match=f"seat {seat} is not asked anything now; asked: seat 0"):
            session.answer(seat, SCORE)
    assert everything(session) == before


def test_answer_for_chance_is_taken_only_while_chance_is_open() -> None:
    session = play(ROLL, dice=OpenDice())
    assert [decision.plain()["seat"] for decision in session.pending()] == ["chance"]
    before = everything(session)
    with pytest.raises(IllegalAnswer, match="seat 0 is not asked anything now; asked: chance"):
        session.answer(0, SCORE)
    with pytest.raises(IllegalAnswer, match=r"7 is no answer to die \(rule V3\); allowed: 1, 2, 3, 4, 5, 6"):
        session.answer(CHANCE, 7)
    assert everything(session) == before
    session.answer(CHANCE, 6)
    assert cast(Vault, session.table).scores == [6, 0]


def test_illegal_answer_during_sealed_choices_changes_nothing() -> None:
    """Not even which question is looked at shows, so the game can still be saved and loaded."""
    session = bids()
    session.answer(0, 2)
    before = everything(session)
    for seat in (2, 1, 0):
        with pytest.raises(IllegalAnswer, match="99 is no answer to bid"):
            session.answer(seat, 99)
    with pytest.raises(IllegalAnswer, match="seat 7 is not asked anything now; asked: seat 2, seat 0, seat 1"):
        session.answer(7, 0)
    assert everything(session) == before


def test_answer_after_the_end_is_refused() -> None:
    session = play(SCORE, END)
    assert session.over
    outcome = session.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1, 0), (0,))
    before = everything(session)
    with pytest.raises(IllegalAnswer, match="the game is over"):
        session.answer(0, SCORE)
    assert everything(session) == before
    assert session.pending() == ()


def test_there_is_no_outcome_before_the_end() -> None:
    assert play(SCORE).outcome() is None


@pytest.mark.parametrize("value", [True, 1.0], ids=repr)
def test_answer_that_only_equals_an_option_is_kept_as_the_option(value: int) -> None:
    """A number from the network may come as 1.0: the table must hold whole numbers only."""
    session = play(CALL_OUT)
    session.answer(1, value)
    assert session.log[-1] == Answer(1, "call", 1)
    assert type(session.log[-1].value) is int
    assert type(cast(Vault, session.table).scores[0]) is int


def test_decision_is_shown_to_the_seat_that_is_asked_only() -> None:
    session = bids()
    session.answer(0, 2)
    for seat in range(3):
        decision = session.decision(seat)
        assert decision is not None
        assert decision.seat == seat
        assert cast(dict[str, object], session.view(seat)["decision"])["seat"] == seat
    assert session.view(None)["decision"] is None
    assert play().decision(1) is None


# -- seats and options ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seats, options, complaint",
    [
        (4, {}, "vault is for 2, 3 seats, not 4"),
        (2, {"speed": "fast"}, "vault has no option 'speed'; there are: mode, luck"),
        (2, {"mode": "medium"}, "option mode: 'medium' is not one of short, long"),
        (2, {"mode": "long"}, "option mode=long is for 3 seats, not 2"),
        (3, {"mode": "long", "luck": "off"}, "option luck=off goes with mode=short, not with long"),
    ],
)
def test_wrong_setting_is_refused(seats: int, options: dict[str, str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Session(vault.GAME, seats, options, vault.GAME.load_pack(None), OpenDice())


def test_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="sealed has no option 'mode'; there are: none"):
        Session(sealed.GAME, 3, {"mode": "short"}, None, OpenDice())


def test_options_left_out_have_their_usual_values() -> None:
    session = Session(vault.GAME, 3, {"mode": "long"}, vault.GAME.load_pack(None), OpenDice())
    assert session.options == {"mode": "long", "luck": "on"}
    assert cast(Vault, session.table).long


def test_sessions_do_not_share_a_table() -> None:
    one = play(SCORE)
    two = play()
    assert cast(Vault, one.table).scores == [1, 0]
    assert cast(Vault, two.table).scores == [0, 0]
    assert cast(Vault, one.start).scores == [0, 0]


# -- events -----------------------------------------------------------------------------------------------------------


def told(session: Session, seat: int | None, after: int = 0) -> list[dict[str, object]]:
    return [event.plain() for event in session.events(seat, after)]


def test_each_seat_hears_what_happened_but_not_what_is_secret() -> None:
    session = play(SCORE, DRAW, REVEAL, dice=ScriptedDice([5]))
    full: list[dict[str, object]] = [
        {"event": "scored", "rule": "V2", "seat": 0, "score": 1},
        {"event": "drew", "rule": "V4", "seat": 0, "card": 5},
        {"event": "shown", "rule": "V5", "seat": 0, "cards": [6]},
    ]
    assert told(session, 0) == full
    full[1]["card"] = None
    assert told(session, 1) == full
    assert told(session, None) == full
    assert told(session, None, after=2) == full[2:]
    assert told(session, 0, after=3) == []


def test_secret_list_of_an_event_is_heard_by_its_audience_only() -> None:
    kinds = {7: EventKind(7, "looked", "V9", {"seat": SEAT, "cards": NUMBER}, secret=("cards",), rest="cards")}
    assert heard((7, 0b10, "", (0, 4, 5)), kinds, 1).values == {"seat": 0, "cards": [4, 5]}
    assert heard((7, 0b10, "", (0, 4, 5)), kinds, 0).values == {"seat": 0, "cards": None}
    assert heard((7, 0b10, "", (0, 4, 5)), kinds, None).values == {"seat": 0, "cards": None}
    assert heard((7, EVERYONE, "", (0, 4, 5)), kinds, None).values == {"seat": 0, "cards": [4, 5]}


@pytest.mark.parametrize("name", ["event", "rule"])
def test_a_value_of_an_event_cannot_hide_its_name_or_rule(name: str) -> None:
    """In plain data the name and the rule of an event stand beside its values."""
    with pytest.raises(ValueError, match="event seen: no value may be called event or rule"):
        EventKind(7, "seen", "V9", {name: NUMBER})


def test_audience_of_several_seats_hears_in_full() -> None:
    t = Vault()
    t.told = []
    vault.drew(t, 0b101, vault.Seat(0), vault.Card(5))
    cards = [heard(t.told[0], vault.GAME.info.events, seat).values["card"] for seat in (0, 1, 2, None)]
    assert cards == [5, None, 5, None]


def test_undone_moves_are_no_longer_heard_of() -> None:
    session = play(SCORE, SCORE)
    session.undo(0)
    assert [event.kind.name for event in session.events(0)] == ["scored"]
    session.answer(0, REVEAL)
    assert [event.kind.name for event in session.events(1)] == ["scored", "shown"]


# -- taking back ------------------------------------------------------------------------------------------------------


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    with pytest.raises(CannotUndo, match="nothing has been answered yet"):
        play().undo(0)


@pytest.mark.parametrize("move", [SCORE, HIDE, PASS, CALL_OUT], ids=["score", "hide", "pass", "call out"])
def test_own_move_that_told_nothing_can_be_taken_back(move: int) -> None:
    session = play(SCORE)
    before = everything(session)
    session.answer(0, move)
    assert everything(session) != before
    assert session.why_no_undo(0) == ""
    session.undo(0)
    assert everything(session) == before


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    session = play(SCORE, HIDE, SCORE, PASS)
    for _ in range(4):
        session.undo(0)
    assert everything(session) == everything(play())
    with pytest.raises(CannotUndo, match="nothing has been answered yet"):
        session.undo(0)


def test_game_goes_on_differently_after_a_move_was_taken_back() -> None:
    session = play(SCORE, PASS)
    session.undo(0)
    session.answer(0, SCORE)
    session.answer(0, PASS)
    session.answer(1, END)
    assert session.log == [Answer(0, "act", SCORE), Answer(0, "act", SCORE), Answer(0, "act", PASS), Answer(1, "act", END)]
    assert cast(Vault, session.table).scores == [2, 0]


@pytest.mark.parametrize(
    "moves, why",
    [
        ((ROLL,), "a die was rolled or a card was drawn"),
        ((DRAW,), "a die was rolled or a card was drawn"),
        ((REVEAL,), "something hidden has been shown"),
        ((SWAP,), "something hidden has been shown"),
        ((COPY,), "something hidden has been shown"),
    ],
    ids=["die", "card drawn", "card turned up", "card looked at for another", "secret number told"],
)
def test_what_told_somebody_something_cannot_be_taken_back(moves: tuple[int, ...], why: str) -> None:
    for earlier in ((), (SCORE,), (SCORE, SCORE, SCORE)):
        session = play(*earlier, *moves)
        before = everything(session)
        for seat in (0, 1):
            with pytest.raises(CannotUndo) as caught:
                session.undo(seat)
            assert str(caught.value) == why or (seat == 1 and str(caught.value) == "nothing has been answered yet")
        assert session.why_no_undo(0) == why
        assert everything(session) == before


def test_a_move_before_a_reveal_stays_out_of_reach() -> None:
    session = play(SCORE, REVEAL, SCORE)
    session.undo(0)
    with pytest.raises(CannotUndo, match="something hidden has been shown"):
        session.undo(0)


def test_a_seat_cannot_take_back_what_another_has_answered() -> None:
    session = play(PASS)
    session.answer(1, SCORE)
    with pytest.raises(CannotUndo, match="seat 1 has answered since"):
        session.undo(0)
    session.undo(1)
    with pytest.raises(CannotUndo, match="nothing has been answered yet"):
        session.undo(1)
    session.undo(0)
    assert everything(session) == everything(play())


def test_telling_a_secret_that_all_know_already_can_be_taken_back() -> None:
    session = play(COPY, SCORE, COPY)
    assert session.why_no_undo(0) == ""


# -- sealed choices ---------------------------------------------------------------------------------------------------


def test_sealed_choice_can_be_begun_anew_until_the_last_seat_has_answered() -> None:
    session = bids()
    session.answer(0, 2)
    session.answer(0, 0)
    session.answer(1, 0)
    session.begin_anew(0)
    assert [decision.seat for decision in session.pending()] == [2, 0]
    session.answer(0, 7)
    session.undo(0)
    session.answer(0, 0)
    session.answer(2, 0)
    table = cast(sealed.Sealed, session.table)
    assert table.open == [0, 0, 0]
    assert [answer.ask for answer in session.log] == ["start", "bid", "bid", "bid", "anew", "bid", "anew", "bid", "bid"]
    assert [answer.value for answer in session.log if answer.ask == "anew"] == [None, None]


def test_opened_choices_cannot_be_taken_back() -> None:
    session = bids()
    for seat in (0, 1, 2):
        session.answer(seat, 0)
    assert cast(sealed.Sealed, session.table).round == 1
    session.answer(0, 0)
    session.answer(1, 0)
    session.answer(2, 0)  # the second round opens too, and a die is rolled
    for seat in (0, 1, 2):
        with pytest.raises(CannotUndo):
            session.undo(seat)


def test_nothing_can_be_begun_anew_outside_sealed_choices() -> None:
    session = play(SCORE)
    before = everything(session)
    with pytest.raises(CannotUndo, match="nothing is being chosen in secret now that could be changed"):
        session.begin_anew(0)
    assert everything(session) == before


def test_only_those_who_choose_can_begin_anew() -> None:
    session = bids()
    before = everything(session)
    with pytest.raises(CannotUndo, match="nothing is being chosen in secret now"):
        session.begin_anew(5)
    assert everything(session) == before


def test_other_seats_see_nothing_of_a_sealed_choice() -> None:
    """Nor whether it was begun anew."""
    quiet, busy = bids(), bids()
    busy.answer(0, 2)
    busy.answer(0, 8)
    busy.begin_anew(0)
    busy.answer(0, 7)
    for seat in (1, 2, None):
        assert quiet.view(seat) == busy.view(seat)
    assert quiet.view(0) != busy.view(0)


# -- whose dice -------------------------------------------------------------------------------------------------------


def test_dice_answer_from_the_place_where_they_took_over() -> None:
    session = play(ROLL, SCORE)
    assert session.dice_from == 0
    resumed = load(save(session), dice=StreamDice(seed_from("later")))
    assert resumed.dice_from == 3
    resumed.answer(0, ROLL)
    resumed.answer(0, END)
    assert verify(save(resumed, reveal=True)) == 1


def test_dice_taken_over_are_still_told_right_after_an_undo_past_that_place() -> None:
    """The undone answers are gone from the log, so the new dice stand earlier in it than where they took over."""
    resumed = load(save(play(ROLL, SCORE, SCORE)), dice=StreamDice(seed_from("later")))
    assert resumed.dice_from == 4
    resumed.undo(0)
    resumed.undo(0)
    resumed.answer(0, ROLL)
    resumed.answer(0, ROLL)
    resumed.answer(0, END)
    assert verify(save(resumed, reveal=True)) == 2


def test_dice_that_took_over_answer_a_question_that_was_left_open() -> None:
    session = play(ROLL, dice=OpenDice())
    resumed = load(save(session), dice=ScriptedDice([3]))
    assert [answer.value for answer in resumed.log] == [ROLL, 3]
