"""A few kills in every test run, on both stores; and what the campaign would say if something were lost or doubled."""

import json
import traceback
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from tests.support.audit import Kept, assert_nothing_wrong, audit
from tests.support.crashing import killed, mistakes
from tests.support.people import Sent
from tests.support.quays import BLOW, LET_PASS, opening
from tests.support.serving import BOT, PERSON, answer, create, look, quick, served, sqlite_url, wait_for

import ludoteca
from campaigns import kills
from ludoteca.server.common.errors import ApiRefusal


def test_a_few_kills_on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kills, "KILLS", 2)
    counts = kills.step(1)
    assert counts["kills by store: PostgreSQL"] == 2
    assert counts["tables"] >= 4
    assert counts["games finished"] >= 1
    assert counts["acknowledged"] >= 6


def test_a_few_kills_on_sqlite_and_what_would_be_found(tmp_path: Path) -> None:
    """Nothing is wrong at first; then people remember other things than the store, and the store loses an answer."""
    db = sqlite_url(tmp_path)
    memory = killed(db, kills=2, seed=1)
    assert_nothing_wrong(audit(db, memory))
    done = next(sent for sent in memory.acknowledged if sent.chosen is not None)

    memory.acknowledged.append(Sent(done.table, "never", done.seat, done.version, done.chosen))
    assert audit(db, memory)["lost"] == 1
    memory.acknowledged[-1] = done._replace(chosen=999)
    assert audit(db, memory)["lost"] == 1
    memory.acknowledged.pop()

    memory.acknowledged.remove(done)
    memory.refused.append(done)
    counts = audit(db, memory)
    assert (counts["doubled"], counts["refused but done"]) == (1, 1)
    with pytest.raises(AssertionError, match="'doubled': 1"):
        assert_nothing_wrong(counts)

    memory.records[done.table] = b"another game"
    with pytest.raises(AssertionError, match="the downloaded record is another"):
        audit(db, memory)
    del memory.records[done.table]

    with create_engine(db).begin() as conn:
        conn.execute(text("DELETE FROM answers WHERE key = :key"), {"key": done.key})
    with pytest.raises(ApiRefusal, match="damaged"):
        audit(db, memory)


def test_a_sealed_answer_that_did_not_count_is_lost(tmp_path: Path) -> None:
    """It was acknowledged, but when the window closed the seat let pass."""
    db = sqlite_url(tmp_path)
    seed, cargo, seat = opening(asked=True)
    with served(quick(db)) as client:
        made = create(client, [PERSON, PERSON, BOT], seed=seed, window_wait=1)
        assert answer(client, made, look(client, made, 0), cargo).status_code == 200
        asked = look(client, made, seat)
        assert answer(client, made, asked, BLOW, key="whistle").status_code == 200
        wait_for(lambda: look(client, made, seat)["version"] > asked["version"])
    sent = Sent(made["table"], "whistle", seat, asked["version"], BLOW)
    blew, passed = (f'"rule":"BlowWhistle","answer":{chosen}' for chosen in (BLOW, LET_PASS))
    with create_engine(db).begin() as conn:
        assert Kept(conn).has(sent)
        conn.execute(
            text("UPDATE answers SET lines = replace(lines, :blew, :passed)"), {"blew": blew, "passed": passed}
        )
        assert not Kept(conn).has(sent)


def test_mistakes_of_the_server_are_told_from_ends_of_its_workers() -> None:
    """Python itself complains where a worker is still being started when its server is killed."""
    with pytest.raises(ludoteca.UnknownGame) as own:
        ludoteca.game("nothing")
    with pytest.raises(json.JSONDecodeError) as pythons:
        json.loads("")
    assert mistakes(traceback.format_exception(own.value))
    assert not mistakes(traceback.format_exception(pythons.value))
