"""Contestants that are programs of their own, over stdio and HTTP."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from tests.support.contestants import FIRST, fault_of, played, program

import ludoteca
from ludoteca.bots import Question
from ludoteca.engine import Rng
from ludoteca.lab.tournament import Tournament, protocol
from ludoteca.lab.tournament.contestants import check_contestants

QUAY = ludoteca.game("quay")


def test_a_program_plays_as_a_class_does(tmp_path: Path) -> None:
    bot = program(tmp_path, FIRST)
    check_contestants(Tournament("quay", 2, (bot,)))
    (tmp_path / "first.py").write_text(
        "class First:\n    def choose(self, question):\n        return question.answers[0]\n", encoding="utf-8"
    )
    row, same = played(bot, bot), played(f"{tmp_path}/first.py:First", f"{tmp_path}/first.py:First")
    assert row.fault is None
    # Names of contestants decide nothing about the deal, and these two draw no numbers.
    assert (row.seed, row.scores, row.answers) == (same.seed, same.scores, same.answers)


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    bot = program(tmp_path, FIRST)
    path = tmp_path / "program.py"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("told = ", f"open({str(heard)!r}, 'a').write(line); told = "), encoding="utf-8")
    row = played(bot, seconds=30.0, number=2)
    hello, *questions, end = map(json.loads, heard.read_text(encoding="utf-8").splitlines())
    assert hello.pop("seed") > 0
    assert hello == {
        "type": "hello", "protocol": 1, "game": "quay", "rules": QUAY.version, "seats": 2, "seat": 1,
        "options": {"goal": 12, "patrol": True}, "seconds": 30.0, "actions": 27, "numbers": 72,
    }  # fmt: skip
    assert end["type"] == "end"
    assert tuple(end["scores"]) == row.scores
    for told in questions:
        assert set(told) == {"type", "rule", "view", "answers", "events", "observation"}
        assert "hand" in json.dumps(told["view"])
        assert set(told["answers"][0]) == {"answer", "action", "do", "to", "words"}
    drawn = [event["to"] for event in questions[0]["events"] if event["what"] == "draws"]
    assert {bool(to) for to in drawn} == {False, True}, "only the cards of others stay hidden"
    assert len(questions[1]["events"]) < len(questions[0]["events"]), "each is told once"


def test_nothing_hidden_is_sent() -> None:
    """The same position with other hidden cards is told in the same words."""
    state = QUAY.new(3)
    state.resolve_chance(Rng(4))
    for at in range(40):
        if state.over:
            break
        told = protocol.asked(Question(state))
        for seed in range(3):
            assert protocol.asked(Question(state.determinize(state.player, Rng(seed)))) == told
        state.choose(state.answers[at % len(state.answers)])
        state.resolve_chance(Rng(at))


@pytest.mark.parametrize(
    ("does", "why", "what"),
    [
        ('say("Hello, people")', "illegal", "it said 'Hello, people', not {\"answer\": n}"),
        ("say('[' * 5000)", "illegal", "it said '[["),
        ('say("[1]")', "illegal", "it said '[1]'"),
        ("say('{\"answer\": 99}')", "illegal", "99 is not offered"),
        ('say(\'{"answer": "0"}\')', "illegal", "'0' is not offered"),
        ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "illegal", "it said '"),
        ("1 / 0", "error", "it ended with exit code 1: ZeroDivisionError: division by zero"),
        ("print('Error: Cannot find module y\\n    at x.mjs:3\\n\\nNode.js v20', file=sys.stderr); sys.exit(1)",
         "error", "it ended with exit code 1: Error: Cannot find module y"),
        ("sys.exit(3)", "error", "it ended with exit code 3"),
        ("import os; os.close(1); time.sleep(60)", "error", "it closed its output and still runs"),
        ("time.sleep(60 * (told['view']['deck'] < 18)); " + FIRST, "time", "no answer within 0.5 s"),
    ],
)  # fmt: skip
def test_a_program_at_fault_loses(tmp_path: Path, does: str, why: str, what: str) -> None:
    fault, said = fault_of(played(program(tmp_path, does), seconds=0.5 if why == "time" else 20.0))
    assert fault == why
    assert what in said


def test_a_program_that_is_gone_loses() -> None:
    fault = ("error", "it cannot be started: No such file or directory")
    assert fault_of(played("stdio:no-such-program")) == fault


@contextmanager
def serving(reply: Callable[[dict[str, Any]], tuple[int, bytes]]) -> Iterator[str]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            status, body = reply(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/play?level=1"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_service_plays() -> None:
    """Every question says which game it belongs to."""
    heard: list[dict[str, Any]] = []

    def first(told: dict[str, Any]) -> tuple[int, bytes]:
        heard.append(told)
        return 200, json.dumps({"answer": told["answers"][0]["answer"]}).encode()

    with serving(first) as url:
        check_contestants(Tournament("quay", 2, (url,)))
        row = played(url)
    assert row.fault is None
    assert {told["hello"]["seat"] for told in heard} == {row.seat}
    assert {told["type"] for told in heard} == {"question"}


@pytest.mark.parametrize(
    ("reply", "why", "what"),
    [
        ((500, b"{}"), "error", "it answered with status 500"),
        ((302, b"{}"), "error", "it answered with status 302"),
        ((200, b"<html>"), "illegal", "it said '<html>'"),
        ((200, b'{"answer": -1}'), "illegal", "-1 is not offered"),
    ],
)
def test_a_service_at_fault_loses(reply: tuple[int, bytes], why: str, what: str) -> None:
    with serving(lambda _: reply) as url:
        fault, said = fault_of(played(url))
    assert fault == why
    assert what in said


def test_a_service_that_hangs_or_is_gone_loses() -> None:
    done = threading.Event()
    with serving(lambda _: (200, str(done.wait(20)).encode())) as url:
        late = played(url, seconds=0.3)
        done.set()
    assert fault_of(late) == ("time", "no answer within 0.3 s")
    fault, said = fault_of(played(url))
    assert fault == "error"
    assert "it cannot be reached" in said


def test_an_address_may_have_any_letters() -> None:
    with serving(lambda told: (200, json.dumps({"answer": told["answers"][0]["answer"]}).encode())) as url:
        assert played(f"{url}/a b/\xe9?name=\u20ac").fault is None


@pytest.mark.parametrize(
    ("said", "what"),
    [(b"220 mail.example ready\r\n", "it did not answer in HTTP"), (b"", "it closed the connection without an answer")],
)
def test_what_is_not_http(said: bytes, what: str) -> None:
    """Another kind of service is told from one that is not there."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            caller, _ = listening.accept()
            with caller:
                caller.recv(1_000_000)
                caller.sendall(said)

        thread = threading.Thread(target=answer)
        thread.start()
        row = played(f"http://127.0.0.1:{listening.getsockname()[1]}/")
        thread.join()
    assert fault_of(row) == ("error", what)
