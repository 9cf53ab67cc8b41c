"""Making tables: who starts, and tables that cannot be."""

import re

import httpx
import pytest
from tests.support.serving import BOT, PERSON, create


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
