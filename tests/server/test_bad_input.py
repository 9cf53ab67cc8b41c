"""Whatever is sent: no answer of the kind 5xx, no hang, one clear sentence."""

import re
from typing import Any

import httpx
import hypothesis
import pytest
from hypothesis import strategies
from tests.support.serving import PERSON, create, key, quick, served

EXAMPLES = 30


def is_stream(reply: httpx.Response) -> bool:
    """Whether the reply is a stream, which would never end."""
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
    import schemathesis  # noqa: PLC0415 - it needs seconds, and the other tests do without

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
    """Send requests to every address of the document; returns how many were sent in all."""
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
