"""What chance gave against what was to be expected: told after the end, never before, and true."""

from collections import Counter
from collections.abc import Iterator

import httpx
import pytest
from tests.support.serving import BOT, PERSON, create, error, key, play_out, quick, served

from ludoteca.record import Answer, parse


@pytest.fixture
def client(sqlite: str) -> Iterator[httpx.Client]:
    """A client of a server of its own."""
    with served(quick(sqlite)) as client:
        yield client


def test_luck_is_that_of_the_record(client: httpx.Client) -> None:
    """Everything that fell is counted once, and as much was expected of every kind of roll and seat."""
    made = create(client, [PERSON, BOT], public=True)
    address = f"/api/tables/{made['table']}"
    assert error(client.get(f"{address}/luck", headers=key(made["host"]))) == (403, "not-over")
    play_out(client, made, [0])
    fallen = client.get(f"{address}/luck").json()
    record = parse(client.get(f"{address}/record").content)
    fell = Counter((line.rule, line.answer) for line in record.lines if isinstance(line, Answer) and line.seat == -1)
    assert fallen
    for rule in {one["rule"] for one in fallen}:
        mine = [one for one in fallen if one["rule"] == rule]
        for outcome in {one["outcome"] for one in mine}:
            counted = sum(one["fell"] for one in mine if one["outcome"] == outcome)
            assert counted <= fell[rule, outcome]
        for seat in {one["seat"] for one in mine}:
            own = [one for one in mine if one["seat"] == seat]
            assert sum(one["expected"] for one in own) == pytest.approx(sum(one["fell"] for one in own), abs=0.05)
    tide = [one for one in fallen if one["rule"] == "Tide"]
    assert sum(one["fell"] for one in tide) == sum(count for (rule, _), count in fell.items() if rule == "Tide")
