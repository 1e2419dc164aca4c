"""Windows of Twilight Imperium at the server: what is sent until the bell, and when it rings, tells nothing about hands."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final, cast

from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.shapes import PASS
from senki.engine.view import view
from senki.games.imperium import HURRIED
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack_cards import Window
from senki.server.reactions import obeyed
from senki.server.seats import read_setting, to_text
from senki.server.wire import Hold, Order, ReactionRule, encode
from server.desk import Desk, of_kind
from server.test_reactions import reaction

BELL: Final = 3000
SHORT_BELL: Final = BELL * 67 // 100
MOST_MOVES: Final = 600
TABLES: Final = 2


def window_of(desk: Desk) -> int:
    t = cast(Imperium, desk.room.game_record.table)
    return t.occasions.window[len(t.occasions) - 1]


def full_desk(seed: int, rule: ReactionRule | None = None) -> Desk:
    """Three people at the full game."""
    desk = Desk("imperium", "ppp", {"mode": "full"}, seed=seed)
    if rule is not None:
        (stored,) = desk.store.tables.values()
        setting = read_setting(stored.setting)
        setting.reactions = rule
        desk.store.tables[stored.id] = replace(stored, setting=to_text(setting))
        desk.open()
    return desk


def play_to_window(desk: Desk, people: dict[int, int], number: int) -> list[int]:
    """Play at random to the window of that number; who could react. None such: nobody."""
    for _ in range(MOST_MOVES * (number + 1)):
        desk.now += 10
        if desk.room.reactions.opened >= 0:
            if number == 0:
                return desk.room.reactions.asked()
            number -= 1
            desk.ring()
        elif desk.room.status != "playing":
            break
        else:
            seat = desk.room.game_record.table.waiting()[0]
            desk.send(people[seat], desk.some_move(people[seat], seat))
    return []


@cache
def windows_of(seed: int) -> tuple[int, ...]:
    """The kinds of windows in a random game, in their order."""
    desk = full_desk(seed)
    people = {seat: desk.come(seat) for seat in range(3)}
    found: list[int] = []
    while play_to_window(desk, people, 0):
        found.append(window_of(desk))
        desk.ring()
    return tuple(found)


def places() -> list[tuple[int, int, int]]:
    """For each kind of window that random games come to: the kind, a game, and which of its windows it is."""
    found: dict[int, tuple[int, int, int]] = {}
    for seed in range(1, TABLES + 1):
        for number, window in enumerate(windows_of(seed)):
            found.setdefault(window, (window, seed, number))
    return sorted(found.values())


def test_every_kind_of_window_tells_nothing() -> None:
    """Of two tables that differ in hands only, at one the others choose and change their minds; viewers get the same bytes."""
    kinds = set()
    for window, seed, number in places():
        one, two = full_desk(seed), full_desk(seed)
        people = [{seat: desk.come(seat) for seat in range(3)} for desk in (one, two)]
        asked = play_to_window(one, people[0], number)
        assert play_to_window(two, people[1], number) == asked
        assert window_of(one) == window
        viewer = asked[-1]
        watchers = [(at[viewer], desk.come(9)) for at, desk in zip(people, (one, two), strict=True)]
        session = two.room.game_record.session
        other = determinize(two.room.game, session.table, viewer, Rng(seed))
        other.told = []
        session.table = other
        assert view(one.room.game, one.room.game_record.table, viewer) == view(two.room.game, other, viewer)
        before = [[len(desk.boxes[box]) for box in watching] for desk, watching in zip((one, two), watchers, strict=True)]
        opened, last = one.now, one.room.step_log.last
        while one.room.step_log.last == last:
            one.now += 100
            two.now += 100
            for seat in [seat for seat in asked if seat != viewer]:
                closing = one.now - opened >= BELL // 2  # what was chosen must not show itself by being carried out
                one.send(people[0][seat], reaction(one, people[0][seat], seat, PASS if closing else None))
            one.run(one.room.tick(one.now))
            two.run(two.room.tick(two.now))
            assert (one.room.step_log.last == last) == (two.room.step_log.last == last), "the bell rang at another time"
            if one.room.step_log.last == last:
                for at, (mine, theirs) in enumerate(zip(*watchers, strict=True)):
                    sent = (one.boxes[mine][before[0][at] :], two.boxes[theirs][before[1][at] :])
                    assert [encode(message) for message in sent[0]] == [encode(message) for message in sent[1]], Window
        rung = one.now - opened
        assert 0 <= rung - (SHORT_BELL if window in HURRIED else BELL) <= 110
        kinds.add(window)
    assert len(kinds) >= 2


def test_whoever_could_react_may_stop_the_bell() -> None:
    _, seed, number = places()[0]
    desk = full_desk(seed)
    people = {seat: desk.come(seat) for seat in range(3)}
    asked = play_to_window(desk, people, number)
    closes = desk.room.reactions.closes
    assert closes is not None
    assert of_kind(desk.send(people[asked[0]], Hold("h", asked[0])), "Ack")
    assert cast(int, desk.room.reactions.closes) > closes


def test_everyone_is_waited_for() -> None:
    """Where all have to answer, the first window is open until the last of them has."""
    desk = full_desk(1, ReactionRule("everyone"))
    people = {seat: desk.come(seat) for seat in range(3)}
    asked = play_to_window(desk, people, 0)
    last = desk.room.step_log.last
    for seat in asked:
        assert desk.room.step_log.last == last
        desk.send(people[seat], reaction(desk, people[seat], seat, PASS))
    assert desk.room.step_log.last > last


def test_by_orders_nobody_is_waited_for() -> None:
    desk = full_desk(1, ReactionRule("orders"))
    people = {seat: desk.come(seat) for seat in range(3)}
    for _ in range(200):
        assert desk.room.reactions.opened < 0
        seat = desk.room.game_record.table.waiting()[0]
        desk.send(people[seat], desk.some_move(people[seat], seat))
    assert any(record.result.body.do == "together" for record in desk.room.step_log.records)


def test_an_order_for_one_kind_of_window() -> None:
    """An order to pass in this window fits it, and not the others."""
    window, seed, number = places()[0]
    desk = full_desk(seed)
    people = {seat: desk.come(seat) for seat in range(3)}
    seat = play_to_window(desk, people, number)[0]
    mine = desk.room.game_record.session.decision(seat)
    assert mine is not None
    assert obeyed(Order("react", about={"window": window}), mine) == PASS
    assert obeyed(Order("react", about={"window": window + 1}), mine) is None
    assert obeyed(Order("react", about={"hand": 1}), mine) is None
