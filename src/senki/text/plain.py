"""What a seat sees, in words: for terminals, screen readers and language models.

Derived from the seat's view and from what the table's fields declare, so every game has it. A game may show part of its table better: its
package then has a module `text_view` with the names of the fields that it shows, its lines, and notes on options (empty where there is
nothing to add):

    COVERS = ("mech", "damage")
    def lines(view: Row, facts: object, words: WordsForGame) -> list[str]: ...
    def option_note(view: Row, facts: object, words: WordsForGame, question: str, option: int) -> str: ...
"""

from __future__ import annotations

from collections import Counter
from typing import Final, Protocol, cast

from senki.engine.decision import Decision
from senki.engine.explain import Explainer
from senki.engine.figures import Figure
from senki.engine.frames import Row
from senki.engine.game import Game, Outcome
from senki.engine.table import CHANCE, Table
from senki.engine.view import could_react
from senki.engine.zones import FLAG, NUMBER, OWNER, Field, fields_of
from senki.text.catalogue import text_view_module
from senki.text.figures import figure_note
from senki.text.notes import Notes
from senki.text.words import Words

INDENT: Final = "  "


class GameUnderWay(Protocol):
    """What is told of a game: a session, or an environment of the API."""

    @property
    def game(self) -> Game: ...
    @property
    def seats(self) -> int: ...
    @property
    def pack(self) -> object: ...

    table: Table

    def view(self, seat: int | None) -> Row: ...
    def decision(self, seat: int) -> Decision | None: ...
    def outcome(self) -> Outcome | None: ...


class PlainText:
    """Views of one game in words, for one reader."""

    def __init__(self, session: GameUnderWay, words: Words) -> None:
        self.game = session.game
        self.fields = fields_of(session.table)
        self.seats = session.seats
        self.facts = session.pack
        self.words = words
        self.notes = Notes(session.game, session.pack, words)
        self.own_module = text_view_module(session.game.info.id)

    def whole(self, session: GameUnderWay, seat: int | None) -> list[str]:
        """Everything that a seat (None: a spectator) may know now, and the question that it is asked."""
        lines = self.table(session.view(seat), everything=True)
        lines.append(self.waiting(session))
        mine = session.decision(seat) if seat is not None else None
        if mine:
            lines += ["", self.words.prompt(mine) + self.words.by_rule(mine.rule)]
            named = self.options(mine, mine.options, session)
            lines += [f"{INDENT}{number} {name}{f'  [{note}]' if note else ''}" for number, (name, note) in enumerate(named, 1)]
        return lines

    def waiting(self, session: GameUnderWay) -> str:
        outcome = session.outcome()
        if outcome is None:
            reacting = could_react(session.game, session.table)
            names = self.words.join([self.words.seat(seat) for seat in reacting or session.table.waiting()])
            return self.words.say("reactions-open" if reacting else "waiting-for", seats=names)
        return self.result(outcome.winners)

    def result(self, winners: tuple[int, ...]) -> str:
        names = self.words.join([self.words.seat(seat) for seat in winners])
        return self.words.say("winners" if winners else "no-winner", seats=names, count=len(winners))

    def options(self, decision: Decision, options: tuple[int, ...], session: GameUnderWay) -> list[tuple[str, str]]:
        """Some options of a decision in order, each with its note."""
        view = session.view(decision.seat)
        explainer = Explainer(session.game, session.table, decision.seat)
        return [self.named(decision, option, view, explainer.explain(option)) for option in options]

    def name(self, decision: Decision, option: int, session: GameUnderWay) -> str:
        """What an option is called where it is spoken of."""
        if decision.seat == CHANCE:
            return self.words.option(decision, option)
        return self.named(decision, option, session.view(decision.seat), [])[0]

    def named(self, decision: Decision, option: int, view: Row, figures: list[Figure]) -> tuple[str, str]:
        """An option's name and note. What has a number only, such as a place, is called what the game notes of it."""
        name, note = self.words.option(decision, option), self.note(decision, option, view)
        if note and name == str(option) and decision.question.kind.name != NUMBER.name:
            name, note = note, ""
        return name, self.whole_note(decision, option, note, figures)

    def whole_note(self, decision: Decision, option: int, note: str, figures: list[Figure]) -> str:
        """What is to be said of an option: its figures, and in a choice of amounts, what it is worth and how many there are."""
        notes = [note, figure_note(self.words, figures)]
        if option in decision.candidates:
            place = decision.candidates.index(option)
            if decision.values:
                notes.append(self.words.say("option-worth", value=decision.values[place]))
            if decision.limits and decision.limits[place] > 1:
                notes.append(self.words.say("option-limit", count=decision.room(option)))
        return self.words.join([note for note in notes if note])

    def note(self, decision: Decision, option: int, view: Row) -> str:
        if self.own_module is not None and decision.question.text_id(option)[:7] != "choice-":
            note: str = self.own_module.option_note(view, self.facts, self.words, decision.question.name, option)
            if note:
                return note
        return self.notes.note(decision.question.kind, option)

    # -- the table ----------------------------------------------------------------------------------------------------

    def table(self, view: Row, everything: bool = False) -> list[str]:
        """The table's lines; without `everything`, only what matters: where something lies that the question does not list itself."""
        lines: list[str] = []
        covered: tuple[str, ...] = ()
        if self.own_module is not None:
            covered = self.own_module.COVERS
            lines += self.own_module.lines(view, self.facts, self.words)
        seen = cast(dict[str, object], view["table"])
        decision = cast(dict[str, object] | None, view["decision"])
        asked = decision["options"] if decision else None  # what the question lists need not be told twice
        for field in self.fields:
            if field.column:
                if field.attr not in covered and field.column == self.columns(field)[0].column:
                    lines += self.rows(field, seen[field.attr], everything)
                continue
            value = seen[field.name]
            if field.name not in covered and (everything or not (is_empty(value, field) or value == asked)):
                lines += self.field(field, value)
        return lines

    def field(self, field: Field, seen: object) -> list[str]:
        """A field as one line, or a line for each seat's (or each numbered) row."""
        label = self.words.zone(field.name)
        if not isinstance(seen, list) or not seen or not self.has_rows(field, seen):
            return [self.words.say("labelled", label=label, text=self.entry(field, seen))]
        lines = [self.words.say("heading", label=label)]
        for row, entry in enumerate(seen):
            if field.audience != OWNER or row // field.per < self.seats:  # a table may have room for more seats than play
                lines.append(INDENT + self.words.say("labelled", label=self.row_name(field, row, len(seen)), text=self.entry(field, entry)))
        return lines

    def columns(self, field: Field) -> list[Field]:
        """All columns of the rows to which this one belongs."""
        return [other for other in self.fields if other.attr == field.attr and other.column]

    def rows(self, field: Field, seen: object, everything: bool) -> list[str]:
        """Rows of things, one in a line; a list of such rows has a line more for each."""
        heading = self.words.say("heading", label=self.words.zone(field.attr))
        lines: list[str] = []
        for number, one in enumerate(cast(list[object], seen)):
            if not field.many:
                lines += self.row(field, number, cast(Row, one), everything)
            elif isinstance(one, dict):
                lines.append(
                    self.words.say(
                        "labelled", label=self.row_name(field, number, len(cast(list[object], seen))), text=self.entry(field, one)
                    )
                )
            else:
                inner = [text for row, each in enumerate(cast(list[Row], one)) for text in self.row(field, row, each, everything)]
                if inner or everything:
                    lines.append(self.words.say("heading", label=self.row_name(field, number, len(cast(list[object], seen)))))
                    lines += [INDENT + text for text in inner]
        return [heading, *(INDENT + line for line in lines)] if lines or everything else []

    def row(self, field: Field, number: int, seen: Row, everything: bool) -> list[str]:
        """What is known of one row: its columns that tell something, or all of them."""
        told = [
            self.words.say("labelled", label=self.words.zone(column.name), text=self.entry(column, seen[column.column]))
            for column in self.columns(field)
            if everything or not is_empty(seen[column.column], column)
        ]
        label = self.words.name(field.row_kind, number) if field.row_kind.size else str(number + 1)
        return [self.words.say("labelled", label=label, text=self.words.join(told))] if told else []

    def has_rows(self, field: Field, seen: list[object]) -> bool:
        """Does each entry belong to a seat (or to a number), rather than all of them lying in one place?"""
        return field.is_rows or field.audience == OWNER or (field.kind in (NUMBER, FLAG) and len(seen) == self.seats)

    def row_name(self, field: Field, row: int, rows: int) -> str:
        if field.audience == OWNER or rows == self.seats:
            name = self.words.seat(row // field.per)
            return f"{name} {row % field.per + 1}" if field.per > 1 else name
        return str(row + 1)

    def entry(self, field: Field, seen: object) -> str:
        """Names of what lies there; what is hidden is counted."""
        if seen is None:
            return self.words.say("hidden")
        if isinstance(seen, int):
            return self.words.name(field.kind, seen)
        if isinstance(seen, dict):
            known = [self.words.name(field.kind, card) for card in seen.get("known", [])]
            if seen["hidden"] is None:
                return self.words.join([*known, self.words.say("hidden")])
            return self.words.join([*known, self.words.say("hidden-count", count=seen["hidden"] - len(known))])
        names = [self.words.say("hidden") if one is None else self.words.name(field.kind, one) for one in cast(list[int | None], seen)]
        if field.kind.indistinct:
            names = [self.words.say("several", name=name, count=count) if count > 1 else name for name, count in Counter(names).items()]
        return self.words.join(names) or self.words.say("none")


def is_empty(seen: object, field: Field) -> bool:
    """Is there nothing to tell of a field yet?"""
    if isinstance(seen, list):
        return all(is_empty(entry, field) for entry in seen)
    if isinstance(seen, dict):
        return not seen["hidden"]
    return seen is None or (seen == 0 and field.kind is FLAG) or (isinstance(seen, int) and seen < 0 and field.kind.size > 0)
