"""Whatever is sent: no answer of the kind 5xx, no hang, one clear sentence."""

import json
import re
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import strategies
from tests.support.serving import OPEN, PERSON, Json, create, key, quick, served

from ludoteca import Rng

MUTATED = 2000
EXAMPLES = 30
IN_PATHS = ["%00", "%ff", "/", "..", "?", "=-1", "=1e9", "&seat=99", "%F0%9F%8E%B2"]
ODD: list[Any] = [
    None, True, -1, 0, 1.5, 10**30, "", "a", "\x00", "é" * 5000, [], {}, [[]], {"seat": {}}, "../..", "' OR 1=1 --",
    "<script>", float("1e308"), ["person"] * 100, {"kind": "person"},
]  # fmt: skip


def requests(made: Json) -> list[tuple[str, str, Any]]:
    """One good request of every kind."""
    table = f"/api/tables/{made['table']}"
    return [
        ("POST", "/api/tables", {"game": "quay", "seats": [PERSON, OPEN], "options": {"goal": 8}, "public": False}),
        ("POST", "/api/join", {"code": "ABCDEF", "name": "Ana"}),
        ("POST", f"{table}/claim", {"name": "Ana"}),
        ("POST", f"{table}/answers", {"seat": 0, "version": 6, "answer": 0, "key": "k"}),
        ("POST", f"{table}/undo", {"seat": 0, "version": 6, "key": "u"}),
        ("POST", f"{table}/undo", {"seat": 0, "consent": True}),
        ("POST", f"{table}/seats/0", {"kind": "bot", "bot": "random", "name": "x", "orders": {"window": "pass"}}),
        ("POST", f"{table}/leave", {"seat": 0}),
        ("POST", f"{table}/fork", {"n": 3}),
        ("POST", "/api/tables/mine", {"tokens": ["abc"]}),
        ("POST", "/api/replay/fork", {"record": "{}\n", "n": 1}),
        ("GET", f"{table}?seat=0&log_from=3", None),
        ("GET", f"{table}/poll?since=3&wait=0", None),
        ("GET", f"{table}/events?since=3&seat=0", None),
        ("GET", f"{table}/moments?from=2&to=4", None),
        ("GET", f"{table}/world?seat=0", None),
        ("GET", f"{table}/record", None),
        ("GET", "/api/games/quay/content", None),
        ("GET", "/api/words/en", None),
    ]


def mutate(rng: Rng, value: Any) -> Any:
    """Something that is wrong in one place."""
    odd = ODD[rng.below(len(ODD))]
    if isinstance(value, dict) and value and rng.below(5):
        name = list(value)[rng.below(len(value))]
        how = rng.below(3)
        if how == 0:
            return {other: part for other, part in value.items() if other != name}
        if how == 1:
            return {**value, f"{name}x": odd}
        return {**value, name: mutate(rng, value[name])}
    if isinstance(value, list) and value and rng.below(3):
        return [*value[1:], mutate(rng, value[0])]
    return odd


def mutated(rng: Rng, method: str, path: str, body: Any) -> tuple[str, str, bytes]:
    """A request with one or two mistakes."""
    text = b"" if body is None else json.dumps(body).encode()
    how = rng.below(8)
    if how == 0:
        method = ["PUT", "PATCH", "HEAD", "OPTIONS", "DELETE", "GET", "POST"][rng.below(7)]
    elif how == 1:
        at = rng.below(len(path))
        path = path[:at] + IN_PATHS[rng.below(len(IN_PATHS))] + path[at:]
    elif how == 2 and text:
        at = rng.below(len(text))
        text = text[:at] + bytes([rng.below(256)]) + text[at + 1 :]
    elif how == 3:
        text = bytes(rng.below(256) for _ in range(rng.below(60)))
    else:
        text = json.dumps(mutate(rng, body)).encode()
    return method, path if path.startswith("/") else f"/{path}", text


def wrong(rng: Rng, made: Json) -> tuple[str, str, bytes]:
    """A request that is not one of the good ones."""
    while True:
        good = requests(made)
        method, path, body = good[rng.below(len(good))]
        request = mutated(rng, method, path, body)
        if request != (method, path, b"" if body is None else json.dumps(body).encode()):
            return request


def is_stream(reply: httpx.Response) -> bool:
    """Whether it would never end."""
    return "event-stream" in reply.headers.get("content-type", "")


def send(client: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
    """Send it; of a stream only the first bytes are read."""
    with client.stream(method, path, **more) as reply:
        if is_stream(reply):
            parts = reply.iter_bytes()
            assert next(parts, b"").startswith(b"retry")
        else:
            reply.read()
        return reply


def assert_clear(reply: httpx.Response, sent: object) -> None:
    """No mistake of the server; if it is refused, then with one sentence."""
    assert reply.status_code < 500, (sent, reply.text)
    if reply.status_code >= 400 and reply.request.method != "HEAD":
        sentence = reply.json()["error"]["message"]
        assert re.fullmatch(r"[^\n]{10,310}\.", sentence), (sent, sentence)
        assert "Traceback" not in reply.text


def test_mutated_requests(sqlite: str) -> None:
    """2,000 wrong requests, each refused with one sentence or harmless."""
    rng = Rng(11)
    streams = 0
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON])
        for _ in range(MUTATED):
            tokens = [made["host"], made["watch"], made["seats"][0]["token"], "wrong", "a,b"]
            method, path, text = wrong(rng, made)
            headers = key(tokens[rng.below(len(tokens))]) | {"Content-Type": "application/json"}
            reply = send(client, method, path, content=text, headers=headers, timeout=20)
            assert_clear(reply, (method, path, text))
            streams += is_stream(reply)
            if method == "DELETE" and reply.status_code == 200:
                made = create(client, [PERSON, PERSON])
        assert streams > 10
        assert client.get("/api/health").json()["ok"]


def test_nul_is_refused_by_every_store(client: httpx.Client) -> None:
    """SQLite would keep it, PostgreSQL never: so it is refused at once."""
    made = create(client, [PERSON, PERSON])
    headers = key(made["seats"][0]["token"])
    body = {"seat": 0, "version": 6, "answer": 0, "key": "a\x00b"}
    for reply in (
        client.post(f"/api/tables/{made['table']}/answers", json=body, headers=headers),
        client.post(f"/api/tables/{made['table']}/undo", json={"seat": 0, "key": "\x00"}, headers=headers),
        client.get("/api/tables/a%00b", headers=headers),
        client.get("/api/tables/a%00b"),
        client.post("/api/tables/%00/start", headers=headers),
        client.delete("/api/tables/%00", headers=headers),
    ):
        assert reply.status_code == 400, reply.text
        assert_clear(reply, reply.request.url)


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The OpenAPI document of a running server."""
    settings = quick(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'store.sqlite'}")
    with served(settings) as client:
        document = client.get("/api/schema/openapi.json").json()
        yield client, schemathesis.openapi.from_dict(document)


class Sender:
    """Sends what schemathesis makes of the document, as strangers do and as people at a table do."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self._made = create(client, [PERSON, PERSON])
        self.count = 0

    def send(self, case: Any, at_a_table: bool) -> None:
        """One request; `at_a_table`: with the id of a real table and the tokens of all its rights."""
        if at_a_table and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = self._made["table"]
            tokens = [self._made["host"], *(seat["token"] for seat in self._made["seats"])]
            case.headers = {**(case.headers or {}), **key(",".join(tokens))}
        request = case.as_transport_kwargs(base_url=str(self._client.base_url).rstrip("/"))
        kept = {name: request[name] for name in ("params", "json", "headers") if request.get(name) is not None}
        if request.get("data") is not None:
            kept["content"] = request["data"]
        reply = send(self._client, request["method"], request["url"], timeout=30, **kept)
        self.count += 1
        assert reply.status_code < 500, (request, reply.text)
        if request["method"] == "DELETE" and reply.status_code == 200:
            self._made = create(self._client, [PERSON, PERSON])


def send_everything(schema: tuple[httpx.Client, Any], examples: int) -> int:
    """So many requests for every address of the document; how many were sent in all."""
    client, document = schema
    sender = Sender(client)
    operations = [result.ok() for result in document.get_all_operations()]
    assert len(operations) >= 20
    assert any(operation.path.endswith("/events") for operation in operations)
    for operation in operations:
        given = hypothesis.given(case=operation.as_strategy(), at_a_table=strategies.booleans())
        settings = hypothesis.settings(
            max_examples=examples, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )  # fmt: skip

        def tried(case: Any, at_a_table: bool) -> None:
            sender.send(case, at_a_table)

        settings(given(tried))()
    return sender.count


def test_everything_in_the_document(schema: tuple[httpx.Client, Any]) -> None:
    """Requests made from the OpenAPI document, right and wrong ones: never a mistake of the server."""
    assert send_everything(schema, EXAMPLES) > 10 * EXAMPLES


@pytest.mark.long
def test_very_much_of_everything_in_the_document(schema: tuple[httpx.Client, Any]) -> None:
    """The same for longer."""
    assert send_everything(schema, 20 * EXAMPLES) > 200 * EXAMPLES
