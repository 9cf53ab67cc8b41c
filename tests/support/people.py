"""People who play over the network while a server or its store goes away, and what they know for sure afterwards."""

import secrets
import threading
import time
from typing import NamedTuple

import httpx

from ludoteca import Rng
from ludoteca.client import Client, Json, ServerRefused, Unreachable
from tests.support.serving import BOT, PERSON

TOY = "quay"
GAMES = ("iditacards", "plastics_race", "rolling_heights", TOY)
"""The three games; and the toy game, whose games end within seconds."""
PEOPLE = (0, 1)
"""The seats of people at every table; a bot sits at the third."""
REFUSED = {"stale", "foreign", "not-now", "cannot-undo"}
"""The table moved on before the answer came: it was not carried out."""
NOBODY_KNOWS = {"store", "busy"}
"""Perhaps it was carried out, perhaps not: the same is sent again."""
AGAIN_SECONDS = 0.05
PATIENCE = 300.0
TAKES_BACK = 8
"""A person who may take an answer back does so one time in this many."""
CLICKS_TWICE = 10
"""A person answers the same question twice one time in this many."""


class Sent(NamedTuple):
    """An answer that was sent, with the key that tells it from all others; or the wish to take one back."""

    table: str
    key: str
    seat: int
    version: int
    chosen: int | None

    @property
    def request(self) -> str:
        what, chosen = ("undo", "") if self.chosen is None else ("answer", f" {self.chosen}")
        return f"{what} {self.seat} {self.version}{chosen}"


class Memory:
    """What people know for sure: what was acknowledged, what was refused, which games ended with which record."""

    def __init__(self) -> None:
        self.tables: dict[str, Json] = {}
        self.acknowledged: list[Sent] = []
        self.refused: list[Sent] = []
        self.finished: list[str] = []
        self.records: dict[str, bytes] = {}

    def fetch_records(self, url: str) -> None:
        for table in self.finished:
            headers = {"Authorization": f"Bearer {self.tables[table]['host']}"}
            reply = httpx.get(f"{url}/api/tables/{table}/record", headers=headers, timeout=60)
            self.records[table] = reply.raise_for_status().content


class Hand:
    """Sends requests until it knows what became of them, and remembers that."""

    def __init__(self, url: str, seed: int, memory: Memory) -> None:
        self._client = Client(url, patience=0.0)
        self._rng = Rng(seed)
        self.memory = memory

    def create(self, game: str) -> Json:
        """A table of two people and a bot, with short reaction windows."""
        options = {"goal": 8, "patrol": self._rng.below(2) == 0} if game == TOY else {}
        body = {"game": game, "seats": [PERSON, PERSON, BOT], "options": options, "window_wait": 1}
        made = self._call("POST", "/api/tables", body)
        self.memory.tables[made["table"]] = made
        return made

    def look(self, made: Json, seat: int, log_from: int = 0) -> Json:
        """The table as a seat sees it, with its log after that event."""
        path = f"/api/tables/{made['table']}?log_from={log_from}"
        return self._call("GET", path, token=made["seats"][seat]["token"])

    def act(self, made: Json, view: Json) -> bool:
        """Answer what the seat of this view is asked, or now and then take back; whether there was anything to do."""
        table, seat, version = made["table"], view["viewed_as"], view["version"]
        answers = (view["pending"] or {}).get("answers")
        if not answers:
            return False
        takes_back = bool(view["undo"] and view["undo"]["answers"]) and self._rng.below(TAKES_BACK) == 0
        chosen = None if takes_back else answers[self._rng.below(len(answers))]["answer"]
        token = made["seats"][seat]["token"]
        self._send(Sent(table, secrets.token_hex(8), seat, version, chosen), token)
        if self._rng.below(CLICKS_TWICE) == 0:
            twice = self._send(Sent(table, secrets.token_hex(8), seat, version, chosen), token)
            assert not twice, "two answers to one question were taken"
        return True

    def _send(self, sent: Sent, token: str) -> bool:
        """Whether the answer was acknowledged; if not, it was refused."""
        body: Json = {"seat": sent.seat, "version": sent.version, "key": sent.key}
        what = "undo" if sent.chosen is None else "answers"
        if sent.chosen is not None:
            body["answer"] = sent.chosen
        try:
            self._call("POST", f"/api/tables/{sent.table}/{what}", body, token)
        except ServerRefused as error:
            if error.code not in REFUSED:
                raise
            self.memory.refused.append(sent)
            return False
        self.memory.acknowledged.append(sent)
        return True

    def _call(self, method: str, path: str, body: Json | None = None, token: str = "") -> Json:
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                reply: Json = self._client.call(method, path, body, token)
            except Unreachable:
                if time.monotonic() > give_up:
                    raise
            except ServerRefused as error:
                if error.code not in NOBODY_KNOWS or time.monotonic() > give_up:
                    raise
            else:
                return reply
            time.sleep(AGAIN_SECONDS)


class Group(threading.Thread):
    """Two people who play a game as fast as they may, however often the server goes away; then the next one."""

    def __init__(self, hand: Hand, game: str) -> None:
        super().__init__(daemon=True)
        self._hand = hand
        self._game = game
        self._enough = threading.Event()
        self.error: Exception | None = None

    def run(self) -> None:
        try:
            while not self._enough.is_set():
                self._play()
        except Exception as error:  # noqa: BLE001 - the thread that waits for the group raises it
            self.error = error

    def _play(self) -> None:
        made = self._hand.create(self._game)
        while not self._enough.is_set():
            views = [self._hand.look(made, seat) for seat in PEOPLE]
            if views[0]["over"]:
                self._hand.memory.finished.append(made["table"])
                return
            acted = [self._hand.act(made, view) for view in views]
            if not any(acted):
                time.sleep(AGAIN_SECONDS)  # the bot is asked

    def check(self) -> None:
        if self.error is not None:
            raise self.error

    def stop(self) -> None:
        self._enough.set()
        self.join(PATIENCE)
        self.check()
        assert not self.is_alive(), "a table waits for ever"
