"""The server is killed with kill -9 again and again while people play; nothing acknowledged may be lost or changed.

A step starts a server on an empty store, SQLite and PostgreSQL in turn. There is a table of each of the three games and
one of the toy game. At each of them two people and a bot play over HTTP as fast as they can, with reaction windows. Now
and then somebody takes an answer back, or answers a question twice, which is refused. After a few answers, at a moment
drawn from the step's number, the server is killed and started again on the same store: 20 times in a step. If no reply
comes, the same request is sent again with the same key. After the last kill the toy game is played to its end.

In the end the store is read directly. Every acknowledged answer must be there once, as it was given; a sealed one must
have counted when its window closed; nothing that was refused may have been carried out. The record of every table,
finished or not, is replayed through the rules and must lead to the position that the store shows. The records of
finished games are downloaded too, and must be the same to the byte.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support import postgres
from tests.support.audit import assert_nothing_wrong, audit
from tests.support.crashing import killed
from tests.support.serving import sqlite_url

from campaigns.campaign import Campaign, Counts

KILLS = 20


@contextmanager
def _store(number: int) -> Iterator[tuple[str, str]]:
    """An empty store and its kind: SQLite for even numbers, PostgreSQL for odd ones."""
    if number % 2:
        with postgres.running() as server:
            yield "PostgreSQL", server.database()
    else:
        with tempfile.TemporaryDirectory(prefix="ludoteca-kills-") as folder:
            yield "SQLite", sqlite_url(Path(folder))


def step(number: int) -> Counts:
    """Twenty kills on a new store."""
    with _store(number) as (kind, db):
        counts = audit(db, killed(db, KILLS, number))
    assert_nothing_wrong(counts)
    return {"kills": KILLS, f"kills by store: {kind}": KILLS, **counts}


CAMPAIGN = Campaign("kills", step, at_once=1)
