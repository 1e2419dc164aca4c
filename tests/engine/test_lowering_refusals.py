"""What a procedure or a table may not do is refused when its module is imported, with file, line and name."""

from __future__ import annotations

import pathlib
import re
import traceback

import pytest

from engine.lowering_cases.board import WATCHED, set_up
from engine.lowering_cases.importing import load_text
from engine.refused_bodies import IN_A_BODY
from engine.refused_calls import IN_A_CALL
from senki.engine.chance import Playout, Rng
from senki.engine.frames import outermost
from senki.engine.lowering import LoweringError
from senki.engine.table import Table, apply, begin

HEAD = """
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from engine.lowering_cases.board import CARD, K1, K2, Board, pair_of, say, second_opinion
from engine.lowering_cases.parts import gives_nothing
from engine.lowering_cases.templates import each_in_turn
from senki.engine.procedure import Rule, ask, ask_all, ask_yes, chance, draw, end_game, procedure, roll, table
from senki.engine.shapes import window
from senki.engine.table import Ints, Table
from senki.engine.zones import Kind, listed, nobody, owner, public, shared


def helper(t: Board, n: int) -> list[int]:
    return [n, n + 1]


@procedure
def ends(t: Board) -> Rule[None]:
    yield from end_game(t)


HELPERS = (helper, helper)
ENDS = (ends, ends)
MIXED = (ends, gives_nothing)


"""

RULE = """
@procedure
def rule(t: Board) -> Rule[None]:
"""

# In each text the line with "# here" is the one that must be named.

WHOLE = {
    "no parameter": ("@procedure\ndef rule() -> Rule[None]:  # here\n    yield\n", "a procedure's first parameter is the table"),
    "default": (
        "@procedure\ndef rule(t: Board, n: int = 3) -> Rule[None]:  # here\n    yield from ask(0, K1, [n])\n",
        "a procedure takes plain parameters without defaults",
    ),
    "keyword-only parameter": (
        "@procedure\ndef rule(t: Board, *, n: int) -> Rule[None]:  # here\n    yield from ask(0, K1, [n])\n",
        "a procedure takes plain parameters without defaults",
    ),
    "any number of parameters": (
        "@procedure\ndef rule(t: Board, *n: int) -> Rule[None]:  # here\n    yield from ask(0, K1, [1])\n",
        "a procedure takes plain parameters without defaults",
    ),
    "table without a type": (
        "@procedure\ndef rule(t) -> Rule[None]:  # here\n    yield from ask(0, K1, [1])\n",
        "annotate 't' with the game's table",
    ),
    "parameter without a type": (
        "@procedure\ndef rule(t: Board, n) -> Rule[None]:  # here\n    yield from ask(0, K1, [n])\n",
        "annotate 'n'",
    ),
    "list as a parameter": (
        "@procedure\ndef rule(t: Board, n: list[int]) -> Rule[None]:  # here\n    yield from ask(0, K1, n)\n",
        "'n': a parameter is a number, a bool or Ints, not list[int]",
    ),
    "no result type": ("@procedure\ndef rule(t: Board):  # here\n    yield from ask(0, K1, [1])\n", "a procedure returns Rule[...]"),
    "another result type": (
        "@procedure\ndef rule(t: Board) -> int:  # here\n    yield from ask(0, K1, [1])\n",
        "a procedure returns Rule[...]",
    ),
    "list as a result": (
        "@procedure\ndef rule(t: Board) -> Rule[list[int]]:  # here\n    yield from ask(0, K1, [1])\n    return [1]\n",
        "a procedure gives a number, a bool, Ints or None, not list[int]",
    ),
    "nothing returned where something must be": (
        "@procedure\ndef rule(t: Board) -> Rule[int]:\n    yield from ask(0, K1, [1])\n    return  # here\n",
        "returns int",
    ),
    "table with a reserved name": (
        "@procedure\ndef rule(self: Board) -> Rule[None]:  # here\n    yield from ask(0, K1, [1])\n",
        "the name 'self' is the lowering's own",
    ),
    "parameter with a reserved name": (
        "@procedure\ndef rule(t: Board, driver: int) -> Rule[None]:  # here\n    yield from ask(0, K1, [1])\n",
        "the name 'driver' is the lowering's own",
    ),
    "async": (
        "@procedure  # here\nasync def rule(t: Board) -> Rule[None]:\n    return None\n",
        "a procedure is a plain function at the top of its module",
    ),
    "method": (
        "class Holder:\n    @procedure  # here\n    def rule(self: Board) -> Rule[None]:\n        yield from ask(0, K1, [1])\n",
        "a procedure is a plain function at the top of its module",
    ),
    "method of the same name as a procedure": (
        RULE
        + "    yield from ask(0, K1, [1])\n\n\nclass A:\n    @procedure  # here\n    def rule(self: Board) -> Rule[None]:\n        yield\n",
        "a procedure is a plain function at the top of its module",
    ),
}

TABLES = {
    "no audience": ("kept: list[int]  # here", "'kept': say who may see it, as in Annotated[list[int], public()]"),
    "no type": ("kept = 3  # here", "'kept': say what it is and who may see it"),
    "dictionary": ("kept: Annotated[dict[int, int], public()]  # here", "'kept': a table holds list[int], "),
    "text": ("kept: Annotated[str, public()]  # here", "not str"),
    "rows of rows": ("kept: Annotated[list[list[list[int]]], public()]  # here", "not list[list[list[int]]]"),
    "engine's name": ("seat: Annotated[int, public()] = 0  # here", "the name 'seat' is the engine's own"),
    "engine's method": ("waiting: Annotated[int, public()] = 0  # here", "the name 'waiting' is the engine's own"),
    "name in a view": ("where: Annotated[int, public()] = 0  # here", "the name 'where' is the engine's own"),
    "shared list": ("kept: Annotated[list[int], public(slots=3)] = []  # here", "'kept': all tables would share this list"),
    "single number of an owner": ("kept: Annotated[int, owner()] = 0", "kept: only a list has a seat's own or listed entries"),
    "audience that is not there": (
        "kept: Annotated[list[int], listed(by='seen')]",
        "Bad.kept: there is no attribute 'seen' that lists who may see it",
    ),
    "single hidden card": ("kept: Annotated[int, nobody(CARD)] = 0", "kept: hidden cards lie in a list"),
    "hidden cards in a tuple": ("kept: Annotated[Ints, nobody(CARD)] = ()", "kept: hidden cards lie in a list"),
    "one card for each seat in a flat list": ("kept: Annotated[list[int], owner(CARD)]", "kept: a seat's own or listed cards lie in rows"),
}


def refused(text: str, name: str, complaint: str, folder: pathlib.Path) -> str:
    with pytest.raises(LoweringError) as caught:
        load_text(text, folder)
    message = str(caught.value)
    assert complaint in message
    assert "\n" not in message
    where = re.match(r"(made_\d+\.py):(\d+|\?): (\w+): ", message)
    assert where is not None, message
    assert where[3] == name
    lines = text.splitlines()
    here = [number for number, line in enumerate(lines, 1) if line.endswith("# here")]
    marked = here or [max(number for number, line in enumerate(lines, 1) if re.match(rf"(def|class) {name}\b", line))]
    assert int(where[2]) == marked[0]
    return message


REFUSED = IN_A_BODY | IN_A_CALL


@pytest.mark.parametrize("what", REFUSED)
def test_procedure_may_not_have_in_its_body(what: str, tmp_path: pathlib.Path) -> None:
    body, complaint = REFUSED[what]
    refused(HEAD + RULE + re.sub(r"(?m)^    ", "", body).rstrip() + "\n", "rule", complaint, tmp_path)


@pytest.mark.parametrize("what", WHOLE)
def test_procedure_may_not_have(what: str, tmp_path: pathlib.Path) -> None:
    text, complaint = WHOLE[what]
    refused(HEAD + text, "rule", complaint, tmp_path)


@pytest.mark.parametrize("what", TABLES)
def test_table_may_not_have(what: str, tmp_path: pathlib.Path) -> None:
    line, complaint = TABLES[what]
    refused(f"{HEAD}\n\n@table\nclass Bad(Table):\n    {line}\n", "Bad", complaint, tmp_path)


def test_table_may_not_be_built_on_another(tmp_path: pathlib.Path) -> None:
    tray = "\n\n@table\nclass Tray(Table):\n    kept: Annotated[int, public()] = 0\n"
    text = HEAD + tray + "\n\n@table\nclass Bad(Tray):  # here\n    more: Annotated[int, public()] = 0\n"
    refused(text, "Bad", "a table is not built on another, such as Tray", tmp_path)
    text = HEAD + "\n\n@table\nclass Bad(Board):  # here\n    more: Annotated[int, public()] = 0\n"
    refused(text, "Bad", "a table is not built on another, such as Board", tmp_path)


def test_table_may_not_stand_inside_something(tmp_path: pathlib.Path) -> None:
    text = HEAD + "\n\nclass Holder:\n    @table\n    class Bad(Table):\n        more: Annotated[int, public()] = 0\n"
    with pytest.raises(LoweringError, match="Bad: a table stands at the top of its module"):
        load_text(text, tmp_path)


def test_what_is_refused_is_small_and_the_rest_is_taken(tmp_path: pathlib.Path) -> None:
    """The head of all the texts above is itself in order, and so is a rule beside it."""
    module = load_text(HEAD + RULE + "    n = yield from ask(0, K1, [1, 2])\n    say(t, n)\n", tmp_path)
    t = set_up()
    begin(t, outermost(module.rule), WATCHED)
    assert t.options == [1, 2]


def test_table_without_the_decorator_says_so() -> None:
    class Plain(Table):
        pass

    with pytest.raises(NotImplementedError, match="Plain lacks the decorator @table"):
        Plain().clone()


# -- errors while the rules run ---------------------------------------------------------------------------------------

FAILING = """
@procedure
def outer(t: Board) -> Rule[None]:
    for n in range(3):
        yield from rule(t, n)  # called here


@procedure
def rule(t: Board, n: int) -> Rule[None]:
    got = yield from ask(0, K1, [1, 2])
    if n == 1:
        say(t, 1)
        for k in range(3):
            if k == got:
                say(
                    t,
                    1,
                )
                t.slots[k + 40] = 1  # here
    say(t, 2)
"""


def test_traceback_points_at_the_line_of_the_rule(tmp_path: pathlib.Path) -> None:
    """Deep inside a statement that was taken over as it stands, and in the rule's own file."""
    text = HEAD + FAILING
    module = load_text(text, tmp_path)
    t = set_up()
    begin(t, outermost(module.outer), WATCHED)
    apply(t, WATCHED, 1)
    with pytest.raises(IndexError) as caught:
        apply(t, WATCHED, 1)
    last = traceback.extract_tb(caught.tb)[-1]
    assert last.filename == module.__file__
    assert last.line == "t.slots[k + 40] = 1  # here"
    assert last.lineno == next(number for number, line in enumerate(text.splitlines(), 1) if line.endswith("# here"))


def test_traceback_of_a_call_answered_at_once_shows_every_procedure(tmp_path: pathlib.Path) -> None:
    module = load_text(HEAD + FAILING, tmp_path)
    with pytest.raises(IndexError) as caught:
        begin(set_up(), outermost(module.outer), Playout(Rng(1)))
    lines = [frame.line for frame in traceback.extract_tb(caught.tb) if frame.filename == module.__file__]
    assert lines == ["yield from rule(t, n)  # called here", "t.slots[k + 40] = 1  # here"]


def test_traceback_of_a_test_and_of_options_points_at_their_lines(tmp_path: pathlib.Path) -> None:
    for line in (
        "    while t.slots[50]:  # here\n",
        "    yield from ask(t.slots[50], K2, [1])  # here\n",
        "    return t.slots[50] == 1  # here\n",
    ):
        rest = "        yield from ask(0, K2, [1])\n    return False\n" if "while" in line else ""
        head = "\n\n@procedure\ndef rule(t: Board) -> Rule[bool]:\n    yield from ask(0, K1, [1])\n"
        module = load_text(HEAD + head + line + rest, tmp_path)
        t = set_up()
        begin(t, outermost(module.rule), WATCHED)
        with pytest.raises(IndexError) as caught:
            apply(t, WATCHED, 1)
        assert traceback.extract_tb(caught.tb)[-1].line == line.strip()
