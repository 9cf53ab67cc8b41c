"""How long servers have run, so that tables are not deleted because a clock is wrong."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables of before count as touched when a server first looks at them."""
    op.add_column("tables", sa.Column("noticed", sa.Float))
    op.add_column("tables", sa.Column("idle_since", sa.Float))
    op.create_table(
        "uptime",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ran", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO uptime VALUES (1, 0, 0)")
