"""Alembic runs this file to take a database forward; the connection, with a transaction begun, is handed over by databases.upgrade."""

from __future__ import annotations

from alembic import context

from senki.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
