"""Compiled libraries are used while they fit the source and the engine, each game's for itself."""

from __future__ import annotations

import pathlib
from dataclasses import replace

import pytest

import senki.build
from senki import libraries
from senki.libraries import Card, Libraries

GAMES = ("one_game", "other_game")


@pytest.fixture
def compiled(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> pathlib.Path:
    """An engine and two games outside senki, as if they were compiled."""
    folder = tmp_path / "compiled"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(tmp_path))
    put(folder, "engine", Card("engine-1", libraries.SUFFIX, "", "senki_engine__mypyc", ["senki.engine.table"], {}, ""))
    for name in GAMES:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        source = tmp_path / name / "rules.py"
        source.write_text("RULE = 1\n")
        module = f"{name}.rules"
        put(
            folder,
            name,
            Card(f"{name}-1", libraries.SUFFIX, "engine-1", f"{name}__mypyc", [module], {module: libraries.digest(source)}, ""),
        )
    return folder


def put(folder: pathlib.Path, name: str, card: Card) -> None:
    (folder / card.folder).mkdir(exist_ok=True)
    libraries.write_card(folder, name, card)


def used(finder: Libraries) -> list[str]:
    """The games whose rules would come compiled."""
    return [name for name in GAMES if finder.find_spec(f"{name}.rules") is not None]


def test_each_library_is_found_with_its_modules(compiled: pathlib.Path) -> None:
    finder = Libraries(compiled)
    assert used(finder) == list(GAMES)
    for module in ("one_game.rules", "one_game__mypyc"):
        spec = finder.find_spec(module)
        assert spec is not None
        assert spec.origin == str(compiled / "one_game-1" / (module + libraries.SUFFIX))
    assert finder.find_spec("one_game") is None
    assert finder.find_spec("one_game.text_view") is None


def test_an_edited_game_runs_interpreted_and_the_other_compiled(compiled: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (compiled.parent / "one_game" / "rules.py").write_text("RULE = 2\n")
    assert used(Libraries(compiled)) == ["other_game"]
    monkeypatch.setattr(libraries, "FOLDER", compiled)
    assert senki.build.stale_modules() == ["one_game.rules"]


def test_a_game_that_is_not_compiled_yet_runs_interpreted(compiled: pathlib.Path) -> None:
    (compiled / "one_game.json").unlink()
    assert used(Libraries(compiled)) == ["other_game"]


def test_a_process_decides_once(compiled: pathlib.Path) -> None:
    card = libraries.read_card(compiled, "one_game")
    assert card is not None
    (compiled / "one_game.json").unlink()
    finder = Libraries(compiled)
    assert used(finder) == ["other_game"]
    put(compiled, "one_game", card)
    (compiled.parent / "other_game" / "rules.py").write_text("RULE = 2\n")
    assert used(finder) == ["other_game"]
    assert used(Libraries(compiled)) == ["one_game"]


def test_no_game_runs_compiled_on_another_engine_than_its_own(compiled: pathlib.Path) -> None:
    engine = libraries.read_card(compiled, "engine")
    assert engine is not None
    put(compiled, "engine", engine.at("engine-2"))
    assert used(Libraries(compiled)) == []
    (compiled / "engine.json").unlink()
    assert used(Libraries(compiled)) == []


def test_a_library_of_another_python_or_without_its_folder_is_left_alone(compiled: pathlib.Path) -> None:
    card = libraries.read_card(compiled, "one_game")
    assert card is not None
    put(compiled, "one_game", replace(card, suffix=".another.so"))
    (compiled / "other_game-1").rmdir()
    assert used(Libraries(compiled)) == []


def test_a_card_that_cannot_be_read_is_none(compiled: pathlib.Path) -> None:
    (compiled / "one_game.json").write_text("{")
    (compiled / "other_game.json").write_text('{"of": "another version"}')
    assert used(Libraries(compiled)) == []


def test_a_new_library_is_noticed(compiled: pathlib.Path) -> None:
    before = libraries.standing(compiled)
    assert set(before) == {"engine", *GAMES}
    assert libraries.standing(compiled) == before
    (compiled / "one_game.json").unlink()
    assert libraries.standing(compiled) != before
