"""SQLite and PostgreSQL: how each is opened, held by one server only, brought to the newest form, and backed up."""

from __future__ import annotations

import contextlib
import logging
import os
import pathlib
import shutil
import sqlite3
import sys
import threading
import time
from typing import TYPE_CHECKING, Final, Protocol, cast

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

if TYPE_CHECKING:
    from senki.server.members import Members
if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOG: Final = logging.getLogger(__name__)
MIGRATIONS: Final = pathlib.Path(__file__).parent / "migrations"
READERS: Final = 4  # connections kept open for reading; as many again may open for a moment
LOCK_KEY: Final = 0x73656E6B69  # PostgreSQL's advisory lock of the one server that owns a database: "senki"
PAGES_BETWEEN_CHECKPOINTS: Final = 16_000  # 64 MB: moves wait while one is made, so there shall be few
WRITER: Final = "-c synchronous_commit=on -c idle_in_transaction_session_timeout=10000"
LOCK_PATIENCE: Final = 5.0  # seconds: a server that was killed leaves its connection behind for a moment
UPGRADING: Final = threading.Lock()  # Alembic keeps the migration that runs in a global


class StoreError(Exception):
    """The database cannot be used, said in one line."""


class DatabaseInUse(StoreError):
    """Another server owns the database."""


class Database(Protocol):
    """What the store needs to know of a database."""

    name: str
    readers: Engine

    def connect(self) -> Connection:
        """The one connection that writes. Only one server has it."""

    def backup(self, connection: Connection, path: pathlib.Path) -> None:
        """Copy the database as it stands into a file."""

    def free_space(self) -> int | None:
        """Bytes left on its disk; None if that is another machine's business."""

    def let_go(self) -> None:
        """Let another server have the database."""

    def member(self) -> int:
        """The number of this server among those that share the database; what was given under another is not written any more."""

    def hold(self, connection: Connection, member: int) -> None:
        """Within a commit: make sure that this server is still who it was, and stays so until it is done."""


class SqliteDatabase:
    """A file. To be safe from the WAL-reset bug of SQLite before 3.51.3, only the writer's connection ever writes or checkpoints."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path: Final = path.resolve()  # whatever name it goes by, there is one lock
        self.name: str = str(path)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.lock = LockFile(self.path.with_name(self.path.name + ".lock"), self.name)
        except OSError as error:
            raise StoreError(f"{path}: cannot be opened: {error.strerror}") from error
        LOG.info("SQLite %s, database %s", sqlite3.sqlite_version, self.path)
        url = URL.create("sqlite", database=str(self.path))
        arguments = {"check_same_thread": False, "timeout": 10.0}
        self.writers: Final = create_engine(url, poolclass=NullPool, connect_args=arguments)
        self.readers: Engine = create_engine(
            url, pool_size=READERS, max_overflow=READERS, connect_args=arguments, isolation_level="AUTOCOMMIT"
        )
        event.listen(self.writers, "connect", prepare_writer)
        event.listen(self.writers, "begin", begin_writing)
        event.listen(self.readers, "connect", prepare_reader)

    def connect(self) -> Connection:
        new = not self.path.exists()
        connection = self.writers.connect()
        if new:
            sync_folder(self.path.parent)
        return connection

    def backup(self, connection: Connection, path: pathlib.Path) -> None:
        copy_into(cast(sqlite3.Connection, connection.connection.dbapi_connection), path)

    def free_space(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    def let_go(self) -> None:
        self.lock.release()

    def member(self) -> int:
        return 1

    def hold(self, connection: Connection, member: int) -> None:
        """The lock on the file is enough."""


def copy_into(raw: sqlite3.Connection, path: pathlib.Path) -> None:
    """A copy of the database as it stands, whole and on the disk, or none."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        raw.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:  # VACUUM INTO leaves it to us to bring the copy onto the disk
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    sync_folder(path.absolute().parent)


def back_up(address: str, path: pathlib.Path) -> None:
    """Copy a server's database into a file, also while the server runs: SQLite lets others read. Nothing is changed in it."""
    kind = address.partition("://")[0] if "://" in address else "sqlite"
    if kind != "sqlite":
        raise StoreError(f"a {kind} database is copied by its own tools: pg_dump")
    source = pathlib.Path(address.removeprefix("sqlite:///")).resolve()
    if not source.is_file():
        raise StoreError(f"{source}: there is no such file")
    if path.resolve() == source:
        raise StoreError(f"{path} is the database itself")
    raw = sqlite3.connect(source, timeout=10.0, isolation_level=None)
    try:
        raw.execute("PRAGMA wal_autocheckpoint=0")  # that is the server's business
        copy_into(raw, path)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{source} could not be copied to {path}: {error}") from None
    finally:
        raw.close()


def restore(path: pathlib.Path, address: str) -> pathlib.Path | None:
    """Put a backup in the place of a server's database, which nobody may be using; where what was there is kept, if there was anything."""
    if "://" in address and not address.startswith("sqlite:///"):
        raise StoreError(f"a {address.partition('://')[0]} database is restored by its own tools: pg_restore")
    target = pathlib.Path(address.removeprefix("sqlite:///")).resolve()
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file")
    if path.resolve() == target:
        raise StoreError(f"{path} is the database itself")
    check_backup(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    lock = LockFile(target.with_name(target.name + ".lock"), str(target))
    fresh = target.with_name(target.name + ".restored")
    try:
        raw = sqlite3.connect(path, timeout=10.0, isolation_level=None)
        try:
            copy_into(raw, fresh)
        finally:
            raw.close()
        aside = set_aside(target)
        fresh.replace(target)
        sync_folder(target.parent)
        return aside
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{path} could not be restored to {target}: {error}") from None
    finally:
        fresh.unlink(missing_ok=True)
        lock.release()


def check_backup(path: pathlib.Path) -> None:
    """It is a whole database of a senki server."""
    try:
        raw = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
        try:
            found = raw.execute("PRAGMA integrity_check(1)").fetchone()[0]
            names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        finally:
            raw.close()
    except sqlite3.Error as error:
        raise StoreError(f"{path}: cannot be read: {error}") from None
    if found != "ok":
        raise StoreError(f"{path}: is damaged ({found}); senki doctor --rescue copies what can be read")
    if "tables" not in names:
        raise StoreError(f"{path}: is no backup of a senki server")


def set_aside(target: pathlib.Path) -> pathlib.Path | None:
    """The database that is there, with its log, under another name."""
    if not target.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S")
    aside = target.with_name(f"{target.name}.before-{stamp}")
    for end in ("-wal", "-shm", ""):
        part = target.with_name(target.name + end)
        if part.exists():
            part.replace(aside.with_name(aside.name + end))
    return aside


def prepare_writer(raw: sqlite3.Connection, _record: object) -> None:
    raw.isolation_level = None  # transactions begin where SQLAlchemy says so, not where the driver guesses
    mode = raw.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError(f"the database cannot keep a write-ahead log here (journal mode {mode}); a local disk is needed")
    raw.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut
    raw.execute("PRAGMA fullfsync=1")  # macOS: through the drive's cache too; means nothing elsewhere
    raw.execute(f"PRAGMA wal_autocheckpoint={PAGES_BETWEEN_CHECKPOINTS}")
    raw.execute("PRAGMA journal_size_limit=67108864")


def begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def prepare_reader(raw: sqlite3.Connection, _record: object) -> None:
    raw.execute("PRAGMA query_only=1")
    raw.execute("PRAGMA wal_autocheckpoint=0")


def sync_folder(folder: pathlib.Path) -> None:
    """Bring a new file's name onto the disk; where folders cannot be opened, the system does so by itself."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class LockFile:
    """Held by the process that owns a database. The system lets go of it when the process dies, however it dies."""

    def __init__(self, path: pathlib.Path, name: str) -> None:
        self.handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if sys.platform == "win32":
                os.lseek(self.handle, 1 << 30, os.SEEK_SET)  # beyond the text, which others must be able to read
                msvcrt.locking(self.handle, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.lseek(self.handle, 0, os.SEEK_SET)
            owner = os.read(self.handle, 20).decode("ascii", "replace").strip()
            os.close(self.handle)
            raise DatabaseInUse(f"{name} is in use by another senki server (process {owner or 'unknown'})") from None
        os.ftruncate(self.handle, 0)
        os.lseek(self.handle, 0, os.SEEK_SET)
        os.write(self.handle, b"%d\n" % os.getpid())

    def release(self) -> None:
        """The file stays: to delete it could take it from under a server that has just opened it."""
        if self.handle >= 0:
            os.close(self.handle)
            self.handle = -1


class PostgresDatabase:
    """A PostgreSQL server's database. Its owner holds an advisory lock on the connection that writes: losing it stops the writes.

    Where several servers share it, each of them holds that lock with the others; which of them writes about a table, members knows.
    """

    def __init__(self, url: URL, shared: str | None = None) -> None:
        url = url.set(drivername="postgresql+psycopg")
        self.name: str = url.render_as_string(hide_password=True)
        try:
            self.writers: Final = create_engine(url, poolclass=NullPool, connect_args={"options": WRITER})
            self.readers: Engine = create_engine(
                url,
                pool_size=READERS,
                max_overflow=READERS,
                pool_pre_ping=True,
                isolation_level="AUTOCOMMIT",
                connect_args={"options": "-c default_transaction_read_only=on"},
            )
        except ModuleNotFoundError as error:
            raise StoreError(
                f"{self.name}: the package psycopg is not installed; get it with `make postgres` or `pip install 'senki[postgres]'`"
            ) from error
        self.members: Members | None = None
        if shared is not None:
            from senki.server.members import Members  # that module knows this one's errors

            self.members = Members(url, shared)
        LOG.info("PostgreSQL, database %s", self.name)

    def connect(self) -> Connection:
        connection = self.writers.connect()
        until = time.monotonic() + LOCK_PATIENCE
        shared = "_shared" if self.members else ""
        while not connection.exec_driver_sql(f"SELECT pg_try_advisory_lock{shared}({LOCK_KEY})").scalar():
            connection.rollback()
            if time.monotonic() > until:
                connection.close()
                raise DatabaseInUse(f"{self.name} is in use by another senki server{'' if shared else ' (several take --shared)'}")
            time.sleep(0.05)
        connection.commit()  # the lock is the session's, and stays
        return connection

    def backup(self, connection: Connection, path: pathlib.Path) -> None:
        raise StoreError("a PostgreSQL database is backed up by pg_dump")

    def free_space(self) -> int | None:
        return None

    def let_go(self) -> None:
        """The lock went with the connection."""
        if self.members:
            self.members.close()

    def member(self) -> int:
        return self.members.me if self.members else 1

    def hold(self, connection: Connection, member: int) -> None:
        if self.members:
            from senki.server.members import hold

            hold(connection, member)


def find_database(address: str, shared: str | None = None) -> Database:
    """The database at an address: a path, sqlite:///path or postgresql://..."""
    if "://" not in address:
        path = address
    else:
        try:
            url = make_url(address)
        except ArgumentError:
            raise StoreError("the database address cannot be understood; wanted: a path, sqlite:///path or postgresql://...") from None
        if url.get_backend_name() in ("postgresql", "postgres"):
            return PostgresDatabase(url, shared)
        if url.get_backend_name() != "sqlite":
            raise StoreError(f"databases of the kind {url.get_backend_name()!r} are not known; there are: sqlite, postgresql")
        path = url.database or ""
    if shared is not None:
        raise StoreError("several servers share a database of PostgreSQL only; a file has one")
    if path in ("", ":memory:"):
        raise StoreError("the database needs a file")
    return SqliteDatabase(pathlib.Path(path))


def alembic_config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, name: str, to: str = "head") -> None:
    """Bring the database to the newest form, in one transaction."""
    try:
        with UPGRADING, connection.begin():
            if connection.dialect.name == "postgresql":  # several servers may be started at once
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK_KEY + 1})")
            command.upgrade(alembic_config(connection), to)
    except CommandError as error:
        raise StoreError(f"{name}: was written by a newer senki ({error}); update senki") from error


def explain(error: Exception, name: str) -> StoreError:
    """Why a database could not be opened, in one line."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, DBAPIError):
        error = cast(Exception, error.orig)
    first = next(iter(str(error).strip().splitlines()), type(error).__name__)
    return StoreError(f"{name}: cannot be opened: {first}")
