"""Making tables: who starts, and tables that cannot be."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, event, make_url
from tests.support.serving import BOT, OPEN, PERSON, answer, create, key, look, quick, served


def test_who_starts(client: httpx.Client) -> None:
    """The seat that starts sits first; the answer says which was which."""
    made = create(client, [{**PERSON, "name": "Ana"}, {**PERSON, "name": "Ben"}, BOT], starts=1)
    assert [(seat["name"], seat["given"]) for seat in made["seats"]][:1] == [("Ben", 1)]
    assert {seat["given"] for seat in create(client, [PERSON, BOT], starts="random")["seats"]} == {0, 1}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": [PERSON]}, 400),
        ({"game": "quay", "seats": [PERSON]}, 422),
        ({"game": "quay", "seats": [PERSON, BOT], "options": {"goal": 9}}, 422),
        ({"game": "quay", "seats": [PERSON, {"kind": "bot", "bot": "none"}]}, 400),
        ({"game": "quay", "seats": [PERSON, BOT], "starts": 5}, 400),
        ({"game": "quay", "seats": [PERSON, BOT], "colour": "red"}, 400),
        ({"game": "quay"}, 400),
        ([], 400),
    ],
)
def test_tables_that_cannot_be(client: httpx.Client, body: object, status: int) -> None:
    """One clear sentence."""
    reply = client.post("/api/tables", json=body)
    assert reply.status_code == status
    assert re.fullmatch(r"[^\n]{10,310}\.", reply.json()["error"]["message"])


@contextmanager
def overheard() -> Iterator[list[tuple[str, Any]]]:
    """Everything that is asked of a store meanwhile."""
    heard: list[tuple[str, Any]] = []

    def hear(conn: object, cursor: object, statement: str, parameters: object, *more: object) -> None:
        heard.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", hear)
    try:
        yield heard
    finally:
        event.remove(Engine, "before_cursor_execute", hear)


def reads_all(conn: sqlite3.Connection, statement: str, parameters: Any) -> bool:
    """Whether rows are looked at that are not wanted; counting them in an index is quick."""
    plan = [step for *_, step in conn.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
    return any(step.startswith("SCAN") and "COVERING INDEX" not in step for step in plan)


def test_no_request_reads_every_table(sqlite: str) -> None:
    """Everything is found by an index: what a request costs must not grow with the tables that a server holds."""
    with served(quick(sqlite)) as client, overheard() as heard:
        made = create(client, [PERSON, OPEN])
        client.post("/api/join", json={"code": made["code"]}).raise_for_status()
        view = look(client, made, 0)
        answer(client, made, view, view["pending"]["options"][0]["answer"]).raise_for_status()
        client.post(f"/api/tables/{made['table']}/leave", json={}, headers=key(made["seats"][0]["token"]))
    asked = [asking for asking in heard if asking[0].startswith(("SELECT", "UPDATE", "DELETE"))]
    assert len(asked) > 10
    with sqlite3.connect(str(make_url(sqlite).database)) as conn:
        assert [asking[0] for asking in asked if reads_all(conn, *asking)] == []
