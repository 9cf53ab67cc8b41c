"""Iditacards for bots: what each action of a turn brings, and what the race of each player is worth.

Nothing is tried out here: the worths of cards, the chances to pay them and the rest of the hand are added up, so that
a search can play on for many turns. The small questions follow the worth of the cards.
"""

from typing import Any, Final

from ludoteca.bots.adviser import Adviser, best
from ludoteca.bots.question import Question
from ludoteca.engine import Game, GameError, Message, Rng, State
from ludoteca.games.iditacards.bot.day import Day
from ludoteca.games.iditacards.bot.habits import small_answer
from ludoteca.games.iditacards.bot.judge import Judge
from ludoteca.games.iditacards.bot.luck_measures import luck_measures_of
from ludoteca.games.iditacards.bot.measures import measures_of
from ludoteca.games.iditacards.bot.odds import log_odds_of
from ludoteca.games.iditacards.bot.reasons import reasons
from ludoteca.games.iditacards.bot.taste import Taste, keen_taste
from ludoteca.games.iditacards.rules import turn
from ludoteca.games.iditacards.rules.new_day import JoinNewDay
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race

SENSELESS: Final = -1000.0


class IditacardsAdviser(Adviser):
    """By hand-written worths. A day takes several turns, so a search looks that far; beyond, chance drowns it all."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.horizon = 8
        self.share = 1.0
        self.misjudgement = 3.0
        self.margin = -SENSELESS / 2
        self.simulations = 300
        self._judge = Judge(game.content, Taste())
        self._keen = Judge(game.content, keen_taste())
        """The judge of a search: it sees more than the levels that do not search."""

    def ponders(self, s: State) -> bool:
        """The action of the turn, and the call to a new day."""
        return isinstance(s.rule, (turn.Turn, JoinNewDay))

    def scores(self, s: State, answers: list[int], rng: Rng) -> list[float]:
        """The gain from each answer, with the worth of the rest of the hand."""
        return _scores(_of(s), answers, self._judge)

    def habit(self, s: State, answers: list[int], rng: Rng) -> int:
        return _small(_of(s), answers, self._judge)

    def routine(self, s: State, answers: list[int], rng: Rng) -> int:
        """The same with a keener eye."""
        return _small(_of(s), answers, self._keen)

    def act(self, s: State, rng: Rng) -> int:
        """Like `normal`, but keener: it wins six races out of ten against it."""
        race, answers = _of(s), s.answers
        if self.ponders(s):
            return best(answers, _scores(race, answers, self._keen))
        return _small(race, answers, self._keen)

    def searched(self, question: Question, rng: Rng) -> list[float]:
        """A search tries what looks good to a keener eye."""
        return _scores(_of(question.world(rng)), question.answers, self._keen)

    def reasons(self, s: State, answer: int) -> list[Message]:
        race = _of(s)
        return reasons(race, Day(race, race.player, self._keen), answer)

    def turn(self, s: State) -> int:
        """The number of turns so far, where one begins."""
        race = _of(s)
        return sum(racer.turns for racer in race.players)

    def worth(self, s: State, seat: int) -> float:
        race = _of(s)
        return self._judge.race(race, seat) + Day(race, seat, self._judge).stay()

    def log_odds(self, s: State) -> list[float]:
        """By the turns that everybody needs."""
        return log_odds_of(_of(s), self._keen)

    def measures(self, s: State) -> list[list[float]]:
        return measures_of(_of(s), self._judge)

    def luck_measures(self, s: State) -> list[list[float]]:
        return luck_measures_of(_of(s), self._judge)


def _scores(race: Race, answers: list[int], judge: Judge) -> list[float]:
    day, rule = Day(race, race.player, judge), race.rule
    if isinstance(rule, turn.Turn):
        return [_action(day, rule, answer) for answer in answers]
    return [
        day.join() if isinstance(rule, JoinNewDay) and rule.join.covers(answer) else day.stay() for answer in answers
    ]


def _small(race: Race, answers: list[int], judge: Judge) -> int:
    seat = race.stack[-1][1]
    return small_answer(race, answers, judge.prices(race, seat, speed(race, seat)).cards, judge.taste)


def _action(day: Day, rule: turn.Turn, answer: int) -> float:
    """The worth of an action of the turn; giving up a dog or an attachment for nothing is worth nothing."""
    if rule.play.covers(answer):
        return day.play(rule.play.object(answer))
    if rule.new_day.covers(answer):
        return day.new_day()
    if rule.reveal.covers(answer):
        return day.reveal()
    return day.wait() if rule.play_nothing.covers(answer) else SENSELESS


def _of(s: State) -> Race:
    if not isinstance(s, Race):
        raise GameError(f"this adviser is for Iditacards, not for {s.game.title}")
    return s


ADVISER: Final = IditacardsAdviser
