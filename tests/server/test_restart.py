"""After a restart: the same table, the same undo, from the snapshot and never by playing everything again."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from tests.support.finishing import finish
from tests.support.serving import (
    NO_WINDOWS,
    PERSON,
    TRADE_IN,
    answer,
    assert_record_is_true,
    create,
    key,
    look,
    play_out,
    quick,
    served,
    sqlite_url,
    without_stamp,
)

from ludoteca.match.match import Match
from ludoteca.match.record import Part, parse
from ludoteca.server.store import open_store
from ludoteca.server.store.schema import metadata


@contextmanager
def counted_answers() -> Iterator[list[int]]:
    """Count how many answers matches carry out."""
    count = [0]
    carried_out = Match.answered

    def answered(self: Match, *args: Any) -> None:
        count[0] += 1
        carried_out(self, *args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Match, "answered", answered)
        yield count


def test_undo_reaches_as_far_after_a_restart(store_url: str) -> None:
    """The copies behind undo come back by replaying the few answers since the last barrier."""
    settings = quick(store_url)
    with served(settings) as client:
        made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
        answer(client, made, look(client, made, 0), TRADE_IN)
        view = look(client, made, 0)
        answer(client, made, view, view["pending"]["answers"][0]["answer"])
        before = look(client, made, 0)
        assert before["undo"]["answers"] == 2
    with counted_answers() as count, served(settings) as client:
        assert without_stamp(look(client, made, 0)) == without_stamp(before)
        assert 0 < count[0] <= 6
        undo = f"/api/tables/{made['table']}/undo"
        headers = key(made["seats"][0]["token"])
        for _ in range(2):
            version = look(client, made, 0)["version"]
            assert client.post(undo, json={"seat": 0, "version": version}, headers=headers).status_code == 200
        assert look(client, made, 0)["undo"]["answers"] == 0
        play_out(client, made, [0, 1])
        assert_record_is_true(client, made)


def test_a_table_goes_on_under_other_rules(tmp_path: Path) -> None:
    """After an upgrade a table continues from its position, and its record says with what each part was played."""
    settings = quick(sqlite_url(tmp_path))
    with served(settings) as client:
        made = create(client, [PERSON, PERSON], seed=3, options=NO_WINDOWS)
        for _ in range(3):
            seat = look(client, made, 0)["pending"]["player"]
            view = look(client, made, seat)
            answer(client, made, view, view["pending"]["answers"][-1]["answer"])
        before = look(client, made, 0)
    with create_engine(settings.db).begin() as conn:
        kept = conn.execute(text("SELECT snapshot FROM tables")).scalar_one()
        conn.execute(
            text("UPDATE tables SET snapshot = :kept"), {"kept": kept.replace('"versions":["0.', '"versions":["9.')}
        )
    with served(settings) as client:
        after = look(client, made, 0)
        assert after["view"] == before["view"]
        assert after["version"] == before["version"] + 1
        play_out(client, made, [0, 1])
        assert_record_is_true(client, made)
        record = parse(client.get(f"/api/tables/{made['table']}/record", headers=key(made["host"])).content)
        parts = [line for line in record.lines if isinstance(line, Part)]
        assert [part.n for part in parts] == [after["version"]]


def test_schema_is_what_the_migrations_make(store_url: str) -> None:
    """The tables in the code and those that the migrations create are the same."""

    async def differences() -> list[Any]:
        store = open_store(store_url)
        found = await store.read(lambda conn: compare_metadata(MigrationContext.configure(conn), metadata))
        await store.close()
        return list(found)

    assert finish(differences()) == []
