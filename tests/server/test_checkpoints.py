"""Long games: from a checkpoint they are the same as gone through from the beginning, and steps that tell changes tell everything."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from senki.engine.fairness import KeyedStream
from senki.server import checkpoints, game_record, gathering, loading, rooms, step_log
from senki.server.checkpoints import KIND
from senki.server.loading import catch_up, earlier, open_room
from senki.server.rooms import Room
from senki.server.views import Viewer
from senki.server.wire import Missed, State, Step, Undo, Welcome, encode
from server.desk import Desk, of_kind


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that makes a game a long one happens after a few steps."""
    monkeypatch.setattr(game_record, "KEPT", 6)
    monkeypatch.setattr(game_record, "MOST_TOLD", 9)
    for module in (gathering, rooms, step_log):
        monkeypatch.setattr(module, "RECENT", 12)
    for module in (rooms, loading):
        monkeypatch.setattr(module, "EVERY", 5)
    monkeypatch.setattr(checkpoints, "MOST", 8)


def whole(desk: Desk) -> Room:
    """The room as it is without any checkpoint, with every event remembered."""
    stored = next(iter(desk.store.tables.values()))
    return open_room(stored, desk.store.steps(stored.id), [], desk.now, 1)


def summary(room: Room, viewer: Viewer) -> Any:
    """All that a viewer can ask for."""
    works = [earlier(room, viewer, number) for number in range(0, room.step_log.number(viewer) + 1, 4)]
    states = [work.state() for work in works if work is not None]
    pages = [work.steps() for after in range(0, room.step_log.number(viewer), 5) if (work := catch_up(room, viewer, after, 5))]
    return states, pages, room.steps_after(viewer, 0), room.state(viewer)


@pytest.mark.parametrize("game, seats, options", [("ganymede", "pp", {}), ("bell", "pppp", {}), ("standoff", "pp", {})])
def test_opened_from_a_checkpoint_it_is_the_same_game(short: None, game: str, seats: str, options: dict[str, str]) -> None:
    used, games = 0, 0
    while used < 4:
        games += 1
        assert games < 30, "no game was long enough"
        desk = Desk(game, seats, options, seed=games)
        people = {seat: desk.come(seat) for seat in range(len(seats))}
        while desk.room.status == "playing":
            desk.play(people, desk.random.randrange(3, 12))
            for seat, connection in people.items():  # some answers are taken back
                desk.find_reveals()
                desk.send(connection, Undo(f"u{desk.count}{seat}", desk.seq(connection), seat))
            desk.open()
            people = {seat: desk.come(seat) for seat in range(len(seats))}
            used += desk.room.kept_checkpoint > 0
            other = whole(desk)
            assert desk.room.game_record.session.hash() == other.game_record.session.hash()
            assert desk.room.game_record.session.log == other.game_record.session.log
            assert desk.room.step_log.asked == other.step_log.asked
            for seat in people:
                assert desk.room.undoing.may(seat) == other.undoing.may(seat)
        for viewer in (frozenset[int](), frozenset({0}), frozenset({0, 1})):
            assert summary(desk.room, viewer) == summary(whole(desk), viewer)


def test_a_checkpoint_that_does_not_hold_is_left_alone(short: None, caplog: pytest.LogCaptureFixture) -> None:
    desk = Desk("ganymede", "pp", seed=3)
    desk.play({seat: desk.come(seat) for seat in (0, 1)})
    stored = next(iter(desk.store.tables.values()))
    kept = desk.store.document(KIND, stored.id)
    assert kept is not None
    steps = desk.store.steps(stored.id)
    assert open_room(stored, steps, [], desk.now, 1, kept).kept_checkpoint > 0
    for body in ("{}", kept.body.replace('"form":1', '"form":0'), kept.body.replace('"dice_used":', '"answers":1,"x":')):
        assert open_room(stored, steps, [], desk.now, 1, replace(kept, body=body)).kept_checkpoint == 0
    early = [replace(step, hash="0") if step.seq == desk.room.kept_checkpoint else step for step in steps]
    assert open_room(stored, early, [], desk.now, 1, kept).kept_checkpoint == 0
    assert open_room(stored, steps[:3], [], desk.now, 1, kept).kept_checkpoint == 0  # ahead of what is stored


def test_whoever_comes_to_a_long_game_is_told_its_last_part(short: None) -> None:
    desk = Desk("ganymede", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    desk.play(people)
    late = desk.come(0, after=0)
    (missed,) = of_kind(desk.boxes[late], "Missed")
    last = desk.seq(late)
    assert last > 2 * step_log.RECENT
    assert [step.seq for step in missed.steps] == list(range(last - step_log.RECENT + 1, last + 1))
    assert missed == Missed(desk.room.steps_after(frozenset({0}), last - step_log.RECENT))


@pytest.mark.parametrize("game, seats", [("ganymede", "pp"), ("bell", "pppp"), ("hearts", "pppp")])
def test_what_has_changed_tells_the_whole_state(game: str, seats: str) -> None:
    """A client that puts changes together has at each step what another is told in full, and is told less."""
    desk = Desk(game, seats, seed=2)
    people = {seat: desk.come(seat) for seat in range(len(seats))}
    desk.count += 1
    desk.run(desk.room.connect(desk.count, desk.people[people[0]], 0, desk.now, partial=True))
    partial = desk.count
    desk.boxes.setdefault(partial, [])
    desk.play(people, 120)
    views: dict[str, dict[str, Any]] = {}
    found: dict[int, State] = {}
    for message in desk.boxes[partial]:
        if isinstance(message, Welcome | Step) and message.state is not None:
            if isinstance(message, Step) and message.partial:
                views = {seat: {**views[seat], **fields} for seat, fields in message.state.views.items()}
            else:
                views = message.state.views
            message.state.views, sent = views, len(encode(message))
            found[message.seq] = message.state
            assert sent > 0
    told = {step.seq: step.state for step in of_kind(desk.boxes[people[0]], "Step")}
    assert len(told) > 20
    assert {seq: found[seq] for seq in told} == told
    assert sum(message.partial for message in of_kind(desk.boxes[partial], "Step")) >= len(told) - 1


def test_a_stream_goes_on_from_any_place() -> None:
    stream = KeyedStream(bytes(32), ("word",))
    for used, word in [(stream.used, stream.word()) for _ in range(40)]:
        other = KeyedStream(bytes(32), ("word",))
        other.go_to(used)
        assert other.used == used
        assert other.word() == word


def test_a_repeat_is_remembered_for_long_and_then_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "REMEMBERED", 5)
    desk = Desk("ganymede", "pp", seed=3)
    people = {seat: desk.come(seat) for seat in (0, 1)}
    seat = desk.room.game_record.table.waiting()[0]
    first = desk.some_move(people[seat], seat, "first")
    (ack,) = of_kind(desk.send(people[seat], first), "Ack")
    assert of_kind(desk.send(people[seat], first), "Ack") == [ack]
    desk.play(people, 20)
    (refused,) = desk.send(people[seat], first)
    assert refused.error == "stale"  # type: ignore[union-attr]
    assert len(desk.room.answered) <= 5
