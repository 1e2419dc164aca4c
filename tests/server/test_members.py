"""Several servers on one PostgreSQL: a table has one owner at a time, and who was taken for dead writes nothing any more."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from senki.server import serve
from senki.server.databases import DatabaseInUse, PostgresDatabase, StoreError
from senki.server.members import CLUB, Member, Members, NoMember
from senki.server.sqlstore import SqlStore, open_store
from server.postgres import Postgres
from server.stores import put, refusal, step, table


@pytest.fixture
def shared(postgres: Postgres) -> str:
    return postgres.new_database()


@contextmanager
def one_of_them(address: str, name: str) -> Iterator[SqlStore]:
    store = open_store(address, f"http://{name}:1")
    try:
        members_of(store).start()
        yield store
    finally:
        store.close()


def members_of(store: SqlStore) -> Members:
    assert store.members is not None
    return store.members


def die(store: SqlStore) -> int:
    """As if its process had been killed: its connections end, and it does nothing any more. Its number."""
    members = members_of(store)
    number = members.me
    members.lost = lambda _then: None  # it does not come back, as it never hears that its tables were let go
    with members.engine.connect() as connection:
        connection.exec_driver_sql("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = %s "
                                   "AND classid = %s", (number & 0xFFFFFFFF, number >> 32))  # fmt: skip
    return number


def until(true: Callable[[], Any]) -> None:
    pause = threading.Event()
    while not true():
        pause.wait(0.02)


def test_a_table_has_one_owner(shared: str) -> None:
    with one_of_them(shared, "a") as first, one_of_them(shared, "b") as second:
        put(first, table("t"))
        one, other = members_of(first), members_of(second)
        assert one.take("t") is None
        owner = other.take("t")
        assert isinstance(owner, Member)
        assert (owner.id, owner.address, owner.secret) == (one.me, "http://a:1", one.secret)
        assert one.take("t") is None
        one.let_go(["t"])
        assert other.take("t") is None
        assert one.take("t") == Member(other.me, "http://b:1", other.secret)
        assert one.take("no such table") is None  # and nobody owns it
        assert other.take("no such table") is None
        assert other.take(CLUB) is None
        assert one.take(CLUB) is not None


def test_both_write_and_a_file_or_a_server_alone_takes_no_part(shared: str, impatient: None) -> None:
    with one_of_them(shared, "a") as first, one_of_them(shared, "b") as second:
        for number in range(1, 9, 2):
            put(first, step("t", number), table("t", number))
            put(second, step("t", number + 1), table("t", number + 1))
        assert len(first.steps("t")) == 8
        with pytest.raises(DatabaseInUse):
            open_store(shared)
    alone = open_store(shared)
    with pytest.raises(DatabaseInUse):
        open_store(shared, "http://c:1")
    alone.close()
    with pytest.raises(StoreError, match="PostgreSQL only"):
        open_store("some.sqlite", "http://c:1")


def test_the_tables_of_a_dead_server_are_free(shared: str) -> None:
    with one_of_them(shared, "a") as first, one_of_them(shared, "b") as second:
        put(first, table("t"))
        other, heard = members_of(second), list[dict[str, Any]]()
        other.heard = heard.append
        assert members_of(first).take("t") is None
        assert other.take("t") is not None
        number = die(first)
        until(lambda: other.take("t") is None)
        assert {"kind": "gone"} in heard
        assert members_of(first).me != number


def test_who_was_taken_for_dead_writes_nothing_and_comes_back_as_another(shared: str) -> None:
    with one_of_them(shared, "a") as store:
        members = members_of(store)
        number, freed = members.me, threading.Event()
        let_go: list[Callable[[], None]] = []
        members.lost = lambda then: (let_go.append(then), freed.set())  # type: ignore[func-returns-value, assignment]
        put(store, table("t"))
        assert members.take("t") is None
        with members.engine.connect() as connection:  # as another server does with one that is too slow
            connection.exec_driver_sql("DELETE FROM processes")
            connection.exec_driver_sql("DELETE FROM leases")
        assert isinstance(refusal(store, step("t", 1)), NoMember | StoreError)
        freed.wait()
        assert members.me == 0
        with pytest.raises(NoMember):
            members.take("t")
        assert refusal(store, step("t", 1)) is not None
        let_go[0]()  # only now that nothing of before is open any more
        until(lambda: members.me)
        assert members.me != number
        members.joined.wait()
        put(store, step("t", 1), table("t", 1))
        assert store.steps("t") == [step("t", 1)]


def test_notes_reach_the_others_only(shared: str) -> None:
    with one_of_them(shared, "a") as first, one_of_them(shared, "b") as second:
        mine, others = list[dict[str, Any]](), list[dict[str, Any]]()
        members_of(first).heard, members_of(second).heard = mine.append, others.append
        members_of(first).tell({"kind": "user ended", "user": "戦"})
        until(lambda: {"kind": "user ended", "user": "戦"} in others)
        assert not any(note["kind"] == "user ended" for note in mine)


def test_a_commit_and_a_declaration_of_death_exclude_each_other(shared: str) -> None:
    with one_of_them(shared, "a") as first, one_of_them(shared, "b") as second:
        assert isinstance(first.database, PostgresDatabase)
        other = members_of(second)
        with first.database.writers.connect() as connection, connection.begin():
            first.database.hold(connection, members_of(first).me)
            die(first)
            assert other.bury() == 0  # it is not over yet
        until(lambda: other.bury() or not other_is_there(other))


def other_is_there(members: Members) -> bool:
    with members.engine.connect() as connection:
        return connection.exec_driver_sql("SELECT count(*) FROM processes").scalar() == 2


@pytest.mark.parametrize("shared", [None, "http://127.0.0.1:1"])
def test_a_server_that_starts_keeps_nobody_from_the_others(shared: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes to one that is alone waits for it; where there are others, a proxy has to be refused at once to go to them."""
    taken: list[bool] = []

    def opening(_address: str, _shared: str | None) -> None:
        with socket.socket() as sock:
            taken.append(sock.connect_ex(("127.0.0.1", port)) == 0)
        raise StoreError("enough was seen")

    monkeypatch.setattr(serve, "open_store", opening)
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port: int = sock.getsockname()[1]
    with pytest.raises(StoreError, match="enough"):
        serve.serve("127.0.0.1", port, "nowhere", shared=shared)
    assert taken == [shared is None]
