"""Hands, decks and the destroyed pile: cards that come and go, and what everybody sees of them."""

from typing import Final

from ludoteca.engine import Args, Chance, EventType, Reason, Verb, WhyNot, add, take
from ludoteca.games.iditacards.domains import CARD
from ludoteca.games.iditacards.state import Race

DESTROYS: Final = EventType("destroys", CARD)

NOT_IN_HAND: Final = Reason("not-in-hand")


class DeckDraw(Chance[Race]):
    """A card from a player's own deck, which has no order. IC-177

    It is a `Draw` that does not go through `bag`, because nothing in a race happens more often.
    """

    def total(self, s: Race, player: int, args: Args) -> int:
        return len(s.players[player].deck)

    def at(self, s: Race, nth: int, player: int, args: Args) -> int:
        return s.players[player].deck[nth]


def why_not_from(pile: list[int], verb: Verb, answer: int, reason: Reason) -> WhyNot | None:
    """The reason against an answer with this verb about a card that is not in the pile."""
    return reason.because() if verb.covers(answer) and verb.object(answer) not in pile else None


def from_hand(s: Race, player: int, card: int) -> None:
    """A card leaves a hand; everyone sees it."""
    s.players[player].hand.remove(card)
    s.left_openly(player, card)


def from_deck(s: Race, player: int, card: int) -> None:
    """A card of a deck is turned up; everyone sees it. IC-012"""
    take(s.players[player].deck, card)
    s.left_openly(s.deck_place(player), card)


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
