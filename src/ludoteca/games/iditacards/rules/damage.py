"""Iditacards, 'Unique Cards': Damaged."""

from typing import Final

from ludoteca.engine import EventType, add
from ludoteca.games.iditacards.state import Race

DAMAGE: Final = EventType("damage")


def take(s: Race, seat: int, cards: int) -> None:
    """Damaged cards go to a discard pile, while there are any; this ends no turn. IC-027, IC-126, IC-127"""
    for _ in range(min(cards, len(s.damage_deck))):
        add(s.players[seat].discard, s.damage_deck.pop())
        s.tell(DAMAGE, seat)
