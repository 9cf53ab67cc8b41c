"""Tables in lists, and deleting one."""

import httpx
from sqlalchemy import text
from tests.support.finishing import finish
from tests.support.serving import BOT, NO_WINDOWS, PERSON, Json, answer, create, error, key, look, quick, served

from ludoteca.server.store.sql import open_store


def test_lists_and_deleting(client: httpx.Client) -> None:
    """One's own tables, public tables, and deleting for good."""
    made = create(client, [PERSON, BOT], public=True)
    token = made["seats"][0]["token"]
    mine = client.post("/api/tables/mine", json={"tokens": [token, "nonsense"]}).json()
    assert [(table["table"], table["you"]) for table in mine] == [(made["table"], [0])]
    assert made["table"] in [table["table"] for table in client.get("/api/tables/public").json()]
    watched = client.get(f"/api/tables/{made['table']}").json()
    assert watched["viewed_as"] is None
    assert watched["view"]["players"][0]["hand"] is None
    assert error(client.delete(f"/api/tables/{made['table']}", headers=key(token))) == (403, "foreign")
    assert client.delete(f"/api/tables/{made['table']}", headers=key(made["host"])).status_code == 200
    assert error(client.get(f"/api/tables/{made['table']}", headers=key(token))) == (403, "foreign")


def test_a_table_waits_for_its_person(client: httpx.Client) -> None:
    """The list says so while a seat of theirs is asked, and not while a bot plays that seat."""
    made = create(client, [PERSON, PERSON], options=NO_WINDOWS, pace=100)
    view = look(client, made, 0)
    answer(client, made, view, view["pending"]["answers"][0]["answer"])  # from now on bots take their time
    asked = look(client, made, 0)["pending"]["player"]
    assert [your_turn(client, made, seat) for seat in (asked, 1 - asked)] == [True, False]
    client.post(f"/api/tables/{made['table']}/leave", json={}, headers=key(made["seats"][asked]["token"]))
    assert look(client, made, 0)["pending"]["player"] == asked
    assert not your_turn(client, made, asked)


def your_turn(client: httpx.Client, made: Json, seat: int) -> bool:
    """Whether the list of a browser with that seat says that it is asked."""
    tokens = {"tokens": [made["seats"][seat]["token"]]}
    return bool(client.post("/api/tables/mine", json=tokens).json()[0]["your_turn"])


def damage(url: str, table: str, rows: str, change: str) -> None:
    """Change what a store has of a table."""
    store = open_store(url)
    which = "id" if rows == "tables" else "table_id"
    statement = text(f"UPDATE {rows} SET {change} WHERE {which} = '{table}'")  # noqa: S608 - nobody else's words
    finish(store.write(lambda rows: rows.conn.execute(statement).close()))
    finish(store.close())


def test_a_damaged_table_hides_no_other(sqlite: str) -> None:
    """It cannot be opened, and says so; lists show all the others."""
    with served(quick(sqlite)) as client:
        made = [create(client, [PERSON, BOT], public=True) for _ in range(6)]
    *damaged, good = made
    wrong = ("snapshot = '{'", "snapshot = '{}'", "header = '[]'", "settings = 'x'")
    for table, change in zip(damaged, wrong, strict=False):
        damage(sqlite, table["table"], "tables", change)
    damage(sqlite, damaged[-1]["table"], "answers", "lines = '[{}]'")
    with served(quick(sqlite)) as client:
        tokens = [table["host"] for table in made]
        for listed in (client.get("/api/tables/public"), client.post("/api/tables/mine", json={"tokens": tokens})):
            assert [table["table"] for table in listed.json()] == [good["table"]]
        for table in damaged:
            reply = client.get(f"/api/tables/{table['table']}", headers=key(table["host"]))
            assert error(reply) == (500, "unreadable"), reply.text
