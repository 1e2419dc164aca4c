"""Turns the store's writes into SQL, inside a transaction that the caller begins and ends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection, Table, Text, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.sql.dml import Insert

from senki.server.schema import CHATS, DOCUMENTS, PLACES, SESSIONS, STEPS, TABLES, USERS
from senki.server.storage import (
    ClaimGames,
    DeleteTable,
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
)

REMEMBERED: Final = 20_000  # tables of which the writer remembers the last step and who sits there
Values = dict[str, object]


class StepOutOfOrder(ValueError):
    """A step that does not follow the last one stored: another writer was faster, or the step before it was lost."""


def is_refusal(error: Exception) -> bool:
    """Are the data of one batch at fault, rather than the database?"""
    return isinstance(error, IntegrityError | DataError | ValueError | TypeError | OverflowError)


def values_of(table: Table, write: Write) -> Values:
    return dict(zip(table.columns.keys(), vars(write).values(), strict=True))


def users_in(data: object) -> Iterator[str]:
    """The user ids in a table's seats: whatever stands under "user", at any depth."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name == "user" and isinstance(value, str) and value:
                yield value
            else:
                yield from users_in(value)
    elif isinstance(data, list):
        for entry in data:
            yield from users_in(entry)


def replace_user(data: object, old: str, new: str) -> object:
    """The same seats with one user in another's place."""
    if isinstance(data, dict):
        return {name: new if name == "user" and value == old else replace_user(value, old, new) for name, value in data.items()}
    if isinstance(data, list):
        return [replace_user(entry, old, new) for entry in data]
    return data


def read_seats(text: str) -> object:
    """The seats' data; a text that is no JSON names nobody."""
    try:
        data: object = json.loads(text)
    except ValueError:
        return None
    return data


def without_user(table: StoredTable, user: str) -> StoredTable:
    """A table at which nobody can be told to have been that user. A computer plays on where a game runs."""
    seats = read_seats(table.seats)
    for seat in seats if isinstance(seats, list) else []:
        if seat.get("user") != user:
            continue
        seat |= {"user": None, "name": "", "orders": []}
        if seat.get("kind") == "human" and table.status != "over":
            seat["kind"] = "computer" if table.status == "playing" else "open"
    setting = read_seats(table.setting)
    if table.owner == user and isinstance(setting, dict):
        setting["owner_name"] = ""
        table = replace(table, owner="", setting=json.dumps(setting, ensure_ascii=False, separators=(",", ":")))
    return replace(table, seats=json.dumps(seats, ensure_ascii=False, separators=(",", ":")))


class SqlWriter:
    """Applies batches in order. What it remembers is true only while its transactions succeed: after a rollback, call forget()."""

    def __init__(self, dialect: str) -> None:
        upsert = postgresql_insert if dialect == "postgresql" else sqlite_insert
        self.replace: Final[dict[str, Insert]] = {}
        for table in (TABLES, USERS, SESSIONS, DOCUMENTS):
            keys = [column.name for column in table.primary_key]
            statement = upsert(table)
            rest = {name: statement.excluded[name] for name in table.columns.keys() if name not in keys}  # noqa: SIM118
            self.replace[table.name] = statement.on_conflict_do_update(index_elements=keys, set_=rest)
        self.last: Final[dict[str, int]] = {}  # by table: the number of its last step
        self.seated: Final[dict[str, frozenset[str]]] = {}  # by table: the users that its places name
        self.steps: list[Values] = []  # to be inserted at once
        self.tables: dict[str, StoredTable] = {}

    def forget(self) -> None:
        self.last.clear()
        self.seated.clear()
        self.steps.clear()
        self.tables.clear()

    def apply(self, connection: Connection, batches: Iterable[list[Write]]) -> None:
        """Write some batches. An error leaves the transaction half done, to be rolled back."""
        if len(self.last) > REMEMBERED or len(self.seated) > REMEMBERED:
            self.forget()
        for batch in batches:
            for write in batch:
                self.take(connection, write)
        self.flush(connection)

    def take(self, connection: Connection, write: Write) -> None:
        # Steps and tables, the writes of every move, are gathered; nothing else that is written depends on them but ClaimGames.
        if isinstance(write, StoredStep):
            last = self.last.get(write.table)
            if last is None:
                last = connection.execute(LAST_STEP, {"table": write.table}).scalar() or 0
            if write.seq != last + 1:
                raise StepOutOfOrder(f"table {write.table}: step {write.seq} does not follow step {last}")
            self.last[write.table] = write.seq
            self.steps.append(values_of(STEPS, write))
        elif isinstance(write, StoredTable):
            self.tables[write.id] = write
        elif isinstance(write, StoredUser):
            connection.execute(self.replace["users"], values_of(USERS, write))
        elif isinstance(write, StoredSession):
            connection.execute(self.replace["sessions"], values_of(SESSIONS, write))
        elif isinstance(write, StoredChat):
            connection.execute(INSERT_CHAT, values_of(CHATS, write))
        elif isinstance(write, StoredDocument):
            connection.execute(self.replace["documents"], values_of(DOCUMENTS, write))
        elif isinstance(write, EndSession):
            connection.execute(END_SESSION, {"token": write.token_hash})
        elif isinstance(write, ForgetUser):
            self.flush(connection)
            self.forget_user(connection, write.user)
        elif isinstance(write, DeleteTable):
            self.flush(connection)
            for statement in DELETE_TABLE:
                connection.execute(statement, {"table": write.table})
            self.forget()
        elif isinstance(write, ReplaceSteps):
            self.flush(connection)
            connection.execute(CLEAR_STEPS, {"table": write.table})
            self.steps += [values_of(STEPS, step) for step in write.steps]
            self.last[write.table] = len(write.steps)
            self.flush(connection)
        else:
            self.flush(connection)
            self.claim(connection, write)

    def flush(self, connection: Connection) -> None:
        if self.steps:
            connection.execute(INSERT_STEP, self.steps)
            self.steps = []
        if self.tables:
            connection.execute(self.replace["tables"], [values_of(TABLES, table) for table in self.tables.values()])
            for table in self.tables.values():
                self.place(connection, table)
            self.tables = {}

    def place(self, connection: Connection, table: StoredTable) -> None:
        """Keep the places in step with who owns a table and sits at it."""
        users = frozenset([table.owner, *users_in(read_seats(table.seats))])
        if self.seated.get(table.id) == users:
            return
        connection.execute(CLEAR_PLACES, {"table": table.id})
        connection.execute(INSERT_PLACE, [{"user_id": user, "table_id": table.id} for user in sorted(users)])
        self.seated[table.id] = users

    def forget_user(self, connection: Connection, user: str) -> None:
        for row in connection.execute(TABLES_OF, {"user": user}).all():
            table = without_user(StoredTable(*row), user)
            connection.execute(self.replace["tables"], values_of(TABLES, table))
            self.place(connection, table)
        for statement in DELETE_USER:
            connection.execute(statement, {"user": user})

    def claim(self, connection: Connection, claim: ClaimGames) -> None:
        for row in connection.execute(TABLES_OF, {"user": claim.guest}).all():
            table = StoredTable(*row)
            if table.owner == claim.guest:
                table = replace(table, owner=claim.account)
            seats = read_seats(table.seats)
            if seats is not None:
                text = json.dumps(replace_user(seats, claim.guest, claim.account), ensure_ascii=False, separators=(",", ":"))
                table = replace(table, seats=text)
            connection.execute(self.replace["tables"], values_of(TABLES, table))
            self.place(connection, table)


PLACES_OF: Final = select(PLACES.c.table_id).where(PLACES.c.user_id == bindparam("user"))
LAST_STEP: Final = select(func.max(STEPS.c.seq)).where(STEPS.c.table_id == bindparam("table"))
INSERT_STEP: Final = insert(STEPS)
CLEAR_STEPS: Final = delete(STEPS).where(STEPS.c.table_id == bindparam("table"))
INSERT_CHAT: Final = insert(CHATS)
INSERT_PLACE: Final = insert(PLACES)
CLEAR_PLACES: Final = delete(PLACES).where(PLACES.c.table_id == bindparam("table"))
END_SESSION: Final = delete(SESSIONS).where(SESSIONS.c.token_hash == bindparam("token"))
DELETE_USER: Final = (
    delete(SESSIONS).where(SESSIONS.c.user_id == bindparam("user")),
    delete(PLACES).where(PLACES.c.user_id == bindparam("user")),
    delete(DOCUMENTS).where(DOCUMENTS.c.kind == "preferences", DOCUMENTS.c.id == bindparam("user")),
    update(CHATS).where(CHATS.c.user_id == bindparam("user")).values(user_id=""),
    delete(USERS).where(USERS.c.id == bindparam("user")),
)
THIS: Final = bindparam("table", type_=Text)
DELETE_TABLE: Final = (
    delete(STEPS).where(STEPS.c.table_id == bindparam("table")),
    delete(CHATS).where(CHATS.c.table_id == bindparam("table")),
    CLEAR_PLACES,
    delete(DOCUMENTS).where(or_(DOCUMENTS.c.id == THIS, func.substr(DOCUMENTS.c.id, 1, func.length(THIS) + 1) == THIS.concat("/"))),
    delete(TABLES).where(TABLES.c.id == bindparam("table")),
)
NEWEST: Final = (TABLES.c.updated.desc(), TABLES.c.created.desc(), TABLES.c.id.desc())
TABLES_OF: Final = select(TABLES).where(TABLES.c.id.in_(PLACES_OF)).order_by(*NEWEST)
# Sorted are the ids alone: somebody's ten thousand tables must not all be carried through the sorting for the hundred that are wanted.
PAGE: Final = select(TABLES.c.id).where(TABLES.c.id.in_(PLACES_OF)).order_by(*NEWEST).limit(bindparam("most")).offset(bindparam("skip"))
PAGE_OF_TABLES: Final = select(TABLES).where(TABLES.c.id.in_(PAGE)).order_by(*NEWEST)
FINISHED_OF: Final = select(TABLES).where(TABLES.c.id.in_(PAGE.where(TABLES.c.status == "over"))).order_by(*NEWEST)
