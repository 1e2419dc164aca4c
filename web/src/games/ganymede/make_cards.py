"""Writes cards.json, the numbers of the game's own cards, from the game's pack. Run it when data/cards.toml changes.

The skin takes the numbers from the table (facts, or the text of a changed pack); this file serves tables that carry neither.
"""

import json
import pathlib
import tomllib

HERE = pathlib.Path(__file__).parent
PACK = HERE.parents[3] / "src" / "senki" / "games" / "ganymede" / "data" / "cards.toml"
MECH = ("id", "role", "sp", "hp", "aim", "dice", "rerolls")
PART = ("id", "slot", "sp", "hp", "aim", "dice", "rerolls")


def main() -> None:
    pack = tomllib.loads(PACK.read_text(encoding="utf-8"))
    kept = {"mech": [{name: row[name] for name in MECH} for row in pack["mech"]], "part": [{name: row[name] for name in PART} for row in pack["part"]]}
    lines = [f'  "{kind}": [\n' + ",\n".join(f"    {json.dumps(row)}" for row in rows) + "\n  ]" for kind, rows in kept.items()]
    (HERE / "cards.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
