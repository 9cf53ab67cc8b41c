"""The bot that takes any answer, all equally likely."""

from ludoteca.bots.base import Bot
from ludoteca.bots.question import Question
from ludoteca.engine import Rng, State


class RandomBot(Bot):
    """Draws its answers from a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, question: Question) -> int:
        """Any answer."""
        return self.draw(question.answers)

    def draw(self, answers: list[int]) -> int:
        """Any of these: it needs to know nothing else, so there is no need for a whole question."""
        return answers[self._rng.below(len(answers))]


def draw_on(state: State, bots: list[RandomBot], rng: Rng, most: int) -> int:
    """Let these bots, by seat, play to the end, or until they have given `most` answers. Returns how many they gave.

    A separate loop because it is compiled: it takes no longer than the rules themselves.
    """
    given = 0
    while state.stack and given < most:
        state.give(bots[state.stack[-1][1]].draw(state.answers), rng)
        given += 1
    return given
