"""What many rules share: frames for a seat, cards on the move, and what the others see of them."""

from typing import Final

from ludoteca.engine import Args, Argument, Chance, Effect, EventType, add, take
from ludoteca.games.iditacards.domains import CARD, DOG_CARD
from ludoteca.games.iditacards.state import Race

DESTROYS: Final = EventType("destroys", CARD)


def without_seat(player: int) -> str:
    """What is wrong with a frame that needs a player but has none."""
    return "" if player >= 0 else "it needs a seat"


class SeatEffect(Effect[Race]):
    """Something that happens to one player."""

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """It needs a seat."""
        return without_seat(player)


class CardEffect(Effect[Race]):
    """Something that happens to one player with a card in front of them."""

    CARRIES = (CARD,)

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """It needs a seat and a card in the played area."""
        return without_seat(player) or not_played(s, player, args[0])


class DeckDraw(Chance[Race]):
    """A card from a player's own deck, which has no order. IC-177

    It is a `Draw` that does not go through `bag`, because nothing in a race happens more often.
    """

    def misplaced(self, s: Race, player: int, args: Args) -> str:
        """It needs a seat."""
        return without_seat(player)

    def total(self, s: Race, player: int, args: Args) -> int:
        """Every card is equally likely."""
        return len(s.players[player].deck)

    def at(self, s: Race, place: int, player: int, args: Args) -> int:
        """The card at that place."""
        return s.players[player].deck[place]


def not_played(s: Race, player: int, card: int) -> str:
    """What is wrong with a frame about a card that should be in front of its player."""
    return "" if card in s.players[player].played else "the card does not lie in front of that player"


def dog_name(s: Race, seat: int, at: int) -> dict[str, Argument]:
    """The name of a dog in a team, for messages."""
    return DOG_CARD.words(s.game.prefix, s.content, s.players[seat].team[at])


def attachment_names(s: Race, seat: int, at: int, slot: int) -> dict[str, Argument]:
    """The names of an attachment and of the dog that carries it, for messages."""
    card = CARD.words(s.game.prefix, s.content, s.players[seat].attached[at][slot])
    return {**card, **dog_name(s, seat, at)}


def destroy(s: Race, player: int, card: int) -> None:
    """A card leaves the game for good; with a switch, Damaged goes back to its deck. IC-019, IC-127"""
    if card == s.content.cards.damaged and s.options["destroyed_damage_returns"]:
        add(s.damage_deck, card)
    else:
        add(s.destroyed, card)
    s.tell(DESTROYS, player, card)


def seen_in_hand(s: Race, player: int, card: int) -> None:
    """Everyone saw this card go to a hand. IC-012"""
    for other in s.others_from_left(player):
        s.learn(other, player, card)


def seen_in_deck(s: Race, player: int, card: int) -> None:
    """Everyone saw this card being shuffled into a deck. IC-012"""
    for other in s.others_from_left(player):
        s.learn(other, s.deck_place(player), card)


def must_be_in_hand(s: Race, player: int, card: int, copies: int) -> None:
    """Everyone can tell that a hand has at least this many copies of a card. IC-012"""
    for other in s.others_from_left(player):
        for _ in range(copies - s.known.count((other, player, card))):
            s.learn(other, player, card)


def from_hand(s: Race, player: int, card: int) -> None:
    """A card leaves a hand; everyone sees it."""
    s.players[player].hand.remove(card)
    s.left_openly(player, card)


def from_deck(s: Race, player: int, card: int) -> None:
    """A card of a deck is turned up; everyone sees it. IC-012"""
    take(s.players[player].deck, card)
    s.left_openly(s.deck_place(player), card)
