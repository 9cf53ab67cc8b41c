"""A position of Iditacards in numbers from which a network learns how well each seat is doing.

The hand-written worth is one of them, with all its parts: the network learns where it errs. Hidden cards of other
seats are read, too: a search looks at worlds in which they were drawn.
"""

from typing import Final

from ludoteca.games.iditacards.board import LEG_TYPES
from ludoteca.games.iditacards.bot.day import Day
from ludoteca.games.iditacards.bot.judge import Judge, Outlook, owned_cards
from ludoteca.games.iditacards.rules.immunity import affected
from ludoteca.games.iditacards.rules.new_day import hand_size
from ludoteca.games.iditacards.rules.speed import speed
from ludoteca.games.iditacards.state import Race

NUMBERS: Final = 44
"""How many there are for each seat."""


class Standing:
    """The measures of one seat on its own, to compare with those of the others."""

    def __init__(self, s: Race, seat: int, judge: Judge, outlook: Outlook) -> None:
        self.s = s
        self.seat = seat
        racer, day = s.players[seat], Day(s, seat, judge)
        square = min(racer.position, s.content.squares)
        damaged = s.content.cards.damaged
        owned = owned_cards(racer)
        self.racer = racer
        self.position: int = racer.position
        self.stay: float = day.stay()
        self.race: float = judge.race(s, seat)
        self.worth: float = self.race + self.stay
        self.tempo: float = day.tempo
        self.dawn: float = day.dawn()
        self.gain: float = max([offer.gain for offer in day.offers], default=0.0)
        """Of the best card in hand."""
        self.means: int = day.means
        self.burden: float = judge.burden(s, racer, racer.hypothermia, racer.starvation)
        self.speed: int = speed(s, seat)
        self.team: float = judge.team(racer)
        self.slow: int = outlook.slow[square]
        self.cliff: int = outlook.cliff[square]
        self.uphill: int = outlook.uphill[square]
        self.downhill: int = outlook.downhill[square]
        self.turns: float = judge.swift(s, seat, 0.0) + self.slow / judge.taste.slow_pace
        self.owned: int = len(owned)
        self.deck: float = sum([day.prices.in_deck[card] for card in owned]) / max(1, len(owned))
        self.damaged: int = owned.count(damaged)
        self.crossed: bool = racer.position >= s.content.line

    def own(self) -> list[float]:
        """Prospects first, then cards, team and meters."""
        s, racer = self.s, self.racer
        return [
            self.worth / 40, self.race / 40, self.stay / 10, self.tempo / 10, self.gain / 10, self.burden / 20,
            self.dawn / 10, self.deck / 5, self.turns / 20, self.position / 160, self.speed / 10, self.team / 10,
            self.means / 6, (len(racer.hand) - self.means) / 3, len(racer.deck) / 20,
            (len(racer.discard) + len(racer.played)) / 20, self.owned / 30, self.damaged / 6,
            len(racer.waiting) / 2, sum(racer.owed) / 3, hand_size(s, self.seat) / 8, len(racer.team) / 5,
            sum([len(held) for held in racer.attached]) / 5, racer.hypothermia / 7, racer.starvation / 7,
            racer.checkpoints.bit_count() / 5, self.slow / 40, self.cliff / 12, self.uphill / 60, self.downhill / 60,
        ]  # fmt: skip

    def against(self, rival: "Standing") -> list[float]:
        """How far it is ahead of a rival, and what counts about the rival by itself."""
        return [
            (self.worth - rival.worth) / 40, (self.stay - rival.stay) / 10, (self.tempo - rival.tempo) / 10,
            (self.burden - rival.burden) / 20, (self.turns - rival.turns) / 10, (self.position - rival.position) / 40,
            (self.speed - rival.speed) / 10, (self.team - rival.team) / 10, (self.means - rival.means) / 6,
        ]  # fmt: skip


def measures_of(s: Race, judge: Judge) -> list[list[float]]:
    """The numbers of every seat; all are zero before the race is set up."""
    if len(s.legs) < LEG_TYPES:
        return [[0.0] * NUMBERS for _ in range(s.seats)]
    outlook = judge.outlook(s)
    standings = [Standing(s, seat, judge, outlook) for seat in range(s.seats)]
    return [_numbers(s, standing, standings) for standing in standings]


def _numbers(s: Race, standing: Standing, standings: list[Standing]) -> list[float]:
    """A seat by itself, against the best of the others and against all of them, and how far the race has come."""
    seat = standing.seat
    others = standings[:seat] + standings[seat + 1 :]
    rival = max(others, key=lambda other: other.worth, default=standing)
    mean = sum([other.worth for other in others]) / max(1, len(others))
    return [
        *standing.own(), *standing.against(rival), (standing.worth - mean) / 40, float(affected(s, seat)),
        last_turn(s, seat), s.round / 30, ((seat - s.player) % s.seats) / s.seats,
    ]  # fmt: skip


def last_turn(s: Race, seat: int) -> float:
    """Once somebody is across: 1 with a last turn to come, -1 without."""
    if not s.crossed:
        return 0.0
    left = (s.crossed[0] - s.player) % s.seats
    return 1.0 if (seat - s.player) % s.seats < left else -1.0
