"""Rules and engine have no clock, no randomness of their own, no files and no network: the same answers give the same game everywhere."""

from __future__ import annotations

import ast
import pathlib

import pytest

import senki

SENKI = pathlib.Path(str(senki.__file__)).parent

# What rules and engine may import. Whatever is not here they may not: random, time, datetime, uuid, secrets, os, io, socket and so on.
PURE = {
    "__future__",
    "array",
    "collections",
    "collections.abc",
    "copy",
    "dataclasses",
    "difflib",
    "enum",
    "fractions",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "operator",
    "re",
    "reprlib",
    "struct",
    "typing",
}
# The few places that read what stands on the disk before a game begins: games, their packs, and the text of the rules.
ALSO = {
    "engine/catalog.py": {"importlib", "importlib.util", "os", "pathlib", "pkgutil", "types"},
    "engine/declared.py": {"ast", "pathlib", "sys"},
    "engine/game.py": {"pathlib"},
    "engine/mistakes.py": {"builtins", "pathlib", "traceback"},
    "engine/pickling.py": {"pickle"},
    "engine/packs.py": {"pathlib", "tomllib"},
    "engine/procedure.py": {"sys", "types"},
    "engine/native.py": {"mypy_extensions"},
    "engine/lowering/__init__.py": {"ast", "pathlib"},
    "engine/lowering/flow.py": {"ast"},
    "engine/lowering/kinds.py": {"ast"},
    "engine/lowering/liveness.py": {"ast"},
    "engine/lowering/names.py": {"ast", "pathlib"},
    "engine/lowering/source.py": {"ast", "importlib.util", "pathlib"},
    "engine/lowering/tables.py": {"ast"},
    "engine/lowering/telling.py": {"ast"},
    "engine/lowering/writing.py": {"ast"},
    "games/imperium/hints/battles.py": {"math"},  # isqrt: whole numbers, the same everywhere
}
# hash() of a text differs from run to run; the others reach outside.
CALLS = {"open", "print", "input", "eval", "exec", "compile", "hash", "breakpoint", "__import__"}
ALSO_CALLS = {"engine/lowering/__init__.py": {"exec", "compile", "__import__"}}

FILES = [
    path
    for folder in ("engine", "games")
    for path in sorted((SENKI / folder).rglob("*.py"))
    if "testing" not in path.relative_to(SENKI).parts  # tools for tests, which play no part in a game
]


def relative(path: pathlib.Path) -> str:
    return path.relative_to(SENKI).as_posix()


def imports(tree: ast.AST) -> list[tuple[int, str]]:
    """Every module that is imported, anywhere in the text."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append((node.lineno, "." * node.level + (node.module or "")))
    return found


def allowed_in(where: str) -> set[str]:
    """A game's __init__ tells where its pack lies."""
    game = where.startswith("games/") and where.endswith("/__init__.py")
    return {"pathlib"} if game else ALSO.get(where, set())


def faults(text: str, where: str) -> list[str]:
    tree = ast.parse(text)
    ours = "senki.engine" if where.startswith("engine/") else f"senki.games.{where.split('/')[1]}"
    found = []
    for line, name in imports(tree):
        own = name == ours or name.startswith((f"{ours}.", "senki.engine."))
        if not own and name not in PURE | allowed_in(where):
            found.append(f"{where}:{line}: imports {name}")
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    banned = CALLS - ALSO_CALLS.get(where, set())
    return found + [f"{where}:{call.lineno}: calls {name}()" for call in calls if (name := ast.unparse(call.func)) in banned]


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_module_imports_and_calls_nothing_impure(path: pathlib.Path) -> None:
    assert faults(path.read_text(encoding="utf-8"), relative(path)) == []


def test_exceptions_are_still_needed() -> None:
    """An entry for a file that no longer imports it would let it in again unseen."""
    for where, names in ALSO.items():
        found = {name for _, name in imports(ast.parse((SENKI / where).read_text(encoding="utf-8")))}
        assert names <= found, where


@pytest.mark.parametrize(
    "text",
    [
        *(f"import {name}" for name in ("random", "time", "datetime", "uuid", "secrets", "os", "io", "socket", "threading", "os.path")),
        "from random import randrange",
        "from os import urandom as lucky",
        "def f() -> None:\n    import time",
        "if True:\n    from datetime import datetime",
        "import senki.agents.greedy",
        "from senki.games.other import rules",
        "from . import rules",
        "x = open('f')",
        "y = hash('a')",
        "print(1)",
    ],
)
def test_impure_text_is_noticed(text: str) -> None:
    assert len(faults(text, "games/made/rules.py")) == 1
    assert len(faults(text, "engine/made.py")) == 1


def test_pure_text_passes() -> None:
    text = "from typing import Final\nfrom senki.engine.table import Table\nimport senki.games.made.model\nx = len('hash')\n"
    assert faults(text, "games/made/rules.py") == []


def test_there_is_something_to_look_at() -> None:
    found = {relative(path) for path in FILES}
    assert {"engine/table.py", "engine/lowering/flow.py", "games/ganymede/__init__.py"} <= found
