"""Iditacards for bots: each answer is tried in worlds that are possible, and what looks best afterwards is taken.

The main question and the call to a new day are tried out, until the next turn begins; the small questions in
between (what to pay with, what to take) follow the worth of the cards.
"""

from typing import Any, Final

from ludoteca.bots.adviser import Adviser
from ludoteca.bots.iditacards.habits import sensible, small_answer
from ludoteca.bots.iditacards.worth import Judge
from ludoteca.bots.question import Question
from ludoteca.engine import Game, GameError, Rng, State
from ludoteca.games.iditacards.rules import turn
from ludoteca.games.iditacards.rules.new_day import JoinNewDay
from ludoteca.games.iditacards.rules.sled import ChooseDeck
from ludoteca.games.iditacards.state import Race

WORLDS: Final = 5
"""How many possible worlds each answer is tried in."""
PASSED: Final = 5.0
"""What a turn without an action loses."""
SENSELESS: Final = -1000.0


class IditacardsAdviser(Adviser):
    """One turn ahead, by hand-written worths."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.horizon = 3
        self.share = 1.0
        self.spread = 15.0
        self.misjudgement = 4.0
        self.simulations = 150
        self._judge = Judge(game.content)

    def ponders(self, s: State) -> bool:
        """The action of the turn, and the call to a new day."""
        return isinstance(s.rule, (turn.Turn, JoinNewDay))

    def opinions(self, question: Question, rng: Rng) -> list[float]:
        """The mean over a few worlds, each answer with the same luck."""
        totals = [0.0] * len(question.answers)
        for _ in range(WORLDS):
            scores = self.scores(question.world(rng), question.answers, rng)
            for at, score in enumerate(scores):
                totals[at] += score
        return [total / WORLDS for total in totals]

    def scores(self, s: State, answers: list[int], rng: Rng) -> list[float]:
        """Where the seat stands when the next turn begins."""
        race, luck = _of(s), rng.below(1 << 30)
        rule = race.rule
        worth_a_try = sensible(race, race.player, answers) if isinstance(rule, turn.Turn) else answers
        passing = rule.play_nothing.first if isinstance(rule, turn.Turn) else -1
        return [
            self._look(race, answer, luck) - (PASSED if answer == passing else 0.0)
            if answer in worth_a_try
            else SENSELESS
            for answer in answers
        ]

    def habit(self, s: State, answers: list[int], rng: Rng) -> int:
        """The answer to a small question, by the worth of the cards in it."""
        race = _of(s)
        worths = self._judge.prices(race, race.player).cards
        rule = race.rule
        return (
            _upgrade(race, rule, worths, rng) if isinstance(rule, ChooseDeck) else small_answer(race, answers, worths)
        )

    def turn(self, s: State) -> int:
        """All turns that have begun, where one does."""
        race = _of(s)
        return sum([racer.turns for racer in race.players])

    def worth(self, s: State, seat: int) -> float:
        """The race with the hand."""
        race = _of(s)
        return self._judge.race(race, seat) + self._judge.hand(race, seat)

    def _look(self, s: Race, answer: int, luck: int) -> float:
        """What the position is worth once the next turn begins; the same luck for every answer."""
        trial, seat = s.copy(), s.player
        rng = Rng(luck)
        trial.choose(answer)
        trial.deal(rng)
        while not trial.over and not isinstance(trial.rule, turn.Turn):
            worths = self._judge.prices(trial, trial.player).cards
            trial.choose(small_answer(trial, trial.answers, worths))
            trial.deal(rng)
        return self._judge.value(trial, seat)


def _upgrade(s: Race, rule: ChooseDeck, worths: list[float], rng: Rng) -> int:
    """Any upgrade deck, the better ones more often: for variety."""
    tickets: list[int] = []
    for cards in s.upgrades:
        total = 0.0
        for card in cards:
            total += max(0.0, worths[card])
        tickets.append(int(10 * total / max(1, len(cards))))
    drawn = rng.below(max(1, sum(tickets)))
    for deck, chances in enumerate(tickets):
        if drawn < chances:
            return rule.open_deck.at(deck)
        drawn -= chances
    return s.answers[0]


def _of(s: State) -> Race:
    if not isinstance(s, Race):
        raise GameError(f"this adviser is for Iditacards, not for {s.game.title}")
    return s


ADVISER: Final = IditacardsAdviser
