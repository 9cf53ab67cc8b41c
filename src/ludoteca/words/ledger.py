r"""The rules ledger of a game: `RULES.md`, one line per rule with a stable id.

>>> line = parse("## Turn\n- QUAY-013 [text] Trade in. [ruling] One at a time.\n")[0]
>>> line.id, line.section, line.tags
('QUAY-013', 'Turn', ('text', 'ruling'))
"""

import re
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.engine import Game, Refused

_RULE: Final = re.compile(r"^- ([A-Z]+-\d{3}) (.*)$")
_TAG: Final = re.compile(r"\[(text|ruling|engine|variant)\]")
_NONE_NEEDED: Final = re.compile(r"\(no (code|test|code or test): ([^)]+)\)")


class LedgerLine(NamedTuple):
    """One rule: its id, its heading, its tags, its text, and why it needs no code or no test (None: it does)."""

    id: str
    section: str
    tags: tuple[str, ...]
    text: str
    no_code: str | None
    no_test: str | None


def parse(text: str) -> list[LedgerLine]:
    lines: list[LedgerLine] = []
    section = ""
    for row in text.splitlines():
        if row.startswith("## "):
            section = row[3:].strip()
        elif found := _RULE.match(row):
            body = found[2]
            reasons = {what: why for kinds, why in _NONE_NEEDED.findall(body) for what in kinds.split(" or ")}
            tags = tuple(_TAG.findall(body))
            lines.append(LedgerLine(found[1], section, tags, body, reasons.get("code"), reasons.get("test")))
    return lines


def path_of(game: Game[Any]) -> Path:
    """Where the ledger of a game is: next to its `game.py`."""
    return Path(str(sys.modules[game.module].__file__)).with_name("RULES.md")


def of_game(game: Game[Any]) -> list[LedgerLine]:
    """The ledger of a game; no lines for a game that has none.

    >>> import ludoteca
    >>> of_game(ludoteca.game("quay"))[0].text
    '[text] 2 to 4 players.'
    """
    path = path_of(game)
    return parse(path.read_text(encoding="utf-8")) if path.is_file() else []


def rule(game: Game[Any], id: str) -> LedgerLine:  # noqa: A002 - what everybody calls it
    """The rule with that id; `Refused` if the ledger has none.

    >>> import ludoteca
    >>> rule(ludoteca.game("quay"), "QUAY-003").section
    'Set-up'
    """
    lines = of_game(game)
    for line in lines:
        if line.id == id.upper():
            return line
    known = f"its ledger runs from {lines[0].id} to {lines[-1].id}" if lines else "it has no ledger"
    raise Refused(f"{game.title} has no rule {id}: {known}.")
