"""European Plastic's Race for bots: every answer of the turn is tried, and the one that improves the position is taken.

What an answer sets off (the payment, a reward) follows simple habits. Then the position is judged: nearer to a missing
bin or to the plant, better cards, an opponent delayed. The turn ends when no answer is better than ending it.
"""

from typing import Any, Final

from ludoteca.bots.adviser import Adviser, best
from ludoteca.bots.question import Question
from ludoteca.engine import NOBODY, NONE, Game, GameError, Message, Rng, State
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.bot.habits import habit, placed_on_ways
from ludoteca.games.plastics_race.bot.measures import measures
from ludoteca.games.plastics_race.bot.plan import planned
from ludoteca.games.plastics_race.bot.prospects import prospects, turns_left
from ludoteca.games.plastics_race.bot.reasons import reasons
from ludoteca.games.plastics_race.rules import bins, dice, hands, opponents, plant, puncture, tokens, turn
from ludoteca.games.plastics_race.state import PlasticsRace

SURE: Final = 0.35
"""How far off, in points, the outlook is even just before the end; `spread` adds to that for each turn left."""
A_HABIT: Final = 1.0
"""How much better than others the usual answer to a small question looks."""
SURE_OF_IT: Final = 3.0
"""The same for answers that even a poor judge gets right."""
LEAST_GAIN: Final = 0.03
"""What a card must bring to be played at all."""
STANDING_STILL: Final = 0.6
"""A turn without driving is wasted: even good cards are spent to get away."""
A_CARD_TO_COME: Final = 0.3
DICE_TO_COME: Final = 0.05

PLACING: Final = (dice.PlaceDie, tokens.PlaceWorks, tokens.PlaceOneWay)
PONDERED: Final = (turn.Main, turn.Discard, puncture.PlayPuncture, opponents.ChooseOpponent, plant.Sell, *PLACING)


class PlasticsRaceAdviser(Adviser):
    """Looks one answer ahead."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.horizon = 1
        self.share = 0.4
        self.spread = 0.55
        self.misjudgement = 0.22
        self.simulations = 250

    def ponders(self, s: State) -> bool:
        """Yes, for the choice of an action, the cards to keep, the ways to hinder others, and sales."""
        return isinstance(s.rule, PONDERED)

    def scores(self, s: State, answers: list[int], rng: Rng) -> list[float]:
        """How good the position of the seat is after each answer; ends the turn unless something is clearly better."""
        race, seat = _of(s), s.player
        if not isinstance(s.rule, turn.Main):
            return _by_habit(race, seat, answers)
        end_turn = turn.MAIN.of(race).end_turn.first
        return [_ending(race, seat) if answer == end_turn else after(race, seat, answer) for answer in answers]

    def habit(self, s: State, answers: list[int], rng: Rng) -> int:
        return habit(_of(s), s.player, answers)

    def routine(self, s: State, answers: list[int], rng: Rng) -> int:
        """What the drive to a goal needs, if one is in reach."""
        answer = planned(_of(s), s.player)
        return answer if answer in answers else self.habit(s, answers, rng)

    def act(self, s: State, rng: Rng) -> int:
        """Drive to a goal in reach; without one, do what looks best at first sight."""
        answer = planned(_of(s), s.player)
        if answer != NONE:
            return answer
        answers = s.answers
        is_main = isinstance(s.rule, turn.Main)
        return best(answers, self.scores(s, answers, rng)) if is_main else self.habit(s, answers, rng)

    def candidates(self, question: Question, rng: Rng) -> list[int]:
        """The planned answer comes first; in the last turn without a plan, ending the turn."""
        found = super().candidates(question, rng)
        race = _of(question.world(rng))
        answer = planned(race, question.seat)
        if answer == NONE and isinstance(race.rule, turn.Main) and race.round == race.last_round:
            answer = turn.MAIN.of(race).end_turn.first
        return [answer, *[other for other in found if other != answer]] if answer in found else found

    def turn(self, s: State) -> int:
        race = _of(s)
        return race.round * race.seats + race.current

    def worth(self, s: State, seat: int) -> float:
        return prospects(_of(s))[seat].total()

    def log_odds(self, s: State) -> list[float]:
        """From the points that everybody will have in the end: the sooner the end, the surer the points."""
        found = prospects(_of(s))
        spread = SURE + self.spread * turns_left(found)
        return [prospect.total() / spread for prospect in found]

    def measures(self, s: State) -> list[list[float]]:
        return measures(_of(s))

    def reasons(self, s: State, answer: int) -> list[Message]:
        return reasons(_of(s), s.player, answer)


def _of(s: State) -> PlasticsRace:
    if not isinstance(s, PlasticsRace):
        raise GameError(f"this adviser is for European Plastic's Race, not for {s.game.title}")
    return s


def _by_habit(s: PlasticsRace, seat: int, answers: list[int]) -> list[float]:
    """The usual answer first; then, if something is placed, places on somebody's way."""
    usual = habit(s, seat, answers)
    sure = A_HABIT if isinstance(s.rule, (puncture.PlayPuncture, plant.Sell)) else SURE_OF_IT
    on_ways = placed_on_ways(s, answers) if isinstance(s.rule, PLACING) else []
    return [sure if answer == usual else A_HABIT * (answer in on_ways) for answer in answers]


def _ending(s: PlasticsRace, seat: int) -> float:
    """The open card is lost, so this is not the value of the position now."""
    world = s.copy()
    world.close_run()
    idle = not s.path and worth.reach(s, seat) > 0.0
    return worth.position(world, seat) + LEAST_GAIN - (STANDING_STILL if idle else 0.0)


def after(s: PlasticsRace, seat: int, answer: int) -> float:
    """What the position is worth once an answer and the habits that follow it are carried out."""
    world = s.copy()
    world.choose(answer)
    while not world.over and world.player != NOBODY:
        rule = world.rule
        if isinstance(rule, turn.Main) or (world.player != seat and isinstance(rule, turn.Discard)):
            break
        if isinstance(rule, puncture.PlayPuncture):
            world.choose(rule.let_pass.first)  # nobody knows who has one, and most have none
        else:
            world.choose(habit(world, world.player, world.answers))
    return worth.position(world, seat) + still_to_come(world, seat)


def _can_use_cards(s: PlasticsRace, seat: int) -> bool:
    """In the last round, only for what can still be gained."""
    return s.round != s.last_round or (s.moving and max(worth.goals(s, seat)) > 0.0)


def still_to_come(s: PlasticsRace, seat: int) -> float:
    """What pending chance will bring on average; every turn ends with new cards, so those do not count."""
    value = 0.0
    if any(number == turn.NEXT_TURN.number for number, _, _ in s.stack):
        return value
    for number, player, _ in s.stack:
        if player != seat:
            continue
        if number in (hands.DRAW_CARD.number, opponents.STEAL_CARD.number):
            value += A_CARD_TO_COME if _can_use_cards(s, seat) else 0.0
        elif number == bins.REWARD_DIE.number:
            value += worth.die_worth(s)
        elif number == dice.ROLL_DIE.number:
            value += DICE_TO_COME
    return value


ADVISER: Final = PlasticsRaceAdviser
