"""Tables may tell an address whose turn it is."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One more column."""
    op.add_column("tables", sa.Column("webhook", sa.Text))
