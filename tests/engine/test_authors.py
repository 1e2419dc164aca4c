"""A game that is broken is told as such, with file, line and what to do; the others are found."""

from __future__ import annotations

import pathlib
from collections.abc import Iterator

import pytest

from engine.authors_games import AT_LOADING, LINES, AuthorsFolder, line_here
from senki.engine.catalog import BrokenGame, find_game, find_games, find_modules, game_ids, game_path
from senki.engine.mistakes import mistake_in, mistake_on_loading


@pytest.fixture
def authors(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AuthorsFolder]:
    yield AuthorsFolder(tmp_path, monkeypatch)
    find_modules.cache_clear()


@pytest.mark.parametrize("what", AT_LOADING)
def test_what_an_author_gets_wrong_is_told_with_file_and_line(authors: AuthorsFolder, what: str) -> None:
    old, new, told, advice = AT_LOADING[what]
    name = what.replace(" ", "_")
    path = authors.write(name, old, new)
    with pytest.raises(BrokenGame) as caught:
        find_game(name)
    message = str(caught.value)
    assert message.startswith(f"{name} is broken: {path}:{line_here(path, LINES.get(what, 'GAME'))}: ")
    assert told in message
    assert advice in message
    assert "\n" not in message
    assert caught.value.mistake.path == path
    assert game_path(name) == path.parent


def test_the_others_are_found_beside_a_broken_game(authors: AuthorsFolder) -> None:
    authors.write("sound")
    authors.write("broken", *AT_LOADING["syntax"][:2])
    games, broken = find_games()
    assert {"sound", "leduc", "ganymede"} <= {game.info.id for game in games}
    assert [error.game_id for error in broken] == ["broken"]
    assert {"sound", "broken"} <= set(game_ids())


def test_mistake_in_a_module_that_a_game_imports(authors: AuthorsFolder) -> None:
    """The line named is the innermost one of the game's own, not the one that imports it."""
    path = authors.write("chapters", "LIMIT: Final = 3", f"from {authors.package}.chapters.rules import one\n\nLIMIT: Final = 3")
    rules = path.parent / "rules.py"
    rules.write_text("one = 1\ntwo = one + None  # here\n", encoding="utf-8")
    with pytest.raises(BrokenGame, match=r"TypeError: unsupported operand") as caught:
        find_game("chapters")
    assert (caught.value.mistake.path, caught.value.mistake.line) == (rules, 2)


@pytest.mark.parametrize("name,told", [("nowhere_at_all", "there is no package 'nowhere_at_all'"), ("small_games.leduc", "single module")])
def test_package_that_is_none(monkeypatch: pytest.MonkeyPatch, name: str, told: str) -> None:
    monkeypatch.setenv("SENKI_GAMES", f"small_games, {name}")
    games, broken = find_games()
    assert {"leduc", "ganymede"} <= {game.info.id for game in games}
    assert [error.game_id for error in broken] == [name]
    assert told in str(broken[0])
    assert "PYTHONPATH" in str(broken[0])
    assert game_path("leduc") == pathlib.Path(__file__).parents[1] / "small_games" / "leduc.py"


def test_package_that_breaks_when_it_is_loaded(authors: AuthorsFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    authors.write("sound")
    (authors.path / "__init__.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    broken = find_games()[1]
    assert [error.game_id for error in broken] == [authors.package]
    assert f"{authors.path / '__init__.py'}:1: ModuleNotFoundError" in str(broken[0])


def test_error_of_another_process_is_read_from_its_trace(tmp_path: pathlib.Path) -> None:
    trace = f'Traceback (most recent call last):\n  File "{tmp_path}/rules.py", line 7, in act\nAttributeError: no field'
    error = RuntimeError("AttributeError: no field")
    error.__cause__ = RuntimeError(trace)
    mistake = mistake_in(error, tmp_path)
    assert mistake is not None
    assert str(mistake).startswith(f"{tmp_path / 'rules.py'}:7: AttributeError: no field; check the spelling")
    assert mistake_in(error, tmp_path / "other") is None
    assert mistake_on_loading(ValueError("odd"), tmp_path).line == 0
