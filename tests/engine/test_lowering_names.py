"""A field that is not declared is refused when the module is imported, with file, line and function, wherever a table is known as such."""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator

import pytest

from engine.authors_games import AuthorsFolder, line_here
from engine.lowering_cases.importing import load_text
from senki.engine.catalog import BrokenGame, find_game, find_modules
from senki.engine.lowering import LoweringError
from senki.engine.lowering.source import Module

HEAD = """
from __future__ import annotations

from typing import cast

from engine.lowering_cases.board import K1, Board
from senki.engine.procedure import Rule, ask, procedure
from senki.engine.table import Table

"""
RULE = """

@procedure
def rule(t: Board) -> Rule[None]:
    yield from ask(0, K1, [t.number])
"""

REFUSED = {
    "read in a procedure": "@procedure\ndef bad(t: Board) -> Rule[None]:\n    yield from ask(0, K1, [t.numbr])  # here",
    "read in a function": "def bad(t: Board) -> int:\n    return t.numbr  # here",
    "set in a function": "def bad(t: Board) -> None:\n    t.numbr = 3  # here",
    "added to": "def bad(t: Board) -> None:\n    t.numbr += 3  # here",
    "method of a field": "def bad(t: Board) -> None:\n    t.pol.append(3)  # here",
    "second parameter": "def bad(n: int, t: Board) -> int:\n    return t.numbr + n  # here",
    "in a comprehension": "def bad(t: Board) -> list[int]:\n    return [n for n in t.pol]  # here",
    "in a method": "class Game:\n    def bad(self, t: Board) -> int:\n        return t.numbr  # here",
    "of a cast": "def bad(table: Table) -> int:\n    return cast(Board, table).numbr  # here",
    "of a local that was cast": "def bad(table: Table) -> int:\n    t = cast(Board, table)\n    return t.numbr  # here",
    "of a new table": "def bad() -> Board:\n    t = Board()\n    t.numbr = 3  # here\n    return t",
    "of an annotated local": "def bad(table: Table) -> int:\n    t: Board = table.clone()\n    return t.numbr  # here",
}
ALLOWED = {
    "fields and what every table has": "def good(t: Board) -> int:\n    t.pool.append(t.number)\n    return len(t.waiting()) + t.seat",
    "a table of any game": "def good(t: Table) -> object:\n    return t.numbr",
    "a name that is bound to something else": "def good(t: Board, other: object) -> object:\n    t = other\n    return t.numbr",
    "a loop's variable": "def good(many: list[object]) -> list[object]:\n    return [t.numbr for t in many]",
    "another class": "class Thing:\n    numbr = 3\n\n\ndef good(t: Thing) -> int:\n    return t.numbr",
}


@pytest.mark.parametrize("what", REFUSED)
def test_field_that_is_not_declared(what: str, tmp_path: pathlib.Path) -> None:
    """Also before the procedure with which the module is first looked at, and after it."""
    for text in (HEAD + REFUSED[what] + "\n" + RULE, HEAD + RULE + "\n\n" + REFUSED[what] + "\n"):
        with pytest.raises(LoweringError) as caught:
            load_text(text, tmp_path)
        told = re.fullmatch(
            r"made_\d+\.py:(\d+): bad: Board has no field '(?:numbr|pol)'; did you mean '(?:number|pool)'\?", str(caught.value)
        )
        assert told, str(caught.value)
        assert text.splitlines()[int(told[1]) - 1].endswith("# here")


def test_field_like_no_other(tmp_path: pathlib.Path) -> None:
    with pytest.raises(LoweringError, match="Board has no field 'xyzzy'; declare it there"):
        load_text(HEAD + "def bad(t: Board) -> int:\n    return t.xyzzy\n" + RULE, tmp_path)


ROWS = """
from typing import Annotated

from senki.engine.procedure import rows, table
from senki.engine.zones import Rows, column, filled, per_seat, public


@rows
class Squads(Rows):
    strength: list[int] = column()


@table
class Camp(Table):
    squads: Annotated[Squads, public()] = filled(3)
    many: Annotated[list[Squads], public()] = per_seat()


"""


@pytest.mark.parametrize(
    "line",
    [
        "return t.squads.strenght[0]",
        "return t.many[seat].strenght[0]",
        "squads = t.squads\n    return squads.strenght[0]",
        "squads = t.many[seat]\n    return squads.strenght[0]",
        "return cast(Camp, t).squads.strenght[0]",
        "return Squads(3).strenght[0]",
    ],
)
def test_column_that_is_not_declared(line: str, tmp_path: pathlib.Path) -> None:
    """Of rows, and of one of many rows, also in a local."""
    with pytest.raises(LoweringError, match=r"bad: Squads has no column 'strenght'; did you mean 'strength'\?"):
        load_text(HEAD + ROWS + f"def bad(t: Camp, seat: int) -> int:\n    {line}\n" + RULE, tmp_path)


def test_what_rows_can_do_is_not_refused(tmp_path: pathlib.Path) -> None:
    load_text(
        HEAD + ROWS + "def good(t: Camp) -> int:\n    t.squads.remove(0)\n    return t.many[0].add() + len(t.many[0].copy())\n" + RULE,
        tmp_path,
    )


@pytest.mark.parametrize("what", ALLOWED)
def test_what_is_not_refused(what: str, tmp_path: pathlib.Path) -> None:
    load_text(HEAD + ALLOWED[what] + "\n" + RULE, tmp_path)


@pytest.fixture
def authors(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AuthorsFolder]:
    yield AuthorsFolder(tmp_path, monkeypatch)
    find_modules.cache_clear()


def test_modules_without_procedures_are_looked_at_when_the_game_is_loaded(authors: AuthorsFolder) -> None:
    """Hints and the like, which no decorator meets."""
    last = "GAME: Final = CountGame()\n"
    path = authors.write("hinted", last, f"{last}\nfrom {authors.package}.hinted import hints\n")
    hints = path.parent / "hints.py"
    imported = f"from __future__ import annotations\n\nfrom {authors.package} import hinted\nfrom {authors.package}.hinted import Count\n"
    hints.write_text(f"{imported}\n\ndef evaluate(t: Count, seat: int) -> int:\n    return t.totl  # here\n", encoding="utf-8")
    with pytest.raises(BrokenGame) as caught:
        find_game("hinted")
    told = f"hinted is broken: {hints}:{line_here(hints)}: evaluate: Count has no field 'totl'; did you mean 'total'?"
    assert str(caught.value).startswith(told)


def test_a_package_may_import_its_own_module_by_name(tmp_path: pathlib.Path) -> None:
    """from game import events, in the package's own __init__: the name is at home there, and its home is found."""
    package = tmp_path / "game"
    package.mkdir()
    (package / "__init__.py").write_text("from game import events\n", encoding="utf-8")
    (package / "events.py").write_text("", encoding="utf-8")
    (package / "rules.py").write_text("from game import events\n", encoding="utf-8")
    home, name = Module(package / "rules.py", "game.rules").home("events")
    assert (home.name, name) == ("game", "events")
