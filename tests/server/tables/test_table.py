"""A table in memory, and what the store keeps of it."""

import msgspec
import pytest
from sqlalchemy import create_engine, text
from tests.support.serving import PERSON, answer, create, look, quick, served, wait_for

from ludoteca.server.tables.table import OpenWindows


def test_open_windows_are_kept_under_their_first_name() -> None:
    """Stores of earlier versions are read, and earlier versions read ours."""
    kept = b'{"until":12.5,"hushes":[[{},3,4]]}'
    windows = msgspec.json.decode(kept, type=OpenWindows)
    assert windows == OpenWindows(12.5, [[{}, 3, 4]])
    assert msgspec.json.encode(windows) == kept


def test_bots_of_earlier_versions_play_on(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """A table whose bot has an old name shows it by the present one; so does a wish for one."""
    with served(quick(sqlite)) as client:
        made = create(client, [PERSON, {"kind": "bot", "bot": "greedy"}], "iditacards", starts=0)
        assert made["seats"][1]["bot"] == "normal"
    with create_engine(sqlite).begin() as conn:
        conn.execute(text("UPDATE seats SET bot = 'greedy' WHERE kind = 'bot'"))
    with served(quick(sqlite)) as client:
        before = look(client, made, 0)
        assert before["seats"][1]["bot"] == "normal"
        while look(client, made, 0)["pending"]["player"] == 0:
            table = look(client, made, 0)
            answer(client, made, table, table["pending"]["answers"][0]["answer"])
        wait_for(lambda: look(client, made, 0)["pending"]["player"] == 0)
    assert not caplog.records
