"""A hint: what a strong player would do here, and why, from what the asked seat may see."""

from collections.abc import Callable
from typing import Final, NamedTuple

from ludoteca.bots import Question
from ludoteca.bots.adviser import Adviser
from ludoteca.bots.search import CANDIDATES, LUCK, Luck
from ludoteca.engine import Message, Rng, State
from ludoteca.lab.statistics import mean
from ludoteca.table.bundles import Bundled
from ludoteca.table.one_click import bundles
from ludoteca.teach.coach.decisions import sensible, try_in

FEWEST: Final = 4
MOST: Final = 48
"""How many worlds the answers are tried in."""
CLOSE: Final = "hint-close"
ALL_AT_ONCE: Final = "hint-all-at-once"
CARD_LEAST: Final = "hint-card-least"
CARDS_LEAST: Final = "hint-cards-least"
BEST_PLACED: Final = "hint-best-placed"
"""The reason when there is no other; it is not true of an answer that is no better than another."""
SAME: Final = 3
"""Chances that differ by less, in percent, are told as equal: the trials are too few to tell them apart."""


class Hint(NamedTuple):
    """The answer and its sentence, or those of a whole click that begins with it."""

    answer: int
    words: Message
    why: list[Message]


def hint(adviser: Adviser, question: Question, seed: int, out_of_time: Callable[[], bool]) -> Hint:
    """Try the answers that look best until there is no time left."""
    rng = Rng(seed)
    world = question.world(rng)
    if not adviser.ponders(world):
        answer = adviser.routine(world, question.answers, rng)
        return _told(adviser, world, answer, adviser.reasons(world, answer), rng)
    answers = sensible(adviser, question, world, rng)[:CANDIDATES]
    results: list[list[float]] = [[] for _ in answers]
    if len(answers) > 1:
        for done in range(MOST):
            if done >= FEWEST and out_of_time():
                break
            try_in(adviser, question.world(rng), answers, Luck(rng.below(LUCK)), results)
    best = max(range(len(answers)), key=lambda at: mean(results[at]))
    alone = world.seats == 1  # then nobody can win
    if not alone and _percent(results[best]) - _percent(results[0]) < SAME:
        best = 0  # the answer that looks best at first sight is just as good, and has reasons
    why = adviser.reasons(world, answers[best])
    if len(answers) > 1 and not alone:
        told = compared(results, best)
        why = [*(reason for reason in why if told.id != CLOSE or reason.id != BEST_PLACED), told]
    return _told(adviser, world, answers[best], why, rng)


def _told(adviser: Adviser, world: State, answer: int, why: list[Message], rng: Rng) -> Hint:
    """The click that gives this answer with all those that would be advised right after it, if there is one."""
    seat = world.player
    for bundled in bundles(world):
        trial, left = world.copy(), list(bundled.replies)
        following = answer
        while (trial.rule.number, following) in left:
            left.remove((trial.rule.number, following))
            trial.choose(following)
            if not left:
                words = bundled.message(world.game.prefix)
                return Hint(bundled.replies[0][1], words, _for_all(adviser, world, bundled, why))
            if trial.over or trial.player != seat:
                break
            following = adviser.act(trial, rng)
    return Hint(answer, world.game.describe(world, answer), why)


def _for_all(adviser: Adviser, world: State, bundled: Bundled, why: list[Message]) -> list[Message]:
    """The reasons of a whole click: those of its first answers if they agree, else that each would be given anyway."""
    if any(number != world.rule.number or answer not in world.answers for number, answer in bundled.replies):
        return why  # a way, whose first answer has the reason
    own, others = why[0], why[1:]
    here = {answer for _, answer in bundled.replies}
    if len(here) > 1 and own.id == CARD_LEAST:
        return [Message(CARDS_LEAST, {}, []), *others]
    same = {adviser.reasons(world, answer)[0].id for answer in here} == {own.id}
    return why if same else [Message(ALL_AT_ONCE, {}, []), *others]


def compared(results: list[list[float]], best: int) -> Message:
    """How much better it is than the next best answer, in chances to win."""
    chance = _percent(results[best])
    other = max(_percent(found) for at, found in enumerate(results) if at != best)
    if chance - other < SAME:
        return Message(CLOSE, {"chance": chance}, [])
    return Message("hint-better", {"chance": chance, "other": other}, [])


def _percent(results: list[float]) -> int:
    """A chance to win as people are told it; nothing is certain before the end."""
    return min(99, max(1, round(100 * mean(results))))
