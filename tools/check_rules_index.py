"""Checks that rules, tests and code agree on the numbers of the rules.

For every game with a reference: both languages number the same rules, every rule has a test that names it, and every rule that the
code names exists. Prints a line for each gap; exit code 1 if there is one.
"""

from __future__ import annotations

import ast
import io
import pathlib
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "src"))

from senki.text.reference import read_folder

RULE: Final = r"[A-Z]*\d+(?:\.\d+)*[a-z]?"
HEAD_OF_DOCSTRING: Final = re.compile(rf"({RULE}|[A-Z])((?:, | to | and )(?:{RULE}))*  ")  # two spaces part the numbers from the rule
HEAD_OF_COMMENT: Final = re.compile(r"# ([A-Z]+\d+(?:\.\d+)*)(?:[:,]? |$)")
TEST_NAME: Final = re.compile(r"test_([A-Z]*\d+(?:_\d+)*[a-z]?)(?:_|$)")
DECLARATIONS: Final = {"Question": 2, "EventKind": 2, "ask": 1, "event": 0}  # which argument is a rule; ask: Questions().ask


@dataclass(frozen=True)
class Mention:
    """A place in the code that names a rule."""

    path: pathlib.Path
    line: int
    rule: str


@dataclass(frozen=True)
class RuleTest:
    """A test function that names a rule."""

    path: pathlib.Path
    name: str
    rule: str


def rule_ids(game: pathlib.Path, lang: str) -> list[str]:
    """The numbers of the rules of a game's reference, in its order."""
    return read_folder(game, lang).ids()


# -- what the code names ----------------------------------------------------------------------------------------------


def mentions(folder: pathlib.Path) -> list[Mention]:
    """All rules that the modules of a game name: at the head of a docstring or a comment, and in what is asked and told."""
    found: list[Mention] = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source, str(path))
        found += [Mention(path, line, rule) for line, rule in (*in_docstrings(tree), *in_declarations(tree), *in_comments(source))]
    return found


def in_docstrings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            head = HEAD_OF_DOCSTRING.match(ast.get_docstring(node) or "")
            if head:
                for rule in re.split(", | to | and ", head[0].strip()):
                    yield getattr(node, "lineno", 1), rule


def in_declarations(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = DECLARATIONS.get(name, len(node.args))
            named = [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
            for argument in [*node.args[place : place + 1], *named]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def in_comments(source: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        head = HEAD_OF_COMMENT.match(token.string) if token.type == tokenize.COMMENT else None
        if head:
            yield token.start[0], head[1]


# -- what the tests name ----------------------------------------------------------------------------------------------


def rule_tests(folder: pathlib.Path) -> list[RuleTest]:
    """All test functions below a folder whose name begins with the number of a rule, its dots written as underscores."""
    found: list[RuleTest] = []
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        found += [RuleTest(path, name, number[1].replace("_", ".")) for name in names if (number := TEST_NAME.match(name))]
    return found


# -- gaps -------------------------------------------------------------------------------------------------------------


def gaps(game: pathlib.Path, tests: pathlib.Path) -> list[str]:
    """What is missing or too much, a line for each; the folders are the game's and that of its tests."""
    english, japanese = rule_ids(game, "en"), rule_ids(game, "ja")
    found = [f"rule {rule} stands twice in reference.en.md" for rule, count in Counter(english).items() if count > 1]
    found += [f"rule {rule} stands twice in reference.ja.md" for rule, count in Counter(japanese).items() if count > 1]
    found += [f"rule {rule} is missing in reference.ja.md" for rule in english if rule not in japanese]
    found += [f"rule {rule} is missing in reference.en.md" for rule in japanese if rule not in english]
    if not found and english != japanese:
        found.append("the references number the rules in different orders")
    named = rule_tests(tests)
    tested = {test.rule for test in named}
    found += [f"rule {rule} has no test" for rule in english if rule not in tested]
    for test in named:
        if is_stray(test, english):
            found.append(f"{test.path.relative_to(tests)}: {test.name} names rule {test.rule}, which does not exist")
    chapters = {rule[0] for rule in english if rule[0].isalpha()}
    for mention in mentions(game):
        if mention.rule not in english and mention.rule not in chapters:
            found.append(f"{mention.path.relative_to(game)}:{mention.line}: names rule {mention.rule}, which does not exist")
    return [f"{game.name}: {gap}" for gap in found]


def is_stray(test: RuleTest, rules: list[str]) -> bool:
    """Among the tests of rules, does it name one that is not there? Elsewhere a name may begin with any number."""
    return test.rule not in rules and "rules" in test.path.parts


def main(root: pathlib.Path) -> int:
    failed = False
    for game in sorted((root / "src/senki/games").iterdir()):
        rules = rule_ids(game, "en")
        if not rules:
            continue
        tests = root / "tests/games" / game.name
        found = gaps(game, tests)
        for gap in found:
            print(gap)
        failed = failed or bool(found)
        if not found:
            print(f"{game.name}: {len(rules)} rules, {sum(test.rule in rules for test in rule_tests(tests))} tests")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(__file__).resolve().parent.parent))
