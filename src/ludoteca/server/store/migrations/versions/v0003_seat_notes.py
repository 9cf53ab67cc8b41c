"""Tables keep what happened to their seats."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more column."""
    op.add_column("tables", sa.Column("seat_notes", sa.Text))
