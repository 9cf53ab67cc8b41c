"""Reaction windows: players who can react are asked, and nobody else can tell, by content, count or clock."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest
from tests.support.quays import BLOW, opening
from tests.support.serving import BOT, PERSON, Json, answer, create, error, key, look, quick, served, sqlite_url

from ludoteca.server.service.bots import Bots
from ludoteca.server.service.thinking import Thought

WAIT = 1.0


def frozen(view: Json) -> Json:
    """What a seat sees, without the clock, the fingerprint and what differs between two tables."""
    pending = {**view["pending"], "until": None}
    own = {"table", "stamp", "commitment", "log", "view"}
    return {name: value for name, value in view.items() if name not in own} | {"pending": pending}


def shape(value: object) -> object:
    """The view without the cards, which two tables do not share."""
    if isinstance(value, dict):
        return {name: shape(part) for name, part in value.items() if name != "hand"}
    return len(value) if isinstance(value, list) and value and isinstance(value[0], str) else value


def test_others_see_the_same_whether_or_not_somebody_is_asked(client: httpx.Client) -> None:
    """Two tables that differ only in whether seat 1 holds a whistle look alike to seats 0 and 2 until they close."""
    seen: list[list[Json]] = []
    lasted: list[float] = []
    for asked in (True, False):
        seed, cargo, _ = opening(asked)
        made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=WAIT)
        begun = time.monotonic()
        done = answer(client, made, look(client, made, 0), cargo)
        views = [look(client, made, seat) for seat in (0, 2)]
        assert done.json()["version"] == views[0]["version"]
        assert bool(look(client, made, 1)["pending"]["answers"]) is asked
        seen.append([frozen(view) for view in views])
        while (view := look(client, made, 0))["version"] == views[0]["version"]:
            time.sleep(0.01)
        lasted.append(time.monotonic() - begun)
        assert view["pending"]["rule"] == "Turn"
    assert seen[0] == seen[1]
    assert seen[0][0]["pending"]["player"] is None
    assert seen[0][0]["pending"]["answers"] == []
    assert all(WAIT <= seconds < WAIT + 2 for seconds in lasted)


def test_an_answer_stays_secret_until_the_window_closes(client: httpx.Client) -> None:
    """A player who reacts gets an answer at once, but the others learn of it only when the window closes."""
    seed, cargo, seat = opening(asked=True)
    made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=WAIT)
    answer(client, made, look(client, made, 0), cargo)
    before = look(client, made, 0)
    asked = look(client, made, seat)
    reacted = answer(client, made, asked, BLOW, key="whistle")
    assert reacted.json() == {"version": asked["version"]}
    assert answer(client, made, asked, BLOW, key="whistle").json() == reacted.json()
    assert answer(client, made, asked, 0).status_code == 403
    assert look(client, made, 0)["stamp"] == before["stamp"]
    assert look(client, made, seat)["pending"]["answers"] == []
    poll = client.get(
        f"/api/tables/{made['table']}/poll",
        params={"since": before["last_event"], "stamp": before["stamp"], "wait": 5},
        headers=key(made["seats"][0]["token"]),
    ).json()
    assert poll[0]["events"][0]["words"]["id"] == "quay-event-whistles"
    assert poll[0]["table"]["scores"][seat] == 1


def test_what_is_not_offered_is_refused_in_a_window_too(client: httpx.Client) -> None:
    """At once and with the reason, not when the window closes; what is offered still counts afterwards."""
    seed, cargo, seat = opening(asked=True)
    made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=WAIT)
    answer(client, made, look(client, made, 0), cargo)
    asked = look(client, made, seat)
    refused = answer(client, made, asked, 99)
    assert error(refused) == (422, "illegal")
    assert refused.json()["error"]["message"] == "BlowWhistle: 99 is not offered."
    assert error(answer(client, made, asked, BLOW, then=[{"do": "trade_in"}])) == (409, "not-now")
    assert look(client, made, seat)["stamp"] == asked["stamp"]
    assert answer(client, made, asked, BLOW).status_code == 200


def test_standing_orders_and_bots(client: httpx.Client) -> None:
    """A seat that always lets pass is not asked, and it costs the same wait."""
    seed, cargo, seat = opening(asked=True)
    made = create(client, [PERSON, PERSON, BOT], seed=seed, window_wait=WAIT)
    orders = {"orders": {"window": "pass"}}
    headers = key(made["seats"][seat]["token"])
    assert client.post(f"/api/tables/{made['table']}/seats/{seat}", json=orders, headers=headers).status_code == 200
    assert look(client, made, seat)["seats"][seat]["orders"] == {"window": "pass"}
    assert look(client, made, 0)["seats"][seat]["orders"] is None
    begun = time.monotonic()
    answer(client, made, look(client, made, 0), cargo)
    view = look(client, made, seat)
    assert view["pending"]["window"]
    assert view["pending"]["answers"] == []
    while look(client, made, 0)["version"] == view["version"]:
        time.sleep(0.02)
    assert time.monotonic() - begun >= WAIT


def test_a_window_for_everyone_lasts_until_the_last_answer_and_shows_nothing(client: httpx.Client) -> None:
    """The others answer one after the other, also without a whistle, and all see the same either way."""
    seen: list[list[Json]] = []
    for asked in (True, False):
        seed, cargo, _ = opening(asked)
        made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait="everyone")
        answer(client, made, look(client, made, 0), cargo)
        views = [look(client, made, 0)]
        for seat in (1, 2):
            view = look(client, made, seat)
            offered = view["pending"]["answers"]
            assert answer(client, made, view, offered[0]["answer"] if offered else -1).status_code == 200
            assert error(answer(client, made, view, -1)) == (403, "foreign")
            views.append(look(client, made, 0))
        assert [view["pending"]["waits"] for view in views] == [[1, 2], [2], []]
        assert views[1]["pending"]["until"] > WAIT
        assert views[2]["pending"]["until"] <= WAIT
        seen.append([frozen(view) for view in views])
        while look(client, made, 0)["version"] == views[0]["version"]:
            time.sleep(0.01)
    assert seen[0] == seen[1]


def test_alone_with_bots_there_is_no_wait(client: httpx.Client) -> None:
    """With one person at the table a window costs nothing."""
    seed, cargo, _ = opening(asked=False)
    made = create(client, [PERSON, BOT, BOT], seed=seed)
    answer(client, made, look(client, made, 0), cargo)
    assert look(client, made, 0)["log"][-1]["words"]["id"] != "quay-event-lands"


def test_a_window_outlives_the_server(tmp_path: Path) -> None:
    """After a restart the window is still closed to the eyes, and what was answered in it counts."""
    seed, cargo, seat = opening(asked=True)
    settings = quick(sqlite_url(tmp_path))
    with served(settings) as client:
        made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=4.0)
        answer(client, made, look(client, made, 0), cargo)
        before = look(client, made, 0)
        answer(client, made, look(client, made, seat), BLOW)
    with served(settings) as client:
        after = look(client, made, 0)
        assert frozen(after) == frozen(before)
        assert look(client, made, seat)["pending"]["answers"] == []
        while look(client, made, 0)["version"] == before["version"]:
            time.sleep(0.02)
        assert look(client, made, 0)["scores"][seat] == 1


async def slow(*_: object) -> Thought:
    """What a bot answers after a long time: all workers are busy."""
    await asyncio.sleep(3 * WAIT)
    return Thought(BLOW, [])


def test_a_window_closes_on_time_whatever_bots_think(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot that could react and is still thinking lets it pass; what it answers later counts for nothing."""
    monkeypatch.setattr(Bots, "think", slow)
    seed, cargo, seat = opening(asked=True)
    made = create(client, [PERSON, BOT, PERSON], seed=seed, window_wait=WAIT)
    begun = time.monotonic()
    lasted = window_of(client, made, cargo)
    assert WAIT <= lasted < 2 * WAIT
    time.sleep(3.5 * WAIT - (time.monotonic() - begun))
    assert look(client, made, 0)["scores"][seat] == 0
    assert not caplog.records


def window_of(client: httpx.Client, made: Json, cargo: int) -> float:
    """How long the window lasts that the first seat opens when it lands a cargo."""
    begun = time.monotonic()
    answer(client, made, look(client, made, 0), cargo)
    view = look(client, made, 0)
    assert view["pending"]["window"]
    while look(client, made, 0)["version"] == view["version"]:
        time.sleep(0.02)
    return time.monotonic() - begun


@pytest.mark.parametrize("step", [-40.0, 40.0])
def test_setting_the_clock_changes_no_window(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    """Neither stretched nor cut short, and the countdown shows the same."""
    seed, cargo, _ = opening(asked=False)
    made = create(client, [PERSON, PERSON, PERSON], seed=seed, window_wait=WAIT)
    begun, right = time.monotonic(), time.time
    answer(client, made, look(client, made, 0), cargo)
    monkeypatch.setattr(time, "time", lambda: right() + step)
    view = look(client, made, 0)
    assert 0 < view["pending"]["until"] <= WAIT
    while look(client, made, 0)["version"] == view["version"]:
        assert time.monotonic() - begun < 3 * WAIT
        time.sleep(0.02)
    assert time.monotonic() - begun >= WAIT
