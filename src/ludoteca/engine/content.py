"""Reading component files: every entry is asked for by name and type, and a wrong one is refused with its key.

>>> cards = Entry("cards.toml", "card[0]", {"id": "tea", "value": 2, "copies": "eight"})
>>> cards.text("id"), cards.number("value", 0, 9)
('tea', 2)
>>> cards.number("copies", 1, 99)
Traceback (most recent call last):
ludoteca.engine.errors.BadContent: cards.toml, card[0].copies: expected a whole number from 1 to 99, found 'eight'.
"""

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from ludoteca.engine.errors import BadContent
from ludoteca.engine.shape import kind_of


def content_hash(folder: Path) -> str:
    """A fingerprint of all component files: SHA-256 over their names and their text, the same on every system."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*.toml"), key=lambda path: path.relative_to(folder).as_posix()):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def load(folder: Path, name: str) -> "Entry":
    """The component file of that name; `BadContent` if it is missing or not TOML."""
    path = folder / name
    try:
        return Entry(name, "", tomllib.loads(path.read_text(encoding="utf-8")))
    except FileNotFoundError:
        raise BadContent(name, "", f"not found in {folder}") from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadContent(name, "", f"cannot be read ({error})") from None


class Entry:
    """One table of a component file, with its place in the file for refusals."""

    def __init__(self, file: str, key: str, data: dict[str, Any]) -> None:
        self.file = file
        self.key = key
        self.data = data

    def __contains__(self, name: str) -> bool:
        return name in self.data

    def names(self) -> list[str]:
        """The keys of this table, in the order of the file."""
        return list(self.data)

    def refuse(self, name: str, reason: str) -> NoReturn:
        """Say what is wrong with one key of this table."""
        raise BadContent(self.file, self._at(name), reason)

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self._number(self._get(name), name, low, high)

    def fraction(self, name: str, low: float, high: float) -> float:
        """A number within bounds, whole or not."""
        return self._fraction(self._get(name), name, low, high)

    def text(self, name: str) -> str:
        """A text that is not empty."""
        return self._text(self._get(name), name)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """True or false; may be left out if there is a default."""
        value = self.data.get(name, default) if default is not None else self._get(name)
        if not isinstance(value, bool):
            self.refuse(name, f"expected true or false, found {kind_of(value)}")
        return value

    def one_of(self, name: str, ids: Sequence[str]) -> int:
        """The number of one of these ids."""
        return self._one_of(self._get(name), name, ids)

    def numbers(self, name: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [self._number(value, f"{name}[{at}]", low, high) for at, value in enumerate(self._list(name))]

    def fractions(self, name: str, low: float, high: float) -> list[float]:
        """A list of numbers within bounds, whole or not."""
        return [self._fraction(value, f"{name}[{at}]", low, high) for at, value in enumerate(self._list(name))]

    def texts(self, name: str) -> list[str]:
        """A list of texts."""
        return [self._text(value, f"{name}[{at}]") for at, value in enumerate(self._list(name))]

    def all_of(self, name: str, ids: Sequence[str]) -> list[int]:
        """A list of ids, as their numbers."""
        return [self._one_of(value, f"{name}[{at}]", ids) for at, value in enumerate(self._list(name))]

    def entry(self, name: str) -> "Entry":
        """A table inside this one."""
        return self._entry(self._get(name), name)

    def entries(self, name: str) -> "list[Entry]":
        """A list of tables inside this one."""
        return [self._entry(value, f"{name}[{at}]") for at, value in enumerate(self._list(name))]

    def lists(self, name: str) -> list[list[Any]]:
        """A list of lists, whose parts the caller checks."""
        values = self._list(name)
        for at, value in enumerate(values):
            if not isinstance(value, list):
                self.refuse(f"{name}[{at}]", f"expected a list, found {kind_of(value)}")
        return values

    def _at(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def _get(self, name: str) -> Any:
        if name not in self.data:
            self.refuse(name, "is missing")
        return self.data[name]

    def _list(self, name: str) -> list[Any]:
        value = self._get(name)
        if not isinstance(value, list):
            self.refuse(name, f"expected a list, found {kind_of(value)}")
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
