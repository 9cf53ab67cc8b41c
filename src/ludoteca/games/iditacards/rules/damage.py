"""Iditacards, 'Damage'."""

from typing import Final

from ludoteca.engine import EventType, add
from ludoteca.games.iditacards.rules import risk
from ludoteca.games.iditacards.state import Race

DAMAGE: Final = EventType("damage")


def take(s: Race, seat: int, cards: int) -> None:
    """Damaged cards go to a discard pile, while there are any; this ends no turn. IC-027, IC-126, IC-127"""
    for _ in range(min(cards, len(s.damage_deck))):
        add(s.players[seat].discard, s.damage_deck.pop())
        s.tell(DAMAGE, seat)


def discarded_after_look(s: Race, seat: int, card: int) -> None:
    """Once all choices of the look are made, the rest of its card is skipped and the waiting cards fail. IC-130"""
    risk.fail(s, seat, card)
