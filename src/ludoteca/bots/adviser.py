"""What a bot knows about a game: how a quick player answers, and how well everyone is doing.

The adviser here knows nothing and works for every game: any answer may look best, and more points are better. A game's
own adviser is `ADVISER` in its `bot`.
"""

from math import exp
from typing import TYPE_CHECKING, Any, Self
from zlib import crc32

from mypy_extensions import mypyc_attr

from ludoteca.bots.question import Question
from ludoteca.engine import NONE, Game, Message, Rng, State

if TYPE_CHECKING:
    from ludoteca.bots.net import Net


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """One for each game, shared by all its bots: it remembers nothing about a match."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Game[Any] = game
        self.horizon: int = 2
        """How many turns, of any seat, a search plays before it judges how well everyone is doing."""
        self.foresight: int = 4
        """The same for the coach, when it asks what chance has changed and has no network that sees it at once."""
        self.share: float = 0.5
        """How much of what is left of a turn's simulations one question may take."""
        self.simulations: int = 80
        """How many simulations the level `hard` may run in a turn."""
        self.spread: float = 5.0
        """A seat that is worth this much more than another is e times as likely to win."""
        self.misjudgement: float = 1.0
        """How far off, in the units of `scores`, the level `easy` usually is."""
        self.margin: float = 1e9
        """How much worse than the best answer, in the units of `scores`, another may look and still be tried."""
        self.nets: dict[int, Net] = {}
        """Networks that say how good a position is for each seat, by the number of players; they replace `worth`."""
        self._openings: list[int] = [game.rulebook.by_name[name].number for name in game.turn_rules]

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self._game, self.nets)

    # ---------------------------------------------------------------- how to answer

    def ponders(self, s: State) -> bool:
        """Whether the pending question is worth a search; the others are answered by habit."""
        return True

    def scores(self, s: State, answers: list[int], rng: Rng) -> list[float]:
        """How good each answer to a question worth a search looks to the asked seat at first sight."""
        return [float(rng.below(1000)) for _ in answers]

    def habit(self, s: State, answers: list[int], rng: Rng) -> int:
        """The answer to a question that is not worth a search."""
        return answers[rng.below(len(answers))]

    def routine(self, s: State, answers: list[int], rng: Rng) -> int:
        """The same for a bot that searches. Override it if the habit could spoil what a search has found."""
        return self.habit(s, answers, rng)

    def act(self, s: State, rng: Rng) -> int:
        """The answer of the quick player that plays the turns out in a search."""
        return self.usual(s, rng)

    def usual(self, s: State, rng: Rng) -> int:
        """What the level `normal` answers, in this world."""
        answers = s.answers
        return best(answers, self.scores(s, answers, rng)) if self.ponders(s) else self.habit(s, answers, rng)

    def opinions(self, question: Question, rng: Rng) -> list[float]:
        """The scores of all answers for a bot that does not search. Override it if one world says too little."""
        return self.scores(question.world(rng), question.answers, rng)

    def searched(self, question: Question, rng: Rng) -> list[float]:
        """The same for a bot that searches. Override it if it should start with better ones."""
        return self.opinions(question, rng)

    def candidates(self, question: Question, rng: Rng) -> list[int]:
        """The answers by how good they look at first sight, the best first. A search tries the first few."""
        scores = self.searched(question, rng)
        least = max(scores) - self.margin
        order = sorted(range(len(scores)), key=lambda at: -scores[at])
        return [question.answers[at] for at in order if scores[at] >= least]

    def reasons(self, s: State, answer: int) -> list[Message]:
        """Why an answer is good, in a few words, from what the asked seat may know; may be empty."""
        return []

    # ---------------------------------------------------------------- how well everyone is doing

    def turn(self, s: State) -> int:
        """A number that differs from turn to turn, where a position can be judged; elsewhere `NONE`.

        Unless the game counts its turns, every question that opens one is a new one, told apart by what everybody sees.
        """
        return crc32(repr(s.view(None)).encode()) if s.stack[-1][0] in self._openings else NONE

    def worth(self, s: State, seat: int) -> float:
        """How well a seat is doing, in points; hidden cards are as they are in this world."""
        return float(s.game.scores(s)[seat])

    def log_odds(self, s: State) -> list[float]:
        """How likely each seat is to win, as logarithms of odds. Override it if more than `worth` decides."""
        return [self.worth(s, seat) / self.spread for seat in range(s.seats)]

    def measures(self, s: State) -> list[list[float]]:
        """By seat: the numbers that a network judges it by; always the same number of them, mostly from -1 to 1."""
        scores = [score / 100 for score in s.game.scores(s)]
        return [scores[seat:] + scores[:seat] for seat in range(s.seats)]

    def luck_measures(self, s: State) -> list[list[float]]:
        """The same for the coach, which looks right after chance. Override it if a game shows more then."""
        return self.measures(s)

    def chances(self, s: State) -> list[float]:
        """How likely each seat is to win; they add up to 1. After the end: who won. One player: how well they do."""
        if s.seats == 1:
            return [self.worth(s, 0) if s.stack else float(s.game.scores(s)[0])]
        if not s.stack:
            return shares(s)
        net = self.nets.get(s.seats)
        if net is None:
            return soft(self.log_odds(s))
        return soft([net.value(numbers) for numbers in self.measures(s)])


def _again(kind: type[Adviser], game: Game[Any], nets: "dict[int, Net]") -> Adviser:
    """An adviser that was pickled: what else it holds, it finds out about its game."""
    adviser = kind(game)
    adviser.nets = nets
    return adviser


def soft(values: list[float]) -> list[float]:
    """Logarithms of odds as chances."""
    most = max(values)
    odds = [exp(value - most) for value in values]
    total = sum(odds)
    return [odd / total for odd in odds]


def best(answers: list[int], scores: list[float]) -> int:
    """The answer with the highest score, the first in a tie."""
    return answers[scores.index(max(scores))]


def shares(s: State) -> list[float]:
    """Each seat's share of the victory, which tied winners split."""
    outcome = s.game.outcome(s)
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(s.seats)]
