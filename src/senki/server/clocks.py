"""Time to think. All times are milliseconds that others bring along: nothing here looks at a clock."""

from __future__ import annotations

from typing import Final

from senki.server.wire import Clock

SECOND: Final = 1000
DAY: Final = 86_400 * SECOND
GRACE: Final = 60 * SECOND  # what somebody gets who comes back after running out of time


class Clocks:
    """The seats' clocks. A clock runs while its seat is asked something; several may run at the same time."""

    def __init__(self, rule: Clock | None, left: list[int | None]) -> None:
        self.rule: Final = rule
        self.left = [full(rule) if rule and value is None else value for value in left]
        self.since: dict[int, int] = {}  # by seat whose clock runs: since when

    def run(self, seats: set[int], now: int) -> None:
        """From now on the clocks of these seats run, and no others."""
        if self.rule is None:
            return
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)

    def stop(self, seat: int, now: int) -> None:
        """The seat has answered: it gets its increment, or its days anew."""
        assert self.rule is not None
        left = self.left_at(seat, now)
        del self.since[seat]
        self.left[seat] = full(self.rule) if self.rule.days else (left or 0) + self.rule.increment * SECOND

    def left_at(self, seat: int, now: int) -> int | None:
        left = self.left[seat]
        if left is None:
            return None
        return max(0, left - max(0, now - self.since.get(seat, now)))

    def shift(self, by: int) -> None:
        """The time that others bring along has jumped, which was nobody's thinking."""
        self.since = {seat: since + by for seat, since in self.since.items()}

    def run_out(self, now: int) -> list[int]:
        return [seat for seat in sorted(self.since) if self.left_at(seat, now) == 0]

    def give_grace(self, seat: int) -> None:
        """Who comes back after running out gets a little time."""
        if self.rule is not None and self.rule.seconds:
            self.left[seat] = max(self.left[seat] or 0, GRACE)
        elif self.rule is not None:
            self.left[seat] = full(self.rule)
        self.since.pop(seat, None)

    def next_out(self) -> int | None:
        """When the next clock runs out."""
        return min((since + (self.left[seat] or 0) for seat, since in self.since.items()), default=None)


def full(rule: Clock) -> int:
    return rule.days * DAY if rule.days else (rule.seconds or 0) * SECOND
