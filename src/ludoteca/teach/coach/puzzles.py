"""The position of the day: where a weak bot gave up most in a game against itself, with at least three answers."""

from typing import Any, Final, NamedTuple

from ludoteca.bots import EASY, RANDOM, bots, judge
from ludoteca.engine import Game
from ludoteca.match.play import play
from ludoteca.match.record import Record
from ludoteca.teach.coach.decisions import Decided, decided
from ludoteca.teach.coach.steps import Choice, course

PLAYERS: Final = 2
FEWEST_ANSWERS: Final = 3
LOOKED_AT: Final = 10
"""How many decisions of the game are judged."""
WORLDS: Final = 12


class Puzzle(NamedTuple):
    record: Record
    decision: Decided


def of_day(game: Game[Any], day: str) -> Puzzle:
    """The puzzle of a date, given as text: the same for everyone.

    >>> import ludoteca
    >>> game = ludoteca.game("quay")
    >>> of_day(game, "2026-01-01").decision == of_day(game, "2026-01-01").decision
    True
    """
    kind = EASY if EASY in bots(game) else RANDOM
    match = play(game, [kind] * max(PLAYERS, game.players[0]), seed=f"position of the day {day} {game.id}")
    adviser = judge(game)
    steps = course(game, match.record).steps
    choices = [
        step
        for step in steps
        if isinstance(step, Choice) and len(step.state.answers) >= FEWEST_ANSWERS and adviser.ponders(step.state)
    ]
    apart = max(1, len(choices) // LOOKED_AT)
    found = [decided(adviser, choice, choice.line, WORLDS) for choice in choices[apart // 2 :: apart]]
    return Puzzle(match.record, max(found, key=lambda one: (one.best != one.answer, one.loss)))
