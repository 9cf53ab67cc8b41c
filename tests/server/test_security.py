"""Headers, origins, limits and the log: what a browser and a stranger can and cannot do."""

from pathlib import Path

import httpx
import pytest
from tests.support.serving import BOT, OPEN, PERSON, create, key, look, quick, served

from ludoteca.server.service import creation


def test_headers_of_every_answer(client: httpx.Client) -> None:
    """A strict policy on pages, data and errors alike; no cookies; data is not kept by caches."""
    for path in ("/", "/api/games", "/api/none", "/table/anything", "/api/docs"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "set-cookie" not in headers
    assert client.get("/api/games").headers["cache-control"] == "no-store"


def test_posts_of_other_sites_are_refused(client: httpx.Client) -> None:
    """A page of another origin cannot send anything; the server's own page and programs can."""
    body = {"game": "quay", "seats": [PERSON, BOT]}
    own = {"Origin": str(client.base_url).rstrip("/")}
    assert client.post("/api/tables", json=body, headers=own).status_code == 200
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        refused = client.post("/api/tables", json=body, headers=headers)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "origin")


def test_large_bodies_are_refused(client: httpx.Client) -> None:
    """64 KiB are enough for everything but a record."""
    refused = client.post("/api/tables", content=b"x" * 70_000)
    assert (refused.status_code, refused.json()["error"]["code"]) == (413, "too-large")
    assert client.post("/api/replay", content=b"x" * 70_000).status_code == 400


def test_files_outside_the_page_cannot_be_read(client: httpx.Client) -> None:
    """Paths cannot climb out of the folder of the page."""
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/assets/../../found.py"):
        reply = client.get(path)
        assert "root:" not in reply.text
        assert "def game(" not in reply.text


def test_rates_are_limited(sqlite: str) -> None:
    """Only a limited number of codes and new tables are accepted each minute."""
    with served(quick(sqlite, codes_per_minute=5, tables_per_minute=3)) as client:
        codes = [client.post("/api/join", json={"code": "AAAAAA"}).status_code for _ in range(7)]
        assert codes == [404] * 5 + [429] * 2
        body = {"game": "quay", "seats": [PERSON, OPEN]}
        tables = [client.post("/api/tables", json=body).status_code for _ in range(5)]
        assert tables == [200] * 3 + [429] * 2


def test_made_up_addresses_change_nothing(sqlite: str) -> None:
    """Without `--trust-proxy` nobody gets around the limits by saying that they come from elsewhere."""
    with served(quick(sqlite, codes_per_minute=2)) as client:
        tries = [
            client.post("/api/join", json={"code": "AAAAAA"}, headers={"X-Forwarded-For": f"203.0.113.{n}"})
            for n in range(3)
        ]
        assert [reply.status_code for reply in tries] == [404, 404, 429]


def test_streams_are_limited(sqlite: str) -> None:
    """One address cannot open streams without end."""
    with served(quick(sqlite, streams_per_address=1)) as client:
        made = create(client, [PERSON, PERSON])
        url = f"/api/tables/{made['table']}/events"
        headers = key(made["seats"][0]["token"])
        with client.stream("GET", url, headers=headers) as stream:
            lines = stream.iter_lines()
            assert next(lines).startswith("retry")
            assert client.get(url, headers=headers).status_code == 429
            assert look(client, made, 1)["seats"][0]["present"] is True


def test_codes_expire(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A code lives only for a while."""
    monkeypatch.setattr(creation, "CODE_SECONDS", -1.0)
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, OPEN])
        assert client.post("/api/join", json={"code": made["code"]}).status_code == 404


def test_only_hashes_of_links_are_kept(sqlite: str) -> None:
    """A person who reads the store cannot sit down with what is in it."""
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, OPEN])
    folder = Path(sqlite.removeprefix("sqlite:///")).parent
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert made["table"].encode() in kept
    for token in (made["host"], made["watch"], *(seat["token"] for seat in made["seats"])):
        assert token.encode() not in kept


def test_under_the_path_of_a_proxy(sqlite: str) -> None:
    """Every address is under the path that a reverse proxy shows."""
    with served(quick(sqlite, base="/games")) as client:
        assert client.get("/api/health").json()["ok"]
        made = create(client, [PERSON, BOT])
        assert look(client, made, 0)["started"]
        assert "paths" in client.get("/api/schema/openapi.json").json()


@pytest.mark.parametrize("path", ["/", "/table/0123"])
def test_without_a_built_page(sqlite: str, tmp_path: Path, path: str) -> None:
    """Where the page is not built, one sentence says so."""
    with served(quick(sqlite, web=tmp_path / "none")) as client:
        assert "not built" in client.get(path).text
