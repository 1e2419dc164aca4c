"""What the commands say of an author's mistakes: whose they are, where, and what to do; other games are played all the same."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Callable, Iterator

import pytest
from click.testing import Result

from engine.authors_games import AT_LOADING, AuthorsFolder, line_here
from senki.engine.catalog import find_modules

Senki = Callable[..., Result]
FIELD = "AttributeError: 'Count' object has no attribute 'last'; check the spelling; a field is declared"
UNFILLED = ("public(SEAT)] = -1", "public(SEAT)]", "class Count(Table)", FIELD)  # found when the table is copied
CRASH = ("STEP, [1, 2])", "STEP, [1 // t.total])", "        step = yield from", "ZeroDivisionError: ")


@pytest.fixture
def authors(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AuthorsFolder]:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    yield AuthorsFolder(tmp_path, monkeypatch)
    find_modules.cache_clear()


def test_broken_games_are_listed_after_the_others(senki: Senki, authors: AuthorsFolder) -> None:
    authors.write("sound")
    path = authors.write("bad", *AT_LOADING["lowering"][:2])
    result = senki("games")
    assert result.exit_code == 0
    assert re.search(r"^sound +Sound +2 *$", result.stdout, re.MULTILINE)
    assert re.search(r"^ganymede ", result.stdout, re.MULTILINE)
    assert f"bad is broken: {path}:{line_here(path)}: game: Try may not stand in a procedure; " in result.stdout
    rows = {row["id"]: row for row in json.loads(senki("games --json").stdout)}
    assert rows["sound"]["seats"] == [2]
    assert rows["bad"]["broken"]["file"] == str(path)
    assert rows["bad"]["broken"]["line"] == line_here(path)


@pytest.mark.parametrize("command", ["sim bad random", "play bad --text", "fuzz bad", "match bad random greedy", "ladder bad"])
def test_who_names_a_broken_game_is_told_what_is_wrong(senki: Senki, authors: AuthorsFolder, command: str) -> None:
    path = authors.write("bad", *AT_LOADING["syntax"][:2])
    result = senki(command)
    assert result.exit_code == 2
    assert re.fullmatch(r"senki: [^\n]+\n", result.stderr)
    assert f"bad is broken: {path}:{line_here(path)}: SyntaxError" in result.stderr


def test_the_others_are_played_beside_a_broken_game(senki: Senki, authors: AuthorsFolder) -> None:
    authors.write("sound")
    authors.write("bad", *AT_LOADING["syntax"][:2])
    assert senki("sim sound random --games 4 --jobs 1").exit_code == 0
    assert senki("fuzz sound --games 4 --jobs 1").exit_code == 0


@pytest.mark.parametrize("old,new,line,told", [UNFILLED, CRASH])
@pytest.mark.parametrize("command", ["sim bad random --games 4 --jobs 1", "sim bad random --games 4 --jobs 2", "play bad --text --seat 1"])
def test_a_fault_while_playing_is_the_games(
    senki: Senki, authors: AuthorsFolder, old: str, new: str, line: str, told: str, command: str
) -> None:
    """Also where it happens in another process; the whole trace is kept in a file."""
    path = authors.write("bad", old, new)
    result = senki(command, "1\n" * 9)
    assert result.exit_code == 1
    assert "senki itself" not in result.stderr
    found = re.search(r"senki: (a fault in the game bad: [^\n]+) how it came there is in the file (\S+)\n", result.stderr)
    assert found, result.stderr
    assert found[1].startswith(f"a fault in the game bad: {path}:{line_here(path, line)}: {told}")
    assert told.split(":")[0] in pathlib.Path(found[2]).read_text(encoding="utf-8")
