"""Token buckets: what they allow at once and in the long run, and that they forget."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senki.server.rate_limits import Limiter


def test_a_burst_and_then_the_rate() -> None:
    limiter = Limiter(100, 20)
    assert [limiter.allow("a", 0.0) for _ in range(101)] == [True] * 100 + [False]
    assert not limiter.allow("a", 0.1)
    assert limiter.allow("a", 0.2)  # five a second
    assert not limiter.allow("a", 0.3)
    assert [limiter.allow("a", 1000.0) for _ in range(101)] == [True] * 100 + [False]


def test_keys_do_not_know_each_other() -> None:
    limiter = Limiter(1, 60)
    assert limiter.allow("a", 0.0)
    assert limiter.allow(("login", "a"), 0.0)
    assert not limiter.allow("a", 1.0)


def test_a_refusal_costs_nothing() -> None:
    limiter = Limiter(2, 2)
    assert [limiter.allow("a", 0.0) for _ in range(50)].count(True) == 2
    assert limiter.allow("a", 1.0)


def test_a_clock_that_goes_back() -> None:
    limiter = Limiter(2, 2)
    assert limiter.allow("a", 100.0)
    assert limiter.allow("a", 50.0)
    assert not limiter.allow("a", 99.0)
    assert limiter.allow("a", 101.0)


def test_memory_is_bounded() -> None:
    limiter = Limiter(5, 10, keys=100)
    for number in range(10_000):
        assert limiter.allow(number, number / 1000)
    assert len(limiter.buckets) <= 100
    for number in range(100):  # those that must be full again are forgotten without being missed
        limiter.allow("a", 1000.0 + number)
    assert len(limiter.buckets) <= 2


@pytest.mark.parametrize("rate,per_seconds,keys", [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_senseless_limits(rate: float, per_seconds: float, keys: int) -> None:
    with pytest.raises(ValueError, match="a limit needs"):
        Limiter(rate, per_seconds, keys)


@given(st.lists(st.floats(0, 3), max_size=200), st.integers(1, 10), st.floats(0.5, 5))
def test_never_more_than_the_rate(pauses: list[float], rate: int, per_seconds: float) -> None:
    """In any stretch of time: at most the burst and what has flowed in since."""
    limiter, now = Limiter(rate, per_seconds), 0.0
    taken: list[float] = []
    for pause in pauses:
        now += pause
        if limiter.allow("a", now):
            taken.append(now)
    for first, begin in enumerate(taken):
        for last in range(first, len(taken)):
            assert last - first + 1 <= rate + (taken[last] - begin) * rate / per_seconds + 1e-6
