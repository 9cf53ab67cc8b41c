"""OpenSpiel's backgammon and hearts under test: rules in C++, random play through the Python interface."""

import importlib
import random
from typing import Any

from benchmarks.serving import serve


class OpenSpielPlayer:
    """Random play as in OpenSpiel's own Python examples."""

    def __init__(self, name: str) -> None:
        self._game = importlib.import_module("pyspiel").load_game(name)
        self._rng = random.Random(1)  # noqa: S311 - play, not secrets

    def _step(self, state: Any) -> bool:
        """One node of the game; whether it was a real choice."""
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self._rng.choices(outcomes, weights)[0])
            return False
        actions = state.legal_actions()
        state.apply_action(actions[int(self._rng.random() * len(actions))])
        return len(actions) > 1

    def play(self) -> int:
        """A whole random game."""
        state = self._game.new_initial_state()
        choices = 0
        while not state.is_terminal():
            choices += self._step(state)
        return choices

    def positions(self, count: int) -> list[Any]:
        """Positions from all parts of a random game."""
        state = self._game.new_initial_state()
        seen = []
        while not state.is_terminal():
            seen.append(state.clone())
            self._step(state)
        return [seen[at * len(seen) // count] for at in range(count)]

    def copy(self, position: Any) -> Any:
        """An independent copy."""
        return position.clone()


if __name__ == "__main__":
    serve({name: OpenSpielPlayer(name) for name in ("backgammon", "hearts")})
