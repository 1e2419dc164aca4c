"""The store in a database: group commit, faults, two servers, backups, and the history of its form."""

from __future__ import annotations

import logging
import os
import pathlib
import resource
import signal
import sqlite3
import subprocess
import sys
import threading
from typing import Any

import pytest
from sqlalchemy import Connection, PoolProxiedConnection, text

from senki.server.databases import PAGES_BETWEEN_CHECKPOINTS, DatabaseInUse, StoreError
from senki.server.sqlstore import GROUP, SqlStore, open_store
from senki.server.sqlwrites import StepOutOfOrder
from server.postgres import Postgres
from server.stores import Waiter, chat, integrity, put, refusal, session, step, table, user

pytestmark = pytest.mark.usefixtures("impatient")


def hold_writer(store: SqlStore) -> threading.Event:
    """Keep the writer busy until the event is set, so that batches gather."""
    go = threading.Event()
    held = threading.Event()

    def hold(_connection: Connection) -> None:
        held.set()
        go.wait()

    threading.Thread(target=store.ask_writer, args=(hold,)).start()
    held.wait()
    return go


# -- commits ----------------------------------------------------------------------------------------------------------


def test_batches_that_wait_share_a_commit(sql_store: SqlStore) -> None:
    store = sql_store
    waiter = Waiter(store)
    go = hold_writer(store)
    before = store.commits
    for number in range(GROUP + 10):
        waiter.give(table(f"t{number}", 1), step(f"t{number}", 1))
    go.set()
    assert waiter.wait() == [None] * (GROUP + 10)
    assert store.commits - before == 2
    assert waiter.order == list(range(GROUP + 10))


def test_steps_are_dense(sql_store: SqlStore) -> None:
    """A batch that was given before its writer heard of a failure must not leave a gap."""
    store = sql_store
    put(store, table("a", 1), step("a", 1))
    for seq in (0, 1, 3):
        assert isinstance(refusal(store, step("a", seq), table("a", 9)), StepOutOfOrder)
    assert isinstance(refusal(store, step("b", 2)), StepOutOfOrder)
    waiter = Waiter(store)
    go = hold_writer(store)
    for seq in (2, 4, 3, 5, 4):
        waiter.give(step("a", seq))
    go.set()
    assert [error is None for error in waiter.wait()] == [True, False, True, False, True]
    assert [found.seq for found in store.steps("a")] == [1, 2, 3, 4]


def test_data_that_a_database_cannot_hold_are_refused_alone(sql_store: SqlStore) -> None:
    store = sql_store
    waiter = Waiter(store)
    go = hold_writer(store)
    waiter.give(chat("a", 1))
    waiter.give(chat("a", 2, "\ud800"))  # half a letter
    waiter.give(chat("a", 3))
    go.set()
    assert [error is None for error in waiter.wait()] == [True, False, True]
    assert [found.number for found in store.chats("a")] == [1, 3]


def test_a_callback_that_fails_stops_nobody(sql_store: SqlStore, caplog: pytest.LogCaptureFixture) -> None:
    store = sql_store

    def fail(_error: Exception | None) -> None:
        raise RuntimeError("my own fault")

    store.write([step("a", 1)], fail)
    put(store, step("a", 2))
    assert "callback failed" in caplog.text


def test_everything_is_there_after_reopening(address: str) -> None:
    store = open_store(address)
    put(store, table("a", 1, seats=["bert"]), step("a", 1), chat("a", 1), user("u", "anna"), session("s", "u"))
    store.close()
    with pytest.raises(StoreError):
        store.table("a")
    again = open_store(address)
    assert again.table("a") == table("a", 1, seats=["bert"])
    assert (again.steps("a"), again.chats("a")) == ([step("a", 1)], [chat("a", 1)])
    assert [found.id for found in again.tables_of("bert")] == ["a"]
    assert isinstance(refusal(again, step("a", 1)), StepOutOfOrder)
    put(again, step("a", 2))
    again.close()


# -- faults -----------------------------------------------------------------------------------------------------------


def test_a_failed_commit_fails_all_that_wait(sql_store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    store = sql_store
    put(store, table("a", 1), step("a", 1))
    go = hold_writer(store)
    waiter = Waiter(store)
    for seq in range(2, GROUP + 50):  # more than go into one commit
        waiter.give(step("a", seq), table("a", seq))
    assert store.connection is not None
    dialect = store.connection.dialect
    real, failures = dialect.do_commit, iter([OSError("the disk is gone")])

    def commit(connection: PoolProxiedConnection) -> None:
        for error in failures:
            raise error
        real(connection)

    monkeypatch.setattr(dialect, "do_commit", commit)
    go.set()
    assert all(isinstance(error, OSError) for error in waiter.wait())
    assert store.steps("a") == [step("a", 1)]
    assert store.table("a") == table("a", 1)
    put(store, step("a", 2), table("a", 2))
    assert len(store.steps("a")) == 2


def test_a_full_database_file(tmp_path: pathlib.Path) -> None:
    """SQLite's own error for a full disk, which strikes in the middle of a group."""
    store = open_store(str(tmp_path / "a.db"))
    put(store, table("a", 1), step("a", 1))
    store.ask_writer(limit_pages)
    waiter = Waiter(store)
    for seq in range(2, 2000):
        waiter.give(step("a", seq, "x" * 1000), table("a", seq))
    results = waiter.wait()
    stored = [found.seq for found in store.steps("a")]
    acknowledged = [seq for seq, error in enumerate(results, 2) if error is None]
    assert any("full" in str(error) for error in results)
    assert stored == [1, *acknowledged]  # a prefix, and not one more than was acknowledged
    found = store.table("a")
    assert found is not None
    assert found.seq == stored[-1]
    put(store, step("a", stored[-1] + 1))  # there is room again: a fresh connection has no limit
    store.close()
    assert integrity(tmp_path / "a.db") == "ok"


def limit_pages(connection: Connection) -> None:
    raw: Any = connection.connection.dbapi_connection
    pages = raw.execute("PRAGMA page_count").fetchone()[0]
    raw.execute(f"PRAGMA max_page_count={pages + 20}")


def test_a_full_disk(tmp_path: pathlib.Path) -> None:
    """The system refuses to let the write-ahead log grow, which strikes in the commit itself."""
    store = open_store(str(tmp_path / "a.db"))
    put(store, table("a", 1), step("a", 1))
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limit = (tmp_path / "a.db-wal").stat().st_size + 20_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    try:
        acknowledged = [1]
        for seq in range(2, 50):
            if refusal(store, step("a", seq, "x" * 3000), table("a", seq)) is not None:
                break
            acknowledged.append(seq)
        else:
            pytest.fail("the disk was never full")
        assert isinstance(refusal(store, step("a", seq + 1), table("a", seq + 1)), Exception)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert [found.seq for found in store.steps("a")] == acknowledged
    put(store, step("a", len(acknowledged) + 1))
    store.close()
    assert integrity(tmp_path / "a.db") == "ok"


def test_a_lost_postgresql_connection(postgres: Postgres) -> None:
    address = postgres.new_database()
    store = open_store(address)
    put(store, table("a", 1), step("a", 1))
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    postgres.execute(f"test{postgres.databases}", f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    assert refusal(store, step("a", 2), table("a", 2)) is not None
    put(store, step("a", 2), table("a", 2))  # a fresh connection, and the lock again
    assert len(store.steps("a")) == 2
    with pytest.raises(DatabaseInUse):
        open_store(address)
    store.close()


def test_a_crash_of_postgresql(postgres: Postgres) -> None:
    """The database server itself goes down without warning and comes back: what was acknowledged is there, and the store goes on."""
    store = open_store(postgres.new_database())
    waiter = Waiter(store)
    for seq in range(1, 200):
        waiter.give(step("a", seq), table("a", seq))
    waiter.wait()
    postgres.stop("immediate")
    assert refusal(store, step("a", 200)) is not None
    assert refusal(store, step("a", 200)) is not None
    postgres.start()
    put(store, step("a", 200), table("a", 200))
    assert [found.seq for found in store.steps("a")] == list(range(1, 201))
    store.close()


# -- one owner --------------------------------------------------------------------------------------------------------


def test_a_second_server_is_refused(address: str) -> None:
    store = open_store(address)
    with pytest.raises(DatabaseInUse, match="in use by another senki server") as refused:
        open_store(address)
    assert "\n" not in str(refused.value)
    put(store, step("a", 1))
    store.close()
    open_store(address).close()


def test_a_killed_server_leaves_no_lock(address: str) -> None:
    program = (
        "from senki.server.sqlstore import *; import sys, time; s = open_store(sys.argv[1]); print('open', flush=True); time.sleep(60)"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", program, address], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"open\n"
        with pytest.raises(DatabaseInUse):
            open_store(address)
        process.kill()
        process.wait()
    open_store(address).close()


def test_readers_cannot_write(sql_store: SqlStore) -> None:
    store = sql_store
    with store.database.readers.connect() as connection, pytest.raises(Exception, match=r"readonly|read-only"):
        connection.execute(text("INSERT INTO places VALUES ('a', 'b')"))


def test_settings_of_the_file(tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    store = open_store(f"sqlite:///{tmp_path}/deep/er/a.db")
    assert f"SQLite {sqlite3.sqlite_version}" in caplog.text
    found: list[object] = []

    def look(connection: Connection) -> None:
        names = ("journal_mode", "synchronous", "wal_autocheckpoint")
        found.extend(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names)
        connection.rollback()

    store.ask_writer(look)
    assert found == ["wal", 2, PAGES_BETWEEN_CHECKPOINTS]
    with store.database.readers.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA query_only").scalar() == 1
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
    store.close()
    assert not (tmp_path / "deep/er/a.db-wal").exists()  # the writer was the last to leave, and tidied up


@pytest.mark.parametrize(
    "address,words",
    [
        ("mysql://a/b", "are not known"),
        (":memory:", "needs a file"),
        ("sqlite://", "needs a file"),
        ("postgresql://u:secret@127.0.0.1:1/x", "cannot be opened"),
        ("/proc/nowhere/a.db", "cannot be opened"),
        ("://x", "cannot be understood"),
    ],
)
def test_bad_addresses_are_told_in_one_line(address: str, words: str) -> None:
    with pytest.raises(StoreError, match=words) as refused:
        open_store(address)
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database(tmp_path: pathlib.Path) -> None:
    (tmp_path / "a.db").write_text("not a database at all, " * 100)
    for _ in range(2):  # and the lock is let go of again
        with pytest.raises(StoreError, match="cannot be opened: file is not a database"):
            open_store(str(tmp_path / "a.db"))
