"""`ludoteca join` with bots that do not work, and at addresses where there is no Ludoteca."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from tests.support.contestants import classes
from tests.support.serving import OPEN, create, key, quick, served

from ludoteca.cli import main
from ludoteca.cli.group import BAD_INPUT


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server of its own."""
    with served(quick(sqlite)) as client:
        yield client


def table(client: httpx.Client) -> tuple[dict[str, Any], str]:
    """A table with an open seat and a bot, and the link of that seat."""
    made = create(client, [OPEN, {"kind": "bot", "bot": "random"}], options={"goal": 8, "patrol": False})
    return made, f"{client.base_url}/#/table/{made['table']}/{made['seats'][0]['token']}"


def refused(*words: str) -> str:
    """The one sentence with which the command ends."""
    done = CliRunner().invoke(main, ["join", *words])
    assert done.exit_code == BAD_INPUT
    assert done.stderr.count("\n") == 1
    return done.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import os\nos._exit(0)", "it ended its process with exit code 0."),
        ("raise SystemExit(3)", "SystemExit: 3."),
        ("class Bot:\n    def __init__(self):\n        raise GeneratorExit", "GeneratorExit."),
    ],
)
def test_a_bot_that_cannot_be_created_takes_no_seat(
    client: httpx.Client, tmp_path: Path, text: str, sentence: str
) -> None:
    """It is tried out first, in another process."""
    made, link = table(client)
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    assert f"mine.py:Bot cannot be created: {sentence}\n" in refused(link, "--bot", f"{tmp_path / 'mine.py'}:Bot")
    seen = client.get(f"/api/tables/{made['table']}", headers=key(made["watch"])).json()
    assert seen["seats"][0]["kind"] == "open"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Fails", "some.py:Fails failed: KeyError: 'no plan <object object at 0x...>'."),
        ("Leaves", "some.py:Leaves failed: SystemExit: 3."),
        ("Cheats", "some.py:Cheats answered 99 to the question Turn; that was not offered."),
    ],
)
def test_a_bot_that_goes_wrong_in_the_game_is_told(
    client: httpx.Client, tmp_path: Path, name: str, sentence: str
) -> None:
    """In one sentence."""
    _, link = table(client)
    assert refused(link, "--bot", f"{classes(tmp_path)}:{name}").endswith(f"{sentence}\n")


@contextmanager
def another_server(status: int, answer: bytes) -> Iterator[str]:
    """The address of another kind of server, which always gives the same answer."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: Any) -> None:
            """Nothing."""

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("status", "answer", "sentence"),
    [
        (200, b"<html>", "does not answer as a Ludoteca server does. Check the address."),
        (200, b"[]", "does not answer as a Ludoteca server does. Check the address."),
        (200, b"[" * 99999, "does not answer as a Ludoteca server does. Check the address."),
        (404, b'{"error": "none"}', "answered with status 404."),
    ],
)
def test_another_server_is_told(status: int, answer: bytes, sentence: str) -> None:
    """Whatever it says."""
    with another_server(status, answer) as url:
        assert refused(url, "--code", "KMRTWX") == f"ludoteca: {url} {sentence}\n"


@pytest.mark.parametrize("url", ["http://[::1", "http://a..b", "http://127.0.0.1:9/\N{SNOWMAN}"])
def test_a_mistyped_address_is_refused(url: str) -> None:
    """At once."""
    assert refused(url, "--code", "KMRTWX") == (
        f"ludoteca: {url!r} is not the address of a server. Check it for typing mistakes.\n"
    )
