"""Iditacards, 'Personal': looking at your own deck."""

from typing import Final

from ludoteca.engine import Args, Decision, EventType, Reason, Verb, WhyNot, add, ask, distinct, pour, roll
from ludoteca.games.iditacards.domains import CARD, CARDS, DAMAGED, MOST
from ludoteca.games.iditacards.rules import failure
from ludoteca.games.iditacards.rules.piles import DeckDraw, why_not_from
from ludoteca.games.iditacards.rules.piles import destroy as destroy_card
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import ALL

LOOKS: Final = EventType("looks", CARDS)
SEES: Final = EventType("sees", secret=CARD)
DISCARDS: Final = EventType("discards", CARD)

NOT_LOOKED_AT: Final = Reason("not-looked-at", "IC-122")


def look(s: Race, player: int, card: int, cards: int, destroy: int) -> None:
    """Look at cards from the deck; destroy some; discard or keep the others. IC-122, IC-123, IC-142, IC-155"""
    racer, content = s.players[player], s.content.cards
    owned = racer.in_play()
    cards = len(racer.deck) if cards == ALL else cards + sum([content.look_more[held] for held in owned])
    destroy = len(racer.deck) if destroy == ALL else destroy + sum([content.destroy_more[held] for held in owned])
    if not racer.deck:
        return
    s.tell(LOOKS, player, min(cards, len(racer.deck)))
    s.then([ask(LOOK_DISCARD, player, card, 0)])
    if destroy:
        s.then([ask(LOOK_DESTROY, player, destroy)])
    if cards >= len(racer.deck):
        pour(racer.looking, racer.deck)
    else:
        s.then([roll(LOOK_CARD, player, cards)])


class LookCard(DeckDraw):
    """The owner of a deck looks at one of its cards. IC-012, IC-122, IC-177"""

    CARRIES = (CARDS,)

    see = Verb(CARD)

    def chosen(self, s: Race, player: int, card: int, args: Args) -> None:
        """Only its owner sees it."""
        s.players[player].deck.remove(card)
        add(s.players[player].looking, card)
        s.tell(SEES, player, secret=card, seen_by=1 << player)
        if args[0] > 1:
            s.then([roll(LOOK_CARD, player, args[0] - 1)])


def take_from_looked_at(s: Race, player: int, card: int) -> None:
    """A card that its owner is looking at leaves; everyone sees it."""
    s.players[player].looking.remove(card)
    s.left_openly(s.deck_place(player), card)


class LookDestroy(Decision[Race]):
    """Destroy cards you are looking at, one at a time. IC-122, IC-132"""

    CARRIES = (MOST,)
    COMMUTES = True

    done = Verb(says="destroy-done")
    destroy = Verb(CARD)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Destroying is optional."""
        first = self.destroy.first
        return [self.done.first, *[first + card for card in distinct(s.players[player].looking)]]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_from(s.players[player].looking, self.destroy, answer, NOT_LOOKED_AT)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Everyone sees what is destroyed."""
        if self.done.covers(answer):
            return
        card = self.destroy.object(answer)
        take_from_looked_at(s, player, card)
        destroy_card(s, player, card)
        if args[0] > 1:
            s.then([ask(LOOK_DESTROY, player, args[0] - 1)])


class LookDiscard(Decision[Race]):
    """Discard any of the other cards, one at a time; the rest are shuffled back. IC-122, IC-123, IC-142"""

    CARRIES = (CARD, DAMAGED)
    COMMUTES = True

    done = Verb(says="discard-done")
    discard = Verb(CARD)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        first = self.discard.first
        return [self.done.first, *[first + card for card in distinct(s.players[player].looking)]]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_from(s.players[player].looking, self.discard, answer, NOT_LOOKED_AT)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        """Once all answers are made, a discarded Damaged card skips the rest and lets the waiting cards fail. IC-130"""
        card, damaged = args
        racer = s.players[player]
        if self.done.covers(answer):
            pour(racer.deck, racer.looking)
            if damaged:
                failure.fail(s, player, card)
            return
        discarded = self.discard.object(answer)
        take_from_looked_at(s, player, discarded)
        add(racer.discard, discarded)
        s.tell(DISCARDS, player, discarded)
        if discarded == s.content.cards.damaged:
            damaged = 1
        s.then([ask(LOOK_DISCARD, player, card, damaged)])


LOOK_CARD: Final = LookCard()
LOOK_DESTROY: Final = LookDestroy()
LOOK_DISCARD: Final = LookDiscard()
