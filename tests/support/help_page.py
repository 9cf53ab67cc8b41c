"""The page about the command line, made from the real help.

`python -m tests.support.help_page` writes `docs/reference/command-line.md` anew.
"""

import sys
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from ludoteca.cli import main

PAGE: Final = Path(__file__).parent.parent.parent / "docs" / "reference" / "command-line.md"
WIDTH: Final = 80
HEAD: Final = """# Command line

What every command says about itself; this page is made from it. For how to play see
[Play in the terminal](../howto/play-in-the-terminal.md). In a clone, `./play` stands for `ludoteca`.

| exit code | meaning |
|---|---|
| 0 | good; also when you leave a game, or the input ends |
| 1 | a check failed: `verify` read the record, and it does not hold |
| 2 | bad input: one sentence on stderr says what is wrong, and nothing was changed |
| 130 | stopped by Ctrl-C; what `--save` names is saved |

Colour is used only on a terminal, and not with `NO_COLOR` set or `--plain`. Text goes from top to bottom; only
`analyse`, `simulate`, `tournament` and `report` draw a bar, on stderr, if that is a terminal. `--json` writes JSON on
stdout, for scripts.
"""


def page() -> str:
    """The text of the page."""
    sections = [_section("ludoteca"), *(_section(f"ludoteca {name}", name) for name in sorted(main.commands))]
    return "\n".join([HEAD, *sections])


def _section(title: str, *args: str) -> str:
    result = CliRunner().invoke(main, [*args, "--help"], prog_name="ludoteca", terminal_width=WIDTH)
    return f"## {title}\n\n```text\n{result.stdout}```\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"wrote {PAGE.name}\n")
