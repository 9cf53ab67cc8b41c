"""Iditacards, 'Legs'."""

from typing import Final

from ludoteca.engine import Args, Effect, do
from ludoteca.games.iditacards.rules import dogs, meters, utility
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import HYPOTHERMIA, STARVATION


def enter(s: Race, seat: int, square: int) -> None:
    """On entering a leg, each meter rises to, or by, the leg's number. IC-074, IC-075, IC-076, IC-077, IC-079"""
    leg = s.leg_at(square)
    lower = _entry_change(s, seat)
    for which, printed in ((HYPOTHERMIA, leg.hypothermia), (STARVATION, leg.starvation)):
        number = max(0, printed + lower)
        if not number or (which == STARVATION and leg.cannot_starve):
            continue
        value = meters.meter(s, seat, which)
        if s.options["leg_entry"] == "by":
            meters.set_meter(s, seat, which, value + number)
        elif value < number:
            meters.set_meter(s, seat, which, number)


def _entry_change(s: Race, seat: int) -> int:
    """How much Lead Dogs lower the numbers of legs. IC-149"""
    change = s.content.cards.leg_entry
    return sum([change[card] for card in s.players[seat].in_play()])


def pushed_into(s: Race, seat: int, square: int) -> None:
    """Being pushed back into a leg is not an entry, unless the switch says so. IC-031, IC-078"""
    if square and s.layout.leg[square] != s.layout.leg[square + 1] and s.options["leg_entry_backwards"]:
        enter(s, seat, square)


def day_begins(s: Race, seat: int) -> None:
    """Players who begin a day on certain legs starve, or their dogs die. IC-071, IC-080"""
    leg = s.leg_at(s.players[seat].position)
    meters.raise_by(s, seat, STARVATION, leg.day_starve)
    s.then([do(dogs.KILL_ONE, seat)] * leg.day_kill)


class LegRecovery(Effect[Race]):
    """At the end of a turn on certain legs, you may recover a card. IC-085, IC-181"""

    def run(self, s: Race, player: int, args: Args) -> None:
        """Where the player is after the automatic move."""
        utility.recover(s, player, s.leg_at(s.players[player].position).turn_recover)


LEG_RECOVERY: Final = LegRecovery()
