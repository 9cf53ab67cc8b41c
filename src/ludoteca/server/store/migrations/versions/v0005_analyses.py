"""What the coach found is kept with the table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more table."""
    of_table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), of_table, primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("coach", sa.String(40), nullable=False),
        sa.Column("analysis", sa.Text, nullable=False),
    )
