"""Bots that are separate programs: they read questions and write answers, as lines or over HTTP."""

import contextlib
import os
import queue
import re
import shlex
import shutil
import socket
import subprocess
import tempfile
import threading
from http.client import HTTPConnection, HTTPException, HTTPSConnection, RemoteDisconnected
from typing import IO, Any, Final
from urllib.parse import SplitResult, quote, urlsplit

from ludoteca.bots import Question
from ludoteca.engine import Outcome, Refused
from ludoteca.lab.tournament import protocol
from ludoteca.lab.tournament.protocol import ERROR, Fault, too_late

FAREWELL: Final = 1.0
"""How many seconds a program has to exit by itself when its game is over."""
LAST_WORDS: Final = 10_000
NAMED: Final = re.compile(r"[\w.]*(?:Error|Exception)\b[^:]*:")
"""How the line begins that says what went wrong, among others that say where."""
HTTPS_PORT, HTTP_PORT = 443, 80
IN_PATH: Final = "/?%:@!$&'()*+,;=~"
"""What stays as it is in the path of an address."""


class Program:
    """A program on this machine, started for one seat of one game; it reads lines and writes lines."""

    def __init__(self, command: str, hello: protocol.Hello) -> None:
        self.seconds = hello.seconds + protocol.STARTING
        self._usual = hello.seconds
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person at the keyboard named it
                _words(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors
            )
        except OSError as error:
            self._errors.close()
            raise Fault(ERROR, f"it cannot be started: {error.strerror}") from None
        self._reader = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()
        self._tell(hello.message())

    def choose(self, question: Question) -> Any:
        self._tell(protocol.asked(question))
        try:
            reply = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise too_late(self.seconds) from None
        self.seconds = self._usual
        if not reply:
            raise self._ended("output")
        return protocol.answer_in(reply)

    def close(self, outcome: Outcome | None) -> None:
        """Say how it ended, and wait for the program to exit; without an outcome it is ended at once."""
        if outcome is not None:
            with contextlib.suppress(Fault):
                self._tell(protocol.end(outcome))
            with contextlib.suppress(OSError):
                self._stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(FAREWELL)
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(OSError):
            self._stdin.close()
        self._reader.join(FAREWELL)  # another process may hold its output open
        self._errors.close()

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None  # noqa: S101 - for the type checker: it was asked for
        return self._process.stdin

    def _tell(self, message: dict[str, Any]) -> None:
        try:
            self._stdin.write(protocol.line(message))
            self._stdin.flush()
        except OSError:
            raise self._ended("input") from None

    def _read(self, output: IO[bytes]) -> None:
        """Runs in a thread, since not every system can read a pipe with a time limit. An empty line is the end."""
        with output:
            for reply in iter(lambda: output.readline(protocol.LONGEST), b""):
                self._lines.put(reply)
        self._lines.put(b"")

    def _ended(self, closed: str) -> Fault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LAST_WORDS))
        said = _gist(self._errors.read().decode(errors="replace"))
        code = self._process.poll()
        ended = f"it closed its {closed} and still runs" if code is None else f"it ended with exit code {code}"
        return Fault(ERROR, f"{ended}: {said}" if said else ended)


class Service:
    """A program somewhere, asked over HTTP."""

    def __init__(self, url: str, hello: protocol.Hello) -> None:
        self._url = urlsplit(url)
        self._hello = hello.message()
        self.seconds = hello.seconds

    def choose(self, question: Question) -> Any:
        secure = self._url.scheme == "https"
        host = self._url.netloc.rpartition("@")[2]
        connection = (HTTPSConnection if secure else HTTPConnection)(host, timeout=self.seconds)
        body = protocol.line({**protocol.asked(question), "hello": self._hello})
        path = (self._url.path or "/") + (f"?{self._url.query}" if self._url.query else "")
        path = quote(path, IN_PATH, errors="surrogateescape")
        try:
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            response = connection.getresponse()
            reply = response.read(protocol.LONGEST)
        except TimeoutError:
            raise too_late(self.seconds) from None
        except RemoteDisconnected:
            raise Fault(ERROR, "it closed the connection without an answer") from None
        except OSError as error:
            raise Fault(ERROR, f"it cannot be reached: {error.strerror or error}") from None
        except HTTPException:
            raise Fault(ERROR, "it did not answer in HTTP") from None
        finally:
            connection.close()
        if response.status != 200:
            raise Fault(ERROR, f"it answered with status {response.status}")
        return protocol.answer_in(reply)

    def close(self, outcome: Outcome | None) -> None:
        """Nothing to close: every question has a request of its own."""


def check_program(command: str) -> None:
    try:
        words = _words(command)
    except ValueError as error:
        raise Refused(f"'stdio:{command}' cannot be read as a command: {error}.") from None
    if not words or shutil.which(words[0]) is None:
        raise Refused(f"'stdio:{command}': there is no program {words[0] if words else ''!r} on this machine.")


def check_service(url: str, seconds: float) -> None:
    """Refuse what is not an address, or an address where nothing is listening."""
    try:
        host, port = _host_and_port(urlsplit(url))
    except ValueError:
        raise Refused(f"{url!r} is not a valid address. Write it like http://127.0.0.1:9000/play.") from None
    try:
        socket.create_connection((host, port), seconds).close()
    except OSError as error:
        raise Refused(
            f"{url} does not answer: {error.strerror or error}. Start the bot, or check its address."
        ) from None


def _host_and_port(parts: SplitResult) -> tuple[str, int]:
    """Where a service listens; `ValueError` if the address does not say that."""
    if not parts.hostname:
        raise ValueError(parts.netloc)
    parts.hostname.encode("idna")
    return parts.hostname, parts.port or (HTTPS_PORT if parts.scheme == "https" else HTTP_PORT)


def _gist(said: str) -> str:
    r"""The line of an error message that names the error; if there is none, the last one.

    >>> _gist("x.mjs:3\n  throw err;\n\nError: Cannot find module 'y'\n    at x.mjs:3:5\n\nNode.js v20.20.2\n")
    "Error: Cannot find module 'y'"
    >>> _gist("Reading the plan\nThere is no plan.\n")
    'There is no plan.'
    """
    lines = said.strip().splitlines() or [""]
    return next((line for line in reversed(lines) if NAMED.match(line)), lines[-1])


def _words(command: str) -> list[str]:
    return shlex.split(command, posix=os.name != "nt")
