"""One restart of PostgreSQL in every test run; and what the campaign would say of a person who was replaced."""

import pytest
from tests.support import outages, postgres
from tests.support.audit import assert_nothing_wrong, audit
from tests.support.pages import Log, Page, told
from tests.support.people import Hand, Memory

from ludoteca.client import Json


def test_a_restart() -> None:
    """A short step; nothing is wrong, until people remember an answer that the store does not have."""
    with postgres.running() as server:
        db = server.database()
        memory, counts = outages.restarted(server, db, restarts=1, seed=1, longest=1)
        counts |= audit(db, memory)
        assert_nothing_wrong(counts, "replaced by bots", "events missed", "events doubled")
        assert counts["events"] > 8 * 6
        assert counts["streams"] >= 8
        assert counts["acknowledged"] >= 16
        memory.acknowledged.append(memory.acknowledged[0]._replace(key="never"))
        assert audit(db, memory)["lost"] == 1


@pytest.mark.parametrize(("kind", "notes"), [("bot", []), ("person", [{"seat": 1}])])
def test_somebody_who_was_replaced_is_counted(kind: str, notes: list[Json]) -> None:
    """Also if they took their seat back since."""
    page = Page(Hand("http://127.0.0.1:9", 1, Memory()), {}, 1, "", 1.0, lambda: 0.0)
    page.log.table = {"seats": [{"kind": "person"}, {"kind": kind}], "seat_notes": notes}
    counts = {"lost": 0, "doubled": 0, "refused but done": 0, **told([page])}
    with pytest.raises(AssertionError, match="'replaced by bots': 1"):
        assert_nothing_wrong(counts, "replaced by bots")


def test_events_that_come_twice_or_never_are_counted() -> None:
    """An event that was taken back is told again; that is as it should be."""
    log = Log()
    lines = [{"number": number, "withdrawn": False} for number in range(8)]
    log.add({"events": lines[1:4], "number": 3, "table": {}})
    log.add({"events": [lines[3] | {"withdrawn": True}, lines[4]], "number": 4, "table": {}})
    assert (log.missed, log.doubled) == (0, 0)
    assert [line["withdrawn"] for line in log.lines] == [False, False, True, False]
    log.add({"events": lines[4:6], "number": 5, "table": {}})
    assert (log.missed, log.doubled) == (0, 1)
    log.add({"events": lines[7:], "number": 7, "table": {}})
    assert (log.missed, log.doubled) == (1, 1)
    log.add({"events": [], "number": 8, "table": {}})
    assert (log.missed, log.doubled) == (2, 1)
