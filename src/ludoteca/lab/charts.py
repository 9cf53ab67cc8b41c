"""Small plain SVG charts: intervals, histograms and a line. Their colours come from the page's style.

They are drawn as wide as a phone, so that their words can be read there; elsewhere they are a little larger.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from textwrap import wrap
from typing import Final, NamedTuple

WIDTH: Final = 400
LETTER: Final = 7.5
"""Roughly how wide a letter is; fonts differ."""
BESIDE: Final = 18
"""Names with at most this many letters go next to their dots, longer ones above."""
LETTERS: Final = 50
"""The most letters in one line of a name above its dot."""
AXIS: Final = 48
EDGE: Final = 20
GAP: Final = 12
TOP: Final = 10
ROW: Final = 24
TEXT: Final = 16
"""From one line of words to the next."""
FOOT: Final = 34
TALL: Final = 180
MARKS: Final = 6
WHOLE_MARKS: Final = 10
"""The most numbers below a histogram."""


STYLE: Final = (
    "<style>text{font:13px system-ui,sans-serif;fill:#333}.grid{stroke:#ccc}.fair{stroke:#888;stroke-dasharray:4}"
    ".whisker{stroke:#2f6fbf;stroke-width:2}.dot{fill:#2f6fbf}svg{background:#fff}"
    "@media(prefers-color-scheme:dark){svg{background:#181a1f}text{fill:#ddd}.grid{stroke:#444}}</style>"
)


class Dot(NamedTuple):
    name: str
    value: float
    low: float
    high: float


def figure(key: str, title: str, described: str, body: Sequence[str], height: float) -> str:
    """A picture with a title, and a description for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="{key}-t {key}-d">'
        f'<title id="{key}-t">{escape(title)}</title><desc id="{key}-d">{escape(described)}</desc>{"".join(body)}</svg>'
    )


def standalone(figure: str) -> str:
    """The same as a file of its own, with the colours that a report's page would give it."""
    named = figure.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ')
    return named.replace("</desc>", f"</desc>{STYLE}") + "\n"


def dots(
    key: str, title: str, rows: Sequence[Dot], fair: float | None = None, unit: str = "", heading: Sequence[str] = ()
) -> str:
    """A dot for each value with a line for its interval; a dashed line shows what would be fair."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if fair is None else [fair])
    scale = _Scale.rounded(min(ends), max(ends))
    labels = [f"{_number(mark)}{unit}" for mark in scale.marks]
    longest = max(len(row.name) for row in rows)
    edge = max(EDGE, LETTER * (max(map(len, labels)) + 1) / 2)
    scale.spread(LETTER * longest + GAP if longest <= BESIDE else edge, WIDTH - edge)
    top = TEXT * len(heading) + (GAP if heading else 0)
    marked, bottom = _rows(rows, scale, top, beside=longest <= BESIDE)
    body = [_text(0, TEXT * at - 4, line) for at, line in enumerate(heading, start=1)]
    body += [_mark(scale.at(mark), top, bottom, label) for mark, label in zip(scale.marks, labels, strict=True)]
    if fair is not None:
        body.append(_line("fair", scale.at(fair), top, scale.at(fair), bottom + 4))
    said = "; ".join(f"{row.name}: {row.value:.1f}{unit} ({row.low:.1f} to {row.high:.1f})" for row in rows)
    return figure(key, title, f"{said}.", [*body, *marked], bottom + FOOT)


def _rows(rows: Sequence[Dot], scale: "_Scale", top: float, beside: bool) -> tuple[list[str], float]:
    body: list[str] = []
    y = top
    for row in rows:
        if beside:
            body.append(_text(0, y + ROW / 2 + 4, row.name))
        else:
            for line in wrap(row.name, LETTERS):
                y += TEXT
                body.append(_text(0, y, line, kind="over"))
        middle = y + ROW / 2
        body.append(_line("whisker", scale.at(row.low), middle, scale.at(row.high), middle))
        body.append(f'<circle class="dot" cx="{scale.at(row.value):g}" cy="{middle:g}" r="5"/>')
        y += ROW
    return body, y


def columns(key: str, title: str, bars: Sequence[tuple[float, float, int]], across: str, up: str = "") -> str:
    """A histogram: from, to and how many. `across` and `up` label its axes."""
    counts = _Scale.rounded(0, max(count for _, _, count in bars))
    top = TOP + (TEXT if up else 0)
    floor_ = top + TALL
    counts.spread(floor_, top)
    scale = _Scale.whole(bars[0][0], bars[-1][1] - 1)
    scale.spread(AXIS, WIDTH - EDGE)
    body = [_text(0, TOP + 4, up)] if up else []
    body += [_level(counts.at(mark), f"{mark:,.0f}") for mark in counts.marks if mark == int(mark)]
    body += [_text(scale.at(mark), floor_ + 18, f"{mark:,.0f}", "middle") for mark in scale.marks]
    body += [_bar(scale.at(low - 0.5), scale.at(high - 0.5), counts.at(count), floor_) for low, high, count in bars]
    body.append(_text((AXIS + WIDTH - EDGE) / 2, floor_ + 18 + TEXT, across, "middle"))
    said = "; ".join(f"{bin_name(low, high)} {across}: {count}" for low, high, count in bars)
    return figure(key, title, f"{said}.", body, floor_ + FOOT + TEXT - 6)


def bin_name(low: float, high: float) -> str:
    """The whole numbers that a bar stands for; `high` is where the next bar begins.

    >>> bin_name(12, 13), bin_name(10, 15)
    ('12', '10 to 14')
    """
    return f"{low:,.0f}" if high - low == 1 else f"{low:,.0f} to {high - 1:,.0f}"


def _bar(left: float, right: float, top: float, bottom: float) -> str:
    wide, tall = max(1.0, right - left - 1), bottom - top
    return f'<rect class="bar" x="{left:g}" y="{top:g}" width="{wide:.4g}" height="{tall:.4g}"/>'


def course(key: str, title: str, points: Sequence[Dot], fair: float) -> str:
    """A line from left to right with a band for its interval; values are per cent."""
    right = WIDTH - EDGE
    across = [round(AXIS + (right - AXIS) * at / max(1, len(points) - 1), 1) for at in range(len(points))]
    body = [_level(_height(level), f"{level} %") for level in (0, 25, 50, 75, 100)]
    upper = " ".join(f"{x},{_height(dot.high)}" for x, dot in zip(across, points, strict=True))
    lower = " ".join(f"{x},{_height(dot.low)}" for x, dot in reversed(list(zip(across, points, strict=True))))
    body.append(f'<polygon class="band" points="{upper} {lower}"/>')
    body.append(_line("fair", AXIS, _height(fair), right, _height(fair)))
    middle = " ".join(f"{x},{_height(dot.value)}" for x, dot in zip(across, points, strict=True))
    body.append(f'<polyline class="line" points="{middle}"/>')
    body += [_text(across[at], TOP + TALL + 20, points[at].name, "middle") for at in _labelled(len(points))]
    said = "; ".join(f"{dot.name}: {dot.value:.0f} %" for dot in points)
    return figure(key, title, f"{said}.", body, TOP + TALL + FOOT)


def _labelled(many: int) -> list[int]:
    """Which points of a course are named: about five, and always the last.

    >>> _labelled(20), _labelled(21), _labelled(3)
    ([0, 4, 8, 12, 16, 19], [0, 4, 8, 12, 16, 20], [0, 1, 2])
    """
    step = max(1, many // 5)
    last = many - 1
    return [*(at for at in range(0, last, step) if last - at > step / 2), last]


class _Scale:
    """Where a value is between two edges, with round marks."""

    def __init__(self, first: float, last: float, marks: Sequence[float]) -> None:
        self._first, self._last = first, last
        self._left, self._right = 0.0, 1.0
        self.marks = marks

    @classmethod
    def rounded(cls, low: float, high: float) -> "_Scale":
        step = _step((high - low) / MARKS or 1)
        first = floor(low / step)
        marks = [at * step for at in range(first, max(ceil(high / step), first + 1) + 1)]
        return cls(marks[0], marks[-1], marks)

    @classmethod
    def whole(cls, low: float, high: float) -> "_Scale":
        """From half a step below a whole number to half a step above another; the marks are whole numbers."""
        step = _step(max(1, (high - low + 1) / WHOLE_MARKS))
        marks = [at * step for at in range(ceil(low / step), floor(high / step) + 1)]
        return cls(low - 0.5, high + 0.5, marks)

    def spread(self, left: float, right: float) -> None:
        self._left, self._right = left, right

    def at(self, value: float) -> float:
        part = (value - self._first) / (self._last - self._first)
        return round(self._left + (self._right - self._left) * part, 1)


def _step(least: float) -> float:
    """The next round number.

    >>> _step(3.2), _step(0.17)
    (5.0, 0.2)
    """
    power = 10.0 ** floor(log10(least))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= least - 1e-9)


def _number(value: float) -> str:
    return f"{round(value, 4):g}"


def _height(value: float) -> float:
    return round(TOP + TALL * (1 - value / 100), 1)


def _level(y: float, text: str) -> str:
    return _line("grid", AXIS, y, WIDTH - EDGE, y) + _text(AXIS - 6, y + 4, text, "end")


def _mark(x: float, top: float, bottom: float, text: str) -> str:
    return _line("grid", x, top, x, bottom + 4) + _text(x, bottom + FOOT - 12, text, "middle")


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text{of_kind} x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'
