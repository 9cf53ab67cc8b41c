"""Tables, lists and the frame of a page: one file, no script, nothing from elsewhere."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from ludoteca.lab.report.results import Rated
from ludoteca.lab.statistics import Mean, Share

STYLE: Final = """
:root{color-scheme:light dark;--ink:#1c1f23;--soft:#565d66;--page:#fff;--rule:#d5d9de;--shade:#f3f5f7;--main:#1f5fa8;
--band:#1f5fa833;--fair:#a8421f}
@media (prefers-color-scheme:dark){:root{--ink:#e8eaed;--soft:#a9b0b8;--page:#16191d;--rule:#3a4048;--shade:#20252b;
--main:#7ab5f5;--band:#7ab5f533;--fair:#f0a080}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem 1.2rem 4rem;background:var(--page);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.7rem;margin:.5rem 0}h2{font-size:1.3rem;margin:2.5rem 0 .5rem;border-top:1px solid var(--rule);
padding-top:1rem}h3{font-size:1.05rem;margin:1.5rem 0 .3rem}
p,li{max-width:46rem;overflow-wrap:anywhere}.note{color:var(--soft);font-size:.92rem}
.says{display:grid;grid-template-columns:11rem 1fr;gap:.8rem 1rem;margin:1rem 0}.says dt{font-weight:600}
.says dd,.says p,.says ul{margin:0}.says p+p,.says ul+p{margin-top:.3rem}.says ul{padding-left:1.2rem}
@media (max-width:40rem){.says{display:block}.says dt{margin-top:1rem}}
nav ul{columns:2;padding-left:1.2rem}a{color:var(--main)}
.wide{overflow-x:auto;position:relative}.wide:focus-visible{outline:2px solid var(--main)}
table{border-collapse:separate;border-spacing:0;margin:.6rem 0 1rem;font-size:.92rem;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--soft);padding:.2rem 0}
caption span{display:inline-block;position:sticky;left:0;max-width:calc(100vw - 2.6rem)}
h3+.wide caption,.unseen{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;
white-space:nowrap;user-select:none}
th,td{padding:.2rem .9rem .2rem 0;border-bottom:1px solid var(--rule);text-align:right;vertical-align:top}
th:last-child,td:last-child{padding-right:.3rem}td{white-space:nowrap}
th:first-child{text-align:left;padding-left:.3rem;position:sticky;left:0;background:var(--page)}
thead th,thead th:first-child{background:var(--shade);border-bottom:2px solid var(--rule);vertical-align:bottom}
@media (max-width:40rem){.scrolls th:first-child{border-right:1px solid var(--rule)}.scrolls th+*{padding-left:.5rem}}
tbody th{font-weight:normal;min-width:7rem}tr.few td,tr.few th{color:var(--soft);font-style:italic}
figure{margin:1rem 0 .6rem}summary{color:var(--soft);font-size:.92rem;cursor:pointer}
figcaption{font-weight:600}svg{width:100%;max-width:30rem;height:auto;display:block}
svg text{font:13px system-ui,sans-serif;fill:var(--ink)}.over{paint-order:stroke;stroke:var(--page);stroke-width:4px}
.grid{stroke:var(--rule)}
.whisker{stroke:var(--main);stroke-width:3}.dot,.bar{fill:var(--main)}.band{fill:var(--band)}
.line{fill:none;stroke:var(--main);stroke-width:2.5}.fair{stroke:var(--fair);stroke-width:2;stroke-dasharray:5 4}
@page{margin:1.4cm}
@media print{:root{--ink:#000;--soft:#444;--page:#fff;--rule:#bbb;--shade:#eee;--main:#1f5fa8;--band:#1f5fa833;
--fair:#a8421f;color-scheme:light;font-size:9pt}body{max-width:none;padding:0;line-height:1.35}
h1{margin-top:0}.says{gap:.4rem 1rem;margin:.5rem 0}h2{margin-top:1.5rem}
h2,h3,h2+p,.note:has(+.wide),.note:has(+figure),figcaption{break-after:avoid}tr,p,li,figure,.short{break-inside:avoid}
caption,thead{break-after:avoid}tbody tr:first-child{break-before:avoid}.wide{overflow:visible}nav,details{display:none}
th:first-child,caption span{position:static;max-width:none}
a{color:inherit;text-decoration:none}table{font-size:8pt}svg{max-width:10cm}}
"""


SHORT: Final = 8
"""Tables with at most this many lines are kept on one page in print; longer ones would leave too much space empty."""
NARROW: Final = 350
"""How many pixels wide a table can be on a phone."""
LETTER: Final = 8.0
PADDING: Final = 16
FIRST: Final = 110
"""Pixels, roughly: for a letter, the padding of a cell, and the first column, whose words wrap."""
BEYOND: Final = '<span aria-hidden="true">&nbsp;*</span><span class="unseen"> beyond chance</span>'
"""A star that can be copied, and read aloud."""


class Line(NamedTuple):
    """A line of a table; `few` and `beyond` say how to read it."""

    cells: Sequence[str]
    few: bool = False
    beyond: bool = False


def table(caption: str, head: Sequence[str], lines: Sequence[Line]) -> str:
    columns = "".join(f'<th scope="col">{_unbroken(name)}</th>' for name in head)
    rows = "".join(_line(line) for line in lines)
    said = escape(caption)
    scrolls = _scrolls(head, lines)
    kinds = ["wide", *(["scrolls"] if scrolls else []), *(["short"] if len(lines) <= SHORT else [])]
    reached = f' role="group" aria-label="{said}" tabindex="0"' if scrolls else ""
    return (
        f'<div class="{" ".join(kinds)}"{reached}><table><caption><span>{said}</span></caption>'
        f"<thead><tr>{columns}</tr></thead><tbody>{rows}</tbody></table></div>"
    )


def _scrolls(head: Sequence[str], lines: Sequence[Line]) -> bool:
    """Whether a table is too wide for a phone: then the keyboard must be able to reach it, to scroll it.

    >>> _scrolls(["end", "games"], [Line(["the deck is empty, whoever has emptied it", "12"])])
    False
    """
    widths = [
        max([*map(len, name.split()), *(len(line.cells[at]) for line in lines)])
        for at, name in enumerate(head)
        if at
    ]  # fmt: skip
    return FIRST + sum(LETTER * letters + PADDING for letters in widths) > NARROW


def _line(line: Line) -> str:
    first, *others = line.cells
    kinds = [name for name in ("few", "beyond") if getattr(line, name)]
    kind = f' class="{" ".join(kinds)}"' if kinds else ""
    star = BEYOND if line.beyond else ""
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in others)
    return f'<tr{kind}><th scope="row">{escape(first)}{star}</th>{cells}</tr>'


def drawn(title: str, svg: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{svg}</figure>"


def paragraph(text: str, kind: str = "") -> str:
    return f"<p{f' class={kind!r}' if kind else ''}>{_unbroken(text)}</p>"


def _unbroken(text: str) -> str:
    """Escape a text, so that no line begins with a per cent sign."""
    return escape(text).replace(" %", "&nbsp;%")


def heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def listed(items: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{_unbroken(item)}</li>' for item in items)}</ul>"


def behind(title: str, html: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{html}</details>"


def topics(said: Sequence[tuple[str, str, Sequence[str]]]) -> str:
    """The sentences about each part of the page, with a link to that part."""
    parts = (
        f'<dt><a href="#{key}">{escape(title)}</a></dt><dd>{"".join(sentences)}</dd>' for key, title, sentences in said
    )
    return f'<dl class="says">{"".join(parts)}</dl>'


class Section(NamedTuple):
    """A part of the page with a title; `parts` are HTML."""

    key: str
    title: str
    parts: Sequence[str]


def page(lang: str, title: str, lead: str, contents: str, sections: Sequence[Section]) -> str:
    links = "".join(f'<li><a href="#{one.key}">{escape(one.title)}</a></li>' for one in sections)
    body = "\n".join(
        f'<section id="{one.key}" aria-labelledby="{one.key}-h"><h2 id="{one.key}-h">{escape(one.title)}</h2>'
        f"{chr(10).join(one.parts)}</section>"
        for one in sections
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>"
        f"<header><h1>{escape(title)}</h1>{paragraph(lead)}</header>"
        f'<nav aria-label="{escape(contents)}"><ul>{links}</ul></nav><main>\n{body}\n</main></body></html>\n'
    )


def per_cent(part: float, digits: int = 1) -> str:
    return f"{100 * part:.{digits}f} %"


def percent(one: Share) -> str:
    """A share, for people to read.

    >>> from ludoteca.lab.statistics import share
    >>> percent(share(1, 3)), percent(share(0, 0))
    ('33.3 %', '-')
    """
    return per_cent(one.share) if one.of else "-"


def between(one: Share | Mean) -> str:
    """The interval of a share, or of a mean that is part of a whole."""
    if one.low is None or one.high is None or (isinstance(one, Share) and not one.of):
        return "-"
    return f"{100 * one.low:.1f} to {per_cent(one.high)}"


def between_means(one: Mean | Rated) -> str:
    return "-" if one.low is None or one.high is None else span(one.low, one.high)


def most_values(one: Mean) -> str:
    return span(one.tenth, one.nine_tenths)


def span(low: float, high: float) -> str:
    return f"{number(low)} to {number(high)}"


def number(value: float) -> str:
    """A number, for people to read; whole numbers stay whole.

    >>> number(1234), number(2.345), number(0.01234)
    ('1,234', '2.35', '0.012')
    """
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:,.1f}" if abs(value) >= 100 else f"{value:.2f}" if abs(value) >= 0.1 else f"{value:.3f}"
