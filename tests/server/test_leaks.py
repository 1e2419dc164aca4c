"""H1 over the wire: what a viewer cannot know is dealt again, and every byte that it is sent stays the same."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from senki.engine.catalog import find_game
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.position import dump, load
from senki.engine.session import Answer
from senki.engine.session import Step as SessionStep
from senki.engine.table import CHANCE, Table
from senki.engine.testing.play import Position, Setting, answer, positions, settings
from senki.engine.view import view
from senki.server.gathering import Person
from senki.server.wire import AskHint, AskOdds, Move, Seats, ServerMessage, Undo, encode
from server.desk import Desk

CASES = [
    (game_id, setting, seat)
    for game_id in ("ganymede", "standoff")
    for setting in settings(find_game(game_id))
    for seat in range(setting.seats)
]
POSITIONS = 500
UNDONE = {"ganymede": 500, "standoff": 200}  # positions whose answer might be taken back; in standoff that takes long to work out


@functools.cache
def looked_at(game_id: str, seats: int, options: tuple[tuple[str, str], ...]) -> list[Position]:
    found = []
    for position in positions(find_game(game_id), Setting(seats, dict(options)), 77, 10_000, 25):
        found.append(position)
        if len(found) == POSITIONS:
            break
    return found


def room_at(desk: Desk, table: Table, last: SessionStep | None = None) -> None:
    """Put a table into a room, as if it had just come to stand so."""
    session = desk.room.game_record.session
    session.table = table.clone()
    session.table.told = []
    session.steps[:] = [last] if last else []
    desk.room.game_record.kept = 0
    desk.room.step_log.asked = dict.fromkeys(table.waiting(), desk.room.step_log.last)
    desk.room.status = "playing"
    desk.room.seats_sent = Seats([])
    desk.room.answered.clear()
    desk.room.undoing.known = -1
    desk.room.undoing.find_out()
    desk.run(desk.room.take_effects())
    desk.find_reveals()


def everything_sent(desk: Desk, seat: int, table: Table, probes: list[Any], last: SessionStep | None = None) -> list[bytes]:
    """What a player and a spectator are sent when they come, and what the player gets for some messages that are refused."""
    room_at(desk, table, last)
    sent: list[ServerMessage] = []
    connections: list[int] = []
    for who in (Person(f"u{seat}", "P"), Person("w", "W")):
        number = desk.come(who)
        connections.append(number)
    for probe in probes:
        assert desk.send(connections[0], probe)
    for number in connections:
        desk.run(desk.room.disconnect(number, desk.now))
        sent += desk.boxes.pop(number)
    return [encode(message) for message in sent]


def desk_for(game_id: str, setting: Setting) -> Desk:
    desk = Desk(game_id, "p" * setting.seats, setting.options)
    first = desk.come(0)
    desk.run(desk.room.disconnect(first, desk.now))
    return desk


@pytest.mark.parametrize("game_id, setting, seat", CASES, ids=lambda part: str(part))
def test_dealt_again_every_byte_is_the_same(game_id: str, setting: Setting, seat: int) -> None:
    game = find_game(game_id)
    desk = desk_for(game_id, setting)
    rng = Rng(seat)
    compared = changed = 0
    for position in looked_at(game_id, setting.seats, tuple(setting.options.items())):
        table = position.table
        if table.seat == CHANCE:
            table = after_chance(position)
        other = determinize(game, table, seat, rng)
        seq = desk.room.step_log.number(frozenset({seat}))
        probes = [
            Move("a", seq, seat, [987_654]),
            Move("b", seq + 3, seat, [0]),
            Move("c", seq, (seat + 1) % setting.seats, [0]),
            AskHint("h", 63),
        ]
        one, two = everything_sent(desk, seat, table, probes), everything_sent(desk, seat, other, probes)
        assert one == two, f"{position}, seat {seat}"
        compared += 1
        changed += dump(game, table) != dump(game, other)
    assert compared == POSITIONS
    assert changed > POSITIONS / 20  # dealing again does change something


def after_chance(position: Position) -> Table:
    """Rooms never stop at chance: go on to the next question of a seat."""
    table = position.table.clone()
    for seat, value in position.line.answers[position.number :]:
        if table.seat != CHANCE:
            break
        answer(table, seat, value)
    return table


@pytest.mark.parametrize(
    "game_id, setting", [(g, s) for g in ("ganymede", "standoff") for s in settings(find_game(g))], ids=lambda part: str(part)
)
def test_what_may_be_taken_back_tells_nothing(game_id: str, setting: Setting) -> None:
    """The seat's last answer, given on two tables that it cannot tell apart, with the same view after it: may it take it back on both?"""
    game = find_game(game_id)
    desk = desk_for(game_id, setting)
    rng = Rng(5)
    compared = 0
    for position in looked_at(game_id, setting.seats, tuple(setting.options.items()))[: UNDONE[game_id]]:
        seat, value, before = position.seat, position.value, position.table
        if seat == CHANCE or before.sealed is not None:
            continue
        other = determinize(game, before, seat, rng)
        name = game.info.questions[before.key].name
        tables = []
        for table in (before, other):
            after = table.clone()
            answer(after, seat, value)
            tables.append(after)
        if tables[0].seat == CHANCE or view(game, tables[0], seat) != view(game, tables[1], seat):
            continue
        steps = [SessionStep(Answer(seat, name, value), table.clone(), 0) for table in (before, other)]
        probes = [Undo("u", desk.room.step_log.number(frozenset({seat})) + 1, seat)]
        one, two = (everything_sent(desk, seat, table, probes, step) for table, step in zip(tables, steps, strict=True))
        assert one == two, f"{position}, seat {seat}"
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("question", [AskHint, AskOdds])
def test_computers_get_a_re_dealt_table_that_looks_the_same_to_their_seat(question: type[AskHint | AskOdds]) -> None:
    game = find_game("standoff")
    desk = Desk("standoff", "pp")
    people = [desk.come(0), desk.come(1)]
    different = 0
    for number in range(60):
        waiting = desk.room.game_record.table.waiting()
        if not waiting:
            break
        seat = waiting[0]
        desk.send(people[seat], question(f"h{number}", seat))
        think = desk.thinks.pop()
        table = load(game, desk.room.game_record.session.start, think.position)
        true = desk.room.game_record.table
        assert view(game, table, seat) == view(game, true, seat)
        different += dump(game, table) != dump(game, true)
        desk.run(desk.room.bot_requests.thought(think.number, None, RuntimeError(), desk.now))
        desk.send(people[seat], desk.some_move(people[seat], seat))
    assert different > 20


def test_moments_hold_no_events_of_others() -> None:
    """A secret value of an event is null for everybody who may not know it."""
    desk = Desk("standoff", "pp", seed=9)
    people = {seat: desk.come(seat, 0) for seat in (0, 1)}
    desk.play(people, 40)
    for seat, connection in people.items():
        for message in desk.boxes[connection]:
            for event in getattr(message, "events", ()):
                if event.event == "drawn":
                    assert (event.values["card"] is None) == (event.values["seat"] != seat)
