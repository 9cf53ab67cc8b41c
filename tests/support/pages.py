"""People with open pages: each follows the stream of a seat, resumes it where it ended, and answers when asked."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse
from urllib.parse import urlsplit

from ludoteca.client import Json
from tests.support.people import PATIENCE, Hand

AGAIN_SECONDS = 0.1
NOT_COMPARED = {"log", "stamp"}
"""What a stream does not send, and what stands for the whole."""


class Log:
    """What a seat was told: every event must come once, in order."""

    def __init__(self) -> None:
        self.lines: list[Json] = []
        self.table: Json = {}
        self.missed = 0
        self.doubled = 0

    def add(self, news: Json) -> None:
        """The next news; an event that is told again must have been taken back since."""
        for line in news["events"]:
            ahead = line["number"] - len(self.lines)
            if ahead > 0:
                self.missed += ahead - 1
                self.lines += [{}] * (ahead - 1) + [line]
            else:
                self.doubled += not line["withdrawn"]
                self.lines[ahead - 1] = line
        self.missed += abs(news["number"] - len(self.lines))
        self.table = news["table"]


class Page(threading.Thread):
    """One seat's page. After `silence` seconds without a sign of life it opens its stream anew."""

    def __init__(self, hand: Hand, made: Json, seat: int, url: str, silence: float, think: Callable[[], float]) -> None:
        super().__init__(daemon=True)
        self.hand = hand
        self.made = made
        self.seat = seat
        self.log = Log()
        self.streams = 0
        self.error: Exception | None = None
        self._place = urlsplit(url).netloc
        self._silence = silence
        self._think = think
        self._plays = True
        self._playing = threading.Lock()
        self._open = True

    def run(self) -> None:
        """Follow the stream, and the next one when it ends."""
        try:
            while self._open:
                try:
                    self._follow()
                except (OSError, HTTPException):
                    time.sleep(AGAIN_SECONDS)
        except Exception as error:  # noqa: BLE001 - the thread that waits for the page raises it
            self.error = error

    @property
    def last(self) -> int:
        return len(self.log.lines)

    def _follow(self) -> None:
        connection = HTTPConnection(self._place, timeout=self._silence)
        token = self.made["seats"][self.seat]["token"]
        headers = {"Authorization": f"Bearer {token}", "Last-Event-ID": str(self.last)}
        try:
            connection.request("GET", f"/api/tables/{self.made['table']}/events", headers=headers)
            response = connection.getresponse()
            if response.status != 200:
                raise HTTPException(response.status)
            self.streams += 1
            for news in _messages(response):
                self._take(news)
        finally:
            connection.close()

    def _take(self, news: Json) -> None:
        if not self._open:
            raise HTTPException("enough")
        self.log.add(news)
        time.sleep(self._think() if self._plays else 0.0)
        with self._playing:
            if self._plays:
                self.hand.act(self.made, news["table"])

    def rest(self) -> None:
        """Finish what was sent, then answer no more, but go on reading."""
        with self._playing:
            self._plays = False

    def check(self) -> None:
        if self.error is not None:
            raise self.error

    @property
    def replaced(self) -> bool:
        table = self.log.table
        noted = any(note["seat"] == self.seat for note in table["seat_notes"])
        return noted or table["seats"][self.seat]["kind"] != "person"

    def agrees(self) -> bool:
        """Whether the page shows the table and the log as the server does to the same seat just now."""
        shown = self.hand.look(self.made, self.seat)
        return (
            bool(self.log.table)
            and _compared(shown) == _compared(self.log.table)
            and self._whole_log() == self.log.lines
        )

    def _whole_log(self) -> list[Json]:
        lines: list[Json] = []
        while more := self.hand.look(self.made, self.seat, len(lines))["log"]:
            lines += more
        return lines

    def close(self) -> None:
        self._open = False


def settle(pages: list[Page]) -> None:
    """Let people stop, and wait until every page shows what the server shows."""
    for page in pages:
        page.rest()
    end = time.monotonic() + PATIENCE
    for page in pages:
        while not page.agrees():
            page.check()
            assert time.monotonic() < end, f"seat {page.seat} of {page.made['table']} does not catch up"
            time.sleep(AGAIN_SECONDS)
    for page in pages:
        page.close()


def told(pages: list[Page]) -> dict[str, int]:
    return {
        "events": sum(len(page.log.lines) for page in pages),
        "events missed": sum(page.log.missed for page in pages),
        "events doubled": sum(page.log.doubled for page in pages),
        "streams": sum(page.streams for page in pages),
        "replaced by bots": sum(page.replaced for page in pages),
    }


def _messages(response: HTTPResponse) -> Iterator[Json]:
    """Whole messages: one that was cut off counts for nothing."""
    data = b""
    while line := response.readline():
        if line.startswith(b"data: "):
            data = line[6:]
        elif line == b"\n" and data:
            yield json.loads(data)
            data = b""


def _compared(table: Json) -> Json:
    """A table without what may differ from one look to the next: the clock, and who is there."""
    pending = table["pending"] and {**table["pending"], "until": None}
    seats = [{**seat, "present": None} for seat in table["seats"]]
    kept = {name: value for name, value in table.items() if name not in NOT_COMPARED}
    return {**kept, "pending": pending, "seats": seats}
