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
from typing import Final, cast

from senki.engine.decision import Decision
from senki.engine.frames import Row
from senki.engine.session import Session
from senki.engine.zones import FLAG, NUMBER, OWNER, Field, fields_of
from senki.text.catalogue import text_view_module
from senki.text.notes import Notes
from senki.text.words import Words

INDENT: Final = "  "


class PlainText:
    """Views of one game in words, for one reader."""

    def __init__(self, session: Session, words: Words) -> None:
        self.game = session.game
        self.fields = fields_of(session.table)
        self.seats = session.seats
        self.facts = session.pack
        self.words = words
        self.notes = Notes(session.game, session.pack, words)
        self.own_module = text_view_module(session.game.info.id)

    def whole(self, session: Session, seat: int | None) -> list[str]:
        """Everything that a seat (None: a spectator) may know now, and the question that it is asked."""
        lines = self.table(session.view(seat), everything=True)
        lines.append(self.waiting(session))
        mine = session.decision(seat) if seat is not None else None
        if mine:
            lines += ["", f"{self.words.prompt(mine)} ({self.words.say('rule', id=mine.question.rule)})"]
            named = self.options(mine, mine.options, session.view(seat))
            lines += [f"{INDENT}{number} {name}{f'  [{note}]' if note else ''}" for number, (name, note) in enumerate(named, 1)]
        return lines

    def waiting(self, session: Session) -> str:
        outcome = session.outcome()
        if outcome is None:
            return self.words.say("waiting-for", seats=self.words.join([self.words.seat(seat) for seat in session.table.waiting()]))
        return self.result(outcome.winners)

    def result(self, winners: tuple[int, ...]) -> str:
        names = self.words.join([self.words.seat(seat) for seat in winners])
        return self.words.say("winners" if winners else "no-winner", seats=names, count=len(winners))

    def options(self, decision: Decision, options: tuple[int, ...], view: Row) -> list[tuple[str, str]]:
        """Some options of a decision in order, each with its note."""
        return [(self.words.option(decision, option), self.note(decision, option, view)) for option in options]

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
        if field.kind.alike:
            names = [self.words.say("several", name=name, count=count) if count > 1 else name for name, count in Counter(names).items()]
        return self.words.join(names) or self.words.say("none")


def is_empty(seen: object, field: Field) -> bool:
    """Is there nothing to tell of a field yet?"""
    if isinstance(seen, list):
        return all(is_empty(entry, field) for entry in seen)
    if isinstance(seen, dict):
        return not seen["hidden"]
    return seen is None or (seen == 0 and field.kind is FLAG) or (isinstance(seen, int) and seen < 0 and field.kind.size > 0)
