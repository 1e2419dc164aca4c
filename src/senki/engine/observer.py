"""Numbers for learning agents: what a seat sees as one list of whole numbers, with the same layout for the whole of a setting.

The layout follows from what the game declares; a game writes nothing for it. Things that belong together stay together: rows are written
row by row. Whoever belongs to a seat is written relative to the observing seat: itself first, then clockwise. A number of a kind is written
as value + 1, so that 0 is "nothing there"; what is hidden is 0 too, and has a flag of its own that says so. Of cards, each of which lies in
one place, it is written where each of them lies.
"""

from __future__ import annotations

import itertools
from array import array
from typing import Any, Final

from senki.engine.decision import AMOUNTS, ORDER, PAYMENT, SHARE, SOME, Question, rule_of, steps_of
from senki.engine.encoding import MOST_NUMBER, Code
from senki.engine.frames import PROTOTYPES
from senki.engine.game import Game
from senki.engine.numbers import FORM, blank, copy_numbers, put
from senki.engine.observed import Block, Blocks, Cards, Part, part_for
from senki.engine.options import check_setting
from senki.engine.table import CHANCE, OVER, SPECS, Table
from senki.engine.view import seen_waiting
from senki.engine.zones import SEAT, Field, fields_of

MOST_PICKED: Final = 32  # of a choice in steps: the last picks, and the first candidates, that are written
IN_STEPS: Final = (SOME, SHARE, ORDER, AMOUNTS, PAYMENT)
LIMITED: Final = (SHARE, AMOUNTS, PAYMENT)


class Waiting(Part):
    """Whether the game is over, whether chance is waited for, and which seats are."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.code: Final = Code(SEAT, seats)
        super().__init__("waiting", (2 + seats,), 0, 1)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        if table.seat == OVER:
            put(out, self.start, 1)
            return
        if table.sealed is None:
            put(out, self.start + 1 if table.seat == CHANCE else self.start + 2 + self.code.seat(table.seat, me), 1)
            return
        for seat in seen_waiting(self.game, table):
            put(out, self.start + 1 if seat == CHANCE else self.start + 2 + self.code.seat(seat, me), 1)


class Where(Part):
    """The procedures under way, the innermost first. Of sealed choices, only that they are being made."""

    def __init__(self, procedures: list[str], deepest: int) -> None:
        numbers = {name: number for number, name in enumerate(procedures, 1)}
        self.procedures: Final[list[int]] = [numbers.get(name, 0) for name in SPECS]  # by serial number
        self.deepest: Final = deepest
        super().__init__("where", (deepest,), 0, len(procedures))

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        frame = table.top if table.sealed is None else table.sealed.caller
        procedures, at = self.procedures, self.start
        while frame is not None:
            if at == self.start + self.deepest:
                self.refuse("where", self.deepest + 1, self.deepest)
            serial = frame.spec().serial
            if serial < len(procedures):
                put(out, at, procedures[serial])
            at += 1
            frame = frame.caller


class AskedOf:
    """A question as its number, and how what it is about is written."""

    def __init__(self, question: Question, number: int, seats: int) -> None:
        self.number: Final = number
        self.codes: Final = [Code(kind, seats) for kind in question.about.values()]


class Asked(Part):
    """The seat's open question: which it is, the rule if it is not the question's own, and what it is about."""

    def __init__(self, game: Game, procedures: list[str], seats: int) -> None:
        ordered = sorted(game.info.questions.values(), key=lambda question: question.name)
        self.asked: Final = {question.key: AskedOf(question, number, seats) for number, question in enumerate(ordered, 1)}
        rules = sorted({rule for name in procedures for rule in PROTOTYPES[name].spec().rules if rule})
        self.rules: Final = {rule: number for number, rule in enumerate(rules, 1)}
        codes = [code for known in self.asked.values() for code in known.codes]
        low, high = min([code.low for code in codes], default=0), max([code.high for code in codes], default=0)
        width = 2 + max([len(known.codes) for known in self.asked.values()], default=0)
        super().__init__("asked", (width,), low, max(high, len(ordered), len(rules)))

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        if not is_asked(table, me):
            return
        focus = table.seat
        table.turn_to(me)
        asked = self.asked[table.key]
        put(out, self.start, asked.number)
        rule = rule_of(table.top)
        if rule:
            put(out, self.start + 1, self.rules.get(rule, 0))
        if asked.codes:
            at = self.start + 2
            for place, value in enumerate(table.about()):
                put(out, at + place, asked.codes[place].write(value, me))
        table.turn_to(focus)


def is_asked(table: Table, me: int) -> bool:
    return table.seat == me or (table.sealed is not None and me in table.waiting())


class Steps(Part):
    """Of a choice in steps: how many are to be picked, at least and at most, how many were, and which."""

    def __init__(self, questions: list[Question], seats: int) -> None:
        self.codes: Final = {question.key: Code(question.kind, seats) for question in questions}
        low = min([code.low for code in self.codes.values()])
        super().__init__("steps", (3 + MOST_PICKED,), low, MOST_NUMBER)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        if not is_asked(table, me):
            return
        focus = table.seat
        table.turn_to(me)
        code = self.codes.get(table.key)
        steps = steps_of(table.top) if code is not None else None
        if code is not None and steps is not None:
            picked, _, least, most = steps
            at = self.start
            put(out, at, least)
            put(out, at + 1, most)
            put(out, at + 2, len(picked))
            at += 3
            for value in picked[-MOST_PICKED:]:
                put(out, at, code.write(value, me))
                at += 1
        table.turn_to(focus)


class Limits(Part):
    """Of shares, amounts and payments: how many of each candidate there are, and what each is worth."""

    def __init__(self, questions: list[Question]) -> None:
        self.keys: Final = {question.key for question in questions}
        super().__init__("limits", (2, MOST_PICKED), -MOST_NUMBER, MOST_NUMBER)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        if not is_asked(table, me):
            return
        focus = table.seat
        table.turn_to(me)
        if table.key in self.keys:
            self.write_list(getattr(table.top, "limits", ()), out, self.start)
            self.write_list(getattr(table.top, "values", ()), out, self.start + MOST_PICKED)
        table.turn_to(focus)

    def write_list(self, values: tuple[int, ...], out: bytearray, at: int) -> None:
        for value in values[:MOST_PICKED]:
            put(out, at, value)
            at += 1


class Result(Part):
    """Once the game is over: the scores, and who has won."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.code: Final = Code(SEAT, seats)
        self.seats: Final = seats
        super().__init__("result", (2, seats), -MOST_NUMBER, MOST_NUMBER)

    def write(self, table: Table, held: list[Any], me: int, out: bytearray) -> None:
        if table.seat != OVER:
            return
        outcome = self.game.outcome(table)
        if outcome is not None:
            for seat, score in enumerate(outcome.scores):
                put(out, self.start + self.code.seat(seat, me), score)
            for seat in outcome.winners:
                put(out, self.start + self.seats + self.code.seat(seat, me), 1)


def procedures_of(game: Game) -> list[str]:
    """The procedures that a game can have under way, its own and the engine's."""
    home = type(game).__module__ + "."
    return sorted(name for name in PROTOTYPES if name.startswith((home, "senki.engine.")))


def parts_of_questions(game: Game, seats: int) -> list[Part]:
    """Where in the rules the game stands and what is asked."""
    procedures = procedures_of(game)
    questions = list(game.info.questions.values())
    in_steps = [question for question in questions if question.shape in IN_STEPS]
    limited = [question for question in questions if question.shape in LIMITED]
    found: list[Part] = [Waiting(game, seats), Where(procedures, game.info.max_depth), Asked(game, procedures, seats), Result(game, seats)]
    if in_steps:
        found.append(Steps(in_steps, seats))
    if limited:
        found.append(Limits(limited))
    return found


def parts_of_table(start: Table, seats: int) -> list[Part]:
    """What lies there: fields and rows in the order of the table, then the cards."""
    fields = fields_of(start)
    found: list[Part] = []
    cards: dict[str, list[Field]] = {}
    done: set[str] = set()
    for field in fields:
        if field.column:
            if field.attr not in done:
                done.add(field.attr)
                columns = [column for column in fields if column.attr == field.attr]
                count: int = len(getattr(start, field.attr))
                found.append(Blocks(columns, count, seats) if field.many else Block(columns, count, seats))
        elif field.kind.cards and field.is_list:
            cards.setdefault(field.kind.name, []).append(field)
        else:
            part = part_for(field, start, seats)
            if part is not None:
                found.append(part)
    return found + [cards_part(zones, start, seats) for zones in cards.values()]


def cards_part(zones: list[Field], start: Table, seats: int) -> Part:
    return Cards(zones[0].kind, zones, [len(zone.of(start)) if zone.is_rows else 1 for zone in zones], seats)


class Observer:
    """What the seats of a game see, as numbers. One observer serves a whole setting: the game, the number of seats and the options."""

    def __init__(self, game: Game, seats: int, options: dict[str, str] | None = None, pack: object = None) -> None:
        self.game: Final = game
        self.seats: Final = seats
        start = game.setup(seats, check_setting(game, seats, options or {}), pack if pack is not None else game.load_pack(None))
        self.parts: Final[list[Part]] = parts_of_questions(game, seats) + parts_of_table(start, seats)
        at = 0
        for part in self.parts:
            part.start = at
            at += part.length
        for part, after in itertools.pairwise(self.parts):
            part.after = after
        self.size: Final = at

    def write(self, table: Table, seat: int, buffer: Any) -> None:
        """Fill a buffer of `size` numbers, such as an array or a row of a NumPy array, with what the seat sees.

        Whole numbers of four bytes are copied as they are, real ones (`float32`) nearly as quickly; for others each is converted.
        """
        seen = self.numbers(table, seat)
        if not copy_numbers(seen, buffer):
            place = memoryview(buffer)
            if len(place) != self.size:
                raise ValueError(f"a buffer of {len(place)} numbers for an observation of {self.size}")
            place[:] = array(place.format, memoryview(seen).cast(FORM))

    def observe(self, table: Table, seat: int) -> list[int]:
        """A new list of what the seat sees."""
        return array(FORM, self.numbers(table, seat)).tolist()

    def numbers(self, table: Table, seat: int) -> bytearray:
        """The numbers side by side in memory."""
        out = blank(self.size)
        self.fill(table, seat, out)
        return out

    def fill(self, table: Table, seat: int, out: bytearray) -> None:
        """The same into memory of so many numbers that is all 0."""
        held = table.contents()
        part: Part | None = self.parts[0]
        while part is not None:  # a chain: the compiled engine would look at the type of each part in a list
            part.write(table, held, seat, out)
            part = part.after
