"""`senki doctor` and `senki restore`: what an upgrade would do to every table, what is damaged, and what can be saved of it."""

from __future__ import annotations

import pathlib
import sqlite3

import pytest
from click.testing import CliRunner

from senki.cli.main import cli
from senki.server.sqlstore import open_store
from server.desk import Desk
from server.newer_rules import broken, change_rules
from server.stores import put


def run(*args: object) -> tuple[int, str]:
    result = CliRunner().invoke(cli, [str(arg) for arg in args])
    return result.exit_code, result.output


@pytest.fixture
def database(tmp_path: pathlib.Path) -> pathlib.Path:
    """A running game and a finished one."""
    path = tmp_path / "tables.sqlite"
    store = open_store(str(path))
    for seed, answers in ((1, 5), (2, 10_000)):
        desk = Desk("skirmish", "pp", seed=seed)
        people = {seat: desk.come(seat) for seat in range(2)}
        desk.play(people, answers)
        put(store, *desk.store.tables.values(), *next(iter(desk.store.all_steps.values())))
    store.close()
    return path


def change(path: pathlib.Path, statement: str) -> None:
    raw = sqlite3.connect(path)
    raw.execute(statement)
    raw.commit()
    raw.close()


def test_all_is_well(database: pathlib.Path) -> None:
    before = database.read_bytes()
    code, said = run("doctor", "--database", database)
    assert code == 0, said
    assert "2 tables open as they are" in said
    assert database.read_bytes() == before


def test_what_an_upgrade_would_do_is_told(database: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        change_rules(patched, "skirmish")
        code, said = run("doctor", "--database", database)
        assert code == 0
        assert "1 tables finished by other rules, and lead to the same end" in said
        assert "1 tables running by other rules, will be taken over" in said
    change_rules(monkeypatch, "skirmish", broken)
    code, said = run("doctor", "--database", database)
    assert code == 1
    assert "1 tables running by other rules, will stop" in said
    assert "table1: after step 0 of" in said
    assert "1 tables finished by other rules and not kept" in said


def test_an_altered_and_a_missing_step_are_found(database: pathlib.Path) -> None:
    change(database, "UPDATE steps SET body = replace(body, ',0]', ',1]') WHERE table_id = 'table1' AND seq = 3")
    change(database, "DELETE FROM steps WHERE table_id = 'table2' AND seq = 4")
    code, said = run("doctor", "--database", database)
    assert code == 1
    assert "2 tables damaged" in said
    assert "table1: step 3 was altered" in said
    assert "2 steps can be saved" in said
    assert "table2: step 4 is missing; 3 can be saved" in said


def test_a_zeroed_page_is_found_and_the_rest_is_rescued(database: pathlib.Path, tmp_path: pathlib.Path) -> None:
    raw = sqlite3.connect(database)
    (page,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chats'").fetchone()
    size = raw.execute("PRAGMA page_size").fetchone()[0]
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    raw.close()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    code, said = run("doctor", "--database", database)
    assert code == 1
    assert "fault:" in said
    assert "2 tables open as they are" in said
    saved = tmp_path / "saved.sqlite"
    code, said = run("doctor", "--database", database, "--rescue", saved)
    assert code == 0, said
    assert "2 rows of tables" in said
    store = open_store(str(saved))
    assert store.table("table2") is not None
    store.close()
    code, said = run("restore", database, "--database", tmp_path / "other.sqlite")
    assert code == 2
    assert "is damaged" in said


def test_a_backup_is_restored_and_what_was_there_is_kept(database: pathlib.Path, tmp_path: pathlib.Path) -> None:
    backup, target = tmp_path / "backup.sqlite", tmp_path / "club.sqlite"
    assert run("backup", backup, "--database", database)[0] == 0
    code, said = run("restore", backup, "--database", target)
    assert (code, said) == (0, "restored\n")
    running = open_store(str(target))
    code, said = run("restore", backup, "--database", target)
    assert code == 2
    assert "in use by another senki server" in said
    running.close()
    change(target, "DELETE FROM steps")
    code, said = run("restore", backup, "--database", target)
    assert code == 0
    assert "what was there before is" in said
    store = open_store(str(target))
    assert len(store.steps("table2")) > 5
    store.close()
    (aside,) = tmp_path.glob("club.sqlite.before-*")
    raw = sqlite3.connect(aside)
    assert raw.execute("SELECT count(*) FROM steps").fetchone() == (0,)
    raw.close()


def test_what_is_no_database_is_said(tmp_path: pathlib.Path) -> None:
    (tmp_path / "text.sqlite").write_text("hello, this is a text and no database at all" * 100)
    empty = sqlite3.connect(tmp_path / "empty.sqlite")
    empty.execute("CREATE TABLE x (y)")
    empty.close()
    for command in (["doctor", "--database"], ["restore", "--database", tmp_path / "t.sqlite"]):
        for name in ("nowhere.sqlite", "text.sqlite", "empty.sqlite"):
            code, said = run(*command, tmp_path / name)
            assert code == 2, said
            assert said.startswith("senki: ")
            assert "Traceback" not in said
