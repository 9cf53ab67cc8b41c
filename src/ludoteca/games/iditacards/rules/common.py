"""What many rules share: frames for a seat, cards on their way, and what the others see of it."""

from ludoteca.engine import Effect, add
from ludoteca.games.iditacards.state import Race


class SeatEffect(Effect[Race]):
    """Something that happens to one player, without further numbers."""

    def fits(self, s: Race, player: int, a: int, b: int) -> bool:
        """It needs a seat."""
        return player >= 0 and a == 0 and b == 0


class CardEffect(Effect[Race]):
    """Something that happens to one player with a card that lies in front of them."""

    def fits(self, s: Race, player: int, card: int, b: int) -> bool:
        """It needs a seat and a card of the played area."""
        return player >= 0 and card in s.players[player].played and b == 0


def destroy(s: Race, player: int, card: int) -> None:
    """A card leaves the game for good; by a switch, Damaged goes back to its deck. IC-019, IC-127"""
    if card == s.content.cards.damaged and s.options["destroyed_damage_returns"]:
        add(s.damage_deck, card)
    else:
        add(s.destroyed, card)
    s.tell("destroys", player, card)


def seen_in_hand(s: Race, player: int, card: int) -> None:
    """Everybody saw this card come to a hand. IC-012"""
    for other in s.others_from_left(player):
        s.learn(other, player, card)


def seen_in_deck(s: Race, player: int, card: int) -> None:
    """Everybody saw this card shuffled into a deck. IC-012"""
    for other in s.others_from_left(player):
        s.learn(other, s.deck_place(player), card)


def must_be_in_hand(s: Race, player: int, card: int, copies: int) -> None:
    """Everybody can tell that a hand holds at least so many of a card. IC-012"""
    for other in s.others_from_left(player):
        for _ in range(copies - s.known.count((other, player, card))):
            s.learn(other, player, card)


def from_hand(s: Race, player: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    s.players[player].hand.remove(card)
    s.left_openly(player, card)


def from_deck(s: Race, player: int, card: int) -> None:
    """A card of a deck is turned up for all to see. IC-012"""
    s.players[player].deck.remove(card)
    s.left_openly(s.deck_place(player), card)
