"""The page of a comparison, made from its results and nothing else."""

from typing import Final

from ludoteca.lab import charts
from ludoteca.lab.report.comparison import USE, Compared, Comparison, RunCompared
from ludoteca.lab.report.files import RESULTS
from ludoteca.lab.report.html import (
    Line,
    Section,
    between,
    between_means,
    drawn,
    listed,
    number,
    page,
    paragraph,
    per_cent,
    percent,
    table,
)
from ludoteca.lab.statistics import Difference, Mean, Share
from ludoteca.words.sentences import Words

PARTS: Final = ("length", "groups", "victories", "ends", "sources", USE)
NAMED: Final = ("victories", "ends", "sources")
"""Parts whose lines do not say on their own what they are about."""
LONGEST: Final = 60
"""The most lines about what was used, and about values that differ; the JSON file has all."""
PICTURES: Final = 6
"""The most pictures of figures that changed."""


def compare_page(found: Comparison, words: Words) -> str:
    text = words.text
    writer = _Writer(found, words)
    sections = [writer.changed(), *(writer.part(part) for part in PARTS), writer.runs()]
    title = text("report-compare-title", title=found.title, runs=len(found.runs))
    games = ", ".join(number(run.games) for run in found.runs)
    lead = text("report-compare-lead", first=_short(found.runs[0]), games=games)
    return page(words.lang, title, lead, text("report-contents"), sections)


class _Writer:
    def __init__(self, found: Comparison, words: Words) -> None:
        self.found = found
        self.text = words.text
        self._headline = [row for row in found.compared if row.part != USE]
        self._use = [row for row in found.compared if row.part == USE]

    def changed(self) -> Section:
        changed, used = _surest_first(self._headline), _surest_first(self._use)
        counted = self.text("report-compare-tests", tests=_tests(self._headline), changed=_changes(self._headline))
        parts = [paragraph(self.text("report-compare-changed-about"), "note"), *self._settings(), paragraph(counted)]
        if changed:
            parts.append(self._table(self.text("report-compare-changed-table"), changed, mixed=True))
            parts += [self._picture(at, row) for at, row in enumerate(changed[:PICTURES])]
        elif not used:
            parts.append(paragraph(self.text("report-compare-nothing")))
        if self._use:
            parts.append(
                paragraph(self.text("report-compare-used", tests=_tests(self._use), changed=_changes(self._use)))
            )
        if used:
            parts += [
                paragraph(self.text("report-compare-follows", name=_short(run), length=run.length), "note")
                for run in self.found.runs if run.length != "same"
            ]  # fmt: skip
        return Section("changed", self.text("report-compare-changed"), parts)

    def _settings(self) -> list[str]:
        """Everything in which the runs differ: how they were made, and the values of their components."""
        said = [
            self.text("report-compare-only", name=_short(run), settings=", ".join(run.settings))
            for run in self.found.runs if run.settings
        ]  # fmt: skip
        parts = [listed(said)] if said else []
        if self.found.values:
            lines = [
                Line([value.name, *("-" if one is None else str(one) for one in value.runs)])
                for value in self.found.values[:LONGEST]
            ]
            head = [self.text("report-col-value"), *map(_short, self.found.runs)]
            parts.append(table(self.text("report-compare-values"), head, lines))
            if left_out := len(self.found.values) - len(lines):
                parts.append(paragraph(self.text("report-left-out", count=left_out), "note"))
        if self.found.unnamed:
            parts.append(paragraph(self.text("report-compare-unnamed")))
        if self.found.paired:
            parts.append(paragraph(self.text("report-compare-paired"), "note"))
        return parts or [paragraph(self.text("report-compare-same"))]

    def _picture(self, at: int, row: Compared) -> str:
        title = self._called(row, mixed=True)
        dots = [_dot(_short(run), one, row.percent) for run, one in zip(self.found.runs, row.runs, strict=True)]
        return drawn(title, charts.dots(f"changed-{at}", title, dots, unit=" %" if row.percent else ""))

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
            self.text("report-compare-run", name=run.name, command=run.made_by, rules=run.rules)
            for run in self.found.runs
        ]
        about = paragraph(self.text("report-compare-runs-about"), "note")
        return Section("runs", self.text("report-compare-runs"), [about, listed(made)])

    def _table(self, caption: str, rows: list[Compared], mixed: bool = False) -> str:
        """`mixed`: the lines belong to several parts, so each says which."""
        first, *others = map(_short, self.found.runs)
        changes = [column for name in others for column in (name, self.text("report-col-change"))]
        lines = [
            Line(
                [
                    self._called(row, mixed), _with_interval(row, row.runs[0]),
                    *(cell for one, difference in zip(row.runs[1:], row.differences[1:], strict=True)
                      for cell in (_figure(row, one), _change(row, difference))),
                ],
                beyond=row.beyond,
            )
            for row in rows
        ]  # fmt: skip
        return table(caption, [self.text("report-col-figure"), first, *changes], lines)

    def _called(self, row: Compared, mixed: bool) -> str:
        return self.text(f"report-compare-row-{row.part}", name=row.name) if mixed and row.part in NAMED else row.name


def _short(run: RunCompared) -> str:
    return run.name.removesuffix(RESULTS)


def _tests(rows: list[Compared]) -> int:
    return sum(one is not None for row in rows for one in row.differences)


def _changes(rows: list[Compared]) -> int:
    return sum(one is not None and one.beyond for row in rows for one in row.differences)


def _surest_first(rows: list[Compared]) -> list[Compared]:
    """The results that changed beyond chance, the most certain first."""
    return sorted((row for row in rows if row.beyond), key=lambda row: row.chance)


def _figure(row: Compared, one: Share | Mean) -> str:
    if isinstance(one, Share):
        return percent(one)
    return per_cent(one.mean) if row.percent else number(one.mean)


def _with_interval(row: Compared, one: Share | Mean) -> str:
    return f"{_figure(row, one)} ({between_means(one) if isinstance(one, Mean) and not row.percent else between(one)})"


def _dot(name: str, one: Share | Mean, in_percent: bool) -> charts.Dot:
    value = one.share if isinstance(one, Share) else one.mean
    ends = (value if end is None else end for end in (one.low, one.high))
    return charts.Dot(name, *(100 * end if in_percent else end for end in (value, *ends)))


def _change(row: Compared, difference: Difference | None) -> str:
    """The change with its interval, and a star if it is beyond chance; shares change by percentage points."""
    if difference is None:
        return "-"
    star = " *" if difference.beyond else ""
    if row.percent:
        change, low, high = (f"{100 * end:+.1f}" for end in (difference.change, difference.low, difference.high))
        return f"{change} pp ({low} to {high}){star}"
    return f"{difference.change:+.2f} ({difference.low:+.2f} to {difference.high:+.2f}){star}"
