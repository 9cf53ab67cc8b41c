"""The data dictionary of the Parquet files, as Markdown."""

from typing import Any

from ludoteca.engine import Game
from ludoteca.lab.simulate.columns import Sheet, sheets


def dictionary(game: Game[Any], decisions: bool) -> str:
    """What every column of every file means.

    >>> import ludoteca
    >>> dictionary(ludoteca.game("quay"), decisions=False).splitlines()[0]
    "# Simulated games of Smugglers' Quay: data dictionary"
    """
    parts = [f"# Simulated games of {game.title}: data dictionary\n", *map(_part, sheets(game, decisions))]
    return "\n".join(parts)


def _part(sheet: Sheet) -> str:
    head = f"## {sheet.name}\n\n{sheet.meaning}\n\n| column | type | meaning |\n|---|---|---|\n"
    return head + "".join(f"| `{name}` | {kind} | {meaning} |\n" for name, kind, meaning in sheet.columns)
