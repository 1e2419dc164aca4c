"""Several servers on one PostgreSQL: who they are, which of them owns a table, and what they tell each other.

Every server has a row in `processes`, which it renews, and a lock of the database's that goes with its connection. Whoever finds the lock
free or the row old takes the server for dead and deletes its row, and with it its leases: from then on its tables are free. A commit holds
its own server's row, so it is either done before that or not at all: a server that was only slow can write nothing any more, and begins
again under a new number. What is lost with the database's own crash is not missed, as all begin anew then.
"""

from __future__ import annotations

import json
import logging
import secrets
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import URL, Connection, create_engine, text

from senki.server.databases import StoreError

LOG: Final = logging.getLogger(__name__)
CLUB: Final = "#club"  # the lease of what only one server does: tournaments, keeping finished games, cleaning up
BEAT: Final = 0.5  # seconds between looks at the others
LAPSE: Final = 10.0  # seconds without a beat after which a server that still has its connection counts as dead
JOINING: Final = 10.0
CHANNEL: Final = "senki"
TRIES: Final = 20
OPTIONS: Final = "-c synchronous_commit=off -c idle_in_transaction_session_timeout=10000 -c lock_timeout=5000"

LOCK: Final = text("SELECT pg_try_advisory_lock(:id)")
JOIN: Final = text("INSERT INTO processes (id, address, secret, seen) VALUES (:id, :address, :secret, clock_timestamp())")
RENEW: Final = text("UPDATE processes SET seen = clock_timestamp() WHERE id = :id")
DEAD: Final = text(
    "SELECT id FROM processes WHERE id <> :id AND "
    "(seen < clock_timestamp() - make_interval(secs => :lapse) OR pg_try_advisory_xact_lock(id)) FOR UPDATE SKIP LOCKED"
)
REMOVE: Final = text("DELETE FROM processes WHERE id = :id")
FREE: Final = text("DELETE FROM leases WHERE owner = :id")
HOLD: Final = text("SELECT 1 FROM processes WHERE id = :id FOR KEY SHARE")
TAKE: Final = text(
    "INSERT INTO leases (table_id, owner) SELECT CAST(:table AS text), CAST(:id AS bigint) "
    f"WHERE :table = '{CLUB}' OR EXISTS (SELECT 1 FROM tables WHERE id = :table) ON CONFLICT DO NOTHING"
)
OWNER: Final = text(
    "SELECT leases.owner, processes.address, processes.secret FROM leases LEFT JOIN processes ON processes.id = leases.owner "
    "WHERE leases.table_id = :table"
)
LET_GO: Final = text("DELETE FROM leases WHERE table_id = :table AND owner = :id")
TELL: Final = text("SELECT pg_notify(:channel, :note)")


class NoMember(StoreError):
    """This server is none of those that share the database now: the database was away, or the others took it for dead."""


@dataclass(frozen=True)
class Member:
    """Another server."""

    id: int
    address: str
    secret: str  # shows another server that a request was passed on by one of them


class Members:
    """This server among the others. The calls that ask the database are made from worker threads."""

    def __init__(self, url: URL, address: str) -> None:
        self.engine: Final = create_engine(
            url, pool_size=4, max_overflow=4, pool_pre_ping=True, isolation_level="AUTOCOMMIT", connect_args={"options": OPTIONS}
        )
        self.address: Final = address
        self.me = 0  # 0: none of them
        self.secret = ""
        self.heard: Callable[[dict[str, Any]], None] = lambda _note: None
        self.lost: Callable[[Callable[[], None]], None] = lambda then: then()
        self.joined: Final = threading.Event()
        self.closing: Final = threading.Event()
        self.thread = threading.Thread(target=self.work, name="senki-members", daemon=True)

    # -- being one of them --------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Returns when this server is one of them. `lost` is called with what must be called when all tables are let go."""
        self.thread.start()
        if not self.joined.wait(JOINING):
            raise NoMember(f"could not join the servers that share the database within {JOINING:.0f} s")

    def work(self) -> None:
        while not self.closing.is_set():
            try:
                with self.engine.connect() as connection:
                    self.join(connection)
                    self.stay(connection)
            except Exception as error:
                LOG.error("not one of the servers that share the database any more: %s", error)
            if self.me and not self.closing.is_set():
                self.me = 0
                self.joined.clear()
                empty = threading.Event()
                self.lost(empty.set)
                while not empty.wait(BEAT) and not self.closing.is_set():
                    continue
            self.closing.wait(BEAT)

    def join(self, connection: Connection) -> None:
        number, secret = secrets.randbits(62) or 1, secrets.token_urlsafe(32)
        connection.execute(LOCK, {"id": number})
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")
        connection.execute(JOIN, {"id": number, "address": self.address, "secret": secret})
        self.secret, self.me = secret, number
        LOG.info("joined the servers that share the database, as %d at %s", number, self.address)

    def stay(self, connection: Connection) -> None:
        raw: Any = connection.connection.dbapi_connection
        while not self.closing.is_set():
            if not connection.execute(RENEW, {"id": self.me}).rowcount:
                raise NoMember("the others took this server for dead")
            if self.bury() or not self.joined.is_set():
                self.heard({"kind": "gone"})
            self.joined.set()
            for note in raw.notifies(timeout=BEAT):
                self.hear(note.payload)
        self.leave(connection)

    def hear(self, payload: str) -> None:
        note = json.loads(payload)
        if note.pop("from", 0) != self.me:
            self.heard(note)

    def bury(self) -> int:
        """Delete the servers that are dead, so that their tables are free; how many. One whose commit is not done yet is left for later."""
        with self.engine.connect().execution_options(isolation_level="READ COMMITTED") as connection, connection.begin():
            dead = [row[0] for row in connection.execute(DEAD, {"id": self.me, "lapse": LAPSE})]
            for number in dead:
                connection.execute(REMOVE, {"id": number})
                connection.execute(FREE, {"id": number})
        if dead:
            LOG.warning("%d of the servers that share the database died; their tables go on here or at the others", len(dead))
        return len(dead)

    def leave(self, connection: Connection) -> None:
        connection.execute(REMOVE, {"id": self.me})
        connection.execute(FREE, {"id": self.me})
        self.notify(connection, {"kind": "gone"})

    def close(self) -> None:
        """The last of all: nothing of this server's is written any more."""
        self.closing.set()
        if self.thread.is_alive():
            self.thread.join()
        self.engine.dispose()

    # -- tables -------------------------------------------------------------------------------------------------------

    def take(self, table: str) -> Member | None:
        """Whose a table is; None: this server's own, taken now if it was nobody's. (Nobody's stays a table that there is not.)"""
        for _ in range(TRIES):
            me = self.me
            with self.engine.connect().execution_options(isolation_level="READ COMMITTED") as connection, connection.begin():
                if not me or connection.execute(HOLD, {"id": me}).first() is None:
                    raise NoMember("this server has to join the others again first")
                connection.execute(TAKE, {"id": me, "table": table})
                found = connection.execute(OWNER, {"table": table}).first()
            if found is None or found[0] == me:
                return None
            if found[1] is not None:
                return Member(found[0], found[1], found[2])
        raise NoMember(f"the owner of {table} cannot be found")

    def let_go(self, tables: Iterable[str]) -> None:
        with self.engine.connect() as connection:
            for table in tables:
                connection.execute(LET_GO, {"table": table, "id": self.me})

    # -- notes --------------------------------------------------------------------------------------------------------

    def tell(self, note: dict[str, Any]) -> None:
        """All others, at once; a server that is away meanwhile does not hear it, and has nothing open either."""
        with self.engine.connect() as connection:
            self.notify(connection, note)

    def notify(self, connection: Connection, note: dict[str, Any]) -> None:
        connection.execute(TELL, {"channel": CHANNEL, "note": json.dumps({**note, "from": self.me}, ensure_ascii=False)})


def hold(connection: Connection, member: int) -> None:
    """Within a commit: this server is still one of them, and nobody can declare it dead before the commit is done."""
    if not member or connection.execute(HOLD, {"id": member}).first() is None:
        raise NoMember("the others took this server for dead")
