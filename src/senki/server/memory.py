"""A store in memory, for tests and for simulating faults: commits can be held back, and made to fail."""

from __future__ import annotations

import json
import threading
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from senki.server.sqlwrites import without_user
from senki.server.storage import (
    PAGE,
    ClaimGames,
    DeleteTable,
    Done,
    EndSession,
    ForgetUser,
    ReplaceSteps,
    StoredChat,
    StoredDocument,
    StoredSession,
    StoredStep,
    StoredTable,
    StoredUser,
    Write,
)  # fmt: skip


class CommitFailed(OSError):
    """As if the disk were full."""


class MemoryStore:
    """Keeps everything in dictionaries. With `held`, a batch is committed only when commit() is called."""

    def __init__(self, held: bool = False) -> None:
        self.held = held
        self.waiting: Final[deque[tuple[list[Write], Done]]] = deque()
        self.tables: Final[dict[str, StoredTable]] = {}
        self.all_steps: Final[dict[str, list[StoredStep]]] = {}
        self.all_chats: Final[dict[str, list[StoredChat]]] = {}
        self.users: Final[dict[str, StoredUser]] = {}
        self.sessions: Final[dict[str, StoredSession]] = {}
        self.all_documents: Final[dict[tuple[str, str], StoredDocument]] = {}
        self.fail_next = 0  # so many commits fail
        self.lock: Final = threading.RLock()

    def write(self, batch: list[Write], done: Done) -> None:
        with self.lock:
            self.waiting.append((list(batch), done))
        if not self.held:
            self.commit()

    def commit(self, most: int | None = None) -> int:
        """Commit what waits, or the first so many batches of it; how many it were."""
        count = 0
        while most is None or count < most:
            with self.lock:
                if not self.waiting:
                    break
                batch, done = self.waiting.popleft()
                error: Exception | None = None
                if self.fail_next:
                    self.fail_next -= 1
                    error = CommitFailed("no space left")
                else:
                    error = self.problem(batch)
                    for write in batch if error is None else ():
                        self.put(write)
            count += 1
            done(error)
        return count

    def crash(self) -> None:
        """What was not committed is lost, and nobody is told."""
        with self.lock:
            self.waiting.clear()

    def problem(self, batch: list[Write]) -> Exception | None:
        """A step whose number is taken, or an account whose name is."""
        taken = {(step.table, step.seq) for steps in self.all_steps.values() for step in steps} if len(batch) > 64 else None
        for write in batch:
            if isinstance(write, StoredStep):
                steps = self.all_steps.get(write.table, [])
                if (write.table, write.seq) in taken if taken is not None else any(step.seq == write.seq for step in steps[-64:]):
                    return CommitFailed(f"step {write.seq} of table {write.table} is there already")
            if isinstance(write, StoredUser) and write.account is not None:
                other = self.user_by_account(write.account)
                if other is not None and other.id != write.id:
                    return CommitFailed(f"account {write.account} is taken")
        return None

    def put(self, write: Write) -> None:
        match write:
            case StoredTable():
                self.tables[write.id] = write
            case StoredStep():
                self.all_steps.setdefault(write.table, []).append(write)
            case StoredChat():
                self.all_chats.setdefault(write.table, []).append(write)
            case StoredUser():
                self.users[write.id] = write
            case StoredSession():
                self.sessions[write.token_hash] = write
            case StoredDocument():
                self.all_documents[write.kind, write.id] = write
            case EndSession():
                self.sessions.pop(write.token_hash, None)
            case ForgetUser():
                self.forget(write.user)
            case DeleteTable():
                for rows in (self.tables, self.all_steps, self.all_chats):
                    rows.pop(write.table, None)
                for key in [key for key in self.all_documents if key[1] == write.table or key[1].startswith(f"{write.table}/")]:
                    del self.all_documents[key]
            case ReplaceSteps():
                self.all_steps[write.table] = list(write.steps)
            case ClaimGames():
                for table in list(self.tables.values()):
                    self.tables[table.id] = claimed(table, write)

    def forget(self, user: str) -> None:
        self.users.pop(user, None)
        self.all_documents.pop(("preferences", user), None)
        for table_id, chats in self.all_chats.items():
            self.all_chats[table_id] = [replace(chat, user="") if chat.user == user else chat for chat in chats]
        for token in [session.token_hash for session in self.sessions.values() if session.user == user]:
            del self.sessions[token]
        for table in list(self.tables.values()):
            self.tables[table.id] = without_user(table, user)

    def tables_never_begun(self, before: int, most: int) -> list[str]:
        return [table.id for table in self.tables.values() if table.status == "waiting" and table.updated < before][:most]

    def idle_guests(self, before: int, most: int) -> list[str]:
        at_tables = {user for table in self.tables.values() for user in (table.owner, *sitting(table))}
        here = {session.user for session in self.sessions.values() if session.seen >= before} | at_tables
        guests = [user for user in self.users.values() if user.account is None and user.created < before]
        return [user.id for user in guests if user.id not in here][:most]

    def table(self, table_id: str) -> StoredTable | None:
        return self.tables.get(table_id)

    def steps(self, table_id: str, after: int = 0) -> list[StoredStep]:
        with self.lock:
            return [step for step in self.all_steps.get(table_id, []) if step.seq > after]

    def chats(self, table_id: str) -> list[StoredChat]:
        with self.lock:
            return list(self.all_chats.get(table_id, []))

    def tables_of(self, user_id: str, most: int = PAGE, skip: int = 0) -> list[StoredTable]:
        with self.lock:
            found = newest(table for table in self.tables.values() if table.owner == user_id or user_id in sitting(table))
            return found[skip : skip + most]

    def tables_with_status(self, status: str, limit: int) -> list[StoredTable]:
        with self.lock:
            return newest(table for table in self.tables.values() if table.status == status)[:limit]

    def public_tables(self, status: str, limit: int) -> list[StoredTable]:
        with self.lock:
            return newest(table for table in self.tables.values() if table.public and table.status == status)[:limit]

    def finished_of(self, user_id: str, most: int, skip: int = 0) -> list[StoredTable]:
        with self.lock:
            tables = [table for table in self.tables.values() if table.status == "over"]
            return newest(table for table in tables if table.owner == user_id or user_id in sitting(table))[skip : skip + most]

    def finished_after(self, ended: int, table_id: str, until: int, most: int) -> list[StoredTable]:
        with self.lock:
            tables = [table for table in self.tables.values() if table.status == "over" and table.updated <= until]
            return [table for table in reversed(newest(tables)) if (table.updated, table.id) > (ended, table_id)][:most]

    def finished_without(self, kind: str, most: int) -> list[StoredTable]:
        with self.lock:
            over = [table for table in self.tables.values() if table.status == "over" and (kind, table.id) not in self.all_documents]
            return newest(over)[:most]

    def document(self, kind: str, document_id: str) -> StoredDocument | None:
        return self.all_documents.get((kind, document_id))

    def documents(self, kind: str, most: int) -> list[StoredDocument]:
        with self.lock:
            found = [one for one in self.all_documents.values() if one.kind == kind]
            return sorted(found, key=lambda one: one.updated, reverse=True)[:most]

    def user(self, user_id: str) -> StoredUser | None:
        return self.users.get(user_id)

    def user_by_account(self, account: str) -> StoredUser | None:
        with self.lock:
            return next((user for user in self.users.values() if user.account == account), None)

    def session(self, token_hash: str) -> StoredSession | None:
        return self.sessions.get(token_hash)

    def sessions_of(self, user_id: str) -> list[StoredSession]:
        with self.lock:
            return [session for session in self.sessions.values() if session.user == user_id]

    def backlog(self) -> int:
        return len(self.waiting)

    def free_space(self) -> int | None:
        return None

    def close(self) -> None:
        self.commit()


def newest(tables: Iterable[StoredTable]) -> list[StoredTable]:
    return sorted(tables, key=lambda table: (table.updated, table.id), reverse=True)


def sitting(table: StoredTable) -> set[str | None]:
    return {seat.get("user") for seat in json.loads(table.seats)}


def claimed(table: StoredTable, claim: ClaimGames) -> StoredTable:
    """A table with the account in place of the guest."""
    seats = json.loads(table.seats)
    if table.owner != claim.guest and claim.guest not in sitting(table):
        return table
    for seat in seats:
        if seat.get("user") == claim.guest:
            seat["user"] = claim.account
    owner = claim.account if table.owner == claim.guest else table.owner
    return replace(table, owner=owner, seats=json.dumps(seats))
