"""Taking back: alone, and further if all others agree."""

import httpx
from tests.support.serving import (
    ASK_FOR_WHISTLE,
    NO_WINDOWS,
    PERSON,
    TRADE_IN,
    Json,
    answer,
    assert_record_is_true,
    create,
    error,
    key,
    look,
    play_out,
)


def test_undo(client: httpx.Client) -> None:
    """An answer that can be taken back is, and the log says so; any other undo is refused with the reason."""
    made = create(client, [PERSON, PERSON], seed=3)
    view = look(client, made, 0)
    final = {one["answer"]: one["final"] for one in view["pending"]["answers"]}
    assert final[TRADE_IN] is False
    assert final[ASK_FOR_WHISTLE] is True
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
    """People go back to before something was revealed only if all others agree; the record shows it and is true."""
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
    assert_record_is_true(client, made)


def test_a_host_cannot_agree_for_those_they_hand_to_bots(client: httpx.Client) -> None:
    """A person who was replaced by the host is still asked; one who left is not."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS, pace=60)
    table = f"/api/tables/{made['table']}"
    mine, other = key(made["seats"][0]["token"]), key(made["seats"][1]["token"])
    assert answer(client, made, look(client, made, 0), ASK_FOR_WHISTLE).status_code == 200
    after = look(client, made, 0)
    ask = {"seat": 0, "version": after["version"], "ask": True}
    to_bot = {"kind": "bot"}
    assert client.post(f"{table}/seats/1", json=to_bot, headers=key(made["host"])).status_code == 200
    assert client.post(f"{table}/undo", json=ask, headers=mine).json() == {"version": after["version"]}
    asked = look(client, made, 0)
    assert (asked["undo_request"]["agreed"], asked["to_agree"]) == ([], [0, 1])
    assert client.post(f"{table}/undo", json={"seat": 1, "consent": False}, headers=other).status_code == 200
    assert client.post(f"{table}/seats/1", json={"kind": "person"}, headers=other).status_code == 200
    assert client.post(f"{table}/seats/1", json=to_bot, headers=other).status_code == 200
    assert look(client, made, 0)["to_agree"] == [0]
    assert client.post(f"{table}/undo", json=ask, headers=mine).json()["version"] > after["version"]
