"""A game's table written out: its clone() and the declaration of its fields, from the annotations in the class body."""

from __future__ import annotations

import ast

from senki.engine.lowering.source import Module, bare, mark
from senki.engine.table import Table
from senki.engine.zones import VIEW_KEYS

RESERVED = {*dir(Table), *VIEW_KEYS}  # the stack, the open question and the methods of every table; what a view tells besides its fields
COPIES = {
    "list[int]": "self.{0}[:]",
    "list[bool]": "self.{0}[:]",
    "list[list[int]]": "[row_[:] for row_ in self.{0}]",
    "int": "self.{0}",
    "bool": "self.{0}",
    "Ints": "self.{0}",
}


class TableWriter:
    """The parts that a table lacks. Every field says who may see it: Annotated[type, public(...)] and its kin."""

    def __init__(self, node: ast.ClassDef, module: Module) -> None:
        self.name = node.name
        self.copies: list[str] = []
        self.fields: list[str] = []
        for base in node.bases:
            home, original = module.home(ast.unparse(base))
            if original in home.tables:
                module.fail(node, self.name, f"a table is not built on another, such as {original}")
        for line in node.body:
            if isinstance(line, ast.Assign):
                module.fail(line, self.name, f"'{ast.unparse(line.targets[0])}': say what it is and who may see it, in an Annotated[...]")
            if not isinstance(line, ast.AnnAssign) or not isinstance(line.target, ast.Name):
                continue
            attr, kind, said = line.target.id, ast.unparse(bare(line.annotation)), mark(line.annotation)
            if attr in RESERVED:
                module.fail(line, self.name, f"the name '{attr}' is the engine's own")
            if isinstance(line.value, (ast.List, ast.ListComp, ast.Call)):
                module.fail(line, self.name, f"'{attr}': all tables would share this list; make it in the game's setup")
            if said is None:
                module.fail(line, self.name, f"'{attr}': say who may see it, as in Annotated[{kind}, public()]")
            text = ast.unparse(said)
            if text == "shared" or text.startswith("shared("):
                self.copies.append(f"other_.{attr} = self.{attr}")
                continue
            if kind not in COPIES:
                module.fail(line, self.name, f"'{attr}': a table holds {', '.join(COPIES)}, not {kind}")
            self.copies.append(f"other_.{attr} = {COPIES[kind].format(attr)}")
            self.fields.append(f"{text}.named({attr!r}, {kind!r})")

    def methods(self) -> str:
        lines = [f"def clone(self) -> {self.name}:", f"    other_ = {self.name}()", *("    " + c for c in self.copies)]
        lines += ["    other_.take_stack(self)", "    return other_"]
        return "\n".join(lines)

    def declaration(self) -> str:
        """Registers the fields for views, saves and re-dealing."""
        return f"declare_({self.name}, [\n    " + ",\n    ".join(self.fields) + ",\n])"
