"""One notice, sent to a real web server that behaves well or badly."""

import asyncio
import socket
import ssl
from pathlib import Path

import pytest
from tests.support.finishing import finish
from tests.support.receiver import MOST_PARTS, receiving

from ludoteca.server.service import delivery, target
from ludoteca.server.service.delivery import Undelivered, deliver
from ludoteca.server.service.target import target_of

CERTIFICATE = Path(__file__).parent / "hooks_example.pem"
"""Made with `openssl req -x509` for hooks.example, valid for a hundred years, of use to nobody."""


def failure(url: str, private: bool = True) -> tuple[str, bool]:
    """Why a notice does not arrive, and whether it may do so later."""
    with pytest.raises(Undelivered) as caught:
        finish(deliver(target_of(url), b"{}", private))
    return caught.value.reason, caught.value.again


def leads_to(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Let every name lead to these addresses, in turn; the names that were looked up."""
    looked_up: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        looked_up.append(host)
        return answers[min(len(looked_up), len(answers)) - 1]

    monkeypatch.setattr(target, "resolve", resolve)
    return looked_up


def test_a_notice_arrives() -> None:
    """As JSON, at the path that was named."""
    with receiving() as receiver:
        finish(deliver(target_of(f"{receiver.url}?key=1"), b'{"a": 1}', private=True))
        assert receiver.bodies == [{"a": 1}]
        head = receiver.heads[0]
        assert (head["path"], head["content-type"]) == ("/secret/path?key=1", "application/json")
        assert head["host"] == f"127.0.0.1:{receiver.port}"


@pytest.mark.parametrize(
    ("behaves", "reason", "again"),
    [
        ("redirects", "redirect", False),
        ("refuses", "refused", False),
        ("breaks", "refused", True),
        ("hangs", "silent", True),
        ("babbles", "silent", True),
    ],
)
def test_replies_that_are_none(monkeypatch: pytest.MonkeyPatch, behaves: str, reason: str, again: bool) -> None:
    """Redirects are not followed, nobody is waited for without end, and a line without end is not read."""
    monkeypatch.setattr(delivery, "TOTAL_SECONDS", 1.0 if behaves == "hangs" else 30.0)
    with receiving() as receiver:
        receiver.behaves = behaves
        assert failure(receiver.url) == (reason, again)
        assert len(receiver.bodies) == 1
        assert receiver.flooded < MOST_PARTS


def test_a_huge_reply_is_not_read() -> None:
    """Its first line says that the notice arrived; the rest is cut off."""
    with receiving() as receiver:
        receiver.behaves = "floods"
        finish(deliver(target_of(receiver.url), b"{}", private=True))
        receiver.close()
    assert receiver.flooded < MOST_PARTS


def test_a_port_that_is_closed_and_a_name_that_is_nobodys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both may work later."""
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))
        assert failure(f"http://127.0.0.1:{unused.getsockname()[1]}/") == ("silent", True)
    leads_to(monkeypatch, [])
    assert failure("http://nobody.example/") == ("name", True)


def test_private_addresses_are_refused() -> None:
    """Also when they are written in other ways; nothing is sent."""
    with receiving() as receiver:
        for host in ("127.0.0.1", "2130706433", "0x7f.1", "localhost"):
            assert failure(f"http://{host}:{receiver.port}/", private=False) == ("private", False)
        assert receiver.bodies == []


def test_a_name_that_changes_its_mind_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up once for each notice, all it leads to is checked, and only what was checked is connected to."""
    with receiving() as receiver:
        url = f"http://rebinding.example:{receiver.port}/"
        looked_up = leads_to(monkeypatch, ["93.184.215.14", "127.0.0.1"], ["93.184.215.14"], ["127.0.0.1"])
        connected: list[str] = []

        async def connect(host: str, *_: object, **__: object) -> delivery.Streams:
            connected.append(host)
            raise ConnectionRefusedError

        assert failure(url, private=False) == ("private", False)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        assert failure(url, private=False) == ("silent", True)
        assert failure(url, private=False) == ("private", False)
        assert connected == ["93.184.215.14"]
        assert looked_up == ["rebinding.example"] * 3
        assert receiver.bodies == []


def test_another_address_of_a_name_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first may be of a kind that this machine cannot reach."""
    leads_to(monkeypatch, ["::1", "127.0.0.1"])
    with receiving() as receiver:
        finish(deliver(target_of(f"http://hooks.example:{receiver.port}/"), b"{}", private=True))
        assert len(receiver.bodies) == 1


def test_certificates_are_checked_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name goes along with the connection; a certificate of somebody else, or of nobody known, is refused."""
    leads_to(monkeypatch, ["127.0.0.1"])
    with receiving(CERTIFICATE) as receiver:
        right, wrong = (f"https://{name}.example:{receiver.port}/" for name in ("hooks", "other"))
        assert failure(right) == ("certificate", False)
        monkeypatch.setattr(delivery, "trusted", lambda: ssl.create_default_context(cafile=str(CERTIFICATE)))
        assert failure(wrong) == ("certificate", False)
        assert receiver.bodies == []
        finish(deliver(target_of(right), b"{}", private=True))
        assert len(receiver.bodies) == 1
        assert receiver.names == ["hooks.example", "other.example", "hooks.example"]
