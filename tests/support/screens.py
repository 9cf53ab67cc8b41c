"""Screens of the terminal that are kept as files: `python -m tests.support.screens` writes them again."""

import sys
from functools import cache
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.cli.screen import wrapped
from ludoteca.engine import State
from ludoteca.engine.parts import part
from ludoteca.games import components
from ludoteca.table.terminal import Board, Sight
from ludoteca.words.sentences import Words

SCREENS = Path(__file__).parents[1] / "cli" / "screens"
WIDTHS = (60, 80)
SEED = 5
ANSWERS = 40
NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
WORDS = Words()
BOARDS = {
    game_id: board
    for game_id in ("plastics_race", "rolling_heights", "iditacards")
    if (board := part(ludoteca.game(game_id).package, "terminal", Board)) is not None
}
_components = cache(components.read)


def sight(state: State, seat: int | None, width: int = 80, view: dict[str, Any] | None = None) -> Sight:
    """What a seat sees of a position; `view` are changes to it."""
    folder = components.folder_of(state.game)
    assert folder is not None
    seen = {**state.view(seat), **(view or {})}
    return Sight(seen, _components(folder), WORDS, NAMES[: state.seats], seat, width)


def played(game_id: str, answers: int = ANSWERS) -> State:
    match = ludoteca.Match(ludoteca.game(game_id), players=2, seed=SEED)
    rng = ludoteca.Rng(SEED)
    for _ in range(answers):
        match.choose(match.state.answers[rng.below(len(match.state.answers))])
    state: State = match.state
    return state


def screen(game_id: str, width: int) -> str:
    """The table as the first player sees it, as wide as the terminal is."""
    lines = BOARDS[game_id].table(sight(played(game_id), 0, width))
    return wrapped("\n".join(lines), width) + "\n"


def file_of(game_id: str, width: int) -> Path:
    return SCREENS / f"{game_id}-{width}.txt"


if __name__ == "__main__":
    for game_id in BOARDS:
        for width in WIDTHS:
            file_of(game_id, width).write_text(screen(game_id, width), encoding="utf-8")
    sys.stdout.write(f"wrote {SCREENS}\n")
