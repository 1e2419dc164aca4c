"""What is in force for a time: whom it is about, what it is about, and when it is over."""

from __future__ import annotations

import pytest

from games.imperium.table_builder import HACAN, LETNEV, SOL, table
from senki.engine.facts import words_of
from senki.games.imperium.kinds import Effect, Until
from senki.games.imperium.model import Imperium
from senki.games.imperium.pack import NONE
from senki.games.imperium.rules.effects import add_effect, allowed, barred, bonus, end_source, expire, price


def test_a_record_is_about_its_seat_and_its_thing() -> None:
    t = table()
    add_effect(t, Effect.TRUCE, SOL, Until.ROUND, thing=7)
    assert barred(t, Effect.TRUCE, SOL, 7)
    assert not barred(t, Effect.TRUCE, SOL, 8)
    assert not barred(t, Effect.TRUCE, LETNEV, 7)
    assert not barred(t, Effect.SCORES_ALL, SOL, 7)


def test_a_record_about_nobody_and_nothing_is_about_all() -> None:
    t = table()
    add_effect(t, Effect.FREE_SECONDARIES, NONE, Until.ROUND)
    assert all(allowed(t, Effect.FREE_SECONDARIES, seat, 5) for seat in (SOL, LETNEV, HACAN))


def test_what_is_added_adds_up_and_a_price_is_never_below_0() -> None:
    t = table()
    add_effect(t, Effect.FREE_SECONDARIES, SOL, Until.STEP, amount=-4)
    add_effect(t, Effect.FREE_SECONDARIES, NONE, Until.STEP, amount=1)
    assert bonus(t, Effect.FREE_SECONDARIES, SOL) == -3
    assert price(t, Effect.FREE_SECONDARIES, SOL, NONE, 8) == 5
    assert price(t, Effect.FREE_SECONDARIES, SOL, NONE, 2) == 0
    assert price(t, Effect.FREE_SECONDARIES, LETNEV, NONE, 2) == 3


@pytest.mark.parametrize("until", range(len(words_of(Until))), ids=words_of(Until))
def test_an_effect_ends_with_its_time_and_with_no_other(until: int) -> None:
    t = table()
    add_effect(t, Effect.TRUCE, SOL, until)
    for other in range(len(words_of(Until))):
        if other != until:
            expire(t, other)
    assert barred(t, Effect.TRUCE, SOL)
    if until == Until.NEXT_ROUND:
        t.round += 1
        expire(t, Until.ROUND)
    else:
        expire(t, until)
    assert not barred(t, Effect.TRUCE, SOL)


def test_a_law_ends_what_it_did_and_nothing_else() -> None:
    t: Imperium = table()
    add_effect(t, Effect.TRUCE, SOL, Until.LAW, source=3)
    add_effect(t, Effect.TRUCE, LETNEV, Until.LAW, source=4)
    end_source(t, Until.LAW, 3)
    assert not barred(t, Effect.TRUCE, SOL)
    assert barred(t, Effect.TRUCE, LETNEV)
