"""What the laboratory's worker process does for the server: numbers of a pack for the form, and games with two packs, piece by piece.

A run lies in a folder as `senki compare --out` writes it. So it goes on where it was stopped, in a new process too, and its report is the
page that `senki report` makes.
"""

from __future__ import annotations

import copy
import pathlib
import time
from dataclasses import dataclass, replace
from typing import Final, cast

from senki.agents.roster import UnknownAgent
from senki.engine.catalog import find_game
from senki.engine.frames import Row
from senki.engine.game import Game
from senki.engine.packs import Pack, PackError, read_pack, text_pack
from senki.lab.dials import Dial, dials_of, load_changed, pack_text
from senki.lab.extras import LabError
from senki.lab.folders import Journal
from senki.lab.matches import make_match, set_up
from senki.lab.records import describe_two
from senki.lab.report.compared import ComparedPage
from senki.lab.report.page import make_page
from senki.lab.variants import Block, Changes, compare_from, plain_changes
from senki.server.laboratory_bodies import (
    ChangedNumber,
    ExperimentCard,
    ExperimentFigure,
    FormNumber,
    FormRecord,
    FormTable,
    NewExperiment,
    PackForm,
)
from senki.text.files import LANGUAGES
from senki.text.reports import GameReader

OWN: Final = "own.toml"
CHANGED: Final = "pack.toml"
REPORT: Final = "report.html"
PIECE: Final = 0.7  # seconds of games between two looks at the figures
PATIENCE: Final = 4.0  # so many times as long as it takes to sum up
SUMS: Final = ("decisions", "events", "draws", "lead-changes", "decided", "comeback")
NUMBERS: Final = ("decisions", "events", "lead-changes")  # the others are shares of games


@dataclass(frozen=True)
class WrongOrder:
    """Nothing can be played so; in words."""

    message: str


@dataclass(frozen=True)
class Begin:
    order: NewExperiment
    folder: str


@dataclass(frozen=True)
class Finish:
    """Write the report."""


@dataclass(frozen=True)
class Play:
    """Some more games."""


@dataclass(frozen=True)
class ReadForm:
    game: str
    text: str | None


@dataclass(frozen=True)
class Stand:
    """How far a run has come."""

    games: int
    endless: int
    changes: list[ChangedNumber]
    figures: list[ExperimentFigure]
    cards: list[ExperimentCard]
    width: float | None  # of the widest interval of a seat's share


class Bench:
    """The work of the process, which holds the run between its jobs."""

    def __init__(self) -> None:
        self.run: Run | None = None

    def __call__(self, job: object) -> object:
        try:
            if isinstance(job, ReadForm):
                return read_form(job.game, job.text)
            if isinstance(job, Begin):
                self.run = Run(job.order, pathlib.Path(job.folder))
                return self.run.stand()
            assert self.run is not None
            return self.run.write_report() if isinstance(job, Finish) else self.run.play()
        except (PackError, LabError, UnknownAgent, ValueError) as why:
            return WrongOrder(str(why).removeprefix("--set ").removeprefix("--"))


# -- the form ---------------------------------------------------------------------------------------------------------


def read_form(game_id: str, text: str | None) -> PackForm:
    """The numbers of the game's own pack, or of the one in the text, which is checked."""
    game = find_game(game_id)
    schema = game.schema()
    if schema is None:
        return PackForm(game_id, "", "", [])
    if text is None:
        pack = read_pack(pathlib.Path(game.pack_path()), game_id, schema)
    else:
        pack = text_pack(text, game_id, schema, "pack")
        game.facts(pack)  # whatever its rules ask of it beyond the schema
    return form_of(pack, dials_of(pack, schema))


def form_of(pack: Pack, dials: list[Dial]) -> PackForm:
    tables: dict[str, dict[str, list[FormNumber]]] = {}
    for dial in dials:
        number = FormNumber(dial.name, dial.field, dial.value, dial.low, dial.high, dial.fixed)
        tables.setdefault(dial.table, {}).setdefault(dial.record, []).append(number)
    return PackForm(pack.game, pack.id, pack.hash, [form_table(name, records) for name, records in tables.items()])


def form_table(name: str, records: dict[str, list[FormNumber]]) -> FormTable:
    columns = list(dict.fromkeys(number.column for numbers in records.values() for number in numbers))
    return FormTable(name, columns, [FormRecord(record, numbers) for record, numbers in records.items()])


# -- a run ------------------------------------------------------------------------------------------------------------


class Run:
    """The same games with two packs."""

    def __init__(self, order: NewExperiment, folder: pathlib.Path) -> None:
        self.order: Final = order
        self.folder: Final = folder
        self.game: Final = find_game(order.game)
        own = own_pack(order, folder)
        self.numbers: Final = changed_numbers(self.game, order)
        changes = tuple(f"{change.name}={change.value}" for change in order.changes)
        players = [f"level:{order.level}"]
        match = make_match(self.game, players, order.seed, order.seats, dict(order.options), own)
        self.base: Final = replace(match, watched=True)
        self.changed: Final = replace(self.base, changes=changes)
        set_up(self.base)
        self.write_changed_pack()
        self.journal: Final = Journal.go_on(str(folder / "run"), describe_two(self.changed, self.base, order.games))
        self.total: Final = Changes()
        for block in cast(list[Block], self.journal.rows()):
            self.total.put(block)
        self.block_games: Final = len(match.seatings)
        self.summing = 0.0

    def write_changed_pack(self) -> None:
        pack = self.game.pack_of(load_changed(self.game, self.changed.pack, self.changed.changes))
        assert pack is not None
        (self.folder / CHANGED).write_text(pack_text(pack), encoding="utf-8")

    def play(self) -> Stand:
        """As many blocks as go into a moment, and one at least."""
        until = time.perf_counter() + max(PIECE, PATIENCE * self.summing)
        blocks: list[Block] = []
        while self.total.games < self.order.games and (not blocks or time.perf_counter() < until):
            blocks += compare_from(self.changed, self.base, self.total.games // self.block_games, 0, 1)
            self.total.put(blocks[-1])
        self.journal.put(cast(list[Row], blocks))
        return self.stand()

    def summed(self) -> Changes:
        total = copy.deepcopy(self.total)
        total.finish(self.block_games)
        return total

    def stand(self) -> Stand:
        began = time.perf_counter()
        row = plain_changes(self.summed(), self.order.games)
        seats = [figure(f"seat/{number}", one, True) for number, one in enumerate(cast(list[Row], row["seats"]), 1)]
        course = [figure(name, cast(Row, row[name]), name not in NUMBERS) for name in SUMS if name in row]
        kinds = {str(one["name"]): str(one["kind"]) for one in cast(list[Row], self.journal.settings["questions"])}
        cards = [card_of(one, kinds) for one in cast(list[Row], row["cards"])]
        widths = [one.high - one.low for one in seats if one.low is not None and one.high is not None]
        self.summing = time.perf_counter() - began
        return Stand(self.total.games, self.total.endless, self.numbers, [*seats, *course], cards, max(widths, default=None))

    def write_report(self) -> Stand:
        outcome = plain_changes(self.summed(), self.order.games)
        self.journal.finish(outcome)
        readers = [GameReader(lang, self.game, self.journal.settings) for lang in LANGUAGES[::-1]]
        page = make_page(list(readers), lambda reader: ComparedPage(self.journal.settings, outcome, reader).whole())
        (self.folder / REPORT).write_text(page, encoding="utf-8")
        return self.stand()


def own_pack(order: NewExperiment, folder: pathlib.Path) -> str | None:
    """The path of somebody's own pack, which lies in the folder; None for the game's own."""
    if order.pack is None:
        return None
    path = folder / OWN
    path.write_text(order.pack, encoding="utf-8")
    return str(path)


def changed_numbers(game: Game, order: NewExperiment) -> list[ChangedNumber]:
    """What is changed, each number by its name and within the schema's bounds."""
    schema = game.schema()
    if schema is None:
        raise PackError(f"{order.game} has no packs")
    if order.pack is None:
        pack = read_pack(pathlib.Path(game.pack_path()), order.game, schema)
    else:
        pack = text_pack(order.pack, order.game, schema, "pack")
    dials = {dial.name: dial for dial in dials_of(pack, schema)}
    found: list[ChangedNumber] = []
    for change in order.changes:
        dial = dials.get(change.name)
        if dial is None:
            raise PackError(f"{change.name}: the pack has no such number")
        if not dial.low <= change.value <= dial.high:
            raise PackError(f"{change.name} must be a whole number from {dial.low} to {dial.high}, is {change.value}")
        found.append(ChangedNumber(change.name, dial.value, change.value))
    return found


# -- figures ----------------------------------------------------------------------------------------------------------


def figure(name: str, row: Row, share: bool) -> ExperimentFigure:
    after, before = (cast(float | None, row[part]) for part in ("with", "without"))
    off = cast(Row, row["difference"])
    low, high = cast(list[float | None], off["interval"])
    return ExperimentFigure(name, share, before, after, cast(float | None, off["value"]), low, high)


def card_of(row: Row, kinds: dict[str, str]) -> ExperimentCard:
    question = str(row["question"])
    pick, use, win = (figure(part, cast(Row, row[part]), part != "use") for part in ("pick", "use", "win"))
    return ExperimentCard(question, kinds[question], str(row["card"]), pick, use, win)
