"""Put the counts of all campaigns into `docs/reference/campaigns.md`: `python -m campaigns.page`.

The page says where: whatever is between `<!-- counts of NAME -->` and `<!-- end -->` is replaced.
"""

import re
import sys
from pathlib import Path
from typing import Final

from campaigns.campaign import COUNTS, Tally

PAGE: Final = Path(__file__).parent.parent / "docs" / "reference" / "campaigns.md"
TABLE: Final = re.compile(r"(<!-- counts of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def with_counts(text: str, folder: Path = COUNTS) -> str:
    """The page with the tables that the count files give."""
    return TABLE.sub(lambda found: f"{found[1]}\n{table(Tally(found[2], folder))}\n{found[3]}", text)


def table(tally: Tally) -> str:
    """A row for each count; counts of one kind, like endings, share one."""
    kinds: dict[str, list[str]] = {}
    rows = [("steps", f"{tally.steps:,}")]
    for name, count in sorted(tally.counts.items()):
        kind, of_a_kind, which = name.partition(": ")
        if of_a_kind:
            kinds.setdefault(kind, []).append(f"{which} {count:,}")
        else:
            rows.append((name, f"{count:,}"))
    rows += [(kind, "; ".join(counts)) for kind, counts in kinds.items()]
    return "\n".join(["| counted | |", "|---|---|", *(f"| {name} | {count} |" for name, count in rows)]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(with_counts(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
