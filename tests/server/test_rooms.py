"""A room's rules: numbers, repeats, stale messages, commits, undo, clocks, handing over, secrets of sealed choices."""

from __future__ import annotations

from typing import Any

import pytest

from senki.agents.advice import Advice
from senki.agents.odds import OptionOdds
from senki.engine.saves import save, verify
from senki.server.game_record import Damaged
from senki.server.gathering import Person
from senki.server.loading import earlier
from senki.server.seats import COMPUTER, HUMAN
from senki.server.wire import Anew, AskExplain, AskHint, AskOdds, Clock, Explained, Move, Ping, Say, TermView, Undo, encode
from server.desk import Desk, heard, of_kind
from small_games import skirmish

SPECTATOR = Person("w", "Watcher")


def test_a_game_from_the_first_step_to_the_last() -> None:
    desk = Desk("ganymede", "pc", seed=3)
    me = desk.come(0)
    watcher = desk.come(SPECTATOR)
    desk.play({0: me})
    assert desk.room.status == "over"
    steps = of_kind(desk.boxes[me], "Step")
    assert [step.seq for step in steps] == list(range(1, len(steps) + 1))
    assert steps[-1].state.over is not None
    assert steps[-1].state.decisions == {}
    assert "-1" in of_kind(desk.boxes[watcher], "Step")[-1].state.views
    assert verify(save(desk.room.game_record.session, reveal=True)) > 0


def test_the_commitment_is_shown_before_the_first_random_event() -> None:
    desk = Desk("leduc", "pp")
    assert desk.room.step_log.last == 0
    me = desk.come(0)
    welcome, seats_or_step = desk.boxes[me][0], of_kind(desk.boxes[me], "Step")
    assert welcome.seq == 0  # type: ignore[union-attr]
    assert welcome.table.commitment is not None  # type: ignore[union-attr]
    assert welcome.table.seed is None  # type: ignore[union-attr]
    assert welcome.table.status == "waiting"  # type: ignore[union-attr]
    assert seats_or_step[0].seq == 1


def test_nothing_goes_out_before_the_commit() -> None:
    desk = Desk("leduc", "pp", held=True)
    me, other = desk.come(0), desk.come(1)
    assert [type(message).__name__ for message in desk.boxes[me]] == ["Welcome", "Seats"]
    assert desk.boxes[other] == []
    desk.store.commit()
    assert of_kind(desk.boxes[me], "Step")[0].seq == 1
    seat = desk.room.game_record.table.seat
    mover = (me, other)[seat]
    move = desk.some_move(mover, seat)
    assert desk.send(mover, move) == []
    late = desk.come(SPECTATOR)
    assert desk.boxes[late] == []
    assert desk.send(mover, move) == []  # a repeat while the first is on its way
    desk.store.commit()
    assert [ack.seq for ack in of_kind(desk.boxes[mover], "Ack")] == [2, 2]
    assert of_kind(desk.boxes[late], "Welcome")[0].seq == 2
    assert len(desk.store.steps("table1")) == 2


def test_a_failed_commit_drops_the_room_and_nothing_was_told() -> None:
    desk = Desk("leduc", "pp", held=True)
    me, other = desk.come(0), desk.come(1)
    desk.store.commit()
    seat = desk.room.game_record.table.seat
    mover = (me, other)[seat]
    before = {number: list(box) for number, box in desk.boxes.items()}
    move = desk.some_move(mover, seat)
    desk.send(mover, move)
    desk.store.fail_next = 1
    desk.store.commit()
    assert desk.boxes == before
    assert desk.dropped[0].waiting == [(mover, move.id)]
    assert desk.room.broken
    desk.open()
    again = desk.come(seat)
    desk.store.commit()
    desk.send(again, move)
    desk.store.commit()
    assert of_kind(desk.boxes[again], "Ack")[0].seq == 2


def test_a_repeat_gets_the_first_answer_again_even_after_a_restart() -> None:
    desk = Desk("ganymede", "pp", seed=2)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people, 5)
    seat = next(seat for seat in desk.room.game_record.table.waiting() if seat >= 0)
    move = desk.some_move(people[seat], seat)
    first = of_kind(desk.send(people[seat], move), "Ack")[0]
    desk.play(people, 5)
    assert desk.send(people[seat], move) == [first]
    digest = desk.room.game_record.session.hash()
    desk.open()
    assert desk.room.game_record.session.hash() == digest
    connection = desk.come(seat)
    assert of_kind(desk.send(connection, move), "Ack") == [first]
    other = desk.come(1 - seat)
    assert of_kind(desk.send(other, move), "Refused")[0].error == "not_yours"  # ids are each person's own


def test_stale_messages_are_refused_with_the_same_answer_each_time() -> None:
    desk = Desk("leduc", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.seat
    stale = desk.some_move(people[seat], seat)
    stale.seq -= 1
    (refused,) = desk.send(people[seat], stale)
    assert refused.error == "stale"  # type: ignore[union-attr]
    assert desk.send(people[seat], stale) == [refused]
    assert desk.room.step_log.last == 1


def test_illegal_answers_change_nothing_and_name_their_rule() -> None:
    desk = Desk("ganymede", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.waiting()[0]
    before = desk.room.game_record.session.hash()
    (refused,) = desk.send(people[seat], Move("x", desk.seq(people[seat]), seat, [99999]))
    assert (refused.error, bool(refused.rule)) == ("illegal", True)  # type: ignore[union-attr]
    assert desk.room.game_record.session.hash() == before


def test_several_answers_are_taken_only_as_steps_of_one_choice() -> None:
    """Otherwise a refusal of the second would tell what the first would have shown."""
    desk = Desk("standoff", "pp", seed=4)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    mine = desk.room.game_record.session.decision(0)
    assert mine is not None
    assert mine.question.name == "target"
    before = desk.room.game_record.session.hash()
    (refused,) = desk.send(people[0], Move("a", desk.seq(people[0]), 0, [mine.options[0], 0]))
    assert refused.error == "illegal"  # type: ignore[union-attr]
    assert desk.room.game_record.session.hash() == before
    desk.send(people[0], Move("b", desk.seq(people[0]), 0, [mine.options[0]]))
    desk.send(people[0], Move("c", desk.seq(people[0]), 0, [0]))
    replies = desk.send(people[0], Move("d", desk.seq(people[0]), 0, [2, 0]))  # an order of three: two steps
    assert of_kind(replies, "Ack")
    assert 0 not in desk.room.game_record.table.waiting()


def test_how_many_steps_a_sealed_choice_took_is_known_to_its_seat_only() -> None:
    desk = Desk("standoff", "pp", seed=4)
    zero, one, watcher = desk.come(0), desk.come(1), desk.come(SPECTATOR)
    counts = {number: len(box) for number, box in desk.boxes.items()}
    for _ in range(3):
        desk.send(zero, desk.some_move(zero, 0))
        desk.send(zero, Undo(f"u{_}", desk.seq(zero), 0))
    assert len(of_kind(desk.boxes[zero], "Step")) == 7
    for other in (one, watcher):
        assert len(desk.boxes[other]) == counts[other]
    assert desk.seq(one) == desk.seq(watcher) == 1
    while 0 in desk.room.game_record.table.waiting():
        desk.send(zero, desk.some_move(zero, 0))
    assert desk.seq(one) == 2
    (ready,) = of_kind(desk.boxes[one][counts[one] :], "Seats")
    assert [card.ready for card in ready.seats] == [True, False]
    late = desk.come(1, after=0)
    (missed,) = of_kind(desk.boxes[late], "Missed")
    assert [step.seq for step in missed.steps] == [1, 2]


def test_a_sealed_choice_is_taken_though_others_have_answered_since() -> None:
    desk = Desk("standoff", "pp", seed=4)
    zero, one = desk.come(0), desk.come(1)
    early = desk.some_move(one, 1)
    while 0 in desk.room.game_record.table.waiting():
        desk.send(zero, desk.some_move(zero, 0))
    assert desk.seq(one) == early.seq + 1
    assert of_kind(desk.send(one, early), "Ack")
    early.id = "again"
    assert of_kind(desk.send(one, early), "Refused")[0].error in ("stale", "illegal")
    assert of_kind(desk.send(zero, Anew("anew", desk.seq(zero), 0)), "Ack")
    assert 0 in desk.room.game_record.table.waiting()


def test_reconnecting_gets_exactly_what_was_missed() -> None:
    desk = Desk("ganymede", "pppp", seed=8)
    people = {seat: desk.come(seat, after=0) for seat in range(4)}
    desk.play(people, 60)
    for seat, connection in people.items():
        steps = heard(desk.boxes[connection])
        assert len(steps) == desk.seq(connection) > 32
        for after in (0, 1, len(steps) // 2, len(steps) - 1, len(steps), len(steps) + 5):
            late = desk.come(seat, after)
            assert heard(desk.boxes[late]) == steps[after:]
    desk.open()
    for seat, connection in people.items():
        late = desk.come(seat, 0)
        assert heard(desk.boxes[late]) == heard(desk.boxes[connection])
        for step in of_kind(desk.boxes[connection], "Step")[::7]:  # old states are told on request, and are what they were
            work = earlier(desk.room, frozenset({seat}), step.seq)
            assert work is not None
            again = work.state()
            assert again.can_undo == {}
            again.can_undo = step.state.can_undo
            assert encode(again) == encode(step.state)
        assert earlier(desk.room, frozenset({seat}), desk.seq(late) + 1) is None


def test_undo_goes_through_the_engine_and_everybody_is_told() -> None:
    desk = Desk("ganymede", "pp", seed=5)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    done = refused = 0
    for _ in range(200):
        if desk.room.status == "over":
            break
        seat = desk.random.choice(desk.room.game_record.table.waiting())
        connection = people[seat]
        before = desk.room.game_record.session.hash()
        sealed = desk.room.game_record.session.chooses_sealed(seat)
        desk.send(connection, desk.some_move(connection, seat))
        if sealed or desk.room.game_record.session.chooses_sealed(seat):
            continue
        at_once = of_kind(desk.boxes[connection], "Step")[-1].state.can_undo.get(str(seat))
        desk.find_reveals()
        may = of_kind(desk.boxes[connection], "CanUndo")[-1].may if at_once is None else at_once
        replies = desk.send(connection, Undo(f"undo{_}", desk.seq(connection), seat))
        (answer,) = [*of_kind(replies, "Ack"), *of_kind(replies, "Refused")]
        if may is True:
            done += 1
            assert desk.room.game_record.session.hash() == before
            assert of_kind(desk.boxes[people[1 - seat]], "Step")[-1].events[0].event == "undone"
            desk.send(connection, desk.some_move(connection, seat))
        else:
            refused += 1
            assert answer.message == may
            assert answer.error in ("cannot_undo", "over")
    assert done
    assert refused
    digest = desk.room.game_record.session.hash()
    assert desk.open().game_record.session.hash() == digest


def test_an_undo_waits_until_it_is_known_whether_it_may() -> None:
    """The loop does not work it out: the message is kept, and answered once, also if the game has gone on meanwhile."""
    desk = Desk("ganymede", "pp", seed=5)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    waited = gone_on = 0
    for number in range(300):
        if desk.room.status == "over":
            break
        seat = desk.random.choice(desk.room.game_record.table.waiting())
        connection = people[seat]
        desk.send(connection, desk.some_move(connection, seat))
        if desk.room.undoing.may(seat) is not None:
            desk.find_reveals()
            continue
        undo = Undo(f"undo{number}", desk.seq(connection), seat)
        assert not desk.send(connection, undo)
        assert not desk.send(connection, undo)  # a repeat is not answered twice
        asked = desk.room.game_record.table.waiting()
        other = waited % 2 == 0 and 1 - seat in asked
        if other:
            desk.send(people[1 - seat], desk.some_move(people[1 - seat], 1 - seat))
        before = len(desk.boxes[connection])
        desk.find_reveals()
        answers: list[Any] = [message for message in desk.boxes[connection][before:] if getattr(message, "id", "") == undo.id]
        assert len(answers) == 1
        waited += 1
        if other:
            gone_on += 1
            assert answers[0].error == "stale"
    assert waited
    assert gone_on


def test_answers_sent_together_are_taken_all_or_none() -> None:
    """The first of them has been carried out when the second is refused: nothing of it stays."""
    desk = Desk("standoff", "pp", seed=4)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    goes_on = complete = 0
    for number in range(60):
        if desk.room.status == "over":
            break
        seat = desk.random.choice(desk.room.game_record.table.waiting())
        session = desk.room.game_record.session
        good = desk.some_move(people[seat], seat)
        wrong = Move(f"w{number}", good.seq, seat, [good.answers[0], 99_999])
        before = session.hash(), session.told[:], session.log, session.sealed_from, [session.view(viewer) for viewer in (0, 1)]
        (refused,) = of_kind(desk.send(people[seat], wrong), "Refused")
        assert refused.error == "illegal"
        assert before == (session.hash(), session.told, session.log, session.sealed_from, [session.view(viewer) for viewer in (0, 1)])
        complete += "is complete" in refused.message
        goes_on += "99999 is no answer" in refused.message
        assert of_kind(desk.send(people[seat], good), "Ack")
    assert complete
    assert goes_on


def test_computers_think_on_tables_dealt_for_their_seat() -> None:
    desk = Desk("leduc", "pc", seed=6)
    me = desk.come(0)
    desk.play({0: me}, 3)
    desk = Desk("ganymede", "cc", seed=6)
    desk.come(SPECTATOR)
    assert len(of_kind(desk.boxes[1], "Thinking")) >= 1
    desk.play({})
    assert desk.room.status == "over"


def test_a_computer_that_fails_delays_only_itself() -> None:
    desk = Desk("leduc", "pc", seed=1)
    me = desk.come(0)
    while desk.room.status == "playing":
        if desk.thinks:
            desk.think(error=RuntimeError("killed"))
        else:
            desk.send(me, desk.some_move(me, 0))
    assert desk.room.status == "over"


def test_clocks_run_out_and_the_computer_takes_over_until_the_player_returns() -> None:
    desk = Desk("leduc", "pp", clock=Clock(seconds=60, increment=5))
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.seat
    desk.now += 10_000
    desk.send(people[seat], desk.some_move(people[seat], seat))
    cards = of_kind(desk.boxes[people[0]], "Seats")[-1].seats
    assert cards[seat].clock == 55_000
    late = desk.room.game_record.table.seat
    out = desk.room.clocks.next_out()
    assert out is not None
    desk.now = out - 1
    desk.run(desk.room.tick(desk.now))
    assert desk.room.seats[late].kind == HUMAN
    desk.now = out
    desk.run(desk.room.tick(desk.now))
    assert desk.room.seats[late].kind == COMPUTER
    assert desk.thinks
    assert desk.thinks[0].seat == late
    fresh = of_kind(desk.boxes[people[late]], "Welcome")[-1]
    assert fresh.you == []
    assert list(fresh.state.views) == ["-1"]  # whoever left sees what a spectator sees
    (refused,) = desk.send(people[late], Move("late", fresh.seq, late, [0]))
    assert refused.error == "not_yours"  # type: ignore[union-attr]
    assert desk.store.tables["table1"].seats.count('"computer"') == 1


def test_slow_games_have_days_for_each_answer() -> None:
    desk = Desk("leduc", "pp", clock=Clock(days=3))
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.seat
    desk.now += 2 * 86_400_000
    desk.run(desk.room.tick(desk.now))
    desk.send(people[seat], desk.some_move(people[seat], seat))
    assert desk.room.clocks.left_at(seat, desk.now) == 3 * 86_400_000
    assert desk.webhooks[-1].seat == desk.room.game_record.table.seat


def test_chat_presence_and_pings() -> None:
    desk = Desk("leduc", "pp")
    zero = desk.come(0)
    one = desk.come(1)
    assert of_kind(desk.boxes[zero], "Seats")[-1].seats[1].present
    desk.send(one, Say("こんにちは <b>"))
    line = of_kind(desk.boxes[zero], "Chat")[-1]
    assert (line.who, line.seat, line.text) == ("Player 1", 1, "こんにちは <b>")
    desk.run(desk.room.disconnect(one, desk.now))
    assert not of_kind(desk.boxes[zero], "Seats")[-1].seats[1].present
    assert [type(message).__name__ for message in desk.send(zero, Ping())] == ["Pong"]
    desk.open()
    assert of_kind(desk.boxes[desk.come(0)], "Welcome")[0].chat == [line]


def test_hints_and_odds_are_for_whoever_holds_the_seat() -> None:
    desk = Desk("leduc", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.seat
    other = people[1 - seat]
    assert of_kind(desk.send(other, AskHint("h", seat)), "Refused")[0].error == "not_yours"
    assert of_kind(desk.send(other, AskOdds("o", 1 - seat)), "Refused")[0].error == "not_asked"
    mine = desk.room.game_record.session.decision(seat)
    assert mine is not None
    assert desk.send(people[seat], AskHint("h", seat)) == []
    assert of_kind(desk.send(people[seat], AskOdds("o", seat)), "Refused")[0].error == "too_fast"
    assert desk.thinks[0].agent == "level:5"
    desk.think([Advice(option, 30 - place, 0.25) for place, option in enumerate(mine.options)])
    hint = of_kind(desk.boxes[people[seat]], "Hint")[-1]
    assert (hint.id, hint.option, hint.level) == ("h", mine.options[0], 5)
    assert [row.option for row in hint.ranked] == list(mine.options[:3])
    assert sum(row.weight for row in hint.ranked) == pytest.approx(1, abs=0.001)
    desk.send(people[seat], AskOdds("p", seat))
    desk.think([OptionOdds(option, 0.5, 200) for option in mine.options])
    odds = of_kind(desk.boxes[people[seat]], "OddsMessage")[-1]
    assert [option.option for option in odds.options] == list(mine.options)
    low, high = odds.options[0].interval
    assert low < 0.5 < high
    assert of_kind(desk.boxes[other], "Hint") == of_kind(desk.boxes[other], "OddsMessage") == []


def to_question(desk: Desk, people: dict[int, int], name: str) -> int:
    """Play on until this is asked; who is asked."""
    while True:
        seat = desk.room.game_record.table.seat
        mine = desk.room.game_record.session.decision(seat)
        assert mine is not None
        if mine.question.name == name:
            return seat
        desk.send(people[seat], desk.some_move(people[seat], seat))


def test_figures_are_for_whoever_holds_the_seat_and_answered_at_once() -> None:
    desk = Desk("skirmish", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    assert of_kind(desk.boxes[people[0]], "Welcome")[0].table.explains
    seat = to_question(desk, people, "target")
    squad = skirmish.SQUAD.of(1 - seat, 1)
    assert of_kind(desk.send(people[1 - seat], AskExplain("a", seat, [squad])), "Refused")[0].error == "not_yours"
    assert of_kind(desk.send(people[1 - seat], AskExplain("b", 1 - seat, [squad])), "Refused")[0].error == "not_asked"
    assert of_kind(desk.send(people[seat], AskExplain("c", seat, [squad, 99])), "Refused")[0].error == "illegal"
    others = len(desk.boxes[people[1 - seat]])
    (told,) = desk.send(people[seat], AskExplain("d", seat, [squad, squad - 1]))
    assert isinstance(told, Explained)
    assert [one.option for one in told.options] == [squad, squad - 1]
    needed, strength = told.options[0].figures
    assert (needed.name, needed.total, needed.terms) == ("needed", 4, [TermView(4, "4", "volley", None)])
    assert (strength.thing, strength.total) == (("squad", squad), desk.room.game_record.table.squads.strength[squad])  # type: ignore[attr-defined]
    assert desk.send(people[seat], AskExplain("d", seat, [squad, squad - 1])) == [told]
    assert len(desk.boxes[people[1 - seat]]) == others
    assert desk.thinks == []


def test_figures_after_steps_that_were_not_sent_and_after_the_next_answer() -> None:
    desk = Desk("skirmish", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = to_question(desk, people, "fetch")

    def stores(option: int, picked: list[int]) -> int:
        told = desk.send(people[seat], AskExplain(f"{option} {picked}", seat, [option], picked))[-1]
        assert isinstance(told, Explained)
        return told.options[0].figures[0].total

    before = stores(1, [])
    assert stores(1, [0]) == before + 1
    desk.send(people[seat], Move("m", desk.seq(people[seat]), seat, [0]))
    assert stores(1, []) == before + 1  # the first is taken now


def test_answers_in_mind_are_explained_and_what_lies_on_the_table_comes_with_it() -> None:
    desk = Desk("skirmish", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = to_question(desk, people, "fetch")
    told = desk.send(people[seat], AskExplain("a", seat, [], [], [1, 1]))[-1]
    assert isinstance(told, Explained)
    assert [(one.name, one.breaks, one.total) for one in told.plan] == [("stores", "5.1", 2)]
    assert told.options == []
    own = of_kind(desk.boxes[people[seat]], "Step")[-1].state.views[str(seat)]["figures"]
    assert own["stores"] == {seat: 0}
    assert seat not in of_kind(desk.boxes[people[1 - seat]], "Step")[-1].state.views[str(1 - seat)]["figures"]["stores"]


def test_a_game_that_cannot_explain_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk("skirmish", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = to_question(desk, people, "target")
    monkeypatch.setattr(skirmish, "strength_of", None)
    refused = of_kind(desk.send(people[seat], AskExplain("a", seat, [skirmish.SQUAD.of(1 - seat, 0)])), "Refused")
    assert refused[0].error == "unknown"
    told = desk.send(people[seat], desk.some_move(people[seat], seat))
    assert of_kind(told, "Ack")
    assert of_kind(told, "Step")[-1].state.views[str(seat)]["figures"] == {}  # nor can the table be shown with its numbers


def test_a_damaged_log_is_refused_by_name() -> None:
    desk = Desk("leduc", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people, 2)
    steps = desk.store.all_steps["table1"]
    lost = steps.pop(1)
    with pytest.raises(Damaged, match=r"table1.*step 2"):
        desk.open()
    steps.insert(1, lost)
    object.__setattr__(steps[0], "body", steps[0].body.replace(f",{desk.room.game_record.session.log[0].value}]", ",5]"))
    with pytest.raises(Damaged, match="step"):
        desk.open()


def test_a_computer_in_line_is_told_of_once_for_a_sealed_choice() -> None:
    """Its place in the line and that it thinks less; but of a choice in secret only for the first step: how many there are is a secret."""
    desk = Desk("ganymede", "pc", seed=3)
    mine = desk.come(0)
    assert desk.thinks
    firsts: list[bool] = []
    while desk.room.status == "playing":
        effect = desk.thinks[0]
        before = len(desk.boxes[mine])
        for place, less in ((3, False), (1, False), (0, True)):
            desk.run(desk.room.bot_requests.noted(effect.number, place, less))
        now = [(one.place, one.less) for one in of_kind(desk.boxes[mine][before:], "Thinking")]
        first = desk.room.bot_requests.shown[effect.seat].number == effect.number
        assert now == ([(3, False), (1, False), (0, True)] if first else [])
        firsts.append(first)
        desk.think()
        while not desk.thinks and desk.room.status == "playing":
            desk.send(mine, desk.some_move(mine, 0))
    assert set(firsts) == {True, False}
    assert desk.room.bot_requests.noted(9999, 1, False) == []
