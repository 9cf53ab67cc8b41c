"""The bot that takes any answer, all equally likely."""

from mypy_extensions import mypyc_attr

from ludoteca.bots.base import Bot
from ludoteca.bots.question import Question
from ludoteca.engine import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, question: Question) -> int:
        return self.draw(question.answers)

    def draw(self, answers: list[int]) -> int:
        """Any of these: it needs to know nothing else, so there is no need for a whole question."""
        return answers[self._rng.draw(len(answers))]
