"""Our environments under test: PettingZoo's interface, and many games at once in the vector environment."""

import ludoteca
from benchmarks.aec import AecPlayer, LoopPlayer
from benchmarks.report import LOOP, RULES, SEAT, VECTOR
from benchmarks.serving import serve
from ludoteca.envs.pettingzoo import env
from ludoteca.envs.vector import GamesEnv

GAMES = 64
TABLES = {"": 2, "/four": 4}
"""Endings for the name of a game, and the number of players."""


class VectorPlayer:
    """Many games at once, with random actions. Counts answers, including those of the bots."""

    def __init__(self, game: str, players: int, opponents: str) -> None:
        self._games = GamesEnv(game, num_envs=GAMES, players=players, opponents=opponents, copy=False)
        self._games.reset(seed=1)

    def steps(self, count: int) -> int:
        """Give `count` answers, or a few more."""
        games, batch = self._games, self._games._batch  # noqa: SLF001 - answers of bots are not in what is returned
        first = batch.answers
        while batch.answers - first < count:
            games.step(games.random_actions())
        return int(batch.answers - first)


class RulesPlayer:
    """The rules alone: random games, each in one compiled call, that nobody watches."""

    def __init__(self, game: str, players: int) -> None:
        self._game = ludoteca.game(game)
        self._players = players
        self._rng = ludoteca.Rng(1)

    def steps(self, count: int) -> int:
        """Give `count` answers or a few more, up to the end of a game."""
        given = 0
        while given < count:
            given += ludoteca.playout(self._game.new(self._players), self._rng)
        return given


if __name__ == "__main__":
    rows: dict[str, AecPlayer | LoopPlayer | VectorPlayer | RulesPlayer] = {}
    for name in ludoteca.games(sample=True):
        for table, players in TABLES.items():
            rows[f"{name}{table}"] = AecPlayer(env(name, players=players))
            rows[f"{name}{table}/{LOOP}"] = LoopPlayer(env(name, players=players))
            rows[f"{name}{table}/{VECTOR}"] = VectorPlayer(name, players, "self")
            rows[f"{name}{table}/{SEAT}"] = VectorPlayer(name, players, "random")
            rows[f"{name}{table}/{RULES}"] = RulesPlayer(name, players)
    serve(rows)
