"""Tables from making to the end: creating, joining, answering, taking back, leaving, a rematch."""

import time
from typing import Any

import httpx
import pytest
from tests.support.serving import BOT, OPEN, PERSON, Json, answer, create, key, look

from ludoteca import Rng
from ludoteca.record import parse
from ludoteca.replay import Replay
from ludoteca.games.quay.game import QuayGame

ASK_FOR_WHISTLE = 8
"""Seat 0 asks seat 1: nothing is hidden, nobody can react."""
TRADE_IN = 0
NO_WINDOWS = {"patrol": False, "goal": 8}


def play_out(client: httpx.Client, made: Json, seats: list[int], steps: int = 2000) -> Json:
    """Answer for these seats, any option, until the game is over."""
    rng = Rng(1)
    for _ in range(steps):
        for seat in seats:
            view = look(client, made, seat)
            if view["over"]:
                return view
            if view["pending"] and view["pending"]["options"]:
                options = view["pending"]["options"]
                chosen = options[rng.below(min(4, len(options)))]["answer"]
                assert answer(client, made, view, chosen).status_code in {200, 409}
    raise AssertionError("the game does not end")


def error(reply: httpx.Response) -> tuple[int, str]:
    """Status and code of a refusal."""
    return reply.status_code, reply.json()["error"]["code"]


def test_health_and_games(client: httpx.Client) -> None:
    """Whoever comes sees what can be played."""
    assert client.get("/api/health").json()["ok"] is True
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert games["quay"]["players"] == {"min": 2, "max": 4}
    assert games["quay"]["bots"][0] == "random"
    assert client.get("/api/games/quay/rules").json()[0]["id"] == "QUAY-001"
    content = client.get("/api/games/quay/content")
    assert "quay.toml" in content.json()
    again = client.get("/api/games/quay/content", headers={"If-None-Match": content.headers["etag"]})
    assert again.status_code == 304
    assert "quay-ask-turn" in client.get("/api/words/en").text
    assert error(client.get("/api/words/xx")) == (404, "unknown")
    assert error(client.get("/api/games/chess/rules")) == (404, "unknown")


def test_a_game_against_bots_to_its_record(client: httpx.Client) -> None:
    """Alone against bots to the end; the record that is downloaded then is true."""
    made = create(client, [PERSON, BOT, BOT])
    before = client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"]))
    assert error(before) == (403, "not-over")
    commitment = look(client, made, 0)["commitment"]
    view = play_out(client, made, [0])
    assert view["outcome"]["scores"] == view["scores"]
    record = parse(client.get(f"/api/tables/{made['table']}/record", headers=key(made["watch"])).content)
    assert record.header.commitment == commitment
    replay = Replay(QuayGame(), record)
    replay.go_to(len(record.lines))
    replay.check_end()
    assert view["secret"] == record.secret.hex()


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


def test_refused_answers_change_nothing(client: httpx.Client) -> None:
    """Stale, illegal, foreign, repeated: refused with the reason, nothing changed."""
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    illegal = answer(client, made, view, 99)
    assert error(illegal) == (422, "illegal")
    assert illegal.json()["error"]["rules"][0] == "QUAY-010"
    assert error(answer(client, made, {**view, "version": 3}, TRADE_IN)) == (409, "stale")
    assert error(answer(client, made, {**view, "viewed_as": 1}, TRADE_IN)) == (403, "foreign")
    body = {"seat": 0, "version": view["version"], "answer": TRADE_IN}
    stranger = key(made["seats"][1]["token"])
    assert error(client.post(f"/api/tables/{made['table']}/answers", json=body, headers=stranger)) == (403, "foreign")
    assert error(client.post(f"/api/tables/{made['table']}/answers", json=body)) == (401, "no-token")
    assert look(client, made, 0) == view
    first = answer(client, made, view, TRADE_IN, key="once")
    assert first.status_code == 200
    after = look(client, made, 0)
    assert answer(client, made, view, TRADE_IN, key="once").json() == first.json()
    assert error(answer(client, made, after, after["pending"]["options"][0]["answer"], key="once")) == (409, "key-used")
    assert look(client, made, 0) == after
    assert error(answer(client, made, view, TRADE_IN)) == (409, "stale")


def test_undo(client: httpx.Client) -> None:
    """What can be taken back is, and the log says so; the rest is refused with what stops it."""
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    options = {option["answer"]: option["final"] for option in view["pending"]["options"]}
    assert options[TRADE_IN] is False
    assert options[ASK_FOR_WHISTLE] is True
    answer(client, made, view, TRADE_IN)
    trading = look(client, made, 0)
    read = trading["last_event"]
    assert trading["undo"]["answers"] == 1
    undo = f"/api/tables/{made['table']}/undo"
    headers = key(made["seats"][0]["token"])
    body: Json = {"seat": 0, "version": trading["version"], "key": "back"}
    done = client.post(undo, json=body, headers=headers)
    assert done.status_code == 200
    assert client.post(undo, json=body, headers=headers).json() == done.json()
    back = look(client, made, 0)
    assert back["view"] == view["view"]
    assert back["version"] == done.json()["version"] > trading["version"]
    assert [line["withdrawn"] for line in back["log"][-2:]] == [True, False]
    (news,) = client.get(f"/api/tables/{made['table']}/poll", params={"since": read}, headers=headers).json()
    assert news["events"] == back["log"][-2:]  # the first of them was read before it was taken back
    assert [line["number"] for line in news["events"]] == [read, read + 1]
    refused = client.post(undo, json={"seat": 0, "version": back["version"]}, headers=headers)
    assert error(refused) == (409, "cannot-undo")
    assert refused.json()["error"]["words"]["id"] == "undo-stop-start"


def test_undo_by_consent(client: httpx.Client) -> None:
    """Behind what was revealed one goes back only if all other people agree; the record shows it and is true."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    view = look(client, made, 0)
    assert answer(client, made, view, ASK_FOR_WHISTLE).status_code == 200
    after = look(client, made, 0)
    undo = f"/api/tables/{made['table']}/undo"
    mine, other = key(made["seats"][0]["token"]), key(made["seats"][1]["token"])
    ask = {"seat": 0, "version": after["version"], "ask": True}
    assert client.post(undo, json=ask, headers=mine).json() == {"version": after["version"]}
    request = look(client, made, 1)["undo_request"]
    assert request == {"seat": 0, "to": view["version"] + 1, "agreed": []}
    assert error(client.post(undo, json={"seat": 0, "consent": True}, headers=mine)) == (403, "foreign")
    assert client.post(undo, json={"seat": 1, "consent": False}, headers=other).status_code == 200
    assert look(client, made, 0)["undo_request"] is None
    client.post(undo, json=ask, headers=mine)
    assert client.post(undo, json={"seat": 1, "consent": True}, headers=other).status_code == 200
    back = look(client, made, 0)
    assert back["view"] == view["view"]
    play_out(client, made, [0, 1])
    record = parse(client.get(f"/api/tables/{made['table']}/record", headers=mine).content)
    replay = Replay(QuayGame(), record)
    replay.go_to(len(record.lines))
    replay.check_end()


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


def wait_for(happens: Any, seconds: float = 15.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not happens():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)


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


def test_several_seats_at_one_screen(client: httpx.Client) -> None:
    """Several tokens in one request: all own seats, and a choice of which one looks."""
    made = create(client, [PERSON, PERSON, BOT])
    both = key(",".join(made["seats"][seat]["token"] for seat in (0, 1)))
    view = client.get(f"/api/tables/{made['table']}?seat=1", headers=both).json()
    assert view["you"] == [0, 1]
    assert view["viewed_as"] == 1
    assert view["view"]["players"][1]["hand"] is not None
    assert view["view"]["players"][0]["hand"] is None
    assert error(client.get(f"/api/tables/{made['table']}?seat=2", headers=both)) == (403, "foreign")


def test_nobody_waits_for_bots_before_his_first_decision(client: httpx.Client) -> None:
    """Bots that begin answer at once; after somebody's first answer they take their time."""
    made = create(client, [PERSON, BOT, BOT], options=NO_WINDOWS, starts=1, pace=30)
    wait_for(lambda: bool(look(client, made, 2)["pending"]["options"]))
    while (view := look(client, made, 2))["pending"]["options"]:
        assert answer(client, made, view, view["pending"]["options"][0]["answer"]).status_code == 200
    time.sleep(0.5)
    assert look(client, made, 2)["version"] == view["version"]


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
    assert len(reply.json()["error"]["message"]) > 10
