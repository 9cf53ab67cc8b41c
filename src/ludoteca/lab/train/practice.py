"""Games to learn from, as numbered jobs."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.bots import adviser, bot, sent_files
from ludoteca.lab.train.course import Course
from ludoteca.lab.train.episodes import Episode, play_episode
from ludoteca.lab.work import Work, Workers, pool_of


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
        seed, board = course.seed * 1_000_003 + job, course.board(job)
        return play_episode(game, adviser(game), course.players, seed, self._kind(), board)

    def _kind(self) -> str:
        return sent_files.bot_here(self.course.kind(self.course.practice, self.weights))


def practise(course: Course, weights: str | None, first: int, games: int, workers: Workers = 1) -> Iterator[Episode]:
    """Games from number `first` on, in order; who plays them changes only the time it takes."""
    work, pool = Practice(course, weights), pool_of(workers)
    pool.check(work)
    return pool.do(work, first, first + games - 1)
