"""A hint: what a strong player would do here, and why, from what the asked seat may see."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteca.bots import Question
from ludoteca.bots.adviser import Adviser
from ludoteca.bots.search import CANDIDATES, LUCK, Luck
from ludoteca.engine import Message, Rng
from ludoteca.lab.statistics import mean
from ludoteca.teach.coach.decisions import sensible, try_in

FEWEST: Final = 4
MOST: Final = 48
"""How many worlds the answers are tried in."""
CLOSE: Final = "hint-close"
BEST_PLACED: Final = "hint-best-placed"
"""The reason when there is no other; it is not true of an answer that is no better than another."""


class Hint(NamedTuple):
    answer: int
    why: list[Message]


def hint(adviser: Adviser, question: Question, seed: int, out_of_time: Callable[[], bool]) -> Hint:
    """Try the answers that look best until there is no time left."""
    rng = Rng(seed)
    world = question.world(rng)
    if not adviser.ponders(world):
        answer = adviser.routine(world, question.answers, rng)
        return Hint(answer, adviser.reasons(world, answer))
    answers = sensible(adviser, question, world, rng)[:CANDIDATES]
    results: list[list[float]] = [[] for _ in answers]
    if len(answers) > 1:
        for done in range(MOST):
            if done >= FEWEST and out_of_time():
                break
            try_in(adviser, question.world(rng), answers, Luck(rng.below(LUCK)), results)
    best = max(range(len(answers)), key=lambda at: mean(results[at]))
    alone = world.seats == 1  # then nobody can win
    if not alone and _percent(results[best]) <= _percent(results[0]):
        best = 0  # the answer that looks best at first sight is just as good, and has reasons
    why = adviser.reasons(world, answers[best])
    if len(answers) > 1 and not alone:
        compared = _compared(results, best)
        why = [*(reason for reason in why if compared.id != CLOSE or reason.id != BEST_PLACED), compared]
    return Hint(answers[best], why)


def _compared(results: list[list[float]], best: int) -> Message:
    """How much better it is than the next best answer, in chances to win."""
    chance = _percent(results[best])
    other = max(_percent(found) for at, found in enumerate(results) if at != best)
    if chance <= other:
        return Message(CLOSE, {"chance": chance}, [])
    return Message("hint-better", {"chance": chance, "other": other}, [])


def _percent(results: list[float]) -> int:
    """A chance to win as people are told it; nothing is certain before the end."""
    return min(99, max(1, round(100 * mean(results))))
