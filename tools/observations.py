"""Write `docs/reference/observations.md`: every block of the observations of all games, and their action tables.

`python -m tools.observations [FILE]` writes the page; a test compares it with the code.
"""

import argparse
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.engine import Game
from ludoteca.observations.observer import Block, observer_of

PAGE = Path(__file__).parent.parent / "docs" / "reference" / "observations.md"
SHOWN = 6
HEAD = """# Observations and actions

Written by `python -m tools.observations`.
[Train in an environment](../howto/train-in-an-environment.md) says how to use them.

An observation has the same length for all numbers of players of a game. Its numbers are in blocks; each is a whole
number divided by its top, so from 0 to 1, and a number above its top counts as the top. Rows named `you`, `next_1`, ...
are seats: your own first, then the others in turn order; rows of seats where nobody plays are 0. A column with a number
behind it has that top. In `ludoteca.observations`, `observer_of(game).blocks` has this table as data,
`observer_of(game).names` the name of every number, and `features(state, seat)` the numbers.

An action is `game.offsets[rule] + answer`; `ludoteca.engine.actions.table(game)` names them all.
"""


def page() -> str:
    """The whole page."""
    return HEAD + "".join(_game(ludoteca.game(name)) for name in ludoteca.games(sample=True))


def _game(game: Game[Any]) -> str:
    blocks = [_block(block) for block in observer_of(game).blocks]
    lines = [
        f"\n## {game.title}\n",
        f"`{game.id}`: {observer_of(game).size} numbers, {game.actions} actions.\n",
        "| block | numbers | rows | columns | top | what it is |",
        "|---|---|---|---|---|---|",
        *blocks,
        "",
        "| actions | question | answers |",
        "|---|---|---|",
    ]
    for rule in game.rulebook.decisions:
        first = game.offsets[rule.number]
        verbs = [f"`{verb.name}({', '.join(domain.name for domain in verb.domains())})`" for verb in rule.verbs]
        lines.append(f"| {first} - {first + rule.size - 1} | `{rule.name}` | {' '.join(verbs)} |")
    return "\n".join(lines) + "\n"


def _block(block: Block) -> str:
    tops = sorted(set(block.tops))
    top = str(tops[0]) if len(tops) == 1 else f"{tops[0]} to {tops[-1]}"
    if len(tops) > 1 and len(block.columns) <= 60:
        columns = ", ".join(
            f"{name} {top}" if top > 1 else name for name, top in zip(block.columns, block.tops, strict=True)
        )
    else:
        columns = _some(block.columns)
    numbers = f"{block.first} - {block.first + block.size - 1}"
    return f"| `{block.name}` | {numbers} | {_some(block.rows) or '-'} | {columns} | {top} | {block.about} |"


def _some(names: tuple[str, ...]) -> str:
    """All the names if they are few; otherwise the first ones, the last one and how many there are."""
    if len(names) <= 2 * SHOWN:
        return ", ".join(names)
    return f"{', '.join(names[:SHOWN])} ... {names[-1]} ({len(names)})"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="tools.observations", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", nargs="?", type=Path, default=PAGE, help="where the page goes")
    parser.parse_args().file.write_text(page(), encoding="utf-8")
