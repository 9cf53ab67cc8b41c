"""The view of any game as lines of text: names and values, nothing drawn."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from ludoteca.engine import Game, Name, Things
from ludoteca.words.sentences import Words

INDENT = "  "
LONGEST_ROW = 100
LONGEST_PART = 40
"""Parts no longer than this share a line."""
COUNTER = 4
"""From this many numbers under one name, they are counts, and zeros are not shown."""
PLAYERS = "players"
"""The part of every view that has one entry for each seat."""
SEATS = {"at_turn", "bonus", "crossed", "current", "first", "owner", "resting", "seat", "start", "starter"}
"""Parts of our views whose numbers are seats."""


class Viewing:
    """Writes views: anything absent, false or hidden is left out."""

    def __init__(self, words: Words, names: Sequence[str], called: Mapping[str, str]) -> None:
        self._words = words
        self._names = names
        self._called = called

    def lines(self, view: dict[str, Any], only: str = "") -> list[str]:
        """The view, short things side by side; with `only`, just the parts whose names begin with it."""
        return self._table({key: value for key, value in view.items() if label(key).startswith(label(only.lower()))})

    def _table(self, table: dict[str, Any]) -> list[str]:
        lines: list[str] = []
        row = ""
        for key, value in self._readable(table).items():
            text = self._short(value)
            part = f"{label(key)}: {text}"
            if text is None or ";" in text or len(part) > LONGEST_PART:
                lines += [row] * bool(row) + self._entry(label(key), value, key == PLAYERS)
                row = ""
            elif row and len(row) + len(part) < LONGEST_ROW:
                row += f"; {part}"
            else:
                lines += [row] * bool(row)
                row = part
        return lines + [row] * bool(row)

    def _entry(self, label: str, value: Any, of_players: bool = False) -> list[str]:
        if (text := self._short(value)) is not None:
            return [f"{label}: {text}"]
        nested = self._table(value) if isinstance(value, dict) else self._numbered(value, of_players)
        return [f"{label}:", *(INDENT + line for line in nested)]

    def _numbered(self, values: list[Any], of_players: bool) -> list[str]:
        names = self._names if of_players and len(values) == len(self._names) else range(1, len(values) + 1)
        entries = zip(names, values, strict=True)
        return [line for name, value in entries if not _nothing(value) for line in self._entry(str(name), value)]

    def _readable(self, table: dict[str, Any]) -> dict[str, Any]:
        """The part of a table that is worth showing, with names for things that are counted and for seats."""
        said = {key: self._seat(value) if key in SEATS else value for key, value in _mentioned(table).items()}
        if all(key in self._called for key in table):
            return {self._called[key]: value for key, value in said.items()}
        return said

    def _seat(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._seat(one) for one in value]
        if type(value) is not int:
            return value
        return self._names[value] if 0 <= value < len(self._names) else value + 1

    def _short(self, value: Any) -> str | None:
        if isinstance(value, dict):
            return self._short_table(value)
        if isinstance(value, list):
            return self._short_list(value)
        if isinstance(value, bool):
            return self._words.text("view-yes" if value else "view-no")
        return self._called.get(value, value) if isinstance(value, str) else str(value)

    def _short_list(self, values: list[Any]) -> str | None:
        if all(isinstance(value, int | str) for value in values):
            return _row([str(self._short(value)) for value in values])
        if all(isinstance(value, list) and all(isinstance(part, int | str) for part in value) for value in values):
            text = "; ".join(" ".join(str(self._short(part)) for part in value) for value in values)
            return text if len(text) <= LONGEST_ROW else None
        return None

    def _short_table(self, table: dict[str, Any]) -> str | None:
        parts: list[str] = []
        for key, value in self._readable(table).items():
            if (text := self._short(value)) is None:
                return None
            parts.append(f"{label(key)} ({text})" if isinstance(value, dict) else f"{label(key)} {text}")
        text = "; ".join(parts) or self._words.text("view-none")
        return text if len(text) <= LONGEST_ROW else None


def _row(values: list[str]) -> str:
    """The values in order, with repeated words counted.

    >>> _row(["salt", "tea", "tea"]), _row(["2", "2"])
    ('salt, tea x2', '2, 2')
    """
    if any(value.isdecimal() for value in values):
        return ", ".join(values)
    counted = [(value, len(list(same))) for value, same in groupby(values)]
    return ", ".join(f"{value} x{count}" if count > 1 else value for value, count in counted)


def _mentioned(table: dict[str, Any]) -> dict[str, Any]:
    """The part of a table that is worth showing.

    >>> _mentioned({"deck": 0, "open": False, "landing": None, "tea": 3})
    {'deck': 0, 'tea': 3}
    >>> _mentioned({"salt": 0, "tea": 3, "silk": 0, "rum": 0})
    {'tea': 3}
    """
    counts = len(table) >= COUNTER and all(type(value) is int for value in table.values())
    return {key: value for key, value in table.items() if not (_nothing(value) or (counts and value == 0))}


def _nothing(value: Any) -> bool:
    return value is None or value is False or value in ([], {})


def label(key: str) -> str:
    return key.replace("_", " ")


def names_of(game: Game[Any], words: Words) -> dict[str, str]:
    """The names of a game's things by their ids; an id of two things with different names is left out.

    >>> import ludoteca
    >>> names_of(ludoteca.game("quay"), Words())["whistle"]
    'a whistle'
    """
    said = cache(words.text)
    named: dict[str, set[str]] = {}
    for domain in dict.fromkeys(game.rulebook.domains()):
        if isinstance(domain, Things):
            for number, thing in enumerate(domain.ids(game.content), start=domain.low):
                parts = domain.words(game.prefix, game.content, number).values()
                name = " - ".join(said(part.id) for part in parts if isinstance(part, Name))
                named.setdefault(thing, set()).add(name)
    return {thing: next(iter(names)) for thing, names in named.items() if len(names) == 1 and "" not in names}
