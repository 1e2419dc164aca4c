"""Numbers for learning agents: what a seat sees as one flat list, and every possible answer as a number. Both follow from what the game
declares; a game writes nothing more for them."""

from __future__ import annotations

from dataclasses import dataclass

from senki.engine.decision import Question
from senki.engine.game import Game
from senki.engine.shapes import ENOUGH, PASS
from senki.engine.table import Table
from senki.engine.view import known_cards, sees_row
from senki.engine.zones import Field, fields_of


@dataclass(frozen=True)
class Part:
    """A stretch of an observation: a field, or one row of it."""

    name: str
    start: int
    length: int


def is_bag(field: Field) -> bool:
    """Is a row of this field told by how many of each thing lie in it, rather than entry by entry?"""
    return field.is_rows or (field.is_list and (field.kind.cards or field.kind.alike))


def width(field: Field) -> int:
    """Entries for one row of a field, or for a single number."""
    if is_bag(field):
        return (field.kind.size or field.slots) + 1  # a count for each card, and how many there are
    if field.is_list:
        return field.slots * (field.kind.size or 1)
    return field.kind.size or 1


def encode_row(field: Field, cards: list[int], visible: list[int], length: int) -> list[int]:
    if not field.kind.size:
        numbers = (visible + [0] * field.slots)[: field.slots]
        return [*numbers, length if visible or field.counted else 0]
    counts = [0] * field.kind.size
    for card in visible:
        counts[card] += 1
    return [*counts, length if field.counted or len(visible) == len(cards) else 0]


def encode_number(field: Field, value: int) -> list[int]:
    if not field.kind.size:
        return [value]
    return [1 if place == value else 0 for place in range(field.kind.size)]


def encode_field(field: Field, table: Table, seat: int | None, rows: int) -> list[int]:
    value = getattr(table, field.name)
    if is_bag(field):
        out: list[int] = []
        for row, cards in enumerate(value if field.is_rows else [value]):
            if field.by_card:
                visible = known_cards(field, table, cards, seat)
            else:
                visible = cards if sees_row(field, table, row, seat) else []
            out += encode_row(field, cards, visible, len(cards))
        return out + [0] * (rows * width(field) - len(out))
    if field.is_list:
        out = []
        for row, entry in enumerate(value):
            out += encode_number(field, int(entry)) if sees_row(field, table, row, seat) else [0] * (field.kind.size or 1)
        return (out + [0] * width(field))[: width(field)]
    return encode_number(field, int(value)) if sees_row(field, table, 0, seat) else [0] * width(field)


def observation_parts(game: Game, start: Table) -> list[Part]:
    """Where each field stands in an observation. The table as set up tells how many rows there are."""
    parts: list[Part] = []
    at = 0
    for field in fields_of(start):
        rows = len(getattr(start, field.name)) if field.is_rows else 1
        parts.append(Part(field.name, at, rows * width(field)))
        at += rows * width(field)
    return parts


def observation(game: Game, table: Table, seat: int | None) -> list[int]:
    """What the seat sees, as numbers. Hidden things are zeros; how many of them there are is told where it may be known."""
    out: list[int] = []
    for field in fields_of(table):
        rows = len(getattr(table, field.name)) if field.is_rows else 1
        out += encode_field(field, table, seat, rows)
    return out


def check_sizes(game: Game, start: Table) -> None:
    """Every list of plain numbers must say how many entries it has at most, or its observation would have none."""
    for field in fields_of(start):
        if field.is_list and not field.slots and not (is_bag(field) and field.kind.size):
            raise TypeError(f"{game.info.id}: field {field.name} needs slots=..., the most entries it can have")


# -- answers as numbers -----------------------------------------------------------------------------------------------


def action_of(game: Game, key: int, option: int) -> int:
    """The number of an answer in the game's action table."""
    question = game.info.questions[key]
    offset = question.size if option in (ENOUGH, PASS) else option
    if not 0 <= offset < question.actions:
        raise ValueError(f"question {question.name} has no option {option}")
    return game.info.first_action[key] + offset


def option_of(game: Game, action: int) -> tuple[Question, int]:
    """The question and the answer that an action stands for."""
    for key, question in game.info.questions.items():
        offset = action - game.info.first_action[key]
        if 0 <= offset < question.actions:
            if offset < question.size:
                return question, offset
            return question, ENOUGH if question.shape == "some" else PASS
    raise ValueError(f"{game.info.id} has no action {action}")


def legal_actions(game: Game, table: Table) -> list[int]:
    """The open question's answers as actions."""
    return sorted(action_of(game, table.key, option) for option in table.options)
