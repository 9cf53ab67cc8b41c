"""The view of any game as lines of text: names and values, nothing drawn."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ludoteca.words import Words

INDENT = "  "
LONGEST_ROW = 70


class Viewing:
    """Writes views: what is not there or not to be seen is left out."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    def lines(self, view: dict[str, Any]) -> list[str]:
        """The view, one thing per line."""
        return [line for key, value in view.items() for line in self._entry(_label(key), value, key == "players")]

    def _entry(self, label: str, value: Any, of_players: bool = False) -> list[str]:
        if _nothing(value):
            return []
        if (text := self._short(value)) is not None:
            return [f"{label}: {text}"]
        parts = value.items() if isinstance(value, dict) else enumerate(value, start=1)
        nested = [line for key, part in parts for line in self._entry(self._name(key, of_players), part)]
        return [f"{label}:", *(INDENT + line for line in nested)]

    def _name(self, key: str | int, of_players: bool) -> str:
        if isinstance(key, str):
            return _label(key)
        return self._names[key - 1] if of_players and key <= len(self._names) else str(key)

    def _short(self, value: Any) -> str | None:
        """The value if one line can tell it."""
        if isinstance(value, dict):
            return self._short_table(value)
        if isinstance(value, list):
            return self._short_list(value)
        if isinstance(value, bool):
            return self._words.text("view-yes" if value else "view-no")
        return str(value)

    def _short_list(self, values: list[Any]) -> str | None:
        if all(isinstance(value, int | str) for value in values):
            return _row(values)
        if all(isinstance(value, list) and all(isinstance(part, int | str) for part in value) for value in values):
            text = "; ".join(" ".join(map(str, value)) for value in values)
            return text if len(text) <= LONGEST_ROW else None
        return None

    def _short_table(self, table: dict[str, Any]) -> str | None:
        parts: list[str] = []
        for key, value in table.items():
            if _nothing(value):
                continue
            if isinstance(value, dict) or (text := self._short(value)) is None:
                return None
            parts.append(f"{_label(key)} {text}")
        return "; ".join(parts) or self._words.text("view-none")


def _row(values: list[int | str]) -> str:
    """The values in their order, the same word several times over as one.

    >>> _row(["salt", "tea", "tea"])
    'salt, tea x2'
    """
    if not all(isinstance(value, str) for value in values):
        return ", ".join(map(str, values))
    counted = [(value, len(list(same))) for value, same in groupby(values)]
    return ", ".join(f"{value} x{count}" if count > 1 else str(value) for value, count in counted)


def _nothing(value: Any) -> bool:
    return value is None or value in ([], {})


def _label(key: str) -> str:
    return key.replace("_", " ")
