"""Iditacards, 'Personal': looking at one's own deck."""

from typing import Final

from ludoteca.engine import Chance, Decision, add, ask, distinct, pour, roll
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.rules import risk
from ludoteca.games.iditacards.rules.common import destroy as destroy_card
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL

DONE: Final = 0
FIRST_CARD: Final = 1


def look(s: Race, player: int, card: int, cards: int, destroy: int) -> None:
    """Look at cards of the deck; destroy up to so many; discard or keep the others. IC-122, IC-123, IC-142, IC-155"""
    racer, content = s.players[player], s.content.cards
    owned = [*racer.team, *(held for cards_held in racer.attached for held in cards_held)]
    cards = len(racer.deck) if cards == ALL else cards + sum([content.look_more[held] for held in owned])
    destroy = len(racer.deck) if destroy == ALL else destroy + sum([content.destroy_more[held] for held in owned])
    if not racer.deck:
        return
    s.tell("looks", player, min(cards, len(racer.deck)))
    s.then([ask(LOOK_DISCARD, player, card)])
    if destroy:
        s.then([ask(LOOK_DESTROY, player, destroy)])
    if cards >= len(racer.deck):
        pour(racer.looking, racer.deck)
    else:
        s.then([roll(LOOK_CARD, player, cards)])


class LookCard(Chance[Race]):
    """One card of the deck comes before its owner's eyes. IC-012, IC-122, IC-177"""

    def size_with(self, content: Content) -> int:
        """Any kind of card."""
        return len(content.ids)

    def fits(self, s: Race, player: int, cards: int, b: int) -> bool:
        """So many `cards` are still to be looked at."""
        return player >= 0 and 1 <= cards < 200 and b == 0

    def total(self, s: Race, player: int, cards: int, b: int) -> int:
        """Every card of the deck is equally likely."""
        return len(s.players[player].deck)

    def at(self, s: Race, place: int, player: int, cards: int, b: int) -> int:
        """The deck has no order: it is a bag."""
        return s.players[player].deck[place]

    def chosen(self, s: Race, player: int, card: int, cards: int, b: int) -> None:
        """Only its owner sees it."""
        s.players[player].deck.remove(card)
        add(s.players[player].looking, card)
        s.tell("sees", player, secret=card, seen_by=1 << player)
        if cards > 1:
            s.then([roll(LOOK_CARD, player, cards - 1)])


class LookDestroy(Decision[Race]):
    """Destroy cards one has looked at, one at a time. IC-122, IC-130, IC-132"""

    commutes = True

    def size_with(self, content: Content) -> int:
        """Done, or any kind of card."""
        return FIRST_CARD + len(content.ids)

    def fits(self, s: Race, player: int, most: int, b: int) -> bool:
        """`most` cards may still be destroyed."""
        return 1 <= most < 1000 and b == 0

    def options(self, s: Race, player: int, most: int, b: int) -> list[int]:
        """Destroying is optional."""
        return [DONE, *[FIRST_CARD + card for card in distinct(s.players[player].looking)]]

    def chosen(self, s: Race, player: int, answer: int, most: int, b: int) -> None:
        """Everybody sees what is destroyed."""
        if answer == DONE:
            return
        s.players[player].looking.remove(answer - FIRST_CARD)
        s.left_openly(s.deck_place(player), answer - FIRST_CARD)
        destroy_card(s, player, answer - FIRST_CARD)
        if most > 1:
            s.then([ask(LOOK_DESTROY, player, most - 1)])


class LookDiscard(Decision[Race]):
    """Discard any of the other cards, one at a time; the rest is shuffled back. IC-122, IC-123, IC-130, IC-142"""

    commutes = True

    def size_with(self, content: Content) -> int:
        """Done, or any kind of card."""
        return FIRST_CARD + len(content.ids)

    def fits(self, s: Race, player: int, card: int, damaged: int) -> bool:
        """`damaged` is 1 once a Damaged card was discarded."""
        return 0 <= card < len(s.content.ids) and damaged in (0, 1)

    def options(self, s: Race, player: int, card: int, damaged: int) -> list[int]:
        """What is still before one's eyes."""
        return [DONE, *[FIRST_CARD + seen for seen in distinct(s.players[player].looking)]]

    def chosen(self, s: Race, player: int, answer: int, card: int, damaged: int) -> None:
        """A discarded Damaged card ends the turn when all is sorted."""
        racer = s.players[player]
        if answer == DONE:
            pour(racer.deck, racer.looking)
            if damaged:
                risk.fail(s, player, card)
            return
        racer.looking.remove(answer - FIRST_CARD)
        s.left_openly(s.deck_place(player), answer - FIRST_CARD)
        add(racer.discard, answer - FIRST_CARD)
        s.tell("discards", player, answer - FIRST_CARD)
        if answer - FIRST_CARD == s.content.cards.damaged:
            damaged = 1
        s.then([ask(LOOK_DISCARD, player, card, damaged)])


LOOK_CARD: Final = LookCard()
LOOK_DESTROY: Final = LookDestroy()
LOOK_DISCARD: Final = LookDiscard()
