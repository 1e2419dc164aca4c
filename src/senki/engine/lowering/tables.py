"""A game's table and its rows written out: clone(), lay_out(), contents(), add(), copy(), and the declaration of the fields, from the class
bodies."""

from __future__ import annotations

import ast

from senki.engine.lowering.source import Module, bare, mark
from senki.engine.table import Table
from senki.engine.zones import VIEW_KEYS, Rows

RESERVED = {*dir(Table), *VIEW_KEYS}  # the stack, the open question and the methods of every table; what a view tells besides its fields
COPIES = {
    "list[int]": "self.{0}[:]",
    "list[bool]": "self.{0}[:]",
    "list[list[int]]": "[row_[:] for row_ in self.{0}]",
    "int": "self.{0}",
    "bool": "self.{0}",
    "Ints": "self.{0}",
}
STARTS = ("empty", "per_seat", "filled")  # how a field begins, written as its default
COLUMN_TYPES = ("list[int]", "list[list[int]]")


def start_mark(value: ast.expr | None) -> ast.Call | None:
    """A default such as per_seat(2): how the field is filled when a table is laid out."""
    is_mark = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in STARTS
    return value if is_mark and isinstance(value, ast.Call) else None


class TableWriter:
    """The parts that a table lacks. Every field says who may see it: Annotated[type, public(...)] and its kin."""

    def __init__(self, node: ast.ClassDef, module: Module) -> None:
        self.module = module
        self.name = node.name
        self.copies: list[str] = []
        self.held: list[str] = []  # the attributes that belong to the position
        self.fields: list[str] = []
        self.starts: list[str] = []
        self.marked: list[str] = []  # the fields whose default is such a mark
        for base in node.bases:
            home, original = module.home(ast.unparse(base))
            if original in home.tables:
                module.fail(node, self.name, f"a table is not built on another, such as {original}")
        for line in node.body:
            if isinstance(line, ast.Assign):
                module.fail(line, self.name, f"'{ast.unparse(line.targets[0])}': say what it is and who may see it, in an Annotated[...]")
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                self.read(line, line.target.id)

    def read(self, line: ast.AnnAssign, attr: str) -> None:
        kind, said, start = ast.unparse(bare(line.annotation)), mark(line.annotation), start_mark(line.value)
        if attr in RESERVED:
            self.module.fail(line, self.name, f"the name '{attr}' is the engine's own")
        if start is None and isinstance(line.value, (ast.List, ast.ListComp, ast.Call)):
            self.module.fail(
                line, self.name, f"'{attr}': all tables would share this list; say {', '.join(STARTS)}(...), or make it in the game's setup"
            )
        if said is None:
            self.module.fail(line, self.name, f"'{attr}': say who may see it, as in Annotated[{kind}, public()]")
        text = ast.unparse(said)
        if text == "shared" or text.startswith("shared("):
            self.copies.append(f"other_.{attr} = self.{attr}")
            return
        self.held.append(attr)
        inner = kind.removeprefix("list[").removesuffix("]")
        seats = ".of_seats()" if start is not None and getattr(start.func, "id", "") == "per_seat" else ""
        if start is not None:
            self.marked.append(attr)
            self.starts.append(self.begin(line, attr, kind, start))
        if self.module.rows_class(inner):
            many = inner != kind
            copied = "rows_ if rows_.frozen else rows_.copy()"
            one = copied.replace("rows_", f"self.{attr}")
            self.copies.append(f"other_.{attr} = " + (f"[{copied} for rows_ in self.{attr}]" if many else one))
            self.fields.append(f"*{text}{seats}.columns({attr!r}, {many}, {inner})")
            return
        if kind not in COPIES:
            self.module.fail(line, self.name, f"'{attr}': a table holds {', '.join(COPIES)} or rows, not {kind}")
        self.copies.append(f"other_.{attr} = {COPIES[kind].format(attr)}")
        self.fields.append(f"{text}{seats}.named({attr!r}, {kind!r})")

    def begin(self, line: ast.AnnAssign, attr: str, kind: str, start: ast.Call) -> str:
        """The line that fills a field when the table is laid out."""
        given = [ast.unparse(a) for a in start.args]
        how = getattr(start.func, "id", "")
        if start.keywords or len(given) > 2 or (how == "empty" and given) or (how == "filled" and not given):
            self.module.fail(line, self.name, f"'{attr}': write empty(), per_seat(), per_seat(rows, value) or filled(count, value)")
        count = "0" if how == "empty" else given[0] if how == "filled" else f"{given[0]} * seats" if given else "seats"
        fill = given[1] if len(given) > 1 else "0"
        inner = kind.removeprefix("list[").removesuffix("]")
        if kind == "list[int]":
            return f"self.{attr} = [{fill}] * ({count})"
        if kind == "list[list[int]]":
            return f"self.{attr} = [[] for _ in range({count})]"
        if self.module.rows_class(inner):
            return f"self.{attr} = " + (f"[{inner}() for _ in range({count})]" if inner != kind else f"{inner}({count})")
        return str(self.module.fail(line, self.name, f"'{attr}': only a list, or rows, is filled when the table is laid out"))

    def methods(self) -> str:
        lines = [f"def clone(self) -> {self.name}:", f"    other_ = {self.name}()", *("    " + c for c in self.copies)]
        lines += ["    other_.take_stack(self)", "    return other_", ""]
        lines += ["def lay_out(self, seats: int) -> None:", *("    " + start for start in self.starts or ["pass"]), ""]
        lines += ["def contents(self) -> list[object]:", f"    return [{', '.join(f'self.{attr}' for attr in self.held)}]"]
        return "\n".join(lines)

    def declaration(self) -> str:
        """Registers the fields for views, saves and re-dealing."""
        return f"declare_({self.name}, [\n    " + ",\n    ".join(self.fields) + ",\n])"


class RowsWriter:
    """The parts that a class of rows lacks: card: list[int] = column(CARD, NONE)."""

    def __init__(self, node: ast.ClassDef, module: Module) -> None:
        self.name = node.name
        self.columns: list[tuple[str, str, str, str]] = []  # name, type, what a new row has there, the declaration
        for line in node.body:
            if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
                continue
            call = line.value if isinstance(line, ast.AnnAssign) else None
            is_column = isinstance(call, ast.Call) and getattr(call.func, "id", "") == "column"
            if not (isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and is_column and isinstance(call, ast.Call)):
                module.fail(line, self.name, "rows have columns and nothing else: units: list[int] = column(UNIT, NONE)")
            attr, kind = line.target.id, ast.unparse(line.annotation)
            if attr in dir(Rows):
                module.fail(line, self.name, f"the name '{attr}' is the engine's own")
            if kind not in COLUMN_TYPES:
                module.fail(line, self.name, f"'{attr}': a column is {' or '.join(COLUMN_TYPES)}, not {kind}")
            default = ast.unparse(call.args[1]) if len(call.args) > 1 else "0"
            self.columns.append((attr, kind, "[]" if kind == "list[list[int]]" else default, ast.unparse(call)))
        if not self.columns:
            module.fail(node, self.name, "rows have at least one column")

    def methods(self) -> str:
        first = self.columns[0][0]
        lines = ["def __init__(self, count: int = 0) -> None:", "    if count < 0:", "        return  # a copy, filled by copy()"]
        for attr, kind, default, _ in self.columns:
            lines.append(f"    self.{attr} = " + ("[[] for _ in range(count)]" if kind == "list[list[int]]" else f"[{default}] * count"))
        lines += ["", "def __len__(self) -> int:", f"    return len(self.{first})"]
        refused = ["    if self.frozen:", "        refuse_frozen_()"]
        lines += ["", "def add(self) -> int:", *refused, *(f"    self.{attr}.append({default})" for attr, _, default, _ in self.columns)]
        lines += [f"    return len(self.{first}) - 1"]
        lines += ["", "def remove(self, row: int) -> None:", *refused, *(f"    del self.{attr}[row]" for attr, _, _, _ in self.columns)]
        lines += ["", f"def copy(self) -> {self.name}:", f"    other_ = {self.name}(-1)"]
        lines += [f"    other_.{attr} = {COPIES[kind].format(attr)}" for attr, kind, _, _ in self.columns]
        lines += ["    return other_", "", "def contents(self) -> list[object]:"]
        return "\n".join([*lines, f"    return [{', '.join(f'self.{attr}' for attr, _, _, _ in self.columns)}]"])

    def declaration(self) -> str:
        columns = ",\n    ".join(f"({attr!r}, {kind!r}, {said})" for attr, kind, _, said in self.columns)
        return f"declare_rows_({self.name}, [\n    {columns},\n])"
