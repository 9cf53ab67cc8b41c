"""Smugglers' Quay, 'Set-up'."""

from typing import Final

from ludoteca.engine import Chance, ask, do, roll
from quay.content import KINDS
from quay.rules import end, turn
from quay.state import Quay


def set_up(s: Quay) -> None:
    """Deal three cards to each player; the first seat begins. QUAY-001, QUAY-002, QUAY-003"""
    s.deck = s.content.deck
    deals = [roll(DEAL_CARD, seat) for _ in range(s.content.hand) for seat in range(s.seats)]
    s.then([*deals, ask(turn.TURN, 0), do(end.GAME_END)])


class DealCard(Chance[Quay]):
    """One card of the first hands. QUAY-002"""

    size = KINDS

    def total(self, s: Quay, player: int, a: int, b: int) -> int:
        """Every card of the deck is equally likely."""
        return len(s.deck)

    def at(self, s: Quay, place: int, player: int, a: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.deck[place]

    def chosen(self, s: Quay, player: int, card: int, a: int, b: int) -> None:
        """Only its owner sees it."""
        turn.draw(s, player, card)


DEAL_CARD: Final = DealCard()
