"""The TypeScript types of what a seat sees of each game's table, and the arithmetic of its pairs: from what the game declares."""

from __future__ import annotations

from senki.engine.catalog import find_game
from senki.engine.game import Game
from senki.engine.options import check_setting
from senki.engine.zones import NOBODY, PUBLIC, Field, Pair, fields_of

HEAD = "/* Written by tools/wire.py from the game's table. Do not edit: change that and run it again. */\n"


def game_types(game_id: str) -> str:
    """web/src/games/<game>/table.ts"""
    game = find_game(game_id)
    seats = game.info.seats[0]
    table = game.setup(seats, check_setting(game, seats, {}), game.load_pack(None))
    fields = fields_of(table)
    parts = [row_type(attr, [field for field in fields if field.attr == attr]) for attr in rows_of(fields)]
    lines = [f"  {name}: {kind};\n" for name, kind in dict(field_type(field) for field in fields).items()]
    lines = ["  where: string[];\n", "  figures: Figures;\n", *lines]
    parts.append(f"/** The fields of the table as a seat sees them. */\nexport interface Table {{\n{''.join(lines)}}}\n")
    parts += [pair(kind) for kind in pairs_of(game)]
    text = "".join(parts)
    used = "Figures, Hidden" if "Hidden" in text else "Figures"
    return HEAD + f'import type {{ {used} }} from "../../core/wire";\n\n' + text


def rows_of(fields: tuple[Field, ...]) -> list[str]:
    return list(dict.fromkeys(field.attr for field in fields if field.column))


def row_name(attr: str) -> str:
    return "".join(word.title() for word in attr.split("_")) + "Row"


def row_type(attr: str, columns: list[Field]) -> str:
    lines = [f"  {column.column}: {entry_type(column)};\n" for column in columns]
    return f"export interface {row_name(attr)} {{\n{''.join(lines)}}}\n\n"


def entry_type(column: Field) -> str:
    """Of one row: what stands in a column."""
    if column.many:
        return "number"
    if column.is_rows:
        return "number[]" if column.audience == PUBLIC else "number[] | Hidden"
    return "number" if column.audience == PUBLIC else "number | null"


def field_type(field: Field) -> tuple[str, str]:
    if field.column:
        rows = f"{row_name(field.attr)}[]"
        return field.attr, rows if not field.many else f"{rows}[]" if field.audience == PUBLIC else f"({rows} | Hidden)[]"
    if field.is_rows:
        return field.name, "number[][]" if field.audience == PUBLIC else "(number[] | Hidden)[]"
    if not field.is_list:
        return field.name, "number" if field.audience == PUBLIC else "number | null"
    if field.audience == PUBLIC:
        return field.name, "number[]"
    if field.by_card:
        return field.name, "number[] | Hidden"
    return field.name, "number[] | Hidden" if field.audience == NOBODY else "(number | null)[]"  # all is shown when a game is over


def pairs_of(game: Game) -> list[Pair]:
    return [kind for kind in game.info.kinds if isinstance(kind, Pair)]


def pair(kind: Pair) -> str:
    """FORCE.of(seat, place), FORCE.first(force), FORCE.second(force), as in the rules."""
    name = kind.name.upper().replace("-", "_")
    return (
        f"\nexport const {name} = {{\n  of: (first: number, second: number) => first * {kind.width} + second,\n"
        f"  first: (value: number) => Math.floor(value / {kind.width}),\n  second: (value: number) => value % {kind.width},\n}};\n"
    )
