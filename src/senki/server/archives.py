"""Finished games as they were shown, kept so that they can be looked at for ever: by rules that have changed since, they could not be gone
through any more.

A moment is the table after an answer. Kept is what each point of view saw of it (a seat, a spectator, and everything, for the replay), what
was heard, and between what chance had to choose. Views are kept as what has changed since the moment before, sixty-four moments to a part,
so that no more than a part has to be read for one of them.
"""

from __future__ import annotations

import base64
import hashlib
import itertools
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from senki.engine.session import ANEW
from senki.engine.table import CHANCE
from senki.engine.view import could_react, decision_of, seen_waiting
from senki.server.club_bodies import GameStatistics
from senki.server.game_record import Body, GameRecord
from senki.server.loading import PastGame
from senki.server.seats import Logged, read_setting
from senki.server.storage import StoredDocument
from senki.server.views import all_open, decision_view, events_for, outcome_of, seen
from senki.server.wire import DecisionView, Fact, FieldCard, Outcome, TableInfo, WireEvent

KIND: Final = "archive"  # of the store's documents; the id is the table's
PART: Final = "archive-part"
WORDS: Final = "archive-words"  # labels, facts and fields, the same for many games; the id is a hash
FORM: Final = 1
IN_A_PART: Final = 64  # moments
ALL: Final = "all"
WATCHING: Final = "-1"
View = dict[str, Any]


class Moment(msgspec.Struct):
    """The table after an answer. `views`: by point of view those fields that differ from the moment before; in the first of a part, all."""

    views: dict[str, View]
    events: dict[str, list[Any]]  # by point of view what was heard of the answer
    waiting: list[int | str]
    reacting: list[int]
    decisions: dict[str, DecisionView]
    options: list[int] = []  # of chance, where the answer was chance's


class ArchivedStep(msgspec.Struct):
    """A step of the table: who did what, and by which moments. `private`: only its seat knows that there was one."""

    do: str
    seat: int
    private: bool
    first: int  # of the moments that its answers led to
    last: int
    after: int  # the moment at which the table stood then


class Words(msgspec.Struct):
    """How the things on the table are called and drawn."""

    labels: dict[str, list[str]]
    facts: dict[str, list[dict[str, Fact]]]
    fields: dict[str, FieldCard]


class Head(msgspec.Struct):
    """What is kept of a game but its moments. `info` is without the words and without names. `line`: the answers that stood in the end, and
    `places` their moments."""

    form: int
    info: TableInfo
    words: str
    steps: list[ArchivedStep]
    line: list[Logged]
    places: list[int]
    moves: dict[str, list[int]]  # by seat, or "all": of each answer the number of its move, as the log at the table has it
    over: Outcome | None
    save: str
    statistics: GameStatistics | None
    moments: int
    base: int  # answers with which the game began, because it branched off another


@dataclass
class Recorder:
    """Goes through a game once and writes down what there was to see."""

    seats: int
    pack: Callable[[bytes], str]
    moments: int = 0
    parts: list[str] = field(default_factory=list)
    part: list[Moment] = field(default_factory=list)
    before: dict[str, View] = field(default_factory=dict)
    ended: Outcome | None = None

    def note(self, record: GameRecord, told: list[Any], options: list[int]) -> int:
        """The table as it stands; the number of the moment."""
        if len(self.part) == IN_A_PART:
            self.finish_part()
        game, table = record.session.game, record.table
        views: dict[str, View] = {WATCHING: seen(game, table, None), ALL: all_open(game, table)}
        events = {WATCHING: events_for(game, told, frozenset()), ALL: events_for(game, told, frozenset(), True)}
        decisions: dict[str, DecisionView] = {}
        for seat in range(self.seats):
            views[str(seat)] = seen(game, table, seat)
            events[str(seat)] = events_for(game, told, frozenset([seat]))
            mine = decision_of(game, table, seat)
            if mine is not None:
                decisions[str(seat)] = decision_view(mine, table.sealed is not None)
        changed = {who: changes(self.before.get(who), now) for who, now in views.items()}
        waiting: list[int | str] = ["chance" if seat == CHANCE else seat for seat in seen_waiting(game, table)]
        self.part.append(Moment(changed, events, waiting, could_react(game, table), decisions, options))
        self.before, self.ended = views, outcome_of(game, table)
        self.moments += 1
        return self.moments - 1

    def finish_part(self) -> None:
        self.parts.append(self.pack(msgspec.json.encode(self.part)))
        self.part, self.before = [], {}

    def finish(self) -> list[str]:
        if self.part:
            self.finish_part()
        return self.parts


def changes(before: View | None, now: View) -> View:
    return now if before is None else {name: value for name, value in now.items() if name not in before or before[name] != value}


def packed(data: bytes) -> str:
    return base64.b85encode(zlib.compress(data, 6)).decode()


def unpacked(text: str) -> bytes:
    return zlib.decompress(base64.b85decode(text))


@dataclass(frozen=True)
class Finished:
    """A finished game, enough to make an archive of it in any thread."""

    past: PastGame  # all of it, from the beginning
    private: frozenset[int]  # records that only their own seat knows of
    info: TableInfo
    moves: dict[str, list[int]]
    save: Callable[[], str]
    statistics: Callable[[], GameStatistics | None]
    pause: Callable[[], None] = lambda: None  # between moments, so that nobody else has to wait for long


def make_archive(done: Finished, at: int) -> list[StoredDocument]:
    """The documents that keep a finished game."""
    past, table_id = done.past, done.info.id
    recorder = Recorder(past.seats, packed)
    base = len(read_setting(past.setting).base)
    steps, line, places = go_through(done, recorder)
    parts = recorder.finish()
    info = done.info
    words = msgspec.json.encode(Words(info.labels, info.facts, info.fields))
    digest = hashlib.sha256(words).hexdigest()
    bare = msgspec.structs.replace(
        info, labels={}, facts={}, fields={}, seats=[], owner_name="", archived=True, explains=False, stopped=None
    )
    head = Head(
        FORM, bare, digest, steps, line, places, done.moves, recorder.ended, done.save(), done.statistics(), recorder.moments, base
    )  # fmt: skip
    return [
        StoredDocument(WORDS, digest, packed(words), at),
        *(StoredDocument(PART, f"{table_id}/{number}", text, at) for number, text in enumerate(parts)),
        StoredDocument(KIND, table_id, packed(msgspec.json.encode(head)), at),
    ]


def go_through(done: Finished, recorder: Recorder) -> tuple[list[ArchivedStep], list[Logged], list[int]]:
    """Every answer of every step again: the steps, and of those answers that were not taken back the line and their moments."""
    past = done.past
    setting = read_setting(past.setting)
    base, setting.base, setting.dice_from = setting.base, [], 0
    record = GameRecord(past.game, past.seats, setting, None, None)
    line: list[Logged] = []
    places = [recorder.note(record, record.session.told, [])]

    def answer(logged: Logged, where: str) -> None:
        options = list(record.table.options) if logged[0] == CHANCE == record.table.seat else []
        result = record.again(Body("anew" if logged[2] is None else "answers", logged[0], [logged]), where)
        line.append(logged)
        places.append(recorder.note(record, result.events, options))
        done.pause()

    for place, logged in enumerate(base, 1):
        answer(logged, f"answer {place}")
    steps: list[ArchivedStep] = []
    for one in past.records:
        body, first = one.result.body, recorder.moments
        if body.do == "undo":
            record.session.take_back()
            line.pop()
            places.pop()
        elif body.do == "anew":
            answer((body.seat, ANEW, None), f"step {one.seq}")
        else:
            for logged in body.log:
                answer(logged, f"step {one.seq}")
        if body.do == "begin":
            first = 0
        private = one.seq in done.private
        steps.append(ArchivedStep(body.do, body.seat, private, first, recorder.moments - 1, places[-1]))
    return steps, line, places


class Archive:
    """A kept game. `part` reads one of its documents; what was read last stays at hand."""

    def __init__(self, head: Head, words: Words, part: Callable[[int], str | None]) -> None:
        self.head: Final = head
        self.part: Final = part
        self.read: tuple[int, list[Moment]] = (-1, [])
        self.info: Final = msgspec.structs.replace(head.info, labels=words.labels, facts=words.facts, fields=words.fields)

    def moments_of(self, part: int) -> list[Moment]:
        """One part, with whole views."""
        number, found = self.read
        if number != part:
            text = self.part(part)
            if text is None:
                raise ArchiveDamaged(f"part {part} of the kept game is missing")
            found = msgspec.json.decode(unpacked(text), type=list[Moment])
            for before, moment in itertools.pairwise(found):
                moment.views = {who: {**before.views[who], **changed} for who, changed in moment.views.items()}
            self.read = part, found
        return found

    def moment(self, number: int) -> Moment:
        return self.moments_of(number // IN_A_PART)[number % IN_A_PART]

    def heard(self, number: int, who: str) -> list[WireEvent]:
        """What somebody heard of the answer that led to a moment."""
        return [WireEvent(**event) for event in self.moment(number).events[who]]


class ArchiveDamaged(ValueError):
    """What is missing of a kept game."""


def open_archive(table_id: str, document: Callable[[str, str], StoredDocument | None]) -> Archive | None:
    """The kept game of a table; None if there is none that can be shown."""
    kept = document(KIND, table_id)
    if kept is None:
        return None
    data = unpacked(kept.body)
    if msgspec.json.decode(data, type=Form).form != FORM:
        return None
    head = msgspec.json.decode(data, type=Head)
    words = document(WORDS, head.words)
    if words is None:
        raise ArchiveDamaged("the words of the kept game are missing")

    def part(number: int) -> str | None:
        found = document(PART, f"{table_id}/{number}")
        return found.body if found else None

    return Archive(head, msgspec.json.decode(unpacked(words.body), type=Words), part)


class Form(msgspec.Struct):
    """The beginning of a head, whatever its form."""

    form: int
