"""Ludoteca's games under test: pure or compiled, whichever is imported."""

import time
from itertools import pairwise
from typing import Any

import ludoteca
from benchmarks.serving import SIMULATIONS, TENTHS, serve
from ludoteca.bots import Adviser, Question, adviser
from ludoteca.bots.search import Limits, Search

MOST_PLAYERS = 4
FAR = 10
AT_ONCE = "/playout"
"""The name of rows of whole games in one call, after the game."""
BLINDLY = "/random"
"""The rows of a search whose quick player answers at random, as OpenSpiel's does."""


class Searcher:
    """The search of the level `hard`, with any adviser."""

    def __init__(self, game_id: str, knows: Adviser) -> None:
        self._game = ludoteca.game(game_id)
        self._players = min(MOST_PLAYERS, self._game.players[-1])
        self._knows = knows
        self._rng = ludoteca.Rng(1)
        self._seed = 0
        self._done = (0, 0)

    def questions(self, count: int) -> list[Any]:
        """Positions from all parts of a game between quick players, at questions that are worth a search."""
        knows, rng = self._knows, self._rng
        state = self._game.new(self._players)
        state.resolve_chance(rng)
        seen = []
        while not state.over:
            if knows.ponders(state):
                seen.append(state.copy())
            state.choose(knows.act(state, rng))
            state.resolve_chance(rng)
        return [seen[at * len(seen) // count] for at in range(count)]

    def search(self, position: Any) -> None:
        """As the level `hard` does it, but every question gets the same number of simulations."""
        self._seed += 1
        bot = Search(self._knows, self._seed, Limits(round(SIMULATIONS / self._knows.share)))
        bot.choose(Question(position))
        self._done = (bot.used, bot.choices)

    def searched(self, position: Any) -> tuple[int, int]:
        """As counted by the bot."""
        return self._done


class LudotecaPlayer(Searcher):
    """Random play through the public contract: `answers`, `choose`, `deal`."""

    def play(self) -> int:
        """A whole random game."""
        rng = self._rng
        state = self._game.new(self._players)
        state.resolve_chance(rng)
        choices = 0
        while not state.over:
            answers = state.answers
            state.choose(answers[rng.below(len(answers))])
            state.resolve_chance(rng)
            choices += 1
        return choices

    def positions(self, count: int) -> list[Any]:
        """Positions from all parts of a random game."""
        rng = self._rng
        state = self._game.new(self._players)
        state.resolve_chance(rng)
        seen = []
        while not state.over:
            seen.append(state.copy())
            state.choose(state.answers[rng.below(len(state.answers))])
            state.resolve_chance(rng)
        return [seen[at * len(seen) // count] for at in range(count)]

    def copy(self, position: Any) -> Any:
        """An independent copy."""
        return position.copy()

    def progress(self, players: int) -> tuple[list[float], list[int]]:
        """Plays the game twice: the first time to learn how long it is."""
        self._seed += 1
        length = ludoteca.playout(self._game.new(players), ludoteca.Rng(self._seed))
        rng = ludoteca.Rng(self._seed)
        state = self._game.new(players)
        state.resolve_chance(rng)
        ends = [length * tenth // TENTHS for tenth in range(TENTHS + 1)]
        choices = [end - start for start, end in pairwise(ends)]
        return [_timed(state, rng, many) for many in choices], choices


class Blind(Adviser):
    """Knows only when a turn ends, and looks a few turns ahead."""

    def __init__(self, game_id: str) -> None:
        game = ludoteca.game(game_id)
        super().__init__(game)
        self.horizon = FAR
        self._counts = adviser(game)

    def turn(self, s: ludoteca.State) -> int:
        """As counted by the game's own adviser."""
        return self._counts.turn(s)


class PlayoutPlayer:
    """The same random games, each in one call."""

    def __init__(self, game_id: str) -> None:
        self._game = ludoteca.game(game_id)
        self._players = min(MOST_PLAYERS, self._game.players[-1])
        self._rng = ludoteca.Rng(1)

    def play(self) -> int:
        """A whole random game."""
        return ludoteca.playout(self._game.new(self._players), self._rng)


def _timed(state: ludoteca.State, rng: ludoteca.Rng, choices: int) -> float:
    """CPU seconds for this many random choices."""
    start = time.process_time()
    for _ in range(choices):
        answers = state.answers
        state.choose(answers[rng.below(len(answers))])
        state.resolve_chance(rng)
    return time.process_time() - start


if __name__ == "__main__":
    players: dict[str, Any] = {}
    for name in ludoteca.games(sample=True):
        players[name] = LudotecaPlayer(name, adviser(ludoteca.game(name)))
        players[name + AT_ONCE] = PlayoutPlayer(name)
        players[name + BLINDLY] = Searcher(name, Blind(name))
    serve(players)
