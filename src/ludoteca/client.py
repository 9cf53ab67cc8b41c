"""A small client for programs that play at a table over the network; needs only the standard library.

from ludoteca.client import Client
seat = Client("http://127.0.0.1:8000").join("KTWABC", "My bot")
for table in seat.turns():
seat.answer(table, table["pending"]["answers"][0]["answer"])
"""

import json
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any
from urllib.parse import urlencode, urlsplit

from ludoteca.bots import Question, usual_bot
from ludoteca.bots.from_file import bot_of
from ludoteca.engine import Game, Refused
from ludoteca.games import installed

Json = dict[str, Any]

TIMEOUT = 40.0
POLL_SECONDS = 20
AGAIN_SECONDS = 0.5


class ServerRefused(Refused):
    """The server refuses a request, with a code for programs and one sentence for people.

    >>> ServerRefused(409, "stale", "The table has moved on.").code
    'stale'
    """

    def __init__(self, status: int, code: str, message: str, after: float | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.after = after
        """In how many seconds to try again, if the server says so: the request came too soon after others."""


class Unreachable(Refused):
    """Nothing answers at the server's address."""


def _no_address(url: str) -> Refused:
    return Refused(f"{url!r} is not the address of a server. Check it for typing mistakes.")


class Client:
    """One server. Requests that get no answer, or come too soon, are sent again for `patience` seconds.

    Nothing happens twice.
    """

    def __init__(self, url: str, patience: float = 10.0) -> None:
        try:
            parts = urlsplit(url)
        except ValueError:
            raise _no_address(url) from None
        if parts.scheme not in {"http", "https"} or not parts.hostname:
            raise Refused(f"{url!r} is not the address of a server: those begin with http:// or https://.")
        self.url = url.split("#", maxsplit=1)[0].rstrip("/")
        self._secure = parts.scheme == "https"
        self._host = parts.netloc.rpartition("@")[2]
        self._base = parts.path.rstrip("/")
        self._patience = patience

    def games(self) -> list[Json]:
        """The games that can be played there."""
        games: list[Json] = self.call("GET", "/api/games")
        return games

    def game(self, name: str) -> Json:
        """What the server says about one game."""
        for game in self.games():
            if game["id"] == name:
                return game
        raise Refused(f"{self.url} has no game {name!r}.")

    def create(self, game: str, seats: Sequence[Mapping[str, Any]], **more: Any) -> Json:
        """Make a table: `seats` as `{"kind": "person" | "open" | "bot"}`; see the interface for the rest."""
        made: Json = self.call("POST", "/api/tables", {"game": game, "seats": list(seats), **more})
        return made

    def join(self, code: str, name: str) -> "SeatClient":
        """Take an open seat with a table's code."""
        return self._seated(self.call("POST", "/api/join", {"code": code, "name": name}))

    def claim(self, table: str, token: str, name: str) -> "SeatClient":
        """Take an open seat with its link."""
        return self._seated(self.call("POST", f"/api/tables/{table}/claim", {"name": name}, token))

    def seat(self, table: str, token: str) -> "SeatClient":
        """A seat that is already yours."""
        own = self.call("GET", f"/api/tables/{table}", token=token)["you"]
        if len(own) != 1:
            raise Refused("This link does not open one seat.")
        return SeatClient(self, table, own[0], token)

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """One request; `ServerRefused` if it is refused, `Unreachable` if there is no answer in time."""
        give_up = time.monotonic() + self._patience
        while True:
            try:
                return self._once(method, path, body, token)
            except UnicodeError:
                raise _no_address(self.url) from None
            except (OSError, HTTPException) as error:
                if time.monotonic() > give_up:
                    raise Unreachable(f"{self.url} does not answer: {error}.") from None
                time.sleep(AGAIN_SECONDS)
            except ServerRefused as refused:
                if refused.after is None or time.monotonic() + refused.after > give_up:
                    raise
                time.sleep(refused.after)

    def _once(self, method: str, path: str, body: Any, token: str) -> Any:
        kind = HTTPSConnection if self._secure else HTTPConnection
        connection = kind(self._host, timeout=TIMEOUT)
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, self._base + path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read()
        finally:
            connection.close()
        if response.status < 400:
            return self._read(text)
        try:
            error = json.loads(text)["error"]
            code, message = str(error["code"]), str(error["message"])
        except (ValueError, LookupError, TypeError, RecursionError):
            code, message = "http", f"{self.url} answered with status {response.status}."
        after = response.getheader("Retry-After", "")
        raise ServerRefused(response.status, code, message, float(after) if after.isdecimal() else None)

    def _read(self, text: bytes) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise self._another_server() from None

    def _seated(self, taken: Any) -> "SeatClient":
        try:
            return SeatClient(self, taken["table"], taken["seat"], taken["token"])
        except (LookupError, TypeError):
            raise self._another_server() from None

    def _another_server(self) -> Refused:
        return Refused(f"{self.url} does not answer as a Ludoteca server does. Check the address.")


class SeatClient:
    """Your own seat at a table."""

    def __init__(self, client: Client, table: str, seat: int, token: str) -> None:
        self.client = client
        self.table = table
        self.number = seat
        self.token = token

    def look(self) -> Json:
        """The table as this seat sees it."""
        view: Json = self._get("", {"seat": self.number})
        return view

    def answer(self, table: Json, answer: int) -> int:
        """Answer what the table asks. Returns the version of the table after that."""
        return self._post("answers", table, answer=answer)

    def undo(self, table: Json) -> int:
        """Take back the last answer."""
        return self._post("undo", table)

    def world(self) -> Json:
        """A whole position that agrees with everything that this seat knows; only while it is asked."""
        world: Json = self._get("/world", {"seat": self.number})
        return world

    def tables(self) -> Iterator[Json]:
        """The table now and after every change, until the game is over."""
        table = self.look()
        yield table
        while not table["over"]:
            since = {"since": table["last_event"], "stamp": table["stamp"], "wait": POLL_SECONDS, "seat": self.number}
            for news in self._get("/poll", since):
                table = news["table"]
                yield table

    def turns(self) -> Iterator[Json]:
        """The table whenever this seat is asked something new, until the game is over."""
        asked = -1
        for table in self.tables():
            pending = table["pending"]
            if pending is not None and pending["answers"] and table["version"] != asked:
                asked = table["version"]
                yield table

    def play(self, choose: Callable[[Json], int]) -> Json:
        """Answer every question with `choose(table)` until the game is over. Returns the last table."""
        for table in self.turns():
            try:
                self.answer(table, choose(table))
            except ServerRefused as error:
                if error.code not in {"stale", "foreign"}:
                    raise
        return self.look()

    def _get(self, path: str, query: Json) -> Any:
        return self.client.call("GET", f"/api/tables/{self.table}{path}?{urlencode(query)}", token=self.token)

    def _post(self, what: str, table: Json, **more: int) -> int:
        body = {"seat": self.number, "version": table["version"], "key": secrets.token_hex(8), **more}
        version: int = self.client.call("POST", f"/api/tables/{self.table}/{what}", body, self.token)["version"]
        return version


class RemoteBot:
    """Lets a bot on this machine play a seat somewhere else: it thinks in worlds that the server draws for it."""

    def __init__(self, seat: SeatClient, kind: str | None = None) -> None:
        self._seat = seat
        self._game: Game[Any] = installed.game(seat.look()["game"])
        self._bot = bot_of(kind or usual_bot(self._game), self._game, secrets.randbits(32))

    def play(self) -> Json:
        """Play until the game is over. Returns the last table."""
        return self._seat.play(self.choose)

    def choose(self, table: Json) -> int:
        state = self._game.from_data(self._seat.world()["position"])
        return self._bot.choose(Question(state))
