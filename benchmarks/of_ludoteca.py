"""Ludoteca's games under test: pure or compiled, whichever is imported."""

from typing import Any

import ludoteca
from benchmarks.serving import serve

MOST_PLAYERS = 4


class LudotecaPlayer:
    """Random play through the public contract: `answers`, `choose`, `deal`."""

    def __init__(self, game_id: str) -> None:
        self._game = ludoteca.game(game_id)
        self._players = min(MOST_PLAYERS, self._game.players[-1])
        self._rng = ludoteca.Rng(1)

    def play(self) -> int:
        """A whole random game."""
        rng = self._rng
        state = self._game.new(self._players)
        state.deal(rng)
        choices = 0
        while not state.over:
            answers = state.answers
            state.choose(answers[rng.below(len(answers))])
            state.deal(rng)
            choices += 1
        return choices

    def positions(self, count: int) -> list[Any]:
        """Positions from all parts of a random game."""
        rng = self._rng
        state = self._game.new(self._players)
        state.deal(rng)
        seen = []
        while not state.over:
            seen.append(state.copy())
            state.choose(state.answers[rng.below(len(state.answers))])
            state.deal(rng)
        return [seen[at * len(seen) // count] for at in range(count)]

    def copy(self, position: Any) -> Any:
        """An independent copy."""
        return position.copy()


if __name__ == "__main__":
    serve({name: LudotecaPlayer(name) for name in ludoteca.games(sample=True)})
