"""Iditacards, 'Unique Cards': Vigilance, and who else cannot be touched by weather and by other players' cards."""

from typing import Final

from ludoteca.engine import Reason, Seat, WhyNot
from ludoteca.games.iditacards.board import LegSide
from ludoteca.games.iditacards.state import Race, Racer

IMMUNE: Final = Reason("immune", "IC-133", "IC-136", "IC-178")
FINISHED: Final = Reason("finished", "IC-171", "IC-178")


def immune(s: Race, seat: int) -> bool:
    """Immune by Vigilance, or by the leg they are on. IC-133"""
    racer = s.players[seat]
    return racer.immune or s.leg_at(racer.position).immune


def affected(s: Race, seat: int) -> bool:
    """Weather affects players who are on the board and not immune. IC-088, IC-089, IC-133, IC-171"""
    racer = s.players[seat]
    return affected_on(s, racer, s.leg_at(racer.position))


def affected_on(s: Race, racer: Racer, leg: LegSide) -> bool:
    return 0 < racer.position < s.content.line and not (racer.immune or leg.immune)


def within_reach(s: Race, player: int) -> list[int]:
    """The players a card reaches: all others, neither immune nor finished, from the left. IC-133, IC-171, IC-178"""
    return [seat for seat in s.others_from_left(player) if not immune(s, seat) and not s.finished(seat)]


def why_not_reached(s: Race, seat: int) -> WhyNot | None:
    if s.finished(seat):
        return FINISHED.because({"seat": Seat(seat)})
    return IMMUNE.because({"seat": Seat(seat)}) if immune(s, seat) else None
