"""Several servers on one database: who they are and what they own. And who said a line of talk, for reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="processes_key"),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("owner", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="leases_key"),
    )
    op.create_index("leases_by_owner", "leases", ["owner"])
    op.add_column("chats", sa.Column("user_id", sa.Text, nullable=False, server_default=""))
