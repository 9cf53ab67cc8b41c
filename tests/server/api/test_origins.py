"""The names under which a server answers, and the pages that may ask it."""

from collections.abc import Iterator

import httpx
import pytest
from tests.support.serving import error, quick, served, sqlite_url

from ludoteca.engine import Refused
from ludoteca.server.api.origins import Origins

PUBLIC = "https://games.example.org"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A client of a server that has names."""
    store = sqlite_url(tmp_path_factory.mktemp("store"))
    with served(quick(store, origins=(f"{PUBLIC}/",), hosts=("box",))) as client:
        yield client


@pytest.mark.parametrize(
    "host",
    [
        "localhost:8000",
        "127.0.0.1",
        "[::1]:8000",
        "192.168.1.7:8000",
        "games.example.org",
        "GAMES.example.org:443",
        "box",
    ],
)
def test_its_own_names(named: httpx.Client, host: str) -> None:
    """IP addresses, localhost, and what the host of the server said."""
    assert named.get("/api/health", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "games.example.org.evil.example",
        "[",
        "[::1",
        "127.0.0.1.evil.example",
        "localhost:99999",
        "localhost:-1",
        "[::1]evil.example",
    ],
)
def test_names_of_others(named: httpx.Client, host: str) -> None:
    """A site cannot have its own name lead here and then read what the server says."""
    for refused in (named.get("/api/health", headers={"Host": host}), named.post("/api/join", headers={"Host": host})):
        assert error(refused) == (421, "host")


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "http://\u2100.example", "//", "null", "https://games.example.org:1"]
)
def test_origins_that_are_none(named: httpx.Client, origin: str) -> None:
    """A sentence, not a mistake of the server."""
    headers = {b"Origin": origin.encode()}
    assert error(named.post("/api/join", json={"code": "AAAAAA"}, headers=headers)) == (403, "origin")


def test_the_origin_behind_a_proxy(named: httpx.Client) -> None:
    """A proxy may change the Host header: the page's origin is known all the same."""
    for host in ("games.example.org", "127.0.0.1:8000"):
        headers = {"Origin": PUBLIC, "Host": host}
        assert error(named.post("/api/join", json={"code": "AAAAAA"}, headers=headers)) == (404, "unknown")


@pytest.mark.parametrize("origin", ["games.example.org", "http://[", "https://"])
def test_an_origin_that_cannot_be(origin: str) -> None:
    """Said when the server is started."""
    with pytest.raises(Refused, match="--origin must be an address"):
        Origins(quick("", origins=(origin,)))
