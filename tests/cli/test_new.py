"""senki new: the game that it writes is whole. It is found, passes its own tests, and is played."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest
from click.testing import Result
from tools.check_rules_index import rule_ids

import senki.cli.new as new
from senki.engine.catalog import find_modules

Senki = Callable[..., Result]
ROOT = pathlib.Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _games_are_looked_for_again() -> Iterator[None]:
    yield
    find_modules.cache_clear()


def run(*command: str, cwd: pathlib.Path, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name not in ("SENKI_GAMES", "PYTEST_ADDOPTS")} | environment
    line = [sys.executable, "-m", *command]
    return subprocess.run(line, cwd=cwd, env=env, input=typed, capture_output=True, text=True, check=False)


def test_a_new_game_is_playable_and_passes_its_own_tests(senki: Senki, tmp_path: pathlib.Path) -> None:
    """The commands are those that it prints, in processes of their own, as an author types them."""
    result = senki("new border_watch")
    assert result.exit_code == 0, result.output
    assert f"export PYTHONPATH={tmp_path} SENKI_GAMES=my_games" in result.stdout
    tests = run("pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "my_games" / "tests"), cwd=tmp_path, PYTHONPATH=str(ROOT / "src"))
    assert tests.returncode == 0, tests.stdout
    found = {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT / "src")]), "SENKI_GAMES": "my_games", "NO_COLOR": "1"}
    for command in ("games", "sim border_watch random greedy --games 20 --jobs 1", "fuzz border_watch --games 60 --jobs 1"):
        done = run("senki.cli.main", *command.split(), cwd=tmp_path, **found)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "Border watch" in run("senki.cli.main", "games", "--lang", "en", cwd=tmp_path, **found).stdout
    playing = ["play", "border_watch", "--text", "--lang", "ja", "--seat", "1"]
    played = run("senki.cli.main", *playing, cwd=tmp_path, typed="1\n" * 3, **found)
    assert played.returncode == 0, played.stderr
    assert "どのカードを伏せますか？" in played.stdout


def test_a_second_game_goes_into_the_same_folder(senki: Senki, tmp_path: pathlib.Path) -> None:
    assert senki("new one --folder made_too").exit_code == 0
    kept = tmp_path / "made_too" / "tests" / "conftest.py"
    kept.write_text("# my own\n", encoding="utf-8")
    assert senki("new two --folder made_too").exit_code == 0
    assert kept.read_text(encoding="utf-8") == "# my own\n"
    assert (tmp_path / "made_too" / "two" / "model.py").is_file()


def test_a_game_of_senkis_own_stands_where_the_others_do(senki: Senki, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tests go to tests/games, every rule of it has one, and its text is as the checks want it."""
    games = tmp_path / "src" / "senki" / "games"
    monkeypatch.setattr(new, "OWN_GAMES", games)
    assert senki("new border_watch --folder src/senki/games").exit_code == 0
    tests = tmp_path / "tests" / "games" / "border_watch"
    assert sorted(path.name for path in tests.rglob("*.py")) == ["test_battle.py", "test_conformance.py", "test_texts.py"]
    written = (tests / "rules" / "test_battle.py").read_text(encoding="utf-8")
    assert all(f"test_{rule}_" in written for rule in rule_ids(games / "border_watch", "en"))
    for path in [*tests.rglob("*.py"), *games.rglob("*.py")]:
        assert "skeleton" not in path.read_text(encoding="utf-8")
        assert "my_game" not in path.read_text(encoding="utf-8")
    for check in ("check", "format --check"):
        settings = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
        done = run("ruff", *check.split(), *settings, str(games), str(tests), cwd=tmp_path)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    "command,told",
    [
        ("new Border-Watch", "a game is named in small letters"),
        ("new class", "a game is named in small letters"),
        ("new ganymede", "there is a game called ganymede already"),
        ("new border_watch --folder json", "Python has another module called json"),
        ("new border_watch --folder my-games", "the folder is a Python package"),
        ("new there --folder made_here", "is there already; choose another name"),
    ],
)
def test_names_that_cannot_be_had(senki: Senki, tmp_path: pathlib.Path, command: str, told: str) -> None:
    (tmp_path / "made_here" / "there").mkdir(parents=True)
    result = senki(command)
    assert result.exit_code == 2
    assert told in result.stderr
    assert [path.name for path in tmp_path.rglob("*.py")] == []
