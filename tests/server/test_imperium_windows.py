"""Windows of Twilight Imperium at the server: what is sent until the bell, and when it rings, tells nothing about hands."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import Final, cast

import pytest

from games.imperium.rules.test_cards_each import CARDS, occasion, rich
from games.imperium.rules.test_cards_war import POSITIONS, opened
from games.imperium.table_builder import give, start
from senki.engine.chance import Rng
from senki.engine.determinize import determinize
from senki.engine.facts import words_of
from senki.engine.shapes import PASS
from senki.engine.view import view
from senki.games.imperium import HURRIED
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack_cards import ActionKind, Window
from senki.games.imperium.rules import windows
from senki.games.imperium.rules.windows import OWN, close_occasion
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


def same_for_viewers(one: Desk, two: Desk, people: list[dict[int, int]], viewer: int, seed: int) -> None:
    """At both desks the same window is open. At the second all but the viewer's seat hold other cards; at the first the others choose and
    change their minds: viewer and spectator get the same bytes, and the bell rings at the same time."""
    asked, hurried = one.room.reactions.asked(), window_of(one) in HURRIED
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
                assert [encode(message) for message in sent[0]] == [encode(message) for message in sent[1]]
    assert 0 <= one.now - opened - (SHORT_BELL if hurried else BELL) <= 110


def test_windows_of_random_games_tell_nothing() -> None:
    """Every kind that random games come to: of two tables that differ in hands only, viewers cannot tell one from the other."""
    kinds = set()
    for window, seed, number in places():
        one, two = full_desk(seed), full_desk(seed)
        people = [{seat: desk.come(seat) for seat in range(3)} for desk in (one, two)]
        asked = play_to_window(one, people[0], number)
        assert play_to_window(two, people[1], number) == asked
        assert window_of(one) == window
        same_for_viewers(one, two, people, asked[-1], seed)
        kinds.add(window)
    assert len(kinds) >= 2


def positions() -> dict[int, Callable[[], Imperium]]:
    """For each window that is open to several: a table at which it is open, from the tests of the cards that are played in it."""
    found: dict[int, Callable[[], Imperium]] = {}
    for name, (window, _) in CARDS.items():
        found.setdefault(window, partial(at_the_table, name))
    for name, (_, window, _, _) in POSITIONS.items():
        found.setdefault(window, partial(at_war, name))
    found[Window.CARD] = an_announced_card
    found[Window.TRADE] = an_income
    return {window: build for window, build in found.items() if window not in OWN and window != Window.ANY}


def arm(t: Imperium) -> None:
    """Everybody holds some cards, so that nobody can be told by having none."""
    for seat in range(t.players):
        give(t, seat, "sabotage", "direct-hit")


def at_the_table(name: str) -> Imperium:
    t = rich()
    arm(t)
    give(t, 0, name)
    place = occasion(t, CARDS[name][0])
    return reopened(t, place)


def at_war(name: str) -> Imperium:
    """The position of a card of war, its window open."""
    t, _ = opened(name, (0, "sabotage"), (1, "sabotage"), (2, "sabotage"))
    return t


def an_announced_card() -> Imperium:
    t = rich()
    arm(t)
    give(t, 0, "good-year")
    place = occasion(t, Window.ACT)
    start(t, "play_card", seat=0, kind=ActionKind.GOOD_YEAR, place=place)
    return t


def an_income() -> Imperium:
    t = rich()
    arm(t)
    t.goods[0] = 5
    t.unpaid = [0] * len(t.unpaid)
    start(t, "collect", seat=0, less=0)
    return t


def reopened(t: Imperium, place: int) -> Imperium:
    """The occasion that was described is opened as a window."""
    window, seat, other, thing = (column[place] for column in (t.occasions.window, t.occasions.seat, t.occasions.other, t.occasions.thing))
    close_occasion(t, place)
    start(t, "open_window", window=window, seat=seat, other=other, thing=thing)
    return t


def at_the_desk(t: Imperium) -> tuple[Desk, dict[int, int]]:
    """A room in which this table lies, in place of the one just begun; its window is open."""
    desk = full_desk(1)
    people = {seat: desk.come(seat) for seat in range(3)}
    t.told = []
    desk.room.game_record.session.table = t
    desk.room.reactions.look(desk.now)
    return desk, people


@pytest.mark.parametrize("window", sorted(positions()), ids=lambda window: words_of(Window)[window])
def test_no_window_tells_anything(window: int) -> None:
    """V9  Each kind of window that several are asked in, with a clock set by hand."""
    t = positions()[window]()
    one, mine = at_the_desk(cast(Imperium, t.clone()))
    two, theirs = at_the_desk(t)
    assert window_of(one) == window
    same_for_viewers(one, two, [mine, theirs], one.room.reactions.asked()[-1], 1)


def test_every_window_has_a_position() -> None:
    """All that somewhere in the rules are opened to several."""
    texts = [path.read_text(encoding="utf-8") for path in pathlib.Path(windows.__file__).parent.rglob("*.py")]
    used, own = ({word for text in texts for word in re.findall(rf"{kind}_window\(t, Window\.(\w+)", text)} for kind in ("open", "own"))
    assert len(used) > 15
    assert {getattr(Window, word) for word in used - own} <= set(positions())


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
