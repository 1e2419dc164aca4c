"""What every store must do, whatever keeps it: memory, SQLite and PostgreSQL."""

from __future__ import annotations

import importlib
import importlib.util
import json
import pathlib
import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest

from senki.server.sqlstore import SqlStore, open_store
from senki.server.storage import ClaimGames, DeleteTable, EndSession, ForgetUser, ReplaceSteps, Store, StoredChat, StoredDocument, Write
from server.stores import Waiter, chat, put, refusal, session, step, table, user

KINDS = ["sqlite", "postgresql", *(["memory"] if importlib.util.find_spec("senki.server.memory") else [])]


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: pathlib.Path) -> Iterator[Store]:
    made: Store
    if request.param == "memory":
        made = importlib.import_module("senki.server.memory").MemoryStore()
    elif request.param == "sqlite":
        made = open_store(str(tmp_path / "senki.db"))
    else:
        made = open_store(request.getfixturevalue("postgres").new_database())
    yield made
    made.close()


def test_what_was_put_comes_back(store: Store) -> None:
    put(
        store,
        table("a", 2),
        step("a", 1, "はい"),
        step("a", 2),
        chat("a", 1, "やあ\n\u2028'\"", 1),
        chat("a", 2),
        user("u", "anna"),
        session("s", "u"),
    )
    assert store.table("a") == table("a", 2)
    assert store.steps("a") == [step("a", 1, "はい"), step("a", 2)]
    assert store.steps("a", 1) == [step("a", 2)]
    assert store.steps("a", 2) == []
    assert store.chats("a") == [chat("a", 1, "やあ\n\u2028'\"", 1), chat("a", 2)]
    assert store.user("u") == user("u", "anna")
    assert store.user_by_account("anna") == user("u", "anna")
    assert store.session("s") == session("s", "u")


def test_what_was_not_put_is_not_there(store: Store) -> None:
    assert store.table("a") is None
    assert store.user("a") is None
    assert store.user_by_account("a") is None
    assert store.session("a") is None
    assert (store.steps("a"), store.chats("a"), store.tables_of("a"), store.tables_with_status("over", 5)) == ([], [], [], [])


def test_tables_users_and_sessions_are_replaced(store: Store) -> None:
    put(store, table("a"), user("u"), session("s", "u"))
    put(store, table("a", status="over", updated=7), user("u", name="other"), session("s", "v"))
    assert store.table("a") == table("a", status="over", updated=7)
    assert store.user("u") == user("u", name="other")
    assert store.session("s") == session("s", "v")
    put(store, EndSession("s"), EndSession("never there"))
    assert store.session("s") is None


def test_a_batch_replaces_in_order(store: Store) -> None:
    put(store, table("a", status="waiting"), session("s", "u"), table("a", status="playing"), EndSession("s"), table("a", status="over"))
    assert store.table("a") == table("a", status="over")
    assert store.session("s") is None


def test_my_tables(store: Store) -> None:
    put(store, table("a", owner="anna", seats=["bert"], updated=1), table("b", owner="anna", seats=["anna", "carl"], updated=3))
    put(store, table("c", owner="carl", seats=["bert"], updated=2))
    assert [found.id for found in store.tables_of("anna")] == ["b", "a"]
    assert [found.id for found in store.tables_of("bert")] == ["c", "a"]
    assert [found.id for found in store.tables_of("carl")] == ["b", "c"]
    put(store, table("a", owner="anna", seats=["carl"], updated=9))  # bert has left, carl has come
    assert [found.id for found in store.tables_of("bert")] == ["c"]
    assert [found.id for found in store.tables_of("carl")] == ["a", "b", "c"]


def test_tables_with_a_status(store: Store) -> None:
    put(store, *(table(f"t{n}", status="waiting" if n % 2 else "over", updated=n) for n in range(10)))
    assert [found.id for found in store.tables_with_status("waiting", 3)] == ["t9", "t7", "t5"]
    assert [found.id for found in store.tables_with_status("over", 100)] == ["t8", "t6", "t4", "t2", "t0"]


def test_guest_games_pass_to_an_account(store: Store) -> None:
    put(
        store,
        table("a", owner="guest", seats=["guest", "bert"]),
        table("b", owner="bert", seats=["carl", "guest"]),
        table("c", owner="bert"),
    )
    put(store, ClaimGames("guest", "anna"))
    assert [found.id for found in store.tables_of("guest")] == []
    assert sorted(found.id for found in store.tables_of("anna")) == ["a", "b"]
    a, b = store.table("a"), store.table("b")
    assert a is not None
    assert b is not None
    assert (a.owner, b.owner) == ("anna", "bert")
    assert "guest" not in [entry["user"] for entry in seats_of(a.seats) + seats_of(b.seats)]
    assert [entry["user"] for entry in seats_of(b.seats)] == ["carl", "anna"]
    assert sorted(found.id for found in store.tables_of("bert")) == ["a", "b", "c"]


def test_claims_see_the_tables_of_the_same_batch(store: Store) -> None:
    put(store, table("a", owner="guest"), ClaimGames("guest", "anna"), table("b", owner="guest"))
    assert [found.id for found in store.tables_of("anna")] == ["a"]
    assert [found.id for found in store.tables_of("guest")] == ["b"]


def seats_of(text: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads(text)
    return found


@pytest.mark.parametrize(
    "bad",
    [
        [step("a", 1)],  # a step that somebody else owns
        [step("a", 2), step("a", 2)],
        [chat("a", 1)],
        [user("v", "anna")],  # an account's name that is taken
    ],
)
def test_a_batch_is_stored_whole_or_not_at_all(store: Store, bad: list[Write]) -> None:
    if not isinstance(store, SqlStore) and (len(bad) > 1 or isinstance(bad[0], StoredChat)):
        pytest.skip("the store in memory does not look for this")
    put(store, table("a", 1), step("a", 1), chat("a", 1), user("u", "anna"))
    error = refusal(store, table("a", 2, status="over"), session("s", "u"), table("new"), *bad, chat("a", 2), user("w"))
    assert error is not None
    assert store.table("a") == table("a", 1)
    assert store.steps("a") == [step("a", 1)]
    assert store.chats("a") == [chat("a", 1)]
    assert (store.session("s"), store.table("new"), store.user("w"), store.user("v")) == (None, None, None, None)
    assert "new" not in [found.id for found in store.tables_of("anna")]
    put(store, step("a", 2), table("a", 2))  # and it goes on
    assert len(store.steps("a")) == 2


def test_one_bad_batch_of_many_is_refused_alone(store: Store) -> None:
    waiter = Waiter(store)
    for number in range(300):
        waiter.give(table(f"t{number}", 1), step(f"t{number}", 1))
        if number % 50 == 7:
            waiter.give(step(f"t{number}", 1, "again"), table("never"))
    results = waiter.wait()
    assert len([error for error in results if error]) == 6
    assert store.table("never") is None
    assert all(store.steps(f"t{number}") == [step(f"t{number}", 1)] for number in range(300))
    assert waiter.order == sorted(waiter.order)


def test_many_threads_write_and_read(store: Store) -> None:
    """Every thread sees its own writes as soon as they are acknowledged."""
    errors: list[BaseException] = []

    def play(name: str) -> None:
        try:
            for seq in range(1, 31):
                put(store, table(name, seq, owner=name), step(name, seq))
                assert len(store.steps(name)) == seq
                found = store.table(name)
                assert found is not None
                assert found.seq == seq
            assert [found.id for found in store.tables_of(name)] == [name]
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=play, args=(f"t{n}",)) for n in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors


def test_close_stores_what_was_given(store: Store) -> None:
    waiter = Waiter(store)
    for seq in range(1, 1001):
        waiter.give(step("a", seq))
    store.close()
    assert waiter.wait(0) == [None] * 1000
    store.close()  # twice is once
    if isinstance(store, SqlStore):
        assert refusal(store, step("a", 1001)) is not None


def test_steps_are_replaced_as_a_whole_and_go_on_from_there(store: Store) -> None:
    put(store, table("a", 3), step("a", 1), step("a", 2), step("a", 3), table("b", 1), step("b", 1))
    put(store, ReplaceSteps("a", [step("a", 1, "new"), step("a", 2, "new")]))
    assert store.steps("a") == [step("a", 1, "new"), step("a", 2, "new")]
    assert store.steps("b") == [step("b", 1)]
    put(store, step("a", 3))
    assert len(store.steps("a")) == 3


def test_finished_tables_without_a_document_are_found(store: Store) -> None:
    for number in range(4):
        put(store, replace(table(f"t{number}", 1), status="playing" if number == 1 else "over", updated=number))
    put(store, StoredDocument("archive", "t2", "kept", 5), StoredDocument("other", "t3", "kept", 5))
    assert [found.id for found in store.finished_without("archive", 5)] == ["t3", "t0"]
    assert [found.id for found in store.finished_without("archive", 1)] == ["t3"]


def test_a_user_is_forgotten_and_tables_that_never_began_are_deleted(store: Store) -> None:
    seats = '[{"kind":"human","user":"u","name":"Anna"},{"kind":"human","user":"v","name":"Ben"}]'
    mine = replace(table("a", 1), owner="u", seats=seats, setting='{"rules":"1","options":{},"owner_name":"Anna"}', status="playing")
    put(store, mine, step("a", 1), user("u", "anna"), user("v"), session("s", "u"), session("t", "v"))
    put(store, StoredDocument("preferences", "u", "{}", 1), replace(table("w", 0), status="waiting", updated=5), chat("w", 1))
    assert store.tables_never_begun(5, 9) == []
    assert store.tables_never_begun(6, 9) == ["w"]
    put(store, ForgetUser("u"), DeleteTable("w"))
    assert (store.user("u"), store.session("s"), store.document("preferences", "u"), store.table("w")) == (None, None, None, None)
    assert store.tables_of("u") == []
    left = store.table("a")
    assert left is not None
    assert "Anna" not in left.seats + left.setting
    assert json.loads(left.seats)[0]["kind"] == "computer"
    assert json.loads(left.seats)[1] == {"kind": "human", "user": "v", "name": "Ben"}
    assert [one.id for one in store.tables_of("v")] == ["a"]
    put(store, step("a", 2))
    late = 10**12
    assert store.idle_guests(late, 9) == []  # v sits at a table
    put(store, DeleteTable("a"))
    assert store.idle_guests(late, 9) == ["v"]
