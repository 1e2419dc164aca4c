"""docs/rules-style.md lists everything that the lowering refuses."""

from __future__ import annotations

import ast
import pathlib

import senki.engine.lowering

ROOT = pathlib.Path(__file__).parents[2]
LOWERING = pathlib.Path(str(senki.engine.lowering.__file__)).parent


def longest_words(node: ast.expr) -> str:
    """The longest part of a message that is always the same."""
    parts = [x.value for x in ast.walk(node) if isinstance(x, ast.Constant) and isinstance(x.value, str)]
    return max(parts, key=len, default="").strip("': ")


def refusals() -> list[str]:
    """The messages with which the lowering refuses something."""
    nodes = [node for path in sorted(LOWERING.glob("*.py")) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fail"]
    return [words for call in calls if (words := longest_words(call.args[-1]))]


def test_everything_that_is_refused_is_in_the_tables() -> None:
    rows = [line for line in (ROOT / "docs" / "rules-style.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    words = refusals()
    assert len(words) > 60
    missing = [one for one in words if not any(one in row.split("|")[1] for row in rows)]
    assert not missing, missing
