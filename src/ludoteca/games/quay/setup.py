"""Smugglers' Quay, 'Set-up'."""

from typing import Final

from ludoteca.engine import Args, Draw, Verb, ask, do, roll
from ludoteca.games.quay.domains import CARD
from ludoteca.games.quay.rules import end, turn
from ludoteca.games.quay.state import Quay


def set_up(s: Quay) -> None:
    """Deal three cards to each player; the first seat begins. QUAY-001, QUAY-002, QUAY-003"""
    s.deck = s.content.deck
    deals = [roll(DEAL_CARD, seat) for _ in range(s.content.hand) for seat in range(s.seats)]
    s.then([*deals, ask(turn.TURN, 0), do(end.GAME_END)])


class DealCard(Draw[Quay]):
    """One card of the first hands. QUAY-002"""

    deal = Verb(CARD, says="deal-card")

    def bag(self, s: Quay, player: int, args: Args) -> list[int]:
        return s.deck

    def chosen(self, s: Quay, player: int, card: int, args: Args) -> None:
        turn.draw(s, player, card)


DEAL_CARD: Final = DealCard()
