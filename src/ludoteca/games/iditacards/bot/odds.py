"""How likely each player is to win the race: who needs fewer turns to the line, and how much can still happen.

All numbers but `UNSURE` are turns. They were measured in quick races of two (decision 8).
"""

from typing import Final

from ludoteca.games.iditacards.bot.day import Day
from ludoteca.games.iditacards.bot.judge import Judge
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race

SLOW: Final = 0.31  # for each square where speed bonuses do not count
FASTER: Final = 0.14  # saved by each point of current speed
HAND: Final = 0.09  # saved for each square that a hand brings beyond a usual one
DECK: Final = 0.054  # saved in each turn by a deck whose mean card is worth 1 more
BURDEN: Final = 0.023  # lost by a meter, for each square that it costs
CROSSED: Final = 1.1  # saved by having crossed the line
BEYOND: Final = 0.19  # saved by each square beyond it
SURE: Final = 5.7  # what one turn less counts, as a logarithm of odds, divided by the turns that are left ...
UNSURE: Final = 6.0  # ... plus these


def log_odds_of(s: Race, judge: Judge) -> list[float]:
    """The fewer turns are left, the more a lead counts."""
    ways = [_way(s, seat, judge) for seat in range(s.seats)]
    least = SURE / (UNSURE + min(ways))
    return [-least * (way - _saved(s, seat, judge, way)) for seat, way in enumerate(ways)]


def _way(s: Race, seat: int, judge: Judge) -> float:
    """How many turns it takes to the line with the current team."""
    position = s.players[seat].position
    if position >= s.content.line:
        return 0.0
    return judge.swift(s, seat, 0.0) + SLOW * judge.outlook(s).slow[position]


def _saved(s: Race, seat: int, judge: Judge, way: float) -> float:
    """How many of these turns speed, cards and meters save, and being asked before others."""
    racer, waits = s.players[seat], ((seat - s.player) % s.seats) / s.seats
    if racer.position >= s.content.line:
        return CROSSED + BEYOND * (racer.position - s.content.line) - waits
    saved = FASTER * speed(s, seat) + HAND * Day(s, seat, judge).stay() + DECK * way * judge.deck(s, seat)
    return saved - BURDEN * judge.burden(s, racer, racer.hypothermia, racer.starvation) - waits
