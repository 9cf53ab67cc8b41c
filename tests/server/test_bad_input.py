"""Whatever is sent: no answer of the kind 5xx, no hang, one clear sentence."""

import json
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from tests.support.serving import OPEN, PERSON, Json, create, key, quick, served

from ludoteca import Rng

MUTATED = 2000
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
        path = (
            path[:at]
            + ["%00", "%ff", "/", "..", "?", "=-1", "=1e9", "&seat=99", "%F0%9F%8E%B2"][rng.below(9)]
            + path[at:]
        )
    elif how == 2 and text:
        at = rng.below(len(text))
        text = text[:at] + bytes([rng.below(256)]) + text[at + 1 :]
    elif how == 3:
        text = bytes(rng.below(256) for _ in range(rng.below(60)))
    else:
        text = json.dumps(mutate(rng, body)).encode()
    return method, path if path.startswith("/") else f"/{path}", text


def test_mutated_requests(sqlite: str) -> None:
    """2,000 wrong requests, each refused with one sentence or harmless."""
    rng = Rng(11)
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, PERSON])
        tokens = [made["host"], made["watch"], made["seats"][0]["token"], "wrong", "a,b"]
        for _ in range(MUTATED):
            good = requests(made)
            method, path, text = mutated(rng, *good[rng.below(len(good))])
            if "/events" in path:
                continue
            headers = key(tokens[rng.below(len(tokens))]) | {"Content-Type": "application/json"}
            reply = client.request(method, path, content=text, headers=headers, timeout=20)
            assert reply.status_code < 500, (method, path, text, reply.text)
            if reply.status_code >= 400 and method != "HEAD":
                sentence = reply.json()["error"]["message"]
                assert sentence.endswith((".", "'", "`")) or len(sentence) > 10, sentence
                assert "Traceback" not in reply.text
            if method == "DELETE" and reply.status_code == 200:
                made = create(client, [PERSON, PERSON])


@pytest.fixture(scope="module")
def schema(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The OpenAPI document of a running server."""
    settings = quick(f"sqlite:///{tmp_path_factory.mktemp('schema') / 'store.sqlite'}")
    with served(settings) as client:
        document = client.get("/api/schema/openapi.json").json()
        yield client, schemathesis.openapi.from_dict(document)


def test_everything_in_the_document(schema: tuple[httpx.Client, Any]) -> None:
    """Requests made from the OpenAPI document, right and wrong ones: never a mistake of the server."""
    client, document = schema
    count = 0
    for result in document.get_all_operations():
        operation = result.ok()
        if operation.path.endswith("/events"):
            continue

        @hypothesis.settings(
            max_examples=10, deadline=None, derandomize=True, database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )  # fmt: skip
        @hypothesis.given(case=operation.as_strategy())
        def send(case: Any) -> None:
            reply = case.call(base_url=str(client.base_url).rstrip("/"), timeout=30)
            assert reply.status_code < 500, (case, reply.text)

        send()
        count += 1
    assert count >= 20
