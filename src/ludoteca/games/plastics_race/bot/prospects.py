"""How many points each seat will have in the end, as far as one can tell when a turn begins.

Everybody is assumed to collect what they lack in the best order. How long that takes follows from the cards that the
way needs; the first to finish ends the game, and the others lose what they would have reached later.
"""

from math import exp
from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.bot.board import RoadMap, board_of
from ludoteca.games.plastics_race.bot.reach import cards_needed
from ludoteca.games.plastics_race.state import PlasticsRace

STOP: Final = 1.1
"""Turns that a goal takes besides the cards: the truck stops there."""
PER_CARD: Final = 0.2
"""Turns that each card of the way takes."""
AT_ONCE: Final[tuple[float, ...]] = (1.0, 0.95, 0.92, 0.88, 0.8, 0.6)
"""How likely a seat is to reach a goal that its hand leads to in its next turn, by the cards that it takes."""
BY_LUCK: Final = 0.15
"""The same for one that the hand does not lead to."""
MISSED: Final = 0.8
"""Extra turns that it takes otherwise, besides those for the cards."""
ANOTHER_TRY: Final = 0.6
"""How likely a missed goal is to be reached in each turn after that."""
PUNCTURED: Final = 1.0
LATER: Final = 1.1
"""Turns that follow once somebody has finished: the last round, and sometimes it takes longer than it looked."""
LEAST: Final = 0.5
"""Fewer turns than this count as none."""
SLACK: Final = 1.0
SURPRISE: Final = 0.5
"""Half of what seems to take `SLACK` turns too long is still reached; this is how steeply that drops."""
SOON: Final = 0.15
RACE: Final = 0.1
"""This many turns ahead, for each turn that is left, makes a seat e times as likely to finish first."""


class Prospect:
    __slots__ = ("at_once", "away", "bonus", "missing", "points", "small_things", "time", "to_come", "turns")

    def __init__(self, s: PlasticsRace, seat: int, points: int) -> None:
        self.points = points
        """Its points now."""
        self.away: list[float] = worth.away(s, seat)
        """Cards to each goal."""
        self.at_once: list[float] = [_at_once(cards) for cards in cards_needed(s, seat)]
        """How likely it is to reach each goal in its next turn."""
        self.missing: int = _missing(s, seat)
        """The mask of the bins that it lacks."""
        self.time: float = _time(s, seat, self)
        """In how many turns it has all bins if nothing goes wrong."""
        player = s.players[seat]
        held = worth.TOKEN * player.police + worth.ROUTE * len(player.routes)
        self.small_things: float = held + worth.hand(s, seat)
        self.turns: float = 0.0
        """How many turns it still has."""
        self.to_come: float = 0.0
        self.bonus: float = 0.0

    def first(self, goal: int) -> float:
        """In how many turns it is at a goal, if it goes there first."""
        return 1.0 + (1.0 - self.at_once[goal]) * (MISSED + PER_CARD * self.away[goal])

    def total(self) -> float:
        """The points at the end, on average."""
        return self.points + self.small_things + self.to_come + self.bonus


def prospects(s: PlasticsRace) -> list[Prospect]:
    points = s.game.scores(s)
    found = [Prospect(s, seat, points[seat]) for seat in range(s.seats)]
    for seat, prospect in enumerate(found):
        first = min(s.others_from_left(seat) or [seat], key=lambda other: found[other].time)
        prospect.turns = _turns_left(s, seat, first, found[first].time)
        prospect.to_come = _to_come(s, seat, prospect)
    if s.bonus == NONE:
        soonest = min([prospect.time for prospect in found])
        odds = [exp((soonest - prospect.time) / (SOON + RACE * soonest)) for prospect in found]
        total = sum(odds)
        for prospect, odd in zip(found, odds, strict=True):
            prospect.bonus = s.content.bonus_points * odd / total
    return found


def turns_left(found: list[Prospect]) -> float:
    return sum([prospect.turns for prospect in found]) / len(found)


def _missing(s: PlasticsRace, seat: int) -> int:
    mask = (1 << len(s.stacks)) - 1
    for number in s.players[seat].bins:
        mask ^= 1 << number - 1
    return mask


def _late(s: PlasticsRace, seat: int) -> float:
    """How much later a seat collects: by its place in turn order, and by a Puncture in front of it."""
    behind = (seat - s.current) % s.seats / s.seats
    return behind + (PUNCTURED if s.players[seat].puncture != NONE else 0.0)


def _at_once(cards: float) -> float:
    return AT_ONCE[int(cards)] if cards < len(AT_ONCE) else BY_LUCK


def _time(s: PlasticsRace, seat: int, prospect: Prospect) -> float:
    left = prospect.missing
    if not left:
        return 0.0
    tours = board_of(s, seat).tours
    goals = [goal for goal in range(len(s.stacks)) if left >> goal & 1]
    ways = [prospect.first(goal) + PER_CARD * tours[goal][left ^ 1 << goal] for goal in goals]
    return min(ways) + STOP * (len(goals) - 1) + _late(s, seat)


def _turns_left(s: PlasticsRace, seat: int, first: int, time: float) -> float:
    """How many turns a seat still has: known in the last round; before that, if `first` finishes in that time."""
    order = (seat - s.starter) % s.seats
    if s.last_round:
        behind = order < (s.current - s.starter) % s.seats
        return float(s.rounds_left + (0 if behind else 1))
    turns = time - (first - s.current) % s.seats / s.seats + LATER
    if order > (first - s.starter) % s.seats:
        turns += 1.0
    if (seat - s.current) % s.seats > (first - s.current) % s.seats:
        turns -= 1.0
    return turns


def _to_come(s: PlasticsRace, seat: int, prospect: Prospect) -> float:
    """What a seat still collects in its turns, starting with the best goal."""
    board, values = board_of(s, seat), worth.goals(s, seat)
    turns = prospect.turns - (PUNCTURED if s.players[seat].puncture != NONE else 0.0)
    best = 0.0
    for goal, value in enumerate(values):
        if value > 0.0:
            best = max(best, _along(board, goal, values, prospect, turns))
    return best


def _along(board: RoadMap, goal: int, values: list[float], prospect: Prospect, turns: float) -> float:
    """What a tour that starts with this goal brings."""
    if turns < LEAST:
        return 0.0
    time = prospect.first(goal)
    never: float = (1.0 - prospect.at_once[goal]) * (1.0 - ANOTHER_TRY) ** max(0.0, turns - 1.0)
    found = values[goal] * (1.0 - never)
    left = prospect.missing & ~(1 << goal)
    while left:
        here = board.cards[board.goals[goal]]
        goal = _next(here, board.tours, left)
        time += STOP + PER_CARD * here[goal]
        found += values[goal] / (1.0 + exp((time - turns - SLACK) / SURPRISE))
        left &= ~(1 << goal)
    return found


def _next(here: list[float], tours: list[list[float]], left: int) -> int:
    """The next bin on the shortest tour of all that are left."""
    found = NONE
    least = 0.0
    for goal in range(left.bit_length()):
        if left >> goal & 1:
            cards = here[goal] + tours[goal][left ^ 1 << goal]
            if found == NONE or cards < least:
                found, least = goal, cards
    return found
