"""Sitting down, starting, handing a seat to a bot and taking it back."""

import httpx
from tests.support.serving import BOT, OPEN, PERSON, Json, create, error, key, look, quick, served, wait_for


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
    assert_opens_nothing(client, made, 1)


def assert_opens_nothing(client: httpx.Client, made: Json, seat: int) -> None:
    """The link that was made for a seat no longer shows its cards."""
    reply = client.get(f"/api/tables/{made['table']}", headers=key(made["seats"][seat]["token"]))
    assert error(reply) == (403, "foreign")


def test_a_host_cannot_look_into_a_seat_that_began_as_a_bot(client: httpx.Client) -> None:
    """Not by the link of an open seat given to a bot before the start, nor by a new link."""
    made = create(client, [PERSON, OPEN, BOT])
    seats, host = f"/api/tables/{made['table']}/seats", key(made["host"])
    assert client.post(f"{seats}/1", json={"kind": "bot"}, headers=host).status_code == 200
    assert_opens_nothing(client, made, 1)
    for seat in (1, 2):
        assert error(client.post(f"{seats}/{seat}/renew", headers=host)) == (409, "not-now")
    assert error(client.post(f"{seats}/9/renew", headers=host)) == (404, "unknown")


def test_handing_a_seat_to_a_bot_and_back(client: httpx.Client) -> None:
    """A bot plays on for a person who leaves; one call takes the seat back."""
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


def notes(client: httpx.Client, made: Json) -> list[tuple[int, str]]:
    """The notes about seats that everybody reads."""
    view = client.get(f"/api/tables/{made['table']}", headers=key(made["watch"])).json()
    return [(note["seat"], note["words"]["id"]) for note in view["seat_notes"]]


def test_everybody_sees_what_happens_to_seats(client: httpx.Client) -> None:
    """A person sat down, was replaced by the host, came back, left: in order, once each."""
    made = create(client, [PERSON, OPEN])
    table = f"/api/tables/{made['table']}"
    ben = client.post("/api/join", json={"code": made["code"], "name": "Ben"}).json()["token"]
    for body, token in (({"kind": "bot"}, made["host"]), ({"kind": "person"}, ben), ({"kind": "bot"}, ben)):
        for _ in range(2):
            assert client.post(f"{table}/seats/1", json=body, headers=key(token)).status_code == 200
    assert notes(client, made) == [(1, "seat-sat"), (1, "seat-replaced"), (1, "seat-back"), (1, "seat-left")]


def test_a_new_link_ends_what_the_old_one_opened(client: httpx.Client) -> None:
    """By its holder or by the host, and everybody sees which; open streams end, the seat plays on by the new link."""
    made = create(client, [PERSON, PERSON])
    table = f"/api/tables/{made['table']}"
    old = made["seats"][1]["token"]
    assert error(client.post(f"{table}/seats/1/renew", headers=key(made["seats"][0]["token"]))) == (403, "foreign")
    for opener in (old, made["host"]):
        with client.stream("GET", f"{table}/events", headers=key(old)) as reply:
            lines = reply.iter_lines()
            assert any(line.startswith("data: ") for line in lines)
            renewed = client.post(f"{table}/seats/1/renew", headers=key(opener)).json()
            assert [line for line in lines if line][-2:] == ["event: closed", "data: {}"]
        assert error(client.get(table, headers=key(old))) == (403, "foreign")
        old = renewed["token"]
        assert client.get(table, headers=key(old)).json()["you"] == [1]
    assert notes(client, made) == [(1, "seat-renewed"), (1, "seat-renewed-by-host")]


def test_a_host_lets_bots_play_at_once(sqlite: str) -> None:
    """Bots that would take a minute for each answer come to the end, even after a restart; nobody else may say so.

    A list of tables then names the winners.
    """
    with served(quick(sqlite, pace=60.0)) as client:
        made = create(client, [BOT, BOT])
        pace = f"/api/tables/{made['table']}/settings"
        assert error(client.post(pace, json={"pace": 0}, headers=key(made["watch"]))) == (403, "foreign")
        assert error(client.post(pace, json={"pace": -1}, headers=key(made["host"]))) == (400, "bad")
        assert client.post(pace, json={"pace": 0}, headers=key(made["host"])).status_code == 200
    with served(quick(sqlite, pace=60.0)) as client:
        table = f"/api/tables/{made['table']}"
        wait_for(lambda: client.get(table, headers=key(made["host"])).json()["over"])
        listed = client.post("/api/tables/mine", json={"tokens": [made["host"]]}).json()
        outcome = client.get(table, headers=key(made["host"])).json()["outcome"]
        assert [one["winners"] for one in listed] == [outcome["winners"]]


def test_a_game_begins_when_everyone_is_ready(client: httpx.Client) -> None:
    """Not with the last person who sits down; one who leaves and comes back says it again."""
    made = create(client, [PERSON, OPEN], ready_check=True)
    host, ready = made["seats"][0]["token"], f"/api/tables/{made['table']}/seats"
    guest = client.post("/api/join", json={"code": made["code"], "name": "Ada"}).json()["token"]
    assert client.post(f"{ready}/1/ready", headers=key(guest)).status_code == 200
    assert client.post(f"{ready}/1", json={"kind": "open"}, headers=key(made["host"])).status_code == 200
    assert client.post(f"{ready}/0/ready", headers=key(host)).status_code == 200
    guest = client.post("/api/join", json={"code": made["code"]}).json()["token"]
    assert (look(client, made, 0)["started"], look(client, made, 0)["ready"]) == (False, [0])
    assert error(client.post(f"{ready}/1/ready", headers=key(host))) == (403, "foreign")
    assert client.post(f"{ready}/1/ready", headers=key(guest)).status_code == 200
    assert look(client, made, 0)["started"]
    assert error(client.post(f"{ready}/1/ready", headers=key(guest))) == (409, "not-now")


def test_names_differ_at_a_table(client: httpx.Client) -> None:
    """Someone who gives a name that is taken gets it with a number: at a new table, on sitting down, on renaming."""
    made = create(client, [{**PERSON, "name": "Ada"}, {**BOT, "name": "ada"}, OPEN])
    client.post("/api/join", json={"code": made["code"], "name": "ADA"})
    assert [seat["name"] for seat in look(client, made, 0)["seats"]] == ["Ada", "ada 2", "ADA 3"]
    change = client.post(
        f"/api/tables/{made['table']}/seats/0", json={"name": "ada 2"}, headers=key(made["seats"][0]["token"])
    )
    assert change.status_code == 200
    assert look(client, made, 0)["seats"][0]["name"] == "ada 2 2"
