"""A hint: what a strong player would do here, and why, from what the asked seat may see."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteca.bots import Question
from ludoteca.bots.adviser import Adviser
from ludoteca.bots.search import CANDIDATES, LUCK, Luck
from ludoteca.coach.decisions import try_in
from ludoteca.coach.figures import mean
from ludoteca.engine import Message, Rng

FEWEST: Final = 4
MOST: Final = 48
"""Worlds in which the answers are tried."""
CLOSE: Final = 0.005
"""Two answers that differ by less are equally good."""


class Hint(NamedTuple):
    """An answer by its number, and sentences that say why."""

    answer: int
    why: list[Message]


def hint(adviser: Adviser, question: Question, seed: int, out_of_time: Callable[[], bool]) -> Hint:
    """Tries the answers that look best until there is no time left."""
    rng = Rng(seed)
    world = question.world(rng)
    if not adviser.ponders(world):
        answer = adviser.routine(world, question.answers, rng)
        return Hint(answer, adviser.reasons(world, answer))
    answers = adviser.candidates(question, rng)[:CANDIDATES]
    results: list[list[float]] = [[] for _ in answers]
    if len(answers) > 1:
        _try_out(adviser, question, answers, results, rng, out_of_time)
    best = max(range(len(answers)), key=lambda at: mean(results[at]))
    if mean(results[best]) < mean(results[0]) + CLOSE:
        best = 0
    why = adviser.reasons(world, answers[best])
    if len(answers) > 1 and results[best]:
        why.append(_compared(world.game.describe(world, answers[_next(results, best)]), results, best))
    return Hint(answers[best], why)


def _try_out(
    adviser: Adviser,
    question: Question,
    answers: list[int],
    results: list[list[float]],
    rng: Rng,
    out_of_time: Callable[[], bool],
) -> None:
    for done in range(MOST):
        if done >= FEWEST and out_of_time():
            return
        try_in(adviser, question.world(rng), answers, Luck(rng.below(LUCK)), results)


def _next(results: list[list[float]], best: int) -> int:
    return max((at for at in range(len(results)) if at != best), key=lambda at: mean(results[at]))


def _compared(other: Message, results: list[list[float]], best: int) -> Message:
    """How much better it is than the next best answer, in chances to win."""
    chance, behind = mean(results[best]), mean(results[_next(results, best)])
    percent, less = round(100 * chance), round(100 * behind)
    if percent <= less:
        return Message("hint-close", {"chance": percent}, [])
    return Message("hint-better", {"chance": percent, "other": less}, [])
