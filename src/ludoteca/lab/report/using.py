"""The parts of the page about what was offered, taken, drawn and encountered, and what never was."""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

from ludoteca.lab.report.figures import Figures
from ludoteca.lab.report.html import Line, Section, between, heading, listed, number, paragraph, percent, table
from ludoteca.words.sentences import Words

FEW: Final = 30
"""With fewer players than this, a share of wins says next to nothing."""
LONGEST: Final = 30
"""The most lines in one table; the JSON file has all."""
MOST_NAMES: Final = 12
"""The most things in a line about what is never used; the JSON file has all."""

Text = Callable[..., str]


class Using:
    """Writes these sections from figures."""

    def __init__(self, told: Figures, words: Words) -> None:
        self.told = told
        self.text = words.text

    def all(self) -> Iterator[Section]:
        """In the order of the page; nothing if the games were not watched."""
        if "options" not in self.told:
            return
        for key in ("options", "falls", "events"):
            yield self._section(key, self._tables(key))
        yield self._section("unused", self._unused())

    def _section(self, key: str, parts: Iterator[str]) -> Section:
        return Section(key, self.text(f"report-{key}"), [paragraph(self.text(f"report-{key}-about")), *parts])

    def _tables(self, key: str) -> Iterator[str]:
        """First what was done, the most frequent first; then in the same order, to which things."""
        rows = self.told[key]
        whole = sorted((row for row in rows if not row["id"]), key=lambda row: -row["taken"])
        yield self._table(key, self.text(f"report-{key}-whole"), [(row["what"], row) for row in whole], len(whole))
        order = {(row["rule"], row["verb"]): at for at, row in enumerate(whole)}
        things = sorted((row for row in rows if row["id"]), key=lambda row: order[row["rule"], row["verb"]])
        for _, group in groupby(things, key=lambda row: (row["rule"], row["verb"], row["domain"])):
            alike = list(group)
            if len(alike) > 1:
                yield heading(alike[0]["what"])
                yield self._table(key, alike[0]["what"], _told_apart(alike), LONGEST)

    def _table(self, key: str, caption: str, rows: list[tuple[str, dict[str, Any]]], most: int) -> str:
        chosen = key == "options"
        names: tuple[str, ...] = (
            ("what", "offered", "taken", "taken-share") if chosen else ("what", "times", "per-game")
        )
        names = (*names, "games-with")
        fared = any("wins" in row for _, row in rows)
        if fared:
            names = (*names, "seats", "wins-share", "interval", "fair")
        head = [self.text(f"report-col-{name}") for name in names]
        lines = [self._line(name, row, chosen, fared) for name, row in rows[:most]]
        left_out = len(rows) - most
        note = paragraph(self.text("report-left-out", count=left_out), "note") if left_out > 0 else ""
        return table(caption, head, lines) + note

    def _line(self, name: str, row: dict[str, Any], chosen: bool, fared: bool) -> Line:
        """`fared`: the table has columns for how the players who did it fared."""
        times = [number(row["taken"]), number(round(row["taken"] / self.told["watched"], 3))]
        if chosen:
            part = f"{100 * row['taken'] / row['offered']:.1f} %" if row["offered"] else "-"
            times = [number(row["offered"]), number(row["taken"]), part]
        cells = [name, *times, percent(row["games"])]
        if not fared:
            return Line(cells)
        wins = row.get("wins")
        if wins is None:
            return Line([*cells, *"----"], few=True)
        few = wins["of"] < FEW
        cells += [number(wins["of"]), percent(wins), between(wins), f"{100 * row['fair']:.1f} %"]
        return Line(cells, few=few, beyond=row["beyond"] and not few)

    def _unused(self) -> Iterator[str]:
        for key in ("never_taken", "never_offered"):
            yield heading(self.text(f"report-{key.replace('_', '-')}"))
            yield paragraph(self.text(f"report-{key.replace('_', '-')}-about"), "note")
            lines = gathered(self.told[key], self.text, MOST_NAMES)
            yield listed(lines) if lines else paragraph(self.text("report-none"))


def _told_apart(rows: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """The names of things; if two share a name, the id is added."""
    names = [row["name"] for row in rows]
    return [(row["name"] if names.count(row["name"]) == 1 else f"{row['name']} ({row['id']})", row) for row in rows]


def gathered(rows: list[dict[str, Any]], text: Text, most: int) -> list[str]:
    """A line for each verb that is never done at all, then one for each verb with the things it is never done to."""
    lines = [f"{row['what']}{_offers(row)}" for row in rows if not row["id"]]
    verbs = {(row["rule"], row["verb"]) for row in rows if not row["id"]}
    by_what: dict[str, list[str]] = {}
    for row in rows:
        if row["id"] and (row["rule"], row["verb"]) not in verbs:
            by_what.setdefault(row["what"], []).append(f"{row['name']}{_offers(row)}")
    return lines + [f"{what}: {'; '.join(some(names, text, most))}" for what, names in by_what.items()]


def _offers(row: dict[str, Any]) -> str:
    return f" ({row['offered']:,})" if "offered" in row else ""


def some(names: list[str], text: Text, most: int) -> list[str]:
    """The first names, and how many more there are."""
    left_out = len(names) - most
    return names[:most] + ([text("report-more", count=left_out)] if left_out > 0 else [])
