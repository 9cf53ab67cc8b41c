"""Malformed requests at live tables: nothing comes of them, and what would come of a fault is found."""

import sys

import pytest
from tests.support.serving import LUDOTECA

from campaigns.requests import attack

FEW = 150


def broken(fault: str) -> tuple[str, ...]:
    return (sys.executable, "-c", f"{fault}\n{LUDOTECA[2]}", "serve")


def test_a_few_requests_of_the_campaign() -> None:
    """At tables of all three games, while others play; what was answered is what the rules show."""
    counts = attack(0, FEW)
    assert counts["requests"] == FEW
    assert counts["replies: 5xx"] == counts["refusals without a sentence"] == 0
    assert counts["replies: 4xx"] > FEW / 3
    assert counts["replies: 2xx"] > FEW / 20
    assert counts.get("replies: 429", 0) < FEW / 20
    assert counts["answers of bystanders"] == 6
    assert counts["replies held against the rules"] > 6


MISTAKE = """
from ludoteca.server.tables import access
access.MOST_TOKENS = None
"""
SILENCE = """
from ludoteca.server.common import errors
errors.ApiRefusal.to_json = lambda self: {}
"""
LEAK = """
from ludoteca.games.plastics_race import view
own = view.seen_by
view.seen_by = lambda s, seat, seen: own(s, 0, seen)
"""


@pytest.mark.parametrize(
    ("fault", "found"),
    [(MISTAKE, "status=500"), (SILENCE, "refused without a sentence"), (LEAK, "another view")],
    ids=["mistake", "silence", "leak"],
)
def test_planted_faults_are_found(fault: str, found: str) -> None:
    """A mistake of the server, a refusal that says nothing, a seat that sees another's cards."""
    with pytest.raises(AssertionError, match=found):
        attack(0, FEW, broken(fault))
