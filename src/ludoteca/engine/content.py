"""Reading component files: every entry is asked for by name and type, and the refusal of a wrong one names its key.

>>> file = Entry("cards.toml", "", {"card": [{"id": "tea", "value": 2, "copies": "eight", "colour": "green"}]})
>>> tea = file.entries("card")[0]
>>> tea.text("id"), tea.number("value", 0, 9)
('tea', 2)
>>> tea.number("copies", 1, 99)
Traceback (most recent call last):
ludoteca.engine.errors.BadContent: cards.toml, card "tea".copies: expected a whole number from 1 to 99, found 'eight'.

When everything is read, keys that nothing has asked for are refused:

>>> file.refuse_unknown()
Traceback (most recent call last):
ludoteca.engine.errors.BadContent: cards.toml, card "tea".colour: is not known here; known are: id, value, copies.
"""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, Final, NoReturn

from ludoteca.engine.errors import BadContent
from ludoteca.engine.shape import kind_of

LARGEST_FILE: Final = 1024 * 1024
LONGEST_LIST: Final = 1_000
LONGEST_ID: Final = 40


def content_hash(folder: Path | None) -> str:
    """A fingerprint of all component files: SHA-256 over their names and their text, the same on every system.

    A game without components has one too:

    >>> content_hash(None)[:12]
    'e3b0c44298fc'
    """
    digest = hashlib.sha256()
    if folder is not None:
        for name in component_files(folder):
            digest.update(name.encode() + b"\0")
            digest.update(_bytes(folder, name).replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def component_files(folder: Path) -> list[str]:
    """The names of all component files in a folder and the folders inside it, sorted."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.toml"))


def load(folder: Path, name: str) -> "Entry":
    """The component file of that name; `BadContent` if it is missing, far too large or not TOML."""
    path = PurePosixPath(name)
    if path.suffix != ".toml" or path.is_absolute() or ".." in path.parts:
        raise BadContent(name, "", "expected the name of a .toml file inside the folder")
    data = _bytes(folder, name)
    try:
        return Entry(name, "", tomllib.loads(data.decode("utf-8")))
    except (ValueError, RecursionError) as error:
        raise BadContent(name, "", f"cannot be read ({error})") from None


def _bytes(folder: Path, name: str) -> bytes:
    path = folder / name
    if not path.exists():
        raise BadContent(name, "", f"not found in {folder}")
    if not path.is_file():
        raise BadContent(name, "", "cannot be read (it is not a file)")
    if path.stat().st_size > LARGEST_FILE:
        raise BadContent(name, "", f"is far too large: a component file has at most {LARGEST_FILE // 1024} KiB")
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadContent(name, "", f"cannot be read ({error.strerror})") from None


class Entry:
    """One table of a component file, with its place in the file for refusals. It remembers which keys were read."""

    def __init__(self, file: str, key: str, data: dict[str, Any]) -> None:
        self.file = file
        self.key = key
        self._data = data
        self._known: list[str] = []
        self._inside: dict[str, list[Entry]] = {}

    def __contains__(self, name: str) -> bool:
        self._ask(name)
        return name in self._data

    def names(self) -> list[str]:
        """The keys of this table, in the order of the file."""
        return list(self._data)

    def notes(self, *names: str) -> None:
        """Keys that may be here only for the human reader: the rules never ask for them."""
        for name in names:
            self._ask(name)

    def refuse(self, name: str, reason: str) -> NoReturn:
        """Say what is wrong with one key of this table."""
        raise BadContent(self.file, self._at(name), reason)

    def refuse_unknown(self) -> None:
        """Refuse keys that were never asked for, in this table and those inside it. Call this after reading."""
        for name in self._data:
            if name not in self._known:
                known = ", ".join(self._known) or "none"
                self.refuse(name, f"is not known here; known are: {known}")
        for entries in self._inside.values():
            for entry in entries:
                entry.refuse_unknown()

    def number(self, name: str, low: int, high: int) -> int:
        return self._number(self._get(name), name, low, high)

    def number_or(self, name: str, low: int, high: int, words: Mapping[str, int]) -> int:
        """A whole number within bounds, or a word that stands for one."""
        value = self._get(name)
        return words[value] if isinstance(value, str) and value in words else self._number(value, name, low, high)

    def fraction(self, name: str, low: float, high: float) -> float:
        """A number within bounds, whole or not."""
        return self._fraction(self._get(name), name, low, high)

    def text(self, name: str) -> str:
        """A text that is not empty."""
        return self._text(self._get(name), name)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false; may be left out if there is a default."""
        value = default if default is not None and name not in self else self._get(name)
        if not isinstance(value, bool):
            self.refuse(name, f"expected true or false, found {kind_of(value)}")
        return value

    def one_of(self, name: str, ids: Sequence[str]) -> int:
        """The number of one of these ids."""
        return self._one_of(self._get(name), name, ids)

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        return [self._number(value, f"{name}[{at}]", low, high) for at, value in enumerate(self._list(name))]

    def texts(self, name: str) -> list[str]:
        return [self._text(value, f"{name}[{at}]") for at, value in enumerate(self._list(name))]

    def all_of(self, name: str, ids: Sequence[str]) -> list[int]:
        """A list of ids, as their numbers."""
        return [self._one_of(value, f"{name}[{at}]", ids) for at, value in enumerate(self._list(name))]

    def entry(self, name: str) -> "Entry":
        """A table inside this one."""
        if name not in self._inside:
            self._inside[name] = [self._entry(self._get(name), name)]
        return self._inside[name][0]

    def entries(self, name: str) -> "list[Entry]":
        """A list of tables inside this one; refusals call those with an id by it."""
        if name not in self._inside:
            self._inside[name] = [
                self._entry(value, _label(name, at, value)) for at, value in enumerate(self._list(name))
            ]
        return self._inside[name]

    def rows(self, name: str) -> "list[list[Entry]]":
        """A list of lists of tables inside this one."""
        rows = [
            [self._entry(value, f"{name}[{row}][{at}]") for at, value in enumerate(values)]
            for row, values in enumerate(self.lists(name))
        ]
        self._inside[name] = [entry for row in rows for entry in row]
        return rows

    def lists(self, name: str) -> list[list[Any]]:
        """A list of lists; the caller checks what is in them."""
        return [self._as_list(value, f"{name}[{at}]") for at, value in enumerate(self._list(name))]

    def _at(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def _ask(self, name: str) -> None:
        if name not in self._known:
            self._known.append(name)

    def _get(self, name: str) -> Any:
        if name not in self:
            self.refuse(name, "is missing")
        return self._data[name]

    def _list(self, name: str) -> list[Any]:
        return self._as_list(self._get(name), name)

    def _as_list(self, value: Any, name: str) -> list[Any]:
        if not isinstance(value, list):
            self.refuse(name, f"expected a list, found {kind_of(value)}")
        if len(value) > LONGEST_LIST:
            self.refuse(name, f"expected at most {LONGEST_LIST} entries, found {len(value)}")
        return value

    def _number(self, value: Any, name: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(name, f"expected a whole number from {low} to {high}, found {kind_of(value)}")
        return value

    def _fraction(self, value: Any, name: str, low: float, high: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            self.refuse(name, f"expected a number from {low} to {high}, found {kind_of(value)}")
        return float(value)

    def _text(self, value: Any, name: str) -> str:
        if not isinstance(value, str) or not value:
            self.refuse(name, f"expected a text, found {kind_of(value)}")
        return value

    def _one_of(self, value: Any, name: str, ids: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in ids:
            self.refuse(name, f"expected one of {', '.join(ids)}, found {kind_of(value)}")
        return list(ids).index(value)

    def _entry(self, value: Any, name: str) -> "Entry":
        if not isinstance(value, dict):
            self.refuse(name, f"expected a table, found {kind_of(value)}")
        return Entry(self.file, self._at(name), value)


def different_ids(entries: Sequence[Entry]) -> list[str]:
    """The ids of these entries; duplicates are refused."""
    ids = [entry.text("id") for entry in entries]
    seen: set[str] = set()
    for entry, id_ in zip(entries, ids, strict=True):
        if id_ in seen:
            entry.refuse("id", f"expected an id of its own, found {kind_of(id_)} again")
        seen.add(id_)
    return ids


def _label(name: str, at: int, value: Any) -> str:
    """What an entry of a list is called in refusals: by its id if it has one, else by its place."""
    id_ = value.get("id") if isinstance(value, dict) else None
    if isinstance(id_, str) and 0 < len(id_) <= LONGEST_ID and id_.isprintable():
        return f'{name} "{id_}"'
    return f"{name}[{at}]"
