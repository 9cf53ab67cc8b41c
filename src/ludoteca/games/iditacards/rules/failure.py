"""Payments that fail, and what happens to the cards that wait for risk."""

from typing import Final

from ludoteca.engine import EventType, pour
from ludoteca.games.iditacards.domains import CARD
from ludoteca.games.iditacards.rules import dogs, turn_end
from ludoteca.games.iditacards.state import Race, Racer

FAILS: Final = EventType("fails", CARD)


def fail(s: Race, player: int, card: int) -> None:
    """A payment fails: this card, every waiting card, and the action of the turn.

    IC-016, IC-049, IC-054, IC-055, IC-056, IC-128
    """
    s.tell(FAILS, player, card)
    racer = s.players[player]
    stack_fails = bool(racer.waiting)
    give_up(racer)
    s.unwind(turn_end.END_OF_ACTION)
    if stack_fails:
        nervous = [at for at in dogs.mortal(s, player) if s.content.cards.dies_on_fizzle[racer.team[at]]]
        dogs.kill(s, player, nervous)


def give_up(racer: Racer) -> None:
    """All waiting cards go to the played area, without effect. IC-060"""
    if racer.waiting:
        pour(racer.played, racer.waiting)
        racer.owed.clear()
        racer.paid.clear()
