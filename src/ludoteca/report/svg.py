"""Small plain SVG figures: intervals, histograms and a line. Their colours come from the page's style."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 660
NAMES: Final = (120, 330)
"""Room for the names beside dots: at least and at most."""
LETTER: Final = 6.6
"""How wide a letter is, about."""
AXIS: Final = 44
EDGE: Final = 16
TOP: Final = 8
ROW: Final = 24
FOOT: Final = 34
TALL: Final = 180
LONGEST_NAME: Final = 48
MARKS: Final = 6


class Dot(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    low: float
    high: float


def figure(key: str, title: str, told: str, body: Sequence[str], height: int) -> str:
    """A picture with a title; those who cannot see it are read what it shows."""
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="{key}-t {key}-d">'
        f'<title id="{key}-t">{escape(title)}</title><desc id="{key}-d">{escape(told)}</desc>{"".join(body)}</svg>'
    )


def dots(key: str, title: str, rows: Sequence[Dot], fair: float | None = None, unit: str = "") -> str:
    """A dot for each value with a line for its interval; a dashed line shows what would be fair."""
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if fair is None else [fair])
    letters = max(len(_cut(row.name)) for row in rows)
    scale = _Scale(min(ends), max(ends), min(max(NAMES[0], LETTER * letters + EDGE), NAMES[1]), WIDTH - EDGE)
    height = ROW * len(rows) + FOOT
    body = [_mark(scale.at(mark), height, f"{_number(mark)}{unit}") for mark in scale.marks]
    if fair is not None:
        body.append(_line("fair", scale.at(fair), 0, scale.at(fair), height - FOOT + 4))
    for at, row in enumerate(rows):
        y = ROW * at + ROW / 2
        body += [
            _text(0, y + 4, _cut(row.name)),
            _line("whisker", scale.at(row.low), y, scale.at(row.high), y),
            f'<circle class="dot" cx="{scale.at(row.value)}" cy="{y:g}" r="5"/>',
        ]
    said = "; ".join(f"{row.name}: {row.value:.1f}{unit} ({row.low:.1f} to {row.high:.1f})" for row in rows)
    return figure(key, title, f"{said}.", body, height)


def columns(key: str, title: str, bars: Sequence[tuple[float, float, int]], unit: str) -> str:
    """A histogram: from, to and how many."""
    up = _Scale(0, max(count for _, _, count in bars), TOP + TALL, TOP)
    scale = _Scale(bars[0][0], bars[-1][1], AXIS, WIDTH - EDGE)
    body = [_level(up.at(mark), f"{mark:,.0f}") for mark in up.marks if mark == int(mark)]
    body += [_text(scale.at(mark), TOP + TALL + 20, _number(mark), "middle") for mark in scale.marks]
    for low, high, count in bars:
        left, top = scale.at(low), up.at(count)
        wide = max(1.0, round(scale.at(high) - left - 1, 1))
        tall = round(TOP + TALL - top, 1)
        body.append(f'<rect class="bar" x="{left}" y="{top:g}" width="{wide:g}" height="{tall:g}"/>')
    said = "; ".join(f"{_number(low)} to {_number(high)} {unit}: {count}" for low, high, count in bars)
    return figure(key, title, f"{said}.", body, TOP + TALL + FOOT)


def course(key: str, title: str, points: Sequence[Dot], fair: float) -> str:
    """A line from left to right with a band for its interval; values are per cent."""
    across = [round(AXIS + (WIDTH - AXIS - EDGE) * at / max(1, len(points) - 1), 1) for at in range(len(points))]
    body = [_level(_height(level), f"{level} %") for level in (0, 25, 50, 75, 100)]
    upper = " ".join(f"{x},{_height(dot.high)}" for x, dot in zip(across, points, strict=True))
    lower = " ".join(f"{x},{_height(dot.low)}" for x, dot in reversed(list(zip(across, points, strict=True))))
    body.append(f'<polygon class="band" points="{upper} {lower}"/>')
    body.append(_line("fair", AXIS, _height(fair), WIDTH - EDGE, _height(fair)))
    middle = " ".join(f"{x},{_height(dot.value)}" for x, dot in zip(across, points, strict=True))
    body.append(f'<polyline class="line" points="{middle}"/>')
    for x, dot in list(zip(across, points, strict=True))[:: max(1, len(points) // 5)]:
        body.append(_text(x, TOP + TALL + 20, dot.name, "middle"))
    said = "; ".join(f"{dot.name}: {dot.value:.0f} %" for dot in points)
    return figure(key, title, f"{said}.", body, TOP + TALL + FOOT)


class _Scale:
    """Where a value lies between two edges, with round marks."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        step = _step((high - low) / MARKS or 1)
        self._first, self._last = floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step
        self._left, self._room = left, right - left
        self.marks = [self._first + at * step for at in range(round((self._last - self._first) / step) + 1)]

    def at(self, value: float) -> float:
        part = (value - self._first) / (self._last - self._first)
        return round(self._left + self._room * part, 1)


def _step(least: float) -> float:
    """The next round number.

    >>> _step(3.2), _step(0.17)
    (5.0, 0.2)
    """
    power = 10.0 ** floor(log10(least))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= least - 1e-9)


def _number(value: float) -> str:
    return f"{round(value, 4):g}"


def _cut(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _height(value: float) -> float:
    return round(TOP + TALL * (1 - value / 100), 1)


def _level(y: float, text: str) -> str:
    return _line("grid", AXIS, y, WIDTH - EDGE, y) + _text(AXIS - 6, y + 4, text, "end")


def _mark(x: float, height: float, text: str) -> str:
    return _line("grid", x, 0, x, height - FOOT + 4) + _text(x, height - 10, text, "middle")


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(text)}</text>'
