"""Iditacards, 'Sled': adding to the supply and taking from it."""

from typing import Final

from ludoteca.engine import Chance, Decision, add, ask, distinct, roll
from ludoteca.games.iditacards.cards import DOG
from ludoteca.games.iditacards.content import Content
from ludoteca.games.iditacards.rules.common import destroy as destroy_card
from ludoteca.games.iditacards.rules.common import from_hand
from ludoteca.games.iditacards.state import Race
from ludoteca.games.iditacards.vocabulary import DESTROYED, UNTIL_DOG

UPGRADES: Final = 4
STOP: Final = 0
FIRST_CARD: Final = 1


def take(s: Race, player: int, most: int, added: int) -> None:
    """Add cards of one upgrade deck to the supply, then take up to so many. IC-119, IC-120, IC-121, IC-154, IC-155"""
    racer, cards = s.players[player], s.content.cards
    owned = [*racer.team, *(card for held in racer.attached for card in held)]
    until_dog = int(added == UNTIL_DOG)
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
    """One upgrade deck that still holds cards; empty ones are not refilled. IC-020, IC-119, IC-120"""

    size = UPGRADES

    def fits(self, s: Race, player: int, added: int, until_dog: int) -> bool:
        """Cards are to be added, and there are some."""
        return 0 <= added < 100 and until_dog in (0, 1) and any(s.upgrades)

    def options(self, s: Race, player: int, added: int, until_dog: int) -> list[int]:
        """The decks that are not empty."""
        return [deck for deck in range(UPGRADES) if s.upgrades[deck]]

    def chosen(self, s: Race, player: int, deck: int, added: int, until_dog: int) -> None:
        """All cards come from this deck."""
        s.tell("opens", player, deck)
        s.then([roll(ADD_TO_SUPPLY, player, deck + UPGRADES * until_dog, added)])


class AddToSupply(Chance[Race]):
    """One card of the deck is turned into the supply, as far as it reaches. IC-119, IC-120, IC-154, IC-155, IC-177"""

    def size_with(self, content: Content) -> int:
        """Any kind of card."""
        return len(content.ids)

    def fits(self, s: Race, player: int, deck: int, added: int) -> bool:
        """From deck 4 on: until a dog comes, and then so many more."""
        return player >= 0 and 0 <= deck < 2 * UPGRADES and 0 <= added < 100

    def total(self, s: Race, player: int, deck: int, added: int) -> int:
        """Every card of the deck is equally likely."""
        return len(s.upgrades[deck % UPGRADES]) if added or deck >= UPGRADES else 0

    def at(self, s: Race, place: int, player: int, deck: int, added: int) -> int:
        """The deck has no order: it is a bag."""
        return s.upgrades[deck % UPGRADES][place]

    def chosen(self, s: Race, player: int, card: int, deck: int, added: int) -> None:
        """The first dog ends the search; what is still to be added follows."""
        s.upgrades[deck % UPGRADES].remove(card)
        add(s.supply, card)
        s.tell("adds", player, card)
        if deck < UPGRADES:
            added -= 1
        elif s.content.cards.types[card] == DOG:
            deck -= UPGRADES
        s.then([roll(ADD_TO_SUPPLY, player, deck, added)])


class TakeFromSupply(Decision[Race]):
    """Put cards of the supply, old or new, into one's discard pile, one at a time. IC-119, IC-120"""

    def size_with(self, content: Content) -> int:
        """Stop, or any kind of card."""
        return FIRST_CARD + len(content.ids)

    def fits(self, s: Race, player: int, most: int, b: int) -> bool:
        """`most` cards may still be taken."""
        return 1 <= most < 200 and b == 0

    def options(self, s: Race, player: int, most: int, b: int) -> list[int]:
        """Taking is optional."""
        return [STOP, *[FIRST_CARD + card for card in distinct(s.supply)]]

    def chosen(self, s: Race, player: int, answer: int, most: int, b: int) -> None:
        """Until the player stops or has taken all he may."""
        if answer == STOP:
            return
        s.supply.remove(answer - FIRST_CARD)
        add(s.players[player].discard, answer - FIRST_CARD)
        s.tell("takes", player, answer - FIRST_CARD)
        if most > 1:
            s.then([ask(TAKE_FROM_SUPPLY, player, most - 1)])


CHOOSE_DECK: Final = ChooseDeck()
ADD_TO_SUPPLY: Final = AddToSupply()
TAKE_FROM_SUPPLY: Final = TakeFromSupply()
