"""Backups that are damaged: one sentence, and the store stays as it was."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.support.finishing import finish
from tests.support.serving import PERSON, create, ludoteca, quick, served

from ludoteca.engine import Refused
from ludoteca.server.store.sql import open_store
from ludoteca.server.store.sql.backup import back_up, put_back

Lines = list[Any]


def first(lines: Lines, kind: str) -> int:
    """The place of the first row of a kind."""
    return next(at for at, line in enumerate(lines) if isinstance(line, list) and line[0] == kind)


def changed(kind: str, **values: Any) -> Callable[[Lines], Lines]:
    """A backup in which a row has other values; without those that are dropped."""

    def change(lines: Lines) -> Lines:
        row = lines[first(lines, kind)][1]
        row.update(values)
        for name in [name for name, value in row.items() if value is DROPPED]:
            del row[name]
        return lines

    return change


def twice(kind: str) -> Callable[[Lines], Lines]:
    """A backup that has a row twice."""

    def change(lines: Lines) -> Lines:
        at = first(lines, kind)
        return [*lines[: at + 1], *lines[at:]]

    return change


DROPPED = object()
WRONG_LINES: dict[str, tuple[Callable[[Lines], Lines], str]] = {
    "newer": (lambda lines: [{**lines[0], "format": 99}, *lines[1:]], "newer version"),
    "no number": (lambda lines: [{**lines[0], "format": "1"}, *lines[1:]], "line 1: the format"),
    "no head": (lambda lines: lines[1:], "is not a backup"),
    "something else": (lambda _: [{"hello": "world"}], "is not a backup"),
    "unknown kind": (lambda lines: [*lines, ["cookies", {}]], "cannot be read"),
    "no pair": (lambda lines: [*lines, ["seats"]], "cannot be read"),
    "no values": (lambda lines: [*lines, ["seats", 3]], "cannot be read"),
    "word for a number": (changed("tables", revision="many"), "line 2: 'revision' is not of the right type"),
    "flag for a number": (changed("seats", seat=True), "'seat' is not of the right type"),
    "number too big": (changed("seats", seat=2**40), "'seat' is not of the right type"),
    "list for a text": (changed("tables", options=["x"]), "'options' is not of the right type"),
    "not base64": (changed("tables", secret="é"), "cannot be read"),  # noqa: S106 - it is none
    "key missing": (changed("tables", game=DROPPED), "'game' is missing"),
    "key unknown": (changed("tables", colour="red"), "tables have no 'colour'"),
    "table twice": (twice("tables"), "twice"),
    "seat twice": (twice("seats"), "twice"),
    "seat without its table": (changed("seats", table_id="nowhere"), "does not fit"),
}
WRONG_BYTES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "text": lambda _: b"not a backup",
    "sqlite": lambda _: b"SQLite format 3\x00" + bytes(4096),
    "cut off": lambda data: data[: len(data) // 2],
    "end missing": lambda data: data[:-4],
    "bits turned": lambda data: data[:300] + bytes(255 - byte for byte in data[300:320]) + data[320:],
    "not UTF-8": lambda _: gzip.compress(b"\xff\xfe\n"),
    "deeply nested": lambda _: gzip.compress(b'{"ludoteca":"backup","format":1}\n' + b"[" * 100_000 + b"\n"),
}


@pytest.fixture(scope="module")
def whole(store_url: str, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A good backup of a store with two tables."""
    with served(quick(store_url)) as client:
        for _ in range(2):
            create(client, [PERSON, PERSON])
    file = tmp_path_factory.mktemp("backup") / "tables.backup"
    assert finish(back_up(store_url, file)) == 2
    return file.read_bytes()


def kept(url: str) -> list[Any]:
    """Something of every row of tables and seats."""
    store = open_store(url)
    query = "SELECT t.id, t.incarnation, s.seat, s.name FROM tables t JOIN seats s ON s.table_id = t.id ORDER BY 1, 3"
    try:
        return finish(store.read(lambda rows: [tuple(row) for row in rows.conn.execute(text(query))]))
    finally:
        finish(store.close())


def refusal(url: str, data: bytes, file: Path) -> str:
    """What restoring these bytes says."""
    file.write_bytes(data)
    with pytest.raises(Refused) as refused:
        finish(put_back(url, file))
    return str(refused.value)


def test_files_that_are_no_backups(store_url: str, whole: bytes, tmp_path: Path) -> None:
    """Cut off, changed, or something else altogether."""
    before = kept(store_url)
    for name, change in WRONG_BYTES.items():
        said = refusal(store_url, change(whole), tmp_path / "file")
        assert said.endswith("Nothing was restored."), name
    assert kept(store_url) == before


def test_rows_that_cannot_be(store_url: str, whole: bytes, tmp_path: Path) -> None:
    """The line is named with what is wrong there."""
    before = kept(store_url)
    for name, (change, reason) in WRONG_LINES.items():
        lines = change([json.loads(line) for line in gzip.decompress(whole).splitlines()])
        data = gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())
        said = refusal(store_url, data, tmp_path / "file")
        assert reason in said, name
        assert said.endswith("Nothing was restored."), name
    assert kept(store_url) == before


def test_the_command_says_one_sentence(tmp_path: Path) -> None:
    """No traceback, exit code 2."""
    (tmp_path / "file").write_bytes(gzip.compress(b'{"ludoteca":"backup","format":1}\n["seats",{}]\n')[:-9])
    done = ludoteca("restore", str(tmp_path / "file"), "--data", str(tmp_path / "store"))
    assert done.returncode == 2
    assert done.stderr.startswith("ludoteca: ")
    assert len(done.stderr.splitlines()) == 1
