"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("incarnation", sa.Integer, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("code_until", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("acts", sa.Integer, nullable=False),
        sa.Column("header", sa.Text),
        sa.Column("snapshot", sa.Text),
        sa.Column("window", sa.Text),
        sa.Column("undo_request", sa.Text),
        sa.Column("rematch", sa.String(32)),
        sa.Column("noticed", sa.Float),
        sa.Column("idle_since", sa.Float),
        sa.Column("seat_notes", sa.Text),
        sa.Column("webhook", sa.Text),
    )
    op.create_index("tables_updated", "tables", ["updated"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("orders", sa.Text, nullable=False),
    )
    op.create_table(
        "capabilities",
        _of_table(),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("capabilities_hash", "capabilities", ["hash"])
    _create_answers()
    _create_rest()


def _create_answers() -> None:
    op.create_table(
        "answers",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="answers_key"),
    )
    op.create_table(
        "sealed",
        _of_table(),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("request", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="sealed_key"),
    )


def _create_rest() -> None:
    op.create_table(
        "analyses",
        _of_table(),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("coach", sa.String(40), nullable=False),
        sa.Column("analysis", sa.Text, nullable=False),
    )
    op.create_table(
        "uptime",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("ran", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.execute("INSERT INTO uptime VALUES (1, 0, 0)")
