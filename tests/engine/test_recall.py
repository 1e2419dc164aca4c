"""What a seat remembers: everything that it has seen and done, and nothing else."""

from __future__ import annotations

from senki.engine.actions import action_of
from senki.engine.chance import Rng
from senki.engine.dice import StreamDice
from senki.engine.observer import Observer
from senki.engine.recall import NO_ACTION, Recall, recall
from senki.engine.session import Session
from small_games import skirmish

OBSERVER = Observer(skirmish.GAME, 2)


def played(seed: int, answers: int) -> Session:
    """A game of random answers, so many of them."""
    session = Session(skirmish.GAME, 2, {}, None, StreamDice(bytes([seed] * 32)))
    rng = Rng(seed)
    for _ in range(answers):
        if session.over:
            break
        decision = session.pending()[0]
        session.answer(decision.seat, decision.options[rng.below(len(decision.options))])
    return session


def test_a_record_has_the_own_answers_in_order() -> None:
    session = played(1, 8)
    record = recall(session, OBSERVER, 0)
    keys = {question.name: key for key, question in skirmish.GAME.info.questions.items()}
    own = [action_of(skirmish.GAME, keys[one.ask], one.value) for one in session.log if one.seat == 0 and one.value is not None]
    assert [moment.action for moment in record.moments if moment.action != NO_ACTION] == own
    assert record.numbers()[0] == 0


def test_another_s_secret_answer_leaves_no_trace() -> None:
    """Seat 1 gives its squads orders: seat 0 does not see which."""
    one, other = played(1, 2), played(1, 2)
    for session, order in ((one, 0), (other, 1)):
        session.answer(1, order)
    assert recall(one, OBSERVER, 0).text() == recall(other, OBSERVER, 0).text()
    assert recall(one, OBSERVER, 0).numbers() == recall(other, OBSERVER, 0).numbers()
    assert recall(one, OBSERVER, 1).text() != recall(other, OBSERVER, 1).text()
    assert recall(one, OBSERVER, 1).numbers() != recall(other, OBSERVER, 1).numbers()


def test_what_was_seen_once_is_not_forgotten() -> None:
    """Two games that lead to the same view by different ways have different records."""
    session = played(3, 30)
    record = recall(session, OBSERVER, 0)
    assert len(record.moments) > len([moment for moment in record.moments if moment.action != NO_ACTION])
    assert record.text().count("\n") == len(record.moments) - 1


def test_what_was_only_heard_is_remembered_as_text_and_as_numbers() -> None:
    """An event that leaves nothing on the table: with its secret value for one seat, without it for the other."""
    t = skirmish.GAME.setup(2, {}, None)
    records = {(seat, place): Recall(OBSERVER, seat) for seat in (0, 1) for place in (0, 1)}
    for (_, place), record in records.items():
        t.told = []
        skirmish.fetched(t, 1 << 0, skirmish.Seat(0), (place,))
        record.note(t, t.told)
    for read in (Recall.text, Recall.numbers):
        assert read(records[0, 0]) != read(records[0, 1])
        assert read(records[1, 0]) == read(records[1, 1])
        assert read(records[1, 0]) != read(records[0, 0])
