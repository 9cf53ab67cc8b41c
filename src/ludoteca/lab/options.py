"""A game by name with its options, as simulations, tournaments and training are set up with them."""

import json
from functools import cache
from itertools import product
from typing import Any

from ludoteca.bots import sent_files
from ludoteca.engine import Game, OptionValue
from ludoteca.games import installed

Chosen = tuple[tuple[str, OptionValue], ...]
"""Options of a game, as plain data for workers."""
Axis = tuple[str, tuple[OptionValue, ...]]
"""An option with several values."""


Changed = tuple[tuple[str, float], ...]
"""Numbers of the components that are not what they usually are, as plain data for workers."""


@cache
def game_of(game_id: str, content: str | None, changed: Changed = ()) -> Game[Any]:
    """The game with its components, found once in each process."""
    folder = None if content is None else sent_files.here(content)
    return installed.changed_game(game_id, folder, dict(changed)) if changed else installed.game(game_id, folder)


@cache
def settings(game: Game[Any], players: int, options: Chosen, seed: int) -> str:
    """Everything that decides how the games of a setup are dealt, as text to make seeds from."""
    chosen = json.dumps(game.complete(dict(options)), sort_keys=True)
    return f"{seed} {game.id} {game.content_hash} {players} {chosen}"


def all_boards(options: Chosen, axes: tuple[Axis, ...]) -> list[Chosen]:
    """The options with every combination of the axes' values, the last changing fastest."""
    names = [name for name, _ in axes]
    return [(*options, *zip(names, values, strict=True)) for values in product(*(values for _, values in axes))]
