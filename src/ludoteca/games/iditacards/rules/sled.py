"""Iditacards, 'Sled': adding to the supply and taking from it."""

from typing import Final

from ludoteca.engine import Args, Argument, Decision, Draw, EventType, Reason, Verb, WhyNot, add, ask, distinct, roll
from ludoteca.games.iditacards.cards import DOG
from ludoteca.games.iditacards.domains import ADDED, CARD, DECK, MOST, UNTIL_DOG
from ludoteca.games.iditacards.rules.piles import destroy as destroy_card
from ludoteca.games.iditacards.rules.piles import from_hand, why_not_from
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import DESTROYED
from ludoteca.games.iditacards.vocabulary import UNTIL_DOG as UNTIL_A_DOG

UPGRADES: Final = 4

OPENS: Final = EventType("opens", DECK)
ADDS: Final = EventType("adds", CARD)
TAKES: Final = EventType("takes", CARD)

DECK_EMPTY: Final = Reason("deck-empty", "IC-020", "IC-120")
NOT_IN_SUPPLY: Final = Reason("not-in-supply", "IC-119")


def take(s: Race, player: int, most: int, added: int) -> None:
    """Add cards from one upgrade deck to the supply, then take up to `most`. IC-119, IC-120, IC-121, IC-154, IC-155"""
    racer, cards = s.players[player], s.content.cards
    owned = racer.in_play()
    until_dog = int(added == UNTIL_A_DOG)
    most = s.scrapped if most == DESTROYED else most
    added = s.scrapped if added == DESTROYED else 0 if until_dog else added
    s.scrapped = 0
    most += sum([cards.take_more[card] for card in owned])
    added += sum([cards.add_more[card] for card in owned])
    if most:
        s.then([ask(TAKE_FROM_SUPPLY, player, most)])
    if (added or until_dog) and any(s.upgrades):
        s.then([ask(CHOOSE_DECK, player, added, until_dog)])


def scrap_hand(s: Race, player: int) -> None:
    """Destroy the whole hand and remember how many cards it had. IC-139"""
    hand = s.players[player].hand.copy()
    for card in hand:
        from_hand(s, player, card)
        destroy_card(s, player, card)
    s.scrapped = len(hand)


class ChooseDeck(Decision[Race]):
    """One upgrade deck that still has cards; empty ones are not refilled. IC-020, IC-119, IC-120"""

    CARRIES = (ADDED, UNTIL_DOG)

    open_deck = Verb(DECK, says="deck")

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        return [self.open_deck.at(deck) for deck in range(UPGRADES) if s.upgrades[deck]]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        deck = self.open_deck.object(answer)
        return None if s.upgrades[deck] else DECK_EMPTY.because(DECK.words(s.game.prefix, s.content, deck))

    def words(self, s: Race, player: int, answer: int, args: Args) -> dict[str, Argument]:
        """How many cards are added, and how many may be taken afterwards."""
        added, until_dog = args
        taking = [more for number, _, more in s.stack[-2:-1] if number == TAKE_FROM_SUPPLY.number]
        most = taking[0][0] if taking else 0
        return {"added": min(added, len(s.upgrades[self.open_deck.object(answer)])), "dog": until_dog, "most": most}

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        added, until_dog = args
        deck = self.open_deck.object(answer)
        s.tell(OPENS, player, deck)
        s.then([roll(ADD_TO_SUPPLY, player, deck, until_dog, added)])


class AddToSupply(Draw[Race]):
    """Turn one card of the deck into the supply, as far as it goes. IC-119, IC-120, IC-154, IC-155, IC-177"""

    CARRIES = (DECK, UNTIL_DOG, ADDED)

    add = Verb(CARD)

    def bag(self, s: Race, player: int, args: Args) -> list[int]:
        """The deck, which has no order; nothing once everything is added."""
        deck, until_dog, added = args
        return s.upgrades[deck] if added or until_dog else []

    def chosen(self, s: Race, player: int, card: int, args: Args) -> None:
        """The first dog ends the search; cards still to be added follow."""
        deck, until_dog, added = args
        s.upgrades[deck].remove(card)
        add(s.supply, card)
        s.tell(ADDS, player, card)
        if not until_dog:
            added -= 1
        elif s.content.cards.types[card] == DOG:
            until_dog = 0
        s.then([roll(ADD_TO_SUPPLY, player, deck, until_dog, added)])


class TakeFromSupply(Decision[Race]):
    """Put cards from the supply, old or new, into your discard pile, one at a time. IC-119, IC-120"""

    CARRIES = (MOST,)

    stop = Verb(says="take-nothing")
    take = Verb(CARD)

    def answers(self, s: Race, player: int, args: Args) -> list[int]:
        """Taking is optional."""
        first = self.take.first
        return [self.stop.first, *[first + card for card in distinct(s.supply)]]

    def why_not(self, s: Race, player: int, answer: int, args: Args) -> WhyNot | None:
        return why_not_from(s.supply, self.take, answer, NOT_IN_SUPPLY)

    def chosen(self, s: Race, player: int, answer: int, args: Args) -> None:
        if self.stop.covers(answer):
            return
        card = self.take.object(answer)
        s.supply.remove(card)
        add(s.players[player].discard, card)
        s.tell(TAKES, player, card)
        if args[0] > 1:
            s.then([ask(TAKE_FROM_SUPPLY, player, args[0] - 1)])


CHOOSE_DECK: Final = ChooseDeck()
ADD_TO_SUPPLY: Final = AddToSupply()
TAKE_FROM_SUPPLY: Final = TakeFromSupply()
