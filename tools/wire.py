"""Writes what is derived from the wire types (web/src/core/wire.ts, docs/protocol.json, docs/protocol.md) and from the games' tables
(web/src/games/<game>/table.ts).

python tools/wire.py            write them
python tools/wire.py --check    fail if one of them is not what it should be
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Any, Final, get_args

import msgspec

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "src"))

from tools.wire_games import game_types

from senki.engine.catalog import game_ids
from senki.server import bodies, club_bodies, laboratory_bodies, tournament_bodies, wire

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
TYPESCRIPT: Final = ROOT / "web" / "src" / "core" / "wire.ts"
SKINS: Final = ROOT / "web" / "src" / "games"
SCHEMA: Final = ROOT / "docs" / "protocol.json"
PAGE: Final = ROOT / "docs" / "protocol.md"
TEXT: Final = ROOT / "tools" / "protocol.md.in"
FROM_CLIENT: Final = get_args(wire.ClientMessage)
FROM_SERVER: Final = get_args(wire.ServerMessage)
Schema = dict[str, Any]

HEAD: Final = """/* Written by tools/wire.py from src/senki/server/wire.py and bodies.py. Do not edit: change those and run it again. */
"""
TAIL: Final = """
export interface Hidden { hidden: number | null; known?: number[] }
export type SeenRow = Record<string, number | null | number[] | Hidden>;
export type Seen = number | null | Hidden | (number | null)[] | (number[] | Hidden)[] | (SeenRow[] | Hidden)[] | SeenRow[];
/** By name, then by the thing's number: what the rules work out for what lies on the table; where that is not known, the least and most. */
export type Figures = Record<string, Record<number, number | [number, number]>>;
/** One entry for each declared field of the game's table; what may not be seen is null or Hidden. */
export interface View { where: string[]; figures: Figures; [field: string]: Seen | string[] | Figures }
export type ChatMessage = Chat;
"""


def components() -> Schema:
    """All types as JSON Schema, by name."""
    found = msgspec.json.schema_components(
        [*FROM_CLIENT, *FROM_SERVER, *bodies.BODIES, *club_bodies.BODIES, *laboratory_bodies.BODIES, *tournament_bodies.BODIES],
        ref_template="#/$defs/{name}",
    )[1]
    return dict(sorted(found.items()))


def schema_text() -> str:
    defs = components()
    messages = {
        "title": "senki's protocol",
        "ClientMessage": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in FROM_CLIENT]},
        "ServerMessage": {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in FROM_SERVER]},
        "$defs": defs,
    }
    return json.dumps(messages, indent=1, ensure_ascii=False) + "\n"


# -- TypeScript -------------------------------------------------------------------------------------------------------


def typescript() -> str:
    defs = components()
    lines = [HEAD]
    for name, alias in (("Lang", wire.Lang), ("Status", wire.Status), ("Shape", wire.Shape), ("ErrorCode", wire.ErrorCode)):
        lines.append(f"export type {name} = {union(get_args(alias))};\n")
    for name, schema in defs.items():
        if schema.get("description"):
            lines.append(f"/** {' '.join(schema['description'].split())} */\n")
        lines.append(interface(name, schema))
    lines.append(f"export type ClientMessage = {' | '.join(kind.__name__ for kind in FROM_CLIENT)};\n")
    lines.append(f"export type ServerMessage = {' | '.join(kind.__name__ for kind in FROM_SERVER)};\n")
    return "".join(lines) + TAIL


def union(values: tuple[str, ...]) -> str:
    return " | ".join(json.dumps(value) for value in values)


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    fields = []
    for field, kind in schema.get("properties", {}).items():
        optional = "" if field in required or field == "type" else "?"
        fields.append(f"  {field}{optional}: {special(name, field) or type_of(kind)};\n")
    if name == "Clock":  # no clock is a clock too, for the form that chooses one
        return f"export type Clock = null | {{\n{''.join(fields)}}};\n"
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def special(name: str, field: str) -> str:
    """Where TypeScript can say more than the schema."""
    known = {
        ("State", "views"): "Record<string, View>", ("ReplayStep", "view"): "View", ("State", "waiting"): '(number | "chance")[]',
    }  # fmt: skip
    return known.get((name, field), "")


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(part) for part in schema["anyOf"]))
    if "enum" in schema:
        names = {wire.Lang: "Lang", wire.Status: "Status", wire.Shape: "Shape", wire.ErrorCode: "ErrorCode"}
        for alias, name in names.items():
            if sorted(get_args(alias)) == sorted(str(value) for value in schema["enum"]):
                return name
        return " | ".join(json.dumps(value) for value in schema["enum"])
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
        case "array":
            inner = type_of(schema.get("items") or {})
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


# -- the page ---------------------------------------------------------------------------------------------------------


def page() -> str:
    """The protocol's page: the text of protocol.md.in, with the types put in."""
    defs = components()
    text = TEXT.read_text(encoding="utf-8")
    sent = [kind.__name__ for kind in FROM_SERVER]
    received = [kind.__name__ for kind in FROM_CLIENT]
    rest = [name for name in defs if name not in sent and name not in received]
    for mark, names in (("{{from-server}}", sent), ("{{from-client}}", received), ("{{types}}", rest)):
        text = text.replace(mark, "\n".join(described(name, defs[name]) for name in names))
    return "<!-- Written by tools/wire.py from tools/protocol.md.in and the wire types. -->\n\n" + text


def described(name: str, schema: Schema) -> str:
    tag = schema.get("properties", {}).get("type", {}).get("enum", [""])[0]
    lines = [f"#### {f'`{tag}`' if tag else name}", ""]
    if schema.get("description"):
        lines += [" ".join(schema["description"].split()), ""]
    rows = []
    for field, kind in schema.get("properties", {}).items():
        if field != "type" or not tag:
            needed = "" if field in schema.get("required", []) else "optional"
            rows.append(
                f"| `{field}` | `{(special(name, field) or type_of(kind)).replace('|', chr(92) + '|')}` | {limits(kind) or needed} |"
            )
    if rows:
        lines += ["| field | type | |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def limits(schema: Schema) -> str:
    words = {
        "minimum": "from",
        "maximum": "to",
        "minLength": "length from",
        "maxLength": "length to",
        "minItems": "at least",
        "maxItems": "at most",
    }
    return ", ".join(f"{word} {schema[key]}" for key, word in words.items() if key in schema)


def main(arguments: list[str]) -> int:
    written = {TYPESCRIPT: typescript(), SCHEMA: schema_text(), PAGE: page()}
    written |= {skin / "table.ts": game_types(skin.name) for skin in sorted(SKINS.iterdir()) if skin.name in game_ids()}
    stale = [path for path, text in written.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what the wire types give: run python tools/wire.py", file=sys.stderr)
        return 1 if stale else 0
    for path in stale:
        path.write_text(written[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
