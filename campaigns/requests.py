"""Malformed requests at live tables of every game: each is refused with a sentence or harmless, and play continues."""

import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.support import mutants, truth, wire
from tests.support.serving import LUDOTECA, PERSON, Json, Process, answer, create, look, sqlite_url, wait_for

import ludoteca
from campaigns.campaign import Campaign, Counts

REQUESTS = 1_000
ROUND = 25
"""After this many requests at one table comes the next game, and somebody at another table answers."""
SEATS = 3
SAID_AT_START = 2
"""Lines: the address, and how to stop it."""
SERVE = (*LUDOTECA, "serve")


class Target:
    """A table that requests are aimed at, with the replies to holders of one token."""

    def __init__(self, client: httpx.Client, game: str) -> None:
        self.made = create(client, [PERSON] * SEATS, game)
        self.readers: dict[str, int | None] = {seat["token"]: seat["seat"] for seat in self.made["seats"]}
        self.readers |= {self.made["watch"]: None, self.made["host"]: None}
        self.sent: list[truth.Sent] = []
        self._record = ludoteca.Match(ludoteca.game(game), SEATS, seed=3).record.text()

    def known(self, client: httpx.Client) -> mutants.Known | None:
        """The values that would be right to send now; None if there is nothing left to ask here."""
        try:
            views = list(self._views(client))
        except AssertionError:  # deleted, or a link was renewed
            return None
        view = next((view for view in views if view["pending"] and view["pending"]["answers"]), None)
        if view is not None and view["over"]:
            return None
        version = view["version"] if view else 0
        return {
            "game": view["game"] if view else "", "table": self.made["table"], "lang": "en", "wait": 0, "stamp": "x",
            "seat": view["viewed_as"] if view else 0, "version": version, "since": version, "n": version,
            "answer": view["pending"]["answers"][0]["answer"] if view else 0, "bot": "random", "code": "ABCDEF",
            "seats": [PERSON] * SEATS, "options": {}, "record": self._record, "tokens": list(self.readers),
        }  # fmt: skip

    def _views(self, client: httpx.Client) -> Iterator[Json]:
        for seat in range(SEATS):
            view = look(client, self.made, seat)
            self.sent.append(truth.Sent(seat, json.dumps(view), view["over"]))
            yield view


class Attack:
    """One step: its seed, the server, the tables, and what was counted."""

    def __init__(self, seed: int, server: Process, client: httpx.Client, db: str) -> None:
        self._rng = random.Random(seed)  # noqa: S311 - it is to do the same again
        self._server = server
        self._db = db
        self._client = client
        self._document = self._client.get("/api/schema/openapi.json").json()
        self._games = list(ludoteca.games())
        self._targets = {game: Target(self._client, game) for game in self._games}
        self._bystanders = {game: create(self._client, [PERSON, PERSON], game) for game in self._games}
        self.counts = Counter({"replies: 5xx": 0, "refusals without a sentence": 0})  # each of them ends the campaign

    def run(self, requests: int) -> None:
        """Round after round, game after game; in the end everything seen is compared with the truth."""
        for number in range(0, requests, ROUND):
            game = self._games[number // ROUND % len(self._games)]
            known = self._targets[game].known(self._client)
            if known is None:
                self._hold_against_truth(self._targets[game])
                self._targets[game] = Target(self._client, game)
                known = self._targets[game].known(self._client)
            for _ in range(min(ROUND, requests - number)):
                self._ask(self._targets[game], known or {})
            self._play_on(self._bystanders[game])
        for target in self._targets.values():
            self._hold_against_truth(target)

    def _ask(self, target: Target, known: mutants.Known) -> None:
        tokens = [*target.readers, *target.readers, None, self._bystanders[self._rng.choice(self._games)]["watch"]]
        token = self._rng.choice(tokens)
        request = mutants.right(self._rng, self._document, known, token)
        visitor = ".".join(str(self._rng.randrange(1, 255)) for _ in range(4))
        request.headers["X-Forwarded-For"] = visitor  # limits are per address: here nobody sends much
        sent = mutants.mutant(self._rng, request)
        reply = wire.exchange(self._server.port, sent)
        wire.assert_clear(sent, reply)
        self.counts["requests"] += 1
        self.counts[_kind_of(reply)] += 1
        if reply is not None:
            self._check_links(sent, reply)
            if reply.status == 200 and token in target.readers and _shows(target.made["table"], sent, reply):
                target.sent.append(truth.Sent(target.readers[token], reply.text, over=False))

    def _check_links(self, sent: mutants.Wire, reply: wire.Reply) -> None:
        """Nobody gets a link that they did not send themselves."""
        for target in self._targets.values():
            for token in target.readers:
                if token in reply.text and token.encode() not in sent.data:
                    raise AssertionError("somebody else's link was sent", sent, reply)

    def _hold_against_truth(self, target: Target) -> None:
        try:
            record = truth.stored_record(self._db, target.made["table"])
        except TypeError:  # one of the requests deleted it
            return
        self.counts["replies held against the rules"] += truth.compare(target.sent, record).messages

    def _play_on(self, made: Json) -> None:
        """Somebody at a table that only they have links for looks, and answers."""

        def answered() -> bool:
            for seat in range(len(made["seats"])):
                view = look(self._client, made, seat)
                if view["over"]:
                    return True
                if view["pending"] and view["pending"]["answers"]:
                    chosen = view["pending"]["answers"][0]["answer"]
                    return answer(self._client, made, view, chosen).status_code == 200
            return False  # a reaction window is open

        wait_for(answered)
        self.counts["answers of bystanders"] += 1


def _kind_of(reply: wire.Reply | None) -> str:
    if reply is None:
        return "replies: none, cut off"
    if reply.status == 429:
        return "replies: 429"
    return "replies: 400, no HTTP" if reply.text == wire.NOT_HTTP else f"replies: {reply.status // 100}xx"


def _shows(table: str, sent: mutants.Wire, reply: wire.Reply) -> bool:
    """Whether the reply shows whole views of the table."""
    line = sent.data.partition(b"\r\n")[0]
    asked = line.startswith(f"GET /api/tables/{table}".encode()) and b"brief=" not in line and b"why-not" not in line
    return asked and reply.kind == "application/json"


@contextmanager
def serving(program: tuple[str, ...]) -> Iterator[tuple[Process, str]]:
    """A server of its own, which takes visitors' addresses from a header."""
    with tempfile.TemporaryDirectory() as folder:
        db = sqlite_url(Path(folder))
        server = Process(db, "--trust-proxy", "--window", "1", "--think", "120", program=program)
        try:
            yield server, db
        finally:
            server.stop()


def attack(number: int, requests: int = REQUESTS, program: tuple[str, ...] = SERVE) -> Counts:
    """Requests of this seed at a fresh server."""
    with serving(program) as (server, db), httpx.Client(base_url=server.url, timeout=60) as client:
        one = Attack(number, server, client, db)
        try:
            one.run(requests)
        finally:
            said = server.said[SAID_AT_START:]
            print(*said, sep="", end="")
        if said:
            raise AssertionError("The server had something to say.")
    return dict(one.counts)


CAMPAIGN = Campaign("requests", attack, at_once=2)
