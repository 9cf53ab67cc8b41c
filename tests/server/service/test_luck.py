"""The luck of each player against the average: told after the end, never before, and true."""

from collections import Counter, defaultdict
from collections.abc import Iterator

import httpx
import pytest
from tests.support.quays import QUAY
from tests.support.serving import BOT, PERSON, create, error, key, play_out, quick, served

from ludoteca.match.match import Match
from ludoteca.match.record import Answer, Record, parse
from ludoteca.match.replay import Replay

Key = tuple[str, int, int]
"""A rule, the seat that it was rolled or drawn for, an outcome."""


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server of its own."""
    with served(quick(sqlite)) as client:
        yield client


def by_hand(record: Record) -> tuple[dict[Key, int], dict[Key, float]]:
    """How often each outcome came up, and how often it should have, by looking at each position before chance."""
    match = Match.begin(QUAY, record)
    Replay.going_on(match, record).go_to(len(record.lines))
    fell: dict[Key, int] = Counter()
    expected: dict[Key, float] = defaultdict(float)
    for line in record.lines:
        if isinstance(line, Answer) and line.seat == -1:
            before = match.at(line.n - 1)
            pending, seat = before.pending, before.stack[-1][1]
            assert pending is not None
            assert pending.weights is not None
            if len(pending.answers) > 1:
                fell[line.rule, seat, line.answer] += 1
                for outcome, weight in zip(pending.answers, pending.weights, strict=True):
                    expected[line.rule, seat, outcome] += weight / sum(pending.weights)
    return fell, expected


def test_luck_is_that_of_the_record(client: httpx.Client) -> None:
    """Every draw or roll that could have gone otherwise is counted once, beside how likely it was each time."""
    made = create(client, [PERSON, BOT], public=True)
    address = f"/api/tables/{made['table']}"
    assert error(client.get(f"{address}/luck", headers=key(made["host"]))) == (403, "not-over")
    play_out(client, made, [0])
    told = {(one["rule"], one["seat"], one["outcome"]): one for one in client.get(f"{address}/luck").json()}
    fell, expected = by_hand(parse(client.get(f"{address}/record").content))
    assert {rule for rule, _, _ in expected} == {"DealCard", "DrawCard", "Tide"}
    assert {one: entry["fell"] for one, entry in told.items()} == {one: fell[one] for one in expected}
    assert {one: entry["expected"] for one, entry in told.items()} == pytest.approx(expected, abs=0.001)
