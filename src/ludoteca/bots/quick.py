"""Bots that answer at once, as their adviser thinks: `normal` trusts it, `easy` misjudges."""

from math import log

from mypy_extensions import mypyc_attr

from ludoteca.bots.adviser import Adviser, best
from ludoteca.bots.base import Bot
from ludoteca.bots.question import Question
from ludoteca.engine import Rng

GRAIN = 1 << 20


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(Bot):
    """Takes the answer that looks best. With `misjudgement` each answer looks better or worse than it is.

    The error stays the same for a whole turn: this player sticks to a wrong idea, as people do.
    """

    def __init__(self, adviser: Adviser, seed: int, misjudgement: float = 0.0) -> None:
        self._adviser = adviser
        self._seed = seed
        self._rng = Rng(seed)
        self._misjudgement = misjudgement

    def choose(self, question: Question) -> int:
        """By habit, or the best answer."""
        world = question.world(self._rng)
        if not self._adviser.ponders(world):
            return self._adviser.habit(world, question.answers, self._rng)
        scores = self._adviser.opinions(question, self._rng)
        if self._misjudgement:
            turn = self._adviser.turn(world)
            scores = [
                score + self._misjudgement * self._error(turn, world.rule.index, answer)
                for score, answer in zip(scores, question.answers, strict=True)
            ]
        return best(question.answers, scores)

    def memory(self) -> list[int]:
        """What decides how it misjudges."""
        return [self._seed]

    def recall(self, memory: list[int]) -> None:
        self._seed = memory[0]

    def _error(self, turn: int, rule: int, answer: int) -> float:
        """A number from the Gumbel distribution: with it, better answers are taken more often than worse ones."""
        drawn = Rng(((self._seed * 10007 + turn) * 10007 + rule) * 10007 + answer).draw(GRAIN)
        return -log(-log((drawn + 0.5) / GRAIN))
