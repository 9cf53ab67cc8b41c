"""The seats that tokens open: several at one screen."""

from typing import Any

import httpx
import pytest
from tests.support.serving import BOT, OPEN, PERSON, create, error, key, look, quick, served

from ludoteca.server.tables import registry
from ludoteca.server.tables.access import Access, opened


def test_several_seats_at_one_screen(client: httpx.Client) -> None:
    """Several tokens in one request: they give all their seats, and the request says whose view it wants."""
    made = create(client, [PERSON, PERSON, BOT])
    both = key(",".join(made["seats"][seat]["token"] for seat in (0, 1)))
    view = client.get(f"/api/tables/{made['table']}?seat=1", headers=both).json()
    assert view["you"] == [0, 1]
    assert view["viewed_as"] == 1
    assert view["view"]["players"][1]["hand"] is not None
    assert view["view"]["players"][0]["hand"] is None
    assert error(client.get(f"/api/tables/{made['table']}?seat=2", headers=both)) == (403, "foreign")


def test_a_request_looks_once_into_what_its_tokens_open(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table that waits for people; once the game has begun, what was found before still counts."""
    looked: list[str] = []

    def counted(table: str, *more: Any) -> Access:
        looked.append(table)
        return opened(table, *more)

    monkeypatch.setattr(registry, "opened", counted)
    with served(quick(sqlite)) as client:
        waiting, begun = create(client, [PERSON, OPEN]), create(client, [PERSON, PERSON])
        look(client, begun, 0)
        for made, times in ((waiting, 1), (begun, 0)):
            path, token = f"/api/tables/{made['table']}", key(made["seats"][0]["token"])
            for method, end in (("GET", ""), ("GET", "/poll?wait=0"), ("POST", "/seats/0")):
                looked.clear()
                body = {"name": "Ana"} if method == "POST" else None
                client.request(method, f"{path}{end}", json=body, headers=token).raise_for_status()
                assert len(looked) == times
