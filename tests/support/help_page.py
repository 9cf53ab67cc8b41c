"""The page about the command line, generated from the real help.

`python -m tests.support.help_page` writes `docs/reference/command-line.md` again.
"""

import sys
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from ludoteca.cli import main

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "reference" / "command-line.md"
WIDTH: Final = 80
HEAD: Final = """# Command line

The help text of every command; this page is generated from it. To learn how to play, see
[Play in the terminal](../howto/play-in-the-terminal.md). In a clone, type `./play` instead of `ludoteca`.

| exit code | meaning |
|---|---|
| 0 | success; also when you leave a game, or the input ends |
| 1 | a check failed: `verify` found a mistake in a record, or `tutorial check` in a tutorial |
| 2 | bad input: one sentence on stderr says what is wrong, and nothing was changed |
| 130 | stopped by Ctrl-C; with `--save`, the game is saved |

Colour is used only in a terminal, and never with `NO_COLOR` set or with `--plain`. Text runs from top to bottom; only
`analyse`, `simulate`, `tournament` and `report` draw a progress bar, on stderr and only in a terminal. `--json` writes
JSON to stdout, for scripts.
"""


def page() -> str:
    sections = [_section("ludoteca"), *(_section(f"ludoteca {name}", name) for name in sorted(main.commands))]
    return "\n".join([HEAD, *sections])


def _section(title: str, *args: str) -> str:
    result = CliRunner().invoke(main, [*args, "--help"], prog_name="ludoteca", terminal_width=WIDTH)
    return f"## {title}\n\n```text\n{result.stdout}```\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
