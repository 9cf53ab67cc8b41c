"""Iditacards: who wins, and the score of a solo race."""

from typing import Final

from ludoteca.engine import Outcome
from ludoteca.games.iditacards.state import Race

SOURCES: Final = ("squares", "turns")
ENDINGS: Final = ("finished", "unfinished", "line", "first-across", "stopped")


def breakdown(s: Race) -> list[dict[str, int]]:
    """Everyone's square; in a solo race the turns taken, as a negative number, because fewer are better. IC-174"""
    if s.seats == 1:
        return [{"turns": -s.players[0].turns}]
    return [{"squares": racer.position} for racer in s.players]


def outcome(s: Race) -> Outcome:
    """The player furthest ahead wins; at equal distance, the one who crossed first. IC-166, IC-170, IC-172"""
    if s.seats == 1:
        reason = "finished" if s.crossed else "unfinished"
    elif s.crossed:
        reason = "first-across" if s.options["game_end"] == "first_across" else "line"
    else:
        reason = "stopped"
    ranking = places(s)
    return Outcome(ranking[0], ranking, tuple(s.scores), f"iditacards-end-{reason}")


def places(s: Race) -> tuple[tuple[int, ...], ...]:
    """Seats, furthest first; ties beyond the line by order of crossing; on Start they share a place. IC-166, IC-170"""
    first = s.crossed[0] if s.crossed and s.options["game_end"] == "first_across" else -1
    order: dict[tuple[bool, int, int], list[int]] = {}
    for seat, racer in enumerate(s.players):
        crossed = s.crossed.index(seat) if seat in s.crossed else 0
        order.setdefault((seat != first, -racer.position, crossed), []).append(seat)
    return tuple(tuple(order[rank]) for rank in sorted(order))
