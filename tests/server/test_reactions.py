"""Reactions are kept back and committed together; when a window closes, and every byte until then, tells nothing about the hands."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.shapes import PASS
from senki.engine.view import view
from senki.server.game_record import Body
from senki.server.reactions import HOLD
from senki.server.seats import COMPUTER, read_setting, to_text
from senki.server.wire import Clock, Hold, Move, Order, ReactionRule, SetOrders, Undo, encode
from server.desk import Desk, of_kind


def desk_of(seats: str = "pppp", mode: ReactionRule | None = None, clock: Clock | None = None, seed: int = 1) -> Desk:
    desk = Desk("bell", seats, seed=seed, clock=clock)
    if mode is not None:
        (stored,) = desk.store.tables.values()
        setting = read_setting(stored.setting)
        setting.reactions = mode
        desk.store.tables[stored.id] = replace(stored, setting=to_text(setting))
        desk.open()
    return desk


def to_window(desk: Desk, people: dict[int, int], like: str = "") -> list[int]:
    """Play on until reactions are open; who could react."""
    for _ in range(500):
        desk.now += 10
        window = desk.room.reactions
        if window.opened >= 0:
            return window.asked()
        if desk.thinks:
            desk.think()
            continue
        seat = desk.room.game_record.table.waiting()[0]
        mine = desk.room.game_record.session.decision(seat)
        assert mine is not None
        value = (
            next((option for option in mine.options if option != PASS), PASS)
            if mine.question.name == "play"
            else desk.random.choice(mine.options)
        )
        desk.count += 1
        move = Move(f"m{desk.count}", desk.seq(people[seat]), seat, [value])
        assert of_kind(desk.send(people[seat], move), "Ack")
    raise AssertionError("no window")


def drew(desk: Desk, connection: int, skip: int, seat: int) -> bool:
    """Has the seat drawn a card since?"""
    steps = of_kind(desk.boxes[connection][skip:], "Step")
    return any(event.event == "drawn" and event.values["seat"] == seat for step in steps for event in step.events)


def reaction(desk: Desk, connection: int, seat: int, value: int | None = None) -> Move:
    mine = desk.room.game_record.session.decision(seat)
    assert mine is not None
    desk.count += 1
    return Move(f"r{desk.count}", desk.seq(connection), seat, [desk.random.choice(mine.options) if value is None else value])


def test_answers_are_kept_back_until_the_bell_and_then_are_one_step() -> None:
    desk = desk_of()
    people = {seat: desk.come(seat) for seat in range(4)}
    asked = to_window(desk, people)
    first = asked[0]
    before = {seat: len(desk.boxes[connection]) for seat, connection in people.items()}
    last, digest = desk.room.step_log.last, desk.room.game_record.session.hash()
    replies = desk.send(people[first], reaction(desk, people[first], first, PASS))
    assert of_kind(replies, "Ack")
    assert of_kind(replies, "Reactions")[0].chosen == {str(first): PASS}
    assert all(len(desk.boxes[people[seat]]) == before[seat] for seat in people if seat != first)
    assert (desk.room.step_log.last, desk.room.game_record.session.hash()) == (last, digest)
    desk.now += 2999 - 500
    desk.run(desk.room.tick(desk.now))
    assert desk.room.step_log.last == last
    desk.ring()
    assert desk.room.step_log.last > last
    body = desk.room.step_log.records[last].result.body
    assert body.do == "together"
    assert [seat for seat, _, _ in body.log if seat >= 0] == asked
    assert body.by == [(f"u{first}", f"r{desk.count}")]


def test_what_was_kept_back_survives_a_crash() -> None:
    """And a repeat of the message is acknowledged as before, in the window and after it."""
    desk = desk_of()
    people = {seat: desk.come(seat) for seat in range(4)}
    seat = to_window(desk, people)[-1]
    move = reaction(desk, people[seat], seat)
    (ack,) = of_kind(desk.send(people[seat], move), "Ack")
    desk.open()
    again = desk.come(seat)
    assert desk.room.reactions.chosen(seat) == move.answers[0]
    assert of_kind(desk.boxes[again], "Reactions")[0].chosen == {str(seat): move.answers[0]}
    assert of_kind(desk.send(again, move), "Ack") == [ack]
    desk.ring()
    assert of_kind(desk.send(again, move), "Ack") == [ack]
    desk.open()
    third = desk.come(seat)
    assert of_kind(desk.send(third, move), "Ack") == [ack]
    logged = [(user, name) for step in desk.store.steps("table1") for user, name in msgspec.json.decode(step.body, type=Body).by]
    assert logged == [(f"u{seat}", move.id)]


def test_a_choice_may_be_changed_and_withdrawn_until_the_bell() -> None:
    desk = desk_of(seed=3)
    people = {seat: desk.come(seat) for seat in range(4)}
    seat = to_window(desk, people)[0]
    connection = people[seat]
    assert of_kind(desk.send(connection, Undo("u0", desk.seq(connection), seat)), "Refused")[0].error == "cannot_undo"
    assert of_kind(desk.send(connection, reaction(desk, connection, seat)), "Ack")
    assert of_kind(desk.send(connection, reaction(desk, connection, seat, PASS)), "Ack")
    assert desk.room.reactions.chosen(seat) == PASS
    assert of_kind(desk.send(connection, Undo("u1", desk.seq(connection), seat)), "Ack")
    assert desk.room.reactions.chosen(seat) is None
    assert of_kind(desk.send(connection, reaction(desk, connection, seat, 999)), "Refused")[0].error == "illegal"


def test_hold_on_stops_the_bell_for_whoever_could_react() -> None:
    desk = desk_of(clock=Clock(600))
    people = {seat: desk.come(seat) for seat in range(4)}
    asked = to_window(desk, people)
    others = [seat for seat in range(4) if seat not in asked]
    assert desk.room.clocks.since == {}  # nobody's clock runs
    for seat in others:
        assert of_kind(desk.send(people[seat], Hold("h", seat)), "Refused")[0].error == "not_asked"
    last = desk.room.step_log.last
    assert of_kind(desk.send(people[asked[0]], Hold("h", asked[0])), "Ack")
    assert of_kind(desk.boxes[people[asked[1]]], "Reactions")[-1].held == [asked[0]]
    assert list(desk.room.clocks.since) == [asked[0]]
    assert of_kind(desk.send(people[asked[0]], Hold("h2", asked[0])), "Refused")[0].error == "too_fast"
    desk.now += HOLD - 1
    desk.run(desk.room.tick(desk.now))
    assert desk.room.step_log.last == last
    desk.ring()
    assert desk.room.step_log.last > last


@pytest.mark.parametrize("take", [[], list(range(20))])
def test_standing_orders_answer_for_the_seat(take: list[int]) -> None:
    """They are entered when the window opens, and the bell rings as ever."""
    desk = desk_of(seed=5)
    people = {seat: desk.come(seat) for seat in range(4)}
    for seat, connection in people.items():
        order = Order("react", take, [], 2)
        assert of_kind(desk.send(connection, SetOrders(f"o{seat}", seat, [order])), "Ack")
    desk.open()
    people = {seat: desk.come(seat) for seat in range(4)}
    asked = to_window(desk, people)
    options = {seat: desk.room.game_record.session.decision(seat) for seat in asked}
    for seat, mine in options.items():
        assert mine is not None
        fitting = [value for value in take if value in mine.options]
        assert desk.room.reactions.chosen(seat) == (PASS if not take else fitting[0] if fitting else None)
    assert desk.room.reactions.closes == desk.now - 10 + 3000
    desk.ring()
    assert all(order.times == 1 for seat in asked if not take for order in desk.room.seats[seat].orders)


def test_an_order_against_somebody() -> None:
    desk = desk_of(seed=6)
    people = {seat: desk.come(seat) for seat in range(4)}
    asked = to_window(desk, people)
    mine = desk.room.game_record.session.decision(asked[0])
    assert mine is not None
    player = mine.about["player"][1]
    seats = desk.room.seats
    seats[asked[0]].orders = [Order("react", [], [9])]
    assert desk.room.reactions.ordered(asked[0]) is None
    seats[asked[0]].orders = [Order("react", [], [9, player])]
    assert desk.room.reactions.ordered(asked[0]) == PASS
    seats[asked[0]].orders = [Order("other", [])]
    assert desk.room.reactions.ordered(asked[0]) is None


def test_by_orders_nobody_is_waited_for() -> None:
    desk = desk_of(mode=ReactionRule("orders"))
    people = {seat: desk.come(seat) for seat in range(4)}
    for _ in range(200):
        if desk.room.status == "over":
            break
        assert desk.room.reactions.opened < 0
        seat = desk.room.game_record.table.waiting()[0]
        desk.send(people[seat], desk.some_move(people[seat], seat))
    assert any(record.result.body.do == "together" for record in desk.room.step_log.records)
    slow = Desk("bell", "pp", clock=Clock(days=2))
    assert slow.room.reactions.rule.mode == "orders"


def test_everyone_is_waited_for() -> None:
    desk = desk_of(mode=ReactionRule("everyone"))
    people = {seat: desk.come(seat) for seat in range(4)}
    asked = to_window(desk, people)
    assert desk.room.reactions.closes is None
    last = desk.room.step_log.last
    for seat in asked:
        assert desk.room.step_log.last == last
        assert of_kind(desk.send(people[seat], reaction(desk, people[seat], seat, PASS)), "Ack")
    assert desk.room.step_log.last > last


def test_computers_are_kept_back_too_and_are_not_waited_for() -> None:
    desk = desk_of("pcpc", seed=2)
    people = {seat: desk.come(seat) for seat in (0, 2)}
    asked = to_window(desk, people)
    computers = [seat for seat in asked if desk.room.seats[seat].kind == COMPUTER]
    assert sorted(think.seat for think in desk.thinks) == sorted(computers)
    assert all(think.agent == "sensible" for think in desk.thinks)
    last = desk.room.step_log.last
    desk.think()
    assert desk.room.step_log.last == last
    desk.ring()  # one of them, if there are two, was late
    assert desk.room.step_log.last > last
    assert desk.room.status in ("playing", "over")


@pytest.mark.parametrize("seats", ["pppp", "pcpc"])
def test_two_tables_that_differ_in_hands_only_send_the_same_bytes_at_the_same_times(seats: str) -> None:
    """At one table the others choose, change their minds and have orders; at the other they do nothing. Nobody can tell which is which."""
    windows = compared = 0
    for seed in range(1, 25):
        one, two = desk_of(seats, seed=seed), desk_of(seats, seed=seed)
        persons = [seat for seat, kind in enumerate(seats) if kind == "p"]
        people = [{seat: desk.come(seat) for seat in persons} for desk in (one, two)]
        asked = to_window(one, people[0])
        assert to_window(two, people[1]) == asked
        viewer = persons[seed % len(persons)]
        watchers = [(at[viewer], desk.come(9)) for at, desk in zip(people, (one, two), strict=True)]
        session = two.room.game_record.session
        other = determinize(two.room.game, session.table, viewer, Rng(seed))
        other.told = []
        session.table = other
        assert view(one.room.game, one.room.game_record.table, viewer) == view(two.room.game, other, viewer)
        before = [[len(desk.boxes[number]) for number in watching] for desk, watching in zip((one, two), watchers, strict=True)]
        last = one.room.step_log.last
        while one.room.step_log.last == last:
            one.now += 100
            two.now += 100
            busy = [seat for seat in asked if seat != viewer and seat in people[0]]
            if busy and one.random.random() < 0.3:
                seat = one.random.choice(busy)
                one.send(people[0][seat], reaction(one, people[0][seat], seat))
                if one.random.random() < 0.5:
                    one.count += 1
                    one.send(people[0][seat], Undo(f"u{one.count}", one.seq(people[0][seat]), seat))
            if one.thinks and one.random.random() < 0.3:
                one.think(PASS)
            closes = one.room.reactions.closes
            assert closes is not None
            if one.now >= closes:
                for seat in busy:  # what was chosen must not show itself by being carried out: that is the rules' business
                    one.send(people[0][seat], reaction(one, people[0][seat], seat, PASS))
            one.run(one.room.tick(one.now))
            two.run(two.room.tick(two.now))
            assert (one.room.step_log.last == last) == (two.room.step_log.last == last), "the bell rang at another time"
            if one.room.step_log.last == last:
                for at, watching in enumerate(zip(*watchers, strict=True)):
                    mine, other_mine = (
                        desk.boxes[number][skip[at] :] for desk, number, skip in zip((one, two), watching, before, strict=True)
                    )
                    assert [encode(message) for message in mine] == [encode(message) for message in other_mine]
        windows += 1
        for at, watching in enumerate(zip(*watchers, strict=True)):
            sent = [
                [encode(message) for message in desk.boxes[number][skip[at] :]]
                for desk, number, skip in zip((one, two), watching, before, strict=True)
            ]
            if at == 0 and one.room.game_record.table.waiting() and drew(one, watching[0], before[0][0], viewer):  # from another deck
                assert [message[:30] for message in sent[0]] == [message[:30] for message in sent[1]]
            else:
                assert sent[0] == sent[1]
                compared += 1
    assert windows > 20
    assert compared > 5
