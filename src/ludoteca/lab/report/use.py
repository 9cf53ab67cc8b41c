"""The parts of the page about answers, draws and events, and about answers that nobody ever gave."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Final

from ludoteca.lab.report.html import Line, Section, between, heading, listed, number, paragraph, percent, table
from ludoteca.lab.report.results import Results, Thing, Use
from ludoteca.words.sentences import Words

FEW: Final = 30
"""With fewer players than this, a share of wins says next to nothing."""
LONGEST: Final = 30
"""The most lines in one table; the JSON file has all."""
MOST_NAMES: Final = 12
"""The most things in a line about what is never used; the JSON file has all."""

Text = Callable[..., str]


class UseSections:
    def __init__(self, found: Results, words: Words) -> None:
        self.found = found
        self.text = words.text

    def all(self) -> Iterator[Section]:
        """In the order of the page; nothing if the games were not watched."""
        if self.found.options is None:
            return
        for key, rows in self.found.uses().items():
            yield self._section(key, self._tables(key, rows))
        yield self._section("unused", self._unused())

    def _section(self, key: str, parts: Iterator[str]) -> Section:
        return Section(key, self.text(f"report-{key}"), [paragraph(self.text(f"report-{key}-about")), *parts])

    def _tables(self, key: str, rows: list[Use]) -> Iterator[str]:
        """First what was done, the most frequent first; then in the same order, to which things."""
        whole = sorted((row for row in rows if not row.id), key=lambda row: -row.taken)
        yield self._table(key, self.text(f"report-{key}-whole"), [(row.what, row) for row in whole], len(whole))
        order = {(row.rule, row.verb): at for at, row in enumerate(whole)}
        things = sorted((row for row in rows if row.id), key=lambda row: order[row.rule, row.verb])
        for _, group in groupby(things, key=lambda row: (row.rule, row.verb, row.domain)):
            alike = list(group)
            if len(alike) > 1:
                yield heading(alike[0].what)
                yield self._table(key, alike[0].what, _told_apart(alike), LONGEST)

    def _table(self, key: str, caption: str, rows: list[tuple[str, Use]], most: int) -> str:
        chosen = key == "options"
        names: tuple[str, ...] = (
            ("what", "offered", "taken", "taken-share") if chosen else ("what", "times", "per-game")
        )
        names = (*names, "games-with")
        fared = any(row.wins for _, row in rows)
        if fared:
            names = (*names, "seats", "wins-share", "interval", "fair")
        head = [self.text(f"report-col-{name}") for name in names]
        lines = [self._line(name, row, chosen, fared) for name, row in rows[:most]]
        left_out = len(rows) - most
        note = paragraph(self.text("report-left-out", count=left_out), "note") if left_out > 0 else ""
        return table(caption, head, lines) + note

    def _line(self, name: str, row: Use, chosen: bool, fared: bool) -> Line:
        """`fared`: the table has columns for how the players who did it fared."""
        times = [number(row.taken), number(round(row.taken / self.found.watched, 3))]
        if chosen:
            part = f"{100 * row.taken / row.offered:.1f} %" if row.offered else "-"
            times = [number(row.offered or 0), number(row.taken), part]
        cells = [name, *times, percent(row.games)]
        if not fared:
            return Line(cells)
        wins, fair = row.wins, row.fair
        if wins is None or fair is None:
            return Line([*cells, *"----"], few=True)
        few = wins.of < FEW
        cells += [number(wins.of), percent(wins), between(wins), f"{100 * fair:.1f} %"]
        return Line(cells, few=few, beyond=bool(row.beyond) and not few)

    def _unused(self) -> Iterator[str]:
        for key, things in (("never_taken", self.found.never_taken), ("never_offered", self.found.never_offered)):
            yield heading(self.text(f"report-{key.replace('_', '-')}"))
            yield paragraph(self.text(f"report-{key.replace('_', '-')}-about"), "note")
            lines = gathered(things or [], self.text, MOST_NAMES)
            yield listed(lines) if lines else paragraph(self.text("report-none"))


def _told_apart(rows: list[Use]) -> list[tuple[str, Use]]:
    """The names of things; if two share a name, the id is added."""
    names = [row.name for row in rows]
    return [(row.name if names.count(row.name) == 1 else f"{row.name} ({row.id})", row) for row in rows]


def gathered(rows: Sequence[Thing], text: Text, most: int) -> list[str]:
    """A line for each verb that is never done at all, then one for each verb with the things it is never done to."""
    lines = [f"{row.what}{_offers(row)}" for row in rows if not row.id]
    verbs = {(row.rule, row.verb) for row in rows if not row.id}
    by_what: dict[str, list[str]] = {}
    for row in rows:
        if row.id and (row.rule, row.verb) not in verbs:
            by_what.setdefault(row.what, []).append(f"{row.name}{_offers(row)}")
    return lines + [f"{what}: {'; '.join(some(names, text, most))}" for what, names in by_what.items()]


def _offers(row: Thing) -> str:
    return f" ({row.offered:,})" if row.offered is not None else ""


def some(names: list[str], text: Text, most: int) -> list[str]:
    """The first names, and how many more there are."""
    left_out = len(names) - most
    return names[:most] + ([text("report-more", count=left_out)] if left_out > 0 else [])
