"""The steps of a table by number, and which of them a viewer knows of.

While seats choose in secret at the same time, nobody may notice more of another's answers than that they have finished: how many there were
could already tell something. Such a step is known to its own seat only. So each viewer counts the steps that it knows of: its numbers are
dense, from 1, and say nothing about others' secret steps.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from senki.engine.table import EVERYONE
from senki.server.course import Happening
from senki.server.showing import Viewer


@dataclass(frozen=True)
class Record:
    """An accepted message."""

    seq: int  # in the store: all steps
    client_id: str
    user: str
    happening: Happening


class Ledger:
    """All records, and the numbers by audience."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.public: list[int] = []
        self.private: dict[int, list[int]] = {}
        self.asked: dict[int, int] = {}  # by seat that is asked something: since which record its question stands as it does

    @property
    def last(self) -> int:
        return len(self.records)

    def add(self, record: Record, waiting: list[int]) -> None:
        self.records.append(record)
        happening = record.happening
        if happening.audience == EVERYONE:
            self.public.append(record.seq)
        else:
            self.private.setdefault(happening.body.seat, []).append(record.seq)
        kept = self.asked if happening.asked_anew else {}
        self.asked = {seat: record.seq if seat == happening.body.seat else kept.get(seat, record.seq) for seat in waiting}

    def number(self, viewer: Viewer, seq: int | None = None) -> int:
        """The viewer's number of a record: how many it knows of up to there."""
        if seq is None:
            return len(self.public) + sum(len(self.private.get(seat, ())) for seat in viewer)
        return bisect_right(self.public, seq) + sum(bisect_right(self.private.get(seat, []), seq) for seat in viewer)

    def knows(self, viewer: Viewer, record: Record) -> bool:
        return record.happening.audience == EVERYONE or record.happening.body.seat in viewer

    def since(self, viewer: Viewer, after: int) -> list[Record]:
        """What the viewer knows of beyond its number `after`."""
        known = [record for record in self.records if self.knows(viewer, record)]
        return known[max(0, after) :]
