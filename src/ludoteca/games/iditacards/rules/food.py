"""Iditacards, 'Food': drawing cards."""

from typing import Final

from ludoteca.engine import Args, EventType, Verb, add, roll, take
from ludoteca.games.iditacards.domains import CARD, CARDS
from ludoteca.games.iditacards.rules.piles import DeckDraw
from ludoteca.games.iditacards.state import Race

DRAWS: Final = EventType("draws", secret=CARD)


def draw(s: Race, player: int, cards: int) -> None:
    """Draw cards, as far as the deck goes. IC-021, IC-124"""
    if cards > 0:
        s.then([roll(DRAW_CARD, player, cards)])


class DrawCard(DeckDraw):
    """One unknown card from a deck goes to its owner's hand; an empty deck gives nothing. IC-008, IC-021, IC-177"""

    CARRIES = (CARDS,)

    draw = Verb(CARD)

    def chosen(self, s: Race, player: int, card: int, args: Args) -> None:
        """Only the player who draws it sees it."""
        racer = s.players[player]
        take(racer.deck, card)
        add(racer.hand, card)
        s.left_hidden(s.deck_place(player), 1 << player)
        s.tell(DRAWS, player, secret=card, seen_by=1 << player)
        if args[0] > 1:
            s.then([roll(DRAW_CARD, player, args[0] - 1)])


DRAW_CARD: Final = DrawCard()
