"""Component files: read by name and type, refused with file and key."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.engine import BadContent
from ludoteca.engine.content import LARGEST_FILE, LONGEST_LIST, Entry, content_hash, different_ids, load

ENTRY = Entry(
    "cards.toml",
    "card[2]",
    {
        "id": "tea", "value": 2, "odds": 0.5, "open": True, "empty": "", "sizes": [1, 2], "kinds": ["tea", "silk"],
        "rows": [[1], [2, 3]], "inner": {"n": 1}, "list": [{"n": 1}, {"n": 2}], "named": [{"id": "salt", "n": 1}],
        "grid": [[{"n": 1}], [{"n": 2}, {"n": 3}]],
    },
)  # fmt: skip


def test_reads() -> None:
    """Every kind of entry comes back with its type."""
    assert ENTRY.text("id") == "tea"
    assert ENTRY.number("value", 0, 2) == 2
    assert ENTRY.number_or("value", 0, 2, {"tea": 9}) == 2
    assert ENTRY.number_or("id", 0, 2, {"tea": 9}) == 9
    assert ENTRY.fraction("odds", 0, 1) == 0.5
    assert isinstance(ENTRY.fraction("value", 0, 9), float)
    assert ENTRY.flag("open") is True
    assert ENTRY.flag("closed", default=False) is False
    assert ENTRY.one_of("id", ["salt", "tea"]) == 1
    assert ENTRY.numbers("sizes", 0, 9) == [1, 2]
    assert ENTRY.texts("kinds") == ["tea", "silk"]
    assert ENTRY.all_of("kinds", ["salt", "tea", "silk"]) == [1, 2]
    assert ENTRY.lists("rows") == [[1], [2, 3]]
    assert ENTRY.entry("inner").number("n", 1, 1) == 1
    assert [entry.number("n", 1, 2) for entry in ENTRY.entries("list")] == [1, 2]
    assert [[entry.number("n", 1, 3) for entry in row] for row in ENTRY.rows("grid")] == [[1], [2, 3]]
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
        (lambda: ENTRY.fraction("id", 0, 1), "id", "expected a number from 0 to 1, found 'tea'"),
        (lambda: ENTRY.texts("sizes"), "sizes[0]", "expected a text, found 1"),
        (lambda: ENTRY.all_of("kinds", ["tea"]), "kinds[1]", "expected one of tea, found 'silk'"),
        (lambda: ENTRY.lists("sizes"), "sizes[0]", "expected a list, found 1"),
        (lambda: ENTRY.entry("id"), "id", "expected a table, found 'tea'"),
        (lambda: ENTRY.entries("sizes"), "sizes[0]", "expected a table, found 1"),
        (lambda: ENTRY.entry("inner").text("n"), "inner.n", "expected a text, found 1"),
        (lambda: ENTRY.entries("list")[1].text("n"), "list[1].n", "expected a text, found 2"),
        (lambda: ENTRY.entries("named")[0].text("n"), 'named "salt".n', "expected a text, found 1"),
        (lambda: ENTRY.rows("grid")[1][0].text("n"), "grid[1][0].n", "expected a text, found 2"),
        (lambda: ENTRY.rows("sizes"), "sizes[0]", "expected a list, found 1"),
        (lambda: ENTRY.number_or("id", 0, 2, {"all": 9}), "id", "expected a whole number from 0 to 2, found 'tea'"),
    ],
)
def test_refusals(read: Callable[[], object], key: str, reason: str) -> None:
    """A wrong entry is refused with its file, its key, what was expected and what was found."""
    with pytest.raises(BadContent) as refusal:
        read()
    assert str(refusal.value) == f"cards.toml, card[2].{key}: {reason}."
    assert (refusal.value.file, refusal.value.key) == ("cards.toml", f"card[2].{key}")


def test_unknown_keys() -> None:
    """A key that was never asked for is refused with those that were; notes and optional keys are not."""
    data = {"id": "tea", "note": "mine", "inner": {"n": 1, "m": 2}, "list": [{"id": "a", "x": 1}], "grid": [[{"y": 1}]]}
    file = Entry("cards.toml", "", data)
    with pytest.raises(BadContent, match=r"^cards\.toml, id: is not known here; known are: none\.$"):
        file.refuse_unknown()
    file.text("id")
    file.notes("note")
    inner, first, cell = file.entry("inner"), file.entries("list")[0], file.rows("grid")[0][0]
    inner.number("n", 0, 9)
    with pytest.raises(BadContent, match=r"^cards\.toml, inner\.m: is not known here; known are: n\.$"):
        file.refuse_unknown()
    assert "m" in inner
    assert different_ids([first]) == ["a"]
    assert first.flag("open", default=False) is False
    with pytest.raises(BadContent, match=r'^cards\.toml, list "a"\.x: is not known here; known are: id, open\.$'):
        file.refuse_unknown()
    first.notes("x")
    with pytest.raises(BadContent, match=r"^cards\.toml, grid\[0\]\[0\]\.y: is not known here"):
        file.refuse_unknown()
    cell.notes("y")
    file.refuse_unknown()


@pytest.mark.parametrize("called", [7, "", "x" * 41, "two\nlines"])
def test_entries_without_a_good_id_are_called_by_their_place(called: object) -> None:
    """Only a short text in one line is good for a refusal."""
    file = Entry("cards.toml", "", {"card": [{"id": called, "n": "one"}]})
    with pytest.raises(BadContent) as refusal:
        file.entries("card")[0].number("n", 0, 9)
    assert refusal.value.key == "card[0].n"


def test_ids_are_different() -> None:
    """The second of two with the same id is refused."""
    cards = Entry("cards.toml", "", {"card": [{"id": "tea"}, {"id": "salt"}, {"id": "tea"}]}).entries("card")
    assert different_ids(cards[:2]) == ["tea", "salt"]
    with pytest.raises(BadContent) as refusal:
        different_ids(cards)
    assert str(refusal.value) == "cards.toml, card \"tea\".id: expected an id of its own, found 'tea' again."


def test_too_large(tmp_path: Path) -> None:
    """A file or list that no game needs is refused at once."""
    most = "[[card]]\n" * LONGEST_LIST
    (tmp_path / "cards.toml").write_text(most, encoding="utf-8")
    assert len(load(tmp_path, "cards.toml").entries("card")) == LONGEST_LIST
    (tmp_path / "cards.toml").write_text(most + "[[card]]\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"^cards\.toml, card: expected at most 1000 entries, found 1001\.$"):
        load(tmp_path, "cards.toml").entries("card")
    (tmp_path / "cards.toml").write_text("#" * LARGEST_FILE, encoding="utf-8")
    load(tmp_path, "cards.toml")
    (tmp_path / "cards.toml").write_text("#" * (LARGEST_FILE + 1), encoding="utf-8")
    too_large = r"^cards\.toml: is far too large: a component file has at most 1024 KiB\.$"
    with pytest.raises(BadContent, match=too_large):
        load(tmp_path, "cards.toml")
    with pytest.raises(BadContent, match=too_large):
        content_hash(tmp_path)


@pytest.mark.parametrize(
    "data",
    [b"id = [", b"id = \xff", b"a = " + b"[" * 9000, b"a = " + b"9" * 5000],
    ids=["not TOML", "not UTF-8", "too deep", "too many digits"],
)
def test_unreadable_files(tmp_path: Path, data: bytes) -> None:
    """A file that is no TOML is refused with its name."""
    (tmp_path / "cards.toml").write_bytes(data)
    with pytest.raises(BadContent, match=r"^cards\.toml: cannot be read"):
        load(tmp_path, "cards.toml")


@pytest.mark.parametrize("name", ["../cards.toml", "more/../../cards.toml", "cards.txt", "cards", ""])
def test_files_outside_the_folder(tmp_path: Path, name: str) -> None:
    """Only component files inside the folder are read: those that the fingerprint covers."""
    for folder in (tmp_path, tmp_path / "own"):
        folder.mkdir(exist_ok=True)
        (folder / "cards.toml").touch()
        (folder / "cards.txt").touch()
    with pytest.raises(BadContent, match=r"expected the name of a \.toml file inside the folder\.$"):
        load(tmp_path / "own", name)
    with pytest.raises(BadContent, match=r"expected the name of a \.toml file inside the folder\.$"):
        load(tmp_path / "own", str(tmp_path / "cards.toml"))


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
