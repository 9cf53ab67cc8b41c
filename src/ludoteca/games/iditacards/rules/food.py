"""Iditacards, 'Food': drawing cards."""

from typing import Final

from ludoteca.engine import Chance, add, roll
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.state import Race


def draw(s: Race, player: int, cards: int) -> None:
    """Draw cards, as far as the deck reaches. IC-021, IC-124"""
    if cards > 0:
        s.then([roll(DRAW_CARD, player, cards)])


class DrawCard(Chance[Race]):
    """One unknown card of a deck comes to its owner's hand; an empty deck gives nothing. IC-008, IC-021, IC-177"""

    def size_with(self, content: Content) -> int:
        """Any kind of card."""
        return len(content.ids)

    def fits(self, s: Race, player: int, cards: int, b: int) -> bool:
        """So many `cards` are still to be drawn."""
        return player >= 0 and 1 <= cards < 1000 and b == 0

    def total(self, s: Race, player: int, cards: int, b: int) -> int:
        """Every card of the deck is equally likely."""
        return len(s.players[player].deck)

    def at(self, s: Race, place: int, player: int, cards: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.players[player].deck[place]

    def chosen(self, s: Race, player: int, card: int, cards: int, b: int) -> None:
        """Only the drawer sees it."""
        racer = s.players[player]
        racer.deck.remove(card)
        add(racer.hand, card)
        s.left_hidden(s.deck_place(player), 1 << player, [])
        s.tell("draws", player, secret=card, seen_by=1 << player)
        if cards > 1:
            s.then([roll(DRAW_CARD, player, cards - 1)])


DRAW_CARD: Final = DrawCard()
