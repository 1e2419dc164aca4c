"""senki arena: programs of a few lines against the levels, and what is refused."""

from __future__ import annotations

import json
import pathlib
import sys
from collections.abc import Callable

import pytest
from click.testing import Result

Senki = Callable[..., Result]

HONEST = """\
import json, sys
turn = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "ask":
        turn += 1
        options = told["options"]
        assert all(f"  {one['number']} {one['name']}" in told["text"] for one in options)
        print(f"Answer: {turn % len(options) + 1}", flush=True)
"""
SLOW_TO_LEARN = """\
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] in ("ask", "wrong"):
        print({"ask": "resign", "wrong": "1"}[told["type"]], flush=True)
"""
STUBBORN = """\
import sys
for line in sys.stdin:
    if '"ask"' in line or '"wrong"' in line:
        print("resign", flush=True)
"""


@pytest.fixture
def program(tmp_path: pathlib.Path) -> Callable[[str], str]:
    def write(text: str) -> str:
        (tmp_path / "player.py").write_text(text)
        return f"-- {sys.executable} player.py"

    return write


def test_a_program_plays_levels_with_intervals(senki: Senki, program: Callable[[str], str]) -> None:
    told = senki(f"arena ganymede --levels 1-2 --games 3 --json {program(HONEST)}")
    assert told.exit_code == 0, told.output
    row = json.loads(told.output)
    assert [one["level"] for one in row["levels"]] == [1, 2]
    assert all(one["games"] == 4 and one["given_up"] == 0 for one in row["levels"])  # whole blocks: each seat once
    assert all(0 <= one["share"]["interval"][0] <= one["share"]["value"] <= one["share"]["interval"][1] <= 1 for one in row["levels"])
    assert (row["answers"] > 20, row["wrong"]) == (True, 0)


def test_wrong_answers_are_counted_and_asked_again(senki: Senki, program: Callable[[str], str]) -> None:
    told = senki(f"arena leduc --levels 1 --games 2 {program(SLOW_TO_LEARN)}")
    assert told.exit_code == 0, told.output
    assert "level 1" in told.output
    answers = [int(word) for word in told.output.replace(",", " ").split() if word.isdecimal()][-2:]
    assert answers[0] == 2 * answers[1]


def test_a_program_that_never_names_an_option_gives_up(senki: Senki, program: Callable[[str], str]) -> None:
    told = senki(f"arena leduc --levels 1 --games 2 --json {program(STUBBORN)}")
    (level,) = json.loads(told.output)["levels"]
    assert (level["games"], level["won"], level["given_up"]) == (2, 0, 2)


@pytest.mark.parametrize(
    "command, said",
    [
        ("arena ganymede --levels 0 python", "there are levels 1 to 5"),
        ("arena ganymede --levels 2-x python", "there are levels 1 to 5"),
        ("arena chess python", "no game is called 'chess'"),
        ("arena ganymede", "PROGRAM"),
        ("arena leduc --levels 1 no-such-program-here", "cannot be run"),
        (f"arena leduc --levels 1 --games 2 -- {sys.executable} -c pass", "has ended (exit code 0) before all games were played"),
        ("mcp", "name a game, or a seat with --join LINK"),
        ("mcp ganymede --join http://127.0.0.1:1/t/x#y", "not both"),
        ("mcp ganymede --seat 5", "there is no seat 4"),
        ("mcp --join http://127.0.0.1:1/t/x#y", "cannot be reached"),
        ("mcp --join x", "is no seat's link"),
    ],
)
def test_what_is_wrong_is_one_line(senki: Senki, command: str, said: str) -> None:
    told = senki(command)
    assert told.exit_code == 2
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1
