"""The numbers from which a network learns how good the position of each seat of European Plastic's Race is."""

from typing import Final

from ludoteca.engine import NONE
from ludoteca.games.plastics_race.bot import worth
from ludoteca.games.plastics_race.bot.prospects import Prospect, prospects, turns_left
from ludoteca.games.plastics_race.cities import COLOURS
from ludoteca.games.plastics_race.content import DRAW_2, DRAW_3, PUNCTURE, SHORTCUT, WILD
from ludoteca.games.plastics_race.state import PlasticsRace

POINTS: Final = 10.0
"""Points, turns and cards are divided by numbers like this, so that most measures are between -1 and 1."""
TURNS: Final = 5.0
WAY: Final = 5.0
CARDS: Final = 5.0
SURE: Final = 0.5
"""A lead counts for more the fewer turns are left; this is added to them."""


def measures(s: PlasticsRace) -> list[list[float]]:
    """By seat: its own numbers, and those of the strongest other one."""
    found = prospects(s)
    totals = [prospect.total() for prospect in found]
    own = [_own(s, seat, found[seat]) for seat in range(s.seats)]
    return [_of_all(s, found) + _beside(s, seat, totals, found) + own[seat] for seat in range(s.seats)]


def _of_all(s: PlasticsRace, found: list[Prospect]) -> list[float]:
    return [turns_left(found) / TURNS, 1.0 if s.last_round else 0.0, 1.0 if s.bonus == NONE else 0.0]


def _beside(s: PlasticsRace, seat: int, totals: list[float], found: list[Prospect]) -> list[float]:
    """How far a seat is ahead of the strongest other one, now and in the end, and its share of the time."""
    others = [other for other in range(s.seats) if other != seat]
    strongest = max(others, key=lambda other: totals[other])
    me, rival = found[seat], found[strongest]
    lead = totals[seat] - totals[strongest]
    others_total = sum([totals[other] for other in others]) / len(others)
    soonest = min([found[other].time for other in others])
    return [
        lead / POINTS,
        lead / (SURE + turns_left(found)),
        (totals[seat] - others_total) / POINTS,
        (me.points - max([found[other].points for other in others])) / POINTS,
        (me.time - soonest) / TURNS,
        (me.time - rival.time) / TURNS,
        (me.bonus - rival.bonus) / POINTS,
        (me.turns - rival.turns),
    ]


def _own(s: PlasticsRace, seat: int, prospect: Prospect) -> list[float]:
    player = s.players[seat]
    near = [*sorted([cards for at, cards in enumerate(prospect.away) if prospect.missing >> at & 1]), 0.0, 0.0]
    forms, effects = s.content.form, s.content.effect
    colours = {colour for kind in player.hand for colour in s.content.colours[kind]}
    return [
        prospect.points / POINTS,
        prospect.to_come / POINTS,
        prospect.bonus / POINTS,
        prospect.time / TURNS,
        near[0] / WAY,
        near[1] / WAY,
        len(player.bins) / len(s.stacks),
        worth.sale(s, seat) / POINTS,
        len(player.hand) / CARDS,
        len(colours) / len(COLOURS),
        sum([forms[kind] == WILD for kind in player.hand]) / CARDS,
        sum([effects[kind] in (DRAW_2, DRAW_3) for kind in player.hand]) / CARDS,
        sum([effects[kind] == SHORTCUT for kind in player.hand]) / CARDS,
        sum([effects[kind] == PUNCTURE for kind in player.hand]) / CARDS,
        float(player.police),
        len(player.routes) / CARDS,
        0.0 if player.puncture == NONE else 1.0,
        (seat - s.current) % s.seats / s.seats,
    ]
