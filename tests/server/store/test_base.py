"""What every kind of store does alike."""

from typing import Any

from sqlalchemy import bindparam, insert, select, update
from tests.support.finishing import finish

from ludoteca.server.store import open_store, schema
from ludoteca.server.store.base import Statement

THIS = schema.tables.c.id == bindparam("this")
LOOK = select(schema.tables.c.incarnation, schema.tables.c.revision).where(THIS).with_for_update()
CHANGE = update(schema.tables).where(THIS)
ROW = {
    "id": "t", "incarnation": 3, "revision": 1, "game": "quay", "options": "{}", "settings": "{}", "secret": b"s" * 32,
    "code_until": 0.0, "created": 0.0, "updated": 0.0, "public": False, "over": False, "acts": 0,
}  # fmt: skip


def test_statements_do_the_same_in_every_store(db: str) -> None:
    """However a store runs them: what they find, if anything, and what they write, in these columns or those."""
    store = open_store(db)

    def run(statement: Statement, **values: Any) -> Any:
        row = finish(store.write(lambda conn: store.run(conn, statement, values)))
        return None if row is None else tuple(row)

    try:
        assert run(LOOK, this="t") is None
        assert run(insert(schema.tables), **ROW) is None
        assert run(LOOK, this="t") == (3, 1)
        assert run(CHANGE, this="t", revision=2, over=True) is None
        assert run(CHANGE, this="t", revision=4, snapshot="{}", window=None) is None
        assert run(CHANGE, this="another", revision=9, over=False) is None
        assert run(LOOK, this="t") == (3, 4)
        kept = finish(store.read(lambda conn: conn.execute(select(schema.tables)).one()))
        assert (kept.over, kept.snapshot, kept.window, kept.acts) == (True, "{}", None, 0)
    finally:
        finish(store.close())
