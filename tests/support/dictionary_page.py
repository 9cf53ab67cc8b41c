"""The page about the Parquet files of simulations, made from their columns.

`python -m tests.support.dictionary_page` writes `docs/reference/simulated-games.md` anew.
"""

import sys
from pathlib import Path
from typing import Final

from ludoteca.lab.simulate.sheets import dictionary
from tests.support.quays import QUAY

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "reference" / "simulated-games.md"
HEAD: Final = """# Simulated games as Parquet files

The columns of the files that `ludoteca simulate --out NAME.parquet` writes, see
[Simulate many games](../howto/simulate.md). These are the columns of the sample game; every game has its own options
(`option_...`) and sources of points (`points_...`), and `NAME.dictionary.md` beside the files describes them. This page
is made from the columns themselves.

"""


def page() -> str:
    return HEAD + dictionary(QUAY, decisions=True).partition("\n\n")[2]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
