"""OpenSpiel's games under test: rules in C++, random play through the Python interface, its Python ISMCTS."""

import importlib
import random
from typing import Any

from benchmarks.serving import SIMULATIONS, serve

UCT = 2.0


class OpenSpielPlayer:
    """Random play as in OpenSpiel's own Python examples."""

    def __init__(self, name: str) -> None:
        self._game = importlib.import_module("pyspiel").load_game(name)
        self._rng = random.Random(1)  # noqa: S311 - play, not secrets

    def _step(self, state: Any) -> bool:
        """Play one node of the game. Returns whether it was a real choice."""
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


class OpenSpielSearcher(OpenSpielPlayer):
    """One of the games with hidden cards that its search can play."""

    def questions(self, count: int) -> list[Any]:
        """Positions from all parts of a random game, at real choices."""
        state = self._game.new_initial_state()
        seen = []
        while not state.is_terminal():
            position = state.clone()
            if self._step(state):
                seen.append(position)
        return [seen[at * len(seen) // count] for at in range(count)]

    def search(self, position: Any) -> None:
        """Information-set tree search with random rollouts, as it comes."""
        self._search_with(_library("mcts").RandomRolloutEvaluator(), position)

    def searched(self, position: Any) -> tuple[int, int]:
        """Search again and count: in other worlds, but just as many."""
        counting = Counting(position.move_number())
        self._search_with(counting, position)
        return SIMULATIONS, counting.choices

    def _search_with(self, evaluator: Any, position: Any) -> None:
        _library("ismcts").ISMCTSBot(self._game, evaluator, UCT, SIMULATIONS).step(position)


class Counting:
    """The random rollouts of a search, and the chance that they use: counts the choices of its simulations."""

    def __init__(self, moves: int) -> None:
        self._moves = moves
        self._rollouts = _library("mcts").RandomRolloutEvaluator(random_state=self)
        self._random = random.Random(1)  # noqa: S311 - play, not secrets
        self.choices = 0

    def choice(self, items: Any, p: Any = None) -> Any:
        """One of the items; with weights it is not a choice but chance."""
        self.choices += p is None
        return self._random.choices(items, p)[0]

    def evaluate(self, state: Any) -> Any:
        """The result of a rollout; the moves in the tree count too."""
        self.choices += state.move_number() - self._moves
        return self._rollouts.evaluate(state)

    def prior(self, state: Any) -> Any:
        """All the same."""
        return self._rollouts.prior(state)


def _library(name: str) -> Any:
    return importlib.import_module(f"open_spiel.python.algorithms.{name}")


if __name__ == "__main__":
    serve(
        {
            "backgammon": OpenSpielPlayer("backgammon"),
            "hearts": OpenSpielPlayer("hearts"),
            "gin_rummy": OpenSpielSearcher("gin_rummy"),
        }
    )
