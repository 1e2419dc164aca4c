"""Backups under load, and the history of the database's form."""

from __future__ import annotations

import pathlib
import threading
import time

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from senki.server.databases import MIGRATIONS, StoreError, find_database, upgrade
from senki.server.schema import METADATA
from senki.server.sqlstore import SqlStore, open_store
from server.stores import integrity, put, step, table


def test_a_backup_under_load_is_a_prefix(tmp_path: pathlib.Path) -> None:
    store = open_store(str(tmp_path / "a.db"))
    acknowledged = [0]
    stop = threading.Event()

    def play() -> None:
        seq = 0
        while not stop.is_set():
            seq += 1
            put(store, step("a", seq), table("a", seq), step("b", seq))
            acknowledged[0] = seq

    player = threading.Thread(target=play)
    player.start()
    for number in range(5):
        while acknowledged[0] < 10 * (number + 1):
            time.sleep(0.005)
        before = acknowledged[0]
        store.backup(tmp_path / f"copy{number}.db")
        after = acknowledged[0]
        copy = open_store(str(tmp_path / f"copy{number}.db"))
        count = len(copy.steps("a"))
        assert before <= count <= after + 1
        assert copy.steps("a") == [step("a", seq) for seq in range(1, count + 1)]
        assert copy.steps("b") == [step("b", seq) for seq in range(1, count + 1)]
        assert copy.table("a") == table("a", count)
        put(copy, step("a", count + 1))  # it is a database like any other
        copy.close()
        assert integrity(tmp_path / f"copy{number}.db") == "ok"
    stop.set()
    player.join()
    store.backup(tmp_path / "copy0.db")  # over an older one
    store.close()
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_that_cannot_be_made(sql_store: SqlStore, tmp_path: pathlib.Path) -> None:
    store = sql_store
    with pytest.raises(Exception, match=r"unable to open|pg_dump"):
        store.backup(tmp_path / "no" / "such" / "folder.db")
    put(store, step("a", 1))


def revisions() -> list[str]:
    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def test_migrations_lead_to_the_schema(sql_store: SqlStore) -> None:
    store = sql_store
    differences: list[object] = []

    def look(connection: Connection) -> None:
        differences.extend(compare_metadata(MigrationContext.configure(connection), METADATA))
        connection.rollback()

    store.ask_writer(look)
    assert differences == []


@pytest.mark.parametrize("revision", revisions())
def test_migration_from_every_version(address: str, revision: str) -> None:
    """A database in an older form, with a game in it, is brought forward when it is opened, and keeps the game."""
    database = find_database(address)
    connection = database.connect()
    upgrade(connection, address, revision)
    with connection.begin():
        connection.exec_driver_sql("INSERT INTO steps VALUES ('a', 1, 'c1', 'anna', '{}', 'h1', 1)")
    connection.close()
    database.readers.dispose()
    database.let_go()
    store = open_store(address)
    assert store.steps("a") == [step("a", 1)]
    put(store, step("a", 2))
    store.close()


def test_a_database_of_a_newer_senki_is_refused(address: str) -> None:
    open_store(address).close()
    database = find_database(address)
    connection = database.connect()
    with connection.begin():
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    database.readers.dispose()
    database.let_go()
    with pytest.raises(StoreError, match="newer senki") as refused:
        open_store(address)
    assert "\n" not in str(refused.value)


def test_a_migration_that_fails_changes_nothing(address: str) -> None:
    database = find_database(address)
    connection = database.connect()
    with connection.begin():
        connection.exec_driver_sql("CREATE TABLE users (id TEXT)")  # in the way of the third table
    with pytest.raises(Exception, match="users"):
        upgrade(connection, address)
    with connection.begin():
        assert compare_tables(connection) == ["users"]
    connection.close()
    database.readers.dispose()
    database.let_go()


def compare_tables(connection: Connection) -> list[str]:
    return sorted(inspect(connection).get_table_names())
