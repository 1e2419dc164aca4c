"""Worked examples as data: a TOML file says how the table stands, what is answered, and what must then be so.

game = "leduc"
seats = 2

[setup]                         # optional: fields that differ from the usual start, or a rule to begin in
table = { stakes = 3, pot = [1, 3] }
inside = "betting"
with = { raise_by = 2 }

[[step]]                        # an answer of a seat; options with names may be given by name
seat = 0
ask = "bet"
answer = "raise"

[[step]]                        # chance shows something
chance = "board"
answer = 4
table = { stakes = 5 }          # a step may also say what must be so after it: fields, questions, events, scores
asked = { seat = 1, ask = "bet", options = ["fold", "call"] }
events = [{ event = "shown", card = 4 }]
scores = [1, -1]
"""

from __future__ import annotations

import pathlib
import tomllib
from typing import Final, cast

from senki.engine.catalog import NoGame, find_game, game_module
from senki.engine.decision import YES_NO, Question
from senki.engine.events import heard, in_full
from senki.engine.frames import PROTOTYPES
from senki.engine.game import Game
from senki.engine.options import check_setting
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import CHANCE, OVER, Frame, Table, Told, apply, begin
from senki.engine.testing.play import WATCHED
from senki.engine.zones import Field, fields_of

Entry = dict[str, object]

STEP_KEYS: Final = {"seat", "chance", "ask", "answer", "table", "asked", "events", "heard_by", "scores", "note"}
FILE_KEYS: Final = {"game", "seats", "options", "pack", "rule", "note", "setup", "step"}


class TranscriptError(AssertionError):
    """Where a transcript and the game part: the file, the step, and what was found instead."""


class Transcript:
    """One worked example being played through."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path: Final = path
        self.where = path.name
        data = self.read()
        self.unknown(data, FILE_KEYS)
        self.steps = cast(list[Entry], data.get("step", []))
        try:
            self.game: Game = find_game(str(data.get("game")))
            options = check_setting(self.game, cast(int, data.get("seats")), cast(dict[str, str], data.get("options", {})))
        except (NoGame, ValueError) as error:
            raise self.error(str(error)) from error
        pack = data.get("pack")
        facts = self.game.load_pack(str(path.parent / str(pack)) if pack else None)
        self.table: Table = self.game.setup(cast(int, data["seats"]), options, facts)
        self.table.told = []
        self.told: list[Told] = []  # since the last step
        self.begin(cast(Entry, data.get("setup", {})))

    def read(self) -> Entry:
        try:
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise self.error(str(error)) from error

    def error(self, why: str) -> TranscriptError:
        return TranscriptError(f"{self.where}: {why}")

    def unknown(self, entry: Entry, allowed: set[str]) -> None:
        for name in entry:
            if name not in allowed:
                raise self.error(f"unknown entry {name!r}; there are: {', '.join(sorted(allowed))}")

    # -- the start ----------------------------------------------------------------------------------------------------

    def begin(self, setup: Entry) -> None:
        self.where = f"{self.path.name}, setup"
        self.unknown(setup, {"table", "inside", "with"})
        for name, value in cast(Entry, setup.get("table", {})).items():
            self.field(name).put(self.table, value)
        first = self.game.first(self.table)
        if "inside" in setup:
            first = self.procedure(str(setup["inside"]), cast(Entry, setup.get("with", {})))
        begin(self.table, first, WATCHED)

    def field(self, name: str) -> Field:
        """A field by its name; a column of rows is called units.damage."""
        fields = {field.name: field for field in fields_of(self.table)}
        if name not in fields:
            raise self.error(f"the table has no field {name!r}; there are: {', '.join(fields)}")
        return fields[name]

    def procedure(self, name: str, values: Entry) -> Frame:
        """A rule to begin in, by its name, with its parameters."""
        module = game_module(self.game.info.id)
        found = [dotted for dotted in PROTOTYPES if dotted == name or (dotted.startswith(module) and dotted.endswith("." + name))]
        if len(found) != 1:
            raise self.error(f"there are {len(found)} procedures called {name!r}")
        frame = PROTOTYPES[found[0]].clone()
        wanted = set(frame.spec().live[0])
        if set(values) != wanted:
            raise self.error(f"{name} takes {', '.join(sorted(wanted)) or 'nothing'}")
        for parameter, value in values.items():
            setattr(frame, parameter, tuple(cast(list[int], value)) if isinstance(value, list) else value)
        return frame

    # -- steps --------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        for number, step in enumerate(self.steps, 1):
            self.where = f"{self.path.name}, step {number}"
            self.unknown(step, STEP_KEYS)
            if "answer" in step:
                self.answer(step)
            self.compare(step)

    def answer(self, step: Entry) -> None:
        table = self.table
        seat = CHANCE if "chance" in step else cast(int, step.get("seat"))
        if table.seat == OVER:
            raise self.error("the rules have ended, nothing is asked any more")
        if seat not in table.waiting():
            raise self.error(f"{say(seat)} is not asked; asked: {', '.join(say(s) for s in table.waiting())}")
        table.turn_to(seat)
        question = self.game.info.questions[table.key]
        if question.name != step.get("chance", step.get("ask")):
            raise self.error(f"{say(seat)} is asked {question.name}, not {step.get('chance', step.get('ask'))}")
        value = self.option(question, step["answer"])
        if value not in table.options:
            raise self.error(f"{step['answer']!r} is no answer to {question.name}; allowed: {self.options()}")
        apply(table, WATCHED, value)
        assert table.told is not None
        self.told, table.told = table.told, []

    def option(self, question: Question, answer: object) -> int:
        """An option by its number or by its name."""
        if isinstance(answer, int):
            return int(answer)
        names = {"enough": ENOUGH, "pass": PASS} | {label: k for k, label in enumerate(question.kind.labels)}
        if question.shape == YES_NO:
            names |= {"no": 0, "yes": 1}
        if answer not in names:
            raise self.error(f"{question.name} has no option called {answer!r}")
        return names[str(answer)]

    def options(self) -> str:
        question = self.game.info.questions[self.table.key]
        return ", ".join(question.text_id(option) or str(option) for option in self.table.options)

    # -- what must be so ----------------------------------------------------------------------------------------------

    def compare(self, step: Entry) -> None:
        for name, value in cast(Entry, step.get("table", {})).items():
            found = self.field(name).of(self.table)
            if (list(found) if isinstance(found, tuple) else found) != value:
                raise self.error(f"{name} is {found}, not {value}")
        if "asked" in step:
            self.compare_question(cast(Entry, step["asked"]))
        if "events" in step:
            self.compare_events(cast(list[Entry], step["events"]), cast(int | None, step.get("heard_by")))
        if "scores" in step:
            scores = self.game.scores(self.table) if self.table.seat == OVER else None
            if scores != step["scores"]:
                raise self.error(f"the scores are {scores}, not {step['scores']}")

    def compare_question(self, asked: Entry) -> None:
        self.unknown(asked, {"seat", "ask", "options"})
        table = self.table
        seat = CHANCE if asked.get("seat") == "chance" else cast(int, asked.get("seat", table.seat))
        if seat not in table.waiting():
            raise self.error(f"{say(seat)} is not asked; asked: {', '.join(say(s) for s in table.waiting()) or 'nobody'}")
        table.turn_to(seat)
        question = self.game.info.questions[table.key]
        if asked.get("ask", question.name) != question.name:
            raise self.error(f"{say(seat)} is asked {question.name}, not {asked['ask']}")
        if "options" in asked:
            wanted = [self.option(question, option) for option in cast(list[object], asked["options"])]
            if sorted(wanted) != sorted(table.options):
                raise self.error(f"the options of {question.name} are {self.options()}")

    def compare_events(self, events: list[Entry], seat: int | None) -> None:
        """The events of the last answer, in this order among others, each with at least these values; all of it, or as a seat hears it."""
        told = self.told if seat is not None else [in_full(event) for event in self.told]
        said = [heard(event, self.game.info.events, seat).plain() for event in told]
        rest = iter(said)
        for wanted in events:
            if not any(wanted.items() <= found.items() for found in rest):
                raise self.error(f"there was no event {wanted} (in this order); there were: {said or 'none'}")


def say(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def run_transcript(path: pathlib.Path) -> Table:
    """Play a transcript through; the table at its end. TranscriptError names the file and the step."""
    transcript = Transcript(path)
    transcript.run()
    return transcript.table


def check_transcript(path: pathlib.Path) -> None:
    """The same of a transcript that begins and ends at a table which the rules can reach."""
    transcript = Transcript(path)
    transcript.game.check(transcript.table)
    transcript.run()
    transcript.game.check(transcript.table)
