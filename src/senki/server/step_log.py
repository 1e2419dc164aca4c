"""The steps of a table by number, and which of them a viewer knows of.

While seats choose in secret at the same time, nobody may notice more of another's answers than that they have finished: how many there were
could already tell something. Such a step is known to its own seat only. So each viewer counts the steps that it knows of: its numbers are
dense, from 1, and say nothing about others' secret steps.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, replace
from typing import Final

from senki.engine.table import EVERYONE, Told
from senki.server.game_record import StepResult
from senki.server.views import Viewer

FORGOTTEN: Final[list[Told]] = []
RECENT: Final = 300  # records of which it is remembered what was told; whoever comes is told no more than these


@dataclass(frozen=True, slots=True)
class Record:
    """An accepted message."""

    seq: int  # in the store: all steps
    client_id: str
    user: str
    result: StepResult


class StepLog:
    """All records, and the numbers by audience."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.public: list[int] = []
        self.private: dict[int, list[int]] = {}
        self.asked: dict[int, int] = {}  # by seat that is asked something: since which record its question stands as it does
        self.told_from = 1  # the first record of which it is remembered what was told

    @property
    def last(self) -> int:
        return len(self.records)

    def add(self, record: Record, waiting: list[int]) -> None:
        self.records.append(record)
        result = record.result
        if result.audience == EVERYONE:
            self.public.append(record.seq)
        else:
            self.private.setdefault(result.body.seat, []).append(record.seq)
        kept = self.asked if result.asked_anew else {}
        self.asked = {seat: record.seq if seat == result.body.seat else kept.get(seat, record.seq) for seat in waiting}
        self.forget()

    def forget(self) -> None:
        """What was told long ago can be found out again, from the answers; a game that goes on for long must not fill the memory."""
        while self.last - self.told_from >= 2 * RECENT:
            old = self.records[self.told_from - 1]
            self.records[self.told_from - 1] = replace(old, result=replace(old.result, events=FORGOTTEN))
            self.told_from += 1

    def restore(self, records: list[Record], waiting: list[int]) -> None:
        """Begin with these, of which nothing is remembered but that they were. The last was no step of a sealed choice."""
        for record in records:
            self.add(record, waiting)
        self.told_from = self.last + 1

    def number(self, viewer: Viewer, seq: int | None = None) -> int:
        """The viewer's number of a record: how many it knows of up to there."""
        if seq is None:
            return len(self.public) + sum(len(self.private.get(seat, ())) for seat in viewer)
        return bisect_right(self.public, seq) + sum(bisect_right(self.private.get(seat, []), seq) for seat in viewer)

    def knows(self, viewer: Viewer, record: Record) -> bool:
        return record.result.audience == EVERYONE or record.result.body.seat in viewer

    def since(self, viewer: Viewer, after: int, most: int | None = None) -> list[Record]:
        """What the viewer knows of beyond its number `after`; at most so many."""
        wanted = self.number(viewer) - max(0, after)
        found: list[Record] = []
        for record in reversed(self.records) if wanted > 0 else ():
            if self.knows(viewer, record):
                found.append(record)
                if len(found) == wanted:
                    break
        found.reverse()
        return found[:most]

    def find(self, viewer: Viewer, number: int) -> Record:
        """The record that has a number of the viewer's, from 1."""
        low, high = 1, self.last
        while low < high:
            middle = (low + high) // 2
            if self.number(viewer, middle) < number:
                low = middle + 1
            else:
                high = middle
        return self.records[low - 1]
