"""The same people once more."""

import httpx
from tests.support.serving import BOT, NO_WINDOWS, PERSON, create, error, key, look, play_out


def test_rematch(client: httpx.Client) -> None:
    """After the end the same people play again with the same links, and somebody else begins."""
    made = create(client, [{**PERSON, "name": "Ana"}, {**PERSON, "name": "Ben"}], options=NO_WINDOWS)
    rematch = f"/api/tables/{made['table']}/rematch"
    ana, ben = key(made["seats"][0]["token"]), key(made["seats"][1]["token"])
    assert error(client.post(rematch, headers=ana)) == (409, "not-now")
    play_out(client, made, [0, 1])
    assert error(client.post(rematch, headers=key(made["watch"]))) == (403, "foreign")
    new = client.post(rematch, headers=ana).json()
    assert client.post(rematch, headers=ben).json()["table"] == new["table"]
    assert look(client, made, 1)["rematch"] == {"table": new["table"], "token": made["seats"][1]["token"]}
    view = client.get(f"/api/tables/{new['table']}", headers=ana).json()
    assert view["you"] == [1]
    assert [seat["name"] for seat in view["seats"]] == ["Ben", "Ana"]
    assert view["commitment"] != look(client, made, 0)["commitment"]


def test_a_seat_lent_to_a_bot_comes_back(client: httpx.Client) -> None:
    """In the rematch the person has their seat again; a bot that had its seat from the beginning keeps it."""
    made = create(client, [PERSON, PERSON, BOT], options=NO_WINDOWS)
    ben = key(made["seats"][1]["token"])
    assert client.post(f"/api/tables/{made['table']}/leave", headers=ben, json={}).status_code == 200
    play_out(client, made, [0])
    new = client.post(f"/api/tables/{made['table']}/rematch", headers=ben).json()["table"]
    view = client.get(f"/api/tables/{new}", headers=ben).json()
    assert view["you"] == [0]
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "person"]
