"""A whole position as plain data: saved, loaded, hashed, in the middle of anything."""

from __future__ import annotations

import json
from typing import cast

from senki.engine.frames import BadStack, Row, dump_stack, load_stack
from senki.engine.game import Game
from senki.engine.hashing import digest
from senki.engine.table import OVER, Table
from senki.engine.zones import fields_of


def dump(game: Game, table: Table) -> Row:
    """The table, the stack and the open question. Points in the rules and questions stand by name, not by number."""
    return cast(Row, json.loads(json.dumps(laid_open(game, table))))


def laid_open(game: Game, table: Table) -> Row:
    """The same, with the lists of the table itself: to be written or hashed at once."""
    row: Row = {field.name: field.of(table) for field in fields_of(table)}  # columns by their whole names, such as units.damage
    return {"table": row, **laid_open_stack(game, table)}


def laid_open_stack(game: Game, table: Table) -> Row:
    """The stack and the open question alone."""
    state: Row = {"stack": dump_stack(table, lambda key: game.info.questions[key].name)}
    if table.seat != OVER and table.sealed is None:  # of sealed choices each has its own question, and which is looked at means nothing
        state |= {"seat": table.seat, "key": game.info.questions[table.key].name, "options": table.options}
    return state


def load(game: Game, start: Table, state: Row) -> Table:
    """A table from dump()'s data; `start` is the table as set up, with the same options and pack."""
    table = start.clone()
    saved = cast(Row, state["table"])
    for field in fields_of(table):
        if field.name not in saved:
            raise BadStack(f"the saved table lacks {field.name!r}")
        value = saved[field.name]
        field.put(table, tuple(cast(list[int], value)) if field.type == "Ints" else value)
    load_open_stack(game, table, state)
    return table


def load_open_stack(game: Game, table: Table, state: Row) -> None:
    """Put the stack and the open question onto a table."""
    names = {question.name: key for key, question in game.info.questions.items()}
    load_stack(table, cast(list[Row], state["stack"]), lambda name: names[name])
    if "seat" in state:
        table.ask(cast(int, state["seat"]), names[str(state["key"])], cast(list[int], state["options"]))
    elif table.sealed is None:
        table.ask(OVER, 0, [])


def state_hash(game: Game, table: Table) -> str:
    """A hash of the whole position: only what can still matter goes into it."""
    return digest(laid_open(game, table))
