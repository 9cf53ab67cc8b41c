"""Games to learn from, as numbered jobs: the standing of each seat at the start of every turn, and the winner."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots import EASY, RANDOM, Adviser, Bot, Question, adviser, bot, bots, sent_files
from ludoteca.bots.adviser import shares
from ludoteca.conformance import draw_options
from ludoteca.engine import NONE, Game, OptionValue, Rng, State
from ludoteca.lab.games import play_game
from ludoteca.lab.train.course import Course
from ludoteca.lab.work import Work, Workers, pool_of

EXPLORERS: Final = 3
"""In one game in this many, one seat has a bot that makes mistakes, so that unusual positions come up too."""
UNUSUAL: Final = 4
"""One game in this many has random options, unless boards are given."""
SEARCHED: Final = 10
"""One game in this many is played by bots that search. The others are quick, the way a search plays on."""


class Episode(NamedTuple):
    turns: NDArray[np.float32]
    """By turn and seat: the numbers that the adviser measures."""
    shares: list[float]
    scores: list[int]


def play_episode(
    game: Game[Any], adviser: Adviser, players: int, seed: int, kind: str, board: Mapping[str, OptionValue]
) -> Episode:
    """A game of bots against themselves; `kind` is the searching bot. Without a board, options are mostly usual."""
    rng = Rng(seed)
    options = draw_options(game, rng) if not board and rng.below(UNUSUAL) == 0 else board
    seats: list[Bot | None] = [None] * players
    if rng.below(SEARCHED) == 0:
        seats = [bot(kind, game, rng.below(1 << 30)) for _ in range(players)]
    if rng.below(EXPLORERS) == 0:
        explorer = EASY if EASY in bots(game) else RANDOM
        seats[rng.below(players)] = bot(explorer, game, rng.below(1 << 30))
    state: State = game.new(players, options)
    turns: list[list[list[float]]] = []
    turn = NONE

    def choose(state: State) -> int:
        nonlocal turn
        now = adviser.turn(state)
        if now not in (NONE, turn):
            turn = now
            turns.append(adviser.measures(state))
        seated = seats[state.player]
        return adviser.act(state, rng) if seated is None else seated.choose(Question(state))

    play_game(state, rng, choose)
    return Episode(np.array(turns, dtype=np.float32), shares(state), state.scores)


@dataclass(frozen=True)
class Practice(Work[Episode]):
    """Job number n is game number n of a course."""

    course: Course
    weights: str | None
    """The champion's weights."""

    def files(self) -> tuple[str, ...]:
        return () if self.weights is None else (self.weights,)

    def fingerprint(self) -> str:
        self.course.check()
        game = self.course.game()
        bot(self._kind(), game, 0)
        return json.dumps([game.id, game.version, game.content_hash])

    def do(self, job: int) -> Episode:
        course, game = self.course, self.course.game()
        seed = course.seed_of("game", job)
        return play_episode(game, adviser(game), course.players, seed, self._kind(), course.board(job))

    def _kind(self) -> str:
        return sent_files.bot_here(self.course.kind(self.course.practice, self.weights))


def practise(course: Course, weights: str | None, first: int, games: int, workers: Workers = 1) -> Iterator[Episode]:
    """Games from number `first` on, in order; who plays them changes only the time it takes."""
    work, pool = Practice(course, weights), pool_of(workers)
    pool.check(work)
    return pool.do(work, first, first + games - 1)
