"""Keeps everything in SQLite or PostgreSQL: one thread writes, many batches to a commit, and a small pool of connections reads.

What a failed commit means: every batch that waits is told, and none of them was stored as far as the database says. When the
connection broke in the very moment of the commit, nobody can know. So whoever is told of an error reads again what is stored, and goes on
from there; steps are taken only in dense order, so that a batch given in ignorance of the failure cannot leave a gap.
"""

from __future__ import annotations

import logging
import pathlib
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Row, Select, bindparam, select, tuple_

from senki.server.databases import Database, PostgresDatabase, StoreError, explain, find_database, upgrade
from senki.server.members import Members
from senki.server.schema import CHATS, DOCUMENTS, PLACES, SESSIONS, STEPS, TABLES, USERS
from senki.server.sqlwrites import FINISHED_OF, PAGE_OF_TABLES, SqlWriter, is_refusal
from senki.server.storage import PAGE, Done, StoredChat, StoredDocument, StoredSession, StoredStep, StoredTable, StoredUser, Write

LOG: Final = logging.getLogger(__name__)
GROUP: Final = 256  # batches in a commit

TABLE: Final = select(TABLES).where(TABLES.c.id == bindparam("id"))
STEPS_AFTER: Final = select(STEPS).where(STEPS.c.table_id == bindparam("id"), STEPS.c.seq > bindparam("after")).order_by(STEPS.c.seq)
CHATS_OF: Final = select(CHATS).where(CHATS.c.table_id == bindparam("id")).order_by(CHATS.c.number)
WITH_STATUS: Final = select(TABLES).where(TABLES.c.status == bindparam("status")).order_by(TABLES.c.updated.desc()).limit(bindparam("most"))
PUBLIC: Final = (
    select(TABLES)
    .where(TABLES.c.public.is_(True), TABLES.c.status == bindparam("status"))
    .order_by(TABLES.c.updated.desc())
    .limit(bindparam("most"))
)
FINISHED_AFTER: Final = (
    select(TABLES)
    .where(
        TABLES.c.status == "over",
        tuple_(TABLES.c.updated, TABLES.c.id) > tuple_(bindparam("ended"), bindparam("id")),
        TABLES.c.updated <= bindparam("until"),
    )
    .order_by(TABLES.c.updated, TABLES.c.id)
    .limit(bindparam("most"))
)
NEVER_BEGUN: Final = (
    select(TABLES.c.id).where(TABLES.c.status == "waiting", TABLES.c.updated < bindparam("before")).limit(bindparam("most"))
)
LAST_SEEN: Final = select(SESSIONS.c.user_id).where(SESSIONS.c.user_id == USERS.c.id, SESSIONS.c.seen >= bindparam("before"))
SEATED: Final = select(PLACES.c.user_id).where(PLACES.c.user_id == USERS.c.id)
IDLE_GUESTS: Final = (
    select(USERS.c.id)
    .where(USERS.c.account.is_(None), USERS.c.created < bindparam("before"), ~LAST_SEEN.exists(), ~SEATED.exists())
    .limit(bindparam("most"))
)
KEPT_AS: Final = select(DOCUMENTS.c.id).where(DOCUMENTS.c.kind == bindparam("kind"), DOCUMENTS.c.id == TABLES.c.id)
FINISHED_WITHOUT: Final = (
    select(TABLES).where(TABLES.c.status == "over", ~KEPT_AS.exists()).order_by(TABLES.c.updated.desc()).limit(bindparam("most"))
)
DOCUMENT: Final = select(DOCUMENTS).where(DOCUMENTS.c.kind == bindparam("kind"), DOCUMENTS.c.id == bindparam("id"))
NEWEST_DOCUMENTS: Final = (
    select(DOCUMENTS).where(DOCUMENTS.c.kind == bindparam("kind")).order_by(DOCUMENTS.c.updated.desc()).limit(bindparam("most"))
)
USER: Final = select(USERS).where(USERS.c.id == bindparam("id"))
USER_BY_ACCOUNT: Final = select(USERS).where(USERS.c.account == bindparam("account"))
SESSION: Final = select(SESSIONS).where(SESSIONS.c.token_hash == bindparam("token"))
SESSIONS_OF: Final = select(SESSIONS).where(SESSIONS.c.user_id == bindparam("user"))


class StoreClosed(StoreError):
    """The store was closed before this was given to it."""


@dataclass(frozen=True)
class Given:
    """A batch that waits for its commit, or maintenance with the writer's connection."""

    batch: list[Write]
    done: Done
    member: int = 0  # who this server was when it was given
    maintenance: Callable[[Connection], None] | None = None


def open_store(address: str, shared: str | None = None) -> SqlStore:
    """The store at a path, sqlite:///path or postgresql://... A StoreError says in one line why it cannot be had. `shared`: the address of
    this server for others that share the database."""
    database = find_database(address, shared)
    try:
        return SqlStore(database)
    except Exception as error:
        database.readers.dispose()
        database.let_go()
        raise explain(error, database.name) from error


class SqlStore:
    """A Store in a database that this process alone writes to, or, of its own tables, with others that share it."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.connection: Connection | None = database.connect()
        try:
            upgrade(self.connection, database.name)
        except BaseException:
            self.connection.close()
            raise
        self.writer: Final = SqlWriter(self.connection.dialect.name)
        self.waiting: Final[deque[Given]] = deque()
        self.given: Final = threading.Condition()
        self.closed = False
        self.commits = 0  # how many commits there were, for tests and figures
        self.thread: Final = threading.Thread(target=self.work, name="senki-store", daemon=True)
        self.thread.start()

    # -- writing ------------------------------------------------------------------------------------------------------

    def write(self, batch: list[Write], done: Done) -> None:
        """Commit the batch durably, all or nothing, after all batches given before it; then call `done` from the writer's thread."""
        self.give(Given(list(batch), done, self.database.member()))

    def give(self, given: Given) -> None:
        with self.given:
            if not self.closed:
                self.waiting.append(given)
                self.given.notify()
                return
        answer(given, StoreClosed("the store is closed"))

    def take(self) -> list[Given]:
        """What goes into the next commit, or one piece of maintenance; nothing when the store is closed and all is done."""
        with self.given:
            while not self.waiting and not self.closed:
                self.given.wait()
            if self.waiting and self.waiting[0].maintenance:
                return [self.waiting.popleft()]
            group: list[Given] = []
            while self.waiting and not self.waiting[0].maintenance and len(group) < GROUP:
                group.append(self.waiting.popleft())
            return group

    def work(self) -> None:
        while group := self.take():
            maintenance = group[0].maintenance
            if maintenance:
                self.run_maintenance(maintenance, group[0])
            else:
                self.store(group)

    def store(self, group: list[Given]) -> None:
        """All in one commit. If one batch is not acceptable, all are written anew, one by one, so that only that one is refused."""
        refused: dict[int, Exception] = {}
        member = self.database.member()
        stale, group = [one for one in group if one.member != member], [one for one in group if one.member == member]
        for given in stale:
            answer(given, StoreError("this server did not own the table any more"))
        if not group:
            return
        try:
            try:
                self.commit(group, member)
            except Exception as error:
                if not is_refusal(error):
                    raise
                refused = self.commit_carefully(group, member)
        except Exception as error:
            self.fail(group, error)
            return
        for place, given in enumerate(group):
            answer(given, refused.get(place))

    def commit(self, group: list[Given], member: int) -> None:
        try:
            connection = self.connected()
            with connection.begin():
                self.begin(connection, member)
                self.writer.apply(connection, [given.batch for given in group])
        except BaseException:
            self.writer.forget()
            raise
        self.commits += 1

    def commit_carefully(self, group: list[Given], member: int) -> dict[int, Exception]:
        """The same with a savepoint before each batch; by place, why batches were refused. Still one commit."""
        refused: dict[int, Exception] = {}
        try:
            connection = self.connected()
            with connection.begin():
                self.begin(connection, member)
                for place, given in enumerate(group):
                    try:
                        with connection.begin_nested():
                            self.writer.apply(connection, [given.batch])
                    except Exception as error:
                        if not is_refusal(error):
                            raise
                        self.writer.forget()
                        refused[place] = error
        except BaseException:
            self.writer.forget()
            raise
        self.commits += 1
        return refused

    def begin(self, connection: Connection, member: int) -> None:
        """What the writer remembers holds only as long as nobody else writes."""
        self.database.hold(connection, member)
        if self.members:
            self.writer.forget()

    @property
    def members(self) -> Members | None:
        return self.database.members if isinstance(self.database, PostgresDatabase) else None

    def connected(self) -> Connection:
        if self.connection is None:
            self.connection = self.database.connect()
        return self.connection

    def fail(self, group: list[Given], error: Exception) -> None:
        """The database failed: all that wait are told, and the next to be given something gets a fresh connection."""
        LOG.error("nothing could be stored: %s", error)
        self.disconnect()
        with self.given:
            rest = [given for given in self.waiting if not given.maintenance]
            maintenance_jobs = [given for given in self.waiting if given.maintenance]
            self.waiting.clear()
            self.waiting.extend(maintenance_jobs)
        for given in [*group, *rest]:
            answer(given, error)

    def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except Exception:
                LOG.exception("the broken connection could not be closed")

    # -- maintenance --------------------------------------------------------------------------------------------------

    def backup(self, path: str | pathlib.Path) -> None:
        """Copy the database, as it stands between two commits, into a file; returns when the copy is whole and on the disk."""
        self.ask_writer(lambda connection: self.database.backup(connection, pathlib.Path(path)))

    def ask_writer(self, maintenance: Callable[[Connection], None]) -> None:
        """Have the writer's thread do something with its connection between two commits, and wait for it."""
        finished = threading.Event()
        errors: list[Exception] = []

        def done(error: Exception | None) -> None:
            if error:
                errors.append(error)
            finished.set()

        self.give(Given([], done, maintenance=maintenance))
        finished.wait()
        if errors:
            raise errors[0]

    def run_maintenance(self, maintenance: Callable[[Connection], None], given: Given) -> None:
        try:
            maintenance(self.connected())
        except Exception as error:
            answer(given, error)
        else:
            answer(given, None)

    def backlog(self) -> int:
        return len(self.waiting)

    def free_space(self) -> int | None:
        return self.database.free_space()

    def close(self) -> None:
        """Commit what was given, then let go of the database. The readers go first, so that the last checkpoint is the writer's."""
        with self.given:
            if self.closed:
                return
            self.closed = True
            self.given.notify_all()
        self.thread.join()
        self.database.readers.dispose()
        if self.connection is not None:
            self.connection.close()
        self.database.let_go()

    # -- reading ------------------------------------------------------------------------------------------------------

    def rows(self, query: Select[*tuple[Any, ...]], **values: object) -> list[Row[*tuple[Any, ...]]]:
        if self.closed:
            raise StoreClosed("the store is closed")
        with self.database.readers.connect() as connection:
            return list(connection.execute(query, values).all())

    def table(self, table_id: str) -> StoredTable | None:
        rows = self.rows(TABLE, id=table_id)
        return StoredTable(*rows[0]) if rows else None

    def steps(self, table_id: str, after: int = 0) -> list[StoredStep]:
        return [StoredStep(*row) for row in self.rows(STEPS_AFTER, id=table_id, after=after)]

    def chats(self, table_id: str) -> list[StoredChat]:
        return [StoredChat(*row) for row in self.rows(CHATS_OF, id=table_id)]

    def tables_of(self, user_id: str, most: int = PAGE, skip: int = 0) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.rows(PAGE_OF_TABLES, user=user_id, most=most, skip=skip)]

    def tables_with_status(self, status: str, limit: int) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.rows(WITH_STATUS, status=status, most=limit)]

    def public_tables(self, status: str, limit: int) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.rows(PUBLIC, status=status, most=limit)]

    def finished_of(self, user_id: str, most: int, skip: int = 0) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.rows(FINISHED_OF, user=user_id, most=most, skip=skip)]

    def finished_after(self, ended: int, table_id: str, until: int, most: int) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.rows(FINISHED_AFTER, ended=ended, id=table_id, until=until, most=most)]

    def finished_without(self, kind: str, most: int) -> list[StoredTable]:
        return [StoredTable(*row) for row in self.rows(FINISHED_WITHOUT, kind=kind, most=most)]

    def tables_never_begun(self, before: int, most: int) -> list[str]:
        return [str(row[0]) for row in self.rows(NEVER_BEGUN, before=before, most=most)]

    def idle_guests(self, before: int, most: int) -> list[str]:
        return [str(row[0]) for row in self.rows(IDLE_GUESTS, before=before, most=most)]

    def document(self, kind: str, document_id: str) -> StoredDocument | None:
        rows = self.rows(DOCUMENT, kind=kind, id=document_id)
        return StoredDocument(*rows[0]) if rows else None

    def documents(self, kind: str, most: int) -> list[StoredDocument]:
        return [StoredDocument(*row) for row in self.rows(NEWEST_DOCUMENTS, kind=kind, most=most)]

    def user(self, user_id: str) -> StoredUser | None:
        rows = self.rows(USER, id=user_id)
        return StoredUser(*rows[0]) if rows else None

    def user_by_account(self, account: str) -> StoredUser | None:
        rows = self.rows(USER_BY_ACCOUNT, account=account)
        return StoredUser(*rows[0]) if rows else None

    def session(self, token_hash: str) -> StoredSession | None:
        rows = self.rows(SESSION, token=token_hash)
        return StoredSession(*rows[0]) if rows else None

    def sessions_of(self, user_id: str) -> list[StoredSession]:
        return [StoredSession(*row) for row in self.rows(SESSIONS_OF, user=user_id)]


def answer(given: Given, error: Exception | None) -> None:
    """Tell whoever gave a batch how it went. Their mistakes must not stop the writer."""
    try:
        given.done(error)
    except Exception:
        LOG.exception("a batch's callback failed")
