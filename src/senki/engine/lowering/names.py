"""Checks that rules name only fields and columns that are declared. They are read from the text, so that a misspelt one is told when a
module is loaded, with file and line, and not when a game first comes there."""

from __future__ import annotations

import ast
import difflib
import functools
import pathlib
import re

from senki.engine.lowering.source import Module, bare, decorated, module_at, names_in
from senki.engine.table import Table
from senki.engine.zones import Rows

Type = tuple[Module, str]  # an annotation as it is written, and the module in which it is
Functions = (ast.FunctionDef, ast.AsyncFunctionDef)
TABLE_CLASS = re.compile(r"^@table\nclass (\w+)", re.MULTILINE)
LOOKED_AT = (ast.Attribute, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.For)


def speaking_of_tables(sources: dict[str, pathlib.Path]) -> list[Module]:
    """Those of a game's modules, by their names, that name a table of it; the others need not be read closely."""
    texts = {name: path.read_text(encoding="utf-8") for name, path in sources.items()}
    tables = [cls for text in texts.values() for cls in TABLE_CLASS.findall(text)]
    return [module_at(sources[name], name) for name, text in texts.items() if any(cls in text for cls in tables)]


@functools.cache
def check_names(module: Module) -> None:
    """Refuse the module if one of its functions reads or sets a field that its table does not declare."""
    for node in module.tree.body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        for fn in inner:
            if isinstance(fn, Functions):
                Names(fn, module).check()


class Names:
    """A function, and which of its names are tables: parameters by their annotation, locals made by cast(...) or by the class."""

    def __init__(self, fn: ast.FunctionDef | ast.AsyncFunctionDef, module: Module) -> None:
        self.fn = fn
        self.module = module
        self.types: dict[str, Type] = {}
        for a in [*fn.args.posonlyargs, *fn.args.args, *fn.args.kwonlyargs]:
            if a.annotation:
                self.types[a.arg] = module, ast.unparse(a.annotation)
        self.nodes = [node for node in ast.walk(fn) if isinstance(node, LOOKED_AT)]
        for node in self.nodes:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.types[node.target.id] = module, ast.unparse(node.annotation)
            elif not isinstance(node, ast.Attribute):
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    for name in names_in(target):
                        self.bind(name, node)

    def bind(self, name: str, node: ast.AST) -> None:
        """A name that is bound to different things is not followed."""
        found = self.type_of(node.value) if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) else None
        if found is not None and self.types.get(name, found) == found:
            self.types[name] = found
        else:
            self.types[name] = self.module, ""

    def check(self) -> None:
        for node in self.nodes:
            if isinstance(node, ast.Attribute):
                owner = self.type_of(node.value)
                cls = class_of(owner)
                if owner and cls and node.attr not in names_of(*cls):
                    close = difflib.get_close_matches(node.attr, fields_in(cls[0]), 1)
                    hint = f"did you mean '{close[0]}'?" if close else "declare it there"
                    what = "field" if decorated(cls[0], "table") else "column"
                    self.module.fail(node, self.fn.name, f"{cls[0].name} has no {what} '{node.attr}'; {hint}")

    def type_of(self, node: ast.expr) -> Type | None:
        """What an expression is, as far as it leads to a table or to what lies in one."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            made = ast.unparse(node.args[0]) if node.func.id == "cast" and len(node.args) == 2 else node.func.id
            return (self.module, made) if class_of((self.module, made)) else None
        if isinstance(node, ast.Subscript):
            listed = self.type_of(node.value)
            is_one = listed and listed[1].startswith("list[") and not isinstance(node.slice, ast.Slice)
            return (listed[0], listed[1].removeprefix("list[").removesuffix("]")) if listed and is_one else None
        cls = class_of(self.type_of(node.value)) if isinstance(node, ast.Attribute) else None
        return (cls[1], field_type(cls[0], node.attr)) if cls and isinstance(node, ast.Attribute) else None


@functools.cache
def class_of(kind: Type | None) -> tuple[ast.ClassDef, Module] | None:
    """The class of a table or of rows that a type names, and its module; None for all other types."""
    if kind is None or not kind[1].isidentifier():
        return None
    home, name = kind[0].home(kind[1])
    node = home.classes.get(name)
    return (node, home) if node is not None and (decorated(node, "table") or decorated(node, "rows")) else None


def fields_in(cls: ast.ClassDef) -> list[str]:
    return [line.target.id for line in cls.body if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)]


def field_type(cls: ast.ClassDef, attr: str) -> str:
    for line in cls.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id == attr:
            return ast.unparse(bare(line.annotation))
    return ""


@functools.cache
def names_of(cls: ast.ClassDef, _module: Module) -> frozenset[str]:
    """All that may be named of a table or of rows: fields, methods of its own, and what all of them have."""
    methods = [line.name for line in cls.body if isinstance(line, Functions)]
    return frozenset([*fields_in(cls), *methods, *dir(Table if decorated(cls, "table") else Rows)])
