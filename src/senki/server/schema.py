"""The database's tables. What stands here is what the newest step in migrations/ arrives at; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()

# The columns stand in the order of the fields of storage's classes, so that a row makes an object without naming them again.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("setting", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("public", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("id", name="tables_key"),
    Index("tables_by_status", "status", "updated"),
    Index("tables_public", "public", "status", "updated"),
)

STEPS: Final = Table(
    "steps",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq", name="steps_key"),
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("account", Text),
    Column("password", Text),
    Column("webhook", Text),
    Column("created", BigInteger, nullable=False),
    PrimaryKeyConstraint("id", name="users_key"),
    UniqueConstraint("account", name="users_account"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, nullable=False),
    Column("user_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("token_hash", name="sessions_key"),
    Index("sessions_by_user", "user_id"),
)

CHATS: Final = Table(
    "chats",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("who", Text, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "number", name="chats_key"),
)

DOCUMENTS: Final = Table(
    "documents",
    METADATA,
    Column("kind", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    PrimaryKeyConstraint("kind", "id", name="documents_key"),
    Index("documents_by_kind", "kind", "updated"),
)

# Servers that share a PostgreSQL database, and the tables that each of them owns (see members).
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", BigInteger, autoincrement=False, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("seen", DateTime(timezone=True), nullable=False),
    PrimaryKeyConstraint("id", name="processes_key"),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("owner", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", name="leases_key"),
    Index("leases_by_owner", "owner"),
)

# Who owns or sits at which table: worked out from the tables' seats by the writer, so that "my games" need not read every table.
PLACES: Final = Table(
    "places",
    METADATA,
    Column("user_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("user_id", "table_id", name="places_key"),
    Index("places_by_table", "table_id"),
)
