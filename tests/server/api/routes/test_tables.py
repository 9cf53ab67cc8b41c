"""Tables in lists, and deleting one."""

import httpx
from tests.support.serving import BOT, PERSON, create, error, key


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
