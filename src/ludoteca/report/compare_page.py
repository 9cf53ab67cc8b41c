"""The page of a comparison, made from its figures and nothing else."""

from typing import Any, Final

from ludoteca.report.figures import Figures
from ludoteca.report.html import Line, Section, between, between_means, listed, number, page, paragraph, percent, table
from ludoteca.report.pages import SHORT_HASH
from ludoteca.sentences import Words

USE: Final = "use"
PARTS: Final = ("length", "groups", "victories", "ends", "sources", USE)
LONGEST: Final = 60
"""Lines about what was used; the JSON file has all."""


def compare_page(told: Figures, words: Words) -> str:
    """The whole page."""
    text = words.text
    first, second = told["runs"]
    rows = told["figures"]
    changed = _surest_first(rows)
    first_page = [row for row in changed if row["part"] != USE]
    runs = [
        text("report-compare-run", name=run["name"], command=run["made_by"], rules=run["rules"],
             components=run["components"][:SHORT_HASH])
        for run in told["runs"]
    ]  # fmt: skip
    counted = text("report-compare-tests", tests=told["tests"], changed=len(changed))
    sections = [
        Section("changed", text("report-compare-changed"), [
            paragraph(text("report-compare-changed-about"), "note"), paragraph(counted),
            _table(text("report-compare-changed-table"), first_page, words) if first_page
            else paragraph(text("report-compare-nothing")) if not changed else "",
            paragraph(text("report-compare-more", count=len(changed) - len(first_page)))
            if len(changed) > len(first_page) else "",
        ]),
        *(_part(part, rows, words) for part in PARTS),
        Section("runs", text("report-compare-runs"), [
            paragraph(text("report-compare-runs-about"), "note"), listed(runs),
        ]),
    ]  # fmt: skip
    title = text("report-compare-title", title=told["title"])
    lead = text("report-compare-lead", first=first["name"], games=first["games"], second=second["name"],
                others=second["games"])  # fmt: skip
    return page(words.lang, title, lead, text("report-contents"), sections)


def _part(part: str, rows: list[dict[str, Any]], words: Words) -> Section:
    title = words.text(f"report-compare-{part}")
    if part == USE:
        shown = [row for row in _surest_first(rows) if row["part"] == part]
        about = words.text("report-compare-use-about")
    else:
        shown = [row for row in rows if row["part"] == part]
        about = words.text("report-compare-about")
    most = LONGEST if part == USE else len(shown)
    body = _table(title, shown[:most], words) if shown else paragraph(words.text("report-none"))
    left_out = len(shown) - most
    more = [paragraph(words.text("report-left-out", count=left_out), "note")] if left_out > 0 else []
    return Section(part, title, [paragraph(about, "note"), body, *more])


def _surest_first(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What changed beyond chance."""
    return sorted((row for row in rows if row["beyond"]), key=lambda row: row["difference"]["chance"])


def _table(caption: str, rows: list[dict[str, Any]], words: Words) -> str:
    head = [
        words.text(f"report-col-{name}") for name in ("figure", "first", "second", "change", "interval", "chance")
    ]  # fmt: skip
    lines = [
        Line([row["name"], _cell(row, "first"), _cell(row, "second"), *_change(row)], beyond=row["beyond"])
        for row in rows
    ]  # fmt: skip
    return table(caption, head, lines)


def _cell(row: dict[str, Any], run: str) -> str:
    one = row[run]
    if row["share"]:
        return f"{percent(one)} ({between(one)})"
    return f"{number(one['mean'])} ({between_means(one)})"


def _change(row: dict[str, Any]) -> list[str]:
    told = row["difference"]
    if told is None:
        return ["-", "-", "-"]
    by_chance = "< 0.0001" if told["chance"] < 0.0001 else f"{told['chance']:.4f}"
    if row["share"]:
        return [f"{100 * told['change']:+.1f} %", between(told), by_chance]
    return [f"{told['change']:+.2f}", f"{told['low']:.2f} to {told['high']:.2f}", by_chance]
