"""How many points each seat will have in the end, as far as one can tell when a turn begins.

Everybody is taken to collect what they lack in the best order. How long that takes follows from the cards that the
way needs; the first to be done brings the end about, and what the others would reach only later is lost to them.
"""

from math import exp
from typing import Final

from ludoteca.bots.plastics_race import worth
from ludoteca.bots.plastics_race.board import Board, board_of
from ludoteca.engine import NONE
from ludoteca.games.plastics_race.state import PlasticsRace

STOP: Final = 1.1
"""Turns that a goal takes beside the cards: one stops there."""
PER_CARD: Final = 0.2
"""Turns that each card of the way takes."""
PUNCTURED: Final = 1.0
LATER: Final = 1.2
"""Turns that follow once somebody is done."""
SLACK: Final = 1.0
SURPRISE: Final = 0.5
"""Of what looks as if it took `SLACK` turns more than there are, half is still reached; this is how steep it falls."""
RACE: Final = 0.4
"""Who is so many turns ahead of another is e times as likely to be done first."""


def prospects(s: PlasticsRace) -> tuple[list[float], float]:
    """The points of each seat at the end, on average; and how many turns everybody has until then."""
    ways = [worth.away(s, seat) for seat in range(s.seats)]
    times = [_time(s, seat, ways[seat]) for seat in range(s.seats)]
    turns = [_turns_left(s, seat, times) for seat in range(s.seats)]
    points = s.game.scores(s)
    found = [
        points[seat] + _small_things(s, seat) + _to_come(s, seat, ways[seat], turns[seat]) for seat in range(s.seats)
    ]
    if s.bonus == NONE:
        odds = [exp(-time / RACE) for time in times]
        total = sum(odds)
        for seat, odd in enumerate(odds):
            found[seat] += s.content.bonus_points * odd / total
    return found, sum(turns) / s.seats


def _small_things(s: PlasticsRace, seat: int) -> float:
    """What the cards and tokens of a seat are worth."""
    player = s.players[seat]
    return worth.TOKEN * player.police + worth.ROUTE * len(player.routes) + worth.hand(s, seat)


def _missing(s: PlasticsRace, seat: int) -> int:
    """The mask of the bins that a seat lacks."""
    mask = (1 << len(s.stacks)) - 1
    for number in s.players[seat].bins:
        mask ^= 1 << number - 1
    return mask


def _late(s: PlasticsRace, seat: int) -> float:
    """How much later a seat collects: by its place in turn order, and if a Puncture lies before it."""
    behind = (seat - s.current) % s.seats / s.seats
    return behind + (PUNCTURED if s.players[seat].puncture != NONE else 0.0)


def _time(s: PlasticsRace, seat: int, away: list[float]) -> float:
    """In how many turns a seat has all bins if nothing comes between."""
    left = _missing(s, seat)
    if not left:
        return 0.0
    tours = board_of(s, seat).tours
    goals = [goal for goal in range(len(s.stacks)) if left >> goal & 1]
    cards = min([away[goal] + tours[goal][left ^ 1 << goal] for goal in goals])
    return STOP * len(goals) + PER_CARD * cards + _late(s, seat)


def _turns_left(s: PlasticsRace, seat: int, times: list[float]) -> float:
    """How many turns a seat still has: known once the last round is."""
    if s.last_round:
        behind = (seat - s.starter) % s.seats < (s.current - s.starter) % s.seats
        return float(s.rounds_left + (0 if behind else 1))
    return min(times) + LATER


def _to_come(s: PlasticsRace, seat: int, away: list[float], turns: float) -> float:
    """What a seat still collects in so many turns, beginning with the best goal."""
    board, left, values = board_of(s, seat), _missing(s, seat), worth.goals(s, seat)
    turns -= PUNCTURED if s.players[seat].puncture != NONE else 0.0
    best = 0.0
    for goal, value in enumerate(values):
        if value > 0.0:
            best = max(best, _along(board, goal, left, values, away[goal], turns))
    return best


def _along(board: Board, goal: int, left: int, values: list[float], cards: float, turns: float) -> float:
    """What a tour brings that begins with this goal, so many cards away."""
    time, found = 0.0, 0.0
    while True:
        time += STOP + PER_CARD * cards
        found += values[goal] / (1.0 + exp((time - turns - SLACK) / SURPRISE))
        left &= ~(1 << goal)
        if not left:
            return found
        here = board.cards[board.goals[goal]]
        goal = _next(here, board.tours, left)
        cards = here[goal]


def _next(here: list[float], tours: list[list[float]], left: int) -> int:
    """The bin with which the shortest tour to all that are left goes on."""
    found = NONE
    least = 0.0
    for goal in range(left.bit_length()):
        if left >> goal & 1:
            cards = here[goal] + tours[goal][left ^ 1 << goal]
            if found == NONE or cards < least:
                found, least = goal, cards
    return found
