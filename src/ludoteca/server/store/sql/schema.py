"""What the store holds, in SQLAlchemy Core. `migrations/` creates and changes it."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("incarnation", Integer, nullable=False),  # changes with a restore: then forget what is in memory
    Column("revision", Integer, nullable=False),  # grows with every change to the table
    Column("game", String(100), nullable=False),
    Column("options", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("code", String(8), unique=True),
    Column("code_until", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("acts", Integer, nullable=False),  # how many rows of `answers` there are
    Column("header", Text),  # of the record; none before the start
    Column("snapshot", Text),
    Column("window", Text),  # an open reaction window: what everyone sees until it closes
    Column("undo_request", Text),
    Column("rematch", String(32)),
    Column("noticed", Float),  # `updated` when a server last looked for tables that nobody touches
    Column("idle_since", Float),  # how long servers had been running then
    Column("seat_notes", Text),  # for everyone to read: who sat down, left, was replaced by a bot
    Column("webhook", Text),  # where turn notices go, and whether the last one arrived
    Index("tables_updated", "updated"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("orders", Text, nullable=False),
)

capabilities = Table(
    "capabilities",
    metadata,
    _of_table(),
    Column("hash", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("capabilities_hash", "hash"),
)

answers = Table(
    "answers",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("first", Integer, nullable=False),  # number of the first line of the record that it wrote
    Column("key", String(64)),
    Column("request", Text, nullable=False),  # the request itself, to tell a repeated key from a stolen one
    Column("shown", Integer, nullable=False),  # the version that was acknowledged
    Column("lines", Text, nullable=False),
    Column("events", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="answers_key"),
)

sealed = Table(
    "sealed",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True),  # the version that everyone sees while the window is open
    Column("seat", Integer, primary_key=True),
    Column("answer", Integer, nullable=False),
    Column("key", String(64)),
    Column("request", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="sealed_key"),
)

analyses = Table(
    "analyses",
    metadata,
    _of_table(),
    Column("name", String(64), nullable=False),  # the fingerprint of the record that was analysed
    Column("coach", String(40), nullable=False),  # which version looked at it
    Column("analysis", Text, nullable=False),
)

uptime = Table(
    "uptime",
    metadata,
    Column("one", Integer, primary_key=True),
    Column("ran", Float, nullable=False),  # how many seconds servers have run on this store
    Column("at", Float, nullable=False),  # what the clock said when that was written
)
