"""Programs of other people play a whole game over HTTP, each with what it knows of the interface's description."""

import json
import shutil
import subprocess
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from ludoteca.client import Client
from tests.support.serving import NO_WINDOWS
from tools.serving import Serving

Call = Callable[[str, str, Any, str], Any]
"""Method, path, body and token; the reply."""
FETCH = """async ([method, path, body, token]) => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  const reply = await fetch(`/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}"""


def with_curl(server: Serving, _: Browser) -> Call:
    def call(method: str, path: str, body: Any, token: str) -> Any:
        words = [shutil.which("curl") or "curl", "--silent", "--fail-with-body", "--request", method]
        words += ["--header", "Content-Type: application/json"]
        words += ["--header", f"Authorization: Bearer {token}"] if token else []
        words += ["--data", json.dumps(body)] if body else []
        return json.loads(subprocess.check_output([*words, f"{server.address}api/{path}"]))

    return call


def with_httpx(server: Serving, _: Browser) -> Call:
    def call(method: str, path: str, body: Any, token: str) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = httpx.request(method, f"{server.address}api/{path}", json=body, headers=headers, timeout=60)
        return reply.raise_for_status().json()

    return call


def with_fetch(server: Serving, browser: Browser) -> Call:
    page = browser.new_page()
    page.goto(server.address)
    return lambda *request: page.evaluate(FETCH, request)


def with_ours(server: Serving, _: Browser) -> Call:
    client = Client(server.address)
    return lambda method, path, body, token: client.call(method, f"/api/{path}", body, token)


@pytest.mark.parametrize("with_", [with_curl, with_httpx, with_fetch, with_ours], ids=lambda made: made.__name__)
def test_it_plays_a_whole_game(with_: Callable[[Serving, Browser], Call], server: Serving, browser: Browser) -> None:
    """Make a table with a bot, look, answer, wait for news, until the game is over."""
    call = with_(server, browser)
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = call("POST", "tables", {"game": "quay", "seats": seats, "options": NO_WINDOWS}, "")
    here, token = f"tables/{made['table']}", made["seats"][0]["token"]
    table, answered = call("GET", here, None, token), 0
    while not table["over"]:
        if table["pending"] and table["pending"]["answers"]:
            body = {"seat": 0, "version": table["version"], "answer": table["pending"]["answers"][-1]["answer"]}
            call("POST", f"{here}/answers", body, token)
            answered += 1
        poll = f"{here}/poll?since={table['last_event']}&stamp={table['stamp']}&wait=20"
        news = call("GET", poll, None, token)
        table = news[-1]["table"] if news else table
    assert answered > 3
    assert max(table["scores"]) > 0
