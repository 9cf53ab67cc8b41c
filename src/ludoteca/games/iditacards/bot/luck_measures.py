"""A position of Iditacards in numbers that show the coach what chance has changed.

They are separate from `measures`, so that a change there does not touch what the coach has learned.
"""

from math import sqrt
from typing import Final

from ludoteca.games.iditacards.board import LEG_TYPES
from ludoteca.games.iditacards.bot.judge import Judge
from ludoteca.games.iditacards.bot.measures import Standing, last_turn
from ludoteca.games.iditacards.state import Race

NUMBERS: Final = 23
"""How many there are for each seat."""
FASTER: Final = 2.0
"""How much faster a team may still become."""
SURE: Final = 10.0
"""The lead, in squares, that is safe when the race is over."""
UNSURE: Final = 4.0
"""How many more are needed for each turn that is left."""


class Lead:
    """One seat, and how fast it could still be."""

    def __init__(self, s: Race, seat: int, judge: Judge) -> None:
        self.now = Standing(s, seat, judge, judge.outlook(s))
        self.at_best: float = judge.swift(s, seat, FASTER) + self.now.slow / judge.taste.slow_pace
        """Turns to the line with a faster team."""

    def alone(self) -> list[float]:
        now, racer = self.now, self.now.racer
        return [
            now.worth / 40, now.stay / 10, now.tempo / 10, now.burden / 20, now.deck / 5, now.turns / 20,
            now.position / 160, now.speed / 10, now.team / 10, now.owned / 30, now.damaged / 6,
            len(racer.waiting) / 2, racer.hypothermia / 7, racer.starvation / 7, now.slow / 40, now.uphill / 60,
            now.downhill / 60,
        ]  # fmt: skip

    def ahead_of(self, rival: "Lead") -> list[float]:
        """The fewer turns are left, the more a lead counts."""
        now, other = self.now, rival.now
        left = min(now.turns, other.turns)
        return [
            (now.worth - other.worth) / (SURE + UNSURE * left), (other.turns - now.turns) / sqrt(1 + left) / 2,
            (rival.at_best - self.at_best) / sqrt(1 + left) / 2, (now.speed - other.speed) / 10,
        ]  # fmt: skip


def luck_measures_of(s: Race, judge: Judge) -> list[list[float]]:
    """The numbers of every seat; all are zero before the race is set up."""
    if len(s.legs) < LEG_TYPES:
        return [[0.0] * NUMBERS for _ in range(s.seats)]
    leads = [Lead(s, seat, judge) for seat in range(s.seats)]
    found: list[list[float]] = []
    for seat, lead in enumerate(leads):
        rival = max(leads[:seat] + leads[seat + 1 :], key=lambda other: other.now.worth, default=lead)
        until = (seat - s.player) % s.seats
        found.append([*lead.alone(), *lead.ahead_of(rival), last_turn(s, seat), until / s.seats])
    return found
