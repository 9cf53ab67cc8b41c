"""The settings of PostgreSQL with which the store keeps its promises."""

from sqlalchemy import Connection, text
from tests.support.finishing import finish
from tests.support.postgres import Postgres

from ludoteca.server.store.postgres import PostgresStore


def test_a_read_sees_one_moment(database_server: Postgres) -> None:
    """Whatever is committed while a function looks around stays unseen by it."""
    store = PostgresStore(database_server.database())

    async def read_while_writing() -> tuple[int, int]:
        await store.write(lambda conn: conn.execute(text("CREATE TABLE kept (name TEXT)")))

        def look_twice(conn: Connection) -> tuple[int, int]:
            before = count(conn)
            finish(store.write(lambda other: other.execute(text("INSERT INTO kept VALUES ('new')"))))
            return before, count(conn)

        return await store.read(look_twice)

    assert finish(read_while_writing()) == (0, 0)
    assert finish(store.read(count)) == 1
    finish(store.close())


def count(conn: Connection) -> int:
    """How many rows there are."""
    return int(conn.execute(text("SELECT count(*) FROM kept")).scalar_one())
