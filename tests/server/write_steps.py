"""Writes steps as fast as a store takes them, and tells which are acknowledged: to be killed in the middle of it."""

from __future__ import annotations

import os
import threading
from multiprocessing.connection import Connection

from senki.server.sqlstore import open_store
from server.stores import step, table

TABLES = 40
OUTSTANDING = 300


def write(address: str, told: Connection) -> None:
    store = open_store(address)
    room = threading.Semaphore(OUTSTANDING)
    last = [len(store.steps(f"t{number}")) for number in range(TABLES)]

    def give(number: int, seq: int) -> None:
        def done(error: Exception | None) -> None:
            line = f"t{number} {seq}\n" if error is None else f"error {error!r}\n"
            os.write(told.fileno(), line.encode())  # in one piece, so that being killed leaves no half lines
            room.release()

        store.write([table(f"t{number}", seq), step(f"t{number}", seq)], done)

    while True:
        for number in range(TABLES):
            room.acquire()
            last[number] += 1
            give(number, last[number])
