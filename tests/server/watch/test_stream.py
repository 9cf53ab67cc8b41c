"""News of a table as a stream."""

import json

import httpx
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    answer,
    create,
    key,
)


def test_streams_resume_where_they_were(client: httpx.Client) -> None:
    """The table at once, then what is new; after a cut only what was missed."""
    made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
    url = f"/api/tables/{made['table']}/events"
    mine = key(made["seats"][0]["token"])
    with client.stream("GET", url, headers=mine) as reply:
        assert reply.headers["content-type"].startswith("text/event-stream")
        lines = reply.iter_lines()
        first = json.loads(next(line for line in lines if line.startswith("data: "))[6:])
        assert first["number"] == len(first["events"]) == 6
        answer(client, made, first["table"], 8)
        numbers: list[int] = []
        while not numbers or numbers[-1] <= first["number"]:
            news = json.loads(next(line for line in lines if line.startswith("data: "))[6:])
            numbers.append(news["number"])
        assert news["events"][0]["number"] == 7
    with client.stream("GET", url, headers=mine | {"Last-Event-ID": "6"}) as reply:
        lines = reply.iter_lines()
        again = json.loads(next(line for line in lines if line.startswith("data: "))[6:])
        assert [line["number"] for line in again["events"]] == [line["number"] for line in news["events"]]
