"""A room's rules: numbers, repeats, stale messages, commits, undo, clocks, handing over, secrets of sealed choices."""

from __future__ import annotations

import pytest

from senki.agents.advice import Advice
from senki.agents.odds import OptionOdds
from senki.engine.saves import save, verify
from senki.server.course import Damaged
from senki.server.rooms import Person
from senki.server.seats import COMPUTER, HUMAN
from senki.server.wire import Anew, AskHint, AskOdds, Clock, Move, Ping, Say, Undo, encode
from server.desk import Desk, of_kind

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
    assert verify(save(desk.room.course.session, reveal=True)) > 0


def test_the_commitment_is_shown_before_the_first_random_event() -> None:
    desk = Desk("leduc", "pp")
    assert desk.room.ledger.last == 0
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
    seat = desk.room.course.table.seat
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
    seat = desk.room.course.table.seat
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
    seat = next(seat for seat in desk.room.course.table.waiting() if seat >= 0)
    move = desk.some_move(people[seat], seat)
    first = of_kind(desk.send(people[seat], move), "Ack")[0]
    desk.play(people, 5)
    assert desk.send(people[seat], move) == [first]
    digest = desk.room.course.session.hash()
    desk.open()
    assert desk.room.course.session.hash() == digest
    connection = desk.come(seat)
    assert of_kind(desk.send(connection, move), "Ack") == [first]
    other = desk.come(1 - seat)
    assert of_kind(desk.send(other, move), "Refused")[0].error == "not_yours"  # ids are each person's own


def test_stale_messages_are_refused_with_the_same_answer_each_time() -> None:
    desk = Desk("leduc", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.course.table.seat
    stale = desk.some_move(people[seat], seat)
    stale.seq -= 1
    (refused,) = desk.send(people[seat], stale)
    assert refused.error == "stale"  # type: ignore[union-attr]
    assert desk.send(people[seat], stale) == [refused]
    assert desk.room.ledger.last == 1


def test_illegal_answers_change_nothing_and_name_their_rule() -> None:
    desk = Desk("ganymede", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.course.table.waiting()[0]
    before = desk.room.course.session.hash()
    (refused,) = desk.send(people[seat], Move("x", desk.seq(people[seat]), seat, [99999]))
    assert (refused.error, bool(refused.rule)) == ("illegal", True)  # type: ignore[union-attr]
    assert desk.room.course.session.hash() == before


def test_several_answers_are_taken_only_as_steps_of_one_choice() -> None:
    """Otherwise a refusal of the second would tell what the first would have shown."""
    desk = Desk("standoff", "pp", seed=4)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    mine = desk.room.course.session.decision(0)
    assert mine is not None
    assert mine.question.name == "target"
    before = desk.room.course.session.hash()
    (refused,) = desk.send(people[0], Move("a", desk.seq(people[0]), 0, [mine.options[0], 0]))
    assert refused.error == "illegal"  # type: ignore[union-attr]
    assert desk.room.course.session.hash() == before
    desk.send(people[0], Move("b", desk.seq(people[0]), 0, [mine.options[0]]))
    desk.send(people[0], Move("c", desk.seq(people[0]), 0, [0]))
    replies = desk.send(people[0], Move("d", desk.seq(people[0]), 0, [2, 0]))  # an order of three: two steps
    assert of_kind(replies, "Ack")
    assert 0 not in desk.room.course.table.waiting()


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
    while 0 in desk.room.course.table.waiting():
        desk.send(zero, desk.some_move(zero, 0))
    assert desk.seq(one) == 2
    (ready,) = of_kind(desk.boxes[one][counts[one] :], "Seats")
    assert [card.ready for card in ready.seats] == [True, False]
    late = desk.come(1, after=0)
    assert [step.seq for step in of_kind(desk.boxes[late], "Step")] == [1, 2]


def test_a_sealed_choice_is_taken_though_others_have_answered_since() -> None:
    desk = Desk("standoff", "pp", seed=4)
    zero, one = desk.come(0), desk.come(1)
    early = desk.some_move(one, 1)
    while 0 in desk.room.course.table.waiting():
        desk.send(zero, desk.some_move(zero, 0))
    assert desk.seq(one) == early.seq + 1
    assert of_kind(desk.send(one, early), "Ack")
    early.id = "again"
    assert of_kind(desk.send(one, early), "Refused")[0].error in ("stale", "illegal")
    assert of_kind(desk.send(zero, Anew("anew", desk.seq(zero), 0)), "Ack")
    assert 0 in desk.room.course.table.waiting()


def test_reconnecting_gets_exactly_what_was_missed() -> None:
    desk = Desk("ganymede", "pppp", seed=8)
    people = {seat: desk.come(seat, after=0) for seat in range(4)}
    desk.play(people, 60)
    for seat, connection in people.items():
        steps = [encode(step) for step in of_kind(desk.boxes[connection], "Step")]
        assert len(steps) == desk.seq(connection) > 32
        for after in (0, 1, len(steps) // 2, len(steps) - 1, len(steps), len(steps) + 5):
            late = desk.come(seat, after)
            assert [encode(step) for step in of_kind(desk.boxes[late], "Step")] == steps[after:]
    desk.open()
    for seat, connection in people.items():
        late = desk.come(seat, 0)
        assert [encode(step) for step in of_kind(desk.boxes[late], "Step")] == [
            encode(step) for step in of_kind(desk.boxes[connection], "Step")
        ]


def test_undo_goes_through_the_engine_and_everybody_is_told() -> None:
    desk = Desk("ganymede", "pp", seed=5)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    done = refused = 0
    for _ in range(200):
        if desk.room.status == "over":
            break
        seat = desk.random.choice(desk.room.course.table.waiting())
        connection = people[seat]
        before = desk.room.course.session.hash()
        sealed = desk.room.course.session.chooses_sealed(seat)
        desk.send(connection, desk.some_move(connection, seat))
        if sealed or desk.room.course.session.chooses_sealed(seat):
            continue
        may = of_kind(desk.boxes[connection], "Step")[-1].state.can_undo[str(seat)]
        replies = desk.send(connection, Undo(f"undo{_}", desk.seq(connection), seat))
        (answer,) = [*of_kind(replies, "Ack"), *of_kind(replies, "Refused")]
        if may is True:
            done += 1
            assert desk.room.course.session.hash() == before
            assert of_kind(desk.boxes[people[1 - seat]], "Step")[-1].events[0].event == "undone"
            desk.send(connection, desk.some_move(connection, seat))
        else:
            refused += 1
            assert answer.message == may
            assert answer.error in ("cannot_undo", "over")
    assert done
    assert refused
    digest = desk.room.course.session.hash()
    assert desk.open().course.session.hash() == digest


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
    seat = desk.room.course.table.seat
    desk.now += 10_000
    desk.send(people[seat], desk.some_move(people[seat], seat))
    cards = of_kind(desk.boxes[people[0]], "Seats")[-1].seats
    assert cards[seat].clock == 55_000
    late = desk.room.course.table.seat
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
    seat = desk.room.course.table.seat
    desk.now += 2 * 86_400_000
    desk.run(desk.room.tick(desk.now))
    desk.send(people[seat], desk.some_move(people[seat], seat))
    assert desk.room.clocks.left_at(seat, desk.now) == 3 * 86_400_000
    assert desk.notices[-1].seat == desk.room.course.table.seat


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
    seat = desk.room.course.table.seat
    other = people[1 - seat]
    assert of_kind(desk.send(other, AskHint("h", seat)), "Refused")[0].error == "not_yours"
    assert of_kind(desk.send(other, AskOdds("o", 1 - seat)), "Refused")[0].error == "not_asked"
    mine = desk.room.course.session.decision(seat)
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


def test_a_damaged_log_is_refused_by_name() -> None:
    desk = Desk("leduc", "pp")
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people, 2)
    steps = desk.store.all_steps["table1"]
    lost = steps.pop(1)
    with pytest.raises(Damaged, match=r"table1.*step 2"):
        desk.open()
    steps.insert(1, lost)
    object.__setattr__(steps[0], "body", steps[0].body.replace(f",{desk.room.course.session.log[0].value}]", ",5]"))
    with pytest.raises(Damaged, match="step"):
        desk.open()
