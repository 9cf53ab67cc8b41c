"""The ratings of a tournament as a picture: for each bot a line with its rating and the interval around it."""

from html import escape
from math import ceil, floor
from typing import Final

from ludoteca.lab.tournament.figures import Figures
from ludoteca.lab.tournament.rating import Rating

SVG: Final = "http://www.w3.org/2000/svg"
WIDTH: Final = 720
NAMES: Final = 190
EDGE: Final = 30
ROW: Final = 30
TOP: Final = 64
LONGEST_NAME: Final = 26
STEPS: Final = (10, 25, 50, 100, 200, 250, 500, 1000, 2500)
STYLE: Final = (
    "text{font:14px sans-serif;fill:#222}.head{font-weight:bold}.small{font-size:12px;fill:#555}"
    ".grid{stroke:#ccc}.interval{stroke:#1f5fa8;stroke-width:3}.rating{fill:#1f5fa8}"
)


def picture(found: Figures, title: str, note: str) -> str:
    """An SVG picture; screen readers read out the same figures."""
    scale = _Scale(found.ratings)
    height = TOP + ROW * len(found.ratings) + 40
    told = " ".join(f"{one.bot}: {one.elo:.0f} ({one.low:.0f} to {one.high:.0f})." for one in found.ratings)
    lines = [
        f'<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="title told">',
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="told">{escape(told)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text class="head" x="{EDGE}" y="28">{escape(title)}</text>',
        f'<text class="small" x="{EDGE}" y="48">{escape(note)}</text>',
        *(_grid_line(scale.at(elo), elo, height) for elo in scale.marks),
        *(line for at, one in enumerate(found.ratings) for line in _row(one, TOP + ROW * at + 20, scale)),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


class _Scale:
    """Where a rating goes from left to right."""

    def __init__(self, ratings: tuple[Rating, ...]) -> None:
        low, high = min(one.low for one in ratings), max(one.high for one in ratings)
        step = next((step for step in STEPS if (high - low) / step <= 8), STEPS[-1])
        self._first, self._last = step * floor(low / step), step * max(ceil(high / step), floor(low / step) + 1)
        self.marks = range(self._first, self._last + 1, step)

    def at(self, elo: float) -> float:
        room = WIDTH - NAMES - 2 * EDGE
        return round(NAMES + EDGE + room * (elo - self._first) / (self._last - self._first), 1)


def _grid_line(x: float, elo: int, height: int) -> str:
    return (
        f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{height - 34}"/>'
        f'<text class="small" x="{x}" y="{height - 16}" text-anchor="middle">{elo}</text>'
    )


def _row(one: Rating, y: int, scale: _Scale) -> list[str]:
    name = one.bot if len(one.bot) <= LONGEST_NAME else f"{one.bot[: LONGEST_NAME - 3]}..."
    left, middle, right = scale.at(one.low), scale.at(one.elo), scale.at(one.high)
    about = f"<title>{escape(one.bot)}: {one.elo:.0f}</title>"
    return [
        f'<text x="{EDGE}" y="{y + 5}">{escape(name)}</text>',
        f'<line class="interval" x1="{left}" y1="{y}" x2="{right}" y2="{y}"/>',
        f'<circle class="rating" cx="{middle}" cy="{y}" r="6">{about}</circle>',
    ]
