"""What earlier releases have left (tools/release_files.py): every later one opens it, by whatever rules it was played."""

from __future__ import annotations

import pathlib
import re
import shutil
import tomllib

import pytest

from senki.engine.catalog import find_game
from senki.engine.packs import PackError, text_pack
from senki.engine.saves import game_name, read
from senki.server.api_errors import ApiError
from senki.server.creating import make_imported
from senki.server.gathering import Person
from senki.server.opening import open_table
from senki.server.past_rooms import PastRoom
from senki.server.rooms import Room
from senki.server.sqlstore import open_store
from senki.server.tables import Line, replay_steps
from server.newer_rules import broken, change_rules

RELEASES = pathlib.Path(__file__).resolve().parents[1] / "releases"
SAVES = sorted(RELEASES.glob("*/*.senki"))
PACKS = sorted(RELEASES.glob("*/*.toml"))
DATABASES = sorted(RELEASES.glob("*/tables.sqlite"))
NOW = 1_900_000_000_000


def name_of(path: pathlib.Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def test_there_is_something_of_a_release() -> None:
    assert SAVES
    assert PACKS
    assert DATABASES


def is_of_today(save: pathlib.Path) -> bool:
    """Was it played by the rules that the game has now?"""
    head = read(save.read_text(encoding="utf-8")).head
    rules: bool = head["rules"] == find_game(game_name(head)).info.rules_version
    return rules


@pytest.mark.parametrize("path", SAVES, ids=name_of)
def test_a_save_is_imported(path: pathlib.Path) -> None:
    """Whole, where the rules are the same or still lead through; otherwise it is told where they do not."""
    text, refused = path.read_text(encoding="utf-8"), ""
    try:
        made = make_imported(text, Person("u", "Anna"), NOW)
        assert (made.table.status, made.table.game) == ("over", read(text).head["game"])
    except ApiError as why:
        refused = why.message
    if refused:
        assert not is_of_today(path), refused
        assert re.search(r"played by rules version '\w+'; by '\w+' of today: answer \d+: \w", refused), refused


@pytest.mark.parametrize("path", PACKS, ids=name_of)
def test_a_pack_is_read(path: pathlib.Path) -> None:
    """Or, where the rules have changed since, refused with the place."""
    game = find_game(path.stem)
    schema = game.schema()
    assert schema is not None
    assert tomllib.loads(path.read_text(encoding="utf-8"))
    refused = ""
    try:
        assert game.facts(text_pack(path.read_text(encoding="utf-8"), path.stem, schema, path.name))
    except PackError as why:
        refused = str(why)
    if refused:
        assert not is_of_today(path.with_suffix(".senki")), refused
        assert refused.startswith(f"{path.name}: ")


@pytest.mark.parametrize("newer", [False, True], ids=["by-these-rules", "by-newer-rules"])
@pytest.mark.parametrize("path", DATABASES, ids=lambda path: path.parent.name)
def test_a_database_is_served(path: pathlib.Path, newer: bool, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(path, tmp_path / "tables.sqlite")
    store = open_store(str(tmp_path / "tables.sqlite"))
    try:
        over, playing = store.tables_with_status("over", 99), store.tables_with_status("playing", 99)
        assert over
        assert playing
        if newer:  # of every game, so that nothing is shown but what was kept
            for game in {table.game for table in over}:
                change_rules(monkeypatch, game, broken)
        for table in over:
            room = open_table(store, table.id, NOW, 1)
            if isinstance(room, PastRoom):
                assert room.verify().ok
                assert len(room.replay(frozenset(), 0, 9)) == 10
            else:
                assert isinstance(room, Room)
                assert not newer
                assert len(replay_steps(Line.of(room), None, frozenset(), 0, 9)) == 10
        for table in playing if not newer else []:
            room = open_table(store, table.id, NOW, 1)
            assert isinstance(room, Room)
            assert room.stopped is not None or room.game_record.session.pending()
    finally:
        store.close()
