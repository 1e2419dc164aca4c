"""How often somebody may do something: a bucket of tokens for each, filled again at a steady rate. Time is given from outside."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

KEYS: Final = 50_000


class Limiter:
    """Allows `rate` actions at once, and `rate` in each `per_seconds` in the long run, to each key."""

    def __init__(self, rate: float, per_seconds: float, keys: int = KEYS) -> None:
        if rate < 1 or per_seconds <= 0 or keys < 1:
            raise ValueError("a limit needs a rate of at least 1, a time above 0 and room for a key")
        self.rate: Final = float(rate)
        self.per_seconds: Final = float(per_seconds)
        self.keys: Final = keys
        self.buckets: Final[OrderedDict[Hashable, tuple[float, float]]] = OrderedDict()  # tokens and when they were counted, oldest first
        self.lock: Final = threading.Lock()

    def allow(self, key: Hashable, now: float) -> bool:
        """May this key act now? If so, it has."""
        with self.lock:
            tokens, counted = self.buckets.pop(key, (self.rate, now))
            now = max(now, counted)  # a clock that was set back gives nothing and takes nothing
            tokens = min(self.rate, tokens + (now - counted) * self.rate / self.per_seconds)
            allowed = tokens >= 1
            self.buckets[key] = (tokens - 1 if allowed else tokens, now)
            self.forget(now)
            return allowed

    def forget(self, now: float) -> None:
        """Drop keys whose bucket must be full again, a few at each call; beyond the room for keys also the one not seen for longest."""
        for _ in range(2):
            if not self.buckets:
                return
            key, (_tokens, counted) = next(iter(self.buckets.items()))
            if now - counted < self.per_seconds and len(self.buckets) <= self.keys:
                return
            del self.buckets[key]
