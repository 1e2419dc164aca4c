"""What the lowering must know of a rules module and of the modules it imports: read from their text, without running them."""

from __future__ import annotations

import ast
import functools
import importlib.util
import pathlib
from typing import NoReturn

TUPLES = ("Ints", "tuple[int, ...]")


class LoweringError(SyntaxError):
    """A procedure or a table that breaks one of the rules for writing them. The message names file, line and procedure."""


class Module:
    """The text of one module: its procedures, tables, functions and number types, and where imported names come from."""

    def __init__(self, path: pathlib.Path, name: str) -> None:
        self.path = path
        self.name = name
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.procedures: dict[str, ast.FunctionDef] = {}
        self.functions: dict[str, ast.FunctionDef] = {}
        self.tables: dict[str, ast.ClassDef] = {}
        self.rows: dict[str, ast.ClassDef] = {}
        self.events: dict[str, ast.FunctionDef] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        self.numbers: set[str] = set()  # NewTypes of int
        self.imports: dict[str, tuple[str, str]] = {}  # local name: (module, name there)
        self.constants = {name for node in self.tree.body if isinstance(node, (ast.Assign, ast.AnnAssign)) for name in binds(node)}
        for node in self.tree.body:
            self.note(node)

    def note(self, node: ast.stmt) -> None:
        if isinstance(node, ast.FunctionDef):
            (self.procedures if decorated(node, "procedure") else self.functions)[node.name] = node
            if event_mark(node) is not None:
                self.events[node.name] = node
        elif isinstance(node, ast.ClassDef):
            self.classes[node.name] = node
            if decorated(node, "table"):
                self.tables[node.name] = node
            if decorated(node, "rows"):
                self.rows[node.name] = node
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            self.imports |= {alias.asname or alias.name: (node.module, alias.name) for alias in node.names}
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") == "NewType":
            if isinstance(node.targets[0], ast.Name) and ast.unparse(node.value.args[1]) == "int":
                self.numbers.add(node.targets[0].id)

    # -- names, also imported ones ------------------------------------------------------------------------------------

    def home(self, name: str) -> tuple[Module, str]:
        """The module that defines a name, and its name there."""
        module, original = self.imports.get(name, (self.name, name))
        if module == self.name:  # defined here; or a package's own module, imported by its __init__
            return self, name
        path = self.find(module)
        return module_at(path, module).home(original) if path else (self, name)

    def knows(self, name: str) -> bool:
        """Is it a name of this module, not of Python itself?"""
        return any(name in names for names in (self.imports, self.constants, self.procedures, self.functions, self.classes))

    def find(self, module: str) -> pathlib.Path | None:
        """The text of a module of senki or of the game's own package; None for others, which have nothing to lower."""
        if module.split(".")[0] not in (self.name.split(".")[0], "senki"):
            return None
        here = self.path.resolve()
        up = len(self.name.split(".")) if here.name == "__init__.py" else len(self.name.split(".")) - 1
        top = importlib.util.find_spec(module.split(".")[0])  # a game outside senki imports the engine, whose modules may be compiled
        for root in [here.parents[up], *(pathlib.Path(place).parent for place in (top and top.submodule_search_locations) or [])]:
            base = root.joinpath(*module.split("."))
            for path in (base.with_suffix(".py"), base / "__init__.py"):
                if path.exists():
                    return path
        return None

    def procedure(self, name: str) -> ast.FunctionDef | None:
        home, original = self.home(name)
        return home.procedures.get(original)

    def rows_class(self, name: str) -> ast.ClassDef | None:
        home, original = self.home(name)
        return home.rows.get(original)

    def procedure_table(self, name: str) -> list[ast.FunctionDef]:
        """The procedures of a tuple at the top of a module, by whose number one is called; empty if it is none."""
        home, original = self.home(name)
        for node in home.tree.body:
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and original in binds(node):
                return home.procedures_in(node.value)
        return []

    def procedure_names(self, name: str) -> list[tuple[Module, str]]:
        """Of such a tuple: in which module each procedure stands, and what it is called there."""
        home, original = self.home(name)
        values = [node.value for node in home.tree.body if isinstance(node, (ast.Assign, ast.AnnAssign)) and original in binds(node)]
        return [
            home.home(one.id) for value in values[:1] if isinstance(value, ast.Tuple) for one in value.elts if isinstance(one, ast.Name)
        ]

    def procedures_in(self, value: ast.expr | None) -> list[ast.FunctionDef]:
        found: list[ast.FunctionDef] = []
        for one in value.elts if isinstance(value, ast.Tuple) else []:
            fn = self.procedure(one.id) if isinstance(one, ast.Name) else None
            if fn is None or is_template(fn):
                return []
            found.append(fn)
        return found

    def result(self, name: str) -> str:
        """The type that a function, a procedure or a number type gives when called; empty if unknown."""
        home, original = self.home(name)
        if original in home.numbers:
            return name
        node = home.procedures.get(original) or home.functions.get(original)
        text = ast.unparse(node.returns) if node and node.returns else ""
        return text.removeprefix("Rule[").removesuffix("]") if text.startswith("Rule[") else text

    def attribute(self, cls: str, attr: str) -> str:
        """The declared type of an attribute of a class."""
        home, original = self.home(cls)
        node = home.classes.get(original)
        for line in node.body if node else []:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == attr:
                return ast.unparse(bare(line.annotation))
        return ""

    def is_number(self, kind: str) -> bool:
        home, original = self.home(kind)
        return kind in ("int", "bool") or original in home.numbers

    def is_plain(self, kind: str) -> bool:
        """May a local of this type outlive a stop?"""
        return self.is_number(kind) or kind in TUPLES

    def fail(self, node: ast.AST, where: str, why: str) -> NoReturn:
        raise LoweringError(f"{self.path.name}:{getattr(node, 'lineno', '?')}: {where}: {why}")


@functools.cache
def module_at(path: pathlib.Path, name: str) -> Module:
    return Module(path, name)


def decorated(node: ast.FunctionDef | ast.ClassDef, name: str) -> bool:
    return any(isinstance(d, ast.Name) and d.id == name for d in node.decorator_list)


def event_mark(node: ast.FunctionDef) -> ast.Call | None:
    """The decorator @event(...) of a function that tells an event."""
    for mark_ in node.decorator_list:
        if isinstance(mark_, ast.Call) and isinstance(mark_.func, ast.Name) and mark_.func.id == "event":
            return mark_
    return None


def hands_on(fn: ast.FunctionDef) -> bool:
    """Does the procedure ask for its caller, who says by which rule and about what? It then has `*, rule: str = "", **about: int`."""
    return fn.args.kwarg is not None or bool(fn.args.kwonlyargs)


def function_parameters(fn: ast.FunctionDef) -> dict[str, int]:
    """The places of the parameters that are functions."""
    return {a.arg: k for k, a in enumerate(fn.args.args) if a.annotation and ast.unparse(a.annotation).startswith("Callable")}


def is_template(fn: ast.FunctionDef) -> bool:
    """A procedure that takes functions is written out anew for each call, with their names put in."""
    return bool(function_parameters(fn))


def bare(annotation: ast.expr) -> ast.expr:
    """The type inside Annotated[type, mark]."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated" and isinstance(annotation.slice, ast.Tuple):
        return annotation.slice.elts[0]
    return annotation


def mark(annotation: ast.expr) -> ast.expr | None:
    """The mark inside Annotated[type, mark]."""
    if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated" and isinstance(annotation.slice, ast.Tuple):
        return annotation.slice.elts[1]
    return None


# -- questions about syntax -------------------------------------------------------------------------------------------


def has_yield(node: ast.AST) -> bool:
    return any(isinstance(x, (ast.Yield, ast.YieldFrom, ast.Await)) for x in ast.walk(node))


def escapes(node: ast.AST, in_loop: bool = False) -> bool:
    """Does the statement leave by return, or by break or continue of a loop around it?"""
    if isinstance(node, (ast.Break, ast.Continue)):
        return not in_loop
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        return False
    if isinstance(node, (ast.For, ast.While)):  # a break in its else belongs to the loop around it
        return any(escapes(child, True) for child in node.body) or any(escapes(child, in_loop) for child in node.orelse)
    return isinstance(node, ast.Return) or any(escapes(child, in_loop) for child in ast.iter_child_nodes(node))


def loads(node: ast.AST) -> set[str]:
    """Names that are read; `n += 1` reads n too."""
    changed = {x.target.id for x in ast.walk(node) if isinstance(x, ast.AugAssign) and isinstance(x.target, ast.Name)}
    return changed | {x.id for x in ast.walk(node) if isinstance(x, ast.Name) and isinstance(x.ctx, ast.Load)}


def binds(node: ast.AST) -> set[str]:
    """Names that statements bind; a comprehension's variables are its own."""
    found: set[str] = set()
    for x in ast.walk(node):
        targets: list[ast.expr] = []
        if isinstance(x, ast.Assign):
            targets = x.targets
        elif isinstance(x, (ast.AnnAssign, ast.AugAssign, ast.For)):
            targets = [x.target]
        found |= {name for target in targets for name in names_in(target)}
    return found


def names_in(target: ast.expr) -> set[str]:
    """The names that an assignment to the target binds."""
    if isinstance(target, (ast.Tuple, ast.List)):
        return {name for one in target.elts for name in names_in(one)}
    if isinstance(target, ast.Starred):
        return names_in(target.value)
    return {target.id} if isinstance(target, ast.Name) else set()


def comprehension_names(node: ast.AST) -> set[str]:
    found = [x.target for x in ast.walk(node) if isinstance(x, ast.comprehension)]
    return {y.id for target in found for y in ast.walk(target) if isinstance(y, ast.Name)}
