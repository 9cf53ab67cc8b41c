"""The bot that searches: it tries the answers that look best in many worlds, and plays the turns out in each.

All answers are tried in the same worlds with the same luck, so that only the answer makes a difference. After every
round the worse half of the answers is dropped (successive halving), and one that lags clearly is dropped even sooner.
The answer that looked best at first sight gives way only to one that did clearly better.
"""

from collections.abc import Callable
from math import ceil, log2, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.base import Bot
from ludoteca.bots.question import Question
from ludoteca.engine import NONE, Rng, State

CANDIDATES: Final = 6
LUCK: Final = 1 << 30
MILLISECONDS: Final = 1000
FEWEST_WORLDS: Final = 2
"""With fewer, nothing can be said about chance."""
SURE: Final = 2.0
"""By how many standard errors an answer must lag before it is dropped."""
EVERY: Final = 8
"""After how many worlds to check again which answers lag."""

MOST_FACES: Final = 12
"""Anything with more outcomes is a deck, not a die."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Limits:
    def __init__(self, simulations: int) -> None:
        self.simulations = simulations
        """In a whole turn."""
        self.horizon: int = 0
        """How many turns it plays; 0: as many as the adviser says."""
        self.candidates: int = CANDIDATES
        self.doubt: float = 1.0
        """By how many standard errors another answer must beat the one that looked best at first sight."""
        self.seconds: float = 0.0
        """In a whole turn, by the clock. Without a clock the same seed gives the same answers."""
        self.clock: Callable[[], float] | None = None

    def by(self, clock: Callable[[], float] | None, seconds: float) -> "Limits":
        self.clock, self.seconds = clock, seconds
        return self

    def set(self, name: str, value: str) -> bool:
        """Change one of them by its name. Returns whether it exists and takes this value."""
        whole = int(value) if value.isdecimal() and len(value) < 8 else 0
        if name == "simulations" and whole:
            self.simulations = whole
        elif name == "horizon" and whole:
            self.horizon = whole
        elif name == "candidates" and whole > 1:
            self.candidates = whole
        elif name == "doubt" and value.replace(".", "", 1).isdecimal():
            self.doubt = float(value)
        else:
            return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Bot):
    """Remembers only how much it has done in the turn."""

    def __init__(self, adviser: Adviser, seed: int, limits: Limits) -> None:
        self._adviser = adviser
        self._rng = Rng(seed)
        self._limits = limits
        self.turn: int = NONE
        self.used: int = 0
        """Simulations since the turn began."""
        self.spent: float = 0.0
        """Seconds since the turn began."""
        self.choices: int = 0
        """Choices made in all simulations so far."""
        self._value: float | None = None

    def choose(self, question: Question) -> int:
        """By habit, or the best of a few answers."""
        begun = self._now()
        self._value = None
        world = question.world(self._rng)
        if not self._adviser.ponders(world):
            return self._adviser.routine(world, question.answers, self._rng)
        field = Field(self._adviser.candidates(question, self._rng)[: self._limits.candidates])
        simulations = self._budget(world)
        if len(field.answers) > 1 and simulations >= FEWEST_WORLDS * len(field.answers):
            end = begun + self._adviser.share * (self._limits.seconds - self.spent)
            self._try_out(question, field, simulations, end)
            self.spent += self._now() - begun
        answer = field.winner(self._limits.doubt)
        self._value = field.mean(answer)
        return answer

    def value(self) -> float | None:
        """The mean of the worlds in which its answer was tried; a habit is not judged."""
        return self._value

    def _budget(self, world: State) -> int:
        """How many of the turn's remaining simulations this question may use."""
        turn = self._adviser.turn(world)
        if turn not in (NONE, self.turn):
            self.turn, self.used, self.spent = turn, 0, 0.0
        return int(self._adviser.share * (self._limits.simulations - self.used))

    def memory(self) -> list[int]:
        """The turn, and how much it has done in it."""
        return [self.turn, self.used, int(self.spent * MILLISECONDS)]

    def recall(self, memory: list[int]) -> None:
        self.turn, self.used, self.spent = memory[0], memory[1], memory[2] / MILLISECONDS

    def _now(self) -> float:
        """Without a clock no time passes."""
        return 0.0 if self._limits.clock is None else self._limits.clock()

    def _try_out(self, question: Question, field: "Field", simulations: int, end: float) -> None:
        rounds = ceil(log2(len(field.answers)))
        for at in range(rounds):
            for _ in range(max(FEWEST_WORLDS, simulations // (rounds * len(field.left)))):
                if self._now() > end:
                    return
                self._try_in(question.world(self._rng), field)
                if field.worlds % EVERY == 0 and field.is_decided():
                    return
            if at < rounds - 1:
                field.halve()

    def _try_in(self, world: State, field: "Field") -> None:
        """Try every answer that is left, in one world with the same luck."""
        luck = Luck(self._rng.below(LUCK))
        seat, turn = world.player, self._adviser.turn(world)
        horizon = self._limits.horizon or self._adviser.horizon
        for at in field.left:
            trial = world.copy()
            trial.choose(field.answers[at])
            self.choices += 1 + play_turns(trial, self._adviser, luck, horizon, turn)
            field.results[at].append(self._adviser.chances(trial)[seat])
        field.worlds += 1
        self.used += len(field.left)


class Luck:
    """What chance brings while answers are tried in one world: the same for all of them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._begun: dict[int, Rng] = {}
        """By seed; none has given a number yet."""

    def in_turn(self, turn: int) -> "TurnLuck":
        """Each turn has its own luck, and starts with the same numbers however much chance came before."""
        return TurnLuck(self, self._seed + turn)

    def rng(self, seed: int) -> Rng:
        """A generator with this seed, which is set up only once."""
        found = self._begun.get(seed)
        if found is None:
            found = self._begun[seed] = Rng(seed)
        return found.twin()


class TurnLuck:
    """The luck of one turn.

    Each number of faces has its own sequence, so a die falls the same for all answers, even if one of them drew a card
    more before it. Decks share one, so that a deck with one card less gives nearly the same card.
    """

    def __init__(self, luck: Luck, seed: int) -> None:
        self._luck = luck
        self._seed = seed
        self.answers = Rng(seed)
        """For players who answer at random."""
        self._by_outcomes: dict[int, Rng] = {}

    def below(self, n: int) -> int:
        die = n if n <= MOST_FACES else 0
        rng = self._by_outcomes.get(die)
        if rng is None:
            rng = self._by_outcomes[die] = self._luck.rng(self._seed * LUCK + die)
        return rng.draw(n)


class Field:
    """The answers in a search, by their place; the first looked best at first sight, and stays to the end."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.left: list[int] = list(range(len(answers)))
        self.results: list[list[float]] = [[] for _ in answers]
        """By answer, one for each world that it was tried in."""
        self.worlds: int = 0

    def halve(self) -> None:
        order = sorted(self.left[1:], key=lambda at: -sum(self.results[at]))
        self.left = [0, *order[: (len(self.left) + 1) // 2 - 1 or 1]]

    def is_decided(self) -> bool:
        """Drop answers that lag clearly behind the leader, or never differ from it. Returns whether only it is left."""
        leader = self._leader()
        left = [at for at in self.left if at == leader or not self._is_ahead(leader, at, SURE)]
        self.left = left if left[0] == 0 else [0, *left]
        return len(left) == 1

    def winner(self, doubt: float) -> int:
        """The best answer, or the first if none of the others is clearly better."""
        winner = self._leader()
        return self.answers[winner if winner and self._is_ahead(winner, 0, doubt) else 0]

    def _leader(self) -> int:
        return max(self.left, key=lambda at: sum(self.results[at]))

    def mean(self, answer: int) -> float | None:
        """The average result of an answer; None if it was not tried."""
        results = self.results[self.answers.index(answer)]
        return sum(results) / len(results) if results else None

    def _is_ahead(self, one: int, other: int, doubt: float) -> bool:
        """Whether one did better than another by `doubt` standard errors, or just as well in every world."""
        gains = [mine - theirs for mine, theirs in zip(self.results[one], self.results[other], strict=True)]
        if len(gains) < FEWEST_WORLDS:
            return False
        mean = sum(gains) / len(gains)
        variance = sum([(gain - mean) * (gain - mean) for gain in gains]) / (len(gains) - 1)
        return mean >= doubt * sqrt(variance / len(gains))


def play_turns(s: State, adviser: Adviser, luck: Luck, turns: int, turn: int) -> int:
    """Let the quick player answer for everybody until `turns` turns have begun after `turn`, or to the end.

    Pending chance is decided first. Returns how many choices were made.
    """
    choices = 0
    now_falls = luck.in_turn(0)
    s.resolve_chance(now_falls)
    while s.stack:
        now = adviser.turn(s)
        if now not in (NONE, turn):
            turn = now
            turns -= 1
            if turns <= 0:
                break
            now_falls = luck.in_turn(turns)
        s.give(adviser.act(s, now_falls.answers), now_falls)
        choices += 1
    return choices
