"""The types of a procedure's locals, as far as its text says them."""

from __future__ import annotations

import ast

from senki.engine.lowering.source import TUPLES, Module, escapes, has_yield

ASKS = {"ask": "int", "ask_yes": "bool"}
CHANCES = {"roll": "int", "draw": "int", "chance": "int"}
STOPS = ASKS | CHANCES
BUILTINS = {"len": "int", "min": "int", "max": "int", "sum": "int", "abs": "int", "list": "list", "sorted": "list", "tuple": TUPLES[-1]}


class Kinds:
    """What is known of a procedure's locals, from its parameters on."""

    def __init__(self, module: Module, t: str, table_type: str, params: dict[str, str]) -> None:
        self.module = module
        self.t = t  # the name of the table
        self.table_type = table_type
        self.known = dict(params)

    def of(self, e: ast.expr) -> str:
        """The type of an expression, where it is plain from the text; else the author annotates."""
        if isinstance(e, ast.YieldFrom):
            e = e.value
        if isinstance(e, ast.Call):
            f = getattr(e.func, "id", "")
            return STOPS.get(f) or BUILTINS.get(f) or self.module.result(f)
        if isinstance(e, ast.Constant):
            return {bool: "bool", int: "int"}.get(type(e.value), "")
        if isinstance(e, ast.Compare) or (isinstance(e, ast.UnaryOp) and isinstance(e.op, ast.Not)):
            return "bool"
        if isinstance(e, ast.BoolOp):
            kinds = {self.of(v) for v in e.values}
            return kinds.pop() if len(kinds) == 1 else ""
        if isinstance(e, (ast.List, ast.ListComp)):
            return "list"
        if isinstance(e, ast.BinOp):
            sides = [self.of(e.left), self.of(e.right)]
            return "float" if isinstance(e.op, ast.Div) else next((k for k in sides if k.startswith("list") or k in TUPLES), "int")
        if isinstance(e, ast.UnaryOp):
            return "int"
        if isinstance(e, ast.IfExp):
            return self.of(e.body)
        if isinstance(e, ast.Name):
            return self.known.get(e.id, "")
        if isinstance(e, ast.Subscript):
            inner = self.of(e.value)
            if isinstance(e.slice, ast.Slice):
                return inner
            if inner in TUPLES:
                return "int"
            return inner.removeprefix("list[").removesuffix("]") if inner.startswith("list[") else ""
        if isinstance(e, ast.Attribute) and isinstance(e.value, ast.Name) and e.value.id == self.t:
            return self.module.attribute(self.table_type, e.attr)
        return ""

    def note(self, s: ast.stmt) -> None:
        for x in [s] if has_yield(s) or escapes(s) else ast.walk(s):
            if isinstance(x, ast.AnnAssign) and isinstance(x.target, ast.Name):
                self.known[x.target.id] = ast.unparse(x.annotation)
            elif isinstance(x, ast.Assign):
                self.note_target(x.targets[0], x.value)

    def note_target(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name) and self.of(value):
            self.known.setdefault(target.id, self.of(value))
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            for one, its in zip(target.elts, value.elts, strict=True):
                self.note_target(one, its)
        elif isinstance(target, ast.Tuple) and self.of(value) in TUPLES:
            for one in target.elts:
                self.note_target(one, ast.Constant(0))
