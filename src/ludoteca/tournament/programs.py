"""Bots that are programs of their own: they read questions and write answers, as lines or over HTTP."""

import contextlib
import os
import queue
import shlex
import shutil
import socket
import subprocess
import tempfile
import threading
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import IO, Any, Final
from urllib.parse import SplitResult, urlsplit

from ludoteca.bots import Question
from ludoteca.engine import Outcome, Refused
from ludoteca.tournament import protocol
from ludoteca.tournament.faults import ERROR, Fault, late

FAREWELL: Final = 1.0
"""Seconds that a program has to end by itself when its game is over."""
LAST_WORDS: Final = 2000
HTTPS_PORT, HTTP_PORT = 443, 80


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
        """What the program answers."""
        self._tell(protocol.asked(question))
        try:
            reply = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise late(self.seconds) from None
        self.seconds = self._usual
        if not reply:
            raise self._ended()
        return protocol.answer_in(reply)

    def close(self, outcome: Outcome | None) -> None:
        """Say how it ended, and wait until the program is gone; without an outcome it has to go at once."""
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
            raise self._ended() from None

    def _read(self, output: IO[bytes]) -> None:
        """In a thread, since a pipe cannot be read with a time limit everywhere. An empty line is the end."""
        with output:
            for reply in iter(lambda: output.readline(protocol.LONGEST), b""):
                self._lines.put(reply)
        self._lines.put(b"")

    def _ended(self) -> Fault:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - LAST_WORDS))
        said = self._errors.read().decode(errors="replace").strip().rpartition("\n")[2]
        code = self._process.poll()
        ended = "it closed its input or output" if code is None else f"it ended with exit code {code}"
        return Fault(ERROR, f"{ended}: {said}" if said else ended)


class Service:
    """A program somewhere, asked over HTTP."""

    def __init__(self, url: str, hello: protocol.Hello) -> None:
        self._url = urlsplit(url)
        self._hello = hello.message()
        self.seconds = hello.seconds

    def choose(self, question: Question) -> Any:
        """What the program answers."""
        secure = self._url.scheme == "https"
        connection = (HTTPSConnection if secure else HTTPConnection)(_host(self._url), timeout=self.seconds)
        body = protocol.line({**protocol.asked(question), "hello": self._hello})
        path = (self._url.path or "/") + (f"?{self._url.query}" if self._url.query else "")
        try:
            connection.request("POST", path, body, {"Content-Type": "application/json"})
            response = connection.getresponse()
            reply = response.read(protocol.LONGEST)
        except TimeoutError:
            raise late(self.seconds) from None
        except (OSError, HTTPException) as error:
            raise Fault(ERROR, f"it cannot be reached: {error}") from None
        finally:
            connection.close()
        if response.status != 200:
            raise Fault(ERROR, f"it answered with status {response.status}")
        return protocol.answer_in(reply)

    def close(self, outcome: Outcome | None) -> None:
        """Nothing: every question stands for itself."""


def check_program(command: str) -> None:
    """Refuse a command that is not there."""
    try:
        words = _words(command)
    except ValueError as error:
        raise Refused(f"'stdio:{command}' cannot be read as a command: {error}.") from None
    if not words or shutil.which(words[0]) is None:
        raise Refused(f"'stdio:{command}': there is no program {words[0] if words else ''!r} here.")


def check_service(url: str, seconds: float) -> None:
    """Refuse an address where nobody listens."""
    parts = urlsplit(url)
    try:
        port = parts.port or (HTTPS_PORT if parts.scheme == "https" else HTTP_PORT)
        socket.create_connection((parts.hostname or "", port), seconds).close()
    except (OSError, ValueError) as error:
        raise Refused(f"{url} does not answer: {error}.") from None


def _words(command: str) -> list[str]:
    return shlex.split(command, posix=os.name != "nt")


def _host(url: SplitResult) -> str:
    return url.netloc.rpartition("@")[2]
