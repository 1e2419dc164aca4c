"""Moments of a long game from which it can be gone through again, so that nobody has to begin at its beginning.

A room has some of them at hand, the newest ones closer together. One is kept in the store, beside the steps: so far back that all that may
be taken back, and all that somebody who comes is told, lies after it. It is used only where it has the hash that was stored with its step,
and where nothing from before it was taken back later; otherwise, and for games kept before there were checkpoints, the whole game is gone
through.
"""

from __future__ import annotations

import logging
from bisect import bisect_right, insort
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import msgspec

from senki.engine.frames import BadStack, Row
from senki.engine.game import Game
from senki.engine.position import laid_open, load, state_hash
from senki.engine.table import EVERYONE, Table
from senki.server.game_record import Body, Checkpoint, StepResult
from senki.server.seats import Logged
from senki.server.storage import StoredDocument, StoredStep

LOG: Final = logging.getLogger(__name__)
KIND: Final = "checkpoint"  # of the store's documents; the id is the table's
FORM: Final = 1
EVERY: Final = 100  # records
MOST: Final = 64  # at hand; then every other one of the older half is let go


class Checkpoints:
    """Those of one room that are at hand, by record. Whoever reads them elsewhere is given a copy of the list."""

    def __init__(self) -> None:
        self.all: list[Checkpoint] = []

    @property
    def last(self) -> int:
        """The record of the newest; 0: there is none."""
        return self.all[-1].seq if self.all else 0

    def add(self, found: Checkpoint) -> None:
        if not any(one.seq == found.seq for one in self.all):
            insort(self.all, found, key=lambda one: one.seq)
        if len(self.all) > MOST:
            half = len(self.all) // 2
            self.all = self.all[:half:2] + self.all[half:]

    def take_back(self, answers: int) -> None:
        """The game has so many answers now: what came after them never was."""
        while self.all and self.all[-1].answers > answers:
            self.all.pop()

    def before(self, seq: int) -> Checkpoint | None:
        """The last one at or before a record."""
        place = bisect_right(self.all, seq, key=lambda one: one.seq)
        return self.all[place - 1] if place else None


class Kept(msgspec.Struct):
    """A checkpoint in the store. `private`: the records that only the seat knows of that acted."""

    form: int
    seq: int
    answers: int
    sealed_from: int
    dice_used: int
    private: list[int]
    position: Row


@dataclass(frozen=True)
class Resumed:
    """What opening a game from a checkpoint begins with."""

    checkpoint: Checkpoint
    answers: list[Logged]
    results: list[StepResult]  # of the records before it; what was told in them is not known


def document(table_id: str, game: Game, found: Checkpoint, private: dict[int, list[int]], at: int) -> StoredDocument:
    early = sorted(seq for records in private.values() for seq in records if seq <= found.seq)
    kept = Kept(FORM, found.seq, found.answers, found.sealed_from, found.dice_used, early, laid_open(game, found.table))
    return StoredDocument(KIND, table_id, msgspec.json.encode(kept).decode(), at)


def resume(game: Game, start: Table, base: list[Logged], steps: list[StoredStep], stored: StoredDocument | None) -> Resumed | None:
    """From a stored checkpoint, if there is one that still holds."""
    if stored is None:
        return None
    try:
        kept = msgspec.json.decode(stored.body, type=Kept)
        if kept.form != FORM or not 0 < kept.seq <= len(steps):
            return None
        table = load(game, start, kept.position)
        bodies = [msgspec.json.decode(step.body, type=Body) for step in steps]
        answers = answers_of(bodies[: kept.seq], base)
        if state_hash(game, table) != steps[kept.seq - 1].hash or len(answers) != kept.answers or goes_below(bodies[kept.seq :]):
            return None
    except (msgspec.MsgspecError, BadStack, KeyError, ValueError, TypeError, IndexError) as error:
        LOG.warning("table %s: its checkpoint is of no use (%s); the whole game is gone through", stored.id, error)
        return None
    private = set(kept.private)
    audiences = [1 << body.seat if seq in private else EVERYONE for seq, body in enumerate(bodies[: kept.seq], 1)]
    results = [StepResult(body, audience, [], False) for body, audience in zip(bodies, audiences, strict=False)]
    return Resumed(Checkpoint(kept.seq, kept.answers, kept.sealed_from, kept.dice_used, table), answers, results)


def answers_of(bodies: Iterable[Body], base: list[Logged]) -> list[Logged]:
    """The log after some steps, without what was taken back."""
    found = base[:]
    for body in bodies:
        if body.do == "undo":
            found.pop()
        else:
            found += body.log
    return found


def goes_below(bodies: Iterable[Body]) -> bool:
    """Was anything taken back from before these steps?"""
    count = 0
    for body in bodies:
        count += -1 if body.do == "undo" else len(body.log)
        if count < 0:
            return True
    return False
