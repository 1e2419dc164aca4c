"""Tuples that rules read by a number say their type; compiled, every reading of another would make a new tuple first."""

from __future__ import annotations

import ast
import pathlib

import pytest

import senki

GAMES = pathlib.Path(str(senki.__file__)).parent / "games"
HOT = [path for path in sorted(GAMES.rglob("*.py")) if {"rules", "hints"} & set(path.parts) or path.name in ("model.py", "knowledge.py")]


def plain_tuples(tree: ast.Module) -> set[str]:
    """Tuples at the top of a module that are marked Final and nothing else."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Tuple):
            if ast.unparse(node.annotation) == "Final":
                found.add(node.target.id)
    return found


def known_in(tree: ast.Module) -> set[str]:
    """Those of the module itself, and those that it imports from its game."""
    found = plain_tuples(tree)
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("senki.games."):
            path = GAMES.parent.parent.joinpath(*str(node.module).split(".")).with_suffix(".py")
            if path.is_file():
                theirs = plain_tuples(ast.parse(path.read_text(encoding="utf-8")))
                found |= {alias.asname or alias.name for alias in node.names if alias.name in theirs}
    return found


def read_by_number(text: str) -> list[str]:
    tree = ast.parse(text)
    tuples = known_in(tree)
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}  # procedures of a tuple are written out
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id in tuples and id(node) not in called:
            if not isinstance(node.slice, (ast.Constant, ast.Slice)):
                found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize("path", HOT, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_tuples_read_by_number_say_their_type(path: pathlib.Path) -> None:
    assert read_by_number(path.read_text(encoding="utf-8")) == []


def test_others_are_found() -> None:
    text = "A: Final = (1, 2)\nB: Final[Ints] = (1, 2)\nC: Final = (f, g)\ndef h(n): return A[n] + A[0] + B[n] + C[n](n)\n"
    assert read_by_number(text) == ["line 4: A[n]"]
