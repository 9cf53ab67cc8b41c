"""Component files: read by name and type, refused with file and key."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.engine import BadContent
from ludoteca.engine.content import Entry, content_hash, load

ENTRY = Entry(
    "cards.toml",
    "card[2]",
    {
        "id": "tea",
        "value": 2,
        "odds": 0.5,
        "open": True,
        "empty": "",
        "sizes": [1, 2],
        "shares": [0.5, 1],
        "kinds": ["tea", "silk"],
        "rows": [[1], [2, 3]],
        "inner": {"n": 1},
        "list": [{"n": 1}, {"n": 2}],
    },
)


def test_reads() -> None:
    """Every kind of entry comes back with its type."""
    assert ENTRY.text("id") == "tea"
    assert ENTRY.number("value", 0, 2) == 2
    assert ENTRY.fraction("odds", 0, 1) == 0.5
    assert isinstance(ENTRY.fraction("value", 0, 9), float)
    assert ENTRY.flag("open") is True
    assert ENTRY.flag("closed", default=False) is False
    assert ENTRY.one_of("id", ["salt", "tea"]) == 1
    assert ENTRY.numbers("sizes", 0, 9) == [1, 2]
    assert ENTRY.fractions("shares", 0, 9) == [0.5, 1.0]
    assert ENTRY.texts("kinds") == ["tea", "silk"]
    assert ENTRY.all_of("kinds", ["salt", "tea", "silk"]) == [1, 2]
    assert ENTRY.lists("rows") == [[1], [2, 3]]
    assert ENTRY.entry("inner").number("n", 1, 1) == 1
    assert [entry.number("n", 1, 2) for entry in ENTRY.entries("list")] == [1, 2]
    assert "id" in ENTRY
    assert "ids" not in ENTRY
    assert ENTRY.names()[:2] == ["id", "value"]


@pytest.mark.parametrize(
    ("read", "key", "reason"),
    [
        (lambda: ENTRY.number("cost", 0, 9), "cost", "is missing"),
        (lambda: ENTRY.number("value", 3, 9), "value", "expected a whole number from 3 to 9, found 2"),
        (lambda: ENTRY.number("open", 0, 9), "open", "expected a whole number from 0 to 9, found true or false"),
        (lambda: ENTRY.number("odds", 0, 9), "odds", "expected a whole number from 0 to 9, found 0.5"),
        (lambda: ENTRY.fraction("odds", 1, 2), "odds", "expected a number from 1 to 2, found 0.5"),
        (lambda: ENTRY.fraction("open", 0, 2), "open", "expected a number from 0 to 2, found true or false"),
        (lambda: ENTRY.text("value"), "value", "expected a text, found 2"),
        (lambda: ENTRY.text("empty"), "empty", "expected a text, found ''"),
        (lambda: ENTRY.flag("value"), "value", "expected true or false, found 2"),
        (lambda: ENTRY.flag("closed"), "closed", "is missing"),
        (lambda: ENTRY.flag("value", default=True), "value", "expected true or false, found 2"),
        (lambda: ENTRY.one_of("id", ["salt"]), "id", "expected one of salt, found 'tea'"),
        (lambda: ENTRY.numbers("id", 0, 9), "id", "expected a list, found 'tea'"),
        (lambda: ENTRY.numbers("sizes", 0, 1), "sizes[1]", "expected a whole number from 0 to 1, found 2"),
        (lambda: ENTRY.fractions("kinds", 0, 1), "kinds[0]", "expected a number from 0 to 1, found 'tea'"),
        (lambda: ENTRY.texts("sizes"), "sizes[0]", "expected a text, found 1"),
        (lambda: ENTRY.all_of("kinds", ["tea"]), "kinds[1]", "expected one of tea, found 'silk'"),
        (lambda: ENTRY.lists("sizes"), "sizes[0]", "expected a list, found 1"),
        (lambda: ENTRY.entry("id"), "id", "expected a table, found 'tea'"),
        (lambda: ENTRY.entries("sizes"), "sizes[0]", "expected a table, found 1"),
        (lambda: ENTRY.entry("inner").text("n"), "inner.n", "expected a text, found 1"),
        (lambda: ENTRY.entries("list")[1].text("n"), "list[1].n", "expected a text, found 2"),
    ],
)
def test_refusals(read: Callable[[], object], key: str, reason: str) -> None:
    """A wrong entry is refused with its file, its key, what was expected and what was found."""
    with pytest.raises(BadContent) as refusal:
        read()
    assert str(refusal.value) == f"cards.toml, card[2].{key}: {reason}."
    assert (refusal.value.file, refusal.value.key) == ("cards.toml", f"card[2].{key}")


@pytest.mark.parametrize(
    ("data", "reason"),
    [(b"id = [", "cannot be read"), (b"id = \xff", "cannot be read"), (b"a = " + b"[" * 9000, "cannot be read")],
    ids=["not TOML", "not UTF-8", "too deep"],
)
def test_unreadable_files(tmp_path: Path, data: bytes, reason: str) -> None:
    """A file that is no TOML is refused with its name."""
    (tmp_path / "cards.toml").write_bytes(data)
    with pytest.raises(BadContent, match=rf"^cards\.toml: {reason}"):
        load(tmp_path, "cards.toml")


def test_missing_file(tmp_path: Path) -> None:
    """A file that is not there is refused with its name, and so is a folder in its place."""
    with pytest.raises(BadContent, match=r"^cards\.toml: not found in "):
        load(tmp_path, "cards.toml")
    (tmp_path / "cards.toml").mkdir()
    with pytest.raises(BadContent, match=r"^cards\.toml: cannot be read "):
        load(tmp_path, "cards.toml")


def test_content_hash(tmp_path: Path) -> None:
    """It depends on names and text of all component files, and on nothing else, not even the ends of lines."""
    one, other = tmp_path / "one", tmp_path / "other"
    for folder in (one, other):
        (folder / "more").mkdir(parents=True)
        (folder / "a.toml").write_bytes(b"x = 1\ny = 2\n")
        (folder / "more" / "b.toml").write_bytes(b"z = 3\n")
    assert content_hash(one) == content_hash(other)
    (other / "a.toml").write_bytes(b"x = 1\r\ny = 2\r\n")
    (other / "SOURCES.md").write_text("where from", encoding="utf-8")
    assert content_hash(one) == content_hash(other)
    (other / "a.toml").write_bytes(b"x = 1\ny = 3\n")
    assert content_hash(one) != content_hash(other)
    (other / "a.toml").write_bytes(b"x = 1\ny = 2\n")
    (other / "more" / "b.toml").rename(other / "more" / "c.toml")
    assert content_hash(one) != content_hash(other)
    (other / "more" / "c.toml").rename(other / "b.toml")
    assert content_hash(one) != content_hash(other)
