"""Where a server can be reached: a taken port, `--lan` and its QR code, and what cannot be listened at."""

import socket
import sys
from pathlib import Path

import httpx
import pytest
from tests.support import qr
from tests.support.clone import ready_clone
from tests.support.serving import LUDOTECA, Process, ludoteca, sqlite_url, wait_for

from ludoteca.server import launch

BORDER = 2


@pytest.mark.parametrize(
    "address", ["http://10.0.0.7:8000/", "http://192.168.178.123:65535/", "http://127.0.0.1:9/games/"]
)
def test_the_code_says_the_address(address: str) -> None:
    """Read back module by module, by other means than those that drew it."""
    drawn = launch.qr_code(address)
    assert len({len(line) for line in drawn.splitlines()}) == 1
    assert qr.read(qr.from_blocks(drawn, BORDER)) == address


def test_in_your_own_network(tmp_path: Path) -> None:
    """`--lan` says the address in the network and shows it as a code; a server answers there."""
    server = Process(sqlite_url(tmp_path), "--lan")
    try:
        wait_for(lambda: server.said[-1].startswith("Stop it"))
        said = next(line for line in server.said if line.startswith("In your network"))
        address = said.split()[-1]
        assert address == f"http://{launch.lan_address()}:{server.port}/"
        code = server.said[server.said.index(said) + 1 : -1]
        assert qr.read(qr.from_blocks("".join(code), BORDER)) == address
        assert httpx.get(f"{address}api/health").json()["ok"]
        assert httpx.get(f"{server.url}/api/health").json()["lan"] == address
    finally:
        assert server.stop() == 0


def test_without_lan_nobody_else_gets_in(tmp_path: Path) -> None:
    """By default a server listens at 127.0.0.1 alone: not in the network, nor at other addresses of its machine."""
    server = Process(sqlite_url(tmp_path))
    try:
        assert not any("network" in line for line in server.said)
        assert httpx.get(f"{server.url}/api/health").json()["lan"] is None
        for address in {"127.0.0.2", launch.lan_address()} - {"127.0.0.1"}:
            with pytest.raises((httpx.ConnectError, httpx.ConnectTimeout)):
                httpx.get(f"http://{address}:{server.port}/api/health")
    finally:
        assert server.stop() == 0


def play(folder: Path) -> tuple[str, ...]:
    """The real `./play`, in a folder where everything is set up already."""
    ready_clone(folder, f'exec {sys.executable} -c "{LUDOTECA[2]}" "$@"')
    return (str(folder / "play"),)


def test_a_taken_port(tmp_path: Path) -> None:
    """The next free port is taken, and said: by `ludoteca serve` and by `./play`, which leaves its place to it."""
    first = Process(sqlite_url(tmp_path / "a"))
    try:
        for program in ((*LUDOTECA, "serve"), LUDOTECA, play(tmp_path / "clone")):
            second = Process(sqlite_url(tmp_path / "b"), port=first.port, program=program)
            assert first.port < second.port < first.port + launch.PORTS_TRIED
            assert second.said[0] == f"Port {first.port} is taken; this is port {second.port}.\n"
            assert httpx.get(f"{second.url}/api/health").json()["ok"]
            assert second.stop() == 0
    finally:
        assert first.stop() == 0


def test_there_is_no_port_after_the_last(tmp_path: Path) -> None:
    """If that is taken, one sentence says so."""
    with socket.socket() as last:
        last.bind(("127.0.0.1", 65535))
        last.listen()
        done = ludoteca("serve", "--no-open", "--db", sqlite_url(tmp_path), "--port", "65535")
    assert (done.returncode, done.stderr) == (2, "ludoteca: Ports 65535 to 65535 are all taken.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--port", "65536"], "--port takes a whole number from 0 to 65535, not '65536'."),
        (["--port", "-1"], "--port takes a whole number from 0 to 65535, not '-1'."),
        (["--host", "192.0.2.1"], "Cannot listen at 192.0.2.1: "),
        (["--metrics", "9464"], "--metrics cannot listen at '9464': give a free HOST:PORT such as 127.0.0.1:9464."),
        (["--metrics", "192.0.2.1:9464"], "--metrics cannot listen at '192.0.2.1:9464': "),
        (["--host", "no.such.host.invalid"], "Cannot listen at no.such.host.invalid: "),
    ],
)
def test_places_that_cannot_be(tmp_path: Path, words: list[str], sentence: str) -> None:
    """One sentence, exit code 2."""
    done = ludoteca("serve", "--no-open", "--db", sqlite_url(tmp_path), *words)
    assert done.returncode == 2
    assert done.stderr.startswith(f"ludoteca: {sentence}")
    assert len(done.stderr.splitlines()) == 1
