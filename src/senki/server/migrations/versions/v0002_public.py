"""Public tables are found without reading the others, and a user's sessions without reading all."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table("tables", sa.column("id", sa.Text), sa.column("setting", sa.Text), sa.column("public", sa.Boolean))


def upgrade() -> None:
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    connection = op.get_bind()
    rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.setting).where(TABLES.c.setting.contains('"public":true'))).all()
    for table_id, setting in rows:
        if json.loads(setting).get("public") is True:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == table_id).values(public=True))
    op.create_index("tables_public", "tables", ["public", "status", "updated"])
    op.create_index("sessions_by_user", "sessions", ["user_id"])
