"""Small helpers for tests of the stores."""

from __future__ import annotations

import json
import pathlib
import sqlite3
import threading
from collections.abc import Iterable

from senki.server.storage import Store, StoredChat, StoredSession, StoredStep, StoredTable, StoredUser, Write
from senki.server.wire import Status


def table(
    id: str, seq: int = 0, status: Status = "playing", owner: str = "anna", seats: Iterable[str] = (), updated: int = 1
) -> StoredTable:
    rows = json.dumps([{"kind": "human", "user": user, "name": user} for user in seats])
    return StoredTable(id, "leduc", status, owner, '{"options":{}}', rows, "00ff", 1, updated, seq)


def step(table_id: str, seq: int, body: str = "{}") -> StoredStep:
    return StoredStep(table_id, seq, f"c{seq}", "anna", body, f"h{seq}", seq)


def user(id: str, account: str | None = None, name: str = "名前 ☕") -> StoredUser:
    return StoredUser(id, name, "ja", account, "hash" if account else None, None, 5)


def session(token_hash: str, user_id: str) -> StoredSession:
    return StoredSession(token_hash, user_id, 1, 2)


def chat(table_id: str, number: int, text: str = "hi", seat: int | None = None) -> StoredChat:
    return StoredChat(table_id, number, "anna", seat, text, 9)


class Waiter:
    """Gives batches to a store and gathers what becomes of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = threading.Condition()
        self.given = 0
        self.results: dict[int, Exception | None] = {}
        self.order: list[int] = []

    def give(self, *batch: Write) -> int:
        with self.lock:
            number = self.given
            self.given += 1

        def done(error: Exception | None) -> None:
            with self.lock:
                assert number not in self.results, "a batch was answered twice"
                self.results[number] = error
                self.order.append(number)
                self.lock.notify_all()

        self.store.write(list(batch), done)
        return number

    def wait(self, timeout: float | None = None) -> list[Exception | None]:
        with self.lock:
            assert self.lock.wait_for(lambda: len(self.results) == self.given, timeout), "not every batch was answered"
            return [self.results[number] for number in range(self.given)]


def put(store: Store, *batch: Write) -> None:
    """Write one batch and wait; raises what the store says."""
    waiter = Waiter(store)
    waiter.give(*batch)
    error = waiter.wait()[0]
    if error:
        raise error


def refusal(store: Store, *batch: Write) -> Exception | None:
    waiter = Waiter(store)
    waiter.give(*batch)
    return waiter.wait()[0]


def integrity(path: pathlib.Path) -> object:
    """What SQLite itself says of a database file; "ok" if it is whole."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute("PRAGMA integrity_check").fetchone()[0]
    finally:
        connection.close()
