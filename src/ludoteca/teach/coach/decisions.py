"""What a decision gave up compared with the best of the seat's options, judged by what the seat could know.

The answers are tried in worlds drawn from what the seat knew, all in the same worlds with the same luck. One half of
the worlds says which answer is best, and the other half how much better it is: so chance does not invent mistakes.
"""

from typing import Final, NamedTuple

from ludoteca.bots import Question
from ludoteca.bots.adviser import Adviser
from ludoteca.bots.search import LUCK, Luck, play_turns
from ludoteca.engine import NONE, Message, Rng, State
from ludoteca.lab.statistics import mean, squared_error
from ludoteca.table.one_click import better_answer
from ludoteca.teach.coach.steps import Choice

TRIED: Final = 4
"""How many of the best-looking answers are tried, besides the one that was given."""


class Decided(NamedTuple):
    """One decision: the best answer, the chance to win with it, and what the given answer lost by comparison."""

    line: int
    seat: int
    rule: str
    answer: int
    best: int
    chance: float
    loss: float
    """Anything below 0 is noise: an answer that looked better in one half of the worlds did worse in the other."""
    squared: float
    """The square of the standard error of the loss."""
    ahead: float
    """How much better the given answer did than the next best one; 0 if no other was tried."""
    asked: Message
    said: Message
    better: Message


def decided(adviser: Adviser, choice: Choice, seed: int, worlds: int) -> Decided:
    """Judge a decision; the same seed and the same knowledge always give the same result."""
    rng = Rng(seed)
    question = Question(choice.state)
    world = question.world(rng)
    answers = _tried(adviser, question, world, choice.answer, rng)
    results: list[list[float]] = [[] for _ in answers]
    if len(answers) > 1:
        for _ in range(worlds):
            try_in(adviser, question.world(rng), answers, Luck(rng.below(LUCK)), results)
    best, gains = _gains(results)
    chance = mean(results[best]) if results[best] else adviser.chances(world)[question.seat]
    game = world.game
    return Decided(
        choice.line, question.seat, question.rule, choice.answer, answers[best], chance, mean(gains),
        squared_error(gains), _ahead(results), game.prompt(world), game.describe(world, choice.answer),
        game.describe(world, answers[best]),
    )  # fmt: skip


def _tried(adviser: Adviser, question: Question, world: State, given: int, rng: Rng) -> list[int]:
    """The answers to try, the given one first; where a strong player would not think long, only their own besides."""
    if adviser.ponders(world):
        found = sensible(adviser, question, world, rng)[:TRIED]
    else:
        found = [adviser.routine(world, question.answers, rng)]
    return [given, *[answer for answer in found if answer != given]]


def sensible(adviser: Adviser, question: Question, world: State, rng: Rng) -> list[int]:
    """The answers that look best, without those that the rules make pointless: another gets the same for less."""
    found = adviser.candidates(question, rng)
    return [answer for answer in found if better_answer(world, answer) == NONE] or found


def try_in(adviser: Adviser, world: State, answers: list[int], luck: Luck, results: list[list[float]]) -> None:
    """Add to each answer's results how likely the seat is to win with it in one world."""
    seat, turn = world.player, adviser.turn(world)
    for at, answer in enumerate(answers):
        trial = world.copy()
        trial.choose(answer)
        play_turns(trial, adviser, luck, adviser.horizon, turn)
        results[at].append(adviser.chances(trial)[seat])


def _gains(results: list[list[float]]) -> tuple[int, list[float]]:
    """The answer that did best; and per world, how much better the other half's winner did than the given answer."""
    best = _best(results)
    half = len(results[0]) // 2
    halves = [[found[:half] for found in results], [found[half:] for found in results]]
    gains: list[float] = []
    for chosen_by, tried in (halves, halves[::-1]):
        winner = _best(chosen_by)
        gains += [better - given for better, given in zip(tried[winner], tried[0], strict=True)]
    return best, gains


def _ahead(results: list[list[float]]) -> float:
    given, *others = results
    return mean(given) - max(mean(found) for found in others) if others else 0.0


def _best(results: list[list[float]]) -> int:
    return max(range(len(results)), key=lambda at: sum(results[at]))
