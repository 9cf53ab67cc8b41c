"""Memory stays flat while tables come and go, and it is noticed where it does not."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.support.serving import LUDOTECA

from campaigns.memory import MOST_GROWTH, House

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the size of a process is read from /proc")
LEAK = """
from ludoteca.server.tables import loader
load, kept = loader.load, []
def leaking(*given):
    kept.append(b"x" * 2_000_000)
    return load(*given)
loader.load = leaking
"""


@contextmanager
def house(fault: str) -> Iterator[House]:
    one = House((sys.executable, "-c", f"{fault}\n{LUDOTECA[2]}", "serve"))
    try:
        yield one
    finally:
        one.close()


def test_a_few_tables_of_the_campaign() -> None:
    """Each is made, joined, looked at, played and left; others are looked at again."""
    with house("") as one:
        assert one.fill(0, 6, warm_up=6)["most percent of growth"] == 0
        counts = one.fill(1, 6, warm_up=6)
    assert (counts["creations"], counts["visits"]) == (6, 12)
    assert counts["most percent of growth"] <= MOST_GROWTH
    assert counts["most kilobytes"] > 10_000
    assert counts["most kilobytes of a worker"] > 10_000


def test_a_leak_is_found() -> None:
    """Where something is kept of every table that was loaded."""
    with house(LEAK) as one:
        one.fill(0, 6, warm_up=6)
        with pytest.raises(AssertionError, match="after 6 tables, and holds"):
            one.fill(1, 12, warm_up=6)
