"""Iditacards, 'Utility': recovering, destroying from the hand, choosing a rival."""

from typing import Final

from ludoteca.engine import Decision, add, ask, distinct
from ludoteca.games.iditacards.content import MOST_SEATS, Content
from ludoteca.games.iditacards.rules import meters
from ludoteca.games.iditacards.rules.common import destroy, from_hand, seen_in_deck, seen_in_hand
from ludoteca.games.iditacards.rules.speed import immune
from ludoteca.games.iditacards.state import Race

STOP: Final = 0
FIRST_CARD: Final = 1
TO_HAND: Final = 0
TO_DECK: Final = 1


def recover(s: Race, player: int, cards: int) -> None:
    """Take back up to so many cards of the discard pile. IC-125"""
    if cards:
        s.then([ask(RECOVER, player, cards)])


def recover_venison(s: Race, player: int) -> None:
    """Take back every venison card of the discard pile. IC-162"""
    if _venison(s, player):
        s.then([ask(RECOVER_VENISON, player)])


def _venison(s: Race, player: int) -> list[int]:
    return [card for card in distinct(s.players[player].discard) if s.content.cards.venison[card]]


def answers_for(cards: list[int]) -> list[int]:
    """Each card with both destinations."""
    return [FIRST_CARD + 2 * card + to for card in cards for to in (TO_HAND, TO_DECK)]


def take_back(s: Race, player: int, answer: int) -> None:
    """A card leaves the discard pile for hand or deck; everybody sees it. IC-012, IC-125"""
    card, to = divmod(answer - FIRST_CARD, 2)
    racer = s.players[player]
    racer.discard.remove(card)
    if to == TO_HAND:
        add(racer.hand, card)
        seen_in_hand(s, player, card)
        s.tell("recovers", player, card)
    else:
        add(racer.deck, card)
        seen_in_deck(s, player, card)
        s.tell("returns", player, card)


class Recover(Decision[Race]):
    """Choose cards of the discard pile, one at a time, each for the hand or the deck. IC-085, IC-125"""

    def size_with(self, content: Content) -> int:
        """Stop, or any kind of card to either place."""
        return FIRST_CARD + 2 * len(content.ids)

    def fits(self, s: Race, player: int, most: int, b: int) -> bool:
        """`most` cards may still be recovered."""
        return 1 <= most < 100 and b == 0

    def options(self, s: Race, player: int, most: int, b: int) -> list[int]:
        """Recovering is optional."""
        return [STOP, *answers_for(distinct(s.players[player].discard))]

    def chosen(self, s: Race, player: int, answer: int, most: int, b: int) -> None:
        """Until the player stops or has recovered all he may."""
        if answer != STOP:
            take_back(s, player, answer)
            recover(s, player, most - 1)


class RecoverVenison(Decision[Race]):
    """All venison comes back; only the place of each is chosen. IC-162"""

    commutes = True

    def size_with(self, content: Content) -> int:
        """Any kind of card to either place, numbered as in `Recover`."""
        return FIRST_CARD + 2 * len(content.ids)

    def fits(self, s: Race, player: int, a: int, b: int) -> bool:
        """There is venison."""
        return a == 0 and b == 0 and bool(_venison(s, player))

    def options(self, s: Race, player: int, a: int, b: int) -> list[int]:
        """Nothing may be left behind."""
        return answers_for(_venison(s, player))

    def chosen(self, s: Race, player: int, answer: int, a: int, b: int) -> None:
        """Until none is left."""
        take_back(s, player, answer)
        recover_venison(s, player)


class DestroyFromHand(Decision[Race]):
    """One may destroy cards of one's hand, one at a time. IC-163"""

    commutes = True

    def size_with(self, content: Content) -> int:
        """Stop, or any kind of card."""
        return FIRST_CARD + len(content.ids)

    def fits(self, s: Race, player: int, most: int, b: int) -> bool:
        """`most` cards may still be destroyed."""
        return 1 <= most < 100 and b == 0

    def options(self, s: Race, player: int, most: int, b: int) -> list[int]:
        """Destroying is optional."""
        return [STOP, *[FIRST_CARD + card for card in distinct(s.players[player].hand)]]

    def chosen(self, s: Race, player: int, answer: int, most: int, b: int) -> None:
        """Everybody sees what is destroyed."""
        if answer == STOP:
            return
        from_hand(s, player, answer - FIRST_CARD)
        destroy(s, player, answer - FIRST_CARD)
        if most > 1:
            s.then([ask(DESTROY_FROM_HAND, player, most - 1)])


def others(s: Race, player: int) -> list[int]:
    """Whom a card reaches: all others, neither immune nor finished, from the left. IC-133, IC-171, IC-178"""
    return [seat for seat in s.others_from_left(player) if not immune(s, seat) and not s.finished(seat)]


class ChooseRival(Decision[Race]):
    """Choose the one other player whose meter rises. IC-164, IC-178"""

    size = MOST_SEATS

    def fits(self, s: Race, player: int, meter: int, points: int) -> bool:
        """There is somebody to choose."""
        return meter in (0, 1) and 1 <= points < 100 and bool(others(s, player))

    def options(self, s: Race, player: int, meter: int, points: int) -> list[int]:
        """Whoever can be reached."""
        return sorted(others(s, player))

    def chosen(self, s: Race, player: int, rival: int, meter: int, points: int) -> None:
        """The meter rises."""
        meters.raise_by(s, rival, meter, points)


RECOVER: Final = Recover()
RECOVER_VENISON: Final = RecoverVenison()
DESTROY_FROM_HAND: Final = DestroyFromHand()
CHOOSE_RIVAL: Final = ChooseRival()
