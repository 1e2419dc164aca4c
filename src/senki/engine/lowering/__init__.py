"""Lowering: rule procedures written as generators become frames on a plain-data stack.

In development the decorators `procedure` and `table` lower one function or class at import, with the line numbers of the rules, so
that tracebacks and coverage point at them. For the compiled build `lowered_text` writes out a whole module for mypyc.
"""

from __future__ import annotations

import ast
import pathlib
import typing
from collections.abc import Callable

from senki.engine.lowering.flow import Flow
from senki.engine.lowering.kinds import STOPS
from senki.engine.lowering.names import check_names
from senki.engine.lowering.source import LoweringError as LoweringError
from senki.engine.lowering.source import Module, is_template, module_at
from senki.engine.lowering.tables import RowsWriter, TableWriter
from senki.engine.lowering.telling import EventWriter
from senki.engine.lowering.writing import HEADER, Writer

DECLARE = (
    "from senki.engine.events import declare_event as declare_event_\nfrom senki.engine.table import EVERYONE as EVERYONE_\n"
    "from senki.engine.zones import declare as declare_, declare_rows as declare_rows_, refuse_frozen as refuse_frozen_\n"
)
GENERATORS = {*STOPS, "ask_all", "nothing", "end_game", "procedure", "event", "rows", "Rule", "table"}


def writers(fn: ast.FunctionDef, module: Module) -> list[Writer]:
    """The frame classes of a procedure: those made for it alone first, then its own."""
    flow = Flow(fn, module)
    made = [writer for template in flow.templates for writer in writers(template, module)]
    for writer in made:
        writer.lines = [(text, fn.lineno) for text, _ in writer.lines]
    found = [*made, Writer(flow)]
    found[0].lines[:0] = [(line, fn.lineno) for line in dict.fromkeys(flow.borrowed)]
    return found


def lowered_text(path: pathlib.Path, name: str) -> str:
    """The whole module with its procedures and tables lowered, for compiling."""
    module = module_at(path, name)
    out = [f'"""Lowered from {path.name}; do not edit."""', "from __future__ import annotations"]
    header = HEADER + DECLARE
    for node in module.tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            continue
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if header and (module.procedures or module.tables or module.rows or module.events):
            out.append(header)
        header = ""
        out.append(lowered_node(node, module))
    return "\n".join(out) + "\n"


def lowered_node(node: ast.stmt, module: Module) -> str:
    if isinstance(node, ast.ImportFrom):
        names = [a for a in node.names if not is_generator(node.module or "", a.name, module.procedure(a.asname or a.name))]
        return ast.unparse(ast.ImportFrom(node.module, names, node.level)) if names else ""
    if isinstance(node, ast.FunctionDef) and node.name in module.procedures:
        if is_template(node):
            return f"{node.name}: object = None"  # written out where it is called; interpreted rules on a compiled engine import the name
        return "\n" + "\n".join(line for writer in writers(node, module) for line, _ in writer.lines) + "\n"
    if isinstance(node, ast.FunctionDef) and node.name in module.events:
        return EventWriter(node, module).text()
    if isinstance(node, ast.ClassDef) and (node.name in module.tables or node.name in module.rows):
        return lowered_class(node, module)
    if isinstance(node, ast.AnnAssign) and module.procedures_in(node.value):
        node.annotation = ast.Name("Final", ast.Load())  # of procedures by number: they are classes now
    return ast.unparse(node)


def lowered_class(node: ast.ClassDef, module: Module) -> str:
    writer = TableWriter(node, module) if node.name in module.tables else RowsWriter(node, module)
    marked = writer.marked if isinstance(writer, TableWriter) else [attr for attr, _, _, _ in writer.columns]
    node.decorator_list = [d for d in node.decorator_list if ast.unparse(d) not in ("table", "rows")]
    for line in node.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id in marked:
            line.value = None
    text = "\n@mypyc_attr_(acyclic=True)\n" + ast.unparse(node)
    return text + "\n\n    " + writer.methods().replace("\n", "\n    ") + "\n\n\n" + writer.declaration() + "\n"


def is_generator(module: str, name: str, procedure: ast.FunctionDef | None) -> bool:
    """Is an imported name used by the generators only, and so gone from the lowered text?"""
    return (module == "senki.engine.procedure" and name in GENERATORS) or (procedure is not None and is_template(procedure))


# -- in memory, for development ---------------------------------------------------------------------------------------

Anything = typing.Any


def lower_procedure(rule: Callable[..., Anything]) -> type:
    """The frame class of a procedure, made in the namespace of its module."""
    module = module_at(pathlib.Path(rule.__code__.co_filename), rule.__module__)
    space = rule.__globals__
    execute(HEADER, [], module, space)
    if rule.__name__ not in module.procedures or "." in rule.__qualname__:
        place = ast.Constant(None, lineno=rule.__code__.co_firstlineno)
        module.fail(place, rule.__name__, "a procedure is a plain function at the top of its module, marked @procedure")
    check_names(module)
    for writer in writers(module.procedures[rule.__name__], module):
        text = "\n".join(line for line, _ in writer.lines)
        execute(text, [line for _, line in writer.lines], module, space)
    cls: type = space[rule.__name__]
    return cls


def lower_table(cls: type, path: str) -> None:
    """Give a table its clone() and lay_out(), and declare its fields."""
    module = module_at(pathlib.Path(path), cls.__module__)
    if cls.__name__ not in module.tables or "." in cls.__qualname__:
        module.fail(ast.Pass(), cls.__name__, "a table stands at the top of its module, marked @table")
    table = TableWriter(module.tables[cls.__name__], module)
    complete(cls, table, table.marked, module.tables[cls.__name__], module)


def lower_rows(cls: type, path: str) -> None:
    """Give rows what all rows can do, and declare their columns."""
    module = module_at(pathlib.Path(path), cls.__module__)
    if cls.__name__ not in module.rows or "." in cls.__qualname__:
        module.fail(ast.Pass(), cls.__name__, "rows stand at the top of their module, marked @rows")
    rows = RowsWriter(module.rows[cls.__name__], module)
    complete(cls, rows, [attr for attr, _, _, _ in rows.columns], module.rows[cls.__name__], module)


def complete(cls: type, writer: TableWriter | RowsWriter, marked: list[str], node: ast.ClassDef, module: Module) -> None:
    """Put the written methods into a class, take out the marks that stand for defaults, and declare the class."""
    space = vars(__import__("sys").modules[cls.__module__])
    made: dict[str, Anything] = {}
    execute(HEADER + DECLARE, [], module, space)
    space[cls.__name__] = cls
    execute(writer.methods(), [node.lineno] * 999, module, space, made)
    for name, method in made.items():
        setattr(cls, name, method)
    for attr in marked:
        delattr(cls, attr)
    try:
        execute(writer.declaration(), [node.lineno] * 999, module, space)
    except TypeError as error:
        module.fail(node, cls.__name__, str(error))


def lower_event(tell: Callable[..., Anything]) -> Callable[..., Anything]:
    """The function that tells an event, with its body."""
    module = module_at(pathlib.Path(tell.__code__.co_filename), tell.__module__)
    if tell.__name__ not in module.events or "." in tell.__qualname__:
        place = ast.Constant(None, lineno=tell.__code__.co_firstlineno)
        module.fail(place, tell.__name__, "an event is a plain function at the top of its module, marked @event(...)")
    node = module.events[tell.__name__]
    space = tell.__globals__
    execute(HEADER + DECLARE, [], module, space)
    execute(EventWriter(node, module).text(), [node.lineno] * 999, module, space)
    made: Callable[..., Anything] = space[tell.__name__]
    return made


def execute(text: str, lines: list[int], module: Module, space: dict[str, Anything], into: dict[str, Anything] | None = None) -> None:
    """Run made code in a module's namespace, each node at the line of the rule that it comes from."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if lines and isinstance(node, (ast.expr, ast.stmt, ast.arg, ast.alias, ast.keyword, ast.excepthandler)):
            node.lineno = node.end_lineno = lines[node.lineno - 1]
            node.col_offset = node.end_col_offset = 0
    code = compile(tree, str(module.path) if lines else "<senki lowering>", "exec", flags=annotations_flag())
    exec(code, space, into if into is not None else space)


def annotations_flag() -> int:
    import __future__

    return __future__.annotations.compiler_flag
