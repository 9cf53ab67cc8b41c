"""Draw learning curves, which the other examples write as CSV, into one SVG file.

python examples/curve.py ppo.csv sb3.csv --out curves.svg
"""

import argparse
import csv
from html import escape
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 60, 16, 16, 48
COLOURS = ("#2f6fbf", "#c05a1c", "#3f8f4f", "#8a56b0")
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.grid{stroke:#ccc}"
    "@media(prefers-color-scheme:dark){svg{background:#181a1f}text{fill:#ddd}.grid{stroke:#444}}"
)

Curve = list[tuple[int, float]]


def read(path: Path) -> Curve:
    """Steps and shares of one file."""
    with path.open(encoding="utf-8", newline="") as file:
        return [(int(row["steps"]), float(row["victories"])) for row in csv.DictReader(file)]


def drawn(curves: dict[str, Curve]) -> str:
    """A line for each curve, from the first step to the last."""
    last = max(steps for curve in curves.values() for steps, _ in curve)
    title = "Share of games won against random players, by steps of training"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">',
        f"<title>{title}</title><style>{STYLE}</style>",
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = _place(0, share, last)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for steps in range(0, last + 1, 100_000):
        x, _ = _place(steps, 0, last)
        parts.append(f'<text x="{x}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{steps // 1000}k</text>')
    parts.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">steps</text>')
    for at, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[at % len(COLOURS)]
        points = " ".join("{},{}".format(*_place(steps, share, last)) for steps, share in curve)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = HEIGHT - BOTTOM - 36 + 18 * at
        parts.append(f'<text x="{WIDTH - RIGHT - 8}" y="{y}" text-anchor="end" style="fill:{colour}">')
        parts.append(f"{escape(name)}</text>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def _place(steps: int, share: float, last: int) -> tuple[float, float]:
    x = LEFT + (WIDTH - LEFT - RIGHT) * steps / last
    y = HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share
    return round(x, 1), round(y, 1)


def main() -> None:
    """Read, draw, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path, help="CSV files; each line is named after its file")
    parser.add_argument("--out", type=Path, required=True, help="the SVG file")
    given = parser.parse_args()
    given.out.write_text(drawn({path.stem: read(path) for path in given.files}), encoding="utf-8")


if __name__ == "__main__":
    main()
