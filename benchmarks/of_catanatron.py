"""Catanatron under test: four random players."""

import importlib
from typing import Any

from benchmarks.serving import serve

LONGEST = 1000


class CatanatronPlayer:
    """Random play as its own simulator does it, tick by tick."""

    def __init__(self) -> None:
        self._library = importlib.import_module("catanatron")
        self._seed = 0

    def _new(self) -> Any:
        self._seed += 1
        colours = self._library.Color
        seats = [colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE]
        return self._library.Game([self._library.RandomPlayer(seat) for seat in seats], seed=self._seed)

    def play(self) -> int:
        """A whole random game; a tick with one playable action is not a choice."""
        game = self._new()
        choices = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            if len(game.state.playable_actions) > 1:
                choices += 1
            game.play_tick()
        return choices

    def positions(self, count: int) -> list[Any]:
        """Positions from all parts of a random game, with the history that its copies carry."""
        game = self._new()
        seen = []
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            seen.append(game.copy())
            game.play_tick()
        return [seen[at * len(seen) // count] for at in range(count)]

    def copy(self, position: Any) -> Any:
        """An independent copy."""
        return position.copy()


if __name__ == "__main__":
    serve({"catan": CatanatronPlayer()})
