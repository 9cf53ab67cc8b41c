"""Sitting down, starting, handing a seat to a bot and taking it back."""

import httpx
from tests.support.serving import OPEN, PERSON, create, error, key, look, quick, served, wait_for


def test_joining_by_code_and_link(client: httpx.Client) -> None:
    """A table starts when its last open seat is taken; codes and links then open nothing any more."""
    made = create(client, [{**PERSON, "name": "Ana"}, OPEN, OPEN])
    assert look(client, made, 0)["code"] == made["code"]
    assert look(client, made, 0)["started"] is False
    joined = client.post("/api/join", json={"code": made["code"].lower(), "name": "Ben"}).json()
    assert joined["seat"] == 1
    old = made["seats"][1]["token"]
    assert error(client.get(f"/api/tables/{made['table']}", headers=key(old))) == (403, "foreign")
    link = made["seats"][2]["token"]
    claimed = client.post(f"/api/tables/{made['table']}/claim", json={"name": "Cleo"}, headers=key(link)).json()
    assert claimed["token"] != link
    assert error(client.get(f"/api/tables/{made['table']}", headers=key(link))) == (403, "foreign")
    view = look(client, made, 0)
    assert view["started"]
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Ben", "Cleo"]
    assert error(client.post("/api/join", json={"code": made["code"]})) == (404, "unknown")
    again = client.post(f"/api/tables/{made['table']}/claim", json={}, headers=key(claimed["token"]))
    assert error(again) == (409, "not-now")


def test_starting_with_open_seats(client: httpx.Client) -> None:
    """The host may start at once: bots sit on the open seats."""
    made = create(client, [PERSON, OPEN])
    start = f"/api/tables/{made['table']}/start"
    assert error(client.post(start, headers=key(made["seats"][0]["token"]))) == (403, "foreign")
    assert client.post(start, headers=key(made["host"])).status_code == 200
    assert look(client, made, 0)["seats"][1]["kind"] == "bot"
    assert error(client.post(start, headers=key(made["host"]))) == (409, "not-now")


def test_handing_a_seat_to_a_bot_and_back(client: httpx.Client) -> None:
    """A bot plays on for whoever leaves; one call takes the seat back."""
    made = create(client, [PERSON, PERSON])
    seat = f"/api/tables/{made['table']}/seats/0"
    mine = key(made["seats"][0]["token"])
    other = key(made["seats"][1]["token"])
    assert error(client.post(seat, json={"kind": "bot"}, headers=other)) == (403, "foreign")
    assert error(client.post(seat, json={"kind": "bot", "bot": "none"}, headers=mine)) == (400, "bad")
    assert look(client, made, 0)["seats"][0]["bot"] is None
    assert client.post(f"/api/tables/{made['table']}/leave", json={}, headers=mine).status_code == 200
    wait_for(lambda: look(client, made, 1)["pending"]["player"] == 1)
    assert error(client.post(seat, json={"kind": "person"}, headers=key(made["host"]))) == (400, "bad")
    assert client.post(seat, json={"kind": "person", "name": "Back"}, headers=mine).status_code == 200
    assert look(client, made, 1)["seats"][0]["name"] == "Back"
    assert look(client, made, 1)["seats"][0]["kind"] == "person"


def test_renames_are_limited(sqlite: str) -> None:
    """A seat changes its name now and then, not all the time; everything else about it can still be changed."""
    with served(quick(sqlite, renames_per_minute=3)) as client:
        made = create(client, [PERSON, PERSON])
        seat, mine = f"/api/tables/{made['table']}/seats/0", key(made["seats"][0]["token"])
        renamed = [client.post(seat, json={"name": f"Ana {n}"}, headers=mine).status_code for n in range(4)]
        assert renamed == [200, 200, 200, 429]
        assert look(client, made, 1)["seats"][0]["name"] == "Ana 2"
        assert client.post(seat, json={"kind": "bot"}, headers=mine).status_code == 200
