"""The page of a comparison, made from its results and nothing else."""

from pathlib import PurePath
from typing import Final

from ludoteca.lab.report.comparison import USE, Compared, Comparison
from ludoteca.lab.report.html import (
    Line,
    Section,
    between,
    between_means,
    listed,
    number,
    page,
    paragraph,
    percent,
    table,
)
from ludoteca.lab.report.page import SHORT_HASH
from ludoteca.lab.statistics import Mean, Share
from ludoteca.words.sentences import Words

PARTS: Final = ("length", "groups", "victories", "ends", "sources", USE)
NAMED: Final = ("victories", "ends", "sources")
"""Parts whose lines do not say on their own what they are about."""
WHICH: Final = ("first", "second")
LONGEST: Final = 60
"""The most lines about what was used; the JSON file has all."""


def compare_page(found: Comparison, words: Words) -> str:
    text = words.text
    writer = _Writer(found, words)
    first, second = found.runs
    sections = [writer.changed(), *(writer.part(part) for part in PARTS), writer.runs()]
    title = text("report-compare-title", title=found.title)
    lead = text("report-compare-lead", first=first.name, games=first.games, second=second.name,
                others=second.games)  # fmt: skip
    return page(words.lang, title, lead, text("report-contents"), sections)


class _Writer:
    def __init__(self, found: Comparison, words: Words) -> None:
        self.found = found
        self.text = words.text
        self._headline = [row for row in found.compared if row.part != USE]
        self._use = [row for row in found.compared if row.part == USE]

    def changed(self) -> Section:
        changed, used = _surest_first(self._headline), _surest_first(self._use)
        counted = self.text("report-compare-tests", tests=_tests(self._headline), changed=len(changed))
        parts = [paragraph(self.text("report-compare-changed-about"), "note"), self._settings(), paragraph(counted)]
        if changed:
            parts.append(self._table(self.text("report-compare-changed-table"), changed, mixed=True))
        elif not used:
            parts.append(paragraph(self.text("report-compare-nothing")))
        if self._use:
            parts.append(paragraph(self.text("report-compare-used", tests=_tests(self._use), changed=len(used))))
        if used and self.found.length != "same":
            parts.append(paragraph(self.text("report-compare-follows", length=self.found.length), "note"))
        return Section("changed", self.text("report-compare-changed"), parts)

    def _settings(self) -> str:
        said = [
            self.text(f"report-compare-only-{which}", settings=", ".join(run.only_here))
            for which, run in zip(WHICH, self.found.runs, strict=True)
            if run.only_here
        ]
        return listed(said) if said else paragraph(self.text("report-compare-same"))

    def part(self, part: str) -> Section:
        """All numbers of a part; for what was used, only those that changed."""
        title = self.text(f"report-compare-{part}")
        rows = _surest_first(self._use) if part == USE else [row for row in self._headline if row.part == part]
        about = self.text("report-compare-use-about" if part == USE else "report-compare-about")
        shown = rows[:LONGEST] if part == USE else rows
        body = self._table(title, shown) if shown else paragraph(self.text("report-none"))
        left_out = len(rows) - len(shown)
        more = [paragraph(self.text("report-left-out", count=left_out), "note")] if left_out else []
        return Section(part, title, [paragraph(about, "note"), body, *more])

    def runs(self) -> Section:
        made = [
            self.text("report-compare-run", name=run.name, command=run.made_by, rules=run.rules,
                      components=run.components[:SHORT_HASH])
            for run in self.found.runs
        ]  # fmt: skip
        about = paragraph(self.text("report-compare-runs-about"), "note")
        return Section("runs", self.text("report-compare-runs"), [about, listed(made)])

    def _table(self, caption: str, rows: list[Compared], mixed: bool = False) -> str:
        """`mixed`: the lines belong to several parts, so each says which."""
        runs = [
            self.text(f"report-compare-col-{which}", name=PurePath(run.name).stem)
            for which, run in zip(WHICH, self.found.runs, strict=True)
        ]
        head = [
            self.text("report-col-figure"), *runs,
            *(self.text(f"report-col-{name}") for name in ("change", "interval", "chance")),
        ]  # fmt: skip
        lines = [
            Line(
                [self._called(row, mixed), *(_cell(row, one) for one in (row.first, row.second)), *_change(row)],
                beyond=row.beyond,
            )
            for row in rows
        ]
        return table(caption, head, lines)

    def _called(self, row: Compared, mixed: bool) -> str:
        return self.text(f"report-compare-row-{row.part}", name=row.name) if mixed and row.part in NAMED else row.name


def _tests(rows: list[Compared]) -> int:
    return sum(row.difference is not None for row in rows)


def _surest_first(rows: list[Compared]) -> list[Compared]:
    """The results that changed beyond chance, the most certain first."""
    return sorted((row for row in rows if row.beyond), key=lambda row: row.difference.chance if row.difference else 1)


def _cell(row: Compared, one: Share | Mean) -> str:
    if isinstance(one, Share):
        return f"{percent(one)} ({between(one)})"
    if row.percent:
        return f"{100 * one.mean:.1f} % ({between(one)})"
    return f"{number(one.mean)} ({between_means(one)})"


def _change(row: Compared) -> list[str]:
    """The change, its interval, and how often chance alone goes as far; shares change by percentage points."""
    if row.difference is None:
        return ["-", "-", "-"]
    chance, ends = row.difference.chance, (row.difference.change, row.difference.low, row.difference.high)
    by_chance = "< 0.0001" if chance < 0.0001 else f"{chance:.4f}"
    if row.percent:
        change, low, high = (f"{100 * end:+.1f}" for end in ends)
        return [f"{change} pp", f"{low} to {high} pp", by_chance]
    change, low, high = (f"{end:+.2f}" for end in ends)
    return [change, f"{low} to {high}", by_chance]
