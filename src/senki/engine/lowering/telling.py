"""Events written out: a function that tells one, and its declaration."""

from __future__ import annotations

import ast

from senki.engine.lowering.source import Module, bare, event_mark, mark

LISTS = ("list[int]", "Ints", "tuple[int, ...]")


class EventWriter:
    """@event("R4.4") def shot(t: Table, unit: Unit, hits: int) -> None: the values are the parameters after the table."""

    def __init__(self, node: ast.FunctionDef, module: Module) -> None:
        self.node, self.module = node, module
        call = event_mark(node)
        assert call is not None
        self.told = {keyword.arg: ast.unparse(keyword.value) for keyword in call.keywords}
        self.rule = ast.unparse(call.args[0]) if call.args else "''"
        args = node.args
        if len(call.args) != 1 or not args.args or args.posonlyargs or args.kwonlyargs or args.vararg or args.kwarg:
            self.fail('an event is @event("rule", ...) def name(t: Table, value: Type, ...) -> None')
        if any(not isinstance(line, ast.Expr) or not isinstance(line.value, ast.Constant) for line in node.body):
            self.fail("an event has a docstring, or ..., and nothing else: its body is written for it")
        self.values: dict[str, str] = {}
        self.rest = ""
        self.has_rule = False
        self.has_audience = False
        for number, a in enumerate(args.args[1:]):
            self.read(number, a, number + 1 == len(args.args) - 1)
        if len(args.defaults) != (1 if self.has_rule else 0):
            self.fail("no value of an event has a default; only rule: str = '' at the end")
        if self.has_audience != ("secret" in self.told):
            self.fail("an event with secret values, and only one, begins with who hears them: to: int")

    def read(self, number: int, a: ast.arg, last: bool) -> None:
        kind = ast.unparse(bare(a.annotation)) if a.annotation else ""
        if a.arg == "rule" and kind == "str" and last:
            self.has_rule = True
        elif a.arg == "to" and number == 0:
            self.has_audience = True
        elif self.rest:
            self.fail("only the last value of an event is a list")
        elif kind in LISTS:
            self.rest = a.arg
            said = mark(a.annotation) if a.annotation else None
            self.values[a.arg] = ast.unparse(said) if said is not None else "'int'"
        elif self.module.is_number(kind):
            said = mark(a.annotation) if a.annotation else None
            self.values[a.arg] = ast.unparse(said) if said is not None else repr(kind)
        else:
            self.fail(f"'{a.arg}': a value is a number, a bool or at the end a list of numbers, not {kind or 'without a type'}")

    def fail(self, why: str) -> None:
        self.module.fail(self.node, self.node.name, why)

    def text(self) -> str:
        name, t = self.node.name, self.node.args.args[0].arg
        values = "{" + ", ".join(f"{value!r}: {kind}" for value, kind in self.values.items()) + "}"
        flags = [self.told.get("secret", "()"), repr(self.rest), self.told.get("result", "False"), self.told.get("closes", "False")]
        declared = f"declare_event_({self.module.name!r}, {name!r}, {self.rule}, {values}, {', '.join(flags)})"
        given = "".join(f"*{value}, " if value == self.rest else f"{value}, " for value in self.values)
        told = f"(EVENT_{name}_, {'to' if self.has_audience else 'EVERYONE_'}, {'rule' if self.has_rule else repr('')}, ({given}))"
        head = f"def {name}({ast.unparse(self.node.args)}) -> None:\n"
        return f"EVENT_{name}_: int = {declared}\n\n\n{head}    if {t}.told is not None:\n        {t}.told.append({told})\n"
