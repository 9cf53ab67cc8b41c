"""Iditacards, 'Hypothermia' and 'Starvation'."""

from typing import Final

from ludoteca.engine import EventType
from ludoteca.games.iditacards.domains import LEVEL
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import HYPOTHERMIA

FREEZES: Final = EventType("hypothermia", LEVEL)
STARVES: Final = EventType("starvation", LEVEL)


def meter(s: Race, seat: int, which: int) -> int:
    racer = s.players[seat]
    return racer.hypothermia if which == HYPOTHERMIA else racer.starvation


def set_meter(s: Race, seat: int, which: int, value: int) -> None:
    """Set a meter to a value between 0 and 7. IC-098, IC-099, IC-103, IC-104"""
    value = max(0, min(s.content.meter_max, value))
    if value == meter(s, seat, which):
        return
    if which == HYPOTHERMIA:
        s.players[seat].hypothermia = value
        s.tell(FREEZES, seat, value)
    else:
        s.players[seat].starvation = value
        s.tell(STARVES, seat, value)


def raise_by(s: Race, seat: int, which: int, points: int) -> None:
    """More hypothermia or starvation; on some legs nobody can starve. IC-082, IC-099, IC-103"""
    if which == HYPOTHERMIA or not s.leg_at(s.players[seat].position).cannot_starve:
        set_meter(s, seat, which, meter(s, seat, which) + points)


def frozen(s: Race, seat: int) -> bool:
    """A meter at 7: no moves of your own, but nothing worse. IC-034, IC-099, IC-100, IC-101, IC-103"""
    racer = s.players[seat]
    return racer.hypothermia >= s.content.frozen_at or racer.starvation >= s.content.frozen_at
